"""The journals of matches: entries as rows, each chained by a hash to all before it.

The house hands over entries (`Batch`). Here they are encoded, numbered and chained (`drafted`), and the databases write
the result (`Change`). A match comes back as rows (`Loaded`), because damaged rows may not decode.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, get_args

import msgspec

from aerodrome.store.errors import BadBatch, Conflict, StoreError
from aerodrome.table.entries import AnyEntry, Entry

FORM = 1
"""The form of journals. It goes up when servers of earlier versions could not read what this one writes."""
STATUSES = frozenset({"open", "running", "over", "abandoned"})

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode

_KINDS = {kind: str(kind.__struct_config__.tag) for kind in get_args(AnyEntry)}


def kind_of(entry: Entry) -> str:
    """The name of an entry's kind in the journal."""
    return _KINDS[type(entry)]


class Row(NamedTuple):
    """One entry of a match, as stored."""

    seq: int
    kind: str
    body: bytes
    at: float
    chain: str


@dataclass(frozen=True)
class NewMatch:
    id: str
    game: str
    privacy: str
    created: float
    secret: bytes = field(repr=False)


@dataclass(slots=True)
class Batch:
    """What to write for one match, all or nothing."""

    match: str
    after: int
    """The number of the entry before it; 0 for a new match."""
    entries: list[tuple[AnyEntry, float]]
    """Entries, each with the time when it was made."""
    status: str | None = None
    """None leaves it."""
    state: bytes | None = field(default=None, repr=False)
    """The packed state after the last entry; None keeps the stored one, with its own number."""
    seats: dict[int, str | None] = field(default_factory=dict)
    """Seats that change hands; None empties a seat."""
    new: NewMatch | None = None
    updated: float | None = None
    """The time of the last change that lists show; by default the time of the last entry."""
    as_holder: bool = False
    """Are these entries that only the holder of the match's lease may make?"""


class Head(NamedTuple):
    """Where a match stands."""

    seq: int
    chain: str
    status: str


@dataclass(slots=True)
class Change:
    """What one commit does to one match."""

    match: str
    before: Head
    """The entry where the match must be; at any other, it stays as it is."""
    after: Head
    rows: list[Row] = field(default_factory=list)
    updated: float | None = None
    state: bytes | None = field(default=None, repr=False)
    state_seq: int | None = None
    seats: dict[int, str | None] = field(default_factory=dict)
    new: NewMatch | None = None
    as_holder: bool = False


@dataclass(frozen=True)
class Stored:
    """What the database says about a match."""

    id: str
    game: str
    status: str
    privacy: str
    created: float
    updated: float
    seq: int


@dataclass(frozen=True)
class Loaded(Stored):
    """A match with its whole journal."""

    chain: str
    state: bytes | None = field(repr=False)
    state_seq: int | None
    """The number of the entry after which `state` was packed."""
    secret: bytes = field(repr=False)
    timed_from: int
    """The first entry whose time and kind are in the chain; above 1 if the match is older than that rule."""
    rows: list[Row] = field(repr=False)
    """Every stored entry, even those that should not be there."""
    seats: dict[int, str | None] = field(default_factory=dict, repr=False)
    archived: str | None = None
    """The name of the archive that has the match, if its journal is no longer here."""


# --- chains

_double = struct.Struct(">d").pack


def chain_of(previous: str, seq: int, kind: str, at: float, body: bytes) -> str:
    """The link that ties an entry to all before it: 16 hex digits of SHA-256 over `previous:seq:kind:`, the time as the
    8 bytes of a double (the largest first), and the body. The first entry follows on the empty string.

    >>> chain_of("", 1, "created", 1000.5, b"{}")
    '29fc2a363678699f'
    """
    return hashlib.sha256(f"{previous}:{seq}:{kind}:".encode() + _double(at) + body).hexdigest()[:16]


class Fault(NamedTuple):
    """Something wrong with a match, and the entry where it shows."""

    entry: int
    what: str

    def __str__(self) -> str:
        return f"entry {self.entry}: {self.what}"


def bad_link(loaded: Loaded) -> Fault | None:
    """The first entry that is changed, missing or out of place; None if all are chained up to the match's head.

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
            if last < loaded.timed_from:  # written before times and kinds were chained
                chain = hashlib.sha256(f"{chain}:{last}:".encode() + row.body).hexdigest()[:16]
            else:
                chain = chain_of(chain, last, row.kind, row.at, row.body)
        except (TypeError, ValueError, struct.error):  # SQLite keeps whatever it gets
            return Fault(last, "it does not hold an entry")
        if row.chain != chain:
            return Fault(last, "it does not fit the hash chain: this entry or one before it was changed")
    if last != loaded.seq:
        return Fault(last + 1, "it is missing")
    if chain != loaded.chain:
        return Fault(last, "the match says that it ends with another entry")
    return None


# --- writing


def drafted(batches: Sequence[Batch], heads: Mapping[str, Head]) -> tuple[dict[str, Change], list[StoreError | None]]:
    """What to write for each match, given where the matches stand; and for each batch, why it is left out."""
    changes: dict[str, Change] = {}
    results: list[StoreError | None] = []
    for batch in batches:
        try:
            _check(batch)
            change = changes.get(batch.match) or _nothing_yet(batch, heads)
            if change.after.seq != batch.after:
                raise Conflict(f"match {batch.match} is at entry {change.after.seq}, not at {batch.after}")
        except StoreError as error:
            results.append(error)
        else:
            changes[batch.match] = change
            _add(change, batch)
            results.append(None)
    return changes, results


def _check(batch: Batch) -> None:
    """Refuse a batch that is wrong in itself, whatever the database holds."""
    new, flaw = batch.new, ""
    if batch.status is not None and batch.status not in STATUSES:
        flaw = f"there is no status {batch.status!r}"
    elif (new is not None) != (batch.after == 0):
        flaw = "a batch that follows no entry makes a new match, and no other does"
    elif new is not None and new.id != batch.match:
        flaw = f"the new match has another id, {new.id}"
    elif new is not None and not batch.entries:
        flaw = "a new match needs its first entry"
    if flaw:
        raise BadBatch(f"match {batch.match}: {flaw}")


def _nothing_yet(batch: Batch, heads: Mapping[str, Head]) -> Change:
    # A new match is put in at entry 0 and then treated as any other. If another writer was first, its match is past 0:
    # entry 0 is never committed, since a new match comes with an entry.
    head = heads.get(batch.match) if batch.new is None else Head(0, "", "open")
    if head is None:
        raise Conflict(f"match {batch.match} is not in this database")
    return Change(batch.match, head, head, new=batch.new)


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
    change.as_holder = change.as_holder or batch.as_holder
