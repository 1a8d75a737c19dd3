"""What Airships' texts have in common: the kinds of things they name, the cards, and what helps at a throw."""

from __future__ import annotations

from aerodrome.games.airships import cards, rules
from aerodrome.games.airships.state import State
from aerodrome.rulebook.kit import done
from aerodrome.rulebook.messages import CLAUSES, COMMAS, LIST, NUMBER, TEXT, Messages, names, some_of
from aerodrome.rulebook.primitives import say

COLOUR = names("colour", ("white", "red", "black"))
DEPARTMENT = names("department", cards.DEPARTMENT_NAMES)
CARD = names("card", cards.IDS, titles=lambda printed: [card.title for card in printed.all])
FIGURE = names("figure", cards.FIGURES)

CARDS_LISTED = len(cards.IDS)

message = Messages()

# --- cards --------------------------------------------------------------------------------------------------

DICE = message("dice", dice=NUMBER, colour=COLOUR)
NEEDS = message("needs", target=NUMBER, dice=COMMAS)
GIVES = message("gives", gifts=LIST)
GIFTS_SAID = message("gifts-said", gifts=LIST)
GIFT_DICE = message("gift-dice", dice=NUMBER, colour=COLOUR)
GIFT_CHIPS = message("gift-chips", chips=NUMBER)
GIFT_IMAGINARY = message("gift-imaginary", colour=COLOUR, value=NUMBER)
GIFT_EXCHANGE = message("gift-exchange", swap=TEXT)
GIFT_BONUS = message("gift-bonus", bonus=NUMBER, colour=COLOUR)
GIFT_BONUS_ANY = message("gift-bonus-any", bonus=NUMBER)
SWAP = message("swap", paid=NUMBER, give=COLOUR, gained=NUMBER, get=COLOUR)
POINTS = message("points", points=NUMBER)
PHASE_POINTS = message("phase-points", points=NUMBER, unfinished=NUMBER)
FACE = message("face", card=CARD, figures=CLAUSES)
CARD_SAID = message("card-said", card=CARD, figures=CLAUSES)
LISTED = message("listed", reconstructed=some_of(FIGURE), card=TEXT)


def card(s: State, n: int) -> None:
    """The card with its figures, and which of them are reconstructed."""
    say(s, LISTED, cards.reconstructed(n))
    face(s, n)


def face(s: State, n: int) -> None:
    """A card in one line."""
    say(s, FACE, n)
    figures(s, n, False)
    done(s)


def card_said(s: State, n: int) -> None:
    """The same as people say it, without the number that game files know the card by."""
    say(s, CARD_SAID, n)
    figures(s, n, False)
    done(s)


def figures(s: State, n: int, apart: bool) -> None:
    """What a card needs, what it gives and what it is worth: clauses of one sentence, or each apart."""
    needs(s, n)
    if cards.has_gift(n):
        say(s, GIFTS_SAID if apart else GIVES)
        gifts(s, n)
        done(s)
    points(s, n)


def points(s: State, n: int) -> None:
    if n >= cards.PHASE:
        say(s, PHASE_POINTS, cards.stars(n), cards.stars_unfinished(n))
    elif cards.stars(n) > 0:
        say(s, POINTS, cards.stars(n))


def needs(s: State, n: int) -> None:
    say(s, NEEDS, cards.target_of(n))
    for colour in range(cards.COLOURS):
        if cards.dice_needed(n, colour) > 0:
            say(s, DICE, cards.dice_needed(n, colour), colour)
    done(s)


def gifts(s: State, n: int) -> None:
    """What an expansion does for its owner, gift by gift."""
    for colour in range(cards.COLOURS):
        if cards.dice_given(n, colour) > 0:
            say(s, GIFT_DICE, cards.dice_given(n, colour), colour)
    if cards.chips_given(n) > 0:
        say(s, GIFT_CHIPS, cards.chips_given(n))
    powers(s, n)


def powers(s: State, n: int) -> None:
    """What an Engineer, a Materials card or an Engine does at a throw."""
    if cards.imaginary_value(n) > 0:
        say(s, GIFT_IMAGINARY, cards.imaginary_colour(n), cards.imaginary_value(n))
    if cards.paid(n) > 0:
        say(s, GIFT_EXCHANGE)
        swap(s, n)
    if cards.bonus_of(n) > 0 and cards.bonus_colour(n) == cards.ANY_COLOUR:
        say(s, GIFT_BONUS_ANY, cards.bonus_of(n))
    elif cards.bonus_of(n) > 0:
        say(s, GIFT_BONUS, cards.bonus_of(n), cards.bonus_colour(n))


def swap(s: State, materials: int) -> None:
    """The exchange that a Materials card allows."""
    say(s, SWAP, cards.paid(materials), cards.gives(materials), cards.gained(materials), cards.gets(materials))


# --- help at a throw ----------------------------------------------------------------------------------------

FROM_WOODEN_AIRSHIP = message("from-wooden-airship", bonus=NUMBER)
FROM_ENGINE = message("from-engine", bonus=NUMBER, card=CARD)
FROM_CHIPS = message("from-chips", chips=NUMBER)


def sources(s: State) -> None:
    """What each bonus would add to the throw: those that cost nothing, and as many chips as are still needed."""
    wooden = 1 if s.wooden_airship == s.seat else 0
    free = rules.free_bonus(s, s.target)
    if wooden > 0:
        say(s, FROM_WOODEN_AIRSHIP, wooden)
    if free > wooden:
        say(s, FROM_ENGINE, free - wooden, s.companies[s.seat].department[cards.ENGINES])
    if cards.target_of(s.target) > s.total + free:
        say(s, FROM_CHIPS, cards.target_of(s.target) - s.total - free)
