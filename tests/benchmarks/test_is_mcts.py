"""Our bots play against OpenSpiel's IS-MCTS through the door."""

from __future__ import annotations

import json

import pytest

from benchmarks import is_mcts

pytest.importorskip("pyspiel", reason="OpenSpiel is neither for Windows nor for Intel Macs")
pytestmark = [pytest.mark.native, pytest.mark.script("benchmarks.is_mcts")]


def test_each_deal_is_played_in_both_seats(capsys: pytest.CaptureFixture[str]) -> None:
    is_mcts.main(["--json", "--game", "airships", "--bot", "greedy", "--deals", "1"])
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["game"], row["bot"], row["games"]) == ("airships", "greedy", 2)
    assert 0 <= row["share"] <= 1
    assert row["rival_simulations"] >= is_mcts.FEWEST
    assert row["ms_a_decision"] > 0
    assert row["rival_ms_a_decision"] > 0
    is_mcts.show(row)
    assert "airships: greedy wins " in capsys.readouterr().out
