"""ZD-6.1 and ZD-6.3 to ZD-6.5: who moves the hazards, and the Old Folks. Their columns are 19 to 23."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.zeppeldrome.state import (
    ASK_FLY,
    ASK_FOLKS,
    ASK_LEMMINGS,
    ASK_MACHINE,
    EVENT_FOLK,
    State,
)
from tests.tables import told
from tests.zeppeldrome.flights import STEPS, beyond, log, tried
from tests.zeppeldrome.table import act, all_pass, asked, folks_at, legal, opened, refused, table

FOUR = ["2 20", "2 22", "4 20", "4 22"]


def folks(*spaces: str, ships: tuple[str, ...] = ("1 24", "1 2")) -> State:
    """Old Folks on these spaces; seat 1, in last place, is asked to move them."""
    s = table(*ships, step="hazards", plans=("-", "-"), section_d="folks", folks=spaces or None)
    assert asked(s) == (1, ASK_FOLKS)
    return s


# --- who moves hazards --------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-6.1")
@pytest.mark.parametrize(
    ("ships", "last"),
    [
        (("3 2", "3 5", "3 9"), 0),
        (("3 9", "3 5", "3 2"), 2),
        (("3 9", "3 2", "3 5"), 1),
        (("1 5", "3 5", "2 5"), 1),  # in a column the lowest is last
        (("3 5", "2 5", "1 5"), 0),
    ],
)
def test_the_player_in_last_place_moves_the_hazards(ships: tuple[str, ...], last: int) -> None:
    s = table(*ships, step="hazards", section_d="folks")
    assert asked(s) == (last, ASK_FOLKS)
    assert {refused(s, seat, "folks done") for seat in range(3) if seat != last} == {"ZD-0.2"}


@pytest.mark.rule("ZD-6.1")
def test_last_is_who_is_last_after_the_actions() -> None:
    s = table("3 5", "3 4", hands=("", "36"), plans=("27", "28"), section_d="folks")  # card 36: !B
    act(s, 1, "play 36", "on seat 1")
    assert log(s, 0) == ["B bounces"]
    assert asked(s) == (1, ASK_FOLKS)
    s = table("3 5", "2 5", "1 24", hands=("", "36"), plans=("27", "28", "29"), section_d="folks")
    act(s, 1, "play 36", "on seat 2")
    assert asked(s) == (1, ASK_FOLKS)  # it was seat 0 before


@pytest.mark.rule("ZD-6.1", "ZD-5.13")
def test_an_honorary_marshal_moves_all_of_them_instead() -> None:
    s = table(
        *("3 5", "3 4", "1 24"),
        hands=("44", "", "1"),
        section_c="machine",
        section_d="folks",
    )
    act(s, 2, "pass")
    act(s, 0, "play 44", "on seat 3")
    all_pass(s)
    assert asked(s) == (2, ASK_MACHINE)
    act(s, 2, "open gears")
    assert asked(s) == (2, ASK_FOLKS)
    act(s, 2, "folks done")
    assert asked(s)[1] == ASK_FLY


@pytest.mark.rule("ZD-6.1")
@pytest.mark.parametrize(("section", "question"), [("folks", ASK_FOLKS), ("lemmings", ASK_LEMMINGS)])
def test_one_section_comes_after_the_other_in_the_order_of_the_course(section: str, question: int) -> None:
    s = table("3 5", "3 4", step="hazards", section_c="machine", section_d=section)
    assert asked(s) == (1, ASK_MACHINE)
    act(s, 1, "open gears")
    assert asked(s) == (1, question)


@pytest.mark.rule("ZD-6.1")
def test_where_nothing_moves_nobody_is_asked() -> None:
    sections: dict[str, Any] = {
        "section_a": "ballast",
        "section_b": "slalom-2",
        "section_c": "fans",
        "section_d": "press-boxes",
    }
    s = table("3 2", "3 1", step="hazards", **sections)
    assert asked(s) == (0, ASK_FLY)


# --- Old Folks ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-9.13", "ZD-1.4")
def test_four_old_folks_stand_on_the_marked_spaces() -> None:
    assert folks_at(opened(section_a="empty", section_b="empty", section_c="empty", section_d="folks")) == FOUR
    seven = opened(section_a="empty", section_b="empty", section_c="empty", section_d="folks", rows="seven")
    assert folks_at(seven) == ["3 20", "3 22", "5 20", "5 22"]


@pytest.mark.rule("ZD-9.13", "ZD-7.8")
@pytest.mark.parametrize("vector", STEPS)
def test_old_folks_block_ships(vector: str) -> None:
    for folk in FOUR:
        row, column = map(int, folk.split())
        down, on = STEPS[vector]
        assert tried(vector, f"{row - down} {column - on}", section_d="folks") == "bounces"


@pytest.mark.rule("ZD-6.3")
@pytest.mark.parametrize("vector", STEPS)
def test_an_old_folk_moves_one_space_in_any_direction(vector: str) -> None:
    s = folks("3 21", "1 19", "5 19", "1 23")
    act(s, 1, f"folk 1 {vector}")
    assert folks_at(s) == [beyond("3 21", vector), "1 19", "5 19", "1 23"]
    assert told(s, EVENT_FOLK) == [(1, 0, list(STEPS).index(vector))]


@pytest.mark.rule("ZD-6.3")
def test_one_that_is_not_there_cannot_be_moved() -> None:
    """Cards of one's own may have fewer than four."""
    s = folks()
    s.folks[3] = -1
    assert {refused(s, 1, f"folk 4 {vector}") for vector in STEPS} == {"ZD-6.3"}
    assert refused(s, 1, "folk 3 F") == ""


@pytest.mark.rule("ZD-6.3")
def test_any_number_of_them_may_be_moved() -> None:
    s = folks()
    act(s, 1, "folks done")
    assert folks_at(s) == FOUR
    s = folks()
    act(s, 1, "folk 3 D", "folk 1 U", "folks done")
    assert folks_at(s) == ["1 20", "2 22", "5 20", "4 22"]
    assert asked(s)[1] == ASK_FLY


@pytest.mark.rule("ZD-6.5", "ZD-0.3")
def test_each_moves_at_most_once() -> None:
    s = folks()
    act(s, 1, "folk 1 U")
    assert {refused(s, 1, f"folk 1 {vector}") for vector in STEPS} == {"ZD-6.5"}
    act(s, 1, "folk 2 U", "folk 3 D")
    assert asked(s) == (1, ASK_FOLKS)
    act(s, 1, "folk 4 D")
    assert asked(s)[1] == ASK_FLY  # all have moved: there is nothing left to ask
    assert folks_at(s) == ["1 20", "1 22", "5 20", "5 22"]


@pytest.mark.rule("ZD-6.5")
def test_in_the_next_turn_they_may_move_again() -> None:
    s = folks()
    act(s, 1, "folk 1 U", "folks done")
    act(s, 0, "fly F")
    act(s, 1, "fly F")
    for seat in (0, 1):
        act(s, seat, next(move for move in legal(s, seat) if move.endswith("down")))
    all_pass(s)
    assert asked(s) == (1, ASK_FOLKS)
    assert refused(s, 1, "folk 1 B") == ""


@pytest.mark.rule("ZD-6.3", "ZD-1.1")
@pytest.mark.parametrize(
    ("folk", "out"),
    [
        ("3 19", ["B", "UB", "DB"]),
        ("3 23", ["F", "UF", "DF"]),
        ("1 21", ["U", "UF", "UB"]),
        ("5 21", ["D", "DF", "DB"]),
        ("1 19", ["B", "U", "UF", "UB", "DB"]),
        ("5 23", ["F", "D", "UF", "DF", "DB"]),
    ],
)
def test_they_stay_in_their_section(folk: str, out: list[str]) -> None:
    away = ["1 23", "5 19"]
    s = folks(folk, *away, "3 21" if folk != "3 21" else "3 19")
    assert [vector for vector in STEPS if refused(s, 1, f"folk 1 {vector}") == "ZD-6.3"] == out


@pytest.mark.rule("ZD-6.3", "ZD-1.1")
def test_with_seven_rows_they_may_go_down_to_the_seventh() -> None:
    s = table(
        *("1 24", "1 2"),
        step="hazards",
        section_d="folks",
        folks=("6 20", "7 22", "2 20", "2 22"),
        rows="seven",
    )
    assert refused(s, 1, "folk 1 D") == ""
    assert refused(s, 1, "folk 2 D") == "ZD-6.3"


@pytest.mark.rule("ZD-6.3", "ZD-1.4")
@pytest.mark.parametrize("vector", STEPS)
def test_they_do_not_enter_a_space_with_a_dirigible_or_another_of_them(vector: str) -> None:
    there = beyond("3 21", vector)
    s = folks("3 21", "1 19", "5 19", "1 23", ships=(there, "1 2"))
    assert [each for each in STEPS if refused(s, 1, f"folk 1 {each}")] == [vector]
    assert refused(s, 1, f"folk 1 {vector}") == "ZD-6.3"
    s = folks("3 21", there, "5 19", "1 23")
    assert refused(s, 1, f"folk 1 {vector}") == "ZD-6.3"


@pytest.mark.rule("ZD-6.3", "ZD-1.4")
def test_a_space_that_another_has_just_left_is_free() -> None:
    s = folks("3 20", "3 21", "5 19", "1 23")
    assert refused(s, 1, "folk 1 F") == "ZD-6.3"
    act(s, 1, "folk 2 F")
    assert refused(s, 1, "folk 1 F") == ""


@pytest.mark.rule("ZD-6.4")
def test_two_side_by_side_are_fine() -> None:
    s = folks()
    assert refused(s, 1, "folk 1 F") == ""  # to 2 21, beside the one at 2 22
    act(s, 1, "folk 1 F")
    assert refused(s, 1, "folk 3 F") == ""  # to 4 21: another pair
    act(s, 1, "folk 3 F", "folks done")
    assert folks_at(s) == ["2 21", "2 22", "4 21", "4 22"]


GROUPS = [
    # where the first of them is, where it goes, where the others are, and whether three would stand together
    ("3 21", "F", ("2 22", "4 22", "5 19"), True),  # between two, one above and one below
    ("2 20", "F", ("2 22", "3 21", "5 19"), True),  # at the corner of an L
    ("2 20", "F", ("2 22", "2 23", "5 19"), True),  # at the end of a pair: beside one only, but a group of three
    ("2 20", "F", ("2 22", "1 22", "5 19"), True),  # at the end of a pair round a corner
    ("2 20", "F", ("2 22", "3 22", "5 19"), True),
    ("2 20", "F", ("2 22", "1 23", "5 19"), False),  # the third is only diagonal to the second
    ("2 20", "F", ("2 22", "3 20", "5 19"), False),  # and here to the first
    ("2 20", "F", ("1 22", "3 22", "3 20"), False),  # all three are diagonal
    ("2 20", "F", ("2 19", "2 22", "5 19"), False),  # from one neighbour to the other
    ("2 20", "D", ("2 21", "3 21", "5 19"), True),  # two that stand together, and it comes beside one
    ("2 20", "F", ("1 21", "3 21", "2 22"), True),  # between three
    ("4 20", "DB", ("4 19", "5 20", "1 23"), True),  # in the corner, with one above and one beside
    ("3 19", "U", ("2 20", "2 21", "5 23"), True),
    ("3 19", "U", ("1 20", "3 20", "5 23"), False),
]


@pytest.mark.rule("ZD-6.4")
@pytest.mark.parametrize(("first", "vector", "others", "grouped"), GROUPS)
def test_none_moves_into_a_group_of_three(first: str, vector: str, others: tuple[str, str, str], grouped: bool) -> None:
    s = folks(first, *others)
    assert refused(s, 1, f"folk 1 {vector}") == ("ZD-6.4" if grouped else "")


@pytest.mark.rule("ZD-6.4")
def test_the_one_that_moves_does_not_count_where_it_was() -> None:
    s = folks("3 20", "3 21", "1 23", "5 19")
    assert refused(s, 1, "folk 1 UF") == ""  # from beside the second to above it: still a pair


@pytest.mark.rule("ZD-6.4")
def test_a_pair_that_has_parted_makes_room() -> None:
    s = folks("2 20", "2 22", "2 23", "5 19")
    assert refused(s, 1, "folk 1 F") == "ZD-6.4"
    act(s, 1, "folk 3 D")
    assert refused(s, 1, "folk 1 F") == ""


@pytest.mark.rule("ZD-6.4")
def test_a_group_that_stands_elsewhere_is_no_hindrance() -> None:
    s = folks("1 19", "4 22", "4 23", "5 23")  # three together already
    assert refused(s, 1, "folk 1 D") == ""
    assert refused(s, 1, "folk 2 U") == ""  # to 3 22, beside none of the other two
