"""The native board: a match on compiled rules. It holds only the bytes of its state."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Collection
from typing import Any

from aerodrome.drivers.board import ASKED_SHIFT, LUCK_SHIFT
from aerodrome.engines.compiled import native, numbers
from aerodrome.engines.results import flat, view
from aerodrome.play.layout import Change, Moment, checked, json_int, layout_of, short_hash, unpacked
from aerodrome.play.luck import Luck
from aerodrome.play.plain import PlainBoard
from aerodrome.play.saying import said_of
from aerodrome.play.sight import Told
from aerodrome.play.step import Happened, NotYourTurn, Outcome, check_seat, happened
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.messages import flattened
from aerodrome.rulebook.record import NONE

WIDEST_ACTION = 1 << 62
"""Compiled code takes 64-bit ints, and no action has a larger number than this."""


class Engine:
    """The compiled rules of one game, with room for one state. A board copies its bytes in, and copies the result out,
    so a step that fails changes nothing.

    The engine remembers which bytes it holds, so that several questions about one state copy them only once. A lock
    keeps threads apart.
    """

    def __init__(self, game: Game) -> None:
        self._compiled = compiled = native(game)
        size, most = game.state.size(), max(game.seats)
        self.lock = threading.Lock()
        self._held: bytes | None = None
        viewers = most + 1  # the seats, and a spectator before them
        self._states = states = compiled.states(4)
        self._here, self._other = (states.bytes[i * size : (i + 1) * size] for i in range(2))
        first_in, parts = layout_of(game).in_words()
        found, ends = numbers("i64", viewers * len(parts), 2), numbers("i64", viewers)
        words, bits = numbers("i64", len(first_in)), numbers("i64", len(parts), 3)
        words[:], bits[:] = first_in, parts
        legal = numbers("i16", game.actions + 1)
        # Memory views return several numbers at a time, which takes half as long.
        self._found, self._ends, self._legal = flat(view(found)), view(ends), view(legal)
        self._scores, self._places, self._shares = numbers("i64", most), numbers("i64", most), numbers("i8", most)
        self._room = compiled.listening_room()
        self._ask = compiled.board_ask.fixed(states)
        self._list_legal = compiled.board_legal.fixed(states, legal)
        self._refusal = compiled.board_refusal.fixed(states)
        self._default = compiled.board_default.fixed(states)
        self._step = compiled.board_step.fixed(states, room=self._room)
        self._blind = compiled.board_blind.fixed(states)
        self._look = compiled.board_look.fixed(states, states.memory, words, bits, found, ends)
        self._viewed = states.at(1)
        self._eyes, observed = numbers("i8", 1), numbers("i16", 1, game.observed)
        self._observe = compiled.vector_observe_i16.fixed(self._viewed, self._eyes, observed)
        self._observed = memoryview(observed).cast("B")
        self._saying: dict[str, Callable[..., int]] = {}
        self._standing = compiled.board_standing.fixed(states, self._scores, self._places, self._shares)

    def _take(self, packed: bytes) -> None:
        if self._held is not packed:
            self._held = None
            self._here[:] = packed
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
            return bytes(self._other)

    def observed(self, packed: bytes, viewer: int) -> bytes:
        with self.lock:
            self._take(packed)
            self._blind(viewer)
            self._eyes[0] = viewer
            self._observe()
            return bytes(self._observed)

    def look(self, packed: bytes, before: bytes, viewers: Collection[int]) -> dict[int, list[Change]]:
        """For each viewer, the ints that it may see and that have changed since an earlier state."""
        wanted = 0
        for viewer in viewers:
            wanted |= 1 << viewer - NONE
        with self.lock:
            self._take(packed)
            self._other[:] = before
            n = self._look(wanted)
            pairs = iter(self._found[: 2 * (n if n >= 0 else -1 - n)].tolist())
            ends: list[int] = self._ends.tolist()
        changes: list[Change] = list(zip(pairs, pairs, strict=True))
        if n < 0:
            changes = [(i, json_int(int(value))) for i, value in changes]
        return {viewer: changes[ends[viewer] if viewer != NONE else 0 : ends[viewer - NONE]] for viewer in viewers}

    def standing(self, packed: bytes) -> tuple[list[int], list[int], list[int], int]:
        """Scores, places, shares in sixtieths, and the rule that ended the game."""
        with self.lock:
            self._take(packed)
            ended_by = self._standing()
            return list(self._scores), list(self._places), list(self._shares), ended_by

    def said(self, packed: bytes, viewer: int, what: str, arguments: tuple[int, ...]) -> list[tuple[int, ...]] | None:
        """The rows that a function of the game's messages says to a viewer; None if there are too many."""
        with self.lock:
            self._take(packed)
            self._blind(viewer)
            if what not in self._saying:
                self._saying[what] = getattr(self._compiled, what).fixed(self._viewed, room=self._room)
            self._room.hush()
            self._saying[what](*arguments)
            return self._room.told

    def step(self, packed: bytes, seat: int, action: int, rng: list[int]) -> tuple[bytes, int, list[Told] | None]:
        """The bytes after a step, the answer of `board_step`, and what was told; None if that is too much."""
        with self.lock:
            self._take(packed)
            self._held = None
            self._room.hush()
            answer = self._step(seat, action, *rng)
            told: Any = self._room.told
            if told is None:
                return packed, 0, None
            self._held = after = bytes(self._here)
            return after, answer, told


@functools.cache
def engine_of(game: Game) -> Engine:
    """The compiled engine of a game, made once. Raises NativeUnavailable."""
    return Engine(game)


class NativeBoard:
    def __init__(self, game: Game, packed: bytes) -> None:
        self.game = game
        self.set_up_told: list[Told] = []
        self._engine = engine_of(game)
        self._layout = layout_of(game)
        self._legal: dict[int, list[int]] = {}
        """Legal actions by seat, as far as they are known in this state. A table asks for them several times."""
        self.restore(packed)

    def restore(self, packed: bytes) -> None:
        self._packed = packed = bytes(checked(self.game, packed))
        self.seats = self._layout.value(packed, "n_seats")
        self._legal = {}
        self._to_act = self._engine.ask(packed, NONE)

    def step(self, seat: int, action: int, ply: int, luck: Luck) -> Happened:
        check_seat(seat, self.seats)
        rng = [0, 0, 0, 0]
        luck.key(rng, ply)
        after, answer, told = self._engine.step(self._packed, seat, action, rng)
        if told is None:
            return self._plain_step(seat, action, ply, luck)
        self._packed, self._to_act = after, answer & ((1 << LUCK_SHIFT) - 1)
        self._legal = {}
        return happened(self.game, told, bool(answer >> LUCK_SHIFT))

    def _plain_step(self, seat: int, action: int, ply: int, luck: Luck) -> Happened:
        """Make a step that tells more than the compiled engine has room for."""
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

    def state(self) -> Any:
        return self.game.state.unpack(self._packed)

    def digest(self) -> str:
        return short_hash(self._packed)

    def blinded(self, viewer: int) -> bytes:
        return self._engine.blinded(self._packed, viewer if viewer == NONE else check_seat(viewer, self.seats))

    def seen(self, viewer: int) -> Callable[[], Any]:
        blinded = self.blinded(viewer)
        return lambda: self.game.state.unpack(blinded)

    def observed(self, viewer: int) -> bytes:
        return self._engine.observed(self._packed, viewer if viewer == NONE else check_seat(viewer, self.seats))

    def moment(self) -> Moment:
        return Moment(self._packed)

    def look(self, before: Moment, viewers: Collection[int]) -> dict[int, list[Change]]:
        for viewer in viewers:
            if viewer != NONE:
                check_seat(viewer, self.seats)
        if not self.game.has_secrets:  # so one look serves all
            return dict.fromkeys(viewers, self._engine.look(self._packed, before, (NONE,))[NONE])
        return self._engine.look(self._packed, before, viewers)

    def said(self, viewer: int, what: str, *arguments: int) -> list[int]:
        rows = self._engine.said(self._packed, viewer, what, arguments)
        if rows is None:
            return said_of(self.game, self.seen(viewer)(), what, *arguments)
        return flattened(rows, self.game.messages)

    @property
    def over(self) -> bool:
        return not self._to_act

    def outcome(self) -> Outcome:
        n, (scores, places, shares, ended_by) = self.seats, self._engine.standing(self._packed)
        return Outcome.of(self.game, scores[:n], places[:n], shares[:n], ended_by)
