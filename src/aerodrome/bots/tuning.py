"""How the search goes about each game, and how long each level thinks: `tuning.toml` in the folder of the game."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game

LEVELS = ("casual", "club", "master")
"""From the weakest to the strongest."""


@dataclass(frozen=True)
class Tuning:
    """How the search goes about a game."""

    simulations: Mapping[str, int] = field(default_factory=lambda: {"casual": 50, "club": 200, "master": 1000})
    """For a move, by level."""
    explore: float = 0.6
    """How much is given to trying what has been tried little."""
    widen: float = 2.0
    """A decision that was met n times has this times the root of n of its actions under trial, the best liked ones."""
    greedy_of_100: int = 80
    """How many of a hundred choices outside the trees are made by a hunch, the others by lot."""
    horizon: int = 0
    """Turns that a game in mind goes on before the outlook of the seats is judged; 0: to the end."""
    watch: bool = False
    """Do trees branch on what other seats are seen to do?"""
    flat: bool = False
    """Is only the move itself searched for, each action in the same worlds with the same luck, and all that follows
    played by hunches?"""


SETTINGS: dict[str, Callable[[float], int | float | bool]] = {
    "explore": float,
    "widen": float,
    "greedy_of_100": int,
    "horizon": int,
    "watch": bool,
    "flat": bool,
}
"""What can be set for a single bot, and of what kind it is."""


class BadTuning(AerodromeError):
    """A tuning.toml that does not say how to search. The message names the file and what is wrong."""


def tuning_of(game: Game) -> Tuning:
    """What the game's own file says; the figures above for a game without one."""
    return _tuning_in(game.folder / "tuning.toml")


@functools.cache
def _tuning_in(file: Path) -> Tuning:
    if not file.exists():
        return Tuning()
    try:
        return Tuning(**tomllib.loads(file.read_text(encoding="utf-8")))
    except (TypeError, tomllib.TOMLDecodeError) as error:
        raise BadTuning(f"{file}: {error}; it may set simulations, {', '.join(SETTINGS)}") from None
