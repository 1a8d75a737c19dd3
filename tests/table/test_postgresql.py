"""The store on PostgreSQL: its connections, its addresses, and passwords that nobody may see."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from aerodrome.store.errors import (
    CannotOpen,
    StoreError,
)
from aerodrome.store.postgres import PostgreSQL
from aerodrome.store.schema import TABLES, VERSION_TABLE
from aerodrome.store.store import Store
from tests.table.writing import shown, sql, started


@pytest.mark.asyncio
async def test_postgresql_is_backed_up_by_its_own_tool(postgresql_url: str, tmp_path: Path) -> None:
    store = await Store.open(postgresql_url)
    with pytest.raises(StoreError, match="pg_dump"):
        await store.backup(tmp_path / "copy")
    await store.close()


@pytest.mark.asyncio
async def test_postgresql_may_hold_tables_of_others(postgresql_url: str) -> None:
    store = await Store.open(postgresql_url)
    for table in (*TABLES, VERSION_TABLE):
        await sql(store, f"DROP TABLE {table} CASCADE")
    await sql(store, "DROP SEQUENCE lease_numbers")
    await sql(store, "CREATE TABLE alembic_version (version_num TEXT)")
    await store.close()
    store = await Store.open(postgresql_url)
    await started(store, "m1")
    await store.close()


@pytest.mark.asyncio
async def test_postgresql_waits_for_the_disk_even_where_it_is_told_not_to(postgresql_url: str) -> None:
    store = await Store.open(postgresql_url)
    name = store.name.rpartition("/")[2]
    await sql(store, f"ALTER DATABASE {name} SET synchronous_commit = off")
    await store.close()
    store = await Store.open(postgresql_url)
    show = sa.text("SHOW synchronous_commit")
    assert await store.database.write(lambda connection: connection.execute(show).scalar()) == "on"
    await store.close()


@pytest.mark.asyncio
async def test_a_lost_connection_is_made_anew(postgresql_url: str) -> None:
    store, other = await Store.open(postgresql_url), await Store.open(postgresql_url)
    [writer] = await started(store, "m1")
    await sql(
        other,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
    assert await store.append([writer.batch()]) == [None]
    await store.close()
    await other.close()


@pytest.mark.asyncio
async def test_a_database_that_is_not_there(postgresql_url: str) -> None:
    with pytest.raises(CannotOpen, match="createdb"):
        await Store.open(postgresql_url.replace("/test_", "/missing_"))


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ann:hunter22@127.0.0.1:1/tables",
        "postgres://ann:hunter22@127.0.0.1:1/tables",
        "postgresql+asyncpg://ann:hunter22@127.0.0.1:1/tables",
        "postgresql://ann@127.0.0.1:1/tables?password=hunter22",
        "postgresql://ann:hunter22@127.0.0.1:1/tables?sslmode=hunter22",
        "postgresql://ann:hunter22@127.0.0.1:99999/tables",
        "postgresql://ann:hunter22/x@127.0.0.1:1/tables",
        "postgresql://ann:hunter22?x@127.0.0.1:1/tables",
        "postgresql://ann:1#hunter22@127.0.0.1:1/tables",
        "postgresql://ann:1/hunter22@127.0.0.1:1/tables",
        "postgresql://ann:1?hunter22@127.0.0.1:1/tables",
        "postgresql://ann:hunter22@/tables?host=/nowhere",
        "postgresql://ann:hunter22@[::1/tables",
    ],
)
async def test_no_password_in_an_error(url: str) -> None:
    with pytest.raises(CannotOpen, match=r"cannot reach PostgreSQL|not well formed") as caught:
        await Store.open(url)
    assert "hunter22" not in shown(caught.value)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "url", ["postgresql://ann:hunter%2F22@localhost/tables", "postgresql://ann@localhost/tables?password=hunter%2F22"]
)
async def test_a_password_that_a_driver_repeats_is_struck_out(url: str) -> None:
    database = PostgreSQL(url, 1.0)
    said = str(database.explain(OSError("no route for ann:hunter/22 and ann:hunter%2F22")))
    assert "no route for ann:***" in said
    assert "hunter/22" not in said
    assert database.name == "postgresql://localhost/tables"
    await database.close()
