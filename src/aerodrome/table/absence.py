"""Clocks that run out, and players who are gone: the table moves for them, and bots stand in."""

from __future__ import annotations

from dataclasses import replace

from aerodrome.table.core import is_outside
from aerodrome.table.entries import Away, Reopened, Returned, StoodIn
from aerodrome.table.errors import Refused
from aerodrome.table.playing import Playing

MISSES = 2
"""A player may let this many decisions in a row pass before a bot takes over."""
LONG = 300.0
"""At a table without a clock, a seat can be handed to a bot after this many seconds without a move."""
PATIENCE = 60.0
"""Seconds that a bot from outside has for a decision, whatever the clock. Then a bot takes over; nobody has to ask."""


class Absences(Playing):
    """The part of a table that plays for people who are late or gone."""

    __slots__ = ()

    def deadline(self, seat: int) -> float | None:
        """When the seat's time for this decision is up; never for bots."""
        if self.seats[seat].played_by:
            return None
        return self.settings.clock.deadline(self.asked_at, self.seats[seat].bank)

    def _patience_ends(self, seat: int) -> float | None:
        """When a bot takes over for a bot from outside; never for a person."""
        each = self.seats[seat]
        return self.asked_at + PATIENCE if is_outside(each.person) and not each.stand_in else None

    def next_deadline(self) -> float | None:
        """When the first of those who still have to choose runs out of time."""
        waited_for = [seat for seat in self.asked if seat not in self.sealed]
        times = [ends(seat) for seat in waited_for for ends in (self.deadline, self._patience_ends)]
        return min((time for time in times if time is not None), default=None)

    def tick(self, at: float) -> bool:
        """Make the default move of every seat whose time is up, and let bots play for those who are late too often;
        True when a move was made."""
        late = [s for s in self.asked if s not in self.sealed and (due := self.deadline(s)) is not None and due <= at]
        for seat in late:
            decision = self.decision
            self.choose(seat, self._check_running().default_action(seat), decision, at, "clock")
            if self.decision != decision:
                break
        self._relieve(at)
        return bool(late)

    def _relieve(self, at: float) -> None:
        """Let a bot play for every player who has let too much time pass."""
        for seat in self.asked:
            ends = self._patience_ends(seat)
            if seat not in self.sealed and ends is not None and ends <= at:
                self._do(StoodIn(seat, self.settings.stand_in), at)
        if self.settings.clock.kind == "none" or not self.asked:
            return
        for i, each in enumerate(self.seats):
            out = self.settings.clock.kind == "live" and each.misses > 0 and each.bank <= 0
            if each.person and not each.stand_in and (each.misses >= MISSES or out):
                self._do(StoodIn(i, self.settings.stand_in), at)

    def reopen(self, since: float, at: float) -> None:
        """The house was closed, or could not write, from ``since`` on. Nobody is charged for that time."""
        if self.status == "running":
            self._do(Reopened(since), at)

    def _apply_reopened(self, entry: Reopened, at: float) -> None:
        closed = at - entry.since
        self.asked_at += closed
        self._answers = {seat: (by, answered_at + closed) for seat, (by, answered_at) in self._answers.items()}
        self._before = [
            replace(before, asked_at=before.asked_at + closed, moved_at=before.moved_at + closed)
            for before in self._before
        ]

    def gone(self, seat: int, at: float) -> None:
        """The table notices that a seat's player is gone."""
        each = self.seats[seat]
        if self.status == "running" and each.person and not each.away and not each.stand_in:
            self._do(Away(seat), at)

    def _apply_away(self, entry: Away, at: float) -> None:
        self.seats[entry.seat].away = True
        self._tell("away", "away", entry.seat, at, name=self.names[entry.seat])

    def hand_over(self, seat: int, to: int, at: float) -> None:
        """A player lets a bot take over for another who is gone, or who has not moved for long."""
        self._check_running()
        self._check_number(to)
        each = self.seats[to]
        long_gone = to in self.asked and to not in self.sealed and at - self.asked_at >= LONG
        if to == seat or not each.person or each.stand_in:
            raise Refused("not now", "nobody-to-stand-in-for")
        if not each.away and not (long_gone and self.settings.clock.kind == "none"):
            raise Refused("not now", "player-here", name=each.name)
        self._do(StoodIn(to, self.settings.stand_in), at)

    def _apply_stood_in(self, entry: StoodIn, at: float) -> None:
        each = self.seats[entry.seat]
        each.stand_in = entry.bot
        self._tell("stood in", "stood-in", entry.seat, at, bot=entry.bot, name=each.name)

    def come_back(self, seat: int, at: float) -> None:
        """The player of a seat is back and takes it over again."""
        each = self.seats[seat]
        if self.status == "running" and each.person and (each.away or each.stand_in):
            self._do(Returned(seat), at)

    def _apply_returned(self, entry: Returned, at: float) -> None:
        each = self.seats[entry.seat]
        each.away, each.stand_in, each.misses = False, "", 0
        self._tell("returned", "returned", entry.seat, at, name=each.name)
