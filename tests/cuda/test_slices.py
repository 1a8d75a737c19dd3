"""A kernel leaves out only what makes no difference."""

from __future__ import annotations

import pytest

from aerodrome.engines.cubins import leave_out
from aerodrome.engines.library import translated
from aerodrome.engines.programs import PLAY_GREEDY, PLAY_RANDOM, Program
from aerodrome.games import load

pytestmark = pytest.mark.cuda


def left_out(name: str, program: Program = PLAY_RANDOM) -> set[str]:
    game = load(name)
    unit = translated(game, program.entries(game))
    return {function.rule.function.__name__ for function in leave_out(unit)}


def test_random_bots_keep_no_accounts() -> None:
    assert {"note_theft", "note_plan_over", "tidy"} <= left_out("zeppeldrome")
    assert "note_theft" in left_out("mad-zeppelin")


def test_what_the_game_goes_by_stays() -> None:
    for name in ("zeppeldrome", "mad-zeppelin", "dastardly-dirigibles", "airships"):
        assert not left_out(name) & {"new_game", "step", "outcome", "key_chance", "begin_game"}


def test_what_bots_look_at_stays() -> None:
    unit = translated(game := load("dastardly-dirigibles"), PLAY_GREEDY.entries(game))
    looked_at = {field for function in unit.functions if function.name == "r_appeal" for field in function.loads}
    changed = {field for function in leave_out(unit) for field in function.stores}
    assert not looked_at & changed


def test_emptied_functions_are_still_there_to_be_called() -> None:
    game = load("zeppeldrome")
    unit = translated(game, PLAY_RANDOM.entries(game))
    before = len(unit.text(""))
    emptied = leave_out(unit)
    assert len(unit.text("")) < 0.8 * before
    assert all(function in unit.functions and function.text.endswith("{}") for function in emptied)
