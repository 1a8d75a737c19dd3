"""How the search goes about each game, and how long each level thinks. First guesses: they are not yet fitted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

LEVELS = ("casual", "club", "master")
"""From the weakest to the strongest."""


@dataclass(frozen=True)
class Tuning:
    """How the search goes about a game."""

    explore: float = 1.5
    """How much is given to trying what has been tried little."""
    widen: float = 2.0
    """A decision that was met n times has this times the root of n of its actions under trial, the best liked ones."""
    greedy_of_100: int = 80
    """How many of a hundred choices outside the trees are made by a hunch, the others by lot."""
    margin: float = 0.0
    """How much of what an end is worth is not the win but how far ahead or behind a seat is."""
    watch: bool = False
    """Do trees branch on what other seats are seen to do?"""
    simulations: Mapping[str, int] = field(default_factory=lambda: {"casual": 30, "club": 200, "master": 1500})
    """For a move, by level."""


SETTINGS: dict[str, Callable[[float], int | float | bool]] = {
    "explore": float,
    "widen": float,
    "margin": float,
    "greedy_of_100": int,
    "watch": bool,
}
"""What can be set for a single bot, and of what kind it is."""

TUNINGS: dict[str, Tuning] = {}
"""By the name of the game; one that is not here has the defaults."""


def tuning_of(game: str) -> Tuning:
    return TUNINGS.get(game, Tuning())
