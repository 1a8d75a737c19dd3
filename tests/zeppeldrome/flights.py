"""Flights of Zeppeldrome for tests: what ships did, line by line; a single vector tried out; where the marks are.

s = table("2 10", "1 24", step="movement", plans=("53",), hands=("7",))
act(s, 0, "fly D")
assert log(s, 0) == ["F 2 11", "pays 7", "D 3 11", "F 3 12", "F 3 13", "over"]
assert tried("F", "3 9", section_b="headwinds") == "bounces"
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.zeppeldrome.cards import CARDS, COLOUR_IDS
from aerodrome.games.zeppeldrome.plans import DIRECTION_IDS
from aerodrome.games.zeppeldrome.state import (
    EVENT_BONUS,
    EVENT_BOUNCES,
    EVENT_COLLECTS,
    EVENT_DROPS,
    EVENT_LEAPS,
    EVENT_LOSES,
    EVENT_MOVES,
    EVENT_PAYS,
    EVENT_PLAN_OVER,
    EVENT_STOPS,
    State,
)
from aerodrome.rulebook.record import NONE
from tests.zeppeldrome.table import sentences, table

STEPS = {
    "F": (0, 1),
    "B": (0, -1),
    "U": (-1, 0),
    "D": (1, 0),
    "UF": (-1, 1),
    "DF": (1, 1),
    "UB": (-1, -1),
    "DB": (1, -1),
}
"""Rows down and columns on."""
FIRST_COLUMN = {
    **dict.fromkeys(("ballast", "inspiration", "slalom-1"), 4),
    **dict.fromkeys(("headwinds", "slalom-2"), 9),
    **dict.fromkeys(("machine", "fog", "fans"), 14),
    **dict.fromkeys(("folks", "press-boxes", "lemmings"), 19),
}
LETTERS = {4: "a", 9: "b", 14: "c", 19: "d"}
ROWS = {"five": 5, "seven": 7}


# --- what ships did ---------------------------------------------------------------------------------------------


def log(s: State, seat: int | None = None) -> list[str]:
    """What ships did since the table was set, in order: of one seat, or of all with their seats before it."""
    lines = []
    for _, event, who, b, c in s.told or ():
        line = _line(event, b, c)
        if line and seat is None:
            lines.append(f"{who} {line}")
        elif line and who == seat:
            lines.append(line)
    return lines


def _line(event: int, b: int, c: int) -> str:
    space = f"{c // 32 + 1} {c % 32 + 1}"
    direction = "*" if b == NONE else DIRECTION_IDS[b] if b < 8 else ""
    return {
        EVENT_MOVES: f"{direction} {space}",
        EVENT_BOUNCES: f"{direction} bounces",
        EVENT_LEAPS: f"{direction} leaps {space}",
        EVENT_COLLECTS: "collects",
        EVENT_DROPS: f"drops {space}",
        EVENT_BONUS: "bonus",
        EVENT_LOSES: f"loses {direction}",
        EVENT_STOPS: "stops",
        EVENT_PAYS: f"pays {b + 1}",
        EVENT_PLAN_OVER: "over",
    }.get(event, "")


def tried(vector: str, there: str, *others: str, colour: str = "yellow", **more: Any) -> str:
    """Where a chit takes a ship that is at a place, or "bounces"."""
    colours = " ".join([colour, *(other for other in COLOUR_IDS if other != colour)])
    ships = others or ("1 24",)
    s = table(there, *ships, colours=colours, step="movement", plans=("70 over",), before=(vector,), **more)
    return log(s, 0)[0].removeprefix(f"{vector} ")


def bounced_off(vector: str, there: str, *others: str, **more: Any) -> str:
    """What a ship bounces off when it tries a chit, in words; nothing where it moves."""
    ships = others or ("1 24",)
    s = table(there, *ships, step="movement", plans=("70 over",), before=(vector,), **more)
    return " ".join(sentences(s, EVENT_BOUNCES)).partition(" bounces off ")[2].removesuffix(".")


def beyond(there: str, vector: str, distance: int = 1) -> str:
    """The place so many spaces further."""
    row, column = map(int, there.split())
    down, on = STEPS[vector]
    return f"{row + distance * down} {column + distance * on}"


def is_on_course(there: str, rows: str = "five", columns: int = 26) -> bool:
    row, column = map(int, there.split())
    return 1 <= row <= ROWS[rows] and 1 <= column <= columns


# --- sections ---------------------------------------------------------------------------------------------------


def in_play(section: str, rows: str = "five") -> dict[str, Any]:
    """The options of a course on which this is the only hazard."""
    return {f"section_{LETTERS[FIRST_COLUMN[section]]}": section, "rows": rows}


def layout(section: str, rows: str = "five") -> tuple[str, ...]:
    [there] = [each for each in CARDS.sections if each.id == section]
    return there.layouts[list(ROWS).index(rows)]


def marked(section: str, marks: str, rows: str = "five") -> list[str]:
    """The places of a section that have one of these marks, row by row."""
    return [
        f"{row} {column}"
        for row, line in enumerate(layout(section, rows), 1)
        for column, mark in enumerate(line, FIRST_COLUMN[section])
        if mark in marks
    ]
