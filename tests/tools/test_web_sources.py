"""What the browser client is told about the server and the games: numbers, shapes and texts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aerodrome.games import PACKAGES, load
from tools import web_texts, web_types


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


@pytest.mark.script("tools.web_texts")
def test_texts_are_collected_once_for_all_numbers(tmp_path: Path) -> None:
    target = tmp_path / "texts.json"
    web_texts.main(["airships", "--games", "2", "--out", str(target)])
    made = json.loads(target.read_text(encoding="utf-8"))
    game = load("airships")
    assert list(made["games"]) == ["airships"]
    found = made["games"]["airships"]
    assert found["rules"] == {rule.id: rule.text for rule in game.rules}
    assert {game.tagline, "Choose a card to try for."} <= set(found["texts"])
    assert len(found["texts"]) > 100
    assert "".join(found["texts"]).count("Quill") > 20, "texts name players"
