"""The few functions that engines implement differently. These are the plain versions; each engine supplies its own."""

from __future__ import annotations

import math
import operator
from typing import Any

from aerodrome.rulebook.record import Record

EVERYBODY = -1
"""The audience of an event that all seats and spectators see."""

NOBODY = -2
"""The audience of a mark that no seat and no spectator hears about."""

CONSULTED = -1
"""The mark that `consult` leaves in place of an event."""


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


def say(s: Record, message: int, *values: int) -> None:
    """Say a message with its plain arguments (`messages`). It goes where events go, so whoever wants to hear a text
    listens to the call that says it."""
    a, b, c, d = (*values, 0, 0, 0, 0)[:4]
    tell(s, int(message), a, b, c, d)


def root(x: float) -> float:
    """The square root. Unlike powers, it gives the same result on every machine."""
    return math.sqrt(x)


def dot(weights: Any, activations: Any) -> int:
    """The sum of the products of two rows of the same length, the first of bytes and the second of ints of 16 bits. It
    must fit 32 bits. Engines add many products at once."""
    if len(weights) != len(activations):
        raise IndexError(f"rows of {len(weights)} and {len(activations)} numbers have no products")
    total: int = sum(map(operator.mul, weights, activations))
    if not -(1 << 31) <= total < 1 << 31:
        raise OverflowError(f"a sum of products of {total} does not fit 32 bits")
    return total


def consult(s: Record) -> None:
    """Mark this step as one that acted on hidden information, so that it cannot be taken back.

    Rules call this whatever they find, since a call in some cases only would give the secret away. A step that shows a
    card need not call it: it tells an event that is in ``REVEALS``.
    """
    tell(s, NOBODY, CONSULTED, 0, 0, 0)


PRIMITIVES = (copy, dot, root, same, say, tell)
