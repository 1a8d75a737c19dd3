"""The printed matter: the deck and the sections, and how faulty card data is reported."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from aerodrome.games.zeppeldrome import cards as printed
from aerodrome.games.zeppeldrome.cards import (
    AFTER,
    ANY_DIRECTION,
    AT_ONCE,
    BEFORE,
    CARDS,
    COLUMNS_ON,
    DEACTIVATE_CARD,
    DEACTIVATE_PLAN,
    LADDER,
    MARSHAL,
    NO_EFFECT,
    REMOVE,
    REVERSE,
    ROWS_UP_OR_DOWN,
    SECTION_IDS,
    STOWAWAY,
    SUPPLY,
    Card,
    Effect,
    read_cards,
)
from aerodrome.games.zeppeldrome.plans import DIRECTION_IDS, Arrow, arrow_count
from aerodrome.games.zeppeldrome.state import ASK_ACTION, FLY, PLAY, State
from aerodrome.rulebook.carddata import MAX_BYTES, BadCards
from tests.zeppeldrome.table import GAME, action_of, table

TEXT = Path(printed.__file__).with_name("cards.toml").read_text(encoding="utf-8")


# --- the deck ---------------------------------------------------------------------------------------------------


def ways(arrows: tuple[Arrow, ...]) -> list[tuple[Arrow, ...]]:
    """Every way through a tree to its end."""
    return [(arrow, *rest) for arrow in arrows for rest in ways(arrow.following) or [()]]


def free_ways(arrows: tuple[Arrow, ...]) -> list[tuple[Arrow, ...]]:
    """Every way that costs nothing, as far as it goes."""
    free = [arrow for arrow in arrows if not arrow.paid]
    return [(arrow, *rest) for arrow in free for rest in free_ways(arrow.following) or [()]]


def forward(way: tuple[Arrow, ...]) -> int:
    return sum(COLUMNS_ON[arrow.direction] for arrow in way)


def flavour(card: Card) -> int:
    """What sort of action it is: chits, moves, removing, deactivating, words."""
    kinds = {effect.kind for choice in card.choices for effect in choice}
    for number, sort in ((3, {REMOVE}), (4, {DEACTIVATE_CARD, DEACTIVATE_PLAN}), (2, {AT_ONCE}), (1, {BEFORE, AFTER})):
        if kinds & sort:
            return number
    return 5


@pytest.mark.rule("ZD-2.5", "ZD-3.7")
def test_seventy_cards_each_a_plan_and_an_action() -> None:
    assert [card.number for card in CARDS.deck] == list(range(70))
    assert len({card.plan for card in CARDS.deck}) == 58
    assert len({card.action for card in CARDS.deck}) == 36
    assert len({(card.plan, card.action) for card in CARDS.deck}) == 70


def test_the_profile_of_the_deck() -> None:
    best = Counter(max(forward(way) for way in free_ways(card.tree)) for card in CARDS.deck)
    assert best == {4: 2, 3: 42, 2: 26}
    assert Counter(max(len(way) for way in ways(card.tree)) for card in CARDS.deck) == {3: 24, 4: 34, 5: 10, 6: 2}
    paid = [card for card in CARDS.deck if any(arrow.paid for way in ways(card.tree) for arrow in way)]
    assert len(paid) == 22
    assert all(("?" in card.plan) == (card in paid) for card in CARDS.deck)
    furthest = [max(forward(way) for way in ways(card.tree)) for card in CARDS.deck]
    assert sum(furthest) / 70 == pytest.approx(3.11, abs=0.005)
    straight = [card for card in CARDS.deck if all(arrow.direction == 0 for way in ways(card.tree) for arrow in way)]
    assert len(straight) == 4


def test_the_actions_by_flavour() -> None:
    assert Counter(flavour(card) for card in CARDS.deck) == {1: 34, 2: 18, 3: 6, 4: 6, 5: 6}
    copies = Counter(card.action for card in CARDS.deck)
    assert Counter(copies.values()) == {4: 5, 3: 4, 2: 11, 1: 16}
    assert {text for text, n in copies.items() if n == 4} == {
        *("[*]FP OR FP[*]", "[U]FP OR [D]FP", "!D", "X", "DEACT_CARD"),
    }
    assert [copies[word] for word in ("SUPPLY", "STOWAWAY", "REVERSE", "MARSHAL", "LADDER")] == [2, 1, 1, 1, 1]


def test_two_actions_stand_in_the_rule_document_and_no_plan_does() -> None:
    assert {card.action for card in CARDS.deck if card.printed} == {"[*]FP OR FP[*]", "!D !DB"}
    assert all(card.printed <= {"action"} for card in CARDS.deck)
    assert [card.number + 1 for card in CARDS.deck if card.basis] == [53]


def tree(text: str) -> tuple[Arrow, ...]:
    return read_cards(with_plan(text), "x").deck[0].tree


def arrows(name: str, *following: Arrow) -> Arrow:
    return Arrow(DIRECTION_IDS.index(name.removesuffix("?")), name.endswith("?"), following)


def test_plans_are_read_as_trees() -> None:
    assert tree("F") == (arrows("F"),)
    assert tree("UB DB? U") == (arrows("UB", arrows("DB?", arrows("U"))),)
    assert tree("F { UF F / DF? }") == (arrows("F", arrows("UF", arrows("F")), arrows("DF?")),)
    assert tree("{ U { F / B D } / D? }") == (arrows("U", arrows("F"), arrows("B", arrows("D"))), arrows("D?"))
    assert tree("F F F F F F F F")  # eight steps are the most
    assert arrow_count(tree("{ F F F F F F F / B B B B B B B / U U U U U U }")) == 20


def action(text: str) -> tuple[tuple[Effect, ...], ...]:
    return read_cards(with_action(text), "x").deck[0].choices


@pytest.mark.rule("ZD-5.1", "ZD-5.2", "ZD-5.3", "ZD-5.4", "ZD-5.5", "ZD-5.6")
def test_actions_are_read_as_choices_of_effects() -> None:
    assert action("[U]FP") == ((Effect(BEFORE, 2),),)
    assert action("FP[*?]") == ((Effect(AFTER, ANY_DIRECTION, True),),)
    assert action("[UF][D?]FP[B]") == ((Effect(BEFORE, 4), Effect(BEFORE, 3, True), Effect(AFTER, 1)),)
    assert action("!D !DB?") == ((Effect(AT_ONCE, 3), Effect(AT_ONCE, 7, True)),)
    assert action("X OR FP[*]") == ((Effect(REMOVE),), (Effect(AFTER, ANY_DIRECTION),))
    assert action("!U OR !D OR X X X") == ((Effect(AT_ONCE, 2),), (Effect(AT_ONCE, 3),), (Effect(REMOVE),) * 3)
    words = ("DEACT_CARD", "DEACT_PLAN", "SUPPLY", "STOWAWAY", "REVERSE", "MARSHAL", "LADDER")
    kinds = (DEACTIVATE_CARD, DEACTIVATE_PLAN, SUPPLY, STOWAWAY, REVERSE, MARSHAL, LADDER)
    assert [action(word) for word in words] == [((Effect(kind),),) for kind in kinds]


def test_actions_that_are_told_in_words_have_a_name_and_a_text() -> None:
    names = [text.name for text in CARDS.texts.values()]
    assert names == [
        "Supply Balloon",
        "Light-Fingered Stowaway",
        "Upside-Down Anemometer",
        "Honorary Marshal",
        "Leapfrog Ladder",
    ]
    assert all(text.text for text in CARDS.texts.values())


# --- tables -----------------------------------------------------------------------------------------------------


def walked(node: int) -> tuple[Arrow, ...]:
    """The tree that leaves a node, by the accessors that rules use."""
    first = printed.first_arrow(node)
    return tuple(
        Arrow(printed.heading(arrow), printed.is_paid(arrow), walked(arrow))
        for arrow in range(first, first + printed.arrows_from(node))
    )


def test_the_table_of_arrows_is_the_trees() -> None:
    for card in CARDS.deck:
        assert walked(card.number) == card.tree, card.plan


def test_the_arrows_of_a_card_lie_together() -> None:
    assert printed.first_of_card(0) == 70
    assert printed.first_of_card(70) == len(printed.NODES) == len(printed.PATHS)
    for card in CARDS.deck:
        begin, end = printed.first_of_card(card.number), printed.first_of_card(card.number + 1)
        assert end - begin == arrow_count(card.tree)
        assert all(begin <= arrow < end for arrow in reached(card.number))
        assert len(reached(card.number)) == end - begin


def reached(node: int) -> list[int]:
    first = printed.first_arrow(node)
    found = list(range(first, first + printed.arrows_from(node)))
    return found + [further for arrow in found for further in reached(arrow)]


def test_the_path_to_every_node_is_the_way_from_the_start_of_its_card() -> None:
    def check(card: int, node: int, way: tuple[int, ...], payments: int) -> None:
        assert printed.path_steps(node) == len(way)
        assert printed.path_paid(node) == payments
        assert printed.card_of_node(node) == card
        assert printed.path_bits(node) == sum(direction << (3 * i) for i, direction in enumerate(way))
        first = printed.first_arrow(node)
        for arrow in range(first, first + printed.arrows_from(node)):
            check(card, arrow, (*way, printed.heading(arrow)), payments + printed.is_paid(arrow))

    for card in range(70):
        check(card, card, (), 0)


def test_the_table_of_effects_is_the_actions() -> None:
    for card in CARDS.deck:
        assert printed.choices_of(card.number) == len(card.choices)
        for choice in range(3):
            effects = card.choices[choice] if choice < len(card.choices) else ()
            for nth in range(3):
                code = printed.effect_code(card.number, choice, nth)
                if nth < len(effects):
                    found = Effect(printed.effect_kind(code), printed.effect_direction(code), printed.effect_paid(code))
                    assert found == effects[nth]
                else:
                    assert code == NO_EFFECT


def test_the_table_of_marks_is_the_sections() -> None:
    marks = ".bni~f#gpOL"
    for layout, rows in enumerate((5, 7)):
        for number, section in enumerate(CARDS.sections):
            for space in range(35):
                mark = printed.printed_mark(layout, number, space)
                if space >= 5 * rows:
                    assert mark == printed.OPEN
                    continue
                letter = section.layouts[layout][space // 5][space % 5]
                if letter in marks:
                    assert mark == marks.index(letter)
                else:
                    first = printed.MARK_FAN if section.id == "fans" else printed.MARK_GATE
                    assert mark == first + "YBRG".index(letter)


def test_directions_are_what_they_are_called() -> None:
    for name, row, column in zip(DIRECTION_IDS, ROWS_UP_OR_DOWN, COLUMNS_ON, strict=True):
        direction = DIRECTION_IDS.index(name)
        assert row == printed.rows_down(direction) == ("D" in name) - ("U" in name)
        assert column == printed.columns_on(direction) == ("F" in name) - ("B" in name)
        assert printed.is_diagonal(direction) == (len(name) == 2)


# --- sections ---------------------------------------------------------------------------------------------------

LAYOUTS = [0, 1]


def marks(section: str, layout: int) -> Counter[str]:
    return Counter("".join(CARDS.sections[SECTION_IDS.index(section)].layouts[layout]))


@pytest.mark.rule("ZD-1.1", "ZD-1.2")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_section_has_five_columns_and_the_rows_of_the_course(layout: int) -> None:
    for section in CARDS.sections:
        assert len(section.layouts[layout]) == printed.rows_for(layout) == (5, 7)[layout]
        assert {len(row) for row in section.layouts[layout]} == {5}


@pytest.mark.rule("ZD-1.3")
def test_the_sections_of_the_letters() -> None:
    sides = [
        [SECTION_IDS[printed.first_side(letter) + i] for i in range(printed.hazard_sides(letter))]
        for letter in range(4)
    ]
    assert sides == [
        ["ballast", "inspiration", "slalom-1"],
        ["headwinds", "slalom-2"],
        ["machine", "fog", "fans"],
        ["folks", "press-boxes", "lemmings"],
    ]
    assert [section.name for section in CARDS.sections][:4] == [
        "A Bit of Ballast",
        "Inspiration Point",
        "Slalom 1",
        "Headwinds",
    ]


@pytest.mark.rule("ZD-9.1", "ZD-9.7", "ZD-9.13", "ZD-6.9")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_marks_that_the_rules_count(layout: int) -> None:
    ballast = marks("ballast", layout)
    assert (ballast["b"], ballast["n"]) == (8, 1)
    slalom = marks("slalom-2", layout)
    assert slalom["#"] == 3
    assert len({slalom[colour] for colour in "YBRG"}) == 1
    assert all(slalom[colour] for colour in "YBRG")
    assert marks("folks", layout)["O"] == 4
    assert marks("lemmings", layout)["L"] == 5
    assert marks("empty", layout) == {".": (25, 35)[layout]}
    assert [marks("slalom-1", layout)[colour] for colour in "YBRG"] == [2, 2, 2, 2]
    assert [marks("fans", layout)[colour] for colour in "YBRG"] == [3, 3, 3, 3]
    assert len(marks("inspiration", layout)) == len(marks("headwinds", layout)) == 1
    assert marks("press-boxes", layout)["#"] == (7, 8)[layout]
    assert [printed.lemming_limit(column) for column in range(5)] == [1, 2, 3, 2, 1]


@pytest.mark.rule("ZD-9.7")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_gates_of_slalom_2_cannot_be_passed_by(layout: int) -> None:
    columns = ["".join(column) for column in zip(*CARDS.sections[printed.SLALOM_2].layouts[layout], strict=True)]
    walls = [column for column in columns if "." not in column]
    assert walls
    assert sum(column.count("#") for column in walls) == 3
    for column in walls:
        assert set(column) == set("YBRG#")


@pytest.mark.rule("ZD-2.4")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_first_gates_of_slalom_1_are_in_the_rows_where_the_colours_start(layout: int) -> None:
    rows = CARDS.sections[printed.SLALOM_1].layouts[layout]
    assert "".join(row[1] for row in rows)[:4] == "YBRG"


@pytest.mark.rule("ZD-9.9")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_machine_is_a_chequerboard(layout: int) -> None:
    for r, row in enumerate(CARDS.sections[printed.MACHINE].layouts[layout]):
        assert row == (".pgp.", ".gpg.")[r % 2]


@pytest.mark.rule("ZD-9.11")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_fans_of_one_colour_do_not_touch(layout: int) -> None:
    rows = CARDS.sections[printed.FANS].layouts[layout]
    for r, row in enumerate(rows):
        for c, mark in enumerate(row):
            around = "".join(line[max(0, c - 1) : c + 2] for line in rows[max(0, r - 1) : r + 2])
            assert mark == "." or around.count(mark) == 1


# --- faulty card data -------------------------------------------------------------------------


def changed(name: str, old: str, new: str) -> tuple[str, int]:
    """The card data with one line of one table changed, and the number of that line."""
    start = TEXT.index(old, TEXT.index(f"[{name}]"))
    return TEXT[:start] + new + TEXT[start + len(old) :], TEXT[:start].count("\n") + 1


PLAN, ACTION = 'plan = "UF F UF"', 'action = "FP[F][F?]"'


def with_plan(plan: str) -> str:
    return changed("cards.1", PLAN, f'plan = "{plan}"')[0]


def with_action(text: str) -> str:
    return changed("cards.1", ACTION, f'action = "{text}"')[0]


def line_of(text: str, what: str) -> int:
    return text[: text.index(what)].count("\n") + 1


def bad(text: str) -> str:
    with pytest.raises(BadCards) as raised:
        read_cards(text, "my cards.toml")
    message = str(raised.value)
    assert message.startswith("my cards.toml")
    assert "\n" not in message
    return message


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        ("F X F", "'X' in 'F X F' should be one of F B U D UF DF UB DB, with ? or not"),
        ("FU", "'FU' in 'FU' should be one of"),
        ("f", "'f' in 'f' should be one of"),
        ("F??", "'F??' in 'F??' should be one of"),
        ("?", "'?' in '?' should be one of"),
        ("", "'' should be a tree of arrows"),
        ("F { U / D", "close a fork with a brace, with spaces around it"),
        ("F { U / D}", "'D}' in"),
        ("F {U / D }", "'{U' in"),
        ("F { U / }", "'}' in 'F { U / }' should be one of"),
        ("F { }", "'}' in 'F { }' should be one of"),
        ("F {", "'' in 'F {' should be one of"),
        ("F { { U / D } / B }", "'{' in"),
        ("F { U / D } F", "nothing can follow a fork; write what follows into each way"),
        ("F { U / D } { U / D }", "nothing can follow a fork"),
        ("F }", "'F }' should be a tree of arrows"),
        ("F / U", "'F / U' should be a tree of arrows"),
        ("/ U", "'/ U' should be a tree of arrows"),
        ("F { U / D } }", "should be a tree of arrows"),
        ("F { U F / U B }", "the ways of a fork must begin in different directions"),
        ("{ UF F / D / UF? }", "the ways of a fork must begin in different directions"),
        ("F F F F F F F F F", "a way may have at most 8 arrows"),
        ("{ F F F F F F F F / B B B B B B B B / U U U U U }", "a plan may have at most 20 arrows"),
    ],
)
def test_a_plan_that_is_no_tree_of_arrows_is_refused(plan: str, message: str) -> None:
    said = bad(with_plan(plan))
    assert said.startswith(f"my cards.toml, line {line_of(TEXT, PLAN)}: cards.1.plan: ")
    assert message in said


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("JUMP", "'JUMP' is not an action; write it as"),
        ("supply", "'supply' is not an action"),
        ("!", "'!' is not an action"),
        ("!X", "'!X' is not an action"),
        ("!D??", "'!D??' is not an action"),
        ("!*", "'!*' is not an action"),
        ("FP", "'FP' is not an action"),
        ("[U]", "'[U]' is not an action"),
        ("[U] FP", "'[U]' is not an action"),
        ("[U]FP[", "'[U]FP[' is not an action"),
        ("FP[]", "'FP[]' is not an action"),
        ("FP[u]", "'FP[u]' is not an action"),
        ("FP[?U]", "'FP[?U]' is not an action"),
        ("X?", "'X?' is not an action"),
        ("FP[X]", "[X] should hold * or one of F B U D UF DF UB DB"),
        ("[FU?]FP", "[FU?] should hold * or one of"),
        ("", "each choice has from 1 to 3 effects"),
        ("X OR ", "each choice has from 1 to 3 effects"),
        ("X X X X", "each choice has from 1 to 3 effects"),
        ("[U][U]FP[D][D]", "each choice has from 1 to 3 effects"),
        ("X OR X OR X OR X", "there may be at most 3 choices"),
        ("X OR", "'OR' is not an action"),
    ],
)
def test_an_action_that_is_none_is_refused(action: str, message: str) -> None:
    said = bad(with_action(action))
    assert said.startswith(f"my cards.toml, line {line_of(TEXT, ACTION)}: cards.1.action: ")
    assert message in said


BALLAST = "sections.ballast"
FIVE_BALLAST = '  ".b..b",\n  ".b.b.",\n'
CHANGES = [
    (BALLAST, '".b..b"', '".b..x"', "five: there should be 5 texts of 5 marks each, of these: . b n"),
    (BALLAST, '".b..b"', '".b..#"', "of these: . b n"),
    (BALLAST, '".b..b"', '".b.."', "five: there should be 5 texts of 5 marks each"),
    (BALLAST, '".b..b"', "7", "five: there should be 5 texts"),
    (BALLAST, FIVE_BALLAST, '  ".b..b",\n', "five: there should be 5 texts"),
    (BALLAST, FIVE_BALLAST, FIVE_BALLAST + '  ".....",\n', "five: there should be 5 texts"),
    (BALLAST, '".b...",', "", "seven: there should be 7 texts"),
    (BALLAST, '"n..b."', '"n..n."', "five: there may be at most 1 of the mark n"),
    ("sections.folks", '".O.O."', '"OO.O."', "five: there may be at most 4 of the mark O"),
    ("sections.lemmings", '".L..."', '".LLLL"', "five: there may be at most 7 of the mark L"),
    ("sections.empty", '"....."', '"b...."', "of these: ."),
    ("sections.fans", '"Y.R.G"', '"YYR.G"', "five: fans of one colour must not touch, not even at a corner"),
    ("sections.fans", '".G.B."', '".Y.B."', "five: fans of one colour must not touch"),
    ("sections.fans", '"B...Y"', '"G...Y"', "five: fans of one colour must not touch"),
    ("sections.lemmings", "[1, 2, 3, 2, 1]", "[1, 2, 3, 2]", "limits: there should be 5 whole numbers from 0 to 7"),
    ("sections.lemmings", "[1, 2, 3, 2, 1]", "[1, 2, 3, 2, 8]", "limits: there should be 5 whole numbers"),
    ("sections.lemmings", "[1, 2, 3, 2, 1]", "[1, 2, 3, 2, -1]", "limits: there should be 5 whole numbers"),
    ("sections.lemmings", "[1, 2, 3, 2, 1]", "[1, 2, 3, 2, true]", "limits: there should be 5 whole numbers"),
    ("sections.lemmings", "[1, 2, 3, 2, 1]", "5", "limits: there should be 5 whole numbers"),
    (BALLAST, 'name = "A Bit of Ballast"', "name = 7", "name: 7 should be a printable text"),
    (BALLAST, 'printed = ["name"]', 'printed = ["five"]', "should be a list of some of name"),
    (BALLAST, 'printed = ["name"]', "limits = [1, 1, 1, 1, 1]", "limits: there is no figure called 'limits' here"),
    ("cards.20", 'printed = ["action"]', 'printed = ["price"]', "should be a list of some of plan, action"),
    ("cards.20", 'printed = ["action"]', "luck = 1", "luck: there is no figure called 'luck' here"),
    ("cards.1", PLAN, "plan = 7", "plan: 7 should be a printable text"),
    ("cards.1", ACTION, f'action = "{"X " * 101}"', "of at most 200 characters"),
    ("texts.SUPPLY", 'text = "draw two cards"', "text = 2", "text: 2 should be a printable text"),
    ("texts.SUPPLY", 'text = "draw two cards"', "cards = 2", "cards: there is no figure called 'cards' here"),
]


@pytest.mark.parametrize(("table_name", "old", "new", "message"), CHANGES)
def test_a_wrong_figure_is_named_with_its_line(table_name: str, old: str, new: str, message: str) -> None:
    text, _ = changed(table_name, old, new)
    said = bad(text)
    key = said.split(": ")[1].removeprefix(f"{table_name}.")
    start = text.index(f"[{table_name}]")
    line = text[: text.index(f"\n{key} = ", start) + 1].count("\n") + 1
    assert said.startswith(f"my cards.toml, line {line}: {table_name}.{key}: ")
    assert message in said


@pytest.mark.parametrize(
    ("table_name", "line", "message"),
    [
        ("cards.1", PLAN, "plan: 'plan' is missing"),
        ("cards.1", ACTION, "action: 'action' is missing"),
        (BALLAST, 'name = "A Bit of Ballast"', "name: 'name' is missing"),
        ("sections.lemmings", "limits = [1, 2, 3, 2, 1]", "limits: there should be 5 whole numbers"),
        ("texts.SUPPLY", 'name = "Supply Balloon"', "name: 'name' is missing"),
        ("texts.SUPPLY", 'text = "draw two cards"', "text: 'text' is missing"),
    ],
)
def test_a_missing_figure_is_named_with_the_line_of_its_table(table_name: str, line: str, message: str) -> None:
    said = bad(changed(table_name, line, "")[0])
    assert said.startswith(f"my cards.toml, line {line_of(TEXT, f'[{table_name}]')}: {table_name}.")
    assert message in said


def test_missing_and_unknown_tables_are_named() -> None:
    start = TEXT.index("[cards.7]")
    text = TEXT[:start] + TEXT[TEXT.index("[cards.8]") :]
    assert "the card [cards.7] is missing (it belongs after [cards.6])" in bad(text)
    text = TEXT + '\n[cards.71]\nplan = "F"\naction = "X"\n'
    assert f"line {line_of(text, '[cards.71]')}: cards.71: there is no such card" in bad(text)
    text = TEXT + '\n[sections.ocean]\nname = "x"\n'
    assert f"line {line_of(text, '[sections.ocean]')}: sections.ocean: there is no such card" in bad(text)
    text = TEXT + "\n[balloons]\nn = 1\n"
    assert f"line {line_of(text, '[balloons]')}: balloons: there is no such table" in bad(text)
    assert "the tables are sections, cards and texts" in bad(text)
    assert "there is no [texts.…] table" in bad(TEXT[: TEXT.index("[texts.SUPPLY]")])
    assert "there is no [sections.…] table" in bad("")
    assert "the card [texts.LADDER] is missing" in bad(TEXT[: TEXT.index("[texts.LADDER]")])


def test_what_is_not_toml_or_too_large_is_refused() -> None:
    text, line = changed("cards.1", PLAN, "plan = = 2")
    assert f"line {line}," in bad(text)
    assert "this is not TOML" in bad("<html>")
    assert "larger than 256 KB" in bad("#" * (MAX_BYTES + 1))


def test_deep_forks_do_not_overflow() -> None:
    assert "should be one of" in bad(with_plan("{ " * 95))


def test_a_file_is_read_from_its_path_and_named_in_errors(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(with_plan("B B B"), encoding="utf-8")
    assert GAME.with_cards(path).cards.deck[0].plan == "B B B"
    path.write_text(with_plan("B B Q"), encoding="utf-8")
    with pytest.raises(BadCards, match=r"mine\.toml, line \d+: cards\.1\.plan: 'Q'"):
        GAME.with_cards(path)


# --- other cards --------------------------------------------------------------------------------------------------


def test_the_same_figures_are_the_same_game_and_others_are_another() -> None:
    assert GAME.with_card_text("# mine\n" + TEXT, "x") is GAME
    game = GAME.with_card_text(with_plan("B"), "x")
    assert not game.built_in_cards
    assert game.cards_digest != GAME.cards_digest
    assert len(printed.tables(game.cards)["NODES"]) == len(printed.tables(GAME.cards)["NODES"]) - 2


@pytest.mark.rule("ZD-7.3")
def test_an_edited_plan_is_flown() -> None:
    game = GAME.with_card_text(with_plan("{ B / UB }"), "x")
    s = table("3 5", "5 1", step="plan", hands=("1 2", "3"))
    game.plain.step(s, 0, action_of("plan 1"))
    game.plain.step(s, 1, action_of("plan 3"))
    while s.asked == ASK_ACTION:
        game.plain.step(s, s.decider, action_of("pass"))
    legal = [direction for direction in range(8) if game.plain.refusal(s, 0, FLY + direction) == 0]
    assert [DIRECTION_IDS[direction] for direction in legal] == ["B", "UB"]
    game.plain.step(s, 0, FLY + DIRECTION_IDS.index("UB"))
    assert (s.players[0].row, s.players[0].column) == (1, 3)


@pytest.mark.rule("ZD-5.5")
def test_an_edited_action_is_carried_out() -> None:
    game = GAME.with_card_text(with_action("!B !B !D"), "x")
    s = table("3 5", "5 1", hands=("1 2", "3"))
    game.plain.step(s, 0, PLAY)
    game.plain.step(s, 0, action_of("on seat 1"))
    assert (s.players[0].row, s.players[0].column) == (3, 2)


@pytest.mark.rule("ZD-1.3", "ZD-9.13")
def test_an_edited_section_is_flown_through() -> None:
    text, _ = changed("sections.press-boxes", '"#.#.#"', '"#...#"')
    game = GAME.with_card_text(text, "x")
    for there, column in ((game, 20), (GAME, 19)):
        s: State = table("3 20", "5 1", hands=("24 2", "3"), section_d="press-boxes")
        there.plain.step(s, 0, action_of("play 24"))
        there.plain.step(s, 0, action_of("on seat 1"))
        assert s.players[0].column == column


def test_the_largest_plans_and_actions_can_be_played_with() -> None:
    plan = "{ F F F F F F F F / B B B B B B B B / U U / D? / UF? }"
    game = GAME.with_card_text(with_plan(plan), "x")
    assert game.cards.deck[0].plan == plan
    for table_of_ints in printed.tables(game.cards).values():
        assert all(0 <= figure < 2**62 for figure in table_of_ints)


def test_optional_words_may_be_left_out() -> None:
    cards = read_cards(changed(BALLAST, 'printed = ["name"]', "")[0], "x")
    assert cards.sections[0].printed == frozenset()
    assert cards.deck[0].basis == ""
