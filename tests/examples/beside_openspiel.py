"""Our examples beside OpenSpiel's implementations of the same games: OpenSpiel draws what our luck drew, and in every
position both have the same legal actions, and in the end the same outcome."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import pyspiel

from aerodrome.play.board import new_board
from aerodrome.play.luck import SeededLuck
from aerodrome.play.step import Outcome
from aerodrome.rulebook.game import Game

PLACES, BAR, OFF = 26, 25, 0
"""Of our backgammon: places are counted from home."""
THEIR_BAR, NOT_USED, FIRST_LOW = 24, 25, 26 * 26
"""Of OpenSpiel's backgammon: an action has two digits to the base 26, and says whether the low die moves first."""
BAR_OF_BOARD = 100
"""What its boards call the bar."""
ROLLS = list(combinations(range(1, 7), 2))


@dataclass(frozen=True)
class Peer:
    """OpenSpiel's implementation of one of our games."""

    name: str
    drawn: Callable[[Any, Any], int]
    """What it must draw at its chance node, according to our state."""
    meant: Callable[[Any, int, int], int]
    """Our action that does the same as one of its legal actions."""
    returns: Callable[[Outcome], list[float]]
    """What it calls one of our outcomes."""
    seen: Callable[[Any, Any], tuple[Any, Any]]
    """Our position and its own, in the same words."""


Choose = Callable[[Any, list[int]], int]
"""Chooses among OpenSpiel's legal actions in its state."""


def play_beside(game: Game, peer: Peer, seed: int, choose: Choose | None = None) -> int:
    """Play one game on both, a random one unless somebody chooses; return how many decisions were compared."""
    luck, rng = SeededLuck(seed), random.Random(seed)
    ours, theirs = new_board(game, 2, None, luck), pyspiel.load_game(peer.name).new_initial_state()
    positions = 0
    while True:
        s = ours.state()
        while theirs.is_chance_node() and not theirs.is_terminal():
            theirs.apply_action(peer.drawn(s, theirs))
        mine, other = peer.seen(s, theirs)
        assert mine == other, f"seed {seed}, position {positions}"
        assert ours.over == theirs.is_terminal()
        if ours.over:
            assert peer.returns(ours.outcome()) == theirs.returns(), f"seed {seed}"
            return positions
        seat = theirs.current_player()
        assert ours.to_act() == 1 << seat
        meant = {action: peer.meant(s, seat, action) for action in theirs.legal_actions()}
        assert ours.legal(seat) == sorted(set(meant.values())), f"seed {seed}, position {positions}"
        positions += 1
        chosen = choose(theirs, list(meant)) if choose else rng.choice(list(meant))
        ours.step(seat, meant[chosen], positions, luck)
        theirs.apply_action(chosen)


def won_above(chips: int) -> Callable[[Outcome], list[float]]:
    return lambda outcome: [float(score - chips) for score in outcome.scores]


# --- Kuhn poker: pass and bet


def kuhn_card(s: Any, theirs: Any) -> int:
    card: int = s.players[len(theirs.history())].card
    return card


KUHN = Peer(
    "kuhn_poker",
    kuhn_card,
    lambda s, seat, action: 2 * s.asked + action,  # check or bet, fold or call
    won_above(2),
    lambda s, theirs: ([player.card for player in s.players], theirs.history()[:2]),
)


# --- Leduc poker: fold, call and raise


def leduc_card(s: Any, theirs: Any) -> int:
    drawn = len(theirs.history())
    card: int = s.players[drawn].card if drawn < 2 else s.common
    return card


def leduc_action(s: Any, seat: int, action: int) -> int:
    return (2, 3, 4)[action] if s.owed else (-1, 0, 1)[action]


def leduc_seen(s: Any, theirs: Any) -> tuple[Any, Any]:
    """The cards; and the chips, which OpenSpiel counts from 100."""
    mine = [(player.card, player.chips) for player in s.players]
    return mine, [(card, money - 87) for card, money in zip(theirs.get_private_cards(), theirs.money(), strict=True)]


LEDUC = Peer("leduc_poker", leduc_card, leduc_action, won_above(13), leduc_seen)


# --- backgammon: OpenSpiel counts points from 0 to 23 as its first player moves, and lists most moves twice, once for
#     each order of the two checkers


def backgammon_roll(s: Any, theirs: Any) -> int:
    if s.high == s.low:
        return 2 * len(ROLLS) + s.high - 1
    return 2 * ROLLS.index((s.low, s.high)) + (0 if theirs.history() else s.decider)


def backgammon_action(s: Any, seat: int, action: int) -> int:
    second, first = (place_of(digit, seat) for digit in divmod(action % FIRST_LOW, PLACES))
    high_from, low_from = (second, first) if action >= FIRST_LOW else (first, second)
    if s.high == s.low and high_from == OFF:  # one checker of a double
        high_from, low_from = low_from, high_from
    swapped_alike = s.high == s.low or (OFF < high_from <= s.low and OFF < low_from <= s.low)
    if swapped_alike and high_from < low_from:
        high_from, low_from = low_from, high_from
    return high_from * PLACES + low_from


def place_of(digit: int, seat: int) -> int:
    if digit == NOT_USED:
        return OFF
    return BAR if digit == THEIR_BAR else point_of(digit, seat)


def point_of(point: int, seat: int) -> int:
    return 24 - point if seat == 0 else point + 1


def backgammon_won(outcome: Outcome) -> list[float]:
    return [0.0, 0.0] if len(outcome.winners) == 2 else [1.0 if seat in outcome.winners else -1.0 for seat in (0, 1)]


def backgammon_seen(s: Any, theirs: Any) -> tuple[Any, Any]:
    """The checkers of both at each place; those that are off are the rest."""
    other = []
    for seat in range(2):
        at = [0] * PLACES
        at[BAR] = theirs.board(seat, BAR_OF_BOARD)
        for point in range(24):
            at[point_of(point, seat)] = theirs.board(seat, point)
        at[OFF] = 15 - sum(at)
        other.append(at)
    return [side.at for side in s.sides], other


BACKGAMMON = Peer("backgammon", backgammon_roll, backgammon_action, backgammon_won, backgammon_seen)

PEERS = {"kuhn-poker": KUHN, "leduc-poker": LEDUC, "backgammon": BACKGAMMON}
