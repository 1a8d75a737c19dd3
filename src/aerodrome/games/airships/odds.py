"""The exact odds of an attempt, counted rather than sampled, for each way of the exchange and each bonus.

The order of the questions decides what a chance means (AS-0.3). Players settle the target and the exchange before the
throw, so each pair of them has its own distribution. They use bonuses when they know the throw, the free ones first,
and spend only the chips they need (AS-7.8), so bonuses only lower what the dice must reach. A throw depends on nothing
hidden except the dice, so this code looks at nothing hidden.
"""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from aerodrome.games.airships import cards, rules, state

if TYPE_CHECKING:
    from aerodrome.rulebook.game import Game


class Chance(NamedTuple):
    """How likely an attempt is to succeed with this way of the exchange and these bonuses."""

    way: int
    """KEEP_DICE, EXCHANGE_REAL or EXCHANGE_IMAGINARY."""
    free: int
    """What the wooden airship and the Engine add; 0 if no bonus is used."""
    chips: int
    """The most bonus chips that may be spent."""
    chance: Fraction


class Dice(NamedTuple):
    """The dice of one colour in a throw."""

    faces: tuple[int, ...]
    thrown: int
    """Real dice."""
    kept: int
    """How many count, the highest first."""
    imaginary: int
    """The value of the imaginary die, 0 for none."""


# --- counting -----------------------------------------------------------------------------------------------


@cache
def throws(faces: tuple[int, ...], thrown: int) -> Counter[tuple[int, ...]]:
    """How often the dice show each combination of faces, in any order.

    >>> throws((1, 1, 2, 2, 3, 3), 1)
    Counter({(1,): 2, (2,): 2, (3,): 2})
    """
    return Counter(tuple(sorted(throw)) for throw in itertools.product(faces, repeat=thrown))


@cache
def sums(dice: Dice) -> Counter[int]:
    """How often the highest dice of a colour make each sum. The imaginary die counts as one of the dice.

    >>> sums(Dice((1, 1, 2, 2, 3, 3), thrown=1, kept=1, imaginary=2))
    Counter({2: 4, 3: 2})
    """
    counted: Counter[int] = Counter()
    for throw, times in throws(dice.faces, dice.thrown).items():
        counted[sum(sorted((*throw, dice.imaginary))[-dice.kept :])] += times
    return counted


@cache
def totals(throw: tuple[Dice, ...]) -> Counter[int]:
    """How often the dice of all colours together make each total."""
    counted = Counter({0: 1})
    for dice in throw:
        longer: Counter[int] = Counter()
        for total, times in counted.items():
            for more, often in sums(dice).items():
                longer[total + more] += times * often
        counted = longer
    return counted


@cache
def chance_of(throw: tuple[Dice, ...], least: int) -> Fraction:
    """How likely the dice are to make at least this total.

    >>> red = (2, 3, 3, 4, 4, 5)
    >>> chance_of((Dice(red, thrown=3, kept=2, imaginary=0),), 8)
    Fraction(11, 18)
    """
    counted = totals(throw)
    return Fraction(sum(times for total, times in counted.items() if total >= least), counted.total())


def chips_spent(rows: list[Chance]) -> Fraction:
    """How many chips are spent on average with all the bonuses of a way, if each is used only when it is needed."""
    return sum((row.chips * (row.chance - before.chance) for before, row in itertools.pairwise(rows)), Fraction())


# --- attempts -----------------------------------------------------------------------------------------------


class Odds:
    """The odds in one game with one set of cards."""

    def __init__(self, game: Game) -> None:
        self.cards = game.cards
        # The rules decide, with this game's cards, what is legal and which dice are at hand.
        self._refusal = game.plain.refusal
        self._has_dice = game.plain.bind(rules.has_dice)
        self._real_dice = game.plain.bind(rules.real_dice)
        self._imaginary_die = game.plain.bind(rules.imaginary_die)
        self._free_bonus = game.plain.bind(rules.free_bonus)

    def rows(self, s: Any, seat: int, action: int) -> list[Chance]:
        """The chances of a target with every way of the exchange, or of one way of the exchange.

        Each way has a row without bonuses, and one for each bonus that adds to its chance: first the free ones, then
        one chip, two chips and so on, as far as the seat has chips and the option allows them. The better way comes
        later, so the last row is the best. There are no rows for an illegal action, nor after the throw, when the
        result is certain.
        """
        if s.asked not in (state.ASK_TARGET, state.ASK_EXCHANGE) or self._refusal(s, seat, action) != 0:
            return []
        if s.asked == state.ASK_EXCHANGE:
            return self._one_way(s, s.target, action)
        card = rules.card_named(s, action)
        # has_dice is false if the seat has too few dice for a way, or cannot pay for it: the rules do not offer it.
        ways = [
            self._one_way(s, card, way)
            for way in range(state.KEEP_DICE, state.USE_BONUSES)
            if self._has_dice(s, card, way)
        ]
        # Of equal chances the one with fewer chips is better, and then the one without an exchange.
        if len(ways) > 1:
            ways.sort(key=lambda rows: (rows[-1].chance, -chips_spent(rows), -rows[-1].way))
        return list(itertools.chain.from_iterable(ways))

    def _one_way(self, s: Any, card: int, way: int) -> list[Chance]:
        throw, target = self._throw(s, card, way), self.cards[card].target
        free = self._free_bonus(s, card)
        rows = [Chance(way, 0, 0, chance_of(throw, target))]
        for chips in range(1 + min(s.companies[s.seat].chips, s.options[state.CHIPS_PER_ATTEMPT])):
            chance = chance_of(throw, target - free - chips)
            if chance > rows[-1].chance:
                rows.append(Chance(way, free, chips, chance))
        return rows

    def _throw(self, s: Any, card: int, way: int) -> tuple[Dice, ...]:
        """The dice that count in a throw for the card: those of the colours that it shows."""
        throw = []
        for colour in range(cards.COLOURS):
            needed = self.cards[card].needs[colour]
            if needed > 0:
                thrown = min(self._real_dice(s, way, colour), state.LIMIT)
                throw.append(Dice(self.cards.faces[colour], thrown, needed, self._imaginary_die(s, way, colour)))
        return tuple(throw)
