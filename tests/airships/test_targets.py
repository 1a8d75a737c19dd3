"""AS-4: a go, step 2: name a target."""

from __future__ import annotations

from collections import Counter

import pytest

from aerodrome.games.airships import rules, state
from aerodrome.games.airships.audit import audit
from aerodrome.games.airships.cards import IDS
from aerodrome.games.airships.rules import DICE_MISSING, HINDENBURG_CLOSED, NOTHING_THERE
from aerodrome.games.airships.state import (
    ACTIONS,
    ASK_BONUS,
    ASK_EXTRA_GO,
    ASK_TARGET,
    END_TURN,
    EVENT_FAILS,
    EVENT_NO_TARGET,
    EVENT_THROWS,
    EVENT_TRIES,
    KEEP_DICE,
    LET_FAIL,
    TRY_FIELD,
    TRY_PHASE,
    TRY_STACK,
)
from aerodrome.rulebook.chance import key_chance
from aerodrome.rulebook.kit import NOT_ASKED
from aerodrome.rulebook.record import NONE
from tests.airships.table import Luck, act, card, refused, table, target, told


@pytest.mark.rule("AS-4.1")
@pytest.mark.parametrize(("name", "dice"), [("G-12", "W1 W1"), ("M4", "R2 R2 R2"), ("H2", "R2 R2 R2 B4")])
def test_the_target_is_an_expansion_an_airship_or_a_phase(name: str, dice: str, luck: Luck) -> None:
    s = table("F-22 H-22 C-23", "H-S1", era=2, stacks="L1 M4 - L4", board="F-11 G-11 G-12")
    luck.dice(dice)
    act(s, name)
    assert told(s, EVENT_TRIES) == [(0, card(name), 0)]
    assert told(s, EVENT_FAILS) == [(0, card(name), 1)]


@pytest.mark.rule("AS-4.1")
def test_each_action_names_its_own_place() -> None:
    s = table("F-S1", "H-S1", board="F-11 F-12 F-21 G-11 G-12 G-13", stacks="L1 L3 - L4")
    names = {TRY_FIELD: "F-11", TRY_FIELD + 1: "F-12", TRY_FIELD + 2: "F-21"}
    names |= {TRY_FIELD + 15: "G-11", TRY_FIELD + 16: "G-12", TRY_FIELD + 17: "G-13"}
    names |= {TRY_STACK: "L1", TRY_STACK + 1: "L3", TRY_STACK + 3: "L4"}
    names |= {TRY_PHASE + i: f"H{i + 1}" for i in range(4)}
    for action in range(TRY_FIELD, KEEP_DICE):
        number = rules.card_named(s, action)
        assert (IDS[number] if number != NONE else None) == names.get(action)


@pytest.mark.rule("AS-4.1")
def test_a_covered_airship_cannot_be_named() -> None:
    s = table("F-22 H-11", "H-S1", era=2, stacks="L1 L2 L3 L4")
    assert [refused(s, TRY_STACK + i) for i in range(4)] == [0, 0, 0, 0]
    assert {rules.card_named(s, TRY_STACK + i) for i in range(4)} == {card(f"L{i}") for i in range(1, 5)}


@pytest.mark.rule("AS-4.2")
def test_an_empty_field_cannot_be_named() -> None:
    s = table("F-S1", "H-S1", board="G-11 G-12")
    row = [refused(s, TRY_FIELD + 15 + column) for column in range(3)]
    assert row == [0, 0, NOTHING_THERE]
    s.board[5][0] = NONE
    assert refused(s, TRY_FIELD + 15) == NOTHING_THERE


@pytest.mark.rule("AS-4.2")
def test_a_used_up_stack_cannot_be_named() -> None:
    s = table("F-S1", "H-S1", stacks="L1 - L2 -")
    assert [refused(s, TRY_STACK + i) for i in range(4)] == [0, NOTHING_THERE, 0, NOTHING_THERE]


@pytest.mark.rule("AS-4.3")
@pytest.mark.parametrize(
    ("company", "era", "name", "answer"),
    [
        ("", 1, "L1", 0),  # 1W: the entrepreneur alone
        ("", 1, "L2", DICE_MISSING),  # 2W
        ("F-S1", 1, "L2", 0),
        ("F-S1", 1, "L3", DICE_MISSING),  # 3W
        ("H-11", 1, "L3", 0),
        ("H-11", 1, "L4", DICE_MISSING),  # 1R
        ("H-11", 2, "L4", 0),
        ("F-11", 1, "L4", 0),
        ("F-11", 1, "L6", DICE_MISSING),  # 2R
        ("F-11", 2, "L6", 0),
        ("F-11", 2, "L5", 0),  # 1W+1R
    ],
)
def test_the_dice_shown_must_be_at_hand(company: str, era: int, name: str, answer: int) -> None:
    stacks = {"L1": "L1 L2 L3 L4"}.get(name, f"L1 {name} M1 M2")
    s = table(company, "H-S1", era=era, stacks=stacks)
    assert refused(s, name) == answer


@pytest.mark.rule("AS-4.3")
@pytest.mark.parametrize(
    ("company", "name", "answer"),
    [
        ("F-22", "M5", DICE_MISSING),  # 1R+1B: no black
        ("H-21", "M5", 0),
        ("H-21", "M6", 0),  # 1W+1B
        ("H-21", "D4", DICE_MISSING),  # 2B
        ("H-21 C-23", "D4", 0),
        ("H-21 C-23", "D6", 0),  # 1R+2B
        ("H-21 C-23", "H4", DICE_MISSING),  # 3B
        ("H-21 C-23 F-21", "H4", 0),
        ("H-21 C-23", "H2", DICE_MISSING),  # 2R+1B
        ("H-21 C-14", "H2", 0),
    ],
)
def test_black_dice_and_phases_are_counted_alike(company: str, name: str, answer: int) -> None:
    stacks = "L1 L2 L3 -" if name[0] == "H" else f"L1 L2 {name} L3"
    assert refused(table(company, "H-S1", era=2, stacks=stacks), name) == answer


@pytest.mark.rule("AS-4.3", "AS-6.1")
def test_the_dice_may_come_from_an_exchange() -> None:
    s = table("F-S1 M-12", "H-S1", stacks="L1 L2 L3 L4")  # 2W > 1R
    assert refused(s, "L4") == 0
    s = table("M-12", "H-S1", stacks="L1 L2 L3 L4")  # one white only
    assert refused(s, "L4") == DICE_MISSING


@pytest.mark.rule("AS-4.4")
@pytest.mark.parametrize("ending", ["fails", "succeeds", "is given up"])
def test_there_is_one_throw_in_a_go(ending: str, luck: Luck) -> None:
    s = table("F-S1", "H-S1", chips=(0 if ending == "fails" else 1, 0))
    luck.dice({"fails": "W1 W1", "succeeds": "W3 W1", "is given up": "W2 W1"}[ending])
    act(s, "L1")
    if ending == "is given up":
        assert s.asked == ASK_BONUS
        act(s, LET_FAIL)
    assert len(told(s, EVENT_THROWS)) == 1
    assert (s.seat, s.asked) == (1, ASK_TARGET)


@pytest.mark.rule("AS-4.5")
def test_who_has_a_legal_target_cannot_skip_it() -> None:
    s = table("F-S1", "H-S1", chips=(6, 6))
    legal = [action for action in range(-5, ACTIONS + 5) if refused(s, action) == 0]
    assert legal == [TRY_STACK, TRY_STACK + 1]
    assert refused(s, END_TURN) == NOT_ASKED
    assert told(s, EVENT_NO_TARGET) == []


@pytest.mark.rule("AS-4.6")
def test_without_a_legal_target_step_2_is_skipped_without_a_chip(luck: Luck) -> None:
    s = table("F-22", "H-S1", era=1, stacks="M4 M1 M3 M2", chips=(0, 1), pile="F-21 G-23 G-24")
    luck.dice("R2 R2")
    act(s, "M4")  # seat 1 has two whites and a red one, and M1 needs 2W+1R
    assert (s.era, s.seat) == (2, 1)
    assert told(s, EVENT_NO_TARGET) == []
    s = table("F-22", "H-S1", era=1, stacks="M4 M5 M3 M2", chips=(0, 1), pile="G-13 F-21 G-23 G-24")
    luck.dice("R2 R2")
    act(s, "M4")  # seat 1 has two whites in era 1: nothing; then the Change of Era comes for seat 0
    assert told(s, EVENT_NO_TARGET) == [(1, 0, 0)]
    assert (s.seat, s.goes, s.asked) == (0, 11, ASK_TARGET)
    assert [company.chips for company in s.companies[:2]] == [1, 1]


@pytest.mark.rule("AS-4.6")
@pytest.mark.parametrize(("had", "got"), [(0, 1), (1, 1), (5, 1), (6, 0)])
def test_with_the_option_a_skipped_step_2_gives_a_chip(had: int, got: int, luck: Luck) -> None:
    s = table(
        "F-22", "H-S1", stacks="M4 M5 M3 M2", chips=(0, had), pile="G-13 F-21 G-23 G-24", chip_for_no_target="yes"
    )
    luck.dice("R2 R2")
    act(s, "M4")
    assert told(s, EVENT_NO_TARGET) == [(1, got, 0)]
    assert s.companies[1].chips == had + got
    assert s.companies[0].chips == 1
    assert s.asked == (ASK_EXTRA_GO if had + got >= 3 else ASK_TARGET)


@pytest.mark.rule("AS-4.6")
def test_the_first_player_too_may_be_without_a_target_and_is_passed_over() -> None:
    s = table(*("",) * 2, stacks="M1 M2 M3 M4", pile="G-13 G-12 C-11 F-21", blocked=True)
    rules.play_on(s)
    # One white die each: nothing until C-11 is turned over.
    assert told(s, EVENT_NO_TARGET)[0] == (0, 0, 0)
    assert rules.any_target(s)
    assert audit(s) == 0


@pytest.mark.rule("AS-4.7", "AS-7.7", "AS-7.9")
def test_a_hopeless_target_may_be_named_to_earn_a_chip(luck: Luck) -> None:
    s = table("I-22", "H-S1", stacks="M6 L2 L3 L4")  # 1W+1B at 11 with one white and an imaginary black 5
    assert refused(s, "M6") == 0
    luck.dice("W3")
    act(s, "M6")
    assert told(s, EVENT_FAILS) == [(0, card("M6"), 1)]
    assert s.companies[0].chips == 1


@pytest.mark.rule("AS-4.8")
def test_what_lies_covered_is_not_in_the_state() -> None:
    shown: Counter[str] = Counter()
    for ply in range(60):
        s = table("H-11", "H-S1", wooden=0, stacks="L1 L2 L3 L4", chips=(1, 0))
        key_chance(s.rng, 8, 9, ply)
        act(s, "L1")
        if s.asked == ASK_BONUS:
            act(s, state.USE_BONUSES)
        if s.stack_left[0] == 2:
            shown[IDS[s.stack_top[0]]] += 1
    assert set(shown) == {f"M{i}" for i in range(1, 7)}


@pytest.mark.rule("AS-4.1", "AS-10.1")
def test_a_phase_cannot_be_named_while_the_hindenburg_is_closed() -> None:
    s = table("F-21 H-21 C-23", "H-S1", era=2, stacks="D1 D2 M1 D3")
    assert [refused(s, TRY_PHASE + i) for i in range(4)] == [HINDENBURG_CLOSED] * 4
    assert target(s, "H1") == TRY_PHASE


@pytest.mark.rule("AS-4.5", "AS-4.6")
@pytest.mark.parametrize(
    ("board", "stacks", "action"),
    [
        ("F-S2", "M1 M2 M3 M4", TRY_FIELD),
        ("G-22 G-23 G-11", "M1 M2 M3 M4", TRY_FIELD + 17),
        ("", "L1 M2 M3 M4", TRY_STACK),
        ("", "M2 M3 M4 L1", TRY_STACK + 3),
    ],
)
def test_a_single_target_is_found_wherever_it_lies(board: str, stacks: str, action: int) -> None:
    s = table("F-S1", "H-S1", board=board, stacks=stacks)
    assert rules.any_target(s)
    assert [a for a in range(ACTIONS) if refused(s, a) == 0] == [action]
    rules.play_on(s)
    assert (s.seat, s.asked) == (0, ASK_TARGET)


@pytest.mark.rule("AS-4.5", "AS-10.1")
@pytest.mark.parametrize(("phases", "action"), [("-111", TRY_PHASE), ("111-", TRY_PHASE + 3)])
def test_a_phase_can_be_the_only_target(phases: str, action: int) -> None:
    s = table("H-21 C-23 I-24", "H-S1", era=2, stacks="D1 M3 L3 -", phases=phases)
    assert [a for a in range(ACTIONS) if refused(s, a) == 0] == [action]
    assert rules.any_target(s)
