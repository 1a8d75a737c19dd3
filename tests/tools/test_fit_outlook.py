"""The outlook of every game, and the tool that finds its weights."""

from __future__ import annotations

import re

import pytest

from aerodrome.games import PACKAGES, load

pytestmark = pytest.mark.native


@pytest.mark.parametrize("name", ["airships", *(pytest.param(n, marks=pytest.mark.long) for n in list(PACKAGES)[1:])])
def test_the_outlook_foretells_who_wins(name: str) -> None:
    """In games that it was not fitted to. Knowing nothing would be 0 bits, and a wrong sign less than that."""
    import numpy as np

    from tools.fit_outlook import bits, samples

    traits, wins, _ = samples(name, 250, 4, 6, seed=3)
    module = load(name).module("outlook")
    assert traits.shape == (len(wins), 4, len(module.WEIGHTS))
    assert bits(traits, wins, np.array(module.WEIGHTS) / 100) > 0.2


@pytest.mark.parametrize("name", sorted(PACKAGES))
def test_the_outlook_is_the_sum_of_its_weighed_traits(name: str) -> None:
    import aerodrome

    module = load(name).module("outlook")
    s = aerodrome.new(name, seats=3, seed=5).board.state()
    for seat in range(3):
        weighed = [weight * module.trait(s, seat, k) for k, weight in enumerate(module.WEIGHTS)]
        assert load(name).plain.outlook(s, seat) == sum(weighed)


def test_the_fit_finds_weights_that_are_there() -> None:
    import numpy as np

    from tools.fit_outlook import bits, chances, fit

    draw = np.random.default_rng(1)
    traits = draw.integers(0, 9, (20_000, 3, 2)).astype(float)
    true = np.array([0.4, -0.15])
    wins = np.array([draw.multinomial(1, p) for p in chances(traits, true)], float)
    assert fit(traits, wins) == pytest.approx(true, abs=0.02)
    assert bits(traits, wins, true) > bits(traits, wins, -true)
    assert bits(traits, wins, np.zeros(2)) == pytest.approx(0.0, abs=1e-6)


@pytest.mark.script("tools.fit_outlook")
def test_weights_are_printed_as_outlook_py_has_them(capsys: pytest.CaptureFixture[str]) -> None:
    """After the tests above, which have compiled the game already."""
    from tools import fit_outlook

    fit_outlook.main(["airships", "--games", "60", "--seats", "2", "--positions", "3"])
    told = capsys.readouterr().out
    (weights,) = re.findall(r"^WEIGHTS = \((.*)\)$", told, re.MULTILINE)
    assert len(list(map(int, weights.split(", ")))) == len(load("airships").module("outlook").WEIGHTS)
    assert re.search(r"^# From 1\d\d positions of 60 games with 2 seats\.", told, re.MULTILINE)
    bits = r"-?\d\.\d{3}"
    assert re.search(rf"^# they tell {bits} bits \({bits} unrounded, {bits} by the first trait", told, re.MULTILINE)
