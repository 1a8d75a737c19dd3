"""The benchmark of the CUDA engine, on a real GPU."""

from __future__ import annotations

import json

import pytest
from aerodrome.rulebook.cuda import Cuda, gpu_fault

from aerodrome.games import load
from benchmarks import cuda_play

pytestmark = pytest.mark.cuda


@pytest.mark.script("benchmarks.cuda_play")
def test_the_benchmark_finds_the_games_of_the_cpu(capsys: pytest.CaptureFixture[str]) -> None:
    Cuda(load("airships"))
    if fault := gpu_fault():
        pytest.skip(f"no GPU: {fault}")
    cuda_play.main(["--json", "--compared", "100", "--sizes", "256", "--repeats", "1"])
    result = json.loads(capsys.readouterr().out)
    assert result["differences"] == {"2": [], "3": [], "4": []}
    (row,) = result["speeds"]
    assert row["steps_per_s"] > row["games_per_s"] > 0
    assert row["steps_per_game"] > 50
