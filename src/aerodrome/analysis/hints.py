"""Hints: the best moves of a position with their chances, and why the first is better than the second.

The reason is never invented. Futures of both moves are sampled, each future is asked for its facts (who wins, how it
ends, what the seat has by then), and the fact is told that differs most between the two in a way that goes along with
winning.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from aerodrome.analysis.chances import Chances, chances_in
from aerodrome.analysis.futures import Futures, sample_futures
from aerodrome.bots.search import Budget, think
from aerodrome.match import Sight
from aerodrome.rulebook.contract import WHOLE_WIN
from aerodrome.rulebook.english import listed

MOVES = 3
FUTURES = 200
CLEAR = 3.0
"""Standard errors by which a fact must differ to be told."""
SMALLEST = 0.02
"""A difference smaller than this is not worth a word, however sure it is."""
REASONS = 2

GOOD, BAD, OPEN = 1, -1, 0
"""Whether a fact is good for the seat, bad for it, or that is left to the figures."""

Facts = dict[str, tuple[float, int]]
"""What is so in a state: words with a value (1 for yes) and whether it is good, as {"your points": (12.0, GOOD)}."""


@dataclass(frozen=True)
class Reason:
    """A fact that differs between the futures of two moves."""

    fact: str
    when: str
    """``soon`` for the next time the seat is asked, ``late`` for the end of the game."""
    here: float
    """Its mean after the better move."""
    there: float
    """And after the other."""
    yes_or_no: bool
    helps: float
    """How much of the win the difference brings, going by who wins in all these futures."""

    def __str__(self) -> str:
        when = "by your next turn" if self.when == "soon" else "in the end"
        if self.yes_or_no:
            return f"{self.fact} {when} in {self.here:.0%} of the futures, instead of {self.there:.0%}"
        return f"{self.fact} {when}: {self.here:.1f} on average, instead of {self.there:.1f}"


@dataclass(frozen=True)
class Advice:
    """One move and what it is worth."""

    action: int
    text: str
    label: str
    chances: Chances
    share: float
    """The seat's own share of the win."""
    error: float


@dataclass(frozen=True)
class Hint:
    """The best moves, the first one first, and why it is better than the second."""

    moves: tuple[Advice, ...]
    reasons: tuple[Reason, ...]
    simulations: int

    @property
    def why(self) -> str:
        """What speaks for the first move, in a sentence."""
        if len(self.moves) == 1:
            return "There is nothing else to do."
        best, other = self.moves[:2]
        close = best.share - other.share < max(best.error, other.error)
        doubt = "The first two may be as good: they differ by less than the error." if close else ""
        if self.reasons:
            reasons = listed([str(reason) for reason in self.reasons])
            return f"{doubt} What speaks for the first against the second: {reasons}.".lstrip()
        return doubt or "The first is better, though no single fact stands out in the futures that were looked at."


def hint(sight: Sight, budget: Budget | None = None, seed: int = 0, *, threads: int = 1) -> Hint:
    """The two or three best moves of the seat that is asked. Looks at nothing but the sight."""
    if not sight.legal:
        raise ValueError("the seat is not asked anything: there is nothing to advise")
    words = sight.game.words
    if len(sight.legal) == 1:
        budget = Budget(simulations=500)
    findings = think(sight, budget or Budget(seconds=1.0), seed, threads=threads)
    moves: list[Advice] = []
    for action in findings.ranked[:MOVES]:
        chances = chances_in(findings, action)
        if moves and chances.samples < 2:
            break
        moves.append(
            Advice(
                action,
                words.notation(sight.state, action),
                words.label(sight.state, sight.seat, action, sight.names),
                chances,
                chances.shares[sight.seat],
                chances.errors[sight.seat],
            )
        )
    reasons: Sequence[Reason] = ()
    if len(moves) > 1:
        reasons = compare(sight, *(sample_futures(sight, move.action, FUTURES, seed) for move in moves[:2]))
    return Hint(tuple(moves), tuple(reasons), findings.simulations)


def compare(sight: Sight, here: Futures, there: Futures) -> list[Reason]:
    """What makes the first of two moves the better one: the clearest facts, the most helpful first."""
    wins = [share_of(sight, state) for state in (*here.late, *there.late)]
    found = []
    for when in ("soon", "late"):
        table = [all_facts(sight, state, when) for state in (*getattr(here, when), *getattr(there, when))]
        named = {fact: good for facts in table for fact, (_, good) in facts.items()}
        for fact, good in named.items():
            values = [facts.get(fact, (0.0, good))[0] for facts in table]
            reason = weigh(fact, when, values, len(here.late), wins, good)
            if reason:
                found.append(reason)
    best: dict[str, Reason] = {}
    for reason in sorted(found, key=lambda reason: -reason.helps):
        best.setdefault(reason.fact, reason)  # of the same fact soon and late, what helps more
    return list(best.values())[:REASONS]


def weigh(fact: str, when: str, values: Sequence[float], split: int, wins: Sequence[float], good: int) -> Reason | None:
    """The fact as a reason, if it differs clearly, the right way round, and goes along with winning."""
    here, there = values[:split], values[split:]
    error = math.sqrt(statistics.pvariance(here) / len(here) + statistics.pvariance(there) / len(there))
    difference = statistics.fmean(here) - statistics.fmean(there)
    if abs(difference) <= CLEAR * error or abs(difference) < SMALLEST or difference * good < 0:
        return None
    mean, mean_win = statistics.fmean(values), statistics.fmean(wins)
    covariance = statistics.fmean((v - mean) * (w - mean_win) for v, w in zip(values, wins, strict=True))
    helps = difference * covariance / statistics.pvariance(values)
    if helps <= 0:
        return None
    yes_or_no = set(values) <= {0.0, 1.0}
    return Reason(fact, when, statistics.fmean(here), statistics.fmean(there), yes_or_no, helps)


def share_of(sight: Sight, state: Any) -> float:
    shares = [0] * state.n_seats
    sight.game.plain.outcome(state, shares)
    return shares[sight.seat] / WHOLE_WIN


def all_facts(sight: Sight, state: Any, when: str) -> Facts:
    """What is so in a future: what every game has, and what the game adds in its own words."""
    game, me, names = sight.game, sight.seat, sight.names
    engine, unit = game.plain, game.words.unit
    shares = [0] * state.n_seats
    engine.outcome(state, shares)
    facts: Facts = {f"your {unit}s": (engine.score(state, me), GOOD)}
    for seat in range(state.n_seats):
        if seat != me:
            facts[f"{names[seat]}'s {unit}s"] = engine.score(state, seat), BAD
            if when == "late":
                facts[f"{names[seat]} wins"] = (1.0 if shares[seat] else 0.0), BAD
    ending = engine.ending(state)
    if ending and when == "late":
        facts[f"the game ends by {game.rules[ending].id}"] = 1.0, OPEN
    for fact, value in game.words.facts(state, me, names).items():
        facts[fact] = value, GOOD
    return facts
