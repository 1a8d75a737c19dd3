"""The benchmark of networks measures every game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aerodrome.games import PACKAGES, load
from benchmarks import networks
from tests.bots.networks import written

pytestmark = pytest.mark.native
SMALLEST = ["--moves", "4", "--searches", "1"]


@pytest.mark.script("benchmarks.networks")
def test_a_move_is_measured_in_every_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(networks, "widest", lambda *_: 32)
    networks.main(["--json", "--all-games", *SMALLEST])
    rows = json.loads(capsys.readouterr().out)
    assert [row["game"] for row in rows] == list(PACKAGES)
    for row in rows:
        assert list(row["moves"]) == ["network", "guided", "greedy", "master"]
        assert all(spent["wall_ms"] > 0 for spent in row["moves"].values())


def test_another_network_can_be_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(load("airships"), tmp_path / "mine.bin")
    networks.main(["--network", str(path), *SMALLEST])
    assert "airships, 3 seats; width 32, " in capsys.readouterr().out
