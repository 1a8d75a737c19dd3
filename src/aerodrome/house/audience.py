"""The audience of a table: the connections that watch it, and the viewer that each one sees it as."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from aerodrome.house.views import Views
from aerodrome.rulebook.record import NONE
from aerodrome.table.table import Table
from aerodrome.table.wire import FromTable, Snapshot


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


class Audience:
    """Everybody who watches one table."""

    def __init__(self, table: Table) -> None:
        self._views = Views(table)
        self._connections: dict[int, set[Connection]] = {}
        """By viewer; a viewer without connections has no entry."""

    def __len__(self) -> int:
        return sum(map(len, self._connections.values()))

    def __iter__(self) -> Iterator[Connection]:
        """Everybody, each connection once."""
        return iter({connection for those in self._connections.values() for connection in those})

    def looks_through(self, connection: Connection, viewer: int) -> bool:
        return connection in self._connections.get(viewer, ())

    def is_there(self, viewer: int) -> bool:
        """Does anybody watch as this viewer?"""
        return viewer in self._connections

    def is_attended(self, host: str) -> bool:
        """Is the host or a player connected?"""
        return any(
            viewer != NONE or any(each.person == host for each in those) for viewer, those in self._connections.items()
        )

    def join(self, connection: Connection, viewer: int, words: bool) -> None:
        self._views.open(viewer, words)
        self._connections.setdefault(viewer, set()).add(connection)
        self._count()

    def leave(self, connection: Connection, viewer: int) -> None:
        those = self._connections.get(viewer, set())
        those.discard(connection)
        if not those:
            self.close(viewer)
        self._count()

    def _count(self) -> None:
        """Somebody with two tabs is one who looks on; of people without a name each connection is somebody."""
        self._views.onlookers = len({each.person or each for each in self._connections.get(NONE, ())})

    def close(self, viewer: int) -> None:
        """Nobody watches as this viewer any more."""
        self._connections.pop(viewer, None)
        self._views.close(viewer)

    def snapshot(self, viewer: int, person: str, since: int, now: float) -> Snapshot:
        """The whole table, for one connection. Call ``news`` first."""
        return self._views.snapshot(viewer, person, since, now)

    def news(self, now: float) -> Frames:
        """What has changed since the last call, for everybody who may see it."""
        connections = self._connections
        return [
            (each, each.pack(update)) for viewer, update in self._views.updates(now) for each in connections[viewer]
        ]
