"""What the browser client is told about the server and the games: numbers, shapes and texts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aerodrome.games import PACKAGES
from aerodrome.text import LANGUAGES
from tools import web_sentences, web_types


@pytest.mark.script("tools.web_types")
def test_sources_are_written_once_and_then_fresh(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ["--out", str(tmp_path)]
    assert web_types.main(["--check", *out]) == 1
    assert not any(tmp_path.iterdir()), "a check writes nothing"
    assert web_types.main(out) == 0
    assert web_types.main(["--check", *out]) == 0
    assert capsys.readouterr().out.count("wrote ") == 2 + len(PACKAGES)
    assert "components" in json.loads((tmp_path / "wire" / "schema.json").read_text(encoding="utf-8"))
    for name in PACKAGES:
        numbers = (tmp_path / "games" / name / "numbers.ts").read_text(encoding="utf-8")
        assert numbers.startswith(web_types.HEAD)
        assert "export interface State {\n" in numbers

    changed = tmp_path / "games" / "airships" / "numbers.ts"
    changed.write_text("// by hand\n", encoding="utf-8")
    assert web_types.main(["--check", *out]) == 1
    assert capsys.readouterr().err.count("is not up to date") == 1


@pytest.mark.script("tools.web_sentences")
def test_sentences_are_written_in_every_language_with_what_makes_them(tmp_path: Path) -> None:
    target = tmp_path / "sentences.json"
    web_sentences.main(["airships", "--games", "1", "--out", str(target)])
    made = json.loads(target.read_text(encoding="utf-8"))
    assert list(made["games"]) == ["airships"]
    found = made["games"]["airships"]
    assert set(found["texts"]) == set(LANGUAGES)
    numbers = {number for number, *_ in found["texts"]["en"]["messages"]}
    assert {each["said"][0] for each in found["sentences"]} <= numbers
    assert len(found["sentences"]) > 100
    assert any("notation" in each for each in found["sentences"])
    for each in found["sentences"]:
        assert set(each["words"]) == set(LANGUAGES)
    told = [text for each in found["sentences"] for text in each["words"]["de"]]
    assert sum("Zoe" in text for text in told) > 20, "sentences name players"
