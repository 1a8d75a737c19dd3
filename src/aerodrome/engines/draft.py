"""A function on its way to C: the lines written so far, what we know about it, and the values in it.

C may evaluate operands in any order. So a call that changes something becomes a separate statement, and values read
before it are saved in temporaries first.
"""

from __future__ import annotations

import ast
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NoReturn

from aerodrome.engines.kinds import BOOL, FLOAT, INT, NUMBERS, VOID, WIDTHS, Kind, c_kind
from aerodrome.rulebook import subset
from aerodrome.rulebook.binding import PlainRule, RulebookError
from aerodrome.rulebook.record import Record

if TYPE_CHECKING:
    from aerodrome.engines.translate import Function, Unit

INDEX, DIVISION, SHIFT, LOOP, OVERFLOW, STORE = "index", "division", "shift", "loop", "overflow", "store"
"""The faults of translated rules. Only strict builds notice the last two."""

Field = tuple[type[Record], str]


class Untranslatable(RulebookError):
    """A rule that cannot be translated. The message names the line and the cure."""

    def __init__(self, fault: subset.Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


@dataclass(frozen=True)
class Value:
    """An expression in C, and what we know about it."""

    kind: Kind
    text: str
    reads: bool = False  # it reads memory, so it must not move past a store
    lengths: tuple[int | str, ...] = ()  # of a row, as ints or in C
    known: int | None = None  # of a constant
    calls: bool = False  # it calls a rule, so it should not be evaluated twice
    field: Field | None = None  # the field of a spot or of a row of numbers

    @property
    def is_number(self) -> bool:
        return self.kind in NUMBERS

    def taken_as(self, kind: Kind) -> str:
        """The text, converted to this kind."""
        if self.kind == BOOL and kind == INT:
            return f"(i64)({self.text})"
        if self.kind != FLOAT and kind == FLOAT:
            return f"(double){self.text}"
        return self.text


def made_of(kind: Kind, text: str, *parts: Value) -> Value:
    return Value(kind, text, any(part.reads for part in parts), calls=any(part.calls for part in parts))


def number(n: int) -> Value:
    """A constant with 64 bits, since C's default is fewer."""
    return Value(INT, f"{n}LL" if n >= 0 else f"({n}LL)", known=n)


@dataclass
class BoundRule:
    """A rule from the binder, with a translation for each combination of kinds that it is called with."""

    function: PlainRule
    tree: ast.FunctionDef
    made: dict[tuple[Kind, ...], Function] = field(default_factory=dict)


class Draft(ABC):
    """One rule for one combination of argument kinds, while we write it."""

    def __init__(self, unit: Unit, rule: BoundRule, kinds: tuple[Kind, ...]) -> None:
        self.unit, self.rule = unit, rule
        parameters = [each.arg for each in rule.tree.args.args]
        self.parameters: dict[str, Kind] = dict(zip(parameters, kinds, strict=True))
        self.locals = dict(self.parameters)
        self.returns: Kind = VOID
        self.returns_nothing: ast.Return | None = None
        self.acts = False  # the rule, or one that it calls, stores or tells something
        self.in_room = False  # it uses a table or tells something, so it needs the Room
        self.says = False  # it puts something into messages, by itself or in what it calls
        self.loads: set[Field] = set()
        """The fields that the rule reads itself, and fields whose rows it passes on."""
        self.stores: set[Field] = set()  # the same for fields that it changes
        self.copies = self.compares = False  # does the rule itself copy or compare whole states?
        self.callees: set[Function] = set()
        self.begin()

    def begin(self) -> None:
        """Start again from the first line, and keep what we know."""
        self.lines: list[str] = []
        self.temporaries: list[str] = []
        self.depth = 1
        self.sound: set[tuple[str, str]] = set()  # rows, each with an index that cannot leave it
        self._numbers = 0

    @abstractmethod
    def value(self, node: ast.expr) -> Value:
        """The value of an expression. Calls in it that act are written at once."""

    def refuse(self, node: ast.AST, what: str, cure: str) -> NoReturn:
        raise Untranslatable(subset.Fault(*self._where(node), what, cure))

    def site(self, node: ast.AST, what: str) -> int:
        return self.unit.site(what, *self._where(node))

    def _where(self, node: ast.AST) -> tuple[str, int, str]:
        function = self.rule.function
        return function.__code__.co_filename, getattr(node, "lineno", self.rule.tree.lineno), function.__name__

    def named(self, node: ast.expr) -> Any:
        """The value of a global name, such as LIMIT or `cards.STARS`; None if there is none."""
        outside = self.rule.function.__globals__
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id not in self.locals:
            return getattr(outside.get(node.value.id), node.attr, None)
        return outside.get(node.id) if isinstance(node, ast.Name) and node.id not in self.locals else None

    # --- lines

    def emit(self, text: str) -> None:
        self.lines.append("  " * self.depth + text)

    @contextmanager
    def deeper(self) -> Iterator[None]:
        self.depth += 1
        yield
        self.depth -= 1

    @contextmanager
    def inside(self, index: str, rows: set[str]) -> Iterator[None]:
        """In this block an index cannot leave these rows, so it is not checked, and compilers use vector units."""
        outside, self.sound = self.sound, self.sound | {(row, index) for row in rows}
        yield
        self.sound = outside

    @contextmanager
    def apart(self, deeper: int = 0) -> Iterator[list[str]]:
        """Collect the lines written in this block, for the caller to insert."""
        outside, self.lines = self.lines, []
        self.depth += deeper
        yield self.lines
        self.depth -= deeper
        self.lines = outside

    def fresh(self, letter: str) -> str:
        self._numbers += 1
        return f"{letter}{self._numbers}"

    def temporary(self, kind: Kind) -> str:
        name = self.fresh("k")
        self.temporaries.append(f"{c_kind(kind)}{name} = 0;")
        return name

    # --- values in Python's order

    def put_aside(self, value: Value) -> Value:
        """Save the current value in a temporary."""
        if not value.reads:
            return value
        name = self.temporary(value.kind)
        self.emit(f"{name} = {value.text};")
        return Value(value.kind, name, lengths=value.lengths, field=value.field)

    def pinned(self, spot: Value) -> Value:
        """A pointer to a spot, so that it is found only once."""
        if spot.kind not in WIDTHS:
            return spot
        name = self.fresh("p")
        self.temporaries.append(f"{WIDTHS[str(spot.kind)]} *{name} = 0;")
        self.emit(f"{name} = &{spot.text};")
        return Value(spot.kind, f"*{name}", reads=True, field=spot.field)

    def operands(self, nodes: Sequence[ast.expr]) -> list[Value]:
        """Values from left to right. Before one that acts, the earlier ones are saved."""
        made: list[Value] = []
        for node in nodes:
            with self.apart() as added:
                value = self.value(node)
            if added:
                made = [self.put_aside(each) for each in made]
            self.lines += added
            made.append(value)
        return made

    # --- kinds

    def whole(self, node: ast.AST, value: Value) -> Value:
        if value.kind not in (INT, BOOL):
            self.refuse(node, "an int is needed here", "Use whole numbers")
        return value

    def known(self, node: ast.AST, n: int) -> Value:
        if not -(1 << 63) < n < 1 << 63:
            self.refuse(node, f"{n} does not fit 64 bits", "Stay below 2**63")
        return number(n)

    def joined(self, node: ast.AST, a: Kind, b: Kind) -> Kind:
        """The kind that both can be converted to."""
        if a == b:
            return a
        if {a, b} <= NUMBERS:
            return FLOAT if FLOAT in (a, b) else INT
        self.refuse(node, "a local has two kinds of value", "Use a name for each")

    def hand_over(self, row: Value, acts: bool) -> None:
        """Note that another function gets the row, and may read it; if that function acts, it may change it."""
        if row.field:
            self.loads.add(row.field)
            if acts:
                self.stores.add(row.field)
