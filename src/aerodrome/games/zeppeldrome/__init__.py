"""Zeppeldrome: the fact sheet. Two to four captains race along a course of hazards with secret flight plans."""

from __future__ import annotations

from aerodrome.rulebook.game import Option

NAME = "zeppeldrome"
TITLE = "Zeppeldrome"
PREFIX = "ZD"
RULES_VERSION = 2
SEATS = range(2, 5)
USUAL_SEATS = 4
SIMULTANEOUS = True  # flight plans are chosen at the same time
MINUTES = "45–60"
FAVOURITE = "flies-plan"
# The allowed turns. Each has four plans, rounds of actions with every question of a card, hazards, vectors, discards.
MAX_PLIES = 100 * (4 + 200 * 4 * 12 + 20 + 4 * 60 + 4 * 20)


def _section(letter: str, sides: tuple[str, ...]) -> Option:
    words = ("random", *sides, "empty", "any", "none")
    return Option(f"section_{letter}", 0, 0, len(words) - 1, {word: value for value, word in enumerate(words)})


OPTIONS = (
    Option("rows", 0, 0, 1, {"five": 0, "seven": 1}),
    Option("ballast", 0, 0, 1, {"nine": 0, "eight": 1}),
    _section("a", ("ballast", "inspiration", "slalom-1")),
    _section("b", ("headwinds", "slalom-2")),
    _section("c", ("machine", "fog", "fans")),
    _section("d", ("folks", "press-boxes", "lemmings")),
    Option("first_seat", 0, 0, 4, {"random": 0}, names_a_seat=True),
)
