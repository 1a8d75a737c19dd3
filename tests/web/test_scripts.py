"""The scripts that use a browser, at their smallest, each in a process with a Playwright of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from .serving import ROOT

pytestmark = pytest.mark.browser


def output_of(*words: str) -> str:
    done = subprocess.run([sys.executable, "-m", *words], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.long
@pytest.mark.script("benchmarks.web")
def test_the_client_is_measured() -> None:
    (row,) = json.loads(output_of("benchmarks.web", "--game", "airships", "--moves", "2", "--seconds", "2", "--json"))
    assert (row["game"], row["moves"]) == ("airships", 2)
    assert 0 < row["median_ms"] <= row["p95_ms"] < 10_000
    assert 0 < row["frames_per_second"] < 1000
    assert 0 <= row["slow_frames"] <= 1
    assert 100 < row["bytes_median"] <= row["bytes_largest"] < 10_000


@pytest.mark.script("tools.screenshots")
def test_a_picture_is_taken(tmp_path: Path) -> None:
    told = output_of("tools.screenshots", "--only", "start-phone", "--out", str(tmp_path))
    (picture,) = tmp_path.iterdir()
    assert picture.name == "start-phone.png"
    assert picture.name in told
    data = picture.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (390, 844)
