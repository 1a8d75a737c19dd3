"""A real server on a free port of this machine, in a thread; guests, and players who follow a table by its updates."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
import json
import random
import socket as sockets
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect

from aerodrome.games import load
from aerodrome.house.door import Shares
from aerodrome.house.house import House
from aerodrome.house.steward import Manners
from aerodrome.server.app import App
from aerodrome.server.config import WINDOWS, Config, Limits, Window
from aerodrome.server.desk import Desk
from aerodrome.server.run import Serving, bind
from aerodrome.store.store import Store
from aerodrome.table.table import Table
from tests.words import in_english

T = TypeVar("T")
PATIENCE = 60.0
"""Seconds after which a test gives up; this is no measurement."""
QUICK = Manners(grace=3600.0, bot_delay=(0.0, 0.0), forced_delay=(0.0, 0.0))
WIDE = {kind: Window(10**6, 10**6, 60.0) for kind in WINDOWS}
"""Tests all come from one address."""
ALL = Shares(10**6, 10**6, 10**6, 10**6, 10**6)
ROOMY = Limits(
    rate=5000.0, burst=5000.0, person_rate=5000.0, person_burst=5000.0, address_rate=5000.0, address_burst=5000.0,
    sockets_of_person=100, windows=WIDE, shares=ALL,
)  # fmt: skip


class Running:
    """A server that runs in a thread of its own."""

    def __init__(
        self, path: Path, config: Config | None = None, manners: Manners = QUICK, small_buffers: bool = False,
        metrics: bool = False,
    ) -> None:  # fmt: skip
        self.path, self.config, self.manners = path, config or Config(limits=ROOMY), manners
        self.skew = 0.0
        """Seconds that the server's clock is ahead."""
        self._listener = bind("127.0.0.1", 0)
        if small_buffers:
            self._listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)
        self._listeners = [self._listener]
        if metrics:
            self._listeners.append(bind("127.0.0.1", 0))
            self.config = replace(self.config, metrics_at=("127.0.0.1", self._listeners[1].getsockname()[1]))
        self.port: int = self._listener.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.app = App(self._open, self.config)
        self.server = Serving(self.app)
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)

    async def _open(self) -> House:
        return House(await Store.open(self.path), manners=self.manners, now=lambda: time.time() + self.skew)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve(sockets=self._listeners))

    def start(self) -> Running:
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self.server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < until
            time.sleep(0.01)
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self.loop.close()

    @property
    def desk(self) -> Desk:
        assert self.app.desk is not None
        return self.app.desk

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def table(self, id: str) -> Table:
        return self.call(self.desk.house.look(id))

    def counted(self, name: str, **labels: str) -> float:
        """A number of /metrics."""
        return self.app.measures.registry.get_sample_value(name, labels) or 0.0

    # --- guests

    def client(self, origin: str | None = "own", **headers: str) -> httpx.Client:
        """A client of HTTP; as a browser, with an Origin, unless that is None."""
        sent = dict(headers)
        if origin is not None:
            sent["Origin"] = self.base if origin == "own" else origin
        # There is no TLS here, and reading certificates takes longer than most requests.
        return httpx.Client(base_url=self.base, headers=sent, timeout=PATIENCE, trust_env=False, verify=False)

    def guest(self, name: str) -> Guest:
        """Somebody with a browser."""
        client = self.client()
        answer = client.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return Guest(self, answer.json()["id"], name, client)


@dataclass
class Guest:
    """A person with a browser."""

    server: Running
    id: str
    name: str
    client: httpx.Client

    @property
    def token(self) -> str:
        return str(self.client.cookies["aerodrome"])

    def make_table(self, game: str = "airships", **wishes: Any) -> dict[str, Any]:
        answer = self.client.post("/api/tables", json={"game": game, **wishes})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.client.get(path, params=query)

    @contextlib.asynccontextmanager
    async def play(self) -> AsyncIterator[Player]:
        async with socket_to(self.server, cookie=self.token) as connection:
            yield Player(connection)


@contextlib.asynccontextmanager
async def socket_to(
    server: Running, cookie: str = "", bearer: str = "", origin: str | None = "own", **more: Any
) -> AsyncIterator[ClientConnection]:
    """A WebSocket to the server."""
    headers = {}
    if cookie:
        headers["Cookie"] = f"aerodrome={cookie}"
    if bearer:
        headers["Authorization"] = f"Bearer {bearer}"
    shown: Any = server.base if origin == "own" else origin
    async with connect(
        f"ws://127.0.0.1:{server.port}/ws", origin=shown, additional_headers=headers, compression=None, proxy=None,
        max_size=None, open_timeout=PATIENCE, ping_interval=None, **more,
    ) as connection:  # fmt: skip
        yield connection


_numbers = itertools.count(1)


@dataclass
class Seen:
    """What a viewer knows of a table from the frames alone."""

    n: int = 0
    texts: list[str] = field(default_factory=list)
    state: list[Any] = field(default_factory=list)
    status: str = ""
    ask: dict[str, Any] | None = None
    decision: int = 0
    secret: str = ""

    def take(self, frame: dict[str, Any]) -> None:
        """Apply a snapshot or an update. Numbers never jump."""
        items = frame["items"]
        if frame["t"] == "snapshot":
            self.state = frame.get("state") or []
            self.status = frame["status"]
        else:
            assert frame["n"] == self.n + len(items), "the items of a viewer are numbered without gaps"
            if frame.get("changes"):
                top = max(index for index, _ in frame["changes"])
                self.state += [0] * (top + 1 - len(self.state))
            for index, value in frame.get("changes", ()):
                self.state[index] = value
            self.status = frame.get("status") or self.status
        self.texts += [in_english(item) for item in items]
        self.n, self.decision, self.ask = frame["n"], frame["decision"], frame.get("ask")
        self.secret = frame.get("secret", "")


class Player:
    """A client of the WebSocket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.seen: dict[tuple[str, int], Seen] = {}
        self.frames: list[dict[str, Any]] = []

    def view(self, table: str, seat: int = 0) -> Seen:
        return self.seen.setdefault((table, seat), Seen())

    async def receive(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE))
        self.frames.append(frame)
        if frame["t"] in ("snapshot", "update"):
            self.view(frame["table"], frame["viewer"]).take(frame)
        return frame

    async def post(self, t: str, **fields: Any) -> str:
        """Send a message; returns its id."""
        id: str = fields.pop("id", f"c{next(_numbers)}")
        await self.connection.send(json.dumps({"t": t, "id": id, **fields}))
        return id

    async def ask(self, t: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        id = await self.post(t, **fields)
        while True:
            frame = await self.receive()
            if frame["t"] in ("ack", "refused") and frame["id"] == id:
                return frame

    async def watch(self, table: str, seat: int = 0, since: int = 0) -> Seen:
        begun = len(self.frames)
        answer = await self.ask("watch", table=table, seat=seat, since=since, words=True)
        assert answer["t"] == "ack", answer
        # The house waits until everything is on disk, and shows it only then.
        while not any(f["t"] == "snapshot" and f["viewer"] == seat for f in self.frames[begun:]):
            await self.receive()
        return self.view(table, seat)

    async def quiet(self) -> list[dict[str, Any]]:
        """All frames that came before a ping was answered, pongs left out: empty when nothing was sent."""
        await self.connection.send(json.dumps({"t": "ping", "id": "p"}))
        found = []
        while (frame := await self.receive())["t"] != "pong":
            found.append(frame)
        return found

    async def play_on(self, table: str, seat: int, choose: Callable[[list[int]], int], most: int = 100_000) -> int:
        """Make moves in a seat until the game is over, or up to this many."""
        made = 0
        seen = self.view(table, seat)
        answered = -1
        while seen.status == "running" and made < most:
            if seen.ask is not None and seen.ask["decision"] != answered and seen.ask.get("chosen", -1) == -1:
                answered = seen.ask["decision"]
                await self.post("choose", table=table, seat=seat, action=choose(seen.ask["legal"]), decision=answered)
                made += 1
            frame = await self.receive()
            if frame["t"] == "refused" and frame["code"] not in ("stale", "not your turn"):
                raise AssertionError(frame)
        return made


def all_mine(client: httpx.Client, *ended: str) -> dict[str, dict[str, Any]]:
    """Somebody's games, by their ids, once those that have ended are counted."""
    until = time.monotonic() + PATIENCE
    while True:
        going, finished = (
            {each["id"]: each for each in client.get(f"/api/tables/mine?status={status}").json()["tables"]}
            for status in ("going", "finished")
        )
        if finished.keys() >= {*ended}:
            return going | finished
        assert time.monotonic() < until, "an end is not counted"
        time.sleep(0.02)


def drawn(seed: int) -> Callable[[list[int]], int]:
    choice = random.Random(seed)
    return choice.choice


def with_patience(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine, in a loop of its own; one that hangs fails."""

    @functools.wraps(test)
    def run(*arguments: Any, **fields: Any) -> None:
        async def limited() -> None:
            await asyncio.wait_for(test(*arguments, **fields), 4 * PATIENCE)

        asyncio.run(limited())

    return run


def seats_of(game: str) -> int:
    """The least number of seats, for short games."""
    return load(game).seats[0]
