"""A table: people, bots and one match. A state machine without clock or I/O: time is told to it, and what it decides
are entries for the journal. Applying those again gives the same table.

A command either makes entries or raises `Refused`, and then nothing has changed.
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
"""Characters of a line of chat."""


class Table(Seating, Takebacks, Absences, Endings):
    """One table. Commands take the time; ``take_fresh`` gives the entries that are not in the journal yet."""

    __slots__ = ()

    def finish(self, at: float) -> None:
        """End the match when the game is over, else let bots play for those who are late. Called after every
        command."""
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
