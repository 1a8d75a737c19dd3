"""A damaged state never takes the program down: compiled rules answer, or report a fault."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import aerodrome
from aerodrome.engines.compiled import RuleFault, native
from aerodrome.engines.entries import CONTRACT
from aerodrome.games import PACKAGES, load
from tests import LONG

pytestmark = pytest.mark.native

STATES = 10_000 if LONG else 80
ROOT = Path(__file__).parents[2]
SOURCES = Path(aerodrome.__file__).parents[1]


@pytest.mark.parametrize("name", PACKAGES)
def test_damaged_states_are_survived(name: str, tmp_path: Path) -> None:
    native(load(name))  # compile here if necessary, since the test should not wait for that
    diary = tmp_path / "diary"
    path = os.pathsep.join([str(SOURCES), str(ROOT)])
    words = [sys.executable, "-m", "tests.engines.damage", name, str(STATES), str(diary)]
    try:
        done = subprocess.run(
            words,
            capture_output=True,
            text=True,
            check=False,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path},
            timeout=120 + STATES / 10,
        )
    except subprocess.TimeoutExpired:
        pytest.fail(f"{name} does not come to an end at {diary.read_text(encoding='utf-8')}")
    assert done.returncode == 0, f"{name} at {diary.read_text(encoding='utf-8')}: {done.stderr}"
    answers, faults = map(int, done.stdout.split())
    assert answers + faults >= STATES * len(CONTRACT)
    assert answers > STATES
    assert faults > STATES


def test_a_rule_that_looks_for_what_is_not_there_comes_to_an_end() -> None:
    game = load("airships")
    compiled = native(game)
    s = compiled.load(game.fresh_state(2, game.parse_options({}, 2)).pack())
    compiled.new_game(s)
    waiting = compiled.to_act(s)
    with pytest.raises(RuleFault, match="in first_legal: a loop does not end"):
        compiled.default_action(s, 1 if waiting == 1 else 0)  # a seat that is not asked has no legal action
