"""The law of twin worlds: who cannot see a difference cannot learn of it, now or ever after."""

from __future__ import annotations

import random
from typing import Any

import pytest

from aerodrome.games import load
from aerodrome.games.zeppeldrome.cards import CARDS_IN_DECK
from aerodrome.rulebook.bits import is_in, put_in, take_out
from aerodrome.rulebook.record import NONE
from aerodrome.table import board as board_module
from aerodrome.table.board import PlainBoard
from aerodrome.table.clock import Clock
from aerodrome.table.table import Table
from tests import LONG
from tests.table.helpers import GAMES, board_of, clone, play_one, running_table
from tests.twins.crowd import Crowd
from tests.twins.eager import moves_cards
from tests.twins.fate import let_fate_rule
from tests.twins.worlds import all_worlds, any_world, cards_in, with_small_hands

COMPARISONS = 200_000 if LONG else 2_000
"""For each game, of worlds that differ."""
PLIES = 150
"""After so many another game is begun: the first moves of a game tell most about what was dealt."""
CROWD = 6

games = pytest.mark.parametrize("name", GAMES)


@pytest.fixture(autouse=True)
def ruled_by_fate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_module, "_ENGINES", {})
    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")
    let_fate_rule(monkeypatch)


def with_state(table: Table, state: object) -> Table:
    """The same table around another truth."""
    other = clone(table)
    other.board = PlainBoard(table.game, state)
    return other


def begin(name: str, rng: random.Random, seats: int = 0) -> tuple[Table, int]:
    """A game in which hands have just been dealt, and a viewer."""
    seats = seats or rng.choice([*load(name).seats])
    clock = rng.choice([Clock(), Clock("live", 300.0, 5.0)])
    table = running_table(name, seats, rng.randrange(1 << 30), clock=clock)
    while name == "zeppeldrome" and truth_of(table).players[0].hand_size == 0:
        play_one(table, rng)
    if name == "zeppeldrome":
        for card in range(CARDS_IN_DECK):
            if moves_cards(card):
                give(truth_of(table), rng.randrange(seats), card)
    return table, rng.randrange(NONE, seats)


def give(s: Any, seat: int, card: int) -> None:
    """A seat begins with this card in exchange for another that moves no cards."""
    place = next(place for place in (s.pile, *(player.hand for player in s.players)) if is_in(place, card))
    hand = s.players[seat].hand
    other = next((other for other in cards_in(hand) if not moves_cards(other)), None)
    if place is not hand and other is not None:
        for to, come, gone in ((hand, card, other), (place, other, card)):
            take_out(to, gone)
            put_in(to, come)


def truth_of(table: Table) -> Any:
    board = board_of(table)
    assert isinstance(board, PlainBoard)
    return board._state


def play_on(crowd: Crowd, plies: int) -> None:
    for _ in range(plies):
        if crowd.over:
            return
        crowd.step()


def check(name: str, comparisons: int, seed: int) -> None:
    """Play crowds of worlds until so many that differ have been compared."""
    rng = random.Random(f"{name} {seed}")
    compared = 0
    while compared < comparisons:
        table, viewer = begin(name, rng)
        others = [with_state(table, any_world(truth_of(table), viewer, rng)) for _ in range(CROWD)]
        crowd = Crowd([table, *others], viewer, rng)
        play_on(crowd, PLIES)
        compared += crowd.compared


def check_small(name: str, hand: int, plies: int, seed: int) -> int:
    """All worlds of a set-up with hands so small that they can be counted out, played on together."""
    rng = random.Random(f"small {name} {seed}")
    table, _ = begin(name, rng, min(load(name).seats))
    viewer = rng.randrange(NONE, len(table.seats))
    small = with_small_hands(truth_of(table), viewer, hand)
    crowd = Crowd([with_state(table, world) for world in all_worlds(small, viewer)], viewer, rng, least=0)
    while not crowd.over and plies and len(crowd.worlds) > 1:
        crowd.step()
        plies -= 1
    return crowd.compared


@games
def test_no_viewer_can_tell_worlds_apart_that_look_alike(name: str) -> None:
    check(name, COMPARISONS, 1)


@pytest.mark.parametrize("name", GAMES[1:])
def test_all_worlds_of_a_small_game_look_alike(name: str) -> None:
    """With one card in each hidden hand, and in the long form two."""
    for seed in range(20 if LONG else 2):
        assert check_small(name, 1, 60, seed) >= 30
    if LONG:
        assert check_small(name, 2, 60, 100) >= 500
