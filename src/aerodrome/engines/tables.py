"""Card tables on their way into compiled rules: where each stands, and how wide its numbers are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from aerodrome.rulebook.binding import RulebookError, Table


@dataclass(frozen=True)
class NamedTable:
    """A card table as the binder hands it over."""

    home: tuple[str, str]
    value: Table


@dataclass(frozen=True)
class PlacedTable:
    """A card table as it stands in the Room."""

    home: tuple[str, str]
    """The module and the name that it has there."""
    name: str
    kind: str
    lengths: tuple[int, ...]
    """The first one is how long the table may be, where that depends on the cards."""
    varies: bool


def lengths_of(table: Table) -> tuple[int, ...]:
    lengths: list[int] = []
    row: Any = table
    while isinstance(row, tuple):
        lengths.append(len(row))
        row = row[0]
    return tuple(lengths)


def flat(named: NamedTable) -> list[int]:
    """All numbers of a table, row by row."""
    lengths = lengths_of(named.value)

    def gather(row: Any, depth: int) -> list[int]:
        if depth == len(lengths):
            return [row]
        if not isinstance(row, tuple) or len(row) != lengths[depth]:
            raise RulebookError(f"{named.home[0]}: the rows of {named.home[1]} have different lengths")
        return [each for part in row for each in gather(part, depth + 1)]

    return gather(named.value, 0)


def kind_for(numbers: Sequence[int]) -> str:
    """How a table is stored: with room to spare, for players' own cards."""
    most = max(abs(n) for n in numbers)
    return "i16" if most < 1 << 13 else "i32" if most < 1 << 28 else "i64"
