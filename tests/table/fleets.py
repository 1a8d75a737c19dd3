"""Several houses on one PostgreSQL database, as so many servers would be, and players who come through any of them."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from aerodrome.house.fleet import Fleet
from aerodrome.house.house import House
from aerodrome.house.steward import Manners
from aerodrome.rulebook.record import NONE
from aerodrome.store.journal import bad_link, decode
from aerodrome.store.store import Store
from aerodrome.table.entries import Settings
from aerodrome.table.table import Table
from aerodrome.table.wire import Choose, GetReady, Sit, Start, Unwatch, Watch
from tests.table.helpers import PEOPLE, Client, act, done

PATIENCE = 60.0
"""Seconds after which a test gives up; this is no measurement."""
CALM = Manners(grace=1e6, bot_delay=(1e6, 1e6), forced_delay=(1e6, 1e6))
EAGER = Manners(grace=1e6, bot_delay=(0.0, 0.0), forced_delay=(0.0, 0.0))

_numbers = itertools.count(1)


async def eventually(condition: Callable[[], Any]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


async def eventually_so(condition: Callable[[], Awaitable[Any]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await condition():
            await asyncio.sleep(0.02)


def fleet_of(house: House) -> Fleet:
    assert isinstance(house.neighbours, Fleet)
    return house.neighbours


@contextlib.asynccontextmanager
async def houses(url: str, count: int, manners: Manners = CALM) -> AsyncIterator[list[House]]:
    """So many servers, each of which knows of all others."""
    made = [House(await Store.open(url), manners=manners) for _ in range(count)]
    try:
        for house in made:
            await house.open()
        await eventually(lambda: all(len(fleet_of(house).others) == count - 1 for house in made))
        yield made
    finally:
        for house in made:
            if not house.store.database.closed:
                await house.close()
                await house.store.close()


async def kill(house: House) -> None:
    """Stop a server without a farewell."""
    await house.kill()
    await house.store.close()


async def begin(
    host: House, game: str = "airships", seats: int = 2, bots: tuple[int, ...] = (), **settings: Any
) -> str:
    """A table at which the game has begun, all of it through one server."""
    settings.setdefault("privacy", "public")
    settings.setdefault("stand_in", "greedy")
    id, _ = await host.create(Settings(game, seats, **settings), "ada", dict.fromkeys(bots, "greedy"))
    for seat in range(seats):
        if seat not in bots:
            client = Client(PEOPLE[seat])
            await done(host, client, Sit(f"sit{seat}", id, seat, PEOPLE[seat].capitalize()))
            await done(host, client, GetReady(f"ready{seat}", id, seat))
    await done(host, Client("ada"), Start("start", id))
    return id


class Traveller:
    """A player, or somebody who looks on, who goes from server to server and takes along what was seen."""

    def __init__(self, id: str, viewer: int) -> None:
        self.id, self.viewer = id, viewer
        self.client = Client(PEOPLE[viewer] if viewer != NONE else "")
        self.house: House | None = None

    async def go_to(self, house: House) -> None:
        if self.house is not None:
            self.house.unwatch(self.client, self.id, self.viewer)
        self.house = house
        client = Client(self.client.person)
        client.seen = self.client.seen
        self.client.dropped = "gone"  # nothing may come through the old server any more
        self.client = client
        seen = client.seen.get(self.viewer)
        before = len(client.raw)
        since = seen.n if seen else 0
        await done(house, client, Watch(f"w{next(_numbers)}", self.id, self.viewer, since))
        await eventually(lambda: len(client.raw) > before)
        assert client.seen[self.viewer].n >= since, "a story that goes back"

    async def leave(self) -> None:
        assert self.house is not None
        await done(self.house, self.client, Unwatch(f"u{next(_numbers)}", self.id, self.viewer))

    @property
    def seen(self) -> Any:
        return self.client.seen[self.viewer]

    @property
    def ask(self) -> dict[str, Any] | None:
        asked: dict[str, Any] | None = self.seen.ask
        return asked

    async def choose(self, pick: Callable[[list[int]], int], house: House | None = None) -> dict[str, Any]:
        """Answer the question, through this server or another."""
        ask = self.ask
        assert ask is not None
        message = Choose(f"c{self.viewer}.{ask['decision']}", self.id, self.viewer, pick(ask["legal"]), ask["decision"])
        return await act(house or self.house, self.client, message)  # type: ignore[arg-type]


async def on_disk(store: Store, id: str) -> Table:
    """A table as its journal is."""
    loaded = await store.load(id)
    assert loaded is not None
    assert bad_link(loaded) is None
    return Table.from_journal(id, loaded.secret, [(decode(row.body), row.at) for row in loaded.rows])


async def entries_of(store: Store, id: str) -> list[Any]:
    loaded = await store.load(id)
    assert loaded is not None
    return [decode(row.body) for row in loaded.rows]
