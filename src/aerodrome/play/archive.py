"""Archives: many finished games in one file. It is a ZIP file of game files, so `unzip` opens it, too.

Once an archive has its name, it is whole and never changes. It is written under another name first, brought to disk,
and read back move by move.
"""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from aerodrome.play.gamefile import MAX_BYTES, BadFile, TooLarge, parse_match, read_match
from aerodrome.play.match import Match
from aerodrome.text import ENGLISH

ENDING = ".zip"
DRAFT = ".part"
SAME_DAY = (1980, 1, 1, 0, 0, 0)
"""The time of every game in an archive, so that the same games always give the same file."""

_id_of = re.compile(r"([A-Za-z0-9_-]{1,64})\.aero").fullmatch


def archives_in(folder: Path) -> list[Path]:
    """The archives of a folder by their names."""
    return sorted(path for path in folder.glob(f"*{ENDING}") if path.is_file())


def tables_in(path: Path) -> list[str]:
    """The tables whose games an archive has."""
    with _opened(path) as file:
        return _tables(file)


def archived_text(path: Path, table: str) -> str:
    """The game file of a table in an archive."""
    with _opened(path) as file:
        return _text(file, path, table)


def write_archive(path: Path, games: Iterable[tuple[str, str]]) -> bool:
    """Write a new archive of (table, game file), whole or not at all, after reading back every game in it. With no
    game, there is no archive, and the answer is False."""
    digests: dict[str, bytes] = {}
    handle, name = tempfile.mkstemp(prefix=path.name + ".", suffix=DRAFT, dir=path.parent)  # only its owner reads it
    draft = Path(name)
    try:
        with os.fdopen(handle, "w+b") as raw:
            with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
                for table, text in games:
                    entry = zipfile.ZipInfo(f"{table}.aero", SAME_DAY)
                    entry.external_attr = 0o600 << 16
                    file.writestr(entry, text, zipfile.ZIP_DEFLATED, 9)
                    digests[table] = hashlib.sha256(text.encode()).digest()
            raw.flush()
            os.fsync(raw.fileno())
        if not digests:
            return False
        _read_back(draft, digests)
        os.link(draft, path)  # unlike a renaming, this never replaces an archive that is there
        _to_disk(path.parent)
    finally:
        draft.unlink(missing_ok=True)
    return True


def _read_back(path: Path, digests: dict[str, bytes]) -> None:
    """Make sure that an archive has these games, and that each can be opened."""
    with _opened(path) as file:
        if _tables(file) != list(digests):
            raise BadFile(f"{path}: it does not have the games that were written to it")
        for table, digest in digests.items():
            text = _text(file, path, table)
            if hashlib.sha256(text.encode()).digest() != digest:
                raise BadFile(f"{path}: the game of table {table} is not the one that was written")
            parse_match(text, f"{path}, table {table}")


def _to_disk(folder: Path) -> None:
    """Bring a folder's list of files to disk, where the system can."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# --- reading


def read_saved(path: Path, table: str | None, language: str = ENGLISH) -> Match:
    """A match from a game file, or the one of a table from an archive or from a folder of archives."""
    with suppress(RuntimeError):  # there is no such user; then there is no such file either
        path = path.expanduser()
    if path.is_dir():
        paths = archives_in(path)
        if not paths:
            raise BadFile(f"{path}: this is a folder without archives; name a game file or an archive")
    elif path.suffix == ENDING:
        paths = [path]
    elif table is None:
        return read_match(path, language)
    else:
        raise BadFile(f"{path}: --table names a game in an archive, and this is not one")
    if table is None:
        tables = [(each, id) for each in paths for id in tables_in(each)]
        if len(tables) != 1:
            raise BadFile(f"{path}: there are {len(tables)} games in it; name one with --table")
        paths, table = [tables[0][0]], tables[0][1]
    for each in paths:
        if table in tables_in(each):
            match = parse_match(archived_text(each, table), f"{each}, table {table}")
            match.speak(language)
            return match
    raise BadFile(f"{path}: there is no game of table {table[:40]!r} in it")


@contextmanager
def _opened(path: Path) -> Iterator[zipfile.ZipFile]:
    try:
        with zipfile.ZipFile(path) as file:
            yield file
    except BadFile:
        raise
    except FileNotFoundError:
        raise BadFile(f"{path}: there is no such file") from None
    except (zipfile.BadZipFile, zipfile.LargeZipFile, NotImplementedError, EOFError) as error:
        raise BadFile(f"{path}: this archive is damaged ({error})") from None
    except (OSError, ValueError) as error:
        raise BadFile(f"{str(path)!r} cannot be read ({getattr(error, 'strerror', None) or error})") from None


def _tables(file: zipfile.ZipFile) -> list[str]:
    return [found[1] for name in file.namelist() if (found := _id_of(name))]


def _text(file: zipfile.ZipFile, path: Path, table: str) -> str:
    try:
        entry = file.getinfo(f"{table}.aero")
    except KeyError:
        raise BadFile(f"{path}: there is no game of table {table[:40]!r} in it") from None
    if entry.file_size > MAX_BYTES:
        raise TooLarge(f"{path}, table {table}: a game file has at most {MAX_BYTES // 1024} KB")
    try:
        with file.open(entry) as stream:
            return stream.read(MAX_BYTES + 1).decode("utf-8")
    except (UnicodeDecodeError, RuntimeError, zlib.error) as error:
        raise BadFile(f"{path}, table {table}: this game is damaged ({error})") from None
