"""The benchmark of the store."""

from __future__ import annotations

import json

import pytest


@pytest.mark.script("benchmarks.store")
def test_one_move_and_many_moves_have_a_cost(capsys: pytest.CaptureFixture[str]) -> None:
    from benchmarks import store

    store.main(["--json", "--matches", "5", "--commits", "3"])
    one, many = json.loads(capsys.readouterr().out)
    assert (one["moves"], many["moves"]) == (1, 5)
    assert one["cpu"] > 0
    assert 0 < many["median"] <= many["p99"]
