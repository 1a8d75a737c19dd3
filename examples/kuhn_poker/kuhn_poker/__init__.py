"""Kuhn poker: the fact sheet."""

NAME = "kuhn-poker"
TITLE = "Kuhn Poker"
PREFIX = "KP"
RULES_VERSION = 1
SEATS = range(2, 3)
USUAL_SEATS = 2
MINUTES = "2"
MAX_PLIES = 3
OPTIONS = ()
