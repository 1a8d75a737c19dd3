"""The benchmark of the browser's engine: it builds a module, and runs it in Node.js."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import wasm

pytestmark = pytest.mark.zig
SMALLEST = ["--game", "airships", "--rounds", "1", "--seconds", "0.002"]


@pytest.mark.script("benchmarks.wasm")
def test_both_engines_are_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(wasm, "BUILT", tmp_path)
    wasm.main([*SMALLEST, "--json"])
    found = json.loads(capsys.readouterr().out.partition("\n")[2])
    assert [row["what"] for row in found["rows"]] == ["random steps", "greedy steps", "simulations"]
    for row in found["rows"]:
        assert row["native_per_s"] > 0
        assert row["wasm_per_s"] > 0
    (size,) = found["sizes"]
    assert 0 < size["module_packed"] < size["module"]
    wasm.main(SMALLEST)
    assert capsys.readouterr().out.count("airships") == 4


def test_engines_that_differ_are_not_measured() -> None:
    row = wasm.Row("airships", "random steps", lambda games: (games, 1.0), lambda games: (games + 1, 1.0))
    with pytest.raises(SystemExit, match="the engines do not play the same games"):
        row.calibrate(0.1)


def test_without_node_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit, match="make web"):
        wasm.program("node", beside=tmp_path)
