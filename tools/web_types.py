"""Write what the browser client has to know about the server and the games into its sources.

    python -m tools.web_types [--check] [--out FOLDER]

`web/src/wire/schema.json` holds the shapes of all messages; npm turns it into TypeScript. `web/src/games/*/numbers.ts`
hold each game's named numbers, its cards, and the type of its state; `web/src/wire/persons.ts` has the names of bots.
With --check the tool writes nothing, and fails if a file is out of date. --out names a folder to use instead of
`web/src`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from aerodrome.bots.persons import PERSONS
from aerodrome.games import PACKAGES, load
from aerodrome.rulebook.game import Game
from aerodrome.server.blueprint import fingerprint, game_contract, wire_document

SOURCES = Path(__file__).parent.parent / "web" / "src"
HEAD = "// Made by tools/web_types.py from the server's sources: `make web-types`. Do not edit.\n"


def files(folder: Path) -> dict[Path, str]:
    """Every generated file with its text."""
    made = {
        folder / "wire" / "schema.json": json.dumps(wire_document(), indent=1, sort_keys=True) + "\n",
        folder / "wire" / "fingerprint.ts": f"{HEAD}export const FINGERPRINT = '{fingerprint()}';\n",
        folder / "wire" / "persons.ts": f"{HEAD}export const PERSONS = {typed(PERSONS)};\n",
    }
    for name in PACKAGES:
        made[folder / "games" / name / "numbers.ts"] = numbers_file(load(name))
    return made


def numbers_file(game: Game) -> str:
    contract = game_contract(game)
    lines = [HEAD]
    lines += [f"export const {name} = {typed(value)};" for name, value in contract["numbers"].items()]
    lines += ["", f"export const CARDS = {json.dumps(contract['cards'], ensure_ascii=False)};"]
    lines += ["", f"export const SCHEMA = {json.dumps(contract['schema'])};", ""]
    lines += interfaces("State", contract["schema"])
    return "\n".join(lines) + "\n"


def typed(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return f"{text} as const" if isinstance(value, list | tuple) else text


def interfaces(name: str, fields: list[dict[str, Any]]) -> list[str]:
    """A record as an interface, after the interfaces of its nested records."""
    before, lines = [], [f"export interface {name} {{"]
    for field in fields:
        if "fields" in field:
            inner = field["name"].capitalize()
            before += interfaces(inner, field["fields"])
        else:
            inner = "bigint" if field["bits"] == 64 else "number"
        lines.append(f"  {field['name']}: {inner}{'[]' * len(field['shape'])};")
    return [*before, *lines, "}", ""]


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail where something would be written")
    parser.add_argument("--out", type=Path, default=SOURCES, metavar="FOLDER", help="the client's sources")
    asked = parser.parse_args(words)
    made = files(asked.out)
    stale = [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if asked.check:
        for path in stale:
            print(f"{os.path.relpath(path)} is not up to date; run: make web-types", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(made[path], encoding="utf-8")
        print(f"wrote {os.path.relpath(path)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
