"""Lists of what is in a database: for lobbies, for a server that opens, and for a check. All are functions of a
connection, which the store has as methods."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from aerodrome.store import schema


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


class Alive(NamedTuple):
    """The last note that a house was open: since when it had been, and when the note was made, by its own clock."""

    began: float
    at: float


class Leftovers(NamedTuple):
    """What there is of a match that is not in the database."""

    entries: int
    seats: int


def listing(
    connection: sa.Connection,
    status: str | None = None,
    privacy: str | None = None,
    limit: int = 50,
    before: tuple[float, str] | None = None,
) -> list[Header]:
    """Matches, newest first. For the next page, `before` is (created, id) of the last one of this page."""
    match, rows = schema.matches.c, schema.rows.c
    query = (
        sa.select(match.id, match.game, match.status, match.privacy, match.created, match.updated, match.seq, rows.body)
        .join(schema.rows, sa.and_(rows.match_id == match.id, rows.seq == 1))
        .order_by(match.created.desc(), match.id.desc())
        .limit(limit)
    )
    if status is not None:
        query = query.where(match.status == status)
    if privacy is not None:
        query = query.where(match.privacy == privacy)
    if before is not None:
        query = query.where(sa.tuple_(match.created, match.id) < sa.tuple_(*before))
    return [Header(*row) for row in connection.execute(query)]


def running(connection: sa.Connection) -> list[str]:
    """Ids of the matches that a server has to resume, the most recent first."""
    match = schema.matches.c
    return list(connection.scalars(sa.select(match.id).where(match.status == "running").order_by(match.updated.desc())))


def players_matches(connection: sa.Connection, player: str, limit: int = 100) -> list[Sitting]:
    """The seats that a player has, at the most recent tables first."""
    match, seats = schema.matches.c, schema.seats.c
    first, last = schema.rows.alias("first"), schema.rows.alias("last")
    whole = sa.and_(first.c.seq.is_not(None), sa.func.coalesce(last.c.chain == match.chain, sa.false()))
    query = (
        sa.select(seats.match_id, seats.seat, match.game, match.status, match.privacy, match.updated, whole)
        .join(schema.matches, match.id == seats.match_id)
        .outerjoin(first, sa.and_(first.c.match_id == match.id, first.c.seq == 1))
        .outerjoin(last, sa.and_(last.c.match_id == match.id, last.c.seq == match.seq))
        .where(seats.player == player)
        .order_by(match.updated.desc(), seats.match_id, seats.seat)
        .limit(limit)
    )
    return [Sitting(*row)._replace(whole=bool(row[-1])) for row in connection.execute(query)]


def seated(connection: sa.Connection, match: str) -> set[str]:
    """Who has a seat at a table, as the lists know it, whatever has become of its journal."""
    seats = schema.seats.c
    return set(connection.scalars(sa.select(seats.player).where(seats.match_id == match, seats.player.is_not(None))))


def match_ids(connection: sa.Connection, after: str = "", limit: int = 1000) -> list[str]:
    """Ids of all matches of which there is anything at all, in their order, behind ``after``."""
    columns = (schema.matches.c.id, schema.rows.c.match_id, schema.seats.c.match_id)
    named = [sa.select(column.label("id")).where(column > after) for column in columns]
    return list(connection.scalars(sa.union(*named).order_by("id").limit(limit)))


def untimed(connection: sa.Connection) -> int:
    """How many matches have entries from before times and kinds were chained."""
    count = sa.select(sa.func.count()).select_from(schema.matches).where(schema.matches.c.timed_from > 1)
    return connection.scalar(count) or 0


def leftovers(connection: sa.Connection, match: str) -> Leftovers:
    """What there is of a match that is not in the database."""
    counts = [
        connection.scalar(sa.select(sa.func.count()).select_from(table).where(table.c.match_id == match)) or 0
        for table in (schema.rows, schema.seats)
    ]
    return Leftovers(*counts)


def note_alive(connection: sa.Connection, alive: Alive) -> None:
    """Note that the house is open, in place of the last such note."""
    connection.execute(
        sa.text(
            "INSERT INTO house (id, began, at) VALUES (1, :began, :at)"
            " ON CONFLICT (id) DO UPDATE SET began = excluded.began, at = excluded.at"
        ),
        alive._asdict(),
    )


def last_alive(connection: sa.Connection) -> Alive | None:
    """The last such note."""
    found = connection.execute(sa.select(schema.house.c.began, schema.house.c.at)).one_or_none()
    return None if found is None else Alive(*found)
