"""What rules should do with ints of 64 bits: their own Python, with a check of every operation.

The source of the rules is rewritten so that each operation, index and store is a call of a ``Machine``, in Python's own
order. As a strict machine it raises where a number leaves 64 bits or its field; else numbers wrap around.
"""

from __future__ import annotations

import ast
import operator
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

from aerodrome.engines.draft import DIVISION, INDEX, OVERFLOW, SHIFT, STORE
from aerodrome.rulebook.record import WIDTHS, Record

OPERATORS: dict[str, Callable[[Any, Any], Any]] = {
    "Add": operator.add,
    "Sub": operator.sub,
    "Mult": operator.mul,
    "FloorDiv": operator.floordiv,
    "Mod": operator.mod,
    "BitAnd": operator.and_,
    "BitOr": operator.or_,
    "BitXor": operator.xor,
    "LShift": operator.lshift,
    "RShift": operator.rshift,
}
LOOPS_AT_MOST = 20_000


class Fault(Exception):
    """Something that compiled rules must report, with the place."""

    def __init__(self, what: str, line: int) -> None:
        super().__init__(what, line)
        self.what, self.line = what, line


class TooLong(Exception):
    """These rules loop more often than a test can wait for."""


class Cells(list[Any]):
    """A row of a state that knows how wide its numbers are."""

    bits = 64


def cells(value: Any, bits: int) -> Any:
    if not isinstance(value, list):
        return value
    made = Cells(cells(each, bits) for each in value)
    made.bits = bits
    return made


def with_widths(record: Any) -> Any:
    """A record whose rows know how wide their numbers are."""
    for name, field in type(record).fields.items():
        if field.record:
            for part in getattr(record, name):
                with_widths(part)
        elif field.shape:
            setattr(record, name, cells(getattr(record, name), 8 * WIDTHS[str(field.kind)]))
    return record


def wrapped(n: int, bits: int) -> int:
    return (n + (1 << bits - 1)) % (1 << bits) - (1 << bits - 1)


class Machine:
    def __init__(self, *, strict: bool) -> None:
        self.strict = strict
        self.loops = 0

    def fit(self, n: int, bits: int, what: str, line: int) -> int:
        kept = wrapped(n, bits)
        if kept != n and self.strict:
            raise Fault(what, line)
        return n if kept == n else kept

    def binary(self, sign: str, a: Any, b: Any, line: int) -> Any:
        if sign in ("FloorDiv", "Mod") and b == 0:
            raise Fault(DIVISION, line)
        if sign in ("LShift", "RShift") and not 0 <= b <= 63:
            raise Fault(SHIFT, line)
        return self.fit(OPERATORS[sign](a, b), 64, OVERFLOW, line)

    def absolute(self, a: int, line: int) -> int:
        return self.fit(abs(a), 64, OVERFLOW, line)

    def item(self, row: Any, index: int, line: int) -> Any:
        if not 0 <= index < len(row):
            raise Fault(INDEX, line)
        return row[index]

    def put_item(self, value: int, row: Any, index: int, line: int) -> None:
        if not 0 <= index < len(row):
            raise Fault(INDEX, line)
        row[index] = self.fit(value, row.bits, STORE, line)

    def put_field(self, value: int, record: Any, name: str, line: int) -> None:
        bits = 8 * WIDTHS[str(type(record).fields[name].kind)]
        setattr(record, name, self.fit(value, bits, STORE, line))

    def change_item(self, row: Any, index: int, sign: str, value: Callable[[], Any], line: int) -> None:
        old = self.item(row, index, line)
        self.put_item(self.binary(sign, old, value(), line), row, index, line)

    def change_field(self, record: Any, name: str, sign: str, value: Callable[[], Any], line: int) -> None:
        old = getattr(record, name)
        self.put_field(self.binary(sign, old, value(), line), record, name, line)

    def loop(self) -> None:
        self.loops += 1
        if self.loops > LOOPS_AT_MOST:
            raise TooLong


def copy_in_place(to: Record, source: Record) -> None:
    """A state is copied into the memory of another, so that rows of it which somebody holds change, too."""
    held = to.unpack(source.pack())

    def pour(into: Any, out_of: Any) -> None:
        for i, each in enumerate(out_of):
            if isinstance(each, list):
                pour(into[i], each)
            elif isinstance(each, Record):
                copy_in_place(into[i], each)
            else:
                into[i] = each

    for name, field in type(to).fields.items():
        if field.shape:
            pour(getattr(to, name), getattr(held, name))
        else:
            setattr(to, name, getattr(held, name))


class Rewriter(ast.NodeTransformer):
    """Rules, rewritten to calls of the machine."""

    def ask(self, name: str, node: Any, *arguments: ast.expr) -> ast.Call:
        function = ast.Attribute(ast.Name("MACHINE", ast.Load()), name, ast.Load())
        return ast.copy_location(ast.Call(function, [*arguments, ast.Constant(node.lineno)], []), node)

    def visit_BinOp(self, node: ast.BinOp) -> Any:
        sign = ast.Constant(type(node.op).__name__)
        return self.ask("binary", node, sign, self.visit(node.left), self.visit(node.right))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> Any:
        if isinstance(node.op, ast.USub):
            return self.ask("binary", node, ast.Constant("Sub"), ast.Constant(0), self.visit(node.operand))
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> Any:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id == "abs":
            return self.ask("absolute", node, *node.args)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> Any:
        return self.ask("item", node, self.visit(node.value), self.visit(node.slice))

    def visit_Assign(self, node: ast.Assign) -> Any:
        (target,) = node.targets
        value = self.visit(node.value)
        if isinstance(target, ast.Name):
            return ast.copy_location(ast.Assign([target], value), node)
        return ast.copy_location(ast.Expr(self.ask("put_" + self.sort(target), target, value, *self.at(target))), node)

    def visit_AugAssign(self, node: ast.AugAssign) -> Any:
        sign, target, value = ast.Constant(type(node.op).__name__), node.target, self.visit(node.value)
        if isinstance(target, ast.Name):
            old = ast.copy_location(ast.Name(target.id, ast.Load()), node)
            return ast.copy_location(ast.Assign([target], self.ask("binary", node, sign, old, value)), node)
        later = ast.Lambda(ast.arguments([], [], None, [], [], None, []), value)
        asked = self.ask("change_" + self.sort(target), node, *self.at(target), sign, later)
        return ast.copy_location(ast.Expr(asked), node)

    def sort(self, target: ast.expr) -> str:
        return "item" if isinstance(target, ast.Subscript) else "field"

    def at(self, target: Any) -> tuple[ast.expr, ast.expr]:
        if isinstance(target, ast.Subscript):
            return self.visit(target.value), self.visit(target.slice)
        return self.visit(target.value), ast.Constant(target.attr)

    def visit_While(self, node: ast.While) -> Any:
        return self.counted(node)

    def visit_For(self, node: ast.For) -> Any:
        return self.counted(node)

    def counted(self, node: Any) -> Any:
        self.generic_visit(node)
        call = ast.Call(ast.Attribute(ast.Name("MACHINE", ast.Load()), "loop", ast.Load()), [], [])
        node.body.insert(0, ast.copy_location(ast.Expr(call), node))
        return node


class Rewritten:
    """The rules of a module, as a machine carries them out."""

    def __init__(self, module: types.ModuleType) -> None:
        path = str(module.__file__)
        tree = ast.parse(Path(path).read_text(encoding="utf-8"), path)
        tree.body = [Rewriter().visit(each) if isinstance(each, ast.FunctionDef) else each for each in tree.body]
        self._code = compile(ast.fix_missing_locations(tree), path, "exec")

    def on(self, machine: Machine) -> dict[str, Any]:
        space: dict[str, Any] = {"MACHINE": machine, "__name__": "rewritten"}
        exec(self._code, space)
        if "copy" in space:
            space["copy"] = copy_in_place
        return space
