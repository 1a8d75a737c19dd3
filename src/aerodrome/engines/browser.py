"""The rules for browsers: each game becomes a WebAssembly module, with a sheet that says how to call it.

A module imports nothing; the caller manages its memory from `__heap_base` on. A fault is a trap with a number, and the
sheet says which rule that number stands for. No rule takes the address of a local, so a trap leaves nothing behind on
the stack.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aerodrome.engines.compiled import FAULTS, offset_of, packed_tables
from aerodrome.engines.compilers import NoCompiler, compile_library, zig
from aerodrome.engines.entries import Entry, browser_entries
from aerodrome.engines.library import Library, digest_of, facts_of, prefix_of, sheet_for, source_name, translated
from aerodrome.engines.translate import TOLD_LIMIT
from aerodrome.rulebook.game import Game

FLAGS = (
    # Optimized for speed: for size, modules were a quarter to a third smaller, and a fifth slower.
    *("-target", "wasm32-freestanding", "-mbulk-memory", "-nostdlib", "-s", "-Wl,--no-entry"),
    "-fno-unroll-loops",  # a twelfth smaller, and no slower
    # Zig puts the stack below everything else, so a call that overflows it traps and overwrites nothing.
    "-Wl,-z,stack-size=65536",
    "-Wl,--export=__heap_base",
)

VECTORS = (*FLAGS, "-msimd128")
"""For modules that weigh networks: far faster. Every browser that runs the client knows these instructions."""

CURE = "building WebAssembly needs zig: pip install ziglang (in a checkout: make web)"


@dataclass(frozen=True)
class Blueprint:
    game: Game
    source: str  # in C
    sheet: dict[str, Any]  # what a browser has to know to call it
    flags: tuple[str, ...]

    @property
    def sheet_text(self) -> str:
        return json.dumps(self.sheet, separators=(",", ":"))

    def paths(self, folder: Path) -> tuple[Path, Path]:
        return folder / f"{self.game.name}.wasm", folder / f"{self.game.name}.sheet.json"


def blueprint(
    game: Game,
    facts: Mapping[str, Any] | None = None,
    entries: Sequence[Entry] | None = None,
    flags: tuple[str, ...] = FLAGS,
) -> Blueprint:
    """Translate a game for browsers: what all pages need, or other ``entries``. The sheet includes ``facts``."""
    entries = browser_entries(game) if entries is None else entries
    unit = translated(game, entries)
    sheet = sheet_for(unit, entries, "wasm32")
    tables = packed_tables(game, Library(Path(game.name), sheet))
    sites = sheet.sites
    files = sorted({site.file for site in sites})
    functions = sorted({(site.file, site.function) for site in sites})
    own = {
        "game": game.name,
        "version": game.version,
        "seats": [game.seats[0], game.seats[-1]],
        "usual_seats": game.usual_seats,
        "actions": game.actions,
        "max_plies": game.max_plies,
        "options": [
            {"name": each.name, "default": each.default, "low": each.low, "high": each.high, "words": dict(each.words)}
            for each in game.options
        ],
        "layout": game.state.packer().format.removeprefix("<"),
        "offsets": {name: offset_of(game, name) for name in ("rng", "n_seats", "options")},
        "told_limit": TOLD_LIMIT,
        "tables": tables.hex(),
        "rule_prefix": game.prefix,
        "in_play": {int(asked): [int(rule) for rule in rules] for asked, rules in game.rules_in_play.items()},
        "reveals": sorted(int(event) for event in game.reveals),
        "has_secrets": game.has_secrets,
        "cards": game.cards_digest,
        "plain": {int(number): len(message.plain) for number, message in game.messages.items()},
        "prefix": prefix_of(game.name),
        "entries": sheet.entries,
        "faults": {what: FAULTS[what] for what in sorted({site.what for site in sites})},
        "files": files,
        "functions": [[name, files.index(file)] for file, name in functions],
        # Side by side and as steps, sheets are smaller on the wire than site by site; so they are with tables in hex.
        "sites": {
            "what": [site.what for site in sites],
            "line": steps([site.line for site in sites]),
            "function": steps([functions.index((site.file, site.function)) for site in sites]),
        },
        **(facts or {}),
    }
    facts_here = [*facts_of(game, entries, False), flags, own]
    digest = digest_of([*sheet.files, source_name(__file__)], facts_here)
    return Blueprint(game, unit.text(prefix_of(game.name), digest), own | {"digest": digest}, flags)


def steps(numbers: Sequence[int]) -> list[int]:
    """Each number less the one before, which packs better.

    >>> steps([7, 8, 8, 2])
    [7, 1, 0, -6]
    """
    return [number - before for number, before in zip(numbers, [0, *numbers], strict=False)]


def is_fresh(plan: Blueprint, folder: Path) -> bool:
    """Was the module in the folder made from the current sources?"""
    module, sheet = plan.paths(folder)
    try:
        same = sheet.read_text(encoding="utf-8") == plan.sheet_text
        return same and plan.sheet["digest"].encode() in module.read_bytes()
    except OSError:
        return False


def build(plan: Blueprint, folder: Path) -> None:
    """Compile a module into a folder and write its sheet beside it. Raises NoCompiler or CompilerFailed."""
    command = zig(inlining=())
    if command is None:
        raise NoCompiler(CURE)
    module, sheet = plan.paths(folder)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder, prefix=".making-") as making:
        made = Path(making, module.name)
        compile_library(plan.source, made, command=command, flags=plan.flags)
        sheet.write_text(plan.sheet_text, encoding="utf-8")
        os.replace(made, module)
