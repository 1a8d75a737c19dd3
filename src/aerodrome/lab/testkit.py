"""The test-kit: laws that need words, or two engines at once. A game gets it by naming itself.

violation = lockstep(game, seats=3, options={}, seed=1, natively=True)
violation = strict_game(game, seats=3, options={}, seed=1)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from aerodrome.bots.simple import bot_luck
from aerodrome.drivers.play import list_legal, list_refusals, lowest_seat
from aerodrome.engines.compiled import native, numbers
from aerodrome.play.luck import SeededLuck
from aerodrome.rulebook.chance import below
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.primitives import NOBODY
from aerodrome.rulebook.record import HIDDEN, NONE
from aerodrome.rulebook.strict import StrictFault, StrictState


@dataclass(frozen=True)
class Violation:
    """A broken law, with all that is needed to see it again."""

    game: str
    law: str
    seats: int
    options: Mapping[str, str]
    seed: int
    ply: int
    seat: int
    detail: str = ""

    def __str__(self) -> str:
        where = f"match seed {self.seed}, {self.seats} seats, ply {self.ply}, seat {self.seat}"
        return f"{self.game}: {self.law} ({where}){': ' + self.detail if self.detail else ''}"

    def reproduce(self) -> str:
        """A command that shows it again."""
        options = "".join(f" --option {name}={value}" for name, value in self.options.items())
        return f"aerodrome laws {self.game} --seats {self.seats} --match {self.seed}{options}"


class _Broken(Exception):
    """Raised inside a check; carries the law, the seat and a detail."""

    def __init__(self, law: str, seat: int = NONE, detail: str = "") -> None:
        super().__init__(law)
        self.law, self.seat, self.detail = law, seat, detail


class _Run:
    """One random game on the plain engine, checked ply by ply."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, int], seed: int) -> None:
        self.game, self.seats, self.options, self.seed = game, seats, options, seed
        self.plain = game.plain
        self.list_legal = game.plain.bind(list_legal)
        self.luck = SeededLuck(seed)
        self.s = game.fresh_state(seats, options)
        self.ply = 0
        self.room = [0] * (game.actions + 1)

    def play(self) -> Violation | None:
        try:
            self.begin()
            while self.plain.to_act(self.s):
                if self.ply == self.game.max_plies:
                    raise _Broken("the game ends within its ply cap")
                self.step()
        except _Broken as broken:
            return self.violation(broken.law, broken.seat, broken.detail)
        except StrictFault as fault:
            return self.violation("rules stay inside their fields and see nothing hidden", NONE, str(fault))
        return None

    def violation(self, law: str, seat: int, detail: str) -> Violation:
        options = self.game.show_options(self.options)
        return Violation(self.game.name, law, self.seats, options, self.seed, self.ply, seat, detail)

    def begin(self) -> None:
        self.luck.key(self.s.rng, self.ply)
        self.plain.new_game(self.s)
        self.check()

    def step(self) -> None:
        self.ply += 1
        seat = lowest_seat(self.plain.to_act(self.s))
        n = self.list_legal(self.s, seat, self.room)
        action = self.room[below(bot_luck(self.seed, self.ply), n)]
        self.luck.key(self.s.rng, self.ply)
        self.act(seat, action)
        self.check()

    def act(self, seat: int, action: int) -> None:
        self.plain.step(self.s, seat, action)

    def check(self) -> None:
        """What holds after every ply."""


class _Lockstep(_Run):
    """Plain, strict and native side by side: the same bytes after every ply, the same answers to every question."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, int], seed: int, natively: bool) -> None:
        super().__init__(game, seats, options, seed)
        self.strict = StrictState(game.fresh_state(seats, options))
        self.native = native(game) if natively else None
        self.compiled: Any = self.native.load(self.s.pack()) if self.native else None
        self.list_refusals = game.plain.bind(list_refusals)
        self.refused = [0] * game.actions
        self.refused_natively = numbers("i64", game.actions)

    def begin(self) -> None:
        self.luck.key(self.strict.rng, self.ply)
        self.plain.new_game(self.strict)
        if self.native:
            self.luck.key(self.compiled.rng, self.ply)
            self.native.new_game(self.compiled)
        super().begin()

    def act(self, seat: int, action: int) -> None:
        super().act(seat, action)
        self.luck.key(self.strict.rng, self.ply)
        self.plain.step(self.strict, seat, action)
        if self.native:
            self.luck.key(self.compiled.rng, self.ply)
            self.native.step(self.compiled, seat, action)

    def check(self) -> None:
        mine = self.s.pack()
        if self.strict.pack() != mine:
            raise _Broken("plain and strict agree byte for byte", detail=difference(self.s, self.strict.plain))
        if self.native is None:
            return
        theirs = self.compiled[0]
        if theirs != mine:
            raise _Broken(
                "plain and native agree byte for byte", detail=difference(self.s, type(self.s).unpack(theirs))
            )
        waiting = self.plain.to_act(self.s)
        for seat in range(self.seats):
            if waiting >> seat & 1 or self.ply % self.seats == seat:
                self.check_answers(seat)

    def check_answers(self, seat: int) -> None:
        assert self.native is not None
        for name in ("question", "score", "place"):
            plain, native = getattr(self.plain, name)(self.s, seat), getattr(self.native, name)(self.compiled, seat)
            if plain != native:
                raise _Broken(f"plain and native give the same {name}", seat, f"{plain} and {native}")
        self.list_refusals(self.s, seat, self.game.actions, self.refused)
        self.native.list_refusals(self.compiled, seat, self.game.actions, self.refused_natively)
        if self.refused != list(self.refused_natively):
            raise _Broken("plain and native refuse alike", seat, f"{self.refused} and {list(self.refused_natively)}")


class _Strict(_Run):
    """All that looks at a blinded state, on a strict one: proof that nothing leaks."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, int], seed: int, apart: int) -> None:
        super().__init__(game, seats, options, seed)
        self.apart, self.looks = apart, 0
        self.s = StrictState(self.s)
        self.names = [f"Seat {i + 1}" for i in range(seats)]
        paths = enumerate(self.s.plain.paths())
        self.secret = [(place, path) for place, (path, field, _) in paths if field.audience == "secret"]

    def check(self) -> None:
        # Looking from one seat at a time, in turn, is enough over many plies and several times as fast.
        if self.ply % self.apart == 0:
            self.check_viewer(self.looks % (self.seats + 1) - 1)
            self.looks += 1

    def check_viewer(self, viewer: int) -> None:
        words, plain = self.game.words, self.plain
        # Strict is only the side that may not look: checks on the true state would find nothing, and take as long.
        true, blinded = self.s.plain, self.blinded(viewer)
        leaves = blinded.plain.leaves()
        for place, path in self.secret:
            if leaves[place] != HIDDEN:
                raise _Broken("no seat sees what is secret", viewer, path)
        if words.view(blinded, viewer, self.names) != words.view(true, viewer, self.names):
            raise _Broken("a view is the same on the true and on the blinded state", viewer)
        if words.describe(blinded, viewer, self.names) != words.describe(true, viewer, self.names):
            raise _Broken("sentences are the same on the true and on the blinded state", viewer)
        if viewer == NONE:
            return
        notations = [words.notation(blinded, action) for action in range(self.game.actions)]
        if len({text.lower() for text in notations}) < len(notations):
            raise _Broken("different actions have different notations", viewer)
        for action, text in enumerate(notations):
            refused = plain.refusal(blinded, viewer, action)
            if refused != plain.refusal(true, viewer, action):
                raise _Broken("whether an action is legal can be seen by the seat that is asked", viewer, text)
            if refused and refused not in self.game.rules.by_number:
                raise _Broken("every refusal has its text in RULES.md", viewer, str(refused))
            if refused:
                continue
            if words.label(blinded, viewer, action, self.names) != words.label(true, viewer, action, self.names):
                raise _Broken("labels are the same on the true and on the blinded state", viewer, text)

    def blinded(self, viewer: int) -> StrictState:
        copy = StrictState(self.s.plain.copy())
        copy.may_look(True)
        self.plain.blind(copy, viewer)
        copy.may_look(False)
        return copy

    def act(self, seat: int, action: int) -> None:
        self.s.plain.told = []
        super().act(seat, action)
        told, self.s.plain.told = self.s.plain.told, None
        for event in told:
            if event[0] != NOBODY and not self.game.words.sentence(event, self.names):
                raise _Broken("every event has a sentence", seat, str(event))


def lockstep(game: Game, seats: int, options: Mapping[str, int], seed: int, natively: bool) -> Violation | None:
    """Play the random match of this seed on plain, strict and (if wanted) native at once; None when they agree."""
    return _Lockstep(game, seats, options, seed, natively).play()


def strict_game(game: Game, seats: int, options: Mapping[str, int], seed: int, apart: int = 1) -> Violation | None:
    """Play the random match of this seed on strict states and look at it from every seat, after so many plies each.

    None when nothing leaks.
    """
    return _Strict(game, seats, options, seed, apart).play()


def difference(a: Any, b: Any) -> str:
    """The first field in which two states differ."""
    for (path, _, one), (_, _, other) in zip(a.paths(), b.paths(), strict=True):
        if one != other:
            return f"{path} is {one} and {other}"
    return "padding"
