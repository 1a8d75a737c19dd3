"""Tables leave the memory and come back, and running matches go on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from aerodrome.house.house import House
from aerodrome.house.registry import new_table_id
from aerodrome.house.steward import Manners
from aerodrome.house.views import Views
from aerodrome.rulebook.record import NONE
from aerodrome.store.store import Store
from aerodrome.table import clock as clock_module
from aerodrome.table.clock import Clock
from aerodrome.table.entries import Settings
from aerodrome.table.wire import (
    Choose,
    Say,
    Sit,
    Start,
    Unwatch,
    Watch,
)
from tests.table.helpers import (
    NOW,
    PEOPLE,
    Client,
    MemoryStore,
    act,
    done,
    quiet,
    until,
)
from tests.table.place import QUICK, Place, Time, no_compiling, run

__all__ = ["no_compiling"]


def test_an_id_is_never_taken_for_an_option() -> None:
    """`aerodrome db export ID` must work for every table."""
    assert not [id for id in (new_table_id() for _ in range(2000)) if id.startswith("-")]


def test_tables_that_nobody_uses_leave_the_memory_and_come_back_as_they_were() -> None:
    async def story() -> None:
        place = await Place(Manners(1000.0, (0, 0), (0, 0), keep=0.0)).begin("zeppeldrome", 2)
        await place.play(20)
        place.house.sweep()
        assert place.house.tables == 1, "people are there"
        for seat, client in place.clients.items():
            await done(place.house, client, Unwatch("u", place.id, seat))
        await quiet(place.house)
        before = [Views(place.table).snapshot(v, "ada", 0, NOW) for v in (NONE, 0, 1)]
        place.time.now += 1
        place.house.sweep()
        assert place.house.tables == 0
        table = await place.house.look(place.id)
        assert [Views(table).snapshot(v, "ada", 0, NOW) for v in (NONE, 0, 1)] == before
        await place.close()

    run(story())


def test_many_may_wait_for_a_table_and_one_give_up() -> None:
    async def story() -> None:
        place = await Place().begin("airships", 2)
        await place.close()
        after = Place(store=place.store)
        after.house.writer.open()
        waiting_for = [asyncio.create_task(after.house.look(place.id)) for _ in range(5)]
        await asyncio.sleep(0)
        waiting_for[0].cancel()
        tables = await asyncio.gather(*waiting_for, return_exceptions=True)
        assert isinstance(tables[0], asyncio.CancelledError)
        assert all(table is tables[1] for table in tables[1:])
        await after.house.close()

    run(story())


def test_moves_that_come_soon_after_a_commit_share_the_next_one() -> None:
    async def story() -> None:
        place = await Place(Manners(grace=1000.0, gather=0.2)).open("airships", 3)
        await quiet(place.house)
        await asyncio.sleep(0.2)
        before, begun = place.house.writer.commits, asyncio.get_running_loop().time()
        people = [place.client(person) for person in PEOPLE[:3]]
        await done(place.house, people[0], Sit("s0", place.id, 0, "Ada"))
        assert asyncio.get_running_loop().time() - begun < 0.1, "the first does not wait"
        await asyncio.gather(*(done(place.house, people[n], Sit(f"s{n}", place.id, n, f"P{n}")) for n in (1, 2)))
        assert asyncio.get_running_loop().time() - begun >= 0.2
        assert place.house.writer.commits == before + 2
        await place.close()

    run(story())


def test_closing_writes_everything() -> None:
    async def story() -> None:
        place = await Place().begin("airships", 2)
        seat, ask = place.to_choose() or (0, {})
        place.store.gate.clear()
        move = asyncio.create_task(
            act(place.house, place.clients[seat], Choose("m", place.id, seat, ask["legal"][0], ask["decision"]))
        )
        talk = asyncio.create_task(act(place.house, place.clients[0], Say("t", place.id, "bye", 0)))
        await asyncio.sleep(0.01)
        closing = asyncio.create_task(place.house.close())
        await asyncio.sleep(0.02)
        assert not closing.done()
        place.store.gate.set()
        await asyncio.wait_for(closing, 30)
        assert (await asyncio.wait_for(move, 30))["t"] == "ack"
        assert (await asyncio.wait_for(talk, 30))["t"] == "ack"
        kinds = [kind for kind, _ in place.store.journal(place.id)]
        assert kinds[-2:] == ["moved", "said"]
        assert all(client.dropped for client in place.clients.values())

    run(story())


def test_bots_move_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "t.db")
        house = House(store, manners=Manners(bot_delay=(1000, 1000), forced_delay=(1000, 1000)), now=Time())
        await house.open()
        id, _ = await house.create(Settings("airships", 2, privacy="public"), "ada", {0: "greedy", 1: "greedy"})
        await done(house, Client("ada"), Start("s", id))
        await house.close()
        before = (await store.load(id)).seq  # type: ignore[union-attr]
        house = House(store, manners=QUICK, now=Time())
        await house.open()
        await until(lambda: house.peek(id).seq > before + 10)  # type: ignore[union-attr]
        await house.close()
        await store.close()

    run(story())


def test_the_clock_of_a_house_plays_for_who_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(clock_module.LIMITS, "move", (0.01, 10))

    async def story() -> None:
        store = MemoryStore()
        house = House(store, manners=QUICK)  # type: ignore[arg-type]
        await house.open()
        settings = Settings("airships", 2, clock=Clock("move", 0.02), privacy="public", stand_in="greedy")
        id, _ = await house.create(settings, "ada", {1: "greedy"})
        ada = Client("ada")
        await done(house, ada, Sit("1", id, 0, "Ada"))
        await done(house, ada, Watch("2", id, 0))
        await done(house, ada, Start("3", id))
        await until(lambda: store.table(id).status == "over")
        kinds = [kind for kind, _ in store.journal(id)]
        assert kinds.count("stood in") == 1
        await until(lambda: ada.seen[0].frame["status"] == "over")
        await house.close()

    run(story())
