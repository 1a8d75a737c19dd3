"""A bot gets the same Sight at a table, in a match and in the arena, and a chronicle stays small."""

from __future__ import annotations

import pickle
import random

import pytest

from aerodrome.games import load
from aerodrome.house.views import sight_of
from aerodrome.lab.arena import play_table
from aerodrome.play.luck import SeededLuck
from aerodrome.play.match import Match
from aerodrome.play.sight import Chronicle, Sight
from aerodrome.rulebook.primitives import EVERYBODY
from aerodrome.rulebook.record import NONE
from aerodrome.table.table import Table
from tests.table.helpers import GAMES, NOW, play_one, running_table


class Watcher:
    """A bot that plays at random and keeps what it was shown."""

    def __init__(self, seed: int, seen: list[tuple[Sight, int]]) -> None:
        self.name, self._rng, self._seen = "watcher", random.Random(seed), seen

    def choose(self, sight: Sight) -> int:
        action = self._rng.choice(sight.legal)
        self._seen.append((sight, action))
        return action


@pytest.mark.parametrize("name", GAMES)
def test_the_arena_shows_a_bot_what_a_match_shows_it(name: str) -> None:
    game, seen = load(name), list[tuple[Sight, int]]()
    play_table(game, game.parse_options({}, 3), 5, [Watcher(seat, seen) for seat in range(3)])
    match = Match(game, 3, None, SeededLuck(5), [f"watcher {seat + 1}" for seat in range(3)])
    for sight, action in seen[:100]:
        while match.ply + 1 < sight.ply:  # a seat with one legal action is not asked in the arena
            seat = min(match.to_act)
            match.play(seat, match.sight(seat).legal[0])
        assert match.sight(sight.seat) == sight
        match.play(sight.seat, action)
    assert any(sight.told for sight, _ in seen)


def same_match(table: Table) -> Match:
    match = Match(table.game, len(table.seats), table.settings.options, table.luck, table.names)
    for seat, action, _ in table.log:
        match.play(seat, action)
    return match


@pytest.mark.parametrize("name", GAMES)
def test_a_table_shows_a_bot_what_a_match_shows_it(name: str) -> None:
    rng = random.Random(7)
    table = running_table(name, seats=3, seed=3)
    taken_back = 0
    match = same_match(table)
    for _ in range(60):
        play_one(table, rng)
        for seat in range(3):
            if table.can_take_back(seat):
                table.take_back(seat, table.decision, NOW)
                for other in table.asked:
                    if table.wants_back == seat and other != seat:
                        table.answer_back(other, True, NOW)
                taken_back += 1
                break
        if len(table.log) <= match.ply:
            match = same_match(table)
        for seat, action, _ in table.log[match.ply :]:
            match.play(seat, action)
        for viewer in (NONE, 0, 1, 2):
            assert sight_of(table, viewer) == match.sight(None if viewer == NONE else viewer)
    assert match.sight(0).told
    assert taken_back or name == "airships"


def test_a_worker_is_given_the_sight_whole() -> None:
    table = running_table("mad-zeppelin", seats=3, seed=3)
    for _ in range(20):
        play_one(table, random.Random(1))
    for seat in range(3):
        sight = sight_of(table, seat)
        assert pickle.loads(pickle.dumps(sight)) == sight


def test_a_chronicle_forgets_what_is_taken_back() -> None:
    chronicle = Chronicle()
    chronicle.add(0, [(EVERYBODY, 1, 2, 3, 4)])
    chronicle.add(1, [])
    chronicle.add(2, [(1, 5, 6, 7, 8), (EVERYBODY, 9, 0, 0, -1)])
    copy = chronicle.copy()
    assert list(chronicle.heard(0)) == [(0, (EVERYBODY, 1, 2, 3, 4)), (2, (EVERYBODY, 9, 0, 0, -1))]
    assert list(chronicle.heard(1)) == [
        (0, (EVERYBODY, 1, 2, 3, 4)),
        (2, (1, 5, 6, 7, 8)),
        (2, (EVERYBODY, 9, 0, 0, -1)),
    ]
    chronicle.cut(1)
    assert list(chronicle.heard(1)) == [(0, (EVERYBODY, 1, 2, 3, 4))]
    assert chronicle != copy
    chronicle.cut(0)
    assert len(chronicle.heard(NONE)) == 1


def test_a_chronicle_takes_12_bytes_an_event() -> None:
    chronicle = Chronicle()
    chronicle.add(7, [(EVERYBODY, 1, 2, 3, 4)] * 1000)
    assert len(pickle.dumps(chronicle)) < 12_500


@pytest.mark.parametrize("large", [1 << 15, -(1 << 15) - 1, (1 << 31) - 1])
def test_a_chronicle_keeps_numbers_of_more_than_16_bits(large: int) -> None:
    chronicle = Chronicle()
    chronicle.add(1, [(EVERYBODY, 1, 2, 3, 4), (2, 1, 0, 0, 0)])
    chronicle.add(2, [(EVERYBODY, 5, 6, 7, 8), (1, 9, large, 10, 11)])
    chronicle.add(3, [(EVERYBODY, 12, 0, 0, 0)])
    everything = [(1, (EVERYBODY, 1, 2, 3, 4)), (2, (EVERYBODY, 5, 6, 7, 8)), (2, (1, 9, large, 10, 11))]
    assert list(chronicle.heard(1)) == [*everything, (3, (EVERYBODY, 12, 0, 0, 0))]
    assert chronicle.copy() == chronicle
    chronicle.cut(2)
    assert list(chronicle.heard(1)) == everything
