"""What `make site` writes beside the client; the client itself is built and played in tests/web/test_offline.py."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from aerodrome.games import PACKAGES
from aerodrome.text import LANGUAGES
from tools import site


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder, with a stand-in for the build of the client, which takes along what it is given."""

    def stand_in(words: list[str], *, env: dict[str, str], **_: object) -> None:
        out = Path(words[words.index("--outDir") + 1])
        shutil.copytree(env["AERODROME_SITE_FILES"], out)
        (out / "index.html").write_text("<!doctype html>")

    monkeypatch.setattr(site.subprocess, "run", stand_in)
    assert site.main(["--out", str(tmp_path / "out")]) == 0
    return tmp_path / "out"


@pytest.mark.script("tools.site")
def test_all_that_a_server_says_to_everybody_is_a_file(built: Path) -> None:
    for language in LANGUAGES:
        listed = json.loads((built / "data" / f"games.{language}.json").read_text())
        assert [game["name"] for game in listed["games"]] == list(PACKAGES)
        assert "schema" in listed["games"][0]
        for game in PACKAGES:
            texts = json.loads((built / "data" / f"{game}.texts.{language}.json").read_text())
            assert texts["messages"]
            assert json.loads((built / "data" / f"{game}.rules.{language}.json").read_text())["rules"]


def test_links_between_pages_of_rules_lead_to_files(built: Path) -> None:
    pages = sorted((built / "rules").glob("*.html"))
    assert len(pages) == len(PACKAGES) * len(LANGUAGES)
    for page in pages:
        for link in re.findall(r'href="([^"#]+)"', page.read_text()):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "thesis.txt").write_text("ten years of work")
    assert site.main(["--out", str(tmp_path)]) == 1
    assert "holds something else" in capsys.readouterr().err
    assert (tmp_path / "thesis.txt").exists()
