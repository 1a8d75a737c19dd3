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
from sqlalchemy.ext.asyncio import create_async_engine

from aerodrome.rulebook.errors import AerodromeError

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


class Busy(StoreError):
    """Another process held a lock for too long."""


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
    rows: list[Row] = field(repr=False)


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


class Person(NamedTuple):
    """Somebody who has signed in."""

    id: str
    name: str
    created: float
    seen: float


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


def chain_of(previous: str, seq: int, body: bytes) -> str:
    """The link that ties an entry to all before it: 16 hex digits of SHA-256 over `previous:seq:body`.

    The first entry follows on the empty string.

    >>> chain_of("", 1, b"{}")
    'f6b463cdced3a775'
    """
    return hashlib.sha256(f"{previous}:{seq}:".encode() + body).hexdigest()[:16]


def hash_token(token: str) -> str:
    """The form in which a token is stored and looked up. Tokens are long and random, so no salt is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


def _check_hash(token_hash: str) -> str:
    """Keeps a token from being stored as it is, should a caller forget to hash it."""
    if not re.fullmatch("[0-9a-f]{64}", token_hash):
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
        if chain is not None and row.chain != chain_of(chain, seq, row.body):
            return BadBatch(f"match {batch.match}: entry {seq} is not chained to the one before")
        chain = row.chain
    return None


def _misfit(batch: Batch, head: _Head | None) -> StoreError | None:
    """Why a batch cannot follow on what is stored."""
    if head is None:
        return Conflict(f"match {batch.match} is not in this database")
    if head.seq != batch.expected:
        return Conflict(f"match {batch.match} is at entry {head.seq}, not at {batch.expected}")
    if batch.rows and batch.rows[0].chain != chain_of(head.chain, batch.expected + 1, batch.rows[0].body):
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
        # On PostgreSQL each statement sees what was committed before it; leave out what came since the first.
        .where(_rows.c.match_id == match, _rows.c.seq <= found.seq)
        .order_by(_rows.c.seq)
    )
    return Loaded(**found._mapping, rows=[Row(*row) for row in rows])


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
    query = (
        sa.select(
            _seats.c.match_id,
            _seats.c.seat,
            _matches.c.game,
            _matches.c.status,
            _matches.c.privacy,
            _matches.c.updated,
        )
        .join(_matches, _matches.c.id == _seats.c.match_id)
        .where(_seats.c.player == player)
        .order_by(_matches.c.updated.desc(), _seats.c.match_id, _seats.c.seat)
        .limit(limit)
    )
    return [Sitting(*row) for row in connection.execute(query)]


def _check_chains(connection: sa.Connection, match: str) -> int | None:
    # One statement, so that the match and its rows are seen at the same moment.
    found = connection.execute(
        sa.select(_matches.c.seq, _matches.c.chain, _rows.c.seq, _rows.c.body, _rows.c.chain)
        .outerjoin(_rows, _rows.c.match_id == _matches.c.id)
        .where(_matches.c.id == match)
        .order_by(_rows.c.seq)
    ).all()
    if not found:
        raise NoSuchMatch(f"there is no match {match}")
    last, chain = 0, ""
    for end_seq, end_chain, seq, body, stored in found:
        last += 1
        if seq != last or seq > end_seq or not isinstance(body, bytes):  # SQLite keeps whatever it was given
            return last
        chain = chain_of(chain, last, body)
        if stored != chain or (last == end_seq and end_chain != chain):
            return last
    return None if last == found[0][0] else last + 1


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

    async def backup(self, path: Path) -> None: ...

    async def close(self) -> None: ...


class _SQLite:
    """An SQLite file: one connection writes, in a thread of its own; others read meanwhile."""

    def __init__(self, path: Path, patience: float) -> None:
        self.name = str(path)
        self._path = path
        self._patience = patience
        self._closed = False
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
            for pragma in pragmas:
                connection.execute(f"PRAGMA {pragma}").close()

        sa.event.listen(engine, "connect", prepare)
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine

    async def read(self, job: Callable[[sa.Connection], T]) -> T:
        return await self._run(self._reader_threads, self._readers, job)

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        return await self._run(self._writer_thread, self._writer, job)

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

        self._closed = True
        await asyncio.to_thread(shut)

    @contextlib.contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except (DBAPIError, sqlite3.Error) as error:
            said = str(error.orig if isinstance(error, DBAPIError) else error)
            if "locked" in said:
                raise Busy(f"{self.name}: another process has locked it; stop that process, or try again") from None
            if "not a database" in said:
                raise CannotOpen(f"{self.name}: this file is not an SQLite database; name another file") from None
            if "unable to open" in said:
                raise CannotOpen(f"{self.name}: cannot open this file; check that it may be read and written") from None
            raise StoreError(f"{self.name}: {said}") from None
        except SQLAlchemyError as error:
            raise StoreError(f"{self.name}: {type(error).__name__}") from None


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

    async def _connect(self) -> Any:
        """asyncpg reads the URL itself, as libpq does: sslmode, sockets, passfiles, the PG* variables."""
        connection = await asyncpg.connect(self._url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS)
        await connection.execute(f"SET lock_timeout = {max(1, round(1000 * self._patience))}")
        await connection.execute("SET application_name = 'aerodrome'")
        if await connection.fetchval("SHOW synchronous_commit") == "off":
            await connection.execute("SET synchronous_commit = on")  # what is answered is on disk
        return connection

    async def read(self, job: Callable[[sa.Connection], T]) -> T:
        return await self.write(job)

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        with self._explained():
            async with self._engine.begin() as connection:
                return await connection.run_sync(job)

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
            return StoreError(f"{self.name}: PostgreSQL did not answer in time; check that it runs there")
        if isinstance(cause, OSError):
            return CannotOpen(f"{self.name}: cannot reach PostgreSQL; check the address and that it runs ({said})")
        if isinstance(cause, asyncpg.ClientConfigurationError):
            return CannotOpen(f"{self.name}: the address of the database is not well formed ({said})")
        if isinstance(cause, asyncpg.InvalidAuthorizationSpecificationError):
            return CannotOpen(f"{self.name}: PostgreSQL refused the user or the password ({said})")
        if isinstance(cause, asyncpg.InvalidCatalogNameError):
            return CannotOpen(f"{self.name}: there is no such database; make it with createdb")
        if isinstance(cause, asyncpg.LockNotAvailableError):
            return Busy(f"{self.name}: another process holds a lock; try again")
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
        if type(error) is StoreError:
            raise CannotOpen(str(error)) from None
        if isinstance(error, CannotOpen) and database.name not in str(error):
            raise type(error)(f"{database.name}: {error}") from None
        raise


class Store:
    """The journals of all tables. Make one with `await Store.open(url)`; its methods may be called at once."""

    def __init__(self, database: _Database) -> None:
        self._database = database

    @classmethod
    async def open(cls, url: str | Path, patience: float = PATIENCE) -> Store:
        """Open a database: a file, `sqlite:///file` or `postgresql://...`. An empty one gets its tables.

        `patience` is how many seconds to wait for a lock that another process holds.
        """
        database = _database(url, patience)
        async with _opening(database):
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
        `BadBatch`); it leaves no trace, and the others are written. Batches of one match are taken in their order, and
        none may be changed before the answer. Any other error is raised and nothing is written; only when the
        connection breaks during the commit, or the caller is cancelled, is that unknown, and the matches must be loaded
        anew.
        """
        if not batches:
            return []
        return await self._database.write(lambda connection: _append(connection, batches))

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

    async def check_chains(self, match: str) -> int | None:
        """Compute the chain of a match anew: the first seq that is changed, missing or out of place, or None."""
        return await self._database.read(lambda connection: _check_chains(connection, match))

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
        versions = await database.write(_migrate)
    await database.close()
    return versions
