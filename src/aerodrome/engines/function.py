"""One rule in C, whole: its head, its locals, its lines, and what is exported of it."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from aerodrome.engines.draft import BoundRule, Draft, Value
from aerodrome.engines.expressions import VALUES
from aerodrome.engines.kinds import FLOAT, VOID, Kind, c_kind, travelling
from aerodrome.engines.statements import block

if TYPE_CHECKING:
    from aerodrome.engines.translate import Unit

LONG = 12
"""Lines from which on a function is not inlined on a GPU."""


class Function(Draft):
    """One rule in C, for one combination of kinds of its arguments."""

    def __init__(self, unit: Unit, rule: BoundRule, kinds: tuple[Kind, ...], name: str) -> None:
        super().__init__(unit, rule, kinds)
        self.name = name
        self.prototype = self.text = ""

    def value(self, node: ast.expr) -> Value:
        return VALUES[type(node)](self, node)

    def translate(self) -> None:
        while True:  # until no local and no result changes its kind any more
            before = dict(self.locals), self.returns
            self.begin()
            block(self, self.rule.tree.body)
            if (self.locals, self.returns) == before:
                break
        if self.returns_nothing and self.returns != VOID:
            self.refuse(self.returns_nothing, "nothing is returned here, and a number elsewhere", "Return an int here")
        passed = [each for name, kind in self.parameters.items() for each in declared(name, kind)]
        if self.in_room:
            passed.insert(0, "Room *T")
        hot, long = self.rule.function.__code__ in self.unit.hot, len(self.lines) > LONG
        fn = "FN_HOT" if hot else "FN_LONG" if long else "FN"
        self.prototype = f"{fn} {c_kind(self.returns)}{self.name}({', '.join(passed) or 'void'})"
        own = [(name, kind) for name, kind in self.locals.items() if name not in self.parameters]
        lines = [f"  {each} = 0;" for name, kind in own for each in declared(name, kind)]
        lines += [f"  {each}" for each in self.temporaries]
        lines += self.lines
        if self.returns != VOID and not isinstance(self.rule.tree.body[-1], ast.Return):
            lines.append("  return 0;")
        self.text = "\n".join([f"{self.prototype} {{", *lines, "}"])

    def export_text(self, name: str) -> str:
        """The same for the world outside: answers 0 or the site of a fault, and puts what is returned into a place."""
        taken, passed = ["Room *T"], ["T"] * self.in_room
        for own, kind in self.parameters.items():
            taken += declared(own, kind)
            passed += [f"v_{own}", *(f"n{k}_v_{own}" for k in travelling(kind))]
        if self.returns != VOID:
            taken.append(f"{'double' if self.returns == FLOAT else 'i64'} *answer")
        call = f"{self.name}({', '.join(passed)});"
        kept = call if self.returns == VOID else f"*answer = {call}"
        unused = "" if self.in_room else "  (void)T;\n"
        return f"EXPORT({name}) int32_t {name}({', '.join(taken)}) {{\n{unused}  GUARD;\n  {kept}\n  return 0;\n}}"


def declared(name: str, kind: Kind) -> list[str]:
    """A parameter or a local, with the lengths that travel beside it."""
    return [f"{c_kind(kind)}v_{name}", *(f"i64 n{k}_v_{name}" for k in travelling(kind))]
