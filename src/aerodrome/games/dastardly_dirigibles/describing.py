"""Dastardly Dirigibles' table in sentences, the points, and what is good about them for a seat."""

from __future__ import annotations

from typing import Any

from aerodrome.games.dastardly_dirigibles import cards, rules, state
from aerodrome.games.dastardly_dirigibles.state import State
from aerodrome.games.dastardly_dirigibles.telling import CARD, PART, SLOT, WHERE, card_on_ship, message, where
from aerodrome.rulebook.kit import done
from aerodrome.rulebook.messages import LIST, NTH, NUMBER, SEAT, SENTENCES, any_of, some_of
from aerodrome.rulebook.primitives import say
from aerodrome.rulebook.record import NONE

# --- points and reasons


POINTS_OF_ROUND = message("points-of-round", points=NUMBER, round=NTH)


def breakdown(s: State, seat: int) -> None:
    """Say where a seat's points come from."""
    for nth in range(state.ROUNDS):
        say(s, POINTS_OF_ROUND, s.players[seat].points[nth], nth)


# Each round has another airship: facts say which.
FACT_PARTS = message("fact-parts", value=NUMBER, round=NUMBER)
FACT_WORTH = message("fact-worth", value=NUMBER, round=NUMBER)
FACT_FIRST = message("fact-first", value=NUMBER, round=NUMBER)
FACT_MOST_POINTS = message("fact-most-points", value=NUMBER, round=NTH)
FACT_SLOT = message("fact-slot", value=NUMBER, round=NUMBER, slot=SLOT)
FACT_HOLDS = message("fact-holds", value=NUMBER, card=CARD)


def facts(s: State, seat: int) -> None:
    """Say good things about a possible future state."""
    player = s.players[seat]
    say(s, FACT_PARTS, rules.parts_on_ship(s, seat), s.round)
    say(s, FACT_WORTH, rules.ship_points(s, seat), s.round)
    if s.first_done == seat:
        say(s, FACT_FIRST, 1, s.round)
    for nth in range(s.round if s.asked == NONE else s.round - 1):
        if player.points[nth] == most_points(s, nth):
            say(s, FACT_MOST_POINTS, 1, nth)
    for slot in range(cards.SLOTS):
        if player.ship[slot] != NONE:
            say(s, FACT_SLOT, 1, s.round, slot)
    for kind in range(cards.FIRST_SPECIAL, cards.KINDS):
        if player.hand[kind] > 0:
            say(s, FACT_HOLDS, 1, kind)


def most_points(s: State, nth: int) -> int:
    """The most points that a seat has in a round."""
    most = 0
    for i in range(s.n_seats):
        most = max(most, s.players[i].points[nth])
    return most


# --- the table


TABLE = message("table", round=NUMBER, seat=SEAT, actions=NUMBER, pile=NUMBER)
DISCARD_PILE = message("discard-pile", cards=LIST)
UNKNOWN = message("unknown", seat=SEAT, cards=NUMBER, limits=LIST)
NONE_IS = message("none-is", parts=any_of(PART))
AT_MOST = message("at-most", cards=NUMBER, parts=any_of(PART))
EMPORIUM_HAS = message("emporium-has", cards=LIST)
PLAYER = message("player", seat=SEAT, points=NUMBER, cards=NUMBER, more=SENTENCES)
AIRSHIP = message("airship", points=NUMBER, parts=LIST)
NO_AIRSHIP = message("no-airship")
COMPLETE = message("complete")
MISSING = message("missing", slots=some_of(SLOT))
KNOWN = message("known", seat=SEAT, cards=LIST)
OWN_HAND = message("own-hand", cards=LIST)
SOME_CARDS = message("some-cards", card=CARD, copies=NUMBER)
CARD_THERE = message("card-there", card=CARD)
CARD_ON_SHIP = message("card-on-ship", card=CARD, where=WHERE)


def describe(s: State, seat: int) -> None:
    """Say the table in sentences."""
    say(s, TABLE, s.round, s.seat if s.asked != NONE else NONE, s.actions_left, s.pile_size)
    say(s, DISCARD_PILE)
    say_cards(s, s.discards)
    for i in range(s.n_seats):
        if i != seat:
            say_unknown(s, i)
    brief(s, seat)


def say_cards(s: State, counts: Any) -> None:
    """Say the cards of each kind, as a list."""
    for kind in range(cards.KINDS):
        if counts[kind] > 0:
            say(s, SOME_CARDS, kind, counts[kind])
    done(s)


def say_unknown(s: State, i: int) -> None:
    """Say what everybody knows of a hand's unknown cards."""
    player = s.players[i]
    if parts_limited_to(s, i, 0, player.unknown) == 0:
        return
    say(s, UNKNOWN, i, player.unknown)
    for most in range(player.unknown):
        parts = parts_limited_to(s, i, most, most + 1)
        if parts != 0 and most == 0:
            say(s, NONE_IS, parts)
        elif parts != 0:
            say(s, AT_MOST, most, parts)
    done(s)


def parts_limited_to(s: State, i: int, least: int, end: int) -> int:
    """The parts, a bit each, that so many of a hand's unknown cards can be."""
    parts = 0
    for part in range(cards.PARTS):
        if least <= s.players[i].may_have[part] < end:
            parts |= 1 << part
    return parts


def brief(s: State, seat: int) -> None:
    """Say what a player wants to see at every question."""
    say(s, EMPORIUM_HAS)
    for spot in range(s.n_seats):
        say(s, CARD_THERE, s.emporium[spot])
    done(s)
    for i in range(s.n_seats):
        say_player(s, i)
    if seat != NONE:
        own_hand(s, seat)


def own_hand(s: State, seat: int) -> None:
    """Say what a seat holds."""
    say(s, OWN_HAND)
    say_cards(s, s.players[seat].hand)


def say_player(s: State, i: int) -> None:
    player = s.players[i]
    say(s, PLAYER, i, rules.score(s, i), player.hand_size)
    if rules.parts_on_ship(s, i) == 0:
        say(s, NO_AIRSHIP)
    else:
        say_airship(s, i)
    if any_card(player.shown):
        say(s, KNOWN, i)
        say_cards(s, player.shown)
    done(s)


def say_airship(s: State, i: int) -> None:
    """Say the parts of an airship, what they count, and what is missing."""
    missing = 0
    say(s, AIRSHIP, rules.ship_points(s, i))
    for slot in range(cards.SLOTS):
        if s.players[i].ship[slot] == NONE:
            missing |= 1 << slot
        else:
            say(s, CARD_ON_SHIP, card_on_ship(s, i, slot), where(slot))
    done(s)
    if missing == 0:
        say(s, COMPLETE)
    else:
        say(s, MISSING, missing)


def any_card(counts: Any) -> bool:
    for kind in range(cards.KINDS):
        if counts[kind] > 0:
            return True
    return False
