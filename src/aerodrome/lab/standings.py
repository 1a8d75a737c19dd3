"""Standings: how well the bots of an arena did, and how certain this is.

The main intervals come from the spread between deals. The intervals of a plain count of games are wider; we give both.
"""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from aerodrome.lab.arena import Plan, Played


@dataclass(frozen=True)
class Interval:
    """A mean, with its 95% confidence interval."""

    mean: float
    low: float
    high: float

    @property
    def width(self) -> float:
        return self.high - self.low


def interval(values: Sequence[float]) -> Interval:
    """The mean of independent shares and its interval by Student's t, cut off at 0 and 1. If all values are equal, the
    rule of three gives the margin."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return Interval(mean, 0.0, 1.0)
    margin = student(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values)) or 3 / len(values)
    return Interval(mean, max(0.0, mean - margin), min(1.0, mean + margin))


def student(freedom: int) -> float:
    """The 97.5% quantile of Student's t by the Cornish-Fisher expansion, within 1% from 3 degrees of freedom on."""
    z = statistics.NormalDist().inv_cdf(0.975)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def confidence(values: Sequence[float]) -> float:
    """How certain it is that the mean of independent values is above 0, by Student's t (Abramowitz and Stegun 26.7.8).

    >>> round(confidence([1.0, -0.5, 0.5, 0.2, 0.4, -0.1, 0.6, 0.3, 0.0, 0.8]), 3)
    0.974
    """
    if len(values) < 2 or len(set(values)) < 2:
        return 0.5
    freedom = len(values) - 1
    t = statistics.fmean(values) / statistics.stdev(values) * math.sqrt(len(values))
    return statistics.NormalDist().cdf(t * (1 - 1 / (4 * freedom)) / math.sqrt(1 + t * t / (2 * freedom)))


@dataclass(frozen=True)
class Standing:
    bot: str
    games: int
    """How many seats it filled, over all games."""
    wins: float
    fair: float
    """The fair share of a win: one divided by the number of seats."""
    share: Interval
    """Share of the wins; the interval comes from the spread between deals."""
    plain: Interval
    """The same, as if all games were independent."""
    places: dict[int, int]
    """How often it came first, second, ..."""
    score: float
    rating: float
    rating_error: float
    decisions: int
    seconds: float
    """Thinking time for all decisions."""
    stood_in: int
    """Decisions that a stand-in made, since a bot from outside failed."""
    fault: str
    """The first thing that went wrong with it."""

    def data(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": round(self.wins, 4),
            "share": round(self.share.mean, 4),
            "fair": round(self.fair, 4),
            "paired": [round(self.share.low, 4), round(self.share.high, 4)],
            "plain": [round(self.plain.low, 4), round(self.plain.high, 4)],
            "narrower": round(self.plain.width / self.share.width, 3) if self.share.width else None,
            "places": {str(place): n for place, n in sorted(self.places.items())},
            "mean_score": round(self.score, 3),
            "rating": round(self.rating, 2),
            "rating_error": round(self.rating_error, 2),
            "decisions": self.decisions,
            "seconds_a_decision": round(self.seconds / self.decisions, 5) if self.decisions else 0.0,
            "stood_in": self.stood_in,
            "fault": self.fault,
        }


def standings(plan: Plan, deals: Sequence[Sequence[Played]]) -> list[Standing]:
    """Every bot's record, best rating first."""
    ratings = rate(plan.bots, [game for deal in deals for game in deal])
    found = []
    for bot in plan.bots:
        by_deal = [
            [(game, seat) for game in deal for seat, name in enumerate(game.bots) if name == bot] for deal in deals
        ]
        filled = [each for deal in by_deal for each in deal]
        shares = [game.shares[seat] for game, seat in filled]
        found.append(
            Standing(
                bot=bot,
                games=len(filled),
                wins=sum(shares),
                fair=1 / plan.seats,
                share=interval([statistics.fmean(game.shares[seat] for game, seat in deal) for deal in by_deal]),
                plain=interval(shares),
                places=Counter(game.places[seat] for game, seat in filled),
                score=statistics.fmean(game.scores[seat] for game, seat in filled),
                rating=ratings[bot][0],
                rating_error=ratings[bot][1],
                decisions=sum(game.thought[seat][0] for game, seat in filled),
                seconds=sum(game.thought[seat][1] for game, seat in filled),
                stood_in=sum(game.stood_in[seat] for game, seat in filled if game.stood_in),
                fault=next((game.faults[seat] for game, seat in filled if game.faults and game.faults[seat]), ""),
            )
        )
    return sorted(found, key=lambda standing: -standing.rating)


def rate(bots: Sequence[str], games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Ratings by openskill's Plackett-Luce model, game after game. If a bot fills several seats, its rating becomes the
    mean of these seats' new ratings."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for game in games:
        rated = model.rate([[ratings[name]] for name in game.bots], ranks=[float(place) for place in game.places])
        for bot in set(game.bots):
            new = [team[0] for team, name in zip(rated, game.bots, strict=True) if name == bot]
            mu = statistics.fmean(each.mu for each in new)
            sigma = statistics.fmean(each.sigma for each in new)
            ratings[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}
