"""What it costs to write moves to a store: CPU time of all threads, and how long a commit takes.

    python -m benchmarks.store [--json] [--database URL] [--matches 300] [--commits 400]

There are two loads. In the first, one match moves in each commit, as on a quiet evening; in the second, all of them
move, as under full load. The figures do not count what PostgreSQL itself uses.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from aerodrome.store.journal import Batch, NewMatch
from aerodrome.store.store import Store
from aerodrome.table.entries import Moved


class Row(NamedTuple):
    """Figures of one load."""

    moves: int
    """Moves in each commit."""
    cpu: float
    """Microseconds of CPU time for each move."""
    median: float
    """Milliseconds that a commit takes."""
    p99: float


async def measure(store: Store, matches: int, moves: int, commits: int) -> Row:
    names = [f"{moves} at once, {n}" for n in range(matches)]
    move = Moved(((2, 118, "30dd95b18ae4"),), id="a1b2c3d4", sender="0123456789abcdef")
    last = dict.fromkeys(names, 1)
    new = [Batch(n, 0, [(move, 1.0)], "running", new=NewMatch(n, "airships", "link", 1.0, b"s" * 32)) for n in names]
    assert not any(await store.append(new))
    taken, cpu, place = [], time.process_time(), 0
    for _ in range(commits):
        begun = time.perf_counter()
        batches = []
        for _ in range(moves):
            name = names[place := (place + 1) % matches]
            batches.append(Batch(name, last[name], [(move, begun)], "running", updated=begun))
            last[name] += 1
        assert not any(await store.append(batches))
        taken.append(1e3 * (time.perf_counter() - begun))
    spent = time.process_time() - cpu
    taken.sort()
    return Row(moves, 1e6 * spent / (commits * moves), taken[commits // 2], taken[commits * 99 // 100])


async def run(database: str, matches: int, commits: int) -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(database or Path(folder) / "tables.db")
        rows = [await measure(store, matches, moves, commits) for moves in (1, matches)]
        await store.close()
    return rows


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", default="", help="an empty one; unless told, a file in a temporary folder")
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--commits", type=int, default=400)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    rows = asyncio.run(run(asked.database, asked.matches, asked.commits))
    if asked.json:
        print(json.dumps([row._asdict() for row in rows], indent=1))
        return
    print(f"{'moves a commit':<16}{'CPU a move':>14}{'median':>12}{'99%':>12}")
    for row in rows:
        print(f"{row.moves:<16}{row.cpu:>11.1f} us{row.median:>9.2f} ms{row.p99:>9.2f} ms")


if __name__ == "__main__":
    main()
