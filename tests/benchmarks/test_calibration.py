"""What is said about chances is compared with what came of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aerodrome.bots.weights import write_network
from aerodrome.games import load
from benchmarks import calibration
from benchmarks.calibration import Said, tenths
from tests.bots.networks import constant_arrays, small_sheet

pytestmark = [pytest.mark.native, pytest.mark.script("benchmarks.calibration")]
SMALL = ["--games-played", "3", "--moments", "2"]


def test_chances_are_sorted_into_tenths() -> None:
    said = [Said(0, 0.0, 0.0), Said(0, 1.0, 1.0), Said(1, 0.93, 0.0), Said(1, 0.25, 0.5)]
    rows = {row["from"]: row for row in tenths(said)}
    assert list(rows) == [0.0, 0.2, 0.9]
    assert (rows[0.9]["chances"], rows[0.9]["games"]) == (2, 2)
    assert (rows[0.9]["said"], rows[0.9]["came"], rows[0.9]["off"]) == (0.965, 0.5, -0.465)
    assert rows[0.9]["error"] == pytest.approx(1.96 * 0.5**0.5 / 2, abs=1e-4)
    assert rows[0.0]["error"] == pytest.approx(1.96 * (0.4 * 0.6 / 5) ** 0.5, abs=1e-4)  # one game proves little


@pytest.mark.parametrize("judge", ["search:20", "guided:20", "learned"])
def test_every_judge_is_measured_alike(judge: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A network that gives all the same chance says a third three times at every moment."""
    path = tmp_path / "even.bin"
    write_network(path, small_sheet(load("airships")), constant_arrays(small_sheet(load("airships")), 0))
    named = judge if judge.startswith("search") else f"{judge}:{path}"
    calibration.main([*SMALL, "--json", "--judge", named])
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["game"], found["seats"], found["games"], found["judge"]) == ("airships", 3, 3, named)
    assert sum(row["chances"] for row in found["tenths"]) == 3 * 2 * 3
    assert 0 <= found["worst"] <= 1
    if judge == "learned":
        (row,) = found["tenths"]
        assert (row["said"], row["came"]) == (0.3333, 0.3333)


def test_the_figures_are_told_and_no_bot_is_taken_for_a_judge(capsys: pytest.CaptureFixture[str]) -> None:
    calibration.main([*SMALL, "--judge", "search:10", "--workers", "2"])
    assert "judged by search:10: off by" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="greedy is no judge"):
        calibration.main([*SMALL, "--judge", "greedy"])
