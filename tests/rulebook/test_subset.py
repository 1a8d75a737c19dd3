"""The subset checker names the place, the fault and the cure."""

from __future__ import annotations

import importlib.util
import textwrap
import types
from itertools import count
from pathlib import Path

import pytest

from aerodrome.games.airships.state import State
from aerodrome.rulebook.game import load_package
from aerodrome.rulebook.record import Record, many, public, records_of
from aerodrome.rulebook.subset import FORBIDDEN, Fault, check, check_subset

NUMBERS = count()


class Part(Record):
    chips = public.i8()
    cards = public.i8(6)


class Whole(Record):
    total = public.i8()
    board = public.i8(2, 3)
    parts = many(Part, 2)


def written(tmp_path: Path, source: str) -> types.ModuleType:
    """A throw-away module of rules."""
    path = tmp_path / f"throwaway_{next(NUMBERS)}.py"
    path.write_text(textwrap.dedent(source), encoding="utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def faults(tmp_path: Path, body: str, head: str = "def rule(s, n):") -> list[Fault]:
    source = head + "\n" + textwrap.indent(textwrap.dedent(body).strip("\n"), "    ") + "\n"
    module = written(tmp_path, source)
    return check([module.rule], records_of(Whole))


CASES = [
    ("a dict", "x = {}"),
    ("a set", "x = {1, 2}"),
    ("a list", "x = [1]"),
    ("a tuple", "x = (1, 2)"),
    ("a tuple", "return 1, 2"),
    ("a comprehension", "x = [i for i in range(n)]"),
    ("a comprehension", "x = {i for i in range(n)}"),
    ("a comprehension", "x = {i: i for i in range(n)}"),
    ("a generator", "x = sum(i for i in range(n))"),
    ("a lambda", "x = lambda: 1"),
    ("a function inside a function", "def inner():\n    return 1"),
    ("an async function", "async def inner():\n    return 1"),
    ("a class inside a function", "class Inner:\n    pass"),
    ("try", "try:\n    x = 1\nfinally:\n    x = 2"),
    ("raise", "raise ValueError"),
    ("assert", "assert n"),
    ("with", "with n:\n    x = 1"),
    ("yield", "yield n"),
    ("yield", "yield from n"),
    ("the walrus :=", "if (x := n):\n    return x"),
    ("global", "global rule"),
    ("nonlocal", "def inner():\n    nonlocal n\n    n = 1"),
    ("an import inside a function", "import math"),
    ("an import inside a function", "from math import pi"),
    ("a string", 'x = f"{n}"'),
    ("a star", "x = max(*n)"),
    ("a slice", "x = n[1:2]"),
    ("del", "del n"),
    ("match", "match n:\n    case 1:\n        return 2"),
    ("`is`", "return n is s"),
    ("`is not`", "return n is not s"),
    ("`in`", "return n in s"),
    ("`not in`", "return n not in s"),
    ("true division", "return n / 2"),
    ("true division", "n /= 2\nreturn n"),
    ("a power", "return n ** 2"),
    ("@", "return n @ n"),
    ("an annotated local", "x: int = 1"),
]


@pytest.mark.parametrize(("what", "body"), CASES)
def test_a_forbidden_construct_is_named_with_its_place_and_cure(tmp_path: Path, what: str, body: str) -> None:
    found = faults(tmp_path, "y = n\n" + body)
    said = [fault for fault in found if fault.what == f"{what} is not in the subset"]
    assert said, found
    fault = said[0]
    assert fault.file.endswith(".py")
    assert str(tmp_path) in fault.file
    assert fault.function == "rule"
    assert 3 <= fault.line <= 2 + len(body.splitlines()) + 1
    assert fault.cure in {cure for _, cure in FORBIDDEN.values()}
    assert str(fault) == f"{fault.file}:{fault.line}: in rule: {fault.what}. {fault.cure}."


def test_await_is_forbidden_too(tmp_path: Path) -> None:
    found = faults(tmp_path, "async def inner():\n    await n")
    assert {"an async function is not in the subset", "await is not in the subset"} <= {fault.what for fault in found}


def test_every_forbidden_construct_is_tried_here() -> None:
    tried = {what for what, _ in CASES} | {"await"}
    assert {what for what, _ in FORBIDDEN.values()} == tried


@pytest.mark.parametrize(
    ("body", "what", "cure"),
    [
        ('x = "text"', "a str ('text') is not in the subset", "Rules hold ints only; words belong in catalogues"),
        ("x = 1.5", "a float (1.5) is not in the subset", "Rules hold ints only; words belong in catalogues"),
        ("return None", "a NoneType (None) is not in the subset", "Rules hold ints only; words belong in catalogues"),
        ("s.chps = 1", "no record has a field called chps", "Fields are: board, cards, chips, parts, total"),
        (
            "return s.board[-1][0]",
            "a negative index",
            "Compiled engines do not count from the end; write the index out",
        ),
        ("for i in s.board:\n    n += 1", "a for loop over something other than range", "Loop over range(n) and index"),
        (
            "for i in enumerate(n):\n    n += 1",
            "a for loop over something other than range",
            "Loop over range(n) and index",
        ),
        ("for i in range(n):\n    n += 1\nelse:\n    n = 1", "else after a loop", "Use a flag"),
        ("while n:\n    n -= 1\nelse:\n    n = 1", "else after a loop", "Use a flag"),
        ("s.total.bit_length()", "a call of a method", "Call module-level functions only"),
        ("return max(n, default=1)", "an argument by keyword", "Pass arguments by position"),
        ("s.board = n", "a whole row of board is assigned", "Copy it value by value in a loop"),
        ("s.board[0] = n", "a whole row of board is assigned", "Copy it value by value in a loop"),
        ("s.parts[0].cards = n", "a whole row of cards is assigned", "Copy it value by value in a loop"),
        ("s.board[0] += n", "a whole row of board is assigned", "Copy it value by value in a loop"),
        ("s.parts[0].cards = s.board[1] = n", "a whole row of board is assigned", "Copy it value by value in a loop"),
    ],
)
def test_other_faults_are_named_with_their_cure(tmp_path: Path, body: str, what: str, cure: str) -> None:
    found = faults(tmp_path, body)
    assert (what, cure) in [(fault.what, fault.cure) for fault in found]
    assert next(fault.line for fault in found if fault.what == what) >= 2


@pytest.mark.parametrize(
    "head", ["def rule(s, n=1):", "def rule(s, *n):", "def rule(s, *, n):", "def rule(s, n, **more):"]
)
def test_parameters_are_plain(tmp_path: Path, head: str) -> None:
    assert [fault.what for fault in faults(tmp_path, "return 1", head)] == ["default, keyword or starred parameters"]


@pytest.mark.parametrize("change", ["math.pi = n", "math.table[0] = n", "math.pi += n"])
def test_what_a_module_holds_stays_as_it_is(tmp_path: Path, change: str) -> None:
    module = written(tmp_path, f"import math\ndef rule(s, n):\n    n = math.gcd(n, math.table[n])\n    {change}\n")
    found = [(fault.what, fault.cure) for fault in check([module.rule], records_of(Whole))]
    assert found == [(f"{change.split('[')[0].split()[0]} is changed", "Everything that changes is in the state")]


def test_a_local_of_the_same_name_is_no_module(tmp_path: Path) -> None:
    module = written(tmp_path, "import math\ndef rule(math, n):\n    return math.pi + math.gcd(n)\n")
    faults = [fault.what for fault in check([module.rule], records_of(Whole))]
    assert "no record has a field called pi" in faults
    assert "a call of a method" in faults


def test_a_rule_in_the_subset_has_no_fault(tmp_path: Path) -> None:
    body = '''
    """What it does, in words that may hold "quotes" and 1.5."""
    total = 0
    for i in range(len(s.parts)):
        part = s.parts[i]
        while part.chips > 0 and not total == 5:
            part.chips -= 1
            total += abs(min(n, max(1, i))) // 2 % 7
        s.board[0][i] = -total if n < 0 else ~total & 3
        part.cards[n] = total
    s.total += total << 1
    if s.total >= 3 or n != 1:
        return total
    elif True:
        pass
    return -1
    '''
    assert faults(tmp_path, body) == []


def test_the_line_is_that_of_the_fault_below_decorators_and_docstrings(tmp_path: Path) -> None:
    module = written(
        tmp_path,
        '''
        def plain(function):
            return function


        @plain
        def rule(s, n):
            """Words."""
            n += 1
            return n / 2
        ''',
    )
    (fault,) = check([module.rule], [Whole])
    assert fault.line == 10


def test_records_are_found_below_records() -> None:
    assert records_of(Whole) == [Whole, Part]
    assert [record.__name__ for record in records_of(State)] == ["State", "Company"]


def test_the_rules_of_airships_are_in_the_subset() -> None:
    assert check_subset(load_package("aerodrome.games.airships")) == []
