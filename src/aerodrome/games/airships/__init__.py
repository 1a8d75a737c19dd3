"""Airships: the fact sheet. Two to four companies throw dice to build airships, and finally the Hindenburg."""

from __future__ import annotations

from aerodrome.rulebook.game import Option

NAME = "airships"
TITLE = "Airships"
PREFIX = "AS"
RULES_VERSION = 1
SEATS = range(2, 5)
USUAL_SEATS = 3
MINUTES = "30–45"
FAVOURITE = "builds-airship"
MAX_PLIES = 4 + 4 * 600  # an entrepreneur for each seat, then at most four decisions in each allowed go

OPTIONS = (
    Option("chips_per_attempt", 1, 1, 6, {"any": 6}),
    Option("first_seat", 0, 0, 4, {"random": 0}, names_a_seat=True),
    Option("entrepreneurs", 0, 0, 1, {"by-seat": 0, "chosen": 1}),
    Option("phases_in_order", 0, 0, 1, {"no": 0, "yes": 1}),
    Option("replace_era_card", 0, 0, 1, {"no": 0, "yes": 1}),
    Option("chip_for_no_target", 0, 0, 1, {"no": 0, "yes": 1}),
)
