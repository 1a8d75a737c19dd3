"""An SQLite file: one connection writes, in a thread of its own; others read meanwhile.

Every move is a commit, so the way of `append` is short: a queue, a thread, a handful of statements (`moves`) on the
driver's own connection, and one call back into the event loop.

A checkpoint of the write-ahead log would keep a commit waiting for the disk several times over. So another thread does
it, a moment after something was written.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.pool import QueuePool, StaticPool

from aerodrome.store.claim import claim_file, release_file
from aerodrome.store.database import Database
from aerodrome.store.errors import Busy, CannotOpen, Corrupt, DiskFull, Outage, ReadOnly, StoreError, Unreachable
from aerodrome.store.journal import Change
from aerodrome.store.moves import append

READERS = 3
CHECKPOINT_SECONDS = 0.5
"""So long after a commit the write-ahead log is folded into the file."""

MEANINGS: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_FULL: (DiskFull, "there is no space left on its disk; make room, and play continues by itself"),
    sqlite3.SQLITE_READONLY: (ReadOnly, "it may not be written to; check the rights of the file and of its folder"),
    sqlite3.SQLITE_CANTOPEN: (Unreachable, "this file cannot be opened; check that it may be read and written"),
    sqlite3.SQLITE_IOERR: (Outage, "its disk fails to read or to write; look at the system's log"),
    sqlite3.SQLITE_BUSY: (Busy, "another process has locked it; stop that process, or try again"),
    sqlite3.SQLITE_LOCKED: (Busy, "another process has locked it; stop that process, or try again"),
    sqlite3.SQLITE_NOTADB: (CannotOpen, "this file is not an SQLite database; name another file"),
    sqlite3.SQLITE_CORRUPT: (Corrupt, ""),
    sqlite3.SQLITE_CONSTRAINT: (Corrupt, ""),
}
"""What SQLite's errors mean, by their codes, and what to do; what SQLite says where the text is empty."""

CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"

T = TypeVar("T")


class SQLite(Database):
    driver_errors = (sqlite3.Error,)

    def __init__(self, path: Path, patience: float) -> None:
        self.name = str(path)
        self._path = path
        self._patience = patience
        self._claim: int | None = None
        self._inode = os.stat(path).st_ino
        self._writer = _engine("BEGIN IMMEDIATE", creator=lambda: self.driver, poolclass=StaticPool)
        self._readers = _engine("BEGIN", creator=self._connect_reader, poolclass=QueuePool, pool_size=READERS)
        self._reader_threads = ThreadPoolExecutor(READERS, "aerodrome-store-reader")
        self._jobs: SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any] | None] | None] = SimpleQueue()
        self._written, self._stopping = threading.Event(), threading.Event()
        self._threads = [
            threading.Thread(target=work, name=f"aerodrome-store-{name}", daemon=True)
            for name, work in (("writer", self._write), ("checkpoint", self._fold))
        ]
        for thread in self._threads:
            thread.start()

    @functools.cached_property
    def driver(self) -> sqlite3.Connection:
        """The connection that writes, as the driver knows it. Only for the thread that writes."""
        return self._connect(
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            "wal_autocheckpoint = 0",
            "fullfsync = ON",  # macOS: past the cache of the disk
            "checkpoint_fullfsync = ON",
        )

    def _connect_reader(self) -> sqlite3.Connection:
        connection = self._connect("query_only = ON")
        # A damaged text must not keep a list from being read that it happens to be in.
        connection.text_factory = lambda text: text.decode(errors="replace")
        return connection

    def _connect(self, *pragmas: str) -> sqlite3.Connection:
        # Transactions begin when we say so, and how we say.
        connection = sqlite3.connect(self._path, self._patience, isolation_level=None, check_same_thread=False)
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()
        return connection

    # --- reading and writing

    async def read(self, job: Callable[[sa.Connection], T]) -> T:
        self.check_open()

        def transaction() -> T:
            with self.explained(), self._readers.begin() as connection:
                return job(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reader_threads, transaction)

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        def transaction() -> T:
            with self._writer.begin() as connection:
                return job(connection)

        return await self.on_writer(transaction)

    async def append(self, changes: Sequence[Change]) -> set[str]:
        def transaction() -> set[str]:
            connection = self.driver
            connection.execute("BEGIN IMMEDIATE")
            try:
                lost = append(connection, changes)
                connection.execute("COMMIT")
                return lost
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")

        return await self.on_writer(transaction)

    async def on_writer(self, job: Callable[[], T]) -> T:
        """Run something in the thread that writes."""
        self.check_open()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return await future

    def _write(self) -> None:
        """The thread that writes."""
        while (task := self._jobs.get()) is not None:
            job, future = task
            result, error = None, None
            try:
                with self.explained():
                    self._check_there()
                    result = job()
            except BaseException as raised:
                error = raised
            if future is not None:
                with contextlib.suppress(RuntimeError):  # the event loop is closed
                    future.get_loop().call_soon_threadsafe(_settle, future, result, error)
                if not self._written.is_set():
                    self._written.set()

    def _fold(self) -> None:
        """The thread that folds the write-ahead log into the file. Commits go on meanwhile and add to the log; so
        the writer folds the few pages of those, with no commit beside it, and the log begins anew."""
        connection = None
        while self._written.wait() and not self._stopping.wait(CHECKPOINT_SECONDS):
            self._written.clear()
            with contextlib.suppress(sqlite3.Error, Unreachable):  # the log stays as it is until the next time
                self._check_there()
                connection = connection or self._connect("checkpoint_fullfsync = ON")
                connection.execute(CHECKPOINT).close()
                self._jobs.put((lambda: self.driver.execute(CHECKPOINT).close(), None))
        if connection is not None:
            connection.close()

    def _check_there(self) -> None:
        """SQLite would go on writing to a file that has been removed, and all of it would be lost."""
        try:
            found = os.stat(self._path).st_ino
        except OSError:
            found = None
        if found != self._inode:
            raise Unreachable(f"{self.name}: the file was removed or replaced while it is in use; put it back")

    # --- the file

    async def claim(self) -> None:
        if self._claim is None:
            self._claim = claim_file(self._path)

    async def backup(self, path: Path) -> None:
        def copy() -> None:
            if path.exists():
                raise StoreError(f"{path} exists already; name another file for the backup")
            unfinished = path.with_name(path.name + ".unfinished")
            with contextlib.suppress(FileNotFoundError):
                unfinished.unlink()
            try:
                make_private(unfinished)
                with self.explained(), contextlib.closing(self._connect()) as source:
                    source.execute("VACUUM INTO ?", (str(unfinished),))
                _to_disk(unfinished)
                unfinished.rename(path)
                _to_disk(path.parent)
            except OSError as error:
                raise StoreError(f"cannot write {path}: {error.strerror}") from None
            finally:
                with contextlib.suppress(OSError):
                    unfinished.unlink()

        self.check_open()
        await asyncio.get_running_loop().run_in_executor(self._reader_threads, copy)

    async def close(self) -> None:
        def shut() -> None:
            self._reader_threads.shutdown()
            self._readers.dispose()
            self._stopping.set()
            self._written.set()
            self._jobs.put(None)
            for thread in self._threads:
                thread.join()
            self._writer.dispose()
            if "driver" in self.__dict__:
                self.driver.close()  # last, so that it folds the write-ahead log into the file
            if self._claim is not None:
                release_file(self._claim)

        if not self.closed:
            self.closed = True
            await asyncio.to_thread(shut)

    def explain(self, error: BaseException) -> StoreError:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest tells more than is needed here
        kind, text = MEANINGS.get(code, (StoreError, ""))
        return kind(f"{self.name}: {text or error}")


def _engine(begin: str, **more: Any) -> sa.Engine:
    # Every use ends its own transaction, so there is none to end when a connection comes back.
    engine = sa.create_engine("sqlite://", pool_reset_on_return=None, hide_parameters=True, **more)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _settle(future: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if future.done():  # nobody waits any more
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


def make_private(path: Path) -> None:
    """Make an empty file that only its owner may read: a store holds the secrets of running matches."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
