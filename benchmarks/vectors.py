"""Vectors on the CPU: steps a second with legal actions and observations, by the number of threads.

    python -m benchmarks.vectors [--json] [--all-games] [--game backgammon ...] [--seats 3] [--games 16384]
                                 [--threads 1 2] [--dtypes int8 float32] [--rounds 5] [--peers]

Needs the extra `doors`. A step is one decision in one game. The actions are random ones, chosen before the clock
starts. Every figure is the best of several rounds, since other programs only ever make it lower; the table also has
nanoseconds of CPU time, which they disturb less.

With `--peers`, the games of Pgx that we have, too, are measured where `pgx` is installed: as JAX runs them on this CPU,
on as many cores as it takes; what is compared is the CPU time.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from aerodrome import vector
from aerodrome.rulebook.game import Game
from benchmarks import pgx_games
from benchmarks.common import ask_for_games, chosen_games, figure, steps_per_game

WARM_UP = 40
STEPS = 8
PEER_STEPS = 25


def measured(game: Game, seats: int, dtype: str, threads: int, games: int, rounds: int) -> dict[str, Any]:
    many = vector(game, games, seats=seats, seed=1, threads=threads)
    for _ in range(WARM_UP):  # so that the games are not all at their beginning
        many.step(many.choose())
    rows = np.empty((games, many.layout.size), dtype)
    masks, liked, actions = many.legal(), many.liking(), many.choose()
    apart: dict[str, Callable[[], Any]] = {
        "choose": lambda: many.choose(actions),
        "liking": lambda: many.liking(liked),
    }
    parts: dict[str, Callable[[], Any]] = {
        "observe": lambda: many.observe(rows),
        "legal": lambda: many.legal(masks),
        "step": lambda: many.step(actions),
    }
    best: dict[str, Any] = {"wall": 1e9, **dict.fromkeys((*apart, *parts), 1e9)}
    for _ in range(rounds):
        wall, cpu = 0.0, dict.fromkeys((*apart, *parts), 0.0)
        for _ in range(STEPS):
            for name, part in apart.items():
                spent = time.process_time()
                part()
                cpu[name] += time.process_time() - spent
            for name, part in parts.items():
                start, spent = time.perf_counter(), time.process_time()
                part()
                wall += time.perf_counter() - start
                cpu[name] += time.process_time() - spent
        best["wall"] = min(best["wall"], wall / STEPS)
        best |= {name: min(best[name], spent / STEPS) for name, spent in cpu.items()}
    return {
        "game": game.name,
        "seats": seats,
        "dtype": dtype,
        "threads": threads,
        "games": games,
        "steps_per_s": round(games / best["wall"]),
        "cpu_ns": {name: round(best[name] / games * 1e9, 1) for name in (*parts, *apart)},
        "steps_per_s_of_cpu": round(games / sum(best[name] for name in parts)),
        "steps_per_s_of_cpu_with_choice": round(games / (best["choose"] + sum(best[name] for name in parts))),
        "steps_per_game": round(steps_per_game(game, seats), 2),
    }


def show(rows: Sequence[dict[str, Any]]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    table = Table(title="Vectors on the CPU: step, legal and observe", box=SIMPLE_HEAD)
    for heading in ("game, seats", "dtype", "threads", "steps/s", "a core", "observe, legal, step, liking in ns"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(
            *(f"{row['game']}, {row['seats']}", row["dtype"], str(row["threads"])),
            *(figure(row["steps_per_s"]), figure(row["steps_per_s_of_cpu"])),
            ", ".join(f"{row['cpu_ns'][name]:.0f}" for name in ("observe", "legal", "step", "liking")),
        )
    Console(width=100).print(table)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    ask_for_games(parser)
    parser.add_argument("--games", type=int, default=16_384, help="games side by side (default 16384)")
    cores = os.cpu_count() or 1
    parser.add_argument("--threads", type=int, nargs="+", default=sorted({1, cores}), help="default: 1 and all cores")
    parser.add_argument("--dtypes", nargs="+", default=["int8", "float32"], help="default: int8 and float32")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of which the best counts (default 5)")
    parser.add_argument("--peers", action="store_true", help="also measure those of the games that Pgx has, too")
    parser.add_argument("--peer-games", type=int, default=8192, help="games of Pgx side by side (default 8192)")
    asked = parser.parse_args(words)
    rows = [
        measured(game, seats, dtype, threads, asked.games, asked.rounds)
        for game, seats in chosen_games(asked)
        for dtype in asked.dtypes
        for threads in asked.threads
    ]
    names = {row["game"]: pgx_games.SAME[row["game"]] for row in rows if row["game"] in pgx_games.SAME}
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    peers = list(pgx_games.speeds(asked.peer_games, PEER_STEPS, list(names.values()))) if asked.peers else []
    if asked.json:
        print(json.dumps({"games": rows, "peers": peers}, indent=2))
    else:
        show(rows)
        ours = {row["game"]: (row["steps_per_s_of_cpu_with_choice"], row["steps_per_game"]) for row in rows}
        for line in pgx_games.lines(peers, ours, "steps_per_s_of_cpu"):
            print(line)


if __name__ == "__main__":
    main()
