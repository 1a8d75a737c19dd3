"""The printed matter: ``cards.toml`` as tables of ints, and the accessors through which rules read them.

Only one accessor names each table, so that rules speak of cards and not of tables.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aerodrome.rulebook.carddata import CardFile

# Parts by kind; a suit has one of each, and two Lift Engines.
NOSE, LIFT, GONDOLA_FRONT, GONDOLA_REAR, DRIVE, TAIL = 0, 1, 2, 3, 4, 5
PARTS = 6
PART_IDS = ("nose", "lift", "gondola-front", "gondola-rear", "drive", "tail")

# Places on an airship, from front to back.
SLOTS = 7
FRONT_LIFT, BACK_LIFT = 1, 5
SLOT_IDS = ("nose", "front", "gondola-front", "gondola-rear", "drive", "back", "tail")
PART_OF_SLOT = (NOSE, LIFT, GONDOLA_FRONT, GONDOLA_REAR, DRIVE, LIFT, TAIL)
CARD_PLACED = tuple(suit * 6 + part for suit in range(9) for part in PART_OF_SLOT)  # by 7 * suit + slot
FIRST_SLOT, LAST_SLOT = (0, 1, 2, 3, 4, 6), (0, 5, 2, 3, 4, 6)  # for each part

SUITS = 9
WILD = 7  # suits 7 and 8 are Wild
SUIT_IDS = ("chain", "gear", "goggle", "key", "screw", "top-hat", "wrench", "brass", "copper")

# Kinds of cards: suit * PARTS + part, then the Specials.
TRANSMUTATION, EXTRACTOR, TESLA, THIEF, PRESTIDIGITATION, DYNAMOTOR = 54, 55, 56, 57, 58, 59
FIRST_SPECIAL = 54
SPECIALS = 6
KINDS = 60
SPECIAL_IDS = ("transmutation", "extractor", "tesla", "thief", "prestidigitation", "dynamotor")

FIGURES = ("name", "text", "copies")  # of a card, that can be reconstructed

POINT_NAMES = ("suit_card", "wild_card", "single_card", "muddle", "first", "other", "dynamotor")
SUIT_CARD, WILD_CARD, SINGLE_CARD, MUDDLE, FIRST, OTHER, WITH_DYNAMOTOR = 0, 1, 2, 3, 4, 5, 6


@dataclass(frozen=True)
class Special:
    """A Special as printed."""

    number: int
    id: str
    name: str
    text: str
    copies: int
    printed: frozenset[str]
    basis: str


@dataclass(frozen=True)
class Cards:
    """All the printed matter of a game."""

    data: dict[str, Any]
    suits: tuple[str, ...]
    suits_printed: frozenset[str]  # "names" for the seven suits, "wild" for the two Wild ones, if a source has them
    parts: tuple[str, ...]
    specials: tuple[Special, ...]
    points: tuple[int, ...]


# --- reading ------------------------------------------------------------------------------------------------


def read_cards(text: str, source: str) -> Cards:
    """Read cards from TOML. Raises BadCards with the line of the mistake."""
    file = CardFile(text, source, "suits", "parts", "specials", "points")
    suits = file.group("suits", ("names", "wild", "printed"))
    parts = file.group("parts", ("names",))
    points = file.group("points", POINT_NAMES)
    specials = file.tables("specials", SPECIAL_IDS)
    return Cards(
        file.data,
        (*_names(file, "suits", suits, "names", WILD), *_names(file, "suits", suits, "wild", SUITS - WILD)),
        file.printed("suits", suits, ("names", "wild")),
        _names(file, "parts", parts, "names", PARTS),
        tuple(_read_special(file, key, specials[key], FIRST_SPECIAL + i) for i, key in enumerate(SPECIAL_IDS)),
        tuple(file.number("points", points, name, 0, 99 if name == "muddle" else 9) for name in POINT_NAMES),
    )


def _names(file: CardFile, table: str, figures: dict[str, Any], key: str, n: int) -> tuple[str, ...]:
    names = figures.get(key)
    if not (isinstance(names, list) and len(names) == n and len(set(map(str, names))) == n):
        file.fail(table, key, f"{names!r} should be {n} different names")
    for name in names:
        if not isinstance(name, str) or not 1 <= len(name) <= 40 or not name.isprintable():
            file.fail(table, key, f"{name!r} should be a printable name of at most 40 characters, in quotes")
    return tuple(names)


def _read_special(file: CardFile, key: str, figures: dict[str, Any], number: int) -> Special:
    table = f"specials.{key}"
    file.known_keys(table, figures, ("name", "text", "copies", "printed", "basis"))
    return Special(
        number,
        key,
        file.text(table, figures, "name"),
        file.text(table, figures, "text"),
        file.number(table, figures, "copies", 0, 3),
        file.printed(table, figures, ("name", "text", "copies")),
        file.text(table, figures, "basis", ""),
    )


# --- tables -------------------------------------------------------------------------------------------------


def tables(cards: Cards) -> dict[str, tuple[int, ...]]:
    """The figures that rules use, as tuples of ints."""
    suits = [set() if of in cards.suits_printed else {"name"} for of in ("names",) * WILD + ("wild",) * (SUITS - WILD)]
    made_up = [*suits, *(set(FIGURES) - special.printed for special in cards.specials)]
    return {
        "COPIES": tuple(special.copies for special in cards.specials),
        "POINTS": cards.points,
        "MADE_UP": tuple(sum(1 << FIGURES.index(figure) for figure in each) for each in made_up),
    }


CARDS = read_cards(
    Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"), "dastardly_dirigibles/cards.toml"
)

COPIES, POINTS, MADE_UP = tables(CARDS).values()


# --- accessors, in the subset -------------------------------------------------------------------------------


def copies_of(special: int) -> int:
    """How many cards of a Special there are by default; an option can change it."""
    return COPIES[special - FIRST_SPECIAL]


def points_for(what: int) -> int:
    """The points for SUIT_CARD, MUDDLE and so on."""
    return POINTS[what]


def made_up(listed: int) -> int:
    """Which FIGURES are reconstructed, a bit each: of a suit, or of a Special that comes after all suits."""
    return MADE_UP[listed]


def part_of_slot(slot: int) -> int:
    return PART_OF_SLOT[slot]


def first_slot(part: int) -> int:
    """The place of a part on an airship; for Lift Engines, the front one."""
    return FIRST_SLOT[part]


def last_slot(part: int) -> int:
    return LAST_SLOT[part]


def part_of(kind: int) -> int:
    """The part that an Airship card is."""
    return kind % PARTS


def card_of(suit: int, part: int) -> int:
    return suit * PARTS + part


def card_placed(choice: int) -> int:
    """The kind of card that 7 * suit + slot stands for."""
    return CARD_PLACED[choice]
