"""Mad Zeppelin's printed matter: ``cards.toml`` as tables of ints, and the accessors through which rules read them.

Only one accessor names each table, so that rules speak of cards and not of tables.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aerodrome.rulebook.carddata import CardFile
from aerodrome.rulebook.record import NONE

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
HEADINGS = 4
LEADER_CHOOSES, BLACK = 4, 5  # the two other faces of a die
FACE_NAMES = ("north", "east", "south", "west", "choose", "black")

KARL, CARLOTTA, IGOR, HENCHMAN, JACK, HERNAN, RIPP = 0, 1, 2, 3, 4, 5, 6
SATINE, HANS, RATATINE, FRED, HELEN, TIM, SHADOW = 7, 8, 9, 10, 11, 12, 13
TRAITORS = 14
ALL_TRAITORS = (1 << TRAITORS) - 1
TRAITOR_IDS = (
    *("karl", "carlotta", "igor", "henchman", "jack", "hernan", "ripp"),
    *("satine", "hans", "ratatine", "fred", "helen", "tim", "shadow"),
)
_HEADING_OF_ID = (NORTH,) * 3 + (EAST,) * 3 + (SOUTH,) * 3 + (WEST,) * 3 + (NONE,) * 2

WOOD, LEAD, COAL, ORE, STEEL, DIAMONDS, GOLD, STRANGE, ALCOHOL, SMALL, LARGE = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
THROWABLE = 8  # kinds 0 to 7 can be thrown overboard
LAID_OUT = 9  # these kinds and alcohol can lie in front of a player
CARGO = 11
CARGO_IDS = ("wood", "lead", "coal", "ore", "steel", "diamonds", "gold", "strange", "alcohol", "small", "large")
_LEVEL_OF_ID = (1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 4)
LEVELS = 4
ALL_LEVELS = ((1 << LEVELS) - 1) << 1  # a bit each, from 1 to 4

CARGO_CARDS = 100
JOURNEYS = 10
COINS = 30
DICE = 3


@dataclass(frozen=True)
class Traitor:
    """A Traitor as printed."""

    number: int
    id: str
    name: str
    title: str
    heading: int
    coins: int
    cards: int
    printed: frozenset[str]
    basis: str


@dataclass(frozen=True)
class Cargo:
    """A kind of Cargo as printed."""

    number: int
    id: str
    name: str
    level: int
    count: int
    points: int
    price: int
    worth: int
    printed: frozenset[str]
    basis: str


@dataclass(frozen=True)
class Cards:
    """All the printed matter of a game."""

    data: dict[str, Any]
    faces: tuple[int, ...]
    cargo_removed: tuple[int, ...]
    airsick: tuple[int, ...]
    traitors: tuple[Traitor, ...]
    cargo: tuple[Cargo, ...]


# --- reading ------------------------------------------------------------------------------------------------


def read_cards(text: str, source: str) -> Cards:
    """Read cards from TOML. Raises BadCards with the line of the mistake."""
    file = CardFile(text, source, "dice", "seats", "traitors", "cargo")
    traitors = file.tables("traitors", TRAITOR_IDS)
    cargo = file.tables("cargo", CARGO_IDS)
    kinds = tuple(_read_cargo(file, key, cargo[key], number) for number, key in enumerate(CARGO_IDS))
    total = sum(kind.count for kind in kinds)
    if total != CARGO_CARDS:
        file.fail("cargo.wood", "count", f"the counts of all Cargo add up to {total}; there are {CARGO_CARDS} cards")
    return Cards(
        file.data,
        _read_faces(file),
        _read_by_seats(file, "cargo_removed", 80),
        _read_by_seats(file, "airsick", 10),
        tuple(_read_traitor(file, key, traitors[key], number) for number, key in enumerate(TRAITOR_IDS)),
        kinds,
    )


def _read_faces(file: CardFile) -> tuple[int, ...]:
    faces = file.group("dice", ("faces",)).get("faces")
    if not (isinstance(faces, list) and len(faces) == 6 and all(face in FACE_NAMES for face in faces)):
        file.fail("dice", "faces", f"{faces!r} should be six of: {', '.join(FACE_NAMES)}")
    if all(face in ("choose", "black") for face in faces):
        file.fail("dice", "faces", "at least one face should be a heading")
    return tuple(FACE_NAMES.index(face) for face in faces)


def _read_by_seats(file: CardFile, key: str, high: int) -> tuple[int, ...]:
    numbers = file.group("seats", ("cargo_removed", "airsick")).get(key)
    if not (
        isinstance(numbers, list) and len(numbers) == 5 and all(type(n) is int and 0 <= n <= high for n in numbers)
    ):
        file.fail("seats", key, f"{numbers!r} should be five whole numbers from 0 to {high}, for two to six players")
    return tuple(numbers)


def _read_traitor(file: CardFile, key: str, figures: dict[str, Any], number: int) -> Traitor:
    table = f"traitors.{key}"
    file.known_keys(table, figures, ("name", "title", "heading", "coins", "cards", "printed", "basis"))
    wanted = "none" if _HEADING_OF_ID[number] == NONE else FACE_NAMES[_HEADING_OF_ID[number]]
    if file.text(table, figures, "heading") != wanted:
        file.fail(table, "heading", f"{figures['heading']!r} should be {wanted!r}: headings belong to the Traitors")
    return Traitor(
        number,
        key,
        file.text(table, figures, "name"),
        file.text(table, figures, "title"),
        _HEADING_OF_ID[number],
        file.number(table, figures, "coins", 0, 5),
        file.number(table, figures, "cards", 0, 3),
        file.printed(table, figures, ("heading", "coins", "cards")),
        file.text(table, figures, "basis", ""),
    )


def _read_cargo(file: CardFile, key: str, figures: dict[str, Any], number: int) -> Cargo:
    table = f"cargo.{key}"
    own = (*["points"] * (number < STRANGE), *["price"] * (number < THROWABLE), *["worth"] * (number >= SMALL))
    file.known_keys(table, figures, ("name", "level", "count", *own, "printed", "basis"))
    level = file.number(table, figures, "level", 1, LEVELS)
    if level != _LEVEL_OF_ID[number]:
        file.fail(table, "level", f"{level} should be {_LEVEL_OF_ID[number]}: levels belong to the kinds of Cargo")
    return Cargo(
        number,
        key,
        file.text(table, figures, "name"),
        level,
        file.number(table, figures, "count", 0, 60),
        file.number(table, figures, "points", 0, 9) if "points" in own else 0,
        file.number(table, figures, "price", 0, 9) if "price" in own else 0,
        file.number(table, figures, "worth", 1, 3) if "worth" in own else 0,
        file.printed(table, figures, ("level", "count", *own)),
        file.text(table, figures, "basis", ""),
    )


# --- tables -------------------------------------------------------------------------------------------------


def tables(cards: Cards) -> dict[str, tuple[int, ...]]:
    """The figures that rules use, as tuples of ints."""
    return {
        "FACES": cards.faces,
        "REMOVED": cards.cargo_removed,
        "AIRSICK": cards.airsick,
        "HEADING": tuple(t.heading for t in cards.traitors),
        "SEARCH_COINS": tuple(t.coins for t in cards.traitors),
        "SEARCH_CARDS": tuple(t.cards for t in cards.traitors),
        "LEVEL": tuple(c.level for c in cards.cargo),
        "COUNT": tuple(c.count for c in cards.cargo),
        "POINTS": tuple(c.points for c in cards.cargo),
        "PRICE": tuple(c.price for c in cards.cargo),
        "WORTH": tuple(c.worth for c in cards.cargo),
        "SEARCH_PRINTED": tuple(int("coins" in t.printed) for t in cards.traitors),
        "PRICE_PRINTED": tuple(int("price" in c.printed) for c in cards.cargo),
    }


CARDS = read_cards(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"), "mad_zeppelin/cards.toml")

_MADE = tables(CARDS).values()
FACES, REMOVED, AIRSICK, HEADING, SEARCH_COINS, SEARCH_CARDS, LEVEL, COUNT, POINTS, PRICE, WORTH, *_PRINTED = _MADE
SEARCH_PRINTED, PRICE_PRINTED = _PRINTED


# --- accessors, in the subset -------------------------------------------------------------------------------


def face(side: int) -> int:
    """What a die shows on one of its six sides: a heading, LEADER_CHOOSES or BLACK."""
    return FACES[side]


def cargo_removed(seats: int) -> int:
    """How many Cargo cards leave the game unseen."""
    return REMOVED[seats - 2]


def airsick(seats: int) -> int:
    """How many Traitors are set aside before the deal."""
    return AIRSICK[seats - 2]


def heading_of(traitor: int) -> int:
    return HEADING[traitor]


def search_coins(traitor: int) -> int:
    return SEARCH_COINS[traitor]


def search_cards(traitor: int) -> int:
    return SEARCH_CARDS[traitor]


def level_of(kind: int) -> int:
    return LEVEL[kind]


def count_of(kind: int) -> int:
    """How many cards of a kind there are in the game."""
    return COUNT[kind]


def points_of(kind: int) -> int:
    """Points for Cargo thrown overboard; points for strange materials are not printed but counted."""
    return POINTS[kind]


def price_of(kind: int) -> int:
    return PRICE[kind]


def worth_of(kind: int) -> int:
    """What a crate is worth in coins as payment."""
    return WORTH[kind]


def search_is_printed(traitor: int) -> int:
    """1 if the Search stands in the rule document, 0 if it is doubtful."""
    return SEARCH_PRINTED[traitor]


def price_is_printed(kind: int) -> int:
    """1 if the price stands in the rule document, 0 if it is made up."""
    return PRICE_PRINTED[kind]
