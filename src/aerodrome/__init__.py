"""Aerodrome: airship board games for people and for programs.

>>> import aerodrome
>>> m = aerodrome.new("airships", seats=3, seed=7)
>>> seat = min(m.to_act)
>>> move = m.legal(seat)[0]
>>> m.play(seat, move) == move
True
"""

from aerodrome._version import __version__
from aerodrome.analysis.reviews import NothingToReview
from aerodrome.bots.search import BadTuning
from aerodrome.bots.weights import BadNetwork
from aerodrome.doors.errors import (
    BadActions,
    BadAgent,
    BadBuffer,
    BadCycles,
    BadDevice,
    BadDraw,
    BadExamples,
    BadReward,
    ExtraMissing,
    Mistake,
    NotSimultaneous,
)
from aerodrome.doors.vector import vector
from aerodrome.engines.build import UnknownTarget
from aerodrome.engines.compiled import RuleFault
from aerodrome.engines.compilers import CompilerFailed, NoCompiler
from aerodrome.engines.cubins import CudaUnavailable, KernelRefused
from aerodrome.engines.draft import Untranslatable
from aerodrome.engines.gpu import BadRun, CudaFailed
from aerodrome.engines.library import NativeUnavailable
from aerodrome.games import BrokenGame, UnknownGame
from aerodrome.play.gamefile import BadFile, EditedFile, TooLarge, TruncatedFile, WrongVersion
from aerodrome.play.gamefile import read_match as load
from aerodrome.play.layout import BadState
from aerodrome.play.luck import BadSeed, BadShare
from aerodrome.play.match import Match, NothingToUndo, new
from aerodrome.play.moves import BadNotation, IllegalMove, LegalMoves, Move
from aerodrome.play.names import BadName
from aerodrome.play.sight import Event, Sight
from aerodrome.play.step import NotYourTurn, Outcome
from aerodrome.rulebook.binding import RulebookError
from aerodrome.rulebook.carddata import BadCards
from aerodrome.rulebook.errors import AerodromeError, Tellable
from aerodrome.rulebook.game import BadOption, BadSeats
from aerodrome.rulebook.messages import BadMessage
from aerodrome.simulate.ledger import BadRunFile
from aerodrome.simulate.rollout import BadBot, BadEngine, BadGames, Rollout, rollout
from aerodrome.simulate.workers import WorkersLost
from aerodrome.text.catalogue import BadCatalogue

__all__ = [
    "AerodromeError",
    "BadActions",
    "BadAgent",
    "BadBot",
    "BadBuffer",
    "BadCards",
    "BadCatalogue",
    "BadCycles",
    "BadDevice",
    "BadDraw",
    "BadEngine",
    "BadExamples",
    "BadFile",
    "BadGames",
    "BadMessage",
    "BadName",
    "BadNetwork",
    "BadNotation",
    "BadOption",
    "BadReward",
    "BadRun",
    "BadRunFile",
    "BadSeats",
    "BadSeed",
    "BadShare",
    "BadState",
    "BadTuning",
    "BrokenGame",
    "CompilerFailed",
    "CudaFailed",
    "CudaUnavailable",
    "EditedFile",
    "Event",
    "ExtraMissing",
    "IllegalMove",
    "KernelRefused",
    "LegalMoves",
    "Match",
    "Mistake",
    "Move",
    "NativeUnavailable",
    "NoCompiler",
    "NotSimultaneous",
    "NotYourTurn",
    "NothingToReview",
    "NothingToUndo",
    "Outcome",
    "Rollout",
    "RuleFault",
    "RulebookError",
    "Sight",
    "Tellable",
    "TooLarge",
    "TruncatedFile",
    "UnknownGame",
    "UnknownTarget",
    "Untranslatable",
    "WorkersLost",
    "WrongVersion",
    "__version__",
    "load",
    "new",
    "rollout",
    "vector",
]
