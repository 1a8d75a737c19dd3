"""Outlook: how well a seat stands when a turn begins. With it, the search need not play every game to its end."""

from __future__ import annotations

from aerodrome.games.dastardly_dirigibles import cards, instinct, rules, state
from aerodrome.games.dastardly_dirigibles.state import State
from aerodrome.rulebook.bits import nth_one

WEIGHTS = (35, 18, 20, 12, 17, 0, 8, 2, -7, 24, 8, -22)
"""The weight of each trait, in hundredths. `python -m tools.fit_outlook dastardly-dirigibles` finds the weights."""


def trait(s: State, seat: int, k: int) -> int:
    """A number that makes a seat's chances better or worse."""
    player = s.players[seat]
    left = state.ROUNDS - s.round
    if k == 0:
        return rules.score(s, seat)
    if k == 1:
        return rules.score(s, seat) * (1 if left == 0 else 0)
    if k == 2:
        return points_now(s, seat)
    if k == 3:
        return points_now(s, seat) * (1 if left == 0 else 0)
    if k == 4:
        return rules.parts_on_ship(s, seat)
    if k == 5:
        return points_now(s, seat) * rules.parts_on_ship(s, seat) // 4
    if k == 6:
        return worth_in_hand(s, seat) // 50
    if k == 7:
        return worth_in_hand(s, seat) * (1 if left == 0 else 0) // 50
    if k == 8:
        return player.hand_size
    if k == 9:
        return 1 if player.hand[cards.DYNAMOTOR] > 0 else 0
    if k == 10:
        return specials_in_hand(s, seat)
    return (seat - s.seat) % s.n_seats


def points_now(s: State, seat: int) -> int:
    """What the airship would score now."""
    return instinct.glance(s, seat) >> instinct.POINTS_AT


def worth_in_hand(s: State, seat: int) -> int:
    """What the cards in hand could add."""
    ship = instinct.glance(s, seat)
    total = 0
    kinds = instinct.kinds_among(s.players[seat].hand) & ((1 << cards.FIRST_SPECIAL) - 1)
    while kinds != 0:
        total += max(0, instinct.card_worth(s, seat, ship, nth_one(kinds, 0)))
        kinds &= kinds - 1
    return total


def specials_in_hand(s: State, seat: int) -> int:
    count = 0
    for kind in range(cards.FIRST_SPECIAL, cards.KINDS):
        count += s.players[seat].hand[kind]
    return count
