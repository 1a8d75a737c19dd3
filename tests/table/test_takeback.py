"""Taking moves back: which moves, who must agree, and what the clock does meanwhile."""

from __future__ import annotations

import random
from itertools import groupby
from operator import itemgetter
from typing import Any

import pytest

from aerodrome.games import load
from aerodrome.games.mad_zeppelin import state as mad_zeppelin_state
from aerodrome.rulebook.primitives import NOBODY
from aerodrome.rulebook.record import NONE
from aerodrome.table.entries import (
    AskedBack,
)
from aerodrome.table.table import Table
from tests.table.commands import games, no_compiling, refused, shared_table, texts
from tests.table.helpers import (
    NOW,
    PEOPLE,
    board_of,
    clock,
    clone,
    open_table,
    play_one,
    running_table,
)

__all__ = ["no_compiling"]


@games
def test_what_can_be_taken_back(name: str) -> None:
    """Whenever a seat may take its move back, that restores the exact bytes; and never when luck was used, something
    hidden was told or looked at, or another seat has moved since; nor when it had no choice, unless it had one in its
    moves just before, which can still be taken back."""
    rng = random.Random(f"take back {name}")
    open_moves = closed_moves = 0
    for seed in range(3):
        table = running_table(name, rng.choice([*load(name).seats]), seed + 1)
        reveals = table.game.reveals
        run: list[tuple[int, bool]] = []  # who made the moves that can be taken back, and whether there was a choice
        for _ in range(130):
            if table.status != "running":
                break
            if len(table.asked) > 1:
                play_one(table, rng)
                run.clear()
                assert not any(table.can_take_back(seat) for seat in range(len(table.seats))) or not table.sealed
                continue
            before, heard = board_of(table).pack(), {v: table.seen_by(v) for v in range(NONE, len(table.seats))}
            keyed, had_choice = key_of(table), len(board_of(table).legal(table.asked[0])) > 1
            seat, action = play_one(table, rng)
            if table.status != "running":
                break
            news = {v: table.items_of(v, n)[1] for v, n in heard.items()}
            secretly = any(len(those) > len(news[NONE]) for those in news.values())
            shown = any(item.event in reveals for item in news[NONE])
            lucky = rng_of(table) != keyed
            may = [s for s in range(len(table.seats)) if table.can_take_back(s)]
            closed = lucky or shown or secretly or looked(table, before, seat, action)
            run = [] if closed else [*run, (seat, had_choice)]
            own = next(list(group) for _, group in groupby(reversed(run), key=itemgetter(0))) if run else []
            assert may == ([seat] if any(chose for _, chose in own) else [])
            assert table.moved_openly == (NONE if closed else seat)
            if not may:
                closed_moves += 1
                refused("not allowed", clone(table).take_back, seat, table.decision, NOW)
                continue
            open_moves += 1
            other = clone(table)
            undo(other, seat)
            assert board_of(other).pack() == before
            assert len(other.log) == len(table.log) - 1
            assert other.decision > table.decision
            if rng.random() < 0.2:
                undo(table, seat)
                run.pop()
    assert open_moves >= 10
    assert closed_moves >= 10


def looked(table: Table, before: bytes, seat: int, action: int) -> bool:
    """Do the rules say that a step depends on something hidden?"""
    state: Any = table.game.state.unpack(before)
    table.luck.key(state.rng, len(table.log))
    state.told = []
    table.game.plain.step(state, seat, action)
    return any(audience == NOBODY for audience, *_ in state.told)


def key_of(table: Table) -> list[int]:
    """What the generator is keyed to for the next move."""
    keyed = [0] * 4
    table.luck.key(keyed, len(table.log) + 1)
    return keyed


def rng_of(table: Table) -> list[int]:
    state: Any = table.game.state.unpack(board_of(table).pack())
    return list(state.rng)


def undo(table: Table, seat: int, at: float = NOW) -> None:
    """Take back, with the others' consent where that is needed."""
    table.take_back(seat, table.decision, at)
    while table.wants_back != NONE:
        asked = [s for s in table.asked if s != seat and s not in table.agreed]
        table.answer_back(asked[0], True, at)


def until_open(table: Table, rng: random.Random, handed_on: bool, at: float = NOW) -> int:
    """Play until a seat may take its move back, and another was asked since (or was not)."""
    for _ in range(3000):
        if len(table.asked) == 1:
            seat = table.asked[0]
            play_one(table, rng, at)
            if table.can_take_back(seat) and (table.asked != [seat]) == handed_on:
                return seat
        else:
            play_one(table, rng, at)
    raise AssertionError("no such move")


def test_taking_back_is_free_while_nobody_else_was_asked() -> None:
    table = running_table("mad-zeppelin", 3)
    seat = until_open(table, random.Random(1), handed_on=False)
    refused("not allowed", table.take_back, (seat + 1) % 3, table.decision, NOW)
    table.take_back(seat, table.decision, NOW)
    assert texts(table)[-1] == f"{table.names[seat]} takes the last move back."


def test_taking_back_by_consent() -> None:
    table = running_table("mad-zeppelin", 3)
    seat = until_open(table, random.Random(1), handed_on=True)
    (other,) = table.asked
    third = 3 - seat - other
    before = board_of(table).pack()
    twin = clone(table)
    table.take_back(seat, table.decision, NOW)
    assert table.wants_back == seat
    assert board_of(table).pack() == before
    refused("not now", table.take_back, seat, table.decision, NOW)
    refused("not now", table.answer_back, third, True, NOW)
    refused("not now", table.answer_back, seat, True, NOW)
    table.answer_back(other, True, NOW)
    assert table.wants_back == NONE
    assert table.asked == [seat]
    # The other says no, which holds until the next move.
    twin.take_back(seat, twin.decision, NOW)
    twin.answer_back(other, False, NOW)
    assert twin.wants_back == NONE
    refused("not allowed", twin.take_back, seat, twin.decision, NOW)
    refused("not now", twin.answer_back, other, True, NOW)
    play_one(twin, random.Random(1))
    refused("not allowed", twin.take_back, seat, twin.decision, NOW)


def test_who_moves_on_gives_no_consent() -> None:
    table = running_table("mad-zeppelin", 3)
    seat = until_open(table, random.Random(1), handed_on=True)
    table.take_back(seat, table.decision, NOW)
    play_one(table, random.Random(1))
    assert table.wants_back == NONE


def test_who_chooses_with_others_gives_no_consent_either() -> None:
    """And nobody waits for an answer any more: bots would, for ever."""
    table, _ = shared_table(3)  # no game of today has an open move before such a question
    table._do(AskedBack(0), NOW)
    table.choose(1, board_of(table).legal(1)[0], table.decision, NOW)
    assert table.wants_back == NONE
    refused("not now", table.answer_back, 2, True, NOW)


def test_bots_do_not_mind() -> None:
    table = running_table("mad-zeppelin", 2, bots=(1,))
    rng = random.Random(1)
    while until_open(table, rng, handed_on=True) != 0:
        pass
    table.take_back(0, table.decision, NOW)
    assert table.asked == [0]


def test_people_around_one_screen_need_not_ask_each_other() -> None:
    table = open_table("mad-zeppelin", 2)
    for seat in range(2):
        table.sit("ada", f"Ada {seat}", seat, NOW)
    table.start("ada", NOW)
    seat = until_open(table, random.Random(1), handed_on=True)
    table.take_back(seat, table.decision, NOW)
    assert table.wants_back == NONE
    assert table.asked == [seat]


@pytest.mark.parametrize("how", ["leaves", "is handed over"])
def test_when_nobody_is_left_to_agree_the_move_is_taken_back(how: str) -> None:
    table = running_table("mad-zeppelin", 3)
    seat = until_open(table, random.Random(1), handed_on=True)
    (other,) = table.asked
    plies = len(table.log)
    table.take_back(seat, table.decision, NOW)
    if how == "leaves":
        table.leave(PEOPLE[other], other, NOW)
    else:
        table.gone(other, NOW)
        table.hand_over(seat, other, NOW)
    assert table.wants_back == seat
    table.finish(NOW)
    assert (table.wants_back, table.asked, len(table.log)) == (NONE, [seat], plies - 1)


def test_the_end_of_a_play_is_taken_back_by_consent() -> None:
    """Mad Zeppelin: until the next seat lays something down, a player who ended a play gets it back if that seat
    agrees, and then goes on as if the play had not ended."""
    table, rng, ended = running_table("mad-zeppelin", 3), random.Random(5), 0
    while ended < 5:
        (seat,) = table.asked
        before = board_of(table).pack()
        if mad_zeppelin_state.END_PLAY in board_of(table).legal(seat):
            table.choose(seat, mad_zeppelin_state.END_PLAY, table.decision, NOW)
            if table.can_take_back(seat):
                ended += 1
                (other,) = table.asked
                assert other != seat
                table.take_back(seat, table.decision, NOW)
                table.answer_back(other, True, NOW)
                assert board_of(table).pack() == before
                assert table.asked == [seat]
                table.choose(seat, mad_zeppelin_state.END_PLAY, table.decision, NOW)
        else:
            play_one(table, rng)


def test_nothing_is_taken_back_while_choices_are_sealed() -> None:
    table, _ = shared_table(3)
    for seat in table.asked:
        if table.can_take_back(seat):
            break
    chooser = table.asked[0]
    table.choose(chooser, board_of(table).legal(chooser)[0], table.decision, NOW)
    assert not any(table.can_take_back(s) for s in range(3))


def test_taking_back_does_not_stop_the_clock() -> None:
    """Else a player could move and take back for ever."""
    table = running_table("mad-zeppelin", 2, clock=clock("move", 60))
    rng = random.Random(1)
    seat = until_open(table, rng, handed_on=False)
    asked_at = table._before[-1].asked_at
    table.take_back(seat, table.decision, NOW + 50)
    assert table.asked_at == asked_at
    assert table.next_deadline() == asked_at + 60


def test_taking_back_gives_no_time() -> None:
    table = running_table("mad-zeppelin", 2, clock=clock("live", 100, 10))
    rng = random.Random(1)
    seat = until_open(table, rng, handed_on=False)
    bank = table._before[-1].bank
    for _ in range(5):
        _, action, _ = table.log[-1]
        table.take_back(seat, table.decision, NOW + 20)
        assert table.seats[seat].bank == bank
        table.choose(seat, action, table.decision, NOW + 20)
        assert table.can_take_back(seat)
    assert table.seats[seat].bank <= bank - 20 + 10


def test_time_to_answer_is_not_the_askers() -> None:
    table = running_table("mad-zeppelin", 2, clock=clock("move", 60))
    rng = random.Random(1)
    seat = until_open(table, rng, handed_on=True, at=NOW + 7)
    used = table._before[-1].moved_at - table._before[-1].asked_at
    table.take_back(seat, table.decision, NOW + 10)
    table.answer_back(table.asked[0], True, NOW + 50)
    assert table.next_deadline() == NOW + 50 - used + 60
