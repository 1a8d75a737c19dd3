"""Algorithms may use fractions: they are the same in C to the last bit."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from aerodrome.engines.compiled import RuleFault, numbers
from aerodrome.engines.entries import Entry
from aerodrome.engines.kinds import FLOAT, INT, Rec, row
from tests.engines.making import compiled_entries, filled, paper_game, written
from tests.engines.paper.state import State

pytestmark = pytest.mark.native

SOURCE = """
from aerodrome.rulebook.primitives import root


def bump(s):
    s.byte = (s.byte + 1) % 100
    return s.byte


def mean(s, f, x, a):
    total = 0.0
    for i in range(len(f)):
        total += f[i]
    return total / len(f) + a / 3 - x * a


def mixed(s, f, x, a):
    best = a
    if a > 3:
        best = x
    worth = max(best, x, a) - min(f[0], 0.5) + (a > 2) * 0.25
    f[1] = a
    f[2] -= x / 7
    return worth + root(a * a + 2) if worth < a else -worth


def order(s, f, x, a):
    f[0] = s.byte / 4
    f[0] += bump(s) * 0.1
    f[bump(s) % 3] = f[0] * bump(s)
    return f[0] - bump(s) / 8 + f[1]


def conditions(s, f, x, a):
    n = 0
    if x or bump(s) > 50:
        n += 1
    if x and bump(s) < 50:
        n += 2
    if not (x * 0.25 or bump(s) < 20):
        n += 4
    return n + (x < a) + (x == 0.5) * 8.0


def divided(s, f, x, a):
    return x / a


def answers_an_int(s, f, x, a):
    y = x
    while y > 1.0:
        y *= 0.5
        a += 1
    return a
"""
KINDS = (Rec(State), row("f64", None), FLOAT, INT)


@pytest.fixture(scope="module")
def sides(tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, Any]:
    folder: Path = tmp_path_factory.mktemp("fractions")
    module = written(folder, SOURCE)
    names = ("mean", "mixed", "order", "conditions", "divided", "answers_an_int")
    entries = [Entry(name, getattr(module, name), KINDS) for name in names]
    return module, compiled_entries(paper_game([]), entries, folder)


@pytest.mark.parametrize("name", ["mean", "mixed", "order", "conditions", "divided", "answers_an_int"])
def test_fractions_are_the_same_in_c(sides: tuple[Any, Any], name: str) -> None:
    module, compiled = sides
    luck = random.Random(name)
    for _ in range(200):
        s, f = State(), [luck.uniform(-9, 9) for _ in range(3)]
        s.byte, x, a = luck.randrange(100), luck.choice((0.0, 0.5, 0.3, luck.uniform(-5, 40))), luck.randrange(1, 9)
        states, row_of_f = filled(compiled.game, s), numbers("f64", 3)
        row_of_f[:] = f
        answer = getattr(compiled, name)(states, row_of_f, x, a)
        assert answer == getattr(module, name)(s, f, x, a)
        assert (list(row_of_f), states[0]) == (f, s.pack())


def test_a_fraction_divided_by_zero_is_a_fault(sides: tuple[Any, Any]) -> None:
    _, compiled = sides
    with pytest.raises(RuleFault, match="in divided: a division by zero"):
        compiled.divided(compiled.states(1), numbers("f64", 3), 1.5, 0)
