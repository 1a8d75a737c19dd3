"""The results of many games, a row for each. Every engine writes them in this form."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
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

    def packed(self) -> tuple[bytes, ...]:
        return tuple(map(bytes, self.rows))

    def put(self, first: int, packed: Sequence[bytes]) -> None:
        """Take over the packed results of some games, from the first of them on."""
        for row, new in zip(self.rows, packed, strict=True):
            begin = first * ctypes.sizeof(type(row)._type_)
            memoryview(row).cast("B")[begin : begin + len(new)] = new


def view(row: Any) -> memoryview:
    """Numbers that callers can index, or hand to NumPy without a copy."""
    raw = memoryview(row)
    seen: memoryview = raw.cast("B").cast(raw.format.lstrip("<>"), raw.shape)  # type: ignore[call-overload]
    return seen


def flat(rows: memoryview) -> memoryview:
    """The same numbers in one row."""
    return rows.cast("B").cast(rows.format)  # type: ignore[call-overload, no-any-return]
