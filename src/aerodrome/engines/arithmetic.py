"""Arithmetic and comparisons in C, with Python's meaning: `//` and `%` round down, and constants are folded."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable

from aerodrome.engines.draft import DIVISION, OVERFLOW, SHIFT, Draft, Value, made_of, number
from aerodrome.engines.kinds import BOOL, FLOAT, INT

SIGNS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}
STRICT_NAMES = {ast.Add: "strict_add", ast.Sub: "strict_sub", ast.Mult: "strict_mul"}
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
    left, right = a.taken_as(INT), b.taken_as(INT)
    if sign in (ast.FloorDiv, ast.Mod):
        return division_text(draft, node, sign, left, right, b.known)
    if sign in (ast.LShift, ast.RShift):
        return shift_text(draft, node, sign, left, right, b.known)
    if draft.unit.strict and sign in STRICT_NAMES:
        return f"{STRICT_NAMES[sign]}({left}, {right}, {draft.site(node, OVERFLOW)})"
    return f"({left} {SIGNS[sign]} {right})"


def division_text(
    draft: Draft, node: ast.AST, sign: type[ast.operator], left: str, right: str, divisor: int | None
) -> str:
    if divisor is not None and divisor > 0 and divisor & (divisor - 1) == 0:  # a power of two
        return f"({left} >> {divisor.bit_length() - 1})" if sign is ast.FloorDiv else f"({left} & {divisor - 1}LL)"
    if sign is ast.FloorDiv and draft.unit.strict:
        sites = f"{draft.site(node, DIVISION)}, {draft.site(node, OVERFLOW)}"
        return f"strict_floor_div({left}, {right}, {sites})"
    name = "floor_div" if sign is ast.FloorDiv else "floor_mod"
    return f"{name}({left}, {right}, {draft.site(node, DIVISION)})"


def shift_text(draft: Draft, node: ast.AST, sign: type[ast.operator], left: str, right: str, by: int | None) -> str:
    if draft.unit.strict and sign is ast.LShift:
        return f"strict_left({left}, {right}, {draft.site(node, SHIFT)}, {draft.site(node, OVERFLOW)})"
    if by is not None and 0 <= by < 64:
        return f"({left} >> {by})" if sign is ast.RShift else f"(i64)((uint64_t)({left}) << {by})"
    name = "shift_left" if sign is ast.LShift else "shift_right"
    return f"{name}({left}, {right}, {draft.site(node, SHIFT)})"


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
