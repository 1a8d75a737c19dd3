"""docs/outside.md: its bots are those in examples/bots, its commands work, and its tables are complete."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from aerodrome.bots import protocol
from aerodrome.bots.child import LONGEST_LINE, MOST_LINES
from aerodrome.bots.outside import SECONDS, START_SECONDS
from aerodrome.server.config import Config
from tests.bots.programs import EXAMPLES, NODE
from tests.cli.program import Program

PAGE = (EXAMPLES.parents[1] / "docs" / "outside.md").read_text(encoding="utf-8")
BLOCKS = dict(re.findall(r'```\w+ title="examples/bots/([^"]+)"\n(.*?)```', PAGE, flags=re.DOTALL))
COMMANDS = re.findall(r"^aerodrome ((?:bot|arena|play) .+)$", PAGE, flags=re.MULTILINE)


@pytest.mark.parametrize("name", ["lucky.py", "careful.mjs", "visitor.mjs"])
def test_the_page_shows_the_examples_whole(name: str) -> None:
    assert BLOCKS[name] == (EXAMPLES / name).read_text(encoding="utf-8")


@pytest.mark.native
@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_work(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setenv("PATH", str(NODE.parent), prepend=":")
    quick = command.replace("--deals 50", "--deals 1 --workers 1")
    if command.startswith("bot"):
        quick += " --games 1"
    done = Program(tmp_path, native=True, real=False)(*shlex.split(quick), lines=["1"] * 400)
    assert done.code == 0, done.all


def test_its_limits_are_those_of_the_server() -> None:
    limits = Config().limits
    words = " ".join(PAGE.split())
    for said in (
        f"sit at {limits.shares.tables_of_bot} tables at the same time", f"{limits.sockets_of_bot} WebSockets",
        f"{limits.bot_rate:.0f} messages a second and {limits.bot_burst:.0f} at once",
    ):  # fmt: skip
        assert said in words


def test_its_commands_are_these() -> None:
    assert [command.split()[0] for command in COMMANDS] == ["bot", "arena", "play"]


def test_its_tables_are_whole() -> None:
    rows = re.findall(r"^\| `([a-z]+)` \|", PAGE, flags=re.MULTILINE)
    tags = ["hello", "start", "sight", "move", "refused", "end"]
    codes = ["slow", "illegal", "unreadable", "ended", "flood"]
    assert rows[: len(tags)] == tags
    assert rows[len(tags) : len(tags) + len(protocol.WANTS)] == list(protocol.WANTS)
    assert rows[len(tags) + len(protocol.WANTS) :][: len(codes)] == codes


def test_its_figures_are_those_of_the_code() -> None:
    words = " ".join(PAGE.split())
    for said in (
        f"It has {SECONDS:.0f} seconds for a move", f"within {START_SECONDS:.0f} seconds after the start",
        f"a line of more than {LONGEST_LINE:,} bytes, or more than {MOST_LINES} lines",
        f"`protocol` ({protocol.PROTOCOL})",
    ):  # fmt: skip
        assert said in words
