"""Instinct: how good an action looks at a glance, in whole numbers. For greedy play and for guiding search.

The chance of a throw is judged by the mean and spread of its dice, what a card is worth by what it adds to the company
and by how much of the game is left to use it.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from typing import Any

from aerodrome.games.airships.cards import (
    ANY_COLOUR,
    BLACK,
    CARDS,
    COLOURS,
    ENGINEERS,
    ENGINES,
    MATERIALS,
    RED,
    Cards,
    bonus_colour,
    bonus_of,
    chips_given,
    department_of,
    dice_given,
    dice_needed,
    gained,
    gets,
    imaginary_colour,
    imaginary_value,
    paid,
    stars,
    stars_unfinished,
    target_of,
)
from aerodrome.games.airships.rules import card_named, free_bonus, has_dice, imaginary_die, phases_built, real_dice
from aerodrome.games.airships.state import (
    ANOTHER_GO,
    ASK_ENTREPRENEUR,
    ASK_EXCHANGE,
    ASK_EXTRA_GO,
    ASK_TARGET,
    CHIPS_PER_ATTEMPT,
    KEEP_DICE,
    LIMIT,
    STACKS,
    TRY_PHASE,
    TRY_STACK,
    USE_BONUSES,
    State,
)
from aerodrome.rulebook.record import NONE

# --- the dice in numbers ------------------------------------------------------------------------------------

SPREAD_STEP = 10  # SPREAD is indexed by the variance in hundredths, divided by this


def tables(cards: Cards) -> dict[str, tuple[Any, ...]]:
    """MEAN and VARIANCE, in hundredths, of the ``kept`` highest of ``thrown`` dice and an imaginary one."""
    mean, variance = [], []
    for faces in cards.faces:
        for_colour = [_moments(faces, thrown) for thrown in range(LIMIT + 1)]
        mean.append(tuple(m for m, _ in for_colour))
        variance.append(tuple(v for _, v in for_colour))
    return {"MEAN": tuple(mean), "VARIANCE": tuple(variance)}


def _moments(faces: tuple[int, ...], thrown: int) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    throws = Counter(tuple(sorted(t, reverse=True)) for t in itertools.product(faces, repeat=thrown))
    means, variances = [], []
    for kept in range(LIMIT + 2):
        for_mean, for_variance = [], []
        for imaginary in range(10):
            sums: Counter[int] = Counter()
            for throw, times in throws.items():
                sums[sum(sorted((*throw, imaginary), reverse=True)[:kept])] += times
            n = sum(sums.values())
            mean = sum(value * times for value, times in sums.items()) / n
            spread = sum((value - mean) ** 2 * times for value, times in sums.items()) / n
            for_mean.append(round(100 * mean))
            for_variance.append(round(100 * spread))
        means.append(tuple(for_mean))
        variances.append(tuple(for_variance))
    return tuple(means), tuple(variances)


_TABLES = tables(CARDS)
MEAN: tuple[tuple[tuple[tuple[int, ...], ...], ...], ...] = _TABLES["MEAN"]
VARIANCE: tuple[tuple[tuple[tuple[int, ...], ...], ...], ...] = _TABLES["VARIANCE"]
SPREAD: tuple[int, ...] = tuple(max(1, round(10 * math.sqrt(v * SPREAD_STEP))) for v in range(400))
BELL: tuple[int, ...] = tuple(round(500 * (1 + math.erf((i - 30) / 10 / math.sqrt(2)))) for i in range(61))
"""The normal distribution in thousandths, from -3 to 3 in steps of a tenth."""


def mean_of(colour: int, thrown: int, kept: int, imaginary: int) -> int:
    return MEAN[colour][thrown][kept][imaginary]


def variance_of(colour: int, thrown: int, kept: int, imaginary: int) -> int:
    return VARIANCE[colour][thrown][kept][imaginary]


def spread_of(variance: int) -> int:
    """The standard deviation in hundredths of a variance in hundredths."""
    return SPREAD[min(variance // SPREAD_STEP, 399)]


def bell(tenths: int) -> int:
    return BELL[max(0, min(60, tenths + 30))]


def chance(s: State, card: int, way: int) -> int:
    """About how likely the throw is to reach the target, in thousandths, bonuses used; 0 where dice are missing."""
    if not has_dice(s, card, way):
        return 0
    chips = min(s.companies[s.seat].chips, s.options[CHIPS_PER_ATTEMPT])
    mean = 100 * (free_bonus(s, card) + chips)
    variance = 0
    for colour in range(COLOURS):
        needed = dice_needed(card, colour)
        if needed > 0:
            thrown = min(real_dice(s, way, colour), LIMIT)
            imaginary = imaginary_die(s, way, colour)
            mean += mean_of(colour, thrown, needed, imaginary)
            variance += variance_of(colour, thrown, needed, imaginary)
    return bell(10 * (mean + 50 - 100 * target_of(card)) // spread_of(variance))


def best_chance(s: State, card: int) -> int:
    best = 0
    for way in range(KEEP_DICE, USE_BONUSES):
        best = max(best, chance(s, card, way))
    return best


# --- what things are worth ----------------------------------------------------------------------------------


def lateness(s: State) -> int:
    """How far the game has come, from 0 to 100."""
    left = 0
    for stack in range(STACKS):
        left += max(0, s.stack_left[stack] - 1)
    return 100 - max(0, left * 100 // 8 - 15 * phases_built(s))


def die_worth(colour: int) -> int:
    if colour == BLACK:
        return 62
    return 30 if colour == RED else 11


def use_of(card: int) -> int:
    """What a card does for its owner each go, stars left out."""
    worth = 0
    for colour in range(COLOURS):
        worth += die_worth(colour) * dice_given(card, colour)
    d = department_of(card)
    if d == ENGINEERS:
        colour = imaginary_colour(card)
        worth += die_worth(colour) + 4 * imaginary_value(card)
    elif d == MATERIALS:
        worth += max(0, die_worth(gets(card)) * gained(card) - 8 * paid(card)) // 2 + 6
    elif d == ENGINES:
        worth += bonus_of(card) * (20 if bonus_colour(card) == ANY_COLOUR else 8 + 4 * bonus_colour(card))
    return worth


def worth_of(s: State, seat: int, action: int) -> int:
    """What winning the target of an action is worth to the seat."""
    card = card_named(s, action)
    late = lateness(s)
    star = 12 + late * 12 // 100
    if action >= TRY_PHASE:
        return star * (stars(card) + stars_unfinished(card)) // 2 + 40
    if action >= TRY_STACK:
        return star * stars(card) + (12 if phases_built(s) == 0 else 0)
    company = s.companies[seat]
    old = company.department[department_of(card)]
    use = use_of(card)
    gain = star * stars(card)
    if old != NONE:
        use -= use_of(old)
        gain -= star * stars(old)
    chips = min(chips_given(card), 6 - company.marks - company.chips)
    return gain + use * (120 - late) // 100 + 5 * chips


def appeal(s: State, seat: int, action: int) -> int:
    if s.asked == ASK_TARGET:
        odds = best_chance(s, card_named(s, action))
        chip = 5 if s.companies[seat].chips < 6 - s.companies[seat].marks else 0
        return odds * worth_of(s, seat, action) + (1000 - odds) * chip
    if s.asked == ASK_EXCHANGE:
        return 2 * chance(s, s.target, action) + (1 if action == KEEP_DICE else 0)
    if s.asked == ASK_EXTRA_GO:
        return 1 if (action == ANOTHER_GO) == wants_another_go(s, seat) else 0
    if s.asked == ASK_ENTREPRENEUR:
        return 0
    return 1 if action == USE_BONUSES else 0


def wants_another_go(s: State, seat: int) -> bool:
    return s.companies[seat].chips >= 4 or lateness(s) >= 75
