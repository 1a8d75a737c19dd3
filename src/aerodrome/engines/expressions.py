"""Expressions in C: names and constants, fields and items, conditions, arithmetic, and calls.

As in Python, `//` and `%` round down. Constants are folded.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping
from typing import Any

from aerodrome.engines.draft import DIVISION, INDEX, OVERFLOW, SHIFT, BoundRule, Draft, Value, made_of, number
from aerodrome.engines.kinds import BOOL, FLOAT, FRACTIONS, INT, NUMBERS, VOID, WIDTHS, NamedTable, Rec, Row, travelling


def constant(draft: Draft, node: ast.Constant) -> Value:
    if isinstance(node.value, bool):
        return Value(BOOL, str(int(node.value)))
    if isinstance(node.value, float):
        return Value(FLOAT, repr(node.value))
    assert isinstance(node.value, int)
    return draft.known(node, node.value)


def name(draft: Draft, node: ast.Name) -> Value:
    if node.id in draft.locals:
        kind = draft.locals[node.id]
        lengths = kind.lengths if isinstance(kind, Row) else ()
        known = (f"n{k}_v_{node.id}" if length is None else length for k, length in enumerate(lengths))
        return Value(kind, f"v_{node.id}", lengths=tuple(known))
    return from_outside(draft, node)


def from_outside(draft: Draft, node: ast.expr) -> Value:
    found = draft.named(node)
    if isinstance(found, NamedTable):
        draft.in_room = True
        table = draft.unit.table(found)
        first = f"T->n_{table.name}" if table.varies else table.lengths[0]
        row = Row(table.kind, (None if table.varies else table.lengths[0], *table.lengths[1:]))
        return Value(row, f"T->{table.name}", lengths=(first, *table.lengths[1:]))
    if type(found) is int:
        return draft.known(node, found)
    draft.refuse(node, f"{ast.unparse(node)} has no value here", "Set it on every path before it is used")


# --- spots in memory


def at_spot(draft: Draft, node: ast.Attribute | ast.Subscript) -> Value:
    return loaded(draft, spot(draft, node))


def loaded(draft: Draft, spot: Value) -> Value:
    if spot.kind not in WIDTHS:
        return spot
    if spot.field:
        draft.loads.add(spot.field)
    if spot.kind in FRACTIONS:
        return Value(FLOAT, f"(double){spot.text}" if spot.kind == "f32" else spot.text, reads=True, calls=spot.calls)
    return Value(INT, spot.text if spot.kind == "i64" else f"(i64){spot.text}", reads=True, calls=spot.calls)


def spot(draft: Draft, node: ast.expr) -> Value:
    """Where something is: an lvalue for a number, a pointer for a row or a record."""
    if isinstance(node, ast.Attribute):
        return field_spot(draft, node) if draft.named(node) is None else from_outside(draft, node)
    if isinstance(node, ast.Subscript):
        return item_spot(draft, node)
    return draft.value(node)


def field_spot(draft: Draft, node: ast.Attribute) -> Value:
    base = draft.value(node.value)
    if not isinstance(base.kind, Rec):
        draft.refuse(node, f"the field {node.attr} of something that is not a record", "Take it from a record")
    record = base.kind.record
    found = record.fields.get(node.attr)
    if found is None:
        fields = ", ".join(record.fields)
        draft.refuse(node, f"{record.__name__} has no field called {node.attr}", f"Its fields are: {fields}")
    item: Any = Rec(found.record) if found.record else found.kind
    text, field = f"{base.text}->f_{node.attr}", (record, node.attr)
    if not found.shape:
        return Value(item, text, reads=True, calls=base.calls, field=field)
    return Value(Row(item, found.shape), text, base.reads, found.shape, calls=base.calls, field=field)


def item_spot(draft: Draft, node: ast.Subscript) -> Value:
    base, index = draft.operands([node.value, node.slice])
    if not isinstance(base.kind, Row):
        draft.refuse(node, "an index of something that is not a row", "Index rows, tables and fields with a length")
    draft.whole(node.slice, index)
    length = base.lengths[0]
    if index.known is not None and isinstance(length, int):
        if not 0 <= index.known < length:
            draft.refuse(node, f"index {index.known} is outside 0 to {length - 1}", "Stay inside the row")
        at = index.text
    elif (ast.unparse(node.value), ast.unparse(node.slice)) in draft.sound:
        at = index.text
    else:
        at = f"AT({index.taken_as(INT)}, {length}, {draft.site(node, INDEX)})"
    reads, calls = base.reads or index.reads, base.calls or index.calls
    inner, lengths = base.kind.lengths[1:], base.lengths[1:]
    if inner:
        stride = " * ".join(map(str, lengths))
        text = f"({base.text} + {at} * {stride})"
        return Value(Row(base.kind.item, inner), text, reads, lengths, calls=calls, field=base.field)
    if isinstance(base.kind.item, Rec):
        return Value(base.kind.item, f"(&{base.text}[{at}])", reads, calls=calls)
    return Value(base.kind.item, f"{base.text}[{at}]", reads=True, calls=calls, field=base.field)


# --- conditions


def truth(draft: Draft, node: ast.expr) -> Value:
    """A value that matters only by being 0 or not."""
    if isinstance(node, ast.BoolOp):
        return circuit(draft, node, truth)
    value = draft.value(node)
    if not value.is_number:
        draft.refuse(node, "a row or a record as a condition", "Compare ints")
    return value


def unary(draft: Draft, node: ast.UnaryOp) -> Value:
    if isinstance(node.op, ast.Not):
        value = truth(draft, node.operand)
        return made_of(BOOL, f"!({value.text})", value)
    return signed(draft, node, draft.value(node.operand))


def circuit_value(draft: Draft, node: ast.BoolOp) -> Value:
    def part(draft: Draft, operand: ast.expr) -> Value:
        value = draft.value(operand)
        if value.kind != BOOL:
            draft.refuse(node, "`and` or `or` of ints as a value", "Write if and else, or compare with 0")
        return value

    return circuit(draft, node, part)


def circuit(draft: Draft, node: ast.BoolOp, part: Callable[[Draft, ast.expr], Value]) -> Value:
    """`and` and `or`: once the result is certain, the rest is not evaluated."""
    sign, unless = (" && ", "") if isinstance(node.op, ast.And) else (" || ", "!")
    values: list[Value] = []
    for operand in node.values:
        with draft.apart(deeper=bool(values)) as added:
            value = part(draft, operand)
        if values and added:  # the operand acts, so it must run only if the earlier ones do not decide
            result = draft.temporary(BOOL)
            draft.emit(f"{result} = {sign.join(each.text for each in values)};")
            draft.emit(f"if ({unless}{result}) {{")
            draft.lines += added
            with draft.deeper():
                draft.emit(f"{result} = {value.text};" if value.kind == BOOL else f"{result} = {value.text} != 0;")
            draft.emit("}")
            value, values = Value(BOOL, result), []
        else:
            draft.lines += added
        text = f"({value.text} != 0)" if value.kind == FLOAT else f"({value.text})"
        values.append(made_of(BOOL, text, value))
    return made_of(BOOL, f"({sign.join(each.text for each in values)})", *values)


def choice(draft: Draft, node: ast.IfExp) -> Value:
    test = truth(draft, node.test)
    with draft.apart(deeper=1) as before_yes:
        yes = draft.value(node.body)
    with draft.apart(deeper=1) as before_no:
        no = draft.value(node.orelse)
    kind = draft.joined(node, yes.kind, no.kind)
    if kind not in NUMBERS:
        draft.refuse(node, "a row or a record is chosen by if and else", "Choose the index")
    if not before_yes and not before_no:
        return made_of(kind, f"({test.text} ? {yes.taken_as(kind)} : {no.taken_as(kind)})", test, yes, no)
    result = draft.temporary(kind)
    for line, before, value in ((f"if ({test.text}) {{", before_yes, yes), ("} else {", before_no, no)):
        draft.emit(line)
        draft.lines += before
        with draft.deeper():
            draft.emit(f"{result} = {value.taken_as(kind)};")
    draft.emit("}")
    return Value(kind, result)


# --- arithmetic

SIGNS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}
CHECKED: dict[type[ast.operator], tuple[str, ...]] = {
    ast.FloorDiv: ("floor_div", DIVISION),
    ast.Mod: ("floor_mod", DIVISION),
    ast.LShift: ("shift_left", SHIFT),
    ast.RShift: ("shift_right", SHIFT),
}
"""Functions of the prelude for ints, and the faults that each can report."""
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
    """A value with a sign before it: + - or ~."""
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


# --- calls


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
    draft.says |= made.says
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
        draft.refuse(node, f"{ast.unparse(node.func)} takes two states", "Pass two states")
    return values


def tell(draft: Draft, node: ast.Call) -> Value:
    values = [draft.whole(*each) for each in zip(node.args[1:], draft.operands(node.args)[1:], strict=True)]
    if len(values) != 5:
        draft.refuse(node, "tell takes a state, an audience, an event and three ints", "Pass 0 where there is none")
    draft.acts = draft.in_room = True
    draft.emit(f"TELL({', '.join(each.taken_as(INT) for each in values)});")
    return Value(VOID, "")


def say(draft: Draft, node: ast.Call) -> Value:
    values = [draft.whole(*each) for each in zip(node.args[1:], draft.operands(node.args)[1:], strict=True)]
    if not 1 <= len(values) <= 5:
        draft.refuse(node, "say takes a state, a message and at most four ints", "Nest what is more")
    draft.acts = draft.in_room = draft.says = True
    draft.emit(f"SAY({', '.join([each.taken_as(INT) for each in values] + ['0'] * (5 - len(values)))});")
    return Value(VOID, "")


def root(draft: Draft, node: ast.Call) -> Value:
    value = only_operand(draft, node)
    if not value.is_number:
        draft.refuse(node, "the root of something that is not a number", "Pass an int or a fraction")
    return made_of(FLOAT, f"__builtin_sqrt({value.taken_as(FLOAT)})", value)


def dot(draft: Draft, node: ast.Call) -> Value:
    values = draft.operands(node.args)
    kinds = [(each.kind.item, len(each.kind.lengths)) for each in values if isinstance(each.kind, Row)]
    if kinds != [("i8", 1), ("i16", 1)]:
        draft.refuse(node, "dot takes a row of i8 and a row of i16", "Pass two such rows")
    passed = [str(part) for each in values for part in (each.text, each.lengths[0])]
    sites = [str(draft.site(node, INDEX)), *([str(draft.site(node, OVERFLOW))] if draft.unit.strict else [])]
    for each in values:
        draft.hand_over(each, False)
    name = "strict_dot" if draft.unit.strict else "dot"
    return Value(INT, f"{name}({', '.join(passed + sites)})", reads=True, calls=True)


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
    name, values = ast.unparse(node.func), draft.operands(node.args)
    if len(values) < 2 or not all(each.is_number for each in values):
        draft.refuse(node, f"{name} takes two or more numbers", "Loop over a row")
    kind = FLOAT if any(each.kind == FLOAT for each in values) else INT
    text = values[0].taken_as(kind)
    for each in values[1:]:
        text = f"{name}_{kind}({text}, {each.taken_as(kind)})"
    return made_of(kind, text, *values)


PRIMITIVES: Mapping[str, Callable[[Draft, ast.Call], Value]] = {
    "copy": copy,
    "dot": dot,
    "root": root,
    "same": same,
    "say": say,
    "tell": tell,
}
BUILTINS: Mapping[str, Callable[[Draft, ast.Call], Value]] = {
    "abs": absolute,
    "len": length,
    "max": extreme,
    "min": extreme,
}


VALUES: dict[type[ast.expr], Callable[[Draft, Any], Value]] = {
    ast.Attribute: at_spot,
    ast.BinOp: binary,
    ast.BoolOp: circuit_value,
    ast.Call: call,
    ast.Compare: comparison,
    ast.Constant: constant,
    ast.IfExp: choice,
    ast.Name: name,
    ast.Subscript: at_spot,
    ast.UnaryOp: unary,
}
