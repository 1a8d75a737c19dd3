"""The law of twin worlds: a viewer that cannot see a difference cannot learn of it, now or ever after."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import pytest

from aerodrome.games import load
from aerodrome.table.table import Table
from tests import LONG
from tests.table.helpers import GAMES
from tests.twins.crowd import Crowd
from tests.twins.tables import STAGED, begin, truth_of, twins_of, with_state
from tests.twins.worlds import all_worlds, with_small_hands

COMPARISONS = 200_000 if LONG else 2_000
"""For each game, of worlds that differ."""
PLIES = 150
"""After so many another game is begun: the first moves of a game tell most about what was dealt."""
games = pytest.mark.parametrize("name", GAMES)


Begin = Callable[[random.Random], tuple[list[Table], int]]


def check(begin: Begin, comparisons: int, seed: int) -> None:
    """Play crowds of worlds until this many comparisons of different worlds have been made."""
    rng = random.Random(seed)
    compared = 0
    while compared < comparisons:
        crowd = Crowd(*begin(rng), rng)
        plies = 0
        while not crowd.over and plies < PLIES and compared + crowd.compared < comparisons:
            crowd.step()
            plies += 1
        compared += crowd.compared


def check_small(name: str, hand: int, plies: int, seed: int) -> int:
    """All worlds of a set-up with hands so small that they can be counted out, played on together."""
    rng = random.Random(f"small {name} {seed}")
    table, _ = begin(name, rng, min(load(name).seats))
    viewer = rng.randrange(len(table.seats))  # to a spectator there are too many
    small = with_small_hands(truth_of(table), viewer, hand)
    crowd = Crowd([with_state(table, world) for world in all_worlds(small, viewer)], viewer, rng, least=0)
    while not crowd.over and plies and len(crowd.worlds) > 1:
        crowd.step()
        plies -= 1
    return crowd.compared


@games
def test_no_viewer_can_tell_worlds_apart_that_look_alike(name: str) -> None:
    check(partial(twins_of, name), COMPARISONS, 1)


@pytest.mark.parametrize("name", GAMES[1:])
def test_all_worlds_of_a_small_game_look_alike(name: str) -> None:
    """With one card in each hidden hand, and in the long form two."""
    seeds, plies = range(20 if LONG else 2), 20
    assert sum(check_small(name, 1, plies, seed) for seed in seeds) >= 30 * len(seeds)
    if LONG:
        assert check_small(name, 2, 1, 100) >= 30


@pytest.mark.parametrize("staged", STAGED, ids=[staged.__name__ for staged in STAGED])
def test_nor_in_positions_that_are_rare(staged: Begin) -> None:
    check(staged, 5_000 if LONG else 250, 1)
