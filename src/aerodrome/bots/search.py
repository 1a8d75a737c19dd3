"""The search bot: it plays the game to its end thousands of times, in worlds that agree with what it sees.

make_bot("master", seed=1)        a level: `casual`, `club` or `master`
make_bot("search:2000", seed=1)   so many simulations a move
make_bot("search:0.5s", seed=1)   so many seconds a move (not reproducible)
make_bot("search:2000/explore=1/watch=1")   with settings of your own, see Tuning
"""

from __future__ import annotations

import functools
import math
import re
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from aerodrome.bots.simple import GreedyBot, bot_luck
from aerodrome.drivers.search import COLUMNS, MAX_SEATS, PATH, SEARCH
from aerodrome.bots.tuning import LEVELS, SETTINGS, Tuning, tuning_of
from aerodrome.match import Match, Sight
from aerodrome.rollout import BadBot
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.native import require_numba
from aerodrome.rulebook.record import NONE

if TYPE_CHECKING:
    import numpy as np

    from aerodrome.rulebook.native import Native

NODES = 1 << 17
"""Nodes that the trees of one thread may have together, in 4.2 MB. A search that has used them up grows no further."""

CHUNK = 64
"""Simulations between two looks at the clock."""

MOST_SIMULATIONS = 10_000_000
MOST_SECONDS = 600.0


@dataclass(frozen=True)
class Budget:
    """How long a bot thinks about a move: so many simulations, or so many seconds."""

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
            f"{text[:20]!r} is no budget for search: write simulations, as search:2000, or seconds, as search:0.5s "
            f"(at most {MOST_SIMULATIONS} and {MOST_SECONDS:.0f}s)"
        )


# --- the compiled search ------------------------------------------------------------------------------------


@functools.cache
def engine(game: Game) -> Native:
    """The search, compiled with the rules of a game."""
    from aerodrome.rulebook.native import Native

    return Native(game, SEARCH)


@functools.cache
def secret_actions(game: Game) -> np.ndarray[Any, Any]:
    """Which actions only their own seat sees."""
    import numpy as np

    return np.array([game.words.is_secret(action) for action in range(game.actions + 1)], np.int8)


class Thought:
    """One search from one sight, in one thread; it can be continued.

    Rows of ``tally``, ``squares`` and ``times`` are actions of the searching seat; the last row is for simulations in
    which it was not asked.
    """

    def __init__(self, sight: Sight, seed: int, tuning: Tuning | None = None, planned: int = MOST_SIMULATIONS) -> None:
        import numpy as np

        game, seats = sight.game, sight.state.n_seats
        nodes = min(NODES, seats + 2 * seats * planned)  # a simulation adds at most two to each tree
        tuning = tuning or tuning_of(game.name)
        self.sight, self.simulations = sight, 0
        luck = bot_luck(seed, sight.ply)
        self._key = luck[0], luck[1]
        native = engine(game)
        self._run = native.search_flat if tuning.flat else native.search_tree
        self._states = native.states(2)
        self._states[0] = native.load(sight.state.pack())
        self.tally = np.zeros((game.actions + 1, seats))
        self.squares = np.zeros((game.actions + 1, seats))
        self.times = np.zeros(game.actions + 1, np.int64)
        self._room = (
            np.zeros(game.actions + 1, np.int16),
            np.full(game.actions + 1, NONE, np.int32),
            np.zeros((nodes, COLUMNS), np.int32),
            np.zeros(nodes),
            np.zeros(1, np.int64),
            np.zeros((PATH, 2), np.int32),
            np.zeros(MAX_SEATS, np.int32),
            secret_actions(game),
            np.array(
                (
                    *(sight.seat, nodes, game.max_plies),
                    *(tuning.greedy_of_100, tuning.watch, tuning.horizon),
                ),
                np.int64,
            ),
            np.array((tuning.explore, tuning.widen)),
            np.zeros(MAX_SEATS, np.int64),
            np.zeros(MAX_SEATS),
            np.zeros(4, np.int64),
        )

    def go_on(self, simulations: int) -> None:
        """Think on, for so many simulations."""
        begin, self.simulations = self.simulations, self.simulations + simulations
        self._run(self._states, *self._room, *self._key, begin, self.simulations, self.tally, self.squares, self.times)

    def go_on_until(self, moment: float) -> None:
        """Think on until the clock (time.perf_counter) says so; at least a little."""
        self.go_on(CHUNK)
        while time.perf_counter() < moment and self.simulations < MOST_SIMULATIONS:
            self.go_on(CHUNK)


@dataclass(frozen=True)
class Findings:
    """What a search has found, all its threads together."""

    sight: Sight
    tally: np.ndarray[Any, Any]
    squares: np.ndarray[Any, Any]
    times: np.ndarray[Any, Any]

    @property
    def simulations(self) -> int:
        return int(self.times.sum())

    def value(self, action: int) -> float:
        """The seat's mean share of the win after an action."""
        times = int(self.times[action])
        return float(self.tally[action][self.sight.seat]) / times if times else 0.0

    def floor(self, action: int) -> float:
        """What the value is at least, but for bad luck: few samples, or scattered ones, lower it."""
        times = int(self.times[action])
        if times == 0:
            return -1.0
        value = self.value(action)
        spread = float(self.squares[action][self.sight.seat]) / times - value * value
        return value - 1.5 * math.sqrt(max(spread, 0.01) / times) - 0.5 / times

    @property
    def ranked(self) -> list[int]:
        """The legal actions, the best first: by the value that they have at least."""
        return sorted(self.sight.legal, key=lambda action: (-self.floor(action), action))


def think(sight: Sight, budget: Budget, seed: int = 0, *, threads: int = 1, tuning: Tuning | None = None) -> Findings:
    """Search. Same sight, seed, simulations and number of threads: same findings."""
    require_numba()
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
    first = thoughts[0]
    for other in thoughts[1:]:
        first.tally += other.tally
        first.squares += other.squares
        first.times += other.times
    return Findings(sight, first.tally, first.squares, first.times)


# --- the bot ------------------------------------------------------------------------------------------------


class SearchBot:
    """Plays the move that is surest to be good.

    ``name`` is a level, or ``search:`` with a budget and settings. With ``wait=False`` it compiles in the background,
    and `greedy` answers for it until that is done.
    """

    def __init__(self, name: str, seed: int = 0, *, threads: int = 1, wait: bool = True) -> None:
        self.name = name
        self._seed, self._threads, self._wait = seed, threads, wait
        self._budget: Budget | None = None
        self._settings: dict[str, Any] = {}
        if name not in LEVELS:
            budget, *settings = name.removeprefix("search:").split("/")
            self._budget = Budget.parse(budget)
            self._settings = dict(map(parse_setting, settings))
        require_numba()
        self._stand_in = GreedyBot(seed)

    def ready(self, game: Game) -> bool:
        """Is the search compiled for this game? If not, it is being compiled from now on."""
        return self._wait or warm_up(game).done

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        if not self.ready(sight.game):
            return self._stand_in.choose(sight)
        tuning = replace(tuning_of(sight.game.name), **self._settings)
        budget = self._budget or Budget(simulations=tuning.simulations[self.name])
        return think(sight, budget, self._seed, threads=self._threads, tuning=tuning).ranked[0]


def parse_setting(text: str) -> tuple[str, Any]:
    """``explore=1.5``: a setting of Tuning with its value."""
    name, _, value = text.partition("=")
    if name not in SETTINGS or not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,4})?", value):
        raise BadBot(f"{text[:30]!r} is no setting of search; write NAME=NUMBER, names are: {', '.join(SETTINGS)}")
    return name, SETTINGS[name](float(value))


class Warming:
    """The compiling of one game's search, in a thread of its own."""

    def __init__(self, game: Game) -> None:
        self.done = False
        self.error: BaseException | None = None
        self._game = game
        self._thread = threading.Thread(target=self._compile, daemon=True, name=f"compile {game.name}")
        self._thread.start()

    def _compile(self) -> None:
        try:
            warm(self._game)
            self.done = True
        except Exception as error:  # a user must be told, and play goes on with greedy
            self.error = error

    def wait(self) -> None:
        self._thread.join()


@functools.cache
def warm_up(game: Game) -> Warming:
    """Start to compile the search of a game, once."""
    require_numba()
    return Warming(game)


def warm(game: Game) -> None:
    """Compile the search of a game, or read it from the cache."""
    match = Match(game, game.usual_seats)
    sight = match.sight(min(match.to_act))
    Thought(sight, 0, planned=1).go_on(1)
    sample_ends(sight, sight.legal[0], 1, 0)


def sample_ends(sight: Sight, action: int, count: int, seed: int) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """How so many games may go on after an action, everybody playing by instinct: the states in which the seat is asked
    again after others have acted, and those at the end. Number k is dealt alike for every action."""
    import numpy as np

    game, native = sight.game, engine(sight.game)
    luck = bot_luck(seed, sight.ply)
    states, soon, late = native.states(2), native.states(count), native.states(count)
    states[0] = native.load(sight.state.pack())
    native.play_futures(
        states, np.zeros(game.actions + 1, np.int16), np.zeros(4, np.int64), luck[0], luck[1], sight.seat, action,
        tuning_of(game.name).greedy_of_100, game.max_plies, soon, late,
    )  # fmt: skip
    return soon, late
