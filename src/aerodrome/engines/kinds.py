"""The kinds of value that translated rules know: ints, fractions, records, rows of these, and tables of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from aerodrome.rulebook.binding import RulebookError, Table
from aerodrome.rulebook.record import Record

INT, BOOL, FLOAT, VOID = "int", "bool", "float", "void"
"""Values. An int has 64 bits."""

NUMBERS: frozenset[Kind] = frozenset((INT, BOOL, FLOAT))

WIDTHS = {"i8": "int8_t", "i16": "int16_t", "i32": "int32_t", "i64": "int64_t", "f64": "double"}
"""How numbers are stored, with their names in C."""


@dataclass(frozen=True)
class Rec:
    record: type[Record]


@dataclass(frozen=True)
class Row:
    """Numbers or records side by side, in as many dimensions as there are lengths.

    A length of None is known only when the function is called, and travels beside the row.
    """

    item: str | Rec
    lengths: tuple[int | None, ...]


Kind: TypeAlias = str | Rec | Row


def row(item: str | Rec, *lengths: int | None) -> Row:
    return Row(item, lengths)


def travelling(kind: Kind) -> list[int]:
    """Which of a row's lengths travel beside it."""
    return [k for k, length in enumerate(kind.lengths) if length is None] if isinstance(kind, Row) else []


# --- in C


def c_record(record: type[Record]) -> str:
    return f"S_{record.__name__}"


def c_kind(kind: Kind) -> str:
    """A value of this kind in C; of rows and records, what points to it."""
    if isinstance(kind, Rec):
        return f"{c_record(kind.record)} *"
    if isinstance(kind, Row):
        return f"{c_record(kind.item.record)} *" if isinstance(kind.item, Rec) else f"{WIDTHS[kind.item]} *"
    return {INT: "i64 ", BOOL: "i64 ", FLOAT: "double ", VOID: "void "}[kind]


# --- card tables


@dataclass(frozen=True)
class NamedTable:
    """A card table as the binder hands it over."""

    home: tuple[str, str]  # the module, and its name there
    value: Table

    @property
    def lengths(self) -> tuple[int, ...]:
        lengths: list[int] = []
        row: Any = self.value
        while isinstance(row, tuple):
            lengths.append(len(row))
            row = row[0]
        return tuple(lengths)

    @property
    def numbers(self) -> list[int]:
        rows: list[Any] = [self.value]
        for length in self.lengths:
            if any(not isinstance(row, tuple) or len(row) != length for row in rows):
                raise RulebookError(f"{self.home[0]}: the rows of {self.home[1]} have different lengths")
            rows = [each for row in rows for each in row]
        return rows

    @property
    def kind(self) -> str:
        """How it is stored: with room to spare, for players' own cards."""
        most = max(map(abs, self.numbers))
        return "i16" if most < 1 << 13 else "i32" if most < 1 << 28 else "i64"


@dataclass(frozen=True)
class PlacedTable:
    """A card table as it stands in the Room."""

    home: tuple[str, str]
    name: str
    kind: str
    lengths: tuple[int, ...]  # the first is how long the table may be, where that depends on the cards
    varies: bool
