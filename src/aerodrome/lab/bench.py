"""How fast the engines are: steps and games per second of random play, the median of several rounds."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from aerodrome.rollout import rollout
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.play import play_games

ROUNDS = 7


class Speed(NamedTuple):
    """One row of the benchmark."""

    game: str
    engine: str
    threads: int
    steps_per_s: int
    games_per_s: int


def plain_round(game: Game, seats: int, seconds: float, seed: int) -> tuple[int, int, float]:
    """Steps, games and seconds of one round on the plain engine."""
    options = game.parse_options({}, seats)
    states = [game.fresh_state(seats, options) for _ in range(2)]
    play = game.plain.bind(play_games)
    steps = games = 0
    start = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        steps += play(
            states, [0] * (game.actions + 1), [0] * 4, [0] * seats, seed, games, 1, game.max_plies,
            [0], [[0] * seats], [[0] * seats],
        )  # fmt: skip
        games += 1
        spent = time.perf_counter() - start
    return steps, games, spent


def native_round(game: Game, seats: int, threads: int, games: int, seed: int) -> tuple[int, int, float]:
    """The same on the native engine, for a number of games."""
    result = rollout(game, games, ["random"], seed, seats=seats, threads=threads)
    return result.steps, result.games, result.seconds


def measure(
    game: Game,
    seats: int = 3,
    *,
    native: bool = True,
    seconds: float = 0.5,
    progress: Callable[[str], Any] = lambda row: None,
) -> list[Speed]:
    """The speeds of a game's engines. Rounds take turns, so that a noisy neighbour disturbs all rows alike."""
    rows: list[tuple[str, int, Callable[[int], tuple[int, int, float]]]] = [
        ("plain", 1, lambda seed: plain_round(game, seats, seconds, seed)),
    ]
    if native:
        trial = rollout(game, 2000, ["random"], seats=seats, threads=1)
        games = max(2000, int(seconds * trial.games / trial.seconds))
        for threads in sorted({1, 2, os.cpu_count() or 1}):
            rows.append(("native", threads, lambda seed, t=threads: native_round(game, seats, t, games * t, seed)))  # type: ignore[misc]
    speeds: dict[tuple[str, int], list[tuple[float, float]]] = {}
    for seed in range(ROUNDS):
        for engine, threads, run in rows:
            steps, played, spent = run(seed)
            speeds.setdefault((engine, threads), []).append((steps / spent, played / spent))
            progress(engine)
    return [
        Speed(
            game.name,
            engine,
            threads,
            round(statistics.median(step for step, _ in rounds)),
            round(statistics.median(games for _, games in rounds)),
        )
        for (engine, threads), rounds in speeds.items()
    ]
