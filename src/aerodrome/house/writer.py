"""The writer commits the changes of many tables together, and shows them only when they are on disk.

While the store cannot be written at all (`Outage`), it retries the same commit, and everything that would change a
table waits.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from aerodrome.house.audience import Connection, Frames, Packed, deliver
from aerodrome.house.registry import Live
from aerodrome.house.saving import Saving
from aerodrome.store.errors import Conflict, Outage, StoreError
from aerodrome.store.journal import Batch, NewMatch
from aerodrome.store.store import Store
from aerodrome.table.entries import AnyEntry, Freed, Left, Moved, Seated
from aerodrome.table.table import Table

log = logging.getLogger("aerodrome.house")

RETRY_FIRST, RETRY_LONGEST = 0.1, 2.0
"""The first and the longest pause, in seconds, between tries to write during an outage."""


class Asker(Protocol):
    """Somebody who gets an answer when a commit is over."""

    connection: Connection

    def answer(self, before: list[Packed]) -> None:
        """The change is on disk. ``before`` holds the frames that show it to this connection."""

    def fail(self, why: BaseException) -> None:
        """The change is not on disk, and never will be."""


class Owner(Protocol):
    """What the house must do as the writer makes progress."""

    def happened(self, live: Live, entry: AnyEntry, here: bool) -> None:
        """A table has done something other than a move: through this server, or through another."""

    def written(self, live: Live) -> None:
        """What a table did is on disk."""

    def lost(self, live: Live, why: BaseException) -> None:
        """What a table did could not be written, so the table in memory is wrong."""


@dataclass(slots=True)
class Pending:
    """What waits for the next commit."""

    live: Live
    batch: Batch | None
    frames: Frames
    asker: Asker | None = None
    done: asyncio.Future[None] | None = None
    left: list[Connection] = field(default_factory=list)
    """Connections that see no more of the table, once this is on disk."""


class Writer:
    """Group commit for all tables."""

    def __init__(
        self, store: Store, saving: Saving, now: Callable[[], float], owner: Owner, gather: float = 0.0
    ) -> None:
        """``gather`` is the least number of seconds from the start of one commit to the start of the next."""
        self._store, self._saving, self._now, self._owner, self._gather = store, saving, now, owner, gather
        self._next = 0.0
        """When the next commit may begin, by the event loop's clock."""
        self._waiting: list[Pending] = []
        self._wake = asyncio.Event()
        self._writing = False
        self._task: asyncio.Task[None] | None = None
        self.commits = self.changes = self.conflicts = self.failures = 0

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Write everything that waits, and stop."""
        while self.busy:
            await asyncio.sleep(0.01)
        await self.kill()

    async def kill(self) -> None:
        """Stop at once, and drop everything that waits."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def busy(self) -> bool:
        return bool(self._waiting) or self._writing

    @property
    def waiting(self) -> int:
        """How many changes wait for a commit."""
        return len(self._waiting)

    # --- what to write

    def begin(
        self,
        live: Live,
        new: NewMatch | None = None,
        asker: Asker | None = None,
        done: asyncio.Future[None] | None = None,
        as_holder: bool = False,
    ) -> bool:
        """Put what a table has done into the next commit. Returns False if it has done nothing. ``as_holder`` means
        that only the server that holds the table's lease may do it."""
        fresh = live.table.take_fresh()
        if not fresh:
            return False
        batch = batch_of(live.table, fresh, new, as_holder)
        frames, left = self._seen(live, [entry for entry, _ in fresh], here=True)
        self._put(Pending(live, batch, frames, asker, done, left))
        return True

    def _seen(self, live: Live, entries: list[AnyEntry], here: bool) -> tuple[Frames, list[Connection]]:
        """What new entries show, and who sees no more afterwards."""
        frames, left = live.audience.news(self._now()), []
        for entry in entries:
            if type(entry) is not Moved:
                if isinstance(entry, Left | Freed):  # a player who has left no longer sees what the seat sees
                    left += live.audience.close(entry.seat)
                self._owner.happened(live, entry, here)
        return frames, left

    def show(self, live: Live, entries: list[AnyEntry]) -> None:
        """Others have made these entries, and they are on disk."""
        live.shown = live.table.seq
        frames, _ = self._seen(live, entries, here=False)
        deliver(frames)
        live.audience.settle()

    def follow(self, live: Live, frames: Frames, asker: Asker | None = None) -> None:
        """Show frames, and answer, as soon as everything the table has done so far is on disk."""
        pending = Pending(live, None, frames, asker)
        if live.uncommitted:
            self._put(pending)
        else:
            show(pending)
            live.audience.settle()

    def _put(self, pending: Pending) -> None:
        self._waiting.append(pending)
        pending.live.uncommitted += 1
        self._wake.set()

    async def commit(self, live: Live, new: NewMatch | None = None, as_holder: bool = False) -> None:
        """Write what a table has done, and show it. Returns when this and all earlier changes are on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.begin(live, new, done=done, as_holder=as_holder):
            await done
        else:
            await self.settled(live)

    async def settled(self, live: Live) -> None:
        """Wait until everything a table has done is on disk."""
        while live.uncommitted and not live.broken:
            if live.settled is None:
                live.settled = asyncio.get_running_loop().create_future()
            await asyncio.wait([live.settled])
        if live.broken:
            raise Conflict("the table is read anew")

    # --- writing

    async def _run(self) -> None:
        """Commit everything that waits, again and again. Show one commit while the next goes to disk."""
        time = asyncio.get_running_loop().time
        while True:
            await self._wake.wait()
            if self._next > time():
                await asyncio.sleep(self._next - time())
            self._wake.clear()
            self._writing = True
            written: list[Pending] = []
            while self._waiting or written:
                if written and self._next > time():  # too early for another
                    self._conclude(written, {})
                    break
                self._next = time() + self._gather
                waiting, self._waiting = self._waiting, []
                if not written:
                    failed = await self._write(waiting)
                elif waiting:
                    commit = asyncio.create_task(self._write(waiting))
                    await asyncio.sleep(0)  # let the commit begin
                    self._conclude(written, {})
                    failed = await commit
                else:
                    self._conclude(written, {})
                    failed = {}
                written = waiting
                if failed:  # before the next write: later changes at these tables are void
                    self._conclude(written, failed)
                    written = []
            self._writing = False

    async def _write(self, waiting: list[Pending]) -> dict[str, BaseException]:
        """Commit. Returns the tables that could not be written, with the reason for each."""
        batches = [each.batch for each in waiting if each.batch is not None and not each.live.broken]
        if not batches:
            return {}
        try:
            results = await self._append(batches)
        except Exception as error:
            log.exception("a commit failed")
            return {batch.match: error for batch in batches}
        failed: dict[str, BaseException] = {
            batch.match: error for batch, error in zip(batches, results, strict=True) if error is not None
        }
        self.commits += 1
        self.changes += len(batches) - len(failed)
        return failed

    async def _append(self, batches: list[Batch]) -> list[StoreError | None]:
        """Write, and during an outage keep trying."""
        pause = RETRY_FIRST
        while True:
            try:
                results = await self._store.append(batches)
            except Outage as outage:
                if self._saving.closing:
                    raise  # nobody has been told that it was done
                self._saving.fail(outage)
                await asyncio.sleep(pause)
                pause = min(2 * pause, RETRY_LONGEST)
            else:
                self._saving.succeed()
                return results

    def _conclude(self, waiting: list[Pending], failed: dict[str, BaseException]) -> None:
        """Finish a commit: show what is on disk, and give up the rest."""
        for each in waiting:
            live = each.live
            live.uncommitted -= 1
            why = failed.get(live.table.id) if failed else None
            if why is None and not live.broken:
                if each.batch is not None:
                    live.shown = each.batch.after + len(each.batch.entries)
                self._owner.written(live)
                show(each)
                if not live.uncommitted:
                    live.audience.settle()
            else:
                why = why or Conflict("the table was read anew")
                if isinstance(why, Conflict):
                    self.conflicts += 1
                else:
                    self.failures += 1
                self._owner.lost(live, why)
                give_up(each, why)
            if live.settled is not None and (live.broken or not live.uncommitted):
                live.settled.set_result(None)
                live.settled = None


def batch_of(table: Table, fresh: list[tuple[AnyEntry, float]], new: NewMatch | None, as_holder: bool = False) -> Batch:
    """What the store has to write after a table has done these things."""
    seats: dict[int, str | None] = {}
    for entry, _ in fresh:
        if isinstance(entry, Seated):
            seats[entry.seat] = entry.person or None
        elif isinstance(entry, Left | Freed):
            seats[entry.seat] = None
    # Every move has a digest of the position after it. The position itself is stored once, when the game is over.
    state = table.board.pack() if table.board is not None and table.ended is not None else None
    after = table.seq - len(fresh)
    return Batch(table.id, after, fresh, table.status, state, seats, new, table.updated, as_holder)


def show(each: Pending) -> None:
    """Show everybody something that is on disk, and answer the person who did it."""
    asker = each.asker
    mover = asker.connection if asker is not None else None
    own: list[Packed] = []
    others: Frames = []
    for connection, frame in each.frames:
        if connection is mover:
            own.append(frame)
        else:
            others.append((connection, frame))
    deliver(others)
    if asker is not None:
        try:
            asker.answer(own)
        except Exception:
            log.exception("a move could not be answered")
    if each.done is not None and not each.done.done():
        each.done.set_result(None)


def give_up(each: Pending, why: BaseException) -> None:
    """Tell the people who wait that something could not be written."""
    for connection in each.left:
        connection.drop("the table has to be read anew")  # they may not have left after all
    if each.asker is not None:
        try:
            each.asker.fail(why)
        except Exception:
            log.exception("a move could not be answered")
    if each.done is not None and not each.done.done():
        each.done.set_exception(why)
        each.done.exception()
