"""A blinded state of Zeppeldrome as small numbers for learning programs, seen from one seat.

Seats are counted from the viewer: the viewer is 0, the next seat is 1, and so on. Absent seats are all zero. The spaces
around the viewer's ship are counted from the ship, so that the same numbers mean the same wherever it is.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.zeppeldrome import accounts, cards, course, hazards, instinct, rules, state
from aerodrome.games.zeppeldrome.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.bits import (
    WORD,
    size,
)
from aerodrome.rulebook.record import (
    NONE,
)

# The spaces around the viewer's ship: so many rows above and below it, columns behind it, and columns in all.
ROWS_AROUND, COLUMNS_BEHIND, COLUMNS_AROUND = 3, 1, 8
ROWS = 2 * ROWS_AROUND + 1
AROUND = ROWS * COLUMNS_AROUND

STEPS = 6  # steps that have questions, the set-up among them
EFFECT_KINDS = 4  # those that a question can be about: chits before and after the plan, moves at once, chits removed
EFFECT_SIZE = EFFECT_KINDS + 3  # columns on, rows down, whether it must be paid for
TOKEN_SIZE = 4  # there, rows below the ship, columns ahead of it, moved in this turn
CHITS_SIZE = cards.DIRECTIONS + 3  # the direction of the one that is next, how many, columns on, rows down
SEAT_SIZE = 19 + cards.COLOURS + cards.DIRECTIONS + 2 * CHITS_SIZE
PROMISE_STEP, MOST_PROMISED = 10, 100  # hundredths of a column; a plan that reaches the finish promises the most

PIECES = (
    ("question", state.QUESTIONS),  # one of: colour, machine, plan, action, target, choice, direction, ...
    ("asked", state.SEATS),  # the seat that must answer
    ("step", STEPS),  # one of: set-up, plans, actions, hazards, movement, discarding
    ("table", 9),  # turn, rows, chits left, pile, gears open, pistons open, reversed, action round, cards played in it
    (
        "course",
        2 * cards.CLEAR,
    ),  # for each hazard: whether it is there, and how many columns ahead of the viewer's ship
    ("order", state.SEATS * state.SEATS),  # the place of each seat in the sequence
    ("action", cards.CARDS_IN_DECK),  # the card being carried out
    ("effect", EFFECT_SIZE),  # its effect that the question is about
    ("target", state.SEATS),  # the seat that it is played on
    ("vector", 6),  # extra vectors, must fly, has flown, loses one; the arrow to pay for: columns on, rows down
    ("mover", state.SEATS),  # whose ship has just been moved
    ("own hand", cards.CARDS_IN_DECK),
    ("own plan", cards.CARDS_IN_DECK),  # the card, from when it is chosen in secret
    ("own plan down", 1),  # it is to lie face down
    ("discards", cards.CARDS_IN_DECK),
    ("folks", cards.FOLKS_THERE * TOKEN_SIZE),  # each Old Folk
    ("lemmings", 1 + cards.LEMMINGS_THERE * TOKEN_SIZE),  # new ones in this turn, and each
    # The spaces around the viewer's ship, row by row:
    ("walls", AROUND),  # where it can never be: off the course, blocked spaces, gates of others
    ("machine", AROUND),  # symbols: 1 open, -1 closed
    ("occupied", AROUND),  # ships, Old Folks and Lemmings
    ("wind", AROUND),
    ("fog", AROUND),
    ("fans", AROUND),  # 1 for its colour, as long as they give a bonus; -1 for others
    ("goods", AROUND),  # ballast tokens, and Inspiration Point
    ("barriers", cards.DIRECTIONS),  # directions in which it would bounce
    ("seats", state.SEATS * SEAT_SIZE),  # for each: there, row, column, columns to the finish, lead, place, ...
)
"""The parts of the observation in order, with their sizes."""


def observe(s: State, seat: int, out: Any) -> None:
    viewer = kit.begin_observation(s.asked, seat, out)
    at = state.QUESTIONS
    if s.asked != NONE and s.asked != state.ASK_PLAN:
        out[at + kit.places_after(s.decider, viewer, s.n_seats)] = 1
    at = write_table(s, viewer, out, at + state.SEATS)
    for i in range(s.n_seats):
        out[at + state.SEATS * i + kit.places_after(s.order[i], viewer, s.n_seats)] = 1
    at = write_action(s, viewer, out, at + state.SEATS * state.SEATS)
    at = write_cards(s, seat, viewer, out, at)
    at = write_tokens(s, viewer, out, at)
    at = write_around(s, viewer, out, at)
    hazard_mover = hazards.hazard_mover(s)
    for i in range(s.n_seats):
        at = write_seat(s, seat, kit.seat_after(viewer, i, s.n_seats), hazard_mover, out, at)


# --- the turn -----------------------------------------------------------------------------------------------


def write_table(s: State, viewer: int, out: Any, at: int) -> int:
    # Nobody is asked anything in steps 2 and 3.
    out[at + (s.step if s.step <= state.STEP_PLAN else s.step - (state.STEP_ACTIONS - state.STEP_PLAN - 1))] = 1
    at = kit.write_three(s.turn, course.rows(s), s.chits, out, at + STEPS)
    at = kit.write_three(pile_size(s), 1 if s.gears_open == 1 else 0, 1 if s.gears_open == 0 else 0, out, at)
    at = kit.write_three(s.reversed, s.action_round, s.cards_played, out, at)
    for index in range(s.sections):
        if s.course[index] < cards.CLEAR:
            out[at + 2 * s.course[index]] = 1
            first = cards.START_COLUMNS + cards.SECTION_WIDTH * index
            out[at + 2 * s.course[index] + 1] = first - s.players[viewer].column
    return at + 2 * cards.CLEAR


def pile_size(s: State) -> int:
    """How many cards nobody has drawn, as everybody can count."""
    left = cards.CARDS_IN_DECK - size(s.discards)
    for i in range(s.n_seats):
        left -= s.players[i].hand_size + s.players[i].laid
    return left


def write_action(s: State, viewer: int, out: Any, at: int) -> int:
    at = kit.write_one_of(s.card, cards.CARDS_IN_DECK, out, at)
    if s.card != NONE and s.choice != NONE and s.effect < cards.MOST_EFFECTS:
        code = cards.effect_code(s.card, s.choice, s.effect)
        if cards.BEFORE <= cards.effect_kind(code) <= cards.REMOVE:
            out[at + cards.effect_kind(code) - cards.BEFORE] = 1
            if cards.effect_direction(code) < cards.DIRECTIONS:
                out[at + EFFECT_KINDS] = cards.columns_on(cards.effect_direction(code))
                out[at + EFFECT_KINDS + 1] = cards.rows_down(cards.effect_direction(code))
            out[at + EFFECT_KINDS + 2] = 1 if cards.effect_paid(code) else 0
    at += EFFECT_SIZE
    if s.target != NONE:
        out[at + kit.places_after(s.target, viewer, s.n_seats)] = 1
    at = kit.write_three(s.bonuses, s.committed, s.attempted, out, at + state.SEATS)
    out[at] = s.losing
    if s.to_pay_for != NONE:
        out[at + 1] = cards.columns_on(s.to_pay_for)
        out[at + 2] = cards.rows_down(s.to_pay_for)
    at += 3
    if s.mover != NONE:
        out[at + kit.places_after(s.mover, viewer, s.n_seats)] = 1
    return at + state.SEATS


# --- cards --------------------------------------------------------------------------------------------------


def write_cards(s: State, seat: int, viewer: int, out: Any, at: int) -> int:
    own = s.players[viewer]
    if seat >= 0:
        write_set(own.hand, out, at)
    at += cards.CARDS_IN_DECK
    if own.laid == 1:
        if own.shown == 1 or seat >= 0:
            out[at + own.plan] = 1
    elif seat >= 0 and own.chosen != NONE:
        out[at + own.chosen % cards.CARDS_IN_DECK] = 1
        out[at + cards.CARDS_IN_DECK] = 1 if own.chosen >= state.FACE_DOWN else 0
    at += cards.CARDS_IN_DECK + 1
    write_set(s.discards, out, at)
    return at + cards.CARDS_IN_DECK


def write_set(words: Any, out: Any, at: int) -> None:
    kit.write_bits(words[0], out, at)
    kit.write_bits(words[1], out, at + WORD)


# --- the course around the viewer's ship --------------------------------------------------------------------


def write_tokens(s: State, viewer: int, out: Any, at: int) -> int:
    for i in range(cards.FOLKS_THERE):
        at = write_token(s, viewer, cards.FOLKS, s.folks[i], (s.folks_moved >> i) & 1, out, at)
    out[at] = s.lemmings_dropped
    at += 1
    for i in range(cards.LEMMINGS_THERE):
        at = write_token(s, viewer, cards.LEMMINGS, s.lemmings[i], (s.lemmings_moved >> i) & 1, out, at)
    return at


def write_token(s: State, viewer: int, section: int, space: int, moved: int, out: Any, at: int) -> int:
    if space != NONE:
        out[at] = 1
        out[at + 1] = space // cards.SECTION_WIDTH - s.players[viewer].row
        out[at + 2] = course.column_of(s, section, space % cards.SECTION_WIDTH) - s.players[viewer].column
    out[at + 3] = moved
    return at + TOKEN_SIZE


def write_around(s: State, viewer: int, out: Any, at: int) -> int:
    player = s.players[viewer]
    if player.column != NONE:
        top = player.row - ROWS_AROUND
        left = player.column - COLUMNS_BEHIND
        for column in range(left, left + COLUMNS_AROUND):
            write_column(s, viewer, top, column, out, at + column - left)
        write_occupied(s, viewer, top, left, out, at + 2 * AROUND)
        for direction in range(cards.DIRECTIONS):
            if course.barrier_towards(s, viewer, direction, 1) != course.FREE:
                out[at + 7 * AROUND + direction] = 1
    return at + 7 * AROUND + cards.DIRECTIONS


def write_column(s: State, viewer: int, top: int, column: int, out: Any, at: int) -> None:
    """What is printed on a column around the viewer's ship; ``at`` is its top space among the walls."""
    on_course = 0 <= column <= course.finish_column(s)
    first = max(0, -top) if on_course else ROWS
    end = min(ROWS, course.rows(s) - top)
    for nth in range(first):
        out[at + nth * COLUMNS_AROUND] = 1
    for nth in range(end, ROWS):
        out[at + nth * COLUMNS_AROUND] = 1
    section = course.section_there(s, column)
    if section != NONE and section != cards.CLEAR:
        space = course.local_space(top + first, column)
        for nth in range(first, end):
            mark = cards.printed_mark(s.options[state.OPTION_ROWS], section, space)
            if mark != cards.OPEN:
                write_mark(s, viewer, section, space, mark, out, at + nth * COLUMNS_AROUND)
            space += cards.SECTION_WIDTH


def write_mark(s: State, viewer: int, section: int, space: int, mark: int, out: Any, at: int) -> None:
    colour = s.players[viewer].colour
    if mark == cards.MARK_BLOCKED:
        out[at] = 1
    elif mark == cards.MARK_GEAR or mark == cards.MARK_PISTON:
        out[at + AROUND] = 1 if (mark == cards.MARK_GEAR) == (s.gears_open == 1) else -1
    elif mark == cards.MARK_WIND:
        out[at + 3 * AROUND] = 1
    elif mark == cards.MARK_FOG:
        out[at + 4 * AROUND] = 1
    elif mark >= cards.MARK_FAN:
        if mark - cards.MARK_FAN != colour:
            out[at + 5 * AROUND] = -1
        elif (s.bonus_spaces >> space) & 1 == 0:
            out[at + 5 * AROUND] = 1
    elif mark >= cards.MARK_GATE:
        out[at] = 1 if mark - cards.MARK_GATE != colour else 0
    elif mark == cards.MARK_INSPIRATION or (section == cards.BALLAST and (s.ballast >> space) & 1 == 1):
        out[at + 6 * AROUND] = 1


def write_occupied(s: State, viewer: int, top: int, left: int, out: Any, at: int) -> None:
    for i in range(s.n_seats):
        if i != viewer and s.players[i].column != NONE:
            occupy(s.players[i].row - top, s.players[i].column - left, out, at)
    occupy_all(s.folks, top, course.column_of(s, cards.FOLKS, 0) - left, out, at)
    occupy_all(s.lemmings, top, course.column_of(s, cards.LEMMINGS, 0) - left, out, at)


def occupy_all(spaces: Any, top: int, first: int, out: Any, at: int) -> None:
    """Mark the spaces of a section that begins with this column."""
    if -cards.SECTION_WIDTH < first < COLUMNS_AROUND:
        for i in range(len(spaces)):
            if spaces[i] != NONE:
                row = spaces[i] // cards.SECTION_WIDTH
                occupy(row - top, first + spaces[i] % cards.SECTION_WIDTH, out, at)


def occupy(row: int, column: int, out: Any, at: int) -> None:
    if 0 <= row < ROWS and 0 <= column < COLUMNS_AROUND:
        out[at + row * COLUMNS_AROUND + column] = 1


# --- seats --------------------------------------------------------------------------------------------------


def write_older(s: State, seat: int, i: int, out: Any, at: int) -> None:
    """How many cards in hand or face down are surely older than one reshuffle, and than two, as far as the viewer
    knows."""
    a = accounts.account_of(seat)
    account = s.accounts[a]
    older = cards.CARDS_IN_DECK
    much_older = cards.CARDS_IN_DECK
    for case in range(account.cases):
        once = accounts.unnamed(s, a, case, i, 1)
        count = 0
        for age in range(2, state.PERIODS):
            count += accounts.unnamed(s, a, case, i, age)
        for n in range(state.NAMES):
            if account.names[n] != NONE and accounts.seat_of(s, a, case, n) == i:
                age = accounts.age_to(s, a, account.names[n])
                if age == 1:
                    once += 1
                elif age > 1:
                    count += 1
        older = min(older, once + count)
        much_older = min(much_older, count)
    out[at] = older
    out[at + 1] = much_older


def columns_ahead(s: State, i: int) -> int:
    """How many columns a seat is ahead of the best other one; below 0 if it is behind."""
    best = 0
    for other in range(s.n_seats):
        if other != i:
            best = max(best, s.players[other].column)
    return s.players[i].column - best


def still_to_come(s: State, i: int) -> int:
    """1 if the seat's turn in the sequence has not been yet in this round, or is now."""
    for nth in range(s.at, s.n_seats):
        if s.order[nth] == i:
            return 1
    return 0


def flies_now(s: State, i: int) -> bool:
    """Does a plan lie there that everybody sees, as far as it can be seen?"""
    return s.players[i].flying == 1 and s.step >= state.STEP_ACTIONS


def promised(s: State, i: int) -> int:
    """How many columns further the plan leads if nothing else moves."""
    gain = instinct.promise(s, i, instinct.space_of(s, i)) - instinct.A_COLUMN * s.players[i].column
    return max(-MOST_PROMISED, min(MOST_PROMISED, gain // PROMISE_STEP))


def write_ways(s: State, i: int, out: Any, at: int) -> int:
    """The directions of the card's next vector: 1, or 2 if it must be paid for."""
    player = s.players[i]
    if flies_now(s, i) and player.card_over == 0:
        if player.face_up == 1:
            first = cards.first_arrow(player.cube)
            for arrow in range(first, first + cards.arrows_from(player.cube)):
                out[at + cards.heading(arrow)] = 2 if cards.is_paid(arrow) else 1
        else:
            for direction in range(cards.DIRECTIONS):
                out[at + direction] = 1
    return at + cards.DIRECTIONS


def write_chits(way: int, foreseen: int, left: int, out: Any, at: int) -> int:
    """The chits before a card, or after it, of which some are ``foreseen`` as a way."""
    columns = 0
    rows = 0
    if foreseen > 0:
        out[at + (way & 7)] = 1
    for _ in range(foreseen):
        columns += cards.columns_on(way & 7)
        rows += cards.rows_down(way & 7)
        way >>= 3
    return kit.write_three(left, columns, rows, out, at + cards.DIRECTIONS)


def write_seat(s: State, seat: int, i: int, hazard_mover: int, out: Any, at: int) -> int:
    player = s.players[i]
    placed = player.column != NONE
    at = kit.write_three(1, player.row, player.column, out, at)
    if placed:
        kit.write_three(course.finish_column(s) - player.column, columns_ahead(s, i), rules.place(s, i), out, at)
        out[at + 12] = 1 if hazard_mover == i else 0
    at = kit.write_three(player.hand_size, player.ballast, player.ladder, out, at + 3)
    at = kit.write_three(player.flying, player.face_up, player.card_over, out, at)
    write_older(s, seat, i, out, at)
    out[at + 2] = 1 if s.marshal == i else 0
    at += 3
    out[at + 1] = still_to_come(s, i)
    out[at + 2] = promised(s, i) if flies_now(s, i) else 0
    out[at + 3] = 1 if player.laid == 1 and player.shown == 0 else 0
    at = kit.write_one_of(player.colour, cards.COLOURS, out, at + 4)
    at = write_ways(s, i, out, at)
    before = player.before_count - player.before_flown
    at = write_chits(instinct.chits_before(s, i), instinct.count_before(s, i), before, out, at)
    after = player.after_count - player.after_flown
    return write_chits(instinct.chits_after(s, i), instinct.count_after(s, i), after, out, at)
