"""Airships' printed matter: ``cards.toml`` as tables of ints, and the accessors through which rules read them.

Only one accessor names each table, so that rules speak of cards and not of tables.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aerodrome.rulebook.carddata import CardFile

WHITE, RED, BLACK = 0, 1, 2
COLOURS = 3
ANY_COLOUR = 3
LETTERS = "WRB"

FINANCIERS, HANGARS, CAPTAINS, ENGINEERS, MATERIALS, ENGINES = 0, 1, 2, 3, 4, 5
DEPARTMENTS = 6
DEPARTMENT_NAMES = ("financiers", "hangars", "captains", "engineers", "materials", "engines")

# Card numbers: starters, era 1 and era 2, then airships by the colour of their backs, then the Hindenburg's phases.
STARTER, ERA_ONE, ERA_TWO, AIRSHIP, PHASE, TARGETS = 0, 6, 24, 48, 66, 70
STARTERS, ERA_ONE_CARDS, ERA_TWO_CARDS, TIERS, TIER_CARDS, AIRSHIPS, PHASES = 6, 18, 24, 3, 6, 18, 4
BACKS = ("light", "medium", "dark")

EXPANSION_IDS = (
    *("F-S1", "F-S2", "F-S3", "H-S1", "H-S2", "H-S3"),
    *("F-11", "F-12", "H-11", "H-12", "C-11", "C-12", "C-13", "C-14", "I-11", "I-12", "I-13"),
    *("M-11", "M-12", "M-13", "M-14", "G-11", "G-12", "G-13"),
    *("F-21", "F-22", "F-23", "H-21", "H-22", "H-23", "C-21", "C-22", "C-23", "C-24"),
    *("I-21", "I-22", "I-23", "I-24", "I-25", "M-21", "M-22", "M-23", "M-24"),
    *("G-21", "G-22", "G-23", "G-24", "G-25"),
)
AIRSHIP_IDS = tuple(f"{letter}{n}" for letter in "LMD" for n in range(1, 7))
PHASE_IDS = ("H1", "H2", "H3", "H4")
IDS = (*EXPANSION_IDS, *AIRSHIP_IDS, *PHASE_IDS)
FIGURES = ("needs", "target", "gives", "vp")


@dataclass(frozen=True)
class Card:
    """One card, or one phase of the Hindenburg, as printed."""

    number: int
    id: str
    name: str
    needs: tuple[int, int, int]
    target: int
    vp: int
    vp_unfinished: int
    printed: frozenset[str]
    """Which of needs, target, gives and vp come from a published source; the others are reconstructed."""
    basis: str
    department: int = -1
    dice: tuple[int, int, int] = (0, 0, 0)
    chips: int = 0
    imaginary: tuple[int, int] = (-1, 0)
    exchange: tuple[int, int, int, int] = (-1, 0, -1, 0)
    bonus: tuple[int, int] = (-1, 0)

    @property
    def title(self) -> str:
        return f"Hindenburg: {self.name}" if self.number >= PHASE else self.name

    @property
    def has_gift(self) -> bool:
        """Does it do anything for its owner?"""
        return any((*self.dice, self.chips, self.imaginary[1], self.exchange[1], self.bonus[1]))

    @property
    def reconstructed(self) -> tuple[str, ...]:
        """The figures on the card that are made up."""
        shown = {"needs": True, "target": True, "gives": self.has_gift, "vp": self.vp > 0}
        return tuple(figure for figure in FIGURES if shown[figure] and figure not in self.printed)


@dataclass(frozen=True)
class Cards:
    """All the printed matter of a game."""

    data: dict[str, Any]
    faces: tuple[tuple[int, ...], ...]
    all: tuple[Card, ...]

    def __getitem__(self, number: int) -> Card:
        return self.all[number]


# --- reading ------------------------------------------------------------------------------------------------

_DICE = re.compile(r"^[0-9][WRB](\+[0-9][WRB])*$")
_EXCHANGE = re.compile(r"^([0-9])([WRB]) > ([0-9])([WRB])$")
_COMMON = ("name", "needs", "target", "vp", "printed", "basis")


def read_cards(text: str, source: str) -> Cards:
    """Read cards from TOML. Raises BadCards with the line of the mistake."""
    file = CardFile(text, source, "dice", "expansions", "airships", "hindenburg")
    cards: list[Card] = []
    for group, ids in (("expansions", EXPANSION_IDS), ("airships", AIRSHIP_IDS), ("hindenburg", PHASE_IDS)):
        for key, figures in file.tables(group, ids).items():
            cards.append(_read_card(file, group, key, figures, len(cards)))
    return Cards(file.data, _read_faces(file), tuple(cards))


def _read_faces(file: CardFile) -> tuple[tuple[int, ...], ...]:
    dice = file.data.get("dice")
    if not isinstance(dice, dict):
        file.fail("dice", "", "the table [dice] with white, red and black is missing")
    file.known_keys("dice", dice, ("white", "red", "black"))
    made = []
    for colour in ("white", "red", "black"):
        faces = dice.get(colour)
        if not (isinstance(faces, list) and len(faces) == 6 and all(type(f) is int and 1 <= f <= 9 for f in faces)):
            file.fail(
                "dice",
                colour,
                f"{faces!r} should be six whole numbers from 1 to 9, such as [1, 1, 2, 2, 3, 3]",
            )
        made.append(tuple(sorted(faces)))
    return tuple(made)


def _read_card(file: CardFile, group: str, key: str, figures: dict[str, Any], number: int) -> Card:
    table = f"{group}.{key}"
    own = {
        "expansions": ("department", "era", "dice", "chips", "imaginary", "exchange", "bonus"),
        "airships": ("back",),
        "hindenburg": ("vp_unfinished",),
    }[group]
    file.known_keys(table, figures, (*_COMMON, *own))
    vp = file.number(table, figures, "vp", 0, 50)
    common: dict[str, Any] = {
        "number": number,
        "id": key,
        "name": file.text(table, figures, "name"),
        "needs": _dice(file, table, figures, "needs"),
        "target": file.number(table, figures, "target", 1, 99),
        "vp": vp,
        "vp_unfinished": file.number(table, figures, "vp_unfinished", 0, 50, vp),
        "printed": file.printed(table, figures, FIGURES),
        "basis": file.text(table, figures, "basis", ""),
    }
    if group == "airships":
        _same(file, table, figures, "back", BACKS[(number - AIRSHIP) // TIER_CARDS])
    if group == "expansions":
        _same(file, table, figures, "era", "starter" if number < ERA_ONE else "one" if number < ERA_TWO else "two")
        common |= _read_gifts(file, table, figures)
    return Card(**common)


def _same(file: CardFile, table: str, figures: dict[str, Any], key: str, wanted: str) -> None:
    if file.text(table, figures, key) != wanted:
        file.fail(table, key, f"{figures[key]!r} should be {wanted!r}: the id fixes this figure; the others may change")


def _read_gifts(file: CardFile, table: str, figures: dict[str, Any]) -> dict[str, Any]:
    """What an expansion does for its owner. Each department has its own kind of gift."""
    department = DEPARTMENT_NAMES.index(file.one_of(table, figures, "department", DEPARTMENT_NAMES))
    special = {CAPTAINS: "chips", ENGINEERS: "imaginary", MATERIALS: "exchange", ENGINES: "bonus"}
    for where, key in special.items():
        if key in figures and where != department:
            file.fail(table, key, f"only {DEPARTMENT_NAMES[where]} have {key!r}")
        if where == department and key != "chips" and key not in figures:
            file.fail(table, key, f"{key!r} is missing; every card of the {DEPARTMENT_NAMES[where]} has it")
    gifts: dict[str, Any] = {"department": department}
    if "dice" in figures:
        gifts["dice"] = _dice(file, table, figures, "dice")
    if department == CAPTAINS:
        gifts["chips"] = file.number(table, figures, "chips", 0, 6, 0)
    elif department == ENGINEERS:
        text = file.text(table, figures, "imaginary")
        if not re.fullmatch(r"[WRB][1-9]", text):
            file.fail(table, "imaginary", f'{text!r} should be a colour and a value, such as "R4"')
        gifts["imaginary"] = (LETTERS.index(text[0]), int(text[1]))
    elif department == MATERIALS:
        text = file.text(table, figures, "exchange")
        found = _EXCHANGE.match(text)
        if not found or "0" in (found[1], found[3]) or found[2] == found[4]:
            file.fail(table, "exchange", f'{text!r} should be dice for dice of another colour, such as "3W > 2R"')
        gifts["exchange"] = (LETTERS.index(found[2]), int(found[1]), LETTERS.index(found[4]), int(found[3]))
    elif department == ENGINES:
        text = file.text(table, figures, "bonus")
        if not re.fullmatch(r"[WRB][1-9]|any [1-9]", text):
            file.fail(table, "bonus", f'{text!r} should be a colour or any, and a value, such as "R1" or "any 2"')
        gifts["bonus"] = (ANY_COLOUR if text[0] == "a" else LETTERS.index(text[0]), int(text[-1]))
    return gifts


def _dice(file: CardFile, table: str, figures: dict[str, Any], key: str) -> tuple[int, int, int]:
    text = file.text(table, figures, key)
    if not _DICE.match(text):
        file.fail(table, key, f'{text!r} should be dice, such as "2W" or "1W+2R"')
    dice = [0, 0, 0]
    for part in text.split("+"):
        dice[LETTERS.index(part[1])] += int(part[0])
    if not 1 <= sum(dice) <= 9 or max(dice) > 4:
        file.fail(table, key, f"{text!r} should be 1 to 4 dice of a colour")
    return dice[0], dice[1], dice[2]


# --- tables -------------------------------------------------------------------------------------------------


def tables(cards: Cards) -> dict[str, tuple[Any, ...]]:
    """The figures that rules use, as tuples of ints indexed by card number."""
    expansions = cards.all[:AIRSHIP]
    return {
        "FACES": cards.faces,
        "NEEDS": tuple(c.needs for c in cards.all),
        "PACKED_NEEDS": tuple(c.needs[0] | c.needs[1] << 8 | c.needs[2] << 16 for c in cards.all),
        "TARGET": tuple(c.target for c in cards.all),
        "STARS": tuple(c.vp for c in cards.all),
        "STARS_UNFINISHED": tuple(c.vp_unfinished for c in cards.all),
        "HAS_GIFT": tuple(int(c.has_gift) for c in cards.all),
        "RECONSTRUCTED": tuple(sum(1 << FIGURES.index(figure) for figure in c.reconstructed) for c in cards.all),
        "DEPARTMENT": tuple(c.department for c in expansions),
        "DICE": tuple(c.dice for c in expansions),
        "CHIPS": tuple(c.chips for c in expansions),
        "IMAGINARY": tuple(c.imaginary for c in expansions),
        "EXCHANGE": tuple(c.exchange for c in expansions),
        "BONUS": tuple(c.bonus for c in expansions),
    }


CARDS = read_cards(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"), "airships/cards.toml")

_TABLES = tables(CARDS)
FACES: tuple[tuple[int, ...], ...] = _TABLES["FACES"]
NEEDS: tuple[tuple[int, ...], ...] = _TABLES["NEEDS"]
PACKED_NEEDS: tuple[int, ...] = _TABLES["PACKED_NEEDS"]
TARGET: tuple[int, ...] = _TABLES["TARGET"]
STARS: tuple[int, ...] = _TABLES["STARS"]
STARS_UNFINISHED: tuple[int, ...] = _TABLES["STARS_UNFINISHED"]
HAS_GIFT: tuple[int, ...] = _TABLES["HAS_GIFT"]
RECONSTRUCTED: tuple[int, ...] = _TABLES["RECONSTRUCTED"]
DEPARTMENT: tuple[int, ...] = _TABLES["DEPARTMENT"]
DICE: tuple[tuple[int, ...], ...] = _TABLES["DICE"]
CHIPS: tuple[int, ...] = _TABLES["CHIPS"]
IMAGINARY: tuple[tuple[int, ...], ...] = _TABLES["IMAGINARY"]
EXCHANGE: tuple[tuple[int, ...], ...] = _TABLES["EXCHANGE"]
BONUS: tuple[tuple[int, ...], ...] = _TABLES["BONUS"]


# --- accessors, in the subset -------------------------------------------------------------------------------


def face(colour: int, side: int) -> int:
    """What a die shows on one of its six sides."""
    return FACES[colour][side]


def dice_needed(card: int, colour: int) -> int:
    return NEEDS[card][colour]


def all_dice_needed(card: int) -> int:
    """The dice needed of every colour in one int, one byte for each colour."""
    return PACKED_NEEDS[card]


def target_of(card: int) -> int:
    return TARGET[card]


def stars(card: int) -> int:
    """Victory points; for a phase, those it gives if all four phases are built."""
    return STARS[card]


def stars_unfinished(card: int) -> int:
    """Victory points of a phase if not all four phases are built."""
    return STARS_UNFINISHED[card]


def has_gift(card: int) -> int:
    """Does the card do anything for its owner?"""
    return HAS_GIFT[card]


def reconstructed(card: int) -> int:
    """The figures on the card that are made up, a bit each."""
    return RECONSTRUCTED[card]


def department_of(card: int) -> int:
    return DEPARTMENT[card]


def dice_given(card: int, colour: int) -> int:
    return DICE[card][colour]


def chips_given(card: int) -> int:
    return CHIPS[card]


def imaginary_colour(card: int) -> int:
    return IMAGINARY[card][0]


def imaginary_value(card: int) -> int:
    return IMAGINARY[card][1]


def gives(card: int) -> int:
    """The colour that a Materials card gives up."""
    return EXCHANGE[card][0]


def paid(card: int) -> int:
    return EXCHANGE[card][1]


def gets(card: int) -> int:
    """The colour that a Materials card gains."""
    return EXCHANGE[card][2]


def gained(card: int) -> int:
    return EXCHANGE[card][3]


def bonus_colour(card: int) -> int:
    return BONUS[card][0]


def bonus_of(card: int) -> int:
    return BONUS[card][1]
