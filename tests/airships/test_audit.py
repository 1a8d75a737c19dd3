"""The audit finds what cannot be on a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aerodrome.games.airships.audit import (
    AIRSHIPS_LOST,
    CARD_TWICE,
    CARD_UNSEEN,
    CHIPS_LOST,
    WRONG_FIELD,
    WRONG_MARKS,
    WRONG_POOL,
    WRONG_QUESTION,
    audit,
)
from aerodrome.games.airships.state import ASK_BONUS, ASK_EXTRA_GO, ASK_TARGET, LET_FAIL, State
from aerodrome.rulebook.record import NONE
from tests.airships.table import Luck, act, card, table


def full() -> State:
    return table(
        "F-12 H-11 I-11 G-12",
        "F-S1 H-S1 C-11",
        "M-12",
        era=2,
        chips=(2, 5, 0),
        board="F-11 G-11 G-13",
        stacks="L1 M2 D3 -",
        fleets=("L4 M4", "L5", "L6 M6 D6"),
        phases="01--",
    )


def put(path: str, value: int) -> Callable[[State], None]:
    """A change at a place, as "companies.0.chips"."""

    def change(s: State) -> None:
        *way, last = path.split(".")
        at: object = s
        for step in way:
            at = at[int(step)] if step.isdigit() else getattr(at, step)  # type: ignore[index]
        if last.isdigit():
            at[int(last)] = value  # type: ignore[index]
        else:
            setattr(at, last, value)

    return change


def both(*changes: Callable[[State], None]) -> Callable[[State], None]:
    def change_all(s: State) -> None:
        for change in changes:
            change(s)

    return change_all


WRONGS = [
    # expansions
    (put("board.0.1", card("F-11")), CARD_TWICE),
    (put("board.0.1", card("F-12")), CARD_TWICE),  # seat 0 has it
    (put("companies.2.department.0", card("F-S1")), CARD_TWICE),  # seat 1 has it
    (put("board.0.1", card("G-12")), WRONG_FIELD),
    (put("board.5.2", card("F-12")), WRONG_FIELD),
    (put("companies.2.department.1", card("F-22")), WRONG_FIELD),
    (put("board.0.1", card("F-22")), CARD_UNSEEN),
    (put("companies.2.department.0", card("F-22")), CARD_UNSEEN),
    (put("expansions_seen", 0), CARD_UNSEEN),
    # airships
    (put("stack_top.0", NONE), AIRSHIPS_LOST),
    (put("stack_top.3", card("D5")), AIRSHIPS_LOST),
    (put("stack_left.0", 0), AIRSHIPS_LOST),
    (put("stack_left.3", 1), AIRSHIPS_LOST),
    (put("stack_left.0", 2), WRONG_FIELD),
    (put("stack_left.2", 2), WRONG_FIELD),
    (put("stack_top.1", card("L2")), WRONG_FIELD),
    (put("stack_top.0", card("L4")), CARD_TWICE),  # seat 0 has built it
    (put("companies.1.fleet", 1 << 3), CARD_TWICE),
    (put("stack_top.0", card("L2")), CARD_UNSEEN),
    (put("companies.1.fleet", 1 << 1), CARD_UNSEEN),
    (put("airships_seen", 0), CARD_UNSEEN),
    (both(put("companies.1.fleet", 0), lambda s: put("airships_seen", s.airships_seen & ~(1 << 4))(s)), AIRSHIPS_LOST),
    # chips
    (put("companies.0.marks", 0), WRONG_MARKS),
    (put("companies.2.marks", 1), WRONG_MARKS),
    (put("phase_builder.2", 0), WRONG_MARKS),
    (put("companies.0.chips", -1), CHIPS_LOST),
    (put("companies.0.chips", 6), CHIPS_LOST),
    (put("companies.2.chips", 7), CHIPS_LOST),
    # the question
    (put("asked", NONE), WRONG_QUESTION),
    (put("ended_by", 1101), WRONG_QUESTION),
    (put("pool.0", 3), WRONG_POOL),
    (put("pool.1", 0), WRONG_POOL),
    (put("pool.2", 1), WRONG_POOL),
    (both(put("asked", ASK_BONUS), put("target", card("L1"))), WRONG_QUESTION),
    (put("asked", ASK_EXTRA_GO), WRONG_QUESTION),
]


@pytest.mark.parametrize(("change", "answer"), WRONGS)
def test_the_audit_says_what_is_wrong(change: Callable[[State], None], answer: int) -> None:
    s = full()
    assert audit(s) == 0
    change(s)
    assert audit(s) == answer


@pytest.mark.parametrize(("chips", "ok"), [(0, True), (5, True), (6, False), (-1, False)])
def test_the_audit_counts_six_chips_marks_included(chips: int, ok: bool) -> None:
    s = full()
    s.companies[0].chips = chips
    assert (audit(s) == 0) == ok


@pytest.mark.parametrize(("total", "ok"), [(1, False), (2, True), (3, False), (4, False)])
def test_the_audit_knows_when_bonuses_are_asked_about(total: int, ok: bool, luck: Luck) -> None:
    s = table("F-S1", "H-S1", chips=(1, 0))
    luck.dice("W2 W1")
    act(s, "L1")
    assert s.asked == ASK_BONUS
    s.total = total
    assert (audit(s) == 0) == ok


@pytest.mark.parametrize(("chips", "ok"), [(2, False), (3, True), (4, True)])
def test_the_audit_knows_when_another_go_is_offered(chips: int, ok: bool, luck: Luck) -> None:
    s = table("F-S1", "H-S1", chips=(3, 0))
    luck.dice("W2 W1")
    act(s, "L1")
    act(s, LET_FAIL)
    assert s.asked == ASK_EXTRA_GO
    s.companies[0].chips = chips
    assert (audit(s) == 0) == ok


def test_the_audit_knows_that_a_target_is_asked_for_only_where_there_is_one() -> None:
    s = table("", "", stacks="M1 M2 M3 M4", blocked=True)
    assert s.asked == ASK_TARGET
    assert audit(s) == WRONG_QUESTION


def test_an_absent_seat_is_not_audited() -> None:
    s = table("F-S1", "H-S1")
    s.companies[3].chips = 99
    assert audit(s) == 0


def test_the_audit_finds_an_airship_on_two_stacks_and_in_two_fleets() -> None:
    s = table("F-S1", "H-S1")
    s.stack_top[3] = s.stack_top[1]
    assert audit(s) == CARD_TWICE
    s = table("F-S1", "H-S1", stacks="M1 M2 L5 L2", fleets=("L1", "L3"))
    s.companies[1].fleet = s.companies[0].fleet
    assert audit(s) == CARD_TWICE
