"""The benchmark of training, on the processor and with a small network."""

from __future__ import annotations

import json

import pytest

from benchmarks import training

pytest.importorskip("torch", reason="PyTorch is in an environment of its own: make test-learn")

pytestmark = [pytest.mark.learn, pytest.mark.script("benchmarks.training")]

SMALL = ["--device", "cpu", "--games", "12", "--steps", "4", "--iterations", "2", "--set", "width=32", "minibatch=16"]


def test_training_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    training.main([*SMALL, "--json"])
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["game"], row["device"], row["width"]) == ("airships", "cpu", 32)
    assert 0 < row["decisions_per_s"] < row["in_roll_outs"]
    assert row["decisions_per_s"] < row["in_updates"]
    assert 0 < row["learnt_share"] <= 1


def test_the_figures_make_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    training.main(SMALL)
    assert "airships" in capsys.readouterr().out
