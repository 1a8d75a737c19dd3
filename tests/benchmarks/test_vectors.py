"""The benchmark of vectors measures every game."""

from __future__ import annotations

import json

import pytest

from aerodrome.games import PACKAGES
from benchmarks import vectors

pytestmark = pytest.mark.native


@pytest.mark.script("benchmarks.vectors")
def test_vectors_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    small = ["--games", "64", "--rounds", "1", "--threads", "1", "--dtypes", "int8"]
    vectors.main(["--json", "--all-games", *small])
    rows = json.loads(capsys.readouterr().out)
    assert [row["game"] for row in rows] == list(PACKAGES)
    assert all(row["steps_per_s"] > 0 and row["cpu_ns"]["observe"] > 0 for row in rows)
    vectors.main(["--seats", "2", *small])
    assert "airships" in capsys.readouterr().out
