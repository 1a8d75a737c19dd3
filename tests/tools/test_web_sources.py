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
    assert capsys.readouterr().out.count("wrote ") == len(list(tmp_path.rglob("*.*")))
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
def test_what_games_say_is_collected_with_its_words(tmp_path: Path) -> None:
    target = tmp_path / "sentences.json"
    web_sentences.main(["airships", "--games", "1", "--out", str(target)])
    made = json.loads(target.read_text(encoding="utf-8"))
    assert list(made["games"]) == ["airships"]
    found = made["games"]["airships"]
    assert set(found["texts"]) == set(LANGUAGES)
    said = [each for each in found["said"] if "words" in each]
    assert len(said) > 100
    assert all(set(each["words"]) == set(LANGUAGES) for each in said)
    english = [sentence for each in said for sentence in each["words"]["en"]]
    assert "Choose a card to try for." in english
    assert sum("Zoe" in sentence for sentence in english) > 20, "texts name players"
    assert {"end turn", "keep dice"} & {each["notation"] for each in found["said"] if "notation" in each}
