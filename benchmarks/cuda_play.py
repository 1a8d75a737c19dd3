"""A game on a GPU: is it the native engine's game, and how fast is it?

    python -m benchmarks.cuda_play [--json] [--game airships] [--seats 3] [--block 128] [--repeats 5]
                                   [--compared 2000] [--sizes 4096 65536 262144]

Needs the extra `cuda` and a GPU. A step is one decision of one seat. A figure is the median of whole calls of
`Cuda.play`, results brought back to the CPU included, the first call left out.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Sequence
from typing import Any

from aerodrome.rulebook.cuda import BLOCK, Cuda, CudaUnavailable

from aerodrome.lab.bench import SEED, NativePlayer
from aerodrome.rulebook.game import Game
from benchmarks.common import ask_for_game, chosen_game, figure

COMPARED = 2_000
SIZES = (4_096, 65_536, 262_144)


def differences(game: Game, engine: Cuda, seats: int, compared: int) -> list[str]:
    """What is not the same in the first games of a run on both engines, byte for byte."""
    native = NativePlayer(game, seats).results(0, compared)
    mine = engine.play(seats, {}, SEED, compared)
    return [
        name
        for name, a, b in zip(("plies", "shares", "scores", "lengths", "sides"), mine, native, strict=True)
        if not same(a, b)
    ]


def same(a: Any, b: Any) -> bool:
    return bool(a.dtype == b.dtype and a.tobytes() == b.tobytes())


def speed(engine: Cuda, seats: int, games: int, repeats: int) -> dict[str, Any]:
    """Decisions and games a second in a run of so many games."""
    spent = []
    steps = 0
    for _ in range(repeats + 1):
        start = time.perf_counter()
        plies, *_ = engine.play(seats, {}, SEED, games)
        spent.append(time.perf_counter() - start)
        steps = int(plies.sum(dtype="int64"))
    seconds = statistics.median(spent[1:])
    return {
        "games": games,
        "seconds": round(seconds, 6),
        "steps_per_s": round(steps / seconds),
        "games_per_s": round(games / seconds),
        "steps_per_game": round(steps / games, 2),
    }


def device_name() -> str:
    from numba import cuda

    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def show(result: dict[str, Any]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for seats, different in result["differences"].items():
        verdict = f"NOT the same: {', '.join(different)}" if different else "the same, byte for byte"
        console.print(f"{result['compared']:,} games with {seats} seats, GPU and native: {verdict}", highlight=False)
    title = f"{result['game']} on {result['device']}, {result['seats']} seats, blocks of {result['block']}"
    table = Table(title=title, box=SIMPLE_HEAD)
    for heading in ("games", "seconds", "steps/s", "games/s"):
        table.add_column(heading, justify="right")
    for row in result["speeds"]:
        rates = (figure(row["steps_per_s"]), figure(row["games_per_s"]))
        table.add_row(f"{row['games']:,}", f"{row['seconds']:.4f}", *rates)
    console.print(table)
    console.print(f"Compiling and the first games: {result['first_call_s']:.1f} s", highlight=False)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    ask_for_game(parser)
    parser.add_argument("--block", type=int, default=BLOCK, help=f"threads in a block (default {BLOCK})")
    parser.add_argument("--repeats", type=int, default=5, help="calls of which the median is taken (default 5)")
    parser.add_argument("--compared", type=int, default=COMPARED, help=f"games compared (default {COMPARED})")
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES, help="games in a measured run (three sizes)")
    asked = parser.parse_args(words)

    game, seats = chosen_game(asked)
    try:
        engine = Cuda(game, block=asked.block)
        start = time.perf_counter()
        engine.play(seats, {}, SEED, 1)
        first_call = time.perf_counter() - start
    except CudaUnavailable as error:
        raise SystemExit(str(error)) from None
    result: dict[str, Any] = {
        "game": game.name,
        "device": device_name(),
        "seats": seats,
        "block": asked.block,
        "first_call_s": round(first_call, 2),
        "compared": asked.compared,
        "differences": {n: differences(game, engine, n, asked.compared) for n in game.seats},
        "speeds": [speed(engine, seats, games, asked.repeats) for games in asked.sizes],
    }
    if asked.json:
        print(json.dumps(result, indent=2))
    else:
        show(result)
    if any(result["differences"].values()):
        raise SystemExit("the GPU plays other games than the CPU")


if __name__ == "__main__":
    main()
