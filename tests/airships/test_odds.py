"""The odds of an attempt: counted by hand, by trying all dice, and against the dice that the rules throw."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from aerodrome.games.airships import rules
from aerodrome.games.airships.cards import AIRSHIP, CARDS, PHASE
from aerodrome.games.airships.odds import Chance, Odds, chips_spent
from aerodrome.games.airships.state import (
    ACTIONS,
    ASK_BONUS,
    ASK_EXCHANGE,
    ASK_EXTRA_GO,
    ASK_TARGET,
    EVENT_BONUSES,
    EVENT_FAILS,
    EVENT_THROWS,
    EXCHANGE_IMAGINARY,
    EXCHANGE_REAL,
    KEEP_DICE,
    LET_FAIL,
    TRY_PHASE,
    TRY_STACK,
    USE_BONUSES,
    State,
)
from aerodrome.rulebook.chance import below, first_key, key_chance, second_key
from aerodrome.rulebook.showing import Showing
from aerodrome.rulebook.strict import StrictState
from aerodrome.text import Speaker
from tests.airships.table import GAME, Luck, act, card, opened, refused, table, target, told
from tests.airships.test_cards import changed

ODDS = Odds(GAME)
WAYS = (KEEP_DICE, EXCHANGE_REAL, EXCHANGE_IMAGINARY)
SPEAKER = Speaker(GAME)
BARE = "as the dice are"


def odds(s: Any, action: int | str) -> list[tuple[str, str]]:
    """The ways of an action of the seat that is asked, in words; a text names a target."""
    number = target(s, action) if isinstance(action, str) else action
    return [(SPEAKER.text(way), str(chance)) for way, chance in GAME.showing.odds(s, s.seat, number)]


# --- counted by hand ------------------------------------------------------------------------------------------------
# A white die shows 1, 2 and 3 alike, a black one 4, 6 and 8; a red one shows 2 and 5 once, 3 and 4 twice.


@pytest.mark.rule("AS-7.1", "AS-5.4")
@pytest.mark.parametrize(
    ("company", "era", "goal", "chance"),
    [
        ("F-11", 1, "L1", "1/3"),  # one white die, 3
        ("F-S1", 1, "L1", "5/9"),  # the higher of two: not both below 3
        ("F-S1", 1, "L2", "1/9"),  # both, 6
        ("H-11", 1, "L2", "7/27"),  # two of three show 3, or all three
        ("F-11", 1, "L4", "1/6"),  # a red die, 5
        ("F-11", 1, "L5", "2/9"),  # white and red, 7: of 18 pairs 3-4, 3-4, 3-5, 2-5
        ("F-22", 2, "L6", "11/18"),  # the two higher of three reds, 8: all of 216 but 27 + 54 + 3
        ("F-22 C-14", 2, "L6", "11/18"),  # a fourth red die is not thrown
        ("F-21", 2, "D2", "161/486"),  # two white, two red, a black; 14: black 8 and 6, or black 6 and 8
        ("F-21", 2, "H1", "14/81"),  # 15: black 8, and 7 of white and red
    ],
)
def test_the_dice_alone(company: str, era: int, goal: str, chance: str) -> None:
    s = table(company, "H-S1", era=era, stacks=f"{goal if goal[0] != 'H' else 'L6'} - D4 D5")
    assert odds(s, goal) == [(BARE, chance)]


@pytest.mark.rule("AS-5.5", "AS-5.6", "AS-5.7")
@pytest.mark.parametrize(
    ("company", "goal", "chance"),
    [
        ("F-11 I-11", "L1", "1"),  # the imaginary white 3 is enough
        ("F-11 I-11", "L2", "1/3"),  # it fills one of two, the real die must show 3
        ("F-S1 I-11", "L2", "5/9"),  # the higher of two real dice fills the other
        ("F-S1 H-11 I-11", "L3", "16/27"),  # beside three real dice of four: the two higher make 5
        ("F-S1 I-13", "L5", "5/9"),  # an imaginary red 4, no real red die; a white 3
        ("F-S1 I-13", "L4", "0"),  # a 4 alone is never 5
    ],
)
def test_with_an_imaginary_die(company: str, goal: str, chance: str) -> None:
    s = table(company, "H-S1", stacks=f"{goal} - D4 D5")
    assert odds(s, goal) == [(BARE, chance)]


@pytest.mark.rule("AS-7.5", "AS-7.6")
@pytest.mark.parametrize(
    ("company", "wooden", "goal", "rows"),
    [
        ("F-11 G-11", -1, "L1", [(BARE, "1/3"), ("with a free +1", "2/3")]),
        ("F-11 G-11", -1, "L4", [(BARE, "1/6")]),  # an Engine for white adds nothing to a red die
        ("F-11 G-12", -1, "L4", [(BARE, "1/6"), ("with a free +1", "1/2")]),
        ("F-11 G-13", -1, "L1", [(BARE, "1/3"), ("with a free +1", "2/3")]),
        ("F-S1 I-13 G-12", -1, "L4", [(BARE, "0"), ("with a free +1", "1")]),  # an imaginary red 4 and 1
        ("F-11", 0, "L1", [(BARE, "1/3"), ("with a free +1", "2/3")]),
        ("F-11", 1, "L1", [(BARE, "1/3")]),  # somebody else's wooden airship
        ("F-11 G-11", 0, "L1", [(BARE, "1/3"), ("with a free +2", "1")]),
    ],
)
def test_with_free_bonuses(company: str, wooden: int, goal: str, rows: list[tuple[str, str]]) -> None:
    s = table(company, "H-S1", wooden=wooden, stacks=f"{goal} M1 M2 M3")
    assert odds(s, goal) == rows


ONE, TWO, THREE, FOUR = (f"with {n}" for n in ("1 bonus chip", *(f"up to {n} bonus chips" for n in (2, 3, 4))))


@pytest.mark.rule("AS-7.3", "AS-7.4", "AS-7.8")
@pytest.mark.parametrize(
    ("allowed", "chips", "rows"),
    [
        (1, 0, []),
        (1, 5, [(ONE, "1/2")]),
        (2, 1, [(ONE, "1/2")]),
        (2, 5, [(ONE, "1/2"), (TWO, "7/9")]),
        (3, 5, [(ONE, "1/2"), (TWO, "7/9"), (THREE, "17/18")]),
        ("any", 6, [(ONE, "1/2"), (TWO, "7/9"), (THREE, "17/18"), (FOUR, "1")]),  # more would add nothing
    ],
)
def test_with_bonus_chips(allowed: int | str, chips: int, rows: list[tuple[str, str]]) -> None:
    s = table("F-11", "H-S1", stacks="L5 L1 L2 L3", chips=(chips, 3), chips_per_attempt=allowed)
    assert odds(s, "L5") == [(BARE, "2/9"), *rows]  # of 18 pairs 4, then 9, 14, 17 and 18


@pytest.mark.rule("AS-7.8")
def test_the_free_bonuses_come_before_the_chips() -> None:
    s = table("F-11", "H-S1", stacks="L5 M1 M2 M3", wooden=0, chips=(1, 0))
    assert odds(s, "L5") == [(BARE, "2/9"), ("with a free +1", "1/2"), ("with a free +1 and 1 bonus chip", "7/9")]


def test_a_bonus_that_adds_nothing_has_no_row() -> None:
    s = table("F-11 I-11 G-11", "H-S1", stacks="L1 L2 L3 L4", chips=(1, 0))
    assert odds(s, "L1") == [(BARE, "1")]  # it is certain
    s = table("F-S1 I-12", "H-S1", stacks="L4 L1 L2 L3", chips=(1, 0))
    assert odds(s, "L4") == [(BARE, "0")]  # it is hopeless: an imaginary 3 and a chip for 5
    s = table("F-S1 I-12 G-12", "H-S1", stacks="L4 L1 L2 L3", chips=(1, 0))
    assert odds(s, "L4") == [(BARE, "0"), ("with a free +1 and 1 bonus chip", "1")]  # the Engine alone does not help
    s = table("F-11 G-12", "H-S1", stacks="L4 L1 L2 L3", chips=(3, 0), chips_per_attempt=3)
    assert odds(s, "L4") == [
        (BARE, "1/6"),
        ("with a free +1", "1/2"),
        ("with a free +1 and 1 bonus chip", "5/6"),
        ("with a free +1 and up to 2 bonus chips", "1"),
    ]


WHITE_TO_RED, WHITE_TO_BLACK = "2 white exchanged for 1 red", "3 white exchanged for 1 black"
IMAGINARY_TOO = "the imaginary die among them"


@pytest.mark.rule("AS-6.1", "AS-6.3", "AS-6.5")
@pytest.mark.parametrize(
    ("company", "goal", "rows"),
    [
        ("F-12 M-12", "L4", [(BARE, "1/6"), (WHITE_TO_RED, "11/36")]),  # the higher of two red dice instead of one
        ("F-12 M-12 I-13", "L4", [(BARE, "1/6"), (WHITE_TO_RED, "11/36")]),  # a red one pays for no white one
        ("F-S1 H-11 M-12", "L1", [(WHITE_TO_RED, "5/9"), (BARE, "19/27")]),  # two white dice instead of three
        ("F-S1 H-11 M-12", "L3", [(BARE, "4/27")]),  # two dice left for three: not offered
        # A black 8 and a white 3, of three real dice or as the imaginary one. As the dice are there is no black one.
        (
            "H-11 C-12 F-S1 I-11 M-13",
            "M6",
            [(f"{WHITE_TO_BLACK}, {IMAGINARY_TOO}", "19/81"), (WHITE_TO_BLACK, "1/3")],
        ),
        # Only the imaginary die could pay, so the game does not even ask about the exchange.
        ("M-23 I-13", "M6", [(f"1 red exchanged for 1 black, {IMAGINARY_TOO}", "1/9")]),
    ],
)
def test_with_an_exchange(company: str, goal: str, rows: list[tuple[str, str]]) -> None:
    s = table(company, "H-S1", stacks=f"{goal} - D4 D5")
    assert odds(s, goal) == rows


@pytest.mark.parametrize(
    ("language", "way"),
    [
        ("de", "2 weiße gegen 1 roten getauscht, auch der gedachte Würfel, mit +1 gratis und bis zu 2 Bonuschips"),
        ("fr", "2 blancs échangés contre 1 rouge, dé imaginaire compris, avec un +1 gratuit et jusqu’à 2 jetons bonus"),
    ],
)
def test_a_way_has_its_exchange_and_its_bonuses_in_every_language(language: str, way: str) -> None:
    s = table("F-12 M-12 I-11", "H-S1", stacks="L6 M1 M2 M3", chips=(2, 0), wooden=0, chips_per_attempt=2)
    ways = [numbers for numbers, _ in GAME.showing.odds(s, 0, target(s, "L6"))]
    assert way in [Speaker(GAME, language).text(numbers) for numbers in ways]
    _, way_number, free, chips = next(each for each in ways if Speaker(GAME, language).text(each) == way)[:4]
    assert (way_number, free, chips) == (EXCHANGE_IMAGINARY, 1, 2)  # the client draws them


def test_bonuses_are_told_for_each_way() -> None:
    s = table("F-12 M-12", "H-S1", stacks="L4 L1 L2 L3", chips=(2, 0))
    assert odds(s, "L4") == [
        (BARE, "1/6"),
        (ONE, "1/2"),
        (WHITE_TO_RED, "11/36"),
        (f"{WHITE_TO_RED}, {ONE}", "3/4"),
    ]


# --- in which order -------------------------------------------------------------------------------------------------


def test_of_ways_that_are_as_good_the_one_without_an_exchange_is_last() -> None:
    s = table("F-11 C-11 M-12 I-11", "H-S1", stacks="L1 L2 L3 L4")  # two white dice and an imaginary 3 for L1
    assert [(row.way, str(row.chance)) for row in ODDS.rows(s, 0, target(s, "L1"))] == [
        (EXCHANGE_IMAGINARY, "1/3"),
        (EXCHANGE_REAL, "1"),
        (KEEP_DICE, "1"),
    ]


def test_of_ways_that_are_as_good_the_one_that_spends_fewer_chips_is_last() -> None:
    s = table("F-12 M-12", "H-S1", stacks="L4 L1 L2 L3", chips=(6, 0), chips_per_attempt="any")
    rows = ODDS.rows(s, 0, target(s, "L4"))  # one red die or two: with three chips each is enough
    keep, exchange = ([row for row in rows if row.way == way] for way in (KEEP_DICE, EXCHANGE_REAL))
    assert keep[-1] == Chance(KEEP_DICE, 0, 3, Fraction(1))
    assert exchange[-1] == Chance(EXCHANGE_REAL, 0, 3, Fraction(1))
    assert rows == keep + exchange
    # Short by 1 in 2 of 6 throws, by 2 in 2 and by 3 in 1; with two dice in 16, 8 and 1 of 36.
    assert chips_spent(keep) == Fraction(2 + 2 * 2 + 3, 6)
    assert chips_spent(exchange) == Fraction(16 + 2 * 8 + 3, 36)


# --- when ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-0.3")
def test_at_the_question_of_the_exchange_each_answer_has_its_own_odds() -> None:
    s = table("F-12 M-12", "H-S1", stacks="L4 L1 L2 L3", chips=(2, 0), wooden=0, chips_per_attempt=2)
    before = ODDS.rows(s, 0, target(s, "L4"))
    act(s, "L4")
    assert s.asked == ASK_EXCHANGE
    assert ODDS.rows(s, 0, KEEP_DICE) + ODDS.rows(s, 0, EXCHANGE_REAL) == before
    assert odds(s, EXCHANGE_REAL)[1] == (f"{WHITE_TO_RED}, with a free +1", "3/4")
    assert odds(s, EXCHANGE_IMAGINARY) == []


@pytest.mark.rule("AS-7.7")
def test_after_the_throw_there_are_no_odds(luck: Luck) -> None:
    s = table("F-11", "H-S1", stacks="L1 L2 L3 L4", chips=(3, 0))
    luck.dice("W2")
    act(s, "L1")
    assert s.asked == ASK_BONUS
    assert [odds(s, action) for action in range(ACTIONS)] == [[]] * ACTIONS
    act(s, LET_FAIL)
    assert s.asked == ASK_EXTRA_GO
    assert [odds(s, action) for action in range(ACTIONS)] == [[]] * ACTIONS


def test_there_are_no_odds_of_what_is_illegal_or_not_asked() -> None:
    s = table("F-11", "H-S1", stacks="L1 L2 L3 M6")
    for action in range(-1, ACTIONS + 1):
        assert bool(odds(s, action)) == (refused(s, action) == 0)
    assert refused(s, "M6") != 0
    for seat in (-1, 1):
        assert GAME.showing.odds(s, seat, TRY_STACK) == []
    s.asked = -1
    assert odds(s, TRY_STACK) == []
    s = opened(2, 3, entrepreneurs="chosen")
    assert [odds(s, action) for action in range(ACTIONS)] == [[]] * ACTIONS


def test_a_game_without_dice_has_no_odds() -> None:
    assert Showing(GAME).odds(opened(), 0, TRY_STACK) == []


# --- other cards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "company", "goal", "built_in", "other"),
    [
        (("dice", "[1, 1, 2, 2, 3, 3]", "[1, 2, 2, 2, 2, 9]"), "F-11", "L1", "1/3", "1/6"),
        (("dice", "[2, 3, 3, 4, 4, 5]", "[5, 5, 5, 5, 5, 1]"), "F-11", "L5", "2/9", "5/9"),  # 5 and a 2 or 3
        (("airships.L1", "target = 3", "target = 2"), "F-11", "L1", "1/3", "2/3"),
        (("airships.L1", 'needs = "1W"', 'needs = "1R"'), "F-11", "L1", "1/3", "5/6"),
        (("expansions.F-11", 'dice = "1R"', 'dice = "2W"'), "F-11", "L1", "1/3", "19/27"),
        (("expansions.I-11", '"W3"', '"W2"'), "F-S1 I-11", "L2", "5/9", "1/9"),
        (("expansions.G-11", '"W1"', '"any 3"'), "F-11 G-11", "L4", "1/6", "1"),
        (("expansions.M-12", '"2W > 1R"', '"2W > 2R"'), "F-12 M-12", "L4", "11/36", "91/216"),
    ],
)
def test_other_cards_have_other_odds(
    change: tuple[str, str, str], company: str, goal: str, built_in: str, other: str
) -> None:
    s = table(company, "H-S1", stacks=f"{goal} L3 L6 -")
    text, _ = changed(*change)
    for game, chance in ((GAME, built_in), (GAME.with_card_text(text, "my cards.toml"), other), (GAME, built_in)):
        game.plain.bind(rules.gather_dice)(s)
        assert str(game.showing.odds(s, 0, TRY_STACK)[-1][1]) == chance


def test_other_cards_can_be_tried_in_other_ways() -> None:
    s = table("F-12 M-12 I-13", "H-S1", stacks="L4 L1 L2 L3", chips=(1, 0))
    text, _ = changed("airships.L4", 'needs = "1R"', 'needs = "1B"')
    assert GAME.with_card_text(text, "my cards.toml").showing.odds(s, 0, TRY_STACK) == []
    text, _ = changed("airships.D4", 'needs = "2B"', 'needs = "2W"')
    hopeless = GAME.with_card_text(text, "my cards.toml").showing.odds(table(stacks="D4 L1 L2 L3"), 0, TRY_STACK)
    assert [(SPEAKER.text(way), chance) for way, chance in hopeless] == [(BARE, 0)]
    text, _ = changed("expansions.M-12", '"2W > 1R"', '"1R > 1W"')
    game = GAME.with_card_text(text, "my cards.toml")
    game.plain.bind(rules.gather_dice)(s)
    # A red 5, or 4 with a chip. Of a real die and an imaginary 4 either can be given up now.
    assert [(row.way, row.chips, str(row.chance)) for row in Odds(game).rows(s, 0, TRY_STACK)] == [
        (EXCHANGE_IMAGINARY, 0, "1/6"),
        (EXCHANGE_IMAGINARY, 1, "1/2"),
        (EXCHANGE_REAL, 0, "0"),
        (EXCHANGE_REAL, 1, "1"),
        (KEEP_DICE, 0, "1/6"),
        (KEEP_DICE, 1, "1"),
    ]
    text, _ = changed("airships.L4", 'needs = "1R"', 'needs = "3R"')
    s = table("F-12 M-12 I-13", "H-S1", stacks="L4 L1 L2 L3")
    rows = Odds(GAME.with_card_text(text, "my cards.toml")).rows(s, 0, TRY_STACK)
    assert [row.way for row in rows] == [EXCHANGE_REAL]  # there are three red dice in no other way


# --- by trying all dice -------------------------------------------------------------------------------------------

THROWN = [
    ("F-11", "F-S1", 1, {}),
    ("F-S1", "L3", 1, {"blocked": True}),
    ("H-11", "L2", 1, {"wooden": 0}),
    ("H-11", "L3", 1, {"chips": (4, 0), "chips_per_attempt": 3}),
    ("H-11 G-11", "L3", 1, {"chips": (1, 0), "wooden": 0}),
    ("F-12", "L5", 1, {"chips": (2, 0), "chips_per_attempt": 2}),
    ("F-12 M-12 I-11", "L4", 1, {"chips": (1, 0)}),
    ("F-12 M-12 I-11", "L5", 1, {"chips": (1, 0)}),
    ("C-11 M-12 I-12 G-12", "L6", 1, {"chips": (3, 0), "chips_per_attempt": "any"}),
    ("M-23 I-13", "M6", 1, {"chips": (1, 0)}),
    ("F-22", "M4", 2, {"wooden": 0, "chips": (2, 0), "chips_per_attempt": 2}),
    ("F-22 M-22 C-23", "D4", 2, {"chips": (1, 0)}),
    ("C-23 I-24 G-23", "H4", 2, {"chips": (1, 0), "blocked": True}),
    ("C-23 H-21 I-24 G-23", "H4", 2, {"chips": (1, 0)}),
    ("C-23 I-24 M-23", "H3", 2, {"chips": (1, 0)}),
]


@pytest.mark.parametrize(("company", "goal", "era", "kind"), THROWN)
def test_of_all_throws_as_many_succeed_by_the_rules_as_the_odds_say(
    company: str, goal: str, era: int, kind: dict[str, Any], luck: Luck
) -> None:
    airship = goal if AIRSHIP <= card(goal) < PHASE else "L1"
    board = goal if card(goal) < AIRSHIP else ""
    s = table(company, "H-S1", era=era, stacks=f"{airship} M1 - D3", board=board, **kind)
    action = target(s, goal)
    rows = ODDS.rows(s, 0, action)
    assert bool(rows) != kind.get("blocked", False)
    assert {row.way for row in rows} == {way for way in WAYS if way_is_open(s, action, way)}
    for way in {row.way for row in rows}:
        dice = dice_thrown(s, action, way)
        prices = Counter(price(s, action, way, luck, sides) for sides in itertools.product(range(6), repeat=dice))
        assert prices.total() == 6**dice
        for row in rows:
            if row.way == way:
                assert row.chance == Fraction(sum(n for p, n in prices.items() if pays(row, p)), 6**dice), row
        ours = [row for row in rows if row.way == way]
        assert ours[-1].chance == 1 - Fraction(prices[None], 6**dice)  # no bonus was left out


Price = tuple[int, int] | None
"""What an attempt cost: whether bonuses were used, and the chips spent; None for a failure."""


def way_is_open(s: State, action: int, way: int) -> bool:
    after = s.copy()
    after.target = rules.card_named(s, action)
    return rules.refuse_target(s, action) == 0 and rules.refuse_exchange(after, way) == 0


def attempt(s: State, action: int, way: int) -> Price:
    """Let the rules try for a target and use all bonuses."""
    s.told = []
    seat = s.seat
    rules.step(s, seat, action)
    if s.asked == ASK_EXCHANGE:
        rules.step(s, seat, way)
    if s.asked == ASK_BONUS:
        rules.step(s, seat, USE_BONUSES)
    cost: Price = (0, 0)
    for _, kind, _, _, spent in s.told:
        if kind == EVENT_FAILS:
            return None
        if kind == EVENT_BONUSES:
            cost = (1, spent)
    return cost


def price(s: State, action: int, way: int, luck: Luck, sides: tuple[int, ...]) -> Price:
    """What the attempt costs if the dice fall like this."""
    luck.script = [(6, side) for side in sides]
    world = s.copy()
    cost = attempt(world, action, way)
    assert not luck.script, "fewer dice were thrown than were tried"
    return cost


def dice_thrown(s: State, action: int, way: int) -> int:
    world = s.copy()
    attempt(world, action, way)
    return sum(len(str(digits)) for _, _, digits in told(world, EVENT_THROWS))


def pays(row: Chance, cost: Price) -> bool:
    """Does an attempt of this cost succeed if no more than the row's bonuses are used?"""
    if cost is None:
        return False
    bonuses, chips = cost
    return bonuses == 0 or ((row.free, row.chips) != (0, 0) and chips <= row.chips)


# --- every card for many companies, from the cards as printed -------------------------------------------------------

COMPANIES = (
    ("", 1),
    ("F-S1", 1),
    ("M-12 F-S1 I-11", 1),
    ("M-13 H-11 C-12 F-S1 I-11", 1),
    ("M-11 H-11 I-12 G-13", 1),
    ("M-14 F-11 I-13 H-S3 G-12", 1),
    ("M-12 H-11 F-12 C-22 I-11 G-11", 1),
    ("M-14 F-22 I-21 G-21", 2),
    ("M-23 I-22 F-11 G-22", 2),
    ("M-22 F-22 H-21 C-23 I-24 G-23", 2),
    ("F-21 H-22 C-23 I-24 G-24", 2),
)


@cache
def full_enumeration(real: tuple[int, ...], imaginary: tuple[int, ...], needs: tuple[int, ...]) -> Counter[int]:
    """How often each total comes up, die by die."""
    dice = [colour for colour in range(3) if needs[colour] for _ in range(real[colour])]
    found: Counter[int] = Counter()
    for throw in itertools.product(*(CARDS.faces[colour] for colour in dice)):
        total = 0
        for colour in range(3):
            shown = [value for value, of in zip(throw, dice, strict=True) if of == colour] + [imaginary[colour]]
            for _ in range(needs[colour]):
                total += shown.pop(shown.index(max(shown)))
        found[total] += 1
    return found


@pytest.mark.rule("AS-5.2", "AS-5.3", "AS-5.4", "AS-5.6", "AS-6.4", "AS-7.6")
@pytest.mark.parametrize(("company", "era"), COMPANIES)
def test_every_target_has_the_odds_of_its_throws(company: str, era: int) -> None:
    s = table("F-S2 H-S1 I-25", company, seat=1, era=era, blocked=True, wooden=1, chips=(0, 3), chips_per_attempt=2)
    tried = 0
    for number in range(70):
        s.stack_top[0] = number
        rows = ODDS.rows(s, 1, TRY_STACK)
        tried += len(rows)
        for row in rows:
            real, imaginary = dice_at_hand(company, era, row.way)
            if sum(n for n, need in zip(real, CARDS[number].needs, strict=True) if need) > 5:
                continue  # too many to try; the law below has them
            free = 1 + engine(company, number) if row.free or row.chips else 0
            assert row.free == free
            found = full_enumeration(real, imaginary, CARDS[number].needs)
            enough = CARDS[number].target - free - row.chips
            assert row.chance == Fraction(sum(n for total, n in found.items() if total >= enough), found.total())
    assert tried > 20


def dice_at_hand(company: str, era: int, way: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Real dice that are thrown, and values of the imaginary ones, counted from the cards."""
    printed = [CARDS[card(name)] for name in company.split()]
    real = [sum(c.dice[colour] for c in printed) for colour in range(3)]
    real[0] += 1
    real[1] += era - 1
    imaginary = [max([0] + [c.imaginary[1] for c in printed if c.imaginary[0] == colour]) for colour in range(3)]
    if way != KEEP_DICE:
        give, paid, get, gained = next(c.exchange for c in printed if c.exchange[1])
        real[give] -= paid
        real[get] += gained
        if way == EXCHANGE_IMAGINARY:
            real[give] += 1
            imaginary[give] = 0
    assert min(real) >= 0
    return tuple(min(3, n) for n in real), tuple(imaginary)


def engine(company: str, number: int) -> int:
    for colour, bonus in (CARDS[card(name)].bonus for name in company.split()):
        if bonus and (colour == 3 or CARDS[number].needs[colour]):
            return bonus
    return 0


# --- the law ------------------------------------------------------------------------------------------------------


def positions(seeds: range, **options: str | int) -> Iterator[tuple[State, list[int], list[int]]]:
    """Random play that likes airships: each position with its legal actions, and a generator for choices."""
    for seed in seeds:
        s = opened(2 + seed % 3, seed, **options)
        choice = [0, 0, 0, 0]
        for ply in range(1, 160):
            if s.asked < 0:
                break
            legal = [action for action in range(ACTIONS) if rules.refusal(s, s.seat, action) == 0]
            key_chance(choice, first_key(seed), second_key(77), ply)
            yield s, legal, choice
            wanted = [action for action in legal if TRY_STACK <= action < KEEP_DICE or action == USE_BONUSES]
            if not wanted or below(choice, 3) == 0:
                wanted = legal
            key_chance(s.rng, first_key(seed), second_key(seed), ply)
            rules.step(s, s.seat, wanted[below(choice, len(wanted))])


ROLLS = 400


def test_the_rules_succeed_as_often_as_the_odds_say() -> None:
    world = opened()
    results: dict[tuple[bool, int], list[tuple[Fraction, int]]] = {}  # chances and successes, by the bonuses allowed
    seen: Counter[str] = Counter()
    for at, (s, legal, choice) in enumerate(positions(range(60), chips_per_attempt=2)):
        airships = [action for action in legal if action >= TRY_STACK]
        phases = [action for action in legal if action >= TRY_PHASE]
        if s.asked != ASK_TARGET or at % (19 if phases else 47):  # phases are rare
            continue
        wanted = phases or (airships if at % 2 else []) or legal
        action = wanted[below(choice, len(wanted))]
        rows = ODDS.rows(s, s.seat, action)
        way = rows[below(choice, len(rows))].way
        rows = [row for row in rows if row.way == way]
        hits = [0] * len(rows)
        for roll in range(ROLLS):
            world.copy_from(s)
            key_chance(world.rng, first_key(at), second_key(2026), roll)
            cost = attempt(world, action, way)
            for i, row in enumerate(rows):
                hits[i] += pays(row, cost)
        for row, n in zip(rows, hits, strict=True):
            results.setdefault((row.free + row.chips > 0, row.chips), []).append((row.chance, n))
        seen["exchange"] += way != KEEP_DICE
        seen["imaginary die"] += any(s.imaginary)
        seen["free bonus"] += rows[-1].free > 0
        seen["two chips"] += rows[-1].chips == 2
        seen["airship"] += TRY_STACK <= action < TRY_PHASE
        seen["phase"] += action >= TRY_PHASE
        seen["expansion"] += action < TRY_STACK
    assert len(seen) == 7
    assert min(seen.values()) >= 5, seen
    assert sorted(results) == [(False, 0), (True, 0), (True, 1), (True, 2)]
    for bonuses, found in results.items():
        assert fits(found), bonuses


def fits(found: list[tuple[Fraction, int]]) -> bool:
    """Are the successes those of dice with these chances? What is certain must hold, the rest within four sigma."""
    if any(n != chance * ROLLS for chance, n in found if chance in (0, 1)):
        return False
    unsure = [(n - ROLLS * float(p), ROLLS * float(p * (1 - p))) for p, n in found if 0 < p < 1]
    square = sum(off * off / variance for off, variance in unsure)
    mean = sum(off for off, _ in unsure)
    return mean**2 < 16 * sum(v for _, v in unsure) and square < len(unsure) + 4 * math.sqrt(2 * len(unsure))


def test_a_blinded_state_can_be_asked() -> None:
    asked: Counter[int] = Counter()
    for at, (s, legal, _) in enumerate(positions(range(3), chips_per_attempt="any")):
        if at % 3 and s.asked != ASK_EXCHANGE:
            continue
        seen = StrictState(s.copy())
        seen.may_look(True)
        GAME.plain.blind(seen, s.seat)  # type: ignore[arg-type]
        seen.may_look(False)
        for action in legal:
            rows = GAME.showing.odds(seen, s.seat, action)
            assert rows == GAME.showing.odds(s, s.seat, action)
            assert bool(rows) == (s.asked in (ASK_TARGET, ASK_EXCHANGE))
            if rows:
                assert rows[-1][1] == max(chance for _, chance in rows)
                assert len({tuple(way) for way, _ in rows}) == len(rows)
        asked[s.asked] += 1
    assert min(asked[ASK_TARGET], asked[ASK_EXCHANGE], asked[ASK_BONUS], asked[ASK_EXTRA_GO]) > 0
