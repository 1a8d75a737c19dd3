"""DD-1: the printed matter, and how faulty card data is reported."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aerodrome.games.dastardly_dirigibles import cards as printed
from aerodrome.games.dastardly_dirigibles.cards import CARDS, PART_IDS, SPECIAL_IDS, SUIT_IDS, read_cards
from aerodrome.games.dastardly_dirigibles.state import PASS, State
from aerodrome.rulebook.carddata import MAX_BYTES, BadCards
from tests.dastardly_dirigibles.table import GAME, card, fresh, listed_cards, placing, table

TEXT = Path(printed.__file__).with_name("cards.toml").read_text(encoding="utf-8")


@pytest.mark.rule("DD-1.1", "DD-1.2")
def test_seven_suits_two_wild_ones_and_six_kinds_of_parts() -> None:
    assert CARDS.suits[:7] == ("Chain", "Gear", "Goggle", "Key", "Screw", "Top Hat", "Wrench")
    assert len(CARDS.suits) == len(SUIT_IDS) == 9
    assert all("Wild" in name for name in CARDS.suits[7:])
    assert CARDS.parts == ("Nose Cone", "Lift Engine", "Gondola Front", "Gondola Rear", "Drive Engine", "Tail")
    assert len(PART_IDS) == 6


@pytest.mark.rule("DD-1.1")
def test_the_places_of_an_airship_from_front_to_back() -> None:
    places = [PART_IDS[printed.part_of_slot(slot)] for slot in range(7)]
    assert places == ["nose", "lift", "gondola-front", "gondola-rear", "drive", "lift", "tail"]
    for part in range(6):
        assert printed.part_of_slot(printed.first_slot(part)) == printed.part_of_slot(printed.last_slot(part)) == part
    assert [printed.first_slot(1), printed.last_slot(1)] == [1, 5]


@pytest.mark.rule("DD-1.3")
def test_two_of_each_special_and_their_numbers_are_reconstructed() -> None:
    names = [
        "Transmutation",
        "Aether Extractor",
        "Tesla Disintegrator",
        "Thief",
        "Prestidigitation",
        "Gilded Dynamotor",
    ]
    assert [special.name for special in CARDS.specials] == names
    assert [special.copies for special in CARDS.specials] == [2] * 6
    for number, special in enumerate(CARDS.specials):
        assert (special.id, special.number) == (SPECIAL_IDS[number], card(SPECIAL_IDS[number]))
        assert "copies" not in special.printed
        assert special.text
        assert "name" in special.printed
    assert [special.name for special in CARDS.specials if "text" not in special.printed] == ["Prestidigitation"]
    assert CARDS.specials[4].basis


@pytest.mark.rule("DD-1.2")
def test_the_names_of_the_wild_suits_are_said_to_be_our_own() -> None:
    notes = {line.split(":")[0]: line.rsplit(" [", 1)[1] for line in listed_cards(GAME)}
    assert [notes[name] for name in CARDS.suits] == ["printed]"] * 7 + ["reconstructed: name]"] * 2
    assert notes["Prestidigitation, 2 cards"] == "reconstructed: text and copies]"


def test_who_knows_the_names_of_the_suits_can_say_so() -> None:
    known = GAME.with_card_text(TEXT.replace('printed = ["names"]', 'printed = ["names", "wild"]'), "my cards.toml")
    assert not any("reconstructed: name]" in line for line in listed_cards(known))
    unknown = GAME.with_card_text(TEXT.replace('printed = ["names"]', ""), "my cards.toml")
    assert sum("reconstructed: name]" in line for line in listed_cards(unknown)) == 9


@pytest.mark.rule("DD-8.2", "DD-8.3", "DD-8.4", "DD-8.5", "DD-8.6", "DD-8.7", "DD-8.8")
def test_the_points_of_the_rule_document() -> None:
    assert dict(zip(printed.POINT_NAMES, CARDS.points, strict=True)) == {
        "suit_card": 2,
        "wild_card": 1,
        "single_card": 1,
        "muddle": 20,
        "first": 2,
        "other": 1,
        "dynamotor": 1,
    }


# --- faulty card data -----------------------------------------------------------------------


def line_of(text: str, what: str) -> int:
    return text[: text.index(what)].count("\n") + 1


def bad(text: str) -> str:
    with pytest.raises(BadCards) as raised:
        read_cards(text, "my cards.toml")
    message = str(raised.value)
    assert message.startswith("my cards.toml")
    assert "\n" not in message
    return message


def changed(name: str, old: str, new: str) -> tuple[str, int]:
    """The card data with one line of one card changed, and the number of that line."""
    start = TEXT.index(old, TEXT.index(f"[{name}]"))
    return TEXT[:start] + new + TEXT[start + len(old) :], TEXT[:start].count("\n") + 1


THIEF = "specials.thief"
SUITS = 'names = ["Chain", "Gear", "Goggle", "Key", "Screw", "Top Hat", "Wrench"]'
WILD = 'wild = ["Brass Wild", "Copper Wild"]'
PARTS = 'names = ["Nose Cone", "Lift Engine", "Gondola Front", "Gondola Rear", "Drive Engine", "Tail"]'
CHANGES = [
    (THIEF, "copies = 2", "copies = -1", "copies: -1 should be a whole number from 0 to 3"),
    (THIEF, "copies = 2", "copies = 4", "copies: 4 should be a whole number from 0 to 3"),
    (THIEF, "copies = 2", 'copies = "2"', "copies: '2' should be a whole number"),
    (THIEF, "copies = 2", "copies = true", "copies: True should be a whole number"),
    (THIEF, "copies = 2", "copies = 2.0", "copies: 2.0 should be a whole number"),
    (THIEF, "copies = 2", "copies = 2\nluck = 2", "luck: there is no figure called 'luck' here"),
    (THIEF, 'name = "Thief"', "name = 7", "name: 7 should be a printable text"),
    (THIEF, 'name = "Thief"', f'name = "{"x" * 201}"', "of at most 200 characters"),
    (THIEF, 'printed = ["name", "text"]', 'printed = ["price"]', "should be a list of some of name"),
    (THIEF, 'printed = ["name", "text"]', 'printed = "name"', "should be a list of some of name"),
    ("suits", SUITS, 'names = ["Chain"]', "should be 7 different names"),
    ("suits", SUITS, SUITS.replace("Gear", "Chain"), "should be 7 different names"),
    ("suits", SUITS, "names = 7", "7 should be 7 different names"),
    ("suits", SUITS, SUITS.replace('"Gear"', "7"), "7 should be a printable name of at most 40 characters"),
    ("suits", SUITS, SUITS.replace('"Gear"', '""'), "should be a printable name"),
    ("suits", SUITS, SUITS.replace("Gear", "x" * 41), "should be a printable name"),
    ("suits", SUITS, SUITS.replace("Gear", "a\\u001bb"), "should be a printable name"),
    ("suits", WILD, 'wild = ["Brass"]', "should be 2 different names"),
    ("suits", 'printed = ["names"]', 'printed = ["suits"]', "should be a list of some of names, wild"),
    ("parts", PARTS, 'names = ["Nose Cone"]', "should be 6 different names"),
    ("points", "muddle = 20", "muddle = 100", "muddle: 100 should be a whole number from 0 to 99"),
    ("points", "muddle = 20", "muddle = -1", "muddle: -1 should be a whole number from 0 to 99"),
    ("points", "suit_card = 2", "suit_card = 10", "suit_card: 10 should be a whole number from 0 to 9"),
    ("points", "dynamotor = 1", "dynamotor = -1", "dynamotor: -1 should be a whole number from 0 to 9"),
    ("points", "muddle = 20", "muddle = 20\nextra = 1", "extra: there is no figure called 'extra' here"),
]


@pytest.mark.parametrize(("table", "old", "new", "message"), CHANGES)
def test_a_wrong_figure_is_named_with_its_line(table: str, old: str, new: str, message: str) -> None:
    text, line = changed(table, old, new)
    said = bad(text)
    assert said.startswith(f"my cards.toml, line {line + new.count(chr(10))}: {table}.")
    assert message in said


@pytest.mark.parametrize(
    ("table", "line", "message"),
    [
        (THIEF, 'name = "Thief"', "name: 'name' is missing"),
        (THIEF, 'text = "take a part of an opponent\'s airship into your hand"', "text: 'text' is missing"),
        (THIEF, "copies = 2", "the figure 'copies' is missing; it is a whole number from 0 to 3"),
        ("suits", SUITS, "None should be 7 different names"),
        ("suits", WILD, "None should be 2 different names"),
        ("points", "muddle = 20", "the figure 'muddle' is missing"),
        ("points", "dynamotor = 1", "the figure 'dynamotor' is missing"),
    ],
)
def test_a_missing_figure_is_named_with_the_line_of_its_table(table: str, line: str, message: str) -> None:
    text, _ = changed(table, line, "")
    said = bad(text)
    assert said.startswith(f"my cards.toml, line {line_of(TEXT, f'[{table}]')}: {table}.")
    assert message in said


def test_missing_and_unknown_tables_are_named() -> None:
    start = TEXT.index("[specials.tesla]")
    text = TEXT[:start] + TEXT[TEXT.index("[specials.thief]") :]
    assert "the card [specials.tesla] is missing (it belongs after [specials.extractor])" in bad(text)
    text = TEXT + '\n[specials.ace]\nname = "No such card"\n'
    assert f"line {line_of(text, '[specials.ace]')}: specials.ace: there is no such card" in bad(text)
    text = TEXT + "\n[balloons]\nn = 1\n"
    assert f"line {line_of(text, '[balloons]')}: balloons: there is no such table" in bad(text)
    assert "the table [points] with" in bad(TEXT[: TEXT.index("[points]")])
    assert "the table [suits] with" in bad("")


def test_what_is_not_toml_or_too_large_is_refused() -> None:
    text, line = changed(THIEF, "copies = 2", "copies = = 2")
    assert f"line {line}," in bad(text)
    assert "this is not TOML" in bad("<html>")
    assert "larger than 256 KB" in bad("#" * (MAX_BYTES + 1))


def test_a_file_is_read_from_its_path_and_named_in_errors(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(changed(THIEF, "copies = 2", "copies = 3")[0], encoding="utf-8")
    assert GAME.with_cards(path).cards.specials[3].copies == 3
    path.write_text(changed(THIEF, "copies = 2", "copies = 30")[0], encoding="utf-8")
    with pytest.raises(BadCards, match=r"mine\.toml, line \d+: specials\.thief\.copies: 30"):
        GAME.with_cards(path)


def test_the_same_figures_are_the_same_game_and_others_are_another() -> None:
    assert GAME.with_card_text("# mine\n" + TEXT, "x") is GAME
    game = GAME.with_card_text(changed(THIEF, "copies = 2", "copies = 3")[0], "x")
    assert not game.built_in_cards
    assert game.cards_digest != GAME.cards_digest
    assert (printed.tables(game.cards)["COPIES"][3], printed.tables(GAME.cards)["COPIES"][3]) == (3, 2)


@pytest.mark.rule("DD-1.3", "DD-8.5")
def test_rules_play_with_the_figures_they_are_given() -> None:
    text = TEXT.replace("copies = 2", "copies = 1").replace("suit_card = 2", "suit_card = 5")
    game = GAME.with_card_text(text, "x")
    s = fresh(2)
    game.plain.new_game(s)
    assert s.pile_size + sum(s.discards) == 69 - 12
    s = fresh(2, thieves=3)
    game.plain.new_game(s)
    assert s.pile_size + sum(s.discards) == 71 - 12  # an option comes before the card data
    s = table("thief", "gear nose", ships=("key key - - - - -", ""), turn=200)
    game.plain.step(s, 0, PASS)
    assert s.players[0].points[0] == 10


MOST = {"muddle": 99, **dict.fromkeys(("suit_card", "wild_card", "single_card", "first", "other", "dynamotor"), 9)}


@pytest.mark.rule("DD-8.5", "DD-8.8")
@pytest.mark.parametrize(
    ("ship", "points"),
    [
        ("key key key key key key -", 6 * 9 + 9 + 9 + 3 * 9),  # the last part, the first to complete, three Dynamotors
        ("chain gear goggle screw wrench top-hat -", 99),
    ],
)
def test_the_largest_figures_allowed_can_be_played_with(ship: str, points: int) -> None:
    """Points of a round are an i8, in the packed state too."""
    text = TEXT
    for name, most in MOST.items():
        text = re.sub(rf"^{name} = \d+$", f"{name} = {most}", text, flags=re.MULTILINE)
    game = GAME.with_card_text(text, "x")
    s = table(
        "key tail, dynamotor, dynamotor, dynamotor", "", ships=(ship, ""), dynamotors="each", dynamotors_in_deck=3
    )
    game.plain.step(s, 0, placing("key tail"))
    assert s.players[0].points[0] == points
    assert State.unpack(s.pack()) == s


def test_optional_words_may_be_left_out() -> None:
    text, _ = changed(THIEF, 'printed = ["name", "text"]', "")
    assert read_cards(text, "x").specials[3].printed == frozenset()
