"""Take stones in turn; the last one wins."""

from __future__ import annotations

from aerodrome.rulebook.chance import below
from aerodrome.rulebook.kit import NOT_ASKED, refuse_unasked
from aerodrome.rulebook.record import NONE
from tests.rulebook.bare import state


def new_game(s: state.State) -> None:
    s.asked = state.ASK_STONES
    s.decider = 0
    s.turn = 1
    s.ended_by = 0
    s.stones = 9 + below(s.rng, 5)
    s.taken_last = NONE


def refusal(s: state.State, seat: int, action: int) -> int:
    refused = refuse_unasked(s.asked, s.decider, state.ANSWERS, seat, action)
    if refused == 0 and action - state.TAKE >= s.stones:
        return NOT_ASKED
    return refused


def step(s: state.State, seat: int, action: int) -> None:
    s.stones -= 1 + action - state.TAKE
    if s.stones == 0:
        s.taken_last = seat
        s.asked = NONE
        s.ended_by = 1
    else:
        s.decider = (seat + 1) % s.n_seats
        s.turn += 1


def score(s: state.State, seat: int) -> int:
    return 1 if s.taken_last == seat else 0
