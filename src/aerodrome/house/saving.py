"""Can the store be written? While it cannot, moves wait, and the house tells everybody why."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol

from aerodrome.house.audience import Connection
from aerodrome.store.errors import Outage, StoreError
from aerodrome.store.store import Store
from aerodrome.table.errors import Refused
from aerodrome.table.wire import Notice

log = logging.getLogger("aerodrome.house")

PROBE_SECONDS = 5.0
FRESH_SECONDS = 2.0
"""For this long, the last result of a write counts as the state of the store without another try."""


def cannot_save(outage: Outage | None) -> Refused:
    """What the house tells people while the store cannot be written."""
    reason = outage.reason if outage is not None else "failing"
    return Refused("not saving", "cannot-save", why=reason.replace(" ", "-"))


class Announcer(Protocol):
    """What the house must do when an outage begins and ends."""

    def tell_everybody(self, notice: Notice) -> None: ...

    def resume(self, since: float) -> None:
        """The store can be written again, after an outage that began at ``since``."""


class Saving:
    """Knows whether the store can be written."""

    def __init__(self, store: Store, now: Callable[[], float], announcer: Announcer) -> None:
        self._store, self._now, self._announcer = store, now, announcer
        self.closing = False
        self.outage: Outage | None = None
        """Why the store cannot be written now."""
        self._since = 0.0
        self._told = False
        self._possible = asyncio.Event()
        self._possible.set()
        self._probed: tuple[float, Outage | None] = (-FRESH_SECONDS, None)
        self._probing = asyncio.Lock()

    # --- what the writer finds

    def fail(self, outage: Outage) -> None:
        """Make everything wait. If a second try fails too, tell the players."""
        if self.outage is None:
            log.error("the store cannot be written; moves wait", extra={"error": str(outage), "why": outage.reason})
            self._possible.clear()
            self.outage, self._since = outage, self._now()
            return
        changed, self.outage = outage.reason != self.outage.reason, outage
        if changed or not self._told:
            self._told = True
            self._announcer.tell_everybody(self._notice())

    def succeed(self) -> None:
        """Something was written. If there was an outage, it is over."""
        self._probed = time.monotonic(), None
        if self.outage is None:
            return
        log.warning("the store can be written again")
        self.outage = None
        self._possible.set()
        if self._told:
            self._told = False
            self._announcer.tell_everybody(self._notice())
        self._announcer.resume(self._since)

    def _notice(self) -> Notice:
        if self.outage is None:
            return Notice("saving", "saving-again")
        refused = cannot_save(self.outage)
        return Notice(refused.code, refused.what, refused.arguments)

    # --- what others ask

    @property
    def possible(self) -> bool:
        return self._possible.is_set()

    def check(self) -> None:
        """Refuse if the store cannot be written. HTTP requests use this, since they cannot wait."""
        if not self.possible:
            raise cannot_save(self.outage)

    async def wait(self) -> None:
        """Wait until the store can be written, or the house closes."""
        await self._possible.wait()

    async def wait_for(self, connection: Connection) -> None:
        """The same for somebody who wants to change a table."""
        self.tell(connection)
        await self._possible.wait()
        if self.closing:
            raise Refused("busy", "closing")

    def tell(self, connection: Connection) -> None:
        """Tell a newcomer what everybody else was told."""
        if self._told:
            connection.send(connection.pack(self._notice()))

    def close(self) -> None:
        """Stop all waiting, because the house closes."""
        self.closing = True
        self._possible.set()

    async def probe(self) -> Outage | None:
        """Why the store cannot be written, or None. Tries a write unless the last result is fresh."""
        async with self._probing:
            if self.outage is not None:
                return self.outage
            at, found = self._probed
            if time.monotonic() - at >= FRESH_SECONDS:
                try:
                    async with asyncio.timeout(PROBE_SECONDS):
                        await self._store.touch()
                    found = None
                except Outage as outage:
                    found = outage
                except StoreError as error:
                    found = Outage(str(error))
                except TimeoutError:
                    found = Outage(f"{self._store.name}: it did not answer within {PROBE_SECONDS:.0f} seconds")
                self._probed = time.monotonic(), found
            return found
