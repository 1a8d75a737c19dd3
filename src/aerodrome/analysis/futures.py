"""Futures: a move, and how the game may go on after it, sampled from what one seat knows.

The futures of different moves are dealt alike: number k of each begins with the same hidden cards, so that what differs
between them is the move's doing rather than the deal's.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from aerodrome.bots.search import sample_ends
from aerodrome.match import Sight


@dataclass(frozen=True)
class Futures:
    """States after a move, one of each future."""

    action: int
    soon: list[Any]
    """When the seat is next asked after others have acted, or at the end if that comes before."""
    late: list[Any]
    """At the end."""


def sample_futures(sight: Sight, action: int, count: int, seed: int = 0) -> Futures:
    """Futures in which the seat does this, and everybody plays by instinct from then on."""
    soon, late = sample_ends(sight, action, count, seed)
    unpack = sight.game.state.unpack
    return Futures(action, [unpack(row.tobytes()) for row in soon], [unpack(row.tobytes()) for row in late])
