"""The benchmark of floods at its smallest: a quiet moment, and one kind of each."""

from __future__ import annotations

import json
import sys

import pytest

from benchmarks import floods

pytestmark = [
    pytest.mark.script("benchmarks.floods"),
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc, and uses 127.0.0.2"),
]


def test_a_player_is_measured_under_a_flood(capsys: pytest.CaptureFixture[str]) -> None:
    floods.main(["--json", "--only", "pings", "--seconds", "0.3"])
    (row,) = json.loads(capsys.readouterr().out)
    assert row["flood"] == "pings"
    for kind in ("ping", "move"):
        assert 0 < row[kind]["median_ms"] <= row[kind]["p95_ms"] <= row[kind]["max_ms"]
    assert row["memory_mb"] > 10


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    times = {"median_ms": 1.0, "p95_ms": 2.0, "max_ms": 1234.5}
    rows = [
        {
            "flood": "pings",
            "ping": times,
            "move": times,
            "cpu": cpu,
            "memory_mb": 99.0,
            "growth_mb": 0.5,
            "log_bytes": 0,
        }
        for cpu in (0.1, 0.2, 0.9)
    ]
    row = floods.merged(rows)
    assert (row["cpu"], row["rounds"]) == (0.2, 3)
    floods.show([row])
    (line,) = [line for line in capsys.readouterr().out.splitlines() if line.lstrip().startswith("pings")]
    assert line.split() == ["pings", "1.0", "2.0", "1,234.5", "1.0", "2.0", "1,234.5", "20%", "99", "0.5", "0"]


@pytest.mark.parametrize("name", list(floods.FLOODS))
def test_every_flood_ends_when_its_time_is_over(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Against a listener that answers nothing."""
    monkeypatch.setattr(floods.os, "nice", lambda _: 0)
    with floods.socket.create_server(("127.0.0.1", 0)) as nobody:
        floods.run_flood(name, nobody.getsockname()[1], 0.05)
