"""What Dastardly Dirigibles' texts have in common: the kinds of things they name, and the cards."""

from __future__ import annotations

from aerodrome.games.dastardly_dirigibles import cards
from aerodrome.games.dastardly_dirigibles.state import State
from aerodrome.rulebook.messages import NUMBER, Messages, names, some_of
from aerodrome.rulebook.primitives import say
from aerodrome.rulebook.record import NONE

CARD_IDS = (*(f"{suit}-{part}" for suit in cards.SUIT_IDS for part in cards.PART_IDS), *cards.SPECIAL_IDS)
SUIT = names("suit", cards.SUIT_IDS, titles=lambda own: own.suits)
PART = names("part", cards.PART_IDS, titles=lambda own: own.parts)
SLOT = names(
    "slot",
    cards.SLOT_IDS,
    titles=lambda own: [  # the two Lift Engines are counted from front to back
        own.parts[part] + {cards.FRONT_LIFT: " 1", cards.BACK_LIFT: " 2"}.get(slot, "")
        for slot, part in enumerate(cards.PART_OF_SLOT)
    ],
)
CARD = names(
    "card",
    CARD_IDS,
    titles=lambda own: [
        *(f"{suit} {part}" for suit in own.suits for part in own.parts),
        *(special.name for special in own.specials),
    ],
)
EFFECT = names("effect", cards.SPECIAL_IDS, titles=lambda own: [special.text for special in own.specials])
WHERE = names("where", ("front", "back"))  # of a Lift Engine; NONE for all other parts
FIGURE = names("figure", cards.FIGURES)

message = Messages()


def card_at(suit: int, slot: int) -> int:
    """The card of a suit at a place of an airship; NONE where there is none."""
    return cards.card_of(suit, cards.part_of_slot(slot)) if suit != NONE else NONE


def where(slot: int) -> int:
    """Whether a Lift Engine is the front or the back one."""
    if slot == cards.FRONT_LIFT:
        return 0
    return 1 if slot == cards.BACK_LIFT else NONE


def card_on_ship(s: State, seat: int, slot: int) -> int:
    """The card at a place of a seat's airship; NONE where there is none."""
    return card_at(s.players[seat].ship[slot], slot)


# --- the list of cards

CARDS_LISTED = cards.SUITS + cards.SPECIALS

SUIT_LISTED = message("suit-listed", suit=SUIT, points=NUMBER, made_up=some_of(FIGURE))
WILD_LISTED = message("wild-listed", suit=SUIT, points=NUMBER, made_up=some_of(FIGURE))
SPECIAL_LISTED = message("special-listed", card=CARD, copies=NUMBER, effect=EFFECT, made_up=some_of(FIGURE))


def card(s: State, n: int) -> None:
    """Say a suit, or a Special, with its figures."""
    if n < cards.WILD:
        say(s, SUIT_LISTED, n, cards.points_for(cards.SUIT_CARD), cards.made_up(n))
    elif n < cards.SUITS:
        say(s, WILD_LISTED, n, cards.points_for(cards.WILD_CARD), cards.made_up(n))
    else:
        special = n - cards.SUITS
        kind = cards.FIRST_SPECIAL + special
        say(s, SPECIAL_LISTED, kind, cards.copies_of(kind), special, cards.made_up(n))
