"""The journals of matches: entries as rows, each chained by a hash to all before it.

The house hands over entries (`Batch`); here they are encoded, numbered and chained (`drafted`), and the databases write
what comes of it (`Change`). A match is read back as rows (`Loaded`), since what is damaged may not decode.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, get_args

import msgspec
import sqlalchemy as sa

from aerodrome.store.errors import BadBatch, Conflict, StoreError
from aerodrome.table.entries import AnyEntry, Entry

STATUSES = frozenset({"open", "running", "over", "abandoned"})

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode

_KINDS = {kind: str(kind.__struct_config__.tag) for kind in get_args(AnyEntry)}


def kind_of(entry: Entry) -> str:
    """The name of an entry's kind, as the journal has it."""
    return _KINDS[type(entry)]


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
    after: int
    """The number of the entry that it follows; 0 for a new match."""
    entries: list[tuple[AnyEntry, float]]
    """Entries, and when they were made."""
    status: str | None = None
    """None leaves it."""
    state: bytes | None = field(default=None, repr=False)
    """The packed state after the last entry; None leaves the older one, with its own number."""
    seats: dict[int, str | None] = field(default_factory=dict)
    """Seats that change hands; None empties one."""
    new: NewMatch | None = None
    updated: float | None = None
    """What lists show as the time of the last change; None for the time of the last entry."""


class Head(NamedTuple):
    """Where a match stands."""

    seq: int
    chain: str
    status: str


@dataclass(slots=True)
class Change:
    """What becomes of one match in one commit."""

    match: str
    before: Head
    """Where it has to be; else it is left alone."""
    after: Head
    rows: list[Row] = field(default_factory=list)
    updated: float | None = None
    state: bytes | None = field(default=None, repr=False)
    state_seq: int | None = None
    seats: dict[int, str | None] = field(default_factory=dict)
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
    """The number of the entry after which `state` was packed."""
    secret: bytes = field(repr=False)
    timed_from: int
    """The first entry whose time and kind are in the chain; later than 1 where the match is older than that."""
    rows: list[Row] = field(repr=False)
    """Every entry that there is, also such as should not be there."""
    seats: dict[int, str | None] = field(default_factory=dict, repr=False)


# --- chains

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


class Fault(NamedTuple):
    """Something wrong with a match, and the entry where it shows."""

    entry: int
    what: str

    def __str__(self) -> str:
        return f"entry {self.entry}: {self.what}"


def bad_link(loaded: Loaded) -> Fault | None:
    """The first entry that is changed, missing or out of place; None where all are chained up to the match's head.

    This finds accidents. Anybody who can write to the database can chain entries again, and no chain reveals that.
    """
    chain, last = "", 0
    for row in loaded.rows:
        last += 1
        if row.seq != last:
            return Fault(last, "it is missing")
        if last > loaded.seq:
            return Fault(last, f"it should not be there: the match says that {loaded.seq} is its last entry")
        try:
            if last < loaded.timed_from:
                chain = chain_before_times(chain, last, row.body)
            else:
                chain = chain_of(chain, last, row.kind, row.at, row.body)
        except (TypeError, ValueError, struct.error):  # SQLite keeps whatever it was given
            return Fault(last, "it does not hold an entry")
        if row.chain != chain:
            return Fault(last, "it does not fit the hash chain: this entry or one before it was changed")
    if last != loaded.seq:
        return Fault(last + 1, "it is missing")
    if chain != loaded.chain:
        return Fault(last, "the match says that it ends with another entry")
    return None


# --- writing


def flaw_of(batch: Batch) -> StoreError | None:
    """What is wrong with a batch in itself, whatever the database says."""
    if batch.status is not None and batch.status not in STATUSES:
        return BadBatch(f"match {batch.match}: there is no status {batch.status!r}")
    if (batch.new is not None) != (batch.after == 0):
        return BadBatch(f"match {batch.match}: a batch that follows no entry makes a new match, and no other does")
    if batch.new is not None and batch.new.id != batch.match:
        return BadBatch(f"match {batch.match}: the new match has another id, {batch.new.id}")
    if batch.new is not None and not batch.entries:
        return BadBatch(f"match {batch.match}: a new match needs its first entry")
    return None


def drafted(batches: Sequence[Batch], heads: Mapping[str, Head]) -> tuple[dict[str, Change], list[StoreError | None]]:
    """By match what is to be written, given where the matches stand; and for each batch why it is left out."""
    changes: dict[str, Change] = {}
    results = []
    for batch in batches:
        error = flaw_of(batch)
        change = changes.get(batch.match)
        if error is None and change is None:
            # A new match is put in at entry 0 and then treated as any other. If another writer was first, its match is
            # past 0: entry 0 is never committed, since a new match comes with an entry.
            head = Head(0, "", "open") if batch.new is not None else heads.get(batch.match)
            if head is None:
                error = Conflict(f"match {batch.match} is not in this database")
            else:
                change = Change(batch.match, head, head, new=batch.new)
        if error is None and change is not None and change.after.seq != batch.after:
            error = Conflict(f"match {batch.match} is at entry {change.after.seq}, not at {batch.after}")
        results.append(error)
        if error is None and change is not None:
            changes[batch.match] = change
            _add(change, batch)
    return changes, results


def _add(change: Change, batch: Batch) -> None:
    seq, chain, status = change.after
    for entry, at in batch.entries:
        seq += 1
        kind, body = _KINDS[type(entry)], encode(entry)
        chain = chain_of(chain, seq, kind, at, body)
        change.rows.append(Row(seq, kind, body, at, chain))
        change.updated = at
    if batch.entries and batch.updated is not None:
        change.updated = batch.updated
    change.after = Head(seq, chain, batch.status or status)
    if batch.state is not None:
        change.state, change.state_seq = batch.state, seq
    change.seats |= batch.seats


# --- reading: functions of a connection, which the store has as methods


def heads(connection: sa.Connection, ids: Sequence[str]) -> dict[str, Head]:
    """Where matches stand."""
    query = sa.text("SELECT id, seq, chain, status FROM matches WHERE id IN :ids")
    found = connection.execute(query.bindparams(sa.bindparam("ids", expanding=True)), {"ids": ids})
    return {id: Head(*head) for id, *head in found}


def load(connection: sa.Connection, match: str) -> Loaded | None:
    """A match with its journal."""
    named = {"id": match}
    found = connection.execute(sa.text("SELECT * FROM matches WHERE id = :id"), named).one_or_none()
    if found is None:
        return None
    rows = sa.text("SELECT seq, kind, body, at, chain FROM rows WHERE match_id = :id ORDER BY seq")
    seats = connection.execute(sa.text("SELECT seat, player FROM seats WHERE match_id = :id"), named)
    return Loaded(
        **found._mapping,
        rows=[Row(*row) for row in connection.execute(rows, named)],
        seats={row.seat: row.player for row in seats},
    )
