"""Tables of every width, one with negative numbers, and two whose length depends on the cards."""

from __future__ import annotations

from typing import Any

PRICES = (3, -1, 0, 7, -128, 8191, -8000)
GRID = ((1, -2, 3, -4), (5, 6, -7, 8), (-9, 10, 11, -12))
BLOCKS = (((1, 2), (3, 4), (5, 6)), ((-1, -2), (-3, -4), (-5, -6)))
LARGE = (2**20, -(2**27), 2**28 - 1)
HUGE = (2**40, -(2**62), 2**63 - 1)
DECK = (4, -4, 9, 2, 2)
PAIRS = ((1, -1), (2, -2), (3, -3))

LONGEST = {"DECK": 9, "PAIRS": 6}

CARDS: dict[str, Any] = {"DECK": DECK, "PAIRS": PAIRS}


def tables(cards: dict[str, Any]) -> dict[str, Any]:
    return cards
