"""A house whose store takes no writes, or whose tables get damaged during play: moves wait, and nothing is lost or
shown too early; the house gives a damaged table up, and does not retry for ever."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from aerodrome.cli.db import app
from aerodrome.house import registry, writer
from aerodrome.house.house import House
from aerodrome.store.errors import Busy, InUse, Outage, Unreachable
from aerodrome.store.journal import decode
from aerodrome.store.postgres import PostgreSQL
from aerodrome.store.store import Store
from aerodrome.table.entries import Moved
from aerodrome.table.errors import Refused
from aerodrome.table.wire import Choose, GetReady, Rematch, Say, Sit, Start, Watch
from tests.table.helpers import Client, act, clock, done, live_at, quiet, until
from tests.table.place import QUICK, Place, no_compiling, run
from tests.table.writing import Writer, sql, started
from tests.words import in_english

__all__ = ["no_compiling"]


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "RETRY_FIRST", 0.005)


def a_move(place: Place, id: str = "m") -> tuple[Client, Choose]:
    found = place.to_choose()
    assert found is not None
    seat, ask = found
    return place.clients[seat], Choose(id, place.id, seat, ask["legal"][0], ask["decision"])


# --- moves wait


@pytest.mark.parametrize("game", ["airships", "zeppeldrome"])
def test_a_move_waits_until_it_can_be_written(game: str) -> None:
    """Nobody sees it before (`Place.is_on_disk` looks at every frame), everybody is told why, and it is made once."""

    async def story() -> None:
        place = await Place().begin(game, 2)
        client, move = a_move(place)
        before = len(place.store.journal(place.id))
        place.store.failing = ["outage"] * 4
        answer = asyncio.create_task(act(place.house, client, move))
        await until(lambda: client.notices)
        assert not answer.done()
        assert place.house.saving.outage is not None
        assert place.house.saving.outage.reason == "disk full"
        assert len(place.store.journal(place.id)) == before
        assert (await answer)["t"] == "ack"
        await quiet(place.house)
        assert place.house.saving.outage is None
        assert len([row for row in place.store.journal(place.id) if b'"id":"m"' in row[1]]) == 1
        for each in place.clients.values():
            assert [notice["code"] for notice in each.notices] == ["not saving", "saving"]
            assert "its disk is full" in in_english(each.notices[0])
            assert not each.dropped
        await place.play(3)
        await place.close()

    run(story())


def test_time_in_which_nothing_can_be_written_is_nobodys() -> None:
    """A move that waits for the store costs its player only the time to choose it, and the next player loses
    nothing."""

    async def story() -> None:
        place = await Place().begin("airships", 2, clock=clock("live", 100, 0))
        client, move = a_move(place)
        place.time.now += 10
        place.store.failing = ["outage"] * 3
        answer = asyncio.create_task(act(place.house, client, move))
        await until(lambda: place.house.saving.outage is not None)
        place.time.now += 1000
        assert (await answer)["t"] == "ack"
        await quiet(place.house)
        for table in (place.table, place.store.table(place.id)):
            assert table.seats[move.seat].bank == 90
            assert table.next_deadline() == place.time.now + table.seats[table.asked[0]].bank
        await place.close()

    run(story())


def test_a_short_failure_is_not_worth_a_word() -> None:
    async def story() -> None:
        place = await Place().begin("airships", 2)
        place.store.failing = ["outage"]
        assert (await act(place.house, *a_move(place)))["t"] == "ack"
        assert not any(client.notices for client in place.clients.values())
        await place.close()

    run(story())


def test_what_was_written_although_the_answer_was_lost_is_not_written_twice() -> None:
    async def story() -> None:
        place = await Place().begin("airships", 2)
        client, move = a_move(place)
        place.store.failing = ["lost answer"]
        assert (await act(place.house, client, move))["t"] == "ack"
        assert not client.dropped
        assert (await act(place.house, place.client(client.person), move))["t"] == "ack"
        moves = [entry for entry in map(decode, rows_of(place)) if isinstance(entry, Moved) and entry.id == "m"]
        assert len(moves) == 1
        await place.close()

    run(story())


def rows_of(place: Place) -> list[bytes]:
    return [body for _, body in place.store.journal(place.id)]


def test_everything_that_would_change_something_waits_and_goes_on_in_its_order() -> None:
    async def story() -> None:
        place = await Place().begin("airships", 2)
        client, move = a_move(place)
        other = place.clients[1 - move.seat]
        place.store.failing = ["outage"] * 10_000
        answers = [asyncio.create_task(act(place.house, client, move))]
        await until(lambda: place.house.saving.outage is not None)
        answers += [
            asyncio.create_task(act(place.house, other, Say(f"s{n}", place.id, f"{n}", 1 - move.seat)))
            for n in range(3)
        ]
        assert place.house.move(client, move, lambda *_: None) is False
        for refused in (
            place.house.create(place.table.settings, "ada"),
            place.house.admit(place.id, place.token, "zoe"),
            place.house.look(place.id),
        ):
            with pytest.raises(Refused) as caught:
                await refused
            assert caught.value.code == "not saving"
        late = place.client("zoe")
        await done(place.house, late, Watch("w", place.id))
        assert [notice["code"] for notice in late.notices] in ([], ["not saving"])
        assert not late.raw or late.notices
        assert not any(answer.done() for answer in answers)
        place.store.failing = []
        assert [answer["t"] for answer in await asyncio.gather(*answers)] == ["ack"] * 4
        said = [decode(body) for body in rows_of(place)[-3:]]
        assert [entry.text for entry in said] == ["0", "1", "2"]  # type: ignore[union-attr]
        await quiet(place.house)
        await place.close()

    run(story())


def test_bots_and_clocks_wait_too() -> None:
    async def story() -> None:
        place = await Place(QUICK).open("airships", 2, bots=(1,), clock=clock("move", 60))
        ada = place.clients[0] = place.client("ada")
        await done(place.house, ada, Sit("1", place.id, 0, "Ada"))
        await done(place.house, ada, Watch("2", place.id, 0))
        await done(place.house, ada, Start("3", place.id))
        await until(place.to_choose)
        place.store.failing = ["outage"] * 10_000
        waiting = asyncio.create_task(act(place.house, ada, Say("s", place.id, "hello", 0)))
        await until(lambda: place.house.saving.outage is not None)
        moves = len(place.table.log)
        place.time.now += 3600.0
        live = live_at(place.house, place.id)
        await place.house.steward.time_is_up(live)
        assert len(place.table.log) == moves, "the time of who cannot answer does not run out"
        assert live.timer is None
        place.store.failing = []
        await waiting
        await quiet(place.house)
        assert place.table.next_deadline() == place.time.now + 60, "nor has it run meanwhile"
        while all(seat == 0 for seat, _, _ in place.table.log[moves:]):
            await (
                done(place.house, *a_move(place, f"m{len(place.table.log)}"))
                if place.to_choose()
                else quiet(place.house)
            )
        await place.house.close()

    run(story())


def test_a_house_that_closes_does_not_wait_for_the_store() -> None:
    async def story() -> None:
        place = await Place().begin("airships", 2)
        client, move = a_move(place)
        place.store.failing = ["outage"] * 10_000
        answers = [asyncio.create_task(act(place.house, client, move))]
        await until(lambda: place.house.saving.outage is not None)
        answers.append(asyncio.create_task(act(place.house, client, Say("s", place.id, "hello", move.seat))))
        await asyncio.sleep(0.01)
        await asyncio.wait_for(place.house.close(), 10)
        assert [answer["code"] for answer in await asyncio.gather(*answers)] == ["busy", "busy"]

    run(story())


# --- damage that shows while a table is played


def test_a_table_that_cannot_be_written_is_given_up_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        place = await Place().begin("airships", 2)
        other, _ = await place.house.create(place.table.settings, "ada")
        loads: list[str] = []
        honest = place.store.load

        async def counted(match: str) -> Any:
            loads.append(match)
            return await honest(match)

        monkeypatch.setattr(place.store, "load", counted)
        place.store.failing = ["corrupt"]
        client, move = a_move(place)
        assert (await act(place.house, client, move))["code"] == "busy"
        assert client.dropped
        for person in ("ada", "ben"):
            assert (await act(place.house, Client(person), Watch("w", place.id, 0)))["code"] == "damaged"
        await asyncio.sleep(0.2)
        assert loads == [], "it is not read again and again"
        assert place.house.registry.damaged == 1
        assert (await act(place.house, Client("ada"), Sit("s", other, 0, "Ada")))["t"] == "ack"
        await place.house.close()

    run(story())


def test_a_table_that_fails_again_and_again_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "MOST_FAILURES", 3)

    async def story() -> None:
        place = await Place(QUICK).open("airships", 2, bots=(0, 1))
        place.store.failing = ["", *["conflict"] * 10_000]
        await done(place.house, place.client("ada"), Start("s", place.id))
        await until(lambda: place.house.registry.damaged)
        left = len(place.store.failing)
        await asyncio.sleep(0.3)
        assert len(place.store.failing) == left
        await place.house.close()

    run(story())


def test_a_private_table_that_is_damaged_does_not_exist_for_others() -> None:
    async def story() -> None:
        place = await Place().open("airships", 2, privacy="private")
        await done(place.house, place.client("ada"), Sit("1", place.id, 0, "Ada"))
        await place.house.close()
        held = place.store.matches[place.id]
        held.rows[1] = held.rows[1]._replace(body=b"{")
        again = House(place.store)  # type: ignore[arg-type]
        await again.open()
        told = {who: (await act(again, Client(who), Watch("w", place.id)))["code"] for who in ("ada", "eve", "")}
        assert told == {"ada": "damaged", "eve": "unknown table", "": "unknown table"}
        assert (await act(again, Client("eve"), Rematch("r", place.id, 0)))["code"] == "unknown table"
        assert (await act(again, Client("ada"), GetReady("r", place.id, 0)))["code"] == "damaged"
        await again.close()

    run(story())


# --- what a database says when it cannot be written


@contextlib.asynccontextmanager
async def on_the_writer(store: Store, pragma: str, back: str) -> AsyncIterator[None]:
    """Change a setting of the connection that writes to an SQLite file."""
    database: Any = store.database
    await database.on_writer(lambda: database.driver.execute(f"PRAGMA {pragma}").fetchall())
    yield
    await database.on_writer(lambda: database.driver.execute(f"PRAGMA {back}").fetchall())


@pytest.mark.asyncio
async def test_a_full_disk(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    [writer] = await started(store, "m1")
    async with on_the_writer(store, "max_page_count = 1", "max_page_count = 1000000"):
        with pytest.raises(Outage) as caught:
            await store.append([writer.twin().batch(400)])
    assert caught.value.reason == "disk full"
    assert "make room" in str(caught.value)
    assert await store.append([writer.batch(400)]) == [None]
    await store.close()


@pytest.mark.asyncio
async def test_a_file_that_may_not_be_written(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    async with on_the_writer(store, "query_only = ON", "query_only = OFF"):
        for write in (store.touch(), store.append([Writer("m1").start()])):
            with pytest.raises(Outage) as caught:
                await write
            assert caught.value.reason == "read only"
    await store.touch()
    await store.close()


@pytest.mark.asyncio
async def test_a_file_that_is_gone(sqlite_url: str, tmp_path: Path) -> None:
    """SQLite would go on with what nobody can ever read again."""
    store = await Store.open(sqlite_url)
    [writer] = await started(store, "m1")
    (tmp_path / "tables.db").rename(tmp_path / "elsewhere.db")
    with pytest.raises(Unreachable, match="removed or replaced"):
        await store.append([writer.twin().batch()])
    (tmp_path / "tables.db").touch()
    with pytest.raises(Unreachable):
        await store.touch()
    (tmp_path / "elsewhere.db").rename(tmp_path / "tables.db")
    assert await store.append([writer.batch()]) == [None]
    await store.close()


@pytest.mark.asyncio
async def test_a_lock_of_another_is_an_outage(sqlite_url: str, tmp_path: Path) -> None:
    store = await Store.open(sqlite_url, patience=0.05)
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Busy) as caught:
        await store.touch()
    assert caught.value.reason == "locked"
    other.close()
    await store.touch()
    await store.close()


@pytest.mark.asyncio
async def test_a_postgresql_that_takes_no_changes_or_is_gone(postgresql_url: str) -> None:
    store = await Store.open(postgresql_url)
    name = store.name.rpartition("/")[2]
    await store.touch()
    await sql(store, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await store.close()
    store = await Store.open(postgresql_url)
    for write in (store.touch(), store.append([Writer("m1").start()])):
        with pytest.raises(Outage) as caught:
            await write
        assert caught.value.reason == "read only"
    assert await store.load("m1") is None

    def back(connection: sa.Connection) -> None:
        connection.execute(sa.text("SET TRANSACTION READ WRITE"))
        connection.execute(sa.text(f"ALTER DATABASE {name} RESET default_transaction_read_only"))

    await store.database.write(back)
    await store.close()
    store = await Store.open(postgresql_url)
    await store.touch()
    await store.close()
    gone = Store(PostgreSQL("postgresql://someone@127.0.0.1:1/x", 1.0))
    with pytest.raises(Outage) as caught:
        await gone.touch()
    assert caught.value.reason == "unreachable"
    await gone.close()


# --- one server for a file


@pytest.mark.asyncio
async def test_a_file_has_one_server_and_tools_look_meanwhile(sqlite_url: str, tmp_path: Path) -> None:
    first = await Store.open(sqlite_url, to_serve=True)
    await first.claim()  # once more changes nothing
    (tmp_path / "other name.db").symlink_to(tmp_path / "tables.db")
    for url in (sqlite_url, str(tmp_path / "other name.db")):
        with pytest.raises(InUse, match=rf"process {os.getpid()}\) has this file in use") as caught:
            await Store.open(url, to_serve=True)
        assert "--database" in str(caught.value)
    second = await Store.open(sqlite_url)  # to look, or to make a backup
    with pytest.raises(InUse):
        await House(second).open()
    await second.backup(tmp_path / "copy.db")
    await second.close()
    checked = await asyncio.to_thread(CliRunner().invoke, app, ["check", "--database", sqlite_url])
    assert (checked.exit_code, checked.output) == (0, "0 matches are whole.\n")
    upgraded = await asyncio.to_thread(CliRunner().invoke, app, ["upgrade", "--database", sqlite_url])
    assert isinstance(upgraded.exception, InUse)
    await first.close()
    await (await Store.open(sqlite_url, to_serve=True)).close()


HOLDER = """
import asyncio, sys, time
from aerodrome.store.store import Store
asyncio.run(Store.open(sys.argv[1], to_serve=True))
print("mine", flush=True)
time.sleep(600)
"""


@pytest.mark.asyncio
async def test_a_killed_server_leaves_no_claim(sqlite_url: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, sqlite_url], stdout=subprocess.PIPE, text=True, env=environment
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "mine\n"
        with pytest.raises(InUse, match=f"process {child.pid}"):
            await Store.open(sqlite_url, to_serve=True)
        child.send_signal(signal.SIGKILL)
    await (await Store.open(sqlite_url, to_serve=True)).close()


@pytest.mark.asyncio
async def test_servers_share_a_postgresql_database(postgresql_url: str) -> None:
    stores = [await Store.open(postgresql_url, to_serve=True) for _ in range(2)]
    for store in stores:
        await store.close()
