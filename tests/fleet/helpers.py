"""Several houses on one PostgreSQL database, as so many servers would be, and players who come through any of them."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
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


async def play_on(servers: list[House], players: list[Traveller], rng: random.Random, choices: int) -> list[str]:
    """Let players choose at random, each through any server. Returns the ids of the messages that were acknowledged."""
    acknowledged: list[str] = []
    for _ in range(choices):
        asked = [p for p in players if p.viewer != NONE and p.ask and p.ask.get("chosen", NONE) == NONE]
        if not asked:
            if any(player.seen.frame["status"] == "over" for player in players):
                break
            await asyncio.sleep(0.01)
            continue
        player = rng.choice(asked)
        ask = player.ask
        assert ask is not None
        message = Choose(f"c{next(_numbers)}", player.id, player.viewer, rng.choice(ask["legal"]), ask["decision"])
        while True:
            told = await act(rng.choice(servers), player.client, message)
            if told["t"] == "ack":
                acknowledged.append(message.id)
            elif told["code"] == "busy":  # the same again, perhaps through another server
                await asyncio.sleep(0.05)
                continue
            assert told["t"] == "ack" or told["code"] == "stale", told
            break
        decision = ask["decision"]

        def has_seen(player: Traveller = player, decision: int = decision) -> bool:
            chosen = (player.ask or {}).get("chosen", NONE) != NONE
            return player.seen.frame["decision"] > decision or chosen or bool(player.client.dropped)

        await eventually(has_seen)
        for each in players:
            if each.client.dropped:
                await each.go_to(rng.choice(servers))
    return acknowledged


async def check_story(servers: list[House], players: list[Traveller], acknowledged: list[str]) -> None:
    """All that was acknowledged is in the journal once, and everybody has seen the same story."""
    id = players[0].id
    table = await on_disk(servers[0].store, id)
    done_ids = [entry.id for entry in await entries_of(servers[0].store, id) if entry.id.startswith("c")]
    assert len(done_ids) == len(set(done_ids)), "something was done twice"
    assert {*acknowledged} <= {*done_ids}, "something that was acknowledged is lost"
    for player in players:
        if player.client.dropped:
            await player.go_to(servers[0])
    await eventually(lambda: all(p.seen.n == table.seen_by(p.viewer) for p in players))
    for player in players:
        last, items = table.items_of(player.viewer)
        assert [item["k"] for item in player.seen.items][-len(items) :] == [item.k for item in items]
        assert last == len(player.seen.items)
