"""The picture of the terminal client in the README."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools import terminal_picture


@pytest.mark.script("tools.terminal_picture")
def test_the_picture_shows_a_question_and_what_happened_before_it(tmp_path: Path) -> None:
    target = tmp_path / "images" / "terminal.svg"
    terminal_picture.main(["--out", str(target)])
    svg = target.read_text(encoding="utf-8")
    shown = "".join(ElementTree.fromstring(svg).itertext()).replace("\N{NO-BREAK SPACE}", " ")
    for words in ("aerodrome play airships", "Greedy 1", "Choose a card to try for.", "Ada>"):
        assert words in shown
    assert "@font-face" not in svg, "fonts would come from another server"
