"""The store on an SQLite file: files, settings, backups, and what survives a kill."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from aerodrome.store.errors import (
    Busy,
    CannotOpen,
    StoreError,
)
from aerodrome.store.journal import Sat, bad_link
from aerodrome.store.people import Person
from aerodrome.store.store import Store
from tests.table.writing import ANN, loaded, started


@pytest.mark.asyncio
@pytest.mark.parametrize("form", ["{}", "sqlite:///{}", "sqlite+aiosqlite:///{}"])
async def test_ways_to_name_a_file(tmp_path: Path, form: str) -> None:
    path = tmp_path / "my tables.db"
    store = await Store.open(form.format(path))
    await started(store, "m1")
    assert store.name == str(path)
    await store.close()
    assert path.exists()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["my tables.db"]


@pytest.mark.asyncio
async def test_sqlite_is_set_to_keep_what_it_acknowledges(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)

    def settings(connection: sa.Connection) -> list[Any]:
        names = ["journal_mode", "synchronous", "foreign_keys", "busy_timeout"]
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await store.database.write(settings) == ["wal", 2, 1, 5000]
    with pytest.raises(StoreError, match="may not be written to"):
        await store.database.read(lambda connection: connection.exec_driver_sql("DELETE FROM rows"))
    await store.close()


@pytest.mark.asyncio
async def test_files_that_cannot_be_opened(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("This is no database. " * 100)
    with pytest.raises(CannotOpen, match=r"notes\.txt: this file is not an SQLite database"):
        await Store.open(text)
    assert text.read_text().startswith("This is no database.")
    with pytest.raises(CannotOpen, match="no folder"):
        await Store.open(tmp_path / "missing" / "tables.db")
    with pytest.raises(CannotOpen, match="folder; name a file"):
        await Store.open(tmp_path)
    for name in ("", ":memory:", "sqlite://", "sqlite:///:memory:"):
        with pytest.raises(CannotOpen, match="needs a file"):
            await Store.open(name)
    with pytest.raises(CannotOpen, match="'mysql' is not a known kind"):
        await Store.open("mysql://me:hunter22@localhost/db")


@pytest.mark.asyncio
async def test_a_file_that_another_process_has_locked(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        other.execute("CREATE TABLE t (x)")
        with pytest.raises(Busy, match=r"tables\.db: another process has locked it"):
            await Store.open(path, patience=0.1)


@pytest.mark.asyncio
async def test_a_file_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "mail.db"
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE letters (x)")
        other.commit()
    with pytest.raises(CannotOpen, match=r"mail\.db: it holds the tables of another program"):
        await Store.open(path)
    with contextlib.closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("letters",)]


@pytest.mark.asyncio
async def test_a_backup_opens_and_is_equal(sqlite_url: str, tmp_path: Path) -> None:
    store = await Store.open(sqlite_url)
    writers = await started(store, "m1", "m2", seats={1: Sat("ann")}, state=b"packed")
    await store.add_people({ANN: Person("p1", "Ann", 1.0, 2.0)})
    await store.append([writer.batch(4) for writer in writers])
    copy = tmp_path / "copy.db"
    await store.backup(copy)
    await store.append([writers[0].batch()])
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy.db"]
    other = await Store.open(copy)
    assert await other.load("m2") == await store.load("m2")
    assert (await loaded(other, "m1")).rows == (await loaded(store, "m1")).rows[:5]
    assert bad_link(await loaded(other, "m1")) is None
    assert await other.going("ann") != []
    assert await other.person(ANN) == await store.person(ANN)
    await other.close()
    with pytest.raises(StoreError, match=r"copy\.db exists already"):
        await store.backup(copy)
    with pytest.raises(StoreError, match="cannot write"):
        await store.backup(tmp_path / "missing" / "copy.db")
    await store.close()


CHILD = """
import asyncio, sys
from aerodrome.store.journal import Batch, NewMatch
from aerodrome.store.store import Store
from aerodrome.table.entries import Said

async def main():
    store = await Store.open(sys.argv[1])
    last = {}
    for match in ("m1", "m2", "m3"):
        found = await store.load(match)
        last[match] = found.seq if found else 0
    while True:
        batches = []
        for match, seq in last.items():
            new = None if seq else NewMatch(match, "airships", "public", 1.0, b"s" * 32)
            entries = [(Said(0, match * 50, str(n)), float(n)) for n in range(seq + 1, seq + 4)]
            batches.append(Batch(match, seq, entries, new=new))
            last[match] += 3
        assert await store.append(batches) == [None, None, None]
        print(*(f"{match} {seq}" for match, seq in last.items()), sep="\\n", flush=True)

asyncio.run(main())
"""


@pytest.mark.asyncio
async def test_what_was_acknowledged_survives_a_kill(sqlite_url: str) -> None:
    rng = random.Random()
    acknowledged = {"m1": 0, "m2": 0, "m3": 0}
    for _ in range(5):
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        with subprocess.Popen(
            [sys.executable, "-c", CHILD, sqlite_url], stdout=subprocess.PIPE, text=True, env=environment
        ) as child:
            assert child.stdout is not None
            said = child.stdout.readline()  # it has begun
            time.sleep(rng.uniform(0.0, 0.2))
            child.send_signal(signal.SIGKILL)
            said += child.stdout.read()
        assert child.returncode == -signal.SIGKILL
        for line in said.splitlines(keepends=True):
            if line.endswith("\n"):
                match, seq = line.split()
                assert int(seq) > acknowledged[match]
                acknowledged[match] = int(seq)
        store = await Store.open(sqlite_url)
        found = {match: await loaded(store, match) for match in acknowledged}
        for match, last in acknowledged.items():
            assert found[match].seq >= last
            assert [row.seq for row in found[match].rows] == list(range(1, found[match].seq + 1))
            assert bad_link(await loaded(store, match)) is None
        # A group is there as a whole or not at all.
        assert len({match.seq for match in found.values()}) == 1
        await store.close()
    assert min(acknowledged.values()) > 0
