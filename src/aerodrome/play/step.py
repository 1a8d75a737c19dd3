"""The result of a step: what it told, whether it may be taken back, and how the game stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from aerodrome.play.sight import Told
from aerodrome.rulebook.contract import WHOLE_WIN
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.primitives import EVERYBODY, NOBODY
from aerodrome.rulebook.ruletext import Rule


class NotYourTurn(AerodromeError, ValueError):
    """The seat is not asked anything now."""


def check_seat(seat: int, seats: int) -> int:
    if type(seat) is not int or not 0 <= seat < seats:
        raise NotYourTurn(f"there is no seat {seat!r}; seats are 0 to {seats - 1}")
    return seat


class Happened(NamedTuple):
    """What a step did besides changing the state."""

    told: list[Told]
    open: bool
    """May it be taken back?"""


def happened(game: Game, told: list[Told], used_luck: bool) -> Happened:
    """What a step told, without the marks that nobody hears, and whether it may be taken back.

    A step may be taken back if nobody has learnt anything from it: it used no luck, told nothing in private, showed
    nothing hidden (``REVEALS``), and did not depend on anything hidden (``consult``). Everybody can see whether it may.
    """
    reveals = game.reveals
    open_step, marked = not used_luck, False
    for event in told:  # a single loop, since every move at every table runs it
        if event[0] != EVERYBODY:
            open_step = False
            marked = marked or event[0] == NOBODY
        elif event[1] in reveals:
            open_step = False
    return Happened([event for event in told if event[0] != NOBODY] if marked else told, open_step)


@dataclass(frozen=True)
class Outcome:
    """How a game stands: points and places, and at its end also who won, and by which rule it ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    """1 for first, equal for ties."""
    shares: tuple[float, ...]
    """Each seat's share of the win; all 0 while the game goes on."""
    ending: Rule | None
    """The rule that ended the game; None while it goes on."""

    @property
    def over(self) -> bool:
        return self.ending is not None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, or shared the win; empty while the game goes on."""
        return tuple(seat for seat, share in enumerate(self.shares) if share > 0)

    @classmethod
    def of(cls, game: Game, scores: list[int], places: list[int], sixtieths: list[int], ended_by: int) -> Outcome:
        ending = game.rules[ended_by] if ended_by else None
        return cls(tuple(scores), tuple(places), tuple(share / WHOLE_WIN for share in sixtieths), ending)
