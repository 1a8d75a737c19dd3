"""Airships: the fact sheet. Two to four companies throw dice to build airships, and finally the Hindenburg."""

from __future__ import annotations

from aerodrome.rulebook.game import Option

NAME = "airships"
TITLE = "Airships"
TAGLINE = "Build a company, throw its dice, and raise airships; two to four players."
PREFIX = "AS"
RULES_VERSION = 1
SEATS = range(2, 5)
USUAL_SEATS = 3
MINUTES = "30 to 45"
MAX_PLIES = 4 + 4 * 600  # an entrepreneur for each seat, then at most four decisions in each allowed go

OPTIONS = (
    Option("chips_per_attempt", 1, 1, 6, "Bonus chips that may be added to one throw (AS-7.4).", {"any": 6}),
    Option("first_seat", 0, 0, 4, "The seat that starts, from 1 (AS-2.9).", {"random": 0}, names_a_seat=True),
    Option("entrepreneurs", 0, 0, 1, "Who gets which entrepreneur (AS-2.8).", {"by-seat": 0, "chosen": 1}),
    Option("phases_in_order", 0, 0, 1, "Must the Hindenburg be built in order? (AS-10.6)", {"no": 0, "yes": 1}),
    Option(
        "replace_era_card", 0, 0, 1, "Turn over another card after the Change of Era? (AS-3.6)", {"no": 0, "yes": 1}
    ),
    Option("chip_for_no_target", 0, 0, 1, "A chip for a go without any legal target? (AS-4.6)", {"no": 0, "yes": 1}),
)
