"""Quick judgements: near the truth, and from what the seat may see."""

from __future__ import annotations

import itertools
from collections import Counter
from functools import cache

import pytest

from aerodrome.games.airships import cards, instinct, rules
from aerodrome.games.airships.cards import FACES, IDS, target_of
from aerodrome.games.airships.state import (
    ANOTHER_GO,
    ASK_EXCHANGE,
    END_TURN,
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
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.strict import StrictState
from tests.airships.table import GAME, Luck, act, card, opened, refused, table, target


@cache
def sums(colour: int, thrown: int, kept: int, imaginary: int) -> Counter[int]:
    """How often the highest dice of a colour make each sum, by trying all throws."""
    found: Counter[int] = Counter()
    for throw in itertools.product(FACES[colour], repeat=thrown):
        found[sum(sorted((*throw, imaginary), reverse=True)[:kept])] += 1
    return found


def exact(s: State, number: int, way: int) -> float:
    """The true chance of reaching the target with all bonuses, after exchanging in this way."""
    after = s.copy()
    after.target = number
    rules.exchange(after, way)
    parts = []
    for colour in range(3):
        needed = cards.dice_needed(number, colour)
        if needed:
            parts.append(sums(colour, min(3, after.pool[colour]), needed, after.imaginary[colour]))
    total: Counter[int] = Counter({rules.best_bonus(after): 1})
    for part in parts:
        total = mixed(total, part)
    return sum(n for value, n in total.items() if value >= target_of(number)) / total.total()


def mixed(a: Counter[int], b: Counter[int]) -> Counter[int]:
    found: Counter[int] = Counter()
    for x, n in a.items():
        for y, m in b.items():
            found[x + y] += n * m
    return found


COMPANIES = [
    ("F-S1", 1),
    ("H-11", 1),
    ("F-12 H-11", 1),
    ("F-12 H-11 I-11", 2),
    ("F-S1 I-13 G-12", 2),
    ("F-22 H-22 C-22", 2),
    ("F-22 H-21 C-21 G-21", 2),
    ("F-21 H-21 C-23 I-24 G-24", 2),
    ("F-21 H-21 C-23 G-23", 2),
    ("F-12 H-11 M-13 I-11", 1),
    ("F-22 H-22 M-14 I-21", 2),
    ("F-21 H-21 C-21 M-22", 2),
]


@pytest.mark.parametrize(("company", "era"), COMPANIES)
@pytest.mark.parametrize(("chips", "wooden"), [(0, NONE), (1, NONE), (3, 0)])
def test_the_chance_of_a_throw_is_about_right(company: str, era: int, chips: int, wooden: int) -> None:
    s = table(company, "H-S1", era=era, chips=(chips, 0), wooden=wooden, stacks="L1 L2 L3 -")
    errors: list[float] = []
    for number in range(len(IDS)):
        for way in (KEEP_DICE, EXCHANGE_REAL, EXCHANGE_IMAGINARY):
            about = instinct.chance(s, number, way)
            assert 0 <= about <= 1000
            if rules.has_dice(s, number, way):
                true = exact(s, number, way)
                near = 0.12 if way == KEEP_DICE else 0.18  # a lone black die beside an imaginary one is no bell
                assert abs(about / 1000 - true) < near, (IDS[number], way, about, true)
                errors.append(abs(about / 1000 - true))
            else:
                assert about == 0
    assert len(errors) >= 10
    assert sum(errors) / len(errors) < 0.06


def test_the_best_chance_is_the_best_of_the_ways() -> None:
    s = table("F-12 H-11 M-13 I-11", "H-S1", stacks="M6 L1 L2 L3")
    ways = [instinct.chance(s, card("M6"), way) for way in (KEEP_DICE, EXCHANGE_REAL, EXCHANGE_IMAGINARY)]
    assert ways[0] == 0
    assert instinct.best_chance(s, card("M6")) == max(ways) > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_appeal_looks_at_nothing_hidden(seats: int) -> None:
    s = opened(seats, 33, entrepreneurs="chosen")
    rng = [0, 0, 0, 0]
    ply = 0
    asked = set()
    while rules.to_act(s):
        asked.add(s.asked)
        view = s.copy()
        GAME.plain.blind(view, s.seat)
        legal = [action for action in range(37) if rules.refusal(s, s.seat, action) == 0]
        for action in legal:
            looks = instinct.appeal(StrictState(view), s.seat, action)  # type: ignore[arg-type]
            assert looks == instinct.appeal(s, s.seat, action)
            assert type(looks) is int
        ply += 1
        key_chance(rng, 33, 1, ply)
        key_chance(s.rng, first_key(33), second_key(33), ply)
        rules.step(s, s.seat, legal[below(rng, len(legal))])
    assert len(asked) >= 4


def best(s: State) -> int:
    legal = [action for action in range(37) if refused(s, action) == 0]
    return max(legal, key=lambda action: instinct.appeal(s, s.seat, action))


def test_instinct_prefers_the_better_chance_of_the_same_worth() -> None:
    s = table("F-S1", "H-S1", board="C-11", stacks="L1 L2 L3 L4")
    assert instinct.appeal(s, 0, TRY_STACK) > instinct.appeal(s, 0, TRY_STACK + 1)  # 1W at 3 and 2W at 6, a star each
    assert refused(s, TRY_STACK + 1) == 0


def test_instinct_uses_bonuses_rather_than_fail(luck: Luck) -> None:
    s = table("F-S1", "H-S1", chips=(1, 0))
    luck.dice("W2 W1")
    act(s, "L1")
    assert instinct.appeal(s, 0, USE_BONUSES) > instinct.appeal(s, 0, LET_FAIL)


@pytest.mark.parametrize(
    ("chips", "stacks", "wanted"), [(3, "L1 L2 L3 L4", False), (4, "L1 L2 L3 L4", True), (3, "L1 D2 D3 D4", True)]
)
def test_instinct_buys_another_go_when_rich_or_late(chips: int, stacks: str, wanted: bool, luck: Luck) -> None:
    s = table("F-S1", "H-S1", chips=(chips, 0), stacks=stacks, board="G-11")
    luck.dice("W3 W3")
    act(s, "G-11")
    assert best(s) == (ANOTHER_GO if wanted else END_TURN)


def test_instinct_exchanges_when_that_helps() -> None:
    s = table("F-12 H-11 M-12", "H-S1", stacks="L4 L1 L2 L3")  # 1R at 5: a second red die helps
    act(s, "L4")
    assert s.asked == ASK_EXCHANGE
    assert best(s) == EXCHANGE_REAL


def test_lateness_runs_from_0_to_100() -> None:
    assert instinct.lateness(table("F-S1", "H-S1")) == 0
    assert instinct.lateness(table("F-22", "H-S1", era=2, stacks="D1 D2 D3 D4", blocked=True)) == 100
    half = table("F-22", "H-S1", era=2, stacks="M1 M2 M3 M4")
    assert instinct.lateness(half) == 50
    assert 50 < instinct.lateness(table("F-22", "H-S1", era=2, stacks="L1 L2 - -", phases="0---")) < 100


def test_a_phase_and_a_high_star_are_worth_more_than_a_low_one() -> None:
    s = table("F-21 H-21 C-23", "H-S1", era=2, stacks="L1 D4 - L3")
    worth = [instinct.worth_of(s, 0, action) for action in (TRY_STACK, target(s, "D4"), TRY_PHASE + 3)]
    assert worth == sorted(worth)
    assert worth[0] < worth[1] < worth[2]


def test_a_card_that_is_worse_than_the_one_it_replaces_is_worth_less_than_nothing() -> None:
    s = table("F-21", "H-S1", era=2, board="F-S2 G-11")
    assert instinct.worth_of(s, 0, target(s, "F-S2")) < 0 < instinct.worth_of(s, 0, target(s, "G-11"))


def test_the_tables_of_means_and_spreads_agree_with_all_throws() -> None:
    for colour, thrown, kept, imaginary in itertools.product(range(3), range(4), range(1, 5), (0, 3, 7)):
        found = sums(colour, thrown, kept, imaginary)
        mean = sum(value * n for value, n in found.items()) / found.total()
        spread = sum((value - mean) ** 2 * n for value, n in found.items()) / found.total()
        assert abs(instinct.mean_of(colour, thrown, kept, imaginary) - 100 * mean) <= 0.51
        assert abs(instinct.variance_of(colour, thrown, kept, imaginary) - 100 * spread) <= 0.51
    assert [instinct.bell(x) for x in (-99, -30, 0, 30, 99)] == [1, 1, 500, 999, 999]
