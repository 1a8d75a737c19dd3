"""A house behind a Unix socket, for test_crash.py to kill: python -m tests.table.crash_server DATABASE SOCKET

A client's first line is its name; then each line is a message, and each line that comes back a frame or an answer.
"""

from __future__ import annotations

import asyncio
import sys

import msgspec

from aerodrome.house import orders
from aerodrome.house.house import House
from aerodrome.house.steward import Manners
from aerodrome.store.store import Store
from aerodrome.table.wire import AnyMessage, FromTable
from tests.table.helpers import NOW


class Link:
    """The house's end of a connection."""

    def __init__(self, person: str, writer: asyncio.StreamWriter) -> None:
        self.person, self.address, self.writer = person, "", writer

    def pack(self, frame: FromTable) -> bytes:
        return msgspec.json.encode(frame) + b"\n"

    def send(self, *frames: bytes) -> None:
        self.writer.writelines(frames)

    def drop(self, reason: str) -> None:
        self.writer.close()


async def serve(database: str, socket: str) -> None:
    orders.SAID_MOST = 1000  # time stands still here, so the limit would be one for ever
    store = await Store.open(database)
    manners = Manners(grace=1e6, bot_delay=(0, 0), forced_delay=(0, 0))
    house = House(store, manners=manners, now=lambda: NOW)
    await house.open()
    working: set[asyncio.Task[None]] = set()

    async def answer(link: Link, line: bytes) -> None:
        link.send(link.pack(await house.act(link, msgspec.json.decode(line, type=AnyMessage))))

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        link = Link((await reader.readline()).decode().strip(), writer)
        while line := await reader.readline():
            task = asyncio.create_task(answer(link, line))
            working.add(task)
            task.add_done_callback(working.discard)

    server = await asyncio.start_unix_server(talk, socket, limit=1 << 22)
    async with server:
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1], sys.argv[2]))
