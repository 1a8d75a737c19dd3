"""Boards: the state of one match on an engine, plain at once and compiled as soon as that is ready.

A board knows nothing of journals, clocks and people. It is told a legal move and says what happened, and it gives every
viewer the bytes that it may see. Both kinds of board hold the same bytes, so one can take the other's place between any
two moves; who uses them cannot tell which one plays.

``Layout`` says what the bytes mean, as one flat list of ints, so that a viewer can be sent only those that changed.
"""

from __future__ import annotations

import functools
import hashlib
import os
import re
import struct
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from typing import Any, NamedTuple, Protocol

from aerodrome.luck import Luck, SeededLuck
from aerodrome.match import NotYourTurn, heard_and_open
from aerodrome.rulebook.contract import (
    WHOLE_WIN,
    blind,
    default_action,
    ending,
    outcome,
    place,
    question,
    refusal,
    score,
    step,
    to_act,
)
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.native import Native, require_numba
from aerodrome.drivers.play import list_legal
from aerodrome.rulebook.primitives import copy
from aerodrome.rulebook.record import HIDDEN, NONE, WIDTHS, Record
from aerodrome.rulebook.ruletext import Rule

Told = tuple[int, int, int, int, int]
"""An event as the rules told it: audience, kind, and three values."""

Change = Sequence[int | str]
"""An int of a state that has changed: its index in the flat list, and its value as JSON has it."""

Look = tuple[bytes, list[Change]]
"""What a viewer sees, and what of it has changed."""

WIDEST_ACTION = 1 << 62
"""Compiled code takes 64-bit ints; an action number beyond is no action anyway."""

SAFE = 2**53 - 1
"""The largest whole number that a browser's JSON reads exactly; larger ones are sent as texts."""


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
    return upgraded(board)


def board_from(game: Game, packed: bytes) -> Board:
    """The board of a state's bytes, on the best engine that is ready."""
    return NativeBoard(game, packed) if engine_ready(game) else PlainBoard(game, unpacked(game, packed))


def upgraded(board: Board) -> Board:
    """The same board on the compiled engine if that is ready by now, else the board itself."""
    if isinstance(board, NativeBoard) or not engine_ready(board.game):
        return board
    faster = NativeBoard(board.game, board.pack())
    faster.set_up_told = board.set_up_told
    return faster


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


# --- what is compiled ---------------------------------------------------------------------------------------

# Python hands over a whole array and the functions take its first row: a single record would be examined at each call.

# What they answer is packed into one int, which is cheaper than an array. The seats to act come first.
ASKED_SHIFT = 16
LUCK_SHIFT = 16
TOLD_SHIFT = 17


def table_ask(states: Any, seat: int) -> int:
    """Who is to act, and from ASKED_SHIFT on one more than what this seat is asked. NONE asks about no seat."""
    if seat == NONE:
        return to_act(states[0])
    return to_act(states[0]) | (question(states[0], seat) + 1) << ASKED_SHIFT


def table_legal(states: Any, seat: int, legal: Any) -> int:
    """Write the legal actions of a seat; return how many they are."""
    if (to_act(states[0]) >> seat) & 1 == 0:
        return 0
    return list_legal(states[0], seat, legal)


def table_refusal(states: Any, seat: int, action: int) -> int:
    return refusal(states[0], seat, action)


def table_default(states: Any, seat: int) -> int:
    """The action for a seat whose clock runs out; NONE when it is not asked."""
    if (to_act(states[0]) >> seat) & 1 == 0:
        return NONE
    return default_action(states[0], seat)


def table_step(states: Any, seat: int, action: int, a: int, b: int, c: int, d: int) -> int:
    """Step with a generator that was keyed to a, b, c, d.

    Returns who is to act, at LUCK_SHIFT whether luck was used, and from TOLD_SHIFT on how many events were told.
    """
    s = states[0]
    s.rng[0] = a
    s.rng[1] = b
    s.rng[2] = c
    s.rng[3] = d
    s.times_told = 0
    step(s, seat, action)
    used_luck = 0
    if s.rng[0] != a or s.rng[1] != b or s.rng[2] != c or s.rng[3] != d:
        used_luck = 1
    return to_act(s) | used_luck << LUCK_SHIFT | s.times_told << TOLD_SHIFT  # type: ignore[no-any-return]


def table_blind(states: Any, viewer: int) -> None:
    """Make the second state what a viewer may see of the first."""
    copy(states[1], states[0])
    blind(states[1], viewer)


def table_look(
    states: Any, viewers: int, words: Any, room: int, first_in: Any, parts: Any, found: Any, ends: Any
) -> int:
    """For each viewer, a bit each and that of a spectator first, see what it may see, and where that is new.

    Behind the first state there is a slot for each possible viewer, where what it sees is put, and behind these one
    for each with what it saw before. ``words`` are the bytes of them all as 64-bit ints, of which a slot takes
    ``room``. Ints of a state never reach over the end of such a word: those of word w are ``first_in[w]`` up to
    ``first_in[w + 1]``, and ``parts`` says how far to shift the word to the left and back for each.

    Writes index and value of every int that differs into ``found``, viewer after viewer, and where those of each end
    into ``ends``. Returns how many there are; or, when a value is beyond SAFE, -1 less that.
    """
    n = 0
    wide = 0
    for slot in range(len(ends)):
        if (viewers >> slot) & 1 == 1:
            copy(states[1 + slot], states[0])
            blind(states[1 + slot], slot + NONE)
            new = room * (1 + slot)
            old = new + room * len(ends)
            for w in range(len(first_in) - 1):
                if words[new + w] != words[old + w]:
                    for i in range(first_in[w], first_in[w + 1]):
                        value = (words[new + w] << parts[i, 0]) >> parts[i, 1]
                        if value != (words[old + w] << parts[i, 0]) >> parts[i, 1]:
                            found[n, 0] = i
                            found[n, 1] = value
                            n += 1
                            if value > SAFE or value < -SAFE:
                                wide = 1
        ends[slot] = n
    if wide == 1:
        return -n - 1
    return n


def table_standing(states: Any, scores: Any, places: Any, shares: Any) -> int:
    """Write how the seats stand; return the number of the rule that ended the game, 0 while it goes on."""
    s = states[0]
    for seat in range(s.n_seats):
        scores[seat] = score(s, seat)
        places[seat] = place(s, seat)
        shares[seat] = 0
    if to_act(s) == 0:
        outcome(s, shares)
    return ending(s)


TABLE = (table_ask, table_legal, table_refusal, table_default, table_step, table_blind, table_look, table_standing)


class Engine:
    """The compiled rules of one game with one place for a state: boards put their bytes there and take them back.

    A board is then no more than its bytes, and a step that fails has changed nothing. The place remembers whose bytes
    it holds, so that several questions about one state move none. A lock keeps threads apart.
    """

    def __init__(self, game: Game) -> None:
        require_numba()
        import numpy as np

        native = Native(game, TABLE, listening=True)
        size, most = game.state.size(), max(game.seats)
        self.lock = threading.Lock()
        self._held: bytes | None = None
        viewers = most + 1  # the seats, and a spectator before them
        self._states = native.states(1 + 2 * viewers)
        raw = memoryview(self._states.view(np.uint8))  # type: ignore[arg-type]
        room = native.dtype.itemsize
        self._place, *places = (raw[i * room : i * room + size] for i in range(len(self._states)))
        self._seen, self._before = places[:viewers], places[viewers:]
        first_in, parts = layout_of(game).in_words()
        self._words = self._states.view(np.int64), room // 8, np.array(first_in), np.array(parts)
        self._found, self._ends = np.zeros((viewers * len(parts), 2), np.int64), np.zeros(viewers, np.int64)
        self._told = self._states["told"][0]
        self.told_limit = len(self._told)
        self._legal = np.zeros(game.actions + 1, np.int16)
        self._scores, self._places, self._shares = (np.zeros(most, np.int64) for _ in range(3))
        self._ask, self._list_legal, self._refusal = native.table_ask, native.table_legal, native.table_refusal
        self._default, self._step, self._blind = native.table_default, native.table_step, native.table_blind
        self._look, self._standing = native.table_look, native.table_standing

    def warm(self, packed: bytes) -> None:
        """Compile every function, or read it from the cache, on a state in which somebody is to act."""
        seat = self.ask(packed, NONE).bit_length() - 1
        action = self.default(packed, seat)
        self.legal(packed, seat)
        self.refusal(packed, seat, action)
        self.blinded(packed, seat)
        self.look(packed, {seat: packed})
        self.standing(packed)
        self.step(packed, seat, action, [1, 2, 3, 1])

    def _take(self, packed: bytes) -> None:
        if self._held is not packed:
            self._held = None
            self._place[:] = packed
            self._held = packed

    def ask(self, packed: bytes, seat: int) -> int:
        with self.lock:
            self._take(packed)
            return self._ask(self._states, seat)  # type: ignore[no-any-return]

    def legal(self, packed: bytes, seat: int) -> list[int]:
        with self.lock:
            self._take(packed)
            n = self._list_legal(self._states, seat, self._legal)
            return self._legal[:n].tolist()  # type: ignore[no-any-return]

    def refusal(self, packed: bytes, seat: int, action: int) -> int:
        with self.lock:
            self._take(packed)
            return self._refusal(self._states, seat, action)  # type: ignore[no-any-return]

    def default(self, packed: bytes, seat: int) -> int:
        with self.lock:
            self._take(packed)
            return self._default(self._states, seat)  # type: ignore[no-any-return]

    def blinded(self, packed: bytes, viewer: int) -> bytes:
        with self.lock:
            self._take(packed)
            self._blind(self._states, viewer)
            return bytes(self._seen[0])

    def look(self, packed: bytes, before: Mapping[int, bytes]) -> dict[int, Look]:
        """What viewers may see, and each int that differs from what they saw before."""
        viewers = 0
        with self.lock:
            self._take(packed)
            for viewer, old in before.items():
                self._before[viewer - NONE][:] = old
                viewers |= 1 << viewer - NONE
            n = self._look(self._states, viewers, *self._words, self._found, self._ends)
            changes: list[Change] = self._found[: n if n >= 0 else -1 - n].tolist()
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
            ended_by = self._standing(self._states, self._scores, self._places, self._shares)
            return self._scores.tolist(), self._places.tolist(), self._shares.tolist(), ended_by

    def step(self, packed: bytes, seat: int, action: int, rng: list[int]) -> tuple[bytes, int, list[Told] | None]:
        """The bytes after a step, who is to act with the luck bit, and what was told; None where that was too much."""
        with self.lock:
            self._take(packed)
            self._held = None
            answer = self._step(self._states, seat, action, *rng)
            n = answer >> TOLD_SHIFT
            if n > self.told_limit:
                return packed, 0, None
            told: list[Any] = [tuple(event) for event in self._told[:n].tolist()]
            self._held = after = bytes(self._place)
            return after, answer & ((1 << TOLD_SHIFT) - 1), told


_ENGINES: dict[Game, Future[Engine]] = {}
_ENGINES_LOCK = threading.Lock()


def engine_of(game: Game) -> Future[Engine]:
    """The compiled engine of a game, or what became of making it. The first call starts that, in a thread of its own.

    Where there is no compiler, or it is switched off, the future holds NativeUnavailable.
    """
    with _ENGINES_LOCK:
        if game not in _ENGINES:
            made = _ENGINES[game] = Future()
            threading.Thread(target=_compile, args=(game, made), daemon=True, name=f"compile {game.name}").start()
        return _ENGINES[game]


def _compile(game: Game, made: Future[Engine]) -> None:
    try:
        engine = Engine(game)
        dealt = PlainBoard(game, game.fresh_state(game.usual_seats, game.parse_options({}, game.usual_seats)))
        dealt.set_up(SeededLuck(0))
        engine.warm(dealt.pack())
        made.set_result(engine)
    except Exception as error:  # play goes on with the plain engine; whoever asks is told
        made.set_exception(error)


def engine_ready(game: Game) -> bool:
    """Is the compiled engine of a game ready? If not, it is being made from now on, where it can be."""
    made = engine_of(game)
    return made.done() and made.exception() is None


# --- the compiled board -------------------------------------------------------------------------------------


class NativeBoard:
    """A board on compiled rules: its state's bytes. Waits for the engine where that is not ready."""

    def __init__(self, game: Game, packed: bytes) -> None:
        self.game = game
        self.set_up_told: list[Told] = []
        self._engine = engine_of(game).result()
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
        self._differing = numpy_differing() or plain_differing

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
        for byte in self._differing(old, new):
            if byte >= end:
                i, offset, end, read = at[byte]
                if i == NONE:
                    continue
                found.append((i, read(new, offset)[0] if read else SIGNED[new[byte]]))
        return found

    def in_words(self) -> tuple[list[int], list[tuple[int, int]]]:
        """Where the ints stand in the state as 64-bit words: the number of the first int of each word and behind the
        last; and for each int how many bits to shift its word to the left, and then to the right."""
        first_in = [sum(element.offset < 8 * word for element in self.elements) for word in range(self.size // 8 + 1)]
        parts = []
        for element in self.elements:
            bits = 8 * struct.calcsize("<" + element.code)
            parts.append((64 - bits - 8 * (element.offset % 8), 64 - bits))
        return first_in, parts

    def schema(self) -> dict[str, Any]:
        """What the flat list means. Taken in order, the fields use it up: a field without ``fields`` takes as many ints
        as its shape has places, nested lists row by row; one with ``fields`` is a row of records, each with these."""
        return {"game": self.game.name, "ints": len(self.elements), "fields": _schema(self.game.state)}


RNG = struct.Struct("<4q")
SIGNED = tuple(byte - 256 if byte >= 128 else byte for byte in range(256))
_OTHER_THAN_ZERO = re.compile(rb"[^\0]").finditer


def plain_differing(old: bytes, new: bytes) -> list[int]:
    """Where two states of the same length differ, byte by byte. Long ints and a pattern are the fastest plain way."""
    if old == new:
        return []
    both = int.from_bytes(old, "little") ^ int.from_bytes(new, "little")
    return [found.start() for found in _OTHER_THAN_ZERO(both.to_bytes(len(old), "little"))]


def numpy_differing() -> Callable[[bytes, bytes], list[int]] | None:
    """The same with NumPy, two to three times as fast; None where there is no NumPy, or it is not to be used."""
    if os.environ.get("AERODROME_NO_NATIVE"):
        return None
    try:
        import numpy as np
    except ImportError:
        return None
    read, kind = np.frombuffer, np.dtype(np.uint8)

    def differing(old: bytes, new: bytes) -> list[int]:
        return (read(old, kind) != read(new, kind)).nonzero()[0].tolist()  # type: ignore[no-any-return]

    return differing


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
