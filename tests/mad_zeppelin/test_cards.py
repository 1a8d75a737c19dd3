"""MZ-1: the printed matter, and how faulty card data is reported."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from aerodrome.games.mad_zeppelin import cards as printed
from aerodrome.games.mad_zeppelin.cards import CARDS, CARGO_IDS, TRAITOR_IDS, read_cards
from aerodrome.games.mad_zeppelin.state import EVENT_SEARCH
from aerodrome.rulebook.carddata import MAX_BYTES, BadCards
from tests.mad_zeppelin.table import GAME, cargo, fresh
from tests.tables import told

TEXT = Path(printed.__file__).with_name("cards.toml").read_text(encoding="utf-8")

# id, name, heading, coins and cards of the Search. Typed in from the rule document, not from cards.toml.
TRAITOR_TABLE = """
karl Karl Steeling/north/1/1 | carlotta Carlotta Love/north/2/0 | igor Igor/north/1/1
henchman Henchman 111/east/1/1 | jack Jack Hummerock/east/1/1 | hernan Hernan Mirante/east/1/1
ripp Doctor Ripp/south/1/1 | satine Satine Rochat/south/1/1 | hans Hans Walder/south/0/0
ratatine Ratatine/west/1/1 | fred Fred Zamfirescu/west/1/3 | helen Helen Troy/west/1/0
tim Li'l Tim Sly/none/0/0 | shadow Mr Shadow/none/0/0
"""
# id, level, number of cards, points, price, worth while paying.
CARGO_TABLE = """
wood 1 18 1 1 0 | lead 1 15 2 2 0 | coal 2 10 3 3 0 | ore 2 9 4 3 0 | steel 2 8 5 4 0 | diamonds 3 8 6 5 0
gold 3 6 7 5 0 | strange 4 6 0 3 0 | alcohol 4 6 0 0 0 | small 4 8 0 0 1 | large 4 6 0 0 2
"""
TRAITORS = [row.strip().partition(" ") for line in TRAITOR_TABLE.strip().splitlines() for row in line.split("|")]
CARGO = [row.split() for line in CARGO_TABLE.strip().splitlines() for row in line.split("|")]
UNSURE = {"carlotta", "igor"}  # the seat whose Search brings one coin more


@pytest.mark.rule("MZ-1.1", "MZ-6.2")
@pytest.mark.parametrize(("who", "rest"), [(who, rest) for who, _, rest in TRAITORS])
def test_a_traitor_shows_its_heading_and_search(who: str, rest: str) -> None:
    name, heading, coins, drawn = rest.split("/")
    number = TRAITOR_IDS.index(who)
    card = CARDS.traitors[number]
    assert (card.id, card.number, card.name, card.coins, card.cards) == (who, number, name, int(coins), int(drawn))
    assert card.heading == ("north", "east", "south", "west").index(heading) if heading != "none" else -1
    assert (printed.search_coins(number), printed.search_cards(number)) == (int(coins), int(drawn))
    assert printed.heading_of(number) == card.heading
    assert card.printed == ({"heading"} if who in UNSURE else {"heading", "coins", "cards"})
    assert bool(card.basis) == (who in UNSURE)
    assert card.title


@pytest.mark.rule("MZ-1.1")
def test_fourteen_traitors_three_of_each_heading_and_two_without() -> None:
    assert [who for who, _, _ in TRAITORS] == list(TRAITOR_IDS)
    assert Counter(card.heading for card in CARDS.traitors) == {0: 3, 1: 3, 2: 3, 3: 3, -1: 2}


@pytest.mark.rule("MZ-1.2", "MZ-1.5", "MZ-17.1")
@pytest.mark.parametrize("row", CARGO, ids=[row[0] for row in CARGO])
def test_cargo_shows_its_figures(row: list[str]) -> None:
    kind, *figures = row
    number = CARGO_IDS.index(kind)
    card = CARDS.cargo[number]
    level, count, points, price, worth = map(int, figures)
    assert (card.id, card.level, card.count, card.points, card.price, card.worth) == (
        kind,
        level,
        count,
        points,
        price,
        worth,
    )
    assert (printed.level_of(number), printed.count_of(number), printed.points_of(number)) == (level, count, points)
    assert (printed.price_of(number), printed.worth_of(number)) == (price, worth)
    assert card.printed == {"level", "count"} | ({"points"} if points else set()) | ({"worth"} if worth else set())
    assert bool(card.basis) == (price > 0)  # all prices are reconstructed


@pytest.mark.rule("MZ-1.2")
def test_a_hundred_cargo_cards_of_four_levels() -> None:
    levels: Counter[int] = Counter()
    for card in CARDS.cargo:
        levels[card.level] += card.count
    assert levels == {1: 33, 2: 27, 3: 14, 4: 26}
    assert sum(card.points * card.count for card in CARDS.cargo) == 244


@pytest.mark.rule("MZ-1.3", "MZ-1.4")
def test_journeys_coins_and_dice() -> None:
    assert (printed.JOURNEYS, printed.COINS, printed.DICE) == (10, 30, 3)
    assert [printed.face(side) for side in range(6)] == [0, 1, 2, 3, printed.LEADER_CHOOSES, printed.BLACK]


@pytest.mark.rule("MZ-2.1", "MZ-3.2")
@pytest.mark.parametrize(("seats", "removed", "airsick"), [(2, 50, 5), (3, 50, 5), (4, 25, 3), (5, 25, 3), (6, 0, 1)])
def test_what_is_set_aside_goes_by_the_number_of_players(seats: int, removed: int, airsick: int) -> None:
    assert (printed.cargo_removed(seats), printed.airsick(seats)) == (removed, airsick)


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


def without(name: str) -> str:
    start = TEXT.index(f"[{name}]")
    return TEXT[:start] + TEXT[TEXT.index("\n\n", start) :]


KARL, WOOD = "traitors.karl", "cargo.wood"
FACES = 'faces = ["north", "east", "south", "west", "choose", "black"]'
CHANGES = [
    (KARL, "coins = 1", "coins = -1", "coins: -1 should be a whole number from 0 to 5"),
    (KARL, "coins = 1", "coins = 6", "coins: 6 should be a whole number from 0 to 5"),
    (KARL, "coins = 1", 'coins = "1"', "coins: '1' should be a whole number"),
    (KARL, "coins = 1", "coins = true", "coins: True should be a whole number"),
    (KARL, "cards = 1", "cards = 4", "cards: 4 should be a whole number from 0 to 3"),
    (KARL, "cards = 1", "cards = 1.0", "cards: 1.0 should be a whole number"),
    (KARL, "cards = 1", "cards = 1\nluck = 2", "luck: there is no figure called 'luck' here"),
    (KARL, 'heading = "north"', 'heading = "south"', "heading: 'south' should be 'north': headings belong to"),
    (KARL, 'heading = "north"', 'heading = "none"', "heading: 'none' should be 'north'"),
    (KARL, 'heading = "north"', "heading = 0", "heading: 0 should be a printable text"),
    ("traitors.tim", 'heading = "none"', 'heading = "west"', "heading: 'west' should be 'none'"),
    (KARL, 'name = "Karl Steeling"', "name = 7", "name: 7 should be a printable text"),
    (KARL, 'name = "Karl Steeling"', f'name = "{"x" * 201}"', "of at most 200 characters"),
    (KARL, 'title = "the Captain"', 'title = "a\\u001bb"', "printable text"),
    (KARL, 'printed = ["heading", "coins", "cards"]', 'printed = ["price"]', "should be a list of some of heading"),
    (KARL, 'printed = ["heading", "coins", "cards"]', 'printed = "coins"', "should be a list of some of heading"),
    (KARL, 'printed = ["heading", "coins", "cards"]', "printed = [[1]]", "should be a list of some of heading"),
    (WOOD, "points = 1", "points = 10", "points: 10 should be a whole number from 0 to 9"),
    (WOOD, "points = 1", "points = -1", "points: -1 should be a whole number from 0 to 9"),
    (WOOD, "price = 1", "price = 10", "price: 10 should be a whole number from 0 to 9"),
    (WOOD, "level = 1", "level = 2", "level: 2 should be 1: levels belong to the kinds of Cargo"),
    (WOOD, "level = 1", "level = 5", "level: 5 should be a whole number from 1 to 4"),
    (WOOD, "count = 18", "count = 61", "count: 61 should be a whole number from 0 to 60"),
    (WOOD, "count = 18", "count = 19", "count: the counts of all Cargo add up to 101; there are 100 cards"),
    (WOOD, "price = 1", "price = 1\nworth = 1", "worth: there is no figure called 'worth' here"),
    ("cargo.strange", "price = 3", "price = 3\npoints = 1", "points: there is no figure called 'points' here"),
    ("cargo.alcohol", "count = 6", "count = 6\nprice = 1", "price: there is no figure called 'price' here"),
    ("cargo.small", "worth = 1", "worth = 0", "worth: 0 should be a whole number from 1 to 3"),
    ("cargo.large", "worth = 2", "worth = 4", "worth: 4 should be a whole number from 1 to 3"),
    (WOOD, 'printed = ["level", "count", "points"]', 'printed = ["worth"]', "should be a list of some of level"),
    ("dice", FACES, 'faces = ["north", "east"]', "should be six of: north, east, south, west, choose, black"),
    ("dice", FACES, "faces = 6", "6 should be six of"),
    ("dice", FACES, FACES.replace("east", "up"), "should be six of"),
    ("dice", FACES, f"faces = {['choose', 'black'] * 3}", "at least one face should be a heading"),
    ("dice", FACES, FACES + "\nsides = 6", "sides: there is no figure called 'sides' here"),
    ("seats", "airsick = [5, 5, 3, 3, 1]", "airsick = [5, 5, 3, 3]", "should be five whole numbers from 0 to 10"),
    ("seats", "airsick = [5, 5, 3, 3, 1]", "airsick = [5, 5, 3, 3, 11]", "should be five whole numbers from 0 to 10"),
    ("seats", "airsick = [5, 5, 3, 3, 1]", "airsick = 5", "should be five whole numbers from 0 to 10"),
    ("seats", "cargo_removed = [50, 50, 25, 25, 0]", "cargo_removed = [81, 50, 25, 25, 0]", "from 0 to 80"),
    ("seats", "cargo_removed = [50, 50, 25, 25, 0]", "cargo_removed = [true, 50, 25, 25, 0]", "five whole numbers"),
    ("seats", "cargo_removed = [50, 50, 25, 25, 0]", "cargo_removed = [-1, 50, 25, 25, 0]", "five whole numbers"),
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
        (KARL, 'name = "Karl Steeling"', "name: 'name' is missing"),
        (KARL, 'title = "the Captain"', "title: 'title' is missing"),
        (KARL, 'heading = "north"', "heading: 'heading' is missing"),
        (KARL, "coins = 1", "the figure 'coins' is missing; it is a whole number from 0 to 5"),
        (KARL, "cards = 1", "the figure 'cards' is missing"),
        (WOOD, "level = 1", "the figure 'level' is missing"),
        (WOOD, "count = 18", "the figure 'count' is missing"),
        (WOOD, "points = 1", "the figure 'points' is missing"),
        (WOOD, "price = 1", "the figure 'price' is missing"),
        ("cargo.small", "worth = 1", "the figure 'worth' is missing"),
        ("dice", FACES, "should be six of"),
        ("seats", "airsick = [5, 5, 3, 3, 1]", "should be five whole numbers"),
    ],
)
def test_a_missing_figure_is_named_with_the_line_of_its_card(table: str, line: str, message: str) -> None:
    text, _ = changed(table, line, "")
    said = bad(text)
    assert said.startswith(f"my cards.toml, line {line_of(TEXT, f'[{table}]')}: {table}.")
    assert message in said


def test_a_missing_card_is_named_with_its_place() -> None:
    line = line_of(TEXT, "[traitors.karl]")
    assert bad(without("traitors.carlotta")) == (
        f"my cards.toml, line {line}: traitors.karl: the card [traitors.carlotta] is missing "
        "(it belongs after [traitors.karl])"
    )
    assert "the card [cargo.steel] is missing (it belongs after [cargo.ore])" in bad(without("cargo.steel"))


@pytest.mark.parametrize("group", ["traitors", "cargo"])
def test_a_card_that_does_not_exist_is_named_with_its_line(group: str) -> None:
    text = TEXT + f'\n[{group}.nobody]\nname = "No such card"\n'
    assert f"line {line_of(text, f'[{group}.nobody]')}: {group}.nobody: there is no such card" in bad(text)


def test_a_table_that_does_not_exist_is_named_with_its_line() -> None:
    text = TEXT + "\n[zeppelins]\nn = 1\n"
    assert f"line {line_of(text, '[zeppelins]')}: zeppelins: there is no such table" in bad(text)


def test_a_missing_group_is_named() -> None:
    assert "the table [dice] with faces is missing" in bad(TEXT.replace("[dice]", "").replace(FACES, ""))
    seats = TEXT[TEXT.index("[seats]") : TEXT.index("\n\n", TEXT.index("[seats]"))]
    assert "the table [seats] with cargo_removed and airsick is missing" in bad(TEXT.replace(seats, ""))
    assert "there is no [cargo.…] table" in bad(TEXT[: TEXT.index("[cargo.wood]")])
    assert "there is no [traitors.…] table" in bad("")
    assert "dice: the table [dice] with faces is missing" in bad(
        "dice = 3\n" + TEXT.replace("[dice]", "").replace(FACES, "")
    )


def test_what_is_not_toml_is_named_with_its_line() -> None:
    text, line = changed(WOOD, "count = 18", "count = = 18")
    said = bad(text)
    assert "this is not TOML" in said
    assert f"line {line}," in said
    assert "this is not TOML" in bad("<html>")


def test_a_file_that_is_too_large_is_refused() -> None:
    assert "larger than 256 KB" in bad("#" * (MAX_BYTES + 1))


def test_a_file_is_read_from_its_path_and_named_in_errors(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(changed("cargo.gold", "price = 5", "price = 6")[0], encoding="utf-8")
    assert GAME.with_cards(path).cards.cargo[cargo("gold")].price == 6
    path.write_text(changed("cargo.gold", "price = 5", "price = 50")[0], encoding="utf-8")
    with pytest.raises(BadCards, match=r"mine\.toml, line \d+: cargo\.gold\.price: 50"):
        GAME.with_cards(path)


def test_the_same_figures_are_the_same_game_whatever_the_comments() -> None:
    assert GAME.with_card_text("# mine\n" + TEXT.replace("coins = 1\n", "coins = 1  # one\n"), "x") is GAME
    assert GAME.built_in_cards


def test_other_figures_are_another_game() -> None:
    text, _ = changed("cargo.gold", "price = 5", "price = 6")
    game = GAME.with_card_text(text, "x")
    assert not game.built_in_cards
    assert game.cards_digest != GAME.cards_digest
    assert printed.tables(game.cards)["PRICE"][6] == 6
    assert printed.tables(GAME.cards)["PRICE"][6] == 5


def test_optional_words_may_be_left_out() -> None:
    text, _ = changed(KARL, 'printed = ["heading", "coins", "cards"]', "")
    assert read_cards(text, "x").traitors[0].printed == frozenset()
    text, _ = changed("traitors.igor", 'basis = "see Carlotta Love"', "")
    assert read_cards(text, "x").traitors[2].basis == ""


@pytest.mark.rule("MZ-1.5", "MZ-6.2")
def test_rules_play_with_the_figures_they_are_given() -> None:
    text = TEXT.replace("airsick = [5, 5, 3, 3, 1]", "airsick = [2, 5, 3, 3, 1]").replace(
        FACES, f"faces = {['north'] * 6}"
    )
    text = text.replace("coins = 1\ncards = 1", "coins = 4\ncards = 0").replace("price = 1\n", "price = 7\n")
    game = GAME.with_card_text(text.replace("cargo_removed = [50", "cargo_removed = [10"), "x")
    s = fresh(2, first_leader=1)
    game.plain.new_game(s)
    assert s.hold == 110 - 10 - 2
    assert bin(s.out).count("1") == 2
    for seat in (0, 1):
        game.plain.step(s, seat, next(a for a in range(14) if game.plain.refusal(s, seat, a) == 0))
    assert s.dice == [0, 0, 0]
    s.players[0].traitors |= 1  # Karl, wherever he is
    game.plain.step(s, 0, 14)
    assert told(s, EVENT_SEARCH) == [(0, 4, 0)]
    s.players[0].hand, s.players[0].hand_size, s.players[0].coins = [1] + [0] * 10, 1, 7
    assert (game.plain.refusal(s, 0, 59), GAME.plain.refusal(s, 0, 59)) == (0, 0)
    s.players[0].coins = 6
    assert (game.plain.refusal(s, 0, 59), GAME.plain.refusal(s, 0, 59)) == (705, 0)
