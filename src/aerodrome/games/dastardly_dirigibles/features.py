"""A blinded state of Dastardly Dirigibles as small numbers for learning programs, seen from one seat.

Seats are counted from the viewer: the viewer is 0, the next seat clockwise is 1, and so on. Absent seats are all zero.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.dastardly_dirigibles import cards, knowledge, rules, state
from aerodrome.games.dastardly_dirigibles.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.record import NONE

CARD_SIZE = cards.SUITS + cards.PARTS + cards.SPECIALS  # a card by its suit and part, or by its Special
SEAT_SIZE = 12 + state.ROUNDS + cards.PARTS + cards.SLOTS * cards.SUITS + CARD_SIZE

PIECES = (
    ("question", state.QUESTIONS),  # one of: draw, action, match, transmute, extract, give, take, rob, destroy, lose
    ("asked", state.SEATS),  # the seat that must answer
    ("turn", state.SEATS),  # whose turn it is
    ("round", state.ROUNDS),  # one of three
    ("table", 4),  # actions left, cards in the pile, turn of the round, somebody has completed an airship
    ("options", 1),  # every Dynamotor counts; the unseen cards tell the others
    ("announced", cards.PARTS),  # the part to be matched
    ("own hand", cards.KINDS),
    ("own gains", cards.SUITS),  # points that a card of each suit would add on an empty place of the own airship
    ("extracted", CARD_SIZE),  # cards that the viewer has just extracted: of each suit, part and Special
    ("emporium", state.SEATS * CARD_SIZE),  # the card at each place
    ("discards", cards.KINDS),
    ("unseen", cards.KINDS),  # cards of each kind that the viewer knows to be nowhere: in the pile or in hands
    ("seats", state.SEATS * SEAT_SIZE),  # for each: there, hand, unknown cards, total, airship's points, ...
)
"""The parts of the observation in order, with their sizes."""


def observe(s: State, seat: int, out: Any) -> None:
    viewer = kit.begin_observation(s.asked, seat, out)
    at = state.QUESTIONS
    out[at + (s.decider - viewer) % s.n_seats] = 1
    out[at + state.SEATS + (s.seat - viewer) % s.n_seats] = 1
    at = kit.write_one_of(s.round - 1, state.ROUNDS, out, at + 2 * state.SEATS)
    out[at] = s.actions_left
    out[at + 1] = s.pile_size
    out[at + 2] = s.turn
    out[at + 3] = 1 if s.first_done != NONE else 0
    out[at + 4] = s.options[state.DYNAMOTORS]
    at = kit.write_one_of(s.announced, cards.PARTS, out, at + 5)
    at = write_own(s, seat, out, at)
    for spot in range(state.SEATS):
        if s.emporium[spot] != NONE:
            add_card(s.emporium[spot], 1, out, at)
        at += CARD_SIZE
    at = write_unseen(s, seat, out, kit.write_row(s.discards, out, at))
    for i in range(s.n_seats):
        at = write_seat(s, (viewer + i) % s.n_seats, out, at)


# --- cards --------------------------------------------------------------------------------------------------


def add_card(kind: int, count: int, out: Any, at: int) -> None:
    """Add cards to those that are counted by suit and part, or by Special."""
    if kind >= cards.FIRST_SPECIAL:
        out[at + cards.SUITS + cards.PARTS + kind - cards.FIRST_SPECIAL] += count
    else:
        out[at + kind // cards.PARTS] += count
        out[at + cards.SUITS + cards.part_of(kind)] += count


def write_own(s: State, seat: int, out: Any, at: int) -> int:
    """What only the viewer knows, and what could be added to its airship; zero for a spectator."""
    extracted = at + cards.KINDS + cards.SUITS
    if seat >= 0:
        kit.write_row(s.players[seat].hand, out, at)
        ship = rules.tally(s, seat)
        if rules.cards_of_suit(ship, NONE) > 0:
            for suit in range(cards.SUITS):
                longer = ship - rules.tally_of(NONE) + rules.tally_of(suit)
                out[at + cards.KINDS + suit] = rules.points_of(longer) - rules.points_of(ship)
    if seat == s.seat:
        for i in range(state.EXTRACTED):
            if s.extracted[i] != NONE:
                add_card(s.extracted[i], 1, out, extracted)
    return extracted + CARD_SIZE


def write_unseen(s: State, seat: int, out: Any, at: int) -> int:
    for kind in range(cards.KINDS):
        out[at + kind] = knowledge.copies(s, kind) - s.discards[kind]
    for i in range(s.n_seats):
        player = s.players[i]
        for kind in range(cards.KINDS):
            out[at + kind] -= player.hand[kind] if i == seat else player.shown[kind]
        for slot in range(cards.SLOTS):
            if player.ship[slot] != NONE:
                out[at + cards.card_of(player.ship[slot], cards.part_of_slot(slot))] -= 1
        if s.emporium[i] != NONE:
            out[at + s.emporium[i]] -= 1
    return at + cards.KINDS


# --- seats --------------------------------------------------------------------------------------------------


def total_now(s: State, i: int) -> int:
    """A seat's points if the round ended now, without bonuses."""
    return rules.score(s, i) + rules.ship_points(s, i)


def write_seat(s: State, i: int, out: Any, at: int) -> int:
    player = s.players[i]
    ship = rules.tally(s, i)
    score = rules.score(s, i)
    points = rules.points_of(ship)
    best = 0
    best_now = 0
    for other in range(s.n_seats):
        if other != i:
            best = max(best, rules.score(s, other))
            best_now = max(best_now, total_now(s, other))
    suits = 0
    for suit in range(cards.WILD):
        if rules.cards_of_suit(ship, suit) > 0:
            suits += 1
    at = kit.write_three(1, player.hand_size, player.unknown, out, at)
    at = kit.write_three(score, points, 1 if s.first_done == i else 0, out, at)
    at = kit.write_three(score - best, score + points - best_now, 1 if score + points >= best_now else 0, out, at)
    at = kit.write_three(rules.cards_of_suit(ship, NONE), rules.most_of_a_suit(ship), rules.wild_cards(ship), out, at)
    out[at] = suits
    at += 1
    for nth in range(state.ROUNDS - 1):  # after the last round, nobody is asked any more
        out[at + nth] = player.points[nth]
    at = kit.write_row(player.may_have, out, at + state.ROUNDS - 1)
    for slot in range(cards.SLOTS):
        at = kit.write_one_of(player.ship[slot], cards.SUITS, out, at)
    for kind in range(cards.KINDS):
        if player.shown[kind] > 0:
            add_card(kind, player.shown[kind], out, at)
    return at + CARD_SIZE
