"""Sitting down at a table: who may sit where, under which settings."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from aerodrome.bots import NETWORKED, learned
from aerodrome.bots.persons import PERSONS, person_for
from aerodrome.games import load
from aerodrome.house.crew import choose
from aerodrome.house.views import question_of
from aerodrome.play.match import new
from aerodrome.play.sight import Sight
from aerodrome.rulebook.record import NONE
from aerodrome.table.core import MAX_SEATS
from aerodrome.table.entries import (
    Settings,
)
from aerodrome.table.errors import Refused
from aerodrome.table.seating import STAND_INS, check_settings, stand_ins_in
from aerodrome.text import LANGUAGES, tell
from tests.bots.networks import written
from tests.table.commands import games, no_compiling, refused, texts
from tests.table.helpers import (
    NOW,
    PEOPLE,
    board_of,
    clock,
    everything,
    open_table,
    play_one,
    running_table,
)

__all__ = ["no_compiling"]


def test_bots_that_ask_a_network_sit_where_one_comes_with_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learned, "FILE", str(tmp_path / "network.bin"))
    game = load("airships")
    table = open_table("airships", 3)
    for bot in NETWORKED:
        assert bot not in stand_ins_in(game)
        refused("unknown bot", table.seat_bot, "ada", 1, bot, NOW)
    written(game, tmp_path / "network.bin")
    assert stand_ins_in(game) == (*STAND_INS, *NETWORKED)
    for bot in NETWORKED:
        table.seat_bot("ada", 1, bot, NOW)
        assert table.seats[1].bot == bot
        for language in LANGUAGES:
            assert tell(language, "bot-name", bot=bot) not in ("", "bot-name")
    assert choose(board_sight(), "learned", 3) in board_sight().legal  # it plays without compiled rules, too


def board_sight() -> Sight:
    """What a bot's worker is given."""
    match = new("airships", 3, seed=2)
    return match.sight(min(match.to_act))


def test_sit_ready_start() -> None:
    table = open_table("airships", 2)
    assert table.sit("ada", "Ada", 1, NOW) == 1
    assert table.sit("ben", "Ben", NONE, NOW) == 0
    assert refused("not now", table.start, "ada", NOW) == "Ben is not ready yet."
    table.get_ready("ben", 0, True, NOW)
    before = table.seq
    table.get_ready("ben", 0, True, NOW)
    assert table.seq == before, "nothing happens when nothing changes"
    table.start("ada", NOW)
    assert (table.status, table.decision) == ("running", 1)
    assert [seat.ready for seat in table.seats] == [True, True], "who starts is ready"
    assert texts(table)[:4] == ["Ada takes seat 2.", "Ben takes seat 1.", "Ben is ready.", "Ada is ready."]


def test_refusals_before_the_game() -> None:
    table = open_table("airships", 3)
    table.sit("ada", "Ada", 0, NOW)
    assert refused("taken", table.sit, "ben", "Ben", 0, NOW) == "Seat 1 is taken by Ada."
    refused("bad message", table.sit, "ben", "Ben", 3, NOW)
    refused("bad message", table.sit, "ben", "Ben", -2, NOW)
    refused("bad message", table.sit, "ben", "Ben", True, NOW)
    refused("not seated", table.leave, "ben", 0, NOW)
    refused("not seated", table.get_ready, "ben", 0, True, NOW)
    refused("not seated", table.get_ready, "", 1, True, NOW)
    refused("not seated", table.start, "ben", NOW)
    assert "Seat 2 is free" in refused("not now", table.start, "ada", NOW)
    refused("not allowed", table.seat_bot, "ben", 1, "greedy", NOW)
    refused("taken", table.seat_bot, "ada", 0, "greedy", NOW)
    for unknown in ("", "search:9999999", "human", "x" * 1000):
        refused("unknown bot", table.seat_bot, "ada", 1, unknown, NOW)
    for command in (table.choose, table.take_back):
        refused("not now", command, *([0, 0] if command == table.choose else [0]), 0, NOW)
    refused("not now", table.answer_back, 0, True, NOW)
    refused("not now", table.hand_over, 0, 1, NOW)
    refused("not now", table.note_rematch, "other", NOW)
    refused("not now", question_of, table, 0)
    table.seat_bot("ada", 1, "greedy", NOW)
    table.seat_bot("ada", 2, "random", NOW)
    refused("taken", table.sit, "ben", "Ben", NONE, NOW)
    table.start("ada", NOW)
    refused("not now", table.sit, "ben", "Ben", NONE, NOW)
    refused("not now", table.seat_bot, "ada", 1, "none", NOW)
    refused("not now", table.get_ready, "ada", 0, False, NOW)
    refused("not now", table.start, "ada", NOW)


def test_a_refused_command_changes_nothing() -> None:
    table = running_table("airships", 2)
    table.take_fresh()
    before = everything(table)
    seat = table.asked[0]
    for wrong in range(-3, table.game.actions + 3):
        if wrong not in board_of(table).legal(seat):
            with pytest.raises(Refused):
                table.choose(seat, wrong, table.decision, NOW)
    refused("not your turn", table.choose, 1 - seat, 0, table.decision, NOW)
    refused("stale", table.choose, seat, 0, table.decision + 1, NOW)
    assert everything(table) == before
    assert table.take_fresh() == []


def test_bots_are_seated_and_changed() -> None:
    table = open_table("airships", 2)
    table.seat_bot("ada", 0, "greedy", NOW)
    name = table.seats[0].name
    assert name in PERSONS
    assert table.seats[0].ready
    before = table.seq
    table.seat_bot("ada", 0, "greedy", NOW)
    assert table.seq == before, "the same again is nothing new"
    table.seat_bot("ada", 0, "random", NOW)
    assert (table.seats[0].bot, table.seats[0].name) == ("random", name), "the same person, who plays in another way"
    table.seat_bot("ada", 0, "none", NOW)
    assert not table.seats[0].taken
    table.seat_bot("ada", 0, "none", NOW)
    table.seat_bot("ada", 0, "greedy", NOW)
    table.seat_bot("ada", 1, "greedy", NOW)
    assert len({*table.names} & {*PERSONS}) == 2
    table.start("ada", NOW)
    assert table.status == "running", "the host may let bots play"


def test_bots_are_persons() -> None:
    assert len(PERSONS) > MAX_SEATS
    called = [name.split()[-1] for name in PERSONS]
    assert len({*called, *(name.split()[0] for name in PERSONS)}) == 2 * len(PERSONS), "nobody is taken for another"
    guests = []
    for game in ("airships", "mad-zeppelin"):
        table = open_table(game, 2)
        table.seat_bot("ada", 1, "club", NOW, "Colonel Mist")
        assert table.names[1] == "Colonel Mist", "somebody who was at another table, as at a rematch"
        table.seat_bot("ada", 0, "club", NOW, "Somebody Else")
        guests.append(table.names[0])
    assert guests[0] == guests[1], "tables with the same luck have the same guests"
    assert guests[0] in {*PERSONS} - {"Colonel Mist"}
    assert {person_for(place, ()) for place in map(str, range(100))} == {*PERSONS}, "everybody comes to some table"


def test_names_are_made_unique() -> None:
    table = open_table("mad-zeppelin", 6)
    table.sit("ada", "  Ada   L ", 0, NOW)
    table.sit("ben", "Ada L", 1, NOW)
    table.sit("cy", "Ada L", 2, NOW)
    table.sit("dot", "ADÁ  L", 3, NOW)
    table.seat_bot("ada", 4, "greedy", NOW)
    table.sit("fay", "", 5, NOW)
    assert table.names == ["Ada L", "Ada L (2)", "Ada L (3)", "ADÁ L (4)", table.names[4], "Guest 6"]
    assert len(set(table.names)) == 6


def test_long_names_are_made_unique() -> None:
    table = open_table("mad-zeppelin", 3)
    for seat in range(3):
        table.sit(PEOPLE[seat], "x" * 40, seat, NOW)
    assert len(set(table.names)) == 3
    assert max(map(len, table.names)) <= 40


@pytest.mark.parametrize("name", ["x" * 41, "a|b", "a\x00b", "a\u202eb", "\ud800"])
def test_names_that_cannot_be(name: str) -> None:
    refused("bad name", open_table("airships").sit, "ada", name, 0, NOW)


def test_leaving_before_the_game() -> None:
    table = open_table("airships", 2)
    table.sit("ada", "Ada", 0, NOW)
    table.leave("ada", 0, NOW)
    assert not table.seats[0].taken
    assert table.names[0] == "Seat 1"
    table.sit("ben", "Ben", 0, NOW)
    assert table.seats_of("ben") == [0]
    assert table.seats_of("") == []


def test_one_person_in_several_seats() -> None:
    table = open_table("airships", 3)
    for seat in range(2):
        table.sit("ada", "Ada", seat, NOW)
    table.seat_bot("ada", 2, "greedy", NOW)
    table.start("ada", NOW)
    assert table.seats_of("ada") == [0, 1]
    rng = random.Random(1)
    for _ in range(20):
        seat, _ = play_one(table, rng)
        if seat < 2:
            table.check_owner("ada", seat)
    refused("not seated", table.check_owner, "ada", 2)


def test_who_may_look_on_and_sit() -> None:
    for privacy, watch, watch_in, sit, sit_in in (
        ("public", True, True, True, True),
        ("link", False, True, False, True),
        ("private", False, False, False, True),
    ):
        table = open_table("airships", privacy=privacy)
        assert table.may_watch("ada")
        assert table.may_sit("ada")
        assert (table.may_watch("zoe"), table.may_watch("")) == (watch, watch)
        assert table.may_sit("zoe") == sit
        before = table.seq
        table.admit("zoe", NOW)
        table.admit("zoe", NOW)
        assert table.seq == before + 1
        assert (table.may_watch("zoe"), table.may_sit("zoe")) == (watch_in, sit_in)
        assert table.may_watch("") == (privacy == "public")


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings("chess", 2), "bad message"),
        (Settings("airships", 9), "bad message"),
        (Settings("airships", 2, {"first_seat": 9}), "bad message"),
        (Settings("airships", 2, {"no_such_option": 1}), "bad message"),
        (Settings("airships", 2, clock=clock("move", 1)), "bad message"),
        (Settings("airships", 2, stand_in="deep thought"), "unknown bot"),
    ],
)
def test_bad_settings(settings: Settings, code: str) -> None:
    refused(code, check_settings, settings)


@games
def test_default_settings_are_good(name: str) -> None:
    game = load(name)
    for seats in game.seats:
        check_settings(Settings(name, seats))
        check_settings(Settings(name, seats, game.parse_options({}, seats)))
