"""Statements in C, one by one."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from typing import Any, TypeGuard

from aerodrome.engines.draft import LOOP, STORE, Draft, Value, number
from aerodrome.engines.expressions import arithmetic, loaded, spot, truth
from aerodrome.engines.kinds import FLOAT, FRACTIONS, INT, VOID, WIDTHS, Row, travelling

RULE_TURNS, DRIVER_TURNS = 1 << 16, 1 << 24
"""After this many turns, a `while` loop counts as endless. No sound rule comes near this, and no game is so long."""


def block(draft: Draft, body: Iterable[ast.stmt]) -> None:
    for statement in body:
        STATEMENTS[type(statement)](draft, statement)


def nested(draft: Draft, body: Iterable[ast.stmt]) -> None:
    with draft.deeper():
        block(draft, body)


def expression(draft: Draft, node: ast.Expr) -> None:
    if isinstance(node.value, ast.Constant):  # a docstring
        return
    value = draft.value(node.value)  # this writes whatever acts
    if value.reads or value.calls:  # the rest can still fail
        draft.emit(f"(void)({value.text});")


def return_(draft: Draft, node: ast.Return) -> None:
    if node.value is None:
        draft.returns_nothing = node
        draft.emit("return;")
        return
    value = draft.value(node.value)
    if not value.is_number:
        draft.refuse(node, "a row or a record is returned", "Return an int; pass in what is to be changed")
    draft.returns = value.kind if draft.returns == VOID else draft.joined(node, draft.returns, value.kind)
    draft.emit(f"return {value.taken_as(draft.returns)};")


# --- assignments


def assignment(draft: Draft, node: ast.Assign | ast.AnnAssign) -> None:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    if len(targets) != 1:
        draft.refuse(node, "two targets in one assignment", "Write an assignment for each")
    if node.value is None:
        draft.refuse(node, "a local without a value", "Assign one")
    assign(draft, targets[0], draft.value(node.value))


def augmented(draft: Draft, node: ast.AugAssign) -> None:
    if isinstance(node.target, ast.Name):
        old, value = draft.operands([ast.copy_location(ast.Name(node.target.id, ast.Load()), node), node.value])
        set_local(draft, node.target, arithmetic(draft, node, node.op, old, value))
        return
    refuse_table(draft, node.target)
    target = spot(draft, node.target)
    if target.calls:
        target = draft.pinned(target)
    old = loaded(draft, target)
    with draft.apart() as added:
        value = draft.value(node.value)
    if added:  # Python finds the spot and its old value before it computes the new one
        target, old = draft.pinned(target), draft.put_aside(old)
    draft.lines += added
    store(draft, node, target, arithmetic(draft, node, node.op, old, value))


def assign(draft: Draft, target: ast.expr, value: Value) -> None:
    if isinstance(target, ast.Name):
        set_local(draft, target, value)
        return
    refuse_table(draft, target)
    with draft.apart() as added:
        found = spot(draft, target)
    if added:  # finding the spot acts, and Python finds it after the value
        value = draft.put_aside(value)
    draft.lines += added
    store(draft, target, found, value)


def refuse_table(draft: Draft, target: ast.expr) -> None:
    """Refuse to assign to a card table."""
    while isinstance(target, ast.Subscript):
        target = target.value
    if draft.named(target) is not None:
        draft.refuse(target, f"the table {ast.unparse(target)} is changed", "Declare a field in the state")


def set_local(draft: Draft, target: ast.Name, value: Value) -> None:
    name = target.id
    if value.kind == VOID:
        draft.refuse(target, f"{name} is set to the result of something that returns nothing", "Return an int")
    kind = draft.joined(target, draft.locals.get(name, value.kind), value.kind)
    if kind != draft.parameters.get(name, kind):
        draft.refuse(target, f"the parameter {name} is an int and becomes a fraction", "Use a name for each")
    draft.locals[name] = kind
    draft.emit(f"v_{name} = {value.taken_as(kind)};")
    if isinstance(kind, Row):
        draft.hand_over(value, draft.acts)  # a new local causes another pass, which knows `acts`
    for k in travelling(kind):
        draft.emit(f"n{k}_v_{name} = {value.lengths[k]};")


def store(draft: Draft, node: ast.AST, target: Value, value: Value) -> None:
    draft.acts = True
    if target.field:
        draft.stores.add(target.field)
    width = str(target.kind)
    if width not in WIDTHS:
        draft.refuse(node, "a whole row or record is assigned", "Copy it value by value in a loop")
    if not value.is_number:
        draft.refuse(node, "something other than a number is stored", "Fields hold ints")
    text = value.taken_as(FLOAT if width in FRACTIONS else INT)
    if width == "f32":
        text = f"(float)({text})"
    elif width not in ("f64", "i64"):
        fitted = f"strict_fit({text}, {width[1:]}, {draft.site(node, STORE)})" if draft.unit.strict else f"({text})"
        text = f"({WIDTHS[width]}){fitted}"
    draft.emit(f"{target.text} = {text};")


# --- branches and loops


def if_(draft: Draft, node: ast.If) -> None:
    draft.emit(f"if ({truth(draft, node.test).text}) {{")
    nested(draft, node.body)
    if node.orelse:
        draft.emit("} else {")
        nested(draft, node.orelse)
    draft.emit("}")


def while_(draft: Draft, node: ast.While) -> None:
    with draft.apart(deeper=1) as needed:
        test = truth(draft, node.test)
        if draft.lines:  # the test acts, so it moves into the loop
            draft.emit(f"if (!({test.text})) break;")
    turn = draft.fresh("w")
    most = RULE_TURNS if draft.unit.is_rule(draft.rule.function) else DRIVER_TURNS
    onward = f"{turn} = ENDS({turn}, {most}LL, {draft.site(node, LOOP)})"
    draft.emit(f"for (i64 {turn} = 0;{'' if needed else ' ' + test.text}; {onward}) {{")
    draft.lines += needed
    nested(draft, node.body)
    draft.emit("}")


def for_(draft: Draft, node: ast.For) -> None:
    assert isinstance(node.iter, ast.Call)
    if not isinstance(node.target, ast.Name):
        draft.refuse(node, "a for loop over two names", "Loop over one index")
    if not 1 <= len(node.iter.args) <= 3:
        draft.refuse(node, "range takes an end, or a start, an end and a step", "Write range(n)")
    bounds = [draft.whole(*each) for each in zip(node.iter.args, draft.operands(node.iter.args), strict=True)]
    if len(bounds) == 1:
        bounds.insert(0, number(0))
    step = bounds[2].known if len(bounds) == 3 else 1
    if not step:
        draft.refuse(node, "a range whose step is not a constant", "Write the step as a number other than 0")
    name = node.target.id
    draft.locals[name] = draft.joined(node.target, draft.locals.get(name, INT), INT)
    i = draft.fresh("i")
    end = f"e{i[1:]}"
    onward = f"{i} += {step}"
    if abs(step) != 1:  # near the largest int a step would wrap around, and the loop would never end
        high, low = (end, i) if step > 0 else (i, end)
        far = f"(uint64_t){high} - (uint64_t){low} > {abs(step)}ULL"
        onward = f"{i} = {far} ? {i} + ({step}) : {end}"
    less = "<" if step > 0 else ">"
    draft.emit(f"for (i64 {i} = {bounds[0].text}, {end} = {bounds[1].text}; {i} {less} {end}; {onward}) {{")
    with draft.deeper(), draft.inside(name, rows_spanned(node)):
        draft.emit(f"v_{name} = {i};")
        block(draft, node.body)
    draft.emit("}")


def rows_spanned(node: ast.For) -> set[str]:
    """The rows that the index of a loop cannot leave: ``range`` ends at a row's length, or at the least of several."""

    def measured(end: ast.expr) -> set[str]:
        if not (isinstance(end, ast.Call) and isinstance(end.func, ast.Name)):
            return set()
        if end.func.id == "min":
            return {row for each in end.args for row in measured(each)}
        return {each.id for each in end.args if isinstance(each, ast.Name)} if end.func.id == "len" else set()

    assert isinstance(node.iter, ast.Call)
    assert isinstance(node.target, ast.Name)
    changed = {each.id for part in node.body for each in ast.walk(part) if is_changed(each)}
    if len(node.iter.args) != 1 or node.target.id in changed:
        return set()
    return measured(node.iter.args[0]) - changed


def is_changed(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


STATEMENTS: dict[type[ast.stmt], Callable[[Draft, Any], None]] = {
    ast.AnnAssign: assignment,
    ast.Assign: assignment,
    ast.AugAssign: augmented,
    ast.Break: lambda draft, node: draft.emit("break;"),
    ast.Continue: lambda draft, node: draft.emit("continue;"),
    ast.Expr: expression,
    ast.For: for_,
    ast.If: if_,
    ast.Pass: lambda draft, node: None,
    ast.Return: return_,
    ast.While: while_,
}
