"""Servers that are killed again and again while many matches run: whoever plays goes on through another one, and ends
up with exactly what one server that never stops would have shown. AERODROME_LONG=1 plays many more matches."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import tempfile
from collections.abc import Iterator
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests import LONG
from tests.table import test_crash
from tests.table.test_crash import Server, at_the_tables, check_journals, in_any_order, prepare

MATCHES, KILLS, STOPS, DECISIONS, SERVERS = (200, 30, 5, 40, 3) if LONG else (4, 2, 1, 16, 2)


class Servers(Server):
    """Several servers; a client comes in through any that is there."""

    def __init__(self, database: str, folder: str, count: int) -> None:
        super().__init__(database, "")  # type: ignore[arg-type]
        self.all = [Server(database, f"{folder}/{n}", acknowledged=self.acknowledged) for n in range(count)]  # type: ignore[arg-type]
        self.rng = random.Random(7)

    @property
    def socket(self) -> str:
        return self.rng.choice(self.all).socket

    @socket.setter
    def socket(self, path: str) -> None:
        pass

    async def start(self) -> None:
        await asyncio.gather(*(server.start() for server in self.all))

    async def kill(self) -> None:
        for server in self.all:
            await server.kill()


@pytest.fixture
def sockets() -> Iterator[str]:
    folder = tempfile.mkdtemp(prefix="aerodrome-")
    yield folder
    shutil.rmtree(folder)


async def copied(url: str) -> str:
    """Another database with the same tables."""
    name = urlsplit(url).path[1:]
    connection = await asyncpg.connect(urlsplit(url)._replace(path="/postgres").geturl())
    try:
        await connection.execute(f"CREATE DATABASE {name}_wild TEMPLATE {name}")
    finally:
        await connection.close()
    return urlsplit(url)._replace(path=f"/{name}_wild").geturl()


async def removed(url: str) -> None:
    connection = await asyncpg.connect(urlsplit(url)._replace(path="/postgres").geturl())
    try:
        await connection.execute(f"DROP DATABASE {urlsplit(url).path[1:]} WITH (FORCE)")
    finally:
        await connection.close()


async def played(servers: Servers, ids: list[str], disturb: list[str]) -> dict[object, object]:
    """Play all matches, disturbed in these ways; what every client has seen in the end."""
    rng = random.Random(5)
    async with at_the_tables(servers, ids) as matches:
        playing = asyncio.gather(*(match.play() for match in matches))
        for n, how in enumerate(disturb):
            wanted = (n + 1) * MATCHES * DECISIONS // (3 * (len(disturb) + 1))
            while len(servers.acknowledged) < wanted and not playing.done():
                await asyncio.sleep(0.002)
            if playing.done() and n:
                break  # the others have played on while one was stopped, or came up again
            assert not playing.done(), "this should come while people play"
            server = rng.choice(servers.all)
            if how == "kill":
                await server.kill()
                await server.start()
            else:  # stopped for longer than its leases hold, and continued
                assert server.process is not None
                server.process.send_signal(signal.SIGSTOP)
                await asyncio.sleep(5.0)
                server.process.send_signal(signal.SIGCONT)
        await playing
        await asyncio.gather(*(match.settle() for match in matches))
        return {
            (match.id, viewer): (in_any_order(player.seen.items), player.seen.state, player.seen.n)
            for match in matches
            for viewer, player in match.players.items()
        }


@pytest.mark.parametrize("disturb", [["kill"] * KILLS, ["stop"] * STOPS], ids=["killed", "stopped"])
def test_servers_die_or_sleep_again_and_again(
    postgresql_url: str, sockets: str, monkeypatch: pytest.MonkeyPatch, disturb: list[str]
) -> None:
    monkeypatch.setattr(test_crash, "MATCHES", MATCHES)
    monkeypatch.setattr(test_crash, "DECISIONS", DECISIONS)

    async def both() -> None:
        ids = await prepare(postgresql_url, monkeypatch)  # type: ignore[arg-type]
        wild_url = await copied(postgresql_url)
        try:
            os.mkdir(f"{sockets}/calm")
            calm_servers = Servers(postgresql_url, f"{sockets}/calm", 1)
            await calm_servers.start()
            calm = await played(calm_servers, ids, [])
            await calm_servers.kill()
            os.mkdir(f"{sockets}/wild")
            servers = Servers(wild_url, f"{sockets}/wild", SERVERS)
            await servers.start()
            try:
                wild = await played(servers, ids, disturb)
            finally:
                await servers.kill()
            for key, seen in calm.items():
                assert wild[key] == seen, key
            await check_journals(wild_url, ids, servers.acknowledged)  # type: ignore[arg-type]
        finally:
            await removed(wild_url)

    asyncio.run(both())
