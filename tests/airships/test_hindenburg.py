"""AS-10: the Hindenburg."""

from __future__ import annotations

import pytest

from aerodrome.games.airships import rules
from aerodrome.games.airships.rules import HINDENBURG_CLOSED, NOT_THE_NEXT_PHASE, PHASE_BUILT
from aerodrome.games.airships.state import (
    ASK_BONUS,
    EVENT_BUILDS_PHASE,
    EVENT_FAILS,
    EVENT_STACK_EMPTY,
    EVENT_WOODEN_AIRSHIP,
    TRY_PHASE,
    USE_BONUSES,
)
from aerodrome.rulebook.record import NONE
from tests.airships.table import Luck, act, card, fleet, refused, table, told

STRONG = "F-21 H-21 C-23"  # with the entrepreneur: two whites, two reds, three blacks
BEST = {"H1": "W3 W3 R5 R5 B8 B8 B8", "H2": "R5 R5 B8 B8 B8", "H3": "R5 R5 B8 B8 B8", "H4": "B8 B8 B8"}


def phases(s: rules.State) -> list[int]:
    return [refused(s, TRY_PHASE + phase) for phase in range(4)]


@pytest.mark.rule("AS-10.1")
@pytest.mark.parametrize(
    ("stacks", "is_open"),
    [
        ("L1 L2 L3 L4", False),
        ("D1 D2 M3 D4", False),
        ("- L2 L3 L4", True),
        ("L1 L2 L3 -", True),
        ("L1 - L3 L4", True),
        ("L1 - - L4", True),
    ],
)
def test_a_used_up_stack_opens_all_four_phases(stacks: str, is_open: bool) -> None:
    s = table(STRONG, "H-S1", era=2, stacks=stacks)
    assert phases(s) == ([0] * 4 if is_open else [HINDENBURG_CLOSED] * 4)


@pytest.mark.rule("AS-10.1")
def test_the_last_card_of_a_stack_opens_the_hindenburg(luck: Luck) -> None:
    s = table(
        STRONG,
        "F-S1 H-S1 C-24",
        era=2,
        stacks="D4 L2 L3 L4",
    )
    assert phases(s) == [HINDENBURG_CLOSED] * 4
    luck.dice("B8 B8 B8")
    act(s, "D4")
    assert told(s, EVENT_STACK_EMPTY) == [(0, 0, 0)]
    assert s.seat == 1
    assert HINDENBURG_CLOSED not in phases(s)


@pytest.mark.rule("AS-10.1", "AS-10.2", "AS-7.1")
@pytest.mark.parametrize(
    ("name", "short"),
    [("H1", "W2 W2 R4 R3 B8 B6 B4"), ("H2", "R4 R3 B8 B8 B8"), ("H3", "R4 R2 B8 B4 B4"), ("H4", "B6 B6 B4")],
)
def test_a_phase_is_tried_for_like_any_target(name: str, short: str, luck: Luck) -> None:
    s = table(STRONG, "H-S1", era=2, stacks="L1 L2 L3 -")
    luck.dice(BEST[name])
    act(s, name)
    number = card(name) - card("H1")
    assert s.phase_builder == [0 if i == number else NONE for i in range(4)]
    assert told(s, EVENT_BUILDS_PHASE) == [(0, card(name), 0)]
    assert fleet(s, 0) == set()
    s = table(STRONG, "H-S1", era=2, stacks="L1 L2 L3 -")
    luck.dice(short)
    act(s, name)
    assert told(s, EVENT_FAILS) == [(0, card(name), 1)]
    assert s.phase_builder == [NONE] * 4


@pytest.mark.rule("AS-10.2")
@pytest.mark.parametrize("builder", [0, 1])
def test_a_phase_is_built_once(builder: int) -> None:
    s = table(STRONG, "H-S1", era=2, stacks="L1 L2 L3 -", phases=f"-{builder}--")
    assert phases(s) == [0, PHASE_BUILT, 0, 0]
    s = table(STRONG, "H-S1", era=2, stacks="L1 L2 L3 -", phases=f"{builder}-1{builder}")
    assert phases(s) == [PHASE_BUILT, 0, PHASE_BUILT, PHASE_BUILT]


@pytest.mark.rule("AS-10.3")
@pytest.mark.parametrize(
    ("before", "chips", "after"),
    [
        ("----", 0, 0),
        ("----", 4, 4),
        ("----", 5, 5),  # the sixth chip is in the supply
        ("----", 6, 5),  # all are on the board
        ("0---", 4, 4),
        ("0---", 5, 4),
        ("00--", 4, 3),
        ("00--", 3, 3),
        ("01--", 5, 4),  # the mark of another player is not one's own
    ],
)
def test_a_phase_is_marked_with_a_chip_from_the_supply_or_else_from_the_board(
    before: str, chips: int, after: int, luck: Luck
) -> None:
    s = table(STRONG, "H-S1", era=2, stacks="L1 L2 L3 -", chips=(chips, 0), phases=before)
    marks = s.companies[0].marks
    luck.dice(BEST["H4"])
    act(s, "H4")
    assert s.companies[0].chips == after
    assert s.companies[0].marks == marks + 1
    assert rules.receive_chips(s, 6) == (6 - marks - 1 - after if s.seat == 0 else 6 - s.companies[1].marks)


@pytest.mark.rule("AS-10.3", "AS-7.3")
def test_the_chip_that_was_just_used_can_mark_the_phase(luck: Luck) -> None:
    s = table(STRONG, "H-S1", era=2, stacks="L1 L2 L3 -", chips=(6, 0))
    luck.dice("B8 B6 B4")
    act(s, "H4")  # 18 of 19
    assert s.asked == ASK_BONUS
    act(s, USE_BONUSES)
    assert (s.companies[0].chips, s.companies[0].marks) == (5, 1)


@pytest.mark.rule("AS-10.3", "AS-1.4")
def test_a_mark_stays_out_of_play(luck: Luck) -> None:
    s = table("F-S1", "H-S1", stacks="L1 L2 L3 -", chips=(4, 0), phases="0---")
    luck.dice("W1 W1")
    act(s, "L1")
    assert s.companies[0].chips == 5
    s = table("F-S1", "H-S1", stacks="L1 L2 L3 -", chips=(5, 0), phases="0---")
    luck.dice("W1 W1")
    act(s, "L1")
    assert s.companies[0].chips == 5


@pytest.mark.rule("AS-10.4")
@pytest.mark.parametrize("before", [NONE, 0, 1])
@pytest.mark.parametrize("built", ["----", "1---"])
def test_who_completes_a_phase_receives_the_wooden_airship(before: int, built: str, luck: Luck) -> None:
    s = table(STRONG, "H-S1", era=2, stacks="L1 L2 L3 -", wooden=before, phases=built)
    luck.dice(BEST["H4"])
    act(s, "H4")
    assert s.wooden_airship == 0
    assert told(s, EVENT_WOODEN_AIRSHIP) == ([] if before == 0 else [(0, 0, 0)])


@pytest.mark.rule("AS-10.5")
@pytest.mark.parametrize(("built", "owner"), [("----", 0), ("1---", 1), ("---1", 1), ("0-1-", 1), ("--0-", 1)])
def test_once_a_phase_is_built_airships_do_not_earn_the_wooden_airship(built: str, owner: int, luck: Luck) -> None:
    s = table("F-S1", "H-S1", stacks="L1 L2 L3 -", wooden=1, phases=built)
    luck.dice("W3 W3")
    act(s, "L1")
    assert fleet(s, 0) == {"L1"}
    assert s.wooden_airship == owner


@pytest.mark.rule("AS-10.6")
@pytest.mark.parametrize("name", ["H1", "H2", "H3", "H4"])
def test_the_phases_may_be_built_in_any_order(name: str, luck: Luck) -> None:
    s = table(STRONG, "H-S1", era=2, stacks="L1 L2 L3 -")
    luck.dice(BEST[name])
    act(s, name)
    assert told(s, EVENT_BUILDS_PHASE) == [(0, card(name), 0)]


@pytest.mark.rule("AS-10.6")
@pytest.mark.parametrize(
    ("built", "answers"),
    [
        ("----", [0, NOT_THE_NEXT_PHASE, NOT_THE_NEXT_PHASE, NOT_THE_NEXT_PHASE]),
        ("1---", [PHASE_BUILT, 0, NOT_THE_NEXT_PHASE, NOT_THE_NEXT_PHASE]),
        ("10--", [PHASE_BUILT, PHASE_BUILT, 0, NOT_THE_NEXT_PHASE]),
        ("101-", [PHASE_BUILT, PHASE_BUILT, PHASE_BUILT, 0]),
    ],
)
def test_with_the_option_the_phases_are_built_in_order(built: str, answers: list[int]) -> None:
    s = table(STRONG, "H-S1", era=2, stacks="L1 L2 L3 -", phases=built, phases_in_order="yes")
    assert phases(s) == answers
    s = table(STRONG, "H-S1", era=2, stacks="L1 L2 L3 -", phases=built)
    assert phases(s) == [0 if builder == "-" else PHASE_BUILT for builder in built]
