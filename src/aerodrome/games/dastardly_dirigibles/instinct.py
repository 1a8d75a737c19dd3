"""Instinct: how good an action looks at a glance, in hundredths of a point. For greedy play and for guiding search.

An airship is judged by what it would score, by how far it is built, and by whether completing it now would win the
round. A card in hand is worth what it could add.
"""

from __future__ import annotations

from aerodrome.games.dastardly_dirigibles.cards import (
    BACK_LIFT,
    DYNAMOTOR,
    EXTRACTOR,
    FIRST,
    FIRST_SPECIAL,
    FRONT_LIFT,
    KINDS,
    MUDDLE,
    PARTS,
    PRESTIDIGITATION,
    SINGLE_CARD,
    SLOTS,
    SUIT_CARD,
    SUITS,
    TESLA,
    THIEF,
    TRANSMUTATION,
    WILD,
    WILD_CARD,
    WITH_DYNAMOTOR,
    card_of,
    part_of,
    part_of_slot,
    points_for,
)
from aerodrome.games.dastardly_dirigibles.rules import cards_of_suit, complete, parts_on_ship, ship_points
from aerodrome.games.dastardly_dirigibles.state import (
    ASK_ACTION,
    ASK_DESTROY,
    ASK_DRAW,
    ASK_EXTRACT,
    ASK_GIVE,
    ASK_MATCH,
    ASK_ROB,
    ASK_TAKE,
    ASK_TRANSMUTE,
    DESTROY,
    DISCARD,
    DRAW_EMPORIUM,
    DRAW_PILE,
    GIVE,
    KEEP_ALL,
    LOSE_FRONT,
    NO_MATCH,
    PASS,
    PLACE,
    PLAY_SPECIAL,
    REPLACE_EMPORIUM,
    ROB,
    SWAP,
    TAKE,
    TRANSMUTE,
    State,
)
from aerodrome.rulebook.record import NONE

STEP = 40  # what a filled place is worth beside its points
NEW_CARD = 70  # what an unseen card is worth in hand
WINS_ROUND = 300  # completing an airship that scores more than the others, or fewer


def appeal(s: State, seat: int, action: int) -> int:
    if s.asked == ASK_ACTION:
        return action_appeal(s, seat, action)
    if s.asked == ASK_MATCH:
        return match_appeal(s, seat, action)
    if s.asked == ASK_TRANSMUTE:
        return placing(s, seat, action - PLACE)
    if s.asked == ASK_EXTRACT:
        return 0 if action == KEEP_ALL else announcing(s, seat, action - PLACE)
    if s.asked == ASK_DRAW:
        return NEW_CARD if action == DRAW_PILE else card_worth(s, seat, s.emporium[action - DRAW_EMPORIUM])
    if s.asked == ASK_GIVE:
        return -card_worth(s, seat, action - GIVE)
    if s.asked == ASK_TAKE:
        return card_worth(s, seat, action - TAKE)
    if s.asked == ASK_ROB:
        return theft_worth(s, seat, (action - ROB) // SLOTS, (action - ROB) % SLOTS)
    if s.asked == ASK_DESTROY:
        return destruction_worth(s, (action - DESTROY) // PARTS, (action - DESTROY) % PARTS)
    return -loss(s, seat, FRONT_LIFT if action == LOSE_FRONT else BACK_LIFT)


# --- airships -----------------------------------------------------------------------------------------------


def points_with(s: State, seat: int, slot: int, suit: int) -> int:
    """What the seat's airship would count with this suit at this place, or NONE there."""
    parts = 0
    wilds = 0
    most = 0
    for one in range(SUITS):
        count = 0
        for at in range(SLOTS):
            if (suit if at == slot else s.players[seat].ship[at]) == one:
                count += 1
        parts += count
        if one >= WILD:
            wilds += count
        else:
            most = max(most, count)
    if wilds == 0 and most <= 1:
        return points_for(MUDDLE) if parts == SLOTS else parts * points_for(SINGLE_CARD)
    return most * points_for(SUIT_CARD) + wilds * points_for(WILD_CARD)


def placing(s: State, seat: int, choice: int) -> int:
    """What playing a card of this suit to this place gains; ``choice`` is 7 * suit + slot."""
    suit = choice // SLOTS
    slot = choice % SLOTS
    points = points_with(s, seat, slot, suit)
    gain = 100 * (points - ship_points(s, seat)) + (100 if suit < WILD and belongs(s, seat, suit) else 0)
    if s.players[seat].ship[slot] == NONE:
        gain += STEP
        if parts_on_ship(s, seat) == SLOTS - 1:
            gain += WINS_ROUND if points + points_for(FIRST) > best_rival(s, seat) else -WINS_ROUND
    return gain


def belongs(s: State, seat: int, suit: int) -> bool:
    """Is no other suit more common on the seat's airship?"""
    for one in range(WILD):
        if cards_of_suit(s, seat, one) > cards_of_suit(s, seat, suit):
            return False
    return True


def best_rival(s: State, seat: int) -> int:
    best = 0
    for i in range(s.n_seats):
        if i != seat:
            best = max(best, ship_points(s, i) + (1 if complete(s, i) else 0))
    return best


def announcing(s: State, seat: int, choice: int) -> int:
    """Placing a part, less what the others may make of having to match it."""
    part = part_of_slot(choice % SLOTS)
    gift = 0
    for i in range(s.n_seats):
        if i != seat and parts_on_ship(s, i) == SLOTS - 1 and lacks(s, i, part):
            gift += 250 if shows(s, i, part) else 80 if s.players[i].may_have[part] > 0 else 0
    return placing(s, seat, choice) - gift


def lacks(s: State, seat: int, part: int) -> bool:
    """Is a place for this part still empty?"""
    for slot in range(SLOTS):
        if part_of_slot(slot) == part and s.players[seat].ship[slot] == NONE:
            return True
    return False


def shows(s: State, seat: int, part: int) -> bool:
    for suit in range(SUITS):
        if s.players[seat].shown[card_of(suit, part)] > 0:
            return True
    return False


# --- cards in hand ------------------------------------------------------------------------------------------


def card_worth(s: State, seat: int, kind: int) -> int:
    """What a card is worth in the seat's hand."""
    if kind == DYNAMOTOR:
        return 100 * points_for(WITH_DYNAMOTOR) if s.players[seat].hand[DYNAMOTOR] <= 1 else 0
    if kind == TRANSMUTATION:
        return 60
    if kind >= FIRST_SPECIAL:
        return 110 if kind == EXTRACTOR else 90
    best = -50
    for slot in range(SLOTS):
        if part_of_slot(slot) == part_of(kind):
            best = max(best, placing(s, seat, kind // PARTS * SLOTS + slot))
    return min(best, 400) // 2


def worst_card(s: State, seat: int, except_kind: int) -> int:
    """The worth of the card that the seat would miss least; a large number for an empty hand."""
    worst = 1000
    for kind in range(KINDS):
        if s.players[seat].hand[kind] > 0 and kind != except_kind:
            worst = min(worst, card_worth(s, seat, kind))
    return worst


def best_on_discards(s: State, seat: int) -> int:
    best = 0
    for kind in range(KINDS):
        if s.discards[kind] > 0 and kind != PRESTIDIGITATION:
            best = max(best, card_worth(s, seat, kind))
    return best


# --- actions ------------------------------------------------------------------------------------------------


def action_appeal(s: State, seat: int, action: int) -> int:
    if action < PLAY_SPECIAL:
        return announcing(s, seat, action - PLACE)
    if action == PASS:
        return 0
    if action == REPLACE_EMPORIUM:
        return 2
    if action >= DISCARD:
        return NEW_CARD // 2 - card_worth(s, seat, action - DISCARD) - 5
    if action >= SWAP:
        kind = s.emporium[action - SWAP]
        return card_worth(s, seat, kind) - worst_card(s, seat, kind) - 10
    return special_appeal(s, seat, FIRST_SPECIAL + action - PLAY_SPECIAL)


def special_appeal(s: State, seat: int, special: int) -> int:
    if special == EXTRACTOR:
        return 180
    if special == PRESTIDIGITATION:
        return best_on_discards(s, seat) - 30
    best = 0
    for i in range(s.n_seats):
        if i != seat:
            for slot in range(SLOTS):
                if s.players[i].ship[slot] != NONE:
                    if special == THIEF:
                        best = max(best, theft_worth(s, seat, i, slot))
                    elif special == TESLA:
                        best = max(best, destruction_worth(s, i, part_of_slot(slot)))
    return best - 30


def theft_worth(s: State, seat: int, victim: int, slot: int) -> int:
    kind = card_of(s.players[victim].ship[slot], part_of_slot(slot))
    return card_worth(s, seat, kind) + loss(s, victim, slot) // 2


def destruction_worth(s: State, victim: int, part: int) -> int:
    """What a rival loses at least."""
    least = 1000
    for slot in range(SLOTS):
        if part_of_slot(slot) == part and s.players[victim].ship[slot] != NONE:
            least = min(least, loss(s, victim, slot))
    return least // 2


def loss(s: State, seat: int, slot: int) -> int:
    """What an airship loses with the part at a place."""
    points = 100 * (ship_points(s, seat) - points_with(s, seat, slot, NONE)) + STEP
    return points + (150 if parts_on_ship(s, seat) >= SLOTS - 1 else 0)


def match_appeal(s: State, seat: int, action: int) -> int:
    if action == NO_MATCH:
        return 0
    if action != TRANSMUTE:
        return placing(s, seat, action - PLACE)
    best = -1000
    for choice in range(SUITS * SLOTS):
        kind = card_of(choice // SLOTS, part_of_slot(choice % SLOTS))
        if s.players[seat].hand[kind] > 0 and s.players[seat].ship[choice % SLOTS] != choice // SLOTS:
            best = max(best, placing(s, seat, choice))
    return best - 60
