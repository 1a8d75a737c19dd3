"""What can go wrong at a door. This module needs none of the packages that the doors lead to."""

from __future__ import annotations

from aerodrome.rulebook.errors import AerodromeError, Tellable
from aerodrome.rulebook.ruletext import Rule


class BadDevice(AerodromeError, ValueError):
    """A device that does not exist; the message lists those that do."""


class BadBuffer(AerodromeError, ValueError):
    """An array that cannot take what is to be written, or a kind of number that there is not."""


class BadActions(AerodromeError, ValueError):
    """Actions that cannot be carried out. Nothing has been: every game is where it was.

    If an action is not legal, ``game`` is the first game that has such a one, ``seat`` and ``action`` are who was asked
    there and what was answered, and ``rule`` is the rule that forbids it. Otherwise these are None.
    """

    def __init__(
        self,
        message: str,
        *,
        game: int | None = None,
        seat: int | None = None,
        action: int | None = None,
        rule: Rule | None = None,
    ) -> None:
        super().__init__(message)
        self.game, self.seat, self.action, self.rule = game, seat, action, rule


class ExtraMissing(AerodromeError, ImportError):
    """A package that this part of Aerodrome needs is not installed; the message says which extra brings it."""


class BadExamples(AerodromeError, ValueError):
    """A file of games from which nothing can be learnt; the message says why."""


class BadReward(AerodromeError, ValueError):
    """A reward that there is not; the message lists those there are."""


class BadAgent(AerodromeError, KeyError):
    """An agent that there is not, or an asked one without an action; the message says which."""

    def __str__(self) -> str:
        return str(self.args[0])


class BadCycles(AerodromeError, ValueError):
    """A number of cycles after which no match can be cut off."""


class NotSimultaneous(AerodromeError, ValueError):
    """A parallel environment of a game in which seats always choose one after the other."""


class BadDraw(AerodromeError, ValueError):
    """An outcome that a draw does not have."""


class Mistake(Tellable):
    """Something that the reader can put right; the text says how."""
