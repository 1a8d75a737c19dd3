"""The benchmark of small things: parts of the native engine, and starts."""

from __future__ import annotations

import json
from typing import Any

import pytest

from benchmarks import micro

PARTS = [
    "copy a state", "copy, blind, deal", "blind, deal", "list_legal", "step", "observe", "one ply of random play",
    "a move on a board with 4 viewers, from Python",
]  # fmt: skip


@pytest.mark.native
@pytest.mark.script("benchmarks.micro")
def test_starts_are_measured_in_fresh_processes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a stand-in for the compiled parts."""

    def part_costs(*_: Any) -> list[dict[str, Any]]:
        return [{"part": "step", "wall_ns": 90.0, "cpu_ns": 80.0, "per_cpu_s": 12_500_000}]

    monkeypatch.setattr(micro, "part_costs", part_costs)
    micro.main(["--json", "--starts", "1"])
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["seats"], found["parts"]) == ("airships", 3, part_costs())
    loaded, begun, played = found["starts"]
    assert loaded["start"] == "import aerodrome and the plain game"
    assert 0 < loaded["seconds"] < begun["seconds"]
    assert played["seconds"] > 0


def test_the_tables_show_parts_and_starts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    part = {"part": "step", "wall_ns": 90.0, "cpu_ns": 80.0, "per_cpu_s": 12_500_000}
    start = {"start": "1,000 compiled games", "seconds": 9.5, "cpu_seconds": 9.25, "repeats": 1}
    monkeypatch.setattr(micro, "part_costs", lambda *_: [part])
    monkeypatch.setattr(micro, "start_costs", lambda *_: [start])
    micro.main(["--seats", "2"])
    told = capsys.readouterr().out
    assert "Airships with 2 seats" in told
    assert "12.500 M" in told
    assert "9.250" in told


@pytest.mark.native
def test_parts_are_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(micro, "start_costs", lambda *_: [])
    micro.main(["--json", "--repeats", "3", "--seconds", "0.005", "--starts", "1"])
    found = json.loads(capsys.readouterr().out)
    assert [row["part"].partition(" (")[0] for row in found["parts"]] == PARTS
    # Some figures have a baseline subtracted, which can leave nothing on a busy machine.
    assert found["parts"][0]["wall_ns"] > 0
