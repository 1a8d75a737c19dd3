"""Random small rules: text in the rulebook language, made of choices that hypothesis or a seeded generator makes.

Choice 0 is always the simplest one, so that hypothesis shrinks towards short rules. Rules end: loops are counted. Most
indexes, shifts, divisors and stores are in range, so that most calls come to their end; some are left to luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

Pick = Callable[[int], int]
"""An int below a number."""

HEAD = '''"""Random rules."""

from aerodrome.rulebook.primitives import copy, same, tell
from tests.engines.paper.cards import BLOCKS, DECK, GRID, HUGE, LARGE, PAIRS, PRICES

SEVEN = 7
MINUS = -3
WIDE = -2**62

'''

CONSTANTS = (
    *(0, 1, 2, 3, -1, 5, 7, 8, -2, -8, 100, 127, 128, -128, 255, 32767),
    *(2**31, -(2**31), 2**40, -(2**62), 2**63 - 1),
)
LOCALS = ("x", "y", "short", "T")
FIELDS = ("s.byte", "s.short", "s.int", "s.long", "p.chips", "p.sum", "o.short", "o.long")
SIGNS = ("+", "-", "*", "&", "|", "^", "//", "%", "<<", ">>")
COMPARISONS = ("<", "==", "!=", "<=", ">", ">=")


@dataclass
class Helper:
    """A rule that others call."""

    name: str
    parameters: str
    acts: bool
    answers: bool = True


@dataclass
class Writer:
    """Writes one rule."""

    pick: Pick
    helpers: Sequence[Helper]
    acts: bool
    """May it change the state?"""
    answers: bool = True
    helper: bool = False
    lines: list[str] = field(default_factory=list)
    counters: int = 0
    loops: int = 0
    pure: int = 0
    """Above 0 where no call may change anything."""

    def one_of(self, *choices: str) -> str:
        return choices[self.pick(len(choices))]

    def luck(self, one_in: int) -> bool:
        """Happens once in a while; never in the simplest rule."""
        return self.pick(one_in) == one_in - 1

    # --- ints

    def leaf(self) -> str:
        which = self.pick(8)
        if which == 0:
            return self.one_of(*LOCALS)
        if which == 1:
            return str(CONSTANTS[self.pick(len(CONSTANTS))])
        if which == 2:
            return self.one_of("a", "b")
        if which == 3:
            return self.one_of("SEVEN", "MINUS", "WIDE")
        if which == 4:
            return f"len({self.one_of('r', 'm', 'DECK', 'GRID', 's.board', 's.parts')})"
        return self.one_of(*FIELDS)

    def int(self, depth: int) -> str:
        if depth <= 0:
            return self.leaf()
        which = self.pick(14)
        if which <= 1:
            return self.leaf()
        if which >= 12:
            return self.around_a_call(depth)
        if which <= 4:
            return self.binary(depth)
        if which == 5:
            return f"{self.one_of('-', '~', '+', '-')}({self.varying(depth - 1)})"
        if which == 6:
            return self.item(depth)
        if which == 7:
            name = self.one_of("min", "max")
            more = f", {self.int(depth - 1)}" if self.luck(3) else ""
            return f"{name}({self.int(depth - 1)}, {self.int(depth - 1)}{more})"
        if which == 8:
            return f"abs({self.int(depth - 1)})"
        if which == 9:
            return f"({self.int(depth - 1)} if {self.truth(depth - 1)} else {self.int(depth - 1)})"
        if which == 10:
            return f"({self.flag(depth - 1)} {self.one_of('+', '-', '*', '&', '|')} {self.varying(depth - 1)})"
        return self.call(depth)

    def varying(self, depth: int) -> str:
        """No constant: what can be computed beforehand is refused where it does not fit."""
        text = self.int(depth)
        known = text.lstrip("-").isdigit() or text.startswith("len(") or text in ("SEVEN", "MINUS", "WIDE")
        return self.one_of(*LOCALS) if known else text

    def binary(self, depth: int) -> str:
        sign = self.one_of(*SIGNS)
        left = self.varying(depth - 1)
        if sign in ("//", "%"):
            right = self.one_of("3", "8", "-8", "-7", "1", "-1", "1024", f"({self.int(depth - 1)} | 1)")
            right = right if "|" not in right or not right[1:-5].lstrip("-").isdigit() else "5"
            if self.luck(25):
                right = self.varying(depth - 1)
        elif sign in ("<<", ">>"):
            right = self.one_of("1", "2", "0", f"({self.varying(depth - 1)} & 7)", "63" if sign == ">>" else "5")
            if self.luck(25):
                right = self.varying(depth - 1)
        else:
            right = self.int(depth - 1)
            if sign == "*" and not self.luck(4):
                left = f"({left} & 1023)"
        return f"({left} {sign} {right})"

    def index(self, depth: int, length: int | str) -> str:
        if isinstance(length, int) and self.pick(3) == 0:
            return str(self.pick(length))
        if self.luck(40):
            return f"{self.varying(depth - 1)} + 0"
        return f"({self.varying(depth - 1)}) % {length}"

    def row(self, depth: int) -> tuple[str, int | str]:
        """A row of numbers that may be changed, and its length."""
        which = self.pick(8)
        if which == 0:
            return "s.row", 7
        if which == 1:
            return "s.wide", 3
        if which == 2:
            return f"s.board[{self.index(depth, 3)}]", 4
        if which == 3:
            return f"s.cube[{self.index(depth, 2)}][{self.index(depth, 3)}]", 4
        if which == 4:
            return f"s.parts[{self.index(depth, 3)}].cards", 5
        if which == 5:
            return "p.cards", 5
        if which == 6:
            return "r", "len(r)"
        return f"m[{self.index(depth, 'len(m)')}]", 3

    def item(self, depth: int) -> str:
        which = self.pick(9)
        if which == 0:
            return f"PRICES[{self.index(depth, 7)}]"
        if which == 1:
            return f"GRID[{self.index(depth, 3)}][{self.index(depth, 4)}]"
        if which == 2:
            return f"BLOCKS[{self.index(depth, 2)}][{self.index(depth, 3)}][{self.index(depth, 2)}]"
        if which == 3:
            return f"{self.one_of('LARGE', 'HUGE')}[{self.index(depth, 3)}]"
        if which == 4:
            name, last = (("DECK", ""), ("PAIRS", "[1]"))[self.pick(2)]
            return f"{name}[{self.index(depth, f'len({name})')}]{last}"
        row, length = self.row(depth)
        return f"{row}[{self.index(depth, length)}]"

    def around_a_call(self, depth: int) -> str:
        """A call, and looks at what it may change: before it, behind it, or both."""
        seen, call = self.one_of("s.byte", "s.short", "s.row[s.byte % 7]", "p.chips", "r[0]"), self.call(depth)
        form = self.one_of("({0} - {1})", "({1} - {0})", "({0} + {1} - {0} * 3)", "max({0}, {1}, {0})")
        return form.format(seen, call)

    def call(self, depth: int) -> str:
        known = [each for each in self.helpers if each.answers and (not each.acts or (self.acts and not self.pure))]
        if not known:
            return self.leaf()
        return self.call_of(known[self.pick(len(known))], depth)

    def call_of(self, helper: Helper, depth: int) -> str:
        passed = []
        for each in helper.parameters.split(", "):
            if each == "p":
                passed.append(self.one_of("p", f"s.parts[{self.index(depth, 3)}]"))
            elif each == "r":
                passed.append(self.row(depth)[0])
            elif each == "m":
                passed.append(self.one_of("m", "s.board") if helper.name.startswith("on_rows") else "m")
            elif each in ("a", "b"):
                passed.append(self.one_of(self.int(depth - 1), self.flag(depth - 2)))
            else:
                passed.append(each)
        return f"{helper.name}({', '.join(passed)})"

    # --- truths

    def flag(self, depth: int) -> str:
        """A bool."""
        which = self.pick(7) if depth > 0 else 0
        if which <= 2:
            return f"({self.int(depth - 1)} {self.one_of(*COMPARISONS)} {self.int(depth - 1)})"
        if which == 3:
            first = f"({self.int(depth - 1)} {self.one_of(*COMPARISONS)} {self.int(depth - 1)}"
            self.pure += 1
            last = f" {self.one_of(*COMPARISONS)} {self.int(depth - 1)})"
            self.pure -= 1
            return first + last
        if which == 4:
            return f"(not {self.truth(depth - 1)})"
        if which == 5:
            sign = self.one_of(" and ", " or ")
            return f"({sign.join(self.flag(depth - 1) for _ in range(2 + self.pick(2)))})"
        return self.one_of("same(o, s)", f"({self.flag(depth - 1)} {self.one_of('&', '|', '^')} True)")

    def truth(self, depth: int) -> str:
        """Something of which only matters whether it is 0."""
        which = self.pick(4)
        if which == 0:
            return self.flag(depth)
        if which == 1:
            return self.varying(depth)
        sign = self.one_of(" and ", " or ")
        return f"({sign.join(self.truth(depth - 1) if depth > 0 else self.flag(0) for _ in range(2 + self.pick(2)))})"

    # --- statements

    def emit(self, deep: int, text: str) -> None:
        self.lines.append("    " * deep + text)

    def stored(self, depth: int, place: str) -> str:
        value = self.int(depth)
        if place in ("s.long", "o.long") or place.startswith("s.wide") or self.luck(12):
            return value
        return f"({value}) {self.one_of('% 100', '& 15', '% -50')}" if not value.lstrip("-").isdigit() else "1"

    def statement(self, deep: int) -> None:
        which = self.pick(16)
        if which <= 2:
            self.emit(deep, f"{self.one_of(*LOCALS)} = {self.int(3)}")
        elif which == 3:
            sign = self.one_of("+", "-", "^", "|", "*", "//", "%")
            self.emit(deep, f"{self.one_of(*LOCALS)} {sign}= {self.divisor()}")
        elif which == 4:
            self.emit(deep, f"flag = {self.flag(2)}")
        elif which == 5:
            self.emit(deep, f"p = s.parts[{self.index(2, 3)}]")
        elif which <= 8 and self.acts:
            self.store(deep)
        elif which == 9 and deep < 4:
            self.emit(deep, f"if {self.truth(2)}:")
            self.block(deep + 1)
            if self.luck(2):
                self.emit(deep, f"elif {self.truth(2)}:")
                self.block(deep + 1)
            if self.luck(2):
                self.emit(deep, "else:")
                self.block(deep + 1)
        elif which == 10 and deep < 3:
            self.for_loop(deep)
        elif which == 11 and deep < 3:
            self.while_loop(deep)
        elif which == 12 and self.loops:
            self.emit(deep, f"if {self.truth(1)}:")
            self.emit(deep + 1, self.one_of("break", "continue"))
        elif which == 13 and self.luck(3):
            self.emit(deep, f"if {self.truth(1)}:")
            self.emit(deep + 1, self.returned())
        elif which == 14 and self.acts:
            told = f"tell(s, {self.int(1)}, {self.int(1)}, {self.int(1)}, {self.flag(1)}, 0)"
            self.emit(deep, self.one_of(told, "copy(o, s)"))
        else:
            acting = [each for each in self.helpers if each.acts]
            if acting and self.acts:
                self.emit(deep, self.call_of(acting[self.pick(len(acting))], 2))
            else:
                self.emit(deep, f"{self.one_of(*LOCALS)} = {self.int(2)}")

    def divisor(self) -> str:
        return self.one_of("1", "3", "-5", "16", f"({self.varying(2)} | 1)")

    def store(self, deep: int) -> None:
        if self.pick(2) == 0:
            place = self.one_of(*FIELDS)
        else:
            row, length = self.row(2)
            place = f"{row}[{self.index(2, length)}]"
        if self.luck(3):
            value = self.int(2)
            if not self.luck(6):
                value = f"({value}) % 3" if not value.lstrip("-").isdigit() else "1"
            self.emit(deep, f"{place} {self.one_of('+', '-', '&', '^', '|')}= {value}")
        else:
            self.emit(deep, f"{place} = {self.stored(3, place)}")

    def for_loop(self, deep: int) -> None:
        name = self.one_of("i", "j", "x")
        which = self.pick(4)
        if which == 0:
            bounds = f"({self.varying(2)}) % 5"
        elif which == 1:
            bounds = f"{self.one_of('x', 'b', 's.byte')} % 3, ({self.varying(2)}) % 6"
        elif which == 2:
            bounds = f"({self.varying(1)}) % 9, -({self.varying(1)}) % 4 - 3, {self.one_of('-1', '-2', '-3')}"
        else:
            bounds = f"MINUS, ({self.varying(2)}) % 8, {self.one_of('2', '1', '3', '5')}"
        self.emit(deep, f"for {name} in range({bounds}):")
        self.loops += 1
        self.emit(deep + 1, f"y = {name}")
        self.block(deep + 1)
        self.loops -= 1

    def while_loop(self, deep: int) -> None:
        self.counters += 1
        counter = f"n{self.counters}"
        self.emit(deep, f"{counter} = 0")
        counted = f"{counter} < {1 + self.pick(4)}"
        test = self.one_of(f"{counted} and {self.truth(2)}", f"{self.flag(2)} and {counted}", counted)
        self.emit(deep, f"while {test}:")
        self.emit(deep + 1, f"{counter} += 1")
        self.loops += 1
        self.block(deep + 1)
        self.loops -= 1

    def block(self, deep: int) -> None:
        for _ in range(1 + self.pick(3)):
            self.statement(deep)

    def returned(self) -> str:
        if not self.answers:
            return "return"
        return f"return {self.int(3)}"

    def rule(self, name: str, parameters: str, statements: int) -> str:
        self.emit(0, f"def {name}({parameters}):")
        given = parameters.split(", ")
        if "p" not in given:
            self.emit(1, "p = s.parts[1]")
        if "a" not in given:
            self.emit(1, "a = 5")
        if "b" not in given:
            self.emit(1, "b = -6")
        for local, value in zip((*LOCALS, "flag"), ("a", "b", "3", "-2", "a < b"), strict=True):
            self.emit(1, f"{local} = {value}")
        if self.acts and self.helper:  # it changes what its callers look at
            self.emit(1, "s.byte = (s.byte + 1) % 100")
            self.emit(1, "s.short = (s.short * 3 + s.byte) % 1000")
            self.emit(1, "s.row[s.byte % 7] = s.short % 50")
            self.emit(1, "p.chips = s.short % 9")
            self.emit(1, "r[0] = s.byte")
        for _ in range(statements):
            self.statement(1)
        if self.answers:
            self.emit(1, self.returned())
        elif not statements:
            self.emit(1, "pass")
        return "\n".join(self.lines)


PARAMETERS = "s, o, r, m, a, b"
HELPERS = (
    ("pure", "s, o, r, m, a, b", False, True),
    ("act", "s, o, r, m, a, b", True, True),
    ("looks_at", "s, o, p, r, m, a", False, True),
    ("on_rows", "s, o, r, m, a", True, True),
    ("on_part", "s, o, r, m, p, b", True, True),
    ("does", "s, o, r, m, a", True, False),
)


def random_group(pick: Pick, number: int, size: int) -> str:
    """Some helpers, each of which may call those before it, and a rule that is called from outside."""
    helpers: list[Helper] = []
    parts = []
    for _ in range(pick(5)):
        name, parameters, acts, answers = HELPERS[pick(len(HELPERS))]
        helper = Helper(f"{name}_{number}_{len(helpers)}", parameters, acts, answers)
        writer = Writer(pick, list(helpers), acts, answers, helper=True)
        parts.append(writer.rule(helper.name, parameters, pick(size)))
        helpers.append(helper)
    writer = Writer(pick, helpers, True)
    parts.append(writer.rule(f"rule_{number}", PARAMETERS, 1 + pick(size)))
    return "\n\n\n".join(parts)


def random_module(pick: Pick, groups: int, size: int) -> str:
    return HEAD + "\n" + "\n\n\n".join(random_group(pick, number, size) for number in range(groups)) + "\n"
