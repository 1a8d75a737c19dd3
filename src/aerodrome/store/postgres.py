"""A PostgreSQL database. Servers may share it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from aerodrome.store.database import Database
from aerodrome.store.errors import Busy, CannotOpen, Corrupt, DiskFull, Outage, ReadOnly, StoreError, Unreachable
from aerodrome.store.journal import Change
from aerodrome.store.link import LOST, Link
from aerodrome.store.servers import Servers

CONNECT_SECONDS = 10.0
COMMAND_SECONDS = 60.0

MEANINGS: dict[str, tuple[type[StoreError], str]] = {
    "08": (Unreachable, "the connection broke; check that PostgreSQL runs"),
    "23": (Corrupt, ""),
    "25006": (ReadOnly, "PostgreSQL takes no changes: it is a copy, or was made read-only"),
    "28": (CannotOpen, "PostgreSQL refused the user or the password"),
    "3D000": (CannotOpen, "there is no such database; create it with createdb"),
    "53": (Outage, "PostgreSQL has run out of something; look at its log"),
    "53100": (DiskFull, "there is no space left on its disk; make room, and play continues by itself"),
    "55P03": (Busy, "another process holds a lock; try again"),
    "57": (Unreachable, "PostgreSQL is stopping, or was told to end our work"),
    "58": (Outage, "the system below PostgreSQL fails; look at its log"),
    "XX": (Corrupt, ""),
}
"""What PostgreSQL's errors mean, by their codes or the first two letters of those, and what to do."""

ADD_MATCHES = """
    INSERT INTO matches (id, game, status, privacy, created, updated, seq, chain, secret)
    SELECT id, game, 'open', privacy, created, created, 0, '', secret
    FROM unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::bytea[])
        AS new (id, game, privacy, created, secret)
    ORDER BY id ON CONFLICT (id) DO NOTHING
"""
# Matches are locked in the order of their ids, so that no two writers wait for each other. Rows that merely refer to a
# match, such as invites, need not wait.
_APPEND = """
    WITH new AS (
        SELECT * FROM unnest(
            $1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::float8[], $7::text[], $8::bytea[], $9::int[]
        ) AS new (id, old_seq, old_chain, seq, chain, updated, status, state, state_seq)
    ), held AS MATERIALIZED (
        SELECT id FROM matches WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE
    ), {leased} moved AS (
        UPDATE matches SET seq = new.seq, chain = new.chain, updated = COALESCE(new.updated, matches.updated),
            status = new.status, state = COALESCE(new.state, matches.state),
            state_seq = COALESCE(new.state_seq, matches.state_seq)
        FROM new, held
        WHERE matches.id = new.id AND held.id = new.id
            AND matches.seq = new.old_seq AND matches.chain = new.old_chain {and_leased}
        RETURNING matches.id
    ), added AS (
        INSERT INTO rows (match_id, seq, kind, body, at, chain)
        SELECT row.* FROM unnest($10::text[], $11::int[], $12::text[], $13::bytea[], $14::float8[], $15::text[])
            AS row (match_id, seq, kind, body, at, chain) JOIN moved ON moved.id = row.match_id
    ), seated AS (
        INSERT INTO seats (match_id, seat, player)
        SELECT seat.* FROM unnest($16::text[], $17::int[], $18::text[]) AS seat (match_id, seat, player)
            JOIN moved ON moved.id = seat.match_id
        ON CONFLICT (match_id, seat) DO UPDATE SET player = excluded.player
    )
    SELECT id FROM moved
"""
APPEND = _APPEND.format(leased="", and_leased="")
# What the holder of a match's lease does counts only while it holds it. The lock keeps others from taking the lease
# over before this is written.
APPEND_AS_HOLDER = _APPEND.format(
    leased="""mine AS MATERIALIZED (
        SELECT match_id FROM leases JOIN unnest($19::text[], $20::bigint[]) AS known (id, number)
            ON known.id = match_id AND known.number = leases.number
        WHERE leases.server = $21
            AND EXISTS (SELECT 1 FROM servers WHERE id = $21 AND until > extract(epoch FROM clock_timestamp()))
        ORDER BY match_id FOR SHARE OF leases
    ),""",
    and_leased="AND (NOT matches.id = ANY($19) OR matches.id IN (SELECT match_id FROM mine))",
)

T = TypeVar("T")


class PostgreSQL(Database):
    """Moves go straight to the driver; everything else goes through SQLAlchemy."""

    driver_errors = (asyncpg.PostgresError, *LOST)

    def __init__(self, url: str, patience: float) -> None:
        self._url = "postgresql://" + url.partition("://")[2]
        self.name, self._passwords = _name_of(self._url)
        self._patience = patience
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            isolation_level="READ COMMITTED",
            pool_pre_ping=True,
            hide_parameters=True,
        )
        # All statements of one reading see the same moment.
        self._readers = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._appender = Link(self._connect)
        """The connection that writes moves."""
        self.servers = self._servers = Servers(self._connect, self.explained)

    async def _connect(self) -> Any:
        """asyncpg reads the URL itself, as libpq does: sslmode, sockets, passfiles, the PG* variables."""
        connection = await asyncpg.connect(self._url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS)
        await connection.execute(f"SET lock_timeout = {max(1, round(1000 * self._patience))}")
        await connection.execute("SET application_name = 'aerodrome'")
        await connection.execute("SET default_transaction_isolation = 'read committed'")
        if await connection.fetchval("SHOW synchronous_commit") == "off":
            await connection.execute("SET synchronous_commit = on")  # what we confirm is on disk
        return connection

    async def read(self, job: Callable[[sa.Connection], T]) -> T:
        return await self._run(self._readers, job)

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        return await self._run(self._engine, job)

    async def _run(self, engine: AsyncEngine, job: Callable[[sa.Connection], T]) -> T:
        self.check_open()
        with self.explained():
            async with engine.begin() as connection:
                return await connection.run_sync(job)

    async def append(self, changes: Sequence[Change]) -> set[str]:
        self.check_open()
        with self.explained():
            # If PostgreSQL has gone away since the last move, and that was written after all, it is not written twice:
            # the match is then at another entry.
            return await self._appender.use(lambda connection: self._append(connection, changes))

    async def _append(self, connection: Any, changes: Sequence[Change]) -> set[str]:
        moved = [
            (c.match, c.before.seq, c.before.chain, c.after.seq, c.after.chain, c.updated, c.after.status, c.state,
             c.state_seq)
            for c in changes
        ]  # fmt: skip
        rows = [(change.match, *row) for change in changes for row in change.rows]
        seats = [(change.match, seat, player) for change in changes for seat, player in change.seats.items()]
        columns: list[Any] = [*_columns(moved, 9), *_columns(rows, 6), *_columns(seats, 3)]
        statement = APPEND
        held = [change.match for change in changes if change.as_holder]
        if held:
            statement = APPEND_AS_HOLDER
            columns += [held, [self._servers.leases.get(id, 0) for id in held], self._servers.id]
        new = [(c.id, c.game, c.privacy, c.created, c.secret) for c in (change.new for change in changes) if c]
        begun = [c.match for c in changes if c.after.status == "running" != c.before.status]
        ended = [c.match for c in changes if c.after.status != "running" == c.before.status]
        if new or begun or ended:
            async with connection.transaction():
                if new:
                    await connection.execute(ADD_MATCHES, *_columns(new, 5))
                there = {id for (id,) in await connection.fetch(statement, *columns)}
                leased = await self._servers.note_ends(connection, there.intersection(begun), there.intersection(ended))
            self._servers.leases |= leased
        else:
            there = {id for (id,) in await connection.fetch(statement, *columns)}
        return {change.match for change in changes}.difference(there)

    async def claim(self) -> None:
        """Servers may share it. If two write to one match, one of them gets a `Conflict`."""

    async def backup(self, path: Path) -> None:
        raise StoreError(
            f"{self.name} is a PostgreSQL database; back it up with PostgreSQL's own tool:"
            f" pg_dump --format=custom --file={path} URL"
        )

    async def close(self) -> None:
        self.closed = True
        await self._appender.close()
        await self._servers.close()
        await self._engine.dispose()

    def explain(self, error: BaseException) -> StoreError:
        error = error.__cause__ or error  # SQLAlchemy has a copy of asyncpg's error
        # Only the first line, since further ones may show the contents of a row.
        said = (str(error).splitlines() or [""])[0]
        for password in self._passwords:
            said = said.replace(password, "***")
        if isinstance(error, TimeoutError):
            return Unreachable(f"{self.name}: PostgreSQL did not answer in time; check that it runs there")
        if isinstance(error, OSError):
            return Unreachable(f"{self.name}: cannot reach PostgreSQL; check the address and that it runs ({said})")
        if isinstance(error, asyncpg.ClientConfigurationError):
            return CannotOpen(f"{self.name}: the address of the database is not well formed ({said})")
        if isinstance(error, asyncpg.InterfaceError) and isinstance(error, ValueError):
            return StoreError(f"{self.name}: PostgreSQL cannot hold this")  # the driver's message would show the value
        code = getattr(error, "sqlstate", None) or ("08" if isinstance(error, LOST) else "")
        kind, text = MEANINGS.get(code) or MEANINGS.get(code[:2]) or (StoreError, "")
        said = said or type(error).__name__
        return kind(f"{self.name}: {text} ({said})" if text else f"{self.name}: {said}")


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    """Rows turned into columns, which PostgreSQL takes all at once."""
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]


def _name_of(url: str) -> tuple[str, list[str]]:
    """The name of a database for messages, and the passwords that no message may hold."""
    malformed = CannotOpen(
        "the address of the PostgreSQL database is not well formed: postgresql://user:password@host:port/database,"
        " with every special character in user and password written as %XX"
    )
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise malformed from None
    # A password with a bare / ? or # ends up in one of these, and from there in messages.
    if "@" in parts.path + parts.query or parts.fragment:
        raise malformed
    extra = parse_qs(parts.query)
    passwords = [parts.password or "", unquote(parts.password or ""), *extra.get("password", [])]
    host = parts.hostname or ",".join(extra.get("host", [])) or "local"
    name = f"postgresql://{host}{f':{port}' if port else ''}{parts.path}"
    return name, [password for password in passwords if password]
