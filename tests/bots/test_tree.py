"""The search on games so small that we know what it must find. All on the plain engine."""

from __future__ import annotations

import pytest

from aerodrome.drivers.search import NODES, VISITS
from aerodrome.rulebook.record import NONE
from tests.bots.toys import BET, LOTTERY, NIM, PENNIES, SAFE, look, table


@pytest.mark.parametrize(("heap", "take"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_it_finds_the_winning_move_in_nim(heap: int, take: int) -> None:
    """The player who leaves a multiple of four wins."""
    assert look(NIM, table(heap=heap), 1500, watch=True).best == take - 1
    if heap < 8:  # further ahead, the other's moves matter
        assert look(NIM, table(heap=heap), 1500).best == take - 1


def test_it_comes_to_know_that_a_won_game_is_won() -> None:
    found = look(NIM, table(heap=6), 6000, watch=True)
    assert found.value(1, 0) > 0.9
    lost = look(NIM, table(heap=8), 6000, watch=True)
    assert sum(row[0] for row in lost.tally) / 6000 < 0.15


def test_a_move_that_wins_at_once_is_taken() -> None:
    for heap in (1, 2, 3):
        found = look(NIM, table(3, heap), 300)
        assert found.best == heap - 1
        assert found.value(heap - 1, 0) == 1.0


@pytest.mark.parametrize(("heap", "take"), [(21, 1), (30, 2), (39, 3)])
def test_it_judges_a_far_game_by_its_outlook(heap: int, take: int) -> None:
    """Too far from the end for playing on to show it, and near enough for a look one or two turns ahead."""
    for horizon in (1, 2):
        found = look(NIM, table(heap=heap), 300, horizon=horizon)
        assert found.best == take - 1
        assert 0.9 < found.value(take - 1, 0) < 1.0
        assert sum(sum(row) for row in found.tally) == pytest.approx(300)


def test_a_flat_search_learns_about_the_move_alone() -> None:
    """It finds a move that is good whatever follows, and keeps nothing of what follows."""
    found = look(NIM, table(heap=3), 200, flat=True)
    assert found.best == 2
    assert found.plan[NODES] == 2 + 3  # the roots, and a node for each move
    far = look(NIM, table(heap=30), 200, horizon=1, flat=True)
    assert far.best == 1
    # By lot, the two dials that follow are right in a quarter of all cases.
    assert look(SAFE, table(heap=3), 400, flat=True).value(1, 0) == pytest.approx(0.25, abs=0.1)


def test_a_flat_search_tries_every_action_with_the_same_luck() -> None:
    """Where luck alone decides, the nth trial of one action ends as the nth of the other."""
    results: tuple[list[float], list[float]] = ([], [])
    before = look(LOTTERY, table(), 1, flat=True)
    for simulations in range(2, 60):
        found = look(LOTTERY, table(), simulations, flat=True)
        action = 0 if found.times[0] > before.times[0] else 1
        results[action].append(found.tally[action][0] - before.tally[action][0])
        before = found
    first = look(LOTTERY, table(), 1, flat=True)
    results[first.best].insert(0, first.tally[first.best][0])
    tried = min(map(len, results))
    assert tried > 15
    assert results[0][:tried] == results[1][:tried]
    assert 0 < sum(results[0][:tried]) < tried


def test_a_flat_search_for_a_seat_that_is_not_asked_only_counts() -> None:
    found = look(NIM, table(heap=6), 400, seat=NONE, flat=True)
    assert found.times[-1] == 400
    assert 0.0 < found.value(-1, 0) < 1.0


def test_an_end_before_the_horizon_counts_as_what_it_is() -> None:
    found = look(NIM, table(heap=3), 100, horizon=1)
    assert found.value(2, 0) == 1.0
    assert found.value(0, 0) < 0.1


def test_three_seats_share_out_every_win() -> None:
    found = look(NIM, table(3, 11), 400)
    for row, times in zip(found.tally, found.times, strict=True):
        assert sum(row) == pytest.approx(times)


@pytest.mark.parametrize("watch", [True, False])
def test_nobody_peeks_at_a_hidden_choice(watch: bool) -> None:
    """Pennies laid in secret are a matter of luck. If the second player peeked, it would always win."""
    found = look(PENNIES, table(), 3000, watch=watch, hidden=(0, 1))
    share = sum(row[1] for row in found.tally) / 3000
    assert 0.35 < share < 0.65


def test_what_is_done_openly_is_seen() -> None:
    """The same game with open coins: the second player sees, and wins."""
    found = look(PENNIES, table(), 3000, watch=True)
    assert sum(row[1] for row in found.tally) / 3000 > 0.95


def test_a_hidden_coin_is_guessed_not_known() -> None:
    """It shows 1 three times out of four: bet on 1, and win three times out of four."""
    s = table()
    for coin in (0, 1):  # what it really shows changes nothing
        s.coin = coin
        found = look(BET, s, 2000)
        assert found.best == 1
        assert found.value(1, 0) == pytest.approx(0.75, abs=0.04)
        assert found.value(0, 0) == pytest.approx(0.25, abs=0.15)


def test_simulations_in_parts_are_the_same_as_at_once() -> None:
    whole = look(NIM, table(3, 13), 500, watch=True)
    parts = look(NIM, table(3, 13), 500, watch=True, parts=7)
    assert whole == parts
    assert look(NIM, table(3, 13), 500, watch=True, seed=2) != whole


def test_a_full_tree_goes_on_without_growing() -> None:
    found = look(NIM, table(heap=21), 2000, watch=True, capacity=40)
    assert found.plan[NODES] == 40
    assert sum(found.times) == 2000
    assert sum(row[VISITS] for row in found.nodes) > 0


def test_a_seat_that_is_not_asked_learns_the_chances() -> None:
    """Seat 2 looks on while the first moves: the last row counts, and nobody's tree is the looker's."""
    found = look(NIM, table(heap=6), 4000, seat=1, watch=True)
    assert found.times[:-1] == [0] * (len(found.times) - 1)
    assert found.tally[-1][0] / 4000 > 0.8
