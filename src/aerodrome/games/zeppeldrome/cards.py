"""The printed matter: ``cards.toml`` as tables of ints, and the accessors through which rules read them.

Only one accessor names each table, so that rules speak of cards and not of tables.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aerodrome.games.zeppeldrome.plans import DIRECTION_IDS, MOST_ARROWS, Arrow, read_plan
from aerodrome.rulebook.carddata import CardFile

CARDS_IN_DECK = 70

# Directions; row 0 is at the top, column 0 at the start.
FORWARD, BACK, UP, DOWN, UP_FORWARD, DOWN_FORWARD, UP_BACK, DOWN_BACK = 0, 1, 2, 3, 4, 5, 6, 7
DIRECTIONS = 8
ROWS_UP_OR_DOWN = (0, 0, -1, 1, -1, 1, -1, 1)
COLUMNS_ON = (1, -1, 0, 0, 1, 1, -1, -1)
ANY_DIRECTION = 8

# Colours of dirigibles, gates and fans.
COLOURS = 4
COLOUR_IDS = ("yellow", "blue", "red", "green")

# Sections, and the marks that each may have.
BALLAST, INSPIRATION, SLALOM_1, HEADWINDS, SLALOM_2, MACHINE, FOG, FANS, FOLKS, PRESS_BOXES, LEMMINGS, CLEAR = range(12)
SECTION_IDS = (
    *("ballast", "inspiration", "slalom-1", "headwinds", "slalom-2", "machine", "fog", "fans"),
    *("folks", "press-boxes", "lemmings", "empty"),
)
SECTION_MARKS = ("bn", "i", "YBRG", "~", "YBRG#", "gp", "f", "YBRG", "O", "#", "L", "")
FIRST_SIDE = (BALLAST, HEADWINDS, MACHINE, FOLKS)  # for the sections A to D, in the order of their options
HAZARD_SIDES = (3, 2, 3, 3)  # for each; the rest of its four sides are empty
SECTIONS = len(SECTION_IDS)
SECTION_WIDTH = 5
MOST_ROWS = 7
SPACES = MOST_ROWS * SECTION_WIDTH
ROWS = (5, 7)  # by the option
LAYOUT_KEYS = ("five", "seven")

# Marks on spaces. The gates of the four colours have consecutive numbers, and so have the fans.
OPEN, MARK_BALLAST, MARK_NINTH, MARK_INSPIRATION, MARK_WIND, MARK_FOG, MARK_BLOCKED = 0, 1, 2, 3, 4, 5, 6
MARK_GEAR, MARK_PISTON, MARK_FOLK, MARK_LEMMING, MARK_GATE, MARK_FAN = 7, 8, 9, 10, 11, 15
_MARKS = {".": 0, "b": 1, "n": 2, "i": 3, "~": 4, "f": 5, "#": 6, "g": 7, "p": 8, "O": 9, "L": 10}
_COLOUR_MARKS = "YBRG"

START_COLUMNS = 3
FINISH_COLUMNS = 3
FOLKS_THERE = 4
LEMMINGS_THERE = 7

# What an action does, effect by effect.
NO_EFFECT, BEFORE, AFTER, AT_ONCE, REMOVE, DEACTIVATE_CARD, DEACTIVATE_PLAN = 0, 1, 2, 3, 4, 5, 6
SUPPLY, STOWAWAY, REVERSE, MARSHAL, LADDER = 7, 8, 9, 10, 11
_WORDS = {
    "DEACT_CARD": DEACTIVATE_CARD,
    "DEACT_PLAN": DEACTIVATE_PLAN,
    "SUPPLY": SUPPLY,
    "STOWAWAY": STOWAWAY,
    "REVERSE": REVERSE,
    "MARSHAL": MARSHAL,
    "LADDER": LADDER,
}
TEXT_IDS = ("SUPPLY", "STOWAWAY", "REVERSE", "MARSHAL", "LADDER")
MOST_CHOICES = 3
MOST_EFFECTS = 3

# Tables whose length depends on the branches of the plans, and their greatest length. Compiled rules reserve that much.
LONGEST = dict.fromkeys(("NODES", "PATHS"), CARDS_IN_DECK * (1 + MOST_ARROWS))


@dataclass(frozen=True)
class Effect:
    """One thing that an action does."""

    kind: int
    direction: int = 0
    paid: bool = False


@dataclass(frozen=True)
class Card:
    """A flight-plan card as printed."""

    number: int
    plan: str
    tree: tuple[Arrow, ...]
    action: str
    choices: tuple[tuple[Effect, ...], ...]
    printed: frozenset[str]
    basis: str


@dataclass(frozen=True)
class Section:
    """A side of a board: its rows of marks for each number of rows."""

    id: str
    name: str
    layouts: tuple[tuple[str, ...], ...]
    limits: tuple[int, ...]
    printed: frozenset[str]
    basis: str


@dataclass(frozen=True)
class ActionText:
    """An action in words."""

    name: str
    text: str


@dataclass(frozen=True)
class Cards:
    """All the printed matter of a game."""

    data: dict[str, Any]
    sections: tuple[Section, ...]
    deck: tuple[Card, ...]
    texts: dict[str, ActionText]


# --- reading ------------------------------------------------------------------------------------------------


def read_cards(text: str, source: str) -> Cards:
    """Read cards from TOML. Raises BadCards with the line of the mistake."""
    file = CardFile(text, source, "sections", "cards", "texts")
    sections = file.tables("sections", SECTION_IDS)
    deck = file.tables("cards", [str(number) for number in range(1, CARDS_IN_DECK + 1)])
    texts = file.tables("texts", TEXT_IDS)
    return Cards(
        file.data,
        tuple(_read_section(file, key, sections[key], i) for i, key in enumerate(SECTION_IDS)),
        tuple(_read_card(file, key, figures) for key, figures in deck.items()),
        {key: _read_text(file, key, figures) for key, figures in texts.items()},
    )


def _read_section(file: CardFile, key: str, figures: dict[str, Any], number: int) -> Section:
    table = f"sections.{key}"
    limited = number == LEMMINGS
    file.known_keys(table, figures, ("name", *LAYOUT_KEYS, *(("limits",) if limited else ()), "printed", "basis"))
    return Section(
        key,
        file.text(table, figures, "name"),
        tuple(
            _read_layout(file, table, figures, name, rows, number) for name, rows in zip(LAYOUT_KEYS, ROWS, strict=True)
        ),
        _read_limits(file, table, figures) if limited else (),
        file.printed(table, figures, ("name",)),
        file.text(table, figures, "basis", ""),
    )


def _read_layout(
    file: CardFile, table: str, figures: dict[str, Any], key: str, rows: int, number: int
) -> tuple[str, ...]:
    layout = figures.get(key)
    allowed = "." + SECTION_MARKS[number]
    if not (
        isinstance(layout, list)
        and len(layout) == rows
        and all(isinstance(row, str) and len(row) == SECTION_WIDTH and set(row) <= set(allowed) for row in layout)
    ):
        file.fail(
            table, key, f"there should be {rows} texts of {SECTION_WIDTH} marks each, of these: {' '.join(allowed)}"
        )
    for mark, most in (("O", FOLKS_THERE), ("L", LEMMINGS_THERE), ("n", 1)):
        if "".join(layout).count(mark) > most:
            file.fail(table, key, f"there may be at most {most} of the mark {mark}")
    if number == FANS and any(_touch(layout, colour) for colour in _COLOUR_MARKS):
        file.fail(table, key, "fans of one colour must not touch, not even at a corner")
    return tuple(layout)


def _touch(layout: list[str], colour: str) -> bool:
    there = [(r, c) for r, row in enumerate(layout) for c, mark in enumerate(row) if mark == colour]
    return any(max(abs(a - c), abs(b - d)) == 1 for a, b in there for c, d in there)


def _read_limits(file: CardFile, table: str, figures: dict[str, Any]) -> tuple[int, ...]:
    limits = figures.get("limits")
    if not (
        isinstance(limits, list)
        and len(limits) == SECTION_WIDTH
        and all(type(n) is int and 0 <= n <= LEMMINGS_THERE for n in limits)
    ):
        file.fail(table, "limits", f"there should be {SECTION_WIDTH} whole numbers from 0 to {LEMMINGS_THERE}")
    return tuple(limits)


def _read_card(file: CardFile, key: str, figures: dict[str, Any]) -> Card:
    table = f"cards.{key}"
    file.known_keys(table, figures, ("plan", "action", "printed", "basis"))
    plan = file.text(table, figures, "plan")
    action = file.text(table, figures, "action")
    return Card(
        int(key) - 1,
        plan,
        read_plan(file, table, plan),
        action,
        _read_action(file, table, action),
        file.printed(table, figures, ("plan", "action")),
        file.text(table, figures, "basis", ""),
    )


_CHIT = r"\[(?:\*|[A-Z]{1,2})\??\]"


def _read_action(file: CardFile, table: str, action: str) -> tuple[tuple[Effect, ...], ...]:
    choices = tuple(_read_choice(file, table, choice.split()) for choice in action.split(" OR "))
    if len(choices) > MOST_CHOICES:
        file.fail(table, "action", f"there may be at most {MOST_CHOICES} choices")
    return choices


def _read_choice(file: CardFile, table: str, tokens: list[str]) -> tuple[Effect, ...]:
    effects: list[Effect] = []
    for token in tokens:
        if token in _WORDS:
            effects.append(Effect(_WORDS[token]))
        elif token == "X":
            effects.append(Effect(REMOVE))
        elif token.startswith("!") and token[1:].removesuffix("?") in DIRECTION_IDS:
            effects.append(Effect(AT_ONCE, DIRECTION_IDS.index(token[1:].removesuffix("?")), token.endswith("?")))
        elif re.fullmatch(f"(?:{_CHIT})*FP(?:{_CHIT})*", token) and token != "FP":
            before, _, after = token.partition("FP")
            effects += [_read_chit(file, table, BEFORE, chit) for chit in re.findall(_CHIT, before)]
            effects += [_read_chit(file, table, AFTER, chit) for chit in re.findall(_CHIT, after)]
        else:
            file.fail(
                table, "action", f"{token!r} is not an action; write it as [U]FP, FP[*?], !D, X or {', '.join(_WORDS)}"
            )
    if not 1 <= len(effects) <= MOST_EFFECTS:
        file.fail(table, "action", f"each choice has from 1 to {MOST_EFFECTS} effects")
    return tuple(effects)


def _read_chit(file: CardFile, table: str, kind: int, chit: str) -> Effect:
    name = chit.strip("[]").removesuffix("?")
    if name != "*" and name not in DIRECTION_IDS:
        file.fail(table, "action", f"{chit} should hold * or one of {' '.join(DIRECTION_IDS)}")
    return Effect(kind, ANY_DIRECTION if name == "*" else DIRECTION_IDS.index(name), "?" in chit)


def _read_text(file: CardFile, key: str, figures: dict[str, Any]) -> ActionText:
    table = f"texts.{key}"
    file.known_keys(table, figures, ("name", "text"))
    return ActionText(file.text(table, figures, "name"), file.text(table, figures, "text"))


# --- tables -------------------------------------------------------------------------------------------------


@dataclass
class _Node:
    """The tip of an arrow, with the arrow's number, or the dirigible at the start of a plan."""

    card: int
    direction: int
    paid: bool
    path: tuple[int, ...]
    payments: int
    ways: tuple[Arrow, ...]
    first_way: int = 0


def _nodes(cards: Cards) -> tuple[list[_Node], list[int]]:
    """All nodes: first the starts of the cards, then the arrows card by card, with those of a fork side by side.

    Also the index of each card's first arrow, with one more entry for the end.
    """
    nodes = [_Node(card.number, 0, False, (), 0, card.tree) for card in cards.deck]
    begins = []
    for card in cards.deck:
        begins.append(len(nodes))
        waiting = [nodes[card.number]]
        while waiting:
            node = waiting.pop(0)
            node.first_way = len(nodes)
            for arrow in node.ways:
                path = (*node.path, arrow.direction)
                tip = _Node(card.number, arrow.direction, arrow.paid, path, node.payments + arrow.paid, arrow.following)
                nodes.append(tip)
                waiting.append(tip)
    return nodes, [*begins, len(nodes)]


def _marks(layout: tuple[str, ...], section: int) -> list[int]:
    colours = MARK_FAN if section == FANS else MARK_GATE
    marks = [_MARKS[mark] if mark in _MARKS else colours + _COLOUR_MARKS.index(mark) for row in layout for mark in row]
    return marks + [OPEN] * (SPACES - len(marks))


def tables(cards: Cards) -> dict[str, tuple[int, ...]]:
    """The figures that rules use, as tuples of ints."""
    nodes, begins = _nodes(cards)
    effects: list[int] = []
    for card in cards.deck:
        for nth in range(MOST_CHOICES):
            choice = card.choices[nth] if nth < len(card.choices) else ()
            codes = [effect.kind * 32 + effect.direction * 2 + effect.paid for effect in choice]
            effects += codes + [NO_EFFECT] * (MOST_EFFECTS - len(codes))
    marks: list[int] = []
    for layout in range(len(LAYOUT_KEYS)):
        for number, section in enumerate(cards.sections):
            marks += _marks(section.layouts[layout], number)
    return {
        # the first arrow that leaves a node, how many do, whether a plan may end here, and its direction and payment
        "NODES": tuple(
            (node.first_way * 16 + len(node.ways)) * 32
            + all(arrow.paid for arrow in node.ways) * 16
            + node.direction * 2
            + node.paid
            for node in nodes
        ),
        # the directions from the start of the card, how many there are, how many are paid for, and the card
        "PATHS": tuple(
            ((sum(d << (3 * i) for i, d in enumerate(node.path)) * 16 + len(node.path)) * 16 + node.payments) * 256
            + node.card
            for node in nodes
        ),
        # the most columns that a card advances if nothing is in the way and nothing is paid
        "REACH": tuple(
            max(sum(COLUMNS_ON[d] for d in node.path) for node in nodes if node.card == card and not node.payments)
            for card in range(len(cards.deck))
        ),
        "BEGINS": tuple(begins),
        "CHOICES": tuple(len(card.choices) for card in cards.deck),
        "EFFECTS": tuple(effects),
        "MARKS": tuple(marks),
        "LIMITS": cards.sections[LEMMINGS].limits,
        # what is printed, not reconstructed
        "PRINTED_ON_CARDS": tuple(("action" in card.printed) * 2 + ("plan" in card.printed) for card in cards.deck),
        "PRINTED_NAMES": tuple(int("name" in section.printed) for section in cards.sections),
    }


CARDS = read_cards(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"), "zeppeldrome/cards.toml")

NODES, PATHS, REACH, BEGINS, CHOICES, EFFECTS, MARKS, LIMITS, PRINTED_ON_CARDS, PRINTED_NAMES = tables(CARDS).values()


# --- accessors, in the subset -------------------------------------------------------------------------------


def rows_down(direction: int) -> int:
    return ROWS_UP_OR_DOWN[direction]


def columns_on(direction: int) -> int:
    return COLUMNS_ON[direction]


def is_diagonal(direction: int) -> bool:
    return direction >= UP_FORWARD


def first_side(letter: int) -> int:
    """The first hazard of section A (0) to D (3)."""
    return FIRST_SIDE[letter]


def hazard_sides(letter: int) -> int:
    return HAZARD_SIDES[letter]


def rows_for(layout: int) -> int:
    return ROWS[layout]


def printed_mark(layout: int, section: int, space: int) -> int:
    """The mark on a space of a section; spaces are counted row by row."""
    return MARKS[(layout * SECTIONS + section) * SPACES + space]


def lemming_limit(column: int) -> int:
    return LIMITS[column]


def node_figures(node: int) -> int:
    return NODES[node]


def arrows_from(node: int) -> int:
    """How many arrows leave a node. The node of a card's start has the card's number."""
    return (node_figures(node) >> 5) & 15


def first_arrow(node: int) -> int:
    return node_figures(node) >> 9


def may_end_at(node: int) -> bool:
    """May a plan end here? It may if no solid arrow leads on."""
    return (node_figures(node) >> 4) & 1 == 1


def heading(arrow: int) -> int:
    return (node_figures(arrow) >> 1) & 7


def is_paid(arrow: int) -> bool:
    return node_figures(arrow) & 1 == 1


def path_to(node: int) -> int:
    return PATHS[node]


def path_bits(node: int) -> int:
    """The directions from the start of the card to a node, three bits each, with the first in the lowest bits."""
    return path_to(node) >> 16


def path_steps(node: int) -> int:
    return (path_to(node) >> 12) & 15


def path_paid(node: int) -> int:
    """How many arrows on the way to a node are open."""
    return (path_to(node) >> 8) & 15


def card_of_node(node: int) -> int:
    return path_to(node) & 255


def reach_of(card: int) -> int:
    """The most columns that a card advances if nothing is in the way and nothing is paid."""
    return REACH[card]


def first_of_card(card: int) -> int:
    """The first arrow of a card; those of the next card follow its last."""
    return BEGINS[card]


def choices_of(card: int) -> int:
    """How many choices a card's action offers."""
    return CHOICES[card]


def effect_code(card: int, choice: int, nth: int) -> int:
    """The nth effect of a choice, NO_EFFECT after the last."""
    return EFFECTS[(card * MOST_CHOICES + choice) * MOST_EFFECTS + nth]


def effect_kind(code: int) -> int:
    return code >> 5


def effect_direction(code: int) -> int:
    return (code >> 1) & 15


def effect_paid(code: int) -> bool:
    return code & 1 == 1


def printed_figures(card: int) -> int:
    """Which figures of a card are printed, not reconstructed: 1 for the plan, plus 2 for the action."""
    return PRINTED_ON_CARDS[card]


def has_printed_name(section: int) -> int:
    return PRINTED_NAMES[section]
