"""Vectors on a GPU: are they those on the CPU, and how fast are they, beside Pgx's games on the same GPU?

    python -m benchmarks.cuda_vector [--json] [--all-games] [--game backgammon ...] [--seats 3] [--sizes 65536]
                                     [--compared 2000] [--steps 200] [--peers] [--tune] [--out figures.json]

Needs the extras `doors` and `cuda`, and a GPU. A step is one decision in one game: `step`, `legal` and `observe`, each
called from Python for all games. The actions are random ones; choosing them is left out of the main figure, and in the
one beside it. The games are compared byte for byte with those on the CPU: observations in every form, legal actions,
likings, outcomes.

With `--peers`, games of Pgx are measured at the same size, where `pgx` is installed. Their loop is compiled as a whole
by JAX, with random legal actions, automatic reset, and the observation and the mask that their step makes. Kuhn poker,
Leduc poker and backgammon are in both. In Pgx's backgammon a step moves one checker; in ours, two. So look at the games
a second, too.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from aerodrome.doors.cpu import CpuVector
from aerodrome.doors.cuda import CudaVector
from aerodrome.doors.errors import BadActions
from aerodrome.doors.vector import DTYPES, Vector
from aerodrome.engines import gpu
from aerodrome.engines.cubins import CudaUnavailable
from aerodrome.engines.programs import VECTOR, Program
from aerodrome.rulebook.game import Game
from benchmarks import pgx_games
from benchmarks.common import ask_for_games, chosen_games, figure, steps_per_game

SEED = 1
SIZES = (65_536,)
WARM_UP = 100
ENDED = ("ends", "shares", "scores", "plies")
PEERS = (*pgx_games.SAME.values(), *pgx_games.ALONE)
BLOCKS, REGISTERS = (32, 64, 128), (64, 96, 128)

Make = Callable[[Game, int, int, Program], Vector]


def on_gpu(game: Game, games: int, seats: int, program: Program) -> Vector:
    return CudaVector(game, games, seats, SEED, None, program=program)


# --- the same games


def differences(game: Game, make: Make, games: int, steps: int) -> list[str]:
    """What differs between a vector on the GPU and the one on the CPU."""
    found = set()
    for seats in game.seats:
        mine, theirs = make(game, games, seats, VECTOR), CpuVector(game, games, seats, SEED, None)

        def differ(what: str, a: Any, b: Any, seats: int = seats) -> None:
            if np.asarray(a).tobytes() != b.tobytes():
                found.add(f"{what}, {seats} seats")

        for step in range(steps):
            if step % 10 == 0:
                for dtype in DTYPES:
                    differ(f"observations of {dtype}", mine.observe(dtype=dtype), theirs.observe(dtype=dtype))
                differ("legal actions", mine.legal(), theirs.legal())
                differ("likings", mine.liking(), theirs.liking())
            actions = theirs.choose()
            differ("random actions", mine.choose(), actions)
            try:
                ended = zip(ENDED, mine.step(actions), theirs.step(actions), strict=True)
            except BadActions as error:
                found.add(f"refusals, {seats} seats ({error})")
                break
            for what, a, b in ended:
                differ(what, a, b)
            differ("seats", mine.seat, theirs.seat)
    return sorted(found)


# --- speed


def speed(many: Vector, dtype: str, steps: int) -> dict[str, Any]:
    rows, masks, liked, actions = many.observe(dtype=dtype), many.legal(), many.liking(), many.choose()
    parts: dict[str, Callable[[], Any]] = {
        "choose": lambda: many.choose(actions),
        "liking": lambda: many.liking(liked),
        "observe": lambda: many.observe(rows),
        "legal": lambda: many.legal(masks),
        "step": lambda: many.step(actions),
    }
    spent: dict[str, list[float]] = {name: [] for name in parts}
    for _ in range(steps):
        for name, part in parts.items():
            start = time.perf_counter()
            part()
            spent[name].append(time.perf_counter() - start)
    # Sums, and not medians: it counts that now and then many games begin at once.
    total = {name: sum(each) / steps for name, each in spent.items()}
    own = total["observe"] + total["legal"] + total["step"]
    return {
        "dtype": dtype,
        "games": many.games,
        "steps_per_s": round(many.games / own),
        "steps_per_s_with_choice": round(many.games / (own + total["choose"])),
        "microseconds": {name: round(1e6 * seconds, 1) for name, seconds in total.items()},
        "median_microseconds": {name: round(1e6 * statistics.median(each), 1) for name, each in spent.items()},
    }


def warm(many: Vector) -> Vector:
    """Games that are not all at their beginning."""
    actions = many.choose()
    for _ in range(WARM_UP):
        many.step(many.choose(actions))
    return many


def measured(game: Game, seats: int, make: Make, asked: argparse.Namespace) -> dict[str, Any]:
    start = time.perf_counter()
    make(game, 1, seats, VECTOR)
    result: dict[str, Any] = {
        "game": game.name,
        "seats": seats,
        "first_call_s": round(time.perf_counter() - start, 2),
        "steps_per_game": round(steps_per_game(game, seats), 2),
        "differences": differences(game, make, asked.compared, asked.compared_steps),
        "speeds": [],
        "tuning": [],
    }
    for games in asked.sizes:
        many = warm(make(game, games, seats, VECTOR))
        result["speeds"] += [speed(many, dtype, asked.steps) for dtype in asked.dtypes]
    for block, registers in itertools.product(BLOCKS, REGISTERS) if asked.tune else ():
        program = replace(VECTOR, block=block, registers=registers)
        row = speed(warm(make(game, asked.sizes[0], seats, program)), asked.dtypes[0], asked.steps // 4 or 1)
        result["tuning"].append({"block": block, "registers": registers, **row})
    return result


# --- the command


def show(result: dict[str, Any]) -> None:
    print(f"Vectors on {result['device']}: step, legal and observe")
    for each in result["games"]:
        print(f"\n{each['game']}, {each['seats']} seats; first call {each['first_call_s']} s")
        verdict = (
            f"NOT the same: {'; '.join(each['differences'])}" if each["differences"] else "the same, byte for byte"
        )
        print(f"  {result['compared']:,} games at every number of seats, GPU and CPU: {verdict}")
        for row in each["speeds"] + each["tuning"]:
            tuning = f"  block {row['block']}, registers {row['registers']}" if "block" in row else ""
            times = ", ".join(f"{name} {spent}" for name, spent in row["microseconds"].items())
            print(
                f"  {row['games']:>9,} games, {row['dtype']:>7}: {figure(row['steps_per_s'])} steps/s"
                f" ({figure(row['steps_per_s_with_choice'])} with the choice); in µs: {times}{tuning}"
            )
    ours = {
        each["game"]: (each["speeds"][0]["steps_per_s_with_choice"], each["steps_per_game"]) for each in result["games"]
    }
    for line in pgx_games.lines(result["peers"], ours, "steps_per_s"):
        print(f"\n{line}" if line.startswith("Pgx") else line)


def main(words: Sequence[str] | None = None, make: Make = on_gpu) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON instead of sentences")
    parser.add_argument("--out", type=Path, help="also write the JSON into this file")
    ask_for_games(parser)
    parser.add_argument("--sizes", type=int, nargs="+", default=list(SIZES), help="games side by side (default 65536)")
    parser.add_argument("--dtypes", nargs="+", default=["int8", "float32"], help="default: int8 and float32")
    parser.add_argument("--steps", type=int, default=200, help="steps that are measured (default 200)")
    parser.add_argument("--compared", type=int, default=2_000, help="games that are compared (default 2000)")
    parser.add_argument("--compared-steps", type=int, default=150, help="steps of these (default 150)")
    parser.add_argument("--tune", action="store_true", help="also measure other blocks and numbers of registers")
    parser.add_argument("--peers", action="store_true", help="also measure games of Pgx")
    asked = parser.parse_args(words)
    try:
        device = gpu.require_gpu().name
    except CudaUnavailable as error:
        raise SystemExit(str(error)) from None
    result: dict[str, Any] = {"device": device, "compared": asked.compared, "games": [], "peers": []}

    def keep() -> None:
        if asked.out:
            asked.out.write_text(json.dumps(result, indent=2), encoding="utf-8")

    for game, seats in chosen_games(asked):
        result["games"].append(measured(game, seats, make, asked))
        keep()
    for row in pgx_games.speeds(asked.sizes[0], asked.steps, PEERS) if asked.peers else ():
        result["peers"].append(row)
        keep()
    if asked.json:
        print(json.dumps(result, indent=2))
    else:
        show(result)
    if any(each["differences"] for each in result["games"]):
        raise SystemExit("the vectors on the GPU play other games than those on the CPU")


if __name__ == "__main__":
    main()
