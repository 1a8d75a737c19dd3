"""The audience of a table: the connections that watch it, and the viewer that each one sees it as."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any, Protocol

import msgspec

from aerodrome.house.views import Views
from aerodrome.rulebook.record import NONE
from aerodrome.table.table import Table
from aerodrome.table.wire import FromTable, Snapshot

log = logging.getLogger("aerodrome.house")


class Connection(Protocol):
    """Somebody who watches a table, usually with a browser."""

    person: str
    address: str
    """The network address; empty if it does not matter."""

    def pack(self, frame: FromTable) -> Packed:
        """A frame as ``send`` takes it. Frames wait for the disk, and packed ones take less room meanwhile."""

    def send(self, *frames: Packed) -> None:
        """Hand frames over without waiting. A reader that cannot keep up is dropped."""

    def drop(self, reason: str) -> None:
        """End the connection. The client comes back and asks for what it has missed."""


Packed = Any
"""A frame as its connection sends it."""
Frames = list[tuple[Connection, Packed]]
"""Frames with their receivers."""


def deliver(frames: Frames) -> None:
    """Send frames of what is on disk."""
    for connection, frame in frames:
        try:
            connection.send(frame)
        except Exception:  # one bad connection must not stop the others
            log.exception("a frame could not be sent")


class Here(msgspec.Struct, frozen=True):
    """Who is at a table through one server, as it tells the others."""

    seats: list[int] = []
    people: list[str] = []
    """The people who look on."""
    nameless: int = 0
    """Connections that look on without a name."""


class Audience:
    """Everybody who watches one table: through this server, and through others as far as these say."""

    def __init__(self, table: Table) -> None:
        self._views = Views(table)
        self._connections: dict[int, set[Connection]] = {}
        """By viewer; a viewer without connections has no entry."""
        self._newcomers: dict[tuple[Connection, int], int] = {}
        """Those whose first snapshot is still on its way, with the number of the last item that they have."""
        self._elsewhere: dict[str, Here] = {}
        """Who is there through other servers."""
        self._onlookers_known = 0
        """The number of onlookers when everybody had last been shown everything."""

    def __len__(self) -> int:
        return sum(map(len, self._connections.values()))

    def __iter__(self) -> Iterator[Connection]:
        """Everybody here, each connection once."""
        return iter({connection for those in self._connections.values() for connection in those})

    def looks_through(self, connection: Connection, viewer: int) -> bool:
        return connection in self._connections.get(viewer, ())

    def is_there(self, viewer: int) -> bool:
        """Does anybody watch as this viewer?"""
        return viewer in self._connections or any(viewer in here.seats for here in self._elsewhere.values())

    def is_attended(self, host: str) -> bool:
        """Is the host or a player connected?"""
        return self.is_attended_here(host) or any(
            here.seats or host in here.people for here in self._elsewhere.values()
        )

    def is_attended_here(self, host: str) -> bool:
        return any(
            viewer != NONE or any(each.person == host for each in those) for viewer, those in self._connections.items()
        )

    # --- coming and going

    def join(self, connection: Connection, viewer: int, words: bool, since: int = 0) -> None:
        self._views.open(viewer, words)
        self._connections.setdefault(viewer, set()).add(connection)
        self._newcomers[connection, viewer] = since
        self._count()

    def arrived(self, connection: Connection, viewer: int) -> None:
        """A newcomer has its snapshot."""
        self._newcomers.pop((connection, viewer), None)

    def leave(self, connection: Connection, viewer: int) -> None:
        those = self._connections.get(viewer, set())
        those.discard(connection)
        self.arrived(connection, viewer)
        if not those:
            self.close(viewer)
        self._count()

    def close(self, viewer: int) -> list[Connection]:
        """Nobody watches as this viewer any more. Returns who did."""
        self._views.close(viewer)
        those = list(self._connections.pop(viewer, ()))
        for each in those:
            self.arrived(each, viewer)
        return those

    def _count(self) -> None:
        """Somebody with two tabs is one who looks on; of people without a name each connection is somebody."""
        own = self.here()
        people = {*own.people, *(person for here in self._elsewhere.values() for person in here.people)}
        self._views.onlookers = len(people) + own.nameless + sum(here.nameless for here in self._elsewhere.values())

    def here(self) -> Here:
        """Who is there through this server."""
        looking = self._connections.get(NONE, ())
        people = {each.person for each in looking if each.person}
        nameless = sum(not each.person for each in looking)
        return Here(sorted(viewer for viewer in self._connections if viewer != NONE), sorted(people), nameless)

    def differs(self, elsewhere: dict[str, Here]) -> bool:
        """Is this news?"""
        return elsewhere != self._elsewhere

    def hear(self, elsewhere: dict[str, Here]) -> None:
        """Other servers say who is there."""
        self._elsewhere = elsewhere
        self._count()

    # --- what they see

    def snapshot(self, viewer: int, person: str, since: int, now: float) -> Snapshot:
        """The whole table, for one connection. Call ``news`` first."""
        return self._views.snapshot(viewer, person, since, now)

    def news(self, now: float) -> Frames:
        """What has changed since the last call, for everybody who may see it."""
        connections = self._connections
        return [
            (each, each.pack(update)) for viewer, update in self._views.updates(now) for each in connections[viewer]
        ]

    def settle(self) -> None:
        """Everybody has been shown everything."""
        self._onlookers_known = self._views.onlookers

    def stand_at(self, table: Table) -> None:
        """The table was read anew, and is as the audience has seen it last."""
        self._views = self._views.again_on(table)
        if self._views.onlookers != self._onlookers_known:
            self._views.recount()

    def catch_up(self, now: float) -> Frames:
        """The same as ``news`` after the table has gone on from there. What was on its way is void, so newcomers get
        their snapshots again."""
        frames = [
            (each, each.pack(update))
            for viewer, update in self._views.updates(now)
            for each in self._connections[viewer]
            if (each, viewer) not in self._newcomers
        ]
        for (each, viewer), since in self._newcomers.items():
            frames.append((each, each.pack(self.snapshot(viewer, each.person, since, now))))
        self._newcomers.clear()
        return frames
