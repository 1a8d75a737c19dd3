"""How long networks think about a move, features included, beside the strongest search in the same run.

    python -m benchmarks.networks [--json] [--all-games] [--game airships ...] [--seats 3] [--moves 200] [--searches 20]
                                  [--network FILE]

Where a game comes with a network, that is measured; elsewhere one of random weights, at the greatest width that a file
may have. A move is what a bot does with its sight: take in what it sees, weigh it, and choose. `guided` is a search of
100 simulations with the network. Costs are medians of single moves, by wall clock and by the thread's CPU time; on a
busy machine CPU time is closer to the truth.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from aerodrome import new
from aerodrome.bots import Bot, make_bot
from aerodrome.bots.learned import has_network, network_of
from aerodrome.bots.weights import weights_in, widest
from aerodrome.play.sight import Sight
from aerodrome.rulebook.game import Game
from benchmarks.common import ask_for_games, chosen_games
from tests.bots.networks import written

SEED = 5
PLIES_APART = 3
SIMULATIONS = 100
"""Of a guided search."""


def decisions(game: Game, seats: int, number: int) -> list[Sight]:
    """What bots see at decisions with a choice, in games between greedy ones."""
    found: list[Sight] = []
    seed = SEED
    while True:
        match, bots = new(game, seats, seed=seed), [make_bot("greedy", seed + seat) for seat in range(seats)]
        while not match.over:
            seat = min(match.to_act)
            sight = match.sight(seat)
            if len(sight.legal) > 1 and match.ply % PLIES_APART == 0:
                found.append(sight)
                if len(found) == number:
                    return found
            match.play(seat, bots[seat].choose(sight))
        seed += 1


def cost(bot: Bot, sights: Sequence[Sight]) -> dict[str, Any]:
    """What a move costs in milliseconds."""
    bot.choose(sights[0])
    wall, cpu = [], []
    for sight in sights:
        start, start_cpu = time.perf_counter(), time.thread_time()
        bot.choose(sight)
        cpu.append((time.thread_time() - start_cpu) * 1e3)
        wall.append((time.perf_counter() - start) * 1e3)
    return {"wall_ms": round(statistics.median(wall), 3), "cpu_ms": round(statistics.median(cpu), 3)}


def measured(game: Game, seats: int, network: Path, moves: int, searches: int) -> dict[str, Any]:
    sheet = network_of(game, network).sheet
    inputs = game.observed + game.actions
    sights = decisions(game, seats, moves)
    return {
        "game": game.name,
        "seats": seats,
        "trained": bool(sheet["trained"].get("decisions")),
        "width": sheet["width"],
        "weights": weights_in(sheet["width"], inputs, sheet["actions"], sheet["seats"]),
        "moves": {
            "network": cost(make_bot(f"learned:{network}"), sights),
            "guided": cost(make_bot(f"guided:{SIMULATIONS}:{network}"), sights[:: -(-moves // searches)]),
            "greedy": cost(make_bot("greedy"), sights),
            "master": cost(make_bot("master"), sights[:: -(-moves // searches)]),
        },
    }


def network_for(game: Game, folder: Path) -> Path:
    """The file of the network that comes with a game, or of a random one."""
    if has_network(game):
        return game.folder / "network.bin"
    width = widest(game.observed + game.actions, game.actions, max(game.seats))
    return written(game, folder / f"{game.name}.bin", width=width)


def show(rows: Sequence[dict[str, Any]]) -> None:
    for row in rows:
        kind = "trained" if row["trained"] else "random weights"
        print(f"{row['game']}, {row['seats']} seats; width {row['width']}, {row['weights']:,} weights ({kind})")
        for bot, spent in row["moves"].items():
            print(f"  {bot:>8}: {spent['wall_ms']:9.3f} ms a move, {spent['cpu_ms']:9.3f} ms of CPU time")


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON instead of sentences")
    ask_for_games(parser)
    parser.add_argument("--moves", type=int, default=200, help="moves of the network (default 200)")
    parser.add_argument("--searches", type=int, default=20, help="moves of the search (default 20)")
    parser.add_argument("--network", type=Path, help="the file of another network, for the game that it is for")
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        rows = [
            measured(game, seats, asked.network or network_for(game, Path(folder)), asked.moves, asked.searches)
            for game, seats in chosen_games(asked)
        ]
    if asked.json:
        print(json.dumps(rows, indent=2))
    else:
        show(rows)


if __name__ == "__main__":
    main()
