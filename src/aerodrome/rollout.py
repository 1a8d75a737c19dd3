"""Rollouts: many games at native speed, on all cores, the same whatever the number of threads."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from aerodrome.games import load as load_game
from aerodrome.rulebook.contract import WHOLE_WIN
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.native import require_numba
from aerodrome.drivers.play import GREEDY_BOT, RANDOM_BOT

if TYPE_CHECKING:
    import numpy as np

BOTS = {"random": RANDOM_BOT, "greedy": GREEDY_BOT}
"""The bots that play inside the compiled engine."""

MAX_SEED = 1 << 30
BATCH = 500


class BadBot(AerodromeError, ValueError):
    """A bot that is not there; the message lists those that are."""


class BadGames(AerodromeError, ValueError):
    """A number of games or a seed that makes no sense."""


@dataclass(frozen=True)
class Rollout:
    """The results of many games, a row for each. Game i is the match of seed ``seed * 2**32 + i``."""

    game: str
    seats: int
    seed: int
    plies: np.ndarray[Any, Any]
    """Moves in each game."""
    shares: np.ndarray[Any, Any]
    """Each seat's share of each win."""
    scores: np.ndarray[Any, Any]
    """Each seat's points in each game."""
    lengths: np.ndarray[Any, Any]
    """Turns in each game, as the game counts them."""
    sides: np.ndarray[Any, Any]
    """The side that each seat played, -1 where all are alike."""
    seconds: float

    @property
    def games(self) -> int:
        return len(self.plies)

    @property
    def steps(self) -> int:
        return int(self.plies.sum())

    @property
    def wins(self) -> list[float]:
        """Wins of each seat; a shared win counts in parts."""
        return [float(total) for total in self.shares.sum(axis=0)]

    def wins_of_side(self, side: int) -> float:
        """Wins of those who played this side."""
        return float(self.shares[self.sides == side].sum())


def bot_numbers(bots: Sequence[str], seats: int) -> list[int]:
    """The compiled bots by their names, one a seat; a single name stands for all seats."""
    chosen = list(bots) or ["random"]
    if len(chosen) == 1:
        chosen *= seats
    if len(chosen) != seats:
        raise BadBot(f"{len(chosen)} bots are named for {seats} seats; name one for each, or one for all")
    for name in chosen:
        if name not in BOTS:
            raise BadBot(f"there is no bot called {name!r}; there are: {', '.join(BOTS)}")
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
    progress: Callable[[int], None] = lambda games_done: None,
) -> Rollout:
    """Play many games with compiled rules.

    Same seed, bots and options: same games, whatever the number of threads. ``progress`` is called with the number of
    games that have just been finished.
    """
    loaded = load_game(game) if isinstance(game, str) else game
    if seats is None:
        seats = len(bots) if len(bots) > 1 else loaded.seats[0]
    loaded.check_seats(seats)
    values = loaded.parse_options(options or {}, seats)
    numbers = bot_numbers(bots, seats)
    if not 1 <= games <= 1 << 31:
        raise BadGames(f"the number of games is from 1 to 2**31, not {games}")
    if not 0 <= seed < MAX_SEED:
        raise BadGames(f"the seed of a run is from 0 to 2**30 - 1, not {seed}")
    require_numba()
    from concurrent.futures import ThreadPoolExecutor

    import numpy as np

    native = loaded.native
    plies = np.zeros(games, dtype=np.int32)
    shares = np.zeros((games, seats), dtype=np.int8)
    scores = np.zeros((games, seats), dtype=np.int16)
    lengths = np.zeros(games, dtype=np.int16)
    sides = np.zeros((games, seats), dtype=np.int8)
    fresh = np.frombuffer(loaded.fresh_state(seats, values).pack(), dtype=native.dtype)

    def play(first: int, size: int) -> None:
        # Each batch has arrays of its own: states side by side in one array would slow two threads down.
        batch = slice(first, first + size)
        states = np.repeat(fresh, 2)
        legal = np.zeros(loaded.actions + 1, dtype=np.int16)
        rng = np.zeros(4, dtype=np.int64)
        lineup = np.array(numbers, dtype=np.int8)
        native.play_games(
            states, legal, rng, lineup, seed, first, size, loaded.max_plies,
            plies[batch], shares[batch], scores[batch], lengths[batch], sides[batch],
        )  # fmt: skip
        progress(size)

    play(0, 0)  # compile, or read the cache, before the clock starts
    start = time.perf_counter()
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        firsts = range(0, games, BATCH)
        for _ in pool.map(play, firsts, [min(BATCH, games - first) for first in firsts]):
            pass
    seconds = time.perf_counter() - start
    return Rollout(loaded.name, seats, seed, plies, shares / WHOLE_WIN, scores, lengths, sides, seconds)
