"""The translator turns a game's rules, and the drivers, into one unit of C99.

Records become structs, and rules become static functions. Card tables are data that callers pass in (the ``Room``), so
edited cards need no compiler. The same unit is compiled for a CPU, for WebAssembly and for a GPU.

The C code does what Python does: ints have 64 bits, `//` and `%` round down, indexes are checked, and operands are
evaluated in Python's order (`draft`). The translator refuses anything else, and names the line and a cure.
"""

from __future__ import annotations

import ast
import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources

from aerodrome.engines.draft import BoundRule, Draft, Untranslatable, Value
from aerodrome.engines.expressions import VALUES
from aerodrome.engines.kinds import FLOAT, VOID, WIDTHS, Kind, NamedTable, RoomTable, c_kind, c_record, travelling
from aerodrome.engines.statements import block
from aerodrome.rulebook import subset
from aerodrome.rulebook.binding import Binder, PlainRule, closure
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.primitives import PRIMITIVES
from aerodrome.rulebook.record import Record, records_of

TOLD_LIMIT = 2048
"""How many events and messages the buffer of a call holds. Any more are counted and dropped."""

HOT = ("refusal", "following", "hunch")
"""Functions of the contract that run in the innermost loops, over a seat's actions. Inlined on a CPU, they make a game
up to a tenth faster."""

LONG = 12
"""Functions with more lines than this are not inlined on a GPU."""


@dataclass(frozen=True)
class Site:
    """A line of the rules where something can go wrong."""

    what: str
    file: str
    line: int
    function: str


class Function(Draft):
    def __init__(self, unit: Unit, rule: BoundRule, kinds: tuple[Kind, ...], name: str) -> None:
        super().__init__(unit, rule, kinds)
        self.name = name
        self.prototype = self.text = ""

    def value(self, node: ast.expr) -> Value:
        return VALUES[type(node)](self, node)

    def translate(self) -> None:
        while True:  # until the kinds of all locals and of the result stay the same
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
        self.prototype = f"{fn} {self.size}{c_kind(self.returns)}{self.name}({', '.join(passed) or 'void'})"
        own = [(name, kind) for name, kind in self.locals.items() if name not in self.parameters]
        lines = [f"  {each} = 0;" for name, kind in own for each in declared(name, kind)]
        lines += [f"  {each}" for each in self.temporaries]
        lines += self.lines
        if self.returns != VOID and not isinstance(self.rule.tree.body[-1], ast.Return):
            lines.append("  return 0;")
        self.text = "\n".join([f"{self.prototype} {{", *lines, "}"])

    @property
    def size(self) -> str:
        """A function that says something, or serves previews alone, runs once a question or an event, not a million
        times a second. In a browser, it had better be small."""
        return "SMALL " if self.says or self.rule.function.__code__ in self.unit.seldom else ""

    def export_text(self, name: str) -> str:
        """A wrapper for callers outside: it returns 0 or the site of a fault, and writes the result to ``answer``."""
        taken, passed = ["Room *T"], ["T"] * self.in_room
        for own, kind in self.parameters.items():
            taken += declared(own, kind)
            passed += [f"v_{own}", *(f"n{k}_v_{own}" for k in travelling(kind))]
        if self.returns != VOID:
            taken.append(f"{'double' if self.returns == FLOAT else 'i64'} *answer")
        call = f"{self.name}({', '.join(passed)});"
        kept = call if self.returns == VOID else f"*answer = {call}"
        unused = "" if self.in_room else "  (void)T;\n"
        head = f"EXPORT({name}) {self.size}int32_t {name}({', '.join(taken)})"
        return f"{head} {{\n{unused}  GUARD;\n  {kept}\n  return 0;\n}}"


def declared(name: str, kind: Kind) -> list[str]:
    """The declarations of a parameter or a local, with the lengths that travel beside it."""
    return [f"{c_kind(kind)}v_{name}", *(f"i64 n{k}_v_{name}" for k in travelling(kind))]


class Unit:
    """One game's rules in C. With ``strict``, for tests, a result that differs from Python's ints is a fault."""

    def __init__(self, game: Game, *, strict: bool = False) -> None:
        self.game, self.strict = game, strict
        self.records = records_of(game.state)
        self.tables: dict[tuple[str, str], RoomTable] = {}
        self.functions: list[Function] = []
        self.sites: dict[Site, int] = {}
        self.exports: dict[str, Function] = {}
        self.rules: list[PlainRule] = []
        self._names: set[str] = set()
        self.hot = {game.supplied[name].__code__ for name in HOT if name in game.supplied}
        steady = {rule.__code__ for rule in closure(game.supplied.values(), game.supplied)}
        self._rules = {rule.__code__ for rule in closure(game.functions, game.supplied)}
        self.seldom = self._rules - steady
        self._binder = Binder(
            game.supplied,
            primitives={primitive.__name__: primitive.__name__ for primitive in PRIMITIVES},
            tables=game.tables_in_use,
            homes=game.homes,
            finish=self._bound,
            table=NamedTable,
        )

    def export(self, name: str, function: PlainRule, kinds: Sequence[Kind]) -> None:
        """Translate a rule or a driver with everything it calls, and export it by this name."""
        self.exports[name] = self.instance(self._binder.bind(function), tuple(kinds))

    def is_rule(self, function: PlainRule) -> bool:
        """Does the function belong to the game, and not to a driver?"""
        return function.__code__ in self._rules

    def _bound(self, function: PlainRule) -> BoundRule:
        faults = subset.check([function], self.records, algorithms=not self.is_rule(function))
        if faults:
            raise Untranslatable(faults[0])
        self.rules.append(function)
        return BoundRule(function, subset.tree_of(function))

    def instance(self, rule: BoundRule, kinds: tuple[Kind, ...]) -> Function:
        if kinds not in rule.made:
            made = Function(self, rule, kinds, self._free_name(f"r_{rule.function.__name__}"))
            made.translate()
            rule.made[kinds] = made
            self.functions.append(made)
        return rule.made[kinds]

    def _free_name(self, wanted: str) -> str:
        name, number = wanted, 2
        while name in self._names:
            name, number = f"{wanted}_{number}", number + 1
        self._names.add(name)
        return name

    def site(self, what: str, file: str, line: int, function: str) -> int:
        """The number that reports a fault at this line; 0 means no fault."""
        return self.sites.setdefault(Site(what, file, line, function), len(self.sites) + 1)

    def table(self, named: NamedTable) -> RoomTable:
        if named.home not in self.tables:
            longest = getattr(sys.modules[named.home[0]], "LONGEST", {}).get(named.home[1])
            name, lengths = self._free_name(f"t_{named.home[1]}"), (longest or named.lengths[0], *named.lengths[1:])
            self.tables[named.home] = RoomTable(named.home, name, named.kind, lengths, longest is not None)
        return self.tables[named.home]

    @property
    def sources(self) -> set[str]:
        """The files of all rules, and of their tables and constants."""
        files = {rule.__code__.co_filename for rule in self.rules}
        modules = {*self._binder.namespaces, self.game.state.__module__}
        return files | {str(sys.modules[each].__file__) for each in modules if each in sys.modules}

    # --- the text

    def text(self, prefix: str, tag: str = "") -> str:
        """The whole unit. ``prefix`` begins all exported names, and the tag identifies the library."""
        prelude = resources.files(__package__).joinpath("prelude.h").read_text(encoding="utf-8")
        parts = [
            *(["#define STRICT"] if self.strict else []),
            prelude,
            *(struct_text(record) for record in reversed(self.records)),
            self._room_text(),
            *(f"{function.prototype};" for function in self.functions),
            *(function.text for function in self.functions),
            "#ifdef EXPORT",
            *(function.export_text(f"{prefix}_{name}") for name, function in self.exports.items()),
            FACTS.format(prefix=prefix, tag=tag, state=c_record(self.game.state)),
            "#endif",
        ]
        return "\n".join(parts) + "\n"

    def _room_text(self) -> str:
        ear = ["  i64 listening;", "  i64 times_told;", f"  i64 told[{5 * TOLD_LIMIT}];"]
        lines = ["typedef struct Room {", "#ifndef DEAF", *ear, "#endif"]
        lines += [f"  i64 n_{table.name};" for table in self.tables.values() if table.varies]
        for table in sorted(self.tables.values(), key=lambda each: -int(each.kind[1:])):
            lines.append(f"  {WIDTHS[table.kind]} {table.name}[{math.prod(table.lengths)}];")
        lines += ["} Room;", TELLING.format(limit=TOLD_LIMIT)]
        return "\n".join(lines)


TELLING = """#ifdef DEAF
#define TELL(...) ((void)0)
#define SAY(...) ((void)0)
#else
FN void keep_told(Room *T, i64 audience, i64 event, i64 a, i64 b, i64 c) {{
  i64 n = T->times_told++;
  if (n < {limit}) {{
    int64_t *told = T->told + 5 * n;
    told[0] = audience; told[1] = event; told[2] = a; told[3] = b; told[4] = c;
  }}
}}
#define TELL(audience, event, a, b, c) if (T->listening) keep_told(T, audience, event, a, b, c)
FN SMALL void keep_said(Room *T, i64 message, i64 a, i64 b, i64 c, i64 d) {{
  TELL(message, a, b, c, d);
}}
#define SAY(message, a, b, c, d) keep_said(T, message, a, b, c, d)
#endif"""


FACTS = """EXPORT({prefix}_tag) const char *{prefix}_tag(void) {{ return "{tag}"; }}
EXPORT({prefix}_room_bytes) int32_t {prefix}_room_bytes(void) {{ return sizeof(Room); }}
EXPORT({prefix}_state_bytes) int32_t {prefix}_state_bytes(void) {{ return sizeof({state}); }}"""


def struct_text(record: type[Record]) -> str:
    name = c_record(record)
    lines = [f"typedef struct {name} {{"]
    for key, each in record.fields.items():
        kind = c_record(each.record) if each.record else WIDTHS[str(each.kind)]
        lines.append(f"  {kind} f_{key}{f'[{math.prod(each.shape)}]' if each.shape else ''};")
    lines.append(f"}} {name};")
    lines.append(f"typedef char {name}_is_laid_out_alike[sizeof({name}) == {record.size()} ? 1 : -1];")
    return "\n".join(lines)
