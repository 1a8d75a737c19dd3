"""What cannot be translated is refused, with its place and a cure."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from aerodrome.engines import draft, expressions, statements, translate
from aerodrome.engines.draft import Untranslatable
from aerodrome.engines.kinds import INT, Kind, Rec, row
from aerodrome.engines.translate import Unit
from tests.engines.making import paper_game, written
from tests.engines.paper.state import State

KINDS: tuple[Kind, ...] = (Rec(State), row("i32", None), row("i16", None, 3), INT)

HEAD = """
from aerodrome.rulebook.primitives import copy, dot, root, same, say, tell
from tests.engines.paper.cards import PRICES

TOO_LARGE = 2**63


def nothing(s):
    s.byte = 1


def act(s):
    s.byte = 1
    return 1


def takes_two(s, a):
    return a


def rule(s, r, m, a):
"""

# What is said, its cure, and the body of a rule of which the last line is at fault. Those of ALGORITHMS use fractions.
RULES = [
    ("two targets in one assignment", "Write an assignment for each", "x = y = a"),
    ("a row or a record is returned", "Return an int; pass in what is to be changed", "return s.row"),
    ("a row or a record is returned", "Return an int; pass in what is to be changed", "return s.parts[0]"),
    ("a row or a record is returned", "Return an int; pass in what is to be changed", "return nothing(s)"),
    ("nothing is returned here, and a number elsewhere", "Return an int here", "if a:\n    return 1\nreturn"),
    ("x is set to the result of something that returns nothing", "Return an int", "x = nothing(s)"),
    ("a whole row or record is assigned", "Copy it value by value in a loop", "m[0] = a"),
    ("a whole row or record is assigned", "Copy it value by value in a loop", "s.parts[0] = a"),
    ("something other than a number is stored", "Fields hold ints", "s.byte = s.parts[0]"),
    ("something other than a number is stored", "Fields hold ints", "s.byte = nothing(s)"),
    ("the table PRICES is changed", "Declare a field in the state", "PRICES[0] = a"),
    ("the table PRICES is changed", "Declare a field in the state", "PRICES[a] += 1"),
    ("range takes an end, or a start, an end and a step", "Write range(n)", "for i in range():\n    pass"),
    ("a for loop over two names", "Loop over one index", "for s.byte in range(3):\n    pass"),
    (
        "a range whose step is not a constant",
        "Write the step as a number other than 0",
        "for i in range(0, 9, a):\n    pass",
    ),
    (
        "a range whose step is not a constant",
        "Write the step as a number other than 0",
        "for i in range(0, 9, 0):\n    pass",
    ),
    ("a row or a record as a condition", "Compare ints", "if s.row:\n    pass"),
    ("an int is needed here", "Use whole numbers", "return s.row[s.parts[0]]"),
    ("an int is needed here", "Use whole numbers", "for i in range(r):\n    pass"),
    ("an int is needed here", "Use whole numbers", "return abs(s)"),
    ("a local has two kinds of value", "Use a name for each", "x = a\nx = s.row"),
    ("a local has two kinds of value", "Use a name for each", "x = s.board[0]\nx = s.row"),
    ("9223372036854775808 does not fit 64 bits", "Stay below 2**63", "return TOO_LARGE"),
    ("9223372036854775808 does not fit 64 bits", "Stay below 2**63", "return 9223372036854775808 - 1"),
    ("-9223372036854775808 does not fit 64 bits", "Stay below 2**63", "return -9223372036854775807 - 1"),
    ("18446744073709551616 does not fit 64 bits", "Stay below 2**63", "return 4294967296 * 4294967296"),
    ("x has no value here", "Set it on every path before it is used", "x = x + 1"),
    ("the field byte of something that is not a record", "Take it from a record", "return a.byte"),
    (
        "Part has no field called byte",
        "Its fields are: chips, cards, sum",
        "return s.parts[0].byte",
    ),
    ("an index of something that is not a row", "Index rows, tables and fields with a length", "return a[0]"),
    ("index 7 is outside 0 to 6", "Stay inside the row", "return s.row[7]"),
    ("index 3 is outside 0 to 2", "Stay inside the row", "return m[a][3]"),
    ("range is not a function of the rulebook language", "Call module-level functions only", "return range(3)"),
    ("takes_two takes 2 arguments", "Pass them", "return takes_two(s)"),
    (
        "an argument that has no value, because its function returns nothing",
        "Return an int",
        "return takes_two(s, nothing(s))",
    ),
    ("copy takes two states", "Pass two states", "copy(s, s.parts[0])"),
    ("same takes two states", "Pass two states", "return same(s, a)"),
    ("say takes a state, a message and at most four ints", "Nest what is more", "say(s, 1, 2, 3, 4, 5, 6)"),
    ("tell takes a state, an audience, an event and three ints", "Pass 0 where there is none", "tell(s, 1, 2, 3, 4)"),
    (
        "the length of something that is not a row",
        "Rows, tables and fields with a length have one",
        "return len(a)",
    ),
    ("len takes one argument", "Pass one", "return len(r, m)"),
    ("abs takes one argument", "Pass one", "return abs()"),
    ("max takes two or more numbers", "Loop over a row", "return max(r)"),
    ("min takes two or more numbers", "Loop over a row", "return min(s.row, 3)"),
    ("arithmetic with something that is not a number", "Use ints", "return s.row + 1"),
    ("arithmetic with something that is not a number", "Use ints", "a += s"),
    ("a sign before something that is not a number", "Use ints", "return -s.row"),
    ("a call that changes something in a chain of comparisons", "Compare one by one", "return 0 < a < act(s)"),
    ("a comparison of rows or records", "Compare their ints", "return s.row == r"),
    ("`and` or `or` of ints as a value", "Write if and else, or compare with 0", "x = a or 3"),
    ("a row or a record is chosen by if and else", "Choose the index", "x = s.row if a else s.row"),
]
ALGORITHMS = [
    ("a local without a value", "Assign one", "x: int"),
    ("an int is needed here", "Use whole numbers", "x = 0.5\nreturn s.row[x]"),
    ("a fraction cannot be used here", "Use + - * or /", "return 0.5 % a"),
    ("a fraction cannot be used here", "Use + - * or /", "x = a / 2\nreturn x // 2"),
    ("the parameter a is an int and becomes a fraction", "Use a name for each", "a = a * 0.5"),
    ("the root of something that is not a number", "Pass an int or a fraction", "return root(s)"),
    ("root takes one argument", "Pass one", "return root(a, a)"),
    ("dot takes a row of i8 and a row of i16", "Pass two such rows", "return dot(r, m[0])"),
    ("dot takes a row of i8 and a row of i16", "Pass two such rows", "return dot(m[0])"),
    ("dot takes a row of i8 and a row of i16", "Pass two such rows", "return dot(a, s)"),
]


def refused(folder: Path, body: str, *, algorithm: bool = False) -> Untranslatable:
    source = HEAD + "\n".join("    " + line for line in body.splitlines()) + "\n"
    module = written(folder, source)
    unit = Unit(paper_game([] if algorithm else [module.rule]))
    with pytest.raises(Untranslatable) as raised:
        unit.export("rule", module.rule, KINDS)
    return raised.value


def check(folder: Path, what: str, cure: str, body: str, *, algorithm: bool) -> None:
    error = refused(folder, body, algorithm=algorithm)
    lines = (HEAD + body).splitlines()
    last = len(lines) - body.endswith("pass")
    file = next(folder.glob("paper_rules_*.py"))
    assert str(error) == f"{file}:{last}: in rule: {what}. {cure}."


@pytest.mark.parametrize(("what", "cure", "body"), RULES)
def test_a_rule_that_cannot_be_translated_is_refused(tmp_path: Path, what: str, cure: str, body: str) -> None:
    check(tmp_path, what, cure, body, algorithm=False)


@pytest.mark.parametrize(("what", "cure", "body"), ALGORITHMS)
def test_an_algorithm_that_cannot_be_translated_is_refused(tmp_path: Path, what: str, cure: str, body: str) -> None:
    check(tmp_path, what, cure, body, algorithm=True)


def test_every_refusal_is_tried_here() -> None:
    said = []
    for module in (draft, expressions, statements, translate):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "refuse":
                said.append(pattern_of(node.args[1]))
    tried = [what for what, _, _ in RULES + ALGORITHMS]
    assert len(said) > 25
    assert [each for each in said if not any(re.fullmatch(each, what) for what in tried)] == []


def pattern_of(text: Any) -> str:
    if isinstance(text, ast.Constant):
        return re.escape(text.value)
    return "".join(re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in text.values)


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("a tuple is not in the subset", "for i, j in range(3):\n    pass"),
        ("true division is not in the subset", "return a / 2"),
        ("a list is not in the subset", "return [a]"),
        ("a call of a method", "return s.row.count(3)"),
        ("an argument by keyword", "return takes_two(s, a=3)"),
        ("a negative index", "return s.row[-1]"),
        ("a whole row of row is assigned", "s.row = r"),
        ("no record has a field called chps", "return s.chps"),
        ("a for loop over something other than range", "for i in s.row:\n    pass"),
        ("a float (0.5) is not in the subset", "return 0.5"),
    ],
)
def test_the_subset_checker_speaks_first(tmp_path: Path, what: str, body: str) -> None:
    assert refused(tmp_path, body).fault.what == what
