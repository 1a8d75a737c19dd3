"""The kit: pieces that the rules of all games share, in the rulebook language."""

from __future__ import annotations

from typing import Any

from aerodrome.rulebook.chance import next_word
from aerodrome.rulebook.messages import DONE
from aerodrome.rulebook.primitives import say
from aerodrome.rulebook.record import HIDDEN, NONE

GAME_IS_OVER, NOT_YOU, NOT_ASKED = 1, 2, 3
"""The rules that every game has as X-0.1, X-0.2 and X-0.3."""


def refuse_unasked(asked: int, decider: int, answers: Any, seat: int, action: int) -> int:
    """The shared rule (X-0.1 to X-0.3) that forbids an action, or 0 if only the rules of the question can decide."""
    if asked == NONE:
        return GAME_IS_OVER
    if seat != decider:
        return NOT_YOU
    return 0 if answers[asked][0] <= action < answers[asked][1] else NOT_ASKED


def begin(s: Any) -> None:
    """The game begins: nobody is asked yet, and no rule has ended it."""
    s.asked = NONE
    s.ended_by = 0


def ask(s: Any, seat: int, asked: int) -> None:
    """Ask a seat a question, and nobody else."""
    s.decider = seat
    s.asked = asked


def end(s: Any, rule: int) -> None:
    """The game ends by a rule: nobody is asked any more."""
    s.asked = NONE
    s.ended_by = rule


def fill(row: Any, value: int) -> None:
    for i in range(len(row)):
        row[i] = value


def is_among(row: Any, value: int) -> bool:
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


def write_three(a: int, b: int, c: int, out: Any, at: int) -> int:
    """Write three figures into an observation. Returns the index after them."""
    out[at] = a
    out[at + 1] = b
    out[at + 2] = c
    return at + 3


def write_one_of(value: int, choices: int, out: Any, at: int) -> int:
    """Mark one of several choices in an observation, or none for NONE. Returns the index after them."""
    if value != NONE:
        out[at + value] = 1
    return at + choices


def write_bits(bits: int, out: Any, at: int) -> None:
    """Mark the things of a set, a bit each, in an observation that has zeros there."""
    while bits > 0:
        out[at] = bits & 1
        bits >>= 1
        at += 1


def places_after(seat: int, first: int, n_seats: int) -> int:
    """How many places a seat comes after another. (A division would be slow.)"""
    return seat - first if seat >= first else seat - first + n_seats


def seat_after(first: int, places: int, n_seats: int) -> int:
    """The seat that comes so many places after another, fewer than there are seats."""
    return first + places if first + places < n_seats else first + places - n_seats


def first_wrong(first: int, second: int) -> int:
    """The fault that the first audit found, or else the second's; 0 if both found none."""
    return first if first != 0 else second


def begin_observation(asked: int, seat: int, out: Any) -> int:
    """Clear an observation, and mark the question in its first numbers. Returns the seat to look from."""
    fill(out, 0)
    write_one_of(asked, 0, out, 0)
    return max(seat, 0)  # a spectator looks from the first seat


def hide_luck(s: Any) -> None:
    """Hide the generator, as every `blind` must."""
    fill(s.rng, HIDDEN)


def deal_luck(s: Any, rng: Any) -> None:
    """Fill the hidden generator, as every `deal` must."""
    for i in range(len(s.rng)):
        s.rng[i] = next_word(rng)


def told(s: Any, event: int, a: int, b: int, c: int) -> None:
    """Say an event as it was told: its own message has its first values as arguments."""
    say(s, event, a, b, c)


def done(s: Any) -> None:
    """End a nested list of messages."""
    say(s, DONE)
