"""A blinded state of Airships as small numbers for learners, seen from one seat.

Seats are counted from the viewer: the viewer is 0, the next seat clockwise 1, and so on; absent seats are all zero.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.airships.cards import (
    COLOURS,
    DEPARTMENTS,
    ENGINEERS,
    ENGINES,
    ERA_ONE,
    ERA_ONE_CARDS,
    ERA_TWO,
    ERA_TWO_CARDS,
    MATERIALS,
    PHASE,
    PHASES,
    bonus_colour,
    bonus_of,
    chips_given,
    dice_given,
    dice_needed,
    gained,
    gets,
    gives,
    imaginary_colour,
    imaginary_value,
    paid,
    stars,
    stars_unfinished,
    target_of,
)
from aerodrome.games.airships.rules import airships_built, card_named, dice_of, hindenburg_open, score, unseen
from aerodrome.games.airships.state import ASK_EXTRA_GO, FIELDS, LIMIT, SEATS, STACKS, TRY_FIELD, State
from aerodrome.rulebook.bits import ones
from aerodrome.rulebook.record import NONE

CARD_SIZE = 17  # needs 3, target, stars, dice 3, chips, imaginary 2, exchange 4, bonus 2
SEAT_SIZE = 14 + DEPARTMENTS * CARD_SIZE

PIECES = (
    ("question", ASK_EXTRA_GO + 1),  # one of: entrepreneur, target, exchange, bonus, another go
    ("acting", SEATS),  # whose go it is
    ("era", 2),  # one of: era 1, era 2
    ("pile", 2),  # cards of era 1 and of era 2 not yet turned over
    ("throw", 2 + COLOURS * (LIMIT + 2)),  # target, total; of each colour: pool, imaginary die, three faces
    ("board", FIELDS * CARD_SIZE),  # each field's card, zero where free
    ("stacks", STACKS * 6),  # of each: cards left, needs 3, target, stars
    ("hindenburg", PHASES * 5),  # of each phase: open, built by the viewer, built by a rival, stars, stars unfinished
    ("seats", SEATS * SEAT_SIZE),  # of each: there, chips, marks, score, airships, wooden airship, dice 3, ...
)
"""The observation's pieces in order, with their sizes."""

SIZE = sum(size for _, size in PIECES)


def observe(s: State, seat: int, out: Any) -> None:
    for i in range(len(out)):
        out[i] = 0
    at = 0
    if s.asked != NONE:
        out[at + s.asked] = 1
    at += ASK_EXTRA_GO + 1
    viewer = max(seat, 0)  # a spectator looks from the first seat
    out[at + (s.seat - viewer) % s.n_seats] = 1
    at += SEATS
    out[at + s.era - 1] = 1
    out[at + 2] = ones(unseen(s, ERA_ONE, ERA_ONE_CARDS))
    out[at + 3] = ones(unseen(s, ERA_TWO, ERA_TWO_CARDS))
    at = write_throw(s, out, at + 4)
    for field in range(FIELDS):
        at = write_card(card_named(s, TRY_FIELD + field), out, at)
    for stack in range(STACKS):
        at = write_stack(s, stack, out, at)
    for phase in range(PHASES):
        at = write_phase(s, viewer, phase, out, at)
    for i in range(s.n_seats):
        at = write_seat(s, (viewer + i) % s.n_seats, out, at)


def write_throw(s: State, out: Any, at: int) -> int:
    if s.target != NONE:
        out[at] = target_of(s.target)
        out[at + 1] = s.total
    at += 2
    for colour in range(COLOURS):
        out[at] = s.pool[colour]
        out[at + 1] = s.imaginary[colour]
        for die in range(LIMIT):
            out[at + 2 + die] = s.thrown[colour][die]
        at += LIMIT + 2
    return at


def write_card(card: int, out: Any, at: int) -> int:
    if card != NONE:
        for colour in range(COLOURS):
            out[at + colour] = dice_needed(card, colour)
            out[at + 5 + colour] = dice_given(card, colour)
        out[at + 3] = target_of(card)
        out[at + 4] = stars(card)
        out[at + 8] = chips_given(card)
        out[at + 9] = imaginary_colour(card) + 1
        out[at + 10] = imaginary_value(card)
        out[at + 11] = gives(card) + 1
        out[at + 12] = paid(card)
        out[at + 13] = gets(card) + 1
        out[at + 14] = gained(card)
        out[at + 15] = bonus_colour(card) + 1
        out[at + 16] = bonus_of(card)
    return at + CARD_SIZE


def write_stack(s: State, stack: int, out: Any, at: int) -> int:
    card = s.stack_top[stack]
    out[at] = s.stack_left[stack]
    if card != NONE:
        for colour in range(COLOURS):
            out[at + 1 + colour] = dice_needed(card, colour)
        out[at + 4] = target_of(card)
        out[at + 5] = stars(card)
    return at + 6


def write_phase(s: State, viewer: int, phase: int, out: Any, at: int) -> int:
    builder = s.phase_builder[phase]
    if builder == NONE:
        out[at] = 1 if hindenburg_open(s) else 0
    elif builder == viewer:
        out[at + 1] = 1
    else:
        out[at + 2] = 1
    out[at + 3] = stars(PHASE + phase)
    out[at + 4] = stars_unfinished(PHASE + phase)
    return at + 5


def write_seat(s: State, seat: int, out: Any, at: int) -> int:
    company = s.companies[seat]
    out[at] = 1
    out[at + 1] = company.chips
    out[at + 2] = company.marks
    out[at + 3] = score(s, seat)
    out[at + 4] = airships_built(s, seat)
    out[at + 5] = 1 if s.wooden_airship == seat else 0
    for colour in range(COLOURS):
        out[at + 6 + colour] = dice_of(s, seat, colour)
    engineer = company.department[ENGINEERS]
    if engineer != NONE:
        out[at + 9] = imaginary_value(engineer)
    materials = company.department[MATERIALS]
    if materials != NONE:
        out[at + 10] = paid(materials)
        out[at + 11] = gained(materials)
    engine = company.department[ENGINES]
    if engine != NONE:
        out[at + 12] = bonus_of(engine)
    out[at + 13] = s.extra if s.seat == seat else 0
    for d in range(DEPARTMENTS):
        write_card(company.department[d], out, at + 14 + d * CARD_SIZE)
    return at + SEAT_SIZE
