"""A game with only the necessary parts: the player who takes the last of a few stones wins."""

from __future__ import annotations

NAME = "bare"
TITLE = "Bare"
PREFIX = "BA"
RULES_VERSION = 1
SEATS = range(2, 4)
USUAL_SEATS = 2
MINUTES = "1"
MAX_PLIES = 20
OPTIONS = ()
