"""Rules that tests write, made into games and compiled."""

from __future__ import annotations

import functools
import importlib.util
import shutil
import sys
import types
from collections.abc import Iterable, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from aerodrome.engines import library
from aerodrome.engines.compiled import Native, States
from aerodrome.engines.compilers import zig
from aerodrome.engines.entries import Entry
from aerodrome.engines.kinds import INT, Kind
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import Record
from tests.engines.paper import cards as paper_cards
from tests.engines.paper.state import State

NUMBERS = count()


def written(folder: Path, source: str) -> types.ModuleType:
    """A module of rules with this source."""
    path = folder / f"paper_rules_{next(NUMBERS)}.py"
    path.write_text(source, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def paper_game(rules: Iterable[Any], *, state: type[Record] = State, cards: Any = paper_cards.CARDS) -> Game:
    """A game that has these rules and no others."""
    return Game(
        name="paper",
        title="Paper",
        prefix="PP",
        version=1,
        seats=range(2, 5),
        usual_seats=2,
        minutes="",
        favourite="",
        actions=1,
        max_plies=1,
        options=(),
        package="tests.engines.paper",
        state=state,
        supplied={rule.__name__: rule for rule in rules},
        homes={},
        cards=cards,
    )


def compiled_rules(
    game: Game,
    rules: Iterable[Any],
    kinds: Sequence[Kind],
    folder: Path,
    *,
    strict: bool = False,
    flags: Sequence[str] = (),
    command: Sequence[str] = (),
) -> Native:
    """Some rules, which all take the same kinds of arguments, compiled into a new folder."""
    entries = [Entry(rule.__name__, rule, tuple(kinds), quick=True) for rule in rules]
    return compiled_entries(game, entries, folder, strict=strict, flags=flags, command=command)


def compiled_entries(game: Game, entries: Sequence[Entry], folder: Path, **how: Any) -> Native:
    made = library.build(game, entries, folder / f"library_{next(NUMBERS)}", **how)
    return Native(game, entries, made)


@functools.cache
def compilers() -> dict[str, list[str]]:
    """All C compilers that are here, by name."""
    found = {name: [name] for name in ("gcc", "clang") if shutil.which(name)}
    if zig():
        found["zig"] = zig() or []
    return found or {"cc": ["cc"]}


def filled(game: Game, *states: Record) -> States:
    """Plain states as compiled rules hold them."""
    made = States(game, len(states))
    for i, state in enumerate(states):
        made[i] = state.pack()
    return made


INTS: tuple[Kind, ...] = (INT, INT)
