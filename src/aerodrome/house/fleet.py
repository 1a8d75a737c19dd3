"""A fleet: several servers that share a PostgreSQL database, and with it all tables.

The journals are the truth. Whoever writes names the entry that it follows; of two servers, one wins, and the other
reads on and tries again. Notes tell the others of new entries. Every running table has one server that moves its bots
and clocks: the holder of its lease. If that dies, another takes the lease over.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any

from aerodrome.house.follower import Follower
from aerodrome.house.neighbours import Alone, Housemates, Neighbours
from aerodrome.house.notes import Notes
from aerodrome.house.presence import Presence
from aerodrome.house.registry import Live
from aerodrome.store.errors import StoreError
from aerodrome.store.lists import Alive
from aerodrome.store.servers import Claimed, Servers
from aerodrome.store.store import Store

log = logging.getLogger("aerodrome.house")

BEAT_SECONDS = 1.0
"""How often a server says that it is alive, and looks for leases that nobody holds."""
LOOKS_AFTER = 10.0
"""For this many seconds after the last neighbour has gone, we reckon with others."""
GAP_SECONDS = 1.0
"""A table whose server hands it over goes on within this time, and its clocks need no correction."""
LEAST_CLAIM = 8
"""A server takes at least this many leases at once, and then lets the others have theirs."""
JUMP_SECONDS, SLEW_SECONDS = 2.0, 0.005
"""If the database's clock is this far from ours, somebody has set it. Otherwise we follow it in steps of at most the
second, so that time never seems to stand still."""


def neighbours_of(store: Store, now: Callable[[], float] | None, beat: float) -> Neighbours:
    """The neighbours of a house on this store. ``now`` is a clock for tests."""
    if store.servers is None:
        return Alone(store, now, beat)
    return Fleet(store, store.servers, now)


class SharedTime:
    """The time of all servers of a house: the database's clock, which each follows on its own steady one."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def __call__(self) -> float:
        return time.monotonic() + self._offset

    def set(self, offset: float) -> None:
        self._offset = offset

    def follow(self, offset: float) -> float:
        """Go a little way towards the database's clock. Returns how far that was set, 0 if it was not."""
        apart = offset - self._offset
        if abs(apart) >= JUMP_SECONDS:
            self._offset = offset
            return apart
        self._offset += max(-SLEW_SECONDS, min(SLEW_SECONDS, apart))
        return 0.0


class Fleet(Neighbours):
    """This server among its neighbours."""

    def __init__(self, store: Store, servers: Servers, now: Callable[[], float] | None) -> None:
        self._store, self._servers = store, servers
        self._time = SharedTime()
        self.now = now or self._time
        self.notes = Notes(servers, self.now)
        self.follower = Follower(store, servers, self._hand)
        self.presence = Presence(servers, self.notes)
        self.notes.on("moved", self.follower.hear)
        self.notes.on("joined", self._meet)
        self.notes.on("free", lambda: self._claims.set())
        self.takeovers = 0
        """Leases that this server took over since it is open."""
        self.others: set[str] = set()
        self._last_seen = -LOOKS_AFTER
        """When we last saw a neighbour, by the steady clock."""
        self._claims = asyncio.Event()
        self._house: Housemates | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._leaving = False

    @property
    def any(self) -> bool:
        # Somebody whom we have not seen for a moment may be there all the same, as after an outage of the database.
        return bool(self.others) or time.monotonic() - self._last_seen < LOOKS_AFTER

    @property
    def leases(self) -> int:
        return len(self._servers.leases)

    def holds(self, id: str) -> bool:
        return id in self._servers.leases

    # --- opening and closing

    async def open(self) -> dict[str, Alive | None]:
        offset, _ = await self._servers.clock()
        self._time.set(offset)
        await self._servers.join(self.now())
        self._store.appended = self._appended
        self._note_others(await self._servers.others())
        return self._asleep(await self._claimed())

    def begin(self, housemates: Housemates) -> None:
        self._house = housemates
        self.follower.begin(housemates)
        self.presence.begin(housemates)
        works = (self._beat, self.notes.run, self.follower.run, self.presence.run)
        self._tasks = [asyncio.create_task(work()) for work in works]
        self._claims.set()  # the first beat at once
        self.notes.pass_on("joined", self._servers.id)

    async def hand_over(self) -> None:
        if self._leaving:
            return
        self._leaving = True
        if self._tasks:
            await _stopped(self._tasks.pop(0))
        try:
            await self._servers.release(self.now())
            self.notes.pass_on("free")
        except StoreError as error:
            log.warning("leases cannot be given up", extra={"error": str(error)})

    async def close(self) -> None:
        await self.kill()
        with contextlib.suppress(StoreError):
            await self.notes.send()
            await self._servers.leave()

    async def kill(self) -> None:
        self._leaving = True
        for task in self._tasks:
            await _stopped(task)

    # --- the beat

    async def _beat(self) -> None:
        well, beats = True, 0
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):
                    await self._claims.wait()
            self._claims.clear()
            beats += 1
            try:
                await self._look_around(beats)
                well = True
            except StoreError as error:
                if well:
                    log.warning("the other servers cannot be reached", extra={"error": str(error)})
                well = False
            except Exception:
                log.exception("a beat failed")

    async def _look_around(self, beats: int) -> None:
        assert self._house is not None
        if not await self._servers.renew(self.now()):
            log.warning("this server was silent for too long; it holds no lease any more")
            await self._servers.join(self.now())
            self._last_seen = time.monotonic()
            self.notes.pass_on("joined", self._servers.id)
            self._house.let_go()
            self.presence.say_all()
        missed = await self._servers.listen(self.notes.take)
        if self._note_others(await self._servers.others()) or missed:
            self.presence.read_all()
            await self._servers.clear_away()
        if missed or (beats % 2 == 0 and self.any):
            await self.follower.look()
        if beats % 5 == 0:
            await self._follow_clock()
        claimed = await self._claimed()
        if claimed:
            asleep = self._asleep(claimed)
            others = [each.match for each in claimed if each.match not in asleep]
            self.takeovers += len(claimed)
            log.info("leases taken over", extra={"leases": len(claimed)})
            self._house.take_over(asleep, others)

    def _note_others(self, others: set[str]) -> bool:
        """Who is there now. True if somebody has gone."""
        gone = self.others - others
        self.others = others
        if others or gone:
            self._last_seen = time.monotonic()
        return bool(gone)

    def _meet(self, id: str) -> None:
        """Another server has joined."""
        self.others.add(id)
        self._last_seen = time.monotonic()
        if self._house is not None:
            self._house.met()

    async def _follow_clock(self) -> None:
        assert self._house is not None
        offset, took = await self._servers.clock()
        if took < 0.1:
            since = self.now()
            if self._time.follow(offset):
                log.warning("the clock of the database was set")
                self._house.resume(since)  # nobody gains or loses time by that

    # --- leases

    async def _claimed(self) -> list[Claimed]:
        """A share of the leases that nobody holds."""
        if self._leaving:
            return []
        free = await self._servers.free()
        if not free:
            return []
        claimed = await self._servers.claim(max(LEAST_CLAIM, -(-free // (1 + len(self.others)))))
        if len(claimed) < free:
            self.notes.pass_on("free")
            asyncio.get_running_loop().call_later(0.1, self._claims.set)
        return claimed

    def _asleep(self, claimed: list[Claimed]) -> dict[str, Alive | None]:
        """The tables that nobody moved on for so long that their clocks stood still."""
        now = self.now()
        return {each.match: Alive(0.0, each.alive_at) for each in claimed if abs(now - each.alive_at) >= GAP_SECONDS}

    def _hand(self, id: str) -> None:
        """Others have written to a table that is ours to move on, and that is not in memory."""
        if self._house is not None and not self._leaving:
            self._house.take_over({}, [id])

    async def ask_for(self, id: str) -> None:
        if self.holds(id):
            await self._servers.holds(id)

    # --- tables

    def _appended(self, seqs: Mapping[str, int]) -> None:
        if self.any:
            self.notes.tell_moved(seqs)

    async def read_on(self, live: Live) -> bool:
        return await self.follower.read_on(live) if self.any else False

    def settled(self, live: Live) -> None:
        self.follower.settled(live)

    def people_changed(self, live: Live) -> None:
        self.presence.changed(live)

    async def attended(self) -> set[str]:
        return await self._servers.attended() if self.any else set()

    # --- notes

    def pass_on(self, kind: str, *about: Any) -> None:
        if self.any:
            self.notes.pass_on(kind, *about)

    def on(self, kind: str, hear: Callable[..., None]) -> None:
        self.notes.on(kind, hear)


async def _stopped(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
