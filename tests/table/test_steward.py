"""The house answers for a player without a choice, and notices when a player has gone."""

from __future__ import annotations

import random

import pytest

from aerodrome.house.steward import SECOND_THOUGHTS, Manners
from aerodrome.rulebook.record import NONE
from aerodrome.table.wire import (
    Answer,
    Choose,
    HandOver,
    Sit,
    Start,
    TakeBack,
    Watch,
)
from tests.table.helpers import (
    NOW,
    PEOPLE,
    Client,
    act,
    board_of,
    clock,
    done,
    live_at,
    quiet,
    until,
)
from tests.table.place import SLOW_TO_MISS, Place, no_compiling, run

__all__ = ["no_compiling"]


# --- answers that leave no choice ---------------------------------------------------------------------------


async def until_forced(place: Place, victim: int) -> None:
    """Play until this seat has one legal answer, without its client: it answers, but does not look on."""
    rng = random.Random(3)
    place.house.unwatch(place.clients[victim], place.id, victim)
    for n in range(400):
        await quiet(place.house)
        (seat,) = place.table.asked
        legal = board_of(place.table).legal(seat)
        if seat == victim and len(legal) == 1:
            return
        message = Choose(f"until{n}", place.id, seat, rng.choice(legal), place.table.decision)
        await done(place.house, Client(PEOPLE[seat]), message)
    raise AssertionError("that never came")


def test_the_table_answers_only_for_who_is_there() -> None:
    """An answer in the name of somebody who is gone would show that there was no choice."""

    async def story() -> None:
        place = await Place(SLOW_TO_MISS).begin("mad-zeppelin", 2)
        await until_forced(place, 1)
        decision = place.table.decision
        place.house.steward.drive(live_at(place.house, place.id))
        await quiet(place.house)
        assert place.table.decision == decision, "Ben is not there"
        await done(place.house, place.clients[1], Watch("back", place.id, 1))
        await quiet(place.house)
        assert place.table.decision > decision, "now he is"
        await place.close()

    run(story())


def test_the_table_does_not_answer_for_who_let_time_run_out() -> None:
    """Otherwise, a bot that takes over after two misses with an answer between them would show that the answer was
    forced."""

    async def story() -> None:
        place = await Place(SLOW_TO_MISS).begin("mad-zeppelin", 2, clock=clock("move", 60))
        await until_forced(place, 1)
        decision = place.table.decision
        place.table.seats[1].misses = 1
        await done(place.house, place.clients[1], Watch("back", place.id, 1))
        await quiet(place.house)
        assert place.table.decision == decision
        place.time.now += 61
        await place.house.steward.time_is_up(live_at(place.house, place.id))
        assert place.table.seats[1].stand_in == "greedy"
        await place.close()

    run(story())


def test_where_nothing_is_hidden_the_table_answers_for_all() -> None:
    async def story() -> None:
        place = await Place(SLOW_TO_MISS).begin("airships", 2)
        place.house.unwatch(place.clients[1], place.id, 1)
        assert place.house.steward.answers_for(live_at(place.house, place.id), 1)
        await place.close()

    run(story())


def test_people_around_one_screen_look_through_one_seat_at_a_time() -> None:
    async def story() -> None:
        place = await Place(SLOW_TO_MISS).open("mad-zeppelin", 2)
        ada = place.client("ada")
        for seat in range(2):
            await done(place.house, ada, Sit(f"sit{seat}", place.id, seat))
        await done(place.house, ada, Watch("watch", place.id, 0))
        await done(place.house, ada, Start("start", place.id))
        live = live_at(place.house, place.id)
        assert place.house.steward.answers_for(live, 0)
        assert place.house.steward.answers_for(live, 1)
        place.house.unwatch(ada, place.id, 0)
        assert not place.house.steward.answers_for(live, 1)
        await place.close()

    run(story())


@pytest.mark.parametrize("left", [0.1, 5.0, 500.0])
def test_the_table_never_waits_until_the_time_is_up(left: float) -> None:
    async def story() -> None:
        place = await Place(Manners(forced_delay=(2.0, 2.0))).begin("mad-zeppelin", 2, clock=clock("live", 600))
        (seat,) = place.table.asked
        place.time.now = place.table.asked_at + 600 - left
        assert place.house.steward.forced_delay(place.table, seat) == pytest.approx(min(2.0, 0.8 * left))
        await place.house.close()

    run(story())


def test_while_a_move_may_be_taken_back_the_table_does_not_go_on() -> None:
    """Neither bots nor answers that leave no choice overtake the one who is asked to agree."""

    async def story() -> None:
        place = await Place(SLOW_TO_MISS).begin("mad-zeppelin", 2)
        table = place.table
        while True:
            await until_forced(place, 1)
            if table.can_take_back(0):
                break
            (action,) = board_of(table).legal(1)
            await done(place.house, Client("ben"), Choose(f"past{table.seq}", place.id, 1, action, table.decision))
        decision = table.decision
        await done(place.house, place.clients[0], TakeBack(f"t{decision}", place.id, 0, decision))
        assert table.wants_back == 0
        await done(place.house, place.clients[1], Watch("back", place.id, 1))
        await quiet(place.house)
        assert (table.decision, table.wants_back) == (decision, 0), "Ben has to say yes or no first"
        answer = Answer(f"a{decision}", place.id, 1, False)
        await done(place.house, place.clients[1], answer)
        await quiet(place.house)
        assert table.decision > decision, "then the table answers as ever"
        await place.close()

    run(story())


def test_an_answer_that_was_forced_is_not_given_again_when_it_is_taken_back() -> None:
    """Who goes back to a question without a choice answers it by hand, or goes on to the choice before."""

    async def story() -> None:
        place = await Place(SLOW_TO_MISS).begin("mad-zeppelin", 2)
        table, rng = place.table, random.Random(1)
        for n in range(2000):
            await quiet(place.house)
            mover = table.may_take_back
            if mover != NONE and table.asked != [mover] and not table._before[-1].had_choice:
                break
            seat, ask = place.to_choose() or (0, {})
            message = Choose(f"c{n}", place.id, seat, rng.choice(ask["legal"]), ask["decision"])
            await done(place.house, place.clients[seat], message)
        plies, client, other = len(table.log), place.clients[mover], 1 - mover
        await done(place.house, client, TakeBack("first", place.id, mover, table.decision))
        await done(place.house, place.clients[other], Answer("yes", place.id, other, True))
        await quiet(place.house)
        assert (table.asked, len(table.log)) == ([mover], plies - 1), "it waits for the player"
        assert len(board_of(table).legal(mover)) == 1
        assert client.seen[mover].ask["by_hand"]
        assert client.seen[mover].frame["take_back"]
        await done(place.house, client, TakeBack("second", place.id, mover, table.decision))
        await quiet(place.house)
        assert (table.asked, len(table.log)) == ([mover], plies - 2), "nobody else was asked since"
        assert len(board_of(table).legal(mover)) > 1
        # When another move leads there, the table answers as ever.
        await done(place.house, client, Choose("again", place.id, mover, table.board.legal(mover)[-1], table.decision))
        assert not client.seen[mover].ask or "by_hand" not in client.seen[mover].ask
        await place.close()

    run(story())


def test_who_moved_has_a_moment_to_think_again() -> None:
    async def story() -> None:
        place = await Place(Manners(grace=1000, bot_delay=(0, 0), forced_delay=(2.0, 2.0))).begin("mad-zeppelin", 2)
        table = place.table
        assert not any(table.can_take_back(seat) for seat in range(2))
        assert place.house.steward.forced_delay(table, 0) == 2.0
        n = 0
        while not table.can_take_back(0):
            (seat,) = table.asked
            legal = board_of(table).legal(seat)
            n += 1
            message = Choose(f"c{n}", place.id, seat, random.Random(n).choice(legal), table.decision)
            await done(place.house, Client(PEOPLE[seat]), message)
        assert place.house.steward.forced_delay(table, 1) == 2.0 * SECOND_THOUGHTS
        await place.house.close()

    run(story())


# --- who goes and comes back --------------------------------------------------------------------------------


def test_who_goes_is_missed_and_who_comes_back_has_the_seat_again() -> None:
    async def story() -> None:
        place = await Place(Manners(0.01, (0, 0), (0, 0))).begin("airships", 3)
        victim, _ = place.to_choose() or (0, {})
        other = (victim + 1) % 3
        client = place.clients.pop(victim)
        answer = await act(place.house, place.clients[other], HandOver("h0", place.id, other, victim))
        assert answer["code"] == "not now"
        place.house.unwatch(client, place.id, victim)
        await until(lambda: place.table.seats[victim].away)
        await quiet(place.house)
        assert place.clients[other].seen[other].items[-1]["k"] == "away"
        await done(place.house, place.clients[other], HandOver("h", place.id, other, victim))
        await quiet(place.house)
        assert victim not in place.table.asked or len(place.table.asked) > 1, "the bot has moved"
        back = place.clients[victim] = place.client(PEOPLE[victim])
        await done(place.house, back, Watch("back", place.id, victim))
        assert not place.table.seats[victim].stand_in
        await quiet(place.house)
        assert back.seen[victim].items[-1]["k"] == "returned"
        # A short while without a connection is nothing.
        place.house.manners.grace = 0.5
        place.house.unwatch(back, place.id, victim)
        assert victim in live_at(place.house, place.id).leaving
        await done(place.house, back, Watch("again", place.id, victim))
        assert not live_at(place.house, place.id).leaving
        assert not place.table.seats[victim].away
        await place.close()

    run(story())


def test_a_move_brings_a_player_back() -> None:
    async def story() -> None:
        place = await Place(Manners(grace=1000, bot_delay=(1000, 1000), forced_delay=(0, 0))).begin("airships", 2)
        seat, ask = place.to_choose() or (0, {})
        place.table.gone(seat, NOW)
        place.table.hand_over(1 - seat, seat, NOW)
        await place.house.steward.commit(live_at(place.house, place.id))
        assert place.table.seats[seat].stand_in
        await done(place.house, place.clients[seat], Choose("c", place.id, seat, ask["legal"][0], ask["decision"]))
        assert not place.table.seats[seat].stand_in
        await place.house.close()

    run(story())
