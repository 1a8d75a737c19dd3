"""Lists of what is in a database: for lobbies, for a server that opens, and for a check. All are functions of a
connection, which the store has as methods."""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa


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


def listing(
    connection: sa.Connection,
    status: str | None = None,
    privacy: str | None = None,
    limit: int = 50,
    before: tuple[float, str] | None = None,
) -> list[Header]:
    """Matches, newest first. For the next page, `before` is (created, id) of the last one of this page."""
    wanted: dict[str, Any] = {"status": status, "privacy": privacy}
    wanted = {name: value for name, value in wanted.items() if value is not None}
    tests = ["true", *(f"{name} = :{name}" for name in wanted)]
    if before is not None:
        tests.append("(created, id) < (:created, :id)")
        wanted["created"], wanted["id"] = before
    query = sa.text(f"""
        SELECT id, game, status, privacy, created, updated, matches.seq, body
        FROM matches JOIN rows ON match_id = id AND rows.seq = 1
        WHERE {" AND ".join(tests)} ORDER BY created DESC, id DESC LIMIT :limit
    """)
    return [Header(*row) for row in connection.execute(query, {**wanted, "limit": limit})]


def running(connection: sa.Connection) -> list[str]:
    """Ids of the matches that a server has to resume, the most recent first."""
    return list(connection.scalars(sa.text("SELECT id FROM matches WHERE status = 'running' ORDER BY updated DESC")))


def players_matches(connection: sa.Connection, player: str, limit: int = 100) -> list[Sitting]:
    """The seats that a player has, at the most recent tables first."""
    query = sa.text("""
        SELECT id, seat, game, status, privacy, updated,
            first.seq IS NOT NULL AND COALESCE(last.chain = matches.chain, false)
        FROM seats JOIN matches ON id = seats.match_id
            LEFT JOIN rows AS first ON first.match_id = id AND first.seq = 1
            LEFT JOIN rows AS last ON last.match_id = id AND last.seq = matches.seq
        WHERE player = :player ORDER BY updated DESC, id, seat LIMIT :limit
    """)
    found = connection.execute(query, {"player": player, "limit": limit})
    return [Sitting(*row)._replace(whole=bool(row[-1])) for row in found]


def seated(connection: sa.Connection, match: str) -> set[str]:
    """Who has a seat at a table, as the lists know it, whatever has become of its journal."""
    query = sa.text("SELECT player FROM seats WHERE match_id = :id AND player IS NOT NULL")
    return set(connection.scalars(query, {"id": match}))


def match_ids(connection: sa.Connection, after: str = "", limit: int = 1000) -> list[str]:
    """Ids of all matches of which there is anything at all, in their order, behind ``after``."""
    query = sa.text("""
        SELECT id FROM matches WHERE id > :after UNION SELECT match_id FROM rows WHERE match_id > :after
        UNION SELECT match_id FROM seats WHERE match_id > :after ORDER BY id LIMIT :limit
    """)
    return list(connection.scalars(query, {"after": after, "limit": limit}))


def untimed(connection: sa.Connection) -> int:
    """How many matches have entries from before times and kinds were chained."""
    return connection.scalar(sa.text("SELECT count(*) FROM matches WHERE timed_from > 1")) or 0


def leftovers(connection: sa.Connection, match: str) -> tuple[int, int]:
    """How many entries and seats there are of a match that is not in the database."""
    query = sa.text("""
        SELECT (SELECT count(*) FROM rows WHERE match_id = :id), (SELECT count(*) FROM seats WHERE match_id = :id)
    """)
    entries, seats = connection.execute(query, {"id": match}).one()
    return entries, seats


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
    found = connection.execute(sa.text("SELECT began, at FROM house")).one_or_none()
    return None if found is None else Alive(*found)
