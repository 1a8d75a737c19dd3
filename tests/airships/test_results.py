"""AS-7 and AS-8: the result of a throw, bonuses, success and failure."""

from __future__ import annotations

import pytest

from aerodrome.games.airships import rules, state
from aerodrome.games.airships.cards import CAPTAINS, ENGINES, FINANCIERS
from aerodrome.games.airships.state import (
    ASK_BONUS,
    ASK_EXTRA_GO,
    ASK_TARGET,
    EVENT_BONUSES,
    EVENT_BUILDS_AIRSHIP,
    EVENT_CAPTAIN_CHIPS,
    EVENT_FAILS,
    EVENT_ON_BOARD,
    EVENT_STACK_EMPTY,
    EVENT_STACK_SHOWS,
    EVENT_THROWS,
    EVENT_TOTAL,
    EVENT_TRIES,
    EVENT_WINS_EXPANSION,
    EVENT_WOODEN_AIRSHIP,
    LET_FAIL,
    USE_BONUSES,
)
from aerodrome.rulebook.record import NONE
from tests.airships.table import Luck, act, card, fleet, holds, lying, refused, table, told

# --- AS-7: the result -----------------------------------------------------------------------------------------


@pytest.mark.rule("AS-7.1")
@pytest.mark.parametrize(("dice", "won"), [("W3 W3", True), ("W3 W2", True), ("W2 W2", False), ("W3 W1", False)])
def test_a_throw_that_reaches_the_target_succeeds(dice: str, won: bool, luck: Luck) -> None:
    s = table("F-S1", "H-S1", board="F-11")  # 2W at 5
    luck.dice(dice)
    act(s, "F-11")
    assert told(s, EVENT_WINS_EXPANSION) == ([(0, card("F-11"), card("F-S1"))] if won else [])
    assert holds(s, 0) == {"F-11" if won else "F-S1"}


@pytest.mark.rule("AS-7.1", "AS-8.1", "AS-5.1")
def test_the_rulebooks_first_example_two_whites_for_a_red_die(luck: Luck) -> None:
    s = table("H-S1", "F-S1", board="F-11", pile="")
    luck.dice("W2 W3")
    act(s, "F-11")
    assert [rules.dice_of(s, 0, colour) for colour in range(3)] == [2, 2, 0]  # one red of them by the Change of Era
    assert s.era == 2
    s.era = 1
    assert [rules.dice_of(s, 0, colour) for colour in range(3)] == [2, 1, 0]


@pytest.mark.rule("AS-8.3", "AS-7.1")
def test_the_captain_for_two_whites_at_five_brings_two_chips(luck: Luck) -> None:
    s = table("F-S1", "H-S1", board="C-12")
    luck.dice("W2 W3")
    act(s, "C-12")
    assert told(s, EVENT_CAPTAIN_CHIPS) == [(0, 2, 2)]
    assert s.companies[0].chips == 2
    assert rules.dice_of(s, 0, 0) == 3


@pytest.mark.rule("AS-7.2")
def test_who_falls_short_may_use_bonuses_or_let_it_fail(luck: Luck) -> None:
    for choice in (USE_BONUSES, LET_FAIL):
        s = table("F-S1", "H-S1", chips=(2, 0))
        luck.dice("W2 W1")
        act(s, "L1")  # 1W at 3
        assert (s.seat, s.asked) == (0, ASK_BONUS)
        assert [refused(s, action) for action in (USE_BONUSES, LET_FAIL)] == [0, 0]
        assert told(s, EVENT_FAILS) == []
        act(s, choice)
        assert fleet(s, 0) == ({"L1"} if choice == USE_BONUSES else set())
        assert s.companies[0].chips == (1 if choice == USE_BONUSES else 3)
        assert told(s, EVENT_BONUSES) == ([(0, 0, 1)] if choice == USE_BONUSES else [])
        assert told(s, EVENT_FAILS) == ([] if choice == USE_BONUSES else [(0, card("L1"), 1)])


@pytest.mark.rule("AS-7.3")
def test_a_chip_adds_one_and_returns_to_the_supply(luck: Luck) -> None:
    s = table("F-S1", "H-S1", chips=(6, 4))
    luck.dice("W2 W1")
    act(s, "L1")
    act(s, USE_BONUSES)
    assert [company.chips for company in s.companies[:2]] == [5, 4]
    assert rules.receive_chips(s, 6) == 1  # the chip can be earned again


@pytest.mark.rule("AS-7.4")
@pytest.mark.parametrize(
    ("allowed", "chips", "short", "asked"),
    [
        (1, 6, 1, True),
        (1, 6, 2, False),
        (1, 0, 1, False),
        (2, 6, 2, True),
        (2, 6, 3, False),
        (2, 1, 2, False),
        (3, 3, 3, True),
        ("any", 4, 4, True),
        ("any", 3, 4, False),
        ("any", 6, 4, True),
    ],
)
def test_as_many_chips_help_as_the_option_allows(
    allowed: int | str, chips: int, short: int, asked: bool, luck: Luck
) -> None:
    s = table("H-11", "H-S1", chips=(chips, 0), stacks="L3 L1 L2 L4", chips_per_attempt=allowed)  # 3W at 8
    luck.dice({1: "W3 W3 W1", 2: "W3 W2 W1", 3: "W2 W2 W1", 4: "W2 W1 W1"}[short])
    act(s, "L3")
    assert told(s, EVENT_TOTAL) == [(0, 8 - short, 8)]
    if not asked:
        assert told(s, EVENT_FAILS) == [(0, card("L3"), 0 if chips == 6 else 1)]
        return
    assert s.asked == ASK_BONUS
    act(s, USE_BONUSES)
    assert told(s, EVENT_BONUSES) == [(0, 0, short)]
    assert s.companies[0].chips == chips - short
    assert fleet(s, 0) == {"L3"}


@pytest.mark.rule("AS-7.5")
def test_the_wooden_airship_adds_one_for_its_owner_and_is_kept(luck: Luck) -> None:
    s = table("F-S1", "H-S1", board="F-11", wooden=0)
    luck.dice("W2 W2")
    act(s, "F-11")
    assert s.asked == ASK_BONUS
    act(s, USE_BONUSES)
    assert told(s, EVENT_BONUSES) == [(0, 1, 0)]
    assert holds(s, 0) == {"F-11"}
    assert s.wooden_airship == 0
    assert told(s, EVENT_WOODEN_AIRSHIP) == []


@pytest.mark.rule("AS-7.5")
@pytest.mark.parametrize("owner", [1, NONE])
def test_the_wooden_airship_of_another_or_of_nobody_does_not_help(owner: int, luck: Luck) -> None:
    s = table("F-S1", "H-S1", board="F-11", wooden=owner)
    luck.dice("W2 W2")
    act(s, "F-11")
    assert told(s, EVENT_FAILS) == [(0, card("F-11"), 1)]


@pytest.mark.rule("AS-7.6")
@pytest.mark.parametrize(
    ("engine", "name", "bonus"),
    [
        ("G-11", "L1", 1),  # white: 1W
        ("G-11", "L5", 1),  # 1W+1R
        ("G-11", "L4", 0),  # 1R
        ("G-12", "L4", 1),  # red
        ("G-12", "L5", 1),
        ("G-12", "L1", 0),
        ("G-21", "L4", 2),  # red 2
        ("G-22", "M6", 1),  # black: 1W+1B
        ("G-22", "L6", 0),
        ("G-23", "M6", 2),  # black 2
        ("G-13", "L1", 1),  # any
        ("G-13", "L4", 1),
        ("G-13", "M6", 1),
        ("G-24", "L1", 2),  # any 2
        ("G-24", "M6", 2),
        ("", "L1", 0),
    ],
)
def test_an_engine_helps_where_the_target_shows_its_colour(engine: str, name: str, bonus: int) -> None:
    s = table(f"F-21 {engine}", "G-25", era=2, stacks=f"{name} L2 L3 M1")
    s.target = card(name)
    assert rules.free_bonus(s, s.target) == bonus
    assert rules.best_bonus(s) == bonus


@pytest.mark.rule("AS-7.6")
def test_an_engine_counts_for_an_imaginary_die_of_its_colour(luck: Luck) -> None:
    s = table("I-13 G-12", "H-S1", stacks="L4 L1 L2 L3")  # an imaginary red 4, +1 red, no red die
    act(s, "L4")  # 1R at 5
    assert told(s, EVENT_THROWS) == []
    assert s.asked == ASK_BONUS
    act(s, USE_BONUSES)
    assert told(s, EVENT_BONUSES) == [(0, 1, 0)]
    assert fleet(s, 0) == {"L4"}


@pytest.mark.rule("AS-7.6")
def test_an_engine_does_not_help_by_dice_that_are_not_asked_for(luck: Luck) -> None:
    s = table("F-12 G-12", "H-S1")  # red dice at hand, but L1 shows white
    luck.dice("W2 W1")
    act(s, "L1")
    assert told(s, EVENT_FAILS) == [(0, card("L1"), 1)]


@pytest.mark.rule("AS-7.6", "AS-7.5", "AS-7.3")
@pytest.mark.parametrize(("total", "asked"), [(4, True), (3, False)])
def test_engine_wooden_airship_and_chip_add_up_to_four(total: int, asked: bool, luck: Luck) -> None:
    s = table("H-11 G-24", "H-S1", chips=(6, 0), wooden=0, stacks="L3 L1 L2 L4")  # 3W at 8
    luck.dice({4: "W2 W1 W1", 3: "W1 W1 W1"}[total])
    act(s, "L3")
    assert (s.asked == ASK_BONUS) == asked
    if asked:
        act(s, USE_BONUSES)
        assert told(s, EVENT_BONUSES) == [(0, 3, 1)]
        assert s.companies[0].chips == 5


@pytest.mark.rule("AS-7.7")
@pytest.mark.parametrize("dice", ["W3 W3", "W3 W1"])
def test_nothing_is_asked_when_the_throw_succeeds(dice: str, luck: Luck) -> None:
    s = table("F-S1", "H-S1", chips=(1, 0), wooden=0)
    luck.dice(dice)
    act(s, "L1")
    assert told(s, EVENT_BONUSES) == []
    assert fleet(s, 0) == {"L1"}
    assert (s.seat, s.asked) == (1, ASK_TARGET)


@pytest.mark.rule("AS-7.7")
def test_nothing_is_asked_when_the_throw_cannot_be_saved(luck: Luck) -> None:
    s = table("F-S1", "H-S1", chips=(1, 0))
    luck.dice("W1 W1")
    act(s, "L1")
    assert told(s, EVENT_FAILS) == [(0, card("L1"), 1)]
    assert (s.seat, s.asked) == (1, ASK_TARGET)


@pytest.mark.rule("AS-7.8")
@pytest.mark.parametrize(("total", "free", "spent"), [(7, 1, 0), (6, 1, 1), (5, 1, 2)])
def test_free_bonuses_count_first_and_no_chip_is_wasted(total: int, free: int, spent: int, luck: Luck) -> None:
    s = table("H-11 G-11", "H-S1", chips=(5, 0), stacks="L3 L1 L2 L4", chips_per_attempt="any")
    luck.dice({7: "W3 W3 W1", 6: "W2 W2 W2", 5: "W2 W2 W1"}[total])
    act(s, "L3")
    act(s, USE_BONUSES)
    assert told(s, EVENT_BONUSES) == [(0, free, spent)]
    assert s.companies[0].chips == 5 - spent


@pytest.mark.rule("AS-7.8")
def test_a_bonus_greater_than_what_is_missing_costs_no_chip(luck: Luck) -> None:
    s = table("H-11 G-24", "H-S1", chips=(5, 0), stacks="L3 L1 L2 L4", wooden=0)
    luck.dice("W3 W3 W1")  # 7 of 8, and 3 for free
    act(s, "L3")
    act(s, USE_BONUSES)
    assert told(s, EVENT_BONUSES) == [(0, 3, 0)]
    assert s.companies[0].chips == 5


@pytest.mark.rule("AS-7.9")
@pytest.mark.parametrize(
    ("chips", "phases", "received"),
    [(0, "----", 1), (5, "----", 1), (6, "----", 0), (4, "0---", 1), (5, "0---", 0), (4, "00--", 0)],
)
def test_a_failed_attempt_earns_a_chip_if_the_supply_has_one(
    chips: int, phases: str, received: int, luck: Luck
) -> None:
    s = table("F-S1", "H-S1", chips=(chips, 2), phases=phases, stacks="L1 - L2 L3")
    luck.dice("W1 W1")
    act(s, "L1")
    assert told(s, EVENT_FAILS) == [(0, card("L1"), received)]
    assert [company.chips for company in s.companies[:2]] == [chips + received, 2]


@pytest.mark.rule("AS-7.10", "AS-8.6")
def test_the_wooden_airship_does_not_help_the_throw_that_earns_it(luck: Luck) -> None:
    s = table("F-S1", "H-S1", wooden=1)
    luck.dice("W2 W1")
    act(s, "L1")  # one short; the wooden airship would be the prize
    assert told(s, EVENT_FAILS) == [(0, card("L1"), 1)]
    assert (s.wooden_airship, fleet(s, 0)) == (1, set())


# --- AS-8: success --------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-8.1")
def test_an_expansion_goes_to_its_department_and_the_old_card_leaves_the_game(luck: Luck) -> None:
    s = table("F-23 G-11", "H-S1", era=2, board="F-11 F-12", pile="")
    assert rules.score(s, 0) == 3
    luck.dice("W3 W3")
    act(s, "F-11")
    assert told(s, EVENT_WINS_EXPANSION) == [(0, card("F-11"), card("F-23"))]
    assert s.companies[0].department[FINANCIERS] == card("F-11")
    assert holds(s, 0) == {"F-11", "G-11"}
    assert lying(s, FINANCIERS) == ["-", "F-12", "-"]
    assert rules.score(s, 0) == 0
    assert rules.cards_in_pile(s) == 0


@pytest.mark.rule("AS-8.1")
def test_an_empty_department_replaces_nothing(luck: Luck) -> None:
    s = table("F-S1", "G-12", board="G-11")
    luck.dice("W3 W3")
    act(s, "G-11")
    assert told(s, EVENT_WINS_EXPANSION) == [(0, card("G-11"), NONE)]
    assert s.companies[0].department[ENGINES] == card("G-11")
    assert (holds(s, 0), holds(s, 1)) == ({"F-S1", "G-11"}, {"G-12"})


@pytest.mark.rule("AS-8.2")
def test_a_worse_card_that_was_won_replaces_the_better_one_without_a_question(luck: Luck) -> None:
    s = table("F-21", "H-S1", era=2, board="F-S2", chips=(0, 0))
    luck.dice("W3 W3")
    act(s, "F-S2")
    assert holds(s, 0) == {"F-S2"}
    assert (s.seat, s.asked) == (1, ASK_TARGET)


@pytest.mark.rule("AS-8.3")
@pytest.mark.parametrize(
    ("name", "chips", "dice"), [("C-11", 1, "W3 W3 W3"), ("C-14", 2, "R5 R5 R5"), ("C-21", 3, "R5 R5 R5")]
)
def test_a_captain_gives_its_chips_when_it_is_won(name: str, chips: int, dice: str, luck: Luck) -> None:
    s = table("F-22 H-11", "H-S1", era=2, board=name, stacks="L1 L2 L3 L4")
    luck.dice(dice)
    act(s, name)
    assert told(s, EVENT_CAPTAIN_CHIPS) == [(0, chips, chips)]
    assert s.companies[0].chips == chips
    assert s.companies[0].department[CAPTAINS] == card(name)
    assert s.companies[1].chips == 0


@pytest.mark.rule("AS-8.3")
def test_a_captain_gives_its_chips_only_once(luck: Luck) -> None:
    s = table("C-21", "H-S1", era=2, chips=(0, 0), stacks="L1 L2 L3 L4", board="G-11")
    luck.dice("W3")
    act(s, "G-11")  # another success, with the Captain on the board
    assert told(s, EVENT_CAPTAIN_CHIPS) == []
    luck.dice("W1 W1")
    act(s, "L1")  # seat 1's go; then it is seat 0's again
    assert s.seat == 0
    assert s.companies[0].chips == 0


@pytest.mark.rule("AS-8.3")
def test_other_expansions_give_no_chips(luck: Luck) -> None:
    s = table("F-S1", "H-S1", board="G-11")
    luck.dice("W3 W3")
    act(s, "G-11")
    assert told(s, EVENT_CAPTAIN_CHIPS) == []
    assert s.companies[0].chips == 0


@pytest.mark.rule("AS-8.4")
@pytest.mark.parametrize(
    ("had", "phases", "got"),
    [(3, "----", 3), (4, "----", 2), (5, "----", 1), (6, "----", 0), (3, "0---", 2), (3, "00--", 1)],
)
def test_chips_beyond_the_supply_are_lost(had: int, phases: str, got: int, luck: Luck) -> None:
    s = table("F-22", "H-S1", era=2, board="C-21", chips=(had, 0), stacks="L1 L2 L3 -", phases=phases)
    luck.dice("R5 R5 R5")
    act(s, "C-21")
    assert told(s, EVENT_CAPTAIN_CHIPS) == [(0, got, 3)]
    assert s.companies[0].chips == had + got


@pytest.mark.rule("AS-8.5")
@pytest.mark.parametrize("stack", range(4))
def test_an_airship_joins_the_fleet_and_the_next_card_comes_to_light(stack: int, luck: Luck) -> None:
    tops = ["L2", "L3", "L4"]
    tops.insert(stack, "L1")
    s = table("F-S1", "H-S1", stacks=" ".join(tops))
    luck.dice("W3 W3")
    luck.draws((6, 4))
    act(s, "L1")
    assert (fleet(s, 0), fleet(s, 1)) == ({"L1"}, set())
    assert s.stack_left == [2 if i == stack else 3 for i in range(4)]
    assert s.stack_top == [card("M5") if i == stack else card(tops[i]) for i in range(4)]
    assert told(s, EVENT_BUILDS_AIRSHIP) == [(0, card("L1"), 0)]
    assert told(s, EVENT_STACK_SHOWS) == [(stack, card("M5"), 0)]
    assert told(s, EVENT_STACK_EMPTY) == []


@pytest.mark.rule("AS-8.5", "AS-2.2")
def test_under_a_medium_airship_lies_a_dark_one_and_under_that_nothing(luck: Luck) -> None:
    s = table("F-22 H-21 C-23", "H-S1", era=2, stacks="M4 L1 L2 L3")
    luck.dice("R5 R5 R5")
    luck.draws((6, 3))
    act(s, "M4")
    assert (s.stack_top[0], s.stack_left[0]) == (card("D4"), 1)
    s.seat = 0
    rules.gather_dice(s)
    luck.dice("B8 B8")
    act(s, "D4")
    assert (s.stack_top[0], s.stack_left[0]) == (NONE, 0)
    assert told(s, EVENT_STACK_EMPTY) == [(0, 0, 0)]
    assert fleet(s, 0) == {"M4", "D4"}


@pytest.mark.rule("AS-8.6")
@pytest.mark.parametrize("before", [NONE, 1, 0])
def test_who_builds_an_airship_receives_the_wooden_airship(before: int, luck: Luck) -> None:
    s = table("F-S1", "H-S1", wooden=before)
    luck.dice("W3 W3")
    act(s, "L1")
    assert s.wooden_airship == 0
    assert told(s, EVENT_WOODEN_AIRSHIP) == ([] if before == 0 else [(0, 0, 0)])


@pytest.mark.rule("AS-8.6")
def test_an_expansion_does_not_bring_the_wooden_airship(luck: Luck) -> None:
    s = table("F-S1", "H-S1", board="G-11", wooden=1)
    luck.dice("W3 W3")
    act(s, "G-11")
    assert s.wooden_airship == 1


# --- whole goes, as they are told -------------------------------------------------------------------------------


def test_a_whole_go_is_told(luck: Luck) -> None:
    s = table("F-12 H-S2 M-12 G-11", "H-S1", stacks="L5 L1 L2 L3", wooden=1, chips=(2, 3), pile="G-13 G-21")
    act(s, "L5")
    luck.dice("W3 W1 W1 R3")
    act(s, state.KEEP_DICE)
    luck.draws((6, 5))
    act(s, USE_BONUSES)
    assert s.told == [
        (-1, EVENT_TRIES, 0, card("L5"), 0),
        (-1, EVENT_THROWS, 0, 0, 311),
        (-1, EVENT_THROWS, 0, 1, 3),
        (-1, EVENT_TOTAL, 0, 6, 7),
        (-1, EVENT_BONUSES, 0, 1, 0),
        (-1, EVENT_BUILDS_AIRSHIP, 0, card("L5"), 0),
        (-1, EVENT_STACK_SHOWS, 0, card("M6"), 0),
        (-1, EVENT_WOODEN_AIRSHIP, 0, 0, 0),
        (-1, EVENT_ON_BOARD, card("G-13"), NONE, 0),
    ]


def test_a_captains_go_is_told_and_leads_to_another(luck: Luck) -> None:
    s = table("F-S1", "H-S1", board="C-12", chips=(2, 0))
    luck.dice("W3 W1")
    act(s, "C-12")
    act(s, USE_BONUSES)
    assert s.told == [
        (-1, EVENT_TRIES, 0, card("C-12"), 0),
        (-1, EVENT_THROWS, 0, 0, 31),
        (-1, EVENT_TOTAL, 0, 4, 5),
        (-1, EVENT_BONUSES, 0, 0, 1),
        (-1, EVENT_WINS_EXPANSION, 0, card("C-12"), NONE),
        (-1, EVENT_CAPTAIN_CHIPS, 0, 2, 2),
    ]
    assert (s.seat, s.asked, s.companies[0].chips) == (0, ASK_EXTRA_GO, 3)


def test_nothing_is_told_when_nobody_listens(luck: Luck) -> None:
    s = table("F-S1", "H-S1")
    s.told = None
    luck.dice("W3 W3")
    act(s, "L1")
    assert s.told is None
    assert fleet(s, 0) == {"L1"}
