"""The benchmark of vectors on a GPU, with vectors on the CPU in their place."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from aerodrome.doors.cpu import CpuVector
from aerodrome.doors.vector import Vector
from aerodrome.engines import gpu
from aerodrome.engines.cubins import CudaUnavailable
from aerodrome.engines.programs import Program
from aerodrome.games import PACKAGES
from aerodrome.rulebook.game import Game
from benchmarks import cuda_vector

SMALLEST = ("--compared", "3", "--compared-steps", "12", "--sizes", "8", "--steps", "4", "--dtypes", "int8")


def stand_in(game: Game, games: int, seats: int, program: Program) -> Vector:
    return CpuVector(game, games, seats, cuda_vector.SEED, None, threads=1)


@pytest.fixture
def no_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "require_gpu", lambda: SimpleNamespace(name="no GPU"))


@pytest.mark.native
@pytest.mark.usefixtures("no_gpu")
@pytest.mark.script("benchmarks.cuda_vector")
def test_vectors_on_a_gpu_are_compared_and_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cuda_vector.main([*SMALLEST, "--all-games", "--out", str(tmp_path / "figures.json")], stand_in)
    result = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    assert [(each["game"], each["differences"]) for each in result["games"]] == [(name, []) for name in PACKAGES]
    assert all(row["steps_per_s"] > row["steps_per_s_with_choice"] > 0 for e in result["games"] for row in e["speeds"])
    assert "the same, byte for byte" in capsys.readouterr().out


@pytest.mark.native
@pytest.mark.usefixtures("no_gpu")
def test_other_blocks_and_other_libraries_are_measured_if_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    cuda_vector.main([*SMALLEST, "--json", "--tune", "--peers"], stand_in)
    result = json.loads(capsys.readouterr().out)
    tried = {(row["block"], row["registers"]) for row in result["games"][0]["tuning"]}
    assert len(tried) == len(cuda_vector.BLOCKS) * len(cuda_vector.REGISTERS)
    assert [row["game"] for row in result["peers"]] == list(cuda_vector.PEERS)
    assert all("missing" in row or row["steps_per_s"] > 0 for row in result["peers"])


@pytest.mark.native
@pytest.mark.usefixtures("no_gpu")
def test_a_gpu_that_plays_other_games_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    def other(game: Game, games: int, seats: int, program: Program) -> Vector:
        return CpuVector(game, games, seats, cuda_vector.SEED + 1, None, threads=1)

    with pytest.raises(SystemExit, match="play other games"):
        cuda_vector.main(["--sizes", "4", "--compared", "3", "--compared-steps", "1", "--steps", "1"], other)
    assert "NOT the same" in capsys.readouterr().out


def test_without_a_gpu_the_benchmark_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Any:
        raise CudaUnavailable("there is no GPU")

    monkeypatch.setattr(gpu, "require_gpu", missing)
    with pytest.raises(SystemExit, match="there is no GPU"):
        cuda_vector.main([])
