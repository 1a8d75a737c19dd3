"""What the benchmarks share: random play with arrays of its own, and figures for people."""

from __future__ import annotations

from typing import Any

from aerodrome.rulebook.game import Game
from aerodrome.rulebook.play import play_games

AIRSHIPS = "aerodrome.games.airships"
SEED = 1
MAX_SEATS = 6


class PlainPlayer:
    """Random play on the plain engine."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.states = [game.fresh_state(seats, game.parse_options({}, seats)) for _ in range(2)]
        self.driver = game.plain.bind(play_games)

    def play(self, first: int, games: int) -> int:
        """Play games ``first`` to ``first + games - 1`` of the run; how many decisions they took."""
        plies: list[int] = [0] * games
        shares = [[0] * MAX_SEATS for _ in range(games)]
        scores = [[0] * MAX_SEATS for _ in range(games)]
        legal, rng, bots = [0] * (self.game.actions + 1), [0] * 4, [0] * MAX_SEATS
        total: int = self.driver(
            self.states, legal, rng, bots, SEED, first, games, self.game.max_plies, plies, shares, scores
        )
        return total


class NativePlayer:
    """Random play on the native engine. Threads take one each: they share no array."""

    def __init__(self, game: Game, seats: int) -> None:
        import numpy as np

        self.game = game
        self.states = game.native.states(2)
        self.states[0] = game.native.load(game.fresh_state(seats, game.parse_options({}, seats)).pack())
        self.legal = np.zeros(game.actions + 1, np.int16)
        self.rng = np.zeros(4, np.int64)
        self.bots = np.zeros(MAX_SEATS, np.int8)

    def results(self, first: int, games: int) -> tuple[Any, Any, Any]:
        """The plies, shares of the win and scores of these games."""
        import numpy as np

        plies = np.zeros(games, np.int32)
        shares = np.zeros((games, MAX_SEATS), np.int8)
        scores = np.zeros((games, MAX_SEATS), np.int16)
        limits = (SEED, first, games, self.game.max_plies)
        self.game.native.play_games(self.states, self.legal, self.rng, self.bots, *limits, plies, shares, scores)
        return plies, shares, scores

    def play(self, first: int, games: int) -> int:
        return int(self.results(first, games)[0].sum())


def figure(value: float) -> str:
    """A rate in four digits: 1,234 or 1.234 M."""
    if value >= 1e6:
        return f"{value / 1e6:,.3f} M"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
