"""The benchmark of vectors measures every game."""

from __future__ import annotations

import json
import sys

import pytest

from aerodrome.games import PACKAGES
from benchmarks import pgx_games, vectors

pytestmark = pytest.mark.native
FIGURES = {"steps_per_s_of_cpu": 2000, "steps_per_game": 4.5}


@pytest.fixture(autouse=True)
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Compile the examples into a folder of the tests."""
    monkeypatch.setenv("AERODROME_CACHE", str(tmp_path_factory.getbasetemp() / "compiled"))


@pytest.mark.script("benchmarks.vectors")
def test_vectors_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    small = ["--games", "64", "--rounds", "1", "--threads", "1", "--dtypes", "int8"]
    vectors.main(["--json", "--all-games", *small])
    rows = json.loads(capsys.readouterr().out)["games"]
    assert [row["game"] for row in rows] == list(PACKAGES)
    assert all(row["steps_per_s"] > 0 and row["cpu_ns"]["observe"] > 0 for row in rows)
    vectors.main(["--seats", "2", *small])
    assert "airships" in capsys.readouterr().out


def test_games_of_pgx_stand_beside_the_same_games_of_ours(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pgx itself is in `.venv-bench` only."""
    monkeypatch.setattr(pgx_games, "speed", lambda name, games, steps: {"games": games, **FIGURES})
    vectors.main(["--game", "kuhn-poker", "--peers", "--games", "64", "--rounds", "1", "--threads", "1"])
    told = capsys.readouterr().out
    assert "Pgx kuhn_poker, 8,192 games: 2,000 steps a second of CPU time" in told
    assert "a game has 4.5 steps" in told
    assert "times the games a second" in told


def test_without_pgx_the_benchmark_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "jax", None)
    vectors.main(["--game", "kuhn-poker", "--peers", "--games", "64", "--rounds", "1", "--threads", "1"])
    assert "Pgx kuhn_poker: ModuleNotFoundError" in capsys.readouterr().out
