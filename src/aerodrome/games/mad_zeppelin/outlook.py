"""Outlook: how well a seat stands when a turn begins. With it, the search need not play every game to its end."""

from __future__ import annotations

from aerodrome.games.mad_zeppelin import cards, instinct, rules
from aerodrome.games.mad_zeppelin.state import State
from aerodrome.rulebook.bits import ones

COINS_SOON = 2  # the coins that a seat may expect before it throws
WEIGHTS = (28, 8, 7, 17, 6, -14, 19, -2, 11, 40, 16, -7, -18, -6, 2, 13, 3)
"""The weight of each trait, in hundredths. `python -m tools.fit_outlook mad-zeppelin` finds the weights."""


def trait(s: State, seat: int, k: int) -> int:
    """A number that makes a seat's chances better or worse."""
    player = s.players[seat]
    if k == 0:
        return rules.score(s, seat)
    if k == 1:
        return rules.score(s, seat) * rules.score(s, seat) // rules.goal(s)
    if k == 2:
        return player.coins
    if k == 3:
        return min(player.coins, 4)
    if k == 4:
        return rules.points_among(player.hand)
    if k == 5:
        return ones(rules.missing_levels(s, seat))
    if k == 6:
        return 1 if ones(rules.missing_levels(s, seat)) == 1 else 0
    if k == 7:
        return player.hand[cards.STRANGE] * rules.first_level_among(player.laid_out)
    if k == 8:
        return player.laid_out[cards.STRANGE] * rules.first_level_among(player.hand)
    if k == 9:
        return player.hand[cards.ALCOHOL]
    if k == 10:
        return (
            cards.worth_of(cards.SMALL) * player.hand[cards.SMALL]
            + cards.worth_of(cards.LARGE) * player.hand[cards.LARGE]
        )
    if k == 11:
        return seats_before(s, seat)
    if k == 12:
        return seats_before(s, seat) * rules.score(s, seat) // rules.goal(s)
    if k == 13:
        return player.hand_size
    if k == 14:
        return instinct.best_throw(s, seat, cards.HENCHMAN, COINS_SOON) // 20
    if k == 15:
        return player.hand[cards.STRANGE]
    return player.coins * rules.points_among(player.hand) // 8


def seats_before(s: State, seat: int) -> int:
    """How many seats lay down their Traitors before this one."""
    return (seat - s.leader) % s.n_seats
