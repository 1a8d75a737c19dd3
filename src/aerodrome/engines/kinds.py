"""The kinds of value in translated rules: ints, fractions, records, rows of these, and tables of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from aerodrome.rulebook.binding import RulebookError, Table
from aerodrome.rulebook.record import Record

INT, BOOL, FLOAT, VOID = "int", "bool", "float", "void"
"""Values. An int has 64 bits."""

NUMBERS: frozenset[Kind] = frozenset((INT, BOOL, FLOAT))

WIDTHS = {"i8": "int8_t", "i16": "int16_t", "i32": "int32_t", "i64": "int64_t", "f32": "float", "f64": "double"}
"""The ways to store a number, with their names in C."""

FRACTIONS = ("f32", "f64")
"""Those that store fractions. `f32` rounds; it is for small ints that a learning program wants as fractions."""


@dataclass(frozen=True)
class Rec:
    record: type[Record]


@dataclass(frozen=True)
class Row:
    """Numbers or records side by side, with a length for each dimension.

    A length of None is known only when the function is called. It travels beside the row, as an extra argument.
    """

    item: str | Rec
    lengths: tuple[int | None, ...]


Kind: TypeAlias = str | Rec | Row


def row(item: str | Rec, *lengths: int | None) -> Row:
    return Row(item, lengths)


def travelling(kind: Kind) -> list[int]:
    """The dimensions of a row whose lengths travel beside it."""
    return [k for k, length in enumerate(kind.lengths) if length is None] if isinstance(kind, Row) else []


# --- in C


def c_record(record: type[Record]) -> str:
    return f"S_{record.__name__}"


def c_kind(kind: Kind) -> str:
    """The C type of a value of this kind; for rows and records, a pointer."""
    if isinstance(kind, Rec):
        return f"{c_record(kind.record)} *"
    if isinstance(kind, Row):
        return f"{c_record(kind.item.record)} *" if isinstance(kind.item, Rec) else f"{WIDTHS[kind.item]} *"
    return {INT: "i64 ", BOOL: "i64 ", FLOAT: "double ", VOID: "void "}[kind]


# --- card tables


@dataclass(frozen=True)
class NamedTable:
    """A card table, as the binder passes it on."""

    home: tuple[str, str]  # its module, and its name there
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
        """The width to store it with. This leaves some room for larger numbers in players' own cards."""
        most = max(map(abs, self.numbers))
        return "i16" if most < 1 << 13 else "i32" if most < 1 << 28 else "i64"


@dataclass(frozen=True)
class RoomTable:
    """A card table in the Room."""

    home: tuple[str, str]
    name: str
    kind: str
    lengths: tuple[int, ...]  # if the length depends on the cards, the first is the longest that it may be
    varies: bool
