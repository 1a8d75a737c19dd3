"""MZ-17: points, and who has won."""

from __future__ import annotations

import pytest

from aerodrome.games.mad_zeppelin import rules
from aerodrome.games.mad_zeppelin.state import EVENT_OVERBOARD, State
from aerodrome.rulebook.contract import WHOLE_WIN
from tests.mad_zeppelin.table import GAME, cargo, lay, table, throw
from tests.tables import told

GOAL = "gold gold diamonds"  # 20 points


def shares(s: State) -> list[float]:
    out = [0] * s.n_seats
    GAME.plain.outcome(s, out)
    return [share / WHOLE_WIN for share in out]


def places(s: State) -> list[int]:
    return [GAME.plain.place(s, seat) for seat in range(s.n_seats)]


def final(*front: str, coins: tuple[int, ...], mode: str = "run") -> State:
    hands = ("karl fred", "igor jack", "ripp satine")[: len(front)]
    return table(*hands, front=front, coins=coins, mode=mode)


def points(cards: str) -> int:
    return rules.score(table("karl fred", "igor jack", front=("", cards)), 1)


@pytest.mark.rule("MZ-17.1")
@pytest.mark.parametrize(
    ("kind", "worth"),
    [("wood", 1), ("lead", 2), ("coal", 3), ("ore", 4), ("steel", 5), ("diamonds", 6), ("gold", 7), ("alcohol", 0)],
)
def test_cargo_counts_its_points(kind: str, worth: int) -> None:
    assert points(kind) == worth
    assert points(f"{kind} {kind} {kind}") == 3 * worth


@pytest.mark.rule("MZ-17.1")
def test_cargo_in_the_hand_counts_nothing() -> None:
    s = table("karl fred", "igor jack", cargo=("gold small large", ""))
    assert rules.score(s, 0) == 0


@pytest.mark.rule("MZ-17.2")
@pytest.mark.parametrize(
    ("cards", "total"),
    [
        ("strange", 0),
        ("strange wood", 1 + 1),
        ("strange lead", 1 + 2),
        ("strange wood lead wood", 3 + 4),
        ("strange strange wood lead", 2 * 2 + 3),
        ("strange gold coal", 0 + 10),
    ],
)
def test_strange_materials_count_the_first_level_cargo_of_the_same_player(cards: str, total: int) -> None:
    assert points(cards) == total
    s = table("karl fred", "igor jack", front=("wood wood lead", "strange"))
    assert rules.score(s, 1) == 0


@pytest.mark.rule("MZ-17.2")
def test_strange_materials_are_counted_anew_each_time() -> None:
    s = table("jack fred", "igor karl", cargo=("lead", ""), front=("strange",), dice="EEE")
    assert rules.score(s, 0) == 0
    lay(s, "jack")
    throw(s, "lead")
    assert rules.score(s, 0) == 3
    assert told(s, EVENT_OVERBOARD) == [(0, cargo("lead"), 3)]


@pytest.mark.rule("MZ-17.3")
@pytest.mark.parametrize(
    ("cards", "total"),
    [
        ("wood coal gold alcohol", 11 + 1),
        ("lead steel diamonds alcohol alcohol", 13 + 1),
        ("wood ore gold strange", 12 + 1 + 1),
        ("wood coal gold", 11),
        ("wood coal alcohol", 4),
        ("wood gold alcohol", 8),
        ("coal gold alcohol", 10),
        ("wood wood coal coal gold gold alcohol strange", 22 + 2 + 1),  # once only
    ],
)
def test_cargo_of_all_four_levels_adds_a_point(cards: str, total: int) -> None:
    assert points(cards) == total


@pytest.mark.rule("MZ-17.3", "MZ-7.11")
def test_alcohol_in_the_hand_is_no_fourth_level() -> None:
    s = table("jack fred", "igor karl", cargo=("alcohol small", ""), front=("wood coal gold",))
    assert rules.score(s, 0) == 11
    lay(s, "jack")
    throw(s, "alcohol")
    assert rules.score(s, 0) == 12


@pytest.mark.rule("MZ-17.4")
def test_the_most_points_win_whatever_the_coins() -> None:
    s = final(f"{GOAL} wood", GOAL, coins=(20, 0))
    assert (shares(s), places(s)) == ([1, 0], [1, 2])
    s = final(GOAL, f"{GOAL} wood", "gold", coins=(0, 20, 0))
    assert (shares(s), places(s)) == ([0, 1, 0], [2, 1, 3])
    s = final(f"{GOAL} wood", GOAL, coins=(30, 0))
    assert shares(s) == [1, 0]


@pytest.mark.rule("MZ-17.4")
def test_in_a_tie_the_fewest_coins_win() -> None:
    s = final(GOAL, GOAL, "gold", coins=(4, 3, 0))
    assert (shares(s), places(s)) == ([0, 1, 0], [2, 1, 3])


@pytest.mark.rule("MZ-17.4")
def test_only_who_has_reached_the_points_wins() -> None:
    s = final(GOAL, "gold gold steel", coins=(9, 0))
    assert shares(s) == [1, 0]


@pytest.mark.rule("MZ-17.5")
def test_who_is_still_tied_shares_the_win() -> None:
    s = final(GOAL, "gold", GOAL, coins=(4, 0, 4))
    assert (shares(s), places(s)) == ([0.5, 0, 0.5], [1, 3, 1])
    s = table("karl fred", "igor jack", "ripp satine", front=("gold gold diamonds",) * 3, coins=2)
    assert shares(s) == [pytest.approx(1 / 3)] * 3


@pytest.mark.rule("MZ-17.6")
def test_if_nobody_has_reached_the_points_nobody_wins() -> None:
    s = final("gold gold steel", "gold", coins=(3, 3))
    assert shares(s) == [0, 0]
    assert places(s) == [1, 2]
    s = final(GOAL, GOAL, coins=(3, 3), mode="long-haul")
    assert shares(s) == [0, 0]
