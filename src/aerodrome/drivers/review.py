"""Playing on from a position many times, to learn what it is worth to every seat.

All seats play on by hunches, which see no more than their seat. In future number k of any position, a seat has the same
luck in the same turn. So positions are compared by what they are, and not by what their futures happen to meet.
"""

from __future__ import annotations

from typing import Any

from aerodrome.drivers.play import best_liked, list_legal, lowest_seat
from aerodrome.rulebook import contract
from aerodrome.rulebook.chance import M32, key_chance
from aerodrome.rulebook.primitives import copy
from aerodrome.rulebook.record import NONE

FRESH = -2
"""In the place of a viewer: the position is an empty table, and every future sets it up anew."""

MAX_SEATS = 6
DECISIONS = 256
"""How many decisions of a seat in one turn have luck of their own."""

# These make several streams of luck from one key.
CHOICE_SALT, WORLD_SALT, FUTURES_APART = 0x6B43A9B5, 0x1F83D9AB, 0x1E3779B1


def play_on(
    states: Any,
    legal: Any,
    rng: Any,
    decided: Any,
    first: int,
    second: int,
    viewer: int,
    seat: int,
    action: int,
    begin: int,
    max_plies: int,
    ends: Any,
) -> None:
    """Play future number ``begin + i`` of the position in ``states[0]``, and write every seat's share of the win into
    ``ends[i]``, in sixtieths.

    If ``viewer`` is a seat, the position is what this seat sees, and each future deals a world that fits it. If
    ``seat`` is one, the future begins with its action, whose luck is new each time. ``decided`` is scratch space for
    the decisions of each seat in a turn.
    """
    s = states[1]
    for i in range(len(ends)):
        world = (second + (begin + i) * FUTURES_APART) & M32
        copy(s, states[0])
        if viewer == FRESH:
            key_chance(s.rng, first ^ WORLD_SALT, world, 0)
            contract.new_game(s)
        elif viewer != NONE:
            key_chance(rng, first ^ WORLD_SALT, world, 0)
            contract.deal(s, viewer, rng)
        begin_turn(s, decided)
        turn = contract.turns(s)
        waiting = contract.to_act(s)
        ply = 0
        while waiting != 0 and ply < max_plies:
            mover = lowest_seat(waiting)
            chosen = action
            if ply == 0 and seat != NONE:
                mover = seat
            moment = (turn * MAX_SEATS + mover) * DECISIONS + decided[mover]
            if ply != 0 or seat == NONE:
                n = list_legal(s, mover, legal)
                chosen = legal[0]
                if n > 1:
                    key_chance(rng, first ^ CHOICE_SALT, world, moment)
                    chosen = best_liked(s, mover, legal, n, True, rng)
            key_chance(s.rng, first, world, moment)
            contract.step(s, mover, chosen)
            decided[mover] = min(decided[mover] + 1, DECISIONS - 1)
            if contract.turns(s) != turn:
                turn = contract.turns(s)
                begin_turn(s, decided)
            ply += 1
            waiting = contract.to_act(s)
        contract.outcome(s, ends[i])


def begin_turn(s: Any, decided: Any) -> None:
    for seat in range(s.n_seats):
        decided[seat] = 0
