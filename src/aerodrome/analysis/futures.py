"""Futures: a move, and how the game may go on after it, sampled from what one seat knows.

The futures of different moves are dealt alike: number k of each begins with the same hidden cards, so that what differs
between them is the move's doing rather than the deal's.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from aerodrome.bots.search import sample_ends
from aerodrome.engines.compiled import native, numbers
from aerodrome.play.board import board_from
from aerodrome.play.luck import SeededLuck
from aerodrome.play.sight import Sight
from aerodrome.rulebook.contract import WHOLE_WIN

WORLDS = 12
"""Dealt worlds in which a move must win at once to be called a sure win."""


@dataclass(frozen=True)
class Futures:
    """States after a move, one of each future."""

    action: int
    soon: list[Any]
    """When the seat is next asked after others have acted, or at the end if that comes before."""
    late: list[Any]
    """At the end."""
    shares: list[tuple[float, ...]]
    """Every seat's share of the win."""


def sample_futures(sight: Sight, action: int, count: int, seed: int = 0, *, states: bool = True) -> Futures:
    """Futures in which the seat does this, and everybody plays by instinct from then on.

    Without ``states`` only the shares are there, which is quicker.
    """
    soon, late = sample_ends(sight, action, count, seed)
    outcome, room = native(sight.game).outcome, numbers("i8", sight.state.n_seats)
    shares = []
    for number in range(count):
        outcome(late.at(number), room)
        shares.append(tuple(share / WHOLE_WIN for share in room))
    unpack: Callable[[bytes], Any] = sight.game.state.unpack
    if not states:
        return Futures(action, [], [], shares)
    return Futures(action, list(map(unpack, soon)), list(map(unpack, late)), shares)


def wins_at_once(sight: Sight, action: int, seed: int = 0) -> bool:
    """Does a move end the game with the whole win for the seat, whatever is dealt? Looked at in several worlds."""
    luck = SeededLuck(seed)
    for world in range(WORLDS):
        s, rng = sight.state.copy(), [0, 0, 0, 0]
        luck.key(rng, world)
        sight.game.plain.deal(s, sight.seat, rng)
        board = board_from(sight.game, s.pack())
        board.step(sight.seat, action, WORLDS + world, luck)
        outcome = board.outcome()
        if not outcome.over or outcome.shares[sight.seat] != 1.0:
            return False
    return True
