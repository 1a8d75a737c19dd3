"""What Mad Zeppelin's texts have in common: the kinds of things they name, and the cards."""

from __future__ import annotations

from typing import Any

from aerodrome.games.mad_zeppelin import cards, rules, state
from aerodrome.games.mad_zeppelin.state import State
from aerodrome.rulebook.kit import done
from aerodrome.rulebook.messages import COMMAS, NUMBER, SENTENCES, TEXT, Messages, names
from aerodrome.rulebook.primitives import say

TRAITOR = names("traitor", cards.TRAITOR_IDS, titles=lambda own: [each.name for each in own.traitors])
TITLE = names("title", cards.TRAITOR_IDS, titles=lambda own: [each.title for each in own.traitors])
ABILITY = names("ability", cards.TRAITOR_IDS)
CARGO = names("cargo", cards.CARGO_IDS, titles=lambda own: [each.name for each in own.cargo])
CARD = names("card", cards.CARGO_IDS, titles=lambda own: [each.name for each in own.cargo])
FACE = names("face", cards.FACE_NAMES)

message = Messages()

# --- cards --------------------------------------------------------------------------------------------------

HEADED = message("headed", heading=FACE)
HAS_ABILITY = message("has-ability", ability=ABILITY)
SEARCH_BRINGS = message("search-brings", coins=NUMBER, cards=NUMBER)
HEAP = message("heap", count=NUMBER, cargo=CARGO)
DIE = message("die", face=FACE)


def traitor_facts(s: State, t: int) -> None:
    """A Traitor's heading, ability and Search, without the usual one."""
    say(s, HEADED, cards.heading_of(t))
    say(s, HAS_ABILITY, t)
    text = rules.search_text(s, t)
    if cards.search_coins(text) != 1 or cards.search_cards(text) != 1:
        say(s, SEARCH_BRINGS, cards.search_coins(text), cards.search_cards(text))


def heap(s: State, counts: Any) -> None:
    """So many Cargo cards of each kind, as a list."""
    for kind in range(len(counts)):
        if counts[kind] > 0:
            say(s, HEAP, counts[kind], kind)
    done(s)


# --- the list of all cards ----------------------------------------------------------------------------------

LIST_TRAITOR = message("list-traitor", traitor=TRAITOR, title=TITLE, printed=NUMBER, facts=SENTENCES)
LIST_CARGO = message("list-cargo", cargo=CARD, level=NUMBER, count=NUMBER, use=TEXT)
LIST_USE_THROW = message("list-use-throw", points=NUMBER, price=NUMBER, printed=NUMBER)
LIST_USE_STRANGE = message("list-use-strange", price=NUMBER, printed=NUMBER)
LIST_USE_ALCOHOL = message("list-use-alcohol")
LIST_USE_CRATE = message("list-use-crate", coins=NUMBER)
LIST_SEATS = message("list-seats", seats=NUMBER, removed=NUMBER, airsick=NUMBER)
LIST_DIE = message("list-die", faces=COMMAS)

FEWEST_SEATS = 2
CARDS_LISTED = cards.TRAITORS + cards.CARGO + (state.SEATS - FEWEST_SEATS + 1) + 1
"""The Traitors, the kinds of Cargo, a line for each number of players, and one for the dice."""


def card(s: State, n: int) -> None:
    if n < cards.TRAITORS:
        say(s, LIST_TRAITOR, n, n, cards.search_is_printed(n))
        traitor_facts(s, n)
        done(s)
    elif n < cards.TRAITORS + cards.CARGO:
        kind = n - cards.TRAITORS
        say(s, LIST_CARGO, kind, cards.level_of(kind), cards.count_of(kind))
        use_of_cargo(s, kind)
    elif n < CARDS_LISTED - 1:
        seats = n - cards.TRAITORS - cards.CARGO + FEWEST_SEATS
        say(s, LIST_SEATS, seats, cards.cargo_removed(seats), cards.airsick(seats))
    else:
        say(s, LIST_DIE)
        for side in range(6):
            say(s, DIE, cards.face(side))
        done(s)


def use_of_cargo(s: State, kind: int) -> None:
    if kind < cards.STRANGE:
        say(s, LIST_USE_THROW, cards.points_of(kind), cards.price_of(kind), cards.price_is_printed(kind))
    elif kind == cards.STRANGE:
        say(s, LIST_USE_STRANGE, cards.price_of(kind), cards.price_is_printed(kind))
    elif kind == cards.ALCOHOL:
        say(s, LIST_USE_ALCOHOL)
    else:
        say(s, LIST_USE_CRATE, cards.worth_of(kind))
