"""A blinded state of Leduc poker as small numbers for learning programs, seen from one seat."""

from typing import Any

from aerodrome.rulebook import kit
from aerodrome.rulebook.record import NONE
from leduc_poker import rules, state
from leduc_poker.state import State

PIECES = (
    ("question", state.QUESTIONS),  # one of: bet, call
    ("asked", 1),  # must the viewer answer?
    ("first", 1),  # is the viewer the first to bet?
    ("own card", state.RANKS),
    ("other card", state.RANKS),  # when it is shown
    ("common card", state.RANKS),
    ("betting", 3),  # the round, raises in it, what is owed
    ("chips", 3),  # in the pot, the viewer's, the other's
)
"""The parts of the observation in order, with their sizes."""


def observe(s: State, seat: int, out: Any) -> None:
    viewer = kit.begin_observation(s.asked, seat, out)
    at = state.QUESTIONS
    out[at] = 1 if s.asked != NONE and s.decider == viewer else 0
    out[at + 1] = 1 - viewer
    at = write_card(s.players[viewer].card if rules.sees(s, seat, viewer) else NONE, out, at + 2)
    at = write_card(s.players[1 - viewer].card if rules.sees(s, seat, 1 - viewer) else NONE, out, at)
    at = write_card(s.common, out, at)
    at = kit.write_three(s.round, s.raises, s.owed, out, at)
    kit.write_three(s.pot, s.players[viewer].chips, s.players[1 - viewer].chips, out, at)


def write_card(card: int, out: Any, at: int) -> int:
    """Mark the rank of a card; suits do not matter."""
    return kit.write_one_of(rules.rank_of(card) if card >= 0 else NONE, state.RANKS, out, at)
