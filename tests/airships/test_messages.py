"""The table in sentences: where cards lie, what a question is about, what happens."""

from __future__ import annotations

import pytest

from aerodrome.games.airships.cards import ENGINEERS, IDS
from aerodrome.games.airships.state import (
    ACTIONS,
    ASK_BONUS,
    ASK_EXCHANGE,
    ASK_TARGET,
    EVENT_BONUSES,
    EVENT_CAPTAIN_CHIPS,
    EVENT_FAILS,
    EVENT_GAME_OVER,
    EVENT_ON_BOARD,
    EVENT_WINS_EXPANSION,
    EXCHANGE_IMAGINARY,
    EXCHANGE_REAL,
    LET_FAIL,
    TRY_FIELD,
    TRY_STACK,
    USE_BONUSES,
    State,
)
from aerodrome.play.plain import said_of
from aerodrome.rulebook.messages import check_messages, parsed
from aerodrome.rulebook.record import NONE
from aerodrome.text.speaker import Notation
from tests.airships.table import GAME, Luck, act, card, table, target, texts
from tests.airships.test_cards import changed

APPRENTICE = "Apprentice (I-11): 1 white, 3 or more; gives an imaginary white 3"
DRAUGHTSMAN = "Draughtsman (I-12): 2 white, 5 or more; gives an imaginary red 3"
ANALYST = "Stress Analyst (I-13): 1 white, 1 red, 6 or more; gives an imaginary red 4"
STORM_RIDER = "Storm Rider (C-14): 1 red, 4 or more; gives a red die and 2 one-off bonus chips"


def described(s: State, seat: int = 0) -> list[str]:
    return texts(s, seat, "describe", seat)


def row(s: State, department: str) -> str:
    """The line of a row of the board."""
    return next(line for line in described(s) if line.startswith(department))


def question(s: State, language: str = "en") -> str:
    return " ".join(texts(s, s.seat, "prompt", s.seat, language=language))


def label(s: State, action: int, language: str = "en") -> str:
    (text,) = texts(s, s.seat, "label", s.seat, action, language=language)
    return text


def happened(event: int, a: int = 0, b: int = 0, c: int = 0, language: str = "en") -> str:
    (text,) = texts(table(), 0, "sentence", event, a, b, c, language=language)
    return text


def test_every_message_is_declared_and_said() -> None:
    assert check_messages(GAME) == []


# --- the board --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-3.2", "AS-3.7")
def test_free_fields_are_told_where_they_are() -> None:
    """Either of two cards in a row may have come first. Only the places matter: which one lies further left."""
    s = table(board="I-11 I-12 I-13")
    engineers = s.board[ENGINEERS]
    engineers[0] = NONE
    assert row(s, "Engineers") == f"Engineers, from the left: free | {DRAUGHTSMAN} | {ANALYST}."
    engineers[:] = [card("I-13"), NONE, card("I-11")]
    assert row(s, "Engineers") == f"Engineers, from the left: {ANALYST} | free | {APPRENTICE}."
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
    engine = "Twin Cylinder"
    assert question(s) == "Stock Exchange: 7 of 9, 2 short. Use bonuses?"
    assert described(s)[-3:] == [
        "Ann tries for Stock Exchange (F-22): 2 white, 1 red, 9 or more; gives 2 red dice.",
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
        (NONE, 2, "+1 from a bonus chip"),
        (NONE, 5, "+1 from a bonus chip"),
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
    ("chips", "words"), [(5, "receive a bonus chip"), (6, "receive no chip: your supply is empty")]
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
    assert question(s) == "Exchange dice before the throw for Storm Rider?"
    assert question(s, "fr") == "Échanger des dés avant le lancer pour Dompteur d’orages\u202f?"
    assert described(s)[-1] == f"Ann tries for {STORM_RIDER}."
    assert label(s, EXCHANGE_REAL) == "exchange 2 white for 1 red, all of them real"
    assert label(s, EXCHANGE_IMAGINARY, "de") == "2 weiße gegen 1 roten tauschen, auch den gedachten Würfel"
    luck.dice("R2 R2")
    act(s, EXCHANGE_REAL)


def test_between_attempts_there_is_nothing_to_tell_of_one() -> None:
    s = table()
    assert s.asked == ASK_TARGET
    assert question(s) == "Choose a card to try for."
    assert described(s)[-1].startswith("Ben: ")


# --- what happens -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-3.2", "AS-3.3")
def test_a_card_that_is_turned_over_is_told_with_the_one_that_is_pushed_out() -> None:
    silk, steel = card("M-11"), card("M-14")
    assert happened(EVENT_ON_BOARD, silk, NONE) == "Silk for Cotton is turned over."
    assert happened(EVENT_ON_BOARD, silk, steel) == (
        "Silk for Cotton is turned over, and Steel Tubing is pushed out of the game."
    )
    assert happened(EVENT_ON_BOARD, silk, steel, language="de") == (
        "Aufgedeckt: Seide statt Baumwolle. Aus dem Spiel geschoben: Stahlrohre."
    )


@pytest.mark.rule("AS-8.1")
def test_a_card_that_is_won_is_told_with_the_one_that_it_replaces() -> None:
    assert happened(EVENT_WINS_EXPANSION, 1, card("F-11"), NONE) == "Ben wins Village Bank."
    assert happened(EVENT_WINS_EXPANSION, 1, card("F-11"), card("F-S1")) == (
        "Ben wins Village Bank, which replaces Piggy Bank."
    )


@pytest.mark.rule("AS-8.3", "AS-8.4")
@pytest.mark.parametrize(
    ("received", "printed", "text"),
    [
        (1, 1, "Ann receives 1 bonus chip."),
        (3, 3, "Ann receives 3 bonus chips."),
        (0, 2, "Ann receives 0 of 2 bonus chips: the supply has no more."),
        (1, 3, "Ann receives 1 of 3 bonus chips: the supply has no more."),
    ],
)
def test_a_captain_tells_of_chips_that_the_supply_lacks(received: int, printed: int, text: str) -> None:
    assert happened(EVENT_CAPTAIN_CHIPS, 0, received, printed) == text


@pytest.mark.rule("AS-7.8")
@pytest.mark.parametrize(
    ("free", "chips", "text"),
    [
        (2, 0, "Ann uses a free +2."),
        (0, 1, "Ann uses 1 bonus chip."),
        (1, 2, "Ann uses a free +1 and 2 bonus chips."),
    ],
)
def test_bonuses_are_told_with_what_they_cost(free: int, chips: int, text: str) -> None:
    assert happened(EVENT_BONUSES, 0, free, chips) == text


@pytest.mark.rule("AS-7.9")
def test_a_failure_tells_of_its_chip() -> None:
    assert happened(EVENT_FAILS, 0, card("L1"), 0) == "Ann fails."
    assert happened(EVENT_FAILS, 0, card("L1"), 1) == "Ann fails and receives a bonus chip."


def test_the_end_is_told_with_its_rule() -> None:
    assert happened(EVENT_GAME_OVER, 1101) == f"The game is over. {GAME.rules[1101].text}"


# --- moves ----------------------------------------------------------------------------------------------------------


def test_a_target_is_told_with_what_it_replaces() -> None:
    s = table("C-11", "H-S1", board="C-14", stacks="L1 L2 L3 L4")
    assert label(s, target(s, "C-14")) == (
        "try for Storm Rider: 1 red, 4 or more; gives a red die and 2 one-off bonus chips; replaces Balloon Pilot"
    )
    assert label(s, target(s, "L1"), "de") == "Skylark versuchen: 1 weißer, 3 oder mehr; 1 Punkt"
    assert label(s, target(s, "H4"), "fr") == (
        "tenter Hindenburg\u00a0: Moteurs\u00a0: 3 noirs, 19 ou plus\u202f;"
        " 10 points, ou 5 si le Hindenburg reste inachevé"
    )


def test_moves_are_written_as_they_always_were() -> None:
    """A card by its id, an empty place by where it is. Game files have these."""
    s = table(board="I-12", stacks="L1 L2 L3 -")
    written = [Notation(GAME).text(said_of(GAME, s, "notation", action)) for action in range(ACTIONS)]
    assert written[:4] == ["take USA", "take Germany", "take Italy", "take France"]
    assert written[TRY_FIELD + 3 * ENGINEERS :][:3] == ["try I-12", "try engineers 2", "try engineers 3"]
    assert written[TRY_STACK:] == [
        *("try L1", "try L2", "try L3", "try stack 4"),
        *("try H1", "try H2", "try H3", "try H4"),
        *("keep dice", "exchange", "exchange imaginary", "use bonuses", "let it fail", "another go", "end turn"),
    ]
    assert len(set(written)) == ACTIONS


# --- cards and companies --------------------------------------------------------------------------------------------


def test_every_card_is_listed_with_what_is_reconstructed() -> None:
    listed = [text for n in range(GAME.cards_listed) for text in texts(table(), NONE, "card", n)]
    assert len(listed) == len(IDS)
    assert all(f"({each})" in text for each, text in zip(IDS, listed, strict=True))
    assert listed[card("C-12")] == (
        "Harbour Pilot (C-12): 2 white, 5 or more; gives a white die and 2 one-off bonus chips (all printed)"
    )
    assert listed[card("F-23")] == (
        "Royal Patronage (F-23): 1 white, 1 red, 1 black, 12 or more; gives a white die; 3 points"
        " (reconstructed: needs and target)"
    )
    assert listed[card("M-23")].endswith(
        "gives an exchange of 1 red for 1 black (reconstructed: needs, target and gift)"
    )
    assert "; gives +2 to any throw (" in listed[card("G-24")]


def test_other_cards_are_told_with_their_own_figures_and_names() -> None:
    text, _ = changed("expansions.I-11", '"W3"', '"B7"')
    game = GAME.with_card_text(
        text.replace('"Apprentice"', '"Wunderkind"').replace('"Frame"', '"Keel"'), "my cards.toml"
    )
    s = table()
    for language, told in (
        ("en", "Wunderkind (I-11): 1 white, 3 or more; gives an imaginary black 7 (reconstructed: needs and target)"),
        (
            "de",
            "Wunderkind (I-11): 1 weißer, 3 oder mehr; bringt eine gedachte schwarze 7"
            " (rekonstruiert: Bedarf und Zielzahl)",
        ),
    ):
        assert texts(s, NONE, "card", card("I-11"), language=language, game=game) == [told]
    assert texts(s, NONE, "card", card("H1"), game=game)[0].startswith("Hindenburg: Keel (H1): ")


def test_a_company_is_told_in_brief() -> None:
    s = table("F-12 I-13 M-11 G-12", "H-S1", fleets=("L5",), stacks="M1 L1 L2 L3", chips=(2, 1), wooden=0)
    assert texts(s, 0, "brief", 0) == [
        "Ann (you): 2 points, 2 bonus chips, dice: 2 white, 1 red."
        " At a throw: an imaginary red 4, an exchange of 3 white for 2 red and +1 to throws with red."
        " Company: Trading House (F-12), Stress Analyst (I-13), Silk for Cotton (M-11), Twin Cylinder (G-12)."
        " Airships: Meadow Queen (L5). Holds the wooden airship.",
        "Ben: 0 points, 1 bonus chip, dice: 2 white. Company: Old Barn (H-S1).",
    ]
    assert texts(s, NONE, "brief", NONE, language="fr")[1] == (
        "Ben\u00a0: 0 point, 1 jeton bonus, dés\u00a0: 2 blancs. Entreprise\u00a0: Vieille Grange (H-S1)."
    )


@pytest.mark.rule("AS-12.1", "AS-12.2", "AS-12.3")
def test_points_are_told_by_their_sources() -> None:
    s = table("F-23", "H-S1", fleets=("L5 M1", "L6 D1"), stacks="D2 M2 L1 -", phases="0-1-", blocked=True)
    for seat in (0, 1):
        sources = parsed(said_of(GAME, s, "breakdown", seat), GAME.messages)
        assert sum(each.plain[0] for each in sources) == GAME.plain.score(s, seat)
    assert texts(s, 0, "breakdown", 0) == ["airships", "expansions", "the Hindenburg"]
    assert [each.plain[0] for each in parsed(said_of(GAME, s, "breakdown", 0), GAME.messages)] == [4, 3, 3]


def test_facts_name_what_a_company_has() -> None:
    s = table("F-12 I-13", "H-S1", fleets=("L5",), stacks="M1 L1 L2 L3", chips=(2, 1), wooden=0)
    facts = parsed(said_of(GAME, s, "facts", 0), GAME.messages)
    assert [each.plain[0] for each in facts] == [2, 1, 1, 1, 1]
    assert texts(s, 0, "facts", 0, language="de") == [
        "deine Bonuschips",
        *("du hast Handelshaus", "du hast Statikerin", "du hast Meadow Queen"),
        "du hast das hölzerne Luftschiff",
    ]
