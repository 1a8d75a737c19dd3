"""A move that can be taken back has told nobody anything.

A step is open, so that it can be taken back, if it used no luck, showed nothing hidden, and depended on nothing hidden.
The law: in any world that some viewer thinks possible, the same step is open too, and the viewer sees and hears the
same. So neither the step nor the offer to take it back is news to anybody, not even to the player.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from aerodrome.games import load
from aerodrome.games.dastardly_dirigibles import state as dastardly_state
from aerodrome.games.mad_zeppelin import rules as mad_zeppelin_rules
from aerodrome.games.mad_zeppelin.cards import RIPP, TRAITORS
from aerodrome.games.mad_zeppelin.state import ASK_ACTION, ASK_NAME, ASK_PICK, END_PLAY, PICK, PLAY, USE_ABILITY
from aerodrome.play.board import Board, new_board
from aerodrome.play.layout import unpacked
from aerodrome.play.luck import SeededLuck
from aerodrome.play.match import Match, NothingToUndo
from aerodrome.play.native import NativeBoard, engine_of
from aerodrome.play.plain import PlainBoard
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.primitives import EVERYBODY
from aerodrome.rulebook.record import NONE
from tests import LONG
from tests.dastardly_dirigibles import table as dastardly
from tests.mad_zeppelin import table as mad_zeppelin
from tests.table.helpers import GAMES, NOW, board_of, running_table, state_like

OPEN_STEPS = 2_000 if LONG else 100
"""That are looked at in each game, every one by all viewers."""

games = pytest.mark.parametrize("name", GAMES)
Chooser = Callable[[Any, list[int], random.Random], int]


@pytest.fixture(autouse=True)
def no_compiling(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests that are not marked for the compiled engine see no engine, whatever the machine has."""
    if not request.node.get_closest_marker("native"):
        monkeypatch.setenv("AERODROME_NO_NATIVE", "1")


class Leak(AssertionError):
    """An open step has told somebody something."""


def any_action(state: Any, legal: list[int], rng: random.Random) -> int:
    return rng.choice(legal)


def with_ripp(state: Any, legal: list[int], rng: random.Random) -> int:
    """Everybody who can picks, lays down and uses Doctor Ripp, and plays end soon."""
    if state.asked == ASK_PICK and PICK + RIPP in legal:
        return PICK + RIPP
    for action in (PLAY + RIPP, USE_ABILITY) if state.asked != ASK_NAME else ():
        if action in legal:
            return action
    return END_PLAY if state.asked == ASK_ACTION else rng.choice(legal)


def check_step(game: Game, before: bytes, seat: int, action: int, after: Board, told: Any, rng: random.Random) -> None:
    """An open step in a world that a viewer thinks possible, for all viewers."""
    luck = SeededLuck(1)
    for viewer in range(NONE, after.seats):
        world = PlainBoard(game, unpacked(game, state_like(game, before, viewer, rng)))
        seen = world.blinded(viewer)
        heard = [event for event in told if event[0] in (EVERYBODY, viewer)]
        if action not in world.legal(seat):  # the choice is a secret still, or it has told something
            if seat == viewer or heard or after.blinded(viewer) != seen:
                raise Leak(f"seat {viewer} knows by action {action} of seat {seat} that it could be chosen")
            continue
        there = world.step(seat, action, 1, luck)
        if not there.open:
            raise Leak(f"seat {viewer}: whether action {action} can be taken back tells something")
        if heard != [event for event in there.told if event[0] in (EVERYBODY, viewer)]:
            raise Leak(f"seat {viewer} is told something by action {action}")
        if world.blinded(viewer) != after.blinded(viewer):
            raise Leak(f"seat {viewer} sees something by action {action}")


def check_open_steps(name: str, how_many: int, choose: Chooser = any_action, seed: int = 0) -> int:
    """Play until this many open steps have been checked. Returns how many steps there were in all."""
    game, rng, looked_at, made = load(name), random.Random(f"open {name} {seed}"), 0, 0
    while looked_at < how_many:
        seed += 1
        board, ply, luck = new_board(game, rng.choice([*game.seats]), None, SeededLuck(seed)), 0, SeededLuck(seed)
        while not board.over and looked_at < how_many:
            seat = rng.choice([seat for seat in range(board.seats) if board.to_act() >> seat & 1])
            action = choose(unpacked(game, board.pack()), board.legal(seat), rng)
            before, ply, made = board.pack(), ply + 1, made + 1
            happened = board.step(seat, action, ply, luck)
            if happened.open:
                check_step(game, before, seat, action, board, happened.told, rng)
                looked_at += 1
    return made


@games
def test_an_open_step_tells_nobody_anything(name: str) -> None:
    made = check_open_steps(name, OPEN_STEPS)
    assert made > OPEN_STEPS


@pytest.mark.native
@games
def test_an_open_step_tells_nobody_anything_compiled(name: str) -> None:
    engine_of(load(name))
    assert isinstance(new_board(load(name), load(name).usual_seats, None, SeededLuck(1)), NativeBoard)
    check_open_steps(name, OPEN_STEPS)


def test_nor_where_doctor_ripp_names_at_every_chance() -> None:
    check_open_steps("mad-zeppelin", OPEN_STEPS, with_ripp)


def test_the_law_notices_a_hidden_hand_that_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mad_zeppelin_rules, "consult", lambda s: None)
    with pytest.raises(Leak):
        check_open_steps("mad-zeppelin", 3_000, with_ripp)


# --- take-back as an oracle ---------------------------------------------------------------------------------


def ripp_has_named(who: str, second: str) -> mad_zeppelin.State:
    """Seat 0 has laid down Ripp in the second round and named a Traitor; seat 1 holds one more, ``second``."""
    s = mad_zeppelin.table("karl ripp", f"jack {second}", "satine igor", cargo=("gold", "gold", "gold"), dice="---")
    mad_zeppelin.plays(s, "karl", "jack", "satine")
    mad_zeppelin.lay(s, "ripp")
    mad_zeppelin.use(s)
    mad_zeppelin.name(s, who)
    assert s.asked == ASK_ACTION
    return s


@pytest.mark.rule("MZ-12.3")
@pytest.mark.parametrize("second", ["fred", "helen", "tim"])
def test_names_cannot_be_tried_one_after_the_other_to_force_out_a_card(second: str) -> None:
    """Whom it hits and whom it does not: after the end of the play the name stands."""
    game = load("mad-zeppelin")
    for traitor in range(TRAITORS):
        s = ripp_has_named(mad_zeppelin.TRAITOR_IDS[traitor], second)
        if s.played >> traitor & 1:
            continue
        board = PlainBoard(game, s)
        assert not board.step(0, END_PLAY, 1, SeededLuck(1)).open


def test_at_a_table_a_name_and_the_end_of_a_play_are_final() -> None:
    table = running_table("mad-zeppelin", 3)
    board_of(table).restore(ripp_has_named("fred", "helen").pack())
    table.choose(0, END_PLAY, table.decision, NOW)
    assert table.asked == [1]
    assert not table.can_take_back(0)


def test_without_doctor_ripp_the_end_of_a_play_can_be_taken_back() -> None:
    s = mad_zeppelin.table("karl ripp", "jack fred", "satine igor", cargo=("gold", "gold", "gold"))
    mad_zeppelin.lay(s, "karl")
    table = running_table("mad-zeppelin", 3)
    board_of(table).restore(s.pack())
    table.choose(0, END_PLAY, table.decision, NOW)
    assert table.can_take_back(0)
    table.take_back(0, table.decision, NOW)
    assert table.wants_back == 0  # seat 1 was asked, so it has a say
    table.answer_back(1, True, NOW)
    assert table.asked == [0]


def test_so_it_can_where_the_next_seat_has_more_traitors_than_can_be_blocked() -> None:
    s = mad_zeppelin.table("ripp karl", "jack fred", cargo=("gold", "gold"), dice="---")
    mad_zeppelin.lay(s, "ripp")
    mad_zeppelin.use(s)
    mad_zeppelin.name(s, "fred")
    assert PlainBoard(load("mad-zeppelin"), s).step(0, END_PLAY, 1, SeededLuck(1)).open


def last_turn(held: str) -> dastardly.State:
    """The last turn of the last round, in which no card is left to draw."""
    return dastardly.table("gear nose", held, round=3, turn=dastardly_state.TURN_CAP)


@pytest.mark.parametrize("held", ["key nose, dynamotor", "key nose"])
def test_the_end_of_a_round_searches_all_hands_for_the_dynamotor(held: str) -> None:
    """Whether one is found or not: the answer is final."""
    game = load("dastardly-dirigibles")
    board = PlainBoard(game, last_turn(held))
    happened = board.step(0, dastardly_state.PASS, 1, SeededLuck(1))
    assert board.over
    bonus = any(event[1] == dastardly_state.EVENT_BONUS for event in happened.told)
    assert bonus == ("dynamotor" in held)
    assert not happened.open


def test_nor_can_a_match_undo_it() -> None:
    match = Match(load("dastardly-dirigibles"), 2, luck=SeededLuck(1))
    match.continue_from(last_turn("key nose, dynamotor").pack())
    match.play(0, dastardly_state.PASS)
    with pytest.raises(NothingToUndo, match="depended on a hidden hand"):
        match.undo()
    match = Match(load("mad-zeppelin"), 3, luck=SeededLuck(1))
    match.continue_from(ripp_has_named("fred", "helen").pack())
    match.play(0, END_PLAY)
    with pytest.raises(NothingToUndo):
        match.undo()
    assert all(event.kind >= 0 for event in match.events(0))  # the mark of it is no event


def test_marks_that_nobody_hears_go_nowhere() -> None:
    board = PlainBoard(load("mad-zeppelin"), ripp_has_named("fred", "helen"))
    assert all(event[0] >= EVERYBODY for event in board.step(0, END_PLAY, 1, SeededLuck(1)).told)
