"""The scripts that use a browser, at their smallest, with the server and the browser of all tests here."""

from __future__ import annotations

import json
from contextlib import nullcontext
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from benchmarks import web
from tools import screenshots

from .serving import Served

pytestmark = pytest.mark.browser


@pytest.fixture(autouse=True)
def already_there(monkeypatch: pytest.MonkeyPatch, server: Served, browser: Browser) -> None:
    for script in (web, screenshots):
        monkeypatch.setattr(script, "served", lambda *_, **__: nullcontext(server))
        monkeypatch.setattr(script, "chromium", lambda: nullcontext(browser))


@pytest.mark.long
@pytest.mark.script("benchmarks.web")
def test_the_client_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    web.main(["--game", "airships", "--moves", "1", "--seconds", "4", "--json"])
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["game"], row["moves"]) == ("airships", 1)
    assert 0 < row["median_ms"] <= row["p95_ms"]
    assert row["frames_per_second"] > 0
    assert 0 <= row["slow_frames"] <= 1
    assert 0 < row["main"]["mean"] < 1000
    assert sum(row["main"]["parts"].values()) == pytest.approx(row["main"]["mean"])
    assert 100 < row["bytes_median"] <= row["bytes_largest"] < 10_000


@pytest.mark.script("tools.screenshots")
def test_a_picture_is_taken_and_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = ["--only", "airships-early", "--size", "390x844"]
    screenshots.main([*one, "--theme", "night", "--out", str(tmp_path)])
    (picture,) = tmp_path.iterdir()
    assert picture.name == "airships-early-390x844-night.png"
    assert picture.name in capsys.readouterr().out
    data = picture.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (390, 844)
    screenshots.main([*one, "--measure", "--into", str(tmp_path / "measured.txt")])
    told = (tmp_path / "measured.txt").read_text()
    assert told in capsys.readouterr().out
    _, line, *_ = told.splitlines()
    name, window, stage, empty, bare, *counts = line.split()
    assert (name, window, len(counts)) == ("airships-early", "390x844", 4)
    assert 0 < float(stage.rstrip("%")) < 100
    assert 0 <= float(empty.rstrip("%")) < 100
    assert 0 <= float(bare.rstrip("%")) < 100
