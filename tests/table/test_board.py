"""Boards: plain and compiled ones are the same match, and their bytes mean what the layout says."""

from __future__ import annotations

import itertools
import os
import random
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from aerodrome.engines.compiled import Room, RuleFault
from aerodrome.games import PACKAGES, load
from aerodrome.play import board as board_module
from aerodrome.play.board import Board, board_from, new_board
from aerodrome.play.layout import BadState, Layout, json_int, layout_of, short_hash
from aerodrome.play.luck import Luck, SecretLuck, SeededLuck
from aerodrome.play.match import Match
from aerodrome.play.native import NativeBoard, engine_of
from aerodrome.play.plain import PlainBoard
from aerodrome.play.sight import Chronicle
from aerodrome.play.step import NotYourTurn
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.primitives import EVERYBODY
from aerodrome.rulebook.record import NONE, Record
from tests import LONG

PLIES = 60
DEALS = [(name, seats, seed) for name in PACKAGES for seed, seats in enumerate(sorted({*load(name).seats}))]
"""Every game with every number of seats."""

deals = pytest.mark.parametrize(("name", "seats", "seed"), DEALS)
games = pytest.mark.parametrize("name", PACKAGES)


@pytest.fixture(autouse=True)
def no_compiling(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests that are not marked for the compiled engine see no engine, whatever the machine has."""
    if not request.node.get_closest_marker("native"):
        monkeypatch.setenv("AERODROME_NO_NATIVE", "1")


def luck_of(seed: int) -> Luck:
    return SeededLuck(seed) if seed % 2 else SecretLuck(bytes([seed]) * 32)


def plain_board(game: Game, seats: int, luck: Luck) -> PlainBoard:
    board = PlainBoard(game, game.fresh_state(seats, game.parse_options({}, seats)))
    board.set_up(luck)
    return board


def random_moves(board: Board, seed: int, luck: Luck, plies: int = PLIES) -> Iterator[tuple[int, int, int]]:
    """Seat, action and ply of legal moves at random; the board must have made each before the next is asked for."""
    choice = random.Random(seed)
    for ply in range(1, plies + 1):
        waiting = [seat for seat in range(board.seats) if board.to_act() >> seat & 1]
        if not waiting:
            return
        seat = choice.choice(waiting)
        yield seat, choice.choice(board.legal(seat)), ply


def played(name: str, seats: int, seed: int, plies: int = PLIES) -> list[bytes]:
    """The bytes of all states of a short match."""
    luck = luck_of(seed)
    board = plain_board(load(name), seats, luck)
    states = [board.pack()]
    for seat, action, ply in random_moves(board, seed, luck, plies):
        board.step(seat, action, ply, luck)
        states.append(board.pack())
    return states


def assert_like_match(board: Board, match: Match) -> None:
    assert {seat for seat in range(board.seats) if board.to_act() >> seat & 1} == match.to_act
    assert board.over == match.over
    assert board.digest() == (match.log[-1].digest if match.log else match.start_digest)
    for seat in range(board.seats):
        assert tuple(board.legal(seat)) == match.legal(seat).numbers
    assert board.outcome() == match.outcome
    assert board.outcome().over == board.over
    for viewer in range(NONE, board.seats):
        state = match.sight(None if viewer == NONE else viewer).state
        assert board.blinded(viewer) == state.pack()


def assert_looks_right(board: Board, before: bytes) -> None:
    """Whoever looks at the same time, and whatever they saw before, each viewer gets the news that it may see."""
    layout, everybody = layout_of(board.game), range(NONE, board.seats)
    for old in (before, board.pack()):
        earlier = board_from(board.game, old)
        expected = {
            viewer: [
                (i, json_int(value)) for i, value in layout.changes(earlier.blinded(viewer), board.blinded(viewer))
            ]
            for viewer in everybody
        }
        for viewers in (everybody, everybody[::-2], everybody[1:], everybody[:1], ()):
            looks = board.look(old, viewers)
            assert {viewer: [tuple(change) for change in changes] for viewer, changes in looks.items()} == {
                viewer: expected[viewer] for viewer in viewers
            }


def play_beside_match(board: Board, match: Match, seed: int, luck: Luck) -> None:
    """The board and the match make the same moves and must agree on all that can be asked."""
    heard = [(0, event) for event in board.set_up_told]
    chronicle = Chronicle()
    chronicle.add(0, board.set_up_told)
    assert chronicle == match.chronicle
    assert_like_match(board, match)
    before = board.pack()
    assert_looks_right(board, before)
    for seat, action, ply in random_moves(board, seed, luck):
        match.play(seat, action)
        told, is_open = board.step(seat, action, ply, luck)
        heard += [(ply, event) for event in told]
        chronicle.add(ply, told)
        assert is_open == match.can_undo
        assert_like_match(board, match)
        if ply % 4 == 0 or board.over:  # takes longer than all else
            assert_looks_right(board, before)
            before = board.pack()
    assert chronicle == match.chronicle
    for viewer in range(NONE, board.seats):
        seen = match.events(None if viewer == NONE else viewer)
        mine = [(ply, event[1], event[2:]) for ply, event in heard if event[0] in (EVERYBODY, viewer)]
        assert [(event.ply, event.kind, event.values) for event in seen] == mine


# --- the plain board


@deals
def test_plain_board_is_the_match(name: str, seats: int, seed: int) -> None:
    game, luck = load(name), luck_of(seed)
    play_beside_match(plain_board(game, seats, luck), Match(game, seats, luck=luck), seed, luck)


def test_some_moves_are_open_and_some_are_not() -> None:
    seen = set()
    for name in PACKAGES:
        luck = luck_of(4)
        board = plain_board(load(name), load(name).usual_seats, luck)
        for seat, action, ply in random_moves(board, 4, luck):
            seen.add(board.step(seat, action, ply, luck).open)
    assert seen == {True, False}


def test_options_and_seats_are_checked_and_used() -> None:
    game = load("airships")
    board = new_board(game, 3, {"first_seat": 2}, SeededLuck(1))
    assert board.seats == 3
    assert board.to_act() == game.plain.to_act(board.state())
    assert board.to_act() == 0b010
    with pytest.raises(ValueError, match="seats"):
        new_board(game, 9, {}, SeededLuck(1))
    with pytest.raises(ValueError, match="no option"):
        new_board(game, 2, {"wings": 2}, SeededLuck(1))


@games
def test_pack_and_restore(name: str) -> None:
    game = load(name)
    states = played(name, game.usual_seats, 3, 12)
    board = board_from(game, states[0])
    for packed in reversed(states):
        board.restore(packed)
        assert board.pack() == packed
        assert board.digest() == short_hash(packed)
        assert board_from(game, packed).to_act() == board.to_act()


def assert_refuses_nonsense(board: Board) -> None:
    before = board.pack()
    for seat in (-1, board.seats, True, "0", 2**80):
        with pytest.raises(NotYourTurn, match="there is no seat"):
            board.legal(seat)  # type: ignore[arg-type]
        with pytest.raises(NotYourTurn, match="there is no seat"):
            board.refusal(seat, 0)  # type: ignore[arg-type]
        with pytest.raises(NotYourTurn, match="there is no seat"):
            board.step(seat, 0, 1, SeededLuck(1))  # type: ignore[arg-type]
    for viewer in (-2, board.seats, False):
        with pytest.raises(NotYourTurn, match="there is no seat"):
            board.blinded(viewer)
    for packed in (b"", before[:-1], before + b"\0"):
        with pytest.raises(BadState, match="bytes, not"):
            board.restore(packed)
    with pytest.raises(BadState, match="for 0 seats"):
        board.restore(bytes(len(before)))
    assert board.pack() == before


@games
def test_nonsense_is_refused_and_changes_nothing(name: str) -> None:
    assert_refuses_nonsense(plain_board(load(name), load(name).usual_seats, SeededLuck(1)))


def test_a_failing_step_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    luck = SeededLuck(1)
    board = plain_board(load("airships"), 2, luck)
    before = board.pack()

    def fail(s: Any, seat: int, action: int) -> None:
        s.goes = 99
        raise IndexError

    monkeypatch.setattr(board.game.plain, "step", fail)
    with pytest.raises(IndexError):
        board.step(0, 4, 1, luck)
    assert board.pack() == before


@games
def test_default_is_for_the_seat_that_is_asked(name: str) -> None:
    game = load(name)
    for packed in played(name, game.usual_seats, 5, 20)[:-1]:
        board = board_from(game, packed)
        for seat in range(board.seats):
            if board.to_act() >> seat & 1:
                assert board.default_action(seat) in board.legal(seat)
                assert board.question(seat) != NONE
            else:
                with pytest.raises(NotYourTurn, match="not asked anything"):
                    board.default_action(seat)


def test_without_a_compiler_all_stays_plain() -> None:
    game = load("airships")
    board = new_board(game, 2, None, SeededLuck(1))
    assert isinstance(board, PlainBoard)
    assert isinstance(board_from(game, board.pack()), PlainBoard)


def test_plain_boards_import_no_numpy() -> None:
    code = (
        "import sys; from aerodrome.games import load; from aerodrome.play.luck import SeededLuck; "
        "from aerodrome.play.board import new_board; from aerodrome.play.layout import layout_of; "
        "b = new_board(load('airships'), 2, None, SeededLuck(1)); "
        "layout_of(b.game).changes(b.pack(), b.blinded(0)); "
        "print('numpy' in sys.modules)"
    )
    path = str(Path(board_module.__file__).parents[2])
    environment = {**os.environ, "PYTHONPATH": path, "AERODROME_NO_NATIVE": "1"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    assert done.stdout.strip() == "False"


# --- the layout


def rebuilt(fields: list[dict[str, Any]], values: Iterator[int]) -> dict[str, Any]:
    """What a client makes of a flat list, with nothing but the schema."""

    def nested(shape: list[int], inner: list[dict[str, Any]] | None) -> Any:
        if shape:
            return [nested(shape[1:], inner) for _ in range(shape[0])]
        return next(values) if inner is None else rebuilt(inner, values)

    return {field["name"]: nested(field["shape"], field.get("fields")) for field in fields}


def assert_named(record: Record, named: dict[str, Any]) -> None:
    assert list(named) == list(type(record).fields)
    for name, field in type(record).fields.items():
        if field.record:
            for part, told in zip(getattr(record, name), named[name], strict=True):
                assert_named(part, told)
        else:
            assert getattr(record, name) == named[name]


@games
def test_schema_describes_the_flat_list(name: str) -> None:
    game = load(name)
    layout = layout_of(game)
    schema = layout.schema()
    for packed in played(name, game.usual_seats, 2, 10):
        values = layout.values(packed)
        assert len(values) == schema["ints"] == len(layout.elements)
        left = iter(values)
        assert_named(game.state.unpack(packed), rebuilt(schema["fields"], left))
        assert list(left) == []


@games
def test_elements_are_where_they_say(name: str) -> None:
    game = load(name)
    layout = layout_of(game)
    packed = played(name, game.usual_seats, 2, 10)[-1]
    paths = [(path, value) for path, _, value in game.state.unpack(packed).paths()]
    read = [struct.unpack_from("<" + e.code, packed, e.offset)[0] for e in layout.elements]
    assert [(e.path, value) for e, value in zip(layout.elements, read, strict=True)] == paths
    assert layout.values(packed) == read
    assert [layout.value(packed, path) for path, _ in paths] == read


def test_schema_says_width_and_audience() -> None:
    fields = {field["name"]: field for field in layout_of(load("airships")).schema()["fields"]}
    assert fields["rng"] == {"name": "rng", "shape": [4], "bits": 64, "audience": "secret"}
    assert fields["board"] == {"name": "board", "shape": [6, 3], "bits": 8, "audience": "public"}
    assert fields["companies"]["shape"] == [4]
    assert fields["companies"]["fields"][0] == {"name": "entrepreneur", "shape": [], "bits": 8, "audience": "public"}


def assert_changes_lead_on(layout: Layout, states: list[bytes]) -> None:
    values = layout.values(states[0])
    for old, new in itertools.pairwise(states):
        changes = layout.changes(old, new)
        before = layout.values(old)
        assert all(before[i] != value for i, value in changes)
        assert changes == sorted(changes)
        for i, value in changes:
            values[i] = value
        assert values == layout.values(new)


@deals
def test_changes_lead_from_old_to_new(name: str, seats: int, seed: int) -> None:
    layout = Layout(load(name))
    states = played(name, seats, seed)
    assert_changes_lead_on(layout, states)
    board = board_from(load(name), states[0])
    for viewer in (NONE, seats - 1):
        seen = []
        for packed in states[::4]:
            board.restore(packed)
            seen.append(board.blinded(viewer))
        assert_changes_lead_on(layout, seen)


@games
def test_extreme_values_change(name: str) -> None:
    layout = layout_of(load(name))
    low = struct.pack(f"{layout.size}B", *[0x80] * layout.size)
    states = [bytes(layout.size), b"\xff" * layout.size, low, b"\x7f" * layout.size, b"\x7f" * layout.size]
    assert_changes_lead_on(layout, states)
    assert len(layout.changes(states[0], states[1])) == len(layout.elements)
    assert layout.changes(states[3], states[4]) == []
    with pytest.raises(BadState, match="bytes, not"):
        layout.changes(states[0], states[1] + b"\0")


# --- the compiled board


@pytest.mark.native
@pytest.mark.parametrize(("name", "seats", "seed"), DEALS if LONG else [deal for deal in DEALS if deal[2] == 1])
def test_native_board_is_the_plain_board_and_the_match(name: str, seats: int, seed: int) -> None:
    game, luck = load(name), luck_of(seed)
    engine_of(game)
    board, plain = new_board(game, seats, None, luck), plain_board(game, seats, luck)
    assert isinstance(board, NativeBoard)
    assert board.set_up_told == plain.set_up_told == [event for _, event in Match(game, seats, luck=luck).chronicle]
    for seat, action, ply in random_moves(board, seed, luck, 2 * PLIES):
        assert board.pack() == plain.pack()
        assert board.to_act() == plain.to_act()
        for at in range(seats):
            assert board.legal(at) == plain.legal(at)
            assert board.question(at) == plain.question(at)
        assert board.default_action(seat) == plain.default_action(seat)
        for viewer in range(NONE, seats):
            assert board.blinded(viewer) == plain.blinded(viewer)
        assert board.step(seat, action, ply, luck) == plain.step(seat, action, ply, luck)
        assert board.digest() == plain.digest()
    assert board.pack() == plain.pack()
    play_beside_match(new_board(game, seats, None, luck), Match(game, seats, luck=luck), seed, luck)


@pytest.mark.native
@games
def test_native_board_counts_the_end_alike(name: str) -> None:
    game, luck = load(name), SeededLuck(8)
    engine_of(game)
    board = new_board(game, game.usual_seats, None, luck)
    for seat, action, ply in random_moves(board, 8, luck, game.max_plies):
        board.step(seat, action, ply, luck)
    plain = PlainBoard(game, board.state())
    assert board.over
    assert plain.over
    assert board.outcome() == plain.outcome()
    assert board.outcome().over


@pytest.mark.native
@games
def test_native_board_refuses_alike(name: str) -> None:
    game, luck = load(name), SeededLuck(6)
    engine_of(game)
    for packed in played(name, game.usual_seats, 6, 5):
        board, plain = NativeBoard(game, packed), PlainBoard(game, game.state.unpack(packed))
        for seat in range(board.seats):
            for action in (*range(-2, game.actions + 2), 2**31, -(2**63), 2**63, 2**80, -(2**80)):
                assert board.refusal(seat, action) == plain.refusal(seat, action)
    assert_refuses_nonsense(new_board(game, game.usual_seats, None, luck))


@pytest.mark.native
def test_boards_of_one_game_do_not_disturb_each_other() -> None:
    game = load("mad-zeppelin")
    engine_of(game)
    lucks = [SeededLuck(seed) for seed in range(4)]
    boards = [new_board(game, 3, None, luck) for luck in lucks]
    plains = [plain_board(game, 3, luck) for luck in lucks]
    moves = [random_moves(board, i, lucks[i], 30) for i, board in enumerate(boards)]
    for _ in range(30):
        for i, board in enumerate(boards):
            seat, action, ply = next(moves[i])
            assert board.step(seat, action, ply, lucks[i]) == plains[i].step(seat, action, ply, lucks[i])
            other = (i + 1) % 4
            assert boards[other].blinded(0) == plains[other].blinded(0)
    assert [board.pack() for board in boards] == [plain.pack() for plain in plains]


@pytest.mark.native
def test_a_failing_native_step_changes_nothing() -> None:
    game, luck = load("airships"), SeededLuck(3)
    engine_of(game)
    board = new_board(game, 2, None, luck)
    before, spectator = board.pack(), board.blinded(NONE)
    seat = board.to_act().bit_length() - 1
    with pytest.raises(RuleFault, match=r"cards\.py:\d+: in \w+: an index is outside its row"):
        board.step(seat, game.actions + 20, 1, luck)
    assert board.pack() == before
    assert board.blinded(NONE) == spectator


@pytest.mark.native
def test_a_step_that_tells_too_much_is_made_by_the_plain_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    game, luck = load("airships"), SeededLuck(9)
    heard = Room.told.fget
    assert heard
    monkeypatch.setattr(Room, "told", property(lambda room: told if len(told := heard(room)) <= 3 else None))
    lengths = []
    fell_back = []
    plain_step = NativeBoard._plain_step
    monkeypatch.setattr(NativeBoard, "_plain_step", lambda *a: fell_back.append(len(lengths)) or plain_step(*a))
    board, plain = new_board(game, 2, None, luck), plain_board(game, 2, luck)
    for seat, action, ply in random_moves(board, 9, luck):
        done = board.step(seat, action, ply, luck)
        assert done == plain.step(seat, action, ply, luck)
        assert board.pack() == plain.pack()
        assert board.to_act() == plain.to_act()
        lengths.append(len(done.told))
    assert fell_back == [i for i, n in enumerate(lengths) if n > 3] != []
    assert 3 in lengths
