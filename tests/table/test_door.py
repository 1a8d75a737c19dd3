"""Against squatters: the host frees seats and closes the table to a nuisance, and nobody gets more than a share."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from aerodrome.house.door import Door, Shares
from aerodrome.house.house import House
from aerodrome.rulebook.record import NONE
from aerodrome.table.entries import Settings
from aerodrome.table.errors import Refused
from aerodrome.table.table import Table
from aerodrome.table.wire import Free, GetReady, Leave, Readmit, Say, SeatBot, Sit, Start, Watch
from tests.words import in_english

from .commands import refused, texts
from .helpers import NOW, Client, MemoryStore, act, as_stored, done, everything, open_table, running_table


def full_table(**settings: Any) -> Table:
    """Ada's table of three with Ben and Eve."""
    table = open_table("airships", 3, **settings)
    for person in ("ben", "eve"):
        table.admit(person, NOW)
    table.sit("ada", "Ada", 0, NOW)
    table.sit("ben", "Ben", 1, NOW)
    table.sit("eve", "Eve", 2, NOW)
    return table


# --- how many seats -----------------------------------------------------------------------------------------


def test_at_a_public_table_everybody_has_one_seat() -> None:
    table = open_table("airships", 4)
    table.sit("eve", "Eve", 1, NOW)
    assert "everybody has one" in refused("not allowed", table.sit, "eve", "Eva", 2, NOW)
    refused("not allowed", table.sit, "eve", "Eva", NONE, NOW)
    assert table.seats_of("eve") == [1]
    table.leave("eve", 1, NOW)
    assert table.sit("eve", "Eve", 2, NOW) == 2, "one seat, whichever it is"


def test_the_host_may_allow_more() -> None:
    table = open_table("airships", 4, seats_each=2)
    table.sit("eve", "Eve", 1, NOW)
    table.sit("eve", "Eva", 2, NOW)
    assert "2 seats" in refused("not allowed", table.sit, "eve", "Evi", 3, NOW)


def test_the_host_and_who_is_invited_are_not_held_to_it() -> None:
    table = open_table("airships", 4)
    for seat, name in enumerate(("Ada", "Bea")):
        table.sit("ada", name, seat, NOW)
    table.sit("eve", "Eve", 2, NOW)
    table.sit("eve", "Eva", 3, NOW, asked_in=True)
    assert table.seats_of("ada") == [0, 1]
    assert table.seats_of("eve") == [2, 3]


@pytest.mark.parametrize("privacy", ["link", "private"])
def test_elsewhere_people_share_a_screen_as_they_like(privacy: str) -> None:
    table = open_table("airships", 4, privacy=privacy)
    table.admit("ben", NOW)
    for seat in range(4):
        table.sit("ben", f"Ben {seat}", seat, NOW)
    assert table.seats_of("ben") == [0, 1, 2, 3]


@pytest.mark.parametrize("most", [-1, 5])
def test_a_share_that_makes_no_sense(most: int) -> None:
    refused("bad message", open_table, "airships", 4, seats_each=most)


# --- freeing a seat -----------------------------------------------------------------------------------------


def test_the_host_frees_a_seat() -> None:
    table = full_table()
    table.get_ready("ben", 1, True, NOW)
    table.free_seat("ada", 2, False, NOW)
    assert not table.seats[2].taken
    assert table.names[2] == "Seat 3"
    assert texts(table)[-1] == "The host has freed seat 3, where Eve sat."
    assert table.seats[1].ready, "nothing changes for the others"
    told = refused("not seated", table.get_ready, "eve", 2, True, NOW)
    assert told.startswith("The host has freed your seat.")
    table.sit("eve", "Eve", 2, NOW)
    table.get_ready("eve", 2, True, NOW)


def test_the_host_closes_the_table_to_somebody() -> None:
    table = full_table(seats_each=2)
    table.leave("ben", 1, NOW)
    table.sit("eve", "Eva", 1, NOW)
    table.free_seat("ada", 2, True, NOW)
    assert not table.seats_of("eve"), "at all their seats"
    assert not table.may_sit("eve")
    assert "closed this table to you" in refused("not allowed", table.sit, "eve", "Eve", 2, NOW)
    refused("not allowed", table.sit, "eve", "Eve", 2, NOW, asked_in=True)
    refused("not allowed", table.admit, "eve", NOW)
    assert table.may_sit("ben")
    refused("not allowed", table.readmit, "ben", "Eve", NOW)
    refused("not now", table.readmit, "ada", "Ben", NOW)
    table.readmit("ada", table.freed["eve"], NOW)
    assert texts(table)[-1] == f"{table.freed['eve']} may sit at this table again."
    table.sit("eve", "Eve", 2, NOW)


@pytest.mark.parametrize("privacy", ["link", "private"])
def test_who_is_shut_out_does_not_look_on_where_a_link_is_needed(privacy: str) -> None:
    table = full_table(privacy=privacy)
    table.free_seat("ada", 2, True, NOW)
    assert not table.may_watch("eve")
    assert not table.may_sit("eve")
    assert table.may_sit("ben")
    table.readmit("ada", "Eve", NOW)
    assert table.may_sit("eve"), "without showing the link once more"


def test_only_the_host_frees_seats_and_only_before_the_start() -> None:
    table = full_table()
    refused("not allowed", table.free_seat, "ben", 2, False, NOW)
    refused("not allowed", table.free_seat, "eve", 0, False, NOW)
    refused("not allowed", table.free_seat, "", 2, False, NOW)
    refused("not now", table.free_seat, "ada", 0, False, NOW)
    refused("bad message", table.free_seat, "ada", 3, False, NOW)
    table.leave("eve", 2, NOW)
    refused("not now", table.free_seat, "ada", 2, True, NOW)
    table.seat_bot("ada", 2, "greedy", NOW)
    refused("not now", table.free_seat, "ada", 2, False, NOW)
    assert not table.freed
    running = running_table("airships", 2)
    refused("not now", running.free_seat, "ada", 1, True, NOW)
    refused("not now", running.readmit, "ada", "Ben", NOW)
    refused("not now", running.relink, "ada", "0" * 64, NOW)


def test_the_journal_remembers_who_is_shut_out() -> None:
    table = full_table()
    table.free_seat("ada", 1, False, NOW)
    table.free_seat("ada", 2, True, NOW)
    table.relink("ada", "0" * 64, NOW)
    again = Table.from_journal(table.id, table.secret, as_stored(table.take_fresh()))
    assert everything(again) == everything(table)
    assert again.closed_to == {"eve"}
    assert set(again.freed) == {"ben", "eve"}
    refused("not allowed", again.sit, "eve", "Eve", 2, NOW)


# --- by address ---------------------------------------------------------------------------------------------


def door_of(**shares: Any) -> Door:
    return Door(Shares(**shares))


def take(door: Door, table: Table, person: str, seat: int, address: str) -> None:
    """Sit down as the house lets people."""
    door.check(table, person, address)
    table.sit(person, person.capitalize(), seat, NOW)
    door.sat(table, seat, address, NOW)


def test_four_names_from_one_address_do_not_take_all_seats() -> None:
    door, table = door_of(), open_table("mad-zeppelin", 6)
    door.opened(table, "10.0.0.1", NOW)
    take(door, table, "eve", 1, "10.6.6.6")
    take(door, table, "eva", 2, "10.6.6.6")
    for person in ("evi", "evo"):
        with pytest.raises(Refused, match="People at your address already have 2 seats") as said:
            take(door, table, person, 3, "10.6.6.6")
        assert said.value.code == "not now"
    take(door, table, "ben", 3, "10.0.0.2")
    door.left(table.id, 1)
    table.leave("eve", 1, NOW)
    take(door, table, "evi", 1, "10.6.6.6")


def test_the_household_of_the_host_and_who_is_invited_are_not_counted() -> None:
    door, table = door_of(), open_table("mad-zeppelin", 6)
    door.opened(table, "10.0.0.1", NOW)
    for seat, person in enumerate(("ada", "bea", "cy", "dot")):
        take(door, table, person, seat, "10.0.0.1")
    for seat, person in ((4, "eve"), (5, "fay")):
        table.sit(person, person, seat, NOW, asked_in=True)
        door.sat(table, seat, "10.6.6.6", NOW, asked_in=True)
    door.check(table, "gus", "10.6.6.6")


def test_a_new_name_does_not_open_a_closed_door() -> None:
    door, table = door_of(), open_table("mad-zeppelin", 6, privacy="link")
    for person in ("eve", "eva", "ben"):
        table.admit(person, NOW)
    door.opened(table, "10.0.0.1", NOW)
    take(door, table, "eve", 1, "10.6.6.6")
    door.left(table.id, 1, closed=True)
    with pytest.raises(Refused, match="somebody at your address"):
        door.check(table, "eva", "10.6.6.6")
    door.check(table, "ben", "10.0.0.2")
    door.readmitted(table.id, "eve")
    door.check(table, "eva", "10.6.6.6")


def test_closing_a_table_to_somebody_of_the_hosts_address_closes_it_to_that_person_only() -> None:
    door, table = door_of(), open_table("mad-zeppelin", 6)
    door.opened(table, "10.0.0.1", NOW)
    take(door, table, "eve", 1, "10.0.0.1")
    door.left(table.id, 1, closed=True)
    door.check(table, "ben", "10.0.0.1")


def test_nobody_sits_at_every_table_of_the_lobby() -> None:
    door = door_of(places_of_person=2, places_of_address=3)
    tables = [open_table("airships", 4, seed=seed) for seed in range(1, 6)]
    take(door, tables[0], "eve", 1, "10.6.6.6")
    take(door, tables[1], "eve", 1, "10.6.6.6")
    with pytest.raises(Refused, match="You already sit at 2 tables"):
        take(door, tables[2], "eve", 1, "10.6.6.6")
    take(door, tables[2], "eva", 1, "10.6.6.6")
    with pytest.raises(Refused, match="People at your address already sit at 3 tables"):
        take(door, tables[3], "evi", 1, "10.6.6.6")
    take(door, tables[3], "evi", 1, "10.0.0.2")
    door.begun(tables[0].id)
    take(door, tables[4], "eve", 1, "10.6.6.6")


def test_the_door_forgets_tables_that_do_not_wait() -> None:
    door, table = door_of(), open_table("airships", 4)
    door.opened(table, "10.0.0.1", NOW)
    assert door.address_of_host(table.id) == "10.0.0.1"
    door.sweep(NOW + door.shares.empty_days_seconds - 1)
    assert len(door) == 1
    door.sweep(NOW + door.shares.empty_days_seconds + 1)
    assert len(door) == 0
    assert door.address_of_host(table.id) == ""
    running = running_table("airships", 2)
    door.sat(running, 0, "10.0.0.1", NOW)
    assert len(door) == 0


# --- in the house -------------------------------------------------------------------------------------------


def test_a_squatter_in_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")
    asyncio.run(squatting())


async def squatting() -> None:
    store = MemoryStore()
    house = House(store, now=lambda: NOW)  # type: ignore[arg-type]
    await house.open()
    id, _ = await house.create(Settings("airships", 4, privacy="public"), "ada", address="10.0.0.1")
    ada = Client("ada", address="10.0.0.1")
    squatters = [Client(f"eve{i}", address="10.6.6.6") for i in range(4)]
    await done(house, ada, Sit("s", id, 0, "Ada"))
    answers = [await act(house, eve, Sit("s", id, -1, f"Eve {i}")) for i, eve in enumerate(squatters)]
    assert [answer["t"] for answer in answers] == ["ack", "ack", "refused", "refused"]
    for client, seat in ((squatters[0], 1), (squatters[1], 2)):
        await done(house, client, Watch("w", id, seat))
    await done(house, ada, Watch("w", id, 0))
    freed = Free("f", id, 1, True)
    assert await done(house, ada, freed) == await done(house, ada, freed), "once, and answered twice"
    assert squatters[0].seen[1].items[-1]["k"] == "freed", "who sat there is told"
    assert "Eve 0" in in_english(squatters[0].seen[1].items[-1])
    told = len(squatters[0].raw)
    await done(house, ada, Free("g", id, 2, True))
    assert len(squatters[0].raw) == told, "and sees no more of what the seat sees"
    for eve in squatters:
        answer = await act(house, eve, Sit("again", id, -1, "Mallory"))
        assert (answer["t"], answer["code"]) == ("refused", "not allowed")
    answer = await act(house, squatters[0], Say("t", id, "hello", -1))
    assert in_english(answer) == "The host has closed this table to you."
    answer = await act(house, squatters[0], GetReady("r", id, 1))
    assert in_english(answer).startswith("The host has freed your seat and closed this table to you.")
    await done(house, ada, Readmit("o", id, "Eve 0"))
    await done(house, squatters[0], Sit("back", id, 1, "Eve"))
    await done(house, squatters[0], Leave("l", id, 1))
    for seat in (1, 2, 3):
        await done(house, ada, SeatBot(f"b{seat}", id, seat, "greedy"))
    await done(house, ada, Start("start", id))
    assert len(house.door) == 0, "once the game has begun nobody's address is known"
    assert not any(b"10.6.6.6" in body for _, body in store.journal(id)), "and no journal has it"
    await house.close()
