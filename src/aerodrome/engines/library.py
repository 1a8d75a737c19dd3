"""Libraries: a game's rules as machine code, with a sheet that says what they were made from.

They lie beside this file where they were built ahead of time, as in a wheel, or in a cache, where a game is compiled
whose sources have changed since. A library counts only if its sheet fits the sources that are here.
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
from aerodrome.engines.kinds import Kind, PlacedTable, Rec, Row
from aerodrome.engines.translate import Site, Unit
from aerodrome.rulebook.binding import RulebookError
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game

FORM = 1
"""The form of sheets and calls. A library of another form is not used."""

PACKAGE = Path(__file__).parents[1]
BUILT = Path(__file__).with_name("built")
"""Libraries that were built ahead of time."""

TOOLS = ("prelude.h", "translate.py", "statements.py", "expressions.py", "draft.py", "kinds.py")
"""What else a library is made from: a change there makes a new one."""

CACHES_KEPT = 8


class NativeUnavailable(AerodromeError):
    """The compiled engine cannot be used here; the message says what to do."""


@dataclass(frozen=True)
class Sheet:
    """What a library was made from, and what has to be known to use it."""

    form: int
    game: str
    platform: str
    strict: bool
    digest: str  # a hash of all sources
    files: list[str]  # the sources: inside the package by their path in it, others by their whole path
    supplied: dict[str, list[str]]  # the game's functions: file and name of each
    entries: dict[str, list[Any]]  # the kinds of what each function takes, and last of what it returns
    tables: list[PlacedTable]
    sites: list[Site]
    made: str  # a hash of the library itself: half of one, or a damaged one, could bring Python down

    def to_json(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> Sheet:
        """Raises ValueError, TypeError or KeyError where this is no sheet."""
        data = json.loads(text)
        data["tables"] = [
            PlacedTable(tuple(t["home"]), t["name"], t["kind"], tuple(t["lengths"]), t["varies"])
            for t in data["tables"]
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
    """How the names of everything begin that a game's library exports."""
    return f"aerodrome_{game.replace('-', '_')}"


def platform_here() -> str:
    """The system and the processor that a library is for. Linux counts as two, by its C library."""
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
    """A source by its path in the package, so that a wheel fits wherever it is installed."""
    path = Path(file)
    return path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else str(path)


def digest_of(files: Iterable[str], facts: Iterable[Any]) -> str:
    """A hash of sources and of what else makes a difference. Raises OSError where a source is gone."""
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
    """Was the library of this sheet made from the sources that are here, for this machine or for the target?"""
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
    """The sheet of a library that is to be made of this unit."""
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
    """Translate and compile a game into a folder: the library, and its sheet beside it.

    Without a target it is for this machine. Raises NoCompiler or CompilerFailed.
    """
    unit = translated(game, entries, strict)
    sheet = sheet_for(unit, entries, target or platform_here())
    folder.mkdir(parents=True, exist_ok=True)
    library = folder / f"{game.name}{suffix or host_suffix()}"
    with tempfile.TemporaryDirectory(dir=folder, prefix=".making-") as making:
        made = Path(making, library.name)
        compile_library(unit.text(prefix_of(game.name), sheet.digest), made, command=command, flags=flags)
        sheet = replace(sheet, made=hashlib.sha256(made.read_bytes()).hexdigest())
        # The sheet goes first: a library without its own sheet is not used.
        library.with_suffix(".json").write_text(sheet.to_json(), encoding="utf-8")
        os.replace(made, library)
    return Library(library, sheet)


# --- finding ------------------------------------------------------------------------------------------------


def find(game: Game, entries: Sequence[Entry], *, strict: bool = False) -> Library:
    """The library of a game, compiled now if there is none that fits. Raises NativeUnavailable."""
    for folder in (BUILT, *cached(game.name)):
        library = read(folder, game.name)
        if library and fits(library.sheet, game, entries, strict):
            return library
    reason = why_not_built(game.name)
    try:
        return compile_into_cache(game, entries, strict)
    except RulebookError as error:
        raise NativeUnavailable(f"{reason}, and cannot be: {error}. `aerodrome laws {game.name}` says more") from None
    except NoCompiler as error:
        raise NativeUnavailable(f"{reason}, and {error}. You can play everything without it, only slower") from None
    except CompilerFailed as error:
        raise NativeUnavailable(
            f"{reason}, and {error}\nTry another compiler: CC=clang, or pip install ziglang"
        ) from None


def why_not_built(game: str) -> str:
    """Why the library beside the code is not used."""
    sheet = read_sheet(BUILT, game)
    if sheet is None and not any(BUILT.glob(f"{game}.*")):
        return f"the rules of {game} are not compiled here"
    if sheet and sheet.platform != platform_here():
        return f"the compiled rules of {game} beside the code are for {sheet.platform}, and this is {platform_here()}"
    if read(BUILT, game) is None:
        return f"the compiled rules of {game} beside the code, in {BUILT}, are damaged"
    return f"the compiled rules of {game} beside the code are from another version than the rules themselves"


def read_sheet(folder: Path, game: str) -> Sheet | None:
    """The sheet that lies in a folder; None where there is none, or none that can be read."""
    try:
        return Sheet.from_json((folder / f"{game}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return None


def read(folder: Path, game: str, suffix: str = "") -> Library | None:
    """What lies in a folder; None where that is nothing, or nothing whole."""
    path = folder / f"{game}{suffix or host_suffix()}"
    sheet = read_sheet(folder, game)
    try:
        whole = sheet and sheet.made == hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return None
    return Library(path, sheet) if sheet and whole else None


def cache_root() -> Path:
    """Where compiled rules are kept: $AERODROME_CACHE, or the user's cache folder."""
    chosen = os.environ.get("AERODROME_CACHE")
    if chosen:
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_cache_dir("aerodrome", appauthor=False))


def cached(game: str) -> list[Path]:
    """The folders of the cache that may hold a library of this game, the newest first."""

    def age(folder: Path) -> float:
        try:
            return folder.stat().st_mtime
        except OSError:
            return 0.0

    return sorted((cache_root() / "native").glob(f"{game}-*"), key=age, reverse=True)


def compile_into_cache(game: Game, entries: Sequence[Entry], strict: bool) -> Library:
    """Compile a game, and keep the result; where nothing can be kept, for this process only."""
    kept = cache_root() / "native"
    try:
        kept.mkdir(parents=True, exist_ok=True)
        making = Path(tempfile.mkdtemp(dir=kept, prefix=".making-"))
    except OSError:
        making = Path(tempfile.mkdtemp(prefix="aerodrome-"))
    atexit.register(shutil.rmtree, making, ignore_errors=True)
    library = build(game, entries, making, strict=strict)
    folder = kept / f"{game.name}-{library.sheet.platform}-{library.sheet.digest[:20]}"
    if read(folder, game.name) is None:  # no other process was first; but something damaged may be in the way
        with contextlib.suppress(OSError):
            folder.unlink() if folder.is_file() else shutil.rmtree(folder, ignore_errors=True)
            os.rename(making, folder)
    forget_old(game.name)
    return read(folder, game.name) or library


def forget_old(game: str) -> None:
    """Keep the newest few libraries of a game."""
    for folder in cached(game)[CACHES_KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)
