"""Search speed: full playouts per second from mid-game positions, compared with OpenSpiel's IS-MCTS in C++.

    python -m benchmarks.search [--json] [--games airships ...] [--seats N] [--positions 5] [--simulations 2000]
                                [--rounds 5]

It uses one core and one process. A playout deals a world, walks the trees, and plays the game to its end. Positions
come from halfway through games of greedy bots (ours) and of random ones (OpenSpiel's). The rows take turns, round
after round, and each figure is the median of its rounds.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from aerodrome.bots import make_bot
from aerodrome.bots.search import Thought, tuning_of
from aerodrome.games import PACKAGES, load
from aerodrome.play.luck import SeededLuck
from aerodrome.play.match import Match
from aerodrome.play.sight import Sight
from benchmarks.common import figure

PEERS = ("hearts", "gin_rummy")
PEER_SIMULATIONS = 400


@dataclass
class Row:
    """One line of the table: ``play()`` runs playouts and returns how many."""

    game: str
    engine: str
    play: Callable[[], int]
    rates: list[float] = field(default_factory=list)

    def round(self) -> None:
        start = time.thread_time()
        n = self.play()
        self.rates.append(n / (time.thread_time() - start))

    @property
    def rate(self) -> float:
        return statistics.median(self.rates)


def halfway(game: Any, seats: int, seed: int) -> Sight:
    """What the deciding seat sees halfway through a game of greedy bots, at the next question with a choice."""
    bots = [make_bot("greedy", seed + seat) for seat in range(seats)]
    match = Match(game, seats, None, SeededLuck(seed))
    played = []
    while not match.over:
        seat = min(match.to_act)
        played.append((seat, bots[seat].choose(match.sight(seat))))
        match.play(*played[-1])
    match = Match(game, seats, None, SeededLuck(seed))
    for ply, (seat, action) in enumerate(played):
        if ply >= len(played) // 2 and len(match.legal(seat).numbers) > 1:
            break
        match.play(seat, action)
    return match.sight(min(match.to_act))


def own_row(name: str, seats: int | None, positions: int, simulations: int, as_bots: bool) -> Row:
    game = load(name)
    tuning = tuning_of(game)
    if not as_bots:  # search with all trees, and play to the end
        tuning = replace(tuning, horizon=0, watch=False, flat=False)
    sights = [halfway(game, seats or game.usual_seats, seed) for seed in range(positions)]

    def play() -> int:
        for seed, sight in enumerate(sights):
            Thought(sight, seed, tuning, simulations).go_on(simulations)
        return positions * simulations

    return Row(f"{name}, {seats or game.usual_seats} seats", "Aerodrome", play)


def peer_row(pyspiel: Any, name: str, positions: int) -> Row:
    """OpenSpiel's compiled search from halfway through random games, with one random playout in each simulation."""
    game = pyspiel.load_game(name)
    states = []
    for seed in range(positions):
        length = len(random_history(game, seed))
        state = game.new_initial_state()
        for ply, action in enumerate(random_history(game, seed)):
            if ply >= length // 2 and not state.is_chance_node() and len(state.legal_actions()) > 1:
                break
            state.apply_action(action)
        states.append(state)

    def play() -> int:
        for seed, state in enumerate(states):
            evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
            bot = pyspiel.ISMCTSBot(seed, evaluator, 1.4, PEER_SIMULATIONS)
            bot.step(state)
        return positions * PEER_SIMULATIONS

    return Row(name, "OpenSpiel IS-MCTS, C++", play)


def random_history(game: Any, seed: int) -> list[int]:
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    history: list[int] = state.history()
    return history


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--games", nargs="+", choices=list(PACKAGES), default=list(PACKAGES), help="our games (all)")
    parser.add_argument("--seats", type=int, help="seats (default: each game's usual number)")
    parser.add_argument("--positions", type=int, default=5, help="positions of each game (default 5)")
    parser.add_argument("--simulations", type=int, default=2000, help="playouts from each position (default 2000)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds (default 5)")
    parser.add_argument("--as-bots", action="store_true", help="search as our bots do, not every tree to the end")
    asked = parser.parse_args(words)
    rows = [own_row(name, asked.seats, asked.positions, asked.simulations, asked.as_bots) for name in asked.games]
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed here. For its rows: make bench-search", file=sys.stderr)
    else:
        rows += [peer_row(pyspiel, name, asked.positions) for name in PEERS]
    for _ in range(asked.rounds):
        for row in rows:
            row.round()
    if asked.json:
        print(
            json.dumps([{"game": r.game, "engine": r.engine, "playouts_per_s": round(r.rate)} for r in rows], indent=2)
        )
        return
    for row in rows:
        print(f"{row.game:32} {row.engine:24} {figure(row.rate):>10} playouts/s")


if __name__ == "__main__":
    main()
