"""Break the rules of a game on purpose, one small change at a time, and see whether the tests notice.

    python tools/mutants.py airships [--jobs 2] [--only rules.py] [--sample 100] [--json FILE]

Each mutant is a copy of the package with one change in one of the game's FILES; its tests are run against it until one
fails. A mutant that no test notices has survived: a test is missing, or the change makes no
difference. The compiled engine is left out: it is held to the plain one by the laws.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from typing import Any

ROOT = Path(__file__).parent.parent
FILES = ("rules.py", "course.py", "hazards.py", "sight.py", "knowledge.py", "audit.py")
Deed = Callable[[], Any]
STAGES = ("tests/golden", "tests/{game}", "tests/laws")
"""Tests, the most sensitive first."""
PATIENCE = 4
"""A mutant that makes a stage take so many times as long as it should is noticed: it hangs."""

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


@dataclass(frozen=True)
class Mutant:
    """One change: the new text of a file, and what was done."""

    file: str
    line: int
    function: str
    change: str
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} in {self.function}: {self.change}"


def mutants(file: str, source: str) -> Iterator[Mutant]:
    """Every mutant of a file. Each is made on a tree of its own, so that none can disturb another."""
    for f, function in enumerate(ast.parse(source).body):
        if isinstance(function, ast.FunctionDef):
            for n, node in enumerate(ast.walk(function)):
                for c, (change, _) in enumerate(changes(node)):
                    fresh = ast.parse(source)
                    place = list(ast.walk(fresh.body[f]))[n]
                    list(changes(place))[c][1]()
                    text = ast.unparse(ast.fix_missing_locations(fresh))
                    yield Mutant(file, getattr(node, "lineno", function.lineno), function.name, change, text)


def changes(node: ast.AST) -> Iterator[tuple[str, Deed]]:
    """The ways to change one node, each as words and a deed."""
    if isinstance(node, ast.Compare):
        for i, op in enumerate(node.ops):
            for other in COMPARISONS.get(type(op), ()):
                yield (
                    f"{ast.unparse(node)}: {type(op).__name__} becomes {other.__name__}",
                    set_item(node.ops, i, other()),
                )
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATORS:
        other = OPERATORS[type(node.op)]
        yield f"{ast.unparse(node)}: {type(node.op).__name__} becomes {other.__name__}", set_field(node, "op", other())
    elif isinstance(node, ast.BoolOp):
        other = ast.Or if isinstance(node.op, ast.And) else ast.And
        yield f"{ast.unparse(node)}: becomes {other.__name__}", set_field(node, "op", other())
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


def noticed(mutant: Mutant, game: str, folder: Path, limits: Sequence[float]) -> tuple[str, list[float]]:
    """How the tests notice this mutant in the package copy at ``folder``: by failing, by taking too long, or not.

    Also the seconds that each stage took.
    """
    target = folder / "src" / "aerodrome" / "games" / game / mutant.file
    original = target.read_text(encoding="utf-8")
    target.write_text(mutant.text, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(folder / "src"), "AERODROME_NO_NATIVE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command += ["-m", "not native and not cuda"]
    took: list[float] = []
    try:
        for tests, seconds in zip(STAGES, limits, strict=True):
            # Golden games and laws are shared by all games: only this one's are of interest.
            only = [] if "{game}" in tests else ["-k", game.replace("_", "-")]
            run = [*command, tests.format(game=game), *only]
            start = time.monotonic()
            done = subprocess.run(run, cwd=folder, env=env, capture_output=True, timeout=seconds, check=False)
            took.append(time.monotonic() - start)
            if done.returncode in (1, 2):
                return "failed", took
        return "", took
    except subprocess.TimeoutExpired:
        return "too long", took
    finally:
        target.write_text(original, encoding="utf-8")


def workplace(folder: Path) -> Path:
    """A copy of the package and its tests."""
    for part in ("src", "tests"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", choices=FILES, action="append")
    parser.add_argument("--sample", type=int, help="only so many, drawn by lot (seed 1)")
    parser.add_argument("--json", type=Path, help="write the survivors there")
    asked = parser.parse_args()
    package = ROOT / "src" / "aerodrome" / "games" / asked.game.replace("-", "_")
    names = [name for name in asked.only or FILES if (package / name).exists()]
    found = [m for name in names for m in mutants(name, (package / name).read_text(encoding="utf-8"))]
    if asked.sample and asked.sample < len(found):
        found = random.Random(1).sample(found, asked.sample)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(asked.jobs) as pool:
        places: Queue[Path] = Queue()
        for i in range(asked.jobs):
            places.put(workplace(Path(folder) / str(i)))

        def check(mutant: Mutant) -> str:
            place = places.get()
            try:
                return noticed(mutant, package.name, place, limits)[0]
            finally:
                places.put(place)

        untouched = Mutant("rules.py", 0, "-", "nothing", (package / "rules.py").read_text(encoding="utf-8"))
        how, took = noticed(untouched, package.name, Path(folder) / "0", [3600] * len(STAGES))
        if how:
            sys.exit(f"without any mutant the tests have {how}: mend that first")
        limits = [20 + PATIENCE * seconds for seconds in took]
        survivors = []
        too_long = 0
        for done, (mutant, how) in enumerate(zip(found, pool.map(check, found), strict=True), 1):
            too_long += how == "too long"
            if not how:
                survivors.append(mutant)
                print(f"survived: {mutant}", flush=True)
            if done % 25 == 0:
                print(f"{done} of {len(found)}, {len(survivors)} survived", file=sys.stderr, flush=True)
    killed_share = 1 - len(survivors) / len(found)
    print(
        f"{len(found)} mutants, {len(found) - len(survivors)} noticed ({killed_share:.1%}; {too_long} by running "
        f"longer than the tests may), {len(survivors)} survived"
    )
    if asked.json:
        asked.json.write_text(json.dumps([str(m) for m in survivors], indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
