"""ZD-1.1 to ZD-1.4 and ZD-9.6: the course and its sections, whether it can be flown, and Inspiration Point."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from aerodrome.games.zeppeldrome.cards import COLOUR_IDS, SECTION_IDS
from aerodrome.games.zeppeldrome.course import FREE, barrier_towards
from aerodrome.games.zeppeldrome.plans import DIRECTION_IDS
from aerodrome.games.zeppeldrome.state import (
    ASK_PLAN,
    EVENT_SECTION,
    State,
)
from tests.tables import told
from tests.zeppeldrome.flights import FIRST_COLUMN, ROWS, STEPS, in_play, layout, tried
from tests.zeppeldrome.table import act, all_keep, all_pass, asked, ended_by, hand, legal, opened, place, table

HAZARDS = {
    "a": ("ballast", "inspiration", "slalom-1"),
    "b": ("headwinds", "slalom-2"),
    "c": ("machine", "fog", "fans"),
    "d": ("folks", "press-boxes", "lemmings"),
}
PICTURES = {
    "ballast": ".b..b .b.b. n..b. ..b.. ..b.b",  # n: the ninth token, which an option leaves out
    "inspiration": "iiiii iiiii iiiii iiiii iiiii",
    "slalom-1": ".Y.B. .B.Y. .R... .G.R. ...G.",
    "headwinds": "~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~",
    "slalom-2": "B.R.# R.B.R #.G.B G.Y.G Y.#.Y",
    "machine": ".pgp. .gpg. .pgp. .gpg. .pgp.",
    "fog": ".fff. ffff. fffff .ffff .fff.",
    "fans": "Y.R.G .G.B. B...Y .Y.G. R.B.R",
    "folks": "..... .O.O. ..... .O.O. .....",
    "press-boxes": ".#... ...#. #.#.# ...#. .#...",
    "lemmings": ".L... ...L. L.... ..L.. ....L",
    "empty": "..... ..... ..... ..... .....",
}


def course(s: State) -> list[str]:
    """The sections of the course, in order."""
    return [SECTION_IDS[s.course[i]] for i in range(s.sections)]


# --- rows and columns ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-1.1")
@pytest.mark.parametrize(("rows", "bottom"), [("five", 5), ("seven", 7)])
def test_the_course_has_five_rows_or_seven(rows: str, bottom: int) -> None:
    assert [tried("D", f"{row} 10", rows=rows) for row in range(1, bottom)] == [f"{n} 10" for n in range(2, bottom + 1)]
    assert tried("D", f"{bottom} 10", rows=rows) == "bounces"
    assert tried("U", "1 10", rows=rows) == "bounces"


@pytest.mark.rule("ZD-1.1")
def test_five_rows_are_usual() -> None:
    assert [tried("D", "4 10"), tried("D", "5 10")] == ["5 10", "bounces"]


@pytest.mark.rule("ZD-1.2", "ZD-1.3", "ZD-10.1")
@pytest.mark.parametrize(
    ("without", "finish"),
    [("", 26), ("a", 21), ("d", 21), ("ac", 16), ("bcd", 11), ("abcd", 6)],
)
def test_three_columns_five_for_each_section_and_three_more(without: str, finish: int) -> None:
    left_out: dict[str, Any] = {f"section_{letter}": "none" for letter in without}
    s = table(f"3 {finish - 2}", "1 1", step="movement", plans=("27 over",), before=("F",), **left_out)
    assert (place(s, 0), ended_by(s)) == (f"3 {finish - 1}", "")
    for row in range(1, 6):
        s = table(f"{row} {finish - 1}", "1 1", step="movement", plans=("27 over",), before=("F",), **left_out)
        assert (place(s, 0), ended_by(s), s.winner) == (f"{row} {finish}", "ZD-10.1", 0)


@pytest.mark.rule("ZD-1.2")
def test_ships_start_on_the_first_column() -> None:
    s = opened(4, section_c="fog")
    for _ in range(3):
        act(s, s.decider, legal(s, s.decider)[0])
    assert asked(s)[1] == ASK_PLAN
    assert {place(s, seat) for seat in range(4)} == {"1 1", "2 1", "3 1", "4 1"}


# --- which sections -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-1.3")
@pytest.mark.parametrize("section", SECTION_IDS)
def test_the_sections_are_drawn_as_in_the_reconstruction(section: str) -> None:
    assert " ".join(layout(section)) == PICTURES[section]


@pytest.mark.rule("ZD-1.1", "ZD-1.3")
@pytest.mark.parametrize(
    ("section", "marks", "count"),
    [
        ("ballast", "bn", 9),
        ("slalom-2", "#", 3),
        ("folks", "O", 4),
        ("lemmings", "L", 5),
        *(("fans", colour, 3) for colour in "YBRG"),
        *(("slalom-1", colour, 2) for colour in "YBRG"),
    ],
)
def test_what_the_rule_document_counts_is_so_with_seven_rows_too(section: str, marks: str, count: int) -> None:
    for rows in ROWS:
        assert len(layout(section, rows)) == ROWS[rows]
        assert sum(mark in marks for line in layout(section, rows) for mark in line) == count


@pytest.mark.rule("ZD-1.3")
def test_each_section_has_a_hazard_drawn_by_lot_and_never_an_empty_side() -> None:
    games = 240
    courses = [course(opened(2, seed)) for seed in range(games)]
    for nth, hazards in enumerate(HAZARDS.values()):
        drawn = Counter(each[nth] for each in courses)
        assert set(drawn) == set(hazards)
        assert all(abs(drawn[hazard] - games / len(hazards)) < 40 for hazard in hazards), drawn


@pytest.mark.rule("ZD-1.3")
@pytest.mark.parametrize(("letter", "share"), [("a", 1), ("b", 2), ("c", 1), ("d", 1)])
def test_an_option_draws_from_all_four_sides_of_a_section(letter: str, share: int) -> None:
    """One side of four is empty; of section B, two are."""
    option: dict[str, Any] = {f"section_{letter}": "any"}
    games = 240
    drawn = Counter(course(opened(2, seed, **option))["abcd".index(letter)] for seed in range(games))
    assert set(drawn) == {*HAZARDS[letter], "empty"}
    for side, count in drawn.items():
        assert abs(count - games / 4 * (share if side == "empty" else 1)) < 35, drawn


@pytest.mark.rule("ZD-1.3")
@pytest.mark.parametrize("letter", HAZARDS)
def test_an_option_chooses_the_side_of_a_section(letter: str) -> None:
    for side in (*HAZARDS[letter], "empty"):
        option: dict[str, Any] = {f"section_{letter}": side}
        for seed in range(5):
            assert course(opened(2, seed, **option))["abcd".index(letter)] == side


@pytest.mark.rule("ZD-1.3")
def test_the_sections_follow_each_other_in_the_order_of_their_letters() -> None:
    s = opened(section_a="slalom-1", section_b="headwinds", section_c="fans", section_d="lemmings")
    assert course(s) == ["slalom-1", "headwinds", "fans", "lemmings"]
    assert told(s, EVENT_SECTION) == [
        (letter, SECTION_IDS.index(section), 0) for letter, section in enumerate(course(s))
    ]


@pytest.mark.rule("ZD-1.3", "ZD-1.2")
@pytest.mark.parametrize(
    ("without", "left"),
    [
        ("a", ["slalom-2", "machine", "folks"]),
        ("b", ["ballast", "machine", "folks"]),
        ("ac", ["slalom-2", "folks"]),
        ("abc", ["folks"]),
        ("bcd", ["ballast"]),
        ("abcd", []),
    ],
)
def test_sections_may_be_left_out_and_the_rest_moves_up(without: str, left: list[str]) -> None:
    sides = {"a": "ballast", "b": "slalom-2", "c": "machine", "d": "folks"}
    options: dict[str, Any] = {
        f"section_{letter}": "none" if letter in without else side for letter, side in sides.items()
    }
    s = opened(2, **options)
    assert course(s) == left
    assert list(s.course[len(left) :]) == [-1] * (4 - len(left))


@pytest.mark.rule("ZD-1.3", "ZD-9.7", "ZD-9.13")
def test_on_a_shorter_course_hazards_lie_where_their_section_does() -> None:
    shorter = {"section_a": "none", "section_c": "none"}
    assert tried("F", "3 3", "1 1", section_b="slalom-2", **shorter) == "bounces"  # its first column is 4 now
    assert tried("F", "5 3", "1 1", section_b="slalom-2", **shorter) == "5 4"  # Yellow's gate
    assert tried("F", "2 9", "1 1", section_d="folks", **shorter) == "bounces"  # an Old Folk at 2 10
    assert tried("F", "2 10", "1 1", section_d="press-boxes", **shorter) == "2 11"
    assert tried("F", "2 11", "1 1", section_d="press-boxes", **shorter) == "bounces"


@pytest.mark.rule("ZD-1.3")
def test_empty_sections_hinder_nobody() -> None:
    for column in range(4, 24):
        assert tried("UF", f"3 {column}") == f"2 {column + 1}"
        assert tried("F", f"3 {column}") == f"3 {column + 1}"


# --- every section can be crossed ---------------------------------------------------------------------------------


def can_cross(s: State, row: int, last: int) -> bool:
    """Can seat 0 get from a row in its column to behind a column, by vectors of its choice?"""
    ship = s.players[0]
    begin = ship.column
    seen = {(row, begin)}
    waiting = [(row, begin)]
    while waiting:
        here = waiting.pop()
        if here[1] > last:
            return True
        for name, (down, on) in STEPS.items():
            ship.row, ship.column = here
            there = (here[0] + down, here[1] + on)
            free = barrier_towards(s, 0, DIRECTION_IDS.index(name), 1) == FREE
            if free and there not in seen and begin <= there[1]:
                seen.add(there)
                waiting.append(there)
    return False


@pytest.mark.rule("ZD-1.3", "ZD-1.1")
@pytest.mark.parametrize("colour", COLOUR_IDS)
@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("section", [section for section in SECTION_IDS if section != "empty"])
def test_every_colour_can_cross_every_section_from_every_row(section: str, rows: str, colour: str) -> None:
    """With tokens on their spaces, no other ships about, and the Machine one way or the other."""
    first = FIRST_COLUMN[section]
    for symbol in ("gears", "pistons"):
        for row in range(ROWS[rows]):
            s = table(
                *(f"{row + 1} {first - 1}", "1 25"),
                colours=f"{colour} {'yellow' if colour != 'yellow' else 'blue'}",
                open=symbol,
                **in_play(section, rows),
            )
            assert can_cross(s, row, first + 3), f"row {row + 1}, {symbol} open"


@pytest.mark.rule("ZD-1.3", "ZD-9.7")
@pytest.mark.parametrize("rows", ROWS)
def test_slalom_2_can_be_passed_through_gates_only(rows: str) -> None:
    """A ship without a colour finds no way: to it, every gate is one of another colour."""
    for row in range(ROWS[rows]):
        s = table(f"{row + 1} 8", "1 25", section_b="slalom-2", rows=rows)
        s.players[0].colour = -1
        assert not can_cross(s, row, 12)


# --- Inspiration Point --------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-9.6")
@pytest.mark.parametrize(("column", "cards"), [(3, 4), (4, 5), (6, 5), (8, 5), (9, 4)])
@pytest.mark.parametrize("cards_kept", ["", "1", "1 2 3", "1 2 3 4"])
def test_who_is_there_draws_up_to_five_cards(column: int, cards: int, cards_kept: str) -> None:
    for row in (1, 5):
        s = table(f"{row} {column}", "3 12", step="discard", hands=(cards_kept, "5 6"), section_a="inspiration")
        all_keep(s)
        assert [s.players[seat].hand_size for seat in (0, 1)] == [cards, 4]
        assert set(cards_kept.split()) <= set(hand(s, 0).split())


@pytest.mark.rule("ZD-9.6")
def test_there_is_no_sixth_card_however_long_a_ship_stays() -> None:
    s = table("3 6", "3 12", step="discard", hands=("1 2 3", "5 6"), section_a="inspiration")
    all_keep(s)
    for _ in range(2):
        for seat in (0, 1):
            act(s, seat, next(move for move in legal(s, seat) if move.endswith("down")))
        all_pass(s)
        act(s, 1, "fly F")
        act(s, 0, "fly U")
        assert s.players[0].hand_size == 4
        all_keep(s)
        assert s.players[0].hand_size == 5
    s = table("3 6", "3 12", step="discard", hands=("1 2 3 4 7", "5 6"), section_a="inspiration")
    all_keep(s)
    assert hand(s, 0) == "1 2 3 4 7"


@pytest.mark.rule("ZD-9.6")
def test_with_more_than_five_cards_none_is_drawn_and_none_is_lost() -> None:
    s = table("3 6", "3 12", step="discard", hands=("1 2 3 4 7 8", "5 6"), section_a="inspiration")
    all_keep(s)
    assert hand(s, 0) == "1 2 3 4 7 8"


@pytest.mark.rule("ZD-9.6")
def test_other_sections_inspire_nobody() -> None:
    for side in ("ballast", "slalom-1", "empty"):
        s = table("3 6", "3 12", step="discard", hands=("1 2", "5 6"), section_a=side)
        all_keep(s)
        assert s.players[0].hand_size == 4


@pytest.mark.rule("ZD-9.6")
def test_it_counts_where_the_ship_is_when_cards_are_drawn() -> None:
    for there, vector, cards in (("3 3", "F", 5), ("3 4", "B", 4), ("3 8", "F", 4), ("3 9", "B", 5)):
        s = table(there, "1 20", step="movement", plans=("27 over",), before=(vector,), section_a="inspiration")
        assert s.players[0].hand_size == cards
