"""Dastardly Dirigibles: the fact sheet. Two to five engineers build airships part by part, and the others must match
each part."""

from __future__ import annotations

from aerodrome.rulebook.game import Option

NAME = "dastardly-dirigibles"
TITLE = "Dastardly Dirigibles"
PREFIX = "DD"
RULES_VERSION = 2
SEATS = range(2, 6)
USUAL_SEATS = 4
MINUTES = "30–45"
FAVOURITE = "plays"
# The allowed turns in three rounds. Each has five draws and four actions, each with four followers who may transmute.
MAX_PLIES = 3 * 200 * (5 + 4 * (3 + 4 * 2))


def _copies(name: str) -> Option:
    return Option(name, 4, 0, 4, {"cards": 4})


OPTIONS = (
    _copies("transmutations"),
    _copies("extractors"),
    _copies("disintegrators"),
    _copies("thieves"),
    _copies("prestidigitations"),
    _copies("dynamotors_in_deck"),
    Option("dynamotors", 0, 0, 1, {"one": 0, "each": 1}),
)
