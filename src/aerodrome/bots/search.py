"""The search bot plays the game out thousands of times, in worlds that agree with what it sees.

make_bot("master", seed=1)        a level: `casual`, `club` or `master`
make_bot("search:2000", seed=1)   2000 simulations for each move
make_bot("search:0.5s", seed=1)   half a second for each move (not reproducible)
make_bot("search:2000/explore=1/watch=1")   your own settings, see Tuning
"""

from __future__ import annotations

import functools
import math
import re
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

from aerodrome.bots.simple import bot_luck
from aerodrome.bots.tuning import LEVELS, SETTINGS, Tuning, tuning_of
from aerodrome.drivers.search import BEGIN, COLUMNS, END, MAX_SEATS, PATH, PLAN, SEAT, SECOND_KEY, STYLE
from aerodrome.engines.compiled import States, native, numbers
from aerodrome.play.sight import Sight
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import NONE
from aerodrome.simulate.rollout import BadBot

NODES = 1 << 17
"""The most nodes that the trees of one thread have together, in 4.2 MB. Beyond that the trees stop growing."""

CHUNK = 64
"""Simulations between two looks at the clock."""

MOST_SIMULATIONS = 10_000_000
MOST_SECONDS = 600.0


@dataclass(frozen=True)
class Budget:
    """How long a bot thinks about a move: a number of simulations, or of seconds."""

    simulations: int = 0
    seconds: float = 0.0

    @classmethod
    def parse(cls, text: str) -> Budget:
        """``2000`` or ``0.5s``."""
        if re.fullmatch(r"[0-9]{1,8}", text) and 1 <= int(text) <= MOST_SIMULATIONS:
            return cls(simulations=int(text))
        if re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,3})?s", text) and 0 < float(text[:-1]) <= MOST_SECONDS:
            return cls(seconds=float(text[:-1]))
        raise BadBot(
            f"{text[:20]!r} is not a budget for search: name simulations (search:2000) or seconds (search:0.5s), "
            f"at most {MOST_SIMULATIONS} and {MOST_SECONDS:.0f}s"
        )


# --- the search ---------------------------------------------------------------------------------------------


@functools.cache
def secret_actions(game: Game) -> Any:
    """For each action, is it seen only by the seat that takes it?"""
    secret = numbers("i8", game.actions + 1)
    secret[:] = [game.words.is_secret(action) for action in range(game.actions + 1)]
    return secret


class Thought:
    """One search from one sight, in one thread. It can be continued.

    ``tally``, ``squares`` and ``times`` have a row for each action of the searching seat. The last row counts the
    simulations in which that seat was not asked.
    """

    def __init__(self, sight: Sight, seed: int, tuning: Tuning | None = None, planned: int = MOST_SIMULATIONS) -> None:
        game, seats = sight.game, sight.state.n_seats
        nodes = min(NODES, seats + 2 * seats * planned)  # a simulation adds at most two nodes to each tree
        tuning = tuning or tuning_of(game)
        self.sight, self.simulations = sight, 0
        luck = bot_luck(seed, sight.ply)
        compiled = native(game)
        self._run = compiled.search
        self._states = compiled.states(2)
        self._states[0] = sight.state.pack()
        self.tally = numbers("f64", game.actions + 1, seats)
        self.squares = numbers("f64", game.actions + 1, seats)
        self.times = numbers("i64", game.actions + 1)
        slot = numbers("i32", game.actions + 1)
        slot[:] = [NONE] * len(slot)
        self._plan, style = numbers("i64", PLAN), numbers("f64", STYLE)
        self._plan[SEAT : SECOND_KEY + 1] = (
            *(sight.seat, nodes, game.max_plies),
            *(tuning.greedy_of_100, tuning.watch, tuning.horizon, tuning.flat, luck[0], luck[1]),
        )
        style[:] = tuning.explore, tuning.widen
        self._room = (
            numbers("i16", game.actions + 1),
            slot,
            numbers("i32", nodes, COLUMNS),
            numbers("f64", nodes),
            numbers("i32", PATH, 2),
            secret_actions(game),
            self._plan,
            style,
            numbers("i64", 4),
            numbers("i8", MAX_SEATS),
            numbers("f64", MAX_SEATS),
        )

    def go_on(self, simulations: int) -> None:
        """Run this many more simulations."""
        begin, self.simulations = self.simulations, self.simulations + simulations
        self._plan[BEGIN : END + 1] = begin, self.simulations
        self._run(self._states, *self._room, self.tally, self.squares, self.times)

    def go_on_until(self, moment: float) -> None:
        """Continue until ``time.perf_counter`` reaches ``moment``, but for at least one chunk."""
        self.go_on(CHUNK)
        while time.perf_counter() < moment and self.simulations < MOST_SIMULATIONS:
            self.go_on(CHUNK)


@dataclass(frozen=True)
class Findings:
    """What a search has found, with the results of all threads added up."""

    sight: Sight
    tally: list[list[float]]
    """By action and seat, the sum of the shares of the win."""
    squares: list[list[float]]
    times: list[int]

    @property
    def simulations(self) -> int:
        return sum(self.times)

    def value(self, action: int) -> float:
        """The seat's mean share of the win after an action."""
        times = self.times[action]
        return self.tally[action][self.sight.seat] / times if times else 0.0

    def floor(self, action: int) -> float:
        """A cautious lower estimate of the value: few samples, or scattered ones, lower it."""
        times = self.times[action]
        if times == 0:
            return -1.0
        value = self.value(action)
        spread = self.squares[action][self.sight.seat] / times - value * value
        return value - 1.5 * math.sqrt(max(spread, 0.01) / times) - 0.5 / times

    @property
    def ranked(self) -> list[int]:
        """The legal actions, the one with the highest floor first."""
        return sorted(self.sight.legal, key=lambda action: (-self.floor(action), action))


def think(sight: Sight, budget: Budget, seed: int = 0, *, threads: int = 1, tuning: Tuning | None = None) -> Findings:
    """Search. The same sight, seed, simulations and number of threads give the same findings."""
    planned = budget.simulations or MOST_SIMULATIONS
    thoughts = [Thought(sight, (seed << 6) + thread, tuning, planned) for thread in range(threads)]
    moment = time.perf_counter() + budget.seconds

    def run(part: int) -> None:
        if budget.simulations:
            thoughts[part].go_on(budget.simulations * (part + 1) // threads - budget.simulations * part // threads)
        else:
            thoughts[part].go_on_until(moment)

    if threads == 1:
        run(0)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(run, range(threads)))
    return Findings(
        sight,
        [sums(rows) for rows in zip(*(thought.tally for thought in thoughts), strict=True)],
        [sums(rows) for rows in zip(*(thought.squares for thought in thoughts), strict=True)],
        sums([thought.times for thought in thoughts]),
    )


def sums(rows: Sequence[Sequence[Any]]) -> list[Any]:
    """The sum of the rows, column by column."""
    return [sum(each) for each in zip(*rows, strict=True)] if len(rows) > 1 else list(rows[0])


# --- the bot ------------------------------------------------------------------------------------------------


class SearchBot:
    """Plays the legal move with the highest floor.

    ``name`` is a level, or ``search:`` with a budget and settings.
    """

    def __init__(self, name: str, seed: int = 0, *, threads: int = 1) -> None:
        self.name = name
        self._seed, self._threads = seed, threads
        self._budget: Budget | None = None
        self._settings: dict[str, Any] = {}
        if name not in LEVELS:
            budget, *settings = name.removeprefix("search:").split("/")
            self._budget = Budget.parse(budget)
            self._settings = dict(map(parse_setting, settings))

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        tuning = replace(tuning_of(sight.game), **self._settings)
        budget = self._budget or Budget(simulations=tuning.simulations[self.name])
        return think(sight, budget, self._seed, threads=self._threads, tuning=tuning).ranked[0]


def parse_setting(text: str) -> tuple[str, Any]:
    """A setting of Tuning and its value, from a text such as ``explore=1.5``."""
    name, _, value = text.partition("=")
    if name not in SETTINGS or not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,4})?", value):
        raise BadBot(
            f"{text[:30]!r} is not a setting of search; write NAME=NUMBER. The names are: {', '.join(SETTINGS)}"
        )
    return name, SETTINGS[name](float(value))


def sample_ends(sight: Sight, action: int, count: int, seed: int) -> tuple[States, States]:
    """Continue ``count`` games after an action, with every seat playing by instinct. Returns the states in which the
    seat is asked again after others have acted, and those at the end. Game k has the same deal for every action."""
    game, compiled = sight.game, native(sight.game)
    luck = bot_luck(seed, sight.ply)
    states, soon, late = compiled.states(2), compiled.states(count), compiled.states(count)
    states[0] = sight.state.pack()
    compiled.play_futures(
        states, numbers("i16", game.actions + 1), numbers("i64", 4), luck[0], luck[1], sight.seat, action,
        tuning_of(game).greedy_of_100, game.max_plies, soon, late,
    )  # fmt: skip
    return soon, late
