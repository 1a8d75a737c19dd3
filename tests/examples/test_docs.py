"""docs/add-a-game.md: its code is that of the example, all of it but other languages, and its commands work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aerodrome.rulebook.game import Game
from tests.cli.program import Program

from .packages import KUHN

PAGE = (KUHN.parents[1] / "docs" / "add-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r'```\w+ title="([^"]+)"\n(.*?)```', PAGE, flags=re.DOTALL)
COMMANDS = re.findall(r"^aerodrome (.+)$", PAGE, flags=re.MULTILINE)
NAMES = (
    "__init__.py", "state.py", "rules.py", "features.py", "messages.py", "text/en.ftl", "text/notation.ftl",
    "showing.py", "RULES.md",
)  # fmt: skip
SHOWN = (".py", ".toml", ".md", ".ftl")
OTHER_LANGUAGES = ("de", "fr")
FILES = ["pyproject.toml", *(f"kuhn_poker/{name}" for name in NAMES)]


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_the_page_shows_every_file_of_the_example_whole() -> None:
    shown = [path for path in KUHN.rglob("*") if path.suffix in SHOWN and path.stem not in OTHER_LANGUAGES]
    there = [path.relative_to(KUHN).as_posix() for path in shown]
    assert sorted(there) == sorted(FILES)
    assert list(dict.fromkeys(name for name, _ in BLOCKS)) == FILES
    for name in FILES:
        code = "".join(code for each, code in BLOCKS if each == name)
        assert lines(code) == lines((KUHN / name).read_text(encoding="utf-8")), name


@pytest.mark.native
@pytest.mark.parametrize("command", [each for each in COMMANDS if not each.startswith("serve")])
def test_its_commands_work(kuhn_poker: Game, tmp_path: Path, command: str) -> None:
    quick = re.sub("--(games|deals) [0-9]+", r"--\1 4", command)
    done = Program(tmp_path, native=True, real=False)(*quick.split(), lines=["1", "1"])
    assert done.code == 0, done.all


def test_it_says_how_to_serve() -> None:
    assert "serve --open" in COMMANDS
