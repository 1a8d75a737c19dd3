"""An SQLite file: one connection writes, in a thread of its own; others read meanwhile.

Every move is a commit, so `append` takes a short way: a queue, a thread, a handful of statements on the driver's own
connection, and one call back into the event loop.

During a checkpoint of the write-ahead log, commits would wait for the disk several times. So another thread does it,
and seldom: the log has a page once for each commit that changed it, but the file gets it only once for each checkpoint.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import sqlite3
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.pool import QueuePool, StaticPool

from aerodrome.store.database import Database
from aerodrome.store.errors import Busy, CannotOpen, Corrupt, DiskFull, InUse, Outage, ReadOnly, StoreError, Unreachable
from aerodrome.store.journal import NOT_SAID, Change

READERS = 3
CHECKPOINT_CHANGES, CHECKPOINT_SECONDS = 4_000, 20.0
"""We fold the write-ahead log into the file after this many changes of matches, or this many seconds after the
first."""

MEANINGS: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_FULL: (DiskFull, "there is no space left on its disk; make room, and play continues by itself"),
    sqlite3.SQLITE_READONLY: (ReadOnly, "it may not be written to; check the rights of the file and of its folder"),
    sqlite3.SQLITE_CANTOPEN: (Unreachable, "this file cannot be opened; make sure that you may read and write it"),
    sqlite3.SQLITE_IOERR: (Outage, "its disk fails to read or to write; look at the system's log"),
    sqlite3.SQLITE_BUSY: (Busy, "another process has locked it; stop that process, or try again"),
    sqlite3.SQLITE_LOCKED: (Busy, "another process has locked it; stop that process, or try again"),
    sqlite3.SQLITE_NOTADB: (CannotOpen, "this file is not an SQLite database; name another file"),
    sqlite3.SQLITE_CORRUPT: (Corrupt, ""),
    sqlite3.SQLITE_CONSTRAINT: (Corrupt, ""),
}
"""What SQLite's errors mean, by their codes, and what to do. An empty text stands for SQLite's own."""

MOST_ROWS = 256
"""Rows that a statement takes at once, since every step of SQLite releases Python's lock and must get it again."""

ADD_MATCHES = (
    "INSERT INTO matches (id, game, privacy, created, updated, secret, status, seq, chain)"
    " SELECT column1, column2, column3, column4, column4, column5, 'open', 0, '' FROM (VALUES {}) WHERE true"
    " ON CONFLICT (id) DO NOTHING"
)
MOVE_ON = (
    "UPDATE matches SET seq = new.column4, chain = new.column5, updated = COALESCE(new.column6, updated),"
    " waits = COALESCE(new.column7, waits), due = CASE WHEN new.column7 IS NULL THEN due ELSE new.column8 END"
    " FROM (VALUES {}) AS new"
    " WHERE matches.id = new.column1 AND matches.seq = new.column2 AND matches.chain = new.column3"
)
ADD_ROWS = "INSERT INTO rows (match_id, seq, kind, body, at, chain) VALUES {}"
# Not with every move: a change of the status rewrites an index, too.
CHANGE_STATUS = (
    "UPDATE matches SET status = new.column2, state = COALESCE(new.column3, state),"
    " state_seq = COALESCE(new.column4, state_seq) FROM (VALUES {}) AS new WHERE matches.id = new.column1"
)
CHANGE_SEATS = (
    "INSERT INTO seats (match_id, seat, player, name, bot)"
    " SELECT column1, column2, column3, column4, column5 FROM (VALUES {}) WHERE true"
    " ON CONFLICT (match_id, seat) DO UPDATE SET player = excluded.player, name = excluded.name, bot = excluded.bot"
)
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
        self._written, self._due = threading.Event(), threading.Event()
        self._unfolded = 0
        """Changes since the last checkpoint began."""
        self._threads = [
            threading.Thread(target=work, name=f"aerodrome-store-{name}", daemon=True)
            for name, work in (("writer", self._write), ("checkpoint", self._fold))
        ]
        for thread in self._threads:
            thread.start()

    @functools.cached_property
    def driver(self) -> sqlite3.Connection:
        """The connection that writes, for the thread that writes."""
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
        # A damaged text must not make the list around it unreadable.
        connection.text_factory = lambda text: text.decode(errors="replace")
        return connection

    def _connect(self, *pragmas: str) -> sqlite3.Connection:
        # We begin transactions ourselves.
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
                lost = _append(connection, changes)
                connection.execute("COMMIT")
                self._unfolded += len(changes)
                return lost
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")

        return await self.on_writer(transaction)

    async def on_writer(self, job: Callable[[], T]) -> T:
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
                if self._unfolded >= CHECKPOINT_CHANGES:
                    self._due.set()

    def _fold(self) -> None:
        """The thread that folds the write-ahead log into the file. Meanwhile commits add to the log, so the writer
        folds those last few pages, while it commits nothing, and the log begins anew."""
        connection = None
        while self._written.wait():
            self._due.wait(CHECKPOINT_SECONDS)
            self._written.clear()
            self._due.clear()
            self._unfolded = 0
            if self.closed:
                break
            with contextlib.suppress(sqlite3.Error, Unreachable):  # the log stays as it is until the next time
                self._check_there()
                connection = connection or self._connect("checkpoint_fullfsync = ON")
                connection.execute(CHECKPOINT).close()
                self._jobs.put((lambda: self.driver.execute(CHECKPOINT).close(), None))
        if connection is not None:
            connection.close()

    def _check_there(self) -> None:
        """Make sure that the file is still there: SQLite would go on writing to a removed file, and lose everything."""
        try:
            found = os.stat(self._path).st_ino
        except OSError:
            found = None
        if found != self._inode:
            raise Unreachable(f"{self.name}: the file was removed or replaced while it is in use; put it back")

    # --- the file

    async def claim(self) -> None:
        if self._claim is None:
            self._claim = _claim(self._path)

    async def backup(self, path: Path) -> None:
        def copy() -> None:
            if path.exists():
                raise StoreError(f"{path} exists already; name another file for the backup")
            unfinished = path.with_name(path.name + ".unfinished")
            unfinished.unlink(missing_ok=True)
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
            self._written.set()
            self._due.set()
            self._jobs.put(None)
            for thread in self._threads:
                thread.join()
            self._writer.dispose()
            if "driver" in self.__dict__:
                self.driver.close()  # last, because this folds the write-ahead log into the file
            if self._claim is not None:
                os.close(self._claim)

        if not self.closed:
            self.closed = True
            await asyncio.to_thread(shut)

    def explain(self, error: BaseException) -> StoreError:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # without the details
        kind, text = MEANINGS.get(code, (StoreError, ""))
        return kind(f"{self.name}: {text or error}")


def _engine(begin: str, **more: Any) -> sa.Engine:
    # Every use ends its own transaction, so there is none to end when a connection comes back.
    engine = sa.create_engine("sqlite://", pool_reset_on_return=None, hide_parameters=True, **more)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _settle(future: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if future.done():  # nobody waits for it any more
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


# --- the statements of every move


def _append(connection: sqlite3.Connection, changes: Sequence[Change]) -> set[str]:
    """What `Database.append` does, in the transaction that has begun."""
    new = [change.new for change in changes if change.new is not None]
    _run(connection, ADD_MATCHES, [(each.id, each.game, each.privacy, each.created, each.secret) for each in new])
    moved = _run(
        connection,
        MOVE_ON,
        [
            (c.match, c.before.seq, c.before.chain, c.after.seq, c.after.chain, c.updated, *(c.waiting or NOT_SAID))
            for c in changes
        ],
    )
    if moved != len(changes):
        connection.execute("ROLLBACK")  # find out where each of them is
        connection.execute("BEGIN IMMEDIATE")
        lost = {change.match for change in changes if not _can_follow(connection, change)}
        return lost | _append(connection, [change for change in changes if change.match not in lost])
    _run(connection, ADD_ROWS, [(change.match, *row) for change in changes for row in change.rows])
    statuses = [
        (change.match, change.after.status, change.state, change.state_seq)
        for change in changes
        if change.state is not None or change.before.status != change.after.status
    ]
    _run(connection, CHANGE_STATUS, statuses)
    seats = [(change.match, seat, *sat) for change in changes for seat, sat in change.seats.items()]
    _run(connection, CHANGE_SEATS, seats)
    return set()


def _can_follow(connection: sqlite3.Connection, change: Change) -> bool:
    found = connection.execute("SELECT seq, chain FROM matches WHERE id = ?", (change.match,)).fetchone()
    return bool(found == (change.before[:2] if change.new is None else None))


def _run(connection: sqlite3.Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> int:
    """Run a statement with rows of values. Returns how many rows of the table it changed."""
    changed = begin = 0
    while begin < len(rows):
        # Powers of two, so that SQLite knows the statement already.
        count = min(MOST_ROWS, 1 << (len(rows) - begin).bit_length() - 1)
        text = _with_rows(statement, count, len(rows[0]))
        changed += connection.execute(text, tuple(chain.from_iterable(rows[begin : begin + count]))).rowcount
        begin += count
    return changed


@functools.cache
def _with_rows(statement: str, count: int, width: int) -> str:
    row = f"({', '.join('?' * width)})"
    return statement.format(", ".join([row] * count))


# --- the file


def _claim(path: Path) -> int:
    """Claim a file by its real name, until the process ends or the handle is closed. Raises `InUse` if another process
    has it, or if we cannot find out.

    The lock is on a file beside it. SQLite's lock on its own file ends if the same process opens and closes that file
    once more. The lock's file is never removed: two processes could lock two files of the same name.
    """
    real = path.resolve()
    beside = real.with_name(real.name + ".lock")
    try:
        handle = os.open(beside, os.O_CREAT | os.O_RDWR, 0o600)  # not inherited by other programs
    except OSError as error:
        raise InUse(
            f"{path}: cannot write {beside.name} beside it ({error.strerror}); check the rights of the folder"
        ) from None
    try:
        _lock(handle)
        os.ftruncate(handle, 0)
        os.lseek(handle, 0, os.SEEK_SET)
        os.write(handle, str(os.getpid()).encode())
        return handle
    except BlockingIOError:
        os.lseek(handle, 0, os.SEEK_SET)
        who = os.read(handle, 20).decode(errors="replace")
        named = f" (process {who})" if who.isdecimal() else ""
        text = (
            f"another server{named} has this file in use, and two servers would damage each other's tables;"
            " stop that one, or name another file with --database"
        )
    except OSError as error:
        text = f"{beside.name} beside it cannot be locked ({error.strerror}); keep it on a local disk"
    os.close(handle)
    raise InUse(f"{path}: {text}")


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        os.lseek(handle, 1 << 20, os.SEEK_SET)  # past the text, so that others can still read which process it is
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(*error.args) from None

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def make_private(path: Path) -> None:
    """Make an empty file that only its owner may read: a store holds the secrets of running matches."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
