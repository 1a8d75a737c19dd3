"""Crashes: we kill a server again and again while matches run, and nobody can tell afterwards.

What was acknowledged is still there, nothing was done twice, and every client ends up with exactly what it would have
seen without a crash. AERODROME_LONG=1 plays many more matches.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import secrets
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from aerodrome.games import load
from aerodrome.house.house import House
from aerodrome.house.steward import Manners
from aerodrome.play.layout import layout_of
from aerodrome.rulebook.record import NONE
from aerodrome.store.journal import bad_link, decode
from aerodrome.store.store import Store
from aerodrome.table.entries import Chose, Moved, Said, Settings
from aerodrome.table.wire import Choose, GetReady, Say, Sit, Start, TakeBack, Watch
from tests import LONG
from tests.table.helpers import GAMES, NOW, PEOPLE, Client, Seen, done, secret_of

MATCHES, KILLS, DECISIONS = (200, 10, 40) if LONG else (12, 4, 30)


@dataclass
class Server:
    """The server process. It can be killed at any time."""

    database: Path
    socket: str
    process: asyncio.subprocess.Process | None = None
    acknowledged: set[str] = field(default_factory=set)
    """Ids of messages that it has acknowledged."""

    async def start(self) -> None:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(self.socket)
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.table.crash_server", str(self.database), self.socket,
            env={**os.environ, "AERODROME_NO_NATIVE": "1"},
        )  # fmt: skip

    async def kill(self) -> None:
        assert self.process is not None
        assert self.process.returncode is None, "the server has died by itself"
        self.process.kill()
        await self.process.wait()


class Player:
    """A client with one viewer of one match. It comes back whenever the server is there again."""

    def __init__(self, server: Server, match: Scripted, viewer: int) -> None:
        self.server, self.match, self.viewer = server, match, viewer
        self.person = PEOPLE[viewer] if viewer != NONE else ""
        self.seen = Seen(viewer)
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.pending: dict[str, Any] = {}
        self.writer: asyncio.StreamWriter | None = None
        self.task = asyncio.create_task(self.stay())
        self.watched = itertools.count()

    async def stay(self) -> None:
        ints = len(layout_of(load(self.match.game)).elements)
        while True:
            try:
                reader, self.writer = await asyncio.open_unix_connection(self.server.socket, limit=1 << 22)
            except OSError:
                await asyncio.sleep(0.02)
                continue
            with contextlib.suppress(OSError):
                self.writer.write(self.person.encode() + b"\n")
                self.watch()
                for message in list(self.pending.values()):  # the same ids again
                    self.write(message)
                while line := await reader.readline():
                    if not line.endswith(b"\n"):
                        break  # the server died while it was writing
                    self.take(msgspec.json.decode(line), ints)
            self.writer.close()
            self.writer = None

    def watch(self) -> None:
        self.write(Watch(f"w{next(self.watched)}", self.match.id, self.viewer, self.seen.n))

    def write(self, message: Any) -> None:
        if self.writer is not None:
            self.writer.write(msgspec.json.encode(message) + b"\n")

    def take(self, told: dict[str, Any], ints: int) -> None:
        if told["t"] in ("snapshot", "update"):
            self.seen.take(told, ints)
            self.match.changed.set()
        elif told["id"] in self.answers and not self.answers[told["id"]].done():
            if told["t"] == "ack":
                self.server.acknowledged.add(f"{self.match.id} {told['id']}")
            self.answers[told["id"]].set_result(told)

    async def ask(self, message: Any) -> dict[str, Any]:
        """Send a message, as often as it takes until it is answered."""
        self.pending[message.id] = message
        answer = self.answers[message.id] = asyncio.get_running_loop().create_future()
        self.write(message)
        told = await asyncio.wait_for(answer, 120)
        del self.pending[message.id]
        return told


@dataclass
class Scripted:
    """A match whose people choose by a rule that looks only at what they are asked."""

    id: str
    game: str
    seats: int
    bots: tuple[int, ...]
    players: dict[int, Player] = field(default_factory=dict)
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def to_choose(self) -> tuple[Player, dict[str, Any]] | None:
        """The first person who has a choice, going by the newest news."""
        newest = max(player.seen.frame.get("decision", 0) for player in self.players.values())
        for seat, player in sorted(self.players.items()):
            ask = player.seen.ask
            if seat != NONE and ask and ask["decision"] == newest and len(ask["legal"]) > 1:
                if ask.get("chosen", NONE) == NONE:
                    return player, ask
        return None

    def over(self) -> bool:
        return any(player.seen.frame.get("status") == "over" for player in self.players.values())

    async def play(self) -> None:
        while not self.over():
            self.changed.clear()
            found = self.to_choose()
            if found is None:
                await asyncio.wait_for(self.changed.wait(), 120)
                continue
            player, ask = found
            seat, decision = player.viewer, ask["decision"]
            if decision >= DECISIONS:
                return
            pick = random.Random(f"{self.id} {seat} {decision}")
            if decision % 9 == 0:
                told = await player.ask(Say(f"s{seat}.{decision}", self.id, f"at {decision}", seat))
                assert told["t"] == "ack", told
            frame = player.seen.frame
            message: Any = Choose(f"c{seat}.{decision}", self.id, seat, pick.choice(ask["legal"]), decision)
            if frame.get("take_back") and frame["asked"] == [seat] and pick.random() < 0.2:
                message = TakeBack(f"t{seat}.{decision}", self.id, seat, decision)
            told = await player.ask(message)
            assert told["t"] == "ack" or told["code"] in ("stale", "busy"), told
            while player.seen.frame["decision"] == decision and (player.seen.ask or ask).get("chosen", NONE) == NONE:
                self.changed.clear()
                await asyncio.wait_for(self.changed.wait(), 120)

    async def settle(self) -> None:
        """Fetch everything that is left, until nothing more comes."""
        calm = 0
        while calm < 3:
            before = [(player.seen.n, player.seen.frame.get("decision")) for player in self.players.values()]
            for player in self.players.values():
                player.watch()
            await asyncio.sleep(0.1)
            calm = calm + 1 if before == [
                (player.seen.n, player.seen.frame.get("decision")) for player in self.players.values()
            ] else 0  # fmt: skip


def schedule() -> list[tuple[str, int, tuple[int, ...]]]:
    """Games, seats and bots of the matches. Bots only where nobody chooses at the same time, or the order varies."""
    plans = []
    for n in range(MATCHES):
        game = GAMES[n % len(GAMES)]
        seats = 2 + n // len(GAMES) % 2
        plans.append((game, seats, (1,) if game != "zeppeldrome" and n % 3 == 0 else ()))
    return plans


async def prepare(database: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Tables with known secrets that have just begun."""
    numbers = itertools.count(1)
    honest = secrets.token_bytes
    monkeypatch.setattr(secrets, "token_bytes", lambda n: secret_of(next(numbers)) if n == 32 else honest(n))
    store = await Store.open(database)
    house = House(store, manners=Manners(1e6, (1e6, 1e6), (1e6, 1e6)), now=lambda: NOW)
    await house.open()
    ids = []
    for game, seats, bots in schedule():
        settings = Settings(game, seats, privacy="public", stand_in="greedy")
        id, _ = await house.create(settings, "ada", dict.fromkeys(bots, "greedy"))
        for seat in range(seats):
            if seat not in bots:
                client = Client(PEOPLE[seat])
                await done(house, client, Sit(f"sit{seat}", id, seat, PEOPLE[seat].capitalize()))
                await done(house, client, GetReady(f"ready{seat}", id, seat))
        await done(house, Client("ada"), Start("start", id))
        ids.append(id)
    await house.close()
    await store.close()
    return ids


@contextlib.asynccontextmanager
async def at_the_tables(server: Server, ids: list[str]) -> AsyncIterator[list[Scripted]]:
    matches = [Scripted(id, *plan) for id, plan in zip(ids, schedule(), strict=True)]
    for match in matches:
        for viewer in range(NONE, match.seats):
            if viewer not in match.bots:
                match.players[viewer] = Player(server, match, viewer)
    try:
        yield matches
    finally:
        for match in matches:
            for player in match.players.values():
                player.task.cancel()
        await asyncio.gather(*(p.task for m in matches for p in m.players.values()), return_exceptions=True)


async def story(database: Path, socket: str, ids: list[str], kills: int) -> tuple[dict[Any, Any], Server]:
    """Play all matches, with so many crashes; what every client has seen in the end."""
    server = Server(database, socket)
    await server.start()
    try:
        return await crashing(server, ids, kills), server
    finally:
        await server.kill()


async def crashing(server: Server, ids: list[str], kills: int) -> dict[Any, Any]:
    rng = random.Random(5)
    async with at_the_tables(server, ids) as matches:
        playing = asyncio.gather(*(match.play() for match in matches))
        for n in range(kills):
            wanted = (n + 1) * MATCHES * DECISIONS // (3 * (kills + 1))
            while len(server.acknowledged) < wanted and not playing.done():
                await asyncio.sleep(0.002)
            await asyncio.sleep(rng.random() * 0.03)
            assert not playing.done(), "the crashes should come while people play"
            await server.kill()
            await server.start()
        await playing
        await asyncio.gather(*(match.settle() for match in matches))
        return {
            (match.id, viewer): (in_any_order(player.seen.items), player.seen.state, player.seen.n)
            for match in matches
            for viewer, player in match.players.items()
        }


def in_any_order(items: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Who chooses first where several are asked may differ from run to run."""
    sorted_runs = []
    for chose, run in itertools.groupby(items, lambda item: item["k"] == "chose"):
        together = list(run)
        sorted_runs += sorted(together, key=str) if chose else together
    return sorted_runs


@pytest.fixture
def sockets() -> Iterator[str]:
    """A folder for sockets: their paths must be short."""
    folder = tempfile.mkdtemp(prefix="aerodrome-")
    yield folder
    shutil.rmtree(folder)


def test_killed_again_and_again(tmp_path: Path, sockets: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")

    async def both() -> None:
        calm_file, wild_file = tmp_path / "calm.db", tmp_path / "wild.db"
        ids = await prepare(calm_file, monkeypatch)
        shutil.copy(calm_file, wild_file)
        calm, _ = await story(calm_file, f"{sockets}/calm", ids, 0)
        wild, server = await story(wild_file, f"{sockets}/wild", ids, KILLS)
        for key, seen in calm.items():
            assert wild[key] == seen, key
        assert all(n == len(items) for items, _, n in wild.values()), "items have no gaps"
        await check_journals(wild_file, ids, server.acknowledged)

    asyncio.run(both())


async def check_journals(database: Path, ids: list[str], acknowledged: set[str]) -> None:
    """Every message that was acknowledged is in the journal once; those with a plain refusal are not."""
    store = await Store.open(database)
    stored: list[str] = []
    for id in ids:
        loaded = await store.load(id)
        assert loaded is not None
        assert bad_link(loaded) is None
        for row in loaded.rows:
            entry = decode(row.body)
            if isinstance(entry, Chose | Moved | Said) and entry.id:
                stored.append(f"{id} {entry.id}")
    await store.close()
    assert len(stored) == len(set(stored)), "something was done twice"
    moves = {message for message in acknowledged if message.split(" ")[1][0] in "cs"}
    assert len(moves) > MATCHES * 5
    assert moves <= set(stored), "an acknowledged move is lost"
