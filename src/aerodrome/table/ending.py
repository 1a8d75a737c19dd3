"""Ending a match without a winner, if everybody who plays wants that."""

from __future__ import annotations

from aerodrome.table.entries import Abandoning, Ended
from aerodrome.table.errors import Refused
from aerodrome.table.playing import Playing


class Endings(Playing):
    """The part of a table that gives a match up."""

    __slots__ = ()

    def abandon(self, person: str, seat: int, yes: bool, at: float) -> None:
        """Wish that the match ends without a winner, or answer no to such a wish. It ends when all people at the table
        wish it. After a no, nobody can wish it again until the next move."""
        self._check_running()
        self.check_owner(person, seat)
        if yes and self.decision == self.kept_on:
            raise Refused("not allowed", "abandon-denied")
        if not yes and not self.abandoning:
            raise Refused("not now", "abandon-not-asked")
        if not yes or seat not in self.abandoning:
            self._do(Abandoning(seat, yes), at)

    def _apply_abandoning(self, entry: Abandoning, at: float) -> None:
        if entry.yes:
            self.abandoning.add(entry.seat)
        else:
            self.abandoning.clear()
            self.kept_on = self.decision
        what = "abandon-wished" if entry.yes else "abandon-refused"
        self._tell("abandoning", what, entry.seat, at, name=self.names[entry.seat])

    def _perhaps_abandon(self, at: float) -> None:
        """End the match if all its people wish that. The last one who did not may also have left. We do not ask people
        for whom a bot plays, and people who share a screen have agreed already."""
        if self.status != "running" or not self.abandoning:
            return
        willing = {self.seats[seat].person for seat in self.abandoning}
        if all(each.person in willing for each in self.seats if each.person and not each.stand_in):
            self._do(Ended("abandoned", self.secret.hex()), at)
