"""What a table refuses, and what can be wrong with a table."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from aerodrome.rulebook.errors import AerodromeError, Argument, Tellable

if TYPE_CHECKING:
    from aerodrome.table.table import Table


class Refused(Tellable):
    """A table does not carry a command out. ``code`` is for programs; ``what`` and its arguments are the text for
    people. ``rule`` is the id of the rule that forbids a move."""

    def __init__(self, code: str, what: str, /, *, rule: str = "", **arguments: Argument) -> None:
        super().__init__(what, **arguments)
        self.code, self.rule = code, rule

    @classmethod
    def because(cls, code: str, error: Tellable) -> Refused:
        """A table does not carry a command out because of an error."""
        refused = cls(code, error.what)
        refused.arguments = error.arguments
        return refused

    def __reduce__(self) -> tuple[Any, ...]:
        return functools.partial(Refused, self.code, self.what, rule=self.rule, **self.arguments), ()


class Archived(Refused):
    """A finished table whose journal is in an archive, and no longer here. For whoever does not know better, there is
    no such table."""

    def __init__(self, id: str, file: str, people: frozenset[str], public: bool) -> None:
        super().__init__("unknown table", "no-such-table")
        self.id, self.file, self._people, self._public = id, file, people, public

    def as_told_to(self, person: str) -> Refused:
        """What to tell a person. Those who sat there, and everybody if it was public, may know where it is."""
        return Refused("archived", "table-archived") if self._public or person in self._people else self

    def __reduce__(self) -> tuple[Any, ...]:
        return Archived, (self.id, self.file, self._people, self._public)


class Damaged(AerodromeError):
    """A table whose journal we cannot read back, or whose entries do not fit together."""

    def __init__(self, id: str, what: str, entry: int = 0, known: Table | None = None) -> None:
        super().__init__(f"table {id}, entry {entry}: {what}" if entry else f"table {id}: {what}")
        self.id, self.what, self.entry = id, what, entry
        self.known = known
        """The table as far as we can read its journal."""
