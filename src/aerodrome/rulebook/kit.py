"""The kit: what games share, in the rulebook language.

The functions in the first part stand in for functions of the contract that a game does not supply. They rely on fields
that most games have: ``asked`` is the current question, NONE when the game is over; ``decider`` is the seat that must
answer it; ``turn`` counts turns; ``ended_by`` is the number of the rule that ended the game, 0 before that. A game's
own rules can call the functions in the second part.
"""

from __future__ import annotations

from typing import Any

from aerodrome.rulebook.chance import next_word
from aerodrome.rulebook.contract import (
    ANSWERS,
    WEIGHTS,
    WHOLE_WIN,
    first_action,
    place,
    question,
    refusal,
    score,
    standing,
    to_act,
    trait,
    wins,
)
from aerodrome.rulebook.record import HIDDEN, NONE

GAME_IS_OVER, NOT_YOU, NOT_ASKED = 1, 2, 3
"""The rules that every game has as X-0.1, X-0.2 and X-0.3."""

OBSERVED = 20
"""How many numbers the kit's observation has."""


# --- defaults for functions that a game does not supply -------------------------------------------------------


def usual_to_act(s: Any) -> int:
    return 0 if s.asked == NONE else 1 << s.decider


def usual_question(s: Any, seat: int) -> int:
    return s.asked if seat == s.decider else NONE


def usual_first_action(asked: int) -> int:
    return 0 if asked == NONE else ANSWERS[asked][0]


def usual_end_action(asked: int) -> int:
    return 0 if asked == NONE else ANSWERS[asked][1]


def usual_following(s: Any, seat: int, action: int) -> int:
    return action + 1


def usual_standing(s: Any, seat: int) -> int:
    return score(s, seat)


def usual_place(s: Any, seat: int) -> int:
    mine = standing(s, seat)
    better = 1
    for other in range(s.n_seats):
        if standing(s, other) > mine:
            better += 1
    return better


def usual_wins(s: Any, seat: int) -> bool:
    return place(s, seat) == 1


def usual_outcome(s: Any, out: Any) -> None:
    """The winners share the win equally."""
    winners = 0
    for seat in range(s.n_seats):
        if wins(s, seat):
            winners += 1
    for seat in range(s.n_seats):
        out[seat] = WHOLE_WIN // winners if wins(s, seat) else 0


def usual_ending(s: Any) -> int:
    return s.ended_by  # type: ignore[no-any-return]


def usual_turns(s: Any) -> int:
    return s.turn  # type: ignore[no-any-return]


def usual_side(s: Any, seat: int) -> int:
    return NONE


def usual_default_action(s: Any, seat: int) -> int:
    return first_legal(s, seat)


def usual_audit(s: Any) -> int:
    return 0


def usual_blind(s: Any, seat: int) -> None:
    hide_luck(s)


def usual_deal(s: Any, seat: int, rng: Any) -> None:
    deal_luck(s, rng)


def usual_observe(s: Any, seat: int, out: Any) -> None:
    """The question, whether the viewer may act, and the score and place of each seat, starting with the viewer's."""
    viewer = begin_observation(NONE, seat, out)
    out[0] = 1 + question(s, seat)
    out[1] = (to_act(s) >> viewer) & 1
    for i in range(s.n_seats):
        other = (viewer + i) % s.n_seats
        out[2 + 2 * i] = score(s, other)
        out[3 + 2 * i] = place(s, other)


def usual_appeal(s: Any, seat: int, action: int) -> int:
    return 0


def usual_hunch(s: Any, seat: int, action: int) -> int:
    return 0


def usual_trait(s: Any, seat: int, k: int) -> int:
    return score(s, seat)


def usual_outlook(s: Any, seat: int) -> int:
    """Each trait times its weight."""
    total = 0
    for k in range(len(WEIGHTS)):
        total += WEIGHTS[k] * trait(s, seat, k)
    return total


# --- pieces for a game's own rules ----------------------------------------------------------------------------


def refuse_unasked(asked: int, decider: int, answers: Any, seat: int, action: int) -> int:
    """The shared rule (X-0.1 to X-0.3) that forbids an action, or 0 if only the rules of the question can decide."""
    if asked == NONE:
        return GAME_IS_OVER
    if seat != decider:
        return NOT_YOU
    return 0 if answers[asked][0] <= action < answers[asked][1] else NOT_ASKED


def fill(row: Any, value: int) -> None:
    """Write a value into every place of a row."""
    for i in range(len(row)):
        row[i] = value


def is_among(row: Any, value: int) -> bool:
    """Is a value in a row?"""
    for i in range(len(row)):
        if row[i] == value:
            return True
    return False


def how_many(row: Any, value: int) -> int:
    """How often a value is in a row."""
    count = 0
    for i in range(len(row)):
        if row[i] == value:
            count += 1
    return count


def write_row(row: Any, out: Any, at: int) -> int:
    """Write a row into an observation. Returns the index after it."""
    for i in range(len(row)):
        out[at + i] = row[i]
    return at + len(row)


def write_one_of(value: int, choices: int, out: Any, at: int) -> int:
    """Mark one of several choices in an observation, or none for NONE. Returns the index after them."""
    if value != NONE:
        out[at + value] = 1
    return at + choices


def first_wrong(first: int, second: int) -> int:
    """The fault that the first audit found, or else the second's; 0 if both found none."""
    return first if first != 0 else second


def begin_observation(asked: int, seat: int, out: Any) -> int:
    """Clear an observation, and mark the question in its first numbers. Returns the seat to look from."""
    fill(out, 0)
    write_one_of(asked, 0, out, 0)
    return max(seat, 0)  # a spectator looks from the first seat


def first_legal(s: Any, seat: int) -> int:
    """The first legal answer to a seat's question."""
    action = first_action(question(s, seat))
    while refusal(s, seat, action) != 0:
        action += 1
    return action


def hide_luck(s: Any) -> None:
    """Hide the generator, as every `blind` must."""
    fill(s.rng, HIDDEN)


def deal_luck(s: Any, rng: Any) -> None:
    """Fill the hidden generator, as every `deal` must."""
    for i in range(len(s.rng)):
        s.rng[i] = next_word(rng)
