"""AS-3: a go, step 1."""

from __future__ import annotations

import pytest

from aerodrome.games.airships import rules
from aerodrome.games.airships.cards import DEPARTMENT_NAMES, DEPARTMENTS, ENGINES, FINANCIERS, IDS, department_of
from aerodrome.games.airships.state import (
    ANOTHER_GO,
    ASK_TARGET,
    END_TURN,
    EVENT_CHANGE_OF_ERA,
    EVENT_ON_BOARD,
    EVENT_TRIES,
)
from aerodrome.rulebook.record import NONE
from tests.airships.table import Luck, act, card, lying, on_board, table, told


def go_by(s: rules.State, luck: Luck) -> None:
    """The seat fails its go for L1, which needs 3."""
    luck.dice("W1 W1")
    act(s, "L1")


@pytest.mark.rule("AS-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_goes_pass_clockwise_and_each_begins_with_a_card(seats: int, luck: Luck) -> None:
    starters = ("F-S1", "H-S1", "F-S2", "H-S2")
    s = table(*starters[:seats], seat=1)
    for go in range(1, 2 * seats + 1):
        assert (s.seat, s.goes) == (go % seats, 8 + go)
        turned = len(told(s, EVENT_ON_BOARD))
        tried = len(told(s, EVENT_TRIES))
        assert turned == tried == go - 1
        go_by(s, luck)


@pytest.mark.rule("AS-3.1", "AS-2.5")
def test_the_card_is_turned_over_before_the_player_is_asked(luck: Luck) -> None:
    s = table(pile="C-11 G-21")
    assert on_board(s) == []
    go_by(s, luck)
    assert on_board(s) == ["C-11"]
    assert (s.seat, s.asked) == (1, ASK_TARGET)


@pytest.mark.rule("AS-3.2")
@pytest.mark.parametrize("name", ["F-11", "H-12", "C-13", "I-12", "M-14", "G-13"])
def test_a_card_goes_to_the_first_field_of_its_department(name: str, luck: Luck) -> None:
    s = table(pile=name)
    go_by(s, luck)
    assert [lying(s, row) for row in range(DEPARTMENTS)] == [
        [name, "-", "-"] if row == "FHCIMG".index(name[0]) else ["-", "-", "-"] for row in range(DEPARTMENTS)
    ]
    assert DEPARTMENT_NAMES[department_of(card(name))][0] == {"I": "e", "G": "e"}.get(name[0], name[0].lower())
    assert told(s, EVENT_ON_BOARD) == [(card(name), NONE, 0)]


@pytest.mark.rule("AS-3.2", "AS-3.7")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["-", "G-11", "G-12"], ["G-13", "G-11", "G-12"]),
        (["G-11", "-", "G-12"], ["G-11", "G-13", "G-12"]),
        (["G-11", "G-12", "-"], ["G-11", "G-12", "G-13"]),
        (["-", "-", "G-12"], ["G-13", "-", "G-12"]),
        (["-", "G-12", "-"], ["G-13", "G-12", "-"]),
        (["G-12", "-", "-"], ["G-12", "G-13", "-"]),
    ],
)
def test_a_card_takes_the_leftmost_free_field_of_its_row(before: list[str], after: list[str], luck: Luck) -> None:
    s = table(pile="G-13", board=" ".join(name for name in before if name != "-"))
    for column, name in enumerate(before):
        s.board[ENGINES][column] = NONE if name == "-" else card(name)
    go_by(s, luck)
    assert lying(s, ENGINES) == after
    assert told(s, EVENT_ON_BOARD) == [(card("G-13"), NONE, 0)]


@pytest.mark.rule("AS-3.3")
def test_a_full_row_pushes_out_its_leftmost_card(luck: Luck) -> None:
    s = table(board="G-11 G-12 G-21 F-11 F-12", pile="G-13 G-22")
    go_by(s, luck)
    assert lying(s, ENGINES) == ["G-12", "G-21", "G-13"]
    assert lying(s, FINANCIERS) == ["F-11", "F-12", "-"]
    assert told(s, EVENT_ON_BOARD) == [(card("G-13"), card("G-11"), 0)]
    assert rules.cards_in_pile(s) == 2  # the Change of Era and G-22: what left the game does not come back


@pytest.mark.rule("AS-3.4")
def test_with_an_empty_pile_no_card_is_turned_over(luck: Luck) -> None:
    s = table(era=2, pile="", board="G-11 G-12")
    assert rules.cards_in_pile(s) == 0
    go_by(s, luck)
    assert told(s, EVENT_ON_BOARD) == told(s, EVENT_CHANGE_OF_ERA) == []
    assert on_board(s) == ["G-11", "G-12"]
    assert (s.seat, s.asked) == (1, ASK_TARGET)


@pytest.mark.rule("AS-3.5")
def test_the_change_of_era_comes_when_era_1_is_used_up_and_gives_everybody_a_red_die(luck: Luck) -> None:
    s = table("F-S1", "H-S1", pile="G-13 G-21 G-22")
    go_by(s, luck)
    assert (s.era, s.pool) == (1, [2, 0, 0])
    assert told(s, EVENT_CHANGE_OF_ERA) == []
    go_by(s, luck)
    assert (s.era, s.pool) == (2, [2, 1, 0])
    assert told(s, EVENT_CHANGE_OF_ERA) == [(0, 0, 0)]
    for seat in range(2):
        assert [rules.dice_of(s, seat, colour) for colour in range(3)] == [2, 1, 0]
    go_by(s, luck)
    assert (s.era, s.pool) == (2, [2, 1, 0])
    assert on_board(s) == ["G-13", "G-21"]
    assert told(s, EVENT_CHANGE_OF_ERA) == [(0, 0, 0)]


@pytest.mark.rule("AS-3.6")
def test_no_card_is_turned_over_in_place_of_the_change_of_era(luck: Luck) -> None:
    s = table(pile="G-21 G-22")
    go_by(s, luck)
    assert (s.era, on_board(s), rules.cards_in_pile(s)) == (2, [], 2)


@pytest.mark.rule("AS-3.6")
def test_with_the_option_a_card_is_turned_over_in_place_of_the_change_of_era(luck: Luck) -> None:
    s = table(pile="G-21 G-22", replace_era_card="yes")
    go_by(s, luck)
    assert (s.era, on_board(s), rules.cards_in_pile(s)) == (2, ["G-21"], 1)
    go_by(s, luck)
    assert on_board(s) == ["G-21", "G-22"]
    go_by(s, luck)
    assert (on_board(s), told(s, EVENT_CHANGE_OF_ERA)) == (["G-21", "G-22"], [(0, 0, 0)])


@pytest.mark.rule("AS-3.6")
def test_the_option_changes_nothing_while_era_1_lasts(luck: Luck) -> None:
    s = table(pile="G-12 G-13 G-21", replace_era_card="yes")
    go_by(s, luck)
    assert (s.era, on_board(s)) == (1, ["G-12"])


@pytest.mark.rule("AS-3.7")
@pytest.mark.parametrize(
    ("name", "after"),
    [("G-11", ["-", "G-12", "G-21"]), ("G-12", ["G-11", "-", "G-21"]), ("G-21", ["G-11", "G-12", "-"])],
)
def test_where_a_card_was_won_the_field_stays_free(name: str, after: list[str], luck: Luck) -> None:
    s = table("F-12 H-22", "H-S1", board="G-11 G-12 G-21", pile="F-11")
    luck.dice({"G-11": "W3 W3 W3", "G-12": "W3 W3 W3", "G-21": "R5 R5"}[name])
    act(s, name)
    assert lying(s, ENGINES) == after
    assert lying(s, FINANCIERS) == ["F-11", "-", "-"]


@pytest.mark.rule("AS-3.1", "AS-9.1")
def test_an_extra_go_turns_over_a_card_as_well(luck: Luck) -> None:
    s = table(chips=(6, 0), pile="G-11 G-12 G-13 G-21")
    go_by(s, luck)
    assert on_board(s) == []
    act(s, ANOTHER_GO)
    assert (s.seat, on_board(s)) == (0, ["G-11"])
    go_by(s, luck)
    act(s, END_TURN)
    assert (s.seat, on_board(s)) == (1, ["G-11", "G-12"])


def test_ids_begin_with_the_letter_of_their_department() -> None:
    assert {IDS[n][0] for n in range(48)} == set("FHCIMG")
    assert all("FHCIMG"[department_of(n)] == IDS[n][0] for n in range(48))
