"""Rules in Python and in C, side by side."""

from __future__ import annotations

import ast
import random
import traceback
import types
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from aerodrome.engines.compiled import NUMBERS, Native, RuleFault
from aerodrome.engines.kinds import INT, Kind, Rec, row
from aerodrome.engines.translate import TOLD_LIMIT
from tests.engines.making import filled
from tests.engines.oracle import Cells, Fault, Machine, Rewritten, TooLong, with_widths
from tests.engines.paper.state import State

KINDS: tuple[Kind, ...] = (Rec(State), Rec(State), row("i32", None), row("i16", None, 3), INT, INT)
"""The kinds of the arguments here: two states, a row and a board whose lengths the rules do not know, and two ints."""

EDGES = (0, 1, -1, 2, 7, 8, -8, 100, 2**31, -(2**31) - 1, 2**62, -(2**62), 2**63 - 1, -(2**63) + 1)


class Case:
    """What a rule is called with."""

    def __init__(self, luck: random.Random) -> None:
        self.states = [random_state(luck).pack() for _ in range(2)]
        if luck.random() < 0.2:
            self.states[1] = self.states[0]
        self.row = [luck.randrange(-50, 50) for _ in range(luck.randrange(1, 6))]
        self.board = [[luck.randrange(-9, 9) for _ in range(3)] for _ in range(luck.randrange(1, 4))]
        self.ints = [luck.choice(EDGES) if luck.random() < 0.3 else luck.randrange(-20, 20) for _ in range(2)]

    def arguments(self) -> list[Any]:
        states = [with_widths(State.unpack(each)) for each in self.states]
        states[0].told = []
        row, board = cells_of(self.row, 32), Cells(cells_of(each, 16) for each in self.board)
        return [*states, row, board, *self.ints]


def cells_of(values: list[int], bits: int) -> Cells:
    made = Cells(values)
    made.bits = bits
    return made


def random_state(luck: random.Random) -> State:
    """Small numbers everywhere, and now and then one as large as its field allows."""
    values = []
    for _, field, _ in State().paths():
        bits = int(str(field.kind)[1:])
        if luck.random() < 0.1:
            values.append(luck.choice((-(1 << bits - 1), (1 << bits - 1) - 1)))
        else:
            values.append(luck.randrange(-12, 12))
    return State._filled(iter(values))


def left_over(arguments: Sequence[Any]) -> tuple[Any, ...]:
    """The arguments after a call, and what it has told."""
    s, o, row, board = arguments[:4]
    told = [tuple(map(int, each)) for each in s.told] if len(s.told) <= TOLD_LIMIT else None
    return s.pack(), o.pack(), list(map(int, row)), [list(map(int, each)) for each in board], told


class Pythons:
    """The rules of a module in Python: as they are, and by machines with 64 bits."""

    def __init__(self, module: types.ModuleType) -> None:
        self.module, self.file = module, str(module.__file__)
        rewritten = Rewritten(module)
        self.machines = {strict: Machine(strict=strict) for strict in (False, True)}
        self.spaces = {strict: rewritten.on(machine) for strict, machine in self.machines.items()}
        tree = ast.parse(Path(self.file).read_text(encoding="utf-8"))
        rules = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
        self.calls: dict[tuple[str, int], set[str]] = {}
        self.lines: dict[str, range] = {rule.name: range(rule.lineno, (rule.end_lineno or 0) + 1) for rule in rules}
        for rule in rules:
            for node in ast.walk(rule):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in self.lines:
                    self.calls.setdefault((rule.name, node.lineno), set()).add(node.func.id)

    def by_machine(self, name: str, case: Case, *, strict: bool) -> Any:
        """The result of a call, as ("answer", …), or ("fault", where it may be reported, what). Raises TooLong."""
        arguments = case.arguments()
        self.machines[strict].loops = 0
        try:
            answer = self.spaces[strict][name](*arguments)
        except Fault as fault:
            return "fault", self.places(fault), fault
        return "answer", None if answer is None else int(answer), left_over(arguments)

    def plainly(self, name: str, case: Case) -> Any:
        arguments = case.arguments()
        answer = getattr(self.module, name)(*arguments)
        return "answer", None if answer is None else int(answer), left_over(arguments)

    def places(self, fault: Fault) -> set[tuple[str, int]]:
        """Where a compiled rule may report this fault.

        C may look at the parts of a statement in any order as long as none acts, so where several are faulty it may
        meet another one first: in the same statement, or in what that calls.
        """
        frames = [
            (frame.name, frame.lineno or 0)
            for frame in traceback.extract_tb(fault.__traceback__)
            if frame.filename == self.file and frame.name != "<lambda>"
        ]
        found = set(frames)
        pending = [name for frame in frames for name in self.calls.get(frame, ())]
        seen: set[str] = set()
        while pending:
            name = pending.pop()
            if name not in seen:
                seen.add(name)
                for line in self.lines[name]:
                    found.add((name, line))
                    pending += self.calls.get((name, line), ())
        return found


class Compiled:
    """One build of a module's rules."""

    def __init__(self, native: Native) -> None:
        self.native, self.game = native, native.game
        self.room = native.listening_room()

    def call(self, name: str, case: Case) -> Any:
        states = [filled(self.game, State.unpack(each)) for each in case.states]
        row = (NUMBERS["i32"] * len(case.row))(*case.row)
        board = (NUMBERS["i16"] * 3 * len(case.board))(*map(tuple, case.board))
        self.room.hush()
        call = getattr(self.native, name).fixed(*states, row, board, room=self.room)
        try:
            answer = call(*case.ints)
        except RuleFault as fault:
            return "fault", str(fault)
        told = self.room.told
        return "answer", answer, (states[0][0], states[1][0], list(row), [list(each) for each in board], told)


def difference(pythons: Pythons, builds: Sequence[tuple[Compiled, bool]], name: str, case: Case) -> str:
    """How the builds of a rule (with whether each is strict) differ from Python in one case; "" where they do not."""
    try:
        expected = {strict: pythons.by_machine(name, case, strict=strict) for strict in (False, True)}
    except TooLong:
        return ""
    if expected[True][0] == "answer" and (plain := pythons.plainly(name, case)) != expected[True]:
        return f"{name}: Python {plain}, the machine {expected[True]}"
    for build, strict in builds:
        wanted, got = expected[strict], build.call(name, case)
        if wanted[0] != got[0]:
            return f"{name} (strict: {strict}): Python {wanted}, C {got}"
        if wanted[0] == "fault":
            if not any(f"{pythons.file}:{line}: in {rule}: " in got[1] for rule, line in wanted[1]):
                return f"{name} (strict: {strict}): the fault is {wanted[2]} in {wanted[1]}, C says {got[1]}"
        elif wanted[2] != got[2] or wanted[1] not in (None, got[1]):
            return f"{name} (strict: {strict}): Python {wanted[1:]}, C {got[1:]}"
    return ""
