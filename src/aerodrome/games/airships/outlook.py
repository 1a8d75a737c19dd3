"""Outlook: how well a seat stands when a go begins. With it, the search need not play every game to its end."""

from __future__ import annotations

from aerodrome.games.airships import cards, instinct, rules
from aerodrome.games.airships.state import State
from aerodrome.rulebook.bits import ones
from aerodrome.rulebook.record import NONE

WEIGHTS = (12, 7, 5, 2, 28, -4, 14, 58, -15)
"""The weight of each trait, in hundredths. `python -m tools.fit_outlook airships` finds the weights."""


def trait(s: State, seat: int, k: int) -> int:
    """A number that makes a seat's chances better or worse."""
    company = s.companies[seat]
    late = min(100, max(0, instinct.lateness(s)))
    if k == 0:
        return rules.score(s, seat)
    if k == 1:
        return rules.score(s, seat) * late // 25
    if k == 2:
        return use_of_company(s, seat) // 4
    if k == 3:
        return use_of_company(s, seat) * (100 - late) // 400
    if k == 4:
        return company.chips
    if k == 5:
        return company.chips * (100 - late) // 25
    if k == 6:
        return ones(company.fleet)
    if k == 7:
        return company.marks
    return (seat - s.seat) % s.n_seats


def use_of_company(s: State, seat: int) -> int:
    """What the expansions do for their owner each go."""
    use = 0
    for d in range(cards.DEPARTMENTS):
        if s.companies[seat].department[d] != NONE:
            use += instinct.use_of(s.companies[seat].department[d])
    return use
