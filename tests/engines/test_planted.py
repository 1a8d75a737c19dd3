"""Planted faults: if a translator gets one thing wrong, a trap notices."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from aerodrome.engines import expressions, statements
from aerodrome.engines.draft import Draft, Value
from aerodrome.engines.kinds import BOOL, INT
from aerodrome.engines.translate import Unit
from tests.engines import traps
from tests.engines.comparing import KINDS, Case, Compiled, Pythons, difference
from tests.engines.making import compiled_rules, paper_game
from tests.engines.test_random_rules import check_module

pytestmark = pytest.mark.native

CASES = 300

Plant = Callable[[pytest.MonkeyPatch], None]


def in_text(old: str, new: str) -> Plant:
    """Something else stands in the C that is made."""
    return in_pattern(re.escape(old), lambda found: new)


def in_pattern(pattern: str, new: Any) -> Plant:
    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        honest = Unit.text

        def text(self: Unit, *arguments: str) -> str:
            made, times = re.subn(pattern, new, honest(self, *arguments))
            assert times, f"{pattern} is not in the text"
            return made

        monkeypatch.setattr(Unit, "text", text)

    return plant


def in_place_of(home: Any, name: str, other: Callable[..., Any]) -> Plant:
    return lambda monkeypatch: monkeypatch.setattr(home, name, other)


def operands_from_the_right(draft: Draft, nodes: Any) -> list[Value]:
    return [draft.value(node) for node in reversed(nodes)][::-1]


def circuit_without_end(draft: Draft, node: Any, part: Any) -> Value:
    sign = " && " if type(node.op).__name__ == "And" else " || "
    return Value(BOOL, f"({sign.join(f'({each.text})' for each in draft.operands(node.values))})", reads=True)


def both_branches(draft: Draft, node: Any) -> Value:
    test = expressions.truth(draft, node.test)
    a, b = draft.operands([node.body, node.orelse])
    return Value(INT, f"({test.text} ? {a.text} : {b.text})", reads=True)


def bool_as_minus_one(value: Value, kind: Any) -> str:
    return f"(-(i64)({value.text}))" if value.kind == BOOL and kind == INT else value.text


def value_after_target(draft: Draft, target: Any, value: Value) -> None:
    if hasattr(target, "id"):
        statements.set_local(draft, target, value)
    else:
        statements.store(draft, target, expressions.spot(draft, target), value)


def line_below(draft: Draft, node: Any, what: str) -> int:
    function = draft.rule.function
    return draft.unit.site(what, function.__code__.co_filename, node.lineno + 1, function.__name__)


NORMAL, STRICT = False, True

PLANTED: dict[str, tuple[Plant, bool, Any]] = {
    "division rounds towards 0": (
        in_text("return quotient - ((a % b != 0) & ((a < 0) != (b < 0)));", "return quotient;"),
        *(NORMAL, traps.floor_division),
    ),
    "modulo has the sign of the dividend": (
        in_pattern(r"return rest \+ .*;", "return rest;"),
        *(NORMAL, traps.floor_division),
    ),
    "modulo by a power of two has the sign of the dividend": (
        in_pattern(r"& 15LL\)", "% 16LL)"),
        *(NORMAL, traps.floor_division),
    ),
    "division by a power of two rounds towards 0": (
        in_pattern(r"v_a >> 4\)", "v_a / 16)"),
        *(NORMAL, traps.floor_division),
    ),
    "indexes are not checked": (
        in_text("if ((uint64_t)i >= (uint64_t)n) fault(site);", "if ((uint64_t)i >= (uint64_t)n) return 0;"),
        *(NORMAL, traps.table_end),
    ),
    "the end of a row is in it": (
        in_text("(uint64_t)i >= (uint64_t)n", "(uint64_t)i > (uint64_t)n"),
        *(NORMAL, traps.table_end),
    ),
    "a table is as long as it may be": (in_text("T->n_t_DECK", "9"), NORMAL, traps.table_end),
    "a fault is told of another line": (in_place_of(Draft, "site", line_below), NORMAL, traps.table_end),
    "division by 0 is not noticed": (
        in_pattern(r"#define DIVIDES\(b, site\) \\\n.*", "#define DIVIDES(b, site) if ((b) == 0) return 0"),
        *(NORMAL, traps.divided_by_anything),
    ),
    "shifts are not checked": (
        in_pattern(r"#define IS_SHIFT\(n, site\) \\\n.*", "#define IS_SHIFT(n, site)"),
        *(NORMAL, traps.shifted_by_anything),
    ),
    "nothing is put aside, in operands": (
        in_place_of(Draft, "put_aside", lambda draft, value: value),
        *(NORMAL, traps.order_of_operands),
    ),
    "nothing is put aside, in arguments": (
        in_place_of(Draft, "put_aside", lambda draft, value: value),
        *(NORMAL, traps.order_of_arguments),
    ),
    "operands are evaluated from the right": (
        in_place_of(Draft, "operands", operands_from_the_right),
        *(NORMAL, traps.order_of_operands),
    ),
    "indexes are evaluated from the right": (
        in_place_of(Draft, "operands", operands_from_the_right),
        *(NORMAL, traps.order_in_indexes),
    ),
    "events are put together from the right": (
        in_place_of(Draft, "operands", operands_from_the_right),
        *(NORMAL, traps.tellings),
    ),
    "a value is taken after its target": (
        in_place_of(statements, "assign", value_after_target),
        NORMAL,
        traps.value_before_target,
    ),
    "an augmented place is found late": (
        in_place_of(Draft, "pinned", lambda draft, place: place),
        *(NORMAL, traps.target_before_value_when_augmented),
    ),
    "`and` and `or` look at everything": (
        in_place_of(expressions, "circuit", circuit_without_end),
        *(NORMAL, traps.short_circuits),
    ),
    "both branches are gone": (
        lambda monkeypatch: monkeypatch.setitem(expressions.VALUES, ast.IfExp, both_branches),
        *(NORMAL, traps.conditional_expressions),
    ),
    "the end of a loop is computed anew": (
        in_pattern(r"for \(i64 (i\d+) = (.*?), (e\d+) = (.*?); \1 < \3;", r"for (i64 \1 = \2, \3 = \4; \1 < \4;"),
        *(NORMAL, traps.loop_bounds_are_taken_once),
    ),
    "the variable of a loop counts": (
        in_pattern(r"; (i\d+) \+= 1\) \{\n\s*v_i = \1;", r"; \1 = v_i + 1) {\n v_i = \1;"),
        *(NORMAL, traps.loop_variable_changes_inside),
    ),
    "a bool is widened like a signed bit": (
        in_place_of(Value, "taken_as", bool_as_minus_one),
        NORMAL,
        traps.bools_as_ints,
    ),
    "a field is narrower than it is": (
        in_pattern(r"= \(int16_t\)\(", "= (int16_t)(int8_t)("),
        *(NORMAL, traps.stored_too_large),
    ),
    "a row is longer than it is": (in_pattern(r" \* 3 \* 4\)", " * 4)"), NORMAL, traps.nested_rows),
    "a part is compared up to its last whole word": (
        in_text("(sizeof *(a) % 8 ?", "(0 ?"),
        *(NORMAL, traps.records),
    ),
    "states are not copied": (in_pattern(r"(?m)^  COPY\(.*$", ""), NORMAL, traps.records),
    "events have their details mixed up": (
        in_text("keep_told(T, audience, event, a, b, c)\n", "keep_told(T, audience, event, b, a, c)\n"),
        *(NORMAL, traps.tellings),
    ),
    "sums may leave 64 bits": (
        in_text("if (__builtin_add_overflow(a, b, &sum)) fault(site);", "sum = a + b;"),
        *(STRICT, traps.overflows),
    ),
    "products may leave 64 bits": (
        in_text("if (__builtin_mul_overflow(a, b, &product)) fault(site);", "product = a * b;"),
        *(STRICT, traps.overflows),
    ),
    "bits may be shifted out": (in_text("if (shifted >> n != a) fault(overflow);", ""), STRICT, traps.shifted_out),
    "the negative of the least int is an int": (
        in_text("return a < 0 ? strict_sub(0, a, site) : a;", "return abs_int(a);"),
        *(STRICT, traps.negated),
    ),
    "stores are not looked at": (
        in_text("if (a < -most - 1 || a > most) fault(site);", ""),
        *(STRICT, traps.stored_too_large),
    ),
}


@pytest.fixture(scope="module")
def pythons() -> Pythons:
    return Pythons(traps)


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_found(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, pythons: Pythons) -> None:
    plant, strict, trap = PLANTED[name]
    plant(monkeypatch)
    made = compiled_rules(paper_game([trap]), [trap], KINDS, tmp_path, strict=strict, flags=["-O1"])
    luck, builds = random.Random(name), [(Compiled(made), strict)]
    assert any(difference(pythons, builds, trap.__name__, Case(luck)) for _ in range(CASES))


@pytest.mark.parametrize("name", ["nothing is put aside, in operands", "operands are evaluated from the right"])
def test_random_rules_find_a_planted_fault(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    PLANTED[name][0](monkeypatch)
    with pytest.raises(AssertionError, match=r"Python .* C "):
        check_module(random.Random(1).randrange, groups=12, size=3, seed=1)
