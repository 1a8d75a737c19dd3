"""Checking everything in a database: in several processes, and from where an earlier run was stopped. What is found is
the same in any case."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import signal
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar

import msgspec

from aerodrome.simulate.workers import end_with_parent
from aerodrome.store.check import Look, faults_of, faults_of_invite, faults_of_person, faults_of_token
from aerodrome.store.errors import Corrupt, StoreError
from aerodrome.store.store import Store

PAGE = 100
"""How many matches, people or invitations are looked at together."""

T = TypeVar("T")


class Checked(NamedTuple):
    """What was found in some matches, or in something else."""

    faults: dict[str, list[str]]
    """By the id of a match, or else by what it is; only what has faults."""
    matches: int = 0
    """How many matches these were."""
    archived: int = 0
    """How many of those without faults are in archives."""
    last: str = ""
    """The last match's id."""


class Looker(Protocol):
    """Looks at matches, perhaps several at a time."""

    def look(self, ids: list[str]) -> Awaitable[list[Look]]: ...


class Here:
    """Looks at matches in this process."""

    def __init__(self, store: Store, archives: Path | None = None) -> None:
        """``archives`` is the folder of the archives that are looked at, too."""
        self._store, self._archives = store, archives

    async def look(self, ids: list[str]) -> list[Look]:
        return [await faults_of(self._store, id, self._archives) for id in ids]


class InProcesses:
    """Looks at matches in several processes, each with a connection of its own."""

    def __init__(self, url: str | Path, processes: int, archives: Path | None = None) -> None:
        self._given = str(url), archives
        self._pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_begin)

    def look(self, ids: list[str]) -> Awaitable[list[Look]]:
        return asyncio.get_running_loop().run_in_executor(self._pool, _look, *self._given, ids)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """Start a process, which leaves Ctrl-C to its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


@functools.cache
def _opened(url: str) -> tuple[asyncio.Runner, Store]:
    """A process's own loop and connection."""
    runner = asyncio.Runner()
    return runner, runner.run(Store.open(url))


def _look(url: str, archives: Path | None, ids: list[str]) -> list[Look]:
    runner, store = _opened(url)
    return runner.run(Here(store, archives).look(ids))


async def check_all(
    store: Store, looker: Looker, at_once: int = 1, noted: Iterable[Checked] = ()
) -> AsyncIterator[Checked]:
    """Everything in a database; matches come in the order of their ids. ``noted`` is what an earlier run has found in
    the first of them; we go on behind those. Up to ``at_once`` pages are looked at side by side."""
    unreadable: list[str] = []
    try:
        unreadable += await store.file_faults()
    except Corrupt as error:
        unreadable.append(str(error))
    strangers = await _strangers(store)
    after = ""
    for each in noted:
        yield each
        after = each.last
    under_way: deque[tuple[list[str], asyncio.Future[list[Look]]]] = deque()
    try:
        async for ids in _pages(store.match_ids, str, unreadable, after):
            under_way.append((ids, asyncio.ensure_future(looker.look(ids))))
            if len(under_way) >= at_once:
                yield _together(*await _first(under_way), strangers)
        while under_way:
            yield _together(*await _first(under_way), strangers)
    finally:
        for _, future in under_way:
            future.cancel()
    async for people in _pages(store.all_people, lambda row: row.id, unreadable):
        yield Checked({f"person {each.id}": f for each in people if (f := list(faults_of_person(each)))})
    async for tokens in _pages(store.all_sign_ins, lambda row: row[0], unreadable):
        yield Checked({f"person {who}": f for token, who in tokens if (f := list(faults_of_token(token)))})
    async for invites in _pages(store.all_invites, lambda row: row[0], unreadable):
        yield Checked({f"invitation {row[0][:12]}": f for row in invites if (f := list(faults_of_invite(*row)))})
    if unreadable:
        yield Checked({"the file": list(dict.fromkeys(unreadable))})


async def _first(
    under_way: deque[tuple[list[str], asyncio.Future[list[Look]]]],
) -> tuple[list[str], list[Look]]:
    ids, future = under_way.popleft()
    return ids, await future


def _together(ids: list[str], looks: list[Look], strangers: dict[str, list[str]]) -> Checked:
    faults = {id: look.faults + strangers.get(id, []) for id, look in zip(ids, looks, strict=True)}
    archived = sum(look.archived and not faults[id] for id, look in zip(ids, looks, strict=True))
    return Checked({id: found for id, found in faults.items() if found}, len(ids), archived, ids[-1])


async def _pages(
    read: Callable[[str, int], Awaitable[list[T]]], key: Callable[[T], str], unreadable: list[str], after: str = ""
) -> AsyncIterator[list[T]]:
    """The pages of a long list, as far as we can read it."""
    try:
        while page := await read(after, PAGE):
            yield page
            after = key(page[-1])
    except Corrupt as error:
        unreadable.append(str(error))


async def _strangers(store: Store) -> dict[str, list[str]]:
    """For each match, the seats of people who are not in the database."""
    found: dict[str, list[str]] = {}
    with contextlib.suppress(Corrupt):  # a fault of the file, and reported as such
        for match, seat, player in await store.missing_people():
            found.setdefault(match, []).append(f"seat {seat + 1} belongs to {player}, who is not in the database")
    return found


# --- going on later


class Heading(msgspec.Struct, frozen=True):
    """The first line of a file of findings: what is checked."""

    check: str
    """The database's name."""
    archives: str


class Findings:
    """What a check has found so far, in a file. A later run goes on behind it."""

    def __init__(self, path: Path, database: str, archives: Path | None) -> None:
        self._path = path
        self.found: list[Checked] = []
        heading = Heading(database, str(archives.resolve()) if archives else "")
        try:
            if path.exists():
                self._read(path.read_bytes(), heading)
            else:
                self._write("x", msgspec.json.encode(heading))
        except OSError as error:
            raise StoreError(f"{path} cannot be used for findings ({error.strerror}); name another file") from None

    def _read(self, text: bytes, heading: Heading) -> None:
        # A killed run may have left half a line; what was found there is looked for again.
        first, *lines = text[: text.rfind(b"\n") + 1].splitlines() or [b""]
        try:
            known = msgspec.json.decode(first, type=Heading)
            self.found = [msgspec.json.decode(line, type=Checked) for line in lines]
        except msgspec.MsgspecError:
            raise StoreError(f"{self._path} has no findings of a check; name another file") from None
        if known != heading:
            raise StoreError(f"{self._path} has the findings of another check, of {known.check}; name another file")
        if not text.endswith(b"\n"):
            self._path.write_bytes(text[: text.rfind(b"\n") + 1])

    def add(self, checked: Checked) -> None:
        self._write("a", msgspec.json.encode(tuple(checked)))

    def _write(self, mode: str, line: bytes) -> None:
        with open(self._path, mode + "b") as file:
            file.write(line + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def finish(self) -> None:
        """Everything was checked, so the next check begins anew."""
        self._path.unlink(missing_ok=True)
