"""The benchmark of what finished matches take."""

from __future__ import annotations

import json

import pytest


@pytest.mark.script("benchmarks.keeping")
def test_matches_take_less_in_an_archive(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from benchmarks import keeping

    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")
    keeping.main(["--json", "--games", "airships", "--matches", "3", "--processes", "1", "2"])
    (row,) = json.loads(capsys.readouterr().out)
    assert row["game"] == "airships"
    assert row["moves"] > 10
    assert 0 < row["archive_kb"] < row["database_kb"]
    assert set(row["checks_s"]) == {"1", "2"}
    assert min(*row["checks_s"].values(), row["check_ms"], row["archive_ms"]) > 0
