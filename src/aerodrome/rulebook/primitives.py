"""The few things that engines do in different ways. What stands here is the plain way; each engine supplies its own."""

from __future__ import annotations

import math
from typing import Any

from aerodrome.rulebook.record import Record

EVERYBODY = -1
"""The audience of an event that all seats and spectators see."""

NOBODY = -2
"""The audience of a mark that no seat and no spectator hears of."""

CONSULTED = -1
"""The mark that `consult` leaves, in place of an event."""


def copy(to: Any, source: Any) -> None:
    """Make the state ``to`` equal to ``source``."""
    to.copy_from(source)


def same(a: Any, b: Any) -> bool:
    """Are two states equal, byte for byte?"""
    equal: bool = a == b
    return equal


def tell(s: Record, audience: int, event: int, a: int, b: int, c: int) -> None:
    """Report an event to one seat or to EVERYBODY. Ints only; compiled engines drop the call."""
    if s.told is not None:
        s.told.append((audience, event, a, b, c))


def root(x: float) -> float:
    """The square root. Every machine computes it alike, which is not true of powers."""
    return math.sqrt(x)


def consult(s: Record) -> None:
    """Say that this step has looked at something that not everybody knows, and acted on it: it cannot be taken back.

    Rules call it whatever they find there, for that must not tell. A step that shows a card tells an event of those in
    ``Wording.reveals`` and need not call it.
    """
    tell(s, NOBODY, CONSULTED, 0, 0, 0)


PRIMITIVES = (copy, root, same, tell)
