"""Chance that does what it is told, so that two worlds can be led to look alike.

While a `Fate` reigns, the rules of all games draw from it. A draw is the next number of its script; behind the script's
end it is random, or nobody's (`Undecided`).
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest

from aerodrome.games import PACKAGES
from aerodrome.rulebook.chance import below as honest_below
from aerodrome.rulebook.chance import next_word


class Undecided(Exception):
    """A draw behind the end of the script, from ``n`` possibilities."""

    def __init__(self, n: int) -> None:
        self.n = n


class Fate:
    """A script of draws. ``draws`` are those that were made."""

    def __init__(self, script: Sequence[int] = (), rng: random.Random | None = None) -> None:
        self.script, self.rng = script, rng
        self.draws: list[int] = []

    def draw(self, n: int) -> int:
        nth = len(self.draws)
        if nth < len(self.script):
            drawn = self.script[nth]
            assert drawn < n, "this script was written for another world"
        elif self.rng is None:
            raise Undecided(n)
        else:
            drawn = self.rng.randrange(n)
        self.draws.append(drawn)
        return drawn


_reigning: Fate | None = None


def below(rng: list[int], n: int) -> int:
    """Stands in for the rules' own source of chance."""
    if _reigning is None:
        return honest_below(rng, n)
    next_word(rng)  # the generator moves on, by which boards notice that luck was used
    return _reigning.draw(n)


@contextmanager
def reign(fate: Fate) -> Iterator[Fate]:
    global _reigning
    before, _reigning = _reigning, fate
    try:
        yield fate
    finally:
        _reigning = before


def let_fate_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the rules of all games draw from whatever fate reigns."""
    for package in PACKAGES.values():
        rules = importlib.import_module(f"{package}.rules")
        assert rules.below is honest_below, "the rules draw from somewhere else"
        monkeypatch.setattr(rules, "below", below)
