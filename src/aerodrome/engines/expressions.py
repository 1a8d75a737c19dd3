"""Expressions in C: names and constants, fields and items, conditions."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from aerodrome.engines.arithmetic import binary, comparison, signed
from aerodrome.engines.calls import call
from aerodrome.engines.draft import INDEX, Draft, Value, made_of
from aerodrome.engines.kinds import BOOL, FLOAT, INT, NUMBERS, WIDTHS, Rec, Row
from aerodrome.engines.tables import NamedTable


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


# --- places


def at_place(draft: Draft, node: ast.Attribute | ast.Subscript) -> Value:
    return loaded(draft, place(draft, node))


def loaded(draft: Draft, place: Value) -> Value:
    if place.kind not in WIDTHS:
        return place
    if place.field:
        draft.loads.add(place.field)
    text = place.text if place.kind in ("f64", "i64") else f"(i64){place.text}"
    return Value(FLOAT if place.kind == "f64" else INT, text, reads=True, calls=place.calls)


def place(draft: Draft, node: ast.expr) -> Value:
    """Where something is: for a number what can be assigned to, for rows and records what points to them."""
    if isinstance(node, ast.Attribute):
        return field_place(draft, node) if draft.named(node) is None else from_outside(draft, node)
    if isinstance(node, ast.Subscript):
        return item_place(draft, node)
    return draft.value(node)


def field_place(draft: Draft, node: ast.Attribute) -> Value:
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


def item_place(draft: Draft, node: ast.Subscript) -> Value:
    base, index = draft.operands([node.value, node.slice])
    if not isinstance(base.kind, Row):
        draft.refuse(node, "an index of something that is not a row", "Index rows, tables and fields with a length")
    draft.whole(node.slice, index)
    length = base.lengths[0]
    if index.known is not None and isinstance(length, int):
        if not 0 <= index.known < length:
            draft.refuse(node, f"index {index.known} is outside 0 to {length - 1}", "Stay inside the row")
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
    """A value of which only matters whether it is 0."""
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
    """`and` and `or`: what stands behind a decided one is not evaluated."""
    sign, unless = (" && ", "") if isinstance(node.op, ast.And) else (" || ", "!")
    values: list[Value] = []
    for operand in node.values:
        with draft.apart(deeper=bool(values)) as added:
            value = part(draft, operand)
        if values and added:  # something acts there, if it comes to that
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


VALUES: dict[type[ast.expr], Callable[[Draft, Any], Value]] = {
    ast.Attribute: at_place,
    ast.BinOp: binary,
    ast.BoolOp: circuit_value,
    ast.Call: call,
    ast.Compare: comparison,
    ast.Constant: constant,
    ast.IfExp: choice,
    ast.Name: name,
    ast.Subscript: at_place,
    ast.UnaryOp: unary,
}
