"""Backgammon: the fact sheet."""

NAME = "backgammon"
TITLE = "Backgammon"
PREFIX = "BG"
RULES_VERSION = 1
SEATS = range(2, 3)
USUAL_SEATS = 2
MINUTES = "20"
MAX_PLIES = 1001  # two for each of 500 turns, if all rolls are doubles, and the first move of the next turn
OPTIONS = ()
