"""Every script of `benchmarks/` and `tools/` has a test that runs it, with the mark `script(NAME)`."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
START = 'if __name__ == "__main__":'
MARK = re.compile(r'pytest\.mark\.script\("([a-z_.]+)"\)')


def scripts() -> set[str]:
    """All scripts, named as `python -m` takes them."""
    paths = [path for folder in ("benchmarks", "tools") for path in (ROOT / folder).rglob("*.py")]
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for path in paths
        if "node_modules" not in path.parts and START in path.read_text(encoding="utf-8")
    }


def marked_scripts() -> set[str]:
    """What tests are marked with, read from the sources: so those count as well that are not run this time."""
    paths = (ROOT / "tests").rglob("test_*.py")
    return {name for path in paths for name in MARK.findall(path.read_text(encoding="utf-8"))}


def test_every_script_has_a_test_that_runs_it() -> None:
    assert sorted(scripts() - marked_scripts()) == []


def test_every_mark_names_a_script() -> None:
    assert sorted(marked_scripts() - scripts()) == []
