"""AS-0 and AS-1: who may act, what is asked, and what is in the box."""

from __future__ import annotations

import pytest

from aerodrome.games.airships import rules
from aerodrome.games.airships.cards import DEPARTMENTS, FACES, IDS
from aerodrome.games.airships.rules import NOTHING_THERE, STACKS_RUN_DOWN
from aerodrome.games.airships.state import (
    ACTIONS,
    ANOTHER_GO,
    ASK_BONUS,
    ASK_ENTREPRENEUR,
    ASK_EXCHANGE,
    ASK_EXTRA_GO,
    ASK_TARGET,
    END_TURN,
    EVENT_GAME_OVER,
    EVENT_THROWS,
    EXCHANGE_REAL,
    KEEP_DICE,
    LET_FAIL,
    TRY_FIELD,
    TRY_PHASE,
    TRY_STACK,
    USE_BONUSES,
)
from aerodrome.rulebook.chance import key_chance
from aerodrome.rulebook.kit import GAME_IS_OVER, NOT_ASKED, NOT_YOU
from aerodrome.rulebook.record import NONE
from tests.airships.table import GAME, Luck, act, opened, refused, table, told

ODD_ACTIONS = (-1, -2, -100, ACTIONS, ACTIONS + 1, 1000, 2**31, -(2**31), 2**63, -(2**63), 10**30)


@pytest.mark.rule("AS-0.1")
def test_when_the_game_is_over_nobody_acts_any_more(luck: Luck) -> None:
    s = table("F-22", "H-S1", stacks="M4 D2 D3 -", chips=(6, 6), era=2)
    luck.dice("R5 R5 R5")
    act(s, "M4")
    assert s.ended_by == STACKS_RUN_DOWN
    assert rules.to_act(s) == 0
    for seat in range(2):
        assert rules.question(s, seat) == NONE
        for action in (*range(ACTIONS), *ODD_ACTIONS):
            assert rules.refusal(s, seat, action) == GAME_IS_OVER
    assert told(s, EVENT_GAME_OVER) == [(STACKS_RUN_DOWN, 0, 0)]


@pytest.mark.rule("AS-0.2")
@pytest.mark.parametrize("seat", range(3))
def test_only_the_seat_whose_go_it_is_may_act(seat: int) -> None:
    s = table("F-S1", "H-S1", "F-S2", seat=seat)
    assert rules.to_act(s) == 1 << seat
    for other in range(-1, 4):
        if other != seat:
            assert rules.question(s, other) == NONE
            assert {rules.refusal(s, other, action) for action in range(-3, ACTIONS + 3)} == {NOT_YOU}
    assert rules.question(s, seat) == ASK_TARGET
    assert rules.refusal(s, seat, TRY_STACK) == 0


@pytest.mark.rule("AS-0.3")
def test_the_questions_of_a_go_come_in_their_order(luck: Luck) -> None:
    s = table("H-11 M-12", "H-S1", chips=(4, 4), stacks="L1 L2 L4 L5")
    assert s.asked == ASK_TARGET
    act(s, "L5")  # 1W+1R at 7: only the exchange makes it possible, so nothing is asked about it
    assert told(s, EVENT_THROWS)
    s = table("F-12 M-12", "H-S1", chips=(4, 4), stacks="L1 L2 L4 L5")
    act(s, "L4")  # 1R at 5: two whites may become a second red
    assert s.asked == ASK_EXCHANGE
    assert told(s, EVENT_THROWS) == []
    luck.dice("R4")
    act(s, KEEP_DICE)
    assert s.asked == ASK_BONUS
    act(s, LET_FAIL)
    assert s.asked == ASK_EXTRA_GO
    assert s.seat == 0
    act(s, ANOTHER_GO)
    assert (s.asked, s.seat) == (ASK_TARGET, 0)


RANGES = {
    ASK_ENTREPRENEUR: range(TRY_FIELD),
    ASK_TARGET: range(TRY_FIELD, KEEP_DICE),
    ASK_EXCHANGE: range(KEEP_DICE, USE_BONUSES),
    ASK_BONUS: range(USE_BONUSES, ANOTHER_GO),
    ASK_EXTRA_GO: range(ANOTHER_GO, ACTIONS),
}


def position(asked: int, luck: Luck) -> rules.State:
    """A position in which seat 0 is asked this question and could say yes to any answer of its range."""
    if asked == ASK_ENTREPRENEUR:
        return opened(2, entrepreneurs="chosen", first_seat=1)
    s = table("F-12 H-11 M-12 I-11", "H-S1", chips=(4, 4), stacks="L1 L2 L4 L5")
    if asked >= ASK_EXCHANGE:
        act(s, "L4")
    if asked >= ASK_BONUS:
        luck.dice("R4")
        act(s, KEEP_DICE)
    if asked >= ASK_EXTRA_GO:
        act(s, LET_FAIL)
    return s


@pytest.mark.rule("AS-0.3")
@pytest.mark.parametrize("asked", RANGES)
def test_an_answer_to_another_question_is_refused(asked: int, luck: Luck) -> None:
    s = position(asked, luck)
    assert s.asked == asked
    assert range(GAME.plain.first_action(asked), GAME.plain.end_action(asked)) == RANGES[asked]
    for action in range(ACTIONS):
        assert (rules.refusal(s, s.seat, action) == NOT_ASKED) == (action not in RANGES[asked])
    for action in ODD_ACTIONS:
        assert rules.refusal(s, s.seat, action) == NOT_ASKED


@pytest.mark.rule("AS-0.3")
@pytest.mark.parametrize("asked", RANGES)
def test_asking_whether_an_action_is_legal_changes_nothing(asked: int, luck: Luck) -> None:
    s = position(asked, luck)
    before = s.pack()
    n = len(s.told or ())
    for seat in range(-1, 5):
        for action in (*range(-5, ACTIONS + 5), *ODD_ACTIONS):
            rules.refusal(s, seat, action)
        rules.question(s, seat)
    rules.to_act(s)
    GAME.plain.ending(s)
    for seat in range(2):
        rules.score(s, seat)
        GAME.plain.place(s, seat)
    GAME.plain.default_action(s, s.seat)
    assert s.pack() == before
    assert len(s.told or ()) == n


def test_the_range_of_no_question_is_empty() -> None:
    assert GAME.plain.first_action(NONE) == GAME.plain.end_action(NONE)
    assert [GAME.plain.first_action(asked) for asked in RANGES] == sorted(
        GAME.plain.first_action(asked) for asked in RANGES
    )
    assert GAME.plain.end_action(ASK_EXTRA_GO) == ACTIONS == GAME.actions


@pytest.mark.rule("AS-0.3")
def test_an_exchange_that_cannot_be_made_is_not_asked_about(luck: Luck) -> None:
    s = table("F-S1 M-13", "H-S1", stacks="L1 L2 L3 L4")  # two whites, 3W > 1B
    luck.dice("W3 W1")
    act(s, "L1")
    assert told(s, EVENT_THROWS) == [(0, 0, 31)]


@pytest.mark.rule("AS-0.3")
def test_without_a_materials_card_no_exchange_is_asked_about(luck: Luck) -> None:
    s = table("F-S1 I-11", "H-S1")
    luck.dice("W3 W1")
    act(s, "L1")
    assert s.asked != ASK_EXCHANGE


@pytest.mark.rule("AS-1.1")
def test_dice_show_what_is_printed_on_them() -> None:
    assert FACES == ((1, 1, 2, 2, 3, 3), (2, 3, 3, 4, 4, 5), (4, 4, 6, 6, 8, 8))


@pytest.mark.rule("AS-1.1")
@pytest.mark.parametrize(
    ("colour", "name", "share"),
    [(0, "L1", {1: 2, 2: 2, 3: 2}), (1, "L4", {2: 1, 3: 2, 4: 2, 5: 1}), (2, "H4", {4: 2, 6: 2, 8: 2})],
)
def test_each_side_of_a_die_is_thrown_as_often_as_the_others(colour: int, name: str, share: dict[int, int]) -> None:
    found = dict.fromkeys(share, 0)
    for ply in range(300):
        s = table("F-21 H-21 C-23", "H-S1", era=2, stacks="L1 - L4 L3", pile="")
        key_chance(s.rng, 5, 6, ply)
        act(s, name)
        digits = {thrown: digits for _, thrown, digits in told(s, EVENT_THROWS)}[colour]
        for digit in str(digits):
            found[int(digit)] += 1
    n = sum(found.values())
    chi = sum((found[face] - n * part / 6) ** 2 / (n * part / 6) for face, part in share.items())
    assert chi < 16.3, found  # one in a thousand, for three degrees of freedom


@pytest.mark.rule("AS-1.4")
@pytest.mark.parametrize("chips", range(6))
def test_a_company_has_six_chips_in_all(chips: int) -> None:
    s = table("F-S1", "H-S1", chips=(chips, 0), stacks="L1 L2 L3 -", phases="0---")
    for _ in range(8):
        rules.receive_chips(s, 1)
    assert s.companies[0].chips == 5  # the sixth marks a phase
    assert s.companies[1].chips == 0


@pytest.mark.rule("AS-1.5")
def test_there_is_one_wooden_airship_and_a_hindenburg_of_four_phases(luck: Luck) -> None:
    s = table("F-S1", "H-S1", stacks="L1 L2 L3 -", wooden=1)
    assert [refused(s, TRY_PHASE + phase) for phase in range(4)] == [rules.DICE_MISSING] * 4
    assert refused(s, TRY_PHASE + 4) == NOT_ASKED
    luck.dice("W3 W3")
    act(s, "L1")
    assert s.wooden_airship == 0  # and no longer seat 1's
    assert len([i for i in IDS if len(i) == 2 and i[0] == "H"]) == 4


@pytest.mark.rule("AS-0.3")
def test_default_action_is_the_first_legal_target_then_to_keep_dice_use_bonuses_and_end_the_turn(luck: Luck) -> None:
    s = table("F-12 M-12", "H-S1", chips=(4, 4), stacks="L3 L4 L6 L5", board="C-14 M-14")
    assert GAME.plain.default_action(s, 0) == TRY_FIELD + 3 * 2 == first_legal(s)
    s = table("F-12 M-12", "H-S1", chips=(4, 4), stacks="L3 L4 L6 L5", board="M-13")
    assert refused(s, TRY_STACK) == rules.DICE_MISSING
    assert GAME.plain.default_action(s, 0) == TRY_STACK + 1 == first_legal(s)
    act(s, TRY_STACK + 1)
    assert s.asked == ASK_EXCHANGE
    assert GAME.plain.default_action(s, 0) == KEEP_DICE
    luck.dice("R4")
    act(s, KEEP_DICE)
    assert s.asked == ASK_BONUS
    assert GAME.plain.default_action(s, 0) == USE_BONUSES
    act(s, USE_BONUSES)
    assert s.asked == ASK_EXTRA_GO
    assert GAME.plain.default_action(s, 0) == END_TURN


def test_default_action_skips_the_ways_of_exchange_that_are_refused() -> None:
    s = table("H-11 I-11 M-12", "H-S1", stacks="L5 L2 L3 L4")  # 1W+1R: the dice as they are have no red
    act(s, "L5")
    assert s.asked == ASK_EXCHANGE
    assert refused(s, KEEP_DICE) == rules.TOO_FEW_LEFT
    assert GAME.plain.default_action(s, 0) == EXCHANGE_REAL


def test_default_action_takes_the_first_free_entrepreneur() -> None:
    s = opened(3, entrepreneurs="chosen", first_seat=2)
    assert GAME.plain.default_action(s, 1) == 0
    act(s, 0)
    assert GAME.plain.default_action(s, 2) == 1


def first_legal(s: rules.State) -> int:
    return min(action for action in range(ACTIONS) if rules.refusal(s, s.seat, action) == 0)


@pytest.mark.rule("AS-1.2")
def test_the_board_has_three_fields_for_each_of_six_departments() -> None:
    s = table()
    assert [len(row) for row in s.board] == [3] * DEPARTMENTS
    assert [refused(s, TRY_FIELD + i) for i in range(18)] == [NOTHING_THERE] * 18
