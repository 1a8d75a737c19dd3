"""One hostile client at a time against a real server: how long does another player wait, and what does it cost?

    python -m benchmarks.floods [--only pings chunks ...] [--seconds 6] [--rounds 3] [--json]

There is a server with its usual limits, a player who makes moves and sends pings, and for each kind of flood one
process that sends as much as it can from another address of this machine (127.0.0.2, so this needs Linux). The times
are the player's, from sending a message to receiving its answer. Memory and CPU are the server's.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import multiprocessing
import os
import re
import select
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

HOSTILE = "127.0.0.2"
"""The address that floods come from."""
STEP_SECONDS = 0.11
"""Seconds between two steps of the player. A step is a ping and a move; the server allows this rate."""
PATIENCE = 60.0
SERVE = "from aerodrome.cli import main; main()"
GO_ON = 0.05
"""Seconds after which a blocked flood looks at the clock again."""


# --- handmade frames and requests ---------------------------------------------------------------------------


def frame(kind: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """A client's frame with at most 125 bytes, masked with zeros."""
    return bytes(((0x80 if final else 0) | kind, 0x80 | len(payload), 0, 0, 0, 0)) + payload


TEXT, CLOSE, PING, PONG, CONTINUED = 0x1, 0x8, 0x9, 0xA, 0x0


def head(method: str, path: str, *lines: str) -> bytes:
    return "\r\n".join((f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", *lines, "", "")).encode()


UPGRADE = (
    "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version: 13",
)  # fmt: skip
FOREIGN = "Origin: https://elsewhere.example"


class Attack:
    """A hostile client, which acts until its time is over."""

    def __init__(self, port: int, seconds: float) -> None:
        self._port, self._until = port, time.monotonic() + seconds

    @property
    def over(self) -> bool:
        return time.monotonic() >= self._until

    def line(self) -> socket.socket:
        """A connection that does not block."""
        made = socket.socket()
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        made.bind((HOSTILE, 0))
        made.settimeout(max(0.01, min(1.0, self._until - time.monotonic())))
        with contextlib.suppress(OSError):
            made.connect(("127.0.0.1", self._port))
        made.setblocking(False)
        return made

    def web_socket(self) -> socket.socket:
        made = self.line()
        self.say(made, head("GET", "/ws", *UPGRADE))
        self.hear(made, 1.0)
        return made

    def say(self, line: socket.socket, data: bytes, *, reads: bool = True) -> bool:
        """Send all the data. Returns False if the connection was cut or the time is over."""
        rest = memoryview(data)
        try:
            while rest:
                if self.over:
                    return False
                try:
                    rest = rest[line.send(rest) :]
                except BlockingIOError:
                    readable, _, _ = select.select([line] if reads else [], [line], [], GO_ON)
                    if readable and not line.recv(1 << 16):
                        return False
        except OSError:
            return False
        return True

    def hear(self, line: socket.socket, seconds: float = 0.0) -> bool:
        """Read what has arrived. Returns False if the connection was cut."""
        try:
            if select.select([line], [], [], max(0.0, min(seconds, self._until - time.monotonic())))[0]:
                return bool(line.recv(1 << 16))
        except OSError:
            return False
        return True

    def again_and_again(self, begin: Callable[[], socket.socket], data: bytes, *, reads: bool = True) -> None:
        """Send something without end. If the connection is cut, begin again."""
        while not self.over:
            with begin() as line:
                while self.say(line, data, reads=reads) and (not reads or self.hear(line)):
                    pass
                if not self.over:
                    time.sleep(0.01)

    def many(self, count: int, first: bytes, later: bytes) -> None:
        """Hold many connections open, and replace those that are cut."""
        lines: list[socket.socket] = []
        while not self.over:
            while len(lines) < count and not self.over:
                lines.append(self.line())
                self.say(lines[-1], first)
            for line in list(lines):
                if not (self.say(line, later) and self.hear(line)):
                    line.close()
                    lines.remove(line)
            time.sleep(0.2)
        for line in lines:
            line.close()


# --- the floods ---------------------------------------------------------------------------------------------

Flood = Callable[[Attack], None]
FLOODS: dict[str, Flood] = {}


def flood(name: str) -> Callable[[Flood], Flood]:
    def keep(function: Flood) -> Flood:
        FLOODS[name] = function
        return function

    return keep


@flood("pings")
def pings(attack: Attack) -> None:
    attack.again_and_again(attack.web_socket, frame(PING) * 10_000)


@flood("pings, unread")
def unread_pings(attack: Attack) -> None:
    attack.again_and_again(attack.web_socket, frame(PING, b"x" * 125) * 1000, reads=False)


@flood("pongs")
def pongs(attack: Attack) -> None:
    attack.again_and_again(attack.web_socket, frame(PONG) * 10_000)


@flood("fragments")
def fragments(attack: Attack) -> None:
    def begun() -> socket.socket:
        line = attack.web_socket()
        attack.say(line, frame(TEXT, final=False))
        return line

    attack.again_and_again(begun, frame(CONTINUED, final=False) * 10_000)


@flood("after a close")
def after_close(attack: Attack) -> None:
    """Send bad messages until the server closes the connection, and then more frames."""

    def told_off() -> socket.socket:
        line = attack.web_socket()
        attack.say(line, frame(TEXT, b"?") * 8)
        return line

    attack.again_and_again(told_off, frame(PING) * 10_000)


@flood("messages")
def messages(attack: Attack) -> None:
    attack.again_and_again(attack.web_socket, frame(TEXT, b'{"t":"ping","id":"1"}') * 2000)


@flood("messages to tables")
def table_messages(attack: Attack) -> None:
    attack.again_and_again(attack.web_socket, frame(TEXT, b'{"t":"watch","id":"1","table":"none","seat":-1}') * 2000)


@flood("bad frames")
def bad_frames(attack: Attack) -> None:
    attack.again_and_again(attack.web_socket, frame(0x3, b"what?") * 1000)


@flood("bytes, one by one")
def single_bytes(attack: Attack) -> None:
    while not attack.over:
        with attack.web_socket() as line:
            data = itertools.cycle(frame(TEXT, b'{"t":"ping","id":"1"}' + b" " * 100))
            while attack.say(line, bytes((next(data),))):
                pass


@flood("early frames")
def early_frames(attack: Attack) -> None:
    """Send frames right after the handshake, without waiting for its answer."""

    def impatient() -> socket.socket:
        line = attack.line()
        attack.say(line, head("GET", "/ws", *UPGRADE))
        return line

    attack.again_and_again(impatient, frame(PING) * 10_000)


CHUNKED = head("POST", "/api/me", "X-Aerodrome: 1", "Transfer-Encoding: chunked")


@flood("chunks")
def chunks(attack: Attack) -> None:
    def begun() -> socket.socket:
        line = attack.line()
        attack.say(line, CHUNKED)
        return line

    attack.again_and_again(begun, b"1\r\nx\r\n" * 10_000)


@flood("pipelined requests")
def pipelined(attack: Attack) -> None:
    attack.again_and_again(attack.line, head("GET", "/health") * 1000)


@flood("requests")
def requests(attack: Attack) -> None:
    while not attack.over:
        with attack.line() as line:
            while attack.say(line, head("GET", "/api/games")) and attack.hear(line, 1.0):
                pass


@flood("pages, unread")
def unread_pages(attack: Attack) -> None:
    attack.again_and_again(attack.line, head("GET", "/rules/mad-zeppelin") * 10, reads=False)


@flood("headers")
def headers(attack: Attack) -> None:
    def begun() -> socket.socket:
        line = attack.line()
        attack.say(line, b"GET / HTTP/1.1\r\n")
        return line

    attack.again_and_again(begun, b"a:\r\n" * 10_000)


@flood("bad requests")
def bad_requests(attack: Attack) -> None:
    attack.again_and_again(attack.line, b"?\r\n\r\n" * 1000)


@flood("bodies by drops")
def drops(attack: Attack) -> None:
    declared = head("POST", "/api/me", "X-Aerodrome: 1", "Content-Length: 60000")
    while not attack.over:
        with attack.line() as line:
            attack.say(line, declared)
            while attack.say(line, b"x"):
                pass


@flood("slow heads")
def slow_heads(attack: Attack) -> None:
    attack.many(800, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"a")


@flood("hoarded connections")
def hoarded(attack: Attack) -> None:
    attack.many(800, head("GET", "/health"), b"")


@flood("refused handshakes")
def refused(attack: Attack) -> None:
    while not attack.over:
        with attack.line() as line:
            if attack.say(line, head("GET", "/ws", *UPGRADE, FOREIGN)):
                attack.hear(line, 1.0)


@flood("connections")
def connections(attack: Attack) -> None:
    while not attack.over:
        attack.line().close()


def run_flood(name: str, port: int, seconds: float) -> None:
    """Run a flood in its own process, at low priority: a client elsewhere would not use this machine's CPU at all."""
    os.nice(10)
    FLOODS[name](Attack(port, seconds))


# --- the server and the player ------------------------------------------------------------------------------


class Server:
    """`aerodrome serve` in its own process."""

    def __init__(self, folder: Path) -> None:
        options = ("--port", "0", "--database", str(folder / "tables.sqlite"))
        self._log = (folder / "log").open("w")
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVE, "serve", *options], stdout=subprocess.PIPE, stderr=self._log, text=True,
            env={**os.environ, "AERODROME_NO_NATIVE": "1"},
        )  # fmt: skip
        assert self._process.stdout is not None
        found = re.search(r"http://[^/]+:(\d+)", self._process.stdout.readline())
        if found is None:
            raise SystemExit(f"the server did not start: {(folder / 'log').read_text()}")
        self.base, self.port = found[0], int(found[1])

    def memory(self) -> float:
        """The memory in use, in megabytes."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def cpu(self) -> float:
        """The CPU seconds used so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._log.close()


class Player:
    """Somebody who sits in both seats of a table, and measures the time of every answer."""

    def __init__(self, server: Server) -> None:
        self._http = httpx.Client(base_url=server.base, headers={"X-Aerodrome": "1"}, timeout=PATIENCE, trust_env=False)
        token = self._http.post("/api/me", json={"name": "Ann"}).raise_for_status().json()["token"]
        self._http.headers["Authorization"] = f"Bearer {token}"
        self._open = contextlib.ExitStack()
        self._line: ClientConnection = self._open.enter_context(
            connect(
                f"ws://127.0.0.1:{server.port}/ws", additional_headers={"Authorization": f"Bearer {token}"},
                compression=None, proxy=None, ping_interval=None, open_timeout=PATIENCE,
            )
        )  # fmt: skip
        self._ids = itertools.count(1)
        self._asks: dict[int, dict[str, Any]] = {}
        self._answered, self._status = -1, ""
        self.times: dict[str, list[float]] = defaultdict(list)
        """The times of pings and of moves, in milliseconds."""
        self._sit_down()

    def _sit_down(self) -> None:
        wishes = {"game": "airships", "seats": 2, "sit": {"0": "", "1": "Ben"}, "start": True}
        self._table = self._http.post("/api/tables", json=wishes).raise_for_status().json()["id"]
        self._asks, self._answered, self._status = {}, -1, ""
        for seat in (0, 1):
            self._do({"t": "watch", "table": self._table, "seat": seat})

    def _hear(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self._line.recv(PATIENCE))
        if told["t"] in ("snapshot", "update") and told["table"] == self._table:
            self._status = told.get("status") or self._status
            self._asks.pop(told["viewer"], None)
            if told.get("ask") and told["ask"]["decision"] > self._answered:
                self._asks[told["viewer"]] = told["ask"]
        return told

    def _do(self, message: dict[str, Any]) -> dict[str, Any]:
        id = str(next(self._ids))
        self._line.send(json.dumps({"id": id, **message}))
        while True:
            told = self._hear()
            if told["t"] == "pong" or told.get("id") == id:
                return told

    def _timed(self, kind: str, message: dict[str, Any]) -> dict[str, Any]:
        begun = time.perf_counter()
        told = self._do(message)
        self.times[kind].append(1000 * (time.perf_counter() - begun))
        return told

    def step(self) -> None:
        """Send a ping, and make a move."""
        self._timed("ping", {"t": "ping"})
        while not self._asks:  # wait for a question; the table itself gives forced answers
            if self._status == "over":
                self._sit_down()
            else:
                self._hear()
        seat, ask = self._asks.popitem()
        self._answered = ask["decision"]
        move = {"t": "choose", "table": self._table, "seat": seat, "action": ask["legal"][0]}
        told = self._timed("move", {**move, "decision": ask["decision"]})
        if told["t"] != "ack":
            raise SystemExit(f"a move was refused: {told}")

    def close(self) -> None:
        self._open.close()
        self._http.close()


# --- measuring ----------------------------------------------------------------------------------------------


def spread(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "median_ms": statistics.median(ordered),
        "p95_ms": ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))],
        "max_ms": ordered[-1],
    }


@contextlib.contextmanager
def hostile(name: str, port: int, seconds: float) -> Iterator[None]:
    process = multiprocessing.get_context("spawn").Process(target=run_flood, args=(name, port, seconds), daemon=True)
    process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


def measured(name: str, seconds: float) -> dict[str, Any]:
    """A fresh server under one kind of flood, or under none."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        player = None
        try:
            player = Player(server)
            for _ in range(3):
                player.step()
            player.times.clear()
            memory, stop = [server.memory()], threading.Event()

            def look() -> None:
                while not stop.wait(0.1):
                    memory.append(server.memory())

            watching = threading.Thread(target=look, daemon=True)
            with hostile(name, server.port, seconds + 1.0) if name in FLOODS else contextlib.nullcontext():
                time.sleep(1.0)  # the process needs a moment to start
                watching.start()
                begun, used = time.monotonic(), server.cpu()
                while time.monotonic() - begun < seconds:
                    next_step = time.monotonic() + STEP_SECONDS
                    player.step()
                    time.sleep(max(0.0, next_step - time.monotonic()))
                taken, cpu = time.monotonic() - begun, server.cpu() - used
            stop.set()
            watching.join()
            return {
                "flood": name,
                **{kind: spread(times) for kind, times in player.times.items()},
                "cpu": cpu / taken,
                "memory_mb": memory[0],
                "growth_mb": max(memory) - memory[0],
                "log_bytes": (Path(folder) / "log").stat().st_size,
            }
        finally:
            if player is not None:
                player.close()
            server.stop()


def merged(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """The median of every figure over the rounds."""

    def median(*keys: str) -> float:
        values = []
        for each in rounds:
            value: Any = each
            for key in keys:
                value = value[key]
            values.append(value)
        return round(float(statistics.median(values)), 2)

    row: dict[str, Any] = {"flood": rounds[0]["flood"], "rounds": len(rounds)}
    for kind in ("ping", "move"):
        row[kind] = {key: median(kind, key) for key in ("median_ms", "p95_ms", "max_ms")}
    return row | {key: median(key) for key in ("cpu", "memory_mb", "growth_mb", "log_bytes")}


def show(rows: list[dict[str, Any]]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("flood", no_wrap=True)
    for heading in ("ping ms", "p95", "max", "move ms", "p95", "max", "CPU", "memory MB", "grew MB", "log KB"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        times = [f"{row[kind][key]:,.1f}" for kind in ("ping", "move") for key in ("median_ms", "p95_ms", "max_ms")]
        cost = [f"{row['cpu']:.0%}", f"{row['memory_mb']:,.0f}", f"{row['growth_mb']:,.1f}"]
        table.add_row(row["flood"], *times, *cost, f"{row['log_bytes'] / 1024:,.0f}")
    Console(width=max(120, Console().width)).print(table)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--only", nargs="+", choices=["quiet", *FLOODS], metavar="FLOOD", help="some of them (all)")
    parser.add_argument("--seconds", type=float, default=6.0, help="length of each measurement (default 6)")
    parser.add_argument("--rounds", type=int, default=1, help="rounds; every figure is the median of them (default 1)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    asked = parser.parse_args(words)
    if not sys.platform.startswith("linux"):
        raise SystemExit("this reads /proc and uses 127.0.0.2, and so needs Linux")
    names = asked.only or ["quiet", *FLOODS]
    rounds = [[measured(name, asked.seconds) for name in names] for _ in range(asked.rounds)]
    rows = [merged([each[i] for each in rounds]) for i in range(len(names))]
    if asked.json:
        print(json.dumps(rows, indent=2))
    else:
        show(rows)


if __name__ == "__main__":
    main()
