"""Kuhn poker, Leduc poker and backgammon are the games that OpenSpiel plays: 10,000 of each with AERODROME_LONG=1, and
a tenth of them without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from aerodrome.rulebook.game import Game
from tests import LONG

from .beside_openspiel import BACKGAMMON, BAR, BAR_OF_BOARD, PEERS, play_beside, point_of

PARTS = 4
GAMES = (10_000 if LONG else 1_000) // PARTS

Example = Callable[[str], Game]


@pytest.mark.native
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", list(PEERS))
def test_the_same_legal_actions_and_outcomes(example: Example, name: str, part: int) -> None:
    game = example(name)
    for seed in range(part * GAMES, (part + 1) * GAMES):
        play_beside(game, PEERS[name], seed)


@pytest.mark.parametrize("name", list(PEERS))
def test_so_it_is_with_the_plain_rules(example: Example, no_compiling: None, name: str) -> None:
    game = example(name)
    for seed in range(5):
        play_beside(game, PEERS[name], seed)


def backward(theirs: Any, actions: list[int]) -> int:
    """The action that leaves both farthest from home."""
    seat = theirs.current_player()

    def far(action: int) -> int:
        after = theirs.child(action)
        pips = sum(after.board(seat, point) * point_of(point, seat) for point in range(24))
        return pips + BAR * int(after.board(1 - seat, BAR_OF_BOARD))

    return max(actions, key=far)


@pytest.mark.native
def test_a_game_of_backgammon_that_does_not_end_is_drawn(example: Example) -> None:
    decisions = play_beside(example("backgammon"), BACKGAMMON, 1, backward)
    assert decisions > 500
