"""Draws one by one: the plain rules, with luck that the caller decides.

A tree of a game with explicit chance has a node for every draw. The rules draw in the middle of a step, so a step whose
luck is not decided to its end is begun again from the state before it, each time with one more draw decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aerodrome.rulebook.binding import Binder
from aerodrome.rulebook.chance import below
from aerodrome.rulebook.game import Game


class Undecided(Exception):
    """The rules draw, and nobody has decided what; ``outcomes`` are possible, all equally likely."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class _Decided(list[int]):
    """Stands in a state's place for the generator: the draws that are decided, the next one last."""


def draw(rng: Any, n: int) -> int:
    """What `below` is here. A draw with one outcome is none."""
    if n == 1:
        return 0
    if not rng:
        raise Undecided(n)
    return int(rng.pop())


class Draws:
    """The set-up and the steps of a game, with draws that the caller decides."""

    def __init__(self, game: Game) -> None:
        binder = Binder(game.supplied, tables=game.tables, homes=game.homes, stand_ins={below: draw})
        self._new_game, self._step = (binder.bind(game.supplied[name]) for name in ("new_game", "step"))

    def set_up(self, s: Any, decided: Sequence[int]) -> int:
        """Set up the game; return 0, or how many outcomes the first draw has that is not decided. The state is of no
        more use then."""
        return self._run(self._new_game, s, decided)

    def step(self, s: Any, seat: int, action: int, decided: Sequence[int]) -> int:
        """Carry out a legal action; the same holds."""
        return self._run(self._step, s, decided, seat, action)

    def _run(self, deed: Any, s: Any, decided: Sequence[int], *arguments: int) -> int:
        s.rng = _Decided(reversed(decided))
        try:
            deed(s, *arguments)
        except Undecided as undecided:
            return undecided.outcomes
        s.rng = [0] * 4
        return 0
