"""AS-9: another go."""

from __future__ import annotations

import pytest

from aerodrome.games.airships import rules
from aerodrome.games.airships.state import (
    ANOTHER_GO,
    ASK_EXTRA_GO,
    ASK_TARGET,
    END_TURN,
    EVENT_ANOTHER_GO,
    EVENT_NO_TARGET,
    EVENT_ON_BOARD,
)
from tests.airships.table import GAME, Luck, act, refused, table, told


@pytest.mark.rule("AS-9.1")
@pytest.mark.parametrize("chips", range(7))
def test_another_go_is_offered_to_who_has_three_chips(chips: int, luck: Luck) -> None:
    s = table("F-S1", "H-S1", chips=(chips, 6))
    luck.dice("W3 W3")
    act(s, "L1")
    if chips < 3:
        assert (s.seat, s.asked) == (1, ASK_TARGET)
    else:
        assert (s.seat, s.asked) == (0, ASK_EXTRA_GO)
        assert [refused(s, action) for action in (ANOTHER_GO, END_TURN)] == [0, 0]


@pytest.mark.rule("AS-9.1", "AS-3.1")
def test_another_go_costs_three_chips_and_is_complete(luck: Luck) -> None:
    s = table("F-S1", "H-S1", chips=(4, 4), pile="G-11 G-12 G-21")
    luck.dice("W3 W3")
    act(s, "L1")
    assert s.extra == 0
    act(s, ANOTHER_GO)
    assert [company.chips for company in s.companies[:2]] == [1, 4]
    assert (s.seat, s.asked, s.goes, s.extra) == (0, ASK_TARGET, 10, 1)
    assert told(s, EVENT_ANOTHER_GO) == [(0, 0, 0)]
    assert len(told(s, EVENT_ON_BOARD)) == 1  # step 1
    assert (s.target, s.total, s.thrown) == (-1, 0, [[0, 0, 0]] * 3)
    luck.dice("W3 W3")
    act(s, "G-11")  # step 2
    assert (s.seat, s.goes, s.extra) == (1, 11, 0)


@pytest.mark.rule("AS-9.1")
def test_the_turn_may_be_ended_instead(luck: Luck) -> None:
    s = table("F-S1", "H-S1", chips=(6, 4))
    luck.dice("W3 W3")
    act(s, "L1")
    act(s, END_TURN)
    assert s.companies[0].chips == 6
    assert (s.seat, s.asked, s.goes, s.extra) == (1, ASK_TARGET, 10, 0)
    assert told(s, EVENT_ANOTHER_GO) == []


@pytest.mark.rule("AS-9.2")
def test_another_go_may_be_bought_again_and_again(luck: Luck) -> None:
    s = table("F-S1", "H-S1", chips=(6, 4), stacks="L1 L2 L3 L4")
    luck.dice("W3 W3")
    act(s, "L1")
    act(s, ANOTHER_GO)
    luck.dice("W1 W1")
    act(s, "L2")  # fails: four chips
    assert (s.seat, s.asked, s.companies[0].chips) == (0, ASK_EXTRA_GO, 4)
    act(s, ANOTHER_GO)
    luck.dice("W1 W1")
    act(s, "L2")
    assert s.companies[0].chips == 2
    assert (s.seat, s.goes) == (1, 12)
    assert told(s, EVENT_ANOTHER_GO) == [(0, 0, 0)] * 2


@pytest.mark.rule("AS-9.2", "AS-4.6")
def test_after_a_skipped_step_2_another_go_may_be_bought(luck: Luck) -> None:
    s = table("F-22", "H-S1", stacks="M4 M5 M3 M2", chips=(0, 3), pile="G-13 G-12 F-21 G-24")
    luck.dice("R2 R2")
    luck.draws((2, 1))  # G-13
    act(s, "M4")
    assert told(s, EVENT_NO_TARGET) == [(1, 0, 0)]
    assert (s.seat, s.asked) == (1, ASK_EXTRA_GO)
    act(s, ANOTHER_GO)
    assert s.companies[1].chips == 0
    assert (s.seat, s.asked, s.goes) == (1, ASK_TARGET, 11)  # G-12, just turned over, is for two whites
    assert rules.refusal(s, 1, GAME.plain.default_action(s, 1)) == 0


@pytest.mark.rule("AS-9.2", "AS-4.6")
def test_a_bought_go_too_may_be_skipped(luck: Luck) -> None:
    s = table("F-22", "H-S1", stacks="M4 M5 M3 M2", chips=(0, 6), pile="G-13 I-13 F-12 F-21 G-24")
    luck.dice("R2 R2")
    act(s, "M4")
    act(s, ANOTHER_GO)
    assert told(s, EVENT_NO_TARGET) == [(1, 0, 0)] * 2
    assert (s.seat, s.asked, s.companies[1].chips) == (1, ASK_EXTRA_GO, 3)
    act(s, END_TURN)
    assert (s.seat, s.asked) == (0, ASK_TARGET)


@pytest.mark.rule("AS-9.3")
def test_the_chip_of_a_failed_attempt_can_pay(luck: Luck) -> None:
    s = table("F-S1", "H-S1", chips=(2, 4))
    luck.dice("W1 W1")
    act(s, "L1")
    assert (s.seat, s.asked) == (0, ASK_EXTRA_GO)
    act(s, ANOTHER_GO)
    assert s.companies[0].chips == 0


@pytest.mark.rule("AS-9.3")
def test_the_chips_of_a_captain_can_pay(luck: Luck) -> None:
    s = table("F-S1", "H-S1", chips=(1, 4), board="C-12")
    luck.dice("W3 W3")
    act(s, "C-12")
    assert (s.seat, s.asked, s.companies[0].chips) == (0, ASK_EXTRA_GO, 3)
