"""What the table in the browser asks: chances, compared with odds that are counted in another way; gains; what is
missing."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from aerodrome.games.airships import previews
from aerodrome.games.airships.odds import Chance, Odds
from aerodrome.games.airships.rules import DICE_MISSING, HINDENBURG_CLOSED, NOTHING_THERE, card_named
from aerodrome.games.airships.state import (
    ASK_EXCHANGE,
    ASK_TARGET,
    EXCHANGE_IMAGINARY,
    EXCHANGE_REAL,
    KEEP_DICE,
    TRY_FIELD,
    TRY_PHASE,
    State,
)
from aerodrome.rulebook.record import NONE
from tests.airships.table import GAME, Luck, act, card, opened, table, target

ODDS = Odds(GAME)
WAYS = (KEEP_DICE, EXCHANGE_REAL, EXCHANGE_IMAGINARY)


def asked(s: State, name: str, *given: int) -> list[int]:
    """What a preview writes, of a copy as the browser has it."""
    seen = s.copy()
    GAME.plain.blind(seen, s.seat)
    preview = GAME.previews[name]
    out = [0] * preview.numbers
    GAME.plain.bind(preview.function)(seen, *given, out)
    return out


def number(s: State, name: str, *given: int) -> int:
    return int(GAME.plain.bind(GAME.previews[name].function)(s.copy(), *given))


def chances(out: list[int], way: int) -> list[Chance]:
    """What `attempt` has written, in the rows of the odds: each adds to the chance of the one before."""
    rows = [Chance(way, 0, 0, Fraction(out[previews.BARE], previews.THROWS))]
    for chips in range(previews.CHIPS):
        throws = out[previews.WITH_CHIPS + chips]
        if throws != NONE and Fraction(throws, previews.THROWS) > rows[-1].chance:
            rows.append(Chance(way, out[previews.FREE], chips, Fraction(throws, previews.THROWS)))
    return rows


@pytest.mark.rule("AS-0.3")
@pytest.mark.parametrize(
    "boards",
    [
        ("F-S1 I-11 M-11 H-12 C-21", "H-S1"),
        ("F-22 H-12 C-11 I-22 M-22 G-24", "H-S1"),
        ("F-23 C-24 I-25 M-14 G-11", "H-22 M-24 I-22"),
    ],
)
@pytest.mark.parametrize("chips", [0, 3])
@pytest.mark.parametrize("wooden", [NONE, 0])
def test_chances_are_those_of_the_odds(boards: tuple[str, str], chips: int, wooden: int) -> None:
    s = table(
        *boards, era=2, chips=chips, wooden=wooden, stacks="D1 D4 M5 -", phases="----", chips_per_attempt="any",
        board="F-21 H-21 C-22 C-23 I-21 I-24 M-21 M-23 G-21 G-25",
    )  # fmt: skip
    for action in range(TRY_FIELD, KEEP_DICE):
        rows = ODDS.rows(s, 0, action)
        if not rows:
            continue
        number = card_named(s, action)
        best = asked(s, "attempt", 0, number, NONE)
        assert chances(best, best[previews.WAY]) == [row for row in rows if row.way == best[previews.WAY]]
        assert best[previews.WAY] == rows[-1].way
        for way in WAYS:
            out = asked(s, "attempt", 0, number, way)
            wanted = [row for row in rows if row.way == way]
            assert (chances(out, way) if out[previews.BARE] > NONE and not lacking(out) else []) == wanted


def lacking(out: list[int]) -> int:
    return sum(out[previews.LACKING : previews.LACKING + 3])


@pytest.mark.rule("AS-6.1", "AS-7.8")
def test_the_exchange_is_asked_way_by_way(luck: Luck) -> None:
    s = table("F-S1 I-11 H-12 M-12", "H-S1", board="F-12")
    act(s, "F-12")
    assert s.asked == ASK_EXCHANGE
    for way in WAYS:
        assert chances(asked(s, "attempt", 0, s.target, way), way) == ODDS.rows(s, 0, way)


def test_a_chance_is_told_of_any_seat() -> None:
    s = table("F-S1 I-11 H-12", "F-22 H-S1", board="F-12", chips=2)
    mine = asked(s, "attempt", 1, card("F-12"), NONE)
    other = table("F-S1 I-11 H-12", "F-22 H-S1", board="F-12", chips=2, seat=1)
    assert chances(mine, KEEP_DICE) == ODDS.rows(other, 1, target(other, "F-12"))


@pytest.mark.rule("AS-4.3", "AS-5.2")
def test_what_is_lacking_is_told_for_the_way_that_lacks_least() -> None:
    s = table("H-12 M-12", "H-S1", board="F-22 G-23", era=2)
    out = asked(s, "attempt", 0, card("G-23"), NONE)
    assert out[previews.LACKING : previews.LACKING + 3] == [0, 0, 1]
    assert out[previews.BARE] == 0
    assert number(s, "obstacle", 0, target(s, "G-23")) == DICE_MISSING
    # Without Materials there is no other way than to keep the dice.
    bare = asked(s, "attempt", 1, card("G-23"), EXCHANGE_REAL)
    assert bare[previews.BARE] == NONE


@pytest.mark.rule("AS-4.2", "AS-10.1")
def test_an_obstacle_is_told_before_ones_go() -> None:
    s = table("F-S1", "H-S1", board="F-12")
    assert number(s, "obstacle", 1, target(s, "F-12")) == DICE_MISSING
    assert number(s, "obstacle", 1, TRY_FIELD + 2) == NOTHING_THERE
    assert number(s, "obstacle", 1, TRY_PHASE) == HINDENBURG_CLOSED


# --- gains --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-8.1", "AS-8.2")
def test_a_gain_counts_the_card_that_is_replaced() -> None:
    s = table("H-S1 F-11", "F-S1", board="H-12 F-22", era=2)
    for name, seat, wanted in (
        ("H-12", 0, [-1, 1, 0, 0, 0, 0, card("H-S1"), 0]),
        ("F-22", 0, [0, 1, 0, 0, 0, 0, card("F-11"), 0]),
        ("H-12", 1, [0, 1, 0, 0, 0, 0, NONE, 0]),
    ):
        assert asked(s, "gain", seat, target(s, name)) == wanted, name


@pytest.mark.rule("AS-8.2")
@pytest.mark.parametrize(
    ("company", "wanted"),
    [
        ("F-S1", {"I-11": 1, "M-12": 1, "G-11": 1, "H-12": 0}),
        ("I-22 M-12 G-24", {"I-11": 1, "I-21": 1, "M-11": 1, "G-11": 0, "G-21": 0}),
        ("I-24 M-21 G-21", {"I-23": 0, "M-22": 1, "G-11": 1, "G-13": 1}),
    ],
)
def test_a_card_helps_at_throws_if_the_old_one_does_not_help_as_much(company: str, wanted: dict[str, int]) -> None:
    for name, helps in wanted.items():
        s = table(company, "H-S1", board=name, era=2)
        assert asked(s, "gain", 0, target(s, name))[7] == helps, name


@pytest.mark.rule("AS-8.3")
def test_a_captain_brings_no_more_chips_than_the_supply_has() -> None:
    s = table("F-S1", "H-S1", board="C-21", era=2, chips=(4, 0))
    assert asked(s, "gain", 0, target(s, "C-21"))[3] == 2
    assert asked(s, "gain", 1, target(s, "C-21"))[3] == 3


@pytest.mark.rule("AS-8.5", "AS-8.6", "AS-10.4", "AS-10.5")
def test_airships_and_phases_bring_points_and_the_wooden_airship() -> None:
    s = table("F-S1", "H-S1", era=2, stacks="- D4 M5 L1", wooden=1)
    assert asked(s, "gain", 0, target(s, "D4")) == [0, 0, 0, 0, 5, 1, NONE, 0]
    assert asked(s, "gain", 1, target(s, "D4")) == [0, 0, 0, 0, 5, 0, NONE, 0]
    assert asked(s, "gain", 0, target(s, "H1")) == [0, 0, 0, 0, 3, 1, NONE, 0]
    last = table("F-S1", "H-S1", era=2, stacks="- D4 M5 L1", wooden=1, phases="010-")
    assert asked(last, "gain", 1, target(last, "H4"))[4:6] == [10 + 7 - 4, 0]
    assert asked(last, "gain", 1, target(last, "D4"))[5] == 0


# --- throws, companies and the pile -------------------------------------------------------------------------


@pytest.mark.rule("AS-5.4", "AS-5.5")
def test_the_dice_that_count_are_marked() -> None:
    s = table("F-S1 H-S1 I-11 M-12", "F-S2")
    helpers = (card("I-11"), card("M-12"))
    imaginary, counted = split(asked(s, "counting", 0, card("L2"), KEEP_DICE, *helpers, 213, 0, 0))
    assert imaginary == [3, 0, 0]
    assert counted == [0b1100, 0, 0]
    assert split(asked(s, "counting", 0, card("L2"), EXCHANGE_IMAGINARY, *helpers, 21, 0, 0))[1] == [0b0011, 0, 0]
    # An Engineer that this throw has won did not help it.
    assert split(asked(s, "counting", 0, card("L2"), KEEP_DICE, NONE, NONE, 213, 0, 0)) == ([0, 0, 0], [0b101, 0, 0])


def split(out: list[int]) -> tuple[list[int], list[int]]:
    return out[:3], out[3:]


@pytest.mark.rule("AS-7.3", "AS-7.5", "AS-7.8")
def test_bonuses_are_used_from_the_free_ones_on(luck: Luck) -> None:
    s = table("F-S1 H-S1 G-11", "F-S2", chips=3, wooden=0, board="F-11", chips_per_attempt=3)
    luck.dice("W1 W1 W1")
    act(s, "L1")
    target_of = {name: asked(s, "bonuses", 0, card(name)) for name in ("L1", "L2")}
    assert target_of["L1"][:2] == [1, 1]


def test_company_and_pile_are_those_of_the_rules() -> None:
    s = table("F-23 I-11 C-11", "H-S1", era=2, phases="0---", stacks="- L1 M1 L2", fleets=("L3",), chips=3)
    assert asked(s, "dice", 0) == [3, 1, 0, 3, 0, 0]
    assert asked(s, "points", 0) == [GAME.plain.score(s, 0), 2, 3, 3]
    assert number(s, "supply", 0) == 2
    assert number(s, "hindenburg") == 1
    new = opened(2, seed=3)
    all_cards, first, change = asked(new, "pile")
    assert (all_cards, change) == (first + 24 + 1, 1)
    assert first == 18 - sum(6 <= n < 24 for row in new.board for n in row)


def test_an_action_names_a_card() -> None:
    s = table("F-S1", "H-S1", board="F-12")
    assert number(s, "named", target(s, "F-12")) == card("F-12")
    assert [number(s, "named", action) for action in (TRY_FIELD + 2, KEEP_DICE)] == [NONE, NONE]


def test_nothing_is_asked_of_what_is_hidden() -> None:
    s: Any = opened(4, seed=9)
    assert s.asked == ASK_TARGET
    for seat in range(4):
        for action in range(TRY_FIELD, KEEP_DICE):
            if card_named(s, action) != NONE:
                assert asked(s, "attempt", seat, card_named(s, action), NONE)[previews.WAY] != NONE
                assert len(asked(s, "gain", seat, action)) == 8
