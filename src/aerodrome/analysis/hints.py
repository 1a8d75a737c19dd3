"""Hints: the best moves of a position with their chances, and why the first is better than the second.

Reasons are measured, not invented. We sample futures of both moves, and collect facts from each: who wins, how the game
ends, what the seat has by then. A hint gives the facts that differ most between the moves and correlate with winning.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from aerodrome.analysis.chances import (
    Chances,
    Futures,
    chances_in,
    error_of,
    guide_of,
    sample_futures,
    wins_at_once,
)
from aerodrome.bots.search import Budget, think
from aerodrome.play.saying import said_of
from aerodrome.play.sight import Sight
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.messages import (
    DONE,
    FACT_ENDING,
    FACT_POINTS,
    FACT_WIN,
    REASON_MEAN,
    REASON_OFTEN,
    WHEN,
    WHY,
    WHY_AT_ONCE,
    WHY_EQUAL,
    WHY_ONLY,
    WHY_UNSAID,
    Message,
    parsed,
)
from aerodrome.rulebook.record import NONE
from aerodrome.text import notation_of

MOVES = 3
SECONDS = 0.8
"""How long the search thinks. In the slowest game, futures and their facts take at most as long again."""
FUTURES = 160
CLEAR = 3.0
"""A fact is given only if it differs by this many standard errors."""
SOUND = 2.0
"""A fact counts only if its correlation with winning exceeds this many standard errors."""
SMALLEST = 0.02
"""A smaller difference is not worth mentioning, however certain it is."""
ALIKE = 0.75
"""Two facts with this correlation say the same, so the second is left out."""
REASONS = 2

GOOD, BAD, OPEN = 1, -1, 0
"""Is a fact good for the seat, bad for it, or do the figures decide?"""


class Fact(NamedTuple):
    """Something that holds in a state."""

    value: float
    """1 for yes, or a number."""
    good: int = GOOD
    weight: float = 1.0
    """How much it means to a player. A card means more than points, and the player's own more than a rival's."""
    about: int = NONE
    """The rival's seat that it is about. One fact about each rival is enough."""


Phrase = tuple[int, ...]
"""A fact as a message without its value: its number and its other arguments."""


@dataclass(frozen=True)
class Reason:
    """A fact that differs between the futures of two moves."""

    fact: Phrase
    when: str
    """``now`` for what the move itself does, ``soon`` for when the seat is next asked after others have acted, or
    ``late`` for the end of the game."""
    here: float
    """Its mean after the better move, ..."""
    there: float
    """and after the other."""
    yes_or_no: bool
    helps: float
    """How much of the win the difference brings, estimated from who wins in these futures."""

    def said(self, timeless: bool) -> list[int]:
        """The reason as a message. A timeless fact needs no time: who wins, by which rule, in which round."""
        when = self.when
        if timeless and when != "now":
            when = "before" if when == "soon" else "ever"
        number, *arguments = self.fact
        if self.yes_or_no:
            figures = [REASON_OFTEN, WHEN.ids.index(when), in_hundred(self.here), in_hundred(self.there)]
        else:
            figures = [REASON_MEAN, WHEN.ids.index(when), round(10 * self.here), round(10 * self.there)]
        return [*figures, number, 1, *arguments]


def in_hundred(part: float) -> int:
    """
    >>> in_hundred(1.0), in_hundred(0.997), in_hundred(0.5), in_hundred(0.0)
    (100, 99, 50, 0)
    """
    return round(100 * part) if part in (0.0, 1.0) else min(99, max(1, round(100 * part)))


@dataclass(frozen=True)
class Advice:
    """A move and its chances."""

    action: int
    text: str
    """Its notation."""
    label: list[int]
    """The move in full, as a message."""
    chances: Chances
    share: float
    """The seat's own share of the win."""
    error: float


@dataclass(frozen=True)
class Hint:
    """The best moves, best first, and why the first is better than the second."""

    moves: tuple[Advice, ...]
    reasons: tuple[Reason, ...]
    simulations: int
    why: list[int]
    """The case for the first move, as a message."""
    futures: int = FUTURES
    """How many futures of each of the first two moves the reasons come from."""


def why_first(game: Game, moves: Sequence[Advice], reasons: Sequence[Reason]) -> list[int]:
    """The case for the first move, in one message."""
    if len(moves) == 1:
        return [WHY_ONLY]
    best, other = moves[:2]
    if reasons and reasons[0].when == "now":
        return [WHY_AT_ONCE]
    close = best.share - other.share < max(best.error, other.error)
    if not reasons:
        return [WHY_EQUAL if close else WHY_UNSAID]
    told = [reason.said(is_timeless(game.messages[reason.fact[0]])) for reason in reasons]
    return [WHY, FUTURES, int(close), *itertools.chain(*told), DONE]


def is_timeless(fact: Message) -> bool:
    return fact in (FACT_WIN, FACT_ENDING) or "round" in fact.plain


def hint(sight: Sight, budget: Budget | None = None, seed: int = 0, *, threads: int = 1, guided: bool = True) -> Hint:
    """The two or three best moves of the seat that is asked, judged only by its sight. A network that comes with the
    game guides the search, unless that is not wanted."""
    if not sight.legal:
        raise ValueError("there is nothing to advise: the seat is not being asked anything")
    if len(sight.legal) == 1:
        budget = Budget(simulations=500)
    guide = guide_of(sight.game) if guided else None
    findings = think(sight, budget or Budget(seconds=SECONDS), seed, threads=threads, network=guide)
    found: list[tuple[Chances, int]] = []
    futures: dict[int, Futures] = {}
    for action in findings.ranked[:MOVES]:
        chances = chances_in(findings, action)
        # If the search hardly looked at this move, futures tell more; but they and a network judge differently.
        if guide is None and len(sight.legal) > 1 and chances.samples < FUTURES:
            futures[action] = sample_futures(sight, action, FUTURES, seed)
            chances = with_more(chances, futures[action].shares)
        found.append((chances, action))
    me = sight.seat
    found.sort(key=lambda each: each[0].errors[me] - each[0].shares[me])
    moves = []
    for chances, action in found:
        text = notation_of(sight.game).text(said_of(sight.game, sight.state, "notation", action))
        label = said_of(sight.game, sight.state, "label", me, action)
        moves.append(Advice(action, text, label, chances, chances.shares[me], chances.errors[me]))
    reasons: Sequence[Reason] = ()
    if len(moves) > 1:
        here, there = (futures.get(m.action) or sample_futures(sight, m.action, FUTURES, seed) for m in moves[:2])
        reasons = why_better(sight, here, there, seed)
    why = list(map(int, why_first(sight.game, moves, reasons)))
    return Hint(tuple(moves), tuple(reasons), findings.simulations, why)


def with_more(chances: Chances, more: Sequence[tuple[float, ...]]) -> Chances:
    """Chances that include more results."""
    n = chances.samples + len(more)
    sums = [sum(each[seat] for each in more) for seat in range(len(chances.shares))]
    shares = [(share * chances.samples + added) / n for share, added in zip(chances.shares, sums, strict=True)]
    # This is the largest spread that shares of a win can have.
    errors = [error_of(max(share * (1.0 - share), 1 / (n + 4)), n) for share in shares]
    return Chances(tuple(shares), tuple(errors), n)


def why_better(sight: Sight, here: Futures, there: Futures, seed: int = 0) -> list[Reason]:
    """Why the first of two moves is better: either it wins at once, or their futures differ."""
    me = sight.seat
    if all(shares[me] == 1.0 for shares in here.shares) and wins_at_once(sight, here.action, seed):
        if not wins_at_once(sight, there.action, seed):
            return [Reason((FACT_WIN, me), "now", 1.0, 0.0, True, 1.0)]
    return compare(sight, here, there)


def compare(sight: Sight, here: Futures, there: Futures) -> list[Reason]:
    """The clearest facts that make the first of two moves better, most helpful first."""
    split = len(here.shares)
    wins = [shares[sight.seat] for shares in (*here.shares, *there.shares)]
    # No fact can bring more than the difference between the moves.
    gap = mean(wins[:split]) - mean(wins[split:])
    most = gap if gap > 0 else math.inf
    found: list[tuple[float, Reason, list[float], int]] = []
    for when, states in (("soon", here.soon + there.soon), ("late", here.late + there.late)):
        table = [all_facts(sight, state, when) for state in states]
        named = {phrase: fact for facts in table for phrase, fact in facts.items()}
        for phrase, known in named.items():
            values = [float(facts[phrase].value) if phrase in facts else 0.0 for facts in table]
            reason = weigh(phrase, when, values, split, wins, known.good)
            if reason:
                weight = known.weight * (1.25 if when == "soon" else 1.0)
                found.append((min(reason.helps, most) * weight, reason, values, known.about))
    found.sort(key=lambda each: -each[0])
    told: list[tuple[Reason, list[float], int]] = []
    for _, reason, values, about in found:
        again = any(
            reason.fact == other.fact or (about != NONE and about == whom) or says_the_same(values, others)
            for other, others, whom in told
        )
        if len(told) < REASONS and not again:
            told.append((reason, values, about))
    return [reason for reason, _, _ in told]


def weigh(
    fact: Phrase, when: str, values: Sequence[float], split: int, wins: Sequence[float], good: int
) -> Reason | None:
    """The fact as a reason, if it differs clearly, in the right direction, and correlates with winning.

    The first ``split`` of ``values`` and ``wins`` come from the better move's futures, the rest from the other's.
    """
    here, there = values[:split], values[split:]
    mean_here, mean_there = mean(here), mean(there)
    difference = mean_here - mean_there
    if abs(difference) < SMALLEST or difference * good < 0:
        return None
    # Assume at least the spread of one future that differs from the others.
    error = math.sqrt(sum(max(scatter(part), 1.0) / len(part) ** 2 for part in (here, there)))
    if abs(difference) <= CLEAR * error:
        return None
    helps = difference * worth(values, split, wins)
    if helps <= 0:
        return None
    return Reason(fact, when, mean_here, mean_there, all(value in (0.0, 1.0) for value in values), helps)


def worth(values: Sequence[float], split: int, wins: Sequence[float]) -> float:
    """How much of the win one more of a fact brings; 0 if this is not certain.

    The futures of a single move show this best. If the fact hardly varies there, it gets half of the difference between
    the two moves, unless the futures contradict that.
    """
    parts = slice(None, split), slice(split, None)
    square = sum(scatter(values[part]) for part in parts)
    product = sum(scatter(values[part], wins[part]) for part in parts)
    left = sum(scatter(wins[part]) for part in parts)
    slope, error = 0.0, math.inf
    if square > 0:
        slope = product / square
        error = math.sqrt(max(left - slope * product, 0.5) / max(len(values) - 3, 1) / square)
        if abs(slope) > SOUND * error:
            return slope
    here, there = (mean(wins[part]) for part in parts)
    if abs(here - there) <= SOUND * math.sqrt(max(left, 1.0)) / len(values) * 2:
        return 0.0
    between = (here - there) / (mean(values[parts[0]]) - mean(values[parts[1]]))
    return between / 2 if abs(slope - between) <= SOUND * error else 0.0


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def scatter(values: Sequence[float], others: Sequence[float] | None = None) -> float:
    """The sum of the squared distances from the mean; with ``others``, of the products of both distances."""
    middle = mean(values)
    if others is None:
        return sum((value - middle) ** 2 for value in values)
    return sum((value - middle) * other for value, other in zip(values, others, strict=True))


def says_the_same(values: Sequence[float], others: Sequence[float]) -> bool:
    """Do two facts correlate in nearly all futures?"""
    both = scatter(values) * scatter(others)
    return both == 0 or abs(scatter(values, others)) > ALIKE * math.sqrt(both)


def all_facts(sight: Sight, state: Any, when: str) -> dict[Phrase, Fact]:
    """The facts that hold in a future."""
    game, me, rules = sight.game, sight.seat, sight.game.plain
    facts: dict[Phrase, Fact] = {}
    for said in parsed(said_of(game, state, "facts", me), game.messages):
        value, *others = said.plain
        facts[said.message, *others] = Fact(value)
    facts[FACT_POINTS, me] = Fact(rules.score(state, me), GOOD, 0.9)
    ending = rules.ending(state)
    shares = [0] * state.n_seats
    if ending:
        rules.outcome(state, shares)
        if when == "late":
            facts[FACT_ENDING, ending] = Fact(1.0, OPEN, 0.8)
        elif shares[me]:  # at the end of the game this is the chance itself, so it is no reason
            facts[FACT_WIN, me] = Fact(1.0, GOOD, 4.0)
    for seat in range(state.n_seats):
        if seat != me:
            facts[FACT_POINTS, seat] = Fact(rules.score(state, seat), BAD, 0.6, seat)
            if shares[seat] and (when == "soon" or state.n_seats > 2):  # with two seats, "you win" implies it
                facts[FACT_WIN, seat] = Fact(1.0, BAD, 2.0 if when == "soon" else 0.9, seat)
    return facts
