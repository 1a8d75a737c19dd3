"""The pages about doors: their examples run, one after the other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"


def examples(page: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", (DOCS / page).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def run(page: str, count: int) -> dict[str, Any]:
    """Run all examples of a page; return their names."""
    names: dict[str, Any] = {}
    assert len(examples(page)) == count
    for example in examples(page):
        exec(example, names)
    return names


@pytest.mark.native
def test_the_examples_about_vectors_run(capsys: pytest.CaptureFixture[str]) -> None:
    names = run("vectors.md", 8)
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("['question', 'acting', 'era', ")
    assert said[1].split()[0] == "0"
    assert said[1].split()[-1] == "AS-0.3"
    assert names["match"].ply == 20
    assert names["reward"].shape == (60,)


@pytest.mark.native
def test_the_examples_about_pettingzoo_run(capsys: pytest.CaptureFixture[str]) -> None:
    names = run("pettingzoo.md", 5)
    assert capsys.readouterr().out.splitlines() == ["['question', 'asked', 'step', 'table'] (70,)", "AS-0.3"]
    assert set(names["observations"]) == {"player_0", "player_1", "player_2"}


@pytest.mark.native
def test_the_examples_about_gymnasium_run(capsys: pytest.CaptureFixture[str]) -> None:
    names = run("gymnasium.md", 4)
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("['question', 'acting', 'era'] [")
    assert "is not allowed. AS-0.3" in said[1]
    assert names["rewards"].shape == (1024,)


@pytest.mark.native
def test_the_examples_about_openspiel_run(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is neither for Windows nor for Intel Macs")
    names = run("openspiel.md", 4)
    said = capsys.readouterr().out.splitlines()
    assert float(said[0]) == pytest.approx(1)
    assert said[1].startswith("['question', 'acting', 'era'] [")
    assert "is not allowed. AS-0.3" in said[2]
    assert names["action"] in names["state"].legal_actions()
