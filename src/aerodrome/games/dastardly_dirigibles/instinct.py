"""Instinct: how good an action looks at a glance, in hundredths of a point. Greedy play and the search use it.

It values an airship by what it would score, by how much of it is built, and by whether completing it now would win the
round. A card in hand is worth what it could add.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.dastardly_dirigibles import cards, rules, state
from aerodrome.games.dastardly_dirigibles.state import State
from aerodrome.rulebook.bits import nth_one
from aerodrome.rulebook.record import NONE

STEP = 40  # what a filled place is worth besides its points
NEW_CARD = 70  # what an unseen card is worth in hand
CARD_GIVEN = 20  # the average worth of a card given for another
USELESS = -25  # the worth of a card that fits no place on the airship, which is the least worth of any card
WINS_ROUND = 300  # gained by completing the airship with the most points, lost by completing another

EACH_SUIT = 0x11111110  # a one in a tally for each suit that is not Wild
POINTS_AT = 40  # the lowest bit above a tally


def appeal(s: State, seat: int, action: int) -> int:
    return action_appeal(s, seat, action) if s.asked == state.ASK_ACTION else other_appeal(s, seat, action)


def other_appeal(s: State, seat: int, action: int) -> int:
    """The appeal of an answer to any question except ASK_ACTION."""
    ship = glance(s, seat)
    if s.asked == state.ASK_MATCH:
        return match_appeal(s, seat, ship, action)
    if s.asked == state.ASK_TRANSMUTE:
        return placing(s, seat, ship, (action - state.PLACE) // cards.SLOTS, (action - state.PLACE) % cards.SLOTS)
    if s.asked == state.ASK_EXTRACT:
        return 0 if action == state.KEEP_ALL else announcing(s, seat, ship, action - state.PLACE)
    if s.asked == state.ASK_DRAW:
        return (
            NEW_CARD
            if action == state.DRAW_PILE
            else card_worth(s, seat, ship, s.emporium[action - state.DRAW_EMPORIUM])
        )
    if s.asked == state.ASK_GIVE:
        return -card_worth(s, seat, ship, action - state.GIVE)
    if s.asked == state.ASK_TAKE:
        return card_worth(s, seat, ship, action - state.TAKE)
    if s.asked == state.ASK_ROB:
        victim = (action - state.ROB) // cards.SLOTS
        return theft_worth(s, seat, ship, victim, glance(s, victim), (action - state.ROB) % cards.SLOTS)
    if s.asked == state.ASK_DESTROY:
        victim = (action - state.DESTROY) // cards.PARTS
        return destruction_worth(s, victim, glance(s, victim), (action - state.DESTROY) % cards.PARTS)
    return -loss(s, seat, ship, cards.FRONT_LIFT if action == state.LOSE_FRONT else cards.BACK_LIFT)


# --- airships -----------------------------------------------------------------------------------------------
# Callers that look at an airship several times count its tally once, and pass it on as ``ship``.


def glance(s: State, seat: int) -> int:
    """The tally of an airship, with its points in the bits above."""
    ship = rules.tally(s, seat)
    return ship | rules.points_of(ship) << POINTS_AT


def placing(s: State, seat: int, ship: int, suit: int, slot: int) -> int:
    """What a seat gains by playing a card of this suit to this place."""
    old = s.players[seat].ship[slot]
    points = rules.points_of(ship - rules.tally_of(old) + rules.tally_of(suit))
    gain = 100 * (points - (ship >> POINTS_AT))
    gain += 100 if (suit < cards.WILD) & belongs(ship, suit) else 0
    gain += STEP if old == NONE else 0
    if rules.cards_of_suit(ship, NONE) == 1 and old == NONE:
        gain += WINS_ROUND if points + cards.points_for(cards.FIRST) > best_rival(s, seat) else -WINS_ROUND
    return gain


def belongs(ship: int, suit: int) -> bool:
    """Is no other suit more common on an airship?

    One addition compares all suits: a suit with more cards reaches the top bit of its four.
    """
    return (ship + EACH_SUIT * (cards.SLOTS - rules.cards_of_suit(ship, suit))) & (EACH_SUIT << 3) == 0


def best_rival(s: State, seat: int) -> int:
    best = 0
    for i in range(s.n_seats):
        if i != seat:
            ship = glance(s, i)
            best = max(best, (ship >> POINTS_AT) + (1 if rules.cards_of_suit(ship, NONE) == 0 else 0))
    return best


def announcing(s: State, seat: int, ship: int, choice: int) -> int:
    """The worth of placing a part, less what the others may gain when they match it."""
    part = cards.part_of_slot(choice % cards.SLOTS)
    gift = 0
    for i in range(s.n_seats):
        if i != seat and lacks(s, i, part) and rules.parts_on_ship(s, i) == cards.SLOTS - 1:
            gift += 250 if shows(s, i, part) else 80 if s.players[i].may_have[part] > 0 else 0
    return placing(s, seat, ship, choice // cards.SLOTS, choice % cards.SLOTS) - gift


def lacks(s: State, seat: int, part: int) -> bool:
    """Is a place for this part still empty?"""
    ship = s.players[seat].ship
    return ship[cards.first_slot(part)] == NONE or ship[cards.last_slot(part)] == NONE


def shows(s: State, seat: int, part: int) -> bool:
    for suit in range(cards.SUITS):
        if s.players[seat].shown[cards.card_of(suit, part)] > 0:
            return True
    return False


# --- cards in hand ------------------------------------------------------------------------------------------


def card_worth(s: State, seat: int, ship: int, kind: int) -> int:
    """What a card is worth in the seat's hand."""
    if kind >= cards.FIRST_SPECIAL:
        return special_worth(s, seat, kind)
    suit = kind // cards.PARTS
    first = cards.first_slot(cards.part_of(kind))
    last = cards.last_slot(cards.part_of(kind))
    best = placing(s, seat, ship, suit, first)
    if last != first:
        best = max(best, placing(s, seat, ship, suit, last))
    return max(USELESS, min(best, 400) // 2)


def special_worth(s: State, seat: int, special: int) -> int:
    if special == cards.DYNAMOTOR:
        return 100 * cards.points_for(cards.WITH_DYNAMOTOR) if s.players[seat].hand[cards.DYNAMOTOR] <= 1 else 0
    if special == cards.TRANSMUTATION:
        return 60
    return 110 if special == cards.EXTRACTOR else 90


def worst_card(s: State, seat: int, ship: int, except_kind: int) -> int:
    """The worth of the least valuable card in hand; a large number for an empty hand."""
    worst = 1000
    kinds = kinds_among(s.players[seat].hand) & ~(1 << except_kind)
    while kinds != 0 and worst > USELESS:
        worst = min(worst, card_worth(s, seat, ship, nth_one(kinds, 0)))
        kinds &= kinds - 1
    return worst


def best_on_discards(s: State, seat: int, ship: int) -> int:
    best = 0
    kinds = kinds_among(s.discards) & ~(1 << cards.PRESTIDIGITATION)
    while kinds != 0:
        best = max(best, card_worth(s, seat, ship, nth_one(kinds, 0)))
        kinds &= kinds - 1
    return best


def kinds_among(counts: Any) -> int:
    """The kinds that occur among the counted cards, a bit each."""
    kinds = 0
    for kind in range(cards.KINDS):
        kinds |= (1 if counts[kind] > 0 else 0) << kind
    return kinds


# --- actions ------------------------------------------------------------------------------------------------


def action_appeal(s: State, seat: int, action: int) -> int:
    if action == state.PASS:
        return 0
    if action == state.REPLACE_EMPORIUM:
        return 2
    ship = glance(s, seat)
    if action < state.PLAY_SPECIAL:
        return announcing(s, seat, ship, action - state.PLACE)
    if action >= state.DISCARD:
        return NEW_CARD // 2 - card_worth(s, seat, ship, action - state.DISCARD) - 5
    if action >= state.SWAP:
        kind = s.emporium[action - state.SWAP]
        return card_worth(s, seat, ship, kind) - worst_card(s, seat, ship, kind) - 10
    return special_appeal(s, seat, ship, cards.FIRST_SPECIAL + action - state.PLAY_SPECIAL)


def special_appeal(s: State, seat: int, ship: int, special: int) -> int:
    if special == cards.EXTRACTOR:
        return 180 if rules.can_draw(s) else -20  # DD-6.15: the card would only come back, at the cost of an action
    if special == cards.PRESTIDIGITATION:
        return best_on_discards(s, seat, ship) - 30
    best = 0
    for i in range(s.n_seats):
        if i != seat:
            target = glance(s, i)
            for slot in range(cards.SLOTS):
                if s.players[i].ship[slot] != NONE:
                    if special == cards.THIEF:
                        best = max(best, theft_worth(s, seat, ship, i, target, slot))
                    elif special == cards.TESLA:
                        best = max(best, destruction_worth(s, i, target, cards.part_of_slot(slot)))
    return best - 30


def theft_worth(s: State, seat: int, ship: int, victim: int, target: int, slot: int) -> int:
    """What it is worth to take a part; ``target`` is the victim's airship."""
    kind = cards.card_of(s.players[victim].ship[slot], cards.part_of_slot(slot))
    return card_worth(s, seat, ship, kind) + loss(s, victim, target, slot) // 2


def destruction_worth(s: State, victim: int, target: int, part: int) -> int:
    """The least that a rival loses."""
    least = 1000
    for slot in range(cards.first_slot(part), cards.last_slot(part) + 1):
        if cards.part_of_slot(slot) == part and s.players[victim].ship[slot] != NONE:
            least = min(least, loss(s, victim, target, slot))
    return least // 2


def loss(s: State, seat: int, ship: int, slot: int) -> int:
    """What an airship loses if the part at a place is removed."""
    without = rules.points_of(ship - rules.tally_of(s.players[seat].ship[slot]) + rules.tally_of(NONE))
    points = 100 * ((ship >> POINTS_AT) - without) + STEP
    return points + (150 if rules.cards_of_suit(ship, NONE) <= 1 else 0)


def match_appeal(s: State, seat: int, ship: int, action: int) -> int:
    if action == state.NO_MATCH:
        return 0
    if action != state.TRANSMUTE:
        return placing(s, seat, ship, (action - state.PLACE) // cards.SLOTS, (action - state.PLACE) % cards.SLOTS)
    best = -1000
    for choice in range(cards.SUITS * cards.SLOTS):
        kind = cards.card_of(choice // cards.SLOTS, cards.part_of_slot(choice % cards.SLOTS))
        if s.players[seat].hand[kind] > 0 and s.players[seat].ship[choice % cards.SLOTS] != choice // cards.SLOTS:
            best = max(best, placing(s, seat, ship, choice // cards.SLOTS, choice % cards.SLOTS))
    return best - 60


def hunch(s: State, seat: int, action: int) -> int:
    """The same as ``appeal``, but ignores what others may gain from a part, and which card is given for another."""
    if s.asked == state.ASK_ACTION and action >= state.PLACE:
        if action < state.PLAY_SPECIAL:
            return placing(
                s, seat, glance(s, seat), (action - state.PLACE) // cards.SLOTS, (action - state.PLACE) % cards.SLOTS
            )
        if state.SWAP <= action < state.REPLACE_EMPORIUM:
            return card_worth(s, seat, glance(s, seat), s.emporium[action - state.SWAP]) - CARD_GIVEN
    return appeal(s, seat, action)
