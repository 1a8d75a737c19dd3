"""Making moves: choices, sealed or not, and what a move does to the clocks and the question."""

from __future__ import annotations

from collections.abc import Sequence

from aerodrome.rulebook.record import NONE
from aerodrome.table.core import MAX_SEATS, Before, Core
from aerodrome.table.entries import By, Chose, Ended, Moved
from aerodrome.table.errors import Damaged, Refused

_SEATS_IN = [[seat for seat in range(MAX_SEATS) if mask >> seat & 1] for mask in range(1 << MAX_SEATS)]
"""The seats in each set, kept because every move asks for them many times."""


class Playing(Core):
    """The part of a table that makes moves."""

    __slots__ = ()

    @property
    def asked(self) -> list[int]:
        """The seats that are asked now, including those that have made a sealed choice. Do not change the list."""
        if self.board is None or self.status != "running":
            return []
        return _SEATS_IN[self.board.to_act()]

    @property
    def waits_for(self) -> list[int]:
        """The seats that still have to answer a question."""
        return [seat for seat in self.asked if seat not in self.sealed] if self.status == "running" else []

    def choose(self, seat: int, action: int, decision: int, at: float, by: By = "") -> None:
        """Make a move. If several seats are asked, it is a choice that stays sealed until all have chosen."""
        board = self._check_running()
        asked = self.asked
        if decision != self.decision:
            raise Refused("stale", "position-changed")
        if seat not in asked:
            raise Refused("not your turn", "waiting-for", names=[self.names[i] for i in asked])
        if type(action) is not int or not 0 <= action < self.game.actions:
            raise Refused("bad message", "no-such-action", last=self.game.actions - 1)
        if action not in board.legal(seat):  # the board has listed them already, since the seat was asked
            raise Refused("illegal", "illegal", rule=self.game.rules[board.refusal(seat, action)].id)
        if len(asked) == 1:
            self._move([(seat, action)], by, at)
        elif self.sealed.get(seat) != action:
            self._do(Chose(seat, action, by), at)
            if len(self.sealed) == len(asked):
                self._move([(i, self.sealed[i]) for i in asked], "", at)

    def _move(self, choices: Sequence[tuple[int, int]], by: By, at: float) -> None:
        entry = Moved(self._carry_out(choices, at), by)
        self._fresh.append((entry, at))
        self.updated = self.last_at = at
        self._moved(entry, at)

    def _apply_moved(self, entry: Moved, at: float) -> None:
        plies = self._carry_out([(seat, action) for seat, action, _ in entry.plies], at)
        if plies != entry.plies:
            raise Damaged(self.id, f"move {len(self.log)} gives a different position from the journal")
        self._moved(entry, at)

    def _carry_out(self, choices: Sequence[tuple[int, int]], at: float) -> tuple[tuple[int, int, str], ...]:
        """Step the board; what it tells becomes items."""
        board = self._check_running()
        plies = []
        for seat, action in choices:
            before = board.pack()
            happened = board.step(seat, action, len(self.log) + 1, self.luck)
            ply = (seat, action, board.digest())
            self.log.append(ply)
            plies.append(ply)
            if happened.open and len(choices) == 1:
                self._before.append(Before(seat, before, self.seats[seat].bank, self.asked_at, at))
            else:
                self._before.clear()
            self._note_events(happened.told)
        return tuple(plies)

    def _moved(self, entry: Moved, at: float) -> None:
        """Everything about a move that is not on the board: clocks, sealed choices, the end."""
        self.seq += 1
        clock = self.settings.clock
        changed = bool(self.sealed) or clock.kind != "none"
        for seat, _, _ in entry.plies:
            each = self.seats[seat]
            changed = changed or each.away
            by, answered_at = self._answers.get(seat, (entry.by, at))
            if by == "bot":  # everybody sees that a bot plays there; it has no clock
                continue
            # What the table answers for want of a choice counts as the player's own answer, in everything: others could
            # tell from any difference what is in a hand.
            each.bank = clock.bank_after(each.bank, self.asked_at, answered_at)
            if by == "clock":
                each.misses += 1
                self._tell("clock", "clock", seat, at, name=each.name)
            else:
                each.misses, each.away = 0, False
        self.seats_version += changed
        self._ask(at)

    def _ask(self, at: float) -> None:
        """Begin a new question."""
        self.decision += 1
        self.asked_at = at
        self.sealed.clear()
        self._answers.clear()
        self.wants_back = NONE
        self.agreed.clear()
        self.refused_back.clear()

    def _apply_chose(self, entry: Chose, at: float) -> None:
        new = entry.seat not in self.sealed
        self.sealed[entry.seat] = entry.action
        self._answers.setdefault(entry.seat, (entry.by, at))  # changing it costs no time, because nobody waits for it
        self.wants_back = NONE  # a player who moves on does not agree
        if new:
            self._tell("chose", "chose", entry.seat, at, name=self.names[entry.seat])

    def _apply_ended(self, entry: Ended, at: float) -> None:
        self.ended, self.ended_at = entry, at
        self.status = "over" if entry.why == "finished" else "abandoned"
        if entry.why == "finished" and self.board is not None:
            winners = [self.names[seat] for seat in self.board.outcome().winners]
            self._tell("ended", "ended", NONE, at, winners=winners)
        else:
            self._tell("ended", "abandoned", NONE, at)
