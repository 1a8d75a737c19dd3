"""Arithmetic and comparisons in C, with Python's meaning: `//` and `%` round down, and constants are folded."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable

from aerodrome.engines.draft import DIVISION, OVERFLOW, SHIFT, Draft, Value, made_of, number
from aerodrome.engines.kinds import BOOL, FLOAT, INT

SIGNS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}
CHECKED: dict[type[ast.operator], tuple[str, ...]] = {
    ast.FloorDiv: ("floor_div", DIVISION),
    ast.Mod: ("floor_mod", DIVISION),
    ast.LShift: ("shift_left", SHIFT),
    ast.RShift: ("shift_right", SHIFT),
}
"""Functions of the prelude that compute with ints, and the faults that each can meet."""
STRICT = CHECKED | {
    ast.Add: ("strict_add", OVERFLOW),
    ast.Sub: ("strict_sub", OVERFLOW),
    ast.Mult: ("strict_mul", OVERFLOW),
    ast.FloorDiv: ("strict_floor_div", DIVISION, OVERFLOW),
    ast.LShift: ("strict_left", SHIFT, OVERFLOW),
}
COMPARISONS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
FOLDED: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}


def binary(draft: Draft, node: ast.BinOp) -> Value:
    return arithmetic(draft, node, node.op, *draft.operands([node.left, node.right]))


def arithmetic(draft: Draft, node: ast.AST, op: ast.operator, a: Value, b: Value) -> Value:
    if not (a.is_number and b.is_number):
        draft.refuse(node, "arithmetic with something that is not a number", "Use ints")
    sign = type(op)
    if FLOAT in (a.kind, b.kind) or sign is ast.Div:
        left, right = a.taken_as(FLOAT), b.taken_as(FLOAT)
        if sign is ast.Div:
            return made_of(FLOAT, f"float_div({left}, {right}, {draft.site(node, DIVISION)})", a, b)
        if sign not in (ast.Add, ast.Sub, ast.Mult):
            draft.refuse(node, "a fraction cannot be used here", "Use + - * or /")
        return made_of(FLOAT, f"({left} {SIGNS[sign]} {right})", a, b)
    if a.known is not None and b.known is not None and (b.known or sign not in (ast.FloorDiv, ast.Mod)):
        if sign not in (ast.LShift, ast.RShift) or 0 <= b.known < 64:
            return draft.known(node, FOLDED[sign](a.known, b.known))
    if a.kind == b.kind == BOOL and sign in (ast.BitAnd, ast.BitOr, ast.BitXor):
        return made_of(BOOL, f"({a.text} {SIGNS[sign]} {b.text})", a, b)
    return made_of(INT, int_text(draft, node, sign, a, b), a, b)


def int_text(draft: Draft, node: ast.AST, sign: type[ast.operator], a: Value, b: Value) -> str:
    left, right, known, strict = a.taken_as(INT), b.taken_as(INT), b.known, draft.unit.strict
    if sign in (ast.FloorDiv, ast.Mod) and known is not None and known > 0 and known & (known - 1) == 0:
        return f"({left} >> {known.bit_length() - 1})" if sign is ast.FloorDiv else f"({left} & {known - 1}LL)"
    if sign is ast.RShift and known is not None and 0 <= known < 64:
        return f"({left} >> {known})"
    if sign is ast.LShift and known is not None and 0 <= known < 64 and not strict:
        return f"(i64)((uint64_t)({left}) << {known})"
    checks = STRICT if strict else CHECKED
    if sign not in checks:
        return f"({left} {SIGNS[sign]} {right})"
    name, *faults = checks[sign]
    return f"{name}({', '.join([left, right, *(str(draft.site(node, fault)) for fault in faults)])})"


def signed(draft: Draft, node: ast.UnaryOp, value: Value) -> Value:
    """A value behind a sign: + - or ~."""
    if not value.is_number:
        draft.refuse(node, "a sign before something that is not a number", "Use ints")
    if value.kind == FLOAT and isinstance(node.op, ast.USub):
        return made_of(FLOAT, f"(-{value.text})", value)
    draft.whole(node, value)
    if isinstance(node.op, ast.UAdd):
        return value
    if value.known is not None:
        return draft.known(node, -value.known if isinstance(node.op, ast.USub) else ~value.known)
    if isinstance(node.op, ast.Invert):
        return made_of(INT, f"(~{value.taken_as(INT)})", value)
    return made_of(INT, int_text(draft, node, ast.Sub, number(0), value), value)


def comparison(draft: Draft, node: ast.Compare) -> Value:
    values = draft.operands([node.left, node.comparators[0]])
    with draft.apart() as added:
        values += draft.operands(node.comparators[1:])
    if added:
        draft.refuse(node, "a call that changes something in a chain of comparisons", "Compare one by one")
    if not all(each.is_number for each in values):
        draft.refuse(node, "a comparison of rows or records", "Compare their ints")
    pairs = zip(values, node.ops, values[1:], strict=False)
    parts = [f"{a.text} {COMPARISONS[type(op)]} {b.text}" for a, op, b in pairs]
    text = parts[0] if len(parts) == 1 else " && ".join(f"({part})" for part in parts)
    return made_of(BOOL, f"({text})", *values)
