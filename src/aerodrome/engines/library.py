"""Libraries: a game's rules as machine code, each with a sheet that says what it was made from.

A library built ahead of time lies beside this file, as in a wheel. If the game's sources have changed since, we compile
the game into a cache. We use a library only if its sheet fits the current sources.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import json
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from aerodrome.engines.compilers import FLAGS, CompilerFailed, NoCompiler, compile_library, host_suffix
from aerodrome.engines.entries import Entry
from aerodrome.engines.kinds import Kind, Rec, RoomTable, Row
from aerodrome.engines.translate import Site, Unit
from aerodrome.rulebook.binding import RulebookError
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game

FORM = 1
"""The version of sheets and calls. Libraries of other versions are ignored."""

PACKAGE = Path(__file__).parents[1]
BUILT = Path(__file__).with_name("built")
"""Libraries that were built ahead of time."""

TOOLS = ("prelude.h", "translate.py", "statements.py", "expressions.py", "draft.py", "kinds.py")
"""The other files that a library is made from. If one changes, games are compiled again."""

CACHES_KEPT = 8


class NativeUnavailable(AerodromeError):
    """The compiled engine is not available here; the message says what to do."""


@dataclass(frozen=True)
class Sheet:
    """What a library was made from, and what callers need to know to use it."""

    form: int
    game: str
    platform: str
    strict: bool
    digest: str  # a hash of all sources
    files: list[str]  # the sources: relative paths inside the package, absolute paths elsewhere
    supplied: dict[str, list[str]]  # the file and name of each of the game's functions
    entries: dict[str, list[Any]]  # for each function, the kinds of its arguments, then of its result
    tables: list[RoomTable]
    sites: list[Site]
    made: str  # a hash of the library itself, since a truncated or damaged one could crash Python

    def to_json(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> Sheet:
        """Raises ValueError, TypeError or KeyError if the text is not a sheet."""
        data = json.loads(text)
        data["tables"] = [
            RoomTable(tuple(t["home"]), t["name"], t["kind"], tuple(t["lengths"]), t["varies"]) for t in data["tables"]
        ]
        data["sites"] = [Site(**site) for site in data["sites"]]
        return cls(**data)


@dataclass(frozen=True)
class Library:
    path: Path
    sheet: Sheet

    @property
    def prefix(self) -> str:
        return prefix_of(self.sheet.game)


def prefix_of(game: str) -> str:
    """The prefix of all names that a game's library exports."""
    return f"aerodrome_{game.replace('-', '_')}"


def platform_here() -> str:
    """This machine's system and processor. Linux counts as two systems, one for each C library."""
    system = {"darwin": "macos", "win32": "windows"}.get(sys.platform, sys.platform)
    if system == "linux" and not has_glibc():
        system = "musl"
    machine = platform.machine().lower()
    return f"{system}-{ {'amd64': 'x86_64', 'aarch64': 'arm64'}.get(machine, machine) }"


def has_glibc() -> bool:
    try:
        return bool(os.confstr("CS_GNU_LIBC_VERSION"))
    except (AttributeError, OSError, ValueError):
        return False


def kind_data(kind: Kind) -> Any:
    if isinstance(kind, Rec):
        return {"record": kind.record.__name__}
    if isinstance(kind, Row):
        item = kind.item.record.__name__ if isinstance(kind.item, Rec) else kind.item
        return {"row": item, "lengths": list(kind.lengths)}
    return kind


# --- sources ------------------------------------------------------------------------------------------------


def source_name(file: str) -> str:
    """A source's path in the package, so that a wheel works wherever it is installed."""
    path = Path(file)
    return path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else str(path)


def digest_of(files: Iterable[str], facts: Iterable[Any]) -> str:
    """A hash of the sources, and of ``facts`` that also matter. Raises OSError if a source is missing."""
    digest = hashlib.sha256()
    for name in [f"engines/{tool}" for tool in TOOLS] + sorted(files):
        digest.update(name.encode() if not Path(name).is_absolute() else b"")
        digest.update((PACKAGE / name).read_bytes().replace(b"\r\n", b"\n"))
    digest.update(repr([FORM, FLAGS, *facts]).encode())
    return digest.hexdigest()


def supplied_by(game: Game) -> dict[str, list[str]]:
    return {
        name: [source_name(rule.__code__.co_filename), rule.__code__.co_name] for name, rule in game.supplied.items()
    }


def entries_data(entries: Sequence[Entry]) -> dict[str, list[Any]]:
    return {entry.name: [kind_data(kind) for kind in entry.kinds] for entry in entries}


def facts_of(game: Game, entries: Sequence[Entry], strict: bool) -> list[Any]:
    return [game.name, game.state.packer().format, supplied_by(game), entries_data(entries), strict]


def fits(sheet: Sheet, game: Game, entries: Sequence[Entry], strict: bool, target: str = "") -> bool:
    """Was the library of this sheet made from the current sources, for this machine or for the target?"""
    wanted = (FORM, game.name, target or platform_here(), strict, supplied_by(game))
    if (sheet.form, sheet.game, sheet.platform, sheet.strict, sheet.supplied) != wanted:
        return False
    try:
        return sheet.digest == digest_of(sheet.files, facts_of(game, entries, strict))
    except OSError:
        return False


# --- making -------------------------------------------------------------------------------------------------


def translated(game: Game, entries: Sequence[Entry], strict: bool = False) -> Unit:
    unit = Unit(game, strict=strict)
    for entry in entries:
        unit.export(entry.name, entry.function, entry.kinds)
    return unit


def sheet_for(unit: Unit, entries: Sequence[Entry], target: str) -> Sheet:
    """The sheet for a library that will be made from this unit."""
    game, strict = unit.game, unit.strict
    files = sorted(map(source_name, unit.sources))
    kinds = entries_data(entries)
    return Sheet(
        form=FORM,
        game=game.name,
        platform=target,
        strict=strict,
        digest=digest_of(files, facts_of(game, entries, strict)),
        files=files,
        supplied=supplied_by(game),
        entries={name: [*kinds[name], unit.exports[name].returns] for name in kinds},
        tables=list(unit.tables.values()),
        sites=[Site(s.what, source_name(s.file), s.line, s.function) for s in unit.sites],
        made="",
    )


def build(
    game: Game,
    entries: Sequence[Entry],
    folder: Path,
    *,
    strict: bool = False,
    target: str = "",
    suffix: str = "",
    command: Sequence[str] = (),
    flags: Sequence[str] = (),
) -> Library:
    """Translate and compile a game into a folder, with the sheet beside the library. Without a target, build for this
    machine. Raises NoCompiler or CompilerFailed."""
    unit = translated(game, entries, strict)
    sheet = sheet_for(unit, entries, target or platform_here())
    folder.mkdir(parents=True, exist_ok=True)
    library = folder / f"{game.name}{suffix or host_suffix()}"
    with tempfile.TemporaryDirectory(dir=folder, prefix=".making-") as making:
        made = Path(making, library.name)
        compile_library(unit.text(prefix_of(game.name), sheet.digest), made, command=command, flags=flags)
        sheet = replace(sheet, made=hashlib.sha256(made.read_bytes()).hexdigest())
        # The sheet goes first, since a library is used only with its own sheet.
        library.with_suffix(".json").write_text(sheet.to_json(), encoding="utf-8")
        os.replace(made, library)
    return Library(library, sheet)


# --- finding ------------------------------------------------------------------------------------------------


def find(game: Game, entries: Sequence[Entry], *, strict: bool = False) -> Library:
    """The library of a game. If none fits, compile it now. Raises NativeUnavailable."""
    for folder in (BUILT, *cached(game.name)):
        library = read(folder, game.name)
        if library and fits(library.sheet, game, entries, strict):
            return library
    reason = why_not_built(game.name)
    try:
        return compile_into_cache(game, entries, strict)
    except RulebookError as error:
        raise NativeUnavailable(
            f"{reason}, and cannot be compiled: {error}. `aerodrome laws {game.name}` says more"
        ) from None
    except NoCompiler as error:
        raise NativeUnavailable(f"{reason}, and {error}. You can play everything without it, only slower") from None
    except CompilerFailed as error:
        raise NativeUnavailable(
            f"{reason}, and {error}\nTry another compiler: CC=clang, or pip install ziglang"
        ) from None


def why_not_built(game: str) -> str:
    """Why we do not use the library beside the code."""
    sheet = read_sheet(BUILT, game)
    if sheet is None and not any(BUILT.glob(f"{game}.*")):
        return f"the rules of {game} are not compiled here"
    if sheet and sheet.platform != platform_here():
        return f"the compiled rules of {game} beside the code are for {sheet.platform}, and this is {platform_here()}"
    if read(BUILT, game) is None:
        return f"the compiled rules of {game} beside the code, in {BUILT}, are damaged"
    return f"the compiled rules of {game} beside the code are from another version than the rules themselves"


def read_sheet(folder: Path, game: str) -> Sheet | None:
    """The sheet in a folder; None if it is missing or unreadable."""
    try:
        return Sheet.from_json((folder / f"{game}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return None


def read(folder: Path, game: str, suffix: str = "") -> Library | None:
    """The library in a folder; None if it is missing or damaged."""
    path = folder / f"{game}{suffix or host_suffix()}"
    sheet = read_sheet(folder, game)
    try:
        whole = sheet and sheet.made == hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return None
    return Library(path, sheet) if sheet and whole else None


def cache_root() -> Path:
    """The cache of compiled rules: $AERODROME_CACHE, or the user's cache folder."""
    chosen = os.environ.get("AERODROME_CACHE")
    if chosen:
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_cache_dir("aerodrome", appauthor=False))


def cached(game: str) -> list[Path]:
    """The cache's folders for this game, newest first."""

    def age(folder: Path) -> float:
        try:
            return folder.stat().st_mtime
        except OSError:
            return 0.0

    return sorted((cache_root() / "native").glob(f"{game}-*"), key=age, reverse=True)


def compile_into_cache(game: Game, entries: Sequence[Entry], strict: bool) -> Library:
    """Compile a game into the cache. If the cache is not writable, the library lasts as long as this process."""
    kept = cache_root() / "native"
    try:
        kept.mkdir(parents=True, exist_ok=True)
        making = Path(tempfile.mkdtemp(dir=kept, prefix=".making-"))
    except OSError:
        making = Path(tempfile.mkdtemp(prefix="aerodrome-"))
    atexit.register(shutil.rmtree, making, ignore_errors=True)
    library = build(game, entries, making, strict=strict)
    folder = kept / f"{game.name}-{library.sheet.platform}-{library.sheet.digest[:20]}"
    if read(folder, game.name) is None:  # no other process was faster, but a damaged library may be in the way
        with contextlib.suppress(OSError):
            folder.unlink() if folder.is_file() else shutil.rmtree(folder, ignore_errors=True)
            os.rename(making, folder)
    forget_old(game.name)
    return read(folder, game.name) or library


def forget_old(game: str) -> None:
    """Keep only the newest few libraries of a game."""
    for folder in cached(game)[CACHES_KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)
