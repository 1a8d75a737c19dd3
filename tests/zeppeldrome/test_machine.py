"""ZD-9.9, ZD-6.2 and ZD-2.6: the Chunk-Chunk Machine. Its columns are 14 to 18, its symbols on 15 to 17."""

from __future__ import annotations

import pytest

from aerodrome.games.zeppeldrome.cards import COLOUR_IDS
from aerodrome.games.zeppeldrome.state import (
    ASK_COLOUR,
    ASK_FLY,
    ASK_MACHINE,
    ASK_PLAN,
    EVENT_MACHINE,
)
from tests.tables import told
from tests.zeppeldrome.flights import STEPS, beyond, log, marked, tried
from tests.zeppeldrome.table import act, all_pass, asked, legal, opened, place, refused, table

GEARS = ["1 16", "2 15", "2 17", "3 16", "4 15", "4 17", "5 16"]
PISTONS = ["1 15", "1 17", "2 16", "3 15", "3 17", "4 16", "5 15", "5 17"]


@pytest.mark.rule("ZD-9.9")
def test_gears_and_pistons_lie_like_the_squares_of_a_chessboard() -> None:
    assert (marked("machine", "g"), marked("machine", "p")) == (GEARS, PISTONS)
    for rows in ("five", "seven"):
        for symbol in "gp":
            there = marked("machine", symbol, rows)
            assert not any(beyond(each, vector) in there for each in there for vector in ("F", "B", "U", "D"))


@pytest.mark.rule("ZD-9.9", "ZD-7.8")
@pytest.mark.parametrize("colour", COLOUR_IDS)
@pytest.mark.parametrize(("symbol", "closed"), [("gears", PISTONS), ("pistons", GEARS)])
def test_all_may_enter_open_spaces_and_nobody_a_closed_one(symbol: str, closed: list[str], colour: str) -> None:
    for there in GEARS + PISTONS:
        start = beyond(there, "B")
        ends = tried("F", start, colour=colour, section_c="machine", open=symbol)
        assert ends == ("bounces" if there in closed else there), there


@pytest.mark.rule("ZD-9.9")
@pytest.mark.parametrize("vector", STEPS)
def test_a_ship_on_a_closed_space_leaves_to_open_spaces_only(vector: str) -> None:
    """Beside the piston at row 3, column 15 lie gears and clear spaces; pistons touch it at two corners."""
    expected = {
        "F": "3 16",
        "B": "3 14",
        "U": "2 15",
        "D": "4 15",
        "UF": "bounces",
        "DF": "bounces",
        "UB": "2 14",
        "DB": "4 14",
    }
    assert tried(vector, "3 15", section_c="machine", open="gears") == expected[vector]


@pytest.mark.rule("ZD-9.9")
@pytest.mark.parametrize("vector", STEPS)
def test_a_ship_on_an_open_space_moves_diagonally_to_others(vector: str) -> None:
    diagonal = len(vector) == 2
    there = beyond("3 16", vector)
    assert tried(vector, "3 16", section_c="machine", open="gears") == (there if diagonal else "bounces")


@pytest.mark.rule("ZD-9.9")
def test_a_ship_on_a_closed_space_may_stay_there() -> None:
    s = table("3 15", "1 24", step="movement", plans=("27 down",), section_c="machine", open="gears")
    act(s, 0, "fly UF")
    assert place(s, 0) == "3 15"


@pytest.mark.rule("ZD-6.2", "ZD-6.1")
def test_the_last_player_may_switch_the_machine_before_movement() -> None:
    s = table("3 14", "1 20", step="hazards", plans=("27", "-"), section_c="machine", open="pistons")
    assert asked(s) == (0, ASK_MACHINE)
    assert legal(s, 0) == ["open gears", "open pistons"]
    assert refused(s, 1, "open gears") == "ZD-0.2"
    act(s, 0, "open gears")
    assert told(s, EVENT_MACHINE) == [(0, 0, 1)]
    assert s.gears_open == 1
    act(s, 1, "fly F")
    assert log(s, 0) == ["F bounces", "F bounces", "F bounces", "over"]  # 3 15 is a piston


@pytest.mark.rule("ZD-6.2")
def test_or_leave_it_as_it_is() -> None:
    s = table("3 14", "1 20", step="hazards", plans=("27", "-"), section_c="machine", open="pistons")
    act(s, 0, "open pistons")
    assert told(s, EVENT_MACHINE) == [(0, 1, 0)]
    assert s.gears_open == 0
    act(s, 1, "fly F")
    assert log(s, 0) == ["F 3 15", "F bounces", "F bounces", "over"]  # 3 16 is a gear


@pytest.mark.rule("ZD-6.2")
def test_it_is_switched_once_in_a_turn_and_stays_so_until_the_next() -> None:
    s = table("3 2", "1 20", plans=("27", "28"), hands=("1", "2"), section_c="machine", open="gears")
    all_pass(s)
    act(s, 0, "open pistons")
    assert asked(s)[1] != ASK_MACHINE
    while asked(s)[1] != ASK_PLAN:
        act(s, s.decider, "keep")
    assert s.gears_open == 0
    act(s, 0, "plan 1")
    act(s, 1, "plan 2")
    all_pass(s)
    assert asked(s) == (0, ASK_MACHINE)


@pytest.mark.rule("ZD-9.9", "ZD-6.2")
def test_a_ship_stays_on_a_space_that_closes_under_it() -> None:
    s = table("3 16", "1 20", step="hazards", plans=("27 down", "-"), section_c="machine", open="gears")
    act(s, 0, "open pistons")
    assert place(s, 0) == "3 16"
    act(s, 1, "fly F")
    assert asked(s) == (0, ASK_FLY)
    act(s, 0, "fly F")
    assert place(s, 0) == "3 17"  # a piston


@pytest.mark.rule("ZD-9.9", "ZD-5.5")
def test_closed_spaces_block_moves_of_action_cards_too() -> None:
    s = table("3 14", "1 20", hands=("24", ""), section_c="machine", open="gears")  # !F
    act(s, 0, "play 24", "on seat 1")
    assert log(s, 0) == ["F bounces"]


@pytest.mark.rule("ZD-2.6")
@pytest.mark.parametrize(("symbol", "gears"), [("gears", 1), ("pistons", 0)])
@pytest.mark.parametrize("first", [1, 2, 3])
def test_at_the_set_up_the_last_player_chooses_the_open_symbol(first: int, symbol: str, gears: int) -> None:
    s = opened(3, section_c="machine", section_a="empty", first_seat=first)
    while s.asked == ASK_COLOUR:
        act(s, s.decider, next(move for move in legal(s, s.decider)))
    last = (first - 1 + 2) % 3
    assert asked(s) == (last, ASK_MACHINE)
    assert s.gears_open == -1
    act(s, last, f"open {symbol}")
    assert s.gears_open == gears
    assert asked(s)[1] == ASK_PLAN


@pytest.mark.rule("ZD-2.6", "ZD-2.4")
def test_with_slalom_1_the_last_is_the_one_in_the_lowest_row() -> None:
    s = opened(3, section_c="machine", section_a="slalom-1", first_seat=1)
    act(s, 0, "take red")
    act(s, 1, "take yellow")
    act(s, 2, "take blue")
    assert asked(s) == (0, ASK_MACHINE)


@pytest.mark.rule("ZD-2.6", "ZD-6.2")
def test_without_the_machine_nobody_is_asked_about_it() -> None:
    s = opened(2, section_c="fog", first_seat=1)
    act(s, 0, "take red")
    act(s, 1, "take yellow")
    assert asked(s)[1] == ASK_PLAN
    s = table("3 2", "1 20", step="hazards", plans=("31", "-"))
    assert asked(s) == (1, ASK_FLY)
