"""Random rules do in C what they do in Python, and report what Python's ints would do otherwise."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests import LONG
from tests.engines.comparing import KINDS, Case, Compiled, Pythons, difference
from tests.engines.making import compiled_rules, compilers, paper_game, written
from tests.engines.random_rules import Pick, random_module

pytestmark = pytest.mark.native

CASES = 12
LEVELS = ("-O0", "-O2", "-O1")


def check_module(pick: Pick, groups: int, size: int, seed: int) -> None:
    """Write rules, compile them twice, and compare them in many cases."""
    luck = random.Random(seed)
    names = [f"rule_{number}" for number in range(groups)]
    command = luck.choice(list(compilers().values()))
    with TemporaryDirectory() as made:
        folder = Path(made)
        module = written(folder, random_module(pick, groups, size))
        rules = [getattr(module, name) for name in names]
        builds = []
        for strict in (False, True):
            how = {"strict": strict, "flags": [luck.choice(LEVELS)], "command": command}
            builds.append((Compiled(compiled_rules(paper_game(rules), rules, KINDS, folder, **how)), strict))
        pythons = Pythons(module)
        del sys.modules[module.__name__]
        for name in names:
            for _ in range(CASES):
                found = difference(pythons, builds, name, Case(luck))
                assert not found, f"{found}\n\n{source_of(pythons, name)}"


def source_of(pythons: Pythons, name: str) -> str:
    """A rule and those that it may call."""
    lines = Path(pythons.file).read_text(encoding="utf-8").splitlines()
    group = name.split("_")[1]
    wanted = [each for each in pythons.lines if each.split("_")[-2 if each != name else -1] == group]
    return "\n\n".join("\n".join(lines[line - 1] for line in pythons.lines[each]) for each in wanted)


@pytest.mark.parametrize("seed", range(100 if LONG else 2))
def test_random_rules_are_the_same_in_c(seed: int) -> None:
    luck = random.Random(seed)
    check_module(luck.randrange, groups=30, size=2 + seed % 7, seed=seed)


@settings(
    max_examples=200 if LONG else 4,
    derandomize=not LONG,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.generate, Phase.shrink),
)
@given(data=st.data(), size=st.integers(1, 4), seed=st.integers(0, 1 << 32))
def test_rules_by_hypothesis_are_the_same_in_c(data: st.DataObject, size: int, seed: int) -> None:
    check_module(lambda n: data.draw(st.integers(0, n - 1)), groups=4, size=size, seed=seed)
