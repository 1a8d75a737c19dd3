"""The real server in a process of its own, for browsers: bots answer at once, limits are wide, because all of them come
from one address, and the luck of the first, second and every other table is the same each time.

    python -m tests.web.serving DATABASE

prints its address and serves until SIGTERM. A line on standard input begins the luck anew, another one for each line;
it is answered by a line.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds after which a test gives up; nothing is measured by it."""


class Served:
    """A server that runs in a process of its own."""

    def __init__(self, database: Path, packages: Sequence[Path] = (), *, native: bool = False) -> None:
        paths = os.pathsep.join(map(str, (ROOT / "src", ROOT, *packages)))
        environment = os.environ | {"PYTHONPATH": paths, "AERODROME_NO_NATIVE": "" if native else "1"}
        self.said = database.with_suffix(".log")
        with self.said.open("ab") as said:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.web.serving", str(database)],
                env=environment, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=said, text=True,
            )  # fmt: skip
        assert self.process.stdout is not None
        self.base = self.process.stdout.readline().strip()
        assert self.base.startswith("http://"), self.said.read_text()

    @property
    def port(self) -> int:
        return int(self.base.rpartition(":")[2])

    def begin_luck(self, name: str) -> None:
        """From now on tables have the luck of this name, whatever was played before."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(name, file=self.process.stdin, flush=True)
        assert self.process.stdout.readline(), self.said.read_text()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise


@contextmanager
def served(database: Path, packages: Sequence[Path] = (), *, native: bool = False) -> Iterator[Served]:
    """A server for browsers; the folders of packages that bring games are looked into as well. Only a native one has
    hints and chances."""
    server = Served(database, packages, native=native)
    try:
        yield server
    finally:
        server.stop()


class Cable:
    """A port of its own that leads to the server until it is cut. What is cut ends at once on both sides, and nobody
    gets through before it is mended. As a real network, it takes HTTP and WebSocket alike."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._ends: set[socket.socket] = set()
        self._whole = True
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._whole = False
        for end in list(self._ends):
            self._end(end)

    def lead_to(self, port: int) -> None:
        self._to = port

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self.cut()
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if not self._whole:
                near.close()
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                near.close()
                continue
            self._ends |= {near, far}
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        for end in (one, other):
            self._end(end)

    def _end(self, end: socket.socket) -> None:
        self._ends.discard(end)
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()


class KnownLuck:
    """In the place of the module `secrets`: what a table's luck comes from is counted, not drawn."""

    def __init__(self) -> None:
        self._name, self._tables = "", 0
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        for line in sys.stdin:
            self._name, self._tables = line.strip(), 0
            print("begun", flush=True)

    def token_bytes(self, size: int) -> bytes:
        self._tables += 1
        return hashlib.sha256(f"{self._name} table {self._tables}".encode()).digest()[:size]

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)


def main(database: str) -> None:
    from aerodrome.cli.serve import run
    from aerodrome.house import registry
    from aerodrome.house.door import Shares
    from aerodrome.house.house import House
    from aerodrome.house.steward import Manners
    from aerodrome.server.app import App
    from aerodrome.server.config import WINDOWS, Config, Limits, Window
    from aerodrome.server.run import Serving, bind
    from aerodrome.store.store import Store

    registry.secrets = KnownLuck()  # type: ignore[assignment]

    quick = Manners(bot_delay=(0.0, 0.0), forced_delay=(0.0, 0.0))
    many = 10**6
    limits = Limits(
        rate=5000.0, burst=5000.0, person_rate=5000.0, person_burst=5000.0, address_rate=5000.0, address_burst=5000.0,
        sockets_of_person=100, windows={kind: Window(many, many, 60.0) for kind in WINDOWS},
        shares=Shares(many, many, many, many, many),
    )  # fmt: skip

    async def work() -> None:
        house = House(await Store.open(Path(database)), manners=quick)
        with closing(bind("127.0.0.1", 0)) as listener:
            print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
            await Serving(App(house, Config(limits=limits))).serve(sockets=[listener])

    run(work())


if __name__ == "__main__":
    main(sys.argv[1])
