"""The list of imports stands in two places, for people and for the linter, and both agree."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_contributing_has_the_list_that_the_linter_holds() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    held = [layer.split(" | ") for contract in contracts for layer in contract.get("layers", ())]
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    told = text.partition("Imports go down one list only:")[2].split("```")[1]
    assert [[name.strip() for name in layer.split(",")] for layer in told.split(">")] == held
