"""What a store needs from a database, and what SQLite and PostgreSQL have in common."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from aerodrome.store.errors import StoreError
from aerodrome.store.journal import Change

if TYPE_CHECKING:
    from aerodrome.store.servers import Servers

T = TypeVar("T")


def run(connection: sa.Connection, statement: str, **values: Any) -> sa.CursorResult[*tuple[Any, ...]]:
    return connection.execute(sa.text(statement), values)


class Database(Protocol):
    """A database. Jobs are functions of a connection that is in a transaction."""

    name: str
    """For messages, without a password."""
    driver_errors: tuple[type[Exception], ...]
    closed: bool = False
    servers: Servers | None = None
    """This server among the others, if several may share the database."""

    async def read(self, job: Callable[[sa.Connection], T]) -> T: ...

    async def write(self, job: Callable[[sa.Connection], T]) -> T: ...

    async def append(self, changes: Sequence[Change]) -> set[str]:
        """Write changes in one transaction. Returns the matches that are not at the expected entry; they stay as they
        are."""

    async def claim(self) -> None: ...

    async def backup(self, path: Path) -> None: ...

    async def close(self) -> None: ...

    def explain(self, error: BaseException) -> StoreError:
        """Turn an error of the driver into one of the store, without passwords and without the contents of rows."""

    def check_open(self) -> None:
        if self.closed:
            raise StoreError("the store is closed")

    @contextlib.contextmanager
    def explained(self) -> Iterator[None]:
        """Raise the store's own errors instead of the driver's."""
        try:
            yield
        except DBAPIError as error:
            raise self.explain(error.orig or error) from None
        except self.driver_errors as error:
            raise self.explain(error) from None
        except SQLAlchemyError as error:
            raise StoreError(f"{self.name}: {type(error).__name__}") from None
