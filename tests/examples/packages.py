"""Packages as pip leaves them, made without pip: to find an entry point Python needs a folder with a few lines."""

from __future__ import annotations

import tomllib
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"
KUHN = EXAMPLES / "kuhn_poker"


def install(folder: Path, package: str, entries: dict[str, str]) -> None:
    """Write the metadata of an installed package that brings these games."""
    info = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"{name} = {value}" for name, value in entries.items()]
    (info / "entry_points.txt").write_text("\n".join(["[aerodrome.games]", *lines, ""]), encoding="utf-8")


def install_example(folder: Path, example: Path) -> list[Path]:
    """Do what `pip install -e examples/kuhn_poker` does, as its pyproject.toml says, without touching the environment.
    Returns the folders that have to be on the path."""
    project = tomllib.loads((example / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    install(folder, project["name"], project["entry-points"]["aerodrome.games"])
    return [folder, example]
