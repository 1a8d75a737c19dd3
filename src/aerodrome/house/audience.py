"""The audience of a table: who looks on, and through which viewer's eyes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from aerodrome.house.views import Views
from aerodrome.rulebook.record import NONE
from aerodrome.table.table import Table
from aerodrome.table.wire import FromTable, Snapshot


class Connection(Protocol):
    """Somebody who looks on: a browser, as a rule."""

    person: str
    address: str
    """From where; empty where nobody asks."""

    def send(self, *frames: FromTable) -> None:
        """Hand frames over; it must not wait. A reader who cannot keep up is dropped."""

    def drop(self, reason: str) -> None:
        """End the connection; the client will come back and ask for all it has missed."""


Frames = list[tuple[Connection, FromTable]]
"""What goes to whom. What several connections get is one object, and follows on itself."""


class Audience:
    """All who look at one table."""

    def __init__(self, table: Table) -> None:
        self._views = Views(table)
        self._connections: dict[int, set[Connection]] = {}
        """By viewer; none without a connection."""

    def __len__(self) -> int:
        return sum(map(len, self._connections.values()))

    def __iter__(self) -> Iterator[Connection]:
        """Everybody, each connection once."""
        return iter({connection for those in self._connections.values() for connection in those})

    def looks_through(self, connection: Connection, viewer: int) -> bool:
        return connection in self._connections.get(viewer, ())

    def is_there(self, viewer: int) -> bool:
        """Does anybody look through this viewer's eyes?"""
        return viewer in self._connections

    def is_attended(self, host: str) -> bool:
        """Is the host there, or somebody who sits at the table?"""
        return any(
            viewer != NONE or any(each.person == host for each in those) for viewer, those in self._connections.items()
        )

    def join(self, connection: Connection, viewer: int, words: bool) -> None:
        self._views.open(viewer, words)
        self._connections.setdefault(viewer, set()).add(connection)

    def leave(self, connection: Connection, viewer: int) -> None:
        those = self._connections.get(viewer, set())
        those.discard(connection)
        if not those:
            self.close(viewer)

    def close(self, viewer: int) -> None:
        """Nobody looks through this viewer's eyes now."""
        self._connections.pop(viewer, None)
        self._views.close(viewer)

    def snapshot(self, viewer: int, person: str, since: int, now: float) -> Snapshot:
        """The whole table, for one connection; to be taken after ``news``."""
        return self._views.snapshot(viewer, person, since, now)

    def news(self, now: float) -> Frames:
        """What has changed since the last call, for everybody who may see it."""
        connections = self._connections
        return [(each, update) for viewer, update in self._views.updates(now) for each in connections[viewer]]
