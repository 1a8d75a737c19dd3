"""The desk: what all parts of the server share once it is open, and the few questions they ask of the house."""

from __future__ import annotations

from dataclasses import dataclass, field

from aerodrome.house.house import House
from aerodrome.house.registry import unknown_table
from aerodrome.rulebook.record import NONE
from aerodrome.server.config import Config
from aerodrome.server.hub import Hub
from aerodrome.server.limits import Windows
from aerodrome.server.lobby import Lobby
from aerodrome.server.measures import Measures
from aerodrome.server.people import People
from aerodrome.server.prospects import Prospects
from aerodrome.server.replay import KEPT_BYTES, OPEN, packed
from aerodrome.server.results import RECORDS_KEPT, Kept, Record, record_of
from aerodrome.server.socket import is_table_id
from aerodrome.table.errors import Refused
from aerodrome.table.table import Table
from aerodrome.table.wire import AnyMessage, FromTable, Refusal


@dataclass
class Doer:
    """Somebody who does something at a table without looking on: a request of HTTP."""

    person: str
    address: str = ""

    def pack(self, frame: FromTable) -> FromTable:
        return frame

    def send(self, *frames: FromTable) -> None:
        """Nobody looks on here."""

    def drop(self, reason: str) -> None:
        """There is nothing to end."""


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
    records: Kept[Record] = field(default_factory=lambda: Kept(record_of, RECORDS_KEPT))
    replays: Kept[bytes] = field(default_factory=lambda: Kept(packed, KEPT_BYTES, len))
    prospects: Prospects = field(default_factory=Prospects)

    async def look_for(self, id: str, person: str) -> Table:
        """A table that a person may know of, with all that it did on disk: nothing else may be shown. To others it does
        not exist, whether or not it does."""
        if not is_table_id(id):
            raise unknown_table()
        return await self.house.look_for(id, person)

    async def act(self, person: str, message: AnyMessage) -> None:
        """Do something for a person; Refused where the house refuses it."""
        self.house.check_can_save()
        reply = await self.house.act(Doer(person), message)
        if isinstance(reply, Refusal):
            raise Refused(reply.code, reply.text, reply.rule)


def viewer_for(table: Table, person: str, seat: int | None) -> int:
    """As whom a person looks at a table: the seat that is asked for, else the first own one, else as a spectator."""
    mine = table.seats_of(person)
    if seat is None:
        seat = mine[0] if mine else NONE
    if seat == NONE:
        if not table.may_watch(person):
            raise Refused("not allowed", "This table is not open to spectators. You need its link.")
    else:
        table.check_owner(person, seat)
    return seat


def may_replay(table: Table, person: str) -> bool:
    """May a person see all hands, now that the game is over?"""
    over = table.status in ("over", "abandoned")
    return over and (bool(table.seats_of(person)) or (table.settings.replay == "everybody" and table.may_watch(person)))


def eyes_for(table: Table, person: str, seat: int | None) -> int:
    """With whose eyes a person looks at a finished game: those asked for, else their first seat, else a spectator's.
    Refused where they may not, and for every game that is not over."""
    mine = table.seats_of(person)
    if seat is None:
        seat = mine[0] if mine else NONE
    if not OPEN <= seat < len(table.seats):
        raise Refused("bad message", f"Seats are numbered 0 to {len(table.seats) - 1}.")
    if not (mine or table.may_watch(person)):
        raise Refused("not allowed", "This table is not open to spectators. You need its link.")
    over = table.status in ("over", "abandoned")
    if seat not in (NONE, *mine) and not may_replay(table, person):
        text = "The players of this table keep their hands to themselves." if over else "That is not your seat."
        raise Refused("not allowed", text)
    if not over:
        raise Refused("not now", "The game is not over yet. You can watch it again once it is.")
    return seat
