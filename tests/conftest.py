"""Rules for all tests: marks of rules, and tests that take long.

Rule marks: `@pytest.mark.rule("AS-4.2")` ties a test to a rule of a game's RULES.md. A mark with an unknown id is an
error of collection. Each game's `test_rule_ids.py` checks that every rule has a test, with the fixture
`rules_without_test`. This reads the marks from the sources, so `-k` and xdist do not disturb it.

Tests marked `long` run only with AERODROME_LONG=1, as in `make test-all`; some others then play more games, too. A run
without it ends with a list of the tests that took longer than five seconds.
"""

from __future__ import annotations

import ast
import functools
import pkgutil
import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import aerodrome.games
from aerodrome.rulebook.game import Game, load_package
from aerodrome.text import LANGUAGES, option_help
from tests import LONG

TOO_LONG = 5.0
"""A quick run lists the tests that took longer than this many seconds."""

# Started in the background, this process may have been told to ignore these signals. Every program that a test starts
# would inherit that, and Ctrl-C could not be tested. A handler is not inherited, even one that does nothing.
for _sign in (signal.SIGINT, signal.SIGHUP):
    if signal.getsignal(_sign) is signal.SIG_IGN:
        signal.signal(_sign, lambda *_: None)


@functools.cache
def known_rules() -> frozenset[str]:
    """The ids of the rules of every game."""
    packages = [f"aerodrome.games.{m.name}" for m in pkgutil.iter_modules(aerodrome.games.__path__) if m.ispkg]
    return frozenset(rule.id for package in packages for rule in load_package(package).rules)


def marked_rules(folder: Path) -> dict[str, list[str]]:
    """The rule ids that tests in a folder are marked with, and by which tests; those that `make test` leaves out do not
    count."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for test in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_") and not _is_long(test):
                for rule in _marks(test):
                    found.setdefault(rule, []).append(f"{path.name}::{test.name}")
    return found


def _is_long(test: ast.FunctionDef) -> bool:
    return any(ast.unparse(decorator) == "pytest.mark.long" for decorator in test.decorator_list)


def _marks(test: ast.FunctionDef) -> Iterator[str]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            yield from (argument.value for argument in decorator.args if isinstance(argument, ast.Constant))


@pytest.fixture
def rules_without_test() -> Callable[[str, Path], list[str]]:
    """A function of a game's package and the folder of its tests: the rules that no test is marked with."""

    def look(package: str, folder: Path) -> list[str]:
        marked = marked_rules(folder)
        return [str(rule) for rule in load_package(package).rules if rule.id not in marked]

    return look


@pytest.fixture
def rules_mentioned() -> Callable[[Game], dict[str, set[str]]]:
    """A function of a game: the rule ids that its sources, card data, lesson and catalogues mention, by file."""

    def look(game: Game) -> dict[str, set[str]]:
        files = [path for path in game.folder.rglob("*") if path.suffix in (".py", ".toml", ".ftl")]
        named = re.compile(rf"\b{game.prefix}-\d+\.\d+")
        return {path.name: set(named.findall(path.read_text(encoding="utf-8"))) for path in files}

    return look


@pytest.fixture
def rules_of_options() -> Callable[[Game], dict[str, set[str]]]:
    """A function of a game: the rule ids that each option's help mentions, which is the same in every language."""

    def look(game: Game) -> dict[str, set[str]]:
        named = re.compile(rf"\b{game.prefix}-\d+\.\d+")
        found = {}
        for option in game.options:
            told = {frozenset(named.findall(option_help(game, option, language))) for language in LANGUAGES}
            assert len(told) == 1, (option.name, told)
            found[option.name] = set(*told)
        return found

    return look


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Iterator[None]:
    report = yield
    unknown = []
    for item in report.result or ():
        if isinstance(item, pytest.Function):
            named = [rule for mark in item.iter_markers("rule") for rule in mark.args or ("no rule at all",)]
            unknown += [f"{item.originalname} is marked with {rule}" for rule in named if rule not in known_rules()]
    if unknown:
        report.outcome = "failed"
        report.result = []
        report.longrepr = "no RULES.md has these rules:\n" + "\n".join(dict.fromkeys(unknown))
    return report


# --- what takes long


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if LONG:
        return
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    seconds: dict[str, float] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[report.nodeid] = seconds.get(report.nodeid, 0.0) + report.duration
    slow = {test: taken for test, taken in seconds.items() if taken > TOO_LONG}
    if slow and not LONG:
        terminalreporter.section(f"tests that took longer than {TOO_LONG:.0f} seconds")
        for test, taken in sorted(slow.items(), key=lambda each: -each[1]):
            terminalreporter.write_line(f"{taken:6.1f} s  {test}")
