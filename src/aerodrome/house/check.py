"""Reading tables back from the store, and checking that what is there is what was played."""

from __future__ import annotations

import contextlib
import math
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import NamedTuple, TypeVar

import msgspec

from aerodrome.games import UnknownGame
from aerodrome.games import load as load_game
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.store.store import STATUSES, Corrupt, Header, InviteRow, Loaded, PersonRow, Row, Store, bad_link, is_hash
from aerodrome.table import entries
from aerodrome.table.entries import AnyEntry, Created, Moved
from aerodrome.table.replayed import replayed
from aerodrome.table.table import MAX_SEATS, Damaged, Table

PAGE = 200

T = TypeVar("T")


class DamagedTable(Damaged):
    """A stored table that cannot be read back."""

    def __init__(self, id: str, entry: int, what: str, known: Table | None = None) -> None:
        super().__init__(f"table {id}, entry {entry}: {what}" if entry else f"table {id}: {what}")
        self.id, self.entry, self.what = id, entry, what
        self.known = known
        """The table as far as its journal can be read."""


def revived(loaded: Loaded) -> Table:
    """The table that a journal tells of; DamagedTable for whatever is wrong with it."""
    table = Table(loaded.id, loaded.secret)
    for fault in _faults_of_journal(loaded, table):
        raise DamagedTable(loaded.id, fault.entry, fault.what, table if table.seq else None)
    return table


async def read_table(store: Store, id: str) -> Table | None:
    loaded = await store.load(id)
    return revived(loaded) if loaded is not None else None


def first_entry(header: Header) -> Created:
    """How a table began, for a list; DamagedTable where that cannot be shown."""
    try:
        created = entries.decode(header.first)
    except (msgspec.MsgspecError, TypeError) as error:
        raise DamagedTable(header.id, 1, said_by(error)) from None
    if not isinstance(created, Created):
        raise DamagedTable(header.id, 1, "a journal begins with how the table was made, and this one does not")
    for fault in _faults_of_head(header, created):
        raise DamagedTable(header.id, 0, fault)
    return created


# --- what is wrong with one table


class Fault(NamedTuple):
    """Something wrong with a table, and the entry where it shows; 0 for the match itself."""

    entry: int
    what: str

    def __str__(self) -> str:
        return f"entry {self.entry}: {self.what}" if self.entry else self.what


def is_time(value: object) -> bool:
    """SQLite keeps whatever it was given."""
    return isinstance(value, float | int) and math.isfinite(value)


def said_by(error: BaseException) -> str:
    """An error in words; of one that nobody foresaw, its kind too."""
    if isinstance(error, AerodromeError | msgspec.MsgspecError):
        return str(error)
    return f"it cannot be applied ({type(error).__name__}: {error})"


def _faults_of_journal(loaded: Loaded, table: Table) -> Iterator[Fault]:
    """Apply a journal to a new table, as far as it goes; what stands in the way."""
    broken = bad_link(loaded)
    for row in loaded.rows:
        if broken is not None and row.seq >= broken.seq:
            break
        try:
            _apply(table, row)
        except MemoryError:
            raise
        except Exception as error:  # a damaged entry may fail in any way
            yield Fault(row.seq, said_by(error).removeprefix(f"table {loaded.id}: "))
            break
    if broken is not None:
        yield Fault(broken.seq, broken.what)


def _apply(table: Table, row: Row) -> None:
    entry: AnyEntry = entries.decode(row.body)
    if row.kind != entries.kind_of(entry):
        raise Damaged(f"it is called {row.kind!r}, but it is {entries.kind_of(entry)!r}")
    if not is_time(row.at):
        raise Damaged("its time is no number")
    if isinstance(entry, Created) != (row.seq == 1):
        raise Damaged("a journal begins with how the table was made, and only with that")
    if isinstance(entry, Moved):
        _check_moves(table, entry)
    table.apply(entry, row.at)


def _check_moves(table: Table, entry: Moved) -> None:
    """A move that is not legal is not for the engines, which take every move for legal."""
    board = table.board
    for seat, action, _ in entry.plies:
        if board is None or seat not in table.asked:
            raise Damaged(f"seat {seat + 1} makes a move, but is not asked")
        if not 0 <= action < table.game.actions:
            raise Damaged(f"there is no action {action}")
        rule = board.refusal(seat, action)
        if rule:
            raise Damaged(f"seat {seat + 1} makes a move that is not legal ({table.game.rules[rule].id})")


def _faults_of_head(match: Header | Loaded, created: Created) -> Iterator[str]:
    """What the match says of itself, and its first entry says otherwise."""
    settings = created.settings
    try:
        load_game(settings.game)
    except UnknownGame:
        yield f"it is a game that is not known here, {settings.game[:40]!r}"
    if match.game != settings.game:
        yield f"its journal is one of {settings.game!r}, the database says {match.game!r}"
    if match.privacy != settings.privacy:
        yield f"its journal says that it is {settings.privacy!r}, the database that it is {match.privacy!r}"
    if match.status not in STATUSES:
        yield f"there is no status {match.status!r}"
    if not is_time(match.created) or not is_time(match.updated):
        yield "the database does not say when it was made or changed"


def _faults_of_match(loaded: Loaded, table: Table) -> Iterator[str]:
    """What the database says of a match, and its whole journal says otherwise."""
    yield from _faults_of_head(loaded, table.created)
    if table.status != loaded.status and loaded.status in STATUSES:
        yield f"its journal ends with the status {table.status!r}, the database says {loaded.status!r}"
    if loaded.created != loaded.rows[0].at:
        yield "the database says that it was made at another time than its first entry"
    if loaded.updated not in {row.at for row in loaded.rows}:
        yield "the database says that it was changed at a time at which nothing happened"
    for seat in sorted(loaded.seats.keys() | range(len(table.seats)), key=str):
        there = type(seat) is int and 0 <= seat < len(table.seats)
        of_journal = (table.seats[seat].person or None) if there else None
        if not there:
            yield f"the database has a seat {seat}, which is not at this table"
        elif seat not in loaded.seats and of_journal:
            yield f"the database does not know who has seat {seat + 1}"
        elif loaded.seats.get(seat) != of_journal:
            yield f"by its journal seat {seat + 1} belongs to {of_journal}, by the database to {loaded.seats[seat]}"
    if table.ended is not None and table.ended.secret != loaded.secret.hex():
        yield "the secret that was shown at its end is not the one that its luck came from"
    if loaded.state is None and table.ended is not None and table.board is not None:
        yield "the position at its end was not kept"


def _faults_of_state(loaded: Loaded, table: Table) -> Iterator[str]:
    """The position that is kept, against the one that the moves lead to."""
    if (loaded.state is None) != (loaded.state_seq is None):
        yield "a position is kept without the number of its entry, or the number without a position"
    if loaded.state is None or loaded.state_seq is None:
        return
    if loaded.state_seq != loaded.seq:
        if not 0 < loaded.state_seq < loaded.seq:
            yield f"the position that was kept is of entry {loaded.state_seq}, which there is not"
            return
        table = Table(loaded.id, loaded.secret)
        for row in loaded.rows[: loaded.state_seq]:
            table.apply(entries.decode(row.body), row.at)
    if table.board is None or table.board.pack() != loaded.state:
        yield "the position that was kept is not the one that its moves lead to"


async def faults_of(store: Store, id: str) -> list[str]:
    """What is wrong with a stored match, in words; nothing when it is whole."""
    try:
        loaded = await store.load(id)
        if loaded is None:
            left = await store.leftovers(id)
            return [f"the match is gone; of it there are {left.entries} entries and {left.seats} seats left"]
        table = Table(loaded.id, loaded.secret)
        found = [str(fault) for fault in _faults_of_journal(loaded, table)]
        if found:
            return found + (list(_faults_of_head(loaded, table.created)) if table.seq else [])
        found += _faults_of_match(loaded, table)
        found += _faults_of_state(loaded, table)
        if table.board is not None and replayed(table).board.pack() != table.board.pack():
            found.append("replaying its moves gives another position than its journal")
        if table.rematch and await store.load(table.rematch) is None:
            found.append(f"its rematch, {table.rematch}, is gone")
    except MemoryError:
        raise
    except Exception as error:  # whatever it is: the next match has to be looked at too
        return [said_by(error).removeprefix(f"table {id}: ")]
    return found


# --- everything in a database


class Checked(NamedTuple):
    """Something that was checked."""

    what: str
    """A match by its id; else what it is."""
    faults: list[str]
    is_match: bool = True


async def check_all(store: Store) -> AsyncIterator[Checked]:
    """Everything that is in a database, with what is wrong with it; the matches in the order of their ids."""
    unreadable: list[str] = []
    try:
        unreadable += await store.file_faults()
    except Corrupt as error:
        unreadable.append(str(error))
    strangers = await _strangers(store)
    async for id in _listed(store.match_ids, str, unreadable):
        yield Checked(id, await faults_of(store, id) + strangers.get(id, []))
    async for person in _listed(store.all_people, lambda person: person.id, unreadable):
        if faults := list(_faults_of_person(person)):
            yield Checked(f"person {person.id}", faults, is_match=False)
    async for invite in _listed(store.all_invites, lambda invite: invite.token_hash, unreadable):
        if faults := list(_faults_of_invite(invite)):
            yield Checked(f"invitation {invite.token_hash[:12]}", faults, is_match=False)
    if unreadable:
        yield Checked("the file", list(dict.fromkeys(unreadable)), is_match=False)


async def _listed(
    read: Callable[[str, int], Awaitable[list[T]]], key: Callable[[T], str], unreadable: list[str]
) -> AsyncIterator[T]:
    """All of a long list, page by page, as far as it can be read."""
    after = ""
    try:
        while page := await read(after, PAGE):
            for each in page:
                yield each
            after = key(page[-1])
    except Corrupt as error:
        unreadable.append(str(error))


async def _strangers(store: Store) -> dict[str, list[str]]:
    """By match, the seats of people whom nobody knows. A house without a server knows no people at all."""
    found: dict[str, list[str]] = {}
    with contextlib.suppress(Corrupt):  # which is said of the file
        if await store.all_people(limit=1):
            for match, seat, player in await store.missing_people():
                found.setdefault(match, []).append(f"seat {seat + 1} belongs to {player}, whom nobody knows")
    return found


def _faults_of_person(person: PersonRow) -> Iterator[str]:
    if not is_hash(person.token_hash):
        yield "its token is none: nobody can sign in with it"
    if not person.name:
        yield "it has no name"
    if not is_time(person.created) or not is_time(person.seen):
        yield "the database does not say since when it is known, or when it was last here"


def _faults_of_invite(invite: InviteRow) -> Iterator[str]:
    if not is_hash(invite.token_hash):
        yield "its token is none: nobody can use it"
    if not invite.known:
        yield f"it is for table {invite.match}, which there is not"
    elif invite.seat is not None and invite.seat not in range(MAX_SEATS):
        yield f"it is for seat {invite.seat}, which no table has"
