"""Zeppeldrome: the fact sheet. Two to four captains race along a course of hazards with secret flight plans."""

from __future__ import annotations

from aerodrome.rulebook.game import Option

NAME = "zeppeldrome"
TITLE = "Zeppeldrome"
TAGLINE = "Race along a course of hazards by secret flight plans that everybody meddles with; two to four players."
PREFIX = "ZD"
RULES_VERSION = 2
SEATS = range(2, 5)
USUAL_SEATS = 4
MINUTES = "45 to 60"
# The allowed turns. Each has four plans, rounds of actions with every question of a card, hazards, vectors, discards.
MAX_PLIES = 100 * (4 + 200 * 4 * 12 + 20 + 4 * 60 + 4 * 20)


def _section(letter: str, sides: tuple[str, ...]) -> Option:
    words = ("random", *sides, "empty", "any", "none")
    return Option(
        f"section_{letter}",
        0,
        0,
        len(words) - 1,
        f"Section {letter.upper()} of the course: random is one of its hazards, any may be empty, none leaves it out"
        " (ZD-1.3).",
        {word: value for value, word in enumerate(words)},
    )


OPTIONS = (
    Option("rows", 0, 0, 1, "Rows of the course (ZD-1.1).", {"five": 0, "seven": 1}),
    Option("ballast", 0, 0, 1, "Ballast tokens on A Bit of Ballast (ZD-9.1).", {"nine": 0, "eight": 1}),
    _section("a", ("ballast", "inspiration", "slalom-1")),
    _section("b", ("headwinds", "slalom-2")),
    _section("c", ("machine", "fog", "fans")),
    _section("d", ("folks", "press-boxes", "lemmings")),
    Option(
        "first_seat", 0, 0, 4, "The seat that starts in first place, from 1 (ZD-2.1).", {"random": 0}, names_a_seat=True
    ),
)
