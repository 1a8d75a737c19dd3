"""Step 5 of a turn of Zeppeldrome: the hazards that a player moves."""

from __future__ import annotations

from aerodrome.games.zeppeldrome.cards import (
    DIRECTIONS,
    FOLKS,
    FOLKS_THERE,
    LEMMINGS,
    LEMMINGS_THERE,
    SECTION_WIDTH,
    columns_on,
    lemming_limit,
    rows_down,
)
from aerodrome.games.zeppeldrome.course import (
    folk_at,
    last_place,
    lemming_at,
    rows,
    ship_on,
)
from aerodrome.games.zeppeldrome.state import (
    EVENT_FOLK,
    EVENT_LEMMING,
    EVENT_NEW_LEMMING,
    FOLK,
    FOLKS_DONE,
    LEMMING,
    LEMMINGS_DONE,
    NEW_LEMMING,
    State,
)
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
    return s.marshal if s.marshal != NONE else last_place(s)


def some_folk_can_move(s: State) -> bool:
    for choice in range(FOLKS_THERE * DIRECTIONS):
        if refuse_folk(s, choice // DIRECTIONS, choice % DIRECTIONS) == 0:
            return True
    return False


def refuse_folk(s: State, folk: int, direction: int) -> int:
    if s.folks[folk] == NONE:
        return FOLK_BLOCKED
    if (s.folks_moved >> folk) & 1 == 1:
        return FOLK_HAS_MOVED
    row = s.folks[folk] // SECTION_WIDTH + rows_down(direction)
    local = s.folks[folk] % SECTION_WIDTH + columns_on(direction)
    if row < 0 or row >= rows(s) or local < 0 or local >= SECTION_WIDTH:
        return FOLK_BLOCKED
    space = row * SECTION_WIDTH + local
    if folk_at(s, space) or ship_on(s, FOLKS, space):
        return FOLK_BLOCKED
    return FOLK_IN_GROUP if folks_together(s, folk, space) > 2 else 0


def folks_together(s: State, folk: int, space: int) -> int:
    """How many Old Folks would stand together, side by side or one above the other, if one of them went to a space."""
    together = 1
    for other in range(FOLKS_THERE):
        if other != folk and are_beside(s.folks[other], space):
            together += 1
            for third in range(FOLKS_THERE):
                if third != folk and third != other and are_beside(s.folks[third], s.folks[other]):
                    together += 1
    return together


def are_beside(a: int, b: int) -> bool:
    """Do two spaces of a section share a side?"""
    if a == NONE or b == NONE:
        return False
    rows_apart = abs(a // SECTION_WIDTH - b // SECTION_WIDTH)
    return rows_apart + abs(a % SECTION_WIDTH - b % SECTION_WIDTH) == 1


def move_folk(s: State, seat: int, action: int) -> None:
    if action == FOLKS_DONE:
        s.hazard += 1
        return
    folk = (action - FOLK) // DIRECTIONS
    direction = (action - FOLK) % DIRECTIONS
    s.folks[folk] += rows_down(direction) * SECTION_WIDTH + columns_on(direction)
    s.folks_moved |= 1 << folk
    tell(s, EVERYBODY, EVENT_FOLK, seat, folk, direction)


def lemming_answers(s: State) -> int:
    answers = 0
    for action in range(LEMMING, LEMMINGS_DONE + 1):
        if refuse_lemmings(s, action) == 0:
            answers += 1
    return answers


def refuse_lemmings(s: State, action: int) -> int:
    if action < NEW_LEMMING:
        return refuse_lemming(s, action - LEMMING)
    if s.lemmings_moved == 0 and some_lemming_can_move(s):
        return MUST_MOVE_ONE
    return refuse_new_lemming(s, action - NEW_LEMMING) if action < LEMMINGS_DONE else 0


def some_lemming_can_move(s: State) -> bool:
    for i in range(LEMMINGS_THERE):
        if refuse_lemming(s, i) == 0:
            return True
    return False


def refuse_lemming(s: State, lemming: int) -> int:
    space = s.lemmings[lemming]
    if space == NONE or (s.lemmings_moved >> lemming) & 1 == 1 or s.lemmings_dropped > 0:
        return LEMMING_HAS_MOVED
    below_it = space + SECTION_WIDTH
    if below_it >= rows(s) * SECTION_WIDTH:
        return 0
    return LEMMING_BLOCKED if lemming_at(s, below_it) or ship_on(s, LEMMINGS, below_it) else 0


def spare_lemming(s: State) -> int:
    """A Lemming beside the course that has not fallen in this turn, NONE for none."""
    for i in range(LEMMINGS_THERE):
        if s.lemmings[i] == NONE and (s.lemmings_moved >> i) & 1 == 0:
            return i
    return NONE


def refuse_new_lemming(s: State, local: int) -> int:
    if spare_lemming(s) == NONE:
        return LEMMING_HAS_MOVED
    there = 0
    for i in range(LEMMINGS_THERE):
        if s.lemmings[i] != NONE and s.lemmings[i] % SECTION_WIDTH == local:
            there += 1
    if there >= lemming_limit(local) or lemming_at(s, local) or ship_on(s, LEMMINGS, local):
        return NO_ROOM_ON_TOP
    return 0


def move_lemmings(s: State, seat: int, action: int) -> None:
    if action == LEMMINGS_DONE:
        s.hazard += 1
    elif action < NEW_LEMMING:
        move_lemming(s, seat, action - LEMMING)
    else:
        lemming = spare_lemming(s)
        s.lemmings[lemming] = action - NEW_LEMMING
        s.lemmings_moved |= 1 << lemming
        s.lemmings_dropped += 1
        tell(s, EVERYBODY, EVENT_NEW_LEMMING, seat, lemming, action - NEW_LEMMING)


def move_lemming(s: State, seat: int, lemming: int) -> None:
    space = s.lemmings[lemming] + SECTION_WIDTH
    falls = space >= rows(s) * SECTION_WIDTH
    s.lemmings[lemming] = NONE if falls else space
    s.lemmings_moved |= 1 << lemming
    tell(s, EVERYBODY, EVENT_LEMMING, seat, lemming, 1 if falls else 0)
