"""One rule in C: its statements and expressions, translated one by one.

C leaves open in which order operands are evaluated. So a call that changes something becomes a statement of its own,
and what was read before it is put aside first.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NoReturn

from aerodrome.engines.kinds import BOOL, FLOAT, INT, VOID, WIDTHS, Kind, Rec, Row, c_kind
from aerodrome.engines.tables import NamedTable
from aerodrome.rulebook import subset
from aerodrome.rulebook.binding import Rule, RulebookError
from aerodrome.rulebook.record import Record

if TYPE_CHECKING:
    from aerodrome.engines.translate import Unit

LONG = 12
"""Lines from which on a function is not inlined on a GPU."""

RULE_TURNS, DRIVER_TURNS = 1 << 16, 1 << 24
"""A `while` loop that takes more turns than these does not end: no sound rule comes near, and no game is so long."""

INDEX, DIVISION, SHIFT, LOOP, OVERFLOW, STORE = "index", "division", "shift", "loop", "overflow", "store"
"""What can go wrong in translated rules; the last two are noticed by strict builds only."""


class Untranslatable(RulebookError):
    """A rule that cannot be translated. The message names the place and the cure."""

    def __init__(self, fault: subset.Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


@dataclass(frozen=True)
class Value:
    """An expression in C, and what has to be known about it."""

    kind: Kind
    text: str
    reads: bool = False
    """It looks at memory, so it must not slide behind a store."""
    lengths: tuple[int | str, ...] = ()
    """Of a row, as ints or in C."""
    known: int | None = None
    """Of a constant."""
    calls: bool = False
    """It calls a rule: evaluated twice, it would take twice as long."""
    field: tuple[type[Record], str] | None = None
    """Of a place or a row of numbers: the field that it belongs to."""


@dataclass
class BoundRule:
    """A rule as the binder hands it over, and its translations: one for each combination of kinds it is called with."""

    function: Rule
    tree: ast.FunctionDef
    made: dict[tuple[Kind, ...], Function] = field(default_factory=dict)


class Function:
    """One rule in C, for one combination of kinds of its arguments."""

    def __init__(self, unit: Unit, rule: BoundRule, kinds: tuple[Kind, ...], name: str) -> None:
        self.unit, self.rule, self.name = unit, rule, name
        parameters = [each.arg for each in rule.tree.args.args]
        self.parameters: dict[str, Kind] = dict(zip(parameters, kinds, strict=True))
        self.returns: Kind = VOID
        self.acts = False
        """It stores or tells something, by itself or in what it calls."""
        self.in_room = False
        """It uses a table or tells something, and so needs the Room."""
        self.loads: set[tuple[type[Record], str]] = set()
        """The fields that it looks at by itself, and those of whose rows it lets others do so."""
        self.stores: set[tuple[type[Record], str]] = set()
        """The same of those that it changes."""
        self.copies = self.compares = False
        """Whole states, by itself."""
        self.callees: set[Function] = set()
        self.prototype = self.text = ""
        self.locals: dict[str, Kind] = {}
        self._lines: list[str] = []
        self._depth = 0
        self._temporaries: list[str] = []
        self._numbers = 0
        self._returns_nothing: ast.Return | None = None

    # --- the whole

    def translate(self) -> None:
        self.locals = dict(self.parameters)
        while True:  # until no local and no result changes its kind any more
            before = dict(self.locals), self.returns
            self._lines, self._temporaries, self._depth, self._numbers = [], [], 1, 0
            self.block(self.rule.tree.body)
            if (self.locals, self.returns) == before:
                break
        if self._returns_nothing and self.returns != VOID:
            self.refuse(self._returns_nothing, "nothing is returned here, and a number elsewhere", "Return an int here")
        passed = [self.declared(f"v_{name}", kind) for name, kind in self.parameters.items()]
        if self.in_room:
            passed.insert(0, "Room *T")
        hot, long = self.rule.function.__code__ in self.unit.hot, len(self._lines) > LONG
        fn = "FN_HOT" if hot else "FN_LONG" if long else "FN"
        self.prototype = f"{fn} {c_kind(self.returns)}{self.name}({', '.join(passed) or 'void'})"
        own = [(f"v_{name}", kind) for name, kind in self.locals.items() if name not in self.parameters]
        lines = [f"  {declaration}" for name, kind in own for declaration in self.zeroed(name, kind)]
        lines += [f"  {declaration}" for declaration in self._temporaries]
        lines += self._lines
        if self.returns != VOID and not isinstance(self.rule.tree.body[-1], ast.Return):
            lines.append("  return 0;")
        self.text = "\n".join([f"{self.prototype} {{", *lines, "}"])

    def export_text(self, name: str) -> str:
        """The same for the world outside: answers 0 or the site of a fault, and puts what is returned into a place."""
        passed = [f"v_{each}" for each in self.parameters]
        for each, kind in self.parameters.items():
            if isinstance(kind, Row):
                at = passed.index(f"v_{each}") + 1
                passed[at:at] = [f"n{k}_v_{each}" for k, length in enumerate(kind.lengths) if length is None]
        taken = ["Room *T", *(self.declared(f"v_{each}", kind) for each, kind in self.parameters.items())]
        if self.returns != VOID:
            taken.append(f"{'double' if self.returns == FLOAT else 'i64'} *answer")
        call = f"{self.name}({', '.join(['T'] * self.in_room + passed)});"
        kept = call if self.returns == VOID else f"*answer = {call}"
        unused = "" if self.in_room else "  (void)T;\n"
        return f"EXPORT({name}) int32_t {name}({', '.join(taken)}) {{\n{unused}  GUARD;\n  {kept}\n  return 0;\n}}"

    def declared(self, name: str, kind: Kind) -> str:
        """A parameter, with the lengths that travel beside it."""
        lengths = kind.lengths if isinstance(kind, Row) else ()
        more = [f"i64 n{k}_{name}" for k, length in enumerate(lengths) if length is None]
        return ", ".join([f"{c_kind(kind)}{name}", *more])

    def zeroed(self, name: str, kind: Kind) -> list[str]:
        return [f"{each} = 0;" for each in self.declared(name, kind).split(", ")]

    def refuse(self, node: ast.AST, what: str, cure: str) -> NoReturn:
        line = getattr(node, "lineno", self.rule.tree.lineno)
        function = self.rule.function
        raise Untranslatable(subset.Fault(function.__code__.co_filename, line, function.__name__, what, cure))

    def site(self, node: ast.AST, what: str) -> int:
        function = self.rule.function
        line = getattr(node, "lineno", self.rule.tree.lineno)
        return self.unit.site(what, function.__code__.co_filename, line, function.__name__)

    # --- statements

    def emit(self, text: str) -> None:
        self._lines.append("  " * self._depth + text)

    def temporary(self, kind: Kind) -> str:
        self._numbers += 1
        name = f"k{self._numbers}"
        self._temporaries.append(f"{c_kind(kind)}{name} = 0;")
        return name

    def block(self, body: Iterable[ast.stmt]) -> None:
        for statement in body:
            if not is_docstring(statement):
                STATEMENTS[type(statement)](self, statement)

    def nested(self, body: Iterable[ast.stmt]) -> None:
        self._depth += 1
        self.block(body)
        self._depth -= 1

    def do_pass(self, node: ast.Pass) -> None:
        pass

    def do_break(self, node: ast.Break) -> None:
        self.emit("break;")

    def do_continue(self, node: ast.Continue) -> None:
        self.emit("continue;")

    def do_expression(self, node: ast.Expr) -> None:
        value = self.value(node.value)  # what acts is emitted by that
        if value.reads or value.calls:  # what does not act may still be at fault
            self.emit(f"(void)({value.text});")

    def do_return(self, node: ast.Return) -> None:
        if node.value is None:
            self._returns_nothing = node
            self.emit("return;")
            return
        value = self.value(node.value)
        if value.kind == VOID or isinstance(value.kind, Rec | Row):
            self.refuse(node, "a row or a record is returned", "Return an int; pass in what is to be changed")
        self.returns = value.kind if self.returns == VOID else self.joined(node, self.returns, value.kind)
        self.emit(f"return {self.as_kind(value, self.returns)};")

    def do_assign(self, node: ast.Assign) -> None:
        if len(node.targets) != 1:
            self.refuse(node, "two targets in one assignment", "Write an assignment for each")
        self.assign(node.targets[0], self.value(node.value))

    def do_annotated(self, node: ast.AnnAssign) -> None:
        if node.value is None:
            self.refuse(node, "a local without a value", "Assign one")
        self.assign(node.target, self.value(node.value))

    def assign(self, target: ast.expr, value: Value) -> None:
        if isinstance(target, ast.Name):
            self.set_local(target, value)
            return
        mark = len(self._lines)
        self.refuse_table(target)
        place = self.place(target)
        if len(self._lines) != mark:  # the place is found after the value, and finding it acts
            value = self.put_aside_before(mark, [value])[0]
        self.store(target, place, value)

    def set_local(self, target: ast.Name, value: Value) -> None:
        old = self.locals.get(target.id)
        if value.kind == VOID:
            self.refuse(target, f"{target.id} is set to the result of something that returns nothing", "Return an int")
        kind = value.kind if old is None else self.joined(target, old, value.kind)
        if kind != self.parameters.get(target.id, kind):
            self.refuse(target, f"the parameter {target.id} is an int and becomes a fraction", "Use a name for each")
        self.locals[target.id] = kind
        self.emit(f"v_{target.id} = {self.as_kind(value, kind)};")
        if isinstance(kind, Row):
            self.hand_over(value, self.acts)  # a new local makes for another round, in which this is known
            for k, length in enumerate(kind.lengths):
                if length is None:
                    self.emit(f"n{k}_v_{target.id} = {value.lengths[k]};")

    def refuse_table(self, target: ast.expr) -> None:
        """Printed matter stays as it is."""
        while isinstance(target, ast.Subscript):
            target = target.value
        if isinstance(target, ast.Name) and target.id not in self.locals:
            self.refuse(target, f"the table {target.id} is changed", "Declare a field in the state")

    def hand_over(self, row: Value, acts: bool) -> None:
        """From here on somebody else may look at the row, and change it if that acts."""
        if row.field:
            self.loads.add(row.field)
            if acts:
                self.stores.add(row.field)

    def store(self, node: ast.AST, place: Value, value: Value) -> None:
        self.acts = True
        if place.field:
            self.stores.add(place.field)
        width = place.kind
        if width not in WIDTHS:
            self.refuse(node, "a whole row or record is assigned", "Copy it value by value in a loop")
        if value.kind not in (INT, BOOL, FLOAT):
            self.refuse(node, "something else than a number is stored", "Fields hold ints")
        text = self.as_kind(value, FLOAT if width == "f64" else INT)
        if width == "f64" or width == "i64":
            self.emit(f"{place.text} = {text};")
        elif self.unit.strict:
            fitted = f"strict_fit({text}, {str(width)[1:]}, {self.site(node, STORE)})"
            self.emit(f"{place.text} = ({WIDTHS[str(width)]}){fitted};")
        else:
            self.emit(f"{place.text} = ({WIDTHS[str(width)]})({text});")

    def do_augmented(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Name):
            left, right = self.operands([ast.copy_location(ast.Name(node.target.id, ast.Load()), node), node.value])
            self.set_local(node.target, self.arithmetic(node, node.op, left, right))
            return
        self.refuse_table(node.target)
        place = self.place(node.target)
        if place.calls:
            place = self.pinned(place)
        old = self.loaded(place)
        mark = len(self._lines)
        value = self.value(node.value)
        if len(self._lines) != mark:  # place and old value are taken before the new one is computed
            added = self._lines[mark:]
            del self._lines[mark:]
            place = self.pinned(place)
            old = self.put_aside(old)
            self._lines += added
        self.store(node, place, self.arithmetic(node, node.op, old, value))

    def pinned(self, place: Value) -> Value:
        """A place that has been found once and for all."""
        if place.kind not in WIDTHS:
            return place
        self._numbers += 1
        name = f"p{self._numbers}"
        self._temporaries.append(f"{WIDTHS[str(place.kind)]} *{name} = 0;")
        self.emit(f"{name} = &{place.text};")
        return Value(place.kind, f"*{name}", reads=True, field=place.field)

    def do_if(self, node: ast.If) -> None:
        self.emit(f"if ({self.truth(node.test).text}) {{")
        self.nested(node.body)
        if node.orelse:
            self.emit("} else {")
            self.nested(node.orelse)
        self.emit("}")

    def do_while(self, node: ast.While) -> None:
        mark = len(self._lines)
        self._depth += 1
        test = self.truth(node.test)
        self._depth -= 1
        needed = self._lines[mark:]
        del self._lines[mark:]
        self._numbers += 1
        turn = f"w{self._numbers}"
        most = RULE_TURNS if self.unit.is_rule(self.rule.function) else DRIVER_TURNS
        onward = f"{turn} = ENDS({turn}, {most}LL, {self.site(node, LOOP)})"
        if needed:  # the test acts, so it is made inside
            self.emit(f"for (i64 {turn} = 0;; {onward}) {{")
            self._lines += needed
            self._depth += 1
            self.emit(f"if (!({test.text})) break;")
            self._depth -= 1
        else:
            self.emit(f"for (i64 {turn} = 0; {test.text}; {onward}) {{")
        self.nested(node.body)
        self.emit("}")

    def do_for(self, node: ast.For) -> None:
        assert isinstance(node.iter, ast.Call)
        if not isinstance(node.target, ast.Name):
            self.refuse(node, "a for loop over two names", "Loop over one index")
        if not 1 <= len(node.iter.args) <= 3:
            self.refuse(node, "range takes an end, or a start, an end and a step", "Write range(n)")
        bounds = [
            self.whole(each, bound) for each, bound in zip(node.iter.args, self.operands(node.iter.args), strict=True)
        ]
        if len(bounds) == 1:
            bounds.insert(0, number(0))
        step = 1
        if len(bounds) == 3:
            if not bounds[2].known:
                self.refuse(node, "a range whose step is not a constant", "Write the step as a number other than 0")
            step = bounds[2].known or 1
        name = node.target.id
        old = self.locals.get(name)
        self.locals[name] = INT if old is None else self.joined(node.target, old, INT)
        self._numbers += 1
        i, end = f"i{self._numbers}", f"e{self._numbers}"
        less = "<" if step > 0 else ">"
        onward = f"{i} += {step}"
        if abs(step) != 1:  # near the largest int there a step would wrap around, and the loop would go on for ever
            high, low = (end, i) if step > 0 else (i, end)
            far = f"(uint64_t){high} - (uint64_t){low} > {abs(step)}ULL"
            onward = f"{i} = {far} ? {i} + ({step}) : {end}"
        self.emit(f"for (i64 {i} = {bounds[0].text}, {end} = {bounds[1].text}; {i} {less} {end}; {onward}) {{")
        self._depth += 1
        self.emit(f"v_{name} = {i};")
        self.block(node.body)
        self._depth -= 1
        self.emit("}")

    # --- values in Python's order

    def put_aside(self, value: Value) -> Value:
        """The value as it is now."""
        if not value.reads:
            return value
        name = self.temporary(value.kind)
        self.emit(f"{name} = {value.text};")
        return Value(value.kind, name, lengths=value.lengths, field=value.field)

    def put_aside_before(self, mark: int, values: Sequence[Value]) -> list[Value]:
        """These values as they were before what has been emitted since the mark."""
        added = self._lines[mark:]
        del self._lines[mark:]
        kept = [self.put_aside(value) for value in values]
        self._lines += added
        return kept

    def operands(self, nodes: Sequence[ast.expr]) -> list[Value]:
        """Values from left to right: where one of them acts, those before it are put aside first."""
        made: list[Value] = []
        for node in nodes:
            mark = len(self._lines)
            value = self.value(node)
            if len(self._lines) != mark:
                made = self.put_aside_before(mark, made)
            made.append(value)
        return made

    def value(self, node: ast.expr) -> Value:
        return VALUES[type(node)](self, node)

    def truth(self, node: ast.expr) -> Value:
        """A value of which only matters whether it is 0."""
        if isinstance(node, ast.BoolOp):
            return self.circuit(node, as_truth=True)
        value = self.value(node)
        if value.kind not in (INT, BOOL, FLOAT):
            self.refuse(node, "a row or a record as a condition", "Compare ints")
        return value

    def whole(self, node: ast.AST, value: Value) -> Value:
        if value.kind not in (INT, BOOL):
            self.refuse(node, "an int is needed here", "Use whole numbers")
        return value

    def joined(self, node: ast.AST, a: Kind, b: Kind) -> Kind:
        """What both kinds can be taken for."""
        if a == b:
            return a
        if {a, b} == {INT, BOOL}:
            return INT
        if not isinstance(a, Rec | Row) and not isinstance(b, Rec | Row) and {a, b} <= {INT, BOOL, FLOAT}:
            return FLOAT
        self.refuse(node, "a local has two kinds of value", "Use a name for each")

    def as_kind(self, value: Value, kind: Kind) -> str:
        """The text of a value that is taken for this kind."""
        if value.kind == BOOL and kind == INT:
            return f"(i64)({value.text})"
        if value.kind != FLOAT and kind == FLOAT:
            return f"(double){value.text}"
        return value.text

    # --- expressions

    def constant(self, node: ast.Constant) -> Value:
        if isinstance(node.value, bool):
            return Value(BOOL, str(int(node.value)))
        if isinstance(node.value, float):
            return Value(FLOAT, repr(node.value))
        return self.known(node, node.value)

    def known(self, node: ast.AST, n: Any) -> Value:
        if not -(1 << 63) < n < 1 << 63:
            self.refuse(node, f"{n} does not fit 64 bits", "Stay below 2**63")
        return number(n)

    def name_of(self, node: ast.Name) -> Value:
        if node.id in self.locals:
            kind = self.locals[node.id]
            lengths: tuple[int | str, ...] = ()
            if isinstance(kind, Row):
                lengths = tuple(
                    f"n{k}_v_{node.id}" if length is None else length for k, length in enumerate(kind.lengths)
                )
            return Value(kind, f"v_{node.id}", lengths=lengths)
        found = self.rule.function.__globals__.get(node.id)
        if isinstance(found, NamedTable):
            self.in_room = True
            table = self.unit.table(found)
            first = f"T->n_{table.name}" if table.varies else table.lengths[0]
            known = (None, *table.lengths[1:]) if table.varies else table.lengths
            return Value(Row(table.kind, known), f"T->{table.name}", lengths=(first, *table.lengths[1:]))
        if type(found) is int:
            return self.known(node, found)
        self.refuse(node, f"{node.id} has no value here", "Set it on every path before it is used")

    def attribute(self, node: ast.Attribute) -> Value:
        return self.loaded(self.place(node))

    def subscript(self, node: ast.Subscript) -> Value:
        return self.loaded(self.place(node))

    def loaded(self, place: Value) -> Value:
        if place.field and place.kind in WIDTHS:
            self.loads.add(place.field)
        if place.kind == "f64":
            return Value(FLOAT, place.text, reads=True, calls=place.calls)
        if place.kind in WIDTHS:
            text = place.text if place.kind == "i64" else f"(i64){place.text}"
            return Value(INT, text, reads=True, calls=place.calls)
        return place

    def place(self, node: ast.expr) -> Value:
        """Where something is: for a number what can be assigned to, for rows and records what points to them."""
        if isinstance(node, ast.Attribute):
            return self.field_place(node)
        if isinstance(node, ast.Subscript):
            return self.item_place(node)
        return self.value(node)

    def field_place(self, node: ast.Attribute) -> Value:
        base = self.value(node.value)
        if not isinstance(base.kind, Rec):
            self.refuse(node, f"the field {node.attr} of something that is no record", "Take it from a record")
        found = base.kind.record.fields.get(node.attr)
        if found is None:
            fields = ", ".join(base.kind.record.fields)
            name = base.kind.record.__name__
            self.refuse(node, f"{name} has no field called {node.attr}", f"Its fields are: {fields}")
        item: Any = Rec(found.record) if found.record else found.kind
        text = f"{base.text}->f_{node.attr}"
        field = (base.kind.record, node.attr)
        if not found.shape:
            return Value(item, text, reads=True, calls=base.calls, field=field)
        return Value(Row(item, found.shape), text, base.reads, found.shape, calls=base.calls, field=field)

    def item_place(self, node: ast.Subscript) -> Value:
        base, index = self.operands([node.value, node.slice])
        if not isinstance(base.kind, Row):
            self.refuse(node, "an index of something that is no row", "Index rows, tables and fields with a length")
        self.whole(node.slice, index)
        length = base.lengths[0]
        if index.known is not None and isinstance(length, int):
            if not 0 <= index.known < length:
                self.refuse(node, f"index {index.known} is outside 0 to {length - 1}", "Stay inside the row")
            at = index.text
        else:
            at = f"AT({self.as_kind(index, INT)}, {length}, {self.site(node, INDEX)})"
        reads, calls = base.reads or index.reads, base.calls or index.calls
        inner, lengths = base.kind.lengths[1:], base.lengths[1:]
        if inner:
            stride = " * ".join(map(str, lengths))
            text = f"({base.text} + {at} * {stride})"
            return Value(Row(base.kind.item, inner), text, reads, lengths, calls=calls, field=base.field)
        if isinstance(base.kind.item, Rec):
            return Value(base.kind.item, f"(&{base.text}[{at}])", reads, calls=calls)
        return Value(base.kind.item, f"{base.text}[{at}]", reads=True, calls=calls, field=base.field)

    def call(self, node: ast.Call) -> Value:
        assert isinstance(node.func, ast.Name)
        name = node.func.id
        target = self.rule.function.__globals__.get(name)
        if isinstance(target, BoundRule):
            return self.rule_call(node, target)
        if isinstance(target, str):
            return PRIMITIVE_CALLS[target](self, node)
        if target is None and name in BUILTIN_CALLS:
            return BUILTIN_CALLS[name](self, node)
        self.refuse(node, f"{name} is no function of the rulebook language", "Call module-level functions only")

    def rule_call(self, node: ast.Call, target: BoundRule) -> Value:
        arguments = self.operands(node.args)
        if len(arguments) != len(target.tree.args.args):
            self.refuse(node, f"{target.function.__name__} takes {len(target.tree.args.args)} arguments", "Pass them")
        if any(each.kind == VOID for each in arguments):
            self.refuse(node, "an argument that is the result of something that returns nothing", "Return an int")
        made = self.unit.instance(target, tuple(INT if each.kind == BOOL else each.kind for each in arguments))
        passed = ["T"] if made.in_room else []
        self.in_room |= made.in_room
        self.callees.add(made)
        for each in arguments:
            if isinstance(each.kind, Row):
                self.hand_over(each, made.acts)
            passed.append(self.as_kind(each, INT) if each.kind == BOOL else each.text)
            if isinstance(each.kind, Row):
                passed += [str(each.lengths[k]) for k, length in enumerate(each.kind.lengths) if length is None]
        text = f"{made.name}({', '.join(passed)})"
        if not made.acts:
            looks = any(isinstance(each.kind, Rec | Row) or each.reads for each in arguments)
            return Value(made.returns, text, reads=looks, calls=True)
        self.acts = True
        if made.returns == VOID:
            self.emit(f"{text};")
            return Value(VOID, "")
        result = self.temporary(made.returns)
        self.emit(f"{result} = {text};")
        return Value(made.returns, result)

    def call_copy(self, node: ast.Call) -> Value:
        to, source = self.records(node)
        self.acts = self.copies = True
        self.emit(f"COPY({to.text}, {source.text});")
        return Value(VOID, "")

    def call_same(self, node: ast.Call) -> Value:
        a, b = self.records(node)
        self.compares = True
        return Value(BOOL, f"SAME({a.text}, {b.text})", reads=True, calls=True)

    def records(self, node: ast.Call) -> list[Value]:
        """The two states that a primitive is about."""
        values = self.operands(node.args)
        if len(values) != 2 or values[0].kind != values[1].kind or not isinstance(values[0].kind, Rec):
            self.refuse(node, "this is about two states", "Pass two states")
        return values

    def call_tell(self, node: ast.Call) -> Value:
        values = [self.whole(at, each) for at, each in zip(node.args[1:], self.operands(node.args)[1:], strict=True)]
        if len(values) != 5:
            self.refuse(node, "tell takes a state, an audience, an event and three ints", "Pass 0 where there is none")
        self.acts = self.in_room = True
        self.emit(f"TELL({', '.join(self.as_kind(each, INT) for each in values)});")
        return Value(VOID, "")

    def only_operand(self, node: ast.Call) -> Value:
        values = self.operands(node.args)
        if len(values) != 1:
            self.refuse(node, f"{ast.unparse(node.func)} takes one argument", "Pass one")
        return values[0]

    def call_root(self, node: ast.Call) -> Value:
        value = self.only_operand(node)
        if value.kind not in (INT, BOOL, FLOAT):
            self.refuse(node, "the root of something that is no number", "Pass an int or a fraction")
        return Value(FLOAT, f"__builtin_sqrt({self.as_kind(value, FLOAT)})", value.reads)

    def call_len(self, node: ast.Call) -> Value:
        value = self.only_operand(node)
        if not isinstance(value.kind, Row):
            self.refuse(
                node, "the length of something that is no row", "Rows, tables and fields with a length have one"
            )
        length = value.lengths[0]
        return number(length) if isinstance(length, int) else Value(INT, length)

    def call_abs(self, node: ast.Call) -> Value:
        value = self.only_operand(node)
        text = self.as_kind(self.whole(node, value), INT)
        if self.unit.strict:
            return Value(INT, f"strict_abs({text}, {self.site(node, OVERFLOW)})", value.reads, calls=value.calls)
        return Value(INT, f"abs_int({text})", value.reads, calls=value.calls)

    def call_extreme(self, node: ast.Call) -> Value:
        assert isinstance(node.func, ast.Name)
        values = self.operands(node.args)
        if len(values) < 2 or any(each.kind not in (INT, BOOL, FLOAT) for each in values):
            self.refuse(node, f"{node.func.id} is for two numbers and more", "Loop over a row")
        kind = FLOAT if any(each.kind == FLOAT for each in values) else INT
        text = self.as_kind(values[0], kind)
        for each in values[1:]:
            text = f"{node.func.id}_{kind}({text}, {self.as_kind(each, kind)})"
        return Value(kind, text, any(v.reads for v in values), calls=any(v.calls for v in values))

    def binary(self, node: ast.BinOp) -> Value:
        left, right = self.operands([node.left, node.right])
        return self.arithmetic(node, node.op, left, right)

    def arithmetic(self, node: ast.AST, op: ast.operator, a: Value, b: Value) -> Value:
        if any(each.kind not in (INT, BOOL, FLOAT) for each in (a, b)):
            self.refuse(node, "arithmetic with something that is no number", "Use ints")
        reads, calls, sign = a.reads or b.reads, a.calls or b.calls, type(op)
        if FLOAT in (a.kind, b.kind) or sign is ast.Div:
            left, right = self.as_kind(a, FLOAT), self.as_kind(b, FLOAT)
            if sign is ast.Div:
                text = f"float_div({left}, {right}, {self.site(node, DIVISION)})"
                return Value(FLOAT, text, reads, calls=calls)
            if sign not in (ast.Add, ast.Sub, ast.Mult):
                self.refuse(node, "a fraction is no operand of this", "Use + - * or /")
            return Value(FLOAT, f"({left} {SIGNS[sign]} {right})", reads, calls=calls)
        if a.known is not None and b.known is not None and (b.known or sign not in (ast.FloorDiv, ast.Mod)):
            if sign not in (ast.LShift, ast.RShift) or 0 <= b.known < 64:
                return self.known(node, FOLDED[sign](a.known, b.known))
        if a.kind == b.kind == BOOL and sign in (ast.BitAnd, ast.BitOr, ast.BitXor):
            return Value(BOOL, f"({a.text} {SIGNS[sign]} {b.text})", reads, calls=calls)
        return Value(INT, self.int_text(node, sign, a, b), reads, calls=calls)

    def int_text(self, node: ast.AST, sign: type[ast.operator], a: Value, b: Value) -> str:
        left, right = self.as_kind(a, INT), self.as_kind(b, INT)
        strict = self.unit.strict
        if sign in (ast.FloorDiv, ast.Mod):
            power = b.known is not None and b.known > 0 and b.known & (b.known - 1) == 0
            if power and sign is ast.FloorDiv:
                return f"({left} >> {(b.known or 1).bit_length() - 1})"
            if power:
                return f"({left} & {(b.known or 1) - 1}LL)"
            if sign is ast.FloorDiv and strict:
                sites = f"{self.site(node, DIVISION)}, {self.site(node, OVERFLOW)}"
                return f"strict_floor_div({left}, {right}, {sites})"
            name = "floor_div" if sign is ast.FloorDiv else "floor_mod"
            return f"{name}({left}, {right}, {self.site(node, DIVISION)})"
        if sign in (ast.LShift, ast.RShift):
            if strict and sign is ast.LShift:
                return f"strict_left({left}, {right}, {self.site(node, SHIFT)}, {self.site(node, OVERFLOW)})"
            if b.known is not None and 0 <= b.known < 64:
                if sign is ast.RShift:
                    return f"({left} >> {b.known})"
                return f"(i64)((uint64_t)({left}) << {b.known})"
            name = "shift_left" if sign is ast.LShift else "shift_right"
            return f"{name}({left}, {right}, {self.site(node, SHIFT)})"
        if strict and sign in STRICT_NAMES:
            return f"{STRICT_NAMES[sign]}({left}, {right}, {self.site(node, OVERFLOW)})"
        return f"({left} {SIGNS[sign]} {right})"

    def unary(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            value = self.truth(node.operand)
            return Value(BOOL, f"!({value.text})", value.reads, calls=value.calls)
        value = self.value(node.operand)
        if value.kind not in (INT, BOOL, FLOAT):
            self.refuse(node, "a sign before something that is no number", "Use ints")
        if value.kind == FLOAT and isinstance(node.op, ast.USub):
            return Value(FLOAT, f"(-{value.text})", value.reads, calls=value.calls)
        self.whole(node, value)
        if isinstance(node.op, ast.UAdd):
            return value
        if value.known is not None:
            return self.known(node, -value.known if isinstance(node.op, ast.USub) else ~value.known)
        text = self.as_kind(value, INT)
        if isinstance(node.op, ast.Invert):
            return Value(INT, f"(~{text})", value.reads, calls=value.calls)
        return Value(INT, self.int_text(node, ast.Sub, number(0), value), value.reads, calls=value.calls)

    def comparison(self, node: ast.Compare) -> Value:
        values = self.operands([node.left, node.comparators[0]])
        mark = len(self._lines)
        values += self.operands(node.comparators[1:])
        if len(self._lines) != mark:
            self.refuse(node, "a call that changes something in a chain of comparisons", "Compare one by one")
        if any(each.kind not in (INT, BOOL, FLOAT) for each in values):
            self.refuse(node, "a comparison of rows or records", "Compare their ints")
        pairs = zip(values, node.ops, values[1:], strict=False)
        parts = [f"{a.text} {COMPARISONS[type(op)]} {b.text}" for a, op, b in pairs]
        text = parts[0] if len(parts) == 1 else " && ".join(f"({part})" for part in parts)
        return Value(BOOL, f"({text})", any(v.reads for v in values), calls=any(v.calls for v in values))

    def circuit_value(self, node: ast.BoolOp) -> Value:
        return self.circuit(node, as_truth=False)

    def circuit(self, node: ast.BoolOp, as_truth: bool) -> Value:
        """`and` and `or`: what stands behind a decided one is not evaluated."""
        sign = " && " if isinstance(node.op, ast.And) else " || "
        values: list[Value] = []
        for operand in node.values:
            mark = len(self._lines)
            self._depth += bool(values)
            value = self.truth(operand) if as_truth else self.value(operand)
            self._depth -= bool(values)
            if not as_truth and value.kind != BOOL:
                self.refuse(node, "`and` or `or` of ints as a value", "Write if and else, or compare with 0")
            if values and len(self._lines) != mark:  # something acts there, if it comes to that
                added = self._lines[mark:]
                del self._lines[mark:]
                result = self.temporary(BOOL)
                self.emit(f"{result} = {sign.join(each.text for each in values)};")
                self.emit(f"if ({'' if isinstance(node.op, ast.And) else '!'}{result}) {{")
                self._lines += added
                self._depth += 1
                self.emit(f"{result} = {value.text};" if value.kind == BOOL else f"{result} = {value.text} != 0;")
                self._depth -= 1
                self.emit("}")
                value, values = Value(BOOL, result), []
            text = f"({value.text} != 0)" if value.kind == FLOAT else f"({value.text})"
            values.append(Value(BOOL, text, value.reads, calls=value.calls))
        return Value(
            BOOL,
            f"({sign.join(v.text for v in values)})",
            any(v.reads for v in values),
            calls=any(v.calls for v in values),
        )

    def choice(self, node: ast.IfExp) -> Value:
        test = self.truth(node.test)
        mark = len(self._lines)
        self._depth += 1
        a = self.value(node.body)
        split = len(self._lines)
        b = self.value(node.orelse)
        self._depth -= 1
        kind = self.joined(node, a.kind, b.kind)
        if isinstance(kind, Rec | Row) or kind == VOID:
            self.refuse(node, "a row or a record is chosen by if and else", "Choose the index")
        yes, no = self.as_kind(a, kind), self.as_kind(b, kind)
        if len(self._lines) == mark:
            three = (test, a, b)
            return Value(
                kind, f"({test.text} ? {yes} : {no})", any(v.reads for v in three), calls=any(v.calls for v in three)
            )
        left, right = self._lines[mark:split], self._lines[split:]
        del self._lines[mark:]
        result = self.temporary(kind)
        self.emit(f"if ({test.text}) {{")
        self._lines += [*left, "  " * (self._depth + 1) + f"{result} = {yes};"]
        self.emit("} else {")
        self._lines += [*right, "  " * (self._depth + 1) + f"{result} = {no};"]
        self.emit("}")
        return Value(kind, result)


STATEMENTS: dict[type[ast.stmt], Callable[[Function, Any], None]] = {
    ast.AnnAssign: Function.do_annotated,
    ast.Assign: Function.do_assign,
    ast.AugAssign: Function.do_augmented,
    ast.Break: Function.do_break,
    ast.Continue: Function.do_continue,
    ast.Expr: Function.do_expression,
    ast.For: Function.do_for,
    ast.If: Function.do_if,
    ast.Pass: Function.do_pass,
    ast.Return: Function.do_return,
    ast.While: Function.do_while,
}
VALUES: dict[type[ast.expr], Callable[[Function, Any], Value]] = {
    ast.Attribute: Function.attribute,
    ast.BinOp: Function.binary,
    ast.BoolOp: Function.circuit_value,
    ast.Call: Function.call,
    ast.Compare: Function.comparison,
    ast.Constant: Function.constant,
    ast.IfExp: Function.choice,
    ast.Name: Function.name_of,
    ast.Subscript: Function.subscript,
    ast.UnaryOp: Function.unary,
}
PRIMITIVE_CALLS: Mapping[str, Callable[[Function, ast.Call], Value]] = {
    "copy": Function.call_copy,
    "root": Function.call_root,
    "same": Function.call_same,
    "tell": Function.call_tell,
}
BUILTIN_CALLS: Mapping[str, Callable[[Function, ast.Call], Value]] = {
    "abs": Function.call_abs,
    "len": Function.call_len,
    "max": Function.call_extreme,
    "min": Function.call_extreme,
}
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


def number(n: int) -> Value:
    """A constant. All have 64 bits: C would compute with fewer."""
    return Value(INT, f"{n}LL" if n >= 0 else f"({n}LL)", known=n)


def is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
