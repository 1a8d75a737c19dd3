"""Ending a match without a winner: all people must wish it."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from aerodrome.house.views import seat_infos
from aerodrome.table.table import Table
from aerodrome.table.wire import Watch
from tests.table.commands import no_compiling, refused, texts
from tests.table.helpers import NOW, Client, as_stored, done, everything, play_one, running_table
from tests.table.place import Place, run

__all__ = ["no_compiling"]


def three(bots: tuple[int, ...] = (), **settings: Any) -> Table:
    """ada, ben and cy at a table."""
    return running_table("airships", 3, bots=bots, **settings)


def wish(table: Table, person: str, seat: int, yes: bool = True) -> None:
    table.abandon(person, seat, yes, NOW)
    table.finish(NOW)


def test_it_ends_when_all_wish_it() -> None:
    table = three()
    wish(table, "ada", 0)
    wish(table, "ada", 0)
    wish(table, "ben", 1)
    assert table.status == "running"
    assert [seat.abandoning for seat in seat_infos(table)] == [True, True, False]
    wish(table, "cy", 2)
    assert table.status == "abandoned"
    assert table.ended is not None
    assert table.ended.secret == table.secret.hex()
    assert texts(table)[-3:-1] == [
        "Ben would like to end the game without a winner.",
        "Cy would like to end the game without a winner.",
    ]
    journal = table.take_fresh()
    assert everything(Table.from_journal(table.id, table.secret, as_stored(journal))) == everything(table)


def test_one_who_plays_on_is_enough() -> None:
    table = three()
    wish(table, "ada", 0)
    wish(table, "ben", 1)
    wish(table, "cy", 2, yes=False)
    assert not table.abandoning
    refused("not allowed", table.abandon, "ada", 0, True, NOW)
    refused("not now", table.abandon, "ada", 0, False, NOW)
    refused("not seated", table.abandon, "ada", 1, True, NOW)
    play_one(table, random.Random(1))
    wish(table, "ada", 0)
    assert table.abandoning == {0}, "after a move one may ask again"


def test_bots_need_not_be_asked_nor_who_is_gone() -> None:
    table = three(bots=(1,))
    wish(table, "ada", 0)
    assert table.status == "running"
    table.gone(2, NOW)
    table.hand_over(0, 2, NOW)
    table.finish(NOW)
    assert table.status == "abandoned"


def test_the_last_who_did_not_wish_it_may_leave() -> None:
    table = three()
    wish(table, "ada", 0)
    wish(table, "cy", 2)
    table.leave("ben", 1, NOW)
    table.finish(NOW)
    assert table.status == "abandoned"


def test_who_looks_on_is_counted() -> None:
    async def story() -> None:
        place = await Place().begin("airships", 2, privacy="public")
        one, other = Client("eve"), Client("eve")
        counts = []
        for client in (one, other):
            await done(place.house, client, Watch(f"w{id(client)}", place.id))
            counts.append(place.clients[0].seen[0].frame.get("onlookers", 0))
        assert "onlookers" not in one.seen[-1].frame, "this is for players"
        place.house.unwatch(one, place.id, -1)
        place.house.unwatch(other, place.id, -1)
        await asyncio.sleep(0.1)
        counts.append(place.clients[0].seen[0].frame.get("onlookers", 0))
        assert counts == [1, 1, 0], "two tabs are one person"
        await place.close()

    run(story())
