"""AS-5 and AS-6: the dice at hand, the imaginary die, Materials."""

from __future__ import annotations

import pytest

from aerodrome.games.airships import rules, state
from aerodrome.games.airships.cards import CARDS, IDS
from aerodrome.games.airships.rules import CANNOT_PAY, DICE_MISSING, NO_IMAGINARY, TOO_FEW_LEFT
from aerodrome.games.airships.state import (
    ASK_BONUS,
    ASK_EXCHANGE,
    ASK_TARGET,
    EVENT_BUILDS_AIRSHIP,
    EVENT_EXCHANGES,
    EVENT_FAILS,
    EVENT_THROWS,
    EVENT_TOTAL,
    EVENT_WINS_EXPANSION,
    EXCHANGE_IMAGINARY,
    EXCHANGE_REAL,
    KEEP_DICE,
    TRY_STACK,
    USE_BONUSES,
)
from tests.airships.table import Luck, act, card, holds, refused, table, told

WHITE, RED, BLACK = 0, 1, 2
WAYS = (KEEP_DICE, EXCHANGE_REAL, EXCHANGE_IMAGINARY)


def ways(s: rules.State) -> list[int]:
    return [refused(s, way) for way in WAYS]


# --- AS-5 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-5.1")
@pytest.mark.parametrize(
    ("company", "era", "pool"),
    [
        ("", 1, [1, 0, 0]),
        ("", 2, [1, 1, 0]),
        ("F-12", 1, [2, 1, 0]),
        ("H-11", 1, [3, 0, 0]),
        ("C-23", 1, [1, 0, 1]),
        ("F-21 H-21 C-22 I-24 M-13 G-24", 2, [3, 3, 2]),
        ("I-24 M-13 G-24", 2, [1, 1, 0]),
        ("F-12 H-11 C-23", 2, [4, 2, 1]),
    ],
)
def test_dice_are_those_of_the_entrepreneur_and_all_departments(company: str, era: int, pool: list[int]) -> None:
    s = table("F-22 H-23 C-24", company, seat=1, era=era, stacks="L1 L2 L3 L4")
    assert s.pool == pool
    assert [rules.dice_of(s, 1, colour) for colour in range(3)] == pool


@pytest.mark.rule("AS-5.1")
def test_the_dice_go_back_after_the_throw(luck: Luck) -> None:
    s = table("H-11", "H-S1", chips=(0, 0), pile="")
    luck.dice("W1 W1 W1")
    act(s, "L1")
    assert s.thrown == [[0, 0, 0]] * 3
    assert s.pool == [2, 1, 0]  # seat 1's, with all of them back; the Change of Era was turned over
    luck.dice("W1 W1")
    act(s, "L1")
    assert s.pool == [3, 1, 0]


@pytest.mark.rule("AS-5.2")
@pytest.mark.parametrize(("company", "pool"), [("F-S1", 2), ("H-11", 3), ("H-11 C-11", 4), ("H-11 C-11 F-12", 5)])
def test_at_most_three_real_dice_of_a_colour_are_thrown(company: str, pool: int, luck: Luck) -> None:
    s = table(company, "H-S1")
    assert s.pool[WHITE] == pool
    thrown = min(pool, 3)
    luck.dice(" ".join(["W1"] * thrown))
    act(s, "L1")
    assert told(s, EVENT_THROWS) == [(0, WHITE, int("1" * thrown))]


@pytest.mark.rule("AS-5.3")
def test_only_dice_of_the_colours_shown_are_thrown_and_all_of_those(luck: Luck) -> None:
    s = table("F-21 H-22 C-23", "H-S1", era=2, stacks="L4 L1 M6 L5")  # three white, three red, two black
    assert s.pool == [3, 3, 2]
    luck.dice("R2 R3 R2")
    act(s, "L4")  # 1R
    assert told(s, EVENT_THROWS) == [(0, RED, 232)]
    s = table("F-21 H-22 C-23", "H-S1", era=2, stacks="L4 L1 M6 L5")
    luck.dice("W1 W2 W1 B4 B4")
    act(s, "M6")  # 1W+1B
    assert told(s, EVENT_THROWS) == [(0, WHITE, 121), (0, BLACK, 44)]
    assert told(s, EVENT_TOTAL) == [(0, 6, 11)]


@pytest.mark.rule("AS-5.4")
@pytest.mark.parametrize(
    ("dice", "name", "total"),
    [
        ("W1 W2 W3", "L1", 3),
        ("W3 W2 W1", "L1", 3),
        ("W1 W3 W2", "L1", 3),
        ("W1 W2 W1", "L1", 2),
        ("W1 W2 W3", "L2", 5),
        ("W3 W1 W2", "L2", 5),
        ("W2 W3 W1", "L2", 5),
        ("W3 W3 W1", "L2", 6),
        ("W1 W2 W3", "L3", 6),
        ("W3 W3 W1", "L3", 7),
    ],
)
def test_the_highest_of_the_dice_count(dice: str, name: str, total: int, luck: Luck) -> None:
    s = table("H-11", "H-S1", stacks="L1 L2 L3 L4")
    luck.dice(dice)
    act(s, name)
    assert told(s, EVENT_TOTAL) == [(0, total, {"L1": 3, "L2": 6, "L3": 8}[name])]


@pytest.mark.rule("AS-5.4")
def test_the_highest_are_taken_in_each_colour_by_itself(luck: Luck) -> None:
    s = table("F-21 H-22 C-23", "H-S1", era=2, stacks="D6 D2 M2 L5")
    luck.dice("R3 R5 R2 B8 B4")
    act(s, "D6")  # 1R+2B at 17
    assert told(s, EVENT_TOTAL) == [(0, 17, 17)]


@pytest.mark.rule("AS-5.5", "AS-7.3")
def test_the_rulebooks_example_of_the_imaginary_die(luck: Luck) -> None:
    # An imaginary white 3, a red 5 and a black 6 make 14; a chip makes it 15.
    s = table("I-11 H-21", "H-S1", era=2, board="G-24", chips=(1, 4))
    luck.dice("W1 R5 B6")
    act(s, "G-24")
    assert told(s, EVENT_TOTAL) == [(0, 14, 15)]
    assert s.asked == ASK_BONUS
    act(s, USE_BONUSES)
    assert told(s, EVENT_WINS_EXPANSION) == [(0, card("G-24"), -1)]
    assert s.companies[0].chips == 0


@pytest.mark.rule("AS-5.5")
def test_the_imaginary_die_fills_a_die_that_is_missing(luck: Luck) -> None:
    s = table("I-12", "H-S1", stacks="L4 L5 L6 L1")  # an imaginary red 3, no red die
    assert [refused(s, name) for name in ("L4", "L5", "L6")] == [0, 0, DICE_MISSING]
    luck.dice("W3")
    act(s, "L5")  # 1W+1R at 7
    assert told(s, EVENT_THROWS) == [(0, WHITE, 3)]
    assert told(s, EVENT_TOTAL) == [(0, 6, 7)]


@pytest.mark.rule("AS-5.5")
def test_the_imaginary_die_fills_one_die_only(luck: Luck) -> None:
    s = table("I-11 H-11", "H-S1")
    luck.dice("W1 W1 W1")
    act(s, "L3")  # 3W: 3+1+1
    assert told(s, EVENT_TOTAL) == [(0, 5, 8)]


@pytest.mark.rule("AS-5.5")
def test_an_imaginary_die_of_a_colour_that_is_not_shown_does_not_count(luck: Luck) -> None:
    s = table("I-12 F-S1", "H-S1")
    luck.dice("W1 W1")
    act(s, "L2")  # 2W
    assert told(s, EVENT_TOTAL) == [(0, 2, 6)]


@pytest.mark.rule("AS-5.5")
@pytest.mark.parametrize(("dice", "total"), [("R2 R3", 7), ("R5 R5", 10), ("R5 R2", 9), ("R4 R3", 8)])
def test_the_imaginary_die_counts_only_if_it_is_among_the_highest(dice: str, total: int, luck: Luck) -> None:
    s = table("I-13 F-11", "H-S1", era=2, stacks="M4 L1 L2 L3")  # an imaginary red 4
    luck.dice(dice)
    act(s, "M4")  # 2R at 9
    assert told(s, EVENT_TOTAL) == [(0, total, 9)]


@pytest.mark.rule("AS-5.5")
@pytest.mark.parametrize(
    ("engineer", "imaginary"),
    [("I-11", [3, 0, 0]), ("I-12", [0, 3, 0]), ("I-13", [0, 4, 0]), ("I-24", [0, 0, 7]), ("", [0, 0, 0])],
)
def test_the_engineer_gives_the_imaginary_die_of_its_card(engineer: str, imaginary: list[int]) -> None:
    s = table("I-21", engineer, seat=1)
    assert s.imaginary == imaginary


@pytest.mark.rule("AS-5.6", "AS-5.2")
@pytest.mark.parametrize(
    ("company", "dice", "total"),
    [("H-11 I-11", "W2 W2 W2", 7), ("H-11 C-11 I-11", "W2 W2 W2", 7), ("H-11 C-11 F-12 I-11", "W3 W3 W3", 9)],
)
def test_the_imaginary_die_comes_on_top_of_three_real_ones(company: str, dice: str, total: int, luck: Luck) -> None:
    s = table(company, "H-S1")
    luck.dice(dice)
    act(s, "L3")  # 3W at 8
    assert told(s, EVENT_THROWS)[0] == (0, WHITE, int(dice.replace("W", "").replace(" ", "")))
    assert told(s, EVENT_TOTAL)[0] == (0, total, 8)


@pytest.mark.rule("AS-5.6", "AS-5.2")
@pytest.mark.parametrize(
    ("company", "dice"), [("F-S1 I-11", 3), ("H-11", 3), ("H-11 I-11", 4), ("H-11 C-11", 3), ("H-11 C-11 I-11", 4)]
)
def test_three_real_dice_and_the_imaginary_one_can_count(company: str, dice: int) -> None:
    s = table(company, "H-S1")
    assert rules.dice_that_count(s, KEEP_DICE, WHITE) == dice
    assert s.countable[0] == dice


@pytest.mark.rule("AS-5.5", "AS-5.6")
@pytest.mark.parametrize(("value", "dice"), [(0, 2), (1, 3), (9, 3)])
def test_an_imaginary_die_of_any_value_is_a_die(value: int, dice: int) -> None:
    s = table("F-S1", "H-S1")
    s.imaginary[WHITE] = value
    assert rules.dice_that_count(s, KEEP_DICE, WHITE) == dice


@pytest.mark.rule("AS-5.7")
def test_an_attempt_on_the_imaginary_die_alone_has_its_value(luck: Luck) -> None:
    s = table("I-13", "H-S1", stacks="L4 L1 L2 L3", chips=(1, 0))  # an imaginary red 4
    act(s, "L4")  # 1R at 5
    assert told(s, EVENT_THROWS) == []
    assert told(s, EVENT_TOTAL) == [(0, 4, 5)]
    assert s.asked == ASK_BONUS


@pytest.mark.rule("AS-5.7", "AS-7.1")
def test_the_imaginary_die_alone_can_succeed(luck: Luck) -> None:
    s = table("I-21", "H-S1", stacks="L4 L1 L2 L3")  # an imaginary red 5
    act(s, "L4")
    assert told(s, EVENT_THROWS) == []
    assert told(s, EVENT_BUILDS_AIRSHIP) == [(0, card("L4"), 0)]


# --- AS-6 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-6.1")
def test_an_exchange_is_for_one_throw_only(luck: Luck) -> None:
    s = table("F-S1 M-12", "F-S2", chips=(3, 0), stacks="L4 L1 L2 L3", pile="G-21 G-22")  # 2W > 1R
    luck.dice("R2")
    act(s, "L4")
    assert told(s, EVENT_EXCHANGES) == [(0, card("M-12"), 0)]
    assert told(s, EVENT_THROWS) == [(0, RED, 2)]
    act(s, state.ANOTHER_GO)
    assert s.pool == [2, 1, 0]  # the whites are back; the red one comes with the Change of Era
    assert holds(s, 0) == {"F-S1", "M-12"}


@pytest.mark.rule("AS-6.1")
@pytest.mark.parametrize(
    ("company", "name", "dice", "thrown"),
    [
        ("F-22 H-22 M-14", "M5", "R2 B4", [(0, RED, 2), (0, BLACK, 4)]),  # 2R > 1B
        ("H-11 F-S1 M-11", "L6", "R2 R2", [(0, RED, 22)]),  # 3W > 2R
        ("H-11 F-S1 M-13", "M6", "W1 B4", [(0, WHITE, 1), (0, BLACK, 4)]),  # 3W > 1B
        ("F-11 H-S2 M-23", "M6", "W1 W1 B4", [(0, WHITE, 11), (0, BLACK, 4)]),  # 1R > 1B
    ],
)
def test_exchanges_give_what_their_card_says(
    company: str, name: str, dice: str, thrown: list[tuple[int, int, int]], luck: Luck
) -> None:
    s = table(company, "H-S1", stacks=f"{name} L1 L2 L3")
    luck.dice(dice)
    act(s, name)
    assert told(s, EVENT_THROWS) == thrown
    assert len(told(s, EVENT_EXCHANGES)) == 1


@pytest.mark.rule("AS-6.1")
def test_the_dice_may_be_kept(luck: Luck) -> None:
    s = table("F-12 M-12", "H-S1", stacks="L4 L1 L2 L3")
    act(s, "L4")
    assert s.asked == ASK_EXCHANGE
    assert ways(s) == [0, 0, NO_IMAGINARY]
    luck.dice("R2")
    act(s, KEEP_DICE)
    assert told(s, EVENT_EXCHANGES) == []
    assert told(s, EVENT_THROWS) == [(0, RED, 2)]


@pytest.mark.rule("AS-6.2")
@pytest.mark.parametrize(
    ("company", "answer"), [("F-12 M-13", CANNOT_PAY), ("F-12 H-S2 M-13", 0), ("F-12 H-11 M-13", 0)]
)
def test_an_exchange_is_made_as_a_whole(company: str, answer: int) -> None:
    s = table(company, "H-S1", stacks="L4 L1 L2 L3")  # 3W > 1B with two, three and four whites; L4 is 1R
    s.target = card("L4")
    s.asked = ASK_EXCHANGE
    assert refused(s, EXCHANGE_REAL) == answer
    assert rules.refuse_payment(s, EXCHANGE_REAL) == answer


@pytest.mark.rule("AS-6.2")
def test_who_has_no_materials_card_cannot_exchange() -> None:
    s = table("F-12", "H-S1", stacks="L4 L1 L2 L3")
    s.target = card("L4")
    s.asked = ASK_EXCHANGE
    assert ways(s) == [0, CANNOT_PAY, CANNOT_PAY]


@pytest.mark.rule("AS-6.2")
def test_an_exchange_is_made_once_in_a_throw(luck: Luck) -> None:
    s = table("H-11 C-11 F-12 M-12", "H-S1", stacks="L4 L1 L2 L6")  # five whites and a red; 2W > 1R would go twice
    assert s.pool == [5, 1, 0]
    act(s, "L4")
    luck.dice("R2 R2")
    act(s, EXCHANGE_REAL)
    assert told(s, EVENT_EXCHANGES) == [(0, card("M-12"), 0)]
    assert told(s, EVENT_THROWS) == [(0, RED, 22)]
    assert s.asked != ASK_EXCHANGE


RICH = "H-11 C-12 F-S1 I-11 M-13"  # five real whites and an imaginary white 3; 3W > 1B


@pytest.mark.rule("AS-6.3", "AS-6.5", "AS-5.6")
def test_the_rulebooks_example_of_an_exchange_before_the_limit(luck: Luck) -> None:
    # Five real whites and an imaginary one: three whites are exchanged for a black one before the limit of three.
    s = table(RICH, "H-S1", stacks="M6 L1 L2 L3")
    assert (s.pool, s.imaginary) == ([5, 0, 0], [3, 0, 0])
    act(s, "M6")  # 1W+1B at 11
    assert ways(s) == [TOO_FEW_LEFT, 0, 0]
    luck.dice("W1 W2 B8")
    act(s, EXCHANGE_REAL)  # two real whites and the imaginary one are left
    assert told(s, EVENT_THROWS) == [(0, WHITE, 12), (0, BLACK, 8)]
    assert told(s, EVENT_TOTAL) == [(0, 11, 11)]
    assert told(s, EVENT_BUILDS_AIRSHIP) == [(0, card("M6"), 0)]


@pytest.mark.rule("AS-6.5", "AS-6.3")
def test_the_imaginary_die_given_up_does_not_count(luck: Luck) -> None:
    s = table(RICH, "H-S1", stacks="M6 L1 L2 L3")
    act(s, "M6")
    luck.dice("W1 W2 W1 B8")
    act(s, EXCHANGE_IMAGINARY)  # three real whites are left
    assert told(s, EVENT_EXCHANGES) == [(0, card("M-13"), 1)]
    assert told(s, EVENT_THROWS) == [(0, WHITE, 121), (0, BLACK, 8)]
    assert told(s, EVENT_TOTAL) == [(0, 10, 11)]


@pytest.mark.rule("AS-6.3", "AS-6.6")
@pytest.mark.parametrize(
    ("company", "whites", "legal"),
    [("F-S1 H-S2", 3, False), ("F-S1 H-S2 C-11", 4, True), ("F-S1 H-11 C-11", 5, True)],
)
def test_dice_beyond_the_limit_can_be_given_up(company: str, whites: int, legal: bool) -> None:
    s = table(company + " M-13", "H-S1", stacks="M6 L1 L2 L3")
    assert s.pool[WHITE] == whites
    assert refused(s, "M6") == (0 if legal else DICE_MISSING)


@pytest.mark.rule("AS-6.4")
@pytest.mark.parametrize(
    ("company", "thrown"), [("F-22 M-22", 44), ("F-22 H-21 M-22", 444), ("F-22 H-21 C-23 M-22", 444)]
)
def test_dice_gained_count_towards_the_limit(company: str, thrown: int, luck: Luck) -> None:
    s = table(company, "H-S1", era=2, stacks="D4 L1 L2 L3")  # three reds become two blacks
    luck.dice(" ".join(["B4"] * len(str(thrown))))
    act(s, "D4")  # 2B
    if s.asked == ASK_EXCHANGE:
        act(s, EXCHANGE_REAL)
    assert told(s, EVENT_THROWS) == [(0, BLACK, thrown)]


@pytest.mark.rule("AS-6.4")
@pytest.mark.parametrize(("blacks", "count"), [("", 2), ("H-21", 3), ("H-21 C-23", 3)])
def test_what_can_count_of_the_dice_gained_is_three(blacks: str, count: int) -> None:
    s = table(f"F-22 {blacks} M-22", "H-S1", era=2)
    assert rules.dice_that_count(s, EXCHANGE_REAL, BLACK) == count
    assert rules.dice_that_count(s, EXCHANGE_REAL, RED) == 0
    assert rules.dice_that_count(s, KEEP_DICE, RED) == 3
    assert s.countable[1] == 1 | count << 16


@pytest.mark.rule("AS-6.5")
@pytest.mark.parametrize(
    ("company", "real", "imaginary"),
    [
        ("M-12 I-11", CANNOT_PAY, 0),  # one real white and the imaginary one
        ("M-12 I-12", CANNOT_PAY, NO_IMAGINARY),  # the imaginary one is red
        ("M-12 F-S1", 0, NO_IMAGINARY),
        ("M-12 F-S1 I-11", 0, 0),
        ("M-13 I-11", CANNOT_PAY, CANNOT_PAY),  # one real and the imaginary one are not three
        ("M-13 I-11 F-S1", CANNOT_PAY, 0),
        ("M-14 I-13", CANNOT_PAY, CANNOT_PAY),  # 2R > 1B with the imaginary red one only
        ("M-14 I-13 F-11", CANNOT_PAY, 0),
        ("M-23 I-13", CANNOT_PAY, 0),  # 1R > 1B
    ],
)
def test_the_imaginary_die_may_be_one_of_the_dice_given_up(company: str, real: int, imaginary: int) -> None:
    s = table(company, "H-S1")
    assert rules.refuse_payment(s, EXCHANGE_REAL) == real
    assert rules.refuse_payment(s, EXCHANGE_IMAGINARY) == imaginary
    assert (s.countable[1] != 0) == (real == 0)
    assert (s.countable[2] != 0) == (imaginary == 0)


@pytest.mark.rule("AS-6.5")
def test_only_dice_of_the_colour_exchanged_are_given_up(luck: Luck) -> None:
    s = table("F-12 M-12 I-13", "H-S1", stacks="L4 L1 L2 L3")  # two whites, a red, an imaginary red 4
    act(s, "L4")
    assert ways(s) == [0, 0, NO_IMAGINARY]
    luck.dice("R2 R3")
    act(s, EXCHANGE_REAL)
    assert told(s, EVENT_TOTAL) == [(0, 4, 5)]


@pytest.mark.rule("AS-6.5")
def test_the_imaginary_die_alone_can_pay(luck: Luck) -> None:
    s = table("M-23 I-13", "H-S1", stacks="M6 L1 L2 L3")  # 1R > 1B, no real red die
    luck.dice("W3 B8")
    act(s, "M6")
    assert told(s, EVENT_EXCHANGES) == [(0, card("M-23"), 1)]
    assert told(s, EVENT_TOTAL) == [(0, 11, 11)]


@pytest.mark.rule("AS-6.6")
def test_after_the_exchange_the_dice_shown_must_be_left() -> None:
    s = table("F-12 H-11 M-11", "H-S1", stacks="L5 L3 L2 L4")  # four whites and a red; 3W > 2R
    assert s.pool == [4, 1, 0]
    act(s, "L5")  # 1W+1R: one white is left
    assert ways(s) == [0, 0, NO_IMAGINARY]
    s = table("F-12 H-S2 M-11", "H-S1", stacks="L5 L3 L2 L4")  # three whites
    s.target = card("L5")
    s.asked = ASK_EXCHANGE
    assert ways(s) == [0, TOO_FEW_LEFT, NO_IMAGINARY]


@pytest.mark.rule("AS-6.6", "AS-0.3")
def test_an_exchange_that_would_leave_too_few_is_not_asked_about(luck: Luck) -> None:
    s = table("F-12 H-S2 M-11", "H-S1", stacks="L5 L3 L2 L4")
    luck.dice("W1 W1 W1 R2")
    act(s, "L5")
    assert told(s, EVENT_EXCHANGES) == []
    assert told(s, EVENT_FAILS) == [(0, card("L5"), 1)]
    assert s.asked == ASK_TARGET


# --- every card, every way, counted independently -----------------------------------------------------------------


def countable(company: str, era: int, way: int) -> list[int] | None:
    """Dice of each colour that could count, from the cards as printed; None where the exchange cannot be paid."""
    printed = [CARDS[card(name)] for name in company.split()]
    real = [1 + sum(c.dice[WHITE] for c in printed), era - 1 + sum(c.dice[RED] for c in printed)]
    real.append(sum(c.dice[BLACK] for c in printed))
    imaginary = [0, 0, 0]
    for c in printed:
        if c.imaginary[1]:
            imaginary[c.imaginary[0]] = 1
    if way != KEEP_DICE:
        exchanges = [c.exchange for c in printed if c.exchange[1]]
        if not exchanges:
            return None
        give, paid, get, gained = exchanges[0]
        if way == EXCHANGE_IMAGINARY:
            if not imaginary[give]:
                return None
            imaginary[give] = 0
            paid -= 1
        if real[give] < paid:
            return None
        real[give] -= paid
        real[get] += gained
    return [min(3, n) + extra for n, extra in zip(real, imaginary, strict=True)]


COMPANIES = (
    ("", 1),
    ("F-S1", 1),
    ("M-12 I-11", 1),
    ("M-12 F-S1", 1),
    ("M-12 F-S1 I-11", 1),
    ("M-13 F-S1 I-11", 1),
    ("M-13 H-11 C-12 F-S1 I-11", 1),
    ("M-11 H-11 I-12", 1),
    ("M-14 F-11 I-13", 1),
    ("M-14 F-11 I-13 H-S3", 1),
    ("M-12 H-11 F-12 C-22 I-11", 1),
    ("M-14 F-22 I-21", 2),
    ("M-23 I-13", 1),
    ("M-23 I-22 F-11", 2),
    ("M-22 F-22 H-21 C-23 I-24", 2),
    ("M-21 H-11 C-22 F-12", 2),
    ("F-21 H-22 C-23 I-24", 2),
)


@pytest.mark.rule("AS-4.3", "AS-5.2", "AS-5.6", "AS-6.2", "AS-6.3", "AS-6.4", "AS-6.5", "AS-6.6")
@pytest.mark.parametrize(("company", "era"), COMPANIES)
def test_which_cards_are_within_reach_and_by_which_way(company: str, era: int) -> None:
    s = table("F-S2 H-S1 I-25", company, seat=1, era=era, blocked=True)
    for way in WAYS:
        white, red, black = countable(company, era, way) or (0, 0, 0)
        assert s.countable[way - KEEP_DICE] == white | red << 8 | black << 16
    for number in range(70):
        needs = CARDS[number].needs
        possible = []
        for way in WAYS:
            dice = countable(company, era, way)
            fits = dice is not None and all(have >= need for have, need in zip(dice, needs, strict=True))
            possible.append(fits)
            assert rules.has_dice(s, number, way) == fits, (IDS[number], way)
            s.target = number
            assert (rules.refuse_exchange(s, way) == 0) == fits
        assert rules.refuse_target(place(s, number), TRY_STACK) == (0 if any(possible) else DICE_MISSING), IDS[number]


def place(s: rules.State, number: int) -> rules.State:
    """The position with this card on the first stack."""
    s.stack_top[0] = number
    return s


@pytest.mark.rule("AS-6.5", "AS-6.4")
def test_an_exchange_takes_and_gives_exactly_its_dice(luck: Luck) -> None:
    s = table("F-S1 I-11 M-12", "H-S1", stacks="L5 L1 L2 L3", chips=(2, 0))  # two whites, an imaginary one; 2W > 1R
    luck.dice("W2 R4")
    act(s, "L5")  # 1W+1R at 7
    assert s.asked == ASK_EXCHANGE
    assert ways(s) == [TOO_FEW_LEFT, 0, 0]
    act(s, EXCHANGE_IMAGINARY)
    assert (s.pool, s.imaginary, s.thrown) == ([1, 1, 0], [0, 0, 0], [[2, 0, 0], [4, 0, 0], [0, 0, 0]])
    assert s.asked == ASK_BONUS
    s = table("F-S1 I-11 M-12", "H-S1", stacks="L5 L1 L2 L3", chips=(2, 0))
    luck.dice("R3")
    act(s, "L5")
    act(s, EXCHANGE_REAL)
    assert (s.pool, s.imaginary, s.thrown) == ([0, 1, 0], [3, 0, 0], [[0, 0, 0], [3, 0, 0], [0, 0, 0]])
    assert told(s, EVENT_EXCHANGES) == [(0, card("M-12"), 0)]
    assert told(s, EVENT_TOTAL) == [(0, 6, 7)]
