"""The plain board: a match on the rules as plain Python."""

from __future__ import annotations

import functools
from array import array
from collections.abc import Callable, Collection
from typing import Any

from aerodrome.drivers.play import list_legal
from aerodrome.play.layout import Change, Moment, json_int, layout_of, short_hash, unpacked
from aerodrome.play.luck import Luck
from aerodrome.play.saying import said_of
from aerodrome.play.sight import Told
from aerodrome.play.step import Happened, NotYourTurn, Outcome, check_seat, happened
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.strict import StrictRules


class PlainBoard:
    """A board on the plain rules. It takes over ``state``. With ``strict``, the rules see a StrictState, which raises
    an error if they do anything that other engines do not allow."""

    def __init__(self, game: Game, state: Any, *, strict: bool = False) -> None:
        self.game, self.seats = game, int(state.n_seats)
        self.set_up_told: list[Told] = []
        self._put(state)
        self._engine: Any = StrictRules(game.plain) if strict else game.plain
        self._list_legal = self._engine.bind(list_legal)

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
        self._put(s)
        return happened(self.game, told, keyed != s.rng)

    def _put(self, state: Any) -> None:
        self._state = state
        self._packed: bytes | None = None

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
        if self._packed is None:
            self._packed = self._state.pack()
        return self._packed

    def state(self) -> Any:
        return self._state.copy()

    def restore(self, packed: bytes) -> None:
        self._put(unpacked(self.game, packed))
        self.seats = int(self._state.n_seats)

    def digest(self) -> str:
        return short_hash(self.pack())

    def blinded(self, viewer: int) -> bytes:
        return bytes(self.seen(viewer)().pack())

    def seen(self, viewer: int) -> Callable[[], Any]:
        # This state never changes, since a step replaces it by a new one.
        return functools.partial(self._blind, self._state, viewer if viewer == NONE else self._check(viewer))

    def _blind(self, state: Any, viewer: int) -> Any:
        s = state.copy()
        self._engine.blind(s, viewer)
        return s

    def observed(self, viewer: int) -> bytes:
        numbers = [0] * self.game.observed
        self._engine.observe(self.seen(viewer)(), viewer, numbers)
        return array("h", numbers).tobytes()

    def moment(self) -> Moment:
        return Moment(self.pack())

    def look(self, before: Moment, viewers: Collection[int]) -> dict[int, list[Change]]:
        layout, old = layout_of(self.game), unpacked(self.game, before)
        return {
            viewer: [
                (i, json_int(value))
                for i, value in layout.changes(self._blind(old, viewer).pack(), self.blinded(viewer))
            ]
            for viewer in viewers
        }

    def said(self, viewer: int, what: str, *arguments: int) -> list[int]:
        return said_of(self.game, self.seen(viewer)(), what, *arguments)

    @property
    def over(self) -> bool:
        return not self.to_act()

    def outcome(self) -> Outcome:
        s, rules, seats = self._state, self._engine, range(self.seats)
        shares = [0] * self.seats
        if self.over:
            rules.outcome(s, shares)
        scores, places = [rules.score(s, seat) for seat in seats], [rules.place(s, seat) for seat in seats]
        return Outcome.of(self.game, scores, places, shares, rules.ending(s))

    def _check(self, seat: int) -> int:
        return check_seat(seat, self.seats)
