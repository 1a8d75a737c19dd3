"""Replies that a table keeps, so that it answers a repeated message again but carries it out only once."""

from __future__ import annotations

import asyncio

from aerodrome.table.core import Sent
from aerodrome.table.wire import Ack, Pong, Refusal

KEPT_REPLIES = 64
"""How many replies a table keeps besides those in its journal."""

Reply = Ack | Refusal | Pong


class Slot:
    """A place for a reply that may not be there yet."""

    __slots__ = ("_reply", "_wanted")

    def __init__(self) -> None:
        self._reply: Reply | None = None
        self._wanted: asyncio.Future[Reply] | None = None

    def put(self, reply: Reply) -> None:
        self._reply = reply
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_result(reply)

    async def get(self) -> Reply:
        if self._reply is not None:
            return self._reply
        if self._wanted is None:
            self._wanted = asyncio.get_running_loop().create_future()
        return await asyncio.shield(self._wanted)  # several may wait for it, and each may give up


class Replies:
    """The replies of one table, by message."""

    __slots__ = ("_slots",)

    def __init__(self) -> None:
        self._slots: dict[Sent, Slot] = {}

    def find(self, sent: Sent) -> Slot | None:
        return self._slots.get(sent)

    def expect(self, sent: Sent, slot: Slot) -> None:
        """Keep a place for a reply. A client that repeats the message finds it there."""
        slots = self._slots
        slots[sent] = slot
        if len(slots) > KEPT_REPLIES:
            del slots[next(iter(slots))]

    def forget(self, sent: Sent) -> None:
        """Drop a reply, because the table's journal has it or because the client may try again."""
        self._slots.pop(sent, None)
