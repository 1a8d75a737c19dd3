"""Games on a GPU: are they the same as the native engine's games, and how fast are they?

    python -m benchmarks.cuda_play [--json] [--all-games] [--game airships ...] [--seats 3] [--repeats 5]
                                   [--compared 2000] [--sizes 4096 65536 262144] [--greedy-size 32768]
                                   [--out figures.json]

Needs the extra `cuda` and a GPU. A step is one decision of one seat. A figure is the median of whole calls, including
the copy of the results to the CPU, but without the first call. The same run measures the native engine on all cores.
It compares results byte for byte, at every number of seats, with random, greedy and mixed bots.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from aerodrome.drivers.play import GREEDY_BOT, RANDOM_BOT
from aerodrome.engines import gpu
from aerodrome.engines.cubins import CudaUnavailable
from aerodrome.engines.gpu import Cuda
from aerodrome.engines.results import Results
from aerodrome.rulebook.game import Game
from aerodrome.simulate.rollout import native_player
from benchmarks.common import ask_for_games, chosen_games, figure

SEED = 1
COMPARED = 2_000
SIZES = (4_096, 65_536, 262_144)
GREEDY_SIZE = 32_768
NATIVE_GAMES = 20_000
NAMES = ("plies", "shares", "scores", "lengths", "sides")

Play = Callable[[int], Results]


def play_natively(game: Game, bots: Sequence[int], seed: int, games: int, first: int = 0) -> Results:
    """The same as `Cuda.play`, on one core."""
    results = Results.room(games, len(bots))
    native_player(game, game.parse_options({}, len(bots)), bots)(results, seed, first, games)
    return results


def lineups(seats: int) -> Iterator[list[int]]:
    """Random, greedy and mixed bots."""
    yield [RANDOM_BOT] * seats
    yield [GREEDY_BOT] * seats
    yield [GREEDY_BOT] * (seats - 1) + [RANDOM_BOT]


def differences(game: Game, engine: Cuda, compared: int) -> list[str]:
    """The differences between the two engines."""
    found = []
    for seats in game.seats:
        for bots in lineups(seats):
            mine = engine.play(seats, {}, SEED, compared, bots=bots)
            theirs = play_natively(game, bots, SEED, compared)
            found += [
                f"{name} of {seats} seats, bots {bots}"
                for name, a, b in zip(NAMES, mine.rows, theirs.rows, strict=True)
                if bytes(a) != bytes(b)
            ]
    return found


def speed(play: Play, games: int, repeats: int) -> dict[str, Any]:
    """Decisions and games per second in a run of this many games."""
    spent = []
    steps = 0
    for _ in range(repeats + 1):
        start = time.perf_counter()
        plies = play(games).plies
        spent.append(time.perf_counter() - start)
        steps = sum(plies)
    seconds = statistics.median(spent[1:])
    return {
        "games": games,
        "seconds": round(seconds, 6),
        "steps_per_s": round(steps / seconds),
        "games_per_s": round(games / seconds),
        "steps_per_game": round(steps / games, 2),
    }


def native_speed(game: Game, bots: Sequence[int], games: int, repeats: int) -> dict[str, Any]:
    """The same on all cores of this machine."""
    cores = os.cpu_count() or 1
    part = -(-games // cores)
    spent, steps = [], 0
    with ThreadPoolExecutor(cores) as pool:
        for _ in range(repeats + 1):
            start = time.perf_counter()
            played = pool.map(lambda k: play_natively(game, bots, SEED, part, k * part).plies, range(cores))
            steps = sum(map(sum, played))
            spent.append(time.perf_counter() - start)
    return {"threads": cores, "games": part * cores, "steps_per_s": round(steps / statistics.median(spent[1:]))}


def measured(game: Game, seats: int, asked: argparse.Namespace) -> dict[str, Any]:
    """All figures of a game."""
    engine = gpu.engine(game)
    first_calls: dict[str, float] = {}
    kept_calls: dict[str, float] = {}
    for word, bot in (("random", RANDOM_BOT), ("greedy", GREEDY_BOT)):
        # A new engine finds the kernel on disk.
        for player, seconds in ((engine, first_calls), (Cuda(game), kept_calls)):
            start = time.perf_counter()
            player.play(seats, {}, SEED, 1, bots=[bot] * seats)
            seconds[word] = round(time.perf_counter() - start, 2)
    rows = []
    for word, bot, sizes in (
        ("random", RANDOM_BOT, asked.sizes),
        ("greedy", GREEDY_BOT, [min(asked.greedy_size, max(asked.sizes))]),
    ):
        bots = [bot] * seats
        for games in sizes:
            row = speed(lambda n, bots=bots: engine.play(seats, {}, SEED, n, bots=bots), games, asked.repeats)  # type: ignore[misc]
            rows.append({"bots": word, **row})
    native_games = min(NATIVE_GAMES, max(asked.sizes))
    return {
        "game": game.name,
        "seats": seats,
        "first_call_s": first_calls,
        "first_call_kept_s": kept_calls,
        "differences": differences(game, engine, asked.compared),
        "speeds": rows,
        "native": {
            word: native_speed(game, [bot] * seats, native_games // divisor, min(asked.repeats, 3))
            for word, bot, divisor in (("random", RANDOM_BOT, 1), ("greedy", GREEDY_BOT, 8))
        },
    }


def show(result: dict[str, Any]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{result['device']}, and native beside it", box=SIMPLE_HEAD)
    for heading in (
        "game",
        "seats",
        "bots",
        "games",
        "seconds",
        "steps/s",
        "games/s",
        "native steps/s",
        "first call",
        "kept",
    ):
        table.add_column(heading, justify="right")
    for each in result["games"]:
        for row in each["speeds"]:
            theirs = each["native"][row["bots"]]
            table.add_row(
                *(each["game"], str(each["seats"]), row["bots"], f"{row['games']:,}", f"{row['seconds']:.4f}"),
                *(figure(row["steps_per_s"]), figure(row["games_per_s"])),
                f"{figure(theirs['steps_per_s'])} ({theirs['threads']} threads)",
                *(f"{each[key][row['bots']]} s" for key in ("first_call_s", "first_call_kept_s")),
            )
    console = Console()
    console.print(table)
    for each in result["games"]:
        verdict = (
            f"NOT the same: {', '.join(each['differences'])}" if each["differences"] else "the same, byte for byte"
        )
        console.print(
            f"{each['game']}: {result['compared']:,} games of each line-up, GPU and native: {verdict}", highlight=False
        )


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--out", type=Path, help="also write the JSON into this file")
    ask_for_games(parser)
    parser.add_argument("--repeats", type=int, default=5, help="calls of which the median is taken (default 5)")
    parser.add_argument("--compared", type=int, default=COMPARED, help=f"games compared (default {COMPARED})")
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES, help="games in a measured run (three sizes)")
    parser.add_argument("--greedy-size", type=int, default=GREEDY_SIZE, help="the most games of a greedy run")
    asked = parser.parse_args(words)

    try:
        device = gpu.require_gpu().name
    except CudaUnavailable as error:
        raise SystemExit(str(error)) from None
    result: dict[str, Any] = {"device": device, "compared": asked.compared, "games": []}
    for game, seats in chosen_games(asked):
        result["games"].append(measured(game, seats, asked))
        if asked.out:
            asked.out.write_text(json.dumps(result, indent=2), encoding="utf-8")
    if asked.json:
        print(json.dumps(result, indent=2))
    else:
        show(result)
    if any(each["differences"] for each in result["games"]):
        raise SystemExit("the GPU plays other games than the CPU")


if __name__ == "__main__":
    main()
