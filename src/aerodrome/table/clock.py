"""Clocks. The table measures time, and never asks a client about it.

* `none`: there is no limit. A seat whose player is gone, or has not moved for long, can be handed to a bot.
* `move`: a number of seconds for each decision.
* `days`: the same in days, for play by correspondence.
* `live`: every seat has a bank of seconds for the whole game, and gets an increment with each move.

When the time for a decision is up, the table makes the game's default move.

Clocks run while the house is open. `SteadyTime` tells the time of a house, not the wall clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal

import msgspec

from aerodrome.table.errors import Refused

DAY = 86_400.0

LIMITS: dict[str, tuple[int, int]] = {"move": (5, 3600), "live": (10, 4 * 3600), "days": (1, 30)}
"""The least and the most ``amount`` of each kind: seconds, seconds, days."""
MOST_INCREMENT = 600


class Clock(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The kind of a table's clock, and its times."""

    kind: Literal["none", "move", "live", "days"] = "none"
    amount: float = 0.0
    """Seconds for a decision, seconds in the bank, or days for a decision."""
    increment: float = 0.0
    """Seconds that a live clock gives back with each move."""

    def check(self) -> None:
        """Raise Refused if these settings make no sense."""
        if self.kind == "none":
            if self.amount or self.increment:
                raise Refused("bad message", "no-clock-no-times")
            return
        low, high = LIMITS[self.kind]
        if not low <= self.amount <= high:
            wrong = "clock-days-wrong" if self.kind == "days" else "clock-seconds-wrong"
            raise Refused("bad message", wrong, low=low, high=high)
        if self.kind != "live" and self.increment:
            raise Refused("bad message", "clock-no-increment")
        if not 0 <= self.increment <= MOST_INCREMENT:
            raise Refused("bad message", "clock-increment-wrong", most=MOST_INCREMENT)

    @property
    def first_bank(self) -> float:
        return self.amount if self.kind == "live" else 0.0

    def deadline(self, asked_at: float, bank: float) -> float | None:
        """When the time for a decision is up that was asked at this moment; None for never."""
        if self.kind == "none":
            return None
        if self.kind == "live":
            return asked_at + bank
        return asked_at + self.amount * (DAY if self.kind == "days" else 1.0)

    def bank_after(self, bank: float, asked_at: float, answered_at: float) -> float:
        """What is left in a seat's bank after a decision."""
        if self.kind != "live":
            return 0.0
        return max(0.0, bank - max(0.0, answered_at - asked_at)) + self.increment


class SteadyTime:
    """The time of a house: the wall clock's when it opened, plus what a steady clock has counted since. If somebody
    sets the wall clock, or the machine sleeps, nobody gains or loses time."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady, self._opened_at, self._begun = steady, wall(), steady()

    def __call__(self) -> float:
        return self._opened_at + (self._steady() - self._begun)
