"""The results of many games, a row for each. Every engine writes them in this form."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any

from aerodrome.engines.compiled import numbers


@dataclass(frozen=True)
class Results:
    """Plies, shares of the win (in sixtieths), scores, lengths in turns, and sides. Shares, scores and sides have a row
    for each game, with a number for each seat."""

    seats: int
    plies: Any
    shares: Any
    scores: Any
    lengths: Any
    sides: Any

    @classmethod
    def room(cls, games: int, seats: int) -> Results:
        return cls(
            seats,
            numbers("i32", games),
            numbers("i8", games, seats),
            numbers("i16", games, seats),
            numbers("i16", games),
            numbers("i8", games, seats),
        )

    @property
    def rows(self) -> tuple[Any, Any, Any, Any, Any]:
        """In the order in which drivers take them."""
        return self.plies, self.shares, self.scores, self.lengths, self.sides

    def part(self, first: int, games: int) -> Results:
        """The rows of some of the games, in the same memory."""
        parts = []
        for row in self.rows:
            each = type(row)._type_
            parts.append((each * games).from_buffer(row, first * ctypes.sizeof(each)))
        return Results(self.seats, *parts)


def view(row: Any) -> memoryview:
    """Numbers that callers can index, or hand to NumPy without a copy."""
    raw = memoryview(row)
    seen: memoryview = raw.cast("B").cast(raw.format.lstrip("<>"), raw.shape)  # type: ignore[call-overload]
    return seen


def flat(rows: memoryview) -> memoryview:
    """The same numbers in one row."""
    return rows.cast("B").cast(rows.format)  # type: ignore[call-overload, no-any-return]
