"""Reading tables back from the store."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

import msgspec

from aerodrome.games import UnknownGame
from aerodrome.games import load as load_game
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.store.journal import STATUSES, Fault, Head, Loaded, Row, Stored, bad_link, chain_of, decode, kind_of
from aerodrome.store.lists import Header
from aerodrome.store.store import Store
from aerodrome.table.entries import Created, Moved
from aerodrome.table.errors import Archived, Damaged
from aerodrome.table.table import Table


def revived(loaded: Loaded, pause_at: int = 0, pause: Callable[[Table], None] | None = None) -> Table:
    """The table of a journal. Raises `Damaged` if anything is wrong with it, and `Archived` if it is elsewhere.
    ``pause`` gets the table as it was after entry ``pause_at``."""
    if loaded.archived is not None:
        people = frozenset(player for player in loaded.seats.values() if player)
        raise Archived(loaded.id, loaded.archived, people, loaded.privacy == "public")
    table = Table(loaded.id, loaded.secret)
    for fault in faults_of_journal(loaded, table, pause_at, pause):
        raise Damaged(loaded.id, fault.what, fault.entry, table if table.seq else None)
    return table


async def read_table(store: Store, id: str) -> Table | None:
    loaded = await store.load(id)
    return revived(loaded) if loaded is not None else None


def first_entry(header: Header) -> Created:
    """How a table began, for a list. Raises `Damaged` if we cannot show that."""
    try:
        created = decode(header.first)
    except (msgspec.MsgspecError, TypeError) as error:
        raise Damaged(header.id, said_by(error), 1) from None
    if not isinstance(created, Created):
        raise Damaged(header.id, "a journal begins with the entry that opened the table, and this one does not", 1)
    for fault in faults_of_head(header, created):
        raise Damaged(header.id, fault)
    return created


def follow(table: Table, rows: Sequence[Row]) -> Head:
    """Apply entries that others have made since to a table. The first row is the last entry that the table has. Returns
    where the match stands then. Raises `Damaged` if the entries do not go on from there."""
    last, *fresh = rows
    if last.seq != table.seq:
        raise Damaged(table.id, "it is missing", table.seq)
    chain = last.chain
    for row in fresh:
        chain = chain_of(chain, table.seq + 1, row.kind, row.at, row.body)
        if (row.seq, row.chain) != (table.seq + 1, chain):
            raise Damaged(table.id, "it does not follow on the entry before it", row.seq)
        _apply(table, row)
    return Head(table.seq, chain, table.status)


def faults_of_journal(
    loaded: Loaded, table: Table, pause_at: int = 0, pause: Callable[[Table], None] | None = None
) -> Iterator[Fault]:
    """Apply a journal to a new table as far as possible, and yield the faults."""
    broken = bad_link(loaded)
    for row in loaded.rows:
        if broken is not None and row.seq >= broken.entry:
            break
        try:
            _apply(table, row)
        except MemoryError:
            raise
        except Exception as error:  # a damaged entry may fail in any way
            yield Fault(row.seq, said_by(error))
            break
        if row.seq == pause_at and pause is not None:
            pause(table)
    if broken is not None:
        yield broken


def _apply(table: Table, row: Row) -> None:
    entry = decode(row.body)
    if row.kind != kind_of(entry):
        raise Damaged(table.id, f"it is called {row.kind!r}, but it is {kind_of(entry)!r}")
    if not is_time(row.at):
        raise Damaged(table.id, "its time is not a number")
    if isinstance(entry, Created) != (row.seq == 1):
        raise Damaged(table.id, "the entry that opens the table must be the first, and only the first")
    if isinstance(entry, Moved):
        _check_moves(table, entry)
    table.apply(entry, row.at)


def _check_moves(table: Table, entry: Moved) -> None:
    """Engines trust that every move is legal, so check each one first."""
    board = table.board
    for seat, action, _ in entry.plies:
        if board is None or seat not in table.asked:
            raise Damaged(table.id, f"seat {seat + 1} makes a move, but is not asked")
        if not 0 <= action < table.game.actions:
            raise Damaged(table.id, f"there is no action {action}")
        if rule := board.refusal(seat, action):
            raise Damaged(table.id, f"seat {seat + 1} makes a move that is not legal ({table.game.rules[rule].id})")


def faults_of_head(match: Stored, created: Created) -> Iterator[str]:
    """Where the database contradicts the first entry."""
    settings = created.settings
    try:
        load_game(settings.game)
    except UnknownGame:
        yield f"this Aerodrome does not know its game, {settings.game[:40]!r}"
    if match.game != settings.game:
        yield f"its journal is one of {settings.game!r}, the database says {match.game!r}"
    if match.privacy != settings.privacy:
        yield f"its journal says that it is {settings.privacy!r}, the database that it is {match.privacy!r}"
    if match.status not in STATUSES:
        yield f"there is no status {match.status!r}"
    if not is_time(match.created) or not is_time(match.updated):
        yield "the database does not say when it was made or changed"


def is_time(value: object) -> bool:
    """Is it a number? SQLite keeps whatever it gets."""
    return isinstance(value, float | int) and math.isfinite(value)


def said_by(error: BaseException) -> str:
    """An error in words; if we did not foresee it, with its kind."""
    if isinstance(error, Damaged):
        return error.what
    if isinstance(error, AerodromeError | msgspec.MsgspecError):
        return str(error)
    return f"it cannot be applied ({type(error).__name__}: {error})"
