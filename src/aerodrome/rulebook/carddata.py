"""Reading a game's card data: TOML with errors that name the line and say what belongs there."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn

from aerodrome.rulebook.errors import AerodromeError

MAX_BYTES = 256 * 1024
TOO_LARGE = f"the file is larger than {MAX_BYTES // 1024} KB; card data is a few pages of text"


class BadCards(AerodromeError, ValueError):
    """Card data that the game cannot use. The message names the file, the line and the cure."""


_HEADER = re.compile(r"^\s*\[\s*([^\[\]]+?)\s*\]")
_KEY = re.compile(r"^\s*([A-Za-z0-9_-]+)\s*=")


def read_text(path: Path) -> str:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise BadCards(f"{path}: {TOO_LARGE}")
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadCards(f"{path}: the card data cannot be read: this is not text in UTF-8") from None
    except OSError as error:
        raise BadCards(f"{path}: the card data cannot be read ({error.strerror})") from None


class CardFile:
    """A parsed card file that remembers the line of each table and key."""

    def __init__(self, text: str, source: str, *groups: str) -> None:
        """Read a card file that has tables of these groups and no others."""
        self.source = source
        if len(text.encode()) > MAX_BYTES:
            raise BadCards(f"{source}: {TOO_LARGE}")
        try:
            self.data = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise BadCards(f"{source}: this is not TOML: {error}") from None
        self._lines: dict[tuple[str, str], int] = {}
        table = ""
        for number, line in enumerate(text.splitlines(), 1):
            if header := _HEADER.match(line):
                table = header[1].replace('"', "").replace(" ", "")
                self._lines[table, ""] = number
            elif key := _KEY.match(line):
                self._lines[table, key[1]] = number
        for group in self.data:
            if group not in groups:
                *others, last = groups
                self.fail(group, "", f"there is no such table; the tables are {', '.join(others)} and {last}")

    def fail(self, table: str, key: str, message: str) -> NoReturn:
        line = self._lines.get((table, key)) or self._lines.get((table, ""))
        place = f"{self.source}, line {line}" if line else self.source
        raise BadCards(f"{place}: {table}{'.' + key if key else ''}: {message}")

    def tables(self, group: str, needed: Iterable[str]) -> dict[str, dict[str, Any]]:
        """The tables below ``group``, in the order of ``needed``. The file must have exactly these."""
        found = self.data.get(group)
        needed = list(needed)
        if not isinstance(found, dict):
            raise BadCards(f"{self.source}: there is no [{group}.…] table; it should hold {', '.join(needed)}")
        for name in needed:
            if name not in found:
                before = needed[max(0, needed.index(name) - 1)]
                hint = f" (it belongs after [{group}.{before}])" if before in found else ""
                self.fail(f"{group}.{before}" if hint else group, "", f"the card [{group}.{name}] is missing{hint}")
        for name, card in found.items():
            if name not in needed:
                known = ", ".join(needed)
                self.fail(f"{group}.{name}", "", f"there is no such card in this game; the {group} are {known}")
            if not isinstance(card, dict):
                self.fail(group, name, f"[{group}.{name}] must be a table with one figure per line")
        return {name: found[name] for name in needed}

    def group(self, name: str, keys: Iterable[str]) -> dict[str, Any]:
        """The table ``name``, which holds figures for the whole game."""
        table = self.data.get(name)
        if not isinstance(table, dict):
            self.fail(name, "", f"the table [{name}] with {' and '.join(keys)} is missing")
        self.known_keys(name, table, keys)
        return table

    def printed(self, table: str, card: dict[str, Any], figures: Iterable[str]) -> frozenset[str]:
        """The figures of a card that come from a published source."""
        found = card.get("printed", [])
        if not isinstance(found, list) or any(figure not in figures for figure in found):
            self.fail(table, "printed", f"{found!r} should be a list of some of {', '.join(figures)}")
        return frozenset(found)

    def number(
        self, table: str, card: dict[str, Any], key: str, low: int, high: int, default: int | None = None
    ) -> int:
        value = card.get(key, default)
        if value is None:
            self.fail(table, key, f"the figure {key!r} is missing; it is a whole number from {low} to {high}")
        if type(value) is not int or not low <= value <= high:
            self.fail(table, key, f"{value!r} should be a whole number from {low} to {high}")
        return value

    def text(self, table: str, card: dict[str, Any], key: str, default: str | None = None) -> str:
        value = card.get(key, default)
        if value is None:
            self.fail(table, key, f"{key!r} is missing; it is a text in quotes")
        if not isinstance(value, str) or len(value) > 200 or not value.isprintable():
            self.fail(table, key, f"{value!r} should be a printable text of at most 200 characters, in quotes")
        return value

    def one_of(self, table: str, card: dict[str, Any], key: str, words: Iterable[str]) -> str:
        value = self.text(table, card, key)
        words = list(words)
        if value not in words:
            self.fail(table, key, f"{value!r} should be one of: {', '.join(words)}")
        return value

    def known_keys(self, table: str, card: dict[str, Any], keys: Iterable[str]) -> None:
        keys = list(keys)
        for key in card:
            if key not in keys:
                self.fail(table, key, f"there is no figure called {key!r} here; there are: {', '.join(keys)}")
