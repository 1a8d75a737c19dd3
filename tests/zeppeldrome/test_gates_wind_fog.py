"""ZD-9.7, ZD-9.8, ZD-9.10 and ZD-9.13: gates, blocked spaces, headwinds, fog and Press Boxes."""

from __future__ import annotations

import pytest

from aerodrome.games.zeppeldrome.cards import COLOUR_IDS
from tests.zeppeldrome.flights import FIRST_COLUMN, STEPS, beyond, in_play, is_on_course, layout, marked, tried

STRAIGHT_UP_OR_DOWN = ("U", "D")
DIAGONALS = ("UF", "DF", "UB", "DB")
OPPOSITE = {"F": "B", "B": "F", "U": "D", "D": "U", "UF": "DB", "DB": "UF", "DF": "UB", "UB": "DF"}
GATES = {
    "slalom-1": {
        "yellow": ["1 5", "2 7"],
        "blue": ["1 7", "2 5"],
        "red": ["3 5", "4 7"],
        "green": ["4 5", "5 7"],
    },
    "slalom-2": {
        "yellow": ["4 11", "5 9", "5 13"],
        "blue": ["1 9", "2 11", "3 13"],
        "red": ["1 11", "2 9", "2 13"],
        "green": ["3 11", "4 9", "4 13"],
    },
}
GATES_OF_SEVEN_ROWS = {
    "slalom-1": GATES["slalom-1"],
    "slalom-2": {"yellow": ["6 11"], "blue": ["2 11"], "red": ["3 11"], "green": ["5 11"]},
}


def into(there: str, vector: str, **more: str) -> str:
    """Where a ship ends that flies a vector towards a place, "" where it would have to come from off the course."""
    start = beyond(there, OPPOSITE[vector])
    return tried(vector, start, **more) if is_on_course(start, more.get("rows", "five")) else ""


# --- gates --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-9.7")
@pytest.mark.parametrize("colour", COLOUR_IDS)
@pytest.mark.parametrize("rows", ["five", "seven"])
@pytest.mark.parametrize("section", ["slalom-1", "slalom-2"])
def test_a_gate_lets_in_its_own_colour_forwards_and_backwards_straight_and_diagonally(
    section: str, rows: str, colour: str
) -> None:
    gates = (GATES if rows == "five" else GATES_OF_SEVEN_ROWS)[section][colour]
    assert marked(section, colour[0].upper(), rows) == gates
    for gate in gates:
        for vector in STEPS:
            expected = "bounces" if vector in STRAIGHT_UP_OR_DOWN else gate
            assert into(gate, vector, colour=colour, **in_play(section, rows)) in ("", expected), (gate, vector)


@pytest.mark.rule("ZD-9.7", "ZD-7.8")
@pytest.mark.parametrize("colour", COLOUR_IDS)
@pytest.mark.parametrize("section", ["slalom-1", "slalom-2"])
def test_a_gate_blocks_all_other_colours_from_every_side(section: str, colour: str) -> None:
    for owner, gates in GATES[section].items():
        for gate in gates if owner != colour else ():
            for vector in STEPS:
                assert into(gate, vector, colour=colour, **in_play(section)) in ("", "bounces"), (gate, vector)


@pytest.mark.rule("ZD-9.7")
def test_examples_of_gates_from_above_and_below() -> None:
    slalom = in_play("slalom-1")
    assert tried("U", "3 7", colour="yellow", **slalom) == "bounces"  # its own, from below
    assert tried("UF", "3 6", colour="yellow", **slalom) == "2 7"
    assert tried("UB", "3 8", colour="yellow", **slalom) == "2 7"
    assert tried("D", "3 7", colour="red", **slalom) == "bounces"  # its own, from above
    assert tried("DB", "3 8", colour="red", **slalom) == "4 7"
    assert tried("U", "5 5", colour="green", **slalom) == "bounces"
    assert tried("B", "4 6", colour="green", **slalom) == "4 5"


@pytest.mark.rule("ZD-9.7")
def test_a_ship_may_leave_its_gate_straight_up_or_down() -> None:
    slalom = in_play("slalom-1")
    assert tried("D", "2 7", colour="yellow", **slalom) == "3 7"
    assert tried("U", "4 7", colour="red", **slalom) == "3 7"
    assert tried("D", "4 5", colour="green", **slalom) == "5 5"


@pytest.mark.rule("ZD-9.7")
@pytest.mark.parametrize("colour", COLOUR_IDS)
def test_slalom_1_has_a_space_in_each_gate_column_that_lets_all_pass(colour: str) -> None:
    for there in ("5 5", "3 7"):
        assert into(there, "F", colour=colour, **in_play("slalom-1")) == there


@pytest.mark.rule("ZD-9.7", "ZD-1.4")
def test_a_gate_that_is_occupied_is_blocked_for_its_colour_too() -> None:
    """Two ships of a colour do not occur; a ship put there shows that the gate does not lift the other rule."""
    assert tried("F", "1 4", "1 5", colour="yellow", **in_play("slalom-1")) == "bounces"


@pytest.mark.rule("ZD-9.7", "ZD-7.8")
@pytest.mark.parametrize("colour", COLOUR_IDS)
@pytest.mark.parametrize(("rows", "blocked"), [("five", ["1 13", "3 9", "5 11"]), ("seven", ["1 11", "4 11", "7 11"])])
def test_slalom_2_has_three_spaces_that_block_all(rows: str, blocked: list[str], colour: str) -> None:
    assert marked("slalom-2", "#", rows) == blocked
    for there in blocked:
        for vector in STEPS:
            assert into(there, vector, colour=colour, **in_play("slalom-2", rows)) in ("", "bounces"), (there, vector)


# --- headwinds ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-9.8")
@pytest.mark.parametrize(
    ("vector", "there", "ends"),
    [
        ("F", "3 8", "3 9"),  # into the wind
        ("F", "3 9", "bounces"),
        ("F", "1 10", "bounces"),
        ("F", "5 12", "bounces"),
        ("F", "3 13", "3 14"),  # out of it
        ("UF", "3 10", "2 11"),
        ("DF", "3 10", "4 11"),
        ("B", "3 10", "3 9"),
        ("U", "3 10", "2 10"),
        ("D", "3 10", "4 10"),
        ("UB", "3 10", "2 9"),
        ("DB", "3 10", "4 9"),
        ("B", "3 9", "3 8"),
        ("B", "3 14", "3 13"),
    ],
)
def test_headwinds_stop_only_what_goes_straight_forward_within_them(vector: str, there: str, ends: str) -> None:
    assert tried(vector, there, section_b="headwinds") == ends


@pytest.mark.rule("ZD-9.8")
@pytest.mark.parametrize("rows", ["five", "seven"])
def test_the_wind_blows_on_all_spaces_of_its_section(rows: str) -> None:
    for row in range(1, 6 if rows == "five" else 8):
        moves = [tried("F", f"{row} {column}", "3 24", section_b="headwinds", rows=rows) for column in range(8, 14)]
        assert moves == [f"{row} 9", *["bounces"] * 4, f"{row} 14"]


# --- fog ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-9.10")
@pytest.mark.parametrize(
    ("vector", "there", "ends"),
    [
        *(("F", "3 15", "3 16"), ("B", "3 15", "3 14"), ("U", "3 15", "2 15"), ("D", "3 15", "4 15")),
        *(("UF", "3 15", "bounces"), ("DF", "3 15", "bounces"), ("UB", "3 15", "bounces")),
        ("DB", "3 15", "4 14"),  # where there is no fog
        ("DB", "3 16", "bounces"),
        ("UF", "2 17", "1 18"),  # out of the fog
        ("DF", "1 14", "2 15"),  # into it, from a clear space of the section
        ("UF", "3 13", "2 14"),  # into it, from another section
        ("UF", "3 18", "2 19"),  # out of it, to another section
        ("UF", "2 18", "1 19"),  # outside
    ],
)
def test_fog_stops_only_what_goes_diagonally_within_it(vector: str, there: str, ends: str) -> None:
    assert tried(vector, there, section_c="fog") == ends


@pytest.mark.rule("ZD-9.10")
@pytest.mark.parametrize("rows", ["five", "seven"])
def test_fog_bounces_a_vector_if_both_its_ends_lie_in_fog_and_it_is_diagonal(rows: str) -> None:
    fog = marked("fog", "f", rows)
    assert "".join(layout("fog", rows)).count("f") == len(fog) > 0
    for row in range(1, len(layout("fog", rows)) + 1):
        for column in range(FIRST_COLUMN["fog"] - 1, FIRST_COLUMN["fog"] + 6):
            there = f"{row} {column}"
            for vector in STEPS:
                to = beyond(there, vector)
                if is_on_course(to, rows):
                    stopped = vector in DIAGONALS and there in fog and to in fog
                    assert tried(vector, there, "1 24", section_c="fog", rows=rows) == ("bounces" if stopped else to), (
                        there,
                        vector,
                    )


# --- press boxes --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-9.13", "ZD-7.8")
@pytest.mark.parametrize(
    ("rows", "boxes"),
    [
        ("five", ["1 20", "2 22", "3 19", "3 21", "3 23", "4 22", "5 20"]),
        ("seven", ["1 20", "2 22", "3 21", "4 19", "4 23", "5 21", "6 22", "7 20"]),
    ],
)
def test_press_boxes_block_from_every_side(rows: str, boxes: list[str]) -> None:
    assert marked("press-boxes", "#", rows) == boxes
    for box in boxes:
        for vector in STEPS:
            assert into(box, vector, **in_play("press-boxes", rows)) in ("", "bounces"), (box, vector)


@pytest.mark.rule("ZD-9.13")
def test_between_press_boxes_ships_pass() -> None:
    boxes = in_play("press-boxes")
    assert tried("F", "2 19", **boxes) == "2 20"
    assert tried("DF", "2 20", **boxes) == "bounces"
    assert tried("UF", "2 20", **boxes) == "1 21"
    assert tried("D", "2 20", **boxes) == "3 20"
