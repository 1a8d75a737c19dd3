"""The neighbours: other servers that work on the same tables. A house on an SQLite file has none."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from aerodrome.house.registry import Live, Registry
from aerodrome.store.lists import Alive
from aerodrome.store.store import Store
from aerodrome.table.clock import SteadyTime

log = logging.getLogger("aerodrome.house")


class Housemates(Protocol):
    """What a house does when it hears from its neighbours."""

    registry: Registry

    def resume(self, since: float) -> None:
        """No clock has run since then."""

    def take_over(self, asleep: dict[str, Alive | None], others: list[str]) -> None:
        """This server holds the leases of these running tables now. Nobody did for a while at the first."""

    def let_go(self) -> None:
        """This server holds no lease any more."""

    def moved_on(self, live: Live, entries: list[Any]) -> None:
        """Others have made entries at a table; they are applied."""

    def moved_about(self, live: Live, seats: Iterable[int]) -> None:
        """Others have come to a table, or left it, through other servers; and these seats with them."""

    def met(self) -> None:
        """Another server has joined."""

    def stumble(self, live: Live) -> None:
        """A table does not fit its journal."""


class Neighbours(Protocol):
    """What the parts of a house may ask about, and tell, the other servers."""

    now: Callable[[], float]
    """The time of the house, the same for all its servers."""

    @property
    def any(self) -> bool:
        """Are there other servers?"""

    async def open(self) -> dict[str, Alive | None]:
        """Become one of the servers. Returns the running tables that this one moves on, and the last sign of life of
        the server that did so before."""

    def begin(self, housemates: Housemates) -> None:
        """The house is open."""

    async def hand_over(self) -> None:
        """Give all tables to the others."""

    async def close(self) -> None: ...

    async def kill(self) -> None:
        """Stop at once, as a crash does."""

    def holds(self, id: str) -> bool:
        """Does this server hold the lease of a running table, and so move its bots and clocks?"""

    async def ask_for(self, id: str) -> None:
        """Another server was first at a table. Make sure of its lease."""

    async def read_on(self, live: Live) -> bool:
        """Apply what others have written to a table. True if there was anything."""

    def settled(self, live: Live) -> None:
        """Everything that this server did at a table is on disk."""

    def people_changed(self, live: Live) -> None:
        """Somebody has come to a table through this server, or left it."""

    async def attended(self) -> set[str]:
        """Tables whose host or a player is there through another server."""

    def pass_on(self, kind: str, *about: Any) -> None:
        """Tell the others something that is not in a journal."""

    def on(self, kind: str, hear: Callable[..., None]) -> None:
        """What to do when others tell that."""


class Alone(Neighbours):
    """There is one server, and all tables are its own. It notes now and then that it is open: after a crash, the next
    one learns only from this how long the clocks ran."""

    any = False

    def __init__(self, store: Store, now: Callable[[], float] | None, beat: float) -> None:
        self._store, self._beat = store, beat
        self.now = now or SteadyTime()
        self._began = 0.0
        self._housemates: Housemates | None = None
        self._beating: asyncio.Task[None] | None = None
        self._closed_at = 0.0

    async def open(self) -> dict[str, Alive | None]:
        alive = await self._store.last_alive()
        return dict.fromkeys(await self._store.running(), alive)

    def begin(self, housemates: Housemates) -> None:
        self._began, self._housemates = self.now(), housemates
        self._beating = asyncio.create_task(self._note())

    async def _note(self) -> None:
        while True:
            await asyncio.sleep(self._beat)
            await self.note_alive(self.now())

    async def note_alive(self, at: float) -> None:
        """If any match is running, tell the store that the house is open."""
        if self._housemates is not None and any_running(self._housemates.registry):
            try:
                await self._store.note_alive(Alive(self._began, at))
            except Exception as error:
                log.warning("the store cannot note the time", extra={"error": str(error)})

    async def hand_over(self) -> None:
        """There is nobody to hand over to: the tables wait for the next server. Their clocks stop now."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
            self._beating, self._closed_at = None, self.now()

    async def close(self) -> None:
        if self._closed_at:
            await self.note_alive(self._closed_at)

    async def kill(self) -> None:
        await self.hand_over()

    def holds(self, id: str) -> bool:
        return True

    async def ask_for(self, id: str) -> None: ...

    async def read_on(self, live: Live) -> bool:
        return False

    def settled(self, live: Live) -> None: ...

    def people_changed(self, live: Live) -> None: ...

    async def attended(self) -> set[str]:
        return set()

    def pass_on(self, kind: str, *about: Any) -> None: ...

    def on(self, kind: str, hear: Callable[..., None]) -> None: ...


def any_running(registry: Registry) -> bool:
    return any(live.table.status == "running" for live in registry)
