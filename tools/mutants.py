"""Break the rules of a game on purpose, one small change at a time, and see whether the tests notice.

    python -m tools.mutants airships [--jobs 2] [--only rules.py] [--sample 100] [--seed 1] [--json FILE]

Each mutant is one change in one of the game's FILES. The tool runs the game's tests against it until one fails. A
mutant that no test notices survives: a test is missing, or the change makes no difference. The tool leaves out the
compiled engine, since the laws compare that with the plain one.

The tool imports the game and its tests once, from a copy, so you may edit the repository meanwhile. It then plants each
mutant in a fork of this process. A fork cannot change what a function of FILES did during the import, so these files
call nothing at import.
"""

from __future__ import annotations

import argparse
import ast
import gc
import importlib
import itertools
import json
import multiprocessing
import os
import random
import shutil
import signal
import sys
import tempfile
import time
import types
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
FILES = ("rules.py", "course.py", "hazards.py", "sight.py", "knowledge.py", "accounts.py", "audit.py")
Deed = Callable[[], Any]
FOLDERS = ("tests/golden", "tests/{package}", "tests/laws")
"""The folders with the tests of a game."""
PATIENCE, GRACE = 4, 10
"""A test that takes PATIENCE times its usual time plus GRACE seconds hangs, so it has noticed the mutant."""

COMPARISONS = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
}
OPERATORS = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


# --- the mutants ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mutant:
    """One change: its place, and what it does."""

    file: str
    place: str
    function: str
    change: str
    at: tuple[int, int, int]
    """The statement in the file, the node in the statement, and the change among those of the node."""

    def __str__(self) -> str:
        return f"{self.file}:{self.place} in {self.function}: {self.change}"


def mutants(file: str, source: str) -> Iterator[Mutant]:
    """Every mutant of a file."""
    for f, function in enumerate(ast.parse(source).body):
        if isinstance(function, ast.FunctionDef):
            for n, node in enumerate(ast.walk(function)):
                for c, (change, _) in enumerate(changes(node)):
                    assert isinstance(node, ast.expr | ast.stmt)  # nothing else can be changed
                    place = f"{node.lineno}:{node.col_offset + 1}"
                    yield Mutant(file, place, function.name, change, (f, n, c))


def changes(node: ast.AST) -> Iterator[tuple[str, Deed]]:
    """The ways to change one node, each as a description and a deed."""
    if isinstance(node, ast.Compare):
        for i, op in enumerate(node.ops):
            for other in COMPARISONS.get(type(op), ()):
                yield (
                    f"{ast.unparse(node)}: {type(op).__name__} becomes {other.__name__}",
                    set_item(node.ops, i, other()),
                )
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATORS:
        operator = OPERATORS[type(node.op)]
        words = f"{ast.unparse(node)}: {type(node.op).__name__} becomes {operator.__name__}"
        yield words, set_field(node, "op", operator())
    elif isinstance(node, ast.BoolOp):
        joint = ast.Or if isinstance(node.op, ast.And) else ast.And
        yield f"{ast.unparse(node)}: becomes {joint.__name__}", set_field(node, "op", joint())
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield f"{node.value} becomes {node.value + 1}", set_field(node, "value", node.value + 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield f"{node.value} becomes {not node.value}", set_field(node, "value", not node.value)
    elif isinstance(node, ast.If | ast.While):
        yield f"if {ast.unparse(node.test)}: never", set_field(node, "test", ast.Constant(False))
        if isinstance(node, ast.If):
            yield f"if {ast.unparse(node.test)}: always", set_field(node, "test", ast.Constant(True))
    elif isinstance(node, ast.IfExp):
        yield f"{ast.unparse(node)}: the other way round", swap(node)
    if isinstance(node, ast.FunctionDef | ast.If | ast.For | ast.While):
        for name in ("body", "orelse"):
            block = getattr(node, name, [])
            for i, statement in enumerate(block):
                call = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
                if call or isinstance(statement, ast.Assign | ast.AugAssign):
                    yield f"{ast.unparse(statement)}: left out", set_item(block, i, ast.Pass())


def set_field(node: ast.AST, name: str, value: object) -> Deed:
    return lambda: setattr(node, name, value)


def set_item(items: list[Any], index: int, value: object) -> Deed:
    return lambda: items.__setitem__(index, value)


def swap(node: ast.IfExp) -> Deed:
    body, orelse = node.body, node.orelse

    def deed() -> None:
        node.body, node.orelse = orelse, body

    return deed


def plant(mutant: Mutant, module: types.ModuleType) -> tuple[types.CodeType, types.CodeType]:
    """Make the change in an imported module. Returns the old code and the new code."""
    path = Path(module.__file__ or "")
    f, n, c = mutant.at
    function = ast.parse(path.read_text(encoding="utf-8")).body[f]
    list(changes(list(ast.walk(function))[n]))[c][1]()
    space = dict(vars(module))
    exec(compile(ast.fix_missing_locations(ast.Module([function], [])), str(path), "exec"), space)
    old, new = getattr(module, mutant.function).__code__, space[mutant.function].__code__
    replace_code(old, new)
    return old, new


def replace_code(old: types.CodeType, new: types.CodeType) -> None:
    """Give the new code to every function that has the old code.

    There may be more than one: an engine binds copies of the rules, and a test may have asked for them at its import.
    """
    for holder in gc.get_referrers(old):
        if isinstance(holder, types.FunctionType):
            holder.__code__ = new


# --- the tests --------------------------------------------------------------------------------------------------------


class Tests:
    """A plugin that lets pytest collect the tests of a game, and then does something other than running them."""

    def __init__(self, package: str) -> None:
        self.game = package.replace("_", "-")
        self.own = f"tests/{package}/"
        self.folders = [folder.format(package=package) for folder in FOLDERS]
        self.items: list[pytest.Item] = []
        self.failed: list[tuple[str, str]] = []
        """The name of each failure, and what pytest says about it."""
        self.deed: Deed | None = None
        self.raised: BaseException | None = None

    def collected(self, deed: Deed) -> None:
        """Collect the tests, and then do something while they are ready to run."""
        self.deed = deed
        pytest.main(
            ["-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not native and not cuda", *self.folders], plugins=[self]
        )
        if self.raised:
            raise self.raised
        if self.deed is not None:
            sys.exit("pytest could not begin: mend that first")

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        config.pluginmanager.unregister(name="terminalreporter")  # this tool reports what happens

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        # All games share the golden games and the laws. Keep only those of this game.
        items[:] = [item for item in items if item.nodeid.startswith(self.own) or self.game in item.nodeid]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.pytest_runtest_logreport(report)

    def pytest_runtest_logreport(self, report: pytest.CollectReport | pytest.TestReport) -> None:
        if report.failed:
            self.failed.append((report.nodeid, report.longreprtext))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = session.items
        deed, self.deed = self.deed, None
        try:
            if deed is not None:
                deed()
        except BaseException as error:  # pytest would turn even a SystemExit into a report
            self.raised = error
        return True

    def run(self, limits: Iterable[float]) -> list[float]:
        """Run the tests until one fails. Returns the seconds that each took. A test beyond its limit ends this process.

        The seconds are CPU time, so a test does not seem to hang when the machine is busy with other things.
        """
        took = []
        for item, following, limit in zip(self.items, [*self.items[1:], None], limits, strict=False):
            start = time.process_time()
            signal.setitimer(signal.ITIMER_PROF, limit)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            took.append(time.process_time() - start)
            if self.failed:
                break
        return took


# --- mutants against tests --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Outcome:
    """The result of the tests with one mutant, or without any."""

    mutant: Mutant | None
    noticed: str
    """The test that noticed the mutant, or what else did; empty if it survived."""
    words: str = ""
    took: Sequence[float] = ()

    def __str__(self) -> str:
        return f"noticed by {self.noticed}" if self.noticed else "SURVIVED"


TOO_LONG = "running too long"


def attempt(tests: Tests, package: str, mutant: Mutant | None, limits: Iterable[float], answer: Connection) -> None:
    """In a fork: plant the mutant, run the tests, send the outcome."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent; a fork that it ends is no result
    if mutant:
        plant(mutant, importlib.import_module(f"aerodrome.games.{package}.{mutant.file.removesuffix('.py')}"))
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    took = tests.run(limits)
    name, words = tests.failed[0] if tests.failed else ("", "")
    answer.send(Outcome(mutant, name, words, took))


def outcomes(
    tests: Tests, package: str, chosen: Iterable[Mutant | None], limits: Iterable[float], jobs: int = 1
) -> Iterator[Outcome]:
    """The outcome of each mutant, in the order in which they finish."""
    fork = multiprocessing.get_context("fork")
    waiting = iter(chosen)
    running: dict[Any, tuple[Mutant | None, Any]] = {}
    breaks: list[int] = []
    # Note Ctrl-C here and handle it below: an exception during the cleanup of an object would be lost.
    before = signal.signal(signal.SIGINT, lambda number, _: breaks.append(number))
    try:
        while not breaks:
            for mutant in itertools.islice(waiting, jobs - len(running)):
                ours, theirs = fork.Pipe(duplex=False)
                process = fork.Process(target=attempt, args=(tests, package, mutant, limits, theirs))
                process.start()
                theirs.close()  # so the pipe ends when the fork ends
                running[ours] = mutant, process
            if not running:
                return
            ready: list[Any] = wait(list(running), timeout=0.5)
            for answer in ready:
                mutant, process = running[answer]
                try:
                    outcome: Outcome = answer.recv()
                except EOFError:
                    process.join()
                    if process.exitcode >= 0:
                        raise RuntimeError(f"not the tests but this tool has failed at: {mutant}") from None
                    crash = f"a crash (signal {-process.exitcode})"
                    outcome = Outcome(mutant, TOO_LONG if process.exitcode == -signal.SIGPROF else crash)
                process.join()
                del running[answer]
                yield outcome
        raise KeyboardInterrupt
    finally:
        signal.signal(signal.SIGINT, before)
        for _, process in running.values():
            process.kill()


def check(tests: Tests, package: str, drawn: Sequence[Mutant], jobs: int, done: list[Outcome]) -> None:
    """Test the mutants. Every outcome goes into ``done`` at once, so that Ctrl-C loses none."""
    if tests.failed or not tests.items:
        name, words = tests.failed[0] if tests.failed else (", ".join(tests.folders), "there are none")
        sys.exit(f"the tests cannot be collected: mend that first\n{name}: {words}")
    took = without_mutant(tests, package)
    # Run fast tests first: they notice most mutants. Then check that no test fails because of the new order.
    tests.items = [tests.items[i] for i in sorted(range(len(took)), key=took.__getitem__)]
    took = without_mutant(tests, package)
    limits = [GRACE + PATIENCE * seconds for seconds in took]
    for outcome in outcomes(tests, package, drawn, limits, jobs):
        done.append(outcome)
        print(f"{len(done)} of {len(drawn)}: {outcome.mutant} -- {outcome}", flush=True)


def without_mutant(tests: Tests, package: str) -> Sequence[float]:
    """The seconds that each test takes."""
    (clean,) = outcomes(tests, package, [None], itertools.repeat(0.0))
    if clean.noticed:
        sys.exit(f"without any mutant a test fails: mend that first\n{clean.noticed}: {clean.words}")
    print(f"without any mutant {len(clean.took)} tests pass in {sum(clean.took):.0f} s", flush=True)
    return clean.took


def table(found: Sequence[Mutant], done: Sequence[Outcome]) -> dict[str, tuple[int, int, int]]:
    """For each file and in total: how many mutants were noticed, tried and found."""
    tried = [(outcome.mutant.file, outcome.noticed) for outcome in done if outcome.mutant]
    rows = {}
    for file in dict.fromkeys(mutant.file for mutant in found):
        seen = [bool(noticed) for name, noticed in tried if name == file]
        rows[file] = sum(seen), len(seen), sum(mutant.file == file for mutant in found)
    rows["all"] = sum(bool(noticed) for _, noticed in tried), len(tried), len(found)
    return rows


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", choices=FILES, action="append")
    parser.add_argument("--sample", type=int, help="only so many, drawn by lot")
    parser.add_argument("--seed", type=int, default=1, help="of the lot (1)")
    parser.add_argument("--json", type=lambda name: Path(name).absolute(), help="write the figures and survivors there")
    asked = parser.parse_args(words)
    package = asked.game.replace("-", "_")
    broken_off = False
    done: list[Outcome] = []
    with tempfile.TemporaryDirectory() as folder:
        for part in ("src", "tests"):
            shutil.copytree(ROOT / part, Path(folder) / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", folder)
        os.chdir(folder)
        sys.path[:0] = [str(Path(folder) / "src"), folder]
        os.environ |= {"AERODROME_NO_NATIVE": "1", "PYTEST_DEBUG_TEMPROOT": folder}
        sources = {name: Path("src/aerodrome/games") / package / name for name in asked.only or FILES}
        found = [m for name, path in sources.items() if path.exists() for m in mutants(name, path.read_text("utf-8"))]
        if not found:
            sys.exit(f"{asked.game} has nothing to change")
        drawn = found
        if asked.sample and asked.sample < len(found):
            drawn = random.Random(asked.seed).sample(found, asked.sample)
        tests = Tests(package)
        try:
            tests.collected(lambda: check(tests, package, drawn, asked.jobs, done))
        except KeyboardInterrupt:
            broken_off = True
        os.chdir(ROOT)
    rows = table(found, done)
    survivors = [str(outcome.mutant) for outcome in done if not outcome.noticed]
    print(f"\n{'':14}noticed    tried   of all")
    for name, row in rows.items():
        print(f"{name:12}" + "".join(f"{number:9,}" for number in row))
    print(f"{sum(outcome.noticed == TOO_LONG for outcome in done)} of the noticed by {TOO_LONG}")
    for name in survivors:
        print(f"survived: {name}")
    if asked.json:
        figures = {file: dict(zip(("noticed", "tried", "of all"), row, strict=True)) for file, row in rows.items()}
        record = {"game": asked.game, "seed": asked.seed, "files": figures, "survivors": survivors}
        asked.json.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    if broken_off:
        sys.exit(f"broken off after {len(done)} of {len(drawn)}")


if __name__ == "__main__":
    main()
