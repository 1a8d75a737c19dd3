"""How much better than instinct a search chooses: python -m tools.search_gain GAME BOT... [--positions N] [--seats K]

Takes positions from games of `greedy`, counts for every move how often its seat wins if everybody goes on by instinct,
and lets bots choose there. A bot's gain is how much more often its moves win than those of `greedy`, on average. This
needs only a small part of the games that an arena needs to tell two searches apart. But it does not see what a bot
gains by playing better than instinct later on. All bots get the same positions.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Iterator, Sequence
from typing import Any

from aerodrome.bots import make_bot
from aerodrome.bots.simple import GreedyBot, bot_luck
from aerodrome.drivers.play import list_legal, lowest_seat
from aerodrome.drivers.search import by_instinct
from aerodrome.engines.compiled import compiled, numbers
from aerodrome.engines.entries import RNG, SHARES, Shapes, entry
from aerodrome.engines.kinds import INT, Kind
from aerodrome.games import load
from aerodrome.play.luck import SeededLuck
from aerodrome.play.match import Match
from aerodrome.play.sight import Sight
from aerodrome.rulebook.chance import key_chance
from aerodrome.rulebook.contract import WHOLE_WIN, deal, outcome, step, to_act
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.primitives import copy

ASKED_ABOUT = 0.12
"""The part of all decisions that the bots are asked about. It is small, since decisions of one game are alike."""


def count_wins(
    states: Any,
    legal: Any,
    rng: Any,
    first: int,
    second: int,
    seat: int,
    action: int,
    futures: int,
    most: int,
    out: Any,
) -> int:
    """The seat's shares of the win in games played by instinct after an action. Game n has the same deal for every
    action."""
    s = states[1]
    wins = 0
    for number in range(futures):
        key_chance(rng, first, second, number)
        copy(s, states[0])
        deal(s, seat, rng)
        step(s, seat, action)
        ply = 1
        waiting = to_act(s)
        while waiting != 0 and ply < most:
            asked = lowest_seat(waiting)
            n = list_legal(s, asked, legal)
            step(s, asked, by_instinct(s, asked, legal, n, 100, rng))
            ply += 1
            waiting = to_act(s)
        outcome(s, out)
        wins += out[seat]
    return wins


def kinds(of: Shapes) -> Sequence[Kind]:
    """The kinds of the arguments of `count_wins`."""
    return of.states, of.legal, RNG, *[INT] * 6, SHARES


class Counter:
    """Counts what moves are worth."""

    def __init__(self, game: Game, seats: int, futures: int) -> None:
        self._futures = futures
        self._game, self._native = game, compiled(game, [entry(game, count_wins, kinds)])
        self._states = self._native.states(2)
        self._room = numbers("i16", game.actions + 1), numbers("i64", 4)
        self._out = numbers("i8", seats)

    def worth(self, sight: Sight, action: int) -> float:
        self._states[0] = sight.state.pack()
        first, second, *_ = bot_luck(99, sight.ply)
        wins = self._native.count_wins(
            *(self._states, *self._room, first, second, sight.seat, action),
            *(self._futures, self._game.max_plies, self._out),
        )
        return float(wins / WHOLE_WIN / self._futures)


def positions(game: Game, seats: int) -> Iterator[tuple[Sight, int]]:
    """Sights with a choice, and the move of `greedy` in each."""
    choice = random.Random(5)
    for number in range(1_000_000):
        match = Match(game, seats, None, SeededLuck(1000 + number))
        bots = [GreedyBot(10 * number + seat) for seat in range(seats)]
        while match.to_act:
            seat = min(match.to_act)
            sight = match.sight(seat)
            action = bots[seat].choose(sight)
            if len(sight.legal) > 1 and choice.random() < ASKED_ABOUT:
                yield sight, action
            match.play(seat, action)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+", help="as in the arena, such as search:4000/horizon=2")
    parser.add_argument("--positions", type=int, default=600)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--futures", type=int, default=3000, help="games played on after each move")
    given = parser.parse_args(words)
    if given.positions < 2:
        parser.error("an error can be told from two positions on")
    game = load(given.game)
    counter = Counter(game, given.seats, given.futures)
    gains: dict[str, list[float]] = {bot: [] for bot in given.bots}
    seconds = dict.fromkeys(given.bots, 0.0)
    room: list[float] = []
    for number, (sight, usual) in enumerate(positions(game, given.seats)):
        if number == given.positions:
            break
        worth = {action: counter.worth(sight, action) for action in sight.legal}
        room.append(max(worth.values()) - worth[usual])
        for bot in given.bots:
            begun = time.perf_counter()
            chosen = make_bot(bot, seed=number).choose(sight)
            seconds[bot] += time.perf_counter() - begun
            gains[bot].append(worth[chosen] - worth[usual])
    print(f"{len(room)} positions; the best of all moves, as counted, would gain {statistics.fmean(room):.2%} of a win")
    for bot, found in gains.items():
        error = statistics.stdev(found) / len(found) ** 0.5
        print(f"{bot:40} {statistics.fmean(found):+.3%} ± {error:.3%}, {seconds[bot] / len(found):.3f} s a move")


if __name__ == "__main__":
    main()
