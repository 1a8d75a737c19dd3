"""What finished matches take: in a database and in an archive, and how long it takes to check and to archive them.

    python -m benchmarks.keeping [--json] [--matches 200] [--processes 1 2]

The matches are random games of people, three seconds a move, without chat; real ones are shorter, since people want to
win. The database is an SQLite file. Times are CPU time; checks in a second depend on what else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from aerodrome.games import PACKAGES
from aerodrome.store.archive import archive
from aerodrome.store.store import Store
from aerodrome.store.survey import Here, InProcesses, check_all
from tests.table.helpers import NOW, fresh_batch, play_one, running_table

AT_ONCE = 20
SECONDS_A_MOVE = 3.0


class Row(NamedTuple):
    """Figures of one game."""

    game: str
    moves: float
    """Moves of a match."""
    database_kb: float
    """What a match takes in the database."""
    archive_kb: float
    """What it takes in an archive."""
    check_ms: float
    """CPU time that a check of it takes."""
    archive_ms: float
    """CPU time that it takes to move it into an archive."""
    checks_s: dict[int, float]
    """Matches that are checked in a second, by the number of processes."""


async def fill(store: Store, game: str, matches: int) -> int:
    """Returns how many moves were made."""
    moves, batches = 0, []
    for seed in range(matches):
        table, rng, at = running_table(game, 0, seed), random.Random(seed), NOW
        while table.status == "running":
            play_one(table, rng, at)
            moves, at = moves + 1, at + SECONDS_A_MOVE
        batches.append(fresh_batch(table))
        if len(batches) == AT_ONCE or seed == matches - 1:
            assert not any(await store.append(batches))
            batches.clear()
    return moves


async def check(store: Store, url: Path, processes: int) -> float:
    """Returns seconds; the processes are started before."""
    several = InProcesses(url, processes) if processes > 1 else None
    try:
        looker = several or Here(store)
        ids = await store.match_ids(limit=1)
        await asyncio.gather(*(looker.look(ids) for _ in range(processes)))
        begun = time.perf_counter()
        async for checked in check_all(store, looker, 2 * processes if several else 1):
            assert not checked.faults, checked.faults
        return time.perf_counter() - begun
    finally:
        if several:
            several.close()


async def measure(folder: Path, game: str, matches: int, processes: Sequence[int]) -> Row:
    path, archives = folder / f"{game}.sqlite", folder / game
    archives.mkdir()
    async with await Store.open(path) as store:
        moves = await fill(store, game, matches)
        await store.backup(folder / "copy")
        size = (folder / "copy").stat().st_size
        (folder / "copy").unlink()
        begun = time.process_time()
        await check(store, path, 1)
        checked = time.process_time() - begun
        rates = {n: matches / await check(store, path, n) for n in processes}
        begun = time.process_time()
        done = [each async for each in archive(store, time.time(), archives)]
        archived = time.process_time() - begun
        assert sum(each.matches for each in done if each.file) == matches
    packed = sum(file.stat().st_size for file in archives.iterdir())
    return Row(
        game, moves / matches, size / matches / 1024, packed / matches / 1024,
        1000 * checked / matches, 1000 * archived / matches, rates,
    )  # fmt: skip


async def run(games: Sequence[str], matches: int, processes: Sequence[int]) -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        return [await measure(Path(folder), game, matches, processes) for game in games]


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=list(PACKAGES), default=list(PACKAGES))
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    rows = asyncio.run(run(asked.games, asked.matches, asked.processes))
    if asked.json:
        print(json.dumps([row._asdict() for row in rows], indent=1))
        return
    rates = "".join(f"{f'checks/s, {n}':>14}" for n in asked.processes)
    print(f"{'game':<24}{'moves':>8}{'database':>12}{'archive':>12}{'to check':>12}{'to archive':>14}{rates}")
    for row in rows:
        sizes = f"{row.database_kb:>9.1f} KB{row.archive_kb:>9.1f} KB"
        times = f"{row.check_ms:>9.1f} ms{row.archive_ms:>11.1f} ms"
        rates = "".join(f"{row.checks_s[n]:>14.1f}" for n in asked.processes)
        print(f"{row.game:<24}{row.moves:>8.0f}{sizes}{times}{rates}")


if __name__ == "__main__":
    main()
