"""Presence: who is at a table through which server."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from aerodrome.house.audience import Here
from aerodrome.house.neighbours import Housemates
from aerodrome.house.notes import Notes
from aerodrome.house.registry import Live
from aerodrome.store.errors import StoreError
from aerodrome.store.servers import Servers

log = logging.getLogger("aerodrome.house")

GATHER_SECONDS = 0.05
"""We gather what happens in this time, since people often come and go together."""
NOBODY = Here()

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Here).decode


class Presence:
    """Tells the others who is here, and hears from them who is there."""

    def __init__(self, servers: Servers, notes: Notes) -> None:
        self._servers, self._notes = servers, notes
        self._house: Housemates | None = None
        self._said: dict[str, Here] = {}
        """What the others know of who is here."""
        self._unsaid: set[str] = set()
        self._unread: set[str] = set()
        self._wake = asyncio.Event()
        notes.on("people", self.hear)

    def begin(self, house: Housemates) -> None:
        self._house = house
        self.read_all()

    def changed(self, live: Live) -> None:
        """Somebody has come here or left, or the table has come into memory."""
        self._unsaid.add(live.table.id)
        if live.table.id not in self._said:
            self._unread.add(live.table.id)
        self._wake.set()

    def hear(self, id: str) -> None:
        if self._house is not None and self._house.registry.audience(id) is not None:
            self._unread.add(id)
            self._wake.set()

    def read_all(self) -> None:
        """Look everywhere who is there, since a server has gone, or notes may be missing."""
        assert self._house is not None
        self._unread |= {live.table.id for live in self._house.registry}
        self._wake.set()

    def say_all(self) -> None:
        """The others know nothing of us."""
        self._unsaid |= self._said.keys()
        self._said.clear()
        self._wake.set()

    async def run(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(GATHER_SECONDS)
            self._wake.clear()
            unsaid, self._unsaid = self._unsaid, set()
            unread, self._unread = self._unread, set()
            try:
                await self._say(unsaid)
                await self._read(unread)
            except StoreError as error:
                log.debug("presence cannot be told", extra={"error": str(error)})
                self._unsaid |= unsaid
                self._unread |= unread
                await asyncio.sleep(1.0)
                self._wake.set()
            except Exception:
                log.exception("presence failed")

    async def _say(self, ids: set[str]) -> None:
        assert self._house is not None
        news: dict[str, tuple[bool, Here]] = {}
        for id in ids:
            live, audience = self._house.registry.at(id), self._house.registry.audience(id)
            here = audience.here() if audience is not None else NOBODY
            if here != self._said.get(id, NOBODY):
                attended = live is not None and live.audience.is_attended_here(live.table.created.host)
                news[id] = attended, here
        if not news:
            return
        await self._servers.show(
            (id, attended, encode(here) if here != NOBODY else None) for id, (attended, here) in news.items()
        )
        for id, (_, here) in news.items():
            self._notes.pass_on("people", id)
            if here != NOBODY:
                self._said[id] = here
            else:
                self._said.pop(id, None)

    async def _read(self, ids: set[str]) -> None:
        assert self._house is not None
        lives = {id: live for id in ids if (live := self._house.registry.at(id)) is not None}
        if not lives:
            return
        elsewhere: dict[str, dict[str, Here]] = {id: {} for id in lives}
        for there in await self._servers.there(list(lives)):
            elsewhere[there.match][there.server] = decode(there.body)
        for id, live in lives.items():
            audience = live.audience
            if live.broken or not audience.differs(elsewhere[id]):
                continue
            seats = range(len(live.table.seats))
            before = [audience.is_there(seat) for seat in seats]
            audience.hear(elsewhere[id])
            changed = [seat for seat in seats if audience.is_there(seat) != before[seat]]
            self._house.moved_about(live, changed)
