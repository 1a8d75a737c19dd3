"""A network in whole numbers, as every engine plays it, and its file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from aerodrome.learn.plan import Plan
from aerodrome.rulebook.game import Game

ONE = 256
"""Neurons, biases and logits count in this part of one."""
INPUT_BITS, SCALE_BITS = 12, 24
MOST_WEIGHT = 127

Array = np.ndarray[Any, Any]


def in_whole_numbers(network: Mapping[str, Array]) -> dict[str, Any]:
    """The arrays of a network's file: rows of weights as bytes, each row with its scale."""
    spread = ONE * (1 << INPUT_BITS)
    inv = network["inv"].astype(np.float64)
    arrays: dict[str, Any] = {
        "input_mult": np.rint(inv * spread).astype(np.int64),
        "input_offset": np.rint(network["mean"] * inv * spread).astype(np.int64),
    }
    for layer in "123pv":
        rows, scale = as_bytes(network[f"w{layer}"].astype(np.float64))
        arrays[f"w{layer}"], arrays[f"m{layer}"] = rows, scale
        arrays[f"b{layer}"] = np.rint(network[f"b{layer}"].astype(np.float64) * ONE).astype(np.int32)
    arrays["beta"] = round(float(network["beta"]) * ONE)
    return arrays


def as_bytes(weights: Array) -> tuple[Array, Array]:
    """Rows as bytes, and what a byte of each row is worth in 2**-24: no more than its largest weight needs."""
    most = np.abs(weights).max(1)
    scale = np.maximum(1, np.ceil(most * (1 << SCALE_BITS) / MOST_WEIGHT)).astype(np.int64)
    rows = np.rint(weights * (1 << SCALE_BITS) / scale[:, None])
    return rows.astype(np.int8), scale


def write(path: Path, game: Game, plan: Plan, network: Mapping[str, Any], decisions: int, seconds: float) -> dict[str, float]:
    arrays = in_whole_numbers({name: rows.detach().float().cpu().numpy() for name, rows in network.items()})
    with path.open("wb") as f:
        np.savez(f, **arrays)
    return {}
