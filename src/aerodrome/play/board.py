"""Boards: the state of one match on an engine, compiled where that can be had, else plain.

A board knows nothing of journals, clocks and people. It is told a legal move and says what happened, and it gives every
viewer the bytes that it may see. Both kinds of board hold the same bytes, so one can take the other's place between any
two moves; who uses them cannot tell which one plays.

``Layout`` says what the bytes mean, as one flat list of ints, so that a viewer can be sent only those that changed.
"""

from __future__ import annotations

import functools
import hashlib
import re
import struct
import threading
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from aerodrome.drivers.board import ASKED_SHIFT, LUCK_SHIFT, SAFE
from aerodrome.drivers.play import list_legal
from aerodrome.engines.compiled import native, native_or_none, numbers
from aerodrome.engines.results import flat, view
from aerodrome.play.luck import Luck
from aerodrome.play.match import NotYourTurn, heard_and_open
from aerodrome.play.sight import Told
from aerodrome.rulebook.contract import WHOLE_WIN
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import HIDDEN, NONE, WIDTHS, Record
from aerodrome.rulebook.ruletext import Rule

Change = Sequence[int | str]
"""An int of a state that has changed: its index in the flat list, and its value as JSON has it."""

Look = tuple[bytes, list[Change]]
"""What a viewer sees, and what of it has changed."""

WIDEST_ACTION = 1 << 62
"""Compiled code takes 64-bit ints; an action number beyond is no action anyway."""


def json_int(value: int) -> int | str:
    return value if -SAFE <= value <= SAFE else str(value)


class Happened(NamedTuple):
    """What a step did, beside changing the state."""

    told: list[Told]
    open: bool
    """True when it used no luck, showed nothing hidden and depended on nothing hidden: then it may be taken back."""


class BadState(AerodromeError, ValueError):
    """Bytes that cannot be a state of this game."""


class Board(Protocol):
    """The state of one match."""

    game: Game
    seats: int
    set_up_told: list[Told]
    """What the set-up told; empty where the board was not made by ``new_board``."""

    def to_act(self) -> int:
        """The seats that may act now, a bit each; 0 when the game is over."""

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, rising; empty when it is not asked. Not to be changed."""

    def refusal(self, seat: int, action: int) -> int:
        """0 when the action is legal, else the number of the rule that forbids it. Takes any int as action."""

    def step(self, seat: int, action: int, ply: int, luck: Luck) -> Happened:
        """Make a legal move, the match's ``ply``-th counted from 1.

        An action that ``refusal`` forbids must not come here. Where a step fails nothing has changed.
        """

    def question(self, seat: int) -> int:
        """What the seat is asked; NONE when it is not asked anything."""

    def default_action(self, seat: int) -> int:
        """The action that is taken for a seat whose clock runs out."""

    def pack(self) -> bytes:
        """The bytes of the state."""

    def restore(self, packed: bytes) -> None:
        """Become the state of these bytes."""

    def digest(self) -> str:
        """A short hash of the state's bytes, as game files have it behind every move."""

    def blinded(self, viewer: int) -> bytes:
        """The bytes of the state with all hidden that a seat, or a spectator (NONE), may not see."""

    def look(self, before: Mapping[int, bytes]) -> dict[int, Look]:
        """The same for several viewers, and where it differs from what each of them saw before."""

    @property
    def over(self) -> bool: ...

    @property
    def scores(self) -> list[int]:
        """The seats' points as they stand."""

    @property
    def places(self) -> list[int]:
        """The seats' places as they stand, 1 for first, equal for ties."""

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win; all 0 while the game goes on."""

    @property
    def ending(self) -> Rule | None:
        """The rule that ended the game."""


def new_board(game: Game, seats: int, options: Mapping[str, str | int] | None, luck: Luck) -> Board:
    """A match that is set up and waits for its first move; ``set_up_told`` is what was told."""
    values = game.parse_options(options or {}, game.check_seats(seats))
    board = PlainBoard(game, game.fresh_state(seats, values))
    board.set_up(luck)
    if native_or_none(game) is None:
        return board
    compiled = NativeBoard(game, board.pack())
    compiled.set_up_told = board.set_up_told
    return compiled


def board_from(game: Game, packed: bytes) -> Board:
    """The board of a state's bytes, on the best engine that is here."""
    return NativeBoard(game, packed) if native_or_none(game) else PlainBoard(game, unpacked(game, packed))


def unpacked(game: Game, packed: bytes) -> Any:
    """A plain state from its bytes."""
    s: Any = game.state.unpack(checked(game, packed))
    check_seats_in(game, s.n_seats)
    return s


def checked(game: Game, packed: bytes) -> bytes:
    if len(packed) != game.state.size():
        raise BadState(f"a state of {game.title} takes {game.state.size()} bytes, not {len(packed)}")
    return packed


def check_seats_in(game: Game, seats: int) -> None:
    if seats not in game.seats:
        raise BadState(f"these bytes are for {seats} seats, and {game.title} has not so many")


# --- the plain board ----------------------------------------------------------------------------------------


class PlainBoard:
    """A board on the rules as they stand in the modules. ``state`` is owned by the board from now on."""

    def __init__(self, game: Game, state: Any) -> None:
        self.game, self.seats = game, int(state.n_seats)
        self.set_up_told: list[Told] = []
        self._state = state
        self._engine = game.plain
        self._list_legal = game.plain.bind(list_legal)

    def set_up(self, luck: Luck) -> None:
        """Ply 0 of a match."""
        self.set_up_told = self._do(self._engine.new_game, (), 0, luck).told

    def step(self, seat: int, action: int, ply: int, luck: Luck) -> Happened:
        return self._do(self._engine.step, (self._check(seat), action), ply, luck)

    def _do(self, deed: Any, arguments: tuple[int, ...], ply: int, luck: Luck) -> Happened:
        s = self._state.copy()
        luck.key(s.rng, ply)
        keyed = list(s.rng)
        s.told = []
        deed(s, *arguments)
        told, s.told = s.told, None
        self._state = s
        return Happened(*heard_and_open(self.game, told, keyed != s.rng))

    def to_act(self) -> int:
        return int(self._engine.to_act(self._state))

    def legal(self, seat: int) -> list[int]:
        if not self.to_act() >> self._check(seat) & 1:
            return []
        room = [0] * (self.game.actions + 1)
        return room[: self._list_legal(self._state, seat, room)]

    def refusal(self, seat: int, action: int) -> int:
        return int(self._engine.refusal(self._state, self._check(seat), action))

    def question(self, seat: int) -> int:
        return int(self._engine.question(self._state, self._check(seat)))

    def default_action(self, seat: int) -> int:
        if not self.to_act() >> self._check(seat) & 1:
            raise NotYourTurn(f"seat {seat} is not asked anything now")
        return int(self._engine.default_action(self._state, seat))

    def pack(self) -> bytes:
        packed: bytes = self._state.pack()
        return packed

    def restore(self, packed: bytes) -> None:
        self._state = unpacked(self.game, packed)
        self.seats = int(self._state.n_seats)

    def digest(self) -> str:
        return short_hash(self.pack())

    def blinded(self, viewer: int) -> bytes:
        s = self._state.copy()
        self._engine.blind(s, viewer if viewer == NONE else self._check(viewer))
        packed: bytes = s.pack()
        return packed

    def look(self, before: Mapping[int, bytes]) -> dict[int, Look]:
        found: dict[int, Look] = {}
        for viewer, old in before.items():
            seen = self.blinded(viewer)
            changes = layout_of(self.game).changes(old, seen)
            found[viewer] = seen, [(i, json_int(value)) for i, value in changes]
        return found

    @property
    def over(self) -> bool:
        return not self.to_act()

    @property
    def scores(self) -> list[int]:
        return [self._engine.score(self._state, seat) for seat in range(self.seats)]

    @property
    def places(self) -> list[int]:
        return [self._engine.place(self._state, seat) for seat in range(self.seats)]

    @property
    def shares(self) -> list[float]:
        out = [0] * self.seats
        if self.over:
            self._engine.outcome(self._state, out)
        return [share / WHOLE_WIN for share in out]

    @property
    def ending(self) -> Rule | None:
        number = self._engine.ending(self._state)
        return self.game.rules[number] if number else None

    def _check(self, seat: int) -> int:
        return check_seat(seat, self.seats)


def check_seat(seat: int, seats: int) -> int:
    if type(seat) is not int or not 0 <= seat < seats:
        raise NotYourTurn(f"there is no seat {seat!r}; seats are 0 to {seats - 1}")
    return seat


def short_hash(packed: bytes) -> str:
    return hashlib.sha256(packed).hexdigest()[:12]


# --- the compiled board -------------------------------------------------------------------------------------


class Engine:
    """The compiled rules of one game with one place for a state: boards put their bytes there and take them back.

    A board is then no more than its bytes, and a step that fails has changed nothing. The place remembers whose bytes
    it holds, so that several questions about one state move none. A lock keeps threads apart.
    """

    def __init__(self, game: Game) -> None:
        compiled = native(game)
        size, most = game.state.size(), max(game.seats)
        self.lock = threading.Lock()
        self._held: bytes | None = None
        viewers = most + 1  # the seats, and a spectator before them
        self._states = states = compiled.states(1 + 2 * viewers)
        self._place, *places = (states.bytes[i * size : (i + 1) * size] for i in range(len(states)))
        self._seen, self._before = places[:viewers], places[viewers:]
        first_in, parts = layout_of(game).in_words()
        found, ends = numbers("i64", viewers * len(parts), 2), numbers("i64", viewers)
        legal = numbers("i16", game.actions + 1)
        # Looked at as plain memory, numbers are read several at a time, and in half of the time.
        self._found, self._ends, self._legal = flat(view(found)), view(ends), view(legal)
        self._scores, self._places, self._shares = numbers("i64", most), numbers("i64", most), numbers("i8", most)
        self._room = compiled.listening_room()
        self._ask = compiled.board_ask.fixed(states)
        self._list_legal = compiled.board_legal.fixed(states, legal)
        self._refusal = compiled.board_refusal.fixed(states)
        self._default = compiled.board_default.fixed(states)
        self._step = compiled.board_step.fixed(states, room=self._room)
        self._blind = compiled.board_blind.fixed(states)
        self._look = compiled.board_look.fixed(
            states, states.memory, filled("i64", first_in), filled("i64", parts), found, ends
        )
        self._standing = compiled.board_standing.fixed(states, self._scores, self._places, self._shares)

    def _take(self, packed: bytes) -> None:
        if self._held is not packed:
            self._held = None
            self._place[:] = packed
            self._held = packed

    def ask(self, packed: bytes, seat: int) -> int:
        with self.lock:
            self._take(packed)
            return self._ask(seat)

    def legal(self, packed: bytes, seat: int) -> list[int]:
        with self.lock:
            self._take(packed)
            return self._legal[: self._list_legal(seat)].tolist()

    def refusal(self, packed: bytes, seat: int, action: int) -> int:
        with self.lock:
            self._take(packed)
            return self._refusal(seat, action)

    def default(self, packed: bytes, seat: int) -> int:
        with self.lock:
            self._take(packed)
            return self._default(seat)

    def blinded(self, packed: bytes, viewer: int) -> bytes:
        with self.lock:
            self._take(packed)
            self._blind(viewer)
            return bytes(self._seen[0])

    def look(self, packed: bytes, before: Mapping[int, bytes]) -> dict[int, Look]:
        """What viewers may see, and each int that differs from what they saw before."""
        viewers = 0
        with self.lock:
            self._take(packed)
            for viewer, old in before.items():
                self._before[viewer - NONE][:] = old
                viewers |= 1 << viewer - NONE
            n = self._look(viewers)
            pairs = self._found[: 2 * (n if n >= 0 else -1 - n)].tolist()
            changes: list[Change] = list(zip(pairs[::2], pairs[1::2], strict=True))
            ends: list[int] = self._ends.tolist()
            seen = {viewer: bytes(self._seen[viewer - NONE]) for viewer in before}
        if n < 0:
            changes = [(i, json_int(int(value))) for i, value in changes]
        return {
            viewer: (state, changes[ends[viewer - NONE - 1] if viewer != NONE else 0 : ends[viewer - NONE]])
            for viewer, state in seen.items()
        }

    def standing(self, packed: bytes) -> tuple[list[int], list[int], list[int], int]:
        """Scores, places, shares in sixtieths, and the rule that ended the game."""
        with self.lock:
            self._take(packed)
            ended_by = self._standing()
            return list(self._scores), list(self._places), list(self._shares), ended_by

    def step(self, packed: bytes, seat: int, action: int, rng: list[int]) -> tuple[bytes, int, list[Told] | None]:
        """The bytes after a step, who is to act with the luck bit, and what was told; None where that was too much."""
        with self.lock:
            self._take(packed)
            self._held = None
            self._room.hush()
            answer = self._step(seat, action, *rng)
            told: Any = self._room.told
            if told is None:
                return packed, 0, None
            self._held = after = bytes(self._place)
            return after, answer, told


def filled(kind: str, values: Sequence[Any]) -> Any:
    """Numbers, or rows of numbers, as compiled rules take them."""
    lengths = (len(values), len(values[0])) if isinstance(values[0], tuple) else (len(values),)
    made = numbers(kind, *lengths)
    for i, value in enumerate(values):
        made[i] = value
    return made


@functools.cache
def engine_of(game: Game) -> Engine:
    """The compiled engine of a game, made once. Raises NativeUnavailable."""
    return Engine(game)


class NativeBoard:
    """A board on compiled rules: its state's bytes."""

    def __init__(self, game: Game, packed: bytes) -> None:
        self.game = game
        self.set_up_told: list[Told] = []
        self._engine = engine_of(game)
        self._layout = layout_of(game)
        self._legal: dict[int, list[int]] = {}
        """By seat, as far as it was asked for in this state: at a table that happens several times."""
        self.restore(packed)

    def restore(self, packed: bytes) -> None:
        packed = bytes(checked(self.game, packed))
        seats = self._layout.value(packed, "n_seats")
        check_seats_in(self.game, seats)
        self._packed, self.seats = packed, seats
        self._legal = {}
        self._to_act = self._engine.ask(packed, NONE)

    def step(self, seat: int, action: int, ply: int, luck: Luck) -> Happened:
        check_seat(seat, self.seats)
        rng = self._layout.rng(self._packed)
        luck.key(rng, ply)
        after, answer, told = self._engine.step(self._packed, seat, action, rng)
        if told is None:
            return self._plain_step(seat, action, ply, luck)
        self._packed, self._to_act = after, answer & ((1 << LUCK_SHIFT) - 1)
        self._legal = {}
        return Happened(*heard_and_open(self.game, told, bool(answer >> LUCK_SHIFT)))

    def _plain_step(self, seat: int, action: int, ply: int, luck: Luck) -> Happened:
        """A step that tells more than the compiled engine has room for."""
        plain = PlainBoard(self.game, unpacked(self.game, self._packed))
        done = plain.step(seat, action, ply, luck)
        self.restore(plain.pack())
        return done

    def to_act(self) -> int:
        return self._to_act

    def legal(self, seat: int) -> list[int]:
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self._engine.legal(self._packed, check_seat(seat, self.seats))
        return found

    def refusal(self, seat: int, action: int) -> int:
        action = max(-WIDEST_ACTION, min(action, WIDEST_ACTION))
        return self._engine.refusal(self._packed, check_seat(seat, self.seats), action)

    def question(self, seat: int) -> int:
        return (self._engine.ask(self._packed, check_seat(seat, self.seats)) >> ASKED_SHIFT) - 1

    def default_action(self, seat: int) -> int:
        action = self._engine.default(self._packed, check_seat(seat, self.seats))
        if action == NONE:
            raise NotYourTurn(f"seat {seat} is not asked anything now")
        return action

    def pack(self) -> bytes:
        return self._packed

    def digest(self) -> str:
        return short_hash(self._packed)

    def blinded(self, viewer: int) -> bytes:
        return self._engine.blinded(self._packed, viewer if viewer == NONE else check_seat(viewer, self.seats))

    def look(self, before: Mapping[int, bytes]) -> dict[int, Look]:
        for viewer in before:
            if viewer != NONE:
                check_seat(viewer, self.seats)
        return self._engine.look(self._packed, before)

    @property
    def over(self) -> bool:
        return not self._to_act

    @property
    def scores(self) -> list[int]:
        return self._engine.standing(self._packed)[0][: self.seats]

    @property
    def places(self) -> list[int]:
        return self._engine.standing(self._packed)[1][: self.seats]

    @property
    def shares(self) -> list[float]:
        return [share / WHOLE_WIN for share in self._engine.standing(self._packed)[2][: self.seats]]

    @property
    def ending(self) -> Rule | None:
        number = self._engine.standing(self._packed)[3]
        return self.game.rules[number] if number else None


# --- the layout ---------------------------------------------------------------------------------------------


class Element(NamedTuple):
    """One int of a state."""

    offset: int
    """Its first byte."""
    code: str
    """How ``struct`` writes it, little-endian."""
    path: str
    """As ``companies[2].department[0]``."""


class Layout:
    """The ints of a game's state as one flat list, in the order of their bytes."""

    def __init__(self, game: Game) -> None:
        self.game, self.size = game, game.state.size()
        self._packer = game.state.packer()
        self.elements = tuple(_elements(game.state))
        self._by_path = {element.path: element for element in self.elements}
        self._rng = RNG.unpack_from
        self._rng_offset = self._by_path["rng[0]"].offset
        self._at: list[tuple[int, int, int, Any]] = [(NONE, 0, 0, None)] * self.size
        """The element that each byte belongs to: its index, NONE in a gap; its first byte and end; and what reads it
        where it has more than one."""
        for i, element in enumerate(self.elements):
            kind = struct.Struct("<" + element.code)
            end = element.offset + kind.size
            for byte in range(element.offset, end):
                self._at[byte] = i, element.offset, end, kind.unpack_from if kind.size > 1 else None

    def values(self, packed: bytes) -> list[int]:
        """All ints of a state."""
        return list(self._packer.unpack(packed))

    def value(self, packed: bytes, path: str) -> int:
        """One of them."""
        element = self._by_path[path]
        return int(struct.unpack_from("<" + element.code, packed, element.offset)[0])

    def rng(self, packed: bytes) -> list[int]:
        """The generator as it stands."""
        return list(self._rng(packed, self._rng_offset))

    def without_rng(self, packed: bytes) -> bytes:
        """The same state with its generator hidden: all that somebody may see to whom everything else is open."""
        end = self._rng_offset + RNG.size
        return packed[: self._rng_offset] + RNG.pack(HIDDEN, HIDDEN, HIDDEN, HIDDEN) + packed[end:]

    def changes(self, old: bytes, new: bytes) -> list[tuple[int, int]]:
        """The ints that differ, rising: the index of each in the flat list, and its new value."""
        if len(old) != self.size or len(new) != self.size:
            raise BadState(f"a state of {self.game.title} takes {self.size} bytes, not {len(old)} and {len(new)}")
        found, end, at = [], 0, self._at
        for byte in differing(old, new):
            if byte >= end:
                i, offset, end, read = at[byte]
                if i == NONE:
                    continue
                found.append((i, read(new, offset)[0] if read else SIGNED[new[byte]]))
        return found

    def in_words(self) -> tuple[list[int], list[tuple[int, int, int]]]:
        """Where the ints stand in the state as 64-bit words: the number of the first int of each word and behind the
        last; and for each int how many bits to shift its word to the right, which bits are then its own, and which of
        them is its sign."""
        first_in = [sum(element.offset < 8 * word for element in self.elements) for word in range(self.size // 8 + 1)]
        parts = []
        for element in self.elements:
            bits = 8 * struct.calcsize("<" + element.code)
            own = (1 << bits) - 1 if bits < 64 else -1
            parts.append((8 * (element.offset % 8), own, 1 << bits - 1 if bits < 64 else 0))
        return first_in, parts

    def schema(self) -> dict[str, Any]:
        """What the flat list means. Taken in order, the fields use it up: a field without ``fields`` takes as many ints
        as its shape has places, nested lists row by row; one with ``fields`` is a row of records, each with these."""
        return {"game": self.game.name, "ints": len(self.elements), "fields": _schema(self.game.state)}


RNG = struct.Struct("<4q")
SIGNED = tuple(byte - 256 if byte >= 128 else byte for byte in range(256))
_OTHER_THAN_ZERO = re.compile(rb"[^\0]").finditer


def differing(old: bytes, new: bytes) -> list[int]:
    """Where two states of the same length differ, byte by byte. Long ints and a pattern are the fastest plain way."""
    if old == new:
        return []
    both = int.from_bytes(old, "little") ^ int.from_bytes(new, "little")
    return [found.start() for found in _OTHER_THAN_ZERO(both.to_bytes(len(old), "little"))]


@functools.cache
def layout_of(game: Game) -> Layout:
    """The layout of a game, made once."""
    return Layout(game)


def _elements(record: type[Record]) -> list[Element]:
    """The ints of a record: the struct format has a letter for each, and an x for each byte of a gap."""
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
        described: dict[str, Any] = {"name": name, "shape": list(field.shape)}
        if field.record:
            described["fields"] = _schema(field.record)
        else:
            described["bits"] = 8 * WIDTHS[str(field.kind)]
            described["audience"] = field.audience
        fields.append(described)
    return fields
