"""Writers for tests of the store: they make batches, and know what has to be stored of them."""

from __future__ import annotations

import traceback
from typing import Any

import sqlalchemy as sa

from aerodrome.store.journal import Batch, Loaded, NewMatch, Row, chain_of, encode
from aerodrome.store.people import hash_token
from aerodrome.store.store import Store
from aerodrome.table.entries import Said

ANN = hash_token("ann's token")
BEN = hash_token("ben's token")


class Writer:
    """Makes batches for one match, and remembers where it is."""

    def __init__(self, match: str, seq: int = 0, chain: str = "") -> None:
        self.match, self.seq, self.chain = match, seq, chain
        self.rows: list[Row] = []
        """The last of them, as they have to be stored."""

    def batch(self, count: int = 1, note: str = "", **more: Any) -> Batch:
        after, entries = self.seq, []
        self.rows = []
        for _ in range(count):
            self.seq += 1
            entry, at = Said(0, f"{self.seq}", note), 1000.0 + self.seq
            self.chain = chain_of(self.chain, self.seq, "said", at, encode(entry))
            entries.append((entry, at))
            self.rows.append(Row(self.seq, "said", encode(entry), at, self.chain))
        return Batch(self.match, after, [*entries], **more)

    def start(self, count: int = 1, created: float = 1000.0, privacy: str = "public", **more: Any) -> Batch:
        new = NewMatch(self.match, "airships", privacy, created, b"s" * 32)
        return self.batch(count, new=new, **more)

    def twin(self) -> Writer:
        return Writer(self.match, self.seq, self.chain)


async def started(store: Store, *matches: str, **more: Any) -> list[Writer]:
    writers = [Writer(match) for match in matches]
    assert await store.append([writer.start(**more) for writer in writers]) == [None] * len(writers)
    return writers


async def loaded(store: Store, match: str) -> Loaded:
    found = await store.load(match)
    assert found is not None
    return found


async def sql(store: Store, statement: str) -> None:
    """Meddle with the database behind the back of the store."""
    await store.database.write(lambda connection: connection.execute(sa.text(statement)))


def shown(error: BaseException) -> str:
    """An error as a log shows it, with what it came from."""
    return "".join(traceback.format_exception(error))
