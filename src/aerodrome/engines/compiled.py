"""The native engine: Python calls a game's rules and the drivers as machine code.

The code checks indexes, and a fault becomes a RuleFault that names the rule and its line. Arguments are states and rows
of numbers at fixed addresses. Other threads can run while a driver does.
"""

from __future__ import annotations

import ctypes
import functools
import math
import os
import struct
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from aerodrome.engines import library as libraries
from aerodrome.engines.entries import Entry, all_entries
from aerodrome.engines.kinds import FLOAT, INT, VOID, Kind, NamedTable, Rec, Row
from aerodrome.engines.library import Library, NativeUnavailable, Sheet
from aerodrome.engines.translate import TOLD_LIMIT
from aerodrome.rulebook.carddata import BadCards
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game

NUMBERS: dict[str, Any] = {
    "i8": ctypes.c_int8,
    "i16": ctypes.c_int16,
    "i32": ctypes.c_int32,
    "i64": ctypes.c_int64,
    "f32": ctypes.c_float,
    "f64": ctypes.c_double,
}
WIDEST = (1 << 63) - 1
AGAIN = "Delete it, and install again (in a checkout: make compile)"

FAULTS = {
    "index": "an index is outside its row",
    "division": "a division by zero",
    "shift": "a shift by less than 0 or more than 63 bits",
    "loop": "a loop does not end",
    "overflow": "a number does not fit 64 bits",
    "store": "a number does not fit its field",
}


class RuleFault(AerodromeError):
    """A compiled rule failed: the state is damaged, or the rule is wrong. The message names the rule and the line."""


def rule_fault(sheet: Sheet, number: int, advice: str) -> RuleFault:
    site = sheet.sites[number - 1]
    return RuleFault(f"{site.file}:{site.line}: in {site.function}: {FAULTS[site.what]}. {advice}")


def numbers(kind: str, *lengths: int) -> Any:
    """An array of zeros, such as ``numbers("i16", 38)``. Index it like a list; with several lengths, it has rows."""
    array = NUMBERS[kind]
    for length in reversed(lengths):
        array = array * length
    return array()


class States:
    """An array of a game's states, in the form that compiled rules use."""

    def __init__(self, game: Game, n: int) -> None:
        self.game, self.size = game, game.state.size()
        self.memory = (ctypes.c_int64 * (n * self.size // 8))()
        self.address = ctypes.addressof(self.memory)
        self.bytes = memoryview(self.memory).cast("B")
        self._n = n

    def __len__(self) -> int:
        return self._n

    def __getitem__(self, i: int) -> bytes:
        return bytes(self.bytes[self._at(i)])

    def __setitem__(self, i: int, packed: bytes) -> None:
        self.bytes[self._at(i)] = packed

    def __iter__(self) -> Iterator[bytes]:
        return (self[i] for i in range(self._n))

    def _at(self, i: int) -> slice:
        if not 0 <= i < self._n:
            raise IndexError(i)
        return slice(i * self.size, (i + 1) * self.size)

    def at(self, i: int) -> States:
        """One of the states, as an array that shares its memory."""
        return self.part(i, 1)

    def part(self, first: int, n: int) -> States:
        """Some of the states, as an array that shares their memory."""
        begin, end = self._at(first).start, self._at(first + n - 1).stop
        part = object.__new__(States)
        part.game, part.size, part.memory, part._n = self.game, self.size, self.memory, n
        part.address, part.bytes = self.address + begin, self.bytes[begin:end]
        return part

    @property
    def rng(self) -> Any:
        """The generator of the first state, for a caller that keys it."""
        begin = offset_of(self.game, "rng")
        return self.bytes[begin : begin + 32].cast("q")


@functools.cache
def offset_of(game: Game, name: str) -> int:
    probe = game.state()
    value = getattr(probe, name)
    if isinstance(value, list):
        value[0] = 1
    else:
        setattr(probe, name, 1)
    return probe.pack().index(b"\1")


class Room:
    """What every call gets besides its arguments: the card tables, and a buffer for the events that rules tell."""

    def __init__(self, game: Game, library: Library, *, listening: bool = False) -> None:
        head, told = struct.pack("<qq", int(listening), 0), bytes(40 * TOLD_LIMIT)
        packed = head + told + packed_tables(game, library)
        self._memory = ctypes.create_string_buffer(packed, -(-len(packed) // 8) * 8)
        self.address = ctypes.addressof(self._memory)
        self.size = len(self._memory)
        self._times = ctypes.c_int64.from_buffer(self._memory, 8)
        self._told = memoryview(self._memory).cast("B")[len(head) : len(head + told)].cast("q")

    def hush(self) -> None:
        self._times.value = 0

    @property
    def told(self) -> list[tuple[int, ...]] | None:
        """The events told since the last ``hush``; None if there were too many for the buffer."""
        n = self._times.value
        if n > TOLD_LIMIT:
            return None
        numbers = self._told[: 5 * n].tolist()
        return [tuple(numbers[i : i + 5]) for i in range(0, 5 * n, 5)]


def packed_tables(game: Game, library: Library) -> bytes:
    """The game's card tables, as the library stores them."""
    tables, parts = library.sheet.tables, []
    values = {}
    for table in tables:
        value = game.tables_in_use.get(table.home) or getattr(sys.modules[table.home[0]], table.home[1])
        named = NamedTable(table.home, value)
        lengths = named.lengths
        long = lengths[0] <= table.lengths[0] if table.varies else lengths[0] == table.lengths[0]
        if not long or lengths[1:] != table.lengths[1:]:
            raise BadCards(
                f"{game.name}: the card table {table.home[1]} has {lengths[0]} rows; compiled rules have room for "
                f"{table.lengths[0]}. Play it on the plain engine (AERODROME_NO_NATIVE=1), or remove some"
            )
        values[table.home] = named.numbers
        if table.varies:
            parts.append(struct.pack("<q", lengths[0]))
    for table in sorted(tables, key=lambda each: -int(each.kind[1:])):
        found, bits = values[table.home], int(table.kind[1:])
        for i, number in enumerate(found):
            if not -(1 << bits - 1) <= number < 1 << bits - 1:
                raise BadCards(
                    f"{game.name}: number {i} of the card table {table.home[1]} is {number}, which does not fit "
                    f"{bits} bits. Choose a smaller one"
                )
        room, code = math.prod(table.lengths), {"i16": "h", "i32": "i", "i64": "q"}[table.kind]
        parts.append(struct.pack(f"<{room}{code}", *found, *[0] * (room - len(found))))
    return b"".join(parts)


class Native:
    """Compiled functions of one game, as attributes: the contract's and the drivers'."""

    def __init__(self, game: Game, entries: Sequence[Entry], library: Library) -> None:
        self.game, self.library = game, library
        self.loaded = load(library)
        self.room = Room(game, library)  # all calls that do not listen share it
        self._check()
        self._entries = {entry.name: entry for entry in entries}

    def _check(self) -> None:
        """Make sure that the library is the one on the sheet, and was not replaced by another."""
        own = [self.room.size, self.game.state.size(), self.library.sheet.digest.encode()]
        try:
            facts = [self.loaded[0][f"{self.library.prefix}_{name}"] for name in ("room_bytes", "state_bytes", "tag")]
            facts[-1].restype = ctypes.c_char_p
            fits = [fact() for fact in facts] == own
        except AttributeError:
            fits = False
        if not fits:
            raise NativeUnavailable(f"{self.library.path} is not the library that its sheet describes. {AGAIN}")

    def __getattr__(self, name: str) -> Call:
        entry = self.__dict__.get("_entries", {}).get(name)
        if entry is None:
            raise AttributeError(f"the native engine of {self.game.name} has no function called {name}")
        call = Call(self, entry)
        setattr(self, name, call)
        return call

    def states(self, n: int) -> States:
        return States(self.game, n)

    def load(self, data: bytes) -> States:
        """An array with one state, from the bytes of a plain one."""
        made = States(self.game, 1)
        if len(data) != made.size:
            raise ValueError(f"a state of {self.game.name} takes {made.size} bytes, not {len(data)}")
        made[0] = data
        return made

    def listening_room(self) -> Room:
        """A room that keeps the events that rules tell, for one call at a time."""
        return Room(self.game, self.library, listening=True)

    def fault(self, number: int) -> RuleFault:
        return rule_fault(self.library.sheet, number, "The state is damaged, or the rule is wrong")


class Call:
    """One compiled function. Its arguments are states, rows of numbers, and ints."""

    def __init__(self, native: Native, entry: Entry) -> None:
        self._native, self._name = native, entry.name
        self._passers = [passer(kind) for kind in entry.kinds]
        returns = native.library.sheet.entries[entry.name][-1]
        self._answers = returns != VOID
        slow, quick = native.loaded
        # A lookup by key makes a new object each time, so no other Call changes its argument types.
        self._function = (quick if entry.quick else slow)[f"{native.library.prefix}_{entry.name}"]
        kinds = [each for kind in entry.kinds for each in c_kinds(kind)]
        self._function.restype = ctypes.c_int32
        self._function.argtypes = [ctypes.c_void_p, *kinds, *[ctypes.c_void_p] * self._answers]
        self._answer: Any = ctypes.c_double if returns == FLOAT else ctypes.c_int64

    def __call__(self, *arguments: Any) -> Any:
        if len(arguments) != len(self._passers):
            raise TypeError(f"{self._name} takes {len(self._passers)} arguments, not {len(arguments)}")
        passed: list[Any] = [self._native.room.address]
        for passer, argument in zip(self._passers, arguments, strict=True):
            passer(argument, passed)
        answer = self._answer()
        if self._answers:
            passed.append(ctypes.addressof(answer))
        status = self._function(*passed)
        if status:
            raise self._native.fault(status)
        return answer.value if self._answers else None

    def fixed(self, *rows: Any, room: Room | None = None) -> Callable[..., int]:
        """The same function with its states and rows fixed, for many quick calls: only the ints are left to pass. All
        answers go to the same address, so only one thread may call it at a time."""
        front: list[Any] = [(room or self._native.room).address]
        for passer, given in zip(self._passers, rows, strict=False):
            passer(given, front)
        front = [kind(each) for kind, each in zip(self._function.argtypes, front, strict=False)]  # converted only once
        function, answer, fault = self._function, ctypes.c_int64(), self._native.fault
        where = [ctypes.addressof(answer)] * self._answers
        kept = (rows, room)  # keeps them alive as long as the function
        name, wanted = self._name, len(self._passers) - len(rows)

        def call(*ints: int, _kept: Any = kept) -> int:
            if len(ints) != wanted:
                raise TypeError(f"{name} takes {wanted} ints here, not {len(ints)}")
            if ints and (max(ints) > WIDEST or min(ints) < -WIDEST):
                raise OverflowError(f"{max(ints, key=abs)} does not fit 64 bits")
            status = function(*front, *ints, *where)
            if status:
                raise fault(status)
            return answer.value

        return call


def c_kinds(kind: Kind) -> list[Any]:
    if isinstance(kind, Row):
        return [ctypes.c_void_p, *[ctypes.c_int64] * kind.lengths.count(None)]
    if isinstance(kind, Rec):
        return [ctypes.c_void_p]
    return [ctypes.c_double if kind == FLOAT else ctypes.c_int64]


def passer(kind: Kind) -> Callable[[Any, list[Any]], None]:
    """A function that checks an argument of this kind, and appends it to the arguments for C."""
    if isinstance(kind, Rec) or (isinstance(kind, Row) and isinstance(kind.item, Rec)):
        return functools.partial(pass_states, kind)
    if isinstance(kind, Row):
        return functools.partial(pass_row, kind)
    return pass_int if kind == INT else lambda given, passed: passed.append(float(given))


def pass_int(given: int, passed: list[Any]) -> None:
    if not -WIDEST <= given <= WIDEST:
        raise OverflowError(f"{given} does not fit 64 bits")
    passed.append(given)


def pass_states(kind: Rec | Row, given: object, passed: list[Any]) -> None:
    """Pass one state, or a row of them with their number."""
    if not isinstance(given, States) or Rec(given.game.state) != (kind.item if isinstance(kind, Row) else kind):
        raise TypeError("states of this game are needed here; make them with states(n) or load(bytes)")
    if isinstance(kind, Rec) and not len(given):
        raise TypeError("a state is needed here, and there is none")
    passed += (given.address, len(given)) if isinstance(kind, Row) else (given.address,)


def pass_row(kind: Row, given: Any, passed: list[Any]) -> None:
    lengths, array = [], type(given)
    while hasattr(array, "_length_"):
        lengths.append(array._length_)
        array = array._type_
    known = [length if wanted is not None else None for wanted, length in zip(kind.lengths, lengths, strict=False)]
    if array is not NUMBERS[str(kind.item)] or len(lengths) != len(kind.lengths) or tuple(known) != kind.lengths:
        shape = " x ".join("n" if length is None else str(length) for length in kind.lengths)
        raise TypeError(f"a row of {shape} {kind.item} is needed here; make it with numbers({kind.item!r}, …)")
    passed.append(ctypes.addressof(given))
    passed += [length for length, wanted in zip(lengths, kind.lengths, strict=True) if wanted is None]


def load(library: Library) -> tuple[ctypes.CDLL, ctypes.PyDLL]:
    """Load the library twice: for calls during which other threads may run, and for quick calls."""
    try:
        return ctypes.CDLL(str(library.path)), ctypes.PyDLL(str(library.path))
    except OSError as error:
        raise NativeUnavailable(f"{library.path} cannot be loaded ({error}). {AGAIN}") from None


def require_native() -> None:
    """Raise NativeUnavailable if the compiled engine is switched off."""
    if os.environ.get("AERODROME_NO_NATIVE"):
        raise NativeUnavailable("the native engine is switched off by AERODROME_NO_NATIVE; unset it to use it")


_MADE: dict[Game, Native | NativeUnavailable] = {}
_MAKING = threading.Lock()


def native(game: Game) -> Native:
    """The compiled rules of a game, with all drivers. Raises NativeUnavailable."""
    require_native()
    with _MAKING:
        if game not in _MADE:
            entries = all_entries(game)
            try:
                _MADE[game] = Native(game, entries, libraries.find(game, entries))
            except NativeUnavailable as error:  # remembered, so that later calls fail at once
                _MADE[game] = error
    made = _MADE[game]
    if isinstance(made, NativeUnavailable):
        raise made
    return made


def native_or_none(game: Game) -> Native | None:
    """The same, or None if only the plain engine is available."""
    try:
        return native(game)
    except NativeUnavailable:
        return None


def compiled(game: Game, entries: Sequence[Entry], *, strict: bool = False) -> Native:
    """A game compiled with these functions. Raises NativeUnavailable."""
    require_native()
    return Native(game, entries, libraries.find(game, entries, strict=strict))
