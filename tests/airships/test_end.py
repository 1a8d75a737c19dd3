"""AS-11 and AS-12: the end, and who has won."""

from __future__ import annotations

import pytest

from aerodrome.games.airships import rules
from aerodrome.games.airships.rules import GOES_USED_UP, HINDENBURG_DONE, NOBODY_CAN_ACT, STACKS_RUN_DOWN
from aerodrome.games.airships.state import (
    ANOTHER_GO,
    ASK_EXTRA_GO,
    ASK_TARGET,
    END_TURN,
    EVENT_BUILDS_AIRSHIP,
    EVENT_BUILDS_PHASE,
    EVENT_GAME_OVER,
    EVENT_NO_TARGET,
    EVENT_ON_BOARD,
    EVENT_STACK_EMPTY,
    EVENT_STACK_SHOWS,
    EVENT_THROWS,
    EVENT_TOTAL,
    EVENT_TRIES,
    EVENT_WOODEN_AIRSHIP,
    GO_CAP,
)
from aerodrome.rulebook.record import NONE
from tests.airships.table import GAME, Luck, act, card, fresh, table, told

STRONG = "F-21 H-21 C-23"  # with the entrepreneur of era 2: two whites, two reds, three blacks


def shares(s: rules.State) -> list[int]:
    out = [-9] * s.n_seats
    GAME.plain.outcome(s, out)
    return out


# --- AS-11 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-11.1")
@pytest.mark.parametrize(
    ("stacks", "ends"),
    [
        ("M4 D1 D2 D3", True),  # one in each
        ("M4 - D2 -", True),
        ("M4 - - -", True),
        ("M4 M1 D2 D3", False),  # two in another
        ("M4 D1 D2 L1", False),
        ("L6 D1 D2 D3", False),  # two are left of this one
        ("M4 M1 - -", False),
    ],
)
def test_the_game_ends_when_at_most_one_card_is_left_in_each_stack(stacks: str, ends: bool, luck: Luck) -> None:
    s = table("F-22", "H-S1", era=2, stacks=stacks)
    luck.dice("R5 R5 R5")
    act(s, stacks.split()[0])
    assert GAME.plain.ending(s) == (STACKS_RUN_DOWN if ends else 0)
    assert told(s, EVENT_GAME_OVER) == ([(STACKS_RUN_DOWN, 0, 0)] if ends else [])


@pytest.mark.rule("AS-11.1")
@pytest.mark.parametrize("last", range(4))
def test_any_stack_may_be_the_last_to_run_down(last: int, luck: Luck) -> None:
    tops = ["D1", "D2", "D3"]
    tops.insert(last, "M4")
    s = table("F-22", "H-S1", era=2, stacks=" ".join(tops))
    luck.dice("R5 R5 R5")
    act(s, "M4")
    assert s.ended_by == STACKS_RUN_DOWN
    assert s.stack_left == [1, 1, 1, 1]


@pytest.mark.rule("AS-11.1")
def test_a_used_up_stack_alone_does_not_end_the_game(luck: Luck) -> None:
    s = table(STRONG, "H-S1", era=2, stacks="D4 L1 L2 L3")
    luck.dice("B8 B8 B8")
    act(s, "D4")
    assert s.stack_left == [0, 3, 3, 3]
    assert s.ended_by == 0


@pytest.mark.rule("AS-11.2")
@pytest.mark.parametrize(
    ("before", "name", "dice"),
    [
        ("001-", "H4", "B8 B8 B8"),
        ("-111", "H1", "W3 W3 R5 R5 B8 B8 B8"),
        ("1-00", "H2", "R5 R5 B8 B8 B8"),
        ("00-0", "H3", "R5 R5 B8 B8 B8"),
    ],
)
def test_the_game_ends_with_the_fourth_phase_whichever_it_is(before: str, name: str, dice: str, luck: Luck) -> None:
    s = table(STRONG, "H-S1", era=2, stacks="L1 L2 L3 -", phases=before)
    luck.dice(dice)
    act(s, name)
    assert GAME.plain.ending(s) == HINDENBURG_DONE
    assert rules.to_act(s) == 0
    assert told(s, EVENT_GAME_OVER) == [(HINDENBURG_DONE, 0, 0)]


@pytest.mark.rule("AS-11.2")
@pytest.mark.parametrize("before", ["----", "0---", "-1--", "01--", "1-0-"])
def test_the_third_phase_or_an_earlier_one_does_not_end_the_game(before: str, luck: Luck) -> None:
    s = table(STRONG, "H-S1", era=2, stacks="L1 L2 L3 -", phases=before)
    luck.dice("B8 B8 B8")
    act(s, "H4")
    assert s.ended_by == 0
    assert told(s, EVENT_GAME_OVER) == []


@pytest.mark.rule("AS-11.3")
def test_the_end_comes_before_another_go_can_be_bought_and_in_the_middle_of_a_round(luck: Luck) -> None:
    s = table("F-22", "H-S1", "F-S1", "H-S2", era=2, stacks="M4 D1 D2 D3", chips=6, seat=0)
    luck.dice("R5 R5 R5")
    act(s, "M4")
    assert (s.ended_by, s.asked, s.seat, s.goes) == (STACKS_RUN_DOWN, NONE, 0, 9)
    assert told(s, EVENT_ON_BOARD) == []  # nobody else has begun a go


@pytest.mark.rule("AS-11.3")
def test_the_end_of_a_game_is_told_last(luck: Luck) -> None:
    s = table(STRONG, "H-S1", era=2, stacks="L1 L2 L3 -", phases="001-", wooden=1)
    luck.dice("B8 B6 B8")
    act(s, "H4")
    assert s.told == [
        (-1, EVENT_TRIES, 0, card("H4"), 0),
        (-1, EVENT_THROWS, 0, 2, 868),
        (-1, EVENT_TOTAL, 0, 22, 19),
        (-1, EVENT_BUILDS_PHASE, 0, card("H4"), 0),
        (-1, EVENT_WOODEN_AIRSHIP, 0, 0, 0),
        (-1, EVENT_GAME_OVER, HINDENBURG_DONE, 0, 0),
    ]
    s = table(STRONG, "H-S1", era=2, stacks="D4 D1 L1 -", wooden=0, pile="")
    luck.dice("B8 B6 B8")
    act(s, "D4")
    assert s.told == [
        (-1, EVENT_TRIES, 0, card("D4"), 0),
        (-1, EVENT_THROWS, 0, 2, 868),
        (-1, EVENT_TOTAL, 0, 16, 13),
        (-1, EVENT_BUILDS_AIRSHIP, 0, card("D4"), 0),
        (-1, EVENT_STACK_EMPTY, 0, 0, 0),
    ]
    assert told(s, EVENT_STACK_SHOWS) == []


def last_target(luck: Luck, seats: int, **more: int | str | tuple[int, ...]) -> rules.State:
    """Seat 0 wins the last card that anybody has the dice for: from then on nobody can do anything."""
    companies = ("", "I-11", "", "M-13")[:seats]
    s = table(*companies, era=2, pile="", board="G-11", stacks="M5 D1 D2 M4", **more)  # type: ignore[arg-type]
    luck.dice("W3")
    act(s, "G-11")
    return s


@pytest.mark.rule("AS-11.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_when_each_player_in_turn_had_no_target_and_the_pile_is_empty(seats: int, luck: Luck) -> None:
    s = last_target(luck, seats)
    assert (s.ended_by, s.asked) == (NOBODY_CAN_ACT, NONE)
    assert told(s, EVENT_NO_TARGET) == [(seat % seats, 0, 0) for seat in range(1, seats + 1)]
    assert told(s, EVENT_GAME_OVER) == [(NOBODY_CAN_ACT, 0, 0)]
    assert s.goes == 9 + seats


@pytest.mark.rule("AS-11.4", "AS-10.1")
def test_an_open_hindenburg_that_nobody_has_the_dice_for_is_no_target(luck: Luck) -> None:
    s = table("", "I-11", era=2, pile="", board="G-11", stacks="M5 D1 - M4")
    luck.dice("W3")
    act(s, "G-11")
    assert s.ended_by == NOBODY_CAN_ACT


@pytest.mark.rule("AS-11.4", "AS-9.2")
def test_a_bought_go_without_a_target_does_not_count_as_another_player(luck: Luck) -> None:
    s = last_target(luck, 2, chips=(0, 6))
    assert (s.seat, s.asked, s.idle) == (1, ASK_EXTRA_GO, 1)
    act(s, ANOTHER_GO)
    assert (s.seat, s.asked, s.ended_by, s.idle) == (1, ASK_EXTRA_GO, 0, 1)
    act(s, END_TURN)
    assert s.ended_by == NOBODY_CAN_ACT
    assert told(s, EVENT_NO_TARGET) == [(1, 0, 0), (1, 0, 0), (0, 0, 0)]


@pytest.mark.rule("AS-11.4")
def test_while_the_pile_has_cards_the_game_goes_on(luck: Luck) -> None:
    s = table("", "", era=2, pile="G-23 F-23 H-23", board="G-11", stacks="M5 D1 D2 M4")
    luck.dice("W3")
    act(s, "G-11")
    # Seats 1, 0, 1 turn over the last three; the pile is empty at the third. Then seat 0 has nothing either.
    assert told(s, EVENT_NO_TARGET) == [(1, 0, 0), (0, 0, 0), (1, 0, 0), (0, 0, 0)]
    assert s.ended_by == NOBODY_CAN_ACT


@pytest.mark.rule("AS-11.4")
def test_the_change_of_era_is_a_card_of_the_pile(luck: Luck) -> None:
    s = table("", "", era=1, pile="", board="G-11", stacks="M5 M1 D2 M4")
    luck.dice("W3")
    act(s, "G-11")
    assert s.era == 2
    assert told(s, EVENT_NO_TARGET) == [(1, 0, 0), (0, 0, 0)]
    assert s.ended_by == NOBODY_CAN_ACT


@pytest.mark.rule("AS-11.4")
def test_a_player_with_a_target_breaks_the_row(luck: Luck) -> None:
    s = table("", "F-S1", era=2, pile="", board="G-11", stacks="M5 L2 D2 M4")  # seat 1 can try for L2
    luck.dice("W3")
    act(s, "G-11")
    for go in range(3):
        assert (s.seat, s.asked, s.ended_by, s.idle) == (1, ASK_TARGET, 0, 0 if go == 0 else 1)
        assert len(told(s, EVENT_NO_TARGET)) == go
        luck.dice("W1 W1")
        act(s, "L2")


@pytest.mark.rule("AS-11.5")
@pytest.mark.parametrize(("goes", "ends"), [(GO_CAP - 2, False), (GO_CAP - 1, False), (GO_CAP, True)])
@pytest.mark.parametrize("dice", ["W3 W3", "W1 W1"])
def test_after_600_goes_the_game_ends(goes: int, ends: bool, dice: str, luck: Luck) -> None:
    assert GO_CAP == 600
    s = table("F-S1", "H-S1", goes=goes, chips=(5, 5))
    luck.dice(dice)
    act(s, "L1")
    assert s.ended_by == (GOES_USED_UP if ends else 0)
    assert s.asked == (NONE if ends else ASK_EXTRA_GO)
    assert s.goes == goes


@pytest.mark.rule("AS-11.5", "AS-4.6")
@pytest.mark.parametrize(("goes", "ends"), [(GO_CAP - 2, False), (GO_CAP - 1, True)])
def test_the_last_go_may_be_a_skipped_one(goes: int, ends: bool, luck: Luck) -> None:
    s = table("F-22", "H-S1", stacks="M4 M5 M3 M2", pile="G-13 F-21 G-23 G-24", goes=goes)
    luck.dice("R2 R2")
    act(s, "M4")
    assert told(s, EVENT_NO_TARGET) == [(1, 0, 0)]
    assert s.ended_by == (GOES_USED_UP if ends else 0)
    assert s.goes == GO_CAP


def test_no_game_is_longer_than_its_stated_number_of_plies() -> None:
    assert GAME.max_plies == 4 + 4 * GO_CAP


# --- AS-12 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-12.1")
@pytest.mark.parametrize(
    ("fleet", "stars"),
    [
        ("", 0),
        ("L1", 1),
        ("L1 L2 L3 L4", 5),
        ("L5 L6", 4),
        ("L1 L2 L3 L4 M1 M2 M3 M4", 15),
        ("M5 M6", 6),
        ("D1 D2 D3 D4", 17),
        ("D5 D6", 10),
    ],
)
def test_the_stars_of_all_airships_count(fleet: str, stars: int) -> None:
    s = table("F-S1", "H-S1", "F-S2", seat=1, stacks="- - - -", fleets=(fleet,), blocked=True)
    assert rules.score(s, 0) == stars
    assert rules.score(s, 1) == 0


@pytest.mark.rule("AS-12.2")
@pytest.mark.parametrize(
    ("company", "stars"),
    [
        *(("F-S1", 0), ("F-23", 3), ("H-23", 2), ("C-24", 2), ("I-25", 2), ("M-24", 2), ("G-25", 3)),
        *(("F-23 H-23 C-24 I-25 M-24 G-25", 14), ("F-21 H-21 C-23 I-24 M-22 G-24", 0)),
    ],
)
def test_the_stars_of_expansions_on_the_board_count(company: str, stars: int) -> None:
    s = table(company, "H-S1", era=2)
    assert rules.score(s, 0) == stars
    assert rules.score(s, 1) == 0


@pytest.mark.rule("AS-12.3")
@pytest.mark.parametrize(
    ("phases", "first", "second"),
    [
        ("0---", 3, 0),
        ("-0--", 4, 0),
        ("--0-", 4, 0),
        ("---0", 5, 0),
        ("001-", 7, 4),
        ("0-11", 3, 9),
        ("0011", 13, 18),
        ("1000", 25, 6),
        ("0000", 31, 0),
    ],
)
def test_a_phase_counts_more_if_all_four_are_built(phases: str, first: int, second: int) -> None:
    s = table("F-S1", "H-S1", "F-S2", stacks="L1 L2 L3 -", phases=phases, fleets=("", "", "L4 M1 D1"), blocked=True)
    assert (rules.score(s, 0), rules.score(s, 1)) == (first, second)
    assert rules.score(s, 2) == 1 + 2 + 4


@pytest.mark.rule("AS-12.1", "AS-12.2", "AS-12.3")
def test_the_parts_of_a_score_add_up() -> None:
    s = table("F-23", "G-25", stacks="L1 L2 - -", phases="01-0", fleets=("L3 M5 D6", "L5 M6 D1"), blocked=True)
    assert rules.score(s, 0) == 3 + (2 + 3 + 5) + (3 + 5)
    assert rules.score(s, 1) == 3 + (2 + 3 + 4) + 4


@pytest.mark.rule("AS-12.4")
def test_the_highest_total_wins(luck: Luck) -> None:
    s = table("F-S1", "G-25", "H-23", "F-23", stacks="L1 L2 L3 L4")
    assert [rules.score(s, seat) for seat in range(4)] == [0, 3, 2, 3]
    s.companies[3].department[0] = card("F-S2")
    assert [GAME.plain.place(s, seat) for seat in range(4)] == [3, 1, 2, 3]
    assert shares(s) == [0, 60, 0, 0]


@pytest.mark.rule("AS-12.4")
def test_a_point_beats_any_number_of_airships() -> None:
    s = table("F-23 H-23", "H-S1", stacks="M1 M2 M3 M4", fleets=("", "L1 L2 L4 L5"))
    assert [rules.score(s, seat) for seat in range(2)] == [5, 5]
    assert [GAME.plain.place(s, seat) for seat in range(2)] == [2, 1]  # tied, and seat 1 has built four
    s = table("F-23 G-25", "H-S1", stacks="M1 M2 M3 M4", fleets=("", "L1 L2 L4 L5"), blocked=True)
    assert [GAME.plain.place(s, seat) for seat in range(2)] == [1, 2]
    assert shares(s) == [60, 0]


@pytest.mark.rule("AS-12.4")
def test_in_a_tie_each_phase_counts_as_an_airship() -> None:
    s = table("F-S1", "H-S1", stacks="L1 L2 M3 -", phases="0---", fleets=("L4 L5", "M5 D1"), blocked=True)
    assert [rules.airships_built(s, seat) for seat in range(2)] == [3, 2]
    s = table("F-S1 G-25", "H-S1", stacks="M1 M2 L3 L6", phases="1---", fleets=("L1", "L4"), blocked=True)
    s.companies[1].fleet = 0
    assert [rules.score(s, seat) for seat in range(2)] == [4, 3]
    s.companies[0].fleet = 0
    assert [rules.score(s, seat) for seat in range(2)] == [3, 3]  # three stars of an Engine, and a phase
    assert [rules.airships_built(s, seat) for seat in range(2)] == [0, 1]
    assert [GAME.plain.place(s, seat) for seat in range(2)] == [2, 1]
    assert shares(s) == [0, 60]


@pytest.mark.rule("AS-12.5")
@pytest.mark.parametrize(
    ("companies", "expected"),
    [
        (("F-S1", "H-S1"), [30, 30]),
        (("F-S1", "H-S1", "F-S2"), [20, 20, 20]),
        (("F-S1", "H-S1", "F-S2", "H-S2"), [15, 15, 15, 15]),
        (("F-23", "H-S1", "G-25"), [30, 0, 30]),
        (("F-23", "H-S1", "G-25", "H-23"), [30, 0, 30, 0]),
        (("H-S1", "H-23", "C-24", "M-24"), [0, 20, 20, 20]),
    ],
)
def test_who_is_still_tied_shares_the_win(companies: tuple[str, ...], expected: list[int]) -> None:
    s = table(*companies)
    assert shares(s) == expected
    assert [GAME.plain.place(s, seat) == 1 for seat in range(len(companies))] == [share > 0 for share in expected]


@pytest.mark.rule("AS-12.5")
def test_places_are_equal_for_ties_and_leave_a_gap_behind_them() -> None:
    s = table("F-23", "H-S1", "G-25", "H-23")
    assert [GAME.plain.place(s, seat) for seat in range(4)] == [1, 4, 1, 3]


def test_an_absent_seat_wins_nothing() -> None:
    s = fresh(2)
    rules.new_game(s)
    out = [7, 7, 7, 7]
    GAME.plain.outcome(s, out)
    assert out == [30, 30, 7, 7]
