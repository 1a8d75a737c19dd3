"""A blinded state of Airships as small numbers for learning programs, seen from one seat.

Seats are counted from the viewer: the viewer is 0, the next seat clockwise is 1, and so on. Absent seats are all zero.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.airships import cards, instinct, rules, state
from aerodrome.games.airships.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.bits import ones
from aerodrome.rulebook.record import NONE

GOAL_SIZE = 5  # needs 3, target, stars
GIFT_SIZE = cards.COLOURS
CARD_SIZE = GOAL_SIZE + GIFT_SIZE
BOARD_SIZE = state.FIELDS * (1 + CARD_SIZE) + state.ROW  # and the chips of each Captain
TARGET_KINDS = cards.DEPARTMENTS + 2  # an expansion of a department, an airship, a phase
WAYS = state.USE_BONUSES - state.KEEP_DICE
PHASE_SIZE = 4
SEAT_SIZE = 12 + cards.DEPARTMENTS * (1 + GIFT_SIZE)

PIECES = (
    ("question", state.ASK_EXTRA_GO + 1),  # one of: entrepreneur, target, exchange, bonus, another go
    ("acting", state.SEATS),  # whose go it is
    ("era", 2),  # one of: era 1, era 2
    ("pile", 2),  # cards of era 1 and of era 2 that are still face down
    ("unseen", cards.ERA_ONE_CARDS + cards.ERA_TWO_CARDS + cards.AIRSHIPS),  # each card that nobody has seen
    ("clock", 6),  # goes, airships to build until the end, phases to build, stacks used up, idle seats, go is paid for
    ("options", 4),  # chips in an attempt, phases in order, card after the Change of Era, chip without a target
    ("target", TARGET_KINDS + CARD_SIZE + 1),  # what is tried for: its kind, needs 3, target, stars, gift 3, chips
    ("throw", 4 + cards.COLOURS * (state.LIMIT + 2)),  # total, missing, free bonus, chips that may be spent;
    # per colour: pool, imaginary die, three faces
    ("ways", WAYS * (cards.COLOURS + 1)),  # for each way of the exchange: dice that can count, chance in hundredths
    ("board", BOARD_SIZE),  # for each field: chance, needs 3, target, stars, gift 3, and the chips of Captains
    ("stacks", state.STACKS * (2 + GOAL_SIZE)),  # for each: cards left, chance, needs 3, target, stars
    ("hindenburg", cards.PHASES * PHASE_SIZE),  # for each phase: open, built by the viewer, built by a rival, chance
    ("seats", state.SEATS * SEAT_SIZE),  # for each: there, chips, marks, score, airships, wooden airship, dice 3, ...
)
"""The parts of the observation in order, with their sizes.

A gift has a number for each colour: dice given; for an Engineer the value of its imaginary die, for Materials what an
exchange takes (below 0) and brings, for an Engine what it adds to a throw for a target of that colour. A chance is in
hundredths, and is that of the seat whose go it is, with all its bonuses, as instinct sees it; 0 for what it cannot
name.
"""


def observe(s: State, seat: int, out: Any) -> None:
    viewer = kit.begin_observation(s.asked, seat, out)
    at = state.ASK_EXTRA_GO + 1
    out[at + (s.seat - viewer) % s.n_seats] = 1
    at += state.SEATS
    out[at + s.era - 1] = 1
    at = write_unseen(s, out, at + 2)
    at = write_clock(s, out, at)
    at = write_throw(s, out, write_target(s, out, at))
    at = write_ways(s, out, at)
    for field in range(state.FIELDS):
        out[at] = chance_of(s, state.TRY_FIELD + field)
        at = write_card(s.board[field // state.ROW][field % state.ROW], out, at + 1)
        if field // state.ROW == cards.CAPTAINS:
            at = write_chips(s.board[cards.CAPTAINS][field % state.ROW], out, at)
    for stack in range(state.STACKS):
        out[at] = s.stack_left[stack]
        out[at + 1] = chance_of(s, state.TRY_STACK + stack)
        at = write_goal(s.stack_top[stack], out, at + 2)
    for phase in range(cards.PHASES):
        at = write_phase(s, viewer, phase, out, at)
    best = 0
    second = 0
    for i in range(s.n_seats):
        standing = rules.standing(s, i)
        second = max(second, min(best, standing))
        best = max(best, standing)
    for i in range(s.n_seats):
        at = write_seat(s, (viewer + i) % s.n_seats, best, second, out, at)


# --- the game -----------------------------------------------------------------------------------------------


def write_unseen(s: State, out: Any, at: int) -> int:
    first = rules.unseen(s, cards.ERA_ONE, cards.ERA_ONE_CARDS)
    second = rules.unseen(s, cards.ERA_TWO, cards.ERA_TWO_CARDS)
    out[at] = ones(first)
    out[at + 1] = ones(second)
    at = write_bits(first, cards.ERA_ONE_CARDS, out, at + 2)
    at = write_bits(second, cards.ERA_TWO_CARDS, out, at)
    return write_bits(~s.airships_seen, cards.AIRSHIPS, out, at)


def write_bits(bits: int, n: int, out: Any, at: int) -> int:
    for i in range(n):
        out[at + i] = (bits >> i) & 1
    return at + n


def write_clock(s: State, out: Any, at: int) -> int:
    used_up = 0
    to_build = 0
    for stack in range(state.STACKS):
        to_build += max(0, s.stack_left[stack] - 1)
        if s.stack_left[stack] == 0:
            used_up += 1
    at = kit.write_three(s.goes, to_build, cards.PHASES - rules.phases_built(s), out, at)
    at = kit.write_three(used_up, s.idle, s.extra, out, at)
    out[at] = s.options[state.CHIPS_PER_ATTEMPT]
    return kit.write_three(
        s.options[state.PHASES_IN_ORDER],
        s.options[state.REPLACE_ERA_CARD],
        s.options[state.CHIP_FOR_NO_TARGET],
        out,
        at + 1,
    )


# --- the attempt --------------------------------------------------------------------------------------------


def write_target(s: State, out: Any, at: int) -> int:
    card = s.target
    kind = NONE
    if card >= cards.PHASE:
        kind = cards.DEPARTMENTS + 1
    elif card >= cards.AIRSHIP:
        kind = cards.DEPARTMENTS
    elif card != NONE:
        kind = cards.department_of(card)
    at = kit.write_one_of(kind, TARGET_KINDS, out, at)
    if kind >= cards.DEPARTMENTS:
        write_goal(card, out, at)
        card = NONE
    return write_chips(card, out, write_card(card, out, at))


def write_throw(s: State, out: Any, at: int) -> int:
    if s.target != NONE:
        out[at] = s.total
        out[at + 1] = cards.target_of(s.target) - s.total
        out[at + 2] = rules.free_bonus(s, s.target)
    out[at + 3] = min(s.companies[s.seat].chips, s.options[state.CHIPS_PER_ATTEMPT])
    at += 4
    for colour in range(cards.COLOURS):
        out[at] = s.pool[colour]
        out[at + 1] = s.imaginary[colour]
        for die in range(state.LIMIT):
            out[at + 2 + die] = s.thrown[colour][die]
        at += state.LIMIT + 2
    return at


def write_ways(s: State, out: Any, at: int) -> int:
    for way in range(WAYS):
        for colour in range(cards.COLOURS):
            out[at + colour] = rules.packed_dice(s.countable[way], colour)
        if s.asked == state.ASK_EXCHANGE:
            out[at + cards.COLOURS] = instinct.chance(s, s.target, state.KEEP_DICE + way) // 10
        at += cards.COLOURS + 1
    return at


def chance_of(s: State, action: int) -> int:
    """The chance of a target in hundredths; 0 unless it can be named now."""
    if s.asked != state.ASK_TARGET or rules.refuse_target(s, action) != 0:
        return 0
    return instinct.best_chance(s, rules.card_named(s, action)) // 10


# --- cards --------------------------------------------------------------------------------------------------


def write_goal(card: int, out: Any, at: int) -> int:
    if card != NONE:
        for colour in range(cards.COLOURS):
            out[at + colour] = cards.dice_needed(card, colour)
        out[at + 3] = cards.target_of(card)
        out[at + 4] = cards.stars(card)
    return at + GOAL_SIZE


def write_card(card: int, out: Any, at: int) -> int:
    return write_gift(card, out, write_goal(card, out, at))


def write_gift(card: int, out: Any, at: int) -> int:
    """What an expansion gives to its owner for good, by colour."""
    if card != NONE:
        if cards.department_of(card) == cards.ENGINEERS:
            out[at + cards.imaginary_colour(card)] = cards.imaginary_value(card)
        elif cards.department_of(card) == cards.MATERIALS:
            out[at + cards.gives(card)] = -cards.paid(card)
            out[at + cards.gets(card)] = cards.gained(card)
        else:
            is_engine = cards.department_of(card) == cards.ENGINES
            any_colour = is_engine and cards.bonus_colour(card) == cards.ANY_COLOUR
            for colour in range(cards.COLOURS):
                if not is_engine:
                    out[at + colour] = cards.dice_given(card, colour)
                elif any_colour or cards.bonus_colour(card) == colour:
                    out[at + colour] = cards.bonus_of(card)
    return at + GIFT_SIZE


def write_chips(card: int, out: Any, at: int) -> int:
    if card != NONE:
        out[at] = cards.chips_given(card)
    return at + 1


def write_phase(s: State, viewer: int, phase: int, out: Any, at: int) -> int:
    builder = s.phase_builder[phase]
    if builder == NONE:
        out[at] = 1 if rules.refuse_phase(s, phase) == 0 else 0
    elif builder == viewer:
        out[at + 1] = 1
    else:
        out[at + 2] = 1
    out[at + 3] = chance_of(s, state.TRY_PHASE + phase)
    return at + PHASE_SIZE


# --- seats --------------------------------------------------------------------------------------------------


def write_seat(s: State, seat: int, best: int, second: int, out: Any, at: int) -> int:
    """``best`` and ``second`` are the two best standings."""
    company = s.companies[seat]
    standing = rules.standing(s, seat)
    score = standing // 100
    rival = second if standing == best else best
    kit.write_three(1, company.chips, company.marks, out, at)
    has_wooden = 1 if s.wooden_airship == seat else 0
    kit.write_three(score, standing % 100, has_wooden, out, at + 3)
    for colour in range(cards.COLOURS):
        out[at + 6 + colour] = rules.dice_of(s, seat, colour)
    can_pay = 1 if company.chips >= state.EXTRA_GO_COST else 0
    at = kit.write_three(can_pay, score - rival // 100, 1 if standing == best else 0, out, at + 9)
    for d in range(cards.DEPARTMENTS):
        if company.department[d] != NONE:
            out[at] = cards.stars(company.department[d])
        at = write_gift(company.department[d], out, at + 1)
    return at
