"""A blinded state of Dastardly Dirigibles as small numbers for learning programs, seen from one seat.

Seats are counted from the viewer: the viewer is 0, the next seat clockwise is 1, and so on. Absent seats are all zero.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.dastardly_dirigibles import cards, rules, state
from aerodrome.games.dastardly_dirigibles.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.record import NONE

SEAT_SIZE = 6 + state.ROUNDS + cards.PARTS + cards.SLOTS * cards.SUITS + cards.KINDS

PIECES = (
    ("question", state.QUESTIONS),  # one of: draw, action, match, transmute, extract, give, take, rob, destroy, lose
    ("asked", state.SEATS),  # the seat that must answer
    ("turn", state.SEATS),  # whose turn it is
    ("table", 5),  # round, actions left, cards in the pile, turn of the round, somebody has completed an airship
    ("announced", cards.PARTS),  # the part to be matched
    ("own hand", cards.KINDS),
    ("extracted", cards.KINDS),  # cards that the viewer has just extracted
    ("emporium", cards.KINDS),
    ("discards", cards.KINDS),
    ("seats", state.SEATS * SEAT_SIZE),  # for each: there, hand, unknown cards, total, airship's points, ...
)
"""The parts of the observation in order, with their sizes."""


def observe(s: State, seat: int, out: Any) -> None:
    viewer = kit.begin_observation(s.asked, seat, out)
    at = state.QUESTIONS
    out[at + (s.decider - viewer) % s.n_seats] = 1
    out[at + state.SEATS + (s.seat - viewer) % s.n_seats] = 1
    at += 2 * state.SEATS
    out[at] = s.round
    out[at + 1] = s.actions_left
    out[at + 2] = s.pile_size
    out[at + 3] = s.turn
    out[at + 4] = 1 if s.first_done != NONE else 0
    at += 5
    if s.announced != NONE:
        out[at + s.announced] = 1
    at = write_cards(s, seat, out, at + cards.PARTS)
    for i in range(s.n_seats):
        at = write_seat(s, (viewer + i) % s.n_seats, out, at)


def write_cards(s: State, seat: int, out: Any, at: int) -> int:
    if seat >= 0:
        for kind in range(cards.KINDS):
            out[at + kind] = s.players[seat].hand[kind]
    at += cards.KINDS
    if seat == s.seat:
        for i in range(state.EXTRACTED):
            if s.extracted[i] != NONE:
                out[at + s.extracted[i]] += 1
    at += cards.KINDS
    for i in range(s.n_seats):
        if s.emporium[i] != NONE:
            out[at + s.emporium[i]] += 1
    at += cards.KINDS
    return kit.write_row(s.discards, out, at)


def write_seat(s: State, i: int, out: Any, at: int) -> int:
    player = s.players[i]
    at = kit.write_three(1, player.hand_size, player.unknown, out, at)
    at = kit.write_three(rules.score(s, i), rules.ship_points(s, i), 1 if s.first_done == i else 0, out, at)
    at = kit.write_row(player.points, out, at)
    at = kit.write_row(player.may_have, out, at)
    for slot in range(cards.SLOTS):
        at = kit.write_one_of(player.ship[slot], cards.SUITS, out, at)
    return kit.write_row(player.shown, out, at)
