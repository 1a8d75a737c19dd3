"""Rollouts: many games at once, on all cores or on a GPU. Every engine plays the same games."""

from __future__ import annotations

import functools
import time
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aerodrome.drivers.play import GREEDY_BOT, RANDOM_BOT, play_games
from aerodrome.engines.compiled import native, numbers
from aerodrome.engines.results import Results, flat, view
from aerodrome.games import game_of
from aerodrome.rulebook.contract import WHOLE_WIN
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.simulate.ledger import Ledger
from aerodrome.simulate.workers import Here, Threads, Workers

BOTS = {"random": RANDOM_BOT, "greedy": GREEDY_BOT}
"""The bots that play inside the engines."""

ENGINES = ("native", "plain", "cuda")

MAX_SEED = 1 << 30
BATCH, PARTS = 500, 64
"""The most games in a part of a run, and how many parts a short run has. Neither depends on who plays them."""


class BadBot(AerodromeError, ValueError):
    """A bot that does not exist; the message lists those that do."""


class BadGames(AerodromeError, ValueError):
    """A number of games, or a seed, that a run does not accept."""


class BadEngine(AerodromeError, ValueError):
    """An engine that does not exist; the message lists those that do."""


@dataclass(frozen=True)
class Rollout:
    """The results of many games, with a row for each. Game i is the match of seed ``seed * 2**32 + i``.

    Index them as ``scores[game, seat]``; ``numpy.asarray`` wraps them without a copy.
    """

    game: str
    seats: int
    seed: int
    plies: memoryview
    """Moves in each game."""
    shares: memoryview
    """Each seat's share of each win, in sixtieths."""
    scores: memoryview
    """Each seat's points in each game."""
    lengths: memoryview
    """Turns in each game, as the game counts them."""
    sides: memoryview
    """The side that each seat played; -1 if all sides are alike."""
    seconds: float

    @property
    def games(self) -> int:
        return len(self.plies)

    @property
    def steps(self) -> int:
        return sum(self.plies)

    @property
    def wins(self) -> list[float]:
        """Wins of each seat; a shared win counts in parts."""
        return [total / WHOLE_WIN for total in self._by_seat(self.shares)]

    @property
    def mean_scores(self) -> list[float]:
        """Each seat's average points in a game."""
        return [total / self.games for total in self._by_seat(self.scores)]

    def wins_of_side(self, side: int) -> float:
        """Wins of the seats that played this side."""
        both = zip(flat(self.sides), flat(self.shares), strict=True)
        return sum(share for played, share in both if played == side) / WHOLE_WIN

    def _by_seat(self, rows: memoryview) -> list[int]:
        numbers = flat(rows)
        return [sum(numbers[seat :: self.seats]) for seat in range(self.seats)]


def bot_numbers(bots: Sequence[str], seats: int) -> list[int]:
    """The numbers of the compiled bots with these names, one for each seat. A single name stands for all seats."""
    chosen = list(bots) or ["random"]
    if len(chosen) == 1:
        chosen *= seats
    if len(chosen) != seats:
        raise BadBot(f"{len(chosen)} bots are named for {seats} seats; name one bot for each seat, or one for all")
    for name in chosen:
        if name not in BOTS:
            raise BadBot(
                f"there is no bot called {name[:60]!r} inside the engines; there are: {', '.join(BOTS)}. Others can "
                "compete in `aerodrome arena`"
            )
    return [BOTS[name] for name in chosen]


def rollout(
    game: str | Game,
    games: int = 1000,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    *,
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
    threads: int | None = None,
    engine: str = "native",
    workers: Workers | None = None,
    out: Path | None = None,
    progress: Callable[[int], None] = lambda games_done: None,
) -> Rollout:
    """Play many games on compiled rules (``native``), on the rules as plain Python (``plain``), or on a GPU (``cuda``).

    The same seed, bots and options give the same games, on every engine and with any workers: without others, these
    are threads of this process. With ``out`` the results are kept in a file, from which a run that was stopped goes on.
    ``progress`` is called with the number of games that have just finished, or that the file had.
    """
    loaded = game_of(game)
    if seats is None:
        seats = len(bots) if len(bots) > 1 else loaded.seats[0]
    loaded.check_seats(seats)
    values = loaded.parse_options(options or {}, seats)
    chosen = bot_numbers(bots, seats)
    if not 1 <= games <= 1 << 31:
        raise BadGames(f"the number of games must be from 1 to 2**31, not {games}")
    if not 0 <= seed < MAX_SEED:
        raise BadGames(f"the seed of a run must be from 0 to 2**30 - 1, not {seed}")
    if engine not in ENGINES:
        raise BadEngine(f"there is no engine called {engine!r}; there are: {', '.join(ENGINES)}")
    if engine == "cuda":
        if workers or out:
            raise BadEngine("a GPU plays all games of a run by itself: leave out workers, cluster and file")
        results, seconds = play_on_gpu(loaded, values, chosen, seed, games, progress)
    else:
        if engine == "native":
            native(loaded)  # before the clock starts
        run = Run(loaded, values, tuple(chosen), seed, games, engine)
        results, seconds = play_all(run, workers, threads, out, progress)
    plies, shares, scores, lengths, sides = map(view, results.rows)
    return Rollout(loaded.name, seats, seed, plies, shares, scores, lengths, sides, seconds)


@dataclass(frozen=True)
class Run:
    """Games to play on a processor."""

    game: Game
    options: Mapping[str, int]
    bots: tuple[int, ...]
    """The number of the bot in each seat."""
    seed: int
    games: int
    engine: str

    @property
    def batch(self) -> int:
        """How many games a part has."""
        return min(BATCH, -(-self.games // PARTS))

    def size(self, first: int) -> int:
        """How many games the part has that begins with this game."""
        return min(self.batch, self.games - first)

    def header(self) -> dict[str, Any]:
        """What the file of a run begins with. The engine is not in it, since all play the same games."""
        names = {number: name for name, number in BOTS.items()}
        return {
            "simulate": 1, "game": self.game.name, "rules": self.game.version, "cards": self.game.cards_digest,
            "bots": [names[bot] for bot in self.bots], "options": dict(self.options), "seed": self.seed,
            "games": self.games,
        }  # fmt: skip


ROWS = ("plies", "shares", "scores", "lengths", "sides")
KINDS = "ibhhb"
"""The kinds of numbers in those rows, for `array`."""


def write_part(first: int, packed: Sequence[bytes]) -> dict[str, Any]:
    """A part of a run as a line of its file: a list of numbers for each row."""
    rows = {name: array(kind, row).tolist() for name, kind, row in zip(ROWS, KINDS, packed, strict=True)}
    return {"first": first, **rows}


def read_part(run: Run, data: Mapping[str, Any]) -> tuple[int, tuple[bytes, ...]]:
    first, rows = int(data["first"]), [array(kind, data[name]) for name, kind in zip(ROWS, KINDS, strict=True)]
    seats = len(run.bots)
    if first % run.batch or [len(row) for row in rows] != [run.size(first) * n for n in (1, seats, seats, 1, seats)]:
        raise ValueError("numbers are missing")
    return first, tuple(row.tobytes() for row in rows)


def play_part(run: Run, first: int) -> tuple[bytes, ...]:
    """Play the part of a run that begins with this game, and return its results, packed."""
    play = (plain_player if run.engine == "plain" else native_player)(run.game, run.options, run.bots)
    size = run.size(first)
    results = Results.room(size, len(run.bots))
    play(results, run.seed, first, size)
    return results.packed()


def play_all(
    run: Run,
    workers: Workers | None = None,
    threads: int | None = None,
    out: Path | None = None,
    progress: Callable[[int], None] = lambda games_done: None,
) -> tuple[Results, float]:
    """Play all games of a run; return the results and the seconds they took."""
    results = Results.room(run.games, len(run.bots))
    ledger: Ledger[int, Sequence[bytes]] = Ledger(run.header(), out, write_part, functools.partial(read_part, run))

    def take(first: int) -> None:
        packed = ledger.done[first]
        if not out:
            ledger.done[first] = ()  # what is kept twice is a waste
        results.put(first, packed)
        progress(run.size(first))

    for first in list(ledger.done):
        take(first)
    # Threads do not speed up plain rules.
    those = workers or (Here() if run.engine == "plain" else Threads(threads))
    start = time.perf_counter()
    try:
        for first in ledger.fill(those, play_part, run, range(0, run.games, run.batch)):
            take(first)
    finally:
        if not workers:
            those.close()
    return results, time.perf_counter() - start


Player = Callable[[Results, int, int, int], None]
"""Plays games of a run, given the room for their results, the run's seed, the first game and how many."""


def native_player(game: Game, options: Mapping[str, int], bots: Sequence[int]) -> Player:
    compiled = native(game)
    fresh = game.fresh_state(len(bots), options).pack()

    def play(results: Results, seed: int, first: int, games: int) -> None:
        # Each call allocates its own memory, since neighbouring states would slow two threads down.
        states, lineup = compiled.states(2), numbers("i8", len(bots))
        states[0] = states[1] = fresh
        lineup[:] = bots
        legal, rng = numbers("i16", game.actions + 1), numbers("i64", 4)
        compiled.play_games(states, legal, rng, lineup, seed, first, games, game.max_plies, *results.rows)

    return play


def plain_player(game: Game, options: Mapping[str, int], bots: Sequence[int]) -> Player:
    driver = game.plain.bind(play_games)

    def play(results: Results, seed: int, first: int, games: int) -> None:
        states = [game.fresh_state(len(bots), options) for _ in range(2)]
        legal, rng = [0] * (game.actions + 1), [0] * 4
        driver(states, legal, rng, bots, seed, first, games, game.max_plies, *results.rows)

    return play


def play_on_gpu(
    game: Game,
    options: Mapping[str, int],
    bots: Sequence[int],
    seed: int,
    games: int,
    progress: Callable[[int], None],
) -> tuple[Results, float]:
    from aerodrome.engines import gpu

    engine = gpu.engine(game)
    engine.make_ready(bots)  # before the clock starts
    start = time.perf_counter()
    results = engine.play(len(bots), options, seed, games, bots=bots, progress=progress)
    return results, time.perf_counter() - start
