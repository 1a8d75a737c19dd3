"""What the table of Airships in the browser asks: chances, what a company lacks, and what a card would bring it.

Each is asked of any seat, whoever's go it is: the seat is given the go, on the copy of the state that a preview has.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.airships import cards, rules, state, telling
from aerodrome.games.airships.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.bits import ones
from aerodrome.rulebook.record import NONE

MOST_DICE = 9  # three real ones of each colour
THROWS = 10077696  # of so many dice: a chance is so many throws of these
CHIPS = state.CHIPS_EACH + 1
SUMS = 37  # sums of one colour: four dice, nine at most on each
TOTALS = 3 * (SUMS - 1) + 1

# What `attempt` writes, by its places.
WAY, REAL, IMAGINARY, LACKING = 0, 1, 4, 7
FREE, BARE, WITH_CHIPS = 10, 11, 12
AT_SUMS = WITH_CHIPS + CHIPS  # what follows is only for counting
AT_TOTALS = AT_SUMS + SUMS

PREVIEWS = {
    "attempt": AT_TOTALS + TOTALS,
    "obstacle": 0,
    "named": 0,
    "gain": 8,
    "dice": 2 * cards.COLOURS,
    "bonuses": 3,
    "counting": 2 * cards.COLOURS,
    "points": 4,
    "supply": 0,
    "hindenburg": 0,
    "pile": 3,
    "say_card": 0,
    "say_figures": 0,
}


# --- an attempt ---------------------------------------------------------------------------------------------


def attempt(s: State, seat: int, card: int, way: int, out: Any) -> None:
    """How a seat would try for a card, and how likely it is to succeed.

    ``way`` is that of the exchange, or NONE for the best. Written are the way; the real dice of each colour; the values
    of the imaginary ones; the dice that are lacking; what is added for free; the successful throws, of THROWS, without
    any bonus; and with the free bonus and up to so many chips, NONE for more than may be spent. Of a way that cannot be
    paid all throws are NONE. Where dice are lacking whatever is done, the way is the one that lacks fewest.
    """
    if way != NONE:
        try_way(s, seat, card, way, out)
        return
    best = state.KEEP_DICE
    most = NONE
    spends = 0
    lacks = 0
    for each in range(state.KEEP_DICE, state.USE_BONUSES):
        try_way(s, seat, card, each, out)
        if out[BARE] != NONE:
            lacking = out[LACKING] + out[LACKING + 1] + out[LACKING + 2]
            successes = with_all_chips(out)
            spent = chips_spent(out)
            fewer = lacking < lacks
            likelier = lacking == lacks and successes > most
            cheaper = lacking == lacks and successes == most and spent < spends
            if most == NONE or fewer or likelier or cheaper:
                best = each
                most = successes
                spends = spent
                lacks = lacking
    try_way(s, seat, card, best, out)


def give_go(s: State, seat: int) -> None:
    s.seat = seat
    rules.gather_dice(s)


def try_way(s: State, seat: int, card: int, way: int, out: Any) -> None:
    give_go(s, seat)
    for i in range(AT_SUMS):
        out[i] = NONE
    out[WAY] = way
    able = way == state.KEEP_DICE or rules.refuse_payment(s, way) == 0
    for colour in range(cards.COLOURS):
        out[REAL + colour] = rules.real_dice(s, way, colour) if able else 0
        out[IMAGINARY + colour] = rules.imaginary_die(s, way, colour) if able else 0
        countable = rules.dice_that_count(s, way, colour) if able else 0
        out[LACKING + colour] = max(0, cards.dice_needed(card, colour) - countable)
    out[FREE] = rules.free_bonus(s, card)
    if not able:
        return
    for colour in range(cards.COLOURS):
        s.pool[colour] = out[REAL + colour]
        s.imaginary[colour] = out[IMAGINARY + colour]
    count_throws(s, card, out)


def with_all_chips(out: Any) -> int:
    most = 0
    for chips in range(CHIPS):
        most = max(most, out[WITH_CHIPS + chips])
    return most


def chips_spent(out: Any) -> int:
    """How many chips are spent in all throws together, if each is spent only where it is needed."""
    spent = 0
    for chips in range(1, CHIPS):
        if out[WITH_CHIPS + chips] != NONE:
            spent += chips * (out[WITH_CHIPS + chips] - out[WITH_CHIPS + chips - 1])
    return spent


# --- counting throws ----------------------------------------------------------------------------------------


def count_throws(s: State, card: int, out: Any) -> None:
    """The throws that reach the card's target, without a bonus and with each; none where dice are lacking."""
    throws = count_totals(s, card, out)
    target = cards.target_of(card)
    lacking = out[LACKING] + out[LACKING + 1] + out[LACKING + 2]
    out[BARE] = 0 if lacking > 0 else reaching(out, target) * throws
    chips = min(s.companies[s.seat].chips, s.options[state.CHIPS_PER_ATTEMPT])
    for n in range(chips + 1):
        out[WITH_CHIPS + n] = 0 if lacking > 0 else reaching(out, target - out[FREE] - n) * throws


def reaching(out: Any, least: int) -> int:
    """The totals that are at least so much."""
    counted = 0
    for total in range(max(0, least), TOTALS):
        counted += out[AT_TOTALS + total]
    return counted


def count_totals(s: State, card: int, out: Any) -> int:
    """How often the dice that are thrown for a card make each total; returns how many of THROWS each of them is."""
    throws = THROWS
    for total in range(TOTALS):
        out[AT_TOTALS + total] = 0
    out[AT_TOTALS] = 1
    for colour in range(cards.COLOURS):
        needed = cards.dice_needed(card, colour)
        if needed > 0:
            throws = throws // count_sums(s, colour, needed, out)
            add_sums(out)
    return throws


def count_sums(s: State, colour: int, needed: int, out: Any) -> int:
    """How often the highest dice of a colour make each sum, as the rules count them; returns of how many throws."""
    for i in range(SUMS):
        out[AT_SUMS + i] = 0
    dice = min(s.pool[colour], state.LIMIT)
    throws = 1
    for _ in range(dice):
        throws *= 6
    for throw in range(throws):
        sides = throw
        for die in range(state.LIMIT):
            s.thrown[colour][die] = cards.face(colour, sides % 6) if die < dice else 0
            sides = sides // 6
        out[AT_SUMS + rules.highest(s, colour, needed)] += 1
    return throws


def add_sums(out: Any) -> None:
    """Take the sums of one more colour into the totals, the highest total first, for none is needed again then."""
    for i in range(TOTALS):
        total = TOTALS - 1 - i
        counted = 0
        for more in range(min(SUMS, total + 1)):
            counted += out[AT_TOTALS + total - more] * out[AT_SUMS + more]
        out[AT_TOTALS + total] = counted


# --- targets ------------------------------------------------------------------------------------------------


def obstacle(s: State, seat: int, action: int) -> int:
    """Why a seat could not try for what an action names, if it had the go now; 0 if it could."""
    give_go(s, seat)
    return rules.refuse_target(s, action)


def named(s: State, action: int) -> int:
    """The card that an action tries for, NONE where it is no attempt or nothing lies there."""
    if action < state.TRY_FIELD or action >= state.KEEP_DICE:
        return NONE
    return rules.card_named(s, action)


def gain(s: State, seat: int, action: int, out: Any) -> None:
    """What a seat would have more by what an action names.

    Written are the real dice of each colour, chips, points, 1 if the wooden airship would come to it, the card that
    would be replaced, or NONE, and 1 if the card does something at throws that this one does not do as well.
    """
    give_go(s, seat)
    company = s.companies[seat]
    for colour in range(cards.COLOURS):
        out[colour] = -s.pool[colour]
    out[3] = -company.chips
    out[4] = -rules.score(s, seat)
    out[5] = 0 if s.wooden_airship == seat else 1
    out[6] = NONE
    out[7] = 0
    s.target = rules.card_named(s, action)
    s.place_tried = action
    if action < state.TRY_STACK:
        out[6] = company.department[cards.department_of(s.target)]
        out[7] = 1 if helps_throws(s.target, out[6]) else 0
        rules.win_expansion(s)
    elif action < state.TRY_PHASE:
        company.fleet |= 1 << (s.target - cards.AIRSHIP)
        if rules.phases_built(s) == 0:  # AS-10.5
            rules.take_wooden_airship(s)
    else:
        rules.build_phase(s)
    rules.gather_dice(s)
    for colour in range(cards.COLOURS):
        out[colour] += s.pool[colour]
    out[3] += company.chips
    out[4] += rules.score(s, seat)
    if s.wooden_airship != seat:
        out[5] = 0


def helps_throws(card: int, old: int) -> bool:
    """Does a card do something at throws that the one it replaces, or NONE, does not do as well?"""
    if cards.imaginary_value(card) + cards.paid(card) + cards.bonus_of(card) == 0:
        return False
    if old == NONE:
        return True
    if cards.imaginary_value(card) > cards.imaginary_value(old) or cards.bonus_of(card) > cards.bonus_of(old):
        return True
    if cards.imaginary_value(card) > 0 and cards.imaginary_colour(card) != cards.imaginary_colour(old):
        return True
    if cards.bonus_of(card) > 0 and cards.bonus_colour(old) != cards.ANY_COLOUR:
        return cards.bonus_colour(card) != cards.bonus_colour(old)
    return cards.paid(card) > 0 and not exchanges_as_well(old, card)


def exchanges_as_well(one: int, other: int) -> bool:
    """Does a Materials card take no more of the same dice than another, and give no less?"""
    if cards.gives(one) != cards.gives(other) or cards.gets(one) != cards.gets(other):
        return False
    return cards.paid(one) <= cards.paid(other) and cards.gained(one) >= cards.gained(other)


# --- a throw ------------------------------------------------------------------------------------------------


def counting(
    s: State, seat: int, card: int, way: int, engineer: int, materials: int, white: int, red: int, black: int, out: Any
) -> None:
    """Which of the dice that a seat threw for a card count; faces come as decimal digits.

    The Engineer and the Materials card are those at the throw: what it won may have replaced them. ``way`` is NONE for
    the throw that the state is about. Written are the values of the imaginary dice, and the dice that count, a bit
    each; the bit after the three real ones is the imaginary one.
    """
    if way != NONE:
        s.companies[seat].department[cards.ENGINEERS] = engineer
        s.companies[seat].department[cards.MATERIALS] = materials
        give_go(s, seat)
    able = way != NONE and materials != NONE
    for colour in range(cards.COLOURS):
        out[colour] = rules.imaginary_die(s, way, colour) if able else s.imaginary[colour]
        faces = black
        if colour == cards.WHITE:
            faces = white
        elif colour == cards.RED:
            faces = red
        lay_out(s, colour, faces)
    for colour in range(cards.COLOURS):
        s.imaginary[colour] = out[colour]
        counted = 0
        for _ in range(cards.dice_needed(card, colour)):
            die = rules.highest_left(s, colour, counted)
            if die != NONE:
                counted |= 1 << die
        out[cards.COLOURS + colour] = counted


def lay_out(s: State, colour: int, faces: int) -> None:
    """Lay the dice of a colour out as they were told, the last digit last."""
    kit.fill(s.thrown[colour], 0)
    dice = 0
    rest = faces
    while rest > 0:
        dice += 1
        rest = rest // 10
    rest = faces
    for die in range(min(dice, state.LIMIT)):
        s.thrown[colour][dice - 1 - die] = rest % 10
        rest = rest // 10


def bonuses(s: State, seat: int, card: int, out: Any) -> None:
    """What makes up for a throw that falls short: the wooden airship, the Engine, and the chips that are spent."""
    s.seat = seat
    free = rules.free_bonus(s, card)
    out[0] = 1 if s.wooden_airship == seat else 0
    out[1] = free - out[0]
    out[2] = max(0, cards.target_of(card) - s.total - free)


# --- a company and the table --------------------------------------------------------------------------------


def dice(s: State, seat: int, out: Any) -> None:
    """The real dice of each colour that a company has, and the value of the imaginary one, 0 for none."""
    give_go(s, seat)
    for colour in range(cards.COLOURS):
        out[colour] = s.pool[colour]
        out[cards.COLOURS + colour] = s.imaginary[colour]


def points(s: State, seat: int, out: Any) -> None:
    """All points of a company; those of its airships, its expansions and its phases."""
    out[0] = rules.score(s, seat)
    out[1] = rules.stars_of_fleet(s, seat)
    out[2] = rules.stars_of_expansions(s, seat)
    out[3] = rules.stars_of_phases(s, seat)


def supply(s: State, seat: int) -> int:
    """Chips that a company can still receive."""
    return rules.supply_of(s, seat)


def hindenburg(s: State) -> int:
    """May the Hindenburg be built?"""
    return 1 if rules.hindenburg_open(s) else 0


def pile(s: State, out: Any) -> None:
    """The cards in the pile: all of them, those of the first era, and 1 while the Change of Era is among them."""
    out[0] = rules.cards_in_pile(s)
    out[1] = ones(rules.unseen(s, cards.ERA_ONE, cards.ERA_ONE_CARDS))
    out[2] = 1 if s.era == 1 else 0


# --- in words -----------------------------------------------------------------------------------------------


def say_card(s: State, card: int) -> None:
    """A card in one line."""
    telling.card_said(s, card)


def say_figures(s: State, card: int) -> None:
    """What a card needs, what it gives and what it is worth: a message each."""
    telling.figures(s, card, True)
