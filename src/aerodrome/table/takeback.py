"""Taking moves back: freely if nobody else has been asked since, or else if those who were asked agree.

One move goes back at a time, whether the player had a choice or not: if answers that were forced went back along with
a choice, everybody would see that they were. So that the table does not make a move again as soon as it is taken back,
it gives no forced answer to a question that a player has gone back to.
"""

from __future__ import annotations

from itertools import takewhile

from aerodrome.play.board import board_from
from aerodrome.rulebook.record import NONE
from aerodrome.table.core import Before
from aerodrome.table.entries import Answered, AskedBack, Undone
from aerodrome.table.errors import Damaged, Refused
from aerodrome.table.playing import Playing


class Takebacks(Playing):
    """The part of a table that takes moves back."""

    __slots__ = ()

    def can_take_back(self, seat: int) -> bool:
        """May the seat take its last move back, or ask for it?"""
        return seat == self.may_take_back != NONE

    @property
    def may_take_back(self) -> int:
        """The seat that may take its last move back, or ask for it; NONE if no seat may. It must lead back to a choice,
        at once or with the moves before. Only the player may learn of this, because others cannot tell."""
        seat = self.moved_openly
        own = takewhile(lambda before: before.seat == seat, reversed(self._before))
        return seat if seat != NONE and any(map(self._had_choice, own)) else NONE

    @property
    def moved_openly(self) -> int:
        """The seat whose last move could be taken back, as everybody knows; NONE if there is none."""
        if self.status != "running" or not self._before or self.sealed:
            return NONE
        seat = self._before[-1].seat
        return NONE if self._was_denied(seat) else seat

    def _had_choice(self, before: Before) -> bool:
        if before.had_choice is None:
            before.had_choice = len(board_from(self.game, before.state).legal(before.seat)) > 1
        return before.had_choice

    @property
    def is_by_hand(self) -> bool:
        """Does the table leave even a forced answer to the player, who has gone back to this question?"""
        return self.gone_back_to == self.decision

    def _was_denied(self, seat: int) -> bool:
        """Has somebody who must agree already said no?"""
        return seat in self.refused_back and bool(self._must_agree(seat))

    def take_back(self, seat: int, decision: int, at: float) -> None:
        """Take one's own last move back: freely if nobody else has been asked since, or else if those who were asked
        agree."""
        self._check_running()
        if decision != self.decision:
            raise Refused("stale", "position-changed")
        if self._was_denied(seat):
            raise Refused("not allowed", "takeback-denied")
        if not self.can_take_back(seat):
            raise Refused("not allowed", "takeback-impossible")
        if not self._must_agree(seat):
            self._do(Undone(seat), at)
        elif self.wants_back == NONE:
            self._do(AskedBack(seat), at)
        else:
            raise Refused("not now", "takeback-asked")

    def _must_agree(self, seat: int) -> set[int]:
        """The seats that must agree if the seat wants its move back. Bots always agree, and people who share a screen
        have agreed already."""
        person = self.seats[seat].person
        return {i for i in self.asked if not self.seats[i].played_by and self.seats[i].person != person}

    def answer_back(self, seat: int, yes: bool, at: float) -> None:
        """Say yes or no to another's wish to take a move back."""
        self._check_running()
        if self.wants_back == NONE or seat == self.wants_back or seat not in self.asked:
            raise Refused("not now", "takeback-not-asked")
        if not yes or seat not in self.agreed:
            self._do(Answered(seat, yes), at)
        self._perhaps_undo(at)

    def _perhaps_undo(self, at: float) -> None:
        """Take the move back once nobody is left who has to agree. The last one may also have left."""
        wanted = self.wants_back
        if wanted != NONE and self.can_take_back(wanted) and self._must_agree(wanted) <= self.agreed:
            self._do(Undone(wanted), at)

    def _apply_asked_back(self, entry: AskedBack, at: float) -> None:
        self.wants_back = entry.seat
        self.agreed.clear()
        self._tell("asked back", "asked-back", entry.seat, at, name=self.names[entry.seat])

    def _apply_answered(self, entry: Answered, at: float) -> None:
        if entry.yes:
            self.agreed.add(entry.seat)
            self._tell("answered", "agreed", entry.seat, at, name=self.names[entry.seat])
        else:
            self.refused_back.add(self.wants_back)
            self.wants_back = NONE
            self._tell("answered", "disagreed", entry.seat, at, name=self.names[entry.seat])

    def _apply_undone(self, entry: Undone, at: float) -> None:
        board = self._check_running()
        if not self._before or self._before[-1].seat != entry.seat:
            raise Damaged(self.id, "a move that cannot be taken back was taken back")
        before, agreed = self._before.pop(), self.wants_back != NONE
        board.restore(before.state)
        self.log.pop()
        self.chronicle.cut(len(self.log))
        self._tell("undone", "undone", entry.seat, at, name=self.names[entry.seat])
        self._ask(at)
        self.gone_back_to = self.decision
        # The clock goes on as if the move had not been made, or taking back would stop it for ever. Only the time in
        # which the others made up their minds is not counted.
        self.seats[entry.seat].bank = before.bank
        self.asked_at = at - (before.moved_at - before.asked_at) if agreed else before.asked_at
