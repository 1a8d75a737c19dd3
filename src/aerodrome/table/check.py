"""Reading tables back from the store, and checking that what is there is what was played."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from aerodrome.rulebook.errors import AerodromeError
from aerodrome.table import entries
from aerodrome.table.record import replayed
from aerodrome.table.store import Loaded, Store
from aerodrome.table.table import Table

PAGE = 200


def revived(loaded: Loaded) -> Table:
    """The table that a journal tells of."""
    return Table.from_journal(loaded.id, loaded.secret, ((entries.decode(row.body), row.at) for row in loaded.rows))


async def read_table(store: Store, id: str) -> Table | None:
    loaded = await store.load(id)
    return revived(loaded) if loaded is not None else None


async def check_all(store: Store) -> AsyncIterator[tuple[str, str]]:
    """Every match with what is wrong with it; nothing where it is whole."""
    before = None
    while page := await store.listing(limit=PAGE, before=before):
        for header in page:
            yield header.id, await fault_of(store, header.id)
        before = (page[-1].created, page[-1].id)


async def fault_of(store: Store, id: str) -> str:
    """What is wrong with a stored match, in words; empty when it is whole."""
    bad = await store.check_chains(id)
    if bad is not None:
        return f"entry {bad} does not fit the hash chain: it was changed, or one before it is missing"
    loaded = await store.load(id)
    if loaded is None:
        return "it cannot be read"
    try:
        table = revived(loaded)
        if table.board is not None:
            match = replayed(table)
            if match._state.pack() != table.board.pack():
                return "replaying its moves gives another position than its journal"
    except (AerodromeError, msgspec.ValidationError, msgspec.DecodeError) as error:
        return str(error)
    if table.status != loaded.status:
        return f"its journal ends with the status {table.status!r}, the database says {loaded.status!r}"
    if loaded.state is not None and loaded.state_seq == loaded.seq:
        if table.board is None or table.board.pack() != loaded.state:
            return "the position that was kept is not the one that its moves lead to"
    return ""
