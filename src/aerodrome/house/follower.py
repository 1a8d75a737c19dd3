"""The follower reads on at tables to which other servers have written."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable

from aerodrome.house.neighbours import Housemates
from aerodrome.house.registry import Live
from aerodrome.store.errors import Conflict, Outage, StoreError
from aerodrome.store.journal import Row, decode
from aerodrome.store.revive import follow
from aerodrome.store.servers import Servers
from aerodrome.store.store import Store

log = logging.getLogger("aerodrome.house")

PAUSES = (0.02, 0.1, 0.3)
"""Seconds between tries to read on where the database does not answer."""


class Follower:
    """Keeps tables in memory as their journals are."""

    def __init__(self, store: Store, servers: Servers, hand: Callable[[str], None]) -> None:
        """``hand`` gets tables that are not in memory, but are this server's to move on."""
        self._store, self._servers, self._hand = store, servers, hand
        self._house: Housemates | None = None
        self._behind: dict[str, int] = {}
        """Tables to which others have written, with the number of the last entry that we have heard of."""
        self._wake = asyncio.Event()
        self._asleep: dict[str, int] = {}
        """Where tables stood that are ours to move on, and that nobody needed in memory."""

    def begin(self, house: Housemates) -> None:
        self._house = house

    def hear(self, id: str, seq: int) -> None:
        """Others have written to a table."""
        assert self._house is not None
        live = self._house.registry.at(id)
        if live is None and not self._house.registry.is_loading(id):
            if id in self._servers.leases:
                self._hand(id)
        elif live is None or live.shown < seq:
            self._behind[id] = max(seq, self._behind.get(id, 0))
            self._wake.set()

    def settled(self, live: Live) -> None:
        """All that we did at a table is on disk, so that we can read on."""
        if live.table.id in self._behind and not live.uncommitted:
            self._wake.set()

    async def run(self) -> None:
        """Read on, again and again."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._read(self._ready())
            except StoreError as error:
                log.debug("cannot read on", extra={"error": str(error)})
                await asyncio.sleep(0.1)
                self._wake.set()
            except Exception:
                log.exception("reading on failed")

    def _ready(self) -> list[Live]:
        """The tables that are behind, and at which nothing is under way. A table that is not in memory is read whole
        when somebody needs it."""
        assert self._house is not None
        registry, ready = self._house.registry, []
        for id, seq in list(self._behind.items()):
            live = registry.at(id)
            if live is None:
                if not registry.is_loading(id):
                    del self._behind[id]
            elif live.shown >= seq:
                del self._behind[id]
            else:
                ready.append(live)
        return ready

    async def read_on(self, live: Live) -> bool:
        """Make a table as its journal is now, once all that we did there is on disk. True if that changed it."""
        while live.uncommitted and not live.broken:
            if live.settled is None:
                live.settled = asyncio.get_running_loop().create_future()
            await asyncio.wait([live.settled])
        if live.broken:
            raise Conflict("the table is read anew")
        before = live.table.seq
        for pause in PAUSES:
            try:
                await self._read([live])
                break
            except Outage:  # nobody can write either, so there is nothing that we miss
                await asyncio.sleep(pause)
        if live.broken:
            raise Conflict("the table is read anew")
        return live.table.seq != before

    async def _read(self, lives: Iterable[Live]) -> None:
        wanted = {live.table.id: live for live in lives if is_still(live)}
        if not wanted:
            return
        seqs = {id: live.table.seq for id, live in wanted.items()}
        found = await self._servers.rows_from(seqs)
        for id, live in wanted.items():
            if is_still(live) and live.table.seq == seqs[id]:  # otherwise a conflict will tell, or the next look
                self._apply(live, found[id])

    def _apply(self, live: Live, rows: list[Row]) -> None:
        assert self._house is not None
        if len(rows) == 1:
            return
        try:
            head = follow(live.table, rows)
        except Exception as error:  # the whole journal tells what is wrong
            log.error("a table cannot be read on", extra={"table": live.table.id, "error": str(error)})
            self._house.stumble(live)
            return
        self._store.know(live.table.id, head)
        self._house.moved_on(live, [decode(row.body) for row in rows[1:]])

    async def look(self) -> None:
        """Look for entries of which no note has told us."""
        assert self._house is not None
        registry = self._house.registry
        ids = {live.table.id for live in registry} | self._servers.leases.keys()
        for id, seq in (await self._servers.heads(ids)).items() if ids else ():
            if registry.at(id) is not None or registry.is_loading(id):
                self._asleep.pop(id, None)
                self.hear(id, seq)
            elif self._asleep.setdefault(id, seq) != seq:
                self._asleep[id] = seq
                self.hear(id, seq)
        for id in self._asleep.keys() - self._servers.leases.keys():
            del self._asleep[id]


def is_still(live: Live) -> bool:
    """Is a table in memory exactly as it was shown?"""
    return not (live.broken or live.uncommitted or live.table.has_fresh)
