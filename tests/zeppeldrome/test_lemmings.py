"""ZD-6.6 to ZD-6.9: the Tragic Lemming "Migration". Its columns are 19 to 23, their limits 1, 2, 3, 2 and 1."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.zeppeldrome.state import (
    ASK_FLY,
    ASK_LEMMINGS,
    EVENT_LEMMING,
    EVENT_NEW_LEMMING,
    State,
)
from tests.tables import told
from tests.zeppeldrome.flights import STEPS, tried
from tests.zeppeldrome.table import act, all_pass, asked, legal, lemmings_at, opened, refused, table

FIVE = ["1 20", "2 22", "3 19", "4 21", "5 23", "-", "-"]


def lemmings(*spaces: str, ships: tuple[str, ...] = ("1 24", "1 2"), rows: str = "five") -> State:
    """Lemmings on these spaces, the others beside the course; seat 1 is in last place."""
    there = (*spaces, *["-"] * (7 - len(spaces))) if spaces else None
    return table(*ships, step="hazards", section_d="lemmings", lemmings=there, rows=rows)


# --- set-up, and ships --------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-9.13", "ZD-6.9")
def test_five_lemmings_are_on_the_marked_spaces_and_two_beside_the_course() -> None:
    empty: dict[str, Any] = {"section_a": "empty", "section_b": "empty", "section_c": "empty"}
    assert lemmings_at(opened(2, section_d="lemmings", **empty)) == FIVE
    seven = lemmings_at(opened(2, section_d="lemmings", rows="seven", **empty))
    assert seven == ["1 20", "2 22", "4 19", "5 21", "7 23", "-", "-"]


@pytest.mark.rule("ZD-9.13", "ZD-7.8")
@pytest.mark.parametrize("vector", STEPS)
def test_lemmings_block_ships(vector: str) -> None:
    row, column = 3, 21
    down, on = STEPS[vector]
    there = f"{row - down} {column - on}"
    assert tried(vector, there, section_d="lemmings", lemmings=("3 21", *["-"] * 6)) == "bounces"
    assert tried(vector, there, section_d="lemmings", lemmings=["-"] * 7) == "3 21"


# --- moving down --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-6.6")
def test_at_least_one_must_be_moved() -> None:
    s = lemmings()
    assert asked(s) == (1, ASK_LEMMINGS)
    assert legal(s, 1) == [f"lemming {nth}" for nth in range(1, 6)]
    assert refused(s, 1, "lemmings done") == "ZD-6.6"
    assert refused(s, 1, "new lemming 3") == "ZD-6.6"
    act(s, 1, "lemming 2")
    assert refused(s, 1, "lemmings done") == ""
    act(s, 1, "lemmings done")
    assert lemmings_at(s) == ["1 20", "3 22", "3 19", "4 21", "5 23", "-", "-"]
    assert asked(s)[1] == ASK_FLY


@pytest.mark.rule("ZD-6.6", "ZD-6.7")
def test_any_number_may_be_moved_straight_down_one_space_each() -> None:
    s = lemmings()
    act(s, 1, "lemming 1", "lemming 2", "lemming 3", "lemming 4")
    assert lemmings_at(s) == ["2 20", "3 22", "4 19", "5 21", "5 23", "-", "-"]
    assert told(s, EVENT_LEMMING) == [(1, nth, 0) for nth in range(4)]


@pytest.mark.rule("ZD-6.7")
@pytest.mark.parametrize(("rows", "bottom", "above"), [("five", "5 21", "4 20"), ("seven", "7 21", "5 20")])
def test_from_the_bottom_row_a_lemming_falls_off_the_course(rows: str, bottom: str, above: str) -> None:
    s = lemmings(bottom, above, rows=rows)
    act(s, 1, "lemming 1")
    assert lemmings_at(s)[0] == "-"
    assert told(s, EVENT_LEMMING) == [(1, 0, 1)]
    act(s, 1, "lemming 2")
    assert lemmings_at(s)[1] == f"{int(above[0]) + 1} 20"  # this one was not in the bottom row
    assert told(s, EVENT_LEMMING)[1] == (1, 1, 0)


@pytest.mark.rule("ZD-6.7", "ZD-1.4")
def test_a_lemming_does_not_enter_a_space_with_a_dirigible() -> None:
    s = lemmings("3 21", "1 20", "2 22", ships=("4 21", "1 2"))
    assert refused(s, 1, "lemming 1") == "ZD-6.7"
    assert refused(s, 1, "lemming 2") == ""
    s = lemmings("3 21", "1 20", "2 22", ships=("4 20", "1 2"))  # beside it is not in the way
    assert refused(s, 1, "lemming 1") == ""


@pytest.mark.rule("ZD-6.7", "ZD-1.4", "ZD-6.8")
def test_a_lemming_under_another_must_go_first() -> None:
    s = lemmings("2 21", "3 21", "4 21")
    assert lemmings_at(s)[:3] == ["2 21", "3 21", "5 21"]  # the lowest had to: it was the only one that could
    assert refused(s, 1, "lemming 1") == "ZD-6.7"
    act(s, 1, "lemming 2")
    assert refused(s, 1, "lemming 1") == ""
    act(s, 1, "lemming 1")
    assert lemmings_at(s)[:3] == ["3 21", "4 21", "5 21"]


@pytest.mark.rule("ZD-6.7", "ZD-6.8")
def test_a_lemming_follows_into_the_space_that_another_has_fallen_from() -> None:
    s = lemmings("4 20", "5 20", "1 22")
    assert refused(s, 1, "lemming 1") == "ZD-6.7"
    act(s, 1, "lemming 2", "lemming 1")
    assert lemmings_at(s)[:3] == ["5 20", "-", "1 22"]


@pytest.mark.rule("ZD-6.8")
def test_each_moves_at_most_once_in_a_turn() -> None:
    s = lemmings()
    act(s, 1, "lemming 2")
    assert refused(s, 1, "lemming 2") == "ZD-6.8"
    act(s, 1, "lemming 5")
    assert refused(s, 1, "lemming 5") == "ZD-6.8"  # it has fallen
    assert refused(s, 1, "lemming 6") == "ZD-6.8"  # it was not on the course


@pytest.mark.rule("ZD-6.8")
def test_in_the_next_turn_they_move_again() -> None:
    s = lemmings()
    act(s, 1, "lemming 2", "lemmings done")
    next_hazards(s)
    assert refused(s, 1, "lemming 2") == ""
    assert refused(s, 1, "lemmings done") == "ZD-6.6"


def next_hazards(s: State) -> None:
    """Let everybody fly forward or against the edge, and go on to the hazards of the next turn."""
    while asked(s)[1] == ASK_FLY:
        act(s, s.decider, "fly U")
    for seat in (0, 1):
        act(s, seat, next(move for move in legal(s, seat) if move.endswith("down")))
    all_pass(s)
    assert asked(s) == (1, ASK_LEMMINGS)


# --- the one that can move, and none that can ---------------------------------------------------------------------


@pytest.mark.rule("ZD-6.6", "ZD-0.3")
def test_the_only_lemming_that_can_move_is_moved_without_asking() -> None:
    s = lemmings("3 19")
    assert lemmings_at(s)[0] == "4 19"
    assert told(s, EVENT_LEMMING) == [(1, 0, 0)]
    assert asked(s) == (1, ASK_LEMMINGS)  # about new ones
    assert legal(s, 1) == ["new lemming 2", "new lemming 3", "new lemming 4", "new lemming 5", "lemmings done"]


@pytest.mark.rule("ZD-6.6")
def test_if_none_can_move_none_must() -> None:
    s = lemmings("3 19", ships=("4 19", "1 2"))
    assert lemmings_at(s)[0] == "3 19"
    assert asked(s) == (1, ASK_LEMMINGS)
    assert refused(s, 1, "lemming 1") == "ZD-6.7"
    assert refused(s, 1, "lemmings done") == ""
    assert refused(s, 1, "new lemming 2") == ""  # and new ones may drop
    act(s, 1, "new lemming 2", "lemmings done")
    assert lemmings_at(s)[:2] == ["3 19", "1 20"]


@pytest.mark.rule("ZD-6.6", "ZD-6.9")
def test_if_none_is_on_the_course_none_must_move() -> None:
    s = lemmings(*["-"] * 7)
    assert asked(s) == (1, ASK_LEMMINGS)
    assert legal(s, 1) == [*(f"new lemming {column}" for column in range(1, 6)), "lemmings done"]


@pytest.mark.rule("ZD-6.6", "ZD-0.3")
def test_when_all_have_moved_and_none_is_left_to_drop_nobody_is_asked_any_more() -> None:
    s = lemmings("4 19", "3 20", "1 20", "4 21", "2 21", "3 22", "1 22")
    for nth in range(1, 7):
        act(s, 1, f"lemming {nth}")
        assert asked(s) == (1, ASK_LEMMINGS)
    act(s, 1, "lemming 7")
    assert asked(s)[1] == ASK_FLY


# --- new ones -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-6.9", "ZD-6.8")
def test_then_new_ones_may_drop_into_the_top_row() -> None:
    s = lemmings()
    act(s, 1, "lemming 1")
    act(s, 1, "new lemming 3", "new lemming 4")
    assert lemmings_at(s) == ["2 20", "2 22", "3 19", "4 21", "5 23", "1 21", "1 22"]
    assert told(s, EVENT_NEW_LEMMING) == [(1, 5, 2), (1, 6, 3)]


@pytest.mark.rule("ZD-6.9")
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_a_new_one_drops_into_the_column_that_is_named(column: int) -> None:
    s = lemmings(*["-"] * 7)
    act(s, 1, f"new lemming {column}")
    assert lemmings_at(s) == [f"1 {18 + column}", *["-"] * 6]


@pytest.mark.rule("ZD-6.9")
def test_nobody_must_let_new_ones_drop() -> None:
    s = lemmings()
    act(s, 1, "lemming 1", "lemmings done")
    assert lemmings_at(s)[5:] == ["-", "-"]


@pytest.mark.rule("ZD-6.8")
def test_after_a_new_one_none_moves_and_the_new_one_does_not_either() -> None:
    s = lemmings()
    act(s, 1, "lemming 1", "new lemming 3")
    assert {refused(s, 1, f"lemming {nth}") for nth in range(1, 8)} == {"ZD-6.8"}
    act(s, 1, "lemmings done")
    next_hazards(s)
    assert refused(s, 1, "lemming 6") == ""  # in the next turn it does


@pytest.mark.rule("ZD-6.9")
@pytest.mark.parametrize(
    ("column", "limit"),
    [(1, 1), (2, 2), (3, 3), (4, 2), (5, 1)],
)
def test_a_column_takes_new_ones_up_to_its_limit(column: int, limit: int) -> None:
    """One that moved, in another column, goes first; the top space of the column is free."""
    elsewhere = "4 21" if column != 3 else "4 20"
    for there in range(limit + 1):
        s = lemmings(elsewhere, "2 22" if column != 4 else "2 20", *(f"{5 - n} {18 + column}" for n in range(there)))
        act(s, 1, "lemming 1")
        assert refused(s, 1, f"new lemming {column}") == ("ZD-6.9" if there == limit else ""), there


@pytest.mark.rule("ZD-6.9")
def test_a_lemming_that_has_fallen_makes_room_in_its_column() -> None:
    s = lemmings()
    act(s, 1, "lemming 1")
    assert refused(s, 1, "new lemming 5") == "ZD-6.9"  # its limit is one
    act(s, 1, "lemming 5")
    assert refused(s, 1, "new lemming 5") == ""
    assert refused(s, 1, "new lemming 1") == "ZD-6.9"


@pytest.mark.rule("ZD-6.9", "ZD-1.4")
def test_a_new_one_does_not_drop_onto_a_lemming_or_a_dirigible() -> None:
    s = lemmings(ships=("1 21", "1 2"))
    act(s, 1, "lemming 2")
    assert refused(s, 1, "new lemming 2") == "ZD-6.9"  # the first is still at the top
    assert refused(s, 1, "new lemming 3") == "ZD-6.9"  # a ship
    assert refused(s, 1, "new lemming 4") == ""
    act(s, 1, "lemming 1")
    assert refused(s, 1, "new lemming 2") == ""
    act(s, 1, "new lemming 2")
    assert refused(s, 1, "new lemming 2") == "ZD-6.9"


@pytest.mark.rule("ZD-6.8", "ZD-0.3")
def test_one_that_has_fallen_can_come_back_in_a_later_turn_only() -> None:
    s = lemmings()
    act(s, 1, "lemming 5", "new lemming 3")
    assert asked(s) == (1, ASK_LEMMINGS)
    act(s, 1, "new lemming 5")  # the sixth and the seventh are used now
    assert asked(s)[1] == ASK_FLY  # and the fifth cannot be
    assert lemmings_at(s) == ["1 20", "2 22", "3 19", "4 21", "-", "1 21", "1 23"]
    next_hazards(s)
    act(s, 1, "lemming 6", "new lemming 3")
    assert lemmings_at(s)[4] == "1 21"


@pytest.mark.rule("ZD-6.8")
def test_without_one_beside_the_course_none_can_drop() -> None:
    s = lemmings("4 19", "3 20", "1 20", "4 21", "2 21", "3 22", "5 22")
    act(s, 1, "lemming 7")
    assert refused(s, 1, "new lemming 5") == "ZD-6.8"
    assert refused(s, 1, "lemmings done") == ""


@pytest.mark.rule("ZD-6.9", "ZD-6.7")
def test_the_limit_does_not_hinder_those_that_are_in_the_column_already() -> None:
    s = lemmings("2 19", "4 19", "1 22")  # two, where the limit is one
    act(s, 1, "lemming 1", "lemming 2")
    assert lemmings_at(s)[:2] == ["3 19", "5 19"]
