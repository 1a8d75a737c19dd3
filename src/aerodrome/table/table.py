"""A table: people, bots and one match. It is a state machine without clock or I/O: callers tell it the time, and it
decides by making entries for the journal. Applying those again gives the same table.

A command makes entries, or it raises `Refused` and changes nothing.
"""

from __future__ import annotations

from aerodrome.rulebook.record import NONE
from aerodrome.table.absence import Absences
from aerodrome.table.ending import Endings
from aerodrome.table.entries import Ended, Rematched, Said
from aerodrome.table.errors import Refused
from aerodrome.table.seating import Seating
from aerodrome.table.takeback import Takebacks

MOST_TEXT = 400
"""The most characters in a line of chat."""


class Table(Seating, Takebacks, Absences, Endings):
    """One table. Commands take the time; ``take_fresh`` gives the entries that are not in the journal yet."""

    __slots__ = ()

    def finish(self, at: float) -> None:
        """End the match if the game is over, or else let bots play for those who are late. Runs after every command."""
        if self.status == "running" and self.board is not None and not self.board.to_act():
            self._do(Ended("finished", self.secret.hex()), at)
        self._relieve(at)
        self._perhaps_undo(at)
        self._perhaps_abandon(at)

    def say(self, seat: int, name: str, text: str, at: float) -> None:
        text = " ".join(text.split())
        if not text:
            raise Refused("bad message", "chat-empty")
        if len(text) > MOST_TEXT or not text.isprintable():
            raise Refused("too long", "chat-too-long", most=MOST_TEXT)
        self._do(Said(seat, name, text), at)

    def _apply_said(self, entry: Said, at: float) -> None:
        if entry.seat == NONE:
            self._tell("said", "said-by-spectator", NONE, at, text=entry.text)
        else:
            self._tell("said", "said", entry.seat, at, name=entry.name, text=entry.text)

    def note_rematch(self, table: str, at: float) -> None:
        if self.status not in ("over", "abandoned"):
            raise Refused("not now", "rematch-too-soon")
        self._do(Rematched(table), at)

    def _apply_rematched(self, entry: Rematched, at: float) -> None:
        self.rematch = entry.table
        self._tell("rematched", "rematched", NONE, at)
