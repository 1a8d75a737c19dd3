"""A group of commands that work on the database of a table server."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer import Option

from aerodrome.cli.serve import default_database, server_packages

if TYPE_CHECKING:
    from aerodrome.store.store import Store

Database = Annotated[
    str | None, Option(metavar="URL", help="A file, or postgresql://...; by default the one `aerodrome serve` uses.")
]


class Group(typer.Typer):
    def __init__(self, help: str) -> None:
        super().__init__(help=help, no_args_is_help=True, pretty_exceptions_enable=False, rich_markup_mode=None)

    def add(self, work: Callable[..., Coroutine[Any, Any, None]]) -> None:
        """Decorate a coroutine: it becomes a command of the group."""

        @self.command()
        @functools.wraps(work)
        def run(**given: Any) -> None:
            with server_packages():
                asyncio.run(work(**given))


async def opened(database: str | None) -> Store:
    from aerodrome.store.store import Store

    return await Store.open(database or default_database())
