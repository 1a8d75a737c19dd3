"""What a table refuses, and what is wrong with one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aerodrome.rulebook.errors import AerodromeError

if TYPE_CHECKING:
    from aerodrome.table.table import Table


class Refused(AerodromeError):
    """A command that is not carried out. ``code`` is for programs, the message for people."""

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.code, self.rule = code, rule


class Damaged(AerodromeError):
    """A table whose journal cannot be read back, or does not fit together."""

    def __init__(self, id: str, what: str, entry: int = 0, known: Table | None = None) -> None:
        super().__init__(f"table {id}, entry {entry}: {what}" if entry else f"table {id}: {what}")
        self.id, self.what, self.entry = id, what, entry
        self.known = known
        """The table as far as its journal can be read."""
