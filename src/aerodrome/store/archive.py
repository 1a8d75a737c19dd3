"""Moving finished matches out of a database, into archives.

An archive holds what was played, and nothing about the people who played: their seats have numbers instead of names,
and what they said is left out. Who sat where stays in the database. So if a person is deleted there, no archive has
to change.

Every step may be the last, and the next run goes on: an archive is on disk and was read back before its matches leave
the database, and a match that is in an archive already is not written to another.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from aerodrome.play.archive import ENDING, archived_text, archives_in, tables_in, write_archive
from aerodrome.play.gamefile import BadFile, match_text, parse_match
from aerodrome.play.luck import SecretLuck
from aerodrome.store.journal import Loaded
from aerodrome.store.lists import Due
from aerodrome.store.revive import revived, said_by
from aerodrome.store.store import Store
from aerodrome.table.replayed import replayed
from aerodrome.table.table import Table

MOST_MATCHES = 5_000
"""The most matches of an archive. A month with more has several."""
AT_ONCE = 100
"""How many matches leave the database in one transaction. Meanwhile a server's moves wait."""


class Archived(NamedTuple):
    """What became of some matches."""

    matches: int
    file: str = ""
    """The archive that has them; empty if they stay in the database."""
    why: str = ""
    """Why they stay."""


def anonymous_text(table: Table) -> str:
    """The game file of a table, with numbers for names. A bot's seat may have the name of a person who left."""
    return match_text(replayed(table, [f"Seat {seat}" for seat, _ in enumerate(table.seats, 1)]))


async def months_due(store: Store, before: float) -> dict[str, list[Due]]:
    """The finished matches that have not changed since a time, by month, the oldest first."""
    due = await store.due(before)
    return {
        month: list(matches)
        for month, matches in itertools.groupby(due, lambda each: time.strftime("%Y-%m", time.gmtime(each.updated)))
    }


async def archive(
    store: Store, before: float, folder: Path, read: Callable[[], object] = lambda: None
) -> AsyncIterator[Archived]:
    """Move finished matches that have not changed since a time into archives. A server may run meanwhile. We call
    ``read`` for each match that we read."""
    for month, matches in (await months_due(store, before)).items():
        for first in range(0, len(matches), MOST_MATCHES):
            some = matches[first : first + MOST_MATCHES]
            async for done in _archive_some(store, folder, month, some, read):
                yield done


async def _archive_some(
    store: Store, folder: Path, month: str, matches: Sequence[Due], read: Callable[[], object]
) -> AsyncIterator[Archived]:
    kept = _kept_before(folder, month)
    fresh: dict[str, Loaded] = {}
    texts: dict[str, str] = {}
    known: dict[str, list[Loaded]] = {}
    for due in matches:
        read()
        loaded = await store.load(due.id)
        if loaded is None or loaded.archived is not None:
            continue
        try:
            text = anonymous_text(revived(loaded))
        except MemoryError:
            raise
        except Exception as error:  # a damaged match may fail in any way, and stays
            yield Archived(1, why=f"{due.id}: {said_by(error)}")
            continue
        if due.id in kept and archived_text(kept[due.id], due.id) == text:
            known.setdefault(kept[due.id].name, []).append(loaded)
        else:
            fresh[due.id], texts[due.id] = loaded, text
    for file, there in known.items():
        async for done in _seal(store, file, there):
            yield done
    path = next(path for path in _names(folder, month) if not path.exists())
    if write_archive(path, texts.items()):
        async for done in _seal(store, path.name, list(fresh.values())):
            yield done


def _names(folder: Path, month: str) -> Iterator[Path]:
    yield folder / f"{month}{ENDING}"
    yield from (folder / f"{month}-{number}{ENDING}" for number in itertools.count(2))


def _kept_before(folder: Path, month: str) -> dict[str, Path]:
    """The archive of each match of a month that an earlier run has written."""
    return {id: path for path in archives_in(folder) if path.name.startswith(month) for id in tables_in(path)}


async def _seal(store: Store, file: str, matches: Sequence[Loaded]) -> AsyncIterator[Archived]:
    """Take the journals of matches out of the database, now that an archive has them."""
    for first in range(0, len(matches), AT_ONCE):
        some = matches[first : first + AT_ONCE]
        gone = await store.seal(file, [(each.id, each.seq, each.chain) for each in some])
        if gone:
            yield Archived(len(gone), file)
        for each in some:
            if each.id not in gone:
                yield Archived(1, why=f"{each.id}: it has changed meanwhile")


def faults_of_archived(loaded: Loaded, folder: Path | None) -> Iterator[str]:
    """What is wrong with a match that is in an archive. With the folder of the archives, its game there is replayed,
    too."""
    if loaded.status not in ("over", "abandoned"):
        yield f"it is in an archive, but its status is {loaded.status!r}"
    if loaded.rows:
        yield f"it is in an archive, but {len(loaded.rows)} of its entries are still here"
    if folder is not None and loaded.archived is not None:
        path = folder / Path(loaded.archived).name
        try:
            match = parse_match(archived_text(path, loaded.id), f"{path}, table {loaded.id}")
        except BadFile as error:
            yield str(error)
            return
        if match.game.name != loaded.game:
            yield f"{path} has a game of {match.game.name}, the database says {loaded.game!r}"
        if not isinstance(match.luck, SecretLuck) or match.luck.secret != loaded.secret:
            yield f"{path} has another secret than the database"
