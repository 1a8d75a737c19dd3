"""The table in sentences: where cards lie, and what a question is about."""

from __future__ import annotations

import pytest

from aerodrome.games.airships.cards import ENGINEERS
from aerodrome.games.airships.state import (
    ASK_BONUS,
    ASK_EXCHANGE,
    ASK_TARGET,
    EXCHANGE_REAL,
    LET_FAIL,
    USE_BONUSES,
    State,
)
from aerodrome.rulebook.record import NONE
from tests.airships.table import GAME, Luck, act, card, table, target

NAMES = ("Ann", "Ben", "Cleo", "Dot")


def described(s: State, seat: int = 0) -> list[str]:
    seen = s.copy()
    GAME.plain.blind(seen, seat)
    return list(GAME.words.describe(seen, seat, NAMES))


def row(s: State, department: str) -> str:
    """The line of a row of the board."""
    return next(line for line in described(s) if line.startswith(department))


def question(s: State) -> str:
    return str(GAME.words.question(s, s.seat, NAMES))


def label(s: State, action: int) -> str:
    return str(GAME.words.label(s, s.seat, action, NAMES))


# --- the board --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-3.2", "AS-3.7")
def test_free_fields_are_told_where_they_are() -> None:
    """Of two cards in a row, either may have come first: what counts is which lies further to the left."""
    s = table(board="I-11 I-12 I-13")
    engineers = s.board[ENGINEERS]
    texts = [GAME.words.card_text(card(name)) for name in ("I-11", "I-12", "I-13")]
    engineers[0] = NONE
    assert row(s, "Engineers") == f"Engineers, from the left: free | {texts[1]} | {texts[2]}."
    engineers[:] = [card("I-13"), NONE, card("I-11")]
    assert row(s, "Engineers") == f"Engineers, from the left: {texts[2]} | free | {texts[0]}."
    engineers[:] = [NONE, NONE, NONE]
    assert row(s, "Engineers") == "Engineers: all three fields are free."


@pytest.mark.rule("AS-3.3")
def test_a_full_row_says_which_card_is_pushed_out_next() -> None:
    s = table(board="I-11 I-12 I-13")
    assert row(s, "Engineers").endswith("The row is full: the next card would push out Apprentice (I-11).")
    assert row(table(board="I-11 I-12"), "Engineers").endswith(" | free.")


@pytest.mark.rule("AS-3.2", "AS-3.3", "AS-3.7")
def test_boards_that_will_go_on_differently_are_described_differently() -> None:
    """The same cards in other places: another card is pushed out, or another field is filled."""
    s = table(board="I-11 I-12")
    engineers = s.board[ENGINEERS]
    told = set()
    for fields in (("I-11", "I-12", None), ("I-12", "I-11", None), ("I-11", None, "I-12"), (None, "I-11", "I-12")):
        engineers[:] = [NONE if name is None else card(name) for name in fields]
        told.add(row(s, "Engineers"))
    assert len(told) == 4


# --- questions about an attempt -----------------------------------------------------------------------------------


@pytest.mark.rule("AS-7.2", "AS-7.8")
def test_a_question_about_bonuses_says_what_it_is_about(luck: Luck) -> None:
    """Two white dice and an imaginary one, for a card that shows two white and one red."""
    s = table("F-12 I-11 G-12", "H-S1", board="F-22", chips=(3, 0), wooden=0)
    luck.dice("W1 W2 R2")
    act(s, target(s, "F-22"))
    assert s.asked == ASK_BONUS
    needed = GAME.words.card_name(card("F-22"))
    engine = GAME.words.card_name(card("G-12"))
    assert question(s) == f"{needed}: 7 of 9, 2 short. Use bonuses?"
    assert described(s)[-3:] == [
        f"Ann tries for {GAME.words.card_text(card('F-22'))}.",
        "Thrown: white 1, 2 | red 2 | imaginary white 3. The best dice make 7, 2 short.",
        f"What would make it up: +1 from the wooden airship and +1 from {engine}.",
    ]
    assert label(s, USE_BONUSES) == (
        f"use bonuses: 2 short, made up by +1 from the wooden airship and +1 from {engine}"
    )


@pytest.mark.rule("AS-7.3", "AS-7.4", "AS-7.8")
@pytest.mark.parametrize(
    ("wooden", "chips", "help_"),
    [
        (0, 1, "+1 from the wooden airship"),
        (NONE, 2, "+1 from 1 bonus chip"),
        (NONE, 5, "+1 from 1 bonus chip"),
    ],
)
def test_no_chip_is_named_that_would_not_be_spent(luck: Luck, wooden: int, chips: int, help_: str) -> None:
    s = table(board="C-11", chips=(chips, 0), wooden=wooden)
    luck.dice("W2 W1")
    act(s, target(s, "C-11"))
    assert label(s, USE_BONUSES) == f"use bonuses: 1 short, made up by {help_}"
    assert described(s)[-1] == f"What would make it up: {help_}."
    act(s, USE_BONUSES)
    spent = chips - s.companies[0].chips
    assert spent == -1 + (wooden == NONE)  # C-11 brings a chip


@pytest.mark.rule("AS-7.4")
def test_several_chips_are_counted_together(luck: Luck) -> None:
    s = table(board="C-11", chips=(5, 0), chips_per_attempt="any")
    luck.dice("W1 W1")
    act(s, target(s, "C-11"))
    assert label(s, USE_BONUSES) == "use bonuses: 2 short, made up by +2 from 2 bonus chips"


@pytest.mark.rule("AS-7.9")
@pytest.mark.parametrize(
    ("chips", "words"), [(5, "receive a bonus chip"), (6, "receive none, for your supply is empty")]
)
def test_who_lets_an_attempt_fail_is_told_whether_there_is_a_chip(luck: Luck, chips: int, words: str) -> None:
    s = table(board="C-11", chips=(chips, 0))
    luck.dice("W2 W1")
    act(s, target(s, "C-11"))
    assert label(s, LET_FAIL) == f"let the attempt fail and {words}"
    act(s, LET_FAIL)
    assert s.companies[0].chips == 6


@pytest.mark.rule("AS-5.5")
def test_an_imaginary_die_that_the_target_does_not_show_is_not_told_of(luck: Luck) -> None:
    s = table("F-12 I-11", "H-S1", board="C-14", chips=(3, 0))
    luck.dice("R3")
    act(s, target(s, "C-14"))
    assert s.asked == ASK_BONUS
    assert described(s)[-2] == "Thrown: red 3. The best dice make 3, 1 short."


@pytest.mark.rule("AS-5.7")
def test_an_attempt_on_the_imaginary_die_alone_threw_nothing(luck: Luck) -> None:
    s = table("F-S1 I-13", "H-S1", stacks="L4 L2 L3 L1", chips=(3, 0))
    act(s, target(s, "L4"))
    assert s.asked == ASK_BONUS
    assert described(s)[-2] == "Thrown: imaginary red 4. The best dice make 4, 1 short."


@pytest.mark.rule("AS-6.1")
def test_a_question_about_an_exchange_names_the_card(luck: Luck) -> None:
    s = table("F-12 H-S1 M-12", "H-S2", board="F-22 C-14", chips=(3, 0))
    act(s, target(s, "C-14"))
    assert s.asked == ASK_EXCHANGE
    name = GAME.words.card_name(card("C-14"))
    assert question(s) == f"Exchange dice before the throw for {name}?"
    assert described(s)[-1] == f"Ann tries for {GAME.words.card_text(card('C-14'))}."
    luck.dice("R2 R2")
    act(s, EXCHANGE_REAL)


def test_between_attempts_there_is_nothing_to_tell_of_one() -> None:
    s = table()
    assert s.asked == ASK_TARGET
    assert question(s) == "Choose a card to try for."
    assert described(s)[-1].startswith("Ben: ")
