"""Instinct: how good an action looks at a glance, in whole numbers. Greedy play and the search use it.

It estimates the chance of a throw from the mean and spread of its dice. It values a card by what it adds to the
company, and by how much of the game is left to use it.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

from aerodrome.games.airships import cards, rules, state
from aerodrome.games.airships.cards import Card, Cards
from aerodrome.games.airships.state import State
from aerodrome.rulebook.record import NONE

# --- cards and dice in numbers ------------------------------------------------------------------------------

DIE_WORTH = (11, 30, 62)  # for each colour
VARIANCE_AT = 16  # an entry of MOMENTS holds a mean in this many bits, and a variance above them
# MOMENTS has entries for this many numbers of dice, numbers of dice kept, and values of an imaginary die.
COUNTED, KEPT, VALUES = state.LIMIT + 2, state.LIMIT + 2, 10
SPREAD_STEP = 10  # SPREAD is indexed by the variance in hundredths, divided by this


def tables(printed: Cards) -> dict[str, tuple[Any, ...]]:
    """MOMENTS holds the mean and variance of dice in one int, USE what an expansion does for its owner."""
    return {
        "MOMENTS": tuple(itertools.chain.from_iterable(_moments(faces) for faces in printed.faces)),
        "USE": tuple(_use(card) for card in printed.all[: cards.AIRSHIP]),
    }


def _moments(faces: tuple[int, ...]) -> Iterator[int]:
    """The moments of a colour's dice, in hundredths."""
    throws = [Counter(tuple(sorted(t)) for t in itertools.product(faces, repeat=n)) for n in range(state.LIMIT + 1)]
    for dice, kept, imaginary in itertools.product(range(COUNTED), range(KEPT), range(VALUES)):
        sums: Counter[int] = Counter()
        for throw, times in throws[max(0, min(dice - (imaginary > 0), state.LIMIT))].items():
            sums[sum(sorted((*throw, imaginary), reverse=True)[:kept])] += times
        mean = sum(value * times for value, times in sums.items()) / sums.total()
        spread = sum((value - mean) ** 2 * times for value, times in sums.items()) / sums.total()
        yield round(100 * mean) | round(100 * spread) << VARIANCE_AT


def _use(card: Card) -> int:
    """What a card does for its owner each go, apart from its stars."""
    worth = sum(DIE_WORTH[colour] * dice for colour, dice in enumerate(card.dice))
    if card.department == cards.ENGINEERS:
        colour, value = card.imaginary
        worth += DIE_WORTH[colour] + 4 * value
    elif card.department == cards.MATERIALS:
        _, paid, gets, gained = card.exchange
        worth += max(0, DIE_WORTH[gets] * gained - 8 * paid) // 2 + 6
    elif card.department == cards.ENGINES:
        colour, bonus = card.bonus
        worth += bonus * (20 if colour == cards.ANY_COLOUR else 8 + 4 * colour)
    return worth


_TABLES = tables(cards.CARDS)
MOMENTS: tuple[int, ...] = _TABLES["MOMENTS"]
USE: tuple[int, ...] = _TABLES["USE"]
SPREAD: tuple[int, ...] = tuple(max(1, round(10 * math.sqrt(v * SPREAD_STEP))) for v in range(400))
BELL: tuple[int, ...] = tuple(round(500 * (1 + math.erf((i - 30) / 10 / math.sqrt(2)))) for i in range(61))
"""The normal distribution in thousandths, from -3 to 3 in steps of a tenth."""


def use_of(card: int) -> int:
    """What an expansion does for its owner each go, apart from its stars."""
    return USE[card]


def moments(colour: int, dice: int, kept: int, imaginary: int) -> int:
    """Mean and variance, in one int, of the sum of the highest dice. One die is imaginary if ``imaginary`` is not 0."""
    return MOMENTS[((colour * COUNTED + dice) * KEPT + kept) * VALUES + imaginary]


def mean_of(colour: int, thrown: int, kept: int, imaginary: int) -> int:
    return mean_in(moments(colour, thrown + (1 if imaginary > 0 else 0), kept, imaginary))


def variance_of(colour: int, thrown: int, kept: int, imaginary: int) -> int:
    return variance_in(moments(colour, thrown + (1 if imaginary > 0 else 0), kept, imaginary))


def mean_in(both: int) -> int:
    return both & ((1 << VARIANCE_AT) - 1)


def variance_in(both: int) -> int:
    return both >> VARIANCE_AT


def spread_of(variance: int) -> int:
    """The standard deviation in hundredths for a variance in hundredths."""
    return SPREAD[min(variance // SPREAD_STEP, 399)]


def bell(tenths: int) -> int:
    return BELL[max(0, min(60, tenths + 30))]


def chance(s: State, card: int, way: int) -> int:
    """Roughly how likely the throw is to reach the target with all bonuses, in thousandths; 0 if dice are missing."""
    return odds(s, card, way, lead(s, card)) if rules.has_dice(s, card, way) else 0


def best_chance(s: State, card: int) -> int:
    best = 0
    ahead = lead(s, card)
    for way in range(state.KEEP_DICE, state.USE_BONUSES):
        if rules.has_dice(s, card, way):
            best = max(best, odds(s, card, way, ahead))
    return best


def lead(s: State, card: int) -> int:
    """The bonuses minus what a throw for the card must exceed, in hundredths; usually far below zero."""
    chips = min(s.companies[s.seat].chips, s.options[state.CHIPS_PER_ATTEMPT])
    return 100 * (rules.free_bonus(s, card) + chips - cards.target_of(card)) + 50


def odds(s: State, card: int, way: int, ahead: int) -> int:
    """The chance of a throw with the dice of this way. The seat must have those dice."""
    at_hand = s.countable[way - state.KEEP_DICE]
    needed = cards.all_dice_needed(card)
    both = 0  # means and variances add up in their own bits, and are 0 for no dice
    for colour in range(cards.COLOURS):
        dice = rules.packed_dice(at_hand, colour)
        both += moments(colour, dice, rules.packed_dice(needed, colour), rules.imaginary_die(s, way, colour))
    spread = spread_of(variance_in(both))
    # Values below the bell count as its end, so the dividend is never negative, which divides faster.
    return bell(max(0, 10 * (ahead + mean_in(both)) + 30 * spread) // spread - 30)


# --- what things are worth ----------------------------------------------------------------------------------


def lateness(s: State) -> int:
    """How far the game has come, from 0 to 100."""
    left = 0
    for stack in range(state.STACKS):
        left += max(0, s.stack_left[stack] - 1)
    return 100 - max(0, left * 100 // 8 - 15 * rules.phases_built(s))


def worth_of(s: State, seat: int, action: int) -> int:
    """How much it is worth to the seat to win the target of an action."""
    card = rules.card_named(s, action)
    late = lateness(s)
    star = 12 + late * 12 // 100
    if action >= state.TRY_PHASE:
        return star * (cards.stars(card) + cards.stars_unfinished(card)) // 2 + 40
    if action >= state.TRY_STACK:
        return star * cards.stars(card) + (12 if rules.phases_built(s) == 0 else 0)
    company = s.companies[seat]
    old = company.department[cards.department_of(card)]
    use = use_of(card)
    gain = star * cards.stars(card)
    if old != NONE:
        use -= use_of(old)
        gain -= star * cards.stars(old)
    chips = min(cards.chips_given(card), 6 - company.marks - company.chips)
    return gain + use * (120 - late) // 100 + 5 * chips


# --- the answers to each question ---------------------------------------------------------------------------


def appeal(s: State, seat: int, action: int) -> int:
    return target_appeal(s, seat, action) if s.asked == state.ASK_TARGET else other_appeal(s, seat, action)


def target_appeal(s: State, seat: int, action: int) -> int:
    likely = best_chance(s, rules.card_named(s, action))
    chip = 5 if s.companies[seat].chips < 6 - s.companies[seat].marks else 0
    return likely * worth_of(s, seat, action) + (1000 - likely) * chip


def other_appeal(s: State, seat: int, action: int) -> int:
    if s.asked == state.ASK_EXCHANGE:
        return 2 * chance(s, s.target, action) + (1 if action == state.KEEP_DICE else 0)
    if s.asked == state.ASK_EXTRA_GO:
        return 1 if (action == state.ANOTHER_GO) == wants_another_go(s, seat) else 0
    if s.asked == state.ASK_ENTREPRENEUR:
        return 0
    return 1 if action == state.USE_BONUSES else 0


def wants_another_go(s: State, seat: int) -> bool:
    return s.companies[seat].chips >= 4 or lateness(s) >= 75


def hunch(s: State, seat: int, action: int) -> int:
    """The same as ``appeal``, which is fast enough in this game."""
    return appeal(s, seat, action)
