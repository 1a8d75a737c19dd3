"""The benchmark of reviews measures a game."""

from __future__ import annotations

import json

import pytest

from benchmarks import reviews

pytestmark = pytest.mark.native


@pytest.mark.script("benchmarks.reviews")
def test_a_review_is_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(reviews, "LEVELS", ("greedy", "random"))
    reviews.main(["--game", "airships", "--seats", "2", "--games", "1", "--futures", "20", "--json"])
    [row] = json.loads(capsys.readouterr().out)
    assert (row["game"], row["seats"], row["futures"]) == ("airships", 2, 20)
    assert row["wall_s"] > 0
    assert row["error"] > 0
