"""Trap rules do in C what they do in Python: the same answers, bytes, events and faults."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from aerodrome.engines.compiled import Native
from aerodrome.engines.entries import Entry
from aerodrome.rulebook.binding import Binder
from tests import LONG
from tests.engines import traps
from tests.engines.comparing import KINDS, Case, Compiled, Pythons, difference, left_over
from tests.engines.making import compiled_rules, compilers, paper_game
from tests.engines.paper import cards

pytestmark = pytest.mark.native

CASES = 2_000 if LONG else 40
GAME = paper_game(traps.TRAPS)

BUILDS = [(name, level, strict) for name in compilers() for level in ("-O0", "-O2") for strict in (False, True)]


@pytest.fixture(scope="module")
def builds(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[Compiled, bool]]:
    """The traps by every compiler, with and without its cleverness, normal and strict."""
    folder, made = tmp_path_factory.mktemp("traps"), []
    for name, level, strict in BUILDS:
        how: Any = {"strict": strict, "flags": (level,), "command": compilers()[name]}
        made.append((Compiled(compiled_rules(GAME, traps.TRAPS, KINDS, folder, **how)), strict))
    return made


@pytest.fixture(scope="module")
def pythons() -> Pythons:
    return Pythons(traps)


@pytest.mark.parametrize("trap", [trap.__name__ for trap in traps.TRAPS])
def test_a_trap_is_the_same_in_c(pythons: Pythons, builds: list[tuple[Compiled, bool]], trap: str) -> None:
    luck = random.Random(trap)
    for _ in range(CASES):
        assert difference(pythons, builds, trap, Case(luck)) == ""


OTHER_DECKS: list[dict[tuple[str, str], Any]] = [
    {(cards.__name__, "DECK"): (-7,), (cards.__name__, "PAIRS"): ((100, -100),)},
    {(cards.__name__, "DECK"): (*range(-8, 1),), (cards.__name__, "PAIRS"): (*((i, -i) for i in range(6)),)},
]


@pytest.mark.parametrize("tables", OTHER_DECKS)
def test_other_cards_need_no_compiler(builds: list[tuple[Compiled, bool]], tables: dict[tuple[str, str], Any]) -> None:
    game = replace(GAME, tables={**GAME.tables_in_use, **tables})
    entries = [Entry(trap.__name__, trap, KINDS) for trap in (traps.tables, traps.table_end, traps.rows_as_parameters)]
    compiled, luck = Compiled(Native(game, entries, builds[0][0].native.library)), random.Random(1)
    binder = Binder(game.supplied, tables=game.tables, homes=game.homes)
    for entry in entries:
        for _ in range(CASES):
            case = Case(luck)
            case.ints = [n % 11 for n in case.ints]
            arguments = case.arguments()
            try:
                wanted: Any = ("answer", binder.bind(entry.function)(*arguments), left_over(arguments))
            except IndexError:
                wanted = "fault"
            got = compiled.call(entry.name, case)
            assert got == wanted or (got[0] == wanted and f"in {entry.name}: an index is outside its row" in got[1])


def test_every_rule_here_is_a_trap_or_is_called_by_one() -> None:
    named = set()
    for trap in traps.TRAPS:
        named |= {trap.__name__, *trap.__code__.co_names}
    defined = {name for name, value in vars(traps).items() if getattr(value, "__module__", "") == traps.__name__}
    assert defined <= named
