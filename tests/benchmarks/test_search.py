"""The benchmarks of the search and of hints. Both use what the tests of bots and hints have compiled as well."""

from __future__ import annotations

import json

import pytest

pytestmark = pytest.mark.native


@pytest.mark.script("benchmarks.search")
def test_the_search_has_a_row_for_every_game_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    from benchmarks import search

    search.main(
        ["--json", "--games", "airships", "--seats", "2", "--positions", "1", "--simulations", "5", "--rounds", "2"]
    )
    ours, *peers = json.loads(capsys.readouterr().out)
    assert (ours["game"], ours["engine"]) == ("airships, 2 seats", "Aerodrome")
    assert ours["playouts_per_s"] > 0
    assert all(row["engine"].startswith("OpenSpiel") for row in peers)


@pytest.mark.script("benchmarks.hints")
def test_hints_have_a_longest_time(capsys: pytest.CaptureFixture[str]) -> None:
    from benchmarks import hints

    hints.main(["--games", "airships", "--positions", "2", "--seconds", "0.01", "--json"])
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["game"], row["positions"]) == ("Airships", 2)
    assert 0 < row["median"] <= row["p95"] == row["longest"]
    assert row["cpu"] > 0
