"""A blinded state of Mad Zeppelin as small numbers for learning programs, seen from one seat.

Seats are counted from the viewer: the viewer is 0, the next seat to the left is 1, and so on. Absent seats are all
zero.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.mad_zeppelin import cards, rules, sight, state
from aerodrome.games.mad_zeppelin.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.record import NONE

SEAT_SIZE = 9 + 4 * cards.TRAITORS + cards.LAID_OUT + cards.CARGO

PIECES = (
    ("question", state.QUESTIONS),  # one of: pick, die, play, steal, action, name, change, show, rival, answer, pay
    ("asked", state.SEATS),  # the seat that must answer
    ("playing", state.SEATS),  # whose play it is
    ("leader", state.SEATS),  # the leader
    ("flight", 8),  # round, Journeys left, cards in the Hold, Safe, goal, ability used, thrown, still owed
    ("dice", cards.DICE * (cards.BLACK + 1)),  # what each die shows, one of six; nothing before the roll
    ("showing", cards.CARGO),  # Cargo shown for a throw or a challenge
    ("own hand", cards.CARGO),
    ("own Traitors", cards.TRAITORS),
    ("passed on", cards.TRAITORS),  # Traitors that the viewer could pick from
    ("out of play", cards.TRAITORS),  # Traitors that the viewer knows to be out of play
    ("blocked", cards.TRAITORS),  # Traitors that the viewer could not lay down
    ("prices", cards.LAID_OUT - 1),  # what each kind of Cargo would cost the viewer now
    ("seats", state.SEATS * SEAT_SIZE),  # for each: there, coins, hand, Traitors held, score, re-rolls, ...
)
"""The parts of the observation in order, with their sizes."""


def observe(s: State, seat: int, out: Any) -> None:
    viewer = kit.begin_observation(s.asked, seat, out)
    at = state.QUESTIONS
    out[at + (s.decider - viewer) % s.n_seats] = 1
    out[at + state.SEATS + (s.seat - viewer) % s.n_seats] = 1
    out[at + 2 * state.SEATS + (s.leader - viewer) % s.n_seats] = 1
    at = write_flight(s, out, at + 3 * state.SEATS)
    at = kit.write_one_of(s.showing, cards.CARGO, out, at)
    at = write_own(s, seat, out, at)
    for i in range(s.n_seats):
        at = write_seat(s, (viewer + i) % s.n_seats, seat, out, at)


def write_flight(s: State, out: Any, at: int) -> int:
    out[at] = s.round
    out[at + 1] = cards.JOURNEYS - s.journeys
    out[at + 2] = s.hold
    out[at + 3] = s.safe
    out[at + 4] = rules.goal(s)
    out[at + 5] = s.ability_used
    out[at + 6] = s.thrown
    out[at + 7] = s.owed
    at += 8
    for die in range(cards.DICE):
        if s.dice[die] != NONE:
            out[at + s.dice[die]] = 1
        at += cards.BLACK + 1
    return at


def write_own(s: State, seat: int, out: Any, at: int) -> int:
    """What only the viewer knows; zero for a spectator."""
    if seat >= 0:
        player = s.players[seat]
        for kind in range(cards.CARGO):
            out[at + kind] = player.hand[kind]
        out_of_play = s.out if sight.sees_out(s, seat) else 0
        for t in range(cards.TRAITORS):
            out[at + cards.CARGO + t] = (player.traitors >> t) & 1
            out[at + cards.CARGO + cards.TRAITORS + t] = (player.passed_on >> t) & 1
            out[at + cards.CARGO + 2 * cards.TRAITORS + t] = (out_of_play >> t) & 1
            out[at + cards.CARGO + 3 * cards.TRAITORS + t] = ((s.banned & ~player.spared) >> t) & 1
        for kind in range(cards.LAID_OUT - 1):
            out[at + cards.CARGO + 4 * cards.TRAITORS + kind] = rules.price(s, seat, kind)
    return at + cards.CARGO + 4 * cards.TRAITORS + cards.LAID_OUT - 1


def write_seat(s: State, i: int, seat: int, out: Any, at: int) -> int:
    player = s.players[i]
    after_leader = (i - s.leader) % s.n_seats
    at = kit.write_three(1, player.coins, player.hand_size, out, at)
    at = kit.write_three(rules.traitors_held(s, i), rules.score(s, i), player.rerolls, out, at)
    at = kit.write_three(1 if player.acts_as == NONE else 0, 1 if after_leader == 0 else 0, after_leader, out, at)
    for t in range(cards.TRAITORS):
        out[at + t] = 1 if s.seen_at[t] == i else 0
        out[at + cards.TRAITORS + t] = (player.marks >> t) & 1
        out[at + 2 * cards.TRAITORS + t] = 1 if player.current == t else 0
        out[at + 3 * cards.TRAITORS + t] = 1 if player.acts_as == t else 0
    at += 4 * cards.TRAITORS
    at = kit.write_row(player.laid_out, out, at)
    for kind in range(cards.CARGO):
        if seat < 0:
            out[at + kind] = player.shown[kind]
        elif i != seat:
            out[at + kind] = s.players[seat].known[i][kind]
        else:
            out[at + kind] = player.shown[kind]
    return at + cards.CARGO
