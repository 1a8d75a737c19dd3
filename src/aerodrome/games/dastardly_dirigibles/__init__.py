"""Dastardly Dirigibles: the fact sheet. Two to five engineers build airships part by part, and the others must match
each part."""

from __future__ import annotations

from aerodrome.rulebook.game import Option

NAME = "dastardly-dirigibles"
TITLE = "Dastardly Dirigibles"
TAGLINE = "Build an airship of one suit while everybody must match every part; two to five players."
PREFIX = "DD"
RULES_VERSION = 2
SEATS = range(2, 6)
USUAL_SEATS = 4
MINUTES = "30 to 45"
# The allowed turns in three rounds. Each has five draws and four actions, each with four followers who may transmute.
MAX_PLIES = 3 * 200 * (5 + 4 * (3 + 4 * 2))


def _copies(name: str, special: str) -> Option:
    return Option(name, 4, 0, 4, f"Copies of {special} in the deck (DD-1.3).", {"cards": 4})


OPTIONS = (
    _copies("transmutations", "Transmutation"),
    _copies("extractors", "the Aether Extractor"),
    _copies("disintegrators", "the Tesla Disintegrator"),
    _copies("thieves", "the Thief"),
    _copies("prestidigitations", "Prestidigitation"),
    _copies("dynamotors_in_deck", "the Gilded Dynamotor"),
    Option("dynamotors", 0, 0, 1, "Points for Gilded Dynamotors in one hand (DD-8.8).", {"one": 0, "each": 1}),
)
