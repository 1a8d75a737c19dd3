"""ZD-7: movement along flight plans, bouncing, the sequence of vectors, and the end of a plan."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.zeppeldrome.state import (
    ASK_DISCARD,
    ASK_FLY,
    ASK_PAY,
    ASK_PLAN,
    EVENT_PLAN_OVER,
)
from tests.tables import told
from tests.zeppeldrome.flights import STEPS, beyond, bounced_off, is_on_course, log, tried
from tests.zeppeldrome.table import (
    act,
    all_pass,
    asked,
    chits,
    discards,
    hand,
    legal,
    place,
    places,
    plan,
    refused,
    sequence,
    table,
)

EVERY_WAY = ["fly F", "fly B", "fly U", "fly D", "fly UF", "fly DF", "fly UB", "fly DB"]


# --- the rule document's example: card 53, F { F / D? F F } -------------------------------------------------------


@pytest.mark.rule("ZD-7.3", "ZD-7.4", "ZD-7.5")
def test_the_example_one_arrow_forward_and_then_forward_for_free() -> None:
    s = table("2 10", "1 24", step="movement", plans=("53",), hands=("7 8",))
    assert log(s) == ["0 F 2 11"]  # there is only one arrow: nobody is asked
    assert asked(s) == (0, ASK_FLY)
    assert legal(s, 0) == ["fly F", "fly D"]
    act(s, 0, "fly F")
    assert log(s) == ["0 F 2 11", "0 F 2 12", "0 over"]
    assert (hand(s, 0), discards(s)) == ("7 8", "53")


@pytest.mark.rule("ZD-7.3", "ZD-7.4", "ZD-7.5")
def test_the_example_one_arrow_forward_and_then_down_for_a_card() -> None:
    s = table("2 10", "1 24", step="movement", plans=("53",), hands=("7 8",))
    act(s, 0, "fly D")
    assert asked(s) == (0, ASK_PAY)
    assert place(s, 0) == "2 11"  # first the payment
    assert legal(s, 0) == ["pay 7", "pay 8"]
    assert refused(s, 0, "pay 9") == "ZD-3.2"
    assert refused(s, 0, "pay nothing") == "ZD-0.3"
    act(s, 0, "pay 8")
    assert log(s) == ["0 F 2 11", "0 pays 8", "0 D 3 11", "0 F 3 12", "0 F 3 13", "0 over"]
    assert (hand(s, 0), discards(s)) == ("7", "8 53")


@pytest.mark.rule("ZD-7.4", "ZD-0.3")
def test_the_example_without_a_card_to_pay_with_is_no_choice() -> None:
    s = table("2 10", "1 24", step="movement", plans=("53",))
    assert log(s) == ["0 F 2 11", "0 F 2 12", "0 over"]


# --- directions, edges, ships -------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-7.3")
@pytest.mark.parametrize(
    ("vector", "there"),
    [
        ("F", "3 11"),
        ("B", "3 9"),
        ("U", "2 10"),
        ("D", "4 10"),
        ("UF", "2 11"),
        ("DF", "4 11"),
        ("UB", "2 9"),
        ("DB", "4 9"),
    ],
)
def test_each_vector_leads_to_one_of_the_eight_spaces_around(vector: str, there: str) -> None:
    assert tried(vector, "3 10") == there


@pytest.mark.rule("ZD-7.8", "ZD-1.1")
@pytest.mark.parametrize("vector", STEPS)
@pytest.mark.parametrize(("rows", "bottom"), [("five", 5), ("seven", 7)])
def test_top_bottom_and_left_edges_block(rows: str, bottom: int, vector: str) -> None:
    for there in ("1 10", f"{bottom} 10", "3 1", "1 1", f"{bottom} 1"):
        to = beyond(there, vector)
        assert tried(vector, there, rows=rows) == (to if is_on_course(to, rows) else "bounces"), there


@pytest.mark.rule("ZD-1.4", "ZD-7.8")
@pytest.mark.parametrize("vector", STEPS)
def test_a_dirigible_blocks_the_space_it_is_on(vector: str) -> None:
    assert tried(vector, "3 10", beyond("3 10", vector)) == "bounces"
    assert tried(vector, "3 10", beyond("3 10", vector, 2)) == beyond("3 10", vector)


@pytest.mark.rule("ZD-1.4", "ZD-7.7")
def test_two_ships_that_want_the_same_space_do_not_share_it() -> None:
    s = table("2 10", "4 10", step="movement", plans=("70 over", "69 over"), before=("DF", "UF"))
    assert log(s) == ["0 DF 3 11", "0 over", "1 UF bounces", "1 over"]
    assert places(s) == ["3 11", "4 10"]


@pytest.mark.rule("ZD-1.4", "ZD-7.1")
def test_a_ship_follows_into_the_space_that_another_has_just_left() -> None:
    s = table("3 10", "3 9", step="movement", plans=("70 over", "69 over"), before=("F", "F"))
    assert log(s) == ["0 F 3 11", "0 over", "1 F 3 10", "1 over"]


@pytest.mark.rule("ZD-7.8", "ZD-7.7")
@pytest.mark.parametrize(
    ("vector", "there", "more", "what"),
    [
        ("U", "1 10", {}, "the edge of the course"),
        ("F", "1 23", {}, "another dirigible"),
        ("F", "3 10", {"section_b": "headwinds"}, "the headwinds"),
        ("UF", "3 15", {"section_c": "fog"}, "the fog"),
        ("U", "3 7", {"section_a": "slalom-1"}, "a gate that cannot be entered from above or below"),
        ("F", "2 4", {"section_a": "slalom-1"}, "a gate of another colour"),
        ("U", "5 7", {"section_a": "slalom-1"}, "a gate of another colour"),
        ("F", "3 8", {"section_b": "slalom-2"}, "a blocked space"),
        ("F", "3 18", {"section_d": "press-boxes"}, "a blocked space"),
        ("F", "3 14", {"section_c": "machine"}, "the closed Machine"),
        ("F", "2 19", {"section_d": "folks"}, "an Old Folk"),
        ("F", "1 19", {"section_d": "lemmings"}, "a Lemming"),
        ("F", "3 10", {}, ""),
    ],
)
def test_it_is_told_what_a_ship_bounces_off(vector: str, there: str, more: dict[str, Any], what: str) -> None:
    assert bounced_off(vector, there, **more) == what


# --- following arrows ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-7.3", "ZD-7.5")
def test_at_a_fork_the_player_chooses_and_the_other_way_is_gone() -> None:
    """Card 31: { UF UF F / F D F }."""
    s = table("3 10", "1 24", step="movement", plans=("31",))
    assert legal(s, 0) == ["fly F", "fly UF"]
    act(s, 0, "fly UF")
    assert log(s) == ["0 UF 2 11", "0 UF 1 12", "0 F 1 13", "0 over"]
    s = table("3 10", "1 24", step="movement", plans=("31",))
    act(s, 0, "fly F")
    assert log(s) == ["0 F 3 11", "0 D 4 11", "0 F 4 12", "0 over"]


@pytest.mark.rule("ZD-7.3")
@pytest.mark.parametrize(
    ("first", "second", "way"),
    [
        ("UF", "U", ["F 3 10", "UF 2 11", "U 1 11", "F 1 12"]),
        ("UF", "DF", ["F 3 10", "UF 2 11", "DF 3 12"]),
        ("DF", "D", ["F 3 10", "DF 4 11", "D 5 11", "F 5 12"]),
        ("DF", "UF", ["F 3 10", "DF 4 11", "UF 3 12"]),
    ],
)
def test_a_way_may_fork_again(first: str, second: str, way: list[str]) -> None:
    """Card 45: F { UF { U F / DF } / DF { D F / UF } }."""
    s = table("3 9", "1 24", step="movement", plans=("45",))
    assert legal(s, 0) == ["fly UF", "fly DF"]
    act(s, 0, f"fly {first}")
    assert legal(s, 0) == (["fly U", "fly DF"] if first == "UF" else ["fly D", "fly UF"])
    act(s, 0, f"fly {second}")
    assert log(s, 0) == [*way, "over"]


@pytest.mark.rule("ZD-7.3")
@pytest.mark.parametrize(
    ("choice", "way"),
    [
        ("F", ["UF 2 11", "F 2 12", "F 2 13"]),
        ("DF", ["UF 2 11", "DF 3 12", "DF 4 13"]),
        ("D", ["UF 2 11", "D 3 11", "D 4 11", "F 4 12"]),
    ],
)
def test_a_fork_may_have_three_ways(choice: str, way: list[str]) -> None:
    """Card 29: UF { F F / DF DF / D D F }."""
    s = table("3 10", "1 24", step="movement", plans=("29",))
    assert legal(s, 0) == ["fly F", "fly D", "fly DF"]
    act(s, 0, f"fly {choice}")
    assert log(s, 0) == [*way, "over"]


@pytest.mark.rule("ZD-7.3")
def test_where_no_arrow_leads_the_cube_cannot_go() -> None:
    s = table("3 10", "1 24", step="movement", plans=("31",), hands=("1",))
    for vector in ("B", "U", "D", "DF", "UB", "DB"):
        assert refused(s, 0, f"fly {vector}") == "ZD-7.3"


@pytest.mark.rule("ZD-7.5")
def test_who_has_a_solid_arrow_must_fly_on() -> None:
    s = table("3 10", "1 24", step="movement", plans=("31",), hands=("1",))
    assert refused(s, 0, "stop") == "ZD-7.5"
    s = table("3 10", "1 24", step="movement", plans=("53 after F",), hands=("1",))  # one solid arrow, one open
    assert refused(s, 0, "stop") == "ZD-7.5"
    s = table("3 10", "1 24", step="movement", plans=("61 after UF DF",), hands=("1",))  # two solid, one open
    assert legal(s, 0) == ["fly F", "fly U", "fly D"]
    assert refused(s, 0, "stop") == "ZD-7.5"


@pytest.mark.rule("ZD-7.7", "ZD-0.3")
def test_a_plan_without_choices_is_flown_without_asking() -> None:
    s = table("3 10", "1 24", step="movement", plans=("17",), before=("D",), after=("B",))
    assert asked(s)[1] == ASK_PLAN  # of the next turn
    assert log(s, 0) == ["D 4 10", "U 3 10", "F 3 11", "D 4 11", "F 4 12", "U 3 12", "F 3 13", "B 3 12", "over"]


# --- open arrows --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-7.5", "ZD-7.4")
def test_where_only_an_open_arrow_leads_on_the_player_may_stop() -> None:
    """Card 67: F F F? F?."""
    s = table("3 9", "1 24", step="movement", plans=("67",), hands=("1 2",))
    assert log(s, 0) == ["F 3 10", "F 3 11"]
    assert legal(s, 0) == ["fly F", "stop"]
    act(s, 0, "stop")
    assert log(s, 0) == ["F 3 10", "F 3 11", "stops", "over"]
    assert (hand(s, 0), discards(s)) == ("1 2", "67")


@pytest.mark.rule("ZD-7.4")
def test_each_open_arrow_costs_a_card() -> None:
    s = table("3 9", "1 24", step="movement", plans=("67",), hands=("1 2 3",))
    act(s, 0, "fly F", "pay 2")
    assert legal(s, 0) == ["fly F", "stop"]
    act(s, 0, "fly F", "pay 1")
    assert log(s, 0) == ["F 3 10", "F 3 11", "pays 2", "F 3 12", "pays 1", "F 3 13", "over"]
    assert hand(s, 0) == "3"


@pytest.mark.rule("ZD-7.4", "ZD-0.3")
def test_the_only_card_is_paid_without_asking_and_then_there_is_none_for_the_next_arrow() -> None:
    s = table("3 9", "1 24", step="movement", plans=("67",), hands=("1",))
    act(s, 0, "fly F")
    assert log(s, 0) == ["F 3 10", "F 3 11", "pays 1", "F 3 12", "over"]
    assert discards(s) == "1 67"


@pytest.mark.rule("ZD-7.4")
def test_without_a_card_an_open_arrow_and_all_behind_it_are_out_of_reach() -> None:
    s = table("3 9", "1 24", step="movement", plans=("67",))
    assert log(s, 0) == ["F 3 10", "F 3 11", "over"]
    s = table("3 9", "1 24", step="movement", plans=("59",))  # F UF { F? F / D }: the second F is solid
    assert log(s, 0) == ["F 3 10", "UF 2 11", "D 3 11", "over"]
    s = table("3 9", "1 24", step="movement", plans=("57",))  # { U? UF F F / F F }
    assert log(s, 0) == ["F 3 10", "F 3 11", "over"]


@pytest.mark.rule("ZD-7.4")
def test_without_a_card_only_the_solid_arrows_of_a_fork_are_open_to_choice() -> None:
    """Card 61: UF DF { F? / U / D }."""
    s = table("3 9", "1 24", step="movement", plans=("61",))
    assert legal(s, 0) == ["fly U", "fly D"]
    assert refused(s, 0, "fly F") == "ZD-7.4"


@pytest.mark.rule("ZD-7.4")
def test_solid_arrows_behind_an_open_one_are_free() -> None:
    """Card 57: { U? UF F F / F F }."""
    s = table("4 9", "1 24", step="movement", plans=("57",), hands=("1 2",))
    assert legal(s, 0) == ["fly F", "fly U"]
    act(s, 0, "fly U", "pay 1")
    assert log(s, 0) == ["pays 1", "U 3 9", "UF 2 10", "F 2 11", "F 2 12", "over"]
    assert hand(s, 0) == "2"


@pytest.mark.rule("ZD-7.4", "ZD-7.5")
def test_open_arrows_may_fork() -> None:
    """Card 69: F F F? { UF? / DF? }."""
    s = table("3 9", "1 24", step="movement", plans=("69 after F F F",), hands=("1 2",))
    assert legal(s, 0) == ["fly UF", "fly DF", "stop"]
    act(s, 0, "fly DF", "pay 1")
    assert log(s, 0) == ["pays 1", "DF 4 10", "over"]


@pytest.mark.rule("ZD-7.4", "ZD-7.7")
def test_a_card_paid_for_an_arrow_that_bounces_stays_spent_and_the_way_goes_on() -> None:
    """Card 66: { F F / D? F F F }, in the bottom row."""
    s = table("5 9", "1 24", step="movement", plans=("66",), hands=("1 2",))
    act(s, 0, "fly D", "pay 2")
    assert log(s, 0) == ["pays 2", "D bounces", "F 5 10", "F 5 11", "F 5 12", "over"]
    assert (hand(s, 0), discards(s)) == ("1", "2 66")


@pytest.mark.rule("ZD-7.5", "ZD-7.2")
def test_who_stops_goes_on_with_the_chits_after_the_card_in_the_same_round() -> None:
    s = table(*("3 11", "5 2"), step="movement", plans=("67 after F F", "27"), after=("U D", ""), hands=("1 2",))
    assert log(s) == []
    act(s, 0, "stop")
    assert log(s) == ["0 stops", "0 U 2 11", "1 F 5 3", "0 D 3 11", "0 over", "1 F 5 4", "1 F 5 5", "1 over"]


@pytest.mark.rule("ZD-7.5", "ZD-7.9")
def test_who_stops_without_chits_has_flown_the_plan() -> None:
    s = table("3 11", "5 2", step="movement", plans=("67 after F F", "53 after F"), hands=("1 2", "3"))
    act(s, 0, "stop")
    assert (plan(s, 0), discards(s)) == ("", "67")
    assert asked(s) == (1, ASK_FLY)


@pytest.mark.rule("ZD-7.2", "ZD-7.4")
def test_without_a_card_for_the_open_arrow_the_chits_after_the_card_follow_in_the_next_round() -> None:
    s = table("3 9", "1 24", step="movement", plans=("67",), after=("U",))
    assert log(s, 0) == ["F 3 10", "F 3 11", "U 2 11", "over"]


# --- chits and cards that are face down ---------------------------------------------------------------------------


@pytest.mark.rule("ZD-7.2")
def test_chits_before_the_card_are_flown_from_left_to_right_then_the_card_then_those_after_it() -> None:
    s = table("3 9", "1 24", step="movement", plans=("1",), before=("D F U",), after=("B DB D",))
    ways = ["D 4 9", "F 4 10", "U 3 10", "UF 2 11", "F 2 12", "UF 1 13", "B 1 12", "DB 2 11", "D 3 11"]
    assert log(s, 0) == [*ways, "over"]


@pytest.mark.rule("ZD-7.2", "ZD-7.1")
def test_a_chit_is_a_vector_like_another_and_takes_a_round() -> None:
    s = table("3 9", "3 2", step="movement", plans=("70 over", "27"), before=("F F",))
    assert log(s) == ["0 F 3 10", "1 F 3 3", "0 F 3 11", "0 over", "1 F 3 4", "1 F 3 5", "1 over"]


@pytest.mark.rule("ZD-7.2")
def test_a_chit_must_be_flown_as_it_lies() -> None:
    """The question arises for a ship with ballast only."""
    s = table(*("3 10", "1 24"), step="movement", plans=("31",), before=("U F",), tokens=(1,), section_a="ballast")
    assert legal(s, 0) == ["fly U", "drop ballast"]
    assert [refused(s, 0, move) for move in ("stop", "fly F", "fly UF", "fly D")] == ["ZD-7.2"] * 4
    s = table(*("3 10", "1 24"), step="movement", plans=("31 over",), after=("D U",), tokens=(1,), section_a="ballast")
    assert legal(s, 0) == ["fly D", "drop ballast"]
    assert [refused(s, 0, move) for move in ("stop", "fly F", "fly U")] == ["ZD-7.2"] * 3


@pytest.mark.rule("ZD-7.2", "ZD-7.7")
def test_a_chit_that_bounces_is_used_up() -> None:
    s = table("1 10", "1 24", step="movement", plans=("31",), before=("U F",))
    assert log(s, 0) == ["U bounces", "F 1 11"]
    assert chits(s, 0) == "FP"
    assert legal(s, 0) == ["fly F", "fly UF"]


@pytest.mark.rule("ZD-7.6")
@pytest.mark.parametrize("how", ["27 down", "27 turned", "-"])
def test_a_deactivated_card_is_one_vector_in_any_direction(how: str) -> None:
    s = table("3 10", "1 24", step="movement", plans=(how,))
    assert asked(s) == (0, ASK_FLY)
    assert legal(s, 0) == EVERY_WAY
    assert refused(s, 0, "stop") == "ZD-7.6"
    act(s, 0, "fly DB")
    assert log(s, 0) == ["DB 4 9", "over"]


@pytest.mark.rule("ZD-7.6", "ZD-7.7")
def test_its_vector_may_be_flown_against_the_edge() -> None:
    s = table("1 10", "1 24", step="movement", plans=("27 down",))
    act(s, 0, "fly U")
    assert log(s, 0) == ["U bounces", "over"]


@pytest.mark.rule("ZD-7.6", "ZD-7.2")
def test_its_direction_is_chosen_when_the_chits_before_it_have_been_flown() -> None:
    s = table("3 10", "1 24", step="movement", plans=("27 down",), before=("U F",), after=("B",), hands=("1",))
    assert log(s, 0) == ["U 2 10", "F 2 11"]
    act(s, 0, "fly DF")
    assert log(s, 0) == ["U 2 10", "F 2 11", "DF 3 12", "B 3 11", "over"]
    assert hand(s, 0) == "1"  # it is free


# --- bouncing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-7.7")
def test_movement_does_not_end_at_a_bounce() -> None:
    """Card 17: U F D F U F, in the top row."""
    s = table("1 9", "3 24", step="movement", plans=("17",))
    assert log(s, 0) == ["U bounces", "F 1 10", "D 2 10", "F 2 11", "U 1 11", "F 1 12", "over"]


@pytest.mark.rule("ZD-7.7", "ZD-7.1")
def test_a_bounce_takes_the_round() -> None:
    s = table("1 9", "3 2", step="movement", plans=("23", "27"))  # U U F F F
    assert log(s) == [
        *("0 U bounces", "1 F 3 3"),
        *("0 U bounces", "1 F 3 4"),
        *("0 F 1 10", "1 F 3 5", "1 over"),
        *("0 F 1 11", "0 F 1 12", "0 over"),
    ]


@pytest.mark.rule("ZD-7.7")
def test_a_blocked_way_may_be_chosen_on_purpose() -> None:
    """Card 42: { U F F / D F F }."""
    s = table("1 10", "3 24", step="movement", plans=("42",))
    assert legal(s, 0) == ["fly U", "fly D"]
    act(s, 0, "fly U")
    assert log(s, 0) == ["U bounces", "F 1 11", "F 1 12", "over"]


# --- the sequence -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-7.1")
def test_every_ship_flies_one_vector_and_then_the_sequence_is_assessed_anew() -> None:
    s = table("1 10", "3 9", step="movement", plans=("70 over", "69 over"), before=("B B", "F F"))
    assert log(s) == ["0 B 1 9", "1 F 3 10", "1 F 3 11", "1 over", "0 B 1 8", "0 over"]


@pytest.mark.rule("ZD-7.1")
def test_in_a_column_the_higher_ship_flies_first() -> None:
    s = table("4 10", "2 10", "3 10", step="movement", plans=("70 over", "69 over", "68 over"), before=("F",) * 3)
    assert log(s) == ["1 F 2 11", "1 over", "2 F 3 11", "2 over", "0 F 4 11", "0 over"]


@pytest.mark.rule("ZD-7.1")
def test_the_sequence_of_a_round_is_fixed_when_it_begins() -> None:
    """The first falls back behind the others, and still all fly once before anybody flies again."""
    s = table(
        *("1 10", "2 10", "3 10"),
        step="movement",
        plans=("70 over", "69 over", "68 over"),
        before=("B F", "F F", "F F"),
    )
    first = ["0 B 1 9", "1 F 2 11", "2 F 3 11"]
    assert log(s) == [*first, "1 F 2 12", "1 over", "2 F 3 12", "2 over", "0 F 1 10", "0 over"]


@pytest.mark.rule("ZD-7.1")
def test_who_overtakes_in_a_round_does_not_fly_earlier_in_it() -> None:
    s = table(*("3 10", "1 10", "2 24"), step="movement", plans=("53 after F", "31", "27 over"), hands=("1", "", ""))
    assert sequence(s) == [2, 1, 0]
    act(s, 1, "fly F")  # ahead of seat 0 already
    assert asked(s) == (0, ASK_FLY)
    assert sequence(s) == [2, 1, 0]


@pytest.mark.rule("ZD-7.1", "ZD-7.9")
def test_who_has_run_out_is_left_out_while_the_others_fly_on() -> None:
    s = table("3 10", "1 10", "5 2", step="movement", plans=("27", "17", "70 over"), before=("", "", "F"))
    assert [line for line in log(s) if line.endswith("over")] == ["2 over", "0 over", "1 over"]
    assert log(s, 2) == ["F 5 3", "over"]
    assert len(log(s, 1)) == 7


@pytest.mark.rule("ZD-7.1", "ZD-5.12")
def test_reversed_the_last_flies_first_in_every_round() -> None:
    s = table("3 10", "3 9", step="movement", plans=("70 over", "69 over"), before=("F F", "F F"), reversed=True)
    assert log(s) == ["1 F bounces", "0 F 3 11", "1 F 3 10", "1 over", "0 F 3 12", "0 over"]
    s = table("1 10", "3 9", step="movement", plans=("70 over", "69 over"), before=("B B", "F F"), reversed=True)
    # after the first round seat 0 is last
    assert log(s) == ["1 F 3 10", "0 B 1 9", "0 B 1 8", "0 over", "1 F 3 11", "1 over"]


@pytest.mark.rule("ZD-7.1", "ZD-5.12")
def test_reversed_the_lowest_of_a_column_flies_first() -> None:
    s = table(
        "1 10",
        "2 10",
        "3 10",
        step="movement",
        plans=("70 over", "69 over", "68 over"),
        before=("F",) * 3,
        reversed=True,
    )
    assert log(s) == ["2 F 3 11", "2 over", "1 F 2 11", "1 over", "0 F 1 11", "0 over"]


@pytest.mark.rule("ZD-7.1", "ZD-5.12")
def test_the_anemometer_is_played_for_movement_of_this_turn_only() -> None:
    s = table("3 10", "3 9", plans=("27", "28"), hands=("15", ""), step="actions")
    act(s, 0, "play 15")
    all_pass(s)
    assert log(s)[:2] == ["1 F bounces", "0 F 3 11"]
    assert asked(s)[1] == ASK_PLAN
    assert not s.reversed


# --- the end of a plan --------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-7.9")
def test_a_plan_that_is_flown_is_discarded_with_its_chits_before_the_next_ship_flies() -> None:
    s = table("3 10", "1 9", step="movement", plans=("70 over", "45"), before=("F", "B"), after=("U", "D"))
    assert log(s) == ["0 F 3 11", "1 B 1 8", "0 U 2 11", "0 over", "1 F 1 9"]
    assert (plan(s, 0), chits(s, 0), discards(s)) == ("", "FP", "70")
    assert (plan(s, 1), chits(s, 1), s.chits) == ("45", "FP D", 18)  # the chit flown lies there until the end
    act(s, 1, "fly UF", "fly DF")
    assert log(s, 1) == ["B 1 8", "F 1 9", "UF bounces", "DF 2 10", "D 3 10", "over"]
    assert (discards(s), s.chits) == ("45 70", 20)


@pytest.mark.rule("ZD-7.9", "ZD-3.6")
def test_a_card_that_was_left_face_down_is_shown_when_its_vector_is_flown() -> None:
    s = table("3 10", "1 9", step="movement", plans=("20 down", "31"))
    act(s, 0, "fly F")
    assert told(s, EVENT_PLAN_OVER) == [(0, 19, 1)]
    assert (plan(s, 0), discards(s)) == ("", "20")
    assert asked(s) == (1, ASK_FLY)
    s = table("3 10", "1 9", step="movement", plans=("20 turned", "31"))  # this one is known already
    act(s, 0, "fly F")
    assert told(s, EVENT_PLAN_OVER) == [(0, 19, 0)]
    s = table("3 10", "1 9", step="movement", plans=("-", "31"))
    act(s, 0, "fly F")
    assert told(s, EVENT_PLAN_OVER) == [(0, -1, 0)]
    assert discards(s) == ""


@pytest.mark.rule("ZD-7.9", "ZD-3.6")
def test_a_face_down_card_stays_hidden_while_chits_after_it_are_still_to_be_flown() -> None:
    s = table("3 10", "1 9", step="movement", plans=("20 down", "31"), after=("U",))
    act(s, 0, "fly F")
    assert (told(s, EVENT_PLAN_OVER), discards(s)) == ([], "")
    assert plan(s, 0) == "20 down"
    act(s, 1, "fly F")
    assert told(s, EVENT_PLAN_OVER)[0] == (0, 19, 1)


@pytest.mark.rule("ZD-7.9")
def test_when_all_plans_are_flown_the_players_discard() -> None:
    s = table("3 10", "1 9", step="movement", plans=("27", "70 over"), before=("", "F"), hands=("1", "2"))
    assert asked(s) == (0, ASK_DISCARD)
    assert (places(s), discards(s), s.chits) == (["3 13", "1 10"], "27 70", 20)
