"""The benchmark of the engines."""

from __future__ import annotations

import json
from itertools import product

import pytest

from benchmarks import engines
from benchmarks.common import EXAMPLES


@pytest.fixture(autouse=True)
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Compile the examples into a folder of the tests."""
    monkeypatch.setenv("AERODROME_CACHE", str(tmp_path_factory.getbasetemp() / "compiled"))


SMALLEST = ("--seconds", "0.001", "--rounds", "1", "--seats", "2")


@pytest.mark.native
@pytest.mark.script("benchmarks.engines")
def test_every_engine_has_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    engines.main(["--json", *SMALLEST])
    told = json.loads(capsys.readouterr().out)
    rows = told["rows"]
    ours = [row for row in rows if row["game"] == "airships"]
    assert [(row["engine"], row["threads"]) for row in ours[:3]] == [("plain", 1), ("native", 1), ("native", 2)]
    for row in rows:
        assert 0 < row["slowest_steps_per_s"] <= row["fastest_steps_per_s"]
        assert row["games_per_s"] < row["steps_per_s"]
    beside = {"OpenSpiel, Python", "OpenSpiel, C++", "OpenSpiel, C++ rollouts"}
    assert {(each["game"], each["beside"]) for each in told["same_games"]} == set(product(EXAMPLES, beside))
    assert all(each["times_the_games"] > 0 for each in told["same_games"])


@pytest.mark.native
def test_the_table_says_where_the_rows_of_openspiel_come_from(capsys: pytest.CaptureFixture[str]) -> None:
    engines.main([*SMALLEST])
    told = capsys.readouterr()
    assert "plain" in told.out
    assert "native" in told.out
    assert "OpenSpiel" in told.out
    assert "round 1 of 1: airships, native, 2 thread(s)" in told.err
