"""Leduc poker: the fact sheet."""

NAME = "leduc-poker"
TITLE = "Leduc Poker"
PREFIX = "LP"
RULES_VERSION = 1
SEATS = range(2, 3)
USUAL_SEATS = 2
MINUTES = "3"
MAX_PLIES = 8  # in each round: check, bet, raise, call
OPTIONS = ()
