"""The benchmark of the doors measures each of them."""

from __future__ import annotations

import json

import pytest

from aerodrome.games import PACKAGES

pytest.importorskip("pyspiel", reason="OpenSpiel is neither for Windows nor for Intel Macs")
pytestmark = pytest.mark.native


@pytest.mark.script("benchmarks.doors")
def test_every_door_is_measured_with_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    from benchmarks import doors

    doors.main(["--json", "--all-games", "--steps", "30", "--rounds", "1"])
    found = json.loads(capsys.readouterr().out)
    assert [row["game"] for row in found["games"]] == list(PACKAGES)
    assert [len(row["us"]) for row in found["games"]] == [4, 4, 4, 5]
    assert all(us > 0 for row in found["games"] for us in row["us"].values())
    assert found["peer"]["us"] > 0
    doors.main(["--seats", "2", "--steps", "30", "--rounds", "1"])
    assert "airships, 2 seats" in capsys.readouterr().out
