"""Kuhn poker: the rules, and what a seat knows. The third card is never seen, so no field has it."""

from typing import Any

from aerodrome.rulebook.chance import below
from aerodrome.rulebook.kit import deal_luck, hide_luck, refuse_unasked
from aerodrome.rulebook.primitives import EVERYBODY, tell
from aerodrome.rulebook.record import HIDDEN, NONE
from kuhn_poker import state
from kuhn_poker.state import State

BY_FOLDING, BY_SHOWING = 203, 204  # KP-2.3, KP-2.4


def new_game(s: State) -> None:
    s.ended_by = 0
    s.turn = 0
    s.pot = 0
    s.players[0].card = below(s.rng, 3)
    deal_other(s, 0, s.rng)
    for seat in range(2):
        s.players[seat].chips = state.CHIPS
        pay(s, seat)
        tell(s, seat, state.EVENT_DEALT, seat, s.players[seat].card, 0)
    ask(s, 0, state.ASK_BET)


def deal_other(s: State, seat: int, rng: Any) -> None:
    """Deal the other seat one of the two cards that this one does not have."""
    s.players[1 - seat].card = (s.players[seat].card + 1 + below(rng, 2)) % 3


def pay(s: State, seat: int) -> None:
    s.players[seat].chips -= 1
    s.pot += 1


def ask(s: State, seat: int, question: int) -> None:
    s.decider = seat
    s.asked = question
    s.turn += 1


def refusal(s: State, seat: int, action: int) -> int:
    return refuse_unasked(s.asked, s.decider, state.ANSWERS, seat, action)


def step(s: State, seat: int, action: int) -> None:
    tell(s, EVERYBODY, state.EVENTS[action], seat, 0, 0)
    if action == state.BET or action == state.CALL:
        pay(s, seat)
    if action == state.FOLD:
        end(s, 1 - seat, BY_FOLDING)
    elif action == state.BET:
        ask(s, 1 - seat, state.ASK_CALL)
    elif action == state.CHECK and seat == 0:
        ask(s, 1, state.ASK_BET)
    else:
        for i in range(2):
            tell(s, EVERYBODY, state.EVENT_SHOWS, i, s.players[i].card, 0)
        end(s, 0 if s.players[0].card > s.players[1].card else 1, BY_SHOWING)


def end(s: State, winner: int, rule: int) -> None:
    tell(s, EVERYBODY, state.EVENT_WINS, winner, s.pot, 0)
    s.players[winner].chips += s.pot
    s.pot = 0
    s.ended_by = rule
    s.asked = NONE


def score(s: State, seat: int) -> int:
    return s.players[seat].chips


def audit(s: State) -> int:
    """Two cards, and no chip is lost."""
    if s.players[0].card == s.players[1].card:
        return 1
    return 0 if s.pot + s.players[0].chips + s.players[1].chips == 2 * state.CHIPS else 2


def sees(s: State, seat: int, other: int) -> bool:
    """Does a seat, or a spectator (NONE), see the card of the other?"""
    return seat == other or s.ended_by == BY_SHOWING


def blind(s: State, seat: int) -> None:
    hide_luck(s)
    for i in range(2):
        if not sees(s, seat, i):
            s.players[i].card = HIDDEN


def deal(s: State, seat: int, rng: Any) -> None:
    deal_luck(s, rng)
    if s.ended_by != BY_SHOWING:
        if seat == NONE:
            s.players[0].card = below(rng, 3)
        deal_other(s, max(seat, 0), rng)
