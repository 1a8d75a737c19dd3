"""A blinded state of Airships as small numbers for learning programs, seen from one seat.

Seats are counted from the viewer: the viewer is 0, the next seat clockwise is 1, and so on. Absent seats are all zero.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.airships import cards, rules, state
from aerodrome.games.airships.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.bits import ones
from aerodrome.rulebook.record import NONE

CARD_SIZE = 17  # needs 3, target, stars, dice 3, chips, imaginary 2, exchange 4, bonus 2
SEAT_SIZE = 14 + cards.DEPARTMENTS * CARD_SIZE

PIECES = (
    ("question", state.ASK_EXTRA_GO + 1),  # one of: entrepreneur, target, exchange, bonus, another go
    ("acting", state.SEATS),  # whose go it is
    ("era", 2),  # one of: era 1, era 2
    ("pile", 2),  # cards of era 1 and of era 2 that are still face down
    ("throw", 2 + cards.COLOURS * (state.LIMIT + 2)),  # target, total; per colour: pool, imaginary die, three faces
    ("board", state.FIELDS * CARD_SIZE),  # each field's card, zero if free
    ("stacks", state.STACKS * 6),  # for each: cards left, needs 3, target, stars
    (
        "hindenburg",
        cards.PHASES * 5,
    ),  # for each phase: open, built by the viewer, built by a rival, stars, stars unfinished
    ("seats", state.SEATS * SEAT_SIZE),  # for each: there, chips, marks, score, airships, wooden airship, dice 3, ...
)
"""The parts of the observation in order, with their sizes."""


def observe(s: State, seat: int, out: Any) -> None:
    viewer = kit.begin_observation(s.asked, seat, out)
    at = state.ASK_EXTRA_GO + 1
    out[at + (s.seat - viewer) % s.n_seats] = 1
    at += state.SEATS
    out[at + s.era - 1] = 1
    out[at + 2] = ones(rules.unseen(s, cards.ERA_ONE, cards.ERA_ONE_CARDS))
    out[at + 3] = ones(rules.unseen(s, cards.ERA_TWO, cards.ERA_TWO_CARDS))
    at = write_throw(s, out, at + 4)
    for field in range(state.FIELDS):
        at = write_card(rules.card_named(s, state.TRY_FIELD + field), out, at)
    for stack in range(state.STACKS):
        at = write_stack(s, stack, out, at)
    for phase in range(cards.PHASES):
        at = write_phase(s, viewer, phase, out, at)
    for i in range(s.n_seats):
        at = write_seat(s, (viewer + i) % s.n_seats, out, at)


def write_throw(s: State, out: Any, at: int) -> int:
    if s.target != NONE:
        out[at] = cards.target_of(s.target)
        out[at + 1] = s.total
    at += 2
    for colour in range(cards.COLOURS):
        out[at] = s.pool[colour]
        out[at + 1] = s.imaginary[colour]
        for die in range(state.LIMIT):
            out[at + 2 + die] = s.thrown[colour][die]
        at += state.LIMIT + 2
    return at


def write_card(card: int, out: Any, at: int) -> int:
    if card != NONE:
        for colour in range(cards.COLOURS):
            out[at + colour] = cards.dice_needed(card, colour)
            out[at + 5 + colour] = cards.dice_given(card, colour)
        out[at + 3] = cards.target_of(card)
        out[at + 4] = cards.stars(card)
        out[at + 8] = cards.chips_given(card)
        out[at + 9] = cards.imaginary_colour(card) + 1
        out[at + 10] = cards.imaginary_value(card)
        out[at + 11] = cards.gives(card) + 1
        out[at + 12] = cards.paid(card)
        out[at + 13] = cards.gets(card) + 1
        out[at + 14] = cards.gained(card)
        out[at + 15] = cards.bonus_colour(card) + 1
        out[at + 16] = cards.bonus_of(card)
    return at + CARD_SIZE


def write_stack(s: State, stack: int, out: Any, at: int) -> int:
    card = s.stack_top[stack]
    out[at] = s.stack_left[stack]
    if card != NONE:
        for colour in range(cards.COLOURS):
            out[at + 1 + colour] = cards.dice_needed(card, colour)
        out[at + 4] = cards.target_of(card)
        out[at + 5] = cards.stars(card)
    return at + 6


def write_phase(s: State, viewer: int, phase: int, out: Any, at: int) -> int:
    builder = s.phase_builder[phase]
    if builder == NONE:
        out[at] = 1 if rules.hindenburg_open(s) else 0
    elif builder == viewer:
        out[at + 1] = 1
    else:
        out[at + 2] = 1
    out[at + 3] = cards.stars(cards.PHASE + phase)
    out[at + 4] = cards.stars_unfinished(cards.PHASE + phase)
    return at + 5


def write_seat(s: State, seat: int, out: Any, at: int) -> int:
    company = s.companies[seat]
    kit.write_three(1, company.chips, company.marks, out, at)
    has_wooden = 1 if s.wooden_airship == seat else 0
    kit.write_three(rules.score(s, seat), rules.airships_built(s, seat), has_wooden, out, at + 3)
    for colour in range(cards.COLOURS):
        out[at + 6 + colour] = rules.dice_of(s, seat, colour)
    engineer = company.department[cards.ENGINEERS]
    if engineer != NONE:
        out[at + 9] = cards.imaginary_value(engineer)
    materials = company.department[cards.MATERIALS]
    if materials != NONE:
        out[at + 10] = cards.paid(materials)
        out[at + 11] = cards.gained(materials)
    engine = company.department[cards.ENGINES]
    if engine != NONE:
        out[at + 12] = cards.bonus_of(engine)
    out[at + 13] = s.extra if s.seat == seat else 0
    for d in range(cards.DEPARTMENTS):
        write_card(company.department[d], out, at + 14 + d * CARD_SIZE)
    return at + SEAT_SIZE
