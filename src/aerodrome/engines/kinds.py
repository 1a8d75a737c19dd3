"""The kinds of value that translated rules know: ints, fractions, records, and rows of these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from aerodrome.rulebook.record import Record

INT, BOOL, FLOAT, VOID = "int", "bool", "float", "void"
"""Values. An int has 64 bits."""

NUMBERS: frozenset[Kind] = frozenset((INT, BOOL, FLOAT))

WIDTHS = {"i8": "int8_t", "i16": "int16_t", "i32": "int32_t", "i64": "int64_t", "f64": "double"}
"""How numbers are stored, with their names in C."""


@dataclass(frozen=True)
class Rec:
    """A record."""

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
