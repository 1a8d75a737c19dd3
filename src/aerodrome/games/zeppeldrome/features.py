"""A blinded state of Zeppeldrome as small numbers for learning programs, seen from one seat.

Seats are counted from the viewer: the viewer is 0, the next seat is 1, and so on. Absent seats are all zero.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.zeppeldrome import accounts, cards, course, state
from aerodrome.games.zeppeldrome.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.bits import (
    next_in,
)
from aerodrome.rulebook.record import (
    NONE,
)

SHOWN_CHITS = 5  # the next ones to be flown, on each side
SEAT_SIZE = 15 + cards.COLOURS + cards.CARDS_IN_DECK + 2 * SHOWN_CHITS * cards.DIRECTIONS

PIECES = (
    (
        "question",
        state.QUESTIONS,
    ),  # one of: colour, machine, plan, action, target, choice, direction, ...
    ("asked", state.SEATS),  # the seat that must answer
    ("table", 8),  # turn, step, columns of the course, rows, chits left, gears open, reversed, action round
    ("course", 4 * cards.SECTIONS),  # the section at each place
    ("order", state.SEATS * state.SEATS),  # the place of each seat in the sequence
    ("action", cards.CARDS_IN_DECK),  # the card being carried out
    ("target", state.SEATS),  # the seat that it is played on
    ("own hand", cards.CARDS_IN_DECK),
    ("own choice", 2 * cards.CARDS_IN_DECK),  # the plan chosen in secret, face up or face down
    ("discards", cards.CARDS_IN_DECK),
    ("ballast", cards.SPACES),  # spaces with a token
    ("folks", cards.SPACES),
    ("lemmings", cards.SPACES),
    ("seats", state.SEATS * SEAT_SIZE),  # for each: there, row, column, hand, ballast, ladder, flying, face up, ...
)
"""The parts of the observation in order, with their sizes."""


def observe(s: State, seat: int, out: Any) -> None:
    viewer = kit.begin_observation(s.asked, seat, out)
    at = state.QUESTIONS
    if s.asked != NONE and s.asked != state.ASK_PLAN:
        out[at + (s.decider - viewer) % s.n_seats] = 1
    at += state.SEATS
    out[at] = s.turn
    out[at + 1] = s.step
    out[at + 2] = course.finish_column(s)
    out[at + 3] = course.rows(s)
    out[at + 4] = s.chits
    out[at + 5] = s.gears_open
    out[at + 6] = s.reversed
    out[at + 7] = s.action_round
    at += 8
    for i in range(s.sections):
        out[at + cards.SECTIONS * i + s.course[i]] = 1
    at += 4 * cards.SECTIONS
    for i in range(s.n_seats):
        out[at + state.SEATS * i + (s.order[i] - viewer) % s.n_seats] = 1
    at += state.SEATS * state.SEATS
    at = kit.write_one_of(s.card, cards.CARDS_IN_DECK, out, at)
    if s.target != NONE:
        out[at + (s.target - viewer) % s.n_seats] = 1
    at = write_cards(s, seat, out, at + state.SEATS)
    at = write_tokens(s, out, at)
    for i in range(s.n_seats):
        at = write_seat(s, seat, (viewer + i) % s.n_seats, out, at)


def write_cards(s: State, seat: int, out: Any, at: int) -> int:
    if seat >= 0:
        write_set(s.players[seat].hand, out, at)
        if s.players[seat].chosen != NONE:
            out[at + cards.CARDS_IN_DECK + s.players[seat].chosen] = 1
    write_set(s.discards, out, at + 3 * cards.CARDS_IN_DECK)
    return at + 4 * cards.CARDS_IN_DECK


def write_set(words: Any, out: Any, at: int) -> None:
    card = next_in(words, 0)
    while card < cards.CARDS_IN_DECK:
        out[at + card] = 1
        card = next_in(words, card + 1)


def write_tokens(s: State, out: Any, at: int) -> int:
    for space in range(cards.SPACES):
        out[at + space] = (s.ballast >> space) & 1
    at += cards.SPACES
    for i in range(cards.FOLKS_THERE):
        if s.folks[i] != NONE:
            out[at + s.folks[i]] = 1
    at += cards.SPACES
    for i in range(cards.LEMMINGS_THERE):
        if s.lemmings[i] != NONE:
            out[at + s.lemmings[i]] = 1
    return at + cards.SPACES


def cards_older(s: State, seat: int, i: int, reshuffles: int) -> int:
    """How many cards in hand or face down are surely older than this many reshuffles, as far as the viewer knows."""
    a = accounts.account_of(seat)
    fewest = cards.CARDS_IN_DECK
    for case in range(s.accounts[a].cases):
        count = 0
        for age in range(reshuffles, state.PERIODS):
            count += accounts.unnamed(s, a, case, i, age)
        for n in range(state.NAMES):
            card = s.accounts[a].names[n]
            if card != NONE and accounts.seat_of(s, a, case, n) == i and accounts.age_to(s, a, card) >= reshuffles:
                count += 1
        fewest = min(fewest, count)
    return fewest


def write_seat(s: State, seat: int, i: int, out: Any, at: int) -> int:
    player = s.players[i]
    at = kit.write_three(1, player.row, player.column, out, at)
    at = kit.write_three(player.hand_size, player.ballast, player.ladder, out, at)
    at = kit.write_three(player.flying, player.face_up, player.card_over, out, at)
    chits_before = player.before_count - player.before_flown
    chits_after = player.after_count - player.after_flown
    at = kit.write_three(chits_before, chits_after, cards_older(s, seat, i, 1), out, at)
    ways_on = cards.arrows_from(player.cube) if player.face_up == 1 else 0
    at = kit.write_three(cards_older(s, seat, i, 2), 1 if s.marshal == i else 0, ways_on, out, at)
    at = kit.write_one_of(player.colour, cards.COLOURS, out, at)
    if player.laid == 1 and (player.shown == 1 or i == seat):
        out[at + player.plan] = 1
    at += cards.CARDS_IN_DECK
    for nth in range(min(SHOWN_CHITS, player.before_count - player.before_flown)):
        out[at + cards.DIRECTIONS * nth + player.before[player.before_count - 1 - player.before_flown - nth]] = 1
    at += SHOWN_CHITS * cards.DIRECTIONS
    for nth in range(min(SHOWN_CHITS, player.after_count - player.after_flown)):
        out[at + cards.DIRECTIONS * nth + player.after[player.after_flown + nth]] = 1
    return at + SHOWN_CHITS * cards.DIRECTIONS
