"""What the parts of a run gave, kept in a file, so that a run that was stopped goes on where it was.

The file is JSON by lines: first a header, which says what run it is, then a line for each part that is done. A run that
is finished leaves its lines in order, whoever did which part when.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from aerodrome.rulebook.errors import AerodromeError
from aerodrome.simulate.workers import P, Work, Workers, spread

R = TypeVar("R")


class BadRunFile(AerodromeError, ValueError):
    """A file that does not fit this run, or cannot be read or written."""


class Ledger(Generic[P, R]):
    """The parts of a run that are done, with what they gave. Without a file it is kept in memory alone."""

    def __init__(
        self,
        header: Mapping[str, Any],
        path: Path | None,
        write: Callable[[P, R], dict[str, Any]],
        read: Callable[[dict[str, Any]], tuple[P, R]],
    ) -> None:
        """The first word of the header names the kind of run. ``write`` makes a line of a part, and ``read`` reads
        it."""
        self.header, self.path = json.loads(json.dumps(header)), path
        self.kind = next(iter(self.header))
        self.done: dict[P, R] = {}
        self._write, self._read = write, read
        try:
            if path and path.exists():
                self._take_up(path)
            elif path:
                path.write_text(json.dumps(self.header) + "\n", encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadRunFile(f"{path} cannot be used for results ({error}); name another file with --out") from None

    def _take_up(self, path: Path) -> None:
        header, lines = read_header(path, self.kind)
        if header != self.header:
            differ = [name for name in {**header, **self.header} if header.get(name) != self.header.get(name)]
            raise BadRunFile(
                f"{path} holds the results of another run ({', '.join(differ)} differ); name another file with --out"
            )
        self.done = read_lines(path, lines, self._read)
        if len(self.done) < len(lines):
            path.write_text("\n".join([json.dumps(header), *lines[:-1]]) + "\n", encoding="utf-8")

    def add(self, part: P, result: R) -> None:
        self.done[part] = result
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(self._line(part, result))

    def put_in_order(self) -> None:
        """Write the lines in the order of the parts."""
        if self.path:
            new = self.path.with_name(self.path.name + ".new")
            lines = (self._line(part, self.done[part]) for part in sorted(self.done))  # type: ignore[type-var]
            new.write_text(json.dumps(self.header) + "\n" + "".join(lines), encoding="utf-8")
            os.replace(new, self.path)

    def _line(self, part: P, result: R) -> str:
        return json.dumps(self._write(part, result)) + "\n"

    def fill(self, workers: Workers, work: Work, plan: Any, parts: Iterable[P]) -> Iterator[P]:
        """Have those of the parts done that are missing, and yield each when it is kept."""
        done_before = len(self.done)
        for part, result in spread(workers, work, plan, (part for part in parts if part not in self.done)):
            self.add(part, result)
            yield part
        if len(self.done) > done_before:
            self.put_in_order()


def read_lines(path: Path, lines: Sequence[str], read: Callable[[dict[str, Any]], tuple[P, R]]) -> dict[P, R]:
    """The parts of a file. A killed run may have left half a line at the end: that part is missing."""
    done = {}
    for number, line in enumerate(lines, 2):
        try:
            part, result = read(json.loads(line))
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as error:
            if number <= len(lines):
                raise BadRunFile(f"line {number} of {path} is damaged: {error!r}") from None
        else:
            done[part] = result
    return done


def read_header(path: Path, kind: str) -> tuple[dict[str, Any], list[str]]:
    """The header of a run's file, and the lines after it."""
    lines = path.read_text(encoding="utf-8").splitlines()
    try:
        header = json.loads(lines[0]) if lines else {}
    except ValueError:
        header = {}
    if not isinstance(header, dict) or kind not in header:
        raise BadRunFile(
            f"{path} is not a file of {kind} results, as `aerodrome {kind}` keeps them; name another file with --out"
        )
    return header, lines[1:]
