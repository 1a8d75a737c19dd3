"""The page about training: its commands run, and it has every setting and every file."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from aerodrome.cli import app
from aerodrome.learn.plan import NUMBERS, USUAL_ON, Plan

PAGE = Path(__file__).parents[2] / "docs" / "learn.md"
IN_THE_COMMAND = ("seed", "minutes", "decisions", "threads")
"""Settings that have an option of their own or are explained in the text."""

SHORT = ["--set", "evaluations=1", "--set", "evaluation_games=8"]
"""What makes the page's commands take seconds, beside fewer minutes."""


def text() -> str:
    return PAGE.read_text(encoding="utf-8")


def commands() -> list[list[str]]:
    """Every command for a processor, in the order of the page."""
    found = re.findall(r"^(aerodrome train .*)$|`(aerodrome train [^`]*)`", text(), re.MULTILINE)
    words = [shlex.split(each or other)[1:] for each, other in found]
    return [each for each in words if "cpu" in each]


def table(heading: str) -> list[list[str]]:
    """The cells of the table with this heading."""
    rows = text().split(heading, 1)[1].split("\n\n", 1)[0].splitlines()
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows if row.startswith("| `")]


def test_the_table_has_every_setting_with_its_usual_value() -> None:
    plan = {device: Plan.make("airships", device) for device in ("cuda", "cpu")}
    told: dict[str, str] = {}
    for names, usual, _ in table("| name | usual value | what it is |"):
        for name, value in zip(re.findall(r"`(\w+)`", names), usual.split(", "), strict=False):
            told[name] = usual if names.count("`") == 2 else value
    assert set(told) == set(NUMBERS) - set(IN_THE_COMMAND)
    for name, usual in told.items():
        first = re.match(r"[\d,.]+\d|\d+", usual)
        if first:
            assert float(first[0].replace(",", "")) == float(getattr(plan["cuda"], name)), name
        if name in USUAL_ON["cpu"]:
            assert f"{USUAL_ON['cpu'][name]}" in usual.replace(",", ""), name


@pytest.mark.learn
@pytest.mark.native
def test_the_commands_run_and_leave_the_files_of_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="PyTorch is in an environment of its own: make test-learn")
    monkeypatch.chdir(tmp_path)
    ran = commands()
    assert len(ran) == 2
    for number, words in enumerate(ran, 1):
        pairs = zip(["", *words], words, strict=False)
        shortened = [f"{0.1 * number}" if before == "--minutes" else word for before, word in pairs]
        done = CliRunner().invoke(app, [*shortened, *SHORT])
        assert done.exit_code == 0, done.output
        assert "Written to first-try" in done.output
    files = [name for row in table("| file | what it is |") for name in re.findall(r"`([^`]+)`", row[0])]
    assert "network.bin" in files
    for name in files:
        if not name.startswith("arena"):
            assert (tmp_path / "first-try" / name).exists(), name
