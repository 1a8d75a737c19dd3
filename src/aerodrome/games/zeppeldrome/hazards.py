"""Step 5 of a turn of Zeppeldrome: the hazards that a player moves."""

from __future__ import annotations

from aerodrome.games.zeppeldrome import cards, course, state
from aerodrome.games.zeppeldrome.state import State
from aerodrome.rulebook.primitives import (
    EVERYBODY,
    tell,
)
from aerodrome.rulebook.record import (
    NONE,
)

# Rules that forbid a move: ZD-6.3 is 603.
FOLK_BLOCKED, FOLK_IN_GROUP, FOLK_HAS_MOVED = 603, 604, 605
MUST_MOVE_ONE, LEMMING_BLOCKED, LEMMING_HAS_MOVED, NO_ROOM_ON_TOP = 606, 607, 608, 609


def hazard_mover(s: State) -> int:
    return s.marshal if s.marshal != NONE else course.last_place(s)


def some_folk_can_move(s: State) -> bool:
    for choice in range(cards.FOLKS_THERE * cards.DIRECTIONS):
        if refuse_folk(s, choice // cards.DIRECTIONS, choice % cards.DIRECTIONS) == 0:
            return True
    return False


def refuse_folk(s: State, folk: int, direction: int) -> int:
    if s.folks[folk] == NONE:
        return FOLK_BLOCKED
    if (s.folks_moved >> folk) & 1 == 1:
        return FOLK_HAS_MOVED
    row = s.folks[folk] // cards.SECTION_WIDTH + cards.rows_down(direction)
    local = s.folks[folk] % cards.SECTION_WIDTH + cards.columns_on(direction)
    if row < 0 or row >= course.rows(s) or local < 0 or local >= cards.SECTION_WIDTH:
        return FOLK_BLOCKED
    space = row * cards.SECTION_WIDTH + local
    if course.folk_at(s, space) or course.ship_on(s, cards.FOLKS, space):
        return FOLK_BLOCKED
    return FOLK_IN_GROUP if folks_together(s, folk, space) > 2 else 0


def folks_together(s: State, folk: int, space: int) -> int:
    """How many Old Folks would stand together, side by side or one above the other, if this one moved to a space."""
    together = 1
    for other in range(cards.FOLKS_THERE):
        if other != folk and are_beside(s.folks[other], space):
            together += 1
            for third in range(cards.FOLKS_THERE):
                if third != folk and third != other and are_beside(s.folks[third], s.folks[other]):
                    together += 1
    return together


def are_beside(a: int, b: int) -> bool:
    """Do two spaces of a section share a side?"""
    if a == NONE or b == NONE:
        return False
    rows_apart = abs(a // cards.SECTION_WIDTH - b // cards.SECTION_WIDTH)
    return rows_apart + abs(a % cards.SECTION_WIDTH - b % cards.SECTION_WIDTH) == 1


def move_folk(s: State, seat: int, action: int) -> None:
    if action == state.FOLKS_DONE:
        s.hazard += 1
        return
    folk = (action - state.FOLK) // cards.DIRECTIONS
    direction = (action - state.FOLK) % cards.DIRECTIONS
    s.folks[folk] += cards.rows_down(direction) * cards.SECTION_WIDTH + cards.columns_on(direction)
    s.folks_moved |= 1 << folk
    tell(s, EVERYBODY, state.EVENT_FOLK, seat, folk, direction)


def lemming_answers(s: State) -> int:
    answers = 0
    for action in range(state.LEMMING, state.LEMMINGS_DONE + 1):
        if refuse_lemmings(s, action) == 0:
            answers += 1
    return answers


def refuse_lemmings(s: State, action: int) -> int:
    if action < state.NEW_LEMMING:
        return refuse_lemming(s, action - state.LEMMING)
    if s.lemmings_moved == 0 and some_lemming_can_move(s):
        return MUST_MOVE_ONE
    return refuse_new_lemming(s, action - state.NEW_LEMMING) if action < state.LEMMINGS_DONE else 0


def some_lemming_can_move(s: State) -> bool:
    for i in range(cards.LEMMINGS_THERE):
        if refuse_lemming(s, i) == 0:
            return True
    return False


def refuse_lemming(s: State, lemming: int) -> int:
    space = s.lemmings[lemming]
    if space == NONE or (s.lemmings_moved >> lemming) & 1 == 1 or s.lemmings_dropped > 0:
        return LEMMING_HAS_MOVED
    below_it = space + cards.SECTION_WIDTH
    if below_it >= course.rows(s) * cards.SECTION_WIDTH:
        return 0
    return LEMMING_BLOCKED if course.lemming_at(s, below_it) or course.ship_on(s, cards.LEMMINGS, below_it) else 0


def spare_lemming(s: State) -> int:
    """A Lemming beside the course that has not fallen in this turn, NONE if there is none."""
    for i in range(cards.LEMMINGS_THERE):
        if s.lemmings[i] == NONE and (s.lemmings_moved >> i) & 1 == 0:
            return i
    return NONE


def refuse_new_lemming(s: State, local: int) -> int:
    if spare_lemming(s) == NONE:
        return LEMMING_HAS_MOVED
    there = 0
    for i in range(cards.LEMMINGS_THERE):
        if s.lemmings[i] != NONE and s.lemmings[i] % cards.SECTION_WIDTH == local:
            there += 1
    if there >= cards.lemming_limit(local) or course.lemming_at(s, local) or course.ship_on(s, cards.LEMMINGS, local):
        return NO_ROOM_ON_TOP
    return 0


def move_lemmings(s: State, seat: int, action: int) -> None:
    if action == state.LEMMINGS_DONE:
        s.hazard += 1
    elif action < state.NEW_LEMMING:
        move_lemming(s, seat, action - state.LEMMING)
    else:
        lemming = spare_lemming(s)
        s.lemmings[lemming] = action - state.NEW_LEMMING
        s.lemmings_moved |= 1 << lemming
        s.lemmings_dropped += 1
        tell(s, EVERYBODY, state.EVENT_NEW_LEMMING, seat, lemming, action - state.NEW_LEMMING)


def move_lemming(s: State, seat: int, lemming: int) -> None:
    space = s.lemmings[lemming] + cards.SECTION_WIDTH
    falls = space >= course.rows(s) * cards.SECTION_WIDTH
    s.lemmings[lemming] = NONE if falls else space
    s.lemmings_moved |= 1 << lemming
    tell(s, EVERYBODY, state.EVENT_LEMMING, seat, lemming, 1 if falls else 0)
