"""`aerodrome review`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import aerodrome
from aerodrome.bots import make_bot
from tests.cli.program import Program

QUICK = ("--futures", "200")


def finished(file: Path) -> Path:
    match, bot = aerodrome.new("airships", seed=5), make_bot("greedy")
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, bot.choose(match.sight(seat)))
    match.save(file)
    return file


@pytest.mark.native
def test_luck_and_choices_are_told_in_words(native_program: Program, tmp_path: Path) -> None:
    file = finished(tmp_path / "game.aero")
    done = native_program("review", file, *QUICK)
    assert done.code == 0
    for text in ("played on 200 times.\n", "\nSeat 1\n", " by luck\n", "% in the end\n", "  Best moments:\n"):
        assert text in done.out


@pytest.mark.native
def test_all_of_it_is_there_as_json(native_program: Program, tmp_path: Path) -> None:
    file = finished(tmp_path / "game.aero")
    found = json.loads(native_program("review", file, *QUICK, "--json", "--threads", "1").out)
    match = aerodrome.load(file)
    assert (found["game"], found["names"], found["futures"]) == ("airships", match.names, 200)
    assert len(found["accounts"]) == 2
    assert len(found["values"]) == match.ply + 1
    assert found["verdicts"][0].keys() == {"ply", "seat", "played", "best", "gain", "cost"}


@pytest.mark.native
def test_a_running_game_is_refused(native_program: Program, tmp_path: Path) -> None:
    aerodrome.new("airships", seed=1).save(tmp_path / "game.aero")
    done = native_program("review", tmp_path / "game.aero")
    assert done.code == 2
    assert "only a finished game can be reviewed" in done.err


def test_without_compiled_rules_it_says_so(program: Program, tmp_path: Path) -> None:
    done = program("review", finished(tmp_path / "game.aero"))
    assert done.code == 2
    assert "AERODROME_NO_NATIVE" in done.err
