"""The store: the journals of all tables in one database, an SQLite file or PostgreSQL, through the same statements.

What `append` has answered is on disk. All batches that wait are written in one transaction (*group commit*), and each
is checked against the row of its match, which stays locked meanwhile: of two servers that write to one match, one gets
a `Conflict`.

Every statement is in a plain function of a connection. On PostgreSQL these run on asyncpg; on SQLite in a thread, so
that a commit costs the event loop one hand-over instead of several for each statement.

Tokens come in hashed (`hash_token`). No error of this module shows a password, a secret or what a row holds.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import os
import re
import sqlite3
import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import alembic.command
import alembic.config
import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sa
from alembic.script import ScriptDirectory
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from aerodrome.rulebook.errors import AerodromeError
from aerodrome.store.claim import Claimed, claim_file, release_file

STATUSES = frozenset({"open", "running", "over", "abandoned"})
MIGRATIONS = Path(__file__).parent / "migrations"
VERSION_TABLE = "aerodrome_version"
"""Not Alembic's usual name: a PostgreSQL database may be shared with another program that uses Alembic."""

PATIENCE = 5.0
"""Seconds to wait for a lock that another process holds."""

READERS = 3
CONNECT_SECONDS = 10.0
COMMAND_SECONDS = 60.0
MIGRATION_LOCK = 0x6165726F
"""Key of the PostgreSQL advisory lock: of several servers that start on an empty database, one makes the tables."""

T = TypeVar("T")


class StoreError(AerodromeError):
    """The database did not do what was asked; nothing was written, unless the connection broke during the commit."""


class CannotOpen(StoreError):
    """The database cannot be reached or used at all."""


class OldDatabase(CannotOpen):
    """The database was made by an older Aerodrome."""


class NewerDatabase(CannotOpen):
    """The database was made by a newer Aerodrome."""


class InUse(CannotOpen):
    """Another server has this file."""


class Outage(StoreError):
    """The database cannot be used just now, and may come back by itself. Nothing was written, unless the connection
    broke during the commit. ``reason`` is for programs, the message for who runs the server."""

    reason = "failing"

    def __init__(self, text: str, reason: str = "") -> None:
        super().__init__(text)
        self.reason = reason or type(self).reason


class Busy(Outage):
    """Another process held a lock for too long."""

    reason = "locked"


class Unreachable(Outage, CannotOpen):
    """The database is not there: its server does not answer, or its file is gone."""

    reason = "unreachable"


class Corrupt(StoreError):
    """What is stored cannot be read, or contradicts what is to be written: damage, which waiting does not mend."""


class Conflict(StoreError):
    """The match is not where the writer believed: somebody else has written to it."""


class BadBatch(StoreError, ValueError):
    """A batch that could not follow on any match: numbers or chains do not fit together."""


class NoSuchMatch(StoreError, KeyError):
    """There is no match with this id."""

    def __str__(self) -> str:
        return str(self.args[0])


class Taken(StoreError):
    """An id or a token is in use already."""


class Row(NamedTuple):
    """One entry of a match as it is stored."""

    seq: int
    kind: str
    body: bytes
    at: float
    chain: str


@dataclass(frozen=True)
class NewMatch:
    """What a match has from its beginning."""

    id: str
    game: str
    privacy: str
    created: float
    secret: bytes = field(repr=False)


@dataclass(slots=True)
class Batch:
    """What one match wants written, all or nothing."""

    match: str
    expected: int
    """The last seq that the writer knows; 0 for a new match."""
    rows: list[Row]
    status: str | None = None
    """None leaves it."""
    state: bytes | None = field(default=None, repr=False)
    """The packed state after the last row; None leaves the older one, with its own seq."""
    seats: dict[int, str | None] = field(default_factory=dict)
    """Seats that change hands; None empties one."""
    new: NewMatch | None = None
    updated: float | None = None
    """What lists show as the time of the last change; None for the time of the last row."""


@dataclass(frozen=True)
class Loaded:
    """A match with its whole journal."""

    id: str
    game: str
    status: str
    privacy: str
    created: float
    updated: float
    seq: int
    chain: str
    state: bytes | None = field(repr=False)
    state_seq: int | None
    """The seq after which `state` was packed."""
    secret: bytes = field(repr=False)
    timed_from: int
    """The first entry whose time and kind are in the chain; later than 1 where the match is older than that."""
    rows: list[Row] = field(repr=False)
    """Every entry that there is, also such as should not be there."""
    seats: dict[int, str | None] = field(default_factory=dict, repr=False)


class Header(NamedTuple):
    """What a lobby shows of a match."""

    id: str
    game: str
    status: str
    privacy: str
    created: float
    updated: float
    seq: int
    first: bytes
    """The body of entry 1."""


class Sitting(NamedTuple):
    """A seat that a player has at a table."""

    match: str
    seat: int
    game: str
    status: str
    privacy: str
    updated: float
    whole: bool
    """Are its first and its last entry there? No more than this can be seen from a list."""


class Person(NamedTuple):
    """Somebody who has signed in."""

    id: str
    name: str
    created: float
    seen: float


class Alive(NamedTuple):
    """The last note that a house was open: since when it had been, and when the note was made, by its own clock."""

    began: float
    at: float


class Invite(NamedTuple):
    """A link that gives a seat, or a place among the spectators (seat None)."""

    match: str
    seat: int | None


class Given(NamedTuple):
    """An invite that was given, for who gave it."""

    id: str
    """Names it without giving it away."""
    seat: int | None
    used_by: str
    """Who has used it; empty for nobody."""
    withdrawn: bool


INVITE_ID = 16
"""The first so many digits of the hash of its token name an invite."""
WITHDRAWN = ""
"""Who has used an invite that was withdrawn: nobody ever will."""

_metadata = sa.MetaData()
_key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
_matches = sa.Table(
    "matches",
    _metadata,
    sa.Column("id", _key, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("privacy", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("updated", sa.Double, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("chain", sa.Text, nullable=False),
    sa.Column("state", sa.LargeBinary),
    sa.Column("state_seq", sa.Integer),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("timed_from", sa.Integer, nullable=False, server_default="1"),
    sa.Index("matches_lobby", "status", "privacy", "created", "id"),
)
_rows = sa.Table(
    "rows",
    _metadata,
    sa.Column("match_id", _key, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("chain", sa.Text, nullable=False),
)
_seats = sa.Table(
    "seats",
    _metadata,
    sa.Column("match_id", _key, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("player", _key),
    sa.Index("seats_player", "player"),
    sqlite_with_rowid=False,
)
_people = sa.Table(
    "people",
    _metadata,
    sa.Column("id", _key, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("token_hash", _key, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
    sa.Index("people_token_hash", "token_hash", unique=True),
)
_invites = sa.Table(
    "invites",
    _metadata,
    sa.Column("token_hash", _key, primary_key=True),
    sa.Column("match_id", _key, sa.ForeignKey("matches.id"), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("used_by", _key),
    sa.Column("created", sa.Double, nullable=False),
    sa.Index("invites_match", "match_id"),
)
_house = sa.Table(
    "house",
    _metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("began", sa.Double, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)
"""One row: the house's last sign of life."""


_double = struct.Struct(">d").pack


def chain_of(previous: str, seq: int, kind: str, at: float, body: bytes) -> str:
    """The link that ties an entry to all before it: 16 hex digits of SHA-256 over `previous:seq:kind:`, the time as the
    8 bytes of a double (the largest first), and the body.

    The first entry follows on the empty string.

    >>> chain_of("", 1, "created", 1000.5, b"{}")
    '29fc2a363678699f'
    """
    return hashlib.sha256(f"{previous}:{seq}:{kind}:".encode() + _double(at) + body).hexdigest()[:16]


def chain_before_times(previous: str, seq: int, body: bytes) -> str:
    """The link of an entry that was written before times and kinds were chained, over `previous:seq:body`."""
    return hashlib.sha256(f"{previous}:{seq}:".encode() + body).hexdigest()[:16]


class BadLink(NamedTuple):
    """The first place where a journal does not fit together."""

    seq: int
    what: str


def bad_link(loaded: Loaded) -> BadLink | None:
    """The first entry that is changed, missing or out of place; None where all are chained up to the match's head.

    Damage by accident is noticed. Who may write to the database can chain entries anew, and no chain tells.
    """
    chain, last = "", 0
    for row in loaded.rows:
        last += 1
        if row.seq != last:
            return BadLink(last, "it is missing")
        if last > loaded.seq:
            return BadLink(last, f"it should not be there: the match says that {loaded.seq} is its last entry")
        try:
            if last < loaded.timed_from:
                chain = chain_before_times(chain, last, row.body)
            else:
                chain = chain_of(chain, last, row.kind, row.at, row.body)
        except (TypeError, ValueError, struct.error):  # SQLite keeps whatever it was given
            return BadLink(last, "it holds something of another kind than an entry does")
        if row.chain != chain:
            return BadLink(last, "it does not fit the hash chain: it was changed, or one before it")
    if last != loaded.seq:
        return BadLink(last + 1, "it is missing")
    if chain != loaded.chain:
        return BadLink(last, "the match says that it ends with another entry")
    return None


def hash_token(token: str) -> str:
    """The form in which a token is stored and looked up. Tokens are long and random, so no salt is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_hash(text: object) -> bool:
    """Is this a hashed token?"""
    return isinstance(text, str) and re.fullmatch("[0-9a-f]{64}", text) is not None


def _check_hash(token_hash: str) -> str:
    """Keeps a token from being stored as it is, should a caller forget to hash it."""
    if not is_hash(token_hash):
        raise ValueError("a token is stored hashed only; use hash_token")
    return token_hash


# Statements. Everything below takes a connection that is in a transaction.


@dataclass(slots=True)
class _Head:
    """Where a match stands while a group of batches is applied to it."""

    seq: int
    chain: str
    status: str
    updated: float
    state: bytes | None = None
    state_seq: int | None = None
    changed: bool = False


def _flaw(batch: Batch) -> StoreError | None:
    """What is wrong with a batch in itself, whatever the database says."""
    if batch.status is not None and batch.status not in STATUSES:
        return BadBatch(f"match {batch.match}: there is no status {batch.status!r}")
    if (batch.new is not None) != (batch.expected == 0):
        return BadBatch(f"match {batch.match}: a batch at seq 0 makes a new match, and no other does")
    if batch.new is not None:
        if batch.new.id != batch.match:
            return BadBatch(f"match {batch.match}: the new match has another id, {batch.new.id}")
        if not batch.rows:
            return BadBatch(f"match {batch.match}: a new match needs its first entry")
    seq = batch.expected
    chain = "" if seq == 0 else None
    for row in batch.rows:
        seq += 1
        if row.seq != seq:
            return BadBatch(f"match {batch.match}: entry {row.seq} stands where {seq} belongs")
        if chain is not None and row.chain != chain_of(chain, seq, row.kind, row.at, row.body):
            return BadBatch(f"match {batch.match}: entry {seq} is not chained to the one before")
        chain = row.chain
    return None


def _misfit(batch: Batch, head: _Head | None) -> StoreError | None:
    """Why a batch cannot follow on what is stored."""
    if head is None:
        return Conflict(f"match {batch.match} is not in this database")
    if head.seq != batch.expected:
        return Conflict(f"match {batch.match} is at entry {head.seq}, not at {batch.expected}")
    first = batch.rows[0] if batch.rows else None
    if first is not None and first.chain != chain_of(head.chain, first.seq, first.kind, first.at, first.body):
        return Conflict(f"match {batch.match} has another history up to entry {head.seq}")
    return None


class _Pen(Protocol):
    """What writes the rows of a group of batches, each kind in one go. The statements of every move are given to the
    drivers as they take them: the ways through SQLAlchemy cost more than all else about them."""

    def heads(self, ids: Iterable[str]) -> Iterable[tuple[str, int, str, str, float]]:
        """Id, seq, chain, status and time of matches, whose rows stay locked."""

    def add_matches(self, values: list[tuple[Any, ...]]) -> None:
        """Id, game, privacy, time and secret of each; a match that is there already stays."""

    def add_rows(self, values: list[tuple[Any, ...]]) -> None:
        """The match of each, and its row."""

    def change_matches(self, values: list[tuple[Any, ...]]) -> None:
        """Id, seq, chain, time, status, state and its seq of each; a state of None leaves the older one."""

    def change_seats(self, values: list[tuple[Any, ...]]) -> None:
        """Match, seat and player of each."""


class _SQLitePen:
    """On SQLite there is one writer at a time: all is locked."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._all, self._each = connection.execute, connection.executemany

    def heads(self, ids: Iterable[str]) -> Iterable[tuple[str, int, str, str, float]]:
        return self._all(
            "SELECT id, seq, chain, status, updated FROM matches WHERE id IN (SELECT value FROM json_each(?))",
            (json.dumps(list(ids)),),
        ).fetchall()

    def add_matches(self, values: list[tuple[Any, ...]]) -> None:
        self._each(
            "INSERT INTO matches (id, game, status, privacy, created, updated, seq, chain, secret)"
            " VALUES (?1, ?2, 'open', ?3, ?4, ?4, 0, '', ?5) ON CONFLICT (id) DO NOTHING",
            values,
        )

    def add_rows(self, values: list[tuple[Any, ...]]) -> None:
        self._each("INSERT INTO rows (match_id, seq, kind, body, at, chain) VALUES (?1, ?2, ?3, ?4, ?5, ?6)", values)

    def change_matches(self, values: list[tuple[Any, ...]]) -> None:
        self._each(
            "UPDATE matches SET seq = ?2, chain = ?3, updated = ?4, status = ?5,"
            " state = COALESCE(?6, state), state_seq = COALESCE(?7, state_seq) WHERE id = ?1",
            values,
        )

    def change_seats(self, values: list[tuple[Any, ...]]) -> None:
        self._each(
            "INSERT INTO seats (match_id, seat, player) VALUES (?1, ?2, ?3)"
            " ON CONFLICT (match_id, seat) DO UPDATE SET player = excluded.player",
            values,
        )


class _PostgreSQLPen:
    """PostgreSQL is given columns: one statement for many rows costs it a fraction of as many statements."""

    def __init__(self, connection: sa.Connection) -> None:
        self._connection = connection

    def _do(self, statement: str, values: list[tuple[Any, ...]]) -> None:
        self._connection.exec_driver_sql(statement, tuple(map(list, zip(*values, strict=True))))

    def heads(self, ids: Iterable[str]) -> Iterable[tuple[str, int, str, str, float]]:
        found = self._connection.exec_driver_sql(
            # Always in the same order, so that no two writers wait for each other. Rows that merely refer to a match,
            # such as invites, need not wait.
            "SELECT id, seq, chain, status, updated FROM matches WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE",
            (list(ids),),
        )
        return found.cursor.fetchall()

    def add_matches(self, values: list[tuple[Any, ...]]) -> None:
        self._do(
            "INSERT INTO matches (id, game, status, privacy, created, updated, seq, chain, secret)"
            " SELECT id, game, 'open', privacy, created, created, 0, '', secret"
            " FROM unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::bytea[])"
            " AS new (id, game, privacy, created, secret) ON CONFLICT (id) DO NOTHING",
            values,
        )

    def add_rows(self, values: list[tuple[Any, ...]]) -> None:
        self._do(
            "INSERT INTO rows (match_id, seq, kind, body, at, chain) SELECT * FROM"
            " unnest($1::text[], $2::int[], $3::text[], $4::bytea[], $5::float8[], $6::text[])",
            values,
        )

    def change_matches(self, values: list[tuple[Any, ...]]) -> None:
        self._do(
            "UPDATE matches SET seq = new.seq, chain = new.chain, updated = new.updated, status = new.status,"
            " state = COALESCE(new.state, matches.state), state_seq = COALESCE(new.state_seq, matches.state_seq)"
            " FROM unnest($1::text[], $2::int[], $3::text[], $4::float8[], $5::text[], $6::bytea[], $7::int[])"
            " AS new (id, seq, chain, updated, status, state, state_seq) WHERE matches.id = new.id",
            values,
        )

    def change_seats(self, values: list[tuple[Any, ...]]) -> None:
        self._do(
            "INSERT INTO seats (match_id, seat, player) SELECT * FROM unnest($1::text[], $2::int[], $3::text[])"
            " ON CONFLICT (match_id, seat) DO UPDATE SET player = excluded.player",
            values,
        )


def _pen(connection: sa.Connection) -> _Pen:
    if connection.dialect.name == "sqlite":
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        return _SQLitePen(driver)
    return _PostgreSQLPen(connection)


def _append(connection: sa.Connection, batches: Sequence[Batch]) -> list[StoreError | None]:
    results = [_flaw(batch) for batch in batches]
    fine = [batch for batch, flaw in zip(batches, results, strict=True) if flaw is None]
    # A new match is put in at seq 0 and then treated as any other. If another writer was first, its row stays, and is
    # past 0: seq 0 is never committed, since a new match comes with an entry.
    new = {batch.match: batch.new for batch in fine if batch.new is not None}
    pen = _pen(connection)
    if new:
        pen.add_matches(
            [(match, made.game, made.privacy, made.created, made.secret) for match, made in sorted(new.items())]
        )
    heads = {
        match: _Head(seq, chain, status, updated)
        for match, seq, chain, status, updated in pen.heads({batch.match for batch in fine})
    }
    rows: list[tuple[Any, ...]] = []
    seats: dict[tuple[str, int], str | None] = {}
    for place, batch in enumerate(batches):
        if results[place] is not None:
            continue
        match = batch.match
        head = heads.get(match)
        results[place] = _misfit(batch, head)
        if head is None or results[place] is not None:
            continue
        head.changed = True
        if batch.rows:
            rows += [(match, *row) for row in batch.rows]
            head.seq, _, _, head.updated, head.chain = batch.rows[-1]
            if batch.updated is not None:
                head.updated = batch.updated
        if batch.status is not None:
            head.status = batch.status
        if batch.state is not None:
            head.state, head.state_seq = batch.state, head.seq
        for seat, player in batch.seats.items():
            seats[match, seat] = player
    changes = [
        (match, head.seq, head.chain, head.updated, head.status, head.state, head.state_seq)
        for match, head in heads.items()
        if head.changed
    ]
    if rows:
        pen.add_rows(rows)
    if changes:
        pen.change_matches(changes)
    if seats:
        pen.change_seats([(match, seat, player) for (match, seat), player in seats.items()])
    return results


def _load(connection: sa.Connection, match: str) -> Loaded | None:
    found = connection.execute(sa.select(_matches).where(_matches.c.id == match)).one_or_none()
    if found is None:
        return None
    rows = connection.execute(
        sa.select(_rows.c.seq, _rows.c.kind, _rows.c.body, _rows.c.at, _rows.c.chain)
        .where(_rows.c.match_id == match)
        .order_by(_rows.c.seq)
    )
    seats = connection.execute(sa.select(_seats.c.seat, _seats.c.player).where(_seats.c.match_id == match))
    return Loaded(**found._mapping, rows=[Row(*row) for row in rows], seats={row.seat: row.player for row in seats})


def _listing(
    connection: sa.Connection,
    status: str | None,
    privacy: str | None,
    limit: int,
    before: tuple[float, str] | None,
) -> list[Header]:
    columns = _matches.c
    query = (
        sa.select(
            columns.id,
            columns.game,
            columns.status,
            columns.privacy,
            columns.created,
            columns.updated,
            columns.seq,
            _rows.c.body,
        )
        .join(_rows, sa.and_(_rows.c.match_id == columns.id, _rows.c.seq == 1))
        .order_by(columns.created.desc(), columns.id.desc())
        .limit(limit)
    )
    if status is not None:
        query = query.where(columns.status == status)
    if privacy is not None:
        query = query.where(columns.privacy == privacy)
    if before is not None:
        query = query.where(sa.tuple_(columns.created, columns.id) < sa.tuple_(*before))
    return [Header(*row) for row in connection.execute(query)]


def _running(connection: sa.Connection) -> list[str]:
    query = sa.select(_matches.c.id).where(_matches.c.status == "running").order_by(_matches.c.updated.desc())
    return list(connection.scalars(query))


def _players_matches(connection: sa.Connection, player: str, limit: int) -> list[Sitting]:
    first, last = _rows.alias("first"), _rows.alias("last")
    query = (
        sa.select(
            _seats.c.match_id,
            _seats.c.seat,
            _matches.c.game,
            _matches.c.status,
            _matches.c.privacy,
            _matches.c.updated,
            sa.and_(first.c.seq.is_not(None), sa.func.coalesce(last.c.chain == _matches.c.chain, sa.false())),
        )
        .join(_matches, _matches.c.id == _seats.c.match_id)
        .outerjoin(first, sa.and_(first.c.match_id == _matches.c.id, first.c.seq == 1))
        .outerjoin(last, sa.and_(last.c.match_id == _matches.c.id, last.c.seq == _matches.c.seq))
        .where(_seats.c.player == player)
        .order_by(_matches.c.updated.desc(), _seats.c.match_id, _seats.c.seat)
        .limit(limit)
    )
    return [Sitting(*row)._replace(whole=bool(row[-1])) for row in connection.execute(query)]


def _seated(connection: sa.Connection, match: str) -> set[str]:
    query = sa.select(_seats.c.player).where(_seats.c.match_id == match, _seats.c.player.is_not(None))
    return set(connection.scalars(query))


# What a check asks for.


def _match_ids(connection: sa.Connection, after: str, limit: int) -> list[str]:
    columns = (_matches.c.id, _rows.c.match_id, _seats.c.match_id)
    named = [sa.select(column.label("id")).where(column > after) for column in columns]
    return list(connection.scalars(sa.union(*named).order_by("id").limit(limit)))


def _untimed(connection: sa.Connection) -> int:
    return connection.scalar(sa.select(sa.func.count()).select_from(_matches).where(_matches.c.timed_from > 1)) or 0


class Leftovers(NamedTuple):
    """What there is of a match that is not in the database."""

    entries: int
    seats: int


def _leftovers(connection: sa.Connection, match: str) -> Leftovers:
    counts = [
        connection.scalar(sa.select(sa.func.count()).select_from(table).where(table.c.match_id == match)) or 0
        for table in (_rows, _seats)
    ]
    return Leftovers(*counts)


class PersonRow(NamedTuple):
    """A person as the database has it."""

    id: str
    name: str
    token_hash: str
    created: float
    seen: float


def _all_people(connection: sa.Connection, after: str, limit: int) -> list[PersonRow]:
    columns = _people.c
    query = sa.select(columns.id, columns.name, columns.token_hash, columns.created, columns.seen)
    return [
        PersonRow(*row) for row in connection.execute(query.where(columns.id > after).order_by(columns.id).limit(limit))
    ]


def _missing_people(connection: sa.Connection) -> list[tuple[str, int, str]]:
    query = (
        sa.select(_seats.c.match_id, _seats.c.seat, _seats.c.player)
        .outerjoin(_people, _people.c.id == _seats.c.player)
        .where(_seats.c.player.is_not(None), _people.c.id.is_(None))
        .order_by(_seats.c.match_id, _seats.c.seat)
    )
    return [(match, seat, player) for match, seat, player in connection.execute(query)]


class InviteRow(NamedTuple):
    """An invite as the database has it."""

    token_hash: str
    match: str
    seat: int | None
    created: float
    known: bool
    """Is there such a match?"""


def _all_invites(connection: sa.Connection, after: str, limit: int) -> list[InviteRow]:
    columns = _invites.c
    query = (
        sa.select(columns.token_hash, columns.match_id, columns.seat, columns.created, _matches.c.id.is_not(None))
        .outerjoin(_matches, _matches.c.id == columns.match_id)
        .where(columns.token_hash > after)
        .order_by(columns.token_hash)
        .limit(limit)
    )
    return [InviteRow(*row)._replace(known=bool(row[-1])) for row in connection.execute(query)]


def _file_faults(connection: sa.Connection) -> list[str]:
    """What SQLite finds wrong with its own file; PostgreSQL looks after its files itself."""
    if connection.dialect.name != "sqlite":
        return []
    return [text for (text,) in connection.exec_driver_sql("PRAGMA integrity_check(20)") if text != "ok"]


def _touch(connection: sa.Connection) -> None:
    """Write something that changes nothing."""
    connection.execute(sa.text(f"UPDATE {VERSION_TABLE} SET version_num = version_num"))


def _person(connection: sa.Connection, token_hash: str) -> Person | None:
    query = sa.select(_people.c.id, _people.c.name, _people.c.created, _people.c.seen)
    found = connection.execute(query.where(_people.c.token_hash == token_hash)).one_or_none()
    return None if found is None else Person(*found)


def _add_person(connection: sa.Connection, person: Person, token_hash: str) -> None:
    added = connection.execute(
        sa.text(
            "INSERT INTO people (id, name, token_hash, created, seen)"
            " VALUES (:id, :name, :token_hash, :created, :seen) ON CONFLICT DO NOTHING"
        ),
        {**person._asdict(), "token_hash": token_hash},
    )
    if added.rowcount != 1:
        raise Taken("this person, or this token, is known already")


def _change_person(connection: sa.Connection, person: str, changes: dict[str, Any]) -> bool:
    return connection.execute(sa.update(_people).where(_people.c.id == person).values(changes)).rowcount == 1


def _add_invites(connection: sa.Connection, invites: dict[str, Invite], created: float) -> None:
    wanted = {invite.match for invite in invites.values()}
    missing = wanted.difference(connection.scalars(sa.select(_matches.c.id).where(_matches.c.id.in_(wanted))))
    if missing:
        raise NoSuchMatch(f"there is no match {min(missing)}")
    connection.execute(
        sa.insert(_invites),
        [
            {"token_hash": token, "match_id": invite.match, "seat": invite.seat, "used_by": None, "created": created}
            for token, invite in invites.items()
        ],
    )


def _take_invite(connection: sa.Connection, token_hash: str, person: str) -> Invite | None:
    columns = _invites.c
    this = columns.token_hash == token_hash
    free = sa.or_(columns.used_by.is_(None), columns.used_by == person)
    # The update holds the row until the commit, so the answer that follows is still true when it is given.
    if connection.execute(sa.update(_invites).where(this, free).values(used_by=person)).rowcount != 1:
        return None
    return Invite(*connection.execute(sa.select(columns.match_id, columns.seat).where(this)).one())


def _note_alive(connection: sa.Connection, alive: Alive) -> None:
    connection.execute(
        sa.text(
            "INSERT INTO house (id, began, at) VALUES (1, :began, :at)"
            " ON CONFLICT (id) DO UPDATE SET began = excluded.began, at = excluded.at"
        ),
        alive._asdict(),
    )


def _last_alive(connection: sa.Connection) -> Alive | None:
    found = connection.execute(sa.select(_house.c.began, _house.c.at)).one_or_none()
    return None if found is None else Alive(*found)


def _invites_of(connection: sa.Connection, match: str) -> list[Given]:
    columns = _invites.c
    query = (
        sa.select(columns.token_hash, columns.seat, columns.used_by)
        .where(columns.match_id == match)
        .order_by(columns.created, columns.seat, columns.token_hash)
    )
    return [
        Given(token[:INVITE_ID], seat, used_by or "", used_by == WITHDRAWN)
        for token, seat, used_by in connection.execute(query)
    ]


def _withdraw_invite(connection: sa.Connection, match: str, invite: str) -> bool:
    columns = _invites.c
    this = sa.and_(columns.match_id == match, sa.func.substr(columns.token_hash, 1, INVITE_ID) == invite)
    unused = sa.or_(columns.used_by.is_(None), columns.used_by == WITHDRAWN)
    return connection.execute(sa.update(_invites).where(this, unused).values(used_by=WITHDRAWN)).rowcount > 0


def _was_withdrawn(connection: sa.Connection, token_hash: str) -> bool:
    query = sa.select(_invites.c.used_by).where(_invites.c.token_hash == token_hash)
    return connection.scalar(query) == WITHDRAWN


# The schema.


def _alembic() -> alembic.config.Config:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _version(connection: sa.Connection) -> str | None:
    """The version of the schema, None in an empty database."""
    tables = set(sa.inspect(connection).get_table_names())
    if VERSION_TABLE in tables:
        versions = list(connection.scalars(sa.text(f"SELECT version_num FROM {VERSION_TABLE}")))
        if len(versions) == 1:
            return str(versions[0])
        raise CannotOpen("it does not say which version of Aerodrome made it; restore a backup")
    # An SQLite file belongs to one program. A PostgreSQL database may hold more, but not tables of our names.
    if tables if connection.dialect.name == "sqlite" else tables & set(_metadata.tables):
        raise CannotOpen("it holds the tables of another program; name another database")
    return None


def _check_version(connection: sa.Connection) -> bool:
    """Whether the schema is there; False in an empty database. Raises for any but the present version."""
    version = _version(connection)
    script = ScriptDirectory.from_config(_alembic())
    head = script.get_current_head()
    if version is None or version == head:
        return version is not None
    if version in {step.revision for step in script.walk_revisions()}:
        raise OldDatabase(
            f"it was made by an older Aerodrome (version {version}, now {head}); make a backup, then run"
            " `aerodrome db upgrade`"
        )
    raise NewerDatabase(f"it was made by a newer Aerodrome (version {version}, known here {head}); update Aerodrome")


def _migrate(connection: sa.Connection) -> tuple[str | None, str]:
    """Bring the schema to the present version; which it was before, and which it is now."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    before = _version(connection)
    with contextlib.suppress(OldDatabase):
        if _check_version(connection):
            assert before is not None
            return before, before
    config = _alembic()
    config.attributes.update(connection=connection, version_table=VERSION_TABLE)
    alembic.command.upgrade(config, "head")
    after = _version(connection)
    assert after is not None
    return before, after


# The two databases.


class _Database(Protocol):
    name: str
    """For messages, without a password."""

    async def read(self, job: Callable[[sa.Connection], T]) -> T: ...

    async def write(self, job: Callable[[sa.Connection], T]) -> T: ...

    async def claim(self) -> None: ...

    async def backup(self, path: Path) -> None: ...

    async def close(self) -> None: ...


SQLITE_OUTAGES = {
    sqlite3.SQLITE_FULL: ("disk full", "there is no space left on its disk; make room, and it goes on by itself"),
    sqlite3.SQLITE_READONLY: ("read only", "it may not be written to; check the rights of the file and of its folder"),
    sqlite3.SQLITE_CANTOPEN: ("unreachable", "cannot open this file; check that it may be read and written"),
    sqlite3.SQLITE_IOERR: ("failing", "its disk fails to read or to write; look at the system's log"),
    sqlite3.SQLITE_BUSY: ("locked", "another process has locked it; stop that process, or try again"),
    sqlite3.SQLITE_LOCKED: ("locked", "another process has locked it; stop that process, or try again"),
}
"""What may pass by itself, by the code of SQLite's error: the reason, and what to do."""
POSTGRESQL_OUTAGES = {
    "08": ("unreachable", "the connection broke; check that PostgreSQL runs"),
    "53": ("failing", "PostgreSQL has run out of something; look at its log"),
    "57": ("unreachable", "PostgreSQL is stopping, or was told to end our work"),
    "58": ("failing", "the system below PostgreSQL fails; look at its log"),
    "53100": ("disk full", "there is no space left on its disk; make room, and it goes on by itself"),
    "25006": ("read only", "PostgreSQL takes no changes: it is a copy, or was made read-only"),
}
"""The same by PostgreSQL's codes, or their first two letters."""


class _SQLite:
    """An SQLite file: one connection writes, in a thread of its own; others read meanwhile."""

    def __init__(self, path: Path, patience: float) -> None:
        self.name = str(path)
        self._path = path
        self._patience = patience
        self._closed = False
        self._claim: int | None = None
        self._inode = os.stat(path).st_ino
        self._writer = self._engine("BEGIN IMMEDIATE", 1)
        self._readers = self._engine("BEGIN", READERS)
        self._writer_thread = ThreadPoolExecutor(1, "aerodrome-store-writer")
        self._reader_threads = ThreadPoolExecutor(READERS, "aerodrome-store-reader")

    def _engine(self, begin: str, connections: int) -> sa.Engine:
        engine = sa.create_engine(
            sa.URL.create("sqlite", database=str(self._path)),
            pool_size=connections,
            max_overflow=0,
            pool_reset_on_return=None,  # every use ends its own transaction
            connect_args={"timeout": self._patience},
            hide_parameters=True,
        )

        def prepare(connection: sqlite3.Connection, _record: object) -> None:
            connection.isolation_level = None  # transactions begin when we say so, and how we say
            pragmas = ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"]
            pragmas += ["fullfsync = ON", "checkpoint_fullfsync = ON"]  # macOS: past the cache of the disk
            if begin == "BEGIN":
                pragmas = ["query_only = ON"]
                # A damaged text must not keep a list from being read that it happens to be in.
                connection.text_factory = lambda text: text.decode(errors="replace")
            for pragma in pragmas:
                connection.execute(f"PRAGMA {pragma}").close()

        sa.event.listen(engine, "connect", prepare)
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine

    async def read(self, job: Callable[[sa.Connection], T]) -> T:
        return await self._run(self._reader_threads, self._readers, job)

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        def there(connection: sa.Connection) -> T:
            self._check_there()
            return job(connection)

        return await self._run(self._writer_thread, self._writer, there)

    def _check_there(self) -> None:
        """SQLite would go on writing to a file that has been removed, and all of it would be lost."""
        try:
            found = os.stat(self._path).st_ino
        except OSError:
            found = None
        if found != self._inode:
            raise Unreachable(f"{self.name}: the file was removed or replaced while it is in use; put it back")

    async def claim(self) -> None:
        if self._claim is None:
            try:
                self._claim = claim_file(self._path)
            except Claimed as claimed:
                raise InUse(f"{self.name}: {claimed}") from None

    async def _run(self, threads: ThreadPoolExecutor, engine: sa.Engine, job: Callable[[sa.Connection], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")

        def transaction() -> T:
            with self._explained(), engine.begin() as connection:
                return job(connection)

        return await asyncio.get_running_loop().run_in_executor(threads, transaction)

    async def backup(self, path: Path) -> None:
        def copy() -> None:
            if path.exists():
                raise StoreError(f"{path} exists already; name another file for the backup")
            unfinished = path.with_name(path.name + ".unfinished")
            with contextlib.suppress(FileNotFoundError):
                unfinished.unlink()
            try:
                _private_file(unfinished)
                with self._explained(), contextlib.closing(sqlite3.connect(self._path, self._patience)) as source:
                    source.execute("VACUUM INTO ?", (str(unfinished),))
                _to_disk(unfinished)
                unfinished.rename(path)
                _to_disk(path.parent)
            except OSError as error:
                raise StoreError(f"cannot write {path}: {error.strerror}") from None
            finally:
                with contextlib.suppress(OSError):
                    unfinished.unlink()

        if self._closed:
            raise StoreError("the store is closed")
        await asyncio.get_running_loop().run_in_executor(self._reader_threads, copy)

    async def close(self) -> None:
        def shut() -> None:
            self._reader_threads.shutdown()
            self._readers.dispose()
            self._writer_thread.shutdown()
            self._writer.dispose()  # last, so that it folds the write-ahead log into the file
            if self._claim is not None:
                release_file(self._claim)

        self._closed = True
        await asyncio.to_thread(shut)

    @contextlib.contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except (DBAPIError, sqlite3.Error) as error:
            raise self._explain(error.orig if isinstance(error, DBAPIError) else error) from None
        except SQLAlchemyError as error:
            raise StoreError(f"{self.name}: {type(error).__name__}") from None

    def _explain(self, error: BaseException | None) -> StoreError:
        said, code = str(error), getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest tells more than is needed here
        if code in SQLITE_OUTAGES:
            reason, text = SQLITE_OUTAGES[code]
            kind = {"locked": Busy, "unreachable": Unreachable}.get(reason, Outage)
            return kind(f"{self.name}: {text}", reason)
        if code == sqlite3.SQLITE_NOTADB:
            return CannotOpen(f"{self.name}: this file is not an SQLite database; name another file")
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_CONSTRAINT):
            return Corrupt(f"{self.name}: {said}")
        return StoreError(f"{self.name}: {said}")


class _PostgreSQL:
    """A PostgreSQL database. Servers may share it."""

    def __init__(self, url: str, patience: float) -> None:
        self._url = "postgresql://" + url.partition("://")[2]
        self.name, self._passwords = _postgresql_name(self._url)
        self._patience = patience
        self._closed = False
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            isolation_level="READ COMMITTED",
            pool_pre_ping=True,
            hide_parameters=True,
        )
        # All statements of one reading see the same moment.
        self._readers = self._engine.execution_options(isolation_level="REPEATABLE READ")

    async def _connect(self) -> Any:
        """asyncpg reads the URL itself, as libpq does: sslmode, sockets, passfiles, the PG* variables."""
        connection = await asyncpg.connect(self._url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS)
        await connection.execute(f"SET lock_timeout = {max(1, round(1000 * self._patience))}")
        await connection.execute("SET application_name = 'aerodrome'")
        if await connection.fetchval("SHOW synchronous_commit") == "off":
            await connection.execute("SET synchronous_commit = on")  # what is answered is on disk
        return connection

    async def read(self, job: Callable[[sa.Connection], T]) -> T:
        return await self._run(self._readers, job)

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        return await self._run(self._engine, job)

    async def _run(self, engine: AsyncEngine, job: Callable[[sa.Connection], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        with self._explained():
            async with engine.begin() as connection:
                return await connection.run_sync(job)

    async def claim(self) -> None:
        """Servers may share it: of two that write to one match, one gets a `Conflict`."""

    async def backup(self, path: Path) -> None:
        raise StoreError(
            f"{self.name} is a PostgreSQL database; back it up with PostgreSQL's own tool:"
            f" pg_dump --format=custom --file={path} URL"
        )

    async def close(self) -> None:
        self._closed = True
        await self._engine.dispose()

    @contextlib.contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except (DBAPIError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            raise self._explain(error) from None
        except SQLAlchemyError as error:
            raise StoreError(f"{self.name}: {type(error).__name__}") from None

    def _explain(self, error: BaseException) -> StoreError:
        cause: BaseException | None = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(cause, BaseException) and cause.__cause__ is not None:
            cause = cause.__cause__  # SQLAlchemy's copy of asyncpg's error
        # The first line only: further ones may show what a row holds.
        said = (str(cause).splitlines() or [""])[0]
        for password in self._passwords:
            said = said.replace(password, "***")
        if isinstance(cause, TimeoutError):
            return Unreachable(f"{self.name}: PostgreSQL did not answer in time; check that it runs there")
        if isinstance(cause, OSError):
            return Unreachable(f"{self.name}: cannot reach PostgreSQL; check the address and that it runs ({said})")
        if isinstance(cause, asyncpg.ClientConfigurationError):
            return CannotOpen(f"{self.name}: the address of the database is not well formed ({said})")
        if isinstance(cause, asyncpg.InvalidAuthorizationSpecificationError):
            return CannotOpen(f"{self.name}: PostgreSQL refused the user or the password ({said})")
        if isinstance(cause, asyncpg.InvalidCatalogNameError):
            return CannotOpen(f"{self.name}: there is no such database; make it with createdb")
        if isinstance(cause, asyncpg.LockNotAvailableError):
            return Busy(f"{self.name}: another process holds a lock; try again")
        code = getattr(cause, "sqlstate", None) or ""
        if code[:2] in ("23", "XX"):
            return Corrupt(f"{self.name}: {said}")
        outage = POSTGRESQL_OUTAGES.get(code) or POSTGRESQL_OUTAGES.get(code[:2])
        if outage is None and isinstance(cause, asyncpg.InterfaceError):  # a connection that is closed
            outage = POSTGRESQL_OUTAGES["08"]
        if outage is not None:
            reason, text = outage
            return (Unreachable if reason == "unreachable" else Outage)(f"{self.name}: {text} ({said})", reason)
        return StoreError(f"{self.name}: {said or type(cause).__name__}")


def _postgresql_name(url: str) -> tuple[str, list[str]]:
    """How to call a database in messages, and the passwords that no message may hold."""
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


def _private_file(path: Path) -> None:
    """Make an empty file that only its owner may read: a store holds the secrets of running matches."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _database(url: str | Path, patience: float) -> _Database:
    text = str(url)
    scheme, separator, rest = text.partition("://")
    if not separator:
        path = Path(text).expanduser()
    elif scheme in {"postgresql", "postgres", "postgresql+asyncpg"}:
        return _PostgreSQL(text, patience)
    elif scheme in {"sqlite", "sqlite+aiosqlite", "sqlite+pysqlite"}:
        path = Path(rest.partition("?")[0].removeprefix("/"))
    else:
        raise CannotOpen(f"{scheme!r} is not a kind of database that is known here; use sqlite or postgresql")
    if text in {"", ":memory:"} or path == Path() or path == Path(":memory:"):
        raise CannotOpen("a store needs a file, or the address of a PostgreSQL database")
    if path.is_dir():
        raise CannotOpen(f"{path}: this is a folder; name a file in it")
    if not path.parent.is_dir():
        raise CannotOpen(f"{path}: there is no folder {path.parent}; make it first")
    try:
        _private_file(path)
    except OSError as error:
        raise CannotOpen(f"{path}: cannot open this file ({error.strerror})") from None
    return _SQLite(path, patience)


@contextlib.asynccontextmanager
async def _opening(database: _Database) -> Any:
    """Close again what did not open, and say which database it was."""
    try:
        yield
    except BaseException as error:
        await database.close()
        if type(error) in (StoreError, Outage, Corrupt):
            raise CannotOpen(str(error)) from None
        if isinstance(error, CannotOpen) and database.name not in str(error):
            raise type(error)(f"{database.name}: {error}") from None
        raise


class Store:
    """The journals of all tables. Make one with `await Store.open(url)`; its methods may be called at once."""

    def __init__(self, database: _Database) -> None:
        self._database = database

    @classmethod
    async def open(cls, url: str | Path, patience: float = PATIENCE, *, to_serve: bool = False) -> Store:
        """Open a database: a file, `sqlite:///file` or `postgresql://...`. An empty one gets its tables.

        `patience` is how many seconds to wait for a lock that another process holds. With `to_serve` it is claimed too.
        """
        database = _database(url, patience)
        async with _opening(database):
            if to_serve:
                await database.claim()
            if not await database.read(_check_version):
                await database.write(_migrate)
        return cls(database)

    async def close(self) -> None:
        """Finish what is under way, and let go of the database."""
        await self._database.close()

    @property
    def name(self) -> str:
        """What to call the database in messages. It holds no password."""
        return self._database.name

    async def append(self, batches: Sequence[Batch]) -> list[StoreError | None]:
        """Write all batches in one transaction; for each, None once it is on disk, or why it was left out.

        A batch that does not follow on what is stored gets a `Conflict` (one that could follow on nothing, a
        `BadBatch`, and one that the database cannot hold because of what is there, a `Corrupt`); it leaves no trace,
        and the others are written. Batches of one match are taken in their order, and none may be changed before the
        answer. Any other error is raised and nothing is written, an `Outage` where the same may work later; only when
        the connection breaks during the commit, or the caller is cancelled, is that unknown. Who then appends the same
        again gets a `Conflict` if it was written, and must load the match anew.
        """
        if not batches:
            return []
        try:
            return await self._database.write(lambda connection: _append(connection, batches))
        except Corrupt as corrupt:
            matches = list(dict.fromkeys(batch.match for batch in batches))
            if len(matches) == 1:
                return [corrupt] * len(batches)
        # The damage of one match must not keep the others from being written: each on its own.
        results: dict[int, StoreError | None] = {}
        for match in matches:
            own = [place for place, batch in enumerate(batches) if batch.match == match]
            results.update(zip(own, await self.append([batches[place] for place in own]), strict=True))
        return [results[place] for place in range(len(batches))]

    async def load(self, match: str) -> Loaded | None:
        """A match with its journal."""
        return await self._database.read(lambda connection: _load(connection, match))

    async def listing(
        self,
        status: str | None = None,
        privacy: str | None = None,
        limit: int = 50,
        before: tuple[float, str] | None = None,
    ) -> list[Header]:
        """Matches, newest first. For the next page, `before` is (created, id) of the last one of this page."""
        return await self._database.read(lambda connection: _listing(connection, status, privacy, limit, before))

    async def running(self) -> list[str]:
        """Ids of the matches that a server has to resume, the most recent first."""
        return await self._database.read(_running)

    async def players_matches(self, player: str, limit: int = 100) -> list[Sitting]:
        """The seats that a player has, at the most recent tables first."""
        return await self._database.read(lambda connection: _players_matches(connection, player, limit))

    async def seated(self, match: str) -> set[str]:
        """Who has a seat at a table, as the lists know it, whatever has become of its journal."""
        return await self._database.read(lambda connection: _seated(connection, match))

    async def match_ids(self, after: str = "", limit: int = 1000) -> list[str]:
        """Ids of all matches of which there is anything at all, in their order, behind ``after``."""
        return await self._database.read(lambda connection: _match_ids(connection, after, limit))

    async def untimed(self) -> int:
        """How many matches have entries of before times and kinds were chained."""
        return await self._database.read(_untimed)

    async def leftovers(self, match: str) -> Leftovers:
        """What there is of a match that is not in the database."""
        return await self._database.read(lambda connection: _leftovers(connection, match))

    async def all_people(self, after: str = "", limit: int = 1000) -> list[PersonRow]:
        """People in the order of their ids, behind ``after``."""
        return await self._database.read(lambda connection: _all_people(connection, after, limit))

    async def missing_people(self) -> list[tuple[str, int, str]]:
        """Match, seat and player of seats whose player nobody knows."""
        return await self._database.read(_missing_people)

    async def all_invites(self, after: str = "", limit: int = 1000) -> list[InviteRow]:
        """Invites in the order of their hashes, behind ``after``."""
        return await self._database.read(lambda connection: _all_invites(connection, after, limit))

    async def file_faults(self) -> list[str]:
        """What is wrong with the file itself."""
        return await self._database.read(_file_faults)

    async def touch(self) -> None:
        """Write something that changes nothing; `Outage` says why nothing can be written."""
        await self._database.write(_touch)

    async def claim(self) -> None:
        """Be the only server of this database, until the store is closed or the process ends; `InUse` where another is.
        Only a file has one server: several may share a PostgreSQL database. Tools that look need not ask."""
        await self._database.claim()

    async def person(self, token_hash: str) -> Person | None:
        """Whose token this is."""
        return await self._database.read(lambda connection: _person(connection, _check_hash(token_hash)))

    async def add_person(self, person: Person, token_hash: str) -> None:
        """Remember somebody; `Taken` if the id or the token is in use."""
        _check_hash(token_hash)
        await self._database.write(lambda connection: _add_person(connection, person, token_hash))

    async def rename_person(self, person: str, name: str) -> bool:
        """Give somebody another name; False if there is nobody with this id."""
        return await self._database.write(lambda connection: _change_person(connection, person, {"name": name}))

    async def change_token(self, person: str, token_hash: str) -> bool:
        """Give a person another token: the old one is worth nothing from now on."""
        changes = {"token_hash": _check_hash(token_hash)}
        return await self._database.write(lambda connection: _change_person(connection, person, changes))

    async def see_person(self, person: str, at: float) -> bool:
        """Note when somebody was last here."""
        return await self._database.write(lambda connection: _change_person(connection, person, {"seen": at}))

    async def add_invites(self, invites: dict[str, Invite], created: float) -> None:
        """Make invites, by the hashes of their tokens."""
        for token_hash in invites:
            _check_hash(token_hash)
        if invites:
            await self._database.write(lambda connection: _add_invites(connection, invites, created))

    async def take_invite(self, token_hash: str, person: str) -> Invite | None:
        """Use an invite. The first to do so has it for good; anybody else gets None."""
        _check_hash(token_hash)
        return await self._database.write(lambda connection: _take_invite(connection, token_hash, person))

    async def note_alive(self, alive: Alive) -> None:
        """Note that the house is open, in place of the last such note."""
        await self._database.write(lambda connection: _note_alive(connection, alive))

    async def last_alive(self) -> Alive | None:
        """The last such note."""
        return await self._database.read(_last_alive)

    async def invites_of(self, match: str) -> list[Given]:
        """The invites to a match, the oldest first."""
        return await self._database.read(lambda connection: _invites_of(connection, match))

    async def withdraw_invite(self, match: str, invite: str) -> bool:
        """Make an invite worthless, by its id; False if somebody has used it, or there is none."""
        return await self._database.write(lambda connection: _withdraw_invite(connection, match, invite))

    async def was_withdrawn(self, token_hash: str) -> bool:
        """Is this the token of an invite that was withdrawn?"""
        return await self._database.read(lambda connection: _was_withdrawn(connection, _check_hash(token_hash)))

    async def backup(self, path: str | Path) -> None:
        """Copy an SQLite database, as it is at one moment, into a new file, while play goes on."""
        await self._database.backup(Path(path))


async def upgrade(url: str | Path, patience: float = PATIENCE) -> tuple[str | None, str]:
    """Bring a database to the present schema in one transaction: the versions before (None: empty) and after."""
    database = _database(url, patience)
    async with _opening(database):
        await database.claim()
        versions = await database.write(_migrate)
    await database.close()
    return versions
