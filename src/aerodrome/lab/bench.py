"""How fast the engines are: steps and games per second of random play.

Rows take turns, round after round, so that a noisy neighbour disturbs all of them alike; each figure is the median of
its rounds. Every round of a row plays the same games.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.drivers.play import play_games

ROUNDS = 7
SECONDS = 0.5
SEED = 1

Play = Callable[[int], int | None]


class EnginesDisagree(AerodromeError):
    """Engines that play different games are not worth measuring."""


@dataclass
class Row:
    """One line of a table: ``play(n)`` plays n games and returns their steps, None where they cannot be counted."""

    game: str
    engine: str
    threads: int
    play: Play
    games: int = 0
    rates: list[tuple[float, float]] = field(default_factory=list)
    """Steps and games per second of each round."""
    cores: list[float] = field(default_factory=list)
    """Cores that each round had: fewer than threads when somebody else was using them."""
    steps_per_game: float = 0.0

    def calibrate(self, seconds: float) -> None:
        """Warm up, and find out how many games fill a round."""
        n, spent = self.threads, 0.0
        while spent < seconds / 10:
            n *= 2
            start = time.perf_counter()
            self.play(n)
            spent = time.perf_counter() - start
        self.games = max(self.threads, round(n * seconds / spent))

    def round(self) -> None:
        start, cpu = time.perf_counter(), time.process_time()
        steps = self.play(self.games)
        wall = time.perf_counter() - start
        self.cores.append((time.process_time() - cpu) / wall)
        if steps is not None:
            self.steps_per_game = steps / self.games
        self.rates.append((self.steps_per_game * self.games / wall, self.games / wall))

    @property
    def steps_per_s(self) -> float:
        return statistics.median(steps for steps, _ in self.rates)

    @property
    def games_per_s(self) -> float:
        return statistics.median(games for _, games in self.rates)

    def data(self) -> dict[str, Any]:
        """The row as `aerodrome bench --json` prints it."""
        return {
            "game": self.game,
            "engine": self.engine,
            "threads": self.threads,
            "steps_per_s": round(self.steps_per_s),
            "games_per_s": round(self.games_per_s),
        }


class PlainPlayer:
    """Random play on the plain engine."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.states = [game.fresh_state(seats, game.parse_options({}, seats)) for _ in range(2)]
        self.driver = game.plain.bind(play_games)

    def play(self, first: int, games: int) -> int:
        """Play games ``first`` to ``first + games - 1`` of the run; how many decisions they took."""
        plies = [0] * games
        lengths = [0] * games
        shares, scores, sides = ([[0] * self.seats for _ in range(games)] for _ in range(3))
        legal, rng, bots = [0] * (self.game.actions + 1), [0] * 4, [0] * self.seats
        limits = (SEED, first, games, self.game.max_plies)
        total: int = self.driver(self.states, legal, rng, bots, *limits, plies, shares, scores, lengths, sides)
        return total


class NativePlayer:
    """Random play on the native engine. Threads take one each: they share no array."""

    def __init__(self, game: Game, seats: int) -> None:
        import numpy as np

        self.game, self.seats = game, seats
        fresh = game.fresh_state(seats, game.parse_options({}, seats)).pack()
        self.states = np.frombuffer(bytearray(fresh * 2), dtype=game.native.dtype)
        self.legal = np.zeros(game.actions + 1, np.int16)
        self.rng = np.zeros(4, np.int64)
        self.bots = np.zeros(seats, np.int8)

    def results(self, first: int, games: int) -> tuple[Any, Any, Any, Any, Any]:
        """The plies, shares of the win, scores, lengths and sides of these games."""
        import numpy as np

        plies = np.zeros(games, np.int32)
        shares = np.zeros((games, self.seats), np.int8)
        scores = np.zeros((games, self.seats), np.int16)
        limits = (SEED, first, games, self.game.max_plies)
        lengths = np.zeros(games, np.int16)
        sides = np.zeros((games, self.seats), np.int8)
        self.game.native.play_games(
            self.states, self.legal, self.rng, self.bots, *limits, plies, shares, scores, lengths, sides
        )
        return plies, shares, scores, lengths, sides

    def play(self, first: int, games: int) -> int:
        return int(self.results(first, games)[0].sum())


class ThreadedPlayer:
    """Random play on the native engine in several threads at once."""

    def __init__(self, game: Game, seats: int, threads: int) -> None:
        self.players = [NativePlayer(game, seats) for _ in range(threads)]
        self.pool = ThreadPoolExecutor(threads)

    def play(self, first: int, games: int) -> int:
        n = len(self.players)
        starts = [first + games * i // n for i in range(n + 1)]
        shares = [(starts[i], starts[i + 1] - starts[i]) for i in range(n)]
        return sum(self.pool.map(lambda player, share: player.play(*share), self.players, shares))


def own_rows(game: Game, seats: int, native: bool = True) -> list[Row]:
    """A row for each engine of a game; they must first have played the same 50 games."""
    players: list[tuple[str, int, Any]] = [("plain", 1, PlainPlayer(game, seats))]
    if native:
        players.append(("native", 1, NativePlayer(game, seats)))
        for threads in sorted({2, os.cpu_count() or 1} - {1}):
            players.append(("native", threads, ThreadedPlayer(game, seats, threads)))
    if len({player.play(0, 50) for _, _, player in players}) > 1:
        raise EnginesDisagree("the engines play different games: trust no figure before `aerodrome laws` passes")
    return [Row(game.name, engine, threads, lambda n, p=player: p.play(0, n)) for engine, threads, player in players]  # type: ignore[misc]


def measure(
    rows: list[Row], seconds: float = SECONDS, rounds: int = ROUNDS, progress: Callable[[str], Any] = lambda what: None
) -> None:
    """Fill the rows with figures; ``progress`` hears what is being done."""
    for row in rows:
        progress(f"warming up {row.game}, {row.engine}, {row.threads} thread(s)")
        row.calibrate(seconds)
    for i in range(rounds):
        for row in rows:
            progress(f"round {i + 1} of {rounds}: {row.game}, {row.engine}, {row.threads} thread(s)")
            row.round()
