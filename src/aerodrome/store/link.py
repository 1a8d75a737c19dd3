"""One connection of PostgreSQL's driver, for statements that are too frequent for SQLAlchemy."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]

LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
)
"""What the driver raises when a connection is gone."""

T = TypeVar("T")


class Link:
    """A connection that opens with its first use, and again after it was cut. One job at a time."""

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._connection: Any = None
        self._busy = asyncio.Lock()

    @property
    def is_open(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    async def use(self, job: Callable[[Any], Awaitable[T]]) -> T:
        """Do something with the connection. If PostgreSQL has gone away since the last job, try once more; so a job
        must do no harm when it is done twice."""
        async with self._busy:
            used = self._connection is not None
            try:
                return await job(await self._opened())
            except LOST:
                self.drop()
                if not used:
                    raise
            return await job(await self._opened())

    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        found: list[Any] = await self.use(lambda connection: connection.fetch(statement, *values))
        return found

    async def _opened(self) -> Any:
        if not self.is_open:
            self._connection = await self._connect()
        return self._connection

    def drop(self) -> None:
        """Give the connection up. The next job opens another."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def close(self) -> None:
        """Finish the job under way, and close the connection."""
        async with self._busy:
            self.drop()
