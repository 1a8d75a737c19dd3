"""The tables of the database, made by Alembic's steps in `migrations`."""

from __future__ import annotations

import contextlib
from pathlib import Path

import alembic.command
import alembic.config
import sqlalchemy as sa
from alembic.script import ScriptDirectory

from aerodrome.store.database import run
from aerodrome.store.errors import CannotOpen, OldDatabase

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION_TABLE = "aerodrome_version"
"""Not Alembic's usual name: a PostgreSQL database may be shared with another program that uses Alembic."""
MIGRATION_LOCK = 0x6165726F
"""Key of the PostgreSQL advisory lock. If several servers start on an empty database, only one makes the tables."""

TABLES = frozenset(
    {
        "matches",
        "rows",
        "seats",
        "people",
        "invites",
        "house",
        "journals",
        "servers",
        "leases",
        "presence",
        "sign_ins",
        "passkeys",
        "challenges",
        "codes",
        "names",
    }
)


def steps() -> alembic.config.Config:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _version(connection: sa.Connection) -> str | None:
    """The version of the schema; None in an empty database."""
    tables = set(sa.inspect(connection).get_table_names())
    if VERSION_TABLE in tables:
        versions = list(run(connection, f"SELECT version_num FROM {VERSION_TABLE}").scalars())
        if len(versions) == 1:
            return str(versions[0])
        raise CannotOpen("it does not say which version of Aerodrome made it; restore a backup")
    # An SQLite file belongs to one program. A PostgreSQL database may hold more, but not tables of our names.
    if tables if connection.dialect.name == "sqlite" else tables & TABLES:
        raise CannotOpen("it holds the tables of another program; name another database")
    return None


def check_version(connection: sa.Connection) -> bool:
    """Is the schema there? False in an empty database. Raises an error for any version but the present one."""
    version = _version(connection)
    script = ScriptDirectory.from_config(steps())
    head = script.get_current_head()
    if version is None or version == head:
        return version is not None
    if version in {step.revision for step in script.walk_revisions()}:
        raise OldDatabase(
            f"it was made by an older Aerodrome (version {version}, now {head}); make a backup, then run"
            " `aerodrome db upgrade`"
        )
    raise CannotOpen(f"it was made by a newer Aerodrome (version {version}, known here {head}); update Aerodrome")


def migrate(connection: sa.Connection, to: str = "head") -> tuple[str | None, str]:
    """Bring the schema to a version. Returns the versions before and after."""
    if connection.dialect.name == "postgresql":
        run(connection, f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    before = _version(connection)
    with contextlib.suppress(OldDatabase):
        check_version(connection)
    config = steps()
    config.attributes.update(connection=connection, version_table=VERSION_TABLE)
    alembic.command.upgrade(config, to)
    return before, str(_version(connection))


def touch(connection: sa.Connection) -> None:
    """Try to write, without a change. Raises `Outage`, which says why, if the database takes no writes."""
    run(connection, f"UPDATE {VERSION_TABLE} SET version_num = version_num")


def file_faults(connection: sa.Connection) -> list[str]:
    """The faults that SQLite finds in its own file. PostgreSQL looks after its files itself."""
    if connection.dialect.name != "sqlite":
        return []
    return [text for (text,) in run(connection, "PRAGMA integrity_check(20)") if text != "ok"]
