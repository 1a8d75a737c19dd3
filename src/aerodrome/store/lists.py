"""Matches in a database, one by one and in lists. The functions of a connection become methods of the store."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import sqlalchemy as sa

from aerodrome.store.database import run
from aerodrome.store.journal import Head, Loaded, Row, Stored


@dataclass(frozen=True)
class Header(Stored):
    """What a lobby shows of a match."""

    first: bytes
    """The body of entry 1."""


class Sitting(NamedTuple):
    """A player's seat at a table."""

    match: str
    seat: int
    game: str
    status: str
    privacy: str
    updated: float
    whole: bool
    """Are its first and last entries there? A list cannot see more."""
    archived: bool
    """Is its journal in an archive?"""


class Due(NamedTuple):
    """A finished match that may go into an archive."""

    id: str
    updated: float


class Alive(NamedTuple):
    """A note that the house is open: since when, and the time of the note, by the house's own clock."""

    began: float
    at: float


def heads(connection: sa.Connection, ids: Sequence[str]) -> dict[str, Head]:
    """Where matches stand that can go on here; one in an archive cannot."""
    query = sa.text("SELECT id, seq, chain, status FROM matches WHERE id IN :ids AND archived IS NULL")
    found = connection.execute(query.bindparams(sa.bindparam("ids", expanding=True)), {"ids": ids})
    return {id: Head(*head) for id, *head in found}


def load(connection: sa.Connection, match: str) -> Loaded | None:
    found = run(connection, "SELECT * FROM matches WHERE id = :id", id=match).one_or_none()
    if found is None:
        return None
    rows = run(connection, "SELECT seq, kind, body, at, chain FROM rows WHERE match_id = :id ORDER BY seq", id=match)
    seats = run(connection, "SELECT seat, player FROM seats WHERE match_id = :id", id=match)
    return Loaded(**found._mapping, rows=[Row(*row) for row in rows], seats={row.seat: row.player for row in seats})


def listing(
    connection: sa.Connection,
    status: str | None = None,
    privacy: str | None = None,
    limit: int = 50,
    before: tuple[float, str] | None = None,
) -> list[Header]:
    """Matches, newest first. For the next page, `before` is (created, id) of the last one of this page."""
    created, id = before or (None, None)
    wanted = {"status = :status": status, "privacy = :privacy": privacy, "(created, id) < (:created, :id)": before}
    tests = " AND ".join(["true", *(test for test, value in wanted.items() if value is not None)])
    query = f"""
        SELECT id, game, status, privacy, created, updated, matches.seq, body
        FROM matches JOIN rows ON match_id = id AND rows.seq = 1
        WHERE {tests} ORDER BY created DESC, id DESC LIMIT :limit
    """
    given = {"status": status, "privacy": privacy, "created": created, "id": id, "limit": limit}
    return [Header(*row) for row in run(connection, query, **given)]


def running(connection: sa.Connection) -> list[str]:
    """Ids of the matches that a server must resume, the most recent first."""
    return list(run(connection, "SELECT id FROM matches WHERE status = 'running' ORDER BY updated DESC").scalars())


def players_matches(connection: sa.Connection, player: str, limit: int = 100) -> list[Sitting]:
    """A player's seats, from the most recent table on."""
    query = """
        SELECT id, seat, game, status, privacy, updated,
            first.seq IS NOT NULL AND COALESCE(last.chain = matches.chain, false), archived IS NOT NULL
        FROM seats JOIN matches ON id = seats.match_id
            LEFT JOIN rows AS first ON first.match_id = id AND first.seq = 1
            LEFT JOIN rows AS last ON last.match_id = id AND last.seq = matches.seq
        WHERE player = :player ORDER BY updated DESC, id, seat LIMIT :limit
    """
    found = run(connection, query, player=player, limit=limit)
    return [Sitting(*row)._replace(whole=bool(row[-2]), archived=bool(row[-1])) for row in found]


def seated(connection: sa.Connection, match: str) -> set[str]:
    """Who sits at a table, according to the lists. This works even if its journal is damaged."""
    query = "SELECT player FROM seats WHERE match_id = :id AND player IS NOT NULL"
    return set(run(connection, query, id=match).scalars())


def match_ids(connection: sa.Connection, after: str = "", limit: int = 1000) -> list[str]:
    """The ids of all matches that have any row, in order, after the id ``after``."""
    query = """
        SELECT id FROM matches WHERE id > :after UNION SELECT match_id FROM rows WHERE match_id > :after
        UNION SELECT match_id FROM seats WHERE match_id > :after ORDER BY id LIMIT :limit
    """
    return list(run(connection, query, after=after, limit=limit).scalars())


def match_count(connection: sa.Connection) -> int:
    """About how many matches there are."""
    return int(run(connection, "SELECT count(*) FROM matches").scalar_one())


def untimed(connection: sa.Connection) -> int:
    """How many matches have entries that are older than the chaining of times and kinds."""
    return int(run(connection, "SELECT count(*) FROM matches WHERE timed_from > 1").scalar_one())


def leftovers(connection: sa.Connection, match: str) -> tuple[int, int]:
    """How many entries and seats are left of a match that is missing from the database."""
    count = "SELECT count(*) FROM {} WHERE match_id = :id"
    entries, seats = (run(connection, count.format(table), id=match).scalar_one() for table in ("rows", "seats"))
    return entries, seats


# --- archives

SEALED = "archived"
"""Stands for the last link of a match's chain once its journal is gone. No writer's change can follow on it."""


def due(connection: sa.Connection, before: float) -> list[Due]:
    """The finished matches that have not changed since a time, the oldest first."""
    query = """
        SELECT id, updated FROM matches
        WHERE status IN ('over', 'abandoned') AND archived IS NULL AND updated < :before ORDER BY updated, id
    """
    return [Due(*row) for row in run(connection, query, before=before)]


def seal(connection: sa.Connection, file: str, matches: Sequence[tuple[str, int, str]]) -> set[str]:
    """Take the journals of matches (id, number and link of the last entry) out of the database, because an archive has
    them. Who sat there stays. A match that has gone on meanwhile stays as it is; returns the others."""
    sealing = (
        f"UPDATE matches SET archived = :file, chain = '{SEALED}', state = NULL, state_seq = NULL"
        " WHERE id = :id AND seq = :seq AND chain = :chain AND archived IS NULL"
    )
    sealed = set()
    for id, seq, chain in sorted(matches):  # in the order in which servers lock them
        if run(connection, sealing, file=file, id=id, seq=seq, chain=chain).rowcount == 1:
            for table in ("rows", "invites"):
                run(connection, f"DELETE FROM {table} WHERE match_id = :id", id=id)
            sealed.add(id)
    return sealed


# --- signs of life


def note_alive(connection: sa.Connection, alive: Alive) -> None:
    """Note that the house is open. This replaces the last such note."""
    statement = (
        "INSERT INTO house (id, began, at) VALUES (1, :began, :at)"
        " ON CONFLICT (id) DO UPDATE SET began = excluded.began, at = excluded.at"
    )
    run(connection, statement, **alive._asdict())


def last_alive(connection: sa.Connection) -> Alive | None:
    found = run(connection, "SELECT began, at FROM house").one_or_none()
    return None if found is None else Alive(*found)
