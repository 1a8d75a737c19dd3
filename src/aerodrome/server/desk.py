"""The desk: what all parts of an open server share, and who is asking."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated

from fastapi import Depends, Request

from aerodrome.house.house import House
from aerodrome.house.registry import unknown_table
from aerodrome.server import replay
from aerodrome.server.config import Config
from aerodrome.server.hub import Hub
from aerodrome.server.limits import Windows, address_of
from aerodrome.server.lobby import Lobby
from aerodrome.server.measures import Measures
from aerodrome.server.people import BadToken, People, token_of
from aerodrome.server.prospects import Prospects
from aerodrome.server.reviews import Reviews
from aerodrome.server.socket import is_table_id
from aerodrome.store.people import Invite, Person, hash_token
from aerodrome.table import wire
from aerodrome.table.errors import Refused
from aerodrome.table.table import Table


@dataclass
class Doer:
    """A request of HTTP that does something at a table. It does not watch."""

    person: str
    address: str = ""

    def pack(self, frame: wire.FromTable) -> wire.FromTable:
        return frame

    def send(self, *frames: wire.FromTable) -> None:
        pass

    def drop(self, reason: str) -> None:
        pass


@dataclass
class Desk:
    """One open server."""

    house: House
    people: People
    hub: Hub
    windows: Windows
    measures: Measures
    config: Config
    lobby: Lobby
    records: replay.Kept[replay.Record] = field(
        default_factory=lambda: replay.Kept(replay.record_of, replay.RECORDS_KEPT)
    )
    replays: replay.Kept[bytes] = field(default_factory=lambda: replay.Kept(replay.packed, replay.KEPT_BYTES, len))
    prospects: Prospects = field(default_factory=Prospects)
    reviews: Reviews = field(default_factory=Reviews)

    async def look_for(self, id: str, person: str) -> Table:
        """A table that a person may know of, once everything that it did is on disk. If they may not know of it, it
        does not exist."""
        if not is_table_id(id):
            raise unknown_table()
        return await self.house.look_for(id, person)

    async def act(self, person: str, message: wire.AnyMessage) -> None:
        """Do something for a person, or raise Refused."""
        self.house.check_can_save()
        reply = await self.house.act(Doer(person), message)
        if isinstance(reply, wire.Refusal):
            refused = Refused(reply.code, reply.what, rule=reply.rule)
            refused.arguments = reply.args
            raise refused

    async def expel(self) -> None:
        """Somebody has signed out somewhere: close the connections of that device, whatever server they lead to."""
        await self.hub.expel()
        self.house.neighbours.pass_on("signed out")

    async def invite(self, id: str, seats: Iterable[int]) -> dict[int, str]:
        """Make an invitation to each seat. Returns their tokens."""
        tokens = {seat: secrets.token_urlsafe(24) for seat in seats}
        invites = {hash_token(token): Invite(id, seat) for seat, token in tokens.items()}
        await self.house.store.add_invites(invites, self.house.now())
        return tokens


# --- who asks, and for what: parameters of routes


def desk_of(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def address_at(request: Request) -> str:
    return address_of(request.scope.get("client"))


AtDesk = Annotated[Desk, Depends(desk_of)]
Address = Annotated[str, Depends(address_at)]


def counting(kind: str) -> Callable[[str, Desk], Desk]:
    def counted(address: Address, desk: AtDesk) -> Desk:
        desk.windows.count(kind, address)
        return desk

    return counted


Reading = Annotated[Desk, Depends(counting("read"))]
"""The desk, for reading what everybody may know."""
Visiting = Annotated[Desk, Depends(counting("page"))]
"""The desk, for looking at a page."""


async def anybody(request: Request, desk: Reading) -> Person | None:
    """The person who asks, or None for somebody without a name; BadToken if the token is no longer valid."""
    return await desk.people.whose(token_of(request.scope, desk.config))


async def known_person(request: Request, desk: AtDesk) -> Person | None:
    """The same, but None also for a token that is no longer valid."""
    try:
        return await anybody(request, desk)
    except BadToken:
        return None


Anybody = Annotated[Person | None, Depends(anybody)]
Known = Annotated[Person | None, Depends(known_person)]


async def somebody(person: Anybody) -> Person:
    if person is None:
        raise BadToken("who-are-you")
    return person


Somebody = Annotated[Person, Depends(somebody)]


def id_of(person: Person | None) -> str:
    return person.id if person is not None else ""


def counter(address: Address, person: Anybody, desk: AtDesk) -> Callable[[str], None]:
    return partial(desk.windows.count, address=address, person=id_of(person))


Count = Annotated[Callable[[str], None], Depends(counter)]
"""Count something that a person does. Raises TooOften."""


async def known_table(id: str, person: Anybody, desk: AtDesk) -> Table:
    return await desk.look_for(id, id_of(person))


AtTable = Annotated[Table, Depends(known_table)]
"""The table that a path names, if the person who asks may know of it."""


def may_replay(table: Table, person: str) -> bool:
    """May a person see all hands, now that the game is over?"""
    everybody = table.settings.replay == "everybody" and table.may_watch(person)
    return table.ended is not None and (everybody or bool(table.seats_of(person)))
