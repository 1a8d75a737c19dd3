"""A network in whole numbers, as every engine plays it, and its file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from aerodrome import __version__
from aerodrome.bots.weights import sheet_for, write_network
from aerodrome.drivers.liking import MOST_LIKED
from aerodrome.drivers.network import INPUT_SHIFT, MOST, MOST_INPUT, NO_LOGIT, ONE, SCALE_SHIFT
from aerodrome.learn.plan import Plan
from aerodrome.rulebook.game import Game

MOST_WEIGHT = 127
"""The largest weight of each row."""
LAYERS = "123pv"

Array = np.ndarray[Any, Any]


def in_whole_numbers(network: Mapping[str, Array]) -> dict[str, Array]:
    """The arrays of a network's file: rows of weights as bytes, each row with its scale."""
    inv = network["inv"].astype(np.float64) * (ONE << INPUT_SHIFT)
    arrays = {"input_mult": whole(inv, np.int64), "input_offset": whole(network["mean"] * inv, np.int64)}
    for layer in LAYERS:
        arrays[f"w{layer}"], arrays[f"m{layer}"] = as_bytes(network[f"w{layer}"].astype(np.float64))
        arrays[f"b{layer}"] = whole(network[f"b{layer}"].astype(np.float64) * ONE, np.int32)
    return arrays | {"beta": whole(network["beta"].astype(np.float64).reshape(1) * ONE, np.int32)}


def whole(numbers: Array, kind: Any) -> Array:
    return np.rint(numbers).astype(kind)


def as_bytes(weights: Array) -> tuple[Array, Array]:
    """Rows as bytes, and what a byte of each row is worth in 2**-24: no more than its largest weight needs."""
    fine = weights * (1 << SCALE_SHIFT)
    scale = np.maximum(1, np.ceil(np.abs(fine).max(1) / MOST_WEIGHT)).astype(np.int64)
    return whole(fine / scale[:, None], np.int8), scale


def judged(arrays: Mapping[str, Array], seen: Array, liking: Array, n_seats: Array) -> tuple[Array, Array]:
    """What the network in whole numbers says about many positions: logits of actions, and of who wins."""

    def weigh(layer: str, x: Array) -> Array:
        total = x @ arrays[f"w{layer}"].astype(np.float64).T  # whole, and far too small to be rounded
        return (total.astype(np.int64) * arrays[f"m{layer}"] >> SCALE_SHIFT) + arrays[f"b{layer}"]

    numbers = np.concatenate([seen, liking], 1).astype(np.int64)
    x = np.clip(numbers * arrays["input_mult"] - arrays["input_offset"] >> INPUT_SHIFT, -MOST_INPUT, MOST_INPUT)
    first = np.clip(weigh("1", x), 0, MOST)
    second = np.clip(weigh("2", first), 0, MOST)
    third = np.minimum(second + np.maximum(weigh("3", second), 0), MOST)
    favour = arrays["beta"] * (liking.astype(np.int64) - MOST_LIKED) >> 3
    values = weigh("v", third)
    there = np.arange(values.shape[1]) < n_seats[:, None]
    return np.where(liking != 0, weigh("p", third) + favour, NO_LOGIT), np.where(there, values, NO_LOGIT)


def chances(logits: Array) -> Array:
    powers = np.exp(logits - logits.max(1, keepdims=True))
    shares: Array = powers / powers.sum(1, keepdims=True)
    return shares


def distance(arrays: Mapping[str, Array], positions: Mapping[str, Array]) -> dict[str, float]:
    """How far whole numbers are from floats in these positions: how often the best action is the same, and by how much
    chances differ on average, of actions and of winning. ``positions`` has the floats' logits, too."""
    policy, values = judged(arrays, positions["seen"], positions["liking"], positions["n_seats"])
    same = policy.argmax(1) == positions["policy"].argmax(1)
    by_policy = np.abs(chances(policy / ONE) - chances(positions["policy"])).sum(1) / 2
    by_value = np.abs(chances(values / ONE) - chances(positions["values"])).sum(1) / 2
    means = {"same best action": same, "chances of actions": by_policy, "chances of winning": by_value}
    return {name: round(float(numbers.mean()), 4) for name, numbers in means.items()}


def write(path: Path, game: Game, plan: Plan, arrays: Mapping[str, Array], decisions: int, seconds: float) -> None:
    trained = {
        "code": __version__,
        "seed": plan.seed,
        "decisions": decisions,
        "seconds": round(seconds, 1),
        "device": plan.device,
        "options": {name: value for name, value in plan.data().items() if name not in ("game", "seed", "device")},
    }
    write_network(path, sheet_for(game, plan.width, trained), arrays)
