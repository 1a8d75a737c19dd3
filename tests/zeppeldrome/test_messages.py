"""What the table says: plans and actions in words, where it is easily misunderstood, and in which forms."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aerodrome.games.zeppeldrome import cards, state
from aerodrome.games.zeppeldrome.messages import CARDS_LISTED, REVEALS, RULES_IN_PLAY, SECRET
from aerodrome.games.zeppeldrome.plans import DIRECTION_IDS
from aerodrome.games.zeppeldrome.sight import blind
from aerodrome.games.zeppeldrome.state import State
from aerodrome.play.saying import said_of
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.messages import check_messages, parsed
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.subset import check_subset
from aerodrome.text import LANGUAGES, Speaker
from tests.zeppeldrome.table import (
    GAME,
    NAMES_OF_PEOPLE,
    WRITTEN,
    act,
    action_of,
    askers,
    random_game,
    says,
    sentences,
    table,
)


def label(s: State, seat: int, notation: str, language: str = "en") -> str:
    (text,) = says(s, "label", seat, action_of(notation), language=language, viewer=seat)
    return text


def prompt(s: State, seat: int, language: str = "en") -> str:
    (text,) = says(s, "prompt", seat, language=language, viewer=seat)
    return text


def seen(s: State, viewer: int) -> State:
    view = s.copy()
    blind(view, viewer)
    return view


def told_to(s: State, viewer: int, language: str = "en") -> list[str]:
    return says(seen(s, viewer), "describe", viewer, language=language, viewer=viewer)


# --- the rules of texts


def test_messages_are_declared_used_and_in_the_rulebook_language() -> None:
    assert check_messages(GAME) == []
    assert check_subset(GAME) == []


def test_every_question_has_its_rules_and_an_event_that_reveals_is_an_event() -> None:
    assert sorted(RULES_IN_PLAY) == list(range(state.QUESTIONS))
    assert all(number in GAME.rules.by_number for rules in RULES_IN_PLAY.values() for number in rules)
    assert {getattr(state, name) for name in vars(state) if name.startswith("EVENT_")} >= REVEALS
    assert [WRITTEN[action] for action in (SECRET[0], SECRET[-1])] == ["plan 1", "plan 70 down"]


# --- notation


@pytest.mark.parametrize(
    ("action", "notation"),
    [
        (state.FACE_UP + 4, "plan 5"), (state.FACE_DOWN + 69, "plan 70 down"), (state.PLAY, "play 1"),
        (state.PASS, "pass"), (state.PAY + 1, "pay 2"), (state.PAY_NOT, "pay nothing"),
        (state.DISCARD + 8, "discard 9"), (state.KEEP, "keep"), (state.COLOUR + 3, "take green"),
        (state.TARGET + 1, "on seat 2"), (state.CHOICE, "choice 1"), (state.CHIT + 5, "chit DF"),
        (state.REMOVE_BEFORE + 19, "remove before 20"), (state.REMOVE_AFTER, "remove after 1"),
        (state.FLY + 4, "fly UF"), (state.STOP, "stop"), (state.DROP, "drop ballast"),
        (state.DROP_NOT, "keep ballast"), (state.COLLECT, "collect"), (state.COLLECT_NOT, "leave it"),
        (state.OPEN_GEARS, "open gears"), (state.OPEN_PISTONS, "open pistons"), (state.FOLK + 8 * 3 + 7, "folk 4 DB"),
        (state.FOLKS_DONE, "folks done"), (state.LEMMING + 6, "lemming 7"), (state.NEW_LEMMING + 4, "new lemming 5"),
        (state.LEMMINGS_DONE, "lemmings done"),
    ],
)  # fmt: skip
def test_moves_are_written_as_ever(action: int, notation: str) -> None:
    assert WRITTEN[action] == notation


# --- plans and actions


def listed(card: int, language: str = "en", game: Game = GAME) -> str:
    run = said_of(game, State(), "card", cards.SECTIONS + card - 1)
    return Speaker(game, language).text(run)


@pytest.mark.rule("ZD-7.3", "ZD-7.4")
@pytest.mark.parametrize(
    ("card", "plan"),
    [
        (27, "forward, forward, forward"),
        (53, "forward, either forward; or down for a card, forward, forward"),
        (29, "up-forward, either forward, forward; or down-forward, down-forward; or down, down, forward"),
        (37, "either up-forward, forward, forward; or down-forward, forward, forward"),
        (
            45,
            "forward, either up-forward, (up, forward; or down-forward); or down-forward, (down, forward;"
            " or up-forward)",
        ),
    ],
)
def test_a_plan_is_told_way_by_way(card: int, plan: str) -> None:
    assert listed(card).startswith(f"Card {card}: {plan} | ")


def directions_in(plan: str) -> list[str]:
    """The arrows of a plan, as card data writes them, in the order in which they are told."""
    return [DIRECTION_IDS[i] for word in re.findall(r"[a-z-]+", plan) for i, id in enumerate(WAYS) if id == word]


WAYS = ("forward", "back", "up", "down", "up-forward", "down-forward", "up-back", "down-back")


@pytest.mark.rule("ZD-7.3", "ZD-7.4")
@pytest.mark.parametrize("card", range(1, 71))
def test_every_arrow_of_a_plan_and_every_fork_is_told(card: int) -> None:
    plan, text = cards.CARDS.deck[card - 1].plan, listed(card).partition(": ")[2].partition(" | ")[0]
    assert directions_in(text) == re.findall(r"[A-Z]+", plan)
    assert text.count("for a card") == plan.count("?")
    assert re.findall(r"either|[(;)]", text) == signs_of_forks(plan)


def signs_of_forks(plan: str) -> list[str]:
    """What marks the ways of forks in words: a fork within a way is in brackets."""
    signs, depth = [], 0
    for sign in re.findall(r"[{/}]", plan):
        depth -= sign == "}"
        signs += {"{": ["(" if depth else "either"], "/": [";"], "}": [")"] if depth else []}[sign]
        depth += sign == "{"
    return signs


@pytest.mark.rule("ZD-5.1", "ZD-5.2", "ZD-5.3", "ZD-5.4")
@pytest.mark.parametrize(
    ("card", "action"),
    [
        (13, "a chit “forward” before the plan; or a chit “forward” after the plan"),
        (25, "a chit of any direction before the plan"),
        (41, "the ship moves down at once, then the ship moves down at once, if you discard another card for it"),
        (46, "remove a chit, then remove a chit"),
        (22, "deactivate the flight-plan card"),
        (10, "deactivate the flight plan, chits and all"),
        (27, "Supply Balloon (draw two cards)"),
    ],
)
def test_an_action_is_told_effect_by_effect(card: int, action: str) -> None:
    assert f" | {action} [" in listed(card)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Card 13: up, up-forward, forward, down | a chit “forward” before the plan; or a chit “forward” after"
         " the plan [reconstructed: plan, action]"),
        ("de", "Karte 13: hinauf, schräg hinauf vorwärts, vorwärts, hinunter | ein Marker „vorwärts“ vor dem Plan; oder"
         " ein Marker „vorwärts“ nach dem Plan [rekonstruiert: Plan, Aktion]"),
        ("fr", "Carte 13\u00a0: vers le haut, en haut et en avant, en avant, vers le bas | un marqueur «\u202fen avant"
         "\u202f» avant le plan\u202f; ou un marqueur «\u202fen avant\u202f» après le plan"
         " [reconstitué\u00a0: plan, action]"),
    ],
)  # fmt: skip
def test_a_card_in_each_language(language: str, text: str) -> None:
    assert listed(13, language) == text


def test_the_list_has_the_sections_and_every_card() -> None:
    lines = [Speaker(GAME).text(said_of(GAME, State(), "card", n)) for n in range(CARDS_LISTED)]
    assert len(lines) == 12 + 70
    assert lines[0] == (
        "A Bit of Ballast: . b . . b | . b . b . | n . . b . | . . b . . | . . b . b"
        " [reconstructed: spaces; nine marked spaces]"
    )
    assert lines[1].endswith("[reconstructed: spaces; nothing more is known]")
    for section, line in zip(cards.CARDS.sections, lines, strict=False):
        marks = " | ".join(" ".join(row) for row in section.layouts[0])
        assert line.startswith(f"{section.name.replace(chr(39), '’')}: {marks} [")
        assert section.basis in line
        assert ("name" in section.printed) == ("spaces, name" not in line)
    for card, line in zip(cards.CARDS.deck, lines[12:], strict=True):
        for figure in ("plan", "action"):
            assert (figure in card.printed) == (figure not in line.partition("[")[2])


def test_own_cards_are_told_as_they_are(tmp_path: Path) -> None:
    text = (GAME.folder / "cards.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    for old, new in (
        ('plan = "F F F"', 'plan = "F { U / D? { B / F } }"'), ('name = "Supply Balloon"', 'name = "Milk Run"'),
        ('text = "draw two cards"', 'text = "eat cheese"'), ('name = "Headwinds"', 'name = "A Breeze"'),
    ):  # fmt: skip
        assert old in text
        text = text.replace(old, new, 1)
    own.write_text(text, encoding="utf-8")
    game = GAME.with_cards(own)
    for language in LANGUAGES:
        assert "Milk Run (eat cheese)" in listed(27, language, game)
        assert Speaker(game, language).text(said_of(game, State(), "card", 3)).startswith("A Breeze")
    assert listed(27, game=game).startswith("Card 27: forward, either up; or down for a card, (back; or forward) | ")
    assert listed(28, game=game) == listed(28)


# --- what happens


@pytest.mark.rule("ZD-4.4", "ZD-5.1")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Ada plays card 13.", "Ben is the target: a chit “forward” after the plan.",
                "Ben has a new chit after the flight plan: forward."]),
        ("de", ["Ada spielt Karte 13.", "Ben ist das Ziel: ein Marker „vorwärts“ nach dem Plan.",
                "Ben hat nach dem Flugplan einen neuen Marker: vorwärts."]),
        ("fr", ["Ada joue la carte 13.", "Ben est la cible\u00a0: un marqueur «\u202fen avant\u202f»"
                " après le plan.", "Ben a un nouveau marqueur après le plan de vol\u00a0: en avant."]),
    ],
)  # fmt: skip
def test_a_card_that_is_played_in_each_language(language: str, told: list[str]) -> None:
    s = table("3 5", "3 4", hands=("13", ""))
    act(s, 0, "play 13", "on seat 2", "choice 2")
    events = (state.EVENT_PLAYS, state.EVENT_ON, state.EVENT_CHIT)
    assert sentences(s, *events, language=language) == told


@pytest.mark.rule("ZD-7.7", "ZD-7.8")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ada moves up and bounces off a gate that cannot be entered from above or below."),
        ("de", "Ada fliegt hinauf und prallt an einem Tor ab, in das man nicht von oben oder unten kommt."),
        ("fr", "Ada vole vers le haut et rebondit sur une porte où l’on n’entre ni par le haut ni par le bas."),
    ],
)
def test_a_bounce_in_each_language(language: str, told: str) -> None:
    s = table("3 7", "1 24", step="movement", plans=("70 over",), before=("U",), section_a="slalom-1")
    assert sentences(s, state.EVENT_BOUNCES, language=language) == [told]


@pytest.mark.rule("ZD-7.1")
def test_a_space_is_told_by_row_and_column_from_1() -> None:
    s = table("3 10", "1 24", step="movement", plans=("70 over",), before=("F",))
    assert sentences(s, state.EVENT_MOVES) == ["Ada moves forward to row 3, column 11."]
    assert sentences(s, state.EVENT_MOVES, language="de") == ["Ada fliegt vorwärts nach Zeile 3, Spalte 11."]


@pytest.mark.rule("ZD-9.12")
def test_the_lost_vector_of_a_face_down_card_has_no_direction() -> None:
    losses = [[0, cards.UP], [0, NONE]]
    told = [says(table("3 5", "3 4"), "sentence", state.EVENT_LOSES, *values, 0) for values in losses]
    assert told == [
        ["Ada is held up by fans and loses a vector: up."],
        ["Ada is held up by fans and loses the vector of the face-down card."],
    ]


@pytest.mark.rule("ZD-3.6")
def test_a_plan_that_lay_face_down_is_shown_when_it_is_over() -> None:
    s = table("3 5", "1 24")
    assert says(s, "sentence", state.EVENT_PLAN_OVER, 0, 26, 0) == ["Ada has flown the plan."]
    assert says(s, "sentence", state.EVENT_PLAN_OVER, 0, 26, 1) == [
        "Ada has flown the plan, and shows card 27: forward, forward, forward. Action: Supply Balloon (draw two cards)."
    ]


@pytest.mark.rule("ZD-10.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_names_its_rule(language: str) -> None:
    s = table("3 25", "1 1", step="movement", plans=("27", "28"))
    (told,) = sentences(s, state.EVENT_GAME_OVER, language=language)
    assert told.endswith(Speaker(GAME, language).rule(1001))


# --- questions and moves


@pytest.mark.rule("ZD-4.4", "ZD-5.3")
def test_questions_about_a_card_tell_the_card_and_its_target() -> None:
    s = table("3 5", "3 4", hands=("13", ""))
    act(s, 0, "play 13")
    action = "a chit “forward” before the plan; or a chit “forward” after the plan"
    assert prompt(s, 0) == f"Card 13: {action}. On whom do you play it?"
    act(s, 0, "on seat 2")
    assert prompt(s, 0) == f"Card 13 on Ben: {action}. Which of its choices?"
    assert [label(s, 0, f"choice {n}") for n in (1, 2, 3)] == [*action.split("; or "), "choice 3"]


@pytest.mark.rule("ZD-7.2", "ZD-7.3")
def test_the_question_which_vector_to_fly_tells_what_is_left_of_the_plan() -> None:
    s = table("3 5", "1 24", step="movement", plans=("53 after F",), after=("U",), hands=("7",))
    plan = "forward, either forward; or down for a card, forward, forward (flown so far: forward), chit “up”"
    assert prompt(s, 0) == f"Which vector do you fly? Plan: {plan}."


@pytest.mark.rule("ZD-7.4", "ZD-7.7")
def test_a_vector_is_labelled_with_its_price_and_what_it_bounces_off() -> None:
    s = table("3 10", "4 10", step="movement", plans=("53 after F",), hands=("7",))
    assert label(s, 0, "fly F") == "forward"
    assert label(s, 0, "fly D") == "down, for a card: bounces off another dirigible"
    assert label(s, 0, "fly D", "de") == "hinunter, für eine Karte: prallt an einem anderen Luftschiff ab"
    assert label(s, 0, "fly D", "fr") == "vers le bas, contre une carte\u00a0: rebondit sur un autre dirigeable"


@pytest.mark.rule("ZD-4.4")
@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ["on yourself: row 3, column 5 (Clear Skies)", "on Ben: row 3, column 1", "on seat 3"]),
        ("de", ["auf dich selbst: Zeile 3, Spalte 5 (Freier Himmel)", "auf Ben: Zeile 3, Spalte 1", "auf Platz 3"]),
        ("fr", ["sur toi\u00a0: ligne 3, colonne 5 (Ciel dégagé)", "sur Ben\u00a0: ligne 3, colonne 1",
                "sur la place 3"]),
    ],
)  # fmt: skip
def test_targets_are_labelled_with_their_places(language: str, labels: list[str]) -> None:
    s = table("3 5", "3 1", hands=("13", ""))
    act(s, 0, "play 13")
    assert [label(s, 0, f"on seat {n}", language) for n in (1, 2, 3)] == labels


@pytest.mark.rule("ZD-5.6")
def test_a_chit_to_remove_is_labelled_with_its_direction() -> None:
    s = table("3 5", "3 4", hands=("17", ""), plans=("-", "27"), before=("", "U D"), after=("", "F"))
    act(s, 0, "play 17", "on seat 2")
    moves = ("remove before 1", "remove before 2", "remove before 3", "remove after 1")
    assert [label(s, 0, move) for move in moves] == [
        *("chit 1 before the card: up", "chit 2 before the card: down", "chit 3 before the card"),
        "chit 1 after the card: forward",
    ]


@pytest.mark.rule("ZD-6.2")
def test_the_machine_is_labelled_with_what_is_open_and_as_it_is() -> None:
    s = table("3 5", "3 1", step="hazards", section_c="machine", open="gears")
    assert [label(s, 1, move) for move in ("open gears", "open pistons")] == [
        "gears are open, pistons closed (as now)", "pistons are open, gears closed",
    ]  # fmt: skip


@pytest.mark.rule("ZD-6.7", "ZD-6.9")
def test_lemmings_are_labelled_with_their_places_on_the_course() -> None:
    s = table("3 5", "3 1", step="hazards", section_d="lemmings", lemmings=("1 20", "5 21", "-", "-", "-", "-", "-"))
    assert [label(s, 1, move) for move in ("lemming 1", "lemming 2", "lemming 3", "new lemming 2")] == [
        *("Lemming 1 at row 1, column 20 moves down", "Lemming 2 at row 5, column 21 falls off the course"),
        *("Lemming 3 moves down", "a new Lemming drops into column 20"),
    ]


# --- the table in sentences


@pytest.mark.rule("ZD-3.4", "ZD-3.6")
def test_a_card_left_face_down_is_told_to_its_player_only() -> None:
    s = table("3 5", "3 4", plans=("27 down", "28"), hands=("13", ""))
    own, other = told_to(s, 0), told_to(s, 1)
    assert "Face down lies card 27: forward, forward, forward. Action: Supply Balloon (draw two cards)." in own[2]
    assert own[2].startswith("Ada (you), Yellow: row 3, column 5 (Clear Skies); one card in hand. Plan: any direction.")
    assert other[2] == "Ada, Yellow: row 3, column 5 (Clear Skies); one card in hand. Plan: any direction."
    assert [line for line in other if line.startswith("Your hand")] == ["Your hand: no cards."]
    assert not any("Your hand" in line for line in told_to(s, NONE))


def test_who_is_ahead_is_told_first() -> None:
    s = table("3 5", "2 9", "4 9", hands=("1", "2", "3"))
    assert [line.partition(",")[0] for line in says(s, "brief", NONE)] == ["Ben", "Cleo", "Ada"]


def test_the_hazards_of_the_course_are_told() -> None:
    s = table(
        "3 5", "3 1", section_a="ballast", section_c="machine", section_d="folks", open="pistons",
        tokens_at=("1 5", "2 7"), folks=("1 19", "1 21", "3 19", "5 23"), reversed=True, marshal=1, tokens=(1,),
        ladders=(0,),
    )  # fmt: skip
    told = told_to(s, NONE)
    assert told[0] == (
        "Turn 1. The course has 5 rows and 26 columns; column 26 is the finish line. Sections: A Bit of Ballast from"
        " column 4, Clear Skies from column 9, Chunk-Chunk Machine from column 14 and Four Old Folks Looking for the"
        " Farmer’s Market from column 19."
    )
    assert told[1:6] == [
        "The Chunk-Chunk Machine: pistons are open, gears closed.",
        "Ballast lies at row 1, column 5; row 2, column 7.",
        "Old Folks stand at row 1, column 19; row 1, column 21; row 3, column 19; row 5, column 23.",
        "In this turn Movement runs from last place to first.",
        "Ben moves the hazards in this turn.",
    ]
    assert told[6] == "The pile has 70 cards. There are no discards. 20 chits are left."
    assert told[7].startswith(
        "Ada, Yellow: row 3, column 5 (A Bit of Ballast); no cards in hand, one ballast token, a Leapfrog Ladder."
    )


@pytest.mark.rule("ZD-8.4")
def test_discards_are_told_by_their_numbers() -> None:
    s = table("3 5", "3 1", discards="3 70 12", hands=("1", "2"))
    assert "Discards: 3, 12 and 70. 20 chits are left." in told_to(s, NONE)[1]
    assert told_to(s, NONE, "fr")[1].endswith("Dans la défausse\u00a0: 3, 12 et 70. Marqueurs restants\u00a0: 20.")


def test_what_is_good_for_somebody() -> None:
    s = table("3 10", "3 1", hands=("1 2", "3"), tokens=(1,), section_a="ballast")
    assert says(s, "facts", 0) == [
        *("the cards in your hand", "you are in first place", "you are past A Bit of Ballast"),
        "you have a ballast token",
    ]
    assert said_of(GAME, s.copy(), "facts", 0)[1] == 2
    assert says(s, "facts", 1, language="de") == ["die Karten auf deiner Hand"]
    assert says(s, "facts", 0, language="de")[2] == "du hast Etwas Ballast hinter dir"


# --- whole games, in every language


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_that_is_said_in_a_game_has_words_in_every_language(seats: int) -> None:
    options = {"section_a": "ballast", "section_d": "lemmings" if seats > 2 else "folks"}
    for ply, s in enumerate(random_game(seats, seats, 300, **options)):
        runs = [said_of(GAME, State(), "sentence", *event[1:]) for event in s.told or () if event[1] >= 0]
        s.told = None
        if ply % 11 == 0:
            runs += [said_of(GAME, seen(s, viewer), "describe", viewer) for viewer in (0, NONE)]
            runs += [said_of(GAME, seen(s, 0), "facts", 0)]
            for seat in askers(s):
                view = seen(s, seat)
                runs += [said_of(GAME, view, "prompt", seat)]
                runs += [said_of(GAME, view, "label", seat, action) for action in range(0, state.ACTIONS, 7)]
        for run in runs:
            assert parsed(run, GAME.messages)
            for language in LANGUAGES:
                speaker = Speaker(GAME, language, NAMES_OF_PEOPLE[:seats], 0)
                for text in speaker.texts(run):
                    assert text, (language, run)
                    assert not re.search(r"⟦|\{|\$|\bNone\b|  | [.,]| $", text), (language, text)


def test_plan_codes_are_in_notations_only() -> None:
    s = table("3 5", "3 4", plans=("53", "45"), before=("UF", ""), hands=("29", "37"))
    for language in LANGUAGES:
        texts = [*told_to(s, 0, language), *(label(s, 0, WRITTEN[a], language) for a in range(state.ACTIONS))]
        assert not [text for text in texts if re.search(r"\b(UF|DF|UB|DB|FP)\b|\[[A-Z*]", text)]
