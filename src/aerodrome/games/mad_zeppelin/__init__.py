"""Mad Zeppelin: the fact sheet. Two to six players and their Traitors throw an emperor's cargo overboard."""

from __future__ import annotations

from aerodrome.rulebook.game import Option

NAME = "mad-zeppelin"
TITLE = "Mad Zeppelin"
PREFIX = "MZ"
RULES_VERSION = 2
SEATS = range(2, 7)
USUAL_SEATS = 4
MINUTES = "45–60"
FAVOURITE = "lays-down"
# The allowed turns. Each has a pick for every seat, a choice for every die, and two plays of at most 40 decisions.
MAX_PLIES = 100 * (6 + 3 + 2 * 6 * 40)

OPTIONS = (
    Option("mode", 0, 0, 1, {"run": 0, "long-haul": 1}),
    Option("first_leader", 0, 0, 6, {"random": 0}, names_a_seat=True),
    Option("cargo_removed", 81, 0, 81, {"by-seats": 81}),
    Option("airsick", 11, 0, 11, {"by-seats": 11}),
    Option("costs", 0, 0, 2, {"table": 0, "level": 1, "points": 2}),
    Option("extra_coin", 0, 0, 1, {"carlotta": 0, "igor": 1}),
    Option("hernan_rolls", 0, 0, 1, {"all-turn": 0, "one-play": 1}),
)
