"""Our bots against OpenSpiel's IS-MCTS on our games, at equal time.

    python -m benchmarks.is_mcts [--json] [--all-games] [--game airships ...] [--bot master] [--deals 20] [--seed 313]
                                 [--times 1]

Two seats, each deal twice with the seats exchanged. OpenSpiel's IS-MCTS plays through the door (`docs/openspiel.md`),
in Python, with one random roll-out in each simulation; its C++ one cannot ask a Python game for worlds. Before each of
its decisions it is given as many simulations as fit the mean time that our bot has taken for one so far, times
``--times``. Time is the thread's CPU time. IS-MCTS makes at least two simulations, and the time that each side took in
the end is printed beside the wins. Needs OpenSpiel (`make bench-peers`).
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from aerodrome.bots import Bot, make_bot
from aerodrome.play.layout import unpacked
from aerodrome.play.sight import Sight
from aerodrome.rulebook.game import Game
from benchmarks.common import ask_for_games, chosen_games

SEATS = 2
FEWEST = 2
"""Simulations that the other makes at least."""


@dataclass
class Clock:
    """How long somebody has thought."""

    decisions: int = 0
    seconds: float = 0.0
    simulations: int = 0

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


class Rival:
    """OpenSpiel's IS-MCTS, with as many simulations as fit a time."""

    def __init__(self, openspiel_game: Any, seed: int) -> None:
        import numpy as np
        from open_spiel.python.algorithms import ismcts, mcts

        search: Any = ismcts
        luck: Any = np.random.RandomState
        evaluator = mcts.RandomRolloutEvaluator(1, luck(seed))
        self._make: Callable[[int], Any] = lambda simulations: search.ISMCTSBot(
            openspiel_game, evaluator, uct_c=2.0, max_simulations=simulations,
            random_state=luck(seed),
        )  # fmt: skip

    def choose(self, state: Any, clock: Clock, seconds: float) -> int:
        rate = clock.simulations / clock.seconds if clock.seconds else 0.0
        simulations = max(FEWEST, round(rate * seconds))
        begun = time.thread_time()
        action = int(self._make(simulations).step(state))
        clock.seconds += time.thread_time() - begun
        clock.decisions += 1
        clock.simulations += simulations
        return action


def sight_of(game: Game, state: Any) -> Sight:
    """What the seat that is asked sees at a state of OpenSpiel's."""
    node, seat = state.node, state.current_player()
    return Sight(game, unpacked(game, node.board.blinded(seat)), seat, node.ply + 1, tuple(node.legal), ())


def one_game(
    openspiel_game: Any, game: Game, bot: Bot, ours: int, luck: int, clocks: Sequence[Clock], times: float
) -> float:
    """Our share of the win."""
    dice, rival = random.Random(luck), Rival(openspiel_game, luck)
    state = openspiel_game.new_initial_state()
    mine, theirs = clocks
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.randrange(state.node.outcomes))
        elif len(state.node.legal) == 1:
            state.apply_action(state.node.legal[0])
        elif state.current_player() == ours:
            sight = sight_of(game, state)
            begun = time.thread_time()
            action = bot.choose(sight)
            mine.seconds += time.thread_time() - begun
            mine.decisions += 1
            state.apply_action(action)
        else:
            state.apply_action(rival.choose(state, theirs, times * mine.mean))
    return float(state.returns()[ours])


def measured(game: Game, asked: argparse.Namespace) -> dict[str, Any]:
    import pyspiel

    import aerodrome.doors.openspiel  # noqa: F401  # registers our games

    openspiel_game = pyspiel.load_game(f"python_aerodrome(game={game.name},players={SEATS})")
    make_bot(asked.bot, game=game)
    clocks, deals = (Clock(), Clock()), []
    for deal in range(asked.deals):
        luck = (asked.seed << 20) + deal
        shares = [
            one_game(openspiel_game, game, make_bot(asked.bot, luck), ours, luck, clocks, asked.times)
            for ours in range(SEATS)
        ]
        deals.append(sum(shares) / SEATS)
    mean = sum(deals) / len(deals)
    spread = sum((share - mean) ** 2 for share in deals) / max(1, len(deals) - 1)
    mine, theirs = clocks
    return {
        "game": game.name, "bot": asked.bot, "games": SEATS * len(deals), "share": round(mean, 4),
        "error": round(1.96 * math.sqrt(max(spread, 1 / (len(deals) + 4)) / len(deals)), 4),
        "ms_a_decision": round(1e3 * mine.mean, 2), "rival_ms_a_decision": round(1e3 * theirs.mean, 2),
        "rival_simulations": round(theirs.simulations / max(1, theirs.decisions), 1),
    }  # fmt: skip


def show(row: dict[str, Any]) -> None:
    print(
        f"{row['game']}: {row['bot']} wins {row['share']:.1%} ± {row['error']:.1%} of {row['games']} games against "
        f"IS-MCTS; {row['ms_a_decision']} ms of CPU time a decision, and {row['rival_ms_a_decision']} ms "
        f"({row['rival_simulations']} simulations)"
    )


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON instead of sentences")
    ask_for_games(parser)
    parser.add_argument("--bot", default="master", help="ours (default master)")
    parser.add_argument("--deals", type=int, default=20, help="each is played twice (default 20)")
    parser.add_argument("--seed", type=int, default=313)
    parser.add_argument("--times", type=float, default=1.0, help="how much more time IS-MCTS gets (default 1)")
    asked = parser.parse_args(words)
    rows = [measured(game, asked) for game, _ in chosen_games(asked)]
    if asked.json:
        print(json.dumps(rows, indent=2))
        return
    for row in rows:
        show(row)


if __name__ == "__main__":
    main()
