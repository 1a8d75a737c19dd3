"""The audit finds what cannot be on a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aerodrome.games.zeppeldrome.accounts import copy_case, set_older, set_spot
from aerodrome.games.zeppeldrome.audit import (
    CARD_LOST,
    CHIT_LOST,
    KNOWS_TOO_MUCH,
    SIZE_WRONG,
    TOKEN_LOST,
    TWO_ON_A_SPACE,
    WRONG_PLAN,
    WRONG_QUESTION,
    audit,
)
from aerodrome.games.zeppeldrome.state import ASK_PLAN, SEATS, State
from aerodrome.rulebook.bits import put_in, take_out
from aerodrome.rulebook.record import NONE
from tests.zeppeldrome.table import act, let_know, opened, table


def full() -> State:
    """Chits, ballast, Old Folks and Lemmings in play; seat 0 has stolen card 9 from seat 1."""
    s = table(
        "3 6",
        "2 21",
        "5 9",
        hands=("9 1", "2 3 4", "5 70"),
        plans=("27", "28 down", "-"),
        before=("U D", "", ""),
        after=("", "F", "B B"),
        tokens=(1, 0, 2),
        discards="60 61 69",
        section_a="ballast",
        section_d="lemmings",
    )
    let_know(s, 1, 0, 9)
    let_know(s, 2, 1, 28)  # the card that seat 1 has left face down
    s.ballast &= s.ballast - 1
    s.ballast_dropped = 1
    return s


def strolling() -> State:
    return table("3 6", "2 4", step="hazards", section_d="folks")


Change = Callable[[State], None]


def put(path: str, value: int, by: bool = False) -> Change:
    """A change at a place, as "players.0.hand_size": to a value, or by one."""

    def change(s: State) -> None:
        *way, last = path.split(".")
        at: object = s
        for step in way:
            at = at[int(step)] if step.isdigit() else getattr(at, step)  # type: ignore[index]
        old = at[int(last)] if last.isdigit() else getattr(at, last)  # type: ignore[index]
        new = old + value if by else value
        if last.isdigit():
            at[int(last)] = new  # type: ignore[index]
        else:
            setattr(at, last, new)

    return change


def add(path: str, value: int) -> Change:
    return put(path, value, by=True)


def all_of(*changes: Change) -> Change:
    def change_all(s: State) -> None:
        for change in changes:
            change(s)

    return change_all


def goes_in(where: str, number: int) -> Change:
    """A card is there all of a sudden."""
    return lambda s: put_in(row(s, where), number - 1)


def goes_out(where: str, number: int) -> Change:
    return lambda s: take_out(row(s, where), number - 1)


def row(s: State, where: str) -> object:
    at: object = s
    for step in where.split("."):
        at = at[int(step)] if step.isdigit() else getattr(at, step)  # type: ignore[index]
    return at


WRONGS: list[tuple[Change, int]] = [
    # cards
    (goes_out("pile", 50), CARD_LOST),
    (goes_out("pile", 68), CARD_LOST),
    (goes_out("discards", 60), CARD_LOST),
    (goes_in("discards", 50), CARD_LOST),
    (goes_in("pile", 70), CARD_LOST),
    (goes_in("pile", 27), CARD_LOST),
    (goes_in("pile", 28), CARD_LOST),
    (put("players.0.plan", 49), CARD_LOST),
    (put("players.0.plan", NONE), CARD_LOST),
    (all_of(goes_out("players.1.hand", 2), add("players.1.hand_size", -1)), CARD_LOST),
    (all_of(goes_in("players.1.hand", 5), add("players.1.hand_size", 1)), CARD_LOST),
    (all_of(goes_out("pile", 50), goes_in("discards", 51)), CARD_LOST),
    # sizes
    (add("players.0.hand_size", 1), SIZE_WRONG),
    (add("players.2.hand_size", -1), SIZE_WRONG),
    (goes_in("players.1.hand", 50), SIZE_WRONG),
    (goes_out("players.2.hand", 70), SIZE_WRONG),
    # chits
    (add("chits", 1), CHIT_LOST),
    (add("players.0.before_count", 1), CHIT_LOST),
    (add("players.1.after_count", -1), CHIT_LOST),
    (put("players.0.before_flown", 3), CHIT_LOST),
    (put("players.1.after_flown", 2), CHIT_LOST),
    (all_of(put("chits", -1), put("players.1.after_count", 17)), CHIT_LOST),
    # tokens
    (put("ballast", 0), TOKEN_LOST),
    (add("ballast_dropped", -1), TOKEN_LOST),
    (add("players.0.ballast", 1), TOKEN_LOST),
    (add("players.2.ballast", -1), TOKEN_LOST),
    (put("folks.2", 7), TOKEN_LOST),
    (put("options.1", 1), TOKEN_LOST),  # only eight tokens
    # spaces
    (all_of(put("players.0.row", 1), put("players.0.column", 20)), TWO_ON_A_SPACE),
    (all_of(put("players.2.row", 2), put("players.2.column", 5)), TWO_ON_A_SPACE),
    (all_of(put("players.1.row", 0), put("players.1.column", 19)), TWO_ON_A_SPACE),  # a Lemming is there
    (put("players.0.row", 5), TWO_ON_A_SPACE),  # off the course
    (put("players.0.row", -2), TWO_ON_A_SPACE),
    (put("players.0.column", 26), TWO_ON_A_SPACE),
    (put("players.0.column", -1), TWO_ON_A_SPACE),
    (put("lemmings.0", 8), TWO_ON_A_SPACE),
    (put("lemmings.6", 10), TWO_ON_A_SPACE),
    # plans
    (put("players.0.shown", 0), WRONG_PLAN),
    (put("players.0.cube", NONE), WRONG_PLAN),
    (put("players.2.face_up", 1), WRONG_PLAN),
    (put("players.0.laid", 0), WRONG_PLAN),
    (put("players.1.laid", 0), WRONG_PLAN),
    (put("players.2.laid", 1), WRONG_PLAN),
    (put("players.0.flying", 0), WRONG_PLAN),
    (put("players.2.flying", 0), WRONG_PLAN),  # it has chits
    (put("players.0.chosen", 1), WRONG_PLAN),
    (put("players.0.chosen", 70 + 1), WRONG_PLAN),
    # knowledge
    (put("accounts.1.names.0", 1), KNOWS_TOO_MUCH),
    (put("accounts.1.names.0", 26), KNOWS_TOO_MUCH),  # that plan is no secret
    (put("accounts.1.names.1", 4), KNOWS_TOO_MUCH),
    (put("accounts.1.spots.0", 2), KNOWS_TOO_MUCH),
    (put("accounts.2.spots.0", 1 + 8), KNOWS_TOO_MUCH),  # it is the plan: it did not come behind it
    (put("accounts.0.older.0.0", 1), KNOWS_TOO_MUCH),
    (put("accounts.4.older.0.2", 1 << 7), KNOWS_TOO_MUCH),
    (put("accounts.0.late.0.1", 4), KNOWS_TOO_MUCH),  # no card can be the plan
    (put("accounts.0.late.0.1", 5), KNOWS_TOO_MUCH),  # there are but four
    (put("accounts.4.late.0.0", 1), KNOWS_TOO_MUCH),  # there is no hidden plan
    (put("accounts.0.cases", 0), KNOWS_TOO_MUCH),
    (put("accounts.0.cases", 7), KNOWS_TOO_MUCH),
    (put("accounts.0.cases", 2), KNOWS_TOO_MUCH),  # the second has no weight
    (put("accounts.4.weights.0", 0), KNOWS_TOO_MUCH),
    (all_of(goes_out("periods.0", 9), goes_in("periods.1", 9)), KNOWS_TOO_MUCH),  # nobody is thought to have old ones
    (all_of(goes_out("periods.0", 70), goes_in("periods.3", 70)), KNOWS_TOO_MUCH),
    # the question
    (put("asked", NONE), WRONG_QUESTION),
    (put("ended_by", 1001), WRONG_QUESTION),
    (
        all_of(
            *(put(f"players.{i}.chosen", chosen) for i, chosen in enumerate((8, 71, 139))),
            put("asked", ASK_PLAN),
        ),
        WRONG_QUESTION,
    ),
]


@pytest.mark.parametrize(("change", "answer"), WRONGS)
def test_the_audit_says_what_is_wrong(change: Change, answer: int) -> None:
    s = full()
    assert audit(s) == 0
    change(s)
    assert audit(s) == answer


def test_every_answer_of_the_audit_is_tried() -> None:
    assert {answer for _, answer in WRONGS} == set(range(1, 9))


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        (put("folks.0", 8), TWO_ON_A_SPACE),
        (put("folks.3", NONE), TOKEN_LOST),
        (all_of(put("players.0.row", 1), put("players.0.column", 19)), TWO_ON_A_SPACE),
    ],
)
def test_the_audit_counts_old_folks(change: Change, answer: int) -> None:
    s = strolling()
    assert audit(s) == 0
    change(s)
    assert audit(s) == answer


def test_old_cards_that_are_counted_are_fine() -> None:
    s = full()
    take_out(s.periods[0], 0)
    put_in(s.periods[2], 0)
    assert audit(s) == KNOWS_TOO_MUCH
    for a in (0, 1, 2, SEATS):
        set_older(s, a, 0, 0, 2, 1)
    assert audit(s) == 0
    take_out(s.periods[0], 27)  # left face down by seat 1; seat 2 can name it
    put_in(s.periods[3], 27)
    assert audit(s) == KNOWS_TOO_MUCH
    for a in (0, 1, SEATS):
        set_older(s, a, 0, 1, 3, 1)
    assert audit(s) == 0


def test_one_case_of_several_must_be_true() -> None:
    """Seat 2 knows card 4 with seat 1, or with seat 0."""
    s = full()
    let_know(s, 2, 1, 4)
    copy_case(s, 2, 1, 0, 2)
    s.accounts[2].cases = 2
    set_spot(s, 2, 0, 1, 0)
    assert audit(s) == 0
    set_spot(s, 2, 1, 1, 0)
    assert audit(s) == KNOWS_TOO_MUCH


def test_periods_that_are_counted_as_one_are_fine() -> None:
    s = full()
    for card, age in ((0, 1), (1, 4)):
        take_out(s.periods[0], card)
        put_in(s.periods[age], card)
    for a in (0, 1, 2):
        set_older(s, a, 0, 0, 1, 1)
        set_older(s, a, 0, 1, 4, 1)
    s.accounts[SEATS].oldest = 1
    set_older(s, SEATS, 0, 0, 1, 1)
    set_older(s, SEATS, 0, 1, 4, 1)
    assert audit(s) == KNOWS_TOO_MUCH
    set_older(s, SEATS, 0, 1, 4, 0)
    set_older(s, SEATS, 0, 1, 1, 1)
    assert audit(s) == 0


def test_a_choice_in_secret_is_fine_while_others_have_still_to_choose() -> None:
    s = table("3 6", "2 4", step="plan", hands=("1 2", "3 4"))
    act(s, 0, "plan 2 down")
    assert audit(s) == 0
    s.players[0].chosen = 2
    assert audit(s) == WRONG_PLAN


def test_an_absent_seat_is_not_audited() -> None:
    s = table("3 6", "2 4", step="plan", hands=("1 2", "3 4"))
    s.players[3].hand_size = 3
    s.players[2].ballast = 1
    assert audit(s) == 0
    act(s, 0, "plan 1")


def test_corners_of_the_course_are_fine() -> None:
    s = table("1 1", "5 25", "5 1", "1 25", plans=("70", "69 down", "68 turned", "-"))
    assert audit(s) == 0
    s.players[1].column = s.players[3].column = 25
    assert audit(s) == 0


@pytest.mark.parametrize(
    ("plans", "there"), [(("70", "-"), 0), (("63", "-"), 0), (("-", "69 down"), 1), (("-", "63 down"), 1)]
)
def test_a_high_card_as_a_plan_is_not_somewhere_else_as_well(plans: tuple[str, str], there: int) -> None:
    s = table("1 1", "5 25", hands=("1", "2"), plans=plans)
    put_in(s.pile, s.players[there].plan)
    assert audit(s) == CARD_LOST
    take_out(s.pile, s.players[there].plan)
    let_know(s, 1 - there, there, s.players[there].plan + 1)
    assert audit(s) == (KNOWS_TOO_MUCH if there == 0 else 0)  # a card face up is no secret


def test_no_chit_and_no_ship_on_the_course_are_fine() -> None:
    s = table("1 1", "5 25", before=("U D U D U D U D U D", "U D U D U D U D U D"))
    assert (s.chits, audit(s)) == (0, 0)
    s = opened(3)
    assert audit(s) == 0


def test_old_cards_are_counted_whatever_their_numbers() -> None:
    s = table("1 1", "5 25", hands=("1 70", "2"))
    for card in (0, 69):
        take_out(s.periods[0], card)
        put_in(s.periods[1], card)
    for a in (0, 1, SEATS):
        set_older(s, a, 0, 0, 1, 2)
    assert audit(s) == 0
