"""Loops to time, in the rulebook language. Each does one thing ``times`` times and returns a sum of what it saw.

Throughout, ``states`` is a row of positions from random games, and their number is a power of two. For each position,
``seats`` holds a seat that may act, and ``actions`` one of its legal actions.
"""

from __future__ import annotations

from typing import Any

from aerodrome.drivers.play import list_legal, lowest_seat
from aerodrome.rulebook.chance import below, first_key, key_chance, second_key
from aerodrome.rulebook.contract import blind, deal, new_game, observe, step, to_act
from aerodrome.rulebook.primitives import copy


def gather_positions(
    states: Any, room: Any, legal: Any, rng: Any, seats: Any, actions: Any, seed: int, apart: int
) -> int:
    """Fill ``states`` with every ``apart``-th position of random games. Returns how many games it took."""
    s = room[0]
    found = 0
    games = 0
    ply = 0
    while found < len(states):
        first = first_key(seed + games)
        second = second_key(seed + games)
        key_chance(s.rng, first, second, 0)
        new_game(s)
        games += 1
        waiting = to_act(s)
        while waiting != 0 and found < len(states):
            ply += 1
            seat = lowest_seat(waiting)
            n = list_legal(s, seat, legal)
            key_chance(rng, second, first, ply)
            action = legal[below(rng, n)]
            if ply % apart == 0:
                copy(states[found], s)
                seats[found] = seat
                actions[found] = action
                found += 1
            key_chance(s.rng, first, second, ply)
            step(s, seat, action)
            waiting = to_act(s)
    return games


def time_copy(states: Any, room: Any, legal: Any, rng: Any, seats: Any, actions: Any, out: Any, times: int) -> int:
    """Copy a position into a room."""
    total = 0
    last = len(states) - 1
    for i in range(times):
        copy(room[i & 1], states[i & last])
        total += room[i & 1].n_seats
    return total


def time_blind_deal(
    states: Any, room: Any, legal: Any, rng: Any, seats: Any, actions: Any, out: Any, times: int
) -> int:
    """Copy a position, hide what its seat may not see, and deal a world that fits."""
    total = 0
    last = len(states) - 1
    for i in range(times):
        copy(room[i & 1], states[i & last])
        blind(room[i & 1], seats[i & last])
        deal(room[i & 1], seats[i & last], rng)
        total += room[i & 1].n_seats
    return total


def time_list_legal(
    states: Any, room: Any, legal: Any, rng: Any, seats: Any, actions: Any, out: Any, times: int
) -> int:
    """List what a seat may do."""
    total = 0
    last = len(states) - 1
    for i in range(times):
        total += list_legal(states[i & last], seats[i & last], legal)
    return total


def time_key(states: Any, room: Any, legal: Any, rng: Any, seats: Any, actions: Any, out: Any, times: int) -> int:
    """Copy a position and key its luck, which is everything that ``time_step`` does besides the step."""
    total = 0
    last = len(states) - 1
    for i in range(times):
        copy(room[i & 1], states[i & last])
        key_chance(room[i & 1].rng, 1, 2, i)
        total += room[i & 1].n_seats
    return total


def time_step(states: Any, room: Any, legal: Any, rng: Any, seats: Any, actions: Any, out: Any, times: int) -> int:
    """Copy a position, key its luck, and carry out an action."""
    total = 0
    last = len(states) - 1
    for i in range(times):
        copy(room[i & 1], states[i & last])
        key_chance(room[i & 1].rng, 1, 2, i)
        step(room[i & 1], seats[i & last], actions[i & last])
        total += room[i & 1].n_seats
    return total


def time_observe(states: Any, room: Any, legal: Any, rng: Any, seats: Any, actions: Any, out: Any, times: int) -> int:
    """Write a position as numbers for a learning program."""
    total = 0
    last = len(states) - 1
    for i in range(times):
        observe(states[i & last], seats[i & last], out)
        total += out[i & 1]
    return total


LOOPS = (time_copy, time_blind_deal, time_list_legal, time_key, time_step, time_observe)
