"""docs/vectors.md: its examples run, one after the other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"


def examples(page: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", (DOCS / page).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.native
def test_the_examples_about_vectors_run(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    assert len(examples("vectors.md")) == 7
    for example in examples("vectors.md"):
        exec(example, names)
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("['question', 'acting', 'era', ")
    assert said[1].split()[0] == "0"
    assert said[1].split()[-1] == "AS-0.3"
    assert names["match"].ply == 20
    assert names["reward"].shape == (60,)
