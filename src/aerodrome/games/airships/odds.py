"""The exact odds of an attempt, counted and not sampled: for each way of the exchange, and for each bonus.

When things are asked decides what a chance is (AS-0.3). The target and the exchange are settled before the throw, so
each pair of them has a distribution of its own. Bonuses are used when the throw is known, the free ones first and no
chip that is not needed (AS-7.8): all they do is to lower what the dice must reach. Nothing hidden is looked at, as a
throw depends on nothing hidden but the dice themselves.
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
    """How likely an attempt is to succeed if dice are exchanged in this way and bonuses are used as far as this."""

    way: int
    """KEEP_DICE, EXCHANGE_REAL or EXCHANGE_IMAGINARY."""
    free: int
    """What the wooden airship and the Engine add; 0 also where no bonus is used."""
    chips: int
    """Bonus chips that may be spent at most."""
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
    """How often dice show what they can show, the order left out.

    >>> throws((1, 1, 2, 2, 3, 3), 1)
    Counter({(1,): 2, (2,): 2, (3,): 2})
    """
    return Counter(tuple(sorted(throw)) for throw in itertools.product(faces, repeat=thrown))


@cache
def sums(dice: Dice) -> Counter[int]:
    """How often the highest dice of a colour, the imaginary one among them, make each sum.

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
    """How many chips are spent on average if all the bonuses of a way are used: each only when it is needed."""
    return sum((row.chips * (row.chance - before.chance) for before, row in itertools.pairwise(rows)), Fraction())


# --- attempts -----------------------------------------------------------------------------------------------


class Odds:
    """The odds in one game with one set of cards."""

    def __init__(self, game: Game) -> None:
        self.cards = game.cards
        # Legality and the dice at hand are the rules' to say, with this game's cards.
        self._refusal = game.plain.refusal
        self._has_dice = game.plain.bind(rules.has_dice)
        self._real_dice = game.plain.bind(rules.real_dice)
        self._imaginary_die = game.plain.bind(rules.imaginary_die)
        self._free_bonus = game.plain.bind(rules.free_bonus)

    def rows(self, s: Any, seat: int, action: int) -> list[Chance]:
        """The chances of naming a target, in every way that it allows, or of exchanging in one way.

        Each way has a row without bonuses, and one for each bonus that adds to its chance: the free ones, then one
        chip, two and so on as far as there are chips and the option allows them. The better way comes later, so the
        last row is the best. There are none for an illegal action, nor where no throw follows: once the dice lie on
        the table the result is certain.
        """
        if s.asked not in (state.ASK_TARGET, state.ASK_EXCHANGE) or self._refusal(s, seat, action) != 0:
            return []
        if s.asked == state.ASK_EXCHANGE:
            return self._one_way(s, s.target, action)
        card = rules.card_named(s, action)
        # With too few dice for a way, or nothing to pay it with, has_dice is false: the rules would not offer it.
        ways = [
            self._one_way(s, card, way)
            for way in range(state.KEEP_DICE, state.USE_BONUSES)
            if self._has_dice(s, card, way)
        ]
        # What is as likely is better for fewer chips, and then without an exchange.
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
        """The dice that a throw for the card would count: those of the colours that it shows."""
        throw = []
        for colour in range(cards.COLOURS):
            needed = self.cards[card].needs[colour]
            if needed > 0:
                thrown = min(self._real_dice(s, way, colour), state.LIMIT)
                throw.append(Dice(self.cards.faces[colour], thrown, needed, self._imaginary_die(s, way, colour)))
        return tuple(throw)
