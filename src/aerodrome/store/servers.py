"""The servers that share a PostgreSQL database: which of them are alive, and which holds the lease of each running
match.

A server renews one row, its own, every second. While that row is fresh by the database's clock, its leases hold; once
it is not, any other server may take them over. Every lease has a number that no other lease ever had, so that a server
which was stopped and continues cannot pass for the holder.

Nothing here has to survive a crash of the database: a server that finds its row gone joins again.
"""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa

from aerodrome.store.database import run
from aerodrome.store.errors import CannotOpen, InUse
from aerodrome.store.journal import FORM, Row
from aerodrome.store.link import Link

LEASE_SECONDS = 3.0
"""How long a server counts as alive, and its leases hold, after it has renewed its row."""
FORGET_SECONDS = 60.0
"""After this time, the row of a dead server is cleared away."""
CHANNEL = "aerodrome"

NOW = "extract(epoch FROM clock_timestamp())::float8"
ALIVE = f"until > {NOW}"
FREE = f"server IS NULL OR NOT EXISTS (SELECT 1 FROM servers WHERE id = server AND {ALIVE})"

Explained = Callable[[], contextlib.AbstractContextManager[None]]


class Claimed(NamedTuple):
    """A match whose lease this server has taken over."""

    match: str
    alive_at: float
    """The last sign of life from the server that held it before, in the time of the house."""


class There(NamedTuple):
    """Who is at a table through one server."""

    match: str
    server: str
    body: bytes


class Servers:
    """This server among the others."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], explained: Explained) -> None:
        self._explained = explained
        self._link = Link(lambda: _hasty(connect))
        self._ear = Link(lambda: self._listening(connect))
        self._heard: Callable[[str], None] = lambda note: None
        self.id = ""
        """Drawn anew each time this server joins the others; empty while it has not."""
        self.leases: dict[str, int] = {}
        """The numbers of the leases that this server holds, as far as it knows."""

    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        with self._explained():
            return await self._link.fetch(statement, *values)

    async def clock(self) -> tuple[float, float]:
        """The database's clock against this machine's steady one: what to add, and how many seconds the question
        took."""
        asked = time.monotonic()
        [[now]] = await self._fetch(f"SELECT {NOW}")
        answered = time.monotonic()
        return now - (asked + answered) / 2, answered - asked

    # --- being one of them

    async def join(self, at: float) -> None:
        """Become one of the servers. `at` is the time of the house."""
        id = secrets.token_urlsafe(9)
        statement = f"INSERT INTO servers (id, form, at, until) VALUES ($1, $2, $3, {NOW} + $4)"
        await self._fetch(statement, id, FORM, at, LEASE_SECONDS)
        self.id = id
        self.leases.clear()

    async def renew(self, at: float) -> bool:
        """Say that this server is alive. False if it came too late, and its leases are others' now."""
        statement = f"UPDATE servers SET at = $2, until = {NOW} + $3 WHERE id = $1 AND {ALIVE} RETURNING id"
        return bool(await self._fetch(statement, self.id, at, LEASE_SECONDS))

    async def others(self) -> set[str]:
        """The other servers that are alive."""
        return {id for (id,) in await self._fetch(f"SELECT id FROM servers WHERE {ALIVE} AND id <> $1", self.id)}

    async def clear_away(self) -> None:
        """Clear away what dead servers have left."""
        await self._fetch(f"DELETE FROM presence USING servers WHERE server = servers.id AND until <= {NOW}")
        await self._fetch(
            f"DELETE FROM servers WHERE until <= {NOW} - $1 AND NOT EXISTS"
            " (SELECT 1 FROM leases WHERE leases.server = servers.id)",
            FORGET_SECONDS,
        )

    async def leave(self) -> None:
        """Be no server any more."""
        await self._fetch("DELETE FROM presence WHERE server = $1", self.id)
        await self._fetch("DELETE FROM servers WHERE id = $1", self.id)
        self.id = ""

    # --- leases

    async def free(self) -> int:
        """How many matches run whose lease nobody holds."""
        [[count]] = await self._fetch(f"SELECT count(*) FROM leases WHERE {FREE}")
        return int(count)

    async def claim(self, most: int) -> list[Claimed]:
        """Take over leases that nobody holds."""
        found = await self._fetch(
            f"""
            WITH open AS (
                SELECT match_id, COALESCE((SELECT at FROM servers WHERE id = server), at) AS alive_at
                FROM leases WHERE {FREE} ORDER BY match_id LIMIT $2 FOR UPDATE OF leases SKIP LOCKED
            )
            UPDATE leases SET server = $1, number = nextval('lease_numbers'), at = alive_at FROM open
            WHERE leases.match_id = open.match_id AND EXISTS (SELECT 1 FROM servers WHERE id = $1 AND {ALIVE})
            RETURNING leases.match_id, number, alive_at
            """,
            self.id,
            most,
        )
        self.leases |= {match: number for match, number, _ in found}
        return [Claimed(match, alive_at) for match, _, alive_at in found]

    async def release(self, at: float) -> None:
        """Give all leases up."""
        self.leases.clear()
        await self._fetch("UPDATE leases SET server = NULL, at = $2 WHERE server = $1", self.id, at)

    async def holds(self, match: str) -> bool:
        """Does this server still hold a lease? It asks the database."""
        found = await self._fetch(
            f"SELECT number FROM leases WHERE match_id = $1 AND server = $2"
            f" AND EXISTS (SELECT 1 FROM servers WHERE id = $2 AND {ALIVE})",
            match,
            self.id,
        )
        if found:
            self.leases[match] = found[0][0]
        else:
            self.leases.pop(match, None)
        return bool(found)

    async def note_ends(self, connection: Any, begun: Collection[str], ended: Collection[str]) -> dict[str, int]:
        """In the transaction in which matches begin or end: take the leases of the first, remove those of the second.
        Returns the numbers of the leases."""
        if ended:
            await connection.execute("DELETE FROM leases WHERE match_id = ANY($1)", list(ended))
        if not begun:
            return {}
        found = await connection.fetch(
            "INSERT INTO leases (match_id, server, number, at)"
            f" SELECT id, NULLIF($2, ''), nextval('lease_numbers'), {NOW} FROM unnest($1::text[]) AS id"
            " RETURNING match_id, number",
            list(begun),
            self.id,
        )
        return dict(found) if self.id else {}

    # --- reading on

    async def heads(self, matches: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each match."""
        found = await self._fetch("SELECT id, seq FROM matches WHERE id = ANY($1::text[])", list(matches))
        return dict(found)

    async def rows_from(self, wanted: Mapping[str, int]) -> dict[str, list[Row]]:
        """The entries of matches from a number on."""
        found = await self._fetch(
            "SELECT match_id, rows.seq, kind, body, at, chain"
            " FROM unnest($1::text[], $2::int[]) AS wanted (id, seq)"
            " JOIN rows ON match_id = wanted.id AND rows.seq >= wanted.seq ORDER BY match_id, rows.seq",
            list(wanted),
            list(wanted.values()),
        )
        rows: dict[str, list[Row]] = {match: [] for match in wanted}
        for match, *row in found:
            rows[match].append(Row(*row))
        return rows

    # --- who is where

    async def show(self, there: Iterable[tuple[str, bool, bytes | None]]) -> None:
        """Say who is at tables through this server: the match, whether its host or a player is there, and who; None for
        nobody."""
        shown = list(there)
        gone = [match for match, _, body in shown if body is None]
        if gone:
            await self._fetch("DELETE FROM presence WHERE server = $1 AND match_id = ANY($2)", self.id, gone)
        here = [each for each in shown if each[2] is not None]
        if here:
            await self._fetch(
                "INSERT INTO presence (match_id, server, attended, body)"
                " SELECT new.id, $1, new.attended, new.body FROM unnest($2::text[], $3::bool[], $4::bytea[])"
                " AS new (id, attended, body)"
                " ON CONFLICT (match_id, server) DO UPDATE SET attended = excluded.attended, body = excluded.body",
                self.id,
                *(list(column) for column in zip(*here, strict=True)),
            )

    async def there(self, matches: Collection[str]) -> list[There]:
        """Who is at tables through the other servers."""
        found = await self._fetch(
            "SELECT match_id, server, body FROM presence JOIN servers ON servers.id = server"
            f" WHERE match_id = ANY($1::text[]) AND server <> $2 AND {ALIVE}",
            list(matches),
            self.id,
        )
        return [There(*row) for row in found]

    async def attended(self) -> set[str]:
        """The tables whose host or a player is there through another server."""
        found = await self._fetch(
            "SELECT DISTINCT match_id FROM presence JOIN servers ON servers.id = server"
            f" WHERE attended AND server <> $1 AND {ALIVE}",
            self.id,
        )
        return {match for (match,) in found}

    # --- notes

    async def listen(self, heard: Callable[[str], None]) -> bool:
        """Hear the notes of all servers. Returns True if nothing was heard for a while, because the connection had been
        cut: then some may be missing."""
        self._heard = heard
        if self._ear.is_open:
            return False
        with self._explained():
            await self._ear.fetch("SELECT 1")
        return True

    async def tell(self, notes: Collection[str]) -> None:
        """Send notes to all servers, this one included."""
        with self._explained():
            await self._ear.fetch("SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note", CHANNEL, list(notes))

    async def _listening(self, connect: Callable[[], Awaitable[Any]]) -> Any:
        connection = await _hasty(connect)
        await connection.add_listener(CHANNEL, lambda _, __, ___, note: self._heard(note))
        return connection

    async def close(self) -> None:
        await self._link.close()
        await self._ear.close()


async def _hasty(connect: Callable[[], Awaitable[Any]]) -> Any:
    """A connection that does not wait for the disk."""
    connection = await connect()
    await connection.execute("SET synchronous_commit = off")
    return connection


def agree_on_form(connection: sa.Connection) -> None:
    """Refuse to serve a database whose journals have another form: one that this version cannot read, or one that other
    servers still write. Nobody else decides about this meanwhile."""
    lock = " FOR UPDATE" if connection.dialect.name == "postgresql" else ""
    form = run(connection, f"SELECT form FROM journals{lock}").scalar_one()
    if form > FORM:
        raise CannotOpen(
            f"a newer Aerodrome has written its journals in a form that this one cannot read (form {form}, known here"
            f" {FORM}); update Aerodrome"
        )
    if connection.dialect.name == "postgresql":
        old = run(connection, f"SELECT count(*) FROM servers WHERE {ALIVE} AND form <> :form", form=FORM).scalar_one()
        if old:
            raise InUse(
                f"servers of another version use it ({old}), and cannot read what this one writes (form {FORM}); stop"
                " them first"
            )
    if form < FORM:
        run(connection, "UPDATE journals SET form = :form", form=FORM)
