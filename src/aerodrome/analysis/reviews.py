"""Reviews: what luck and what choices made of a finished game.

The judge plays on from a position many times, everybody by hunches, and calls what comes out its worth. It knows the
whole table, because the game is over. So every ply splits in two:

* what the *choice* was worth: the position after it, before any luck, against the position before it, in which a hunch
  would have chosen. The judge looks only at what the seat knew, and deals the rest anew;
* what *luck* it was: all the rest of the way to the next position. That is what dice and cards brought, and how much
  better or worse the hidden cards lay than the seat could know.

The set-up is luck as well. So for every seat opening + luck + own choices + others' choices = result, exactly, whatever
the judge thinks. How far the sampling may have moved each part is its error. Luck is fair: whoever plays, and however
well, its mean is zero. So over many games choices bring what somebody wins more often than a player by hunches would.

The work comes in jobs that do not depend on each other, so a caller can hand them to threads or processes as it likes:

    survey = Survey(course)
    survey.take_searches([work(job) for job in survey.searches()])
    survey.take_futures([work(job) for job in survey.futures()])
    survey.review()
"""

from __future__ import annotations

import functools
import itertools
import math
import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from aerodrome.bots.search import Budget, think, tuning_of
from aerodrome.bots.simple import bot_luck
from aerodrome.drivers.review import FRESH, MAX_SEATS
from aerodrome.engines.compiled import native, numbers
from aerodrome.games import load as load_game
from aerodrome.play.layout import layout_of
from aerodrome.play.match import Match
from aerodrome.play.sight import Sight
from aerodrome.rulebook.contract import WHOLE_WIN
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import NONE

WORK = 30_000_000
"""About how many plies all futures of a review have together."""
MOST_FUTURES, LEAST_FUTURES = 2000, 80
"""The futures of each position, if nobody says how many."""
SMALLEST = 0.02
"""A moment that moved a chance by less is not worth a word."""
MOMENTS = 3


class NothingToReview(AerodromeError):
    """The match is not over, or has no moves."""


@dataclass(frozen=True)
class Course:
    """How a match went."""

    game: Game
    seats: int
    options: dict[str, int]
    states: Sequence[bytes]
    """The state after every ply; the first is the one after the set-up."""
    moves: Sequence[tuple[int, int]]
    """The seat and the action of every ply."""
    shares: Sequence[float]
    """Each seat's share of the win."""
    whole: bool = True
    """Does it begin with the set-up?"""


def course_of(match: Match) -> Course:
    if not match.over or not match.log or match.closed:
        raise NothingToReview("only a finished game can be reviewed")
    moves = [(ply.seat, ply.action) for ply in match.log]
    return Course(
        match.game, match.seats, dict(match.options), match.states(), moves, match.outcome.shares, match.base is None
    )


# --- jobs ---------------------------------------------------------------------------------------------------


class Position(NamedTuple):
    """Where futures begin."""

    packed: bytes
    viewer: int = NONE
    """The seat that sees it so, and for which every future deals a world; NONE for the whole table."""
    seat: int = NONE
    """The seat whose action comes first; NONE if all is left to hunches."""
    action: int = 0


@dataclass(frozen=True)
class Job:
    """Some of the work of a review. It can be sent to another process."""

    game: Game

    def __reduce__(self) -> tuple[Any, ...]:
        if not self.game.built_in_cards:
            raise TypeError("a review of a game with edited cards cannot be sent to another process")
        mine = [getattr(self, name) for name in self.__dataclass_fields__ if name != "game"]
        return _arrived, (type(self), self.game.name, *mine)


def _arrived(job: Callable[..., Job], game: str, *more: Any) -> Job:
    return job(load_game(game), *more)


@dataclass(frozen=True)
class Search(Job):
    """Which move a search would have made."""

    ply: int
    blinded: bytes
    seat: int
    legal: tuple[int, ...]
    seed: int

    def work(self) -> int:
        seen: Any = self.game.state.unpack(self.blinded)
        sight = Sight(self.game, seen, self.seat, self.ply, self.legal, ())
        return think(sight, Budget(simulations=tuning_of(self.game).simulations["master"]), self.seed).ranked[0]


@dataclass(frozen=True)
class Futures(Job):
    """What comes of a position, so many times."""

    position: Position
    seats: int
    count: int
    seed: int

    def work(self) -> bytes:
        """Each seat's share of the win in each future, in sixtieths."""
        compiled, (packed, *wanted) = native(self.game), self.position
        states, luck = compiled.states(2), bot_luck(self.seed, 0)
        states[0] = packed
        ends = numbers("i8", self.count, self.seats)
        compiled.play_on(
            states, numbers("i16", self.game.actions + 1), numbers("i64", 4), numbers("i64", MAX_SEATS),
            luck[0], luck[1], *wanted, 0, self.game.max_plies, ends,
        )  # fmt: skip
        return bytes(ends)


def work(job: Search | Futures) -> int | bytes:
    """Do a job, here or in another process."""
    return job.work()


# --- what is found ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Figure:
    """A number with its margin of error (95%)."""

    value: float
    error: float


@dataclass(frozen=True)
class Verdict:
    """A choice, weighed. Shares are of the win, for the seat that chose, as far as it could know."""

    ply: int
    """The ply with which it was carried out."""
    seat: int
    played: int
    best: int
    """What the judge liked best; the move that was played, if nothing is better."""
    gain: Figure
    """What it brought, against the hunches of a quick player."""
    cost: Figure
    """What it gave away, against the best."""

    @property
    def clear(self) -> bool:
        """Does it cost more than luck in the sampling explains, and enough to be worth a word?"""
        return self.cost.value > max(SMALLEST, self.cost.error)


@dataclass(frozen=True)
class Fortune:
    """What luck did in one ply: for each seat, by how much its chance to win rose."""

    ply: int
    """0 for the set-up."""
    shares: tuple[Figure, ...]


@dataclass(frozen=True)
class Account:
    """A seat's game. The first four add up to the result."""

    opening: Figure
    """Its chance before the set-up."""
    luck: Figure
    choices: Figure
    others: Figure
    result: float


@dataclass(frozen=True)
class Moment:
    """One of a seat's best or worst moments: a ply with what it did to the seat's chance."""

    ply: int
    by: Figure
    is_luck: bool


@dataclass(frozen=True)
class Review:
    """What luck and what choices made of a game."""

    values: tuple[tuple[float, ...], ...]
    """Each seat's share of the win after every ply, the set-up first."""
    errors: tuple[float, ...]
    """The largest error of each of these."""
    verdicts: tuple[Verdict, ...]
    fortunes: tuple[Fortune, ...]
    accounts: tuple[Account, ...]
    best: tuple[tuple[Moment, ...], ...]
    """Each seat's best moments, the best first."""
    worst: tuple[tuple[Moment, ...], ...]
    futures: int
    """How many futures the judge looked at for each position."""


# --- the work -----------------------------------------------------------------------------------------------

Samples = tuple[Sequence[float], ...]
"""For each seat, a number for each future."""


@dataclass
class _Choice:
    """A ply whose seat could have done something else."""

    legal: tuple[int, ...]
    seen: bytes
    hides: bool
    """Was there anything that the seat did not know?"""
    steady: bool
    """Is it what a hunch would have chosen, for certain?"""
    best: int = NONE


@dataclass
class Survey:
    """Works out a review: first the searches, then the futures."""

    course: Course
    seed: int = 0
    wanted: int = 0
    """How many futures each position gets; 0 for as many as are about the same work in every game."""
    _choices: dict[int, _Choice] = field(default_factory=dict, init=False)
    """By ply, counted from 0."""
    _states: list[Position | None] = field(default_factory=list, init=False)
    """What each state is judged by; None for the result."""
    _moves: list[Position | None] = field(default_factory=list, init=False)
    """The same for each ply after its choice, and before its luck."""
    _samples: dict[Position, bytes] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        course = self.course
        native(course.game)
        last = len(course.moves)
        self._states = [None] * (last + 1)
        self._moves = [None] * last
        for ply in range(last - 1, -1, -1):
            before, (seat, action) = course.states[ply], course.moves[ply]
            rules = _Rules(course.game, before)
            choice = rules.choice(seat, action)
            self._moves[ply] = self._states[ply + 1]
            if rules.draws(seat, action):
                self._moves[ply] = Position(before, seat=seat, action=action)
            self._states[ply] = self._moves[ply]
            if choice is not None:
                self._choices[ply] = choice
                if not choice.steady:
                    self._states[ply] = Position(before)
        self._choices = dict(sorted(self._choices.items()))

    # --- jobs

    def searches(self) -> list[Search]:
        game, moves = self.course.game, self.course.moves
        return [
            Search(game, ply + 1, choice.seen, moves[ply][0], choice.legal, self.seed)
            for ply, choice in self._choices.items()
        ]

    def take_searches(self, found: Iterable[int]) -> None:
        for choice, best in zip(self._choices.values(), found, strict=True):
            choice.best = best

    @functools.cached_property
    def count(self) -> int:
        """How many futures each position gets."""
        if self.wanted:
            return self.wanted
        ply_of = {packed: ply for ply, packed in enumerate(self.course.states)}
        last = len(self.course.moves)
        plies = sum(last + 1 - self._began(position, ply_of) for position in self._positions)
        return max(LEAST_FUTURES, min(MOST_FUTURES, WORK // max(1, plies)))

    def _began(self, position: Position, ply_of: dict[bytes, int]) -> int:
        return ply_of.get(position.packed, 0) if position.viewer == NONE else self._seen_at[position.packed]

    @functools.cached_property
    def _seen_at(self) -> dict[bytes, int]:
        return {choice.seen: ply for ply, choice in self._choices.items()} | {self._empty.packed: 0}

    @functools.cached_property
    def _empty(self) -> Position:
        """The table before the set-up."""
        course = self.course
        return Position(course.game.fresh_state(course.seats, course.options).pack(), viewer=FRESH)

    @property
    def _opening(self) -> Position | None:
        return self._empty if self.course.whole else self._states[0]

    @functools.cached_property
    def _positions(self) -> list[Position]:
        """All that must be judged, each once. The searches must be taken before."""
        wanted = [self._opening, *self._states, *self._moves]
        for ply, choice in self._choices.items():
            wanted += [*self._in_doubt(ply, choice), *self._against_best(ply, choice)]
        return list(dict.fromkeys(position for position in wanted if position is not None))

    def _in_doubt(self, ply: int, choice: _Choice) -> tuple[Position | None, Position | None]:
        """What a choice is weighed by: the position after it, and the one in which a hunch would choose."""
        seat, action = self.course.moves[ply]
        if choice.steady:
            return None, None
        if choice.hides:
            return Position(choice.seen, seat, seat, action), Position(choice.seen, seat)
        return self._moves[ply], self._states[ply]

    def _against_best(self, ply: int, choice: _Choice) -> tuple[Position | None, Position | None]:
        """The position after a choice, and the one after the best."""
        seat, action = self.course.moves[ply]
        if choice.best == action:
            return None, None
        if choice.hides:
            return Position(choice.seen, seat, seat, action), Position(choice.seen, seat, seat, choice.best)
        return self._moves[ply], Position(self.course.states[ply], seat=seat, action=choice.best)

    def futures(self) -> list[Futures]:
        game, seats = self.course.game, self.course.seats
        return [Futures(game, position, seats, self.count, self.seed) for position in self._positions]

    def take_futures(self, found: Iterable[bytes]) -> None:
        self._samples = dict(zip(self._positions, found, strict=True))

    # --- the review

    def _sampled(self, position: Position | None) -> Samples:
        """What came of a position; None stands for the result."""
        if position is None:
            return tuple([WHOLE_WIN * share] * self.count for share in self.course.shares)
        found = self._samples[position]
        return tuple(found[seat :: self.course.seats] for seat in range(self.course.seats))

    def review(self) -> Review:
        course, seats = self.course, range(self.course.seats)
        opening = self._sampled(self._opening)
        luck, own, others = (self._nothing() for _ in range(3))
        verdicts, fortunes = [], []
        now = self._sampled(self._states[0])
        if course.whole:
            change = _less(now, opening)
            luck = _plus(luck, change)
            fortunes.append(Fortune(0, tuple(map(figure, change))))
        values, errors = [_means(now)], [max(figure(each).error for each in now)]
        for ply, (seat, _) in enumerate(course.moves):
            before, position = now, self._states[ply + 1]
            now = self._sampled(position)
            values.append(_means(now))
            errors.append(max(figure(each).error for each in now))
            brought = self._nothing()
            if choice := self._choices.get(ply):
                with_it, without = self._in_doubt(ply, choice)
                if without is not None:
                    brought = _less(self._sampled(with_it), self._sampled(without))
                    for each in seats:
                        total = own if each == seat else others
                        total[each] = list(map(operator.add, total[each], brought[each]))
                verdicts.append(self._verdict(ply, choice, figure(brought[seat])))
            change = _less(_less(now, before), brought)
            if any(map(any, change)):
                luck = _plus(luck, change)
                fortunes.append(Fortune(ply + 1, tuple(map(figure, change))))
        parts = zip(opening, luck, own, others, course.shares, strict=True)
        accounts = tuple(
            Account(figure(first), figure(second), figure(mine), figure(theirs), share)
            for first, second, mine, theirs, share in parts
        )
        best, worst = zip(*(moments(seat, verdicts, fortunes) for seat in seats), strict=True)
        return Review(tuple(values), tuple(errors), tuple(verdicts), tuple(fortunes), accounts, best, worst, self.count)

    def _nothing(self) -> list[Sequence[float]]:
        return [[0] * self.count for _ in range(self.course.seats)]

    def _verdict(self, ply: int, choice: _Choice, gain: Figure) -> Verdict:
        seat, action = self.course.moves[ply]
        with_it, with_best = self._against_best(ply, choice)
        cost, best = Figure(0.0, 0.0), action
        if with_best is not None:
            given = _less(self._sampled(with_best), self._sampled(with_it))[seat]
            found = figure(given)
            if found.value > 0:
                cost, best = found, choice.best
        return Verdict(ply + 1, seat, action, best, gain, cost)


def figure(samples: Sequence[float]) -> Figure:
    """The mean of samples in sixtieths, as a share of the win, with its error."""
    n = len(samples)
    mean = sum(samples) / n
    square = sum(map(operator.mul, samples, samples)) / n
    spread = max(square - mean * mean, 0.0)
    if spread:  # a few equal results prove nothing
        spread = max(spread, WHOLE_WIN**2 / (n + 4))
    return Figure(mean / WHOLE_WIN, 1.96 * math.sqrt(spread / n) / WHOLE_WIN)


def _means(samples: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(sum(each) / len(each) / WHOLE_WIN for each in samples)


def _less(some: Sequence[Sequence[float]], others: Sequence[Sequence[float]]) -> list[Sequence[float]]:
    return [list(map(operator.sub, mine, other)) for mine, other in zip(some, others, strict=True)]


def _plus(some: Sequence[Sequence[float]], others: Sequence[Sequence[float]]) -> list[Sequence[float]]:
    return [list(map(operator.add, mine, other)) for mine, other in zip(some, others, strict=True)]


def moments(
    seat: int, verdicts: Sequence[Verdict], fortunes: Sequence[Fortune]
) -> tuple[tuple[Moment, ...], tuple[Moment, ...]]:
    """A seat's best and its worst moments: strokes of luck, good choices and dear ones."""
    found = [Moment(each.ply, each.shares[seat], True) for each in fortunes]
    for each in verdicts:
        if each.seat == seat:
            by = Figure(-each.cost.value, each.cost.error) if each.clear else each.gain
            found.append(Moment(each.ply, by, False))
    clear = [each for each in found if abs(each.by.value) > max(SMALLEST, each.by.error)]
    ranked = sorted(clear, key=lambda each: each.by.value)
    worst = itertools.takewhile(lambda each: each.by.value < 0, ranked)
    best = itertools.takewhile(lambda each: each.by.value > 0, reversed(ranked))
    return tuple(itertools.islice(best, MOMENTS)), tuple(itertools.islice(worst, MOMENTS))


class _Rules:
    """What the compiled rules say about a state."""

    def __init__(self, game: Game, packed: bytes) -> None:
        self._game, self._rules, self._packed = game, native(game), packed
        self._states = self._rules.states(1)

    def draws(self, seat: int, action: int) -> bool:
        """Does an action use luck?"""
        self._states[0], rng, keyed = self._packed, self._states.rng, [1, 2, 3, 1]
        for i, word in enumerate(keyed):
            rng[i] = word
        self._rules.step(self._states, seat, action)
        return list(rng) != keyed

    def choice(self, seat: int, action: int) -> _Choice | None:
        """What a seat could choose; None if it had no choice."""
        self._states[0], legal = self._packed, numbers("i16", self._game.actions + 1)
        n = self._rules.list_legal(self._states, seat, legal)
        if n == 1:
            return None
        hunches = [self._rules.hunch(self._states, seat, each) for each in legal[:n]]
        liked = [each for each, hunch in zip(legal[:n], hunches, strict=True) if hunch == max(hunches)]
        self._rules.blind(self._states, seat)
        seen, whole = self._states[0], layout_of(self._game).without_rng
        return _Choice(tuple(legal[:n]), seen, whole(seen) != whole(self._packed), liked == [action])


def unwatched(done: int, total: int) -> None:
    pass


def review(
    match: Match,
    *,
    futures: int = 0,
    threads: int = 2,
    seed: int = 0,
    progress: Callable[[int, int], None] = unwatched,
) -> Review:
    """The review of a finished match. The same match, futures and seed give the same review.

    ``futures`` is how often each position is played on; by default that depends on how long the game is. ``progress``
    hears how many jobs are done, of how many. Raises NothingToReview and NativeUnavailable.
    """
    survey = Survey(course_of(match), seed, futures)
    searches = survey.searches()
    with ThreadPoolExecutor(threads) as pool:

        def done(jobs: Sequence[Search | Futures], before: int, total: int) -> Iterator[Any]:
            for number, found in enumerate(pool.map(work, jobs), before + 1):
                progress(number, total)
                yield found

        # Until the searches are done nobody knows how many futures there are. Guess as many again.
        survey.take_searches(done(searches, 0, 2 * len(searches)))
        jobs = survey.futures()
        survey.take_futures(done(jobs, len(searches), len(searches) + len(jobs)))
    return survey.review()
