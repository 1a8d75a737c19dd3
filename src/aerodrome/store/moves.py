"""The statements of every move, on SQLite. Each takes many rows at once: every step of SQLite gives Python's lock away,
and has to get it again."""

from __future__ import annotations

import functools
import sqlite3
from collections.abc import Sequence
from itertools import chain
from typing import Any

from aerodrome.store.journal import Change

MOST_ROWS = 256
"""Rows that a statement takes at once."""

ADD_MATCHES = (
    "INSERT INTO matches (id, game, privacy, created, updated, secret, status, seq, chain)"
    " SELECT column1, column2, column3, column4, column4, column5, 'open', 0, '' FROM (VALUES {}) WHERE true"
    " ON CONFLICT (id) DO NOTHING"
)
MOVE_ON = (
    "UPDATE matches SET seq = new.column4, chain = new.column5, updated = COALESCE(new.column6, updated)"
    " FROM (VALUES {}) AS new"
    " WHERE matches.id = new.column1 AND matches.seq = new.column2 AND matches.chain = new.column3"
)
ADD_ROWS = "INSERT INTO rows (match_id, seq, kind, body, at, chain) VALUES {}"
# Not with every move: a change of the status rewrites an index, too.
CHANGE_STATUS = (
    "UPDATE matches SET status = new.column2, state = COALESCE(new.column3, state),"
    " state_seq = COALESCE(new.column4, state_seq) FROM (VALUES {}) AS new WHERE matches.id = new.column1"
)
CHANGE_SEATS = (
    "INSERT INTO seats (match_id, seat, player) SELECT column1, column2, column3 FROM (VALUES {}) WHERE true"
    " ON CONFLICT (match_id, seat) DO UPDATE SET player = excluded.player"
)
IS_KNOWN = "SELECT 1 FROM matches WHERE id = ?"
IS_THERE = "SELECT 1 FROM matches WHERE id = ? AND seq = ? AND chain = ?"


def append(connection: sqlite3.Connection, changes: Sequence[Change]) -> set[str]:
    """Write changes in the transaction that has begun; the matches that are not where they have to be, and are left
    alone."""
    new = [change.new for change in changes if change.new is not None]
    if new:
        _run(connection, ADD_MATCHES, [(each.id, each.game, each.privacy, each.created, each.secret) for each in new])
    moved = _run(
        connection,
        MOVE_ON,
        [(c.match, c.before.seq, c.before.chain, c.after.seq, c.after.chain, c.updated) for c in changes],
    )
    if moved != len(changes):
        connection.execute("ROLLBACK")  # to see where each of them is
        connection.execute("BEGIN IMMEDIATE")
        lost = {change.match for change in changes if not _can_follow(connection, change)}
        return lost | append(connection, [change for change in changes if change.match not in lost])
    _run(connection, ADD_ROWS, [(change.match, *row) for change in changes for row in change.rows])
    statuses = [
        (change.match, change.after.status, change.state, change.state_seq)
        for change in changes
        if change.state is not None or change.before.status != change.after.status
    ]
    _run(connection, CHANGE_STATUS, statuses)
    seats = [(change.match, seat, player) for change in changes for seat, player in change.seats.items()]
    _run(connection, CHANGE_SEATS, seats)
    return set()


def _can_follow(connection: sqlite3.Connection, change: Change) -> bool:
    if change.new is not None:
        return connection.execute(IS_KNOWN, (change.match,)).fetchone() is None
    where = change.match, change.before.seq, change.before.chain
    return connection.execute(IS_THERE, where).fetchone() is not None


def _run(connection: sqlite3.Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> int:
    """Run a statement with rows of values; how many rows of the table it changed."""
    changed = begin = 0
    while begin < len(rows):
        # Powers of two, so that SQLite has seen the statement before.
        count = min(MOST_ROWS, 1 << (len(rows) - begin).bit_length() - 1)
        text = _with_rows(statement, count, len(rows[0]))
        changed += connection.execute(text, tuple(chain.from_iterable(rows[begin : begin + count]))).rowcount
        begin += count
    return changed


@functools.cache
def _with_rows(statement: str, count: int, width: int) -> str:
    row = f"({', '.join('?' * width)})"
    return statement.format(", ".join([row] * count))
