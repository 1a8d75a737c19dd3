"""The test kit checks a game's laws by random play: many games on compiled rules, plain and native boards side by side,
and games on strict states.

violation = lockstep(game, seats=3, options={}, seed=1, natively=True)
violation = strict_game(game, seats=3, options={}, seed=1)
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from aerodrome.bots.simple import bot_luck
from aerodrome.drivers.laws import LAW_TEXTS, ROOMS, check_games
from aerodrome.drivers.play import lowest_seat
from aerodrome.engines.compiled import native, numbers
from aerodrome.play.board import Board
from aerodrome.play.luck import SeededLuck
from aerodrome.play.native import NativeBoard
from aerodrome.play.plain import PlainBoard
from aerodrome.play.saying import said_of
from aerodrome.play.sight import Told
from aerodrome.rulebook.chance import below
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.messages import BadMessage, Said, parsed
from aerodrome.rulebook.record import HIDDEN, NONE
from aerodrome.rulebook.strict import StrictFault, StrictState
from aerodrome.simulate.ledger import Ledger
from aerodrome.simulate.workers import Workers
from aerodrome.text import Speaker, notation_of

BATCH = 50


@dataclass(frozen=True)
class Violation:
    """A broken law, and how to reproduce it."""

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
        """A command that reproduces it."""
        options = "".join(f" --option {name}={value}" for name, value in self.options.items())
        return f"aerodrome laws {self.game} --seats {self.seats} --match {self.seed}{options}"


def violation(
    game: Game, seats: int, options: Mapping[str, int], match: int, law: str, at: Sequence[int], detail: str
) -> Violation:
    """A broken law; ``at`` begins with the ply and the seat."""
    return Violation(game.name, law, seats, game.show_options(options), match, at[0], at[1], detail)


class _Broken(Exception):
    """Raised inside a check."""

    def __init__(self, law: str, seat: int = NONE, detail: str = "") -> None:
        super().__init__(law, seat, detail)


class _Run:
    """One random game on one or several boards, checked ply by ply."""

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
                if waiting & waiting - 1 and not self.game.simultaneous:
                    raise _Broken("only a game that is called SIMULTANEOUS asks several seats at once")
                self.step(lowest_seat(waiting))
        except _Broken as broken:
            law, seat, detail = broken.args
        except StrictFault as fault:
            law, seat, detail = "rules stay inside their fields and see nothing hidden", NONE, str(fault)
        else:
            return None
        return violation(self.game, self.seats, self.options, self.seed, law, (self.ply, seat), detail)

    def begin(self) -> Sequence[Board]:
        """Set up the boards."""
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
        """Check what must hold after every ply. ``told`` has the events that each board told in it."""
        raise NotImplementedError


class _Lockstep(_Run):
    """Checks that plain, strict and native boards hold the same bytes after every ply and give the same answers."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, int], seed: int, natively: bool) -> None:
        super().__init__(game, seats, options, seed)
        self.natively = natively
        self.sentences: set[tuple[int, ...]] = set()
        """Events whose sentences have been compared."""

    def begin(self) -> Sequence[Board]:
        plain, strict = self.plain_board(strict=False), self.plain_board(strict=True)
        if not self.natively:
            return [plain, strict]
        compiled = native(self.game)
        s = compiled.load(self.game.fresh_state(self.seats, self.options).pack())
        self.luck.key(s.rng, 0)
        compiled.new_game(s)
        board = NativeBoard(self.game, s[0])
        board.set_up_told = plain.set_up_told  # the compiled set-up tells nothing
        return [plain, strict, board]

    def check(self, told: list[list[Told]]) -> None:
        plain, *others = self.boards
        for name, board, heard in zip(("strict", "native"), others, told[1:], strict=False):
            if board.pack() != plain.pack():
                detail = difference(plain.state(), board.state())
                raise _Broken(f"plain and {name} agree byte for byte", detail=detail)
            self.check_same(name, "events", NONE, told[0], heard)
        if self.natively:
            self.check_answers(plain, others[-1])
            self.check_sentences(plain, others[-1], told[0])

    def check_answers(self, plain: Board, native: Board) -> None:
        waiting = plain.to_act()
        self.check_same("native", "seats to act", NONE, waiting, native.to_act())
        self.check_same("native", "outcome", NONE, plain.outcome(), native.outcome())
        for seat in range(self.seats):
            if waiting >> seat & 1 or self.ply % self.seats == seat:
                self.check_same("native", "question", seat, plain.question(seat), native.question(seat))
                self.check_same("native", "observation", seat, plain.observed(seat), native.observed(seat))
                every, seen = range(self.game.actions), plain.seen(seat)()
                for what in ("describe", "brief", "own_hand", "breakdown", "facts"):
                    self.check_said(seen, native, seat, what, seat)
                if waiting >> seat & 1:
                    self.check_said(seen, native, seat, "prompt", seat)
                for action in plain.legal(seat):
                    self.check_said(seen, native, seat, "label", seat, action)
                    self.check_said(seen, native, seat, "notation", action)
                refused = [plain.refusal(seat, action) for action in every]
                self.check_same("native", "refusals", seat, refused, [native.refusal(seat, action) for action in every])

    def check_sentences(self, plain: Board, native: Board, told: list[Told]) -> None:
        """Compare what is said about events, and once about every card. Neither depends on the position."""
        seen = plain.seen(NONE)()
        for n in range(self.game.cards_listed if self.ply == 0 else 0):
            self.check_said(seen, native, NONE, "card", n)
        for _, *event in told:
            if tuple(event) not in self.sentences:
                self.check_said(seen, native, NONE, "sentence", *event)
            self.sentences.add(tuple(event))
            self.check_said(seen, native, NONE, "remark", *event, self.ply)

    def check_said(self, seen: Any, native: Board, viewer: int, what: str, *arguments: int) -> None:
        texts = said_of(self.game, seen, what, *arguments), native.said(viewer, what, *arguments)
        self.check_same("native", f"{what} in numbers", viewer, *texts)

    def check_same(self, name: str, what: str, seat: int, mine: Any, theirs: Any) -> None:
        if mine != theirs:
            raise _Broken(f"plain and {name} give the same {what}", seat, f"{mine} and {theirs}")


class _Listener(Speaker):
    """A speaker that puts each message into words only once, since a game says most of them many times."""

    def __init__(self, game: Game, names: Sequence[str], viewer: int) -> None:
        super().__init__(game, names=names, viewer=viewer)
        self.known: dict[Said, str] = {}

    def worded(self, said: Said) -> str:
        if said not in self.known:
            self.known[said] = super().worded(said)
        return self.known[said]


class _Strict(_Run):
    """Runs every function that reads a blinded state on a strict one, to show that nothing leaks."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, int], seed: int, apart: int) -> None:
        super().__init__(game, seats, options, seed)
        self.apart, self.looks = apart, 0
        names = [f"Seat {i + 1}" for i in range(seats)]
        self.speakers = {viewer: _Listener(game, names, viewer) for viewer in range(NONE, seats)}
        paths = enumerate(game.state().paths())
        self.secret = [(place, path) for place, (path, field, _) in paths if field.audience == "secret"]

    def begin(self) -> Sequence[Board]:
        return [self.plain_board(strict=True)]

    def check(self, told: list[list[Told]]) -> None:
        for event in told[0]:
            self.speak(NONE, said_of(self.game, self.boards[0].state(), "sentence", *event[1:]), one=True)
        # Over many plies, looking from one seat at a time is enough, and several times as fast.
        if self.ply % self.apart == 0:
            self.check_viewer(self.looks % (self.seats + 1) - 1)
            self.looks += 1

    def check_viewer(self, viewer: int) -> None:
        plain, (board,) = self.game.plain, self.boards
        # Only the blinded state is strict. Strict checks on the true state would find nothing and take as long.
        true, blinded = board.state(), StrictState(board.seen(viewer)())
        leaves = blinded.plain.leaves()
        for place, path in self.secret:
            if leaves[place] != HIDDEN:
                raise _Broken("no seat sees what is secret", viewer, path)
        speaker = self.speakers[viewer]
        show = self.game.showing.view
        if show(blinded, viewer, speaker) != show(true, viewer, speaker):
            raise _Broken("a view is the same on the true and on the blinded state", viewer)
        self.speak(viewer, self.said_alike(blinded, true, "describe", viewer))
        if viewer == NONE:
            return
        for what in ("facts", "breakdown", "own_hand"):
            self.speak(viewer, self.said_alike(blinded, true, what, viewer))
        if plain.to_act(true) >> viewer & 1:
            self.speak(viewer, self.said_alike(blinded, true, "prompt", viewer), one=True)
        write = notation_of(self.game).text
        notations = [write(said_of(self.game, blinded, "notation", action)) for action in range(self.game.actions)]
        if len({text.lower() for text in notations}) < len(notations):
            raise _Broken("different actions have different notations", viewer)
        for action, text in enumerate(notations):
            refused = plain.refusal(blinded, viewer, action)
            if refused != plain.refusal(true, viewer, action):
                raise _Broken("whether an action is legal can be seen by the seat that is asked", viewer, text)
            if refused and refused not in self.game.rules.by_number:
                raise _Broken("every refusal has its text in RULES.md", viewer, str(refused))
            if not refused:
                self.speak(viewer, self.said_alike(blinded, true, "label", viewer, action), one=True)
                if text != write(said_of(self.game, true, "notation", action)):
                    raise _Broken("notation is the same on the true and on the blinded state", viewer, text)

    def said_alike(self, blinded: StrictState, true: Any, what: str, *arguments: int) -> list[int]:
        """What is said about a blinded state, which must be the same as about the true one."""
        seen, known = said_of(self.game, blinded, what, *arguments), said_of(self.game, true, what, *arguments)
        if seen != known:
            raise _Broken(
                f"{what} says the same of the true and of the blinded state", arguments[0], f"{seen}, {known}"
            )
        return seen

    def speak(self, viewer: int, numbers: list[int], *, one: bool = False) -> None:
        """Check that messages are declared and have words, and that their arguments are in range."""
        try:
            told = parsed(numbers, self.game.messages)
        except BadMessage as error:
            raise _Broken("what rules say is a text", viewer, str(error)) from None
        if one and len(told) != 1:
            raise _Broken("every event, question and move is one text", viewer, str(numbers))
        speaker = self.speakers[viewer]
        new = [said for said in told if said not in speaker.known]
        todo = new[:]
        while todo:
            said = todo.pop()
            todo += itertools.chain(*said.nested)
            for (name, kind), value in zip(said.message.plain.items(), said.plain, strict=True):
                if not kind.takes(value, self.seats):
                    raise _Broken("arguments of messages are in range", viewer, f"{said.message.id}: {name} = {value}")
        if any(not text or "⟦" in text for text in map(speaker.worded, new)):
            raise _Broken("every message has words", viewer, str(numbers))


def lockstep(game: Game, seats: int, options: Mapping[str, int], seed: int, natively: bool) -> Violation | None:
    """Play the random match of this seed on plain, strict and (optionally) native boards; None if they agree."""
    return _Lockstep(game, seats, options, seed, natively).play()


def strict_game(game: Game, seats: int, options: Mapping[str, int], seed: int, apart: int = 1) -> Violation | None:
    """Play the random match of this seed on strict states, and look at it from the next seat every ``apart`` plies.
    Returns None if nothing leaks."""
    return _Strict(game, seats, options, seed, apart).play()


def difference(a: Any, b: Any) -> str:
    """The first field in which two states differ."""
    for (path, _, one), (_, _, other) in zip(a.paths(), b.paths(), strict=True):
        if one != other:
            return f"{path} is {one} and {other}"
    return "padding"


# --- many games ---------------------------------------------------------------------------------------------


def check_natively(
    game: Game,
    games: int,
    seats: int,
    options: Mapping[str, int],
    seed: int,
    workers: Workers,
    progress: Callable[[str, int], None],
) -> tuple[Violation | None, int]:
    """Check every law on compiled rules; return the first violation, and the plies played."""
    return check_all(LawRun(game, ((seats, options),), {"native": games}, seed, natively=True), workers, progress)


def check_plainly(game: Game, seats: int, options: Mapping[str, int], match: int) -> Violation | None:
    """Check every law in one random game, without compiled rules."""
    states = [game.fresh_state(seats, options) for _ in range(ROOMS)]
    report = [0] * 5
    broken = game.plain.bind(check_games)(
        states, [0] * (game.actions + 1), [0] * 4, match >> 32, match & 0xFFFFFFFF, 1, game.max_plies, [0] * 8,
        [[0] * game.observed for _ in range(2)], report,
    )  # fmt: skip
    if not broken:
        return None
    return violation(game, seats, options, match, LAW_TEXTS[broken], report, f"detail {report[2]}")


class Part(NamedTuple):
    """Some games of a run of the laws."""

    check: str
    """`native`, `lockstep` or `strict`."""
    set: int
    """Which of the sets of seats and options."""
    first: int
    games: int


@dataclass(frozen=True)
class LawRun:
    """Which games are to be checked."""

    game: Game
    sets: Sequence[tuple[int, Mapping[str, int]]]
    """Numbers of seats, each with options."""
    plan: Mapping[str, int]
    """How many games each check gets; they are shared out among the sets."""
    seed: int
    natively: bool
    """Is there a compiled engine?"""

    def header(self) -> dict[str, Any]:
        sets = [[seats, self.game.show_options(options)] for seats, options in self.sets]
        return {
            "laws": 1, "game": self.game.name, "rules": self.game.version, "cards": self.game.cards_digest,
            "sets": sets, "plan": dict(self.plan), "seed": self.seed, "natively": self.natively,
        }  # fmt: skip

    def parts(self) -> Iterator[Part]:
        for check, total in self.plan.items():
            for i in range(len(self.sets)):
                games = total // len(self.sets) + (1 if i < total % len(self.sets) else 0)
                batch = BATCH if check == "native" else 1
                for first in range(0, games, batch):
                    yield Part(check, i, first, min(batch, games - first))


Checked = tuple[Violation | None, int]
"""The first violation of a part, and the plies that compiled rules have played."""


def check_part(run: LawRun, part: Part) -> Checked:
    seats, options = run.sets[part.set]
    if part.check == "native":
        return check_batch(run.game, seats, options, run.seed, part.first, part.games)
    match = (run.seed << 32) + part.first
    if part.check == "strict":
        return strict_game(run.game, seats, options, match), 0
    return lockstep(run.game, seats, options, match, run.natively), 0


def check_batch(game: Game, seats: int, options: Mapping[str, int], seed: int, first: int, games: int) -> Checked:
    """Check every law in some games on compiled rules."""
    compiled = native(game)
    states, report = compiled.states(ROOMS), numbers("i64", 5)
    for room in range(ROOMS):
        states[room] = game.fresh_state(seats, options).pack()
    broken = compiled.check_games(
        states, numbers("i16", game.actions + 1), numbers("i64", 4), seed, first, games, game.max_plies,
        numbers("i8", 8), numbers("i16", 2, game.observed), report,
    )  # fmt: skip
    if not broken:
        return None, report[4]
    match, detail = (seed << 32) + report[3], f"detail {report[2]}"
    return violation(game, seats, options, match, LAW_TEXTS[broken], report, detail), report[4]


def check_all(
    run: LawRun, workers: Workers, progress: Callable[[str, int], None], out: Path | None = None
) -> tuple[Violation | None, int]:
    """Check all games of a run; return the first violation in their order, and the native plies up to it. With ``out``,
    what is checked is kept in a file, from which a run that was stopped goes on."""
    parts = list(run.parts())
    ledger: Ledger[Part, Checked] = Ledger(run.header(), out, write_part, read_part)
    first_broken = min((i for i, part in enumerate(parts) if ledger.done.get(part, (None,))[0]), default=len(parts))

    def until_broken() -> Iterator[Part]:
        """The parts in their order, but none after one that has broken a law."""
        for i, part in enumerate(parts):
            if i > first_broken:
                return
            yield part

    places = {part: i for i, part in enumerate(parts)}
    for part in ledger.done:
        progress(part.check, part.games)
    for part in ledger.fill(workers, check_part, run, until_broken()):
        progress(part.check, part.games)
        if ledger.done[part][0]:
            first_broken = min(first_broken, places[part])
    counted = parts[: first_broken + 1]
    broken = ledger.done[parts[first_broken]][0] if first_broken < len(parts) else None
    return broken, sum(ledger.done[part][1] for part in counted)


def write_part(part: Part, checked: Checked) -> dict[str, Any]:
    return {"part": part, "violation": asdict(checked[0]) if checked[0] else None, "native_plies": checked[1]}


def read_part(data: Mapping[str, Any]) -> tuple[Part, Checked]:
    broken = data["violation"]
    return Part(*data["part"]), (Violation(**broken) if broken else None, int(data["native_plies"]))


def check_one_match(game: Game, seats: int, options: Mapping[str, int], match: int, natively: bool) -> Violation | None:
    """Run every check on the random match of this seed, to reproduce a violation."""
    return (
        check_plainly(game, seats, options, match)
        or strict_game(game, seats, options, match)
        or lockstep(game, seats, options, match, natively)
    )


def option_sets(game: Game) -> list[dict[str, int]]:
    """The default options, then one set for each other value of a single option: its named values, and the lowest and
    highest."""
    default = {option.name: option.default for option in game.options}
    sets = [default]
    for option in game.options:
        numbers = set(range(option.low, option.high + 1)) - set(option.words.values())
        values = {option.low, option.high, *option.words.values(), max(numbers, default=option.high)}
        if not option.names_a_seat:
            sets += [{**default, option.name: value} for value in sorted(values - {option.default})]
    return sets


def seat_and_option_sets(
    game: Game, seats: int | None, options: Mapping[str, str | int]
) -> list[tuple[int, dict[str, int]]]:
    """What a run of the laws checks: every number of seats with every set of options, unless the caller chooses."""
    numbers = [game.check_seats(seats)] if seats else list(game.seats)
    if options:
        return [(n, game.parse_options(options, n)) for n in numbers]
    return list(product(numbers, option_sets(game)))
