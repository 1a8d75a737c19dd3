"""AS-1: the printed matter, and how faulty card data is reported."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from aerodrome.games.airships import cards as printed
from aerodrome.games.airships.cards import CARDS, DEPARTMENT_NAMES, IDS, LETTERS, Card, read_cards
from aerodrome.rulebook.carddata import MAX_BYTES, BadCards
from tests.airships.table import GAME, fresh

TEXT = Path(printed.__file__).with_name("cards.toml").read_text(encoding="utf-8")

# id, needs, target, what it gives, stars. Typed in from the component lists, not from cards.toml.
TABLE = """
F-S1 1W 2 1W 0 | F-S2 1W 2 1W 0 | F-S3 1W 2 1W 0 | H-S1 1W 2 1W 0 | H-S2 1W 2 1W 0 | H-S3 1W 2 1W 0
F-11 2W 5 1R 0 | F-12 1W+1R 6 1W+1R 0 | H-11 2W 5 2W 0 | H-12 3W 7 1R 0
C-11 1W 3 1W,chips=1 0 | C-12 2W 5 1W,chips=2 0 | C-13 3W 7 1R,chips=1 0 | C-14 1R 4 1R,chips=2 0
I-11 1W 3 imaginary=W3 0 | I-12 2W 5 imaginary=R3 0 | I-13 1W+1R 6 imaginary=R4 0
M-11 2W 4 3W>2R 0 | M-12 2W 5 2W>1R 0 | M-13 3W 7 3W>1B 0 | M-14 2R 7 2R>1B 0
G-11 1W 3 bonus=W1 0 | G-12 2W 5 bonus=R1 0 | G-13 1W+1R 6 bonus=any1 0
F-21 3R 11 1W+1R+1B 0 | F-22 2W+1R 9 2R 0 | F-23 1W+1R+1B 12 1W 3
H-21 1W+2R 10 1B 0 | H-22 1W+1R 7 1W+1R 0 | H-23 1R+1B 10 1R 2
C-21 2R 8 1R,chips=3 0 | C-22 2W+1R 9 1W+1R,chips=1 0 | C-23 1R+1B 10 1B,chips=2 0 | C-24 3R 12 1W,chips=1 2
I-21 2R 8 imaginary=R5 0 | I-22 1W+2R 10 imaginary=B5 0 | I-23 1R+1B 10 imaginary=B6 0 | I-24 2R+1B 14 imaginary=B7 0
I-25 1R+1B 11 imaginary=R3 2
M-21 1W+2R 10 2W>1B 0 | M-22 2R 8 3R>2B 0 | M-23 1R+1B 10 1R>1B 0 | M-24 3R 12 2W>1R 2
G-21 2R 8 bonus=R2 0 | G-22 2R 8 bonus=B1 0 | G-23 1R+1B 10 bonus=B2 0 | G-24 1W+1R+1B 15 bonus=any2 0
G-25 1R+1B 11 bonus=W1 3
L1 1W 3 - 1 | L2 2W 6 - 1 | L3 3W 8 - 2 | L4 1R 5 - 1 | L5 1W+1R 7 - 2 | L6 2R 8 - 2
M1 2W+1R 10 - 2 | M2 1W+2R 11 - 3 | M3 3R 12 - 3 | M4 2R 9 - 2 | M5 1R+1B 12 - 3 | M6 1W+1B 11 - 3
D1 3R 13 - 4 | D2 1W+1R+1B 14 - 4 | D3 2R+1B 15 - 4 | D4 2B 13 - 5 | D5 1W+2B 16 - 5 | D6 1R+2B 17 - 5
H1 1W+1R+1B 15 - 6/3 | H2 2R+1B 16 - 7/4 | H3 1R+2B 18 - 8/4 | H4 3B 19 - 10/5
"""
ROWS = [row.split() for line in TABLE.strip().splitlines() for row in line.split("|")]

# The figures from a published source; all others are reconstructed.
PRINTED = {
    **{f"{letter}-S{i}": "gives" for letter in "FH" for i in (1, 2, 3)},
    "F-11": "needs target gives",
    "C-12": "needs target gives",
    "G-24": "needs target",
    "L1": "needs target vp",
    "C-11": "gives",
    "I-11": "gives",
    "I-13": "gives",
    "M-11": "gives",
    "M-13": "gives",
    "M-14": "gives",
    "G-12": "gives",
    "G-13": "gives",
    "F-21": "gives",
    "F-23": "gives vp",
    "H-21": "gives",
    "C-23": "gives",
    "I-24": "gives",
    "G-22": "gives",
}


def dice(text: str) -> tuple[int, int, int]:
    counted = Counter({part[1]: int(part[0]) for part in text.split("+")})
    return counted["W"], counted["R"], counted["B"]


def gift(text: str) -> dict[str, object]:
    """What a card gives, in the terms of Card."""
    given: dict[str, object] = {
        "dice": (0, 0, 0),
        "chips": 0,
        "imaginary": (-1, 0),
        "exchange": (-1, 0, -1, 0),
        "bonus": (-1, 0),
    }
    for part in text.split(","):
        if part == "-":
            continue
        if found := re.fullmatch(r"(\d)(.)>(\d)(.)", part):
            given["exchange"] = (LETTERS.index(found[2]), int(found[1]), LETTERS.index(found[4]), int(found[3]))
        elif part.startswith("chips="):
            given["chips"] = int(part[6:])
        elif part.startswith("imaginary="):
            given["imaginary"] = (LETTERS.index(part[10]), int(part[11]))
        elif part.startswith("bonus="):
            given["bonus"] = (3 if part[6:9] == "any" else LETTERS.index(part[6]), int(part[-1]))
        else:
            given["dice"] = dice(part)
    return given


@pytest.mark.rule("AS-1.2", "AS-1.3", "AS-1.5")
def test_the_component_lists_name_every_card_once() -> None:
    assert [row[0] for row in ROWS] == list(IDS)
    assert len(set(IDS)) == 70


@pytest.mark.rule("AS-1.2", "AS-1.3", "AS-1.5")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_card_shows_its_figures(row: list[str]) -> None:
    name, needs, target, gives, stars = row
    number = IDS.index(name)
    found: Card = CARDS[number]
    vp, unfinished = (stars.split("/") * 2)[:2]
    assert (found.id, found.number) == (name, number)
    assert (found.needs, found.target, found.vp, found.vp_unfinished) == (
        dice(needs),
        int(target),
        int(vp),
        int(unfinished),
    )
    assert {key: getattr(found, key) for key in gift(gives)} == gift(gives)
    assert found.printed == frozenset(PRINTED.get(name, "").split())
    assert bool(found.basis) >= bool(found.printed)
    assert found.name


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_the_rules_read_the_figures_of_a_card(row: list[str]) -> None:
    name, needs, target, gives, stars = row
    number = IDS.index(name)
    vp, unfinished = (stars.split("/") * 2)[:2]
    w, r, b = dice(needs)
    assert [printed.dice_needed(number, colour) for colour in range(3)] == [w, r, b]
    assert printed.all_dice_needed(number) == w + 256 * r + 65536 * b
    assert (printed.target_of(number), printed.stars(number), printed.stars_unfinished(number)) == (
        int(target),
        int(vp),
        int(unfinished),
    )
    if number < 48:
        given = gift(gives)
        assert tuple(printed.dice_given(number, colour) for colour in range(3)) == given["dice"]
        assert printed.chips_given(number) == given["chips"]
        assert (printed.imaginary_colour(number), printed.imaginary_value(number)) == given["imaginary"]
        exchange = (printed.gives(number), printed.paid(number), printed.gets(number), printed.gained(number))
        assert exchange == given["exchange"]
        assert (printed.bonus_colour(number), printed.bonus_of(number)) == given["bonus"]


@pytest.mark.rule("AS-1.2")
def test_48_expansions_eight_for_each_department() -> None:
    expansions = CARDS.all[: printed.AIRSHIP]
    assert len(expansions) == 48
    assert Counter(DEPARTMENT_NAMES[card.department] for card in expansions) == dict.fromkeys(DEPARTMENT_NAMES, 8)
    eras = Counter(IDS[i][2] for i in range(48))
    assert (eras["S"], eras["1"], eras["2"]) == (6, 18, 24)
    assert all(card.department == -1 for card in CARDS.all[printed.AIRSHIP :])


@pytest.mark.rule("AS-1.3")
def test_18_airships_six_with_each_back() -> None:
    airships = CARDS.all[printed.AIRSHIP : printed.PHASE]
    assert Counter(card.id[0] for card in airships) == {"L": 6, "M": 6, "D": 6}
    assert [CARDS.data["airships"][card.id]["back"] for card in airships] == ["light"] * 6 + ["medium"] * 6 + [
        "dark"
    ] * 6


@pytest.mark.rule("AS-1.5")
def test_four_phases_count_more_when_all_are_built() -> None:
    phases = CARDS.all[printed.PHASE :]
    assert len(phases) == printed.PHASES == 4
    assert all(phase.vp > phase.vp_unfinished > 0 for phase in phases)


def test_every_card_needs_one_to_three_dice_and_some_names_are_never_used_twice() -> None:
    assert all(1 <= sum(card.needs) <= 3 for card in CARDS.all)
    assert len({card.name for card in CARDS.all}) == 70


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
    at = TEXT.index(f"[{name}]")
    start = TEXT.index(old, at)
    text = TEXT[:start] + new + TEXT[start + len(old) :]
    return text, TEXT[:start].count("\n") + 1


CHANGES = [
    ("expansions.F-11", "target = 5", "target = 0", "target: 0 should be a whole number from 1 to 99"),
    ("expansions.F-11", "target = 5", "target = 100", "target: 100 should be a whole number from 1 to 99"),
    ("expansions.F-11", "target = 5", 'target = "5"', "target: '5' should be a whole number from 1 to 99"),
    ("expansions.F-11", "target = 5", "target = 5.0", "target: 5.0 should be a whole number"),
    ("expansions.F-11", "target = 5", "target = true", "target: True should be a whole number"),
    ("expansions.F-11", "vp = 0", "vp = -1", "vp: -1 should be a whole number from 0 to 50"),
    ("expansions.F-11", "vp = 0", "vp = 51", "vp: 51 should be a whole number from 0 to 50"),
    ("expansions.F-11", 'name = "Village Bank"', "name = 7", "name: 7 should be a printable text"),
    ("expansions.F-11", 'name = "Village Bank"', f'name = "{"x" * 201}"', "of at most 200 characters"),
    ("expansions.F-11", 'name = "Village Bank"', 'name = "a\\u001bb"', "printable text"),
    ("expansions.F-11", 'needs = "2W"', 'needs = "2G"', 'needs: \'2G\' should be dice, such as "2W" or "1W+2R"'),
    ("expansions.F-11", 'needs = "2W"', 'needs = "W2"', "needs: 'W2' should be dice"),
    ("expansions.F-11", 'needs = "2W"', 'needs = ""', "needs: '' should be dice"),
    ("expansions.F-11", 'needs = "2W"', 'needs = "2W+"', "needs: '2W+' should be dice"),
    ("expansions.F-11", 'needs = "2W"', 'needs = "5W"', "needs: '5W' should be 1 to 4 dice of a colour"),
    ("expansions.F-11", 'needs = "2W"', 'needs = "3W+2W"', "should be 1 to 4 dice of a colour"),
    ("expansions.F-11", 'needs = "2W"', 'needs = "0W"', "should be 1 to 4 dice of a colour"),
    ("expansions.F-11", 'dice = "1R"', 'dice = "red"', "dice: 'red' should be dice"),
    ("expansions.F-11", 'era = "one"', 'era = "two"', "era: 'two' should be 'one'"),
    ("expansions.F-S1", 'era = "starter"', 'era = "one"', "era: 'one' should be 'starter'"),
    ("expansions.G-25", 'era = "two"', 'era = "three"', "era: 'three' should be 'two'"),
    (
        "expansions.F-11",
        'department = "financiers"',
        'department = "bankers"',
        "department: 'bankers' should be one of",
    ),
    ("expansions.F-11", "vp = 0", "vp = 0\nluck = 3", "luck: there is no figure called 'luck' here"),
    ("expansions.F-11", "vp = 0", "vp = 0\nback = 3", "back: there is no figure called 'back' here"),
    ("expansions.F-11", "vp = 0", "vp = 0\nchips = 3", "chips: only captains have 'chips'"),
    ("expansions.F-11", "vp = 0", 'vp = 0\nbonus = "R1"', "bonus: only engines have 'bonus'"),
    ("expansions.C-11", "chips = 1", "chips = 7", "chips: 7 should be a whole number from 0 to 6"),
    ("expansions.I-11", 'imaginary = "W3"', 'imaginary = "3W"', "imaginary: '3W' should be a colour and a value"),
    ("expansions.I-11", 'imaginary = "W3"', 'imaginary = "W0"', "imaginary: 'W0' should be a colour and a value"),
    ("expansions.M-11", 'exchange = "3W > 2R"', 'exchange = "3W>2R"', "exchange: '3W>2R' should be dice for dice"),
    ("expansions.M-11", 'exchange = "3W > 2R"', 'exchange = "3W > 2W"', "of another colour"),
    ("expansions.M-11", 'exchange = "3W > 2R"', 'exchange = "0W > 2R"', "should be dice for dice"),
    ("expansions.M-11", 'exchange = "3W > 2R"', 'exchange = "3W > 0R"', "should be dice for dice"),
    ("expansions.G-13", 'bonus = "any 1"', 'bonus = "any"', "bonus: 'any' should be a colour or any, and a value"),
    (
        "expansions.F-11",
        'printed = ["needs", "target", "gives"]',
        'printed = ["colour"]',
        "should be a list of some of",
    ),
    ("expansions.F-11", 'printed = ["needs", "target", "gives"]', 'printed = "needs"', "should be a list of some of"),
    ("airships.L1", 'back = "light"', 'back = "dark"', "back: 'dark' should be 'light'"),
    ("airships.M1", 'back = "medium"', 'back = "light"', "back: 'light' should be 'medium'"),
    ("airships.L1", "vp = 1", 'vp = 1\ndice = "1W"', "dice: there is no figure called 'dice' here"),
    ("hindenburg.H1", "vp_unfinished = 3", "vp_unfinished = 51", "vp_unfinished: 51 should be a whole number"),
    ("dice", "white = [1, 1, 2, 2, 3, 3]", "white = [1, 1, 2, 2, 3]", "should be six whole numbers from 1 to 9"),
    ("dice", "white = [1, 1, 2, 2, 3, 3]", "white = [1, 1, 2, 2, 3, 0]", "should be six whole numbers from 1 to 9"),
    ("dice", "black = [4, 4, 6, 6, 8, 8]", "black = [4, 4, 6, 6, 8, 10]", "should be six whole numbers from 1 to 9"),
    ("dice", "black = [4, 4, 6, 6, 8, 8]", "black = 4", "should be six whole numbers from 1 to 9"),
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
        ("expansions.F-11", 'name = "Village Bank"', "name: 'name' is missing"),
        ("expansions.F-11", 'needs = "2W"', "needs: 'needs' is missing"),
        ("expansions.F-11", "target = 5", "the figure 'target' is missing; it is a whole number from 1 to 99"),
        ("expansions.F-11", "vp = 0", "the figure 'vp' is missing"),
        ("expansions.F-11", 'era = "one"', "era: 'era' is missing"),
        ("expansions.F-11", 'department = "financiers"', "department: 'department' is missing"),
        ("expansions.I-11", 'imaginary = "W3"', "'imaginary' is missing; every card of the engineers has it"),
        ("expansions.M-11", 'exchange = "3W > 2R"', "'exchange' is missing; every card of the materials has it"),
        ("expansions.G-11", 'bonus = "W1"', "'bonus' is missing; every card of the engines has it"),
        ("airships.L1", 'back = "light"', "back: 'back' is missing"),
    ],
)
def test_a_missing_figure_is_named_with_the_line_of_its_card(table: str, line: str, message: str) -> None:
    text, _ = changed(table, line, "")
    said = bad(text)
    assert said.startswith(f"my cards.toml, line {line_of(TEXT, f'[{table}]')}: {table}.")
    assert message in said


def without(name: str) -> str:
    start = TEXT.index(f"[{name}]")
    return TEXT[:start] + TEXT[TEXT.index("\n\n", start) :]


def test_a_missing_card_is_named_with_its_place() -> None:
    said = bad(without("expansions.F-12"))
    line = line_of(TEXT, "[expansions.F-11]")
    assert said == (
        f"my cards.toml, line {line}: expansions.F-11: the card [expansions.F-12] is missing "
        "(it belongs after [expansions.F-11])"
    )
    assert "the card [airships.D6] is missing (it belongs after [airships.D5])" in bad(without("airships.D6"))


@pytest.mark.parametrize(("group", "first"), [("expansions", "F-S1"), ("airships", "L1"), ("hindenburg", "H1")])
def test_the_first_card_of_a_group_belongs_behind_no_other(group: str, first: str) -> None:
    said = bad(without(f"{group}.{first}"))
    assert f"the card [{group}.{first}] is missing" in said
    assert "belongs after" not in said


def test_a_card_that_does_not_exist_is_named_with_its_line() -> None:
    text = TEXT + '\n[expansions.F-99]\nname = "No such card"\n'
    assert f"line {line_of(text, '[expansions.F-99]')}: expansions.F-99: there is no such card" in bad(text)


def test_a_table_that_does_not_exist_is_named_with_its_line() -> None:
    text = TEXT + "\n[zeppelins]\nn = 1\n"
    assert f"line {line_of(text, '[zeppelins]')}: zeppelins: there is no such table" in bad(text)


def test_a_missing_group_is_named() -> None:
    assert "there is no [hindenburg.…] table" in bad(TEXT[: TEXT.index("[hindenburg.H1]")])
    assert "the table [dice] with white, red and black is missing" in bad(TEXT[TEXT.index("[expansions.F-S1]") :])
    assert "there is no [expansions.…] table" in bad("")
    assert "must be a table" in bad(
        without("expansions.F-12").replace("[expansions.F-S1]", "[expansions]\nF-12 = 3\n[expansions.F-S1]")
    )


def test_what_is_not_toml_is_named_with_its_line() -> None:
    text, line = changed("expansions.F-11", "target = 5", "target = = 5")
    said = bad(text)
    assert "this is not TOML" in said
    assert f"line {line}," in said
    assert "this is not TOML" in bad("<html>")


def test_deep_nesting_is_refused_like_any_bad_toml() -> None:
    assert bad("a = " + "[" * 100_000)


def test_a_file_that_is_too_large_is_refused() -> None:
    assert "larger than 256 KB" in bad("#" * (MAX_BYTES + 1))
    assert read_cards(TEXT + "#" * (MAX_BYTES - len(TEXT.encode())), "x").all == CARDS.all


def test_a_file_is_read_from_its_path_and_named_in_errors(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(changed("expansions.F-11", "target = 5", "target = 6")[0], encoding="utf-8")
    assert GAME.with_cards(path).cards[IDS.index("F-11")].target == 6
    path.write_text(changed("expansions.F-11", "target = 5", "target = 500")[0], encoding="utf-8")
    with pytest.raises(BadCards, match=r"mine\.toml, line \d+: expansions\.F-11\.target: 500"):
        GAME.with_cards(path)


def test_a_file_that_is_not_utf8_is_refused_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes(TEXT.replace("Village Bank", "Bäckerei").encode("latin-1", "replace"))
    with pytest.raises(BadCards, match=r"latin\.toml"):
        GAME.with_cards(path)


def test_the_same_figures_are_the_same_game_whatever_the_comments() -> None:
    assert GAME.with_card_text("# mine\n" + TEXT.replace("target = 5\n", "target = 5  # five\n"), "x") is GAME
    assert GAME.built_in_cards


def test_other_figures_are_another_game() -> None:
    text, _ = changed("expansions.F-11", "target = 5", "target = 6")
    game = GAME.with_card_text(text, "x")
    assert not game.built_in_cards
    assert game.cards_digest != GAME.cards_digest
    assert printed.tables(game.cards)["TARGET"][6] == 6
    assert printed.tables(GAME.cards)["TARGET"][6] == 5


def test_the_order_of_faces_and_of_cards_in_the_file_does_not_matter() -> None:
    text = TEXT.replace("[1, 1, 2, 2, 3, 3]", "[3, 1, 2, 1, 2, 3]")
    assert read_cards(text, "x").faces == CARDS.faces
    moved = without("airships.L1") + "\n" + TEXT[TEXT.index("[airships.L1]") : TEXT.index("[airships.L2]")]
    assert read_cards(moved, "x").all == CARDS.all


def test_optional_figures_may_be_left_out() -> None:
    text, _ = changed("expansions.C-11", "chips = 1", "")
    assert read_cards(text, "x")[IDS.index("C-11")].chips == 0
    text, _ = changed("hindenburg.H1", "vp_unfinished = 3", "")
    assert read_cards(text, "x")[IDS.index("H1")].vp_unfinished == 6
    text, _ = changed("expansions.F-11", 'dice = "1R"', "")
    assert read_cards(text, "x")[IDS.index("F-11")].dice == (0, 0, 0)


def test_rules_play_with_the_figures_they_are_given() -> None:
    text, _ = changed("airships.L1", 'needs = "1W"', 'needs = "4W"')
    text = text.replace("white = [1, 1, 2, 2, 3, 3]", "white = [9, 9, 9, 9, 9, 9]")
    game = GAME.with_card_text(text, "x")
    s = fresh(2, first_seat=1)
    game.plain.new_game(s)
    s.stack_top[0], s.stack_top[1] = IDS.index("L1"), IDS.index("L2")
    assert game.plain.refusal(s, 0, 22) == 403
    assert GAME.plain.refusal(s, 0, 22) == 0
    game.plain.step(s, 0, 23)
    assert (10, 0, 18, 6) in [event[1:] for event in s.told or ()]
