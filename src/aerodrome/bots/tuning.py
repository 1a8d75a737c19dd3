"""Settings of the search for each game, and how long each level thinks. They are in the game's `tuning.toml`."""

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
    """Settings of the search for one game."""

    simulations: Mapping[str, int] = field(default_factory=lambda: {"casual": 50, "club": 200, "master": 1000})
    """Simulations for each move, by level."""
    explore: float = 0.6
    """How strongly the search prefers actions that it has tried little."""
    widen: float = 2.0
    """At a decision that it has met n times, the search tries the ``widen * sqrt(n)`` actions that it likes best."""
    greedy_of_100: int = 80
    """Outside the trees, this many of a hundred choices follow the hunch; the others are random."""
    horizon: int = 0
    """Turns that a simulated game goes on before the seats' outlook decides its value; 0 plays it to the end."""
    watch: bool = False
    """Do trees branch on the visible actions of other seats?"""
    flat: bool = False
    """Does the search compare only the next move? It then tries each action in the same worlds with the same luck, and
    plays everything after it by hunches."""


SETTINGS: dict[str, Callable[[float], int | float | bool]] = {
    "explore": float,
    "widen": float,
    "greedy_of_100": int,
    "horizon": int,
    "watch": bool,
    "flat": bool,
}
"""The settings that a single bot can change, and their types."""


class BadTuning(AerodromeError):
    """A tuning.toml that the search cannot use. The message names the file and what is wrong."""


def tuning_of(game: Game) -> Tuning:
    """The tuning in the game's own file; the defaults of Tuning if it has none."""
    return _tuning_in(game.folder / "tuning.toml")


@functools.cache
def _tuning_in(file: Path) -> Tuning:
    if not file.exists():
        return Tuning()
    try:
        return Tuning(**tomllib.loads(file.read_text(encoding="utf-8")))
    except (TypeError, tomllib.TOMLDecodeError) as error:
        raise BadTuning(f"{file}: {error}; it may set simulations, {', '.join(SETTINGS)}") from None
