"""Speakers: numbers into words, with names, forms, sets and lists; catalogues and their faults."""

from __future__ import annotations

from pathlib import Path

import pytest

import aerodrome
from aerodrome.rulebook.game import Game, load_package
from aerodrome.rulebook.messages import (
    DIGITS,
    DONE,
    FACT_WIN,
    NTH,
    NUMBER,
    REASON_MEAN,
    REASON_OFTEN,
    RULE,
    SEAT,
    TENTHS,
    WHY,
    Message,
    any_of,
    flattened,
    some_of,
)
from aerodrome.rulebook.record import NONE
from aerodrome.text import LANGUAGES, Catalogue, Speaker, house, language_for, notation_of, tell, texts_of
from aerodrome.text.catalogue import BadCatalogue
from aerodrome.text.speaker import joined, rule_in
from tests.examples.packages import KUHN


@pytest.fixture
def kuhn(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(KUHN)
    return load_package("kuhn_poker")


def test_three_languages() -> None:
    assert set(LANGUAGES) >= {"en", "de", "fr"}
    assert LANGUAGES[0] == "en"


@pytest.mark.parametrize(
    ("language", "sentence", "pot"),
    [
        ("en", "Ann is dealt the Queen.", "Ann takes the pot of 1 chip."),
        ("de", "Ann bekommt die Dame.", "Ann nimmt den Topf mit 1 Chip."),
        ("fr", "Ann reçoit la dame.", "Ann remporte le pot\u00a0: 1 jeton."),
    ],
)
def test_a_message_in_each_language(kuhn: Game, language: str, sentence: str, pot: str) -> None:
    speaker = Speaker(kuhn, language, ["Ann", "Ben"])
    assert speaker.texts([0, 0, 1, 6, 0, 1]) == [sentence, pot]


def test_a_persons_name_is_never_translated(kuhn: Game) -> None:
    for name in ("queen", "card-queen", "{ $card }", "pot", "Dame", "-brand"):
        assert Speaker(kuhn, "de", [name, "Ben"]).text([1, 0]) == f"{name} schiebt."


def test_what_is_not_there_has_an_id_to_select_by(kuhn: Game) -> None:
    player = next(each for each in kuhn.messages.values() if each.id == "player")
    assert Speaker(kuhn, "en", ["Ann", "Ben"]).text([player, 1, 2, -1]) == "Ben has 2 chips and a hidden card."


def test_an_argument_is_shown_as_its_kind_asks_for(kuhn: Game) -> None:
    speaker = Speaker(kuhn, "en", ["Ann", "{ $n }"], 0)
    shown = [(NUMBER, 7), (NTH, 7), (TENTHS, 25), (DIGITS, 256), (SEAT, 1), (SEAT, 2), (RULE, 201)]
    assert [speaker.name(kind, n) for kind, n in shown] == [
        *("7", "8", "2.5", "2, 5, 6", "{ $n }", "seat 3", kuhn.rules[201].text)
    ]
    assert [Speaker(kuhn, language).name(SEAT, 0) for language in ("de", "fr")] == ["Platz 1", "place 1"]


def test_an_event_without_a_message_is_told_with_its_numbers(kuhn: Game) -> None:
    unknown = flattened([(99, 1, 0, 7, 0)], kuhn.messages)
    assert Speaker(kuhn, "en").text(unknown) == "Event 99: 1, 0, 7."
    assert "99" in Speaker(kuhn, "de").text(unknown)


def test_many_things_alike_are_called_by_their_numbers() -> None:
    game = aerodrome.new("zeppeldrome").game
    kinds = {kind for each in game.messages.values() for kind in each.plain.values() if kind.form == "numbered"}
    assert kinds
    for kind in kinds:
        for language in LANGUAGES:
            speaker = Speaker(game, language)
            assert {str(n + 1) in speaker.name(kind, n) for n in range(len(kind.ids))} == {True}
            assert len({speaker.name(kind, n) for n in range(len(kind.ids))}) == len(kind.ids)
            assert speaker.name(kind, -1) == ""


def test_sets_are_joined_and_counted(kuhn: Game) -> None:
    speaker = Speaker(kuhn, "en", ["Ann", "Ben"])
    card = kuhn.messages[0].plain["card"]
    assert speaker.some(some_of(card), 0b111) == "Jack, Queen and King"
    assert speaker.some(any_of(card), 0b101) == "Jack or King"
    assert speaker.some(some_of(SEAT), 0b10) == "Ben"
    assert speaker.some(some_of(card), 0) == ""


@pytest.mark.parametrize(
    ("form", "wanted"),
    [
        ("commas", "a, b, c"), ("list", "a, b and c"), ("either", "a, b or c"), ("clauses", "a; b; c"),
        ("sentences", "a b c"), ("then", "a, then b, then c"), ("bars", "a | b | c"),
    ],
)  # fmt: skip
def test_lists_are_joined_as_they_ask(form: str, wanted: str) -> None:
    assert joined(house(), form, ["a", "b", "c"]) == wanted
    assert joined(house(), form, ["a"]) == "a"
    assert joined(house(), form, []) == ""


def test_things_without_names_are_called_by_their_numbers() -> None:
    game = aerodrome.new("zeppeldrome").game
    plays = next(each for each in game.messages.values() if each.id == "plays")
    about = next(each for each in game.messages.values() if each.id == "about-card")
    assert Speaker(game, "en").name(plays.plain["card"], 4) == "card 5"
    assert Speaker(game, "fr", ["Ann", "Ben"]).text([plays, 1, 4]) == "Ben joue la carte 5."
    assert about.plain["card"].ids[:2] == ("1", "2")
    assert Speaker(game).name(plays.plain["card"], NONE) == ""


def test_reasons_of_hints(kuhn: Game) -> None:
    speaker = Speaker(kuhn, "en", ["Ann", "Ben"], 0)
    often = [REASON_OFTEN, 1, 100, 7, FACT_WIN, 1, 0]
    mean = [REASON_MEAN, 4, 25, 20, FACT_WIN, 1, 1]
    assert speaker.text([WHY, 160, 0, *often, *mean, DONE]) == (
        "In 160 games played on from each of the two: you win when it is your turn again: always, after the second 7%; "
        "Ben wins: 2.5 on average, after the second 2."
    )


def test_a_rule_in_words(kuhn: Game) -> None:
    assert Speaker(kuhn, "de").rule(1) == "Ist das Spiel zu Ende, handelt niemand mehr."
    assert Speaker(kuhn, "en").rule(201) == kuhn.rules[201].text


def test_notation_has_no_language(kuhn: Game) -> None:
    move = next(each for each in kuhn.messages.values() if each.id == "move")
    assert [notation_of(kuhn).text([move, n]) for n in range(4)] == ["check", "bet", "fold", "call"]
    assert Speaker(kuhn, "de").text([move, 0]) == "schieben"


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    english, other = tmp_path / "en.ftl", tmp_path / "xx.ftl"
    english.write_text("yes = yes\nno = no { $n }\n    .form = formed\n", encoding="utf-8")
    other.write_text("yes = jes\n", encoding="utf-8")
    below = Catalogue("en", [english])
    catalogue = Catalogue("eo", [other], below)
    assert [catalogue.text("yes"), catalogue.text("no", {"n": 3})] == ["jes", "no 3"]
    assert [catalogue.has("no"), "no" in catalogue, "never" in catalogue] == [False, True, False]
    assert catalogue.forms("no") == {"form": "formed"}
    monkeypatch.setattr("aerodrome.text.catalogue.DEVELOPING", True)
    assert catalogue.text("no", {"n": 3}) == "⟦no 3⟧"
    assert catalogue.text("no", {"n": "⟦of them⟧"}) == "⟦no of them⟧", "as a whole and not part by part"
    with pytest.raises(BadCatalogue, match=r"en: no: .*n"):
        below.text("no")


def test_a_rule_that_a_language_lacks_is_told_in_english(kuhn: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    rule, other = kuhn.rules[201], Catalogue("eo", [], texts_of(kuhn))
    assert rule_in(rule, other) == rule.text
    monkeypatch.setattr("aerodrome.text.catalogue.DEVELOPING", True)
    assert rule_in(rule, other) == f"⟦{rule.text}⟧"
    assert rule_in(rule, texts_of(kuhn)) == rule.text


def test_a_mistake_in_a_catalogue_names_its_line(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("fine = all is well\n\nbroken = { $\n", encoding="utf-8")
    with pytest.raises(BadCatalogue, match=r"en\.ftl, line 3: "):
        Catalogue("en", [file])


def test_names_of_own_cards_replace_those_of_the_catalogue(tmp_path: Path) -> None:
    game = aerodrome.new("airships").game
    kind = next(kind for each in game.messages.values() for kind in each.plain.values() if kind.word == "card")
    assert isinstance(next(iter(game.messages.values())), Message)
    text = Path(game.folder / "cards.toml").read_text(encoding="utf-8")
    name = game.cards[0].name
    own = tmp_path / "own.toml"
    own.write_text(text.replace(f'"{name}"', '"My Own Card"', 1), encoding="utf-8")
    for language in LANGUAGES:
        assert "My Own Card" in Speaker(game.with_cards(own), language).name(kind, 0)
        assert Speaker(game.with_cards(own), language).name(kind, 1) == Speaker(game, language).name(kind, 1)


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("de", "de"), ("de-AT,en;q=0.5", "de"), ("tlh, fr;q=0.3, de;q=0.9", "de"), ("*", "en"), ("", "en"),
        ("fr_FR.UTF-8", "fr"), ("de;q=0", "en"), ("de;q=much, fr;q=0.1", "fr"), ("C.UTF-8", "en"),
    ],
)  # fmt: skip
def test_the_best_language_for_a_wish(wanted: str, language: str) -> None:
    assert language_for(wanted) == language


@pytest.mark.parametrize("bot", ["greedy", "casual", "club", "master", "random", "search:400ms"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_plays_on_is_told_by_how_well_it_plays(language: str, bot: str) -> None:
    level = bot if ":" in bot else tell(language, f"ui-bot-{bot}")
    assert f"({level})" in tell(language, "left-game", name="Ann", bot=bot)
    assert f"({level})" in tell(language, "stood-in", name="Ann", bot=bot)


def test_a_catalogue_is_read_once(kuhn: Game) -> None:
    assert texts_of(kuhn, "de") is texts_of(kuhn, "de")
