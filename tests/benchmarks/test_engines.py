"""The benchmark of the engines, and that of the CUDA engine with a stand-in for it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from aerodrome.rulebook.cuda import CudaUnavailable

from aerodrome.lab.bench import SEED, NativePlayer
from aerodrome.rulebook.game import Game
from benchmarks import cuda_play, engines

SMALLEST = ("--seconds", "0.001", "--rounds", "1", "--seats", "2")


@pytest.mark.native
@pytest.mark.script("benchmarks.engines")
def test_every_engine_has_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    engines.main(["--json", *SMALLEST])
    rows = json.loads(capsys.readouterr().out)
    ours = [row for row in rows if row["game"] == "airships"]
    assert [(row["engine"], row["threads"]) for row in ours[:3]] == [("plain", 1), ("native", 1), ("native", 2)]
    for row in rows:
        assert 0 < row["slowest_steps_per_s"] <= row["fastest_steps_per_s"]
        assert row["games_per_s"] < row["steps_per_s"]


@pytest.mark.native
def test_the_table_says_where_the_rows_of_openspiel_come_from(capsys: pytest.CaptureFixture[str]) -> None:
    engines.main([*SMALLEST])
    told = capsys.readouterr()
    assert "plain" in told.out
    assert "native" in told.out
    assert "OpenSpiel" in told.out
    assert "round 1 of 1: airships, native, 2 thread(s)" in told.err


class StandIn:
    """In the place of the CUDA engine: plays natively, with results as the real one gives them."""

    def __init__(self, game: Game, *, block: int) -> None:
        self.game, self.block = game, block

    def play(self, seats: int, options: dict[str, Any], seed: int, games: int) -> tuple[Any, ...]:
        assert (options, seed) == ({}, SEED)
        return NativePlayer(self.game, seats).results(0, games)


class OtherGames(StandIn):
    def play(self, seats: int, options: dict[str, Any], seed: int, games: int) -> tuple[Any, ...]:
        plies, shares, *others = super().play(seats, options, seed, games)
        return (plies + 1, shares, *others)


@pytest.fixture
def no_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_play, "Cuda", StandIn)
    monkeypatch.setattr(cuda_play, "device_name", lambda: "no GPU")


SMALLEST_ON_GPU = ("--compared", "20", "--sizes", "4", "8", "--repeats", "1")


@pytest.mark.native
@pytest.mark.usefixtures("no_gpu")
@pytest.mark.script("benchmarks.cuda_play")
def test_games_on_a_gpu_are_compared_and_measured(capsys: pytest.CaptureFixture[str]) -> None:
    cuda_play.main(["--json", "--block", "64", *SMALLEST_ON_GPU])
    result = json.loads(capsys.readouterr().out)
    assert (result["game"], result["device"], result["block"]) == ("airships", "no GPU", 64)
    assert result["differences"] == {"2": [], "3": [], "4": []}
    assert [row["games"] for row in result["speeds"]] == [4, 8]
    for row in result["speeds"]:
        assert row["steps_per_s"] > row["games_per_s"] > 0
        assert row["steps_per_game"] > 50


@pytest.mark.native
@pytest.mark.usefixtures("no_gpu")
def test_a_gpu_that_plays_other_games_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cuda_play, "Cuda", OtherGames)
    with pytest.raises(SystemExit, match="the GPU plays other games than the CPU"):
        cuda_play.main([*SMALLEST_ON_GPU])
    assert "20 games with 2 seats, GPU and native: NOT the same: plies" in capsys.readouterr().out


def test_without_a_gpu_the_benchmark_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: Any, **__: Any) -> None:
        raise CudaUnavailable("there is no GPU")

    monkeypatch.setattr(cuda_play, "Cuda", missing)
    with pytest.raises(SystemExit, match="there is no GPU"):
        cuda_play.main([])
