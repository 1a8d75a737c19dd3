"""Calls in C: of other rules, of the primitives, and of the builtins that the rulebook language has."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping

from aerodrome.engines.draft import OVERFLOW, BoundRule, Draft, Value, made_of, number
from aerodrome.engines.kinds import BOOL, FLOAT, INT, VOID, Rec, Row, travelling


def call(draft: Draft, node: ast.Call) -> Value:
    name, target = ast.unparse(node.func), draft.named(node.func)
    if isinstance(target, BoundRule):
        return rule_call(draft, node, target)
    if isinstance(target, str):
        return PRIMITIVES[target](draft, node)
    if target is None and name in BUILTINS:
        return BUILTINS[name](draft, node)
    draft.refuse(node, f"{name} is not a function of the rulebook language", "Call module-level functions only")


def rule_call(draft: Draft, node: ast.Call, target: BoundRule) -> Value:
    arguments = draft.operands(node.args)
    if len(arguments) != len(target.tree.args.args):
        draft.refuse(node, f"{target.function.__name__} takes {len(target.tree.args.args)} arguments", "Pass them")
    if any(each.kind == VOID for each in arguments):
        draft.refuse(node, "an argument that has no value, because its function returns nothing", "Return an int")
    made = draft.unit.instance(target, tuple(INT if each.kind == BOOL else each.kind for each in arguments))
    draft.in_room |= made.in_room
    draft.callees.add(made)
    passed = ["T"] if made.in_room else []
    for each in arguments:
        if isinstance(each.kind, Row):
            draft.hand_over(each, made.acts)
        passed += [each.taken_as(INT), *(str(each.lengths[k]) for k in travelling(each.kind))]
    text = f"{made.name}({', '.join(passed)})"
    if not made.acts:
        looks = any(isinstance(each.kind, Rec | Row) or each.reads for each in arguments)
        return Value(made.returns, text, reads=looks, calls=True)
    draft.acts = True
    if made.returns == VOID:
        draft.emit(f"{text};")
        return Value(VOID, "")
    result = draft.temporary(made.returns)
    draft.emit(f"{result} = {text};")
    return Value(made.returns, result)


# --- primitives


def copy(draft: Draft, node: ast.Call) -> Value:
    to, source = two_states(draft, node)
    draft.acts = draft.copies = True
    draft.emit(f"COPY({to.text}, {source.text});")
    return Value(VOID, "")


def same(draft: Draft, node: ast.Call) -> Value:
    a, b = two_states(draft, node)
    draft.compares = True
    return Value(BOOL, f"SAME({a.text}, {b.text})", reads=True, calls=True)


def two_states(draft: Draft, node: ast.Call) -> list[Value]:
    values = draft.operands(node.args)
    if len(values) != 2 or values[0].kind != values[1].kind or not isinstance(values[0].kind, Rec):
        draft.refuse(node, "this is about two states", "Pass two states")
    return values


def tell(draft: Draft, node: ast.Call) -> Value:
    values = [draft.whole(*each) for each in zip(node.args[1:], draft.operands(node.args)[1:], strict=True)]
    if len(values) != 5:
        draft.refuse(node, "tell takes a state, an audience, an event and three ints", "Pass 0 where there is none")
    draft.acts = draft.in_room = True
    draft.emit(f"TELL({', '.join(each.taken_as(INT) for each in values)});")
    return Value(VOID, "")


def root(draft: Draft, node: ast.Call) -> Value:
    value = only_operand(draft, node)
    if not value.is_number:
        draft.refuse(node, "the root of something that is not a number", "Pass an int or a fraction")
    return made_of(FLOAT, f"__builtin_sqrt({value.taken_as(FLOAT)})", value)


# --- builtins


def only_operand(draft: Draft, node: ast.Call) -> Value:
    values = draft.operands(node.args)
    if len(values) != 1:
        draft.refuse(node, f"{ast.unparse(node.func)} takes one argument", "Pass one")
    return values[0]


def length(draft: Draft, node: ast.Call) -> Value:
    value = only_operand(draft, node)
    if not isinstance(value.kind, Row):
        cure = "Rows, tables and fields with a length have one"
        draft.refuse(node, "the length of something that is not a row", cure)
    first = value.lengths[0]
    return number(first) if isinstance(first, int) else Value(INT, first)


def absolute(draft: Draft, node: ast.Call) -> Value:
    value = only_operand(draft, node)
    text = draft.whole(node, value).taken_as(INT)
    if draft.unit.strict:
        return made_of(INT, f"strict_abs({text}, {draft.site(node, OVERFLOW)})", value)
    return made_of(INT, f"abs_int({text})", value)


def extreme(draft: Draft, node: ast.Call) -> Value:
    """`min` or `max`."""
    name, values = ast.unparse(node.func), draft.operands(node.args)
    if len(values) < 2 or not all(each.is_number for each in values):
        draft.refuse(node, f"{name} takes two or more numbers", "Loop over a row")
    kind = FLOAT if any(each.kind == FLOAT for each in values) else INT
    text = values[0].taken_as(kind)
    for each in values[1:]:
        text = f"{name}_{kind}({text}, {each.taken_as(kind)})"
    return made_of(kind, text, *values)


PRIMITIVES: Mapping[str, Callable[[Draft, ast.Call], Value]] = {"copy": copy, "root": root, "same": same, "tell": tell}
BUILTINS: Mapping[str, Callable[[Draft, ast.Call], Value]] = {
    "abs": absolute,
    "len": length,
    "max": extreme,
    "min": extreme,
}
