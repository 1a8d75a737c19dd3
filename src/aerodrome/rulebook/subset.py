"""The subset checker: is a rule written in the part of Python that every engine understands?

It reports faults before any compiler runs, with the file, the line, what is wrong, and what to write instead. The
translator to C catches the remaining faults, such as a local with two kinds of value, and reports them the same way.
"""

from __future__ import annotations

import ast
import functools
import types
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from aerodrome.rulebook.binding import PlainRule, closure
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.primitives import PRIMITIVES
from aerodrome.rulebook.record import Record, records_of


class Fault(NamedTuple):
    """One place in which a rule leaves the subset."""

    file: str
    line: int
    function: str
    what: str
    cure: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: in {self.function}: {self.what}. {self.cure}."


FORBIDDEN: dict[type[ast.AST], tuple[str, str]] = {
    ast.Dict: ("a dict", "Use a field or a table indexed by an int"),
    ast.Set: ("a set", "Use a bit mask: mask |= 1 << i"),
    ast.List: ("a list", "Declare a field in the state, or take an array as a parameter"),
    ast.Tuple: ("a tuple", "Use separate names; compare with == and `or`; tables stand at module level"),
    **dict.fromkeys((ast.ListComp, ast.SetComp, ast.DictComp), ("a comprehension", "Write a for loop")),
    ast.GeneratorExp: ("a generator", "Write a for loop"),
    ast.Lambda: ("a lambda", "Write a function at module level"),
    ast.FunctionDef: ("a function inside a function", "Move it to module level"),
    ast.AsyncFunctionDef: ("an async function", "Rules do not wait"),
    ast.ClassDef: ("a class inside a function", "Declare records in state.py"),
    ast.Try: ("try", "Rules do not raise to steer; test first"),
    ast.Raise: ("raise", "Rules do not raise; refusal says what is illegal"),
    ast.Assert: ("assert", "On a GPU it would end the thread without a word; put the check into audit or a test"),
    ast.With: ("with", "Rules change only the state"),
    **dict.fromkeys((ast.Yield, ast.YieldFrom), ("yield", "Write to an array that is passed in")),
    ast.Await: ("await", "Rules do not wait"),
    ast.NamedExpr: ("the walrus :=", "Assign on a separate line"),
    ast.Global: ("global", "Everything that changes is in the state"),
    ast.Nonlocal: ("nonlocal", "Everything that changes is in the state"),
    **dict.fromkeys((ast.Import, ast.ImportFrom), ("an import inside a function", "Import at the top of the module")),
    ast.JoinedStr: ("a string", "Say a message; catalogues have the words"),
    ast.Starred: ("a star", "Pass each argument by itself"),
    ast.Slice: ("a slice", "Loop over the indexes"),
    ast.Delete: ("del", "Write NONE, or move the last item into the gap"),
    ast.Match: ("match", "Use if and elif"),
    ast.Is: ("`is`", "Compare ints with =="),
    ast.IsNot: ("`is not`", "Compare ints with !="),
    ast.In: ("`in`", "Compare with == and `or`, or loop"),
    ast.NotIn: ("`not in`", "Compare with != and `and`, or loop"),
    ast.Div: ("true division", "It makes a float; use //"),
    ast.Pow: ("a power", "Use 1 << n, or a table"),
    ast.MatMult: ("@", "Use a loop"),
    ast.AnnAssign: ("an annotated local", "Leave the annotation out; locals are ints"),
}


IN_ALGORITHMS = (ast.Div, ast.AnnAssign)
"""Syntax that only algorithms may use: the search counts in fractions."""


def check_subset(game: Game) -> list[Fault]:
    """The places in which the game's rules leave the rulebook language."""
    functions = [f for f in closure(game.functions, game.supplied) if f not in PRIMITIVES]
    return check(functions, records_of(game.state))


def check(functions: Iterable[PlainRule], records: Iterable[type[Record]], *, algorithms: bool = False) -> list[Fault]:
    """All faults in these functions; the list is empty if every engine can run them.

    Algorithms may use fractions, and may annotate locals as ints.
    """
    fields = {name: len(field.shape) for record in records for name, field in record.fields.items()}
    return [fault for function in functions for fault in _check(function, fields, algorithms)]


@functools.cache
def _module(path: str) -> dict[tuple[str, int], ast.FunctionDef]:
    with open(path, encoding="utf-8") as source:
        tree = ast.parse(source.read(), path)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {(f.name, min([f.lineno, *(d.lineno for d in f.decorator_list)])): f for f in functions}


def tree_of(function: PlainRule) -> ast.FunctionDef:
    """The syntax tree of a function."""
    code = function.__code__
    return _module(code.co_filename)[code.co_name, code.co_firstlineno]


def _check(function: PlainRule, fields: dict[str, int], algorithms: bool) -> Iterator[Fault]:
    code, tree = function.__code__, tree_of(function)
    args = tree.args
    if args.defaults or args.kwonlyargs or args.vararg or args.kwarg:
        what = "default, keyword or starred parameters"
        yield Fault(code.co_filename, tree.lineno, tree.name, what, "Name each one plainly")
    body = tree.body
    if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        body = body[1:]
    modules = {name for name, value in function.__globals__.items() if isinstance(value, types.ModuleType)}
    modules.difference_update(code.co_varnames)
    for statement in body:
        for node in ast.walk(statement):
            for what, cure in _faults(node, fields, modules, algorithms):
                line = getattr(node, "lineno", statement.lineno)
                yield Fault(code.co_filename, line, tree.name, what, cure)


def _faults(node: ast.AST, fields: dict[str, int], modules: set[str], algorithms: bool) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.For | ast.While) and node.orelse:
        yield "else after a loop", "Use a flag"
    if type(node) in FORBIDDEN and not (algorithms and type(node) in IN_ALGORITHMS):
        what, cure = FORBIDDEN[type(node)]
        yield f"{what} is not in the subset", cure
    elif isinstance(node, ast.Constant):
        if not isinstance(node.value, int | float if algorithms else int):
            kind = type(node.value).__name__
            yield f"a {kind} ({node.value!r}) is not in the subset", "Rules hold ints only; words belong in catalogues"
    elif isinstance(node, ast.Attribute):
        if node.attr not in fields and not _is_in_module(node, modules):
            yield f"no record has a field called {node.attr}", f"Fields are: {', '.join(sorted(fields))}"
    elif isinstance(node, ast.Subscript):
        if isinstance(node.slice, ast.UnaryOp) and isinstance(node.slice.op, ast.USub):
            yield "a negative index", "Compiled engines do not count from the end; write the index out"
    elif isinstance(node, ast.For):
        match node.iter:
            case ast.Call(func=ast.Name(id="range")):
                pass
            case _:
                yield "a for loop over something other than range", "Loop over range(n) and index"
    elif isinstance(node, ast.Call):
        if not isinstance(node.func, ast.Name) and not _is_in_module(node.func, modules):
            yield "a call of a method", "Call module-level functions only"
        if node.keywords:
            yield "an argument by keyword", "Pass arguments by position"
    elif isinstance(node, ast.Assign | ast.AugAssign):
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            yield from _target_faults(target, fields, modules)


def _is_in_module(node: ast.expr, modules: set[str]) -> bool:
    """Is it a name in an imported module, such as ``cards.STARS``?"""
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules


def _target_faults(target: ast.expr, fields: dict[str, int], modules: set[str]) -> Iterator[tuple[str, str]]:
    """The faults of an assignment. Rules must not assign a row or a whole field: lists share it, but arrays copy it."""
    depth = 0
    place = target
    while isinstance(place, ast.Subscript):
        depth += 1
        place = place.value
    if _is_in_module(place, modules):
        yield f"{ast.unparse(place)} is changed", "Everything that changes is in the state"
    elif isinstance(place, ast.Attribute) and depth < fields.get(place.attr, depth):
        yield f"a whole row of {place.attr} is assigned", "Copy it value by value in a loop"
