"""The benchmark of the CUDA engine, with a stand-in for it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from aerodrome.engines import gpu
from aerodrome.engines.cubins import CudaUnavailable
from aerodrome.engines.results import Results
from aerodrome.rulebook.game import Game
from benchmarks import cuda_play

SMALLEST = ("--compared", "20", "--sizes", "4", "8", "--repeats", "1")


class StandIn:
    """In the place of the CUDA engine: plays natively."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def play(self, seats: int, options: dict[str, Any], seed: int, games: int, *, bots: Sequence[int]) -> Results:
        return cuda_play.play_natively(self.game, bots, seed, games)


class OtherGames(StandIn):
    def play(self, *given: Any, **named: Any) -> Results:
        results = super().play(*given, **named)
        results.plies[0] += 1
        return results


@pytest.fixture
def no_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "engine", StandIn)
    monkeypatch.setattr(cuda_play, "Cuda", StandIn)
    monkeypatch.setattr(gpu, "require_gpu", lambda: SimpleNamespace(name="no GPU"))


@pytest.mark.native
@pytest.mark.usefixtures("no_gpu")
@pytest.mark.script("benchmarks.cuda_play")
def test_games_on_a_gpu_are_compared_and_measured(capsys: pytest.CaptureFixture[str]) -> None:
    cuda_play.main(["--json", *SMALLEST])
    result = json.loads(capsys.readouterr().out)
    assert result["device"] == "no GPU"
    (game,) = result["games"]
    assert (game["game"], game["differences"]) == ("airships", [])
    assert [(row["bots"], row["games"]) for row in game["speeds"]] == [("random", 4), ("random", 8), ("greedy", 8)]
    for row in game["speeds"]:
        assert row["steps_per_s"] > row["games_per_s"] > 0
        assert row["steps_per_game"] > 50


@pytest.mark.native
@pytest.mark.usefixtures("no_gpu")
def test_a_gpu_that_plays_other_games_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(gpu, "engine", OtherGames)
    with pytest.raises(SystemExit, match="the GPU plays other games than the CPU"):
        cuda_play.main([*SMALLEST])
    assert "NOT the same: plies of 2 seats" in " ".join(capsys.readouterr().out.split())


def test_without_a_gpu_the_benchmark_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise CudaUnavailable("there is no GPU")

    monkeypatch.setattr(gpu, "require_gpu", missing)
    with pytest.raises(SystemExit, match="there is no GPU"):
        cuda_play.main([])
