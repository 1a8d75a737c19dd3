"""A blinded state of Zeppeldrome as small numbers for learners, seen from one seat.

Seats are counted from the viewer: the viewer is 0, the next seat 1, and so on; absent seats are all zero.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.zeppeldrome.cards import (
    CARDS_IN_DECK,
    COLOURS,
    DIRECTIONS,
    FOLKS_THERE,
    LEMMINGS_THERE,
    SECTIONS,
    SPACES,
    arrows_from,
)
from aerodrome.games.zeppeldrome.course import (
    finish_column,
    rows,
)
from aerodrome.games.zeppeldrome.knowledge import (
    account_of,
    age_to,
    seat_of,
    unnamed,
)
from aerodrome.games.zeppeldrome.state import (
    ASK_PLAN,
    NAMES,
    PERIODS,
    QUESTIONS,
    SEATS,
    State,
)
from aerodrome.rulebook.bits import (
    next_in,
)
from aerodrome.rulebook.record import (
    NONE,
)

SHOWN_CHITS = 5  # the first that will be flown, on each side
SEAT_SIZE = 15 + COLOURS + CARDS_IN_DECK + 2 * SHOWN_CHITS * DIRECTIONS

PIECES = (
    (
        "question",
        QUESTIONS,
    ),  # one of: colour, machine, plan, action, target, choice, direction, ...
    ("asked", SEATS),  # who is asked
    ("table", 8),  # turn, step, columns of the course, rows, chits left, gears open, reversed, action round
    ("course", 4 * SECTIONS),  # the section at each place
    ("order", SEATS * SEATS),  # who stands where in the sequence
    ("action", CARDS_IN_DECK),  # the card being carried out
    ("target", SEATS),  # on whom
    ("own hand", CARDS_IN_DECK),
    ("own choice", 2 * CARDS_IN_DECK),  # the plan chosen in secret, face up or face down
    ("discards", CARDS_IN_DECK),
    ("ballast", SPACES),  # spaces with a token
    ("folks", SPACES),
    ("lemmings", SPACES),
    ("seats", SEATS * SEAT_SIZE),  # of each: there, row, column, hand, ballast, ladder, flying, face up, ...
)
"""The observation's pieces in order, with their sizes."""

SIZE = sum(size for _, size in PIECES)


def observe(s: State, seat: int, out: Any) -> None:
    for i in range(len(out)):
        out[i] = 0
    viewer = max(seat, 0)  # a spectator looks from the first seat
    if s.asked != NONE:
        out[s.asked] = 1
    at = QUESTIONS
    if s.asked != NONE and s.asked != ASK_PLAN:
        out[at + (s.decider - viewer) % s.n_seats] = 1
    at += SEATS
    out[at] = s.turn
    out[at + 1] = s.step
    out[at + 2] = finish_column(s)
    out[at + 3] = rows(s)
    out[at + 4] = s.chits
    out[at + 5] = s.gears_open
    out[at + 6] = s.reversed
    out[at + 7] = s.action_round
    at += 8
    for i in range(s.sections):
        out[at + SECTIONS * i + s.course[i]] = 1
    at += 4 * SECTIONS
    for i in range(s.n_seats):
        out[at + SEATS * i + (s.order[i] - viewer) % s.n_seats] = 1
    at += SEATS * SEATS
    if s.card != NONE:
        out[at + s.card] = 1
    at += CARDS_IN_DECK
    if s.target != NONE:
        out[at + (s.target - viewer) % s.n_seats] = 1
    at = write_cards(s, seat, out, at + SEATS)
    at = write_tokens(s, out, at)
    for i in range(s.n_seats):
        at = write_seat(s, seat, (viewer + i) % s.n_seats, out, at)


def write_cards(s: State, seat: int, out: Any, at: int) -> int:
    if seat >= 0:
        write_set(s.players[seat].hand, out, at)
        if s.players[seat].chosen != NONE:
            out[at + CARDS_IN_DECK + s.players[seat].chosen] = 1
    write_set(s.discards, out, at + 3 * CARDS_IN_DECK)
    return at + 4 * CARDS_IN_DECK


def write_set(words: Any, out: Any, at: int) -> None:
    card = next_in(words, 0)
    while card < CARDS_IN_DECK:
        out[at + card] = 1
        card = next_in(words, card + 1)


def write_tokens(s: State, out: Any, at: int) -> int:
    for space in range(SPACES):
        out[at + space] = (s.ballast >> space) & 1
    at += SPACES
    for i in range(FOLKS_THERE):
        if s.folks[i] != NONE:
            out[at + s.folks[i]] = 1
    at += SPACES
    for i in range(LEMMINGS_THERE):
        if s.lemmings[i] != NONE:
            out[at + s.lemmings[i]] = 1
    return at + SPACES


def cards_older(s: State, seat: int, i: int, reshuffles: int) -> int:
    """How many cards in hand or face down are surely older than so many reshuffles, for all that the viewer knows."""
    a = account_of(seat)
    fewest = CARDS_IN_DECK
    for case in range(s.accounts[a].cases):
        count = 0
        for age in range(reshuffles, PERIODS):
            count += unnamed(s, a, case, i, age)
        for n in range(NAMES):
            card = s.accounts[a].names[n]
            if card != NONE and seat_of(s, a, case, n) == i and age_to(s, a, card) >= reshuffles:
                count += 1
        fewest = min(fewest, count)
    return fewest


def write_seat(s: State, seat: int, i: int, out: Any, at: int) -> int:
    player = s.players[i]
    out[at] = 1
    out[at + 1] = player.row
    out[at + 2] = player.column
    out[at + 3] = player.hand_size
    out[at + 4] = player.ballast
    out[at + 5] = player.ladder
    out[at + 6] = player.flying
    out[at + 7] = player.face_up
    out[at + 8] = player.card_over
    out[at + 9] = player.before_count - player.before_flown
    out[at + 10] = player.after_count - player.after_flown
    out[at + 11] = cards_older(s, seat, i, 1)
    out[at + 12] = cards_older(s, seat, i, 2)
    out[at + 13] = 1 if s.marshal == i else 0
    out[at + 14] = arrows_from(player.cube) if player.face_up == 1 else 0
    at += 15
    if player.colour != NONE:
        out[at + player.colour] = 1
    at += COLOURS
    if player.laid == 1 and (player.shown == 1 or i == seat):
        out[at + player.plan] = 1
    at += CARDS_IN_DECK
    for nth in range(min(SHOWN_CHITS, player.before_count - player.before_flown)):
        out[at + DIRECTIONS * nth + player.before[player.before_count - 1 - player.before_flown - nth]] = 1
    at += SHOWN_CHITS * DIRECTIONS
    for nth in range(min(SHOWN_CHITS, player.after_count - player.after_flown)):
        out[at + DIRECTIONS * nth + player.after[player.after_flown + nth]] = 1
    return at + SHOWN_CHITS * DIRECTIONS
