"""The store: the journals of all tables in one database, an SQLite file or PostgreSQL.

Once `append` has answered, the entries are on disk. One transaction writes all batches that wait (*group commit*). Each
match must be at the entry that its writer expects: if two servers write to one match, one of them gets a `Conflict`.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa

from aerodrome.store import keeping, lists, people, schema
from aerodrome.store.database import Database
from aerodrome.store.errors import Busy, CannotOpen, Conflict, Corrupt, StoreError
from aerodrome.store.journal import Batch, Change, Head, drafted
from aerodrome.store.postgres import PostgreSQL
from aerodrome.store.servers import Servers, agree_on_form
from aerodrome.store.sqlite import SQLite, make_private

PATIENCE = 5.0
"""Seconds to wait for a lock that another process holds."""
OLDEST_SQLITE = (3, 35)
"""The first that knows UPDATE FROM and RETURNING."""

T = TypeVar("T")
P = ParamSpec("P")
Statement = Callable[Concatenate[sa.Connection, P], T]
Method = Callable[Concatenate["Store", P], Coroutine[Any, Any, T]]


def _reads(statement: Statement[P, T], writes: bool = False) -> Method[P, T]:
    """Make a function of a connection a method of the store."""

    @functools.wraps(statement)
    async def method(store: Store, /, *args: P.args, **named: P.kwargs) -> T:
        transaction = store.database.write if writes else store.database.read
        return await transaction(lambda connection: statement(connection, *args, **named))

    return method


def _writes(statement: Statement[P, T]) -> Method[P, T]:
    return _reads(statement, writes=True)


class Store:
    """The journals of all tables. Make one with `await Store.open(url)`; its methods may be called at once."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.time_append: Callable[[float], object] = lambda seconds: None
        """Called with the seconds that each append took."""
        self.appended: Callable[[Mapping[str, int]], object] = lambda seqs: None
        """Called with the matches that were written to, and the number of the last entry of each."""
        self._heads: dict[str, Head] = {}
        """The last entries of the matches that this process writes to."""
        self._appending = asyncio.Lock()

    @classmethod
    async def open(cls, url: str | Path, patience: float = PATIENCE, *, to_serve: bool = False) -> Store:
        """Open a database: a file, `sqlite:///file` or `postgresql://...`. An empty one gets its tables.

        `patience` is how many seconds to wait for a lock that another process holds; `to_serve` claims it (`claim`).
        """
        database = database_of(url, patience)
        async with _opening(database):
            if to_serve:
                await database.claim()
            if not await database.read(schema.check_version):
                await database.write(schema.migrate)
            if to_serve:
                await database.write(agree_on_form)
        return cls(database)

    async def close(self) -> None:
        """Finish the work under way, and close the database."""
        await self.database.close()

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    @property
    def name(self) -> str:
        """The database's name for messages, without a password."""
        return self.database.name

    @property
    def servers(self) -> Servers | None:
        """This server among the others that share the database; None for an SQLite file, which has one."""
        return self.database.servers

    async def claim(self) -> None:
        """Be the only server of an SQLite file until the store is closed or the process ends. Raises `InUse` if there
        is one. Several may share a PostgreSQL database, if they write journals in the same form. Tools that only read
        need no claim."""
        await self.database.claim()
        await self.database.write(agree_on_form)

    async def backup(self, path: str | Path) -> None:
        """Copy an SQLite database into a new file, as it is at one moment, while play goes on."""
        await self.database.backup(Path(path))

    # --- journals

    async def append(self, batches: Sequence[Batch]) -> list[StoreError | None]:
        """Write all batches in one transaction. Returns None for each batch that is on disk, and an error for each that
        was left out.

        A batch that does not follow on what is stored gets a `Conflict`; one that could not follow on anything, a
        `BadBatch`; one that contradicts what the database holds, a `Corrupt`. It leaves no trace, and the others are
        written. Batches of one match are taken in their order; do not change any before the answer. Any other error is
        raised, and then nothing is written; an `Outage` may pass. If the connection breaks during the commit, or the
        caller is cancelled, the batches may be written or not. Appending them again gives a `Conflict` if they were;
        the match must then be loaded again.
        """
        if not batches:
            return []
        begun = perf_counter()
        async with self._appending:
            results = await self._append(batches)
        self.time_append(perf_counter() - begun)
        return results

    async def _append(self, batches: Sequence[Batch]) -> list[StoreError | None]:
        known = self._heads
        first = {batch.match: batch.after for batch in reversed(batches)}
        unsure = [
            match for match, after in first.items() if after and (match not in known or known[match].seq != after)
        ]
        if unsure:
            self.forget(*unsure)
            known |= await self.database.read(lambda connection: lists.heads(connection, unsure))
        changes, results = drafted(batches, known)
        failed = await self._write(list(changes.values()))
        for match, change in changes.items():
            known[match] = change.after
        for place, batch in enumerate(batches):
            results[place] = results[place] or failed.get(batch.match)
            if results[place] is not None:
                self.forget(batch.match)
        written = {match: change.after.seq for match, change in changes.items() if match not in failed}
        if written:
            self.appended(written)
        return results

    async def _write(self, changes: Sequence[Change]) -> dict[str, StoreError]:
        """Why some matches could not be written."""
        if not changes:
            return {}
        try:
            lost = await self.database.append(changes)
        except Corrupt as corrupt:
            if len(changes) == 1:
                return {changes[0].match: corrupt}
        else:
            return {match: Conflict(f"match {match} has another history than its writer knows") for match in lost}
        # The damage of one match must not stop the others, so write each on its own.
        return {match: error for change in changes for match, error in (await self._write([change])).items()}

    def know(self, match: str, head: Head) -> None:
        """A match is at another entry, because another server has written to it."""
        self._heads[match] = head

    def forget(self, *matches: str) -> None:
        """Forget these matches, which nobody here writes to for now."""
        for match in matches:
            self._heads.pop(match, None)

    load = _reads(lists.load)
    listing = _reads(lists.listing)
    running = _reads(lists.running)
    players_matches = _reads(lists.players_matches)
    seated = _reads(lists.seated)
    match_ids = _reads(lists.match_ids)
    match_count = _reads(lists.match_count)
    untimed = _reads(lists.untimed)
    leftovers = _reads(lists.leftovers)
    due = _reads(lists.due)
    seal = _writes(lists.seal)
    note_alive = _writes(lists.note_alive)
    last_alive = _reads(lists.last_alive)
    touch = _writes(schema.touch)
    file_faults = _reads(schema.file_faults)

    # --- people and invites

    person = _reads(people.person)
    add_people = _writes(people.add_people)
    rename_person = _writes(people.rename_person)
    sign_in = _writes(people.sign_in)
    sign_out = _writes(people.sign_out)
    sign_out_others = _writes(people.sign_out_others)
    valid_tokens = _reads(people.valid_tokens)
    sign_ins_of = _reads(people.sign_ins_of)
    see = _writes(people.see)
    all_people = _reads(people.all_people)
    all_sign_ins = _reads(people.all_sign_ins)
    missing_people = _reads(people.missing_people)
    bots = _reads(people.bots)
    revoke_bot = _writes(people.revoke_bot)
    add_invites = _writes(people.add_invites)
    take_invite = _writes(people.take_invite)
    invites_of = _reads(people.invites_of)
    withdraw_invite = _writes(people.withdraw_invite)
    was_withdrawn = _reads(people.was_withdrawn)
    all_invites = _reads(people.all_invites)

    # --- keeping a name

    add_passkey = _writes(keeping.add_passkey)
    passkey = _reads(keeping.passkey)
    passkeys_of = _reads(keeping.passkeys_of)
    has_passkey = _reads(keeping.has_passkey)
    note_passkey_use = _writes(keeping.note_passkey_use)
    rename_passkey = _writes(keeping.rename_passkey)
    remove_passkey = _writes(keeping.remove_passkey)
    free_names = _writes(keeping.free_names)
    add_challenge = _writes(keeping.add_challenge)
    take_challenge = _writes(keeping.take_challenge)
    add_code = _writes(keeping.add_code)
    take_code = _writes(keeping.take_code)
    name_holder = _reads(keeping.name_holder)
    claim_name = _writes(keeping.claim_name)


def database_of(url: str | Path, patience: float = PATIENCE) -> Database:
    text = str(url)
    scheme, separator, rest = text.partition("://")
    if not separator:
        path = Path(text).expanduser()
    elif scheme in {"postgresql", "postgres", "postgresql+asyncpg"}:
        return PostgreSQL(text, patience)
    elif scheme in {"sqlite", "sqlite+aiosqlite", "sqlite+pysqlite"}:
        path = Path(rest.partition("?")[0].removeprefix("/"))
    else:
        raise CannotOpen(f"{scheme!r} is not a known kind of database; use sqlite or postgresql")
    if path in (Path(), Path(":memory:")):
        raise CannotOpen("a store needs a file, or the address of a PostgreSQL database")
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise CannotOpen(f"{path}: SQLite {sqlite3.sqlite_version} is too old; use a Python with 3.35 or newer")
    if path.is_dir():
        raise CannotOpen(f"{path}: this is a folder; name a file in it")
    if not path.parent.is_dir():
        raise CannotOpen(f"{path}: there is no folder {path.parent}; make it first")
    try:
        make_private(path)
    except OSError as error:
        raise CannotOpen(f"{path}: cannot open this file ({error.strerror})") from None
    return SQLite(path, patience)


@contextlib.asynccontextmanager
async def _opening(database: Database) -> AsyncIterator[None]:
    """If it does not open, close it again, and raise an error that names the database."""
    try:
        yield
    except BaseException as error:
        await database.close()
        if isinstance(error, StoreError) and not isinstance(error, CannotOpen | Busy):
            raise CannotOpen(str(error)) from None
        if isinstance(error, CannotOpen) and database.name not in str(error):
            raise type(error)(f"{database.name}: {error}") from None
        raise


async def upgrade(url: str | Path, patience: float = PATIENCE) -> tuple[str | None, str]:
    """Bring a database to the present schema in one transaction. Returns the versions before (None: empty) and
    after."""
    database = database_of(url, patience)
    async with _opening(database):
        await database.claim()
        versions = await database.write(schema.migrate)
    await database.close()
    return versions
