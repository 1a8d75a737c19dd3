"""How long a review of a finished game takes, and how wide its errors are.

    python -m benchmarks.reviews [--json] [--game airships ...] [--all-games] [--seats 2] [--games 3] [--threads 2]
                                 [--futures 500]

Bots of the level `master` and `casual` play games, and each is reviewed as `aerodrome review` does it. The time is that
of the whole review by the wall clock, and by the processor; on a busy machine the second is closer to the truth. The
error is the largest that an account has, in shares of the win.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import time
from collections.abc import Sequence
from typing import Any

from aerodrome import new
from aerodrome.analysis.reviews import review
from aerodrome.bots import make_bot
from aerodrome.play.match import Match
from aerodrome.rulebook.game import Game
from benchmarks.common import ask_for_games, chosen_games

LEVELS = ("master", "casual")
SEED = 11


def played(game: Game, seats: int, seed: int) -> Match:
    match = new(game, seats, seed=seed)
    bots = [make_bot(level, seed) for level in itertools.islice(itertools.cycle(LEVELS), seats)]
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, bots[seat].choose(match.sight(seat)))
    return match


def measured(game: Game, seats: int, games: int, threads: int, futures: int) -> dict[str, Any]:
    rows = []
    for seed in range(SEED, SEED + games):
        match = played(game, seats, seed)
        begun, begun_cpu = time.perf_counter(), time.process_time()
        found = review(match, threads=threads, futures=futures)
        spent, spent_cpu = time.perf_counter() - begun, time.process_time() - begun_cpu
        error = max(
            part.error for account in found.accounts for part in (account.luck, account.choices, account.others)
        )
        rows.append((spent, spent_cpu, match.ply, found.futures, error))
    wall, cpu, plies, sampled, errors = zip(*rows, strict=True)
    return {
        "game": game.name,
        "seats": seats,
        "games": games,
        "threads": threads,
        "plies": statistics.mean(plies),
        "futures": min(sampled),
        "wall_s": round(statistics.mean(wall), 2),
        "slowest_s": round(max(wall), 2),
        "cpu_s": round(statistics.mean(cpu), 2),
        "error": round(max(errors), 3),
    }


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON instead of sentences")
    ask_for_games(parser)
    parser.add_argument("--games", type=int, default=3, help="games of each kind (default 3)")
    parser.add_argument("--threads", type=int, default=2, help="threads of a review (default 2)")
    parser.add_argument("--futures", type=int, default=0, help="how often each position is played on")
    asked = parser.parse_args(given)
    rows = [measured(game, seats, asked.games, asked.threads, asked.futures) for game, seats in chosen_games(asked)]
    if asked.json:
        print(json.dumps(rows))
        return
    for row in rows:
        print(
            f"{row['game']}, {row['seats']} seats: {row['plies']:.0f} plies, {row['futures']} futures of each; "
            f"{row['wall_s']} s on {row['threads']} threads (slowest {row['slowest_s']}), {row['cpu_s']} s of "
            f"processor; error at most {row['error']:.1%}"
        )


if __name__ == "__main__":
    main()
