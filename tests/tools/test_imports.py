"""The list of imports stands in two places, for people and for the linter, and both agree. The linter holds it all."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
CONTRACTS: list[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
    "contracts"
]
LAYERS = [layer.split(" | ") for contract in CONTRACTS for layer in contract.get("layers", ())]

OWNERS: dict[str, set[str]] = {
    "Only the doors and the trainer know NumPy and what learns with it": {"doors", "learn"},
    "Only the trainer knows PyTorch": {"learn"},
    "Only the server speaks HTTP": {"server"},
    "Only the store speaks SQL": {"store"},
    "Only the command line has a terminal": {"cli"},
    "Only the lab's cluster knows Ray": set(),
}
"""The packages that may use the libraries of each contract. Of the lab only one module may use Ray."""


def test_contributing_has_the_list_that_the_linter_holds() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    told = text.partition("Imports go down one list only:")[2].split("```")[1]
    assert [[name.strip() for name in layer.split(",")] for layer in told.split(">")] == LAYERS


def test_no_other_package_may_use_the_libraries_of_a_contract() -> None:
    packages = {name for layer in LAYERS for name in layer}
    held = {
        contract["name"]: {name.removeprefix("aerodrome.") for name in contract["source_modules"]}
        for contract in CONTRACTS
        if contract["type"] == "forbidden"
    }
    assert held == {name: packages - owners for name, owners in OWNERS.items()}
    excused = [each for contract in CONTRACTS for each in contract.get("ignore_imports", ())]
    assert excused == ["aerodrome.lab.cluster -> ray"]


def test_the_games_of_the_house_are_kept_apart() -> None:
    games = {path.parent.name for path in (ROOT / "src" / "aerodrome" / "games").glob("*/rules.py")}
    (apart,) = (contract["modules"] for contract in CONTRACTS if contract["type"] == "independence")
    assert set(apart) == {f"aerodrome.games.{game}" for game in games}
