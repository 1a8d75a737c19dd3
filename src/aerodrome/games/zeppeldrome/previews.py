"""What the table in a browser asks beyond the contract: the ways of a flight plan, what an answer would do, what events
change, and cards in words.

In a preview only the ship itself moves: what others do before it, and what it may choose on the way, stays open.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.zeppeldrome import cards, course, rules, state
from aerodrome.games.zeppeldrome.describing import pile_size as pile_size
from aerodrome.games.zeppeldrome.retelling import happened as happened
from aerodrome.games.zeppeldrome.state import State
from aerodrome.games.zeppeldrome.telling import say_action as say_action
from aerodrome.games.zeppeldrome.telling import say_choice as say_choice
from aerodrome.games.zeppeldrome.telling import say_plan as say_plan
from aerodrome.rulebook.bits import nth_in
from aerodrome.rulebook.record import NONE

WAYS = cards.DIRECTIONS + 1
LEAVE = state.STOP - state.FLY
"""The way that follows no open arrow: the card is over."""

PREVIEWS = {
    "ways_on": WAYS,
    "flown": 0,
    "answered": 0,
    "happened": 0,
    "barrier_to": 0,
    "cube_at": 2,
    "pile_size": 0,
    "say_plan": 0,
    "say_action": 0,
    "say_choice": 0,
}


def barrier_to(s: State, seat: int, direction: int) -> int:
    """What keeps a ship from the next space in a direction, 0 for nothing."""
    return course.barrier_towards(s, seat, direction, 1)


def cube_at(s: State, seat: int, out: Any) -> None:
    """Where the cube stands on a card that lies face up, in columns and rows from the picture of the dirigible."""
    node = s.players[seat].cube
    out[0] = 0
    out[1] = 0
    for nth in range(cards.path_steps(node)):
        way = (cards.path_bits(node) >> 3 * nth) & 7
        out[0] += cards.columns_on(way)
        out[1] += cards.rows_down(way)


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
    """Carry out an action card, or see to a landing, until somebody must decide, or chance does."""
    while s.asked == NONE and s.ended_by == 0 and not moves_cards(s) and (s.card != NONE or rules.something_landed(s)):
        if s.card != NONE:
            rules.continue_card(s)
        else:
            rules.see_to_landing(s)


def moves_cards(s: State) -> bool:
    """Would the next effect of an action card draw or steal cards? Nobody can know which."""
    if s.card == NONE or s.choice == NONE or s.effect == cards.MOST_EFFECTS:
        return False
    kind = cards.effect_kind(cards.effect_code(s.card, s.choice, s.effect))
    return kind == cards.SUPPLY or kind == cards.STOWAWAY
