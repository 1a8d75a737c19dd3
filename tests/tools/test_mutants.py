"""The mutation check notices a change that a test can show; one that makes no difference survives."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from aerodrome.drivers.play import list_legal
from aerodrome.games import load
from aerodrome.games.airships import rules
from aerodrome.games.airships.state import TRY_PHASE
from aerodrome.rulebook.strict import StrictState
from tools import mutants

GAMES = Path(rules.__file__).parent.parent

# A game of two rules. In `larger`, `>=` is as good as `>`; `count` can be made to hang.
RULES = """
def larger(a, b):
    if a > b:
        return a
    return b


def count(n):
    i = 0
    while i < n:
        i += 1
    return i
"""
TESTS = {
    # The copies are bound when the tests are collected, and so before any mutant is planted.
    "toy": """
from aerodrome.games.toy import rules
from aerodrome.rulebook.binding import Binder

larger = Binder({}).bind(rules.larger)

def test_the_larger_of_two():
    assert (larger(1, 2), larger(2, 1), larger(2, 2)) == (2, 2, 2)
""",
    "golden": """
from aerodrome.games.toy.rules import count

def test_toy_counts():
    assert count(3) == 3 and count(0) == 0
""",
    "laws": """
def test_another_game():
    raise AssertionError("this is not asked for")
""",
}


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A repository with the tool, the rulebook and the game of two rules. Hanging is noticed after a second."""
    package = tmp_path / "src" / "aerodrome"
    shutil.copytree(GAMES.parent / "rulebook", package / "rulebook", ignore=shutil.ignore_patterns("__pycache__"))
    (package / "games" / "toy").mkdir(parents=True)
    for folder in (package, package / "games", package / "games" / "toy"):
        (folder / "__init__.py").touch()
    (package / "games" / "toy" / "rules.py").write_text(RULES)
    for name, text in TESTS.items():
        (tmp_path / "tests" / name).mkdir(parents=True)
        (tmp_path / "tests" / name / f"test_{name}.py").write_text(text)
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["native", "cuda"]\n')
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "__init__.py").touch()
    shutil.copy(mutants.__file__, tmp_path / "tools")
    impatient = "from tools import mutants\nmutants.GRACE = 1\nmutants.main()\n"
    (tmp_path / "tools" / "impatient.py").write_text(impatient)
    return tmp_path


def started(toy: Path, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tools.impatient", "toy", "--jobs", "2", *words]
    pipe = subprocess.PIPE
    # The toy's tests need none of pytest's plugins, and loading them takes longer than the tests.
    env = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.Popen(command, cwd=toy, env=env, text=True, stdout=pipe, stderr=pipe, start_new_session=True)


@pytest.mark.script("tools.mutants")
def test_what_tests_can_show_is_noticed_and_what_makes_no_difference_survives(toy: Path) -> None:
    process = started(toy, "--json", "found.json")
    told, errors = process.communicate()
    assert (process.returncode, errors) == (0, "")
    assert json.loads((toy / "found.json").read_text()) == {
        "game": "toy",
        "seed": 1,
        "files": {
            "rules.py": {"noticed": 11, "tried": 12, "of all": 12},
            "all": {"noticed": 11, "tried": 12, "of all": 12},
        },
        "survivors": ["rules.py:3:8 in larger: a > b: Gt becomes GtE"],
    }
    assert told.endswith(
        "2 of the noticed by running too long\nsurvived: rules.py:3:8 in larger: a > b: Gt becomes GtE\n"
    )
    hanging = re.findall(r"in count: (.*) -- noticed by running too long", told)
    assert sorted(hanging) == ["i += 1: Add becomes Sub", "i += 1: left out"]
    assert re.search(r"in larger: .* -- noticed by tests/toy/test_toy.py::test_the_larger_of_two", told)
    assert re.search(r"in count: .* -- noticed by tests/golden/test_golden.py::test_toy_counts", told)


def test_a_sample_is_drawn_by_lot(toy: Path) -> None:
    drawn = []
    for seed in (1, 1, 2):
        told, _ = started(toy, "--sample", "3", "--seed", str(seed)).communicate()
        drawn.append(sorted(re.findall(r"of 3: (.*) --", told)))
    assert drawn[0] == drawn[1] != drawn[2]
    assert [len(each) for each in drawn] == [3, 3, 3]


def test_tests_that_fail_without_a_mutant_are_refused(toy: Path) -> None:
    test = toy / "tests" / "toy" / "test_toy.py"
    test.write_text(test.read_text() + "\ndef test_wrong():\n    assert larger(1, 2) == 7\n")
    process = started(toy)
    _, errors = process.communicate()
    assert process.returncode == 1
    assert errors.startswith("without any mutant a test fails: mend that first\ntests/toy/test_toy.py::test_wrong: ")
    assert "assert 2 == 7" in errors


def test_tests_that_cannot_be_collected_are_refused(toy: Path) -> None:
    (toy / "tests" / "toy" / "test_toy.py").write_text("import nothing_of_that_name\n")
    process = started(toy)
    _, errors = process.communicate()
    assert process.returncode == 1
    assert errors.startswith("the tests cannot be collected: mend that first\ntests/toy/test_toy.py: ")
    assert "nothing_of_that_name" in errors


def test_a_run_that_pytest_cannot_begin_is_refused(toy: Path) -> None:
    (toy / "tests" / "toy" / "conftest.py").write_text("import nothing_of_that_name\n")
    process = started(toy)
    _, errors = process.communicate()
    assert process.returncode == 1
    assert "nothing_of_that_name" in errors
    assert errors.endswith("pytest could not begin: mend that first\n")


def test_a_break_tells_what_was_found_so_far(toy: Path) -> None:
    process = started(toy)
    assert process.stdout
    assert process.stderr
    while not process.stdout.readline().startswith("1 of 12"):
        pass
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the forks as well
    told, errors = process.communicate()
    assert process.returncode == 1
    assert re.fullmatch(r"broken off after \d+ of 12\n", errors)
    assert "noticed    tried   of all" in told
    assert "crash" not in told


@pytest.mark.parametrize("strict", [False, True])
def test_a_planted_change_is_what_the_engines_play(strict: bool) -> None:
    """The opening of Airships, on a copy of the rules that was bound before the change."""
    game = load("airships")
    listing = game.plain.bind(list_legal)
    s = game.fresh_state(2, game.parse_options({}, 2))
    game.plain.new_game(s)
    seen = StrictState(s) if strict else s

    def legal() -> int:
        return listing(seen, s.seat, [0] * (game.actions + 1))

    before = legal()
    (mutant,) = (
        m
        for m in mutants.mutants("rules.py", Path(rules.__file__).read_text(encoding="utf-8"))
        if m.function == "refusal" and re.fullmatch("if s.asked == state.ASK_TARGET and .*: never", m.change)
    )
    old, new = mutants.plant(mutant, rules)
    try:
        assert legal() > before > 0
        assert game.plain.refusal(s, s.seat, TRY_PHASE) == 0
    finally:
        mutants.replace_code(new, old)
    assert legal() == before
    assert game.plain.refusal(s, s.seat, TRY_PHASE) == rules.HINDENBURG_CLOSED


@pytest.mark.parametrize(
    "path", [p for name in mutants.FILES for p in GAMES.glob(f"*/{name}")], ids=lambda p: f"{p.parent.name}/{p.name}"
)
def test_nothing_is_called_at_import(path: Path) -> None:
    """What is called then has run before a mutant can be planted."""
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.FunctionDef):
            assert not statement.decorator_list
            assert not statement.args.defaults
        else:
            assert not [node for node in ast.walk(statement) if isinstance(node, ast.Call)]
