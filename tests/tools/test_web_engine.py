"""The rules for browsers: modules are built once, and whatever is wrong with them is noticed."""

from __future__ import annotations

import itertools
import json
import os
import struct
from pathlib import Path

import pytest

from aerodrome.engines import browser
from aerodrome.engines.compiled import Native, native
from aerodrome.games import load
from tools import web_engine

pytestmark = pytest.mark.zig
GAME = "airships"


def asked(folder: Path, *words: str) -> int:
    return web_engine.main([GAME, "--out", str(folder), *words])


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    assert asked(folder) == 0
    return folder


@pytest.mark.script("tools.web_engine")
def test_a_module_is_built_once(built: Path, capsys: pytest.CaptureFixture[str]) -> None:
    module = built / f"{GAME}.wasm"
    before = module.stat().st_mtime_ns
    assert asked(built, "--check") == 0
    assert asked(built) == 0
    assert (module.stat().st_mtime_ns, capsys.readouterr().out) == (before, "")
    assert sorted(os.listdir(built)) == [f"{GAME}.sheet.json", f"{GAME}.wasm"]
    assert module.read_bytes()[:8] == b"\0asm" + struct.pack("<i", 1)


def test_a_check_builds_nothing_and_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert asked(tmp_path, "--check") == 1
    assert f"{GAME}.wasm is not up to date; run: make web" in capsys.readouterr().err
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize("damage", ["module", "sheet", "no module", "no sheet"])
def test_what_does_not_fit_is_built_again(built: Path, tmp_path: Path, damage: str) -> None:
    names = {"module": f"{GAME}.wasm", "sheet": f"{GAME}.sheet.json"}
    for name in names.values():
        (tmp_path / name).write_bytes((built / name).read_bytes())
    damaged = tmp_path / names[damage.removeprefix("no ")]
    if damage.startswith("no "):
        damaged.unlink()
    else:
        damaged.write_bytes(damaged.read_bytes()[:-500])
    assert asked(tmp_path, "--check") == 1
    assert asked(tmp_path) == 0
    for name in names.values():
        assert (tmp_path / name).read_bytes() == (built / name).read_bytes()


def test_other_cards_and_other_facts_make_another_module() -> None:
    game = load(GAME)
    text = (Path(browser.__file__).parents[1] / "games" / GAME / "cards.toml").read_text(encoding="utf-8")
    edited = game.with_card_text(text.replace("target = 5", "target = 6", 1), "edited")
    plans = [browser.blueprint(game), browser.blueprint(edited), browser.blueprint(game, {"level": 1})]
    assert plans[0].sheet["tables"] != plans[1].sheet["tables"]
    assert len({plan.sheet["digest"] for plan in plans}) == len(plans)


def test_the_sheet_says_what_the_native_engine_knows(built: Path) -> None:
    sheet = json.loads((built / f"{GAME}.sheet.json").read_text(encoding="utf-8"))
    game = load(GAME)
    engine = native(game)
    assert struct.calcsize("<" + sheet["layout"]) == game.state.size()
    assert (sheet["actions"], sheet["seats"], sheet["max_plies"]) == (game.actions, [2, 4], game.max_plies)
    for name, kinds in sheet["entries"].items():
        if name in engine.library.sheet.entries:
            assert kinds == engine.library.sheet.entries[name], name
    known = {(site.what, site.file, site.line, site.function) for site in engine.library.sheet.sites}
    functions = [(name, sheet["files"][file]) for name, file in sheet["functions"]]
    lines, numbers = (itertools.accumulate(sheet["sites"][part]) for part in ("line", "function"))
    sites = zip(sheet["sites"]["what"], lines, numbers, strict=True)
    found = {(what, functions[number][1], line, functions[number][0]) for what, line, number in sites}
    shared = {site for site in found if "previews.py" not in site[1]}  # only browsers ask for previews
    assert len(shared) > 100
    assert shared <= known


def test_what_is_expected_covers_all_seats_and_depends_on_the_games(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asked(built, "--expected") == 0
    written = built / "expected.json"
    before = json.loads(written.read_text(encoding="utf-8"))[GAME]
    written.unlink()
    assert {len(each["bots"]) for each in before["games"]} == set(load(GAME).seats)
    assert list(before["steps"]) == [str(seats) for seats in load(GAME).seats]
    assert {each["flat"] for each in before["searches"]} == {False, True}
    monkeypatch.setattr(web_engine, "SEED", 2)
    engine: Native = native(load(GAME))
    assert web_engine.expected_games(engine, 2, "random")["digest"] != before["games"][0]["digest"]
    assert web_engine.expected_steps(engine, 2)["digest"] != before["steps"]["2"]["digest"]


def test_without_zig_it_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(browser, "zig", lambda inlining: None)
    assert asked(tmp_path) == 1
    assert "pip install ziglang" in capsys.readouterr().err
