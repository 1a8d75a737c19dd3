"""A state of backgammon as small numbers for learning programs, seen from one seat."""

from typing import Any

from aerodrome.rulebook import kit
from aerodrome.rulebook.record import NONE
from backgammon import state
from backgammon.state import State

PIECES = (
    ("asked", 1),  # must the viewer answer?
    ("dice", 3),  # the high die, the low die, does a double allow another action?
    ("own", state.PLACES),  # the viewer's checkers: off, on each point, on the bar
    ("other", state.PLACES),  # the other's, as the other counts places
)
"""The parts of the observation in order, with their sizes."""


def observe(s: State, seat: int, out: Any) -> None:
    viewer = kit.begin_observation(NONE, seat, out)
    out[0] = 1 if s.asked != NONE and s.decider == viewer else 0
    at = kit.write_three(s.high, s.low, s.again, out, 1)
    at = kit.write_row(s.sides[viewer].at, out, at)
    kit.write_row(s.sides[1 - viewer].at, out, at)
