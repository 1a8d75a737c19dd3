"""What the table in a browser asks beyond the contract: the ways of a flight plan, and what an answer would do.

Only the ship itself moves here: what others do before it, and what it may choose on the way, stays open.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.zeppeldrome import cards, rules, state
from aerodrome.games.zeppeldrome.state import State
from aerodrome.rulebook.bits import nth_in
from aerodrome.rulebook.record import NONE

WAYS = cards.DIRECTIONS + 1
LEAVE = state.STOP - state.FLY
"""The way that follows no open arrow: the card is over."""

PREVIEWS = {"ways_on": WAYS, "flown": 0, "answered": 0}


def ways_on(s: State, seat: int, out: Any) -> None:
    """How a flight plan can go on: for each way 0 if not, 1 if so, 2 if it costs a card."""
    left = s.ended_by == 0 and s.players[seat].flying == 1 and rules.vectors_left(s, seat)
    for way in range(WAYS):
        out[way] = 0
        if left and rules.refuse_vector(s, seat, state.FLY + way) == 0:
            out[way] = 2 if way < LEAVE and rules.is_to_be_paid(s, seat, way) else 1


def flown(s: State, seat: int, way: int) -> None:
    """Fly one way of a flight plan in Movement, with what follows from where the ship lands."""
    s.step = state.STEP_MOVEMENT
    s.asked = NONE
    rules.forget_vector(s)
    player = s.players[seat]
    if way == LEAVE:
        player.card_over = 1
    elif rules.is_to_be_paid(s, seat, way):
        player.cube = rules.arrow_towards(player.cube, way)
        player.hand_size -= 1
        rules.try_vector(s, seat, way)
    else:
        rules.fly(s, seat, way)
    go_on(s)


def answered(s: State, seat: int, action: int) -> None:
    """Give an answer, and carry out what it decides. Any of the own cards pays for it."""
    player = s.players[seat]
    if s.asked == state.ASK_PLAN:
        player.chosen = action
        player.flying = 1
        rules.lay_plan(s, seat)
        return
    rules.answer(s, seat, action)
    if s.asked == state.ASK_PAY:
        s.asked = NONE
        rules.pay_for_vector(s, seat, nth_in(player.hand, 0))
    go_on(s)


def go_on(s: State) -> None:
    """Carry out an action card, or see to a landing, until somebody must decide."""
    while s.asked == NONE and s.ended_by == 0 and (s.card != NONE or rules.something_landed(s)):
        if s.card != NONE:
            rules.continue_card(s)
        else:
            rules.see_to_landing(s)
