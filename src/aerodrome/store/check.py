"""Checking that a database holds what was played: matches, people, invitations. `survey.py` checks all of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from aerodrome.play.luck import is_hash
from aerodrome.store.archive import faults_of_archived
from aerodrome.store.journal import STATUSES, Loaded, decode
from aerodrome.store.people import Invite, Person
from aerodrome.store.revive import faults_of_head, faults_of_journal, is_time, said_by
from aerodrome.store.store import Store
from aerodrome.table.core import MAX_SEATS
from aerodrome.table.replayed import replayed
from aerodrome.table.table import Table

# --- one match


class Look(NamedTuple):
    """What was found in a match."""

    faults: list[str]
    archived: bool


def _faults_of_match(loaded: Loaded, table: Table) -> Iterator[str]:
    """Where the database and a match's whole journal disagree."""
    yield from faults_of_head(loaded, table.created)
    if table.status != loaded.status and loaded.status in STATUSES:
        yield f"its journal ends with the status {table.status!r}, the database says {loaded.status!r}"
    if loaded.created != loaded.rows[0].at:
        yield "the database says that it was made at another time than its first entry"
    if loaded.updated not in {row.at for row in loaded.rows}:
        yield "the database says that it was changed at a time when nothing happened"
    seats = {seat: each.person or None for seat, each in enumerate(table.seats)}
    for seat in sorted(loaded.seats.keys() | seats.keys(), key=str):
        if seat not in seats:
            yield f"the database has a seat {seat}, which is not at this table"
        elif seat not in loaded.seats and seats[seat]:
            yield f"the database does not know who has seat {seat + 1}"
        elif loaded.seats.get(seat) != seats[seat]:
            stored = loaded.seats[seat]
            yield f"seat {seat + 1} belongs to {seats[seat]} in its journal, but in the database to {stored}"
    if table.ended is not None and table.ended.secret != loaded.secret.hex():
        yield "the secret shown at its end is not the one behind its luck"
    if loaded.state is None and table.ended is not None and table.board is not None:
        yield "the position at its end was not kept"


def _faults_of_state(loaded: Loaded, table: Table) -> Iterator[str]:
    """Compare the stored position with the one that the moves lead to."""
    if (loaded.state is None) != (loaded.state_seq is None):
        yield "there is a position without the number of its entry, or a number without a position"
    if loaded.state is None or loaded.state_seq is None:
        return
    if loaded.state_seq != loaded.seq:
        if not 0 < loaded.state_seq < loaded.seq:
            yield f"the stored position belongs to entry {loaded.state_seq}, which does not exist"
            return
        entries = ((decode(row.body), row.at) for row in loaded.rows[: loaded.state_seq])
        table = Table.from_journal(loaded.id, loaded.secret, entries)
    if table.board is None or table.board.pack() != loaded.state:
        yield "the stored position is not the one that its moves lead to"


async def faults_of(store: Store, id: str, archives: Path | None = None) -> Look:
    """What is wrong with a stored match, in words; nothing if it is whole. With the folder of the archives, look at its
    game there, too."""
    try:
        loaded = await store.load(id)
        if loaded is None:
            entries, seats = await store.leftovers(id)
            return Look([f"the match is gone; of it there are {entries} entries and {seats} seats left"], False)
        if loaded.archived is not None:
            return Look(list(faults_of_archived(loaded, archives)), True)
        return Look(await _faults_of_loaded(store, loaded), False)
    except MemoryError:
        raise
    except Exception as error:  # whatever it is, the next match needs a look, too
        return Look([said_by(error)], False)


async def _faults_of_loaded(store: Store, loaded: Loaded) -> list[str]:
    table = Table(loaded.id, loaded.secret)
    found = [str(fault) for fault in faults_of_journal(loaded, table)]
    if found:
        return found + (list(faults_of_head(loaded, table.created)) if table.seq else [])
    found += _faults_of_match(loaded, table)
    found += _faults_of_state(loaded, table)
    if table.board is not None and replayed(table).board.pack() != table.board.pack():
        found.append("replaying its moves gives a different position from its journal")
    if table.rematch and await store.load(table.rematch) is None:
        found.append(f"its rematch, {table.rematch}, is gone")
    return found


# --- people and invitations


def faults_of_person(person: Person) -> Iterator[str]:
    if not person.name:
        yield "it has no name"
    if not is_time(person.created) or not is_time(person.seen):
        yield "the database has no valid time for when they first came, or were last here"


def faults_of_token(token_hash: str) -> Iterator[str]:
    if not is_hash(token_hash):
        yield "a token of theirs is not valid: nobody can sign in with it"


def faults_of_invite(token_hash: str, invite: Invite, known: bool) -> Iterator[str]:
    if not is_hash(token_hash):
        yield "its token is not valid: nobody can use it"
    if not known:
        yield f"it is for table {invite.match}, which does not exist"
    elif invite.seat is not None and invite.seat not in range(MAX_SEATS):
        yield f"it is for seat {invite.seat}, which no table has"
