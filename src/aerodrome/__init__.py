"""Aerodrome: four airship board games, for people and for programs.

>>> import aerodrome
>>> m = aerodrome.new("airships", seats=3, seed=7)
>>> seat = min(m.to_act)
>>> move = m.legal(seat)[0]
>>> m.play(seat, move) == move
True
"""

from aerodrome._version import __version__
from aerodrome.games import BrokenGame, UnknownGame
from aerodrome.play.gamefile import BadFile, EditedFile, TooLarge, TruncatedFile, WrongVersion
from aerodrome.play.gamefile import read_match as load
from aerodrome.play.match import BadNotation, IllegalMove, Match, Move, NotYourTurn, new
from aerodrome.play.sight import Event, Sight
from aerodrome.rulebook.carddata import BadCards
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import BadOption, BadSeats
from aerodrome.simulate.rollout import Rollout, rollout

__all__ = [
    "AerodromeError",
    "BadCards",
    "BadFile",
    "BadNotation",
    "BadOption",
    "BadSeats",
    "BrokenGame",
    "EditedFile",
    "Event",
    "IllegalMove",
    "Match",
    "Move",
    "NotYourTurn",
    "Rollout",
    "Sight",
    "TooLarge",
    "TruncatedFile",
    "UnknownGame",
    "WrongVersion",
    "__version__",
    "load",
    "new",
    "rollout",
]
