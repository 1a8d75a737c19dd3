"""How long a hint takes: from a sight to the best moves with their chances and the reason, on one core.

    python -m benchmarks.hints [--json] [--games airships ...] [--positions 40] [--seconds 0.8]

Positions come from every part of games of greedy bots with the usual number of seats; any question with a choice may
be among them. The longest time matters most, so the table shows the median, the 95% quantile and the longest time.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass

from aerodrome.analysis.hints import SECONDS, hint
from aerodrome.bots import make_bot
from aerodrome.bots.search import Budget
from aerodrome.games import PACKAGES, load
from aerodrome.play.luck import SeededLuck
from aerodrome.play.match import Match
from aerodrome.play.sight import Sight
from aerodrome.rulebook.game import Game


@dataclass(frozen=True)
class Row:
    game: str
    seats: int
    seconds: tuple[float, ...]
    cpu: float
    """CPU seconds per second on the clock; below 1, the machine was busy with something else."""

    def line(self) -> dict[str, str | int | float]:
        ordered = sorted(self.seconds)
        return {
            "game": self.game, "seats": self.seats, "positions": len(ordered), "median": statistics.median(ordered),
            "p95": ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))], "longest": ordered[-1], "cpu": self.cpu,
        }  # fmt: skip


def questions(game: Game, count: int) -> list[Sight]:
    """This many questions with a choice, spread over whole games."""
    found: list[Sight] = []
    seed = 0
    while len(found) < count:
        bots = [make_bot("greedy", seed + seat) for seat in range(game.usual_seats)]
        match = Match(game, game.usual_seats, None, SeededLuck(seed))
        asked: list[Sight] = []
        while not match.over:
            seat = min(match.to_act)
            sight = match.sight(seat)
            if len(sight.legal) > 1:
                asked.append(sight)
            match.play(seat, bots[seat].choose(sight))
        found += asked[seed % 10 :: max(1, len(asked) // 10)][:10]
        seed += 1
    return found[:count]


def measure(name: str, positions: int, seconds: float) -> Row:
    game = load(name)
    sights = questions(game, positions)
    budget = Budget(seconds=seconds)
    hint(sights[0], budget)  # do not count what the first call has to load
    taken, cpu, begun = [], time.process_time(), time.perf_counter()
    for seed, sight in enumerate(sights):
        start = time.perf_counter()
        hint(sight, budget, seed)
        taken.append(time.perf_counter() - start)
    share = (time.process_time() - cpu) / (time.perf_counter() - begun)
    return Row(game.title, game.usual_seats, tuple(taken), share)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=list(PACKAGES), default=list(PACKAGES))
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="that the search thinks, as in play (0.8)")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args(words)
    rows = [measure(name, arguments.positions, arguments.seconds).line() for name in arguments.games]
    if arguments.json:
        print(json.dumps(rows, indent=1))
        return
    print(f"{'game':<22}{'seats':>6}{'positions':>11}{'median':>9}{'95%':>9}{'longest':>9}{'cpu':>7}")
    for row in rows:
        times = "".join(f"{row[key]:8.2f}s" for key in ("median", "p95", "longest"))
        print(f"{row['game']:<22}{row['seats']:>6}{row['positions']:>11}{times}{row['cpu']:7.2f}")


if __name__ == "__main__":
    main()
