"""A house on a store in memory, with one table and its people, for tests."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from typing import Any

import pytest

from aerodrome.house.house import House
from aerodrome.house.steward import Manners
from aerodrome.rulebook.record import NONE
from aerodrome.store.journal import decode
from aerodrome.table.entries import Settings
from aerodrome.table.wire import (
    Choose,
    GetReady,
    Sit,
    Start,
    TakeBack,
    Watch,
)
from tests.table.helpers import (
    NOW,
    PEOPLE,
    Client,
    MemoryStore,
    done,
    live_at,
    quiet,
    secret_of,
)

QUICK = Manners(grace=0.01, bot_delay=(0, 0), forced_delay=(0, 0), keep=0.0, gather=0.0)
SLOW_TO_MISS = Manners(grace=1000.0, bot_delay=(0, 0), forced_delay=(0, 0), gather=0.0)


@pytest.fixture(autouse=True)
def no_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests see no compiled engine, whatever the machine has; and every table has the same secret."""
    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")
    honest = secrets.token_bytes
    monkeypatch.setattr(secrets, "token_bytes", lambda n: secret_of(7) if n == 32 else honest(n))


class Time:
    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


class Place:
    """A house on a store in memory, one table in it, and its people."""

    def __init__(self, manners: Manners = SLOW_TO_MISS, store: MemoryStore | None = None) -> None:
        self.store = store or MemoryStore()
        self.time = Time()
        self.house = House(self.store, manners=manners, now=self.time)  # type: ignore[arg-type]
        self.id = self.token = ""
        self.clients: dict[int, Client] = {}

    @property
    def table(self) -> Any:
        return live_at(self.house, self.id).table

    def client(self, person: str) -> Client:
        return Client(person, self.is_on_disk)

    def is_on_disk(self, frame: dict[str, Any]) -> None:
        """Nobody ever gets a frame of an entry that is not in the store."""
        table = self.store.table(self.id)
        assert table.seen_by(frame["viewer"]) >= frame["n"]
        assert table.decision >= frame["decision"]
        chosen = (frame.get("ask") or {}).get("chosen", NONE)
        if chosen != NONE and table.decision == frame["decision"]:
            assert frame["viewer"] in table.sealed

    async def open(
        self, game: str = "zeppeldrome", seats: int = 3, bots: tuple[int, ...] = (), **settings: Any
    ) -> Place:
        await self.house.open()
        settings.setdefault("privacy", "public")
        settings.setdefault("stand_in", "greedy")
        named = dict.fromkeys(bots, "greedy")
        self.id, self.token = await self.house.create(Settings(game, seats, **settings), "ada", named)
        return self

    async def begin(
        self, game: str = "zeppeldrome", seats: int = 3, bots: tuple[int, ...] = (), **settings: Any
    ) -> Place:
        await self.open(game, seats, bots, **settings)
        for seat in range(seats):
            if seat not in bots:
                client = self.clients[seat] = self.client(PEOPLE[seat])
                await done(self.house, client, Sit(f"sit{seat}", self.id, seat, PEOPLE[seat].capitalize()))
                await done(self.house, client, GetReady(f"ready{seat}", self.id, seat))
                await done(self.house, client, Watch(f"watch{seat}", self.id, seat))
        await done(self.house, self.clients[min(self.clients)], Start("start", self.id))
        await quiet(self.house)
        return self

    def to_choose(self) -> tuple[int, dict[str, Any]] | None:
        """The first person who has a choice, as that client sees it, and the question."""
        for seat, client in sorted(self.clients.items()):
            seen = client.seen.get(seat)
            ask = seen.ask if seen else None
            if ask and ask.get("chosen", NONE) == NONE and len(ask["legal"]) > 1:
                return seat, ask
        return None

    async def play(self, choices: int, wrap: Callable[[Any, Client], Any] | None = None) -> int:
        """People choose, each by a rule that looks only at what it is asked; sometimes they take back. How often."""
        made = 0
        for _ in range(choices):
            found = self.to_choose()
            if found is None:
                break
            seat, ask = found
            client = self.clients[seat]
            pick = random.Random(f"{seat} {ask['decision']}")
            message: Any = Choose(
                f"c{seat}.{ask['decision']}", self.id, seat, pick.choice(ask["legal"]), ask["decision"]
            )
            if pick.random() < 0.15 and client.seen[seat].frame.get("take_back") and self.others_are_out_of_it(seat):
                message = TakeBack(f"t{seat}.{ask['decision']}", self.id, seat, ask["decision"])
            if wrap is not None:
                await wrap(message, client)
            else:
                await done(self.house, client, message)
            made += 1
            await quiet(self.house)
        return made

    def others_are_out_of_it(self, seat: int) -> bool:
        return self.clients[seat].seen[seat].frame["asked"] == [seat]

    async def close(self) -> None:
        await quiet(self.house)
        await self.house.close()


def run(work: Any) -> Any:
    return asyncio.run(work)


def journal_of(place: Place) -> list[Any]:
    return [decode(body) for _, body in place.store.journal(place.id)]
