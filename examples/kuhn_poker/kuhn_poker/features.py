"""A blinded state of Kuhn poker as small numbers for learning programs, seen from one seat."""

from typing import Any

from aerodrome.rulebook.kit import begin_observation, write_one_of
from aerodrome.rulebook.record import NONE
from kuhn_poker.rules import sees
from kuhn_poker.state import State

PIECES = (
    ("question", 2),  # one of: bet, call
    ("first", 1),  # does the viewer begin?
    ("own card", 3),
    ("other card", 3),  # when it is shown
    ("pot", 1),
)
"""The parts of the observation in order, with their sizes."""


def observe(s: State, seat: int, out: Any) -> None:
    viewer = begin_observation(s.asked, seat, out)
    out[2] = 1 - viewer
    for i in range(2):
        other = (viewer + i) % 2
        write_one_of(s.players[other].card if sees(s, seat, other) else NONE, 3, out, 3 + 3 * i)
    out[9] = s.pot
