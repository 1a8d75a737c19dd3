"""Results of finished matches, and lists of somebody's games. The functions of a connection become methods of the
store.

A match is counted once, after its end is on disk: whoever comes first notes when it ended, and everything that follows
from it is written in the same transaction. A house that opens counts what an earlier one did not get to.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import sqlalchemy as sa

from aerodrome.store.database import run
from aerodrome.table.results import SeatResult

Outcome = Literal["", "won", "lost", "given up"]


class Place(NamedTuple):
    """A seat of a match in a list."""

    match: str
    seat: int
    player: str | None
    name: str
    bot: str
    place: int | None
    points: int | None


class Going(NamedTuple):
    """A match of somebody's that is not counted yet: it waits for players or runs, or its end is being counted."""

    id: str
    game: str
    status: str
    created: float
    updated: float
    waits: int
    """The seats for which it waits, a bit each."""
    due: float | None
    """When the first of them runs out of time."""
    first: bytes | None
    """The body of entry 1."""
    mine: int
    """My seats, a bit each."""
    whole: bool
    """Are its first and last entries there? A list cannot see more."""


class Past(NamedTuple):
    """A match of somebody's that is over and counted."""

    id: str
    game: str
    status: str
    created: float
    ended: float
    archived: bool


class Played(NamedTuple):
    """A seat of somebody's in a match that is over, for a profile."""

    match: str
    game: str
    size: int
    ended: float
    place: int | None
    pieces: str | None


class Uncounted(NamedTuple):
    """A match that is over, and that nobody has counted."""

    id: str
    updated: float
    archived: bool
    """Is its journal in an archive? Then only its end is noted."""


def uncounted(connection: sa.Connection, after: str = "", limit: int = 100) -> list[Uncounted]:
    """Matches that are over and not counted yet, in the order of their ids, after the id ``after``."""
    query = """
        SELECT id, updated, archived IS NOT NULL FROM matches
        WHERE ended IS NULL AND status IN ('over', 'abandoned') AND id > :after ORDER BY id LIMIT :limit
    """
    found = run(connection, query, after=after, limit=limit)
    return [Uncounted(*row)._replace(archived=bool(row[-1])) for row in found]


def count_match(connection: sa.Connection, match: str, ended: float, results: Sequence[SeatResult]) -> bool:
    """Note how a match ended; False if it is counted already, or is not over."""
    statement = """
        UPDATE matches SET ended = :ended, waits = 0, due = NULL
        WHERE id = :id AND ended IS NULL AND status IN ('over', 'abandoned')
    """
    if run(connection, statement, id=match, ended=ended).rowcount != 1:
        return False
    run(connection, "UPDATE seats SET ended = :ended WHERE match_id = :match", match=match, ended=ended)
    statement = """
        UPDATE seats SET name = :name, bot = :bot, place = :place, points = :points, pieces = :pieces
        WHERE match_id = :match AND seat = :seat
    """
    for each in results:
        pieces = json.dumps(each.pieces, ensure_ascii=False, sort_keys=True) if each.pieces else None
        run(
            connection, statement, match=match, seat=each.seat, name=each.name, bot=each.bot, place=each.place,
            points=each.points, pieces=pieces,
        )  # fmt: skip
    return True


# --- somebody's games


def going(connection: sa.Connection, player: str, game: str = "", offset: int = 0, limit: int = 50) -> list[Going]:
    """A player's matches that are not over: those that wait for the player first, the one that is due soonest at the
    top; then the others, the latest first."""
    query = f"""
        WITH mine AS (
            SELECT match_id, sum(1 << seat) AS bits FROM seats
            WHERE player = :player AND ended IS NULL GROUP BY match_id
        )
        SELECT id, game, status, created, updated, waits, due, first.body, CAST(bits AS integer),
            first.seq IS NOT NULL AND COALESCE(last.chain = matches.chain, false)
        FROM mine JOIN matches ON id = mine.match_id
            LEFT JOIN rows AS first ON first.match_id = id AND first.seq = 1
            LEFT JOIN rows AS last ON last.match_id = id AND last.seq = matches.seq
        WHERE privacy <> 'lesson' AND archived IS NULL {"AND game = :game" if game else ""}
        ORDER BY CASE WHEN waits & CAST(bits AS integer) <> 0 THEN 0 WHEN status = 'running' THEN 1
            WHEN status = 'open' THEN 2 ELSE 3 END,
            CASE WHEN waits & CAST(bits AS integer) <> 0 THEN COALESCE(due, 1e18) ELSE 0 END, updated DESC, id
        LIMIT :limit OFFSET :offset
    """
    given: dict[str, Any] = {"player": player, "limit": limit, "offset": offset} | ({"game": game} if game else {})
    return [Going(*row)._replace(whole=bool(row[-1])) for row in run(connection, query, **given)]


OUTCOMES = {
    "won": "AND seats.place = 1",
    "lost": "AND seats.place > 1",
    "given up": "AND seats.place IS NULL",
}


def past(
    connection: sa.Connection,
    player: str,
    game: str = "",
    outcome: Outcome = "",
    before: tuple[float, str] | None = None,
    limit: int = 50,
) -> list[Past]:
    """A player's finished matches, the latest first, without those that the player has removed from the list. For the
    next page, ``before`` is (ended, id) of the last one of this page."""
    query = f"""
        WITH mine AS (
            SELECT DISTINCT seats.ended AS at, match_id FROM seats JOIN matches ON id = match_id
            WHERE player = :player AND seats.ended IS NOT NULL AND hidden = 0 AND privacy <> 'lesson'
                {"AND (seats.ended, match_id) < (:ended, :id)" if before else ""}
                {"AND game = :game" if game else ""} {OUTCOMES.get(outcome, "")}
            ORDER BY seats.ended DESC, match_id DESC LIMIT :limit
        )
        SELECT id, game, status, created, at, archived IS NOT NULL FROM mine JOIN matches ON id = match_id
        ORDER BY at DESC, match_id DESC
    """
    given: dict[str, Any] = {"player": player, "limit": limit} | ({"game": game} if game else {})
    if before:
        given |= {"ended": before[0], "id": before[1]}
    return [Past(*row)._replace(archived=bool(row[-1])) for row in run(connection, query, **given)]


def places_of(connection: sa.Connection, matches: Sequence[str]) -> dict[str, list[Place]]:
    """By match, who sits or sat there, in the order of the seats."""
    query = sa.text("""
        SELECT match_id, seat, player, name, bot, place, points FROM seats WHERE match_id IN :ids
        ORDER BY match_id, seat
    """).bindparams(sa.bindparam("ids", expanding=True))
    found: dict[str, list[Place]] = {match: [] for match in matches}
    for row in connection.execute(query, {"ids": list(matches)}) if matches else ():
        found[row.match_id].append(Place(*row))
    return found


def hide(connection: sa.Connection, player: str, match: str) -> bool:
    """Remove a finished match from a player's list; False if it is not there."""
    statement = (
        "UPDATE seats SET hidden = 1 WHERE match_id = :id AND player = :player AND ended IS NOT NULL AND hidden = 0"
    )
    return run(connection, statement, id=match, player=player).rowcount > 0


def played(connection: sa.Connection, player: str, limit: int) -> list[Played]:
    """How a player did in the latest matches, the latest first. Those that the player has removed from the list count,
    lessons do not."""
    query = """
        SELECT match_id, game, (SELECT count(*) FROM seats AS each WHERE each.match_id = seats.match_id),
            seats.ended, place, pieces
        FROM seats JOIN matches ON id = match_id
        WHERE player = :player AND seats.ended IS NOT NULL AND privacy <> 'lesson'
        ORDER BY seats.ended DESC, match_id DESC LIMIT :limit
    """
    return [Played(*row) for row in run(connection, query, player=player, limit=limit)]
