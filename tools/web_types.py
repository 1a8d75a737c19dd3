"""Write what the browser client has to know about the server and the games into its sources.

    python tools/web_types.py [--check]

`web/src/wire/schema.json` holds the shapes of all messages; npm makes TypeScript of it. `web/src/games/*/numbers.ts`
hold each game's named numbers, its cards, and the type of its state. With --check nothing is written, and it fails
where something would be.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from aerodrome.games import PACKAGES, load
from aerodrome.rulebook.game import Game
from aerodrome.server.contract import fingerprint, game_contract, wire_document

SOURCES = Path(__file__).parent.parent / "web" / "src"
HEAD = "// Made by tools/web_types.py from the server's sources: `make web-types`. Do not edit.\n"


def files() -> dict[Path, str]:
    """Every file that is made, with its text."""
    made = {
        SOURCES / "wire" / "schema.json": json.dumps(wire_document(), indent=1, sort_keys=True) + "\n",
        SOURCES / "wire" / "fingerprint.ts": f"{HEAD}export const FINGERPRINT = '{fingerprint()}';\n",
    }
    for name in PACKAGES:
        made[SOURCES / "games" / name / "numbers.ts"] = numbers_file(load(name))
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
    """A record as an interface, after those of the records in it."""
    before, lines = [], [f"export interface {name} {{"]
    for field in fields:
        if "fields" in field:
            inner = field["name"].capitalize()
            before += interfaces(inner, field["fields"])
        else:
            inner = "bigint" if field["bits"] == 64 else "number"
        lines.append(f"  {field['name']}: {inner}{'[]' * len(field['shape'])};")
    return [*before, *lines, "}", ""]


def main() -> int:
    stale = [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.relative_to(SOURCES.parent.parent)} is not up to date; run: make web-types", file=sys.stderr)
        return 1 if stale else 0
    for path, text in files().items():
        if path in stale:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(SOURCES.parent.parent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
