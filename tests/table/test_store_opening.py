"""Opening databases of all versions, and closing them."""

from __future__ import annotations

import asyncio
import hashlib
import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
import sqlalchemy as sa
from alembic.script import ScriptDirectory

from aerodrome.store import schema
from aerodrome.store.errors import (
    Busy,
    CannotOpen,
    OldDatabase,
    StoreError,
)
from aerodrome.store.journal import bad_link
from aerodrome.store.store import Store, database_of, upgrade
from tests.table.writing import Writer, loaded, sql, started

NEWEST = ScriptDirectory.from_config(schema.steps()).get_current_head()


@pytest.fixture
def tomorrow(tmp_path: Path) -> Path:
    """Migrations with one step more than there are."""
    folder = tmp_path / "migrations % of tomorrow"
    shutil.copytree(schema.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "v9999_more.py").write_text(
        textwrap.dedent("""
            import sqlalchemy as sa
            from alembic import op
            revision = "9999"
            down_revision = "%s"
            def upgrade():
                op.create_table("more", sa.Column("id", sa.Text, primary_key=True))
        """)
        % NEWEST
    )
    return folder


@pytest.mark.asyncio
async def test_an_older_database_is_refused_until_upgraded(
    database_url: str, tomorrow: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = schema.MIGRATIONS
    store = await Store.open(database_url)
    await started(store, "m1")
    await store.close()
    monkeypatch.setattr(schema, "MIGRATIONS", tomorrow)
    with pytest.raises(OldDatabase, match="aerodrome db upgrade"):
        await Store.open(database_url)
    assert await upgrade(database_url) == (NEWEST, "9999")
    assert await upgrade(database_url) == ("9999", "9999")
    store = await Store.open(database_url)
    assert (await loaded(store, "m1")).seq == 1
    await store.close()
    monkeypatch.setattr(schema, "MIGRATIONS", today)
    with pytest.raises(CannotOpen, match="newer Aerodrome"):
        await Store.open(database_url)
    with pytest.raises(CannotOpen, match="newer Aerodrome"):
        await upgrade(database_url)


@pytest.mark.asyncio
async def test_an_upgrade_that_fails_leaves_everything_as_it_was(
    database_url: str, tomorrow: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(database_url)
    await store.close()
    step = tomorrow / "versions" / "v9999_more.py"
    step.write_text(step.read_text() + "    raise RuntimeError('half way')\n")
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", tomorrow)
        with pytest.raises(RuntimeError, match="half way"):
            await upgrade(database_url)
    store = await Store.open(database_url)
    tables = await store.database.read(lambda connection: sa.inspect(connection).get_table_names())
    shared = {"servers", "leases", "presence"}
    there = schema.TABLES if database_url.startswith("postgresql") else schema.TABLES - shared
    assert {*tables} == {*there, schema.VERSION_TABLE}
    await store.close()


@pytest.mark.asyncio
async def test_a_match_of_before_times_were_chained_is_proven_as_far_as_it_was(database_url: str) -> None:
    """Its entries stay as they were chained, those that come are chained with their times."""
    database = database_of(database_url)

    def old(connection: sa.Connection) -> None:
        schema.migrate(connection, "0001")
        bodies = [b'{"n":%d}' % n for n in range(1, 4)]
        chains = [""]
        for n, body in enumerate(bodies, 1):
            chains.append(hashlib.sha256(f"{chains[-1]}:{n}:".encode() + body).hexdigest()[:16])
        connection.execute(
            sa.text("INSERT INTO matches VALUES ('m1', 'airships', 'open', 'public', 1, 3, 3, :chain, NULL, NULL, :s)"),
            {"chain": chains[-1], "s": b"s" * 32},
        )
        for n, body in enumerate(bodies, 1):
            connection.execute(
                sa.text("INSERT INTO rows VALUES ('m1', :n, 'moved', :body, 1001.5, :chain)"),
                {"n": n, "body": body, "chain": chains[n]},
            )

    await database.write(old)
    await database.close()
    with pytest.raises(OldDatabase):
        await Store.open(database_url)
    assert await upgrade(database_url) == ("0001", NEWEST)
    store = await Store.open(database_url)
    match = await loaded(store, "m1")
    assert (match.timed_from, bad_link(match), await store.untimed()) == (4, None, 1)
    assert await store.append([Writer("m1", 3, match.chain).batch(2), Writer("m2").start()]) == [None, None]
    assert (bad_link(await loaded(store, "m1")), (await loaded(store, "m2")).timed_from) == (None, 1)
    await sql(store, "UPDATE rows SET at = 7 WHERE match_id = 'm1' AND seq = 2")  # nobody can know
    assert bad_link(await loaded(store, "m1")) is None
    await sql(store, "UPDATE rows SET at = 7 WHERE match_id = 'm1' AND seq = 4")
    found = bad_link(await loaded(store, "m1"))
    assert found is not None
    assert found.entry == 4
    await store.close()


@pytest.mark.asyncio
async def test_upgrade_makes_an_empty_database(database_url: str) -> None:
    assert await upgrade(database_url) == (None, NEWEST)


@pytest.mark.asyncio
async def test_several_open_an_empty_database_at_once(database_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(database_url) for _ in range(4)))
    await started(stores[0], "m1")
    assert [(await loaded(store, "m1")).seq for store in stores] == [1, 1, 1, 1]
    for store in stores:
        await store.close()


@pytest.mark.asyncio
async def test_a_database_of_another_program_is_left_alone(database_url: str) -> None:
    store = await Store.open(database_url)
    await sql(store, "DROP TABLE aerodrome_version")
    await store.close()
    with pytest.raises(CannotOpen, match="another program"):
        await Store.open(database_url)
    with pytest.raises(CannotOpen, match="another program"):
        await upgrade(database_url)


@pytest.mark.asyncio
async def test_a_database_without_its_version_is_refused(database_url: str) -> None:
    store = await Store.open(database_url)
    await sql(store, "DELETE FROM aerodrome_version")
    await store.close()
    with pytest.raises(CannotOpen, match="which version"):
        await Store.open(database_url)


@pytest.mark.asyncio
async def test_what_was_written_is_there_after_closing(database_url: str) -> None:
    store = await Store.open(database_url)
    await started(store, "m1")
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.load("m1")
    with pytest.raises(StoreError, match="closed"):
        await store.append([Writer("m2").start()])
    store = await Store.open(database_url)
    assert (await loaded(store, "m1")).seq == 1
    await store.close()


@pytest.mark.asyncio
async def test_a_match_that_another_process_holds(database_url: str) -> None:
    holder = await Store.open(database_url)
    store = await Store.open(database_url, patience=0.2)
    [writer] = await started(store, "m1")
    held, release = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    if database_url.startswith("sqlite"):

        def hold(connection: sa.Connection) -> None:
            loop.call_soon_threadsafe(held.set)
            asyncio.run_coroutine_threadsafe(release.wait(), loop).result()

        holding = asyncio.create_task(holder.database.write(hold))
    else:

        async def hold_row() -> None:
            connection = await asyncpg.connect(database_url)
            async with connection.transaction():
                await connection.execute("SELECT 1 FROM matches WHERE id = 'm1' FOR UPDATE")
                held.set()
                await release.wait()
            await connection.close()

        holding = asyncio.create_task(hold_row())
    await held.wait()
    with pytest.raises(Busy, match="another process"):
        await store.append([writer.twin().batch()])
    assert (await loaded(store, "m1")).seq == 1
    release.set()
    await holding
    assert await store.append([writer.batch()]) == [None]
    await store.close()
    await holder.close()


def test_the_package_alone_does_not_import_the_store() -> None:
    code = "import sys, aerodrome; sys.exit(any(name in sys.modules for name in ('sqlalchemy', 'alembic', 'asyncpg')))"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    assert subprocess.run([sys.executable, "-c", code], env=environment).returncode == 0
