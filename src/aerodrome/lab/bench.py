"""The speed of the engines: steps and games per second of random play.

Rows take turns, so other work on the machine affects all of them alike. Each figure is the median of its rounds, and
every round of a row plays the same games.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aerodrome.drivers.play import RANDOM_BOT
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.simulate.rollout import Run, play_all

ROUNDS = 7
SECONDS = 0.5
SEED = 1

Play = Callable[[int], int | None]


class EnginesDisagree(AerodromeError):
    """The engines play different games, so their speeds mean nothing."""


@dataclass
class Row:
    """One row of the results. ``play(n)`` plays n games and returns their steps, or None if it cannot count them."""

    game: str
    engine: str
    threads: int
    play: Play
    games: int = 0
    rates: list[tuple[float, float]] = field(default_factory=list)
    """Steps and games per second of each round."""
    cores: list[float] = field(default_factory=list)
    """How many cores each round got. This is fewer than its threads if other programs used some."""
    steps_per_game: float = 0.0

    def calibrate(self, seconds: float) -> None:
        """Warm up, and find how many games fill a round."""
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


def random_play(game: Game, seats: int, engine: str, threads: int) -> Callable[[int], int]:
    """A function that plays this many random games on one engine and returns their steps."""
    options, bots = game.parse_options({}, seats), (RANDOM_BOT,) * seats
    return lambda games: sum(play_all(Run(game, options, bots, SEED, games, engine), None, threads)[0].plies)


def own_rows(game: Game, seats: int, native: bool = True) -> list[Row]:
    """A row for each engine of a game. Raises EnginesDisagree if they do not play the same 50 games."""
    counts = sorted({1, 2, os.cpu_count() or 1}) if native else []
    rows = [
        Row(game.name, engine, threads, random_play(game, seats, engine, threads))
        for engine, threads in (("plain", 1), *(("native", threads) for threads in counts))
    ]
    if len({row.play(50) for row in rows}) > 1:
        raise EnginesDisagree("the engines play different games: do not trust any figure until `aerodrome laws` passes")
    return rows


def measure(
    rows: list[Row], seconds: float = SECONDS, rounds: int = ROUNDS, progress: Callable[[str], Any] = lambda what: None
) -> None:
    """Fill the rows with figures, and report to ``progress``."""
    for row in rows:
        progress(f"warming up {row.game}, {row.engine}, {row.threads} thread(s)")
        row.calibrate(seconds)
    for i in range(rounds):
        for row in rows:
            progress(f"round {i + 1} of {rounds}: {row.game}, {row.engine}, {row.threads} thread(s)")
            row.round()
