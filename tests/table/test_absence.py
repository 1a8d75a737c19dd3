"""Clocks that run out, players who are gone, and bots that stand in for them."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from aerodrome.house.views import Views
from aerodrome.rulebook.record import NONE
from aerodrome.table.absence import LONG, MISSES, PATIENCE
from aerodrome.table.core import BOT_MARK
from aerodrome.table.entries import (
    Ended,
    Moved,
)
from aerodrome.table.table import Table
from tests.table.commands import games, no_compiling, refused, shared_table, texts
from tests.table.helpers import (
    NOW,
    board_of,
    clock,
    clone,
    frames,
    play_one,
    running_table,
    waiting,
)

__all__ = ["no_compiling"]


def not_forced(table: Table, rng: random.Random) -> int:
    """Play until one seat has a choice; which."""
    while len(table.asked) > 1 or len(board_of(table).legal(table.asked[0])) == 1:
        play_one(table, rng, table.asked_at)
    return table.asked[0]


@pytest.mark.parametrize(
    ("kind", "amount", "seconds"), [("move", 30, 30.0), ("days", 2, 172_800.0), ("live", 300, 300.0)]
)
def test_the_default_move_at_the_deadline(kind: str, amount: float, seconds: float) -> None:
    table = running_table("airships", 2, clock=clock(kind, amount))
    seat = not_forced(table, random.Random(1))
    due = table.next_deadline()
    assert due == table.asked_at + seconds
    assert due == table.deadline(seat)
    default = board_of(table).default_action(seat)
    plies, seq = len(table.log), table.seq
    assert not table.tick(due - 0.001)
    assert table.seq == seq
    assert table.tick(due)
    assert table.log[plies][:2] == (seat, default)
    assert any("ran out of time" in text for text in texts(table))
    fresh = [entry for entry, _ in table.take_fresh() if isinstance(entry, Moved)]
    assert fresh[-1].by == "clock"


def test_without_a_clock_nothing_is_ever_due() -> None:
    table = running_table("airships", 2)
    assert table.next_deadline() is None
    assert not table.tick(NOW + 1e9)


def sat_by_a_bot_from_outside(**how: Any) -> tuple[Table, int]:
    """A table at which a bot from outside is asked, and has a choice."""
    table = running_table("airships", 2, **how)
    seat = not_forced(table, random.Random(1))
    table.seats[seat].person = BOT_MARK + "visitor"
    return table, seat


def test_a_bot_from_outside_that_does_not_answer_loses_its_turn_to_a_stand_in() -> None:
    """Nobody has to ask for it, and it needs no clock."""
    table, seat = sat_by_a_bot_from_outside()
    due = table.asked_at + PATIENCE
    assert table.next_deadline() == due
    assert table.deadline(seat) is None, "nobody is shown a clock"
    assert not table.tick(due - 0.001)
    assert not table.seats[seat].stand_in
    plies = len(table.log)
    assert not table.tick(due)
    assert table.seats[seat].played_by == table.settings.stand_in
    assert len(table.log) == plies, "the stand-in chooses for itself"
    assert table.next_deadline() is None
    table.come_back(seat, due + 1)
    assert not table.seats[seat].played_by


def test_a_clock_that_is_shorter_counts_for_it_too() -> None:
    table, seat = sat_by_a_bot_from_outside(clock=clock("move", 30))
    assert table.next_deadline() == table.asked_at + 30
    table, seat = sat_by_a_bot_from_outside(clock=clock("days", 2))
    assert table.next_deadline() == table.asked_at + PATIENCE
    plies = len(table.log)
    table.tick(table.asked_at + PATIENCE)
    assert table.seats[seat].stand_in
    assert len(table.log) == plies


def test_nobody_waits_for_one_that_has_chosen() -> None:
    table = running_table("zeppeldrome", 2)
    rng = random.Random(1)
    while len(table.asked) < 2 or len(board_of(table).legal(1)) < 2:
        play_one(table, rng, table.asked_at)
    table.seats[1].person = BOT_MARK + "visitor"
    table.choose(1, board_of(table).legal(1)[0], table.decision, table.asked_at)
    assert 1 in table.sealed
    assert table.next_deadline() is None
    table.tick(table.asked_at + 2 * PATIENCE)
    assert not table.seats[1].stand_in


def test_bank_and_increment() -> None:
    table = running_table("airships", 2, clock=clock("live", 100, 3))
    rng = random.Random(1)
    banks, at = [100.0, 100.0], NOW
    for _ in range(30):
        seat = table.asked[0]
        took = rng.randrange(0, 8)
        at += took
        play_one(table, rng, at)
        banks[seat] = banks[seat] - took + 3
        assert [each.bank for each in table.seats] == banks
        assert table.deadline(table.asked[0]) == at + banks[table.asked[0]]


def test_bots_cost_no_time() -> None:
    table = running_table("airships", 2, clock=clock("live", 100, 3), bots=(1,))
    rng, at = random.Random(1), NOW
    for _ in range(20):
        seat = table.asked[0]
        at += 50 if seat else 1
        table.choose(seat, rng.choice(board_of(table).legal(seat)), table.decision, at, "bot" if seat else "")
    assert table.seats[1].bank == 100
    assert [each.misses for each in table.seats] == [0, 0]


@pytest.mark.parametrize("name", ["mad-zeppelin", "dastardly-dirigibles"])
@pytest.mark.parametrize(
    "settings", [{}, {"clock": clock("live", 60, 2)}, {"clock": clock("live", 12)}, {"clock": clock("move", 30)}]
)
def test_nobody_can_tell_an_answer_that_was_forced(name: str, settings: dict[str, Any]) -> None:
    """The same game twice, at the same times: once the table answers where there is one answer only, once the players
    do so themselves. Every viewer gets the same frames, equal in size and in order; lists show the same."""
    rng = random.Random(f"forced {name}")
    by_hand = running_table(name, seed=3, **settings)
    by_table = clone(by_hand)
    views = [Views(each) for each in (by_hand, by_table)]
    for viewer in range(NONE, len(by_hand.seats)):
        for each in views:
            each.open(viewer)
    at, forced = NOW, 0
    for n in range(180):
        if by_hand.status != "running":
            break
        seat = rng.choice(waiting(by_hand))
        legal = board_of(by_hand).legal(seat)
        due = by_hand.next_deadline()
        late = due is not None and n % 11 == 10  # even for a player without a choice
        if by_hand.seats[seat].stand_in:
            for each in (by_hand, by_table):
                each.come_back(seat, at)
        at = due if due is not None and late else min(at + rng.random() * 2, due or 1e12)
        action = rng.choice(legal)
        forced += len(legal) == 1 and not late
        for each in (by_hand, by_table):
            if late:
                assert each.tick(at)
            else:
                each.choose(seat, action, each.decision, at, "forced" if len(legal) == 1 and each is by_table else "")
            each.finish(at)
        sent = [[(viewer, msgspec.json.encode(update)) for viewer, update in each.updates(at)] for each in views]
        assert sent[0] == sent[1]
        assert frames(by_hand, now=at) == frames(by_table, now=at)
        assert by_hand.updated == by_table.updated
        assert by_hand.next_deadline() == by_table.next_deadline()
    assert forced > 5


def test_two_misses_and_a_bot_takes_over() -> None:
    table = running_table("airships", 2, clock=clock("move", 30))
    rng = random.Random(1)
    victim = not_forced(table, rng)
    missed = 0
    while not table.seats[victim].stand_in:
        if table.asked == [victim] and len(board_of(table).legal(victim)) > 1:
            missed += 1
            table.tick(table.asked_at + 30)
        else:
            play_one(table, rng, table.asked_at)
            missed = table.seats[victim].misses
    assert missed == MISSES
    assert table.seats[victim].stand_in == "greedy"
    assert table.deadline(victim) is None, "bots have no clock"
    # The player is back, and has the seat again.
    table.come_back(victim, NOW)
    assert (table.seats[victim].stand_in, table.seats[victim].misses) == ("", 0)
    assert texts(table)[-1] == f"{table.names[victim]} is back."


def test_time_that_is_up_looks_the_same_without_a_choice() -> None:
    """The clock treats a player with only one answer like everybody else: it charges the bank, counts and tells a miss,
    and after two misses a bot takes over."""
    for kind, amount in (("live", 20), ("move", 30)):
        table = running_table("mad-zeppelin", 2, clock=clock(kind, amount))
        rng = random.Random(1)
        while len(table.asked) > 1 or len(board_of(table).legal(table.asked[0])) > 1:
            play_one(table, rng, table.asked_at)
        (victim,) = table.asked
        due = table.deadline(victim)
        assert due is not None
        assert table.tick(due)
        assert table.seats[victim].misses == 1
        assert table.seats[victim].bank == 0
        assert f"{table.names[victim]} ran out of time, so the table has moved for that seat." in texts(table)
        assert bool(table.seats[victim].stand_in) == (kind == "live")


def test_any_answer_in_time_ends_a_row_of_misses() -> None:
    """This holds for an answer that the table gave, too. Otherwise, a bot that takes over sooner would betray it."""
    for by in ("", "forced"):
        table = running_table("airships", 2, clock=clock("move", 30))
        seat = table.asked[0]
        table.seats[seat].misses, table.seats[seat].away = 1, True
        table.choose(seat, board_of(table).legal(seat)[0], table.decision, NOW, by)  # type: ignore[arg-type]
        assert (table.seats[seat].misses, table.seats[seat].away) == (0, False)


def test_a_bank_used_up_and_a_bot_takes_over() -> None:
    table = running_table("airships", 2, clock=clock("live", 20))
    victim = not_forced(table, random.Random(1))
    table.tick(table.asked_at + table.seats[victim].bank)
    assert table.seats[victim].bank == 0
    assert table.seats[victim].stand_in == "greedy"
    # The bot then really plays: an empty bank gives it no deadline.
    while table.asked != [victim]:
        play_one(table, random.Random(1), table.asked_at)
    assert not table.tick(table.asked_at + 1000)


def test_sealed_choices_cost_each_seat_its_own_time() -> None:
    table, _ = shared_table(3, clock=clock("live", 300, 5))
    quick, slow, late = table.asked
    banks = [seat.bank for seat in table.seats]
    at = table.asked_at
    table.seats[late].bank = 60.0
    table.choose(quick, board_of(table).legal(quick)[0], table.decision, at + 4)
    table.choose(quick, board_of(table).legal(quick)[1], table.decision, at + 50)
    assert table.next_deadline() == at + 60
    table.tick(at + 60)
    assert late in table.sealed
    assert slow not in table.sealed
    assert quick in table.sealed
    table.choose(slow, board_of(table).legal(slow)[0], table.decision, at + 90)
    assert table.seats[quick].bank == banks[quick] - 4 + 5
    assert table.seats[slow].bank == banks[slow] - 90 + 5
    assert table.seats[late].bank == 5
    assert [table.seats[seat].misses for seat in (quick, slow, late)] == [0, 0, 1], "only who was late has missed"
    missed = [item.seat for item in table.items_of(NONE)[1] if item.k == "clock"]
    assert missed == [late]


def test_all_who_are_late_together_are_relieved() -> None:
    table, rng = shared_table(2, clock=clock("move", 30))
    for _ in range(2 * MISSES * 40):
        if all(seat.stand_in for seat in table.seats):
            break
        if len(table.asked) > 1:
            table.tick(table.asked_at + 30)
        else:
            table.choose(table.asked[0], rng.choice(board_of(table).legal(table.asked[0])), table.decision,
                         table.asked_at, "bot")  # fmt: skip
    assert [seat.misses for seat in table.seats] == [MISSES, MISSES]
    assert all(seat.stand_in for seat in table.seats)


@games
def test_a_player_who_vanishes_at_any_decision(name: str) -> None:
    """For each decision in turn, a player stops answering there: the clock, and then a bot, answers instead."""
    rng = random.Random(f"vanish {name}")
    table = running_table(name, clock=clock("move", 30))
    decisions = ends = 0
    for ply in range(4000):
        if table.status != "running" or ply >= 130:
            break
        for victim in waiting(table):
            decisions += 1
            to_the_end = decisions % 40 == 1
            other = clone(table)
            left = without(other, victim, rng, 10_000 if to_the_end else 4)
            assert other.status == "over" or not to_the_end, left
            ends += other.status == "over"
        play_one(table, rng, NOW)
    assert decisions > 50
    assert ends >= 2


def without(table: Table, victim: int, rng: random.Random, after: int) -> int:
    """Play on without a player, until so many answers after the bot took over; how many were made."""
    at = table.asked_at
    since = made = 0
    while table.status == "running" and since < after:
        others = [seat for seat in waiting(table) if seat != victim or table.seats[seat].stand_in]
        made += 1
        assert made < 20_000
        if others:
            seat = others[0]
            by = "bot" if seat == victim else ""
            table.choose(seat, rng.choice(board_of(table).legal(seat)), table.decision, at, by)
        else:
            due = table.next_deadline()
            assert due is not None
            at = max(at, due)
            assert table.tick(at)
        table.finish(at)
        since += bool(table.seats[victim].stand_in)
    return made


@games
def test_when_all_have_gone_the_clock_plays_on(name: str) -> None:
    table = running_table(name, clock=clock("days", 1))
    rng = random.Random(1)
    for _ in range(20_000):
        if table.status != "running":
            break
        due = table.next_deadline()
        if due is not None:
            assert table.tick(due)
            table.finish(due)
        else:
            seat = waiting(table)[0]
            table.choose(seat, rng.choice(board_of(table).legal(seat)), table.decision, table.asked_at, "bot")
            table.finish(table.asked_at)
    assert table.status == "over"


# --- without a clock


def test_handing_over_who_is_gone() -> None:
    table = running_table("airships", 3)
    rng = random.Random(1)
    victim = not_forced(table, rng)
    other = (victim + 1) % 3
    name = table.names[victim]
    assert refused("not now", table.hand_over, other, victim, NOW) == f"{name} is here."
    refused("not now", table.hand_over, victim, victim, NOW + 2 * LONG)
    refused("bad message", table.hand_over, other, 7, NOW)
    table.gone(victim, NOW)
    before = table.seq
    table.gone(victim, NOW)
    assert table.seq == before
    assert table.seats[victim].away
    table.hand_over(other, victim, NOW)
    assert table.seats[victim].played_by == "greedy"
    refused("not now", table.hand_over, other, victim, NOW)
    table.choose(victim, board_of(table).legal(victim)[0], table.decision, NOW, "bot")
    table.come_back(victim, NOW)
    assert (table.seats[victim].played_by, table.seats[victim].away) == ("", False)


def test_handing_over_who_has_not_moved_for_long() -> None:
    table = running_table("airships", 3)
    victim = not_forced(table, random.Random(1))
    other = (victim + 1) % 3
    refused("not now", table.hand_over, other, victim, table.asked_at + LONG - 1)
    refused("not now", table.hand_over, victim, other, table.asked_at + LONG), "only who is asked can be late"
    table.hand_over(other, victim, table.asked_at + LONG)
    assert table.seats[victim].stand_in


def test_with_a_clock_only_who_is_gone_is_handed_over() -> None:
    table = running_table("airships", 3, clock=clock("days", 30))
    victim = not_forced(table, random.Random(1))
    refused("not now", table.hand_over, (victim + 1) % 3, victim, table.asked_at + 10 * LONG)
    table.gone(victim, NOW)
    table.hand_over((victim + 1) % 3, victim, NOW)


def test_a_move_shows_that_a_player_is_there() -> None:
    table = running_table("airships", 2)
    seat = table.asked[0]
    table.gone(seat, NOW)
    play_one(table, random.Random(1))
    assert not table.seats[seat].away


def test_leaving_for_good() -> None:
    table = running_table("airships", 2)
    secret = table.secret.hex()
    table.leave("ada", 0, NOW)
    assert (table.seats[0].bot, table.seats[0].person, table.names[0]) == ("greedy", "", "Ada")
    assert table.status == "running"
    table.come_back(0, NOW)
    assert table.seats[0].bot == "greedy"
    assert secret.encode() not in b"".join(frames(table))
    table.leave("ben", 1, NOW)
    assert table.status == "abandoned"
    assert table.ended == Ended("abandoned", secret)
    assert texts(table)[-1] == "The game was abandoned."
    assert all(secret.encode() in frame for frame in frames(table))
    refused("not now", table.choose, 0, 0, table.decision, NOW)
    table.finish(NOW)
    assert [entry for entry, _ in table.take_fresh() if isinstance(entry, Ended)] == [table.ended]
