"""Layouts: the bytes of a state as one flat list of ints. Viewers get only the ints that have changed."""

from __future__ import annotations

import functools
import hashlib
import itertools
import operator
import struct
from collections.abc import Sequence
from typing import Any, NamedTuple, NewType

from aerodrome.drivers.board import SAFE
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import HIDDEN, WIDTHS, Record

Change = Sequence[int | str]
"""An int of a state that has changed: its index in the flat list, and its value for JSON."""

Moment = NewType("Moment", bytes)
"""A snapshot of a board, for the board to compare with later. Nothing else reads it."""


class BadState(AerodromeError, ValueError):
    """Bytes that cannot be a state of this game."""


def checked(game: Game, packed: bytes) -> bytes:
    """The same bytes. Raises BadState unless their length and their number of seats fit the game."""
    if len(packed) != game.state.size():
        raise BadState(f"a state of {game.title} takes {game.state.size()} bytes, not {len(packed)}")
    found = layout_of(game).value(packed, "n_seats")
    if found not in game.seats:
        raise BadState(f"these bytes are for {found} seats, but {game.title} is for {game.seat_range}")
    return packed


def unpacked(game: Game, packed: bytes) -> Any:
    return game.state.unpack(checked(game, packed))


def short_hash(packed: bytes) -> str:
    """The digest of a state's bytes."""
    return hashlib.sha256(packed).hexdigest()[:12]


def json_int(value: int) -> int | str:
    """An int for JSON, or a string if a browser would not read the number exactly."""
    return value if -SAFE <= value <= SAFE else str(value)


class Element(NamedTuple):
    """One int of a state."""

    offset: int
    """The index of its first byte."""
    code: str
    """Its format in ``struct``, little-endian."""
    path: str
    """Such as ``companies[2].department[0]``."""


class Layout:
    """The ints of a game's state as one flat list, in the order of their bytes."""

    def __init__(self, game: Game) -> None:
        self.game, self.size = game, game.state.size()
        self._packer = game.state.packer()
        self.elements = tuple(_elements(game.state))
        self._by_path = {element.path: element for element in self.elements}
        self._rng_offset = self._by_path["rng[0]"].offset

    def values(self, packed: bytes) -> list[int]:
        return list(self._packer.unpack(packed))

    def value(self, packed: bytes, path: str) -> int:
        element = self._by_path[path]
        return int(struct.unpack_from("<" + element.code, packed, element.offset)[0])

    def rng(self, packed: bytes) -> list[int]:
        return list(RNG.unpack_from(packed, self._rng_offset))

    def without_rng(self, packed: bytes) -> bytes:
        """The same state with only its generator hidden."""
        begin, end = self._rng_offset, self._rng_offset + RNG.size
        return packed[:begin] + RNG.pack(HIDDEN, HIDDEN, HIDDEN, HIDDEN) + packed[end:]

    def changes(self, old: bytes, new: bytes) -> list[tuple[int, int]]:
        """The index in the flat list, and the new value, of each int that differs; indexes rise."""
        if len(old) != self.size or len(new) != self.size:
            raise BadState(f"a state of {self.game.title} takes {self.size} bytes, not {len(old)} and {len(new)}")
        before, now = self._packer.unpack(old), self._packer.unpack(new)
        return list(itertools.compress(enumerate(now), map(operator.ne, before, now)))

    def in_words(self) -> tuple[list[int], list[tuple[int, int, int]]]:
        """Where the ints are in the state's 64-bit words. The first list has the index of each word's first int, and
        ends with the number of ints. The second has, for each int, how far to shift its word to the right, the mask of
        its bits, and its sign bit."""
        first_in = [sum(element.offset < 8 * word for element in self.elements) for word in range(self.size // 8 + 1)]
        parts = []
        for element in self.elements:
            bits = 8 * struct.calcsize("<" + element.code)
            own = (1 << bits) - 1 if bits < 64 else -1
            parts.append((8 * (element.offset % 8), own, 1 << bits - 1 if bits < 64 else 0))
        return first_in, parts

    def schema(self) -> dict[str, Any]:
        """What the flat list means. The fields take its ints in order. A field without ``fields`` takes as many as its
        shape holds, row by row; a field with ``fields`` is a row of records with these fields."""
        return {"game": self.game.name, "ints": len(self.elements), "fields": _schema(self.game.state)}


RNG = struct.Struct("<4q")


@functools.cache
def layout_of(game: Game) -> Layout:
    return Layout(game)


def _elements(record: type[Record]) -> list[Element]:
    """The ints of a record. The struct format has a letter for each int, and an x for each byte of a gap."""
    found, offset = [], 0
    paths = record().paths()
    for code in record.packer().format[1:]:
        if code != "x":
            found.append(Element(offset, code, next(paths)[0]))
        offset += struct.calcsize("<" + code)
    return found


def _schema(record: type[Record]) -> list[dict[str, Any]]:
    fields: list[dict[str, Any]] = []
    for name, field in record.fields.items():
        if field.record:
            more: dict[str, Any] = {"fields": _schema(field.record)}
        else:
            more = {"bits": 8 * WIDTHS[str(field.kind)], "audience": field.audience}
        fields.append({"name": name, "shape": list(field.shape), **more})
    return fields
