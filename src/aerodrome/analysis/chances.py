"""Win chances: every seat's share of the win in a position, from one seat's sight, with their error."""

from __future__ import annotations

import math
from dataclasses import dataclass

from aerodrome.bots.search import Budget, Findings, think
from aerodrome.play.sight import Sight

CERTAIN = 1.96
"""Standard errors on either side that hold the truth in 95 of 100 cases."""


@dataclass(frozen=True)
class Chances:
    """Each seat's share of the win, and how far luck in the sampling may have moved it (95%)."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]
    samples: int
    """Sampled futures that the figures come from."""


def win_chances(sight: Sight, budget: Budget | None = None, seed: int = 0, *, threads: int = 1) -> Chances:
    """The chances in the futures that follow the seat's best move; of all futures where the seat is not asked.

    They hold for play as the search imagines it. A seat that plays better or worse than that has other chances.
    """
    return chances_in(think(sight, budget or Budget(seconds=1.0), seed, threads=threads))


def chances_in(findings: Findings, action: int | None = None) -> Chances:
    """The chances in what a search has found: after an action, else after the best one."""
    if action is None:
        action = findings.ranked[0] if findings.sight.legal else len(findings.times) - 1
    n = findings.times[action]
    shares, errors = [], []
    for seat in range(findings.sight.state.n_seats):
        mean = findings.tally[action][seat] / n if n else 0.0
        square = findings.squares[action][seat] / n if n else 0.0
        spread = max(square - mean * mean, 1 / (n + 4) if n else 1.0)  # a few equal results are no certainty
        shares.append(mean)
        errors.append(min(1.0, CERTAIN * math.sqrt(spread / max(n, 1))))
    return Chances(tuple(shares), tuple(errors), n)
