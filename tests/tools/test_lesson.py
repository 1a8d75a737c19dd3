"""The tool that plays a lesson's deal in the terminal."""

from __future__ import annotations

import re

import pytest

from aerodrome.games import load
from aerodrome.server.lessons import lesson_for, page_id
from aerodrome.text.catalogue import lesson_texts
from tools import lesson

pytestmark = pytest.mark.script("tools.lesson")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_lesson_is_told_step_by_step(capsys: pytest.CaptureFixture[str], language: str) -> None:
    lesson.main(["airships", "--lang", language])
    told = capsys.readouterr().out
    steps, texts = lesson_for("airships").steps, lesson_texts(load("airships"), language)
    assert re.findall(r"^  -> (.*)$", told, re.MULTILINE) == [step.move for step in steps]
    pages = [texts.text(page_id(i, j + 1)) for i, step in enumerate(steps, 1) for j in range(len(step.say))]
    assert re.findall(r"^  > (.*)$", told, re.MULTILINE) == pages


def test_another_deal_is_played_by_greedy(capsys: pytest.CaptureFixture[str]) -> None:
    lesson.main(["airships", "--deal", "3", "--seats", "3", "--option", "first_seat=1", "--greedy", "2"])
    told = capsys.readouterr().out
    assert re.findall(r"^\[(\d+)\]", told, re.MULTILINE) == ["1", "2", "3"]
    assert len(re.findall(r"^    \* ", told, re.MULTILINE)) == 3, "one move of each question is what greedy would do"
    assert "  -> " not in told, "another deal has no script"
