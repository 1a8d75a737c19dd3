"""Networks for tests: random ones, of zeros, and such as are always saturated."""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import Any

from aerodrome.bots.weights import Network, Sheet, read_network, shapes, sheet_for, write_network
from aerodrome.rulebook.game import Game

WIDTH = 32
TRAINED = {"code": "0.0.0", "seed": 7, "decisions": 0, "seconds": 0, "device": "none", "options": {}}


def small_sheet(game: Game, width: int = WIDTH) -> Sheet:
    return sheet_for(game, width, TRAINED)


def filled(lengths: tuple[int, ...], number: Any) -> Any:
    return [filled(lengths[1:], number) if lengths[1:] else number() for _ in range(lengths[0])]


def random_arrays(sheet: Sheet, seed: int = 1) -> dict[str, Any]:
    """Arrays of a network whose activations are neither all 0 nor all at their most."""
    luck, made = random.Random(seed), {}
    for name, (_, lengths) in shapes(sheet).items():
        scale = round(2**24 * 2 / 127 / math.sqrt(shapes(sheet)["w" + name[1]][1][-1])) if name[0] == "m" else 0
        least, most = {
            "w": (-127, 127),
            "m": (scale // 2, scale),
            "b": (-200, 200),
            "input_mult": (1 << 12, 1 << 21),
            "input_offset": (-(1 << 21), 1 << 21),
        }[name if name.startswith("input") else name[0]]
        made[name] = filled(lengths, lambda least=least, most=most: luck.randint(least, most))
    return made


def constant_arrays(sheet: Sheet, number: int) -> dict[str, Any]:
    return {name: filled(lengths, lambda: number) for name, (_, lengths) in shapes(sheet).items()}


def written(game: Game, path: Path, seed: int = 1, width: int = WIDTH) -> Path:
    """The file of a random network."""
    sheet = small_sheet(game, width)
    write_network(path, sheet, random_arrays(sheet, seed))
    return path


def random_network(game: Game, folder: Path, seed: int = 1, width: int = WIDTH) -> Network:
    return read_network(written(game, folder / f"{game.name}-{seed}.bin", seed, width), game)
