"""Calls from Python: faults come back as errors that name rule and line, and arguments that do not fit make no call."""

from __future__ import annotations

import ctypes
import random
import threading
from typing import Any

import pytest

from aerodrome.engines.compiled import FAULTS, Native, RuleFault, native, numbers
from aerodrome.engines.entries import Entry
from aerodrome.engines.kinds import INT, Rec, row
from aerodrome.games import load
from aerodrome.rulebook.errors import AerodromeError
from tests.engines.making import compiled_entries, filled, paper_game, written
from tests.engines.paper.state import State

pytestmark = pytest.mark.native

SOURCE = """
from tests.engines.paper.cards import DECK


def at(s, a):
    return s.row[
        a
    ]


def put(s, a):
    s.byte = a
    return s.byte


def deep(s, a):
    s.short = 5
    return 1 + inner(s, a)


def inner(s, a):
    return s.board[1][a] + DECK[a]


def divided(s, a):
    return 100 // a


def rest(s, a):
    return 100 % a


def left(s, a):
    return 3 << a


def right(s, a):
    return 3 >> a


def twice(s, a):
    return a * 2


def negative(s, a):
    return -(s.long + a)


def filled(r, m, a):
    r[a] = m[a][2]


def busy(s, a):
    n = 0
    for i in range(a):
        n = (n * 31 + i) % 1000003
    return n
"""
OF_STATE = ("at", "put", "deep", "divided", "rest", "left", "right", "twice", "negative", "busy")


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> dict[bool, Native]:
    folder = tmp_path_factory.mktemp("calls")
    module = written(folder, SOURCE)
    game = paper_game([getattr(module, name) for name in (*OF_STATE, "filled")])
    entries = [Entry(name, game.supplied[name], (Rec(State), INT), name != "busy") for name in OF_STATE]
    entries.append(Entry("filled", game.supplied["filled"], (row("i32", None), row("i16", None, 3), INT)))
    return {strict: compiled_entries(game, entries, folder, strict=strict) for strict in (False, True)}


def line_of(text: str) -> int:
    return next(i for i, line in enumerate(SOURCE.splitlines(), 1) if text in line)


EVERYWHERE = [
    ("at", 7, "index", "at", "s.row["),
    ("at", -1, "index", "at", "s.row["),
    ("at", 2**62, "index", "at", "s.row["),
    ("deep", 4, "index", "inner", "DECK[a]"),
    ("divided", 0, "division", "divided", "100 // a"),
    ("rest", 0, "division", "rest", "100 % a"),
    ("left", 64, "shift", "left", "3 << a"),
    ("left", -1, "shift", "left", "3 << a"),
    ("right", 64, "shift", "right", "3 >> a"),
    ("right", -5, "shift", "right", "3 >> a"),
]
STRICT_ONLY = [
    ("put", 128, "store", "put", "s.byte = a"),
    ("put", -129, "store", "put", "s.byte = a"),
    ("twice", 2**62, "overflow", "twice", "a * 2"),
    ("twice", -(2**62) - 1, "overflow", "twice", "a * 2"),
    ("left", 62, "overflow", "left", "3 << a"),
    ("negative", -(2**63) + 1, "overflow", "negative", "-(s.long"),
]


@pytest.mark.parametrize(("name", "given", "what", "rule", "text"), EVERYWHERE)
@pytest.mark.parametrize("strict", [False, True])
def test_a_fault_names_the_rule_and_its_line(
    rules: dict[bool, Native], strict: bool, name: str, given: int, what: str, rule: str, text: str
) -> None:
    s = filled(rules[strict].game, State())
    with pytest.raises(RuleFault) as raised:
        getattr(rules[strict], name)(s, given)
    file = rules[strict].game.supplied["at"].__code__.co_filename
    cure = "The state is damaged, or the rule is wrong"
    assert str(raised.value) == f"{file}:{line_of(text)}: in {rule}: {FAULTS[what]}. {cure}"
    assert isinstance(raised.value, AerodromeError)
    assert rules[strict].put(s, 5) == 5


@pytest.mark.parametrize(("name", "given", "what", "rule", "text"), STRICT_ONLY)
def test_only_a_strict_build_notices_what_leaves_its_room(
    rules: dict[bool, Native], name: str, given: int, what: str, rule: str, text: str
) -> None:
    state = State()
    state.long = -1  # which makes the least int of the one that `negative` is given
    s = filled(rules[True].game, state)
    with pytest.raises(RuleFault, match=f":{line_of(text)}: in {rule}: {FAULTS[what]}"):
        getattr(rules[True], name)(s, given)
    getattr(rules[False], name)(s, given)


def test_what_fits_is_answered(rules: dict[bool, Native]) -> None:
    for each in rules.values():
        s = filled(each.game, State())
        assert [each.put(s, n) for n in (127, -128)] == [127, -128]
        assert each.twice(s, 2**62 - 1) == 2**63 - 2
        assert each.left(s, 61) == 3 << 61
        assert (each.divided(s, -7), each.rest(s, -7)) == (-15, -5)
        r, m = numbers("i32", 4), numbers("i16", 2, 3)
        m[1][2] = -9
        assert each.filled(r, m, 1) is None
        assert list(r) == [0, -9, 0, 0]
        with pytest.raises(RuleFault, match="in filled: an index is outside its row"):
            each.filled(r, m, 2)


def test_one_thread_faults_while_others_play(rules: dict[bool, Native]) -> None:
    game = load("airships")
    compiled, wrong = native(game), []

    def play(seed: int) -> None:
        mine = filled(rules[False].game, State())
        for _ in range(300):
            if rules[False].busy(mine, 1000 + seed) != rules[True].busy(mine, 1000 + seed):
                wrong.append("busy")
            s = compiled.load(game.fresh_state(2, game.parse_options({}, 2)).pack())
            compiled.new_game(s)
            if compiled.to_act(s) == 0:
                wrong.append("to_act")

    def stumble(seed: int) -> None:
        mine, luck = filled(rules[False].game, State()), random.Random(seed)
        for _ in range(1500):
            index = luck.randrange(-3, 12)
            try:
                rules[False].at(mine, index)
                if not 0 <= index < 7:
                    wrong.append(f"{index} is not noticed")
            except RuleFault:
                if 0 <= index < 7:
                    wrong.append(f"{index} is a fault")
            try:
                rules[False].deep(mine, 3 + luck.randrange(2))
            except RuleFault as fault:
                if "in inner" not in str(fault):
                    wrong.append(str(fault))

    threads = [threading.Thread(target=work, args=[i]) for i, work in enumerate([play, stumble, play, stumble])]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


@pytest.mark.parametrize("given", [2**63, -(2**63) - 1, 10**30])
def test_an_int_beyond_64_bits_is_not_passed(rules: dict[bool, Native], given: int) -> None:
    s = filled(rules[False].game, State())
    with pytest.raises(OverflowError, match=f"{given} does not fit 64 bits"):
        rules[False].twice(s, given)
    with pytest.raises(OverflowError, match=f"{given} does not fit 64 bits"):
        rules[False].twice.fixed(s)(given)


@pytest.mark.parametrize("given", ["3", None, 1.5, [1]])
def test_what_is_no_int_is_not_passed(rules: dict[bool, Native], given: Any) -> None:
    s = filled(rules[False].game, State())
    with pytest.raises((TypeError, ctypes.ArgumentError)):
        rules[False].twice(s, given)


def test_a_wrong_number_of_arguments_is_not_passed(rules: dict[bool, Native]) -> None:
    s = filled(rules[False].game, State())
    for arguments in ((), (s,), (s, 1, 2)):
        with pytest.raises(TypeError, match=f"twice takes 2 arguments, not {len(arguments)}"):
            rules[False].twice(*arguments)
    for ints in ((), (1, 2), (1, 2, 3)):
        with pytest.raises(TypeError, match=f"twice takes 1 ints here, not {len(ints)}"):
            rules[False].twice.fixed(s)(*ints)


def test_a_row_of_another_kind_is_not_passed(rules: dict[bool, Native]) -> None:
    r, m = numbers("i32", 4), numbers("i16", 2, 3)
    right = (r, m, 1)
    rules[False].filled(*right)
    for wrong in (numbers("i64", 4), numbers("i32", 4, 3), [1, 2, 3], b"1234", 5, None):
        with pytest.raises(TypeError, match=r"a row of n i32 is needed here; make it with numbers\('i32', …\)"):
            rules[False].filled(wrong, m, 1)
    for wrong in (numbers("i16", 2, 4), numbers("i16", 6), numbers("i8", 2, 3)):
        with pytest.raises(TypeError, match="a row of n x 3 i16 is needed here"):
            rules[False].filled(r, wrong, 1)


def test_a_state_of_another_game_is_not_passed(rules: dict[bool, Native]) -> None:
    other = native(load("airships"))
    for wrong in (other.states(1), State(), State().pack(), None, numbers("i64", 30)):
        with pytest.raises(TypeError, match="states of this game are needed here"):
            rules[False].at(wrong, 1)
    with pytest.raises(TypeError, match="a state is needed here, and there is none"):
        rules[False].at(rules[False].states(0), 1)
    with pytest.raises(TypeError, match="states of this game are needed here"):
        other.board_ask(rules[False].states(2), 0)
    with pytest.raises(ValueError, match="a state of airships takes"):
        other.load(b"short")
    with pytest.raises(AttributeError, match="the native engine of paper has no function called fly"):
        _ = rules[False].fly


def test_a_board_without_states_is_a_fault() -> None:
    compiled = native(load("airships"))
    with pytest.raises(RuleFault, match="in board_ask: an index is outside its row"):
        compiled.board_ask(compiled.states(0), 0)
