"""What only servers have that share a PostgreSQL database: how many commits a second it takes, and how long the tables
of a server that was killed stand still. Part of `benchmarks.table.run`."""

from __future__ import annotations

import asyncio
import statistics
import time
from typing import Any
from urllib.request import urlopen

CONNECTIONS = (1, 8)
POLL_SECONDS = 0.02
PATIENCE = 60.0


async def commits_a_second(url: str, seconds: float) -> dict[int, float]:
    """Commits of one small row, each on disk, by the number of connections that do nothing else."""
    import asyncpg  # type: ignore[import-untyped]

    async def commit(number: int, until: float) -> int:
        connection, count = await asyncpg.connect(url), 0
        await connection.execute("SET synchronous_commit = on")
        while time.perf_counter() < until:
            await connection.execute("UPDATE commits SET n = n + 1 WHERE id = $1", number)
            count += 1
        await connection.close()
        return count

    connection = await asyncpg.connect(url)
    await connection.execute("CREATE TABLE commits (id int PRIMARY KEY, n int)")
    await connection.execute(
        "INSERT INTO commits SELECT id, 0 FROM generate_series(0, $1::int) AS id", max(CONNECTIONS)
    )
    found = {}
    for many in CONNECTIONS:
        begun = time.perf_counter()
        counts = await asyncio.gather(*(commit(number, begun + seconds) for number in range(many)))
        found[many] = sum(counts) / (time.perf_counter() - begun)
    await connection.execute("DROP TABLE commits")
    await connection.close()
    return found


def figure(port: int, name: str) -> float:
    """A figure of a server's /metrics."""
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE) as answer:
        lines = answer.read().decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


def until_leases(port: int, wanted: int) -> float:
    """Wait until a server holds so many leases. Returns how many seconds that took."""
    begun = time.perf_counter()
    while figure(port, "aerodrome_leases") < wanted:
        if time.perf_counter() - begun > PATIENCE:
            raise TimeoutError(f"only {figure(port, 'aerodrome_leases'):g} of {wanted} tables were taken over")
        time.sleep(POLL_SECONDS)
    return time.perf_counter() - begun


def told(found: dict[str, Any]) -> list[str]:
    """The figures in sentences."""
    commits = ", ".join(f"{rate:,.0f} with {many} connections" for many, rate in found["commits_per_s"].items())
    takeovers = found["takeover_s"]
    return [
        f"PostgreSQL takes {commits} commits a second here, each on disk.",
        f"After kill -9 of one of two servers, the other had all of its {found['tables']} running tables after "
        f"{statistics.median(takeovers):.1f} s (median of {len(takeovers)}; longest {max(takeovers):.1f} s).",
    ]
