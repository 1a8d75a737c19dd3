"""ZD-5.14 and ZD-7.8: the Leapfrog Ladder, and what a blocking obstacle is."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.zeppeldrome.state import (
    ASK_BONUS,
    ASK_COLLECT,
    EVENT_LADDER,
)
from tests.tables import told
from tests.zeppeldrome.flights import STEPS, beyond, log, tried
from tests.zeppeldrome.table import act, all_keep, all_pass, asked, ended_by, place, table

FAR = "1 2"


@pytest.mark.rule("ZD-5.14", "ZD-7.8")
@pytest.mark.parametrize("vector", STEPS)
def test_a_ship_with_a_ladder_leaps_over_a_dirigible_in_any_direction(vector: str) -> None:
    ends = tried(vector, "3 10", beyond("3 10", vector), ladders=(0,))
    assert ends == f"leaps {beyond('3 10', vector, 2)}"


@pytest.mark.rule("ZD-5.14", "ZD-7.8")
@pytest.mark.parametrize(
    ("vector", "there", "colour", "more"),
    [
        ("F", "2 19", "yellow", {"section_d": "folks"}),
        ("DF", "3 19", "yellow", {"section_d": "folks"}),
        ("D", "3 21", "yellow", {"section_d": "lemmings"}),
        ("F", "2 21", "yellow", {"section_d": "press-boxes"}),
        ("F", "3 8", "yellow", {"section_b": "slalom-2"}),  # a blocked space
        ("B", "3 10", "yellow", {"section_b": "slalom-2"}),
        ("F", "1 4", "blue", {"section_a": "slalom-1"}),  # a gate of another colour
        ("F", "2 10", "yellow", {"section_b": "slalom-2"}),
        (
            "U",
            "3 16",
            "yellow",
            {"section_c": "machine", "open": "gears"},
        ),  # a closed space: 2 16 is a piston, 1 16 a gear
        ("F", "2 14", "yellow", {"section_c": "machine", "open": "pistons"}),
    ],
)
def test_blocking_obstacles_are_leapt_over(vector: str, there: str, colour: str, more: dict[str, Any]) -> None:
    assert tried(vector, there, FAR, colour=colour, **more) == "bounces"
    assert tried(vector, there, FAR, colour=colour, ladders=(0,), **more) == f"leaps {beyond(there, vector, 2)}"


@pytest.mark.rule("ZD-5.14", "ZD-7.8")
@pytest.mark.parametrize(
    ("vector", "there", "colour", "more"),
    [
        ("F", "3 9", "yellow", {"section_b": "headwinds"}),
        ("F", "3 12", "yellow", {"section_b": "headwinds"}),  # the space beyond lies outside the wind
        ("UF", "3 15", "yellow", {"section_c": "fog"}),
        ("DF", "3 17", "yellow", {"section_c": "fog"}),  # the space beyond has no fog
        ("UB", "3 16", "yellow", {"section_c": "fog"}),  # nor has this
        ("U", "1 10", "yellow", {}),
        ("D", "5 10", "yellow", {}),
        ("B", "3 1", "yellow", {}),
        ("U", "3 7", "yellow", {"section_a": "slalom-1"}),  # its own gate from below
    ],
)
def test_edges_wind_and_fog_are_not_nor_is_the_own_gate(
    vector: str, there: str, colour: str, more: dict[str, Any]
) -> None:
    assert tried(vector, there, FAR, colour=colour, ladders=(0,), **more) == "bounces"


@pytest.mark.rule("ZD-5.14")
def test_it_carries_the_ship_once() -> None:
    s = table("3 10", "3 11", "3 13", step="movement", plans=("27",), ladders=(0,))
    assert log(s, 0) == ["F leaps 3 12", "F bounces", "F bounces", "over"]


@pytest.mark.rule("ZD-5.14")
@pytest.mark.parametrize(
    ("vector", "there", "others", "more"),
    [
        ("F", "3 10", ("3 11", "3 12"), {}),  # two ships in a row
        ("U", "2 10", ("1 10",), {}),  # nothing beyond
        ("D", "4 10", ("5 10",), {}),
        ("B", "3 2", ("3 1",), {}),
        ("F", "2 7", ("2 8",), {"section_b": "slalom-2"}),  # beyond is a gate of another colour
        ("F", "2 20", ("2 21",), {"section_d": "press-boxes"}),  # beyond is a Press Box
    ],
)
def test_it_does_not_if_the_space_beyond_is_not_open(
    vector: str, there: str, others: tuple[str, ...], more: dict[str, Any]
) -> None:
    assert tried(vector, there, *others, ladders=(0,), **more) == "bounces"


@pytest.mark.rule("ZD-5.14")
def test_it_is_kept_for_the_next_bounce_if_it_could_not_carry_the_ship() -> None:
    s = table("1 10", "1 11", "1 12", step="movement", plans=("70 over",), before=("F U D UF F",), ladders=(0,))
    # Two ships in a row; the edge; then up-forward against the first ship, with the edge beyond.
    assert log(s, 0) == ["F bounces", "U bounces", "D 2 10", "UF bounces", "F 2 11", "over"]
    s = table("1 10", "1 11", "1 12", step="movement", plans=("70 over",), before=("F D F F U",), ladders=(0,))
    assert log(s, 0) == ["F bounces", "D 2 10", "F 2 11", "F 2 12", "U bounces", "over"]
    s = table("1 10", "1 11", "1 12", "2 11", step="movement", plans=("70 over",), before=("F D F",), ladders=(0,))
    assert log(s, 0) == ["F bounces", "D 2 10", "F leaps 2 12", "over"]


@pytest.mark.rule("ZD-5.14")
def test_an_own_gate_beyond_is_open_unless_it_is_straight_above_or_below() -> None:
    slalom = {"section_a": "slalom-1"}
    assert tried("F", "1 3", "1 4", ladders=(0,), **slalom) == "leaps 1 5"
    assert tried("F", "1 3", "1 4", colour="red", ladders=(0,), **slalom) == "bounces"
    assert tried("U", "4 7", "3 7", ladders=(0,), **slalom) == "bounces"  # 2 7 is Yellow's


@pytest.mark.rule("ZD-5.14", "ZD-9.8")
def test_from_outside_the_wind_it_carries_the_ship_into_it() -> None:
    assert tried("F", "3 8", "3 9", section_b="headwinds", ladders=(0,)) == "leaps 3 10"


@pytest.mark.rule("ZD-5.14")
def test_it_helps_in_movement_only() -> None:
    s = table("3 10", "3 11", hands=("24 3", "1"), plans=("27", "28"))  # card 24: !F; card 3: the ladder
    act(s, 1, "pass")
    act(s, 0, "play 3", "on seat 1")
    assert told(s, EVENT_LADDER) == [(0, 0, 0)]
    act(s, 1, "pass")
    act(s, 0, "play 24", "on seat 1")
    assert log(s, 0) == ["F bounces"]
    assert s.players[0].ladder == 1  # still there for Movement


@pytest.mark.rule("ZD-5.14")
def test_it_is_played_on_any_player_and_lasts_for_this_turn() -> None:
    s = table("3 10", "3 11", hands=("3 1 2", "4"), plans=("27", "28"))
    act(s, 1, "pass")
    act(s, 0, "play 3", "on seat 2")
    all_pass(s)
    assert [s.players[seat].ladder for seat in (0, 1)] == [0, 1]  # nothing was in its way
    all_keep(s)
    assert s.turn == 2
    assert [s.players[seat].ladder for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("ZD-5.14")
def test_each_ship_has_its_own() -> None:
    s = table("3 10", "3 11", "1 2", step="movement", plans=("70 over",), before=("F",), ladders=(1, 2))
    assert log(s, 0) == ["F bounces", "over"]


@pytest.mark.rule("ZD-5.14", "ZD-9.2", "ZD-9.11")
def test_leaping_is_landing() -> None:
    s = table("1 3", "1 4", step="movement", plans=("70 over",), before=("F",), ladders=(0,), section_a="ballast")
    assert (place(s, 0), asked(s)) == ("1 5", (0, ASK_COLLECT))
    s = table("3 16", "3 17", step="movement", plans=("70 over",), before=("F",), ladders=(0,), section_c="fans")
    assert (place(s, 0), asked(s)) == ("3 18", (0, ASK_BONUS))


@pytest.mark.rule("ZD-5.14", "ZD-9.12")
def test_fans_between_are_not_landed_on() -> None:
    s = table("2 14", "2 15", step="movement", plans=("27",), ladders=(0,), section_c="fans")
    assert log(s, 0) == ["F leaps 2 16", "F 2 17", "loses F", "over"]  # Green's at 2 15 cost nothing, Blue's at 2 17 do


@pytest.mark.rule("ZD-5.14", "ZD-10.1")
def test_a_ship_may_leap_to_the_finish_line() -> None:
    s = table("3 24", "3 25", step="movement", plans=("27",), ladders=(0,))
    assert (place(s, 0), ended_by(s), s.winner) == ("3 26", "ZD-10.1", 0)
