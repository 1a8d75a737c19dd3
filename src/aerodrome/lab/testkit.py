"""The test-kit: laws that need words, or two engines at once. A game gets it by naming itself.

violation = lockstep(game, seats=3, options={}, seed=1, natively=True)
violation = strict_game(game, seats=3, options={}, seed=1)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from aerodrome.bots.simple import bot_luck
from aerodrome.drivers.play import lowest_seat
from aerodrome.engines.compiled import native
from aerodrome.play.board import Board
from aerodrome.play.luck import SeededLuck
from aerodrome.play.native import NativeBoard
from aerodrome.play.plain import PlainBoard
from aerodrome.play.sight import Told
from aerodrome.rulebook.chance import below
from aerodrome.rulebook.game import Game
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
    """One random game on one board or several, checked ply by ply."""

    boards: Sequence[Board]

    def __init__(self, game: Game, seats: int, options: Mapping[str, int], seed: int) -> None:
        self.game, self.seats, self.options, self.seed = game, seats, options, seed
        self.luck, self.ply = SeededLuck(seed), 0

    def play(self) -> Violation | None:
        try:
            self.boards = self.begin()
            self.check([board.set_up_told for board in self.boards])
            while waiting := self.boards[0].to_act():
                if self.ply == self.game.max_plies:
                    raise _Broken("the game ends within its ply cap")
                self.step(lowest_seat(waiting))
        except _Broken as broken:
            return self.violation(broken.law, broken.seat, broken.detail)
        except StrictFault as fault:
            return self.violation("rules stay inside their fields and see nothing hidden", NONE, str(fault))
        return None

    def violation(self, law: str, seat: int, detail: str) -> Violation:
        options = self.game.show_options(self.options)
        return Violation(self.game.name, law, self.seats, options, self.seed, self.ply, seat, detail)

    def begin(self) -> Sequence[Board]:
        """The boards, set up."""
        raise NotImplementedError

    def plain_board(self, *, strict: bool) -> PlainBoard:
        board = PlainBoard(self.game, self.game.fresh_state(self.seats, self.options), strict=strict)
        board.set_up(self.luck)
        return board

    def step(self, seat: int) -> None:
        self.ply += 1
        legal = self.boards[0].legal(seat)
        if not legal:
            raise _Broken("a seat that is to act has a legal action", seat)
        action = legal[below(bot_luck(self.seed, self.ply), len(legal))]
        self.check([board.step(seat, action, self.ply, self.luck).told for board in self.boards])

    def check(self, told: list[list[Told]]) -> None:
        """What holds after every ply; ``told`` is what each board told in it."""
        raise NotImplementedError


class _Lockstep(_Run):
    """Plain, strict and native side by side: the same bytes after every ply, the same answers to every question."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, int], seed: int, natively: bool) -> None:
        super().__init__(game, seats, options, seed)
        self.natively = natively

    def begin(self) -> Sequence[Board]:
        plain, strict = self.plain_board(strict=False), self.plain_board(strict=True)
        return [plain, strict, self.native_board(plain.set_up_told)] if self.natively else [plain, strict]

    def native_board(self, told: list[Told]) -> NativeBoard:
        """Set up by compiled rules, which do not say what they tell."""
        compiled = native(self.game)
        s = compiled.load(self.game.fresh_state(self.seats, self.options).pack())
        self.luck.key(s.rng, 0)
        compiled.new_game(s)
        board = NativeBoard(self.game, s[0])
        board.set_up_told = told
        return board

    def check(self, told: list[list[Told]]) -> None:
        plain, *others = self.boards
        for name, board, heard in zip(("strict", "native"), others, told[1:], strict=False):
            if board.pack() != plain.pack():
                detail = difference(plain.state(), board.state())
                raise _Broken(f"plain and {name} agree byte for byte", detail=detail)
            self.check_same(name, "events", NONE, told[0], heard)
        if self.natively:
            self.check_answers(plain, others[-1])

    def check_answers(self, plain: Board, native: Board) -> None:
        waiting = plain.to_act()
        self.check_same("native", "seats to act", NONE, waiting, native.to_act())
        self.check_same("native", "outcome", NONE, plain.outcome(), native.outcome())
        for seat in range(self.seats):
            if waiting >> seat & 1 or self.ply % self.seats == seat:
                self.check_same("native", "question", seat, plain.question(seat), native.question(seat))
                refused, natively = ([board.refusal(seat, action) for action in range(self.game.actions)]
                                     for board in (plain, native))  # fmt: skip
                self.check_same("native", "refusals", seat, refused, natively)

    def check_same(self, name: str, what: str, seat: int, mine: Any, theirs: Any) -> None:
        if mine != theirs:
            raise _Broken(f"plain and {name} give the same {what}", seat, f"{mine} and {theirs}")


class _Strict(_Run):
    """All that looks at a blinded state, on a strict one: proof that nothing leaks."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, int], seed: int, apart: int) -> None:
        super().__init__(game, seats, options, seed)
        self.apart, self.looks = apart, 0
        self.names = [f"Seat {i + 1}" for i in range(seats)]
        paths = enumerate(game.state().paths())
        self.secret = [(place, path) for place, (path, field, _) in paths if field.audience == "secret"]

    def begin(self) -> Sequence[Board]:
        return [self.plain_board(strict=True)]

    def check(self, told: list[list[Told]]) -> None:
        for event in told[0]:
            if not self.game.words.sentence(event, self.names):
                raise _Broken("every event has a sentence", NONE, str(event))
        # Looking from one seat at a time, in turn, is enough over many plies and several times as fast.
        if self.ply % self.apart == 0:
            self.check_viewer(self.looks % (self.seats + 1) - 1)
            self.looks += 1

    def check_viewer(self, viewer: int) -> None:
        words, plain, (board,) = self.game.words, self.game.plain, self.boards
        # Strict is only the side that may not look: checks on the true state would find nothing, and take as long.
        true, blinded = board.state(), StrictState(board.seen(viewer)())
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
