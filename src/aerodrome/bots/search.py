"""The search bot plays the game out thousands of times, in worlds that agree with what it sees.

make_bot("master", seed=1)        a level: `casual`, `club` or `master`
make_bot("search:2000", seed=1)   2000 simulations for each move
make_bot("search:0.5s", seed=1)   half a second for each move (not reproducible)
make_bot("search:2000/explore=1/watch=1")   your own settings, see Tuning

A *guided* search asks the game's network, too: it looks first at what the network likes, and the network judges what it
comes to.

make_bot("grandmaster", seed=1)   a level: `expert` or `grandmaster`
make_bot("guided:200/explore=1")  200 simulations for each move, with your own settings
make_bot("expert:my-airships.bin"), make_bot("guided:200:my-airships.bin")      with a network of your own
"""

from __future__ import annotations

import functools
import math
import re
import time
import tomllib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from aerodrome.bots.learned import network_of, room_to_judge
from aerodrome.bots.simple import bot_luck
from aerodrome.bots.weights import Network
from aerodrome.drivers.search import BEGIN, COLUMNS, END, MAX_SEATS, PATH, PLAN, SEAT, SECOND_KEY, STYLE, WORTH
from aerodrome.engines.compiled import native, numbers
from aerodrome.play.sight import Sight
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import NONE
from aerodrome.simulate.rollout import BadBot

NODES = 1 << 17
"""The most nodes of all trees of one thread, in 4.7 MB. Beyond that the trees stop growing."""

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


# --- how each game is searched ------------------------------------------------------------------------------

LEVELS = ("casual", "club", "master")
"""From the weakest to the strongest."""

GUIDED_LEVELS = ("expert", "grandmaster")
"""Stronger ones, for games that come with a network."""
GUIDED = "guided"


@dataclass(frozen=True)
class Tuning:
    """Settings of the search for one game, from its `tuning.toml`."""

    simulations: Mapping[str, int] = field(
        default_factory=lambda: {"casual": 50, "club": 200, "master": 1000, "expert": 30, "grandmaster": 120}
    )
    """Simulations for each move, by level."""
    explore: float = 0.6
    """How strongly the search prefers actions that it has tried little."""
    widen: float = 2.0
    """At a decision that it has met n times, the search tries the ``widen * sqrt(n)`` actions that it likes best."""
    greedy_of_100: int = 80
    """Outside the trees, this many of a hundred choices follow the hunch; the others are random."""
    horizon: int = 0
    """Turns that a simulated game goes on before the seats' outlook decides its value; 0 plays it to the end."""
    watch: bool = False
    """Do trees branch on the visible actions of other seats?"""
    flat: bool = False
    """Does the search compare only the next move? It then tries each action in the same worlds with the same luck, and
    plays everything after it by hunches."""
    trust_of_100: int = 100
    """In a guided search, what the network's judgement counts in a value. The rest is what comes of playing on."""


SETTINGS: dict[str, Callable[[float], int | float | bool]] = {
    **dict.fromkeys(("explore", "widen"), float),
    **dict.fromkeys(("greedy_of_100", "horizon", "trust_of_100"), int),
    **dict.fromkeys(("watch", "flat"), bool),
}
"""The settings that a single bot can change, and their types."""


class BadTuning(AerodromeError):
    """A tuning.toml that the search cannot use. The message names the file and what is wrong."""


def tuning_of(game: Game) -> Tuning:
    """The tuning in the game's `tuning.toml`; the defaults of Tuning if it has none."""
    return _tunings_in(game.folder / "tuning.toml")[0]


def guided_tuning_of(game: Game) -> Tuning:
    """The same for guided search, from the part `guided` of the file."""
    return _tunings_in(game.folder / "tuning.toml")[1]


@functools.cache
def _tunings_in(file: Path) -> tuple[Tuning, Tuning]:
    if not file.exists():
        return Tuning(), Tuning()
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
        told.pop("made", None)  # by which command: for people, and to make it again
        guided = told.pop(GUIDED, {})
        tuning = Tuning(**told)
        return tuning, Tuning(**{"simulations": tuning.simulations, **guided})
    except (TypeError, tomllib.TOMLDecodeError) as error:
        raise BadTuning(f"{file}: {error}; it may set simulations, {', '.join(SETTINGS)}, and guided") from None


# --- the search ---------------------------------------------------------------------------------------------


@functools.cache
def secret_actions(game: Game) -> Any:
    """For each action, is it seen only by the seat that takes it?"""
    secret = numbers("i8", game.actions + 1)
    secret[:] = [action in game.secret_actions for action in range(game.actions + 1)]
    return secret


class Thought:
    """One search from one sight, in one thread, guided by a network if there is one. It can be continued.

    ``tally``, ``squares`` and ``times`` have a row for each action of the searching seat. The last row counts the
    simulations in which that seat was not asked.
    """

    def __init__(
        self,
        sight: Sight,
        seed: int,
        tuning: Tuning | None = None,
        planned: int = MOST_SIMULATIONS,
        network: Network | None = None,
    ) -> None:
        game, seats = sight.game, sight.state.n_seats
        tuning = tuning or (tuning_of(game) if network is None else guided_tuning_of(game))
        # A simulation adds at most two nodes to each tree, and a guided one also those of one decision's actions.
        expanded = game.actions * (planned + 1) if network else 0
        nodes = min(NODES, seats + 2 * seats * planned + expanded)
        self.sight, self.simulations = sight, 0
        luck = bot_luck(seed, sight.ply)
        compiled = native(game)
        self._run = compiled.search if network is None else compiled.guided_search
        self._states = compiled.states(2 if network is None else 3)
        self._states[0] = sight.state.pack()
        rows = game.actions + 1
        self.tally, self.squares = numbers("f64", rows, seats), numbers("f64", rows, seats)
        self.times, slot = numbers("i64", rows), numbers("i32", rows)
        slot[:] = [NONE] * len(slot)
        self._plan, style = numbers("i64", PLAN), numbers("f64", STYLE)
        self._plan[SEAT : SECOND_KEY + 1] = (
            *(sight.seat, nodes, game.max_plies),
            *(tuning.greedy_of_100, tuning.watch, tuning.horizon, tuning.flat),
            *(tuning.trust_of_100 if network else 0, luck[0], luck[1]),
        )
        style[:] = tuning.explore, tuning.widen
        self._room = (
            *(numbers("i16", rows), slot, numbers("i32", nodes, COLUMNS), numbers("f64", nodes, WORTH)),
            *(numbers("i32", PATH, 2), secret_actions(game), self._plan, style),
            *(numbers("i64", 4), numbers("i8", MAX_SEATS), numbers("f64", MAX_SEATS)),
            *(self.tally, self.squares, self.times),
        )
        if network is not None:
            self._room += numbers("f64", MAX_SEATS), numbers("f64", rows), *room_to_judge(game, network)

    def go_on(self, simulations: int) -> None:
        """Run this many more simulations."""
        begin, self.simulations = self.simulations, self.simulations + simulations
        self._plan[BEGIN : END + 1] = begin, self.simulations
        self._run(self._states, *self._room)

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


def think(
    sight: Sight,
    budget: Budget,
    seed: int = 0,
    *,
    threads: int = 1,
    tuning: Tuning | None = None,
    network: Network | None = None,
) -> Findings:
    """The same sight, seed, simulations, number of threads and network give the same findings."""
    planned = budget.simulations or MOST_SIMULATIONS
    thoughts = [Thought(sight, (seed << 6) + thread, tuning, planned, network) for thread in range(threads)]
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
    return [sum(each) for each in zip(*rows, strict=True)] if len(rows) > 1 else list(rows[0])


# --- the bot ------------------------------------------------------------------------------------------------


class SearchBot:
    """Plays the legal move with the highest floor.

    ``name`` is a level, or ``search:`` with a budget and settings.
    """

    def __init__(self, name: str, seed: int = 0, *, threads: int = 1) -> None:
        self.name = name
        self._seed, self._threads = seed, threads
        self._level, _, how = name.partition(":")
        budget, *settings = how.split("/")
        self.budget = None if self._level in (*LEVELS, *GUIDED_LEVELS) else Budget.parse(budget)
        self._settings = dict(map(parse_setting, settings))

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        network = self.network(sight.game)
        tuning = replace(guided_tuning_of(sight.game) if network else tuning_of(sight.game), **self._settings)
        budget = self.budget or Budget(simulations=tuning.simulations[self._level])
        return think(sight, budget, self._seed, threads=self._threads, tuning=tuning, network=network).ranked[0]

    def network(self, game: Game) -> Network | None:
        """The network that guides it in a game."""
        return None


class GuidedBot(SearchBot):
    """The same with a network: a level, or ``guided:`` with a budget and settings. Behind these may stand a file."""

    def __init__(self, name: str, seed: int = 0, *, threads: int = 1) -> None:
        parts = name.split(":", 2 if name.startswith(f"{GUIDED}:") else 1)
        how = parts[:2] if parts[0] == GUIDED else parts[:1]
        super().__init__(":".join(how), seed, threads=threads)
        self.name = name
        self._path = Path(parts[-1]) if len(parts) > len(how) else None
        if not 1 <= self._settings.get("trust_of_100", 1) <= 100:
            raise BadBot("trust_of_100 is from 1 to 100: without a judgement there is nothing that guides a search")

    def network(self, game: Game) -> Network:
        """Raises BadNetwork."""
        return network_of(game, self._path)


def is_guided(name: str) -> bool:
    return name.partition(":")[0] in (GUIDED, *GUIDED_LEVELS)


def parse_setting(text: str) -> tuple[str, Any]:
    """A setting of Tuning and its value, from a text such as ``explore=1.5``."""
    name, _, value = text.partition("=")
    if name not in SETTINGS or not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,4})?", value):
        raise BadBot(
            f"{text[:30]!r} is not a setting of search; write NAME=NUMBER. The names are: {', '.join(SETTINGS)}"
        )
    return name, SETTINGS[name](float(value))
