"""Outlook: how well a seat stands when a turn begins. With it, the search need not play every game to its end."""

from __future__ import annotations

from aerodrome.games.zeppeldrome import cards, course, instinct
from aerodrome.games.zeppeldrome.state import State
from aerodrome.rulebook.bits import WORD, nth_one
from aerodrome.rulebook.record import NONE

WEIGHTS = (21, 16, 2, -10, 4, 18, 0)
"""The weight of each trait, in hundredths. `python -m tools.fit_outlook zeppeldrome` finds the weights."""


def trait(s: State, seat: int, k: int) -> int:
    """A number that makes a seat's chances better or worse."""
    player = s.players[seat]
    if player.row == NONE:
        return 0
    if k == 0:
        return player.column
    if k == 1:
        left = course.finish_column(s) - player.column
        return 60 // max(2, left)
    if k == 2:
        return (instinct.worth(s, seat, instinct.space_of(s, seat)) - instinct.A_COLUMN * player.column) // 4
    if k == 3:
        return player.hand_size
    if k == 4:
        return best_reach(s, seat)
    if k == 5:
        return player.ballast
    return player.ladder


def best_reach(s: State, seat: int) -> int:
    """How far the best card in hand leads."""
    best = 0
    for half in range(2):
        hand = s.players[seat].hand[half]
        while hand != 0:
            best = max(best, cards.reach_of(WORD * half + nth_one(hand, 0)))
            hand &= hand - 1
    return best
