"""A WebSocket: one for each browser, for all its tables.

This is the hot path, so it goes past ASGI (see protocol.py): it takes a message as soon as it is read, and writes
frames for a client at once. Messages are decoded and frames encoded only here. Nobody waits for a slow reader: we drop
it (1013), and it asks for the rest when it is back. At each table, a client's messages are carried out in order;
different tables go side by side. A move needs no task. We read more slowly from a client that sends too much, and
nobody else notices.

Codes of closing: 1001 idle, 1008 not wanted (abuse, signed out), 1009 too large, 1012 the server stops and others may
go on, so come back at once, 1013 come back and go on from the last number.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from aerodrome.house.about import About, about
from aerodrome.house.replies import Reply
from aerodrome.server.gate import LONGEST_WAIT
from aerodrome.server.limits import Bucket
from aerodrome.server.protocol import TableProtocol, framed
from aerodrome.table.wire import (
    Ack,
    AnyMessage,
    AnyTableMessage,
    Choose,
    FromTable,
    Hint,
    Ping,
    Pong,
    Refusal,
    Sit,
    Unwatch,
    Watch,
)

if TYPE_CHECKING:
    from aerodrome.server.hub import Hub

log = logging.getLogger("aerodrome.server")

encode = msgspec.json.Encoder().encode
decode_message = msgspec.json.Decoder(AnyMessage).decode

MOST_ID = 64
"""The most characters in a message's id."""
is_table_id = re.compile(r"[A-Za-z0-9_-]{1,64}").fullmatch
"""Does this look like the id of a table? Nothing else gets as far as the store."""
FREE_BYTES = 256
"""A message of this many bytes counts as one; a longer one as several."""


class _Id(msgspec.Struct):
    id: str = ""


_read_id = msgspec.json.Decoder(_Id).decode


class Encoded:
    """Encodes frames. One that goes to several connections comes several times in a row, and is encoded once."""

    __slots__ = ("_bytes", "_frame")

    def __init__(self) -> None:
        self._frame: FromTable | None = None
        self._bytes = b""

    def __call__(self, frame: FromTable) -> bytes:
        if frame is not self._frame:
            self._bytes = framed(encode(frame))
            self._frame = frame
        return self._bytes


encoded = Encoded().__call__


class Socket:
    """One WebSocket, which the house knows as a connection."""

    __slots__ = (
        "_bad", "_bucket", "_closing", "_fast_since", "_gone", "_held", "_hub", "_lanes", "_limits", "_name",
        "_of_address", "_shared", "_slowed", "_understood", "_unread", "address", "heard", "key", "line", "pending",
        "person", "request", "watched",
    )  # fmt: skip

    def __init__(
        self, hub: Hub, request: str, person: str, address: str, line: TableProtocol, key: str = "", name: str = ""
    ) -> None:
        """``request`` is the id of the handshake, ``key`` the hash of the token that it showed, ``name`` the fixed name
        of a bot from outside."""
        self.request = request
        self._understood = 0
        """Messages so far. Each one's id in the log is the handshake's with its number."""
        self.person = person
        self.key = key
        self._name = name
        self.address = address
        self.heard = time.monotonic()
        self._hub, self.line, self._limits = hub, line, hub.config.limits
        self._unread = 0
        """Frames sent since the client last had read everything."""
        self._bucket = Bucket(self._limits.rate, self._limits.burst, self.heard)
        self._shared = hub.shared_bucket(person, address)
        self._of_address = hub.gate.buckets.of(address)
        self._closing = self._gone = self._held = False
        self._lanes: dict[str, list[tuple[AnyTableMessage, About]]] = {}
        self.pending = 0
        """Messages without an answer so far."""
        self._slowed: asyncio.TimerHandle | None = None
        self._bad = 0
        self._fast_since: float | None = None
        self.watched: set[tuple[str, int]] = set()

    # --- what the house uses

    pack = staticmethod(encoded)

    def send(self, *frames: bytes) -> None:
        """Send frames without waiting."""
        if self._closing or self._gone:
            return
        data = frames[0] if len(frames) == 1 else b"".join(frames)
        waiting = self.line.push(data)
        if not waiting:
            self._unread = 0
            return
        self._unread += len(frames)
        if self._unread > self._limits.frames or waiting + len(data) > self._limits.frame_bytes:
            self._close_slow()

    def drop(self, reason: str) -> None:
        """End the connection. The client comes back and asks for all that it has missed."""
        if self._hub.closing:
            self.close(1012, "closing", "the server stops")
        else:
            self.close(1013, "read anew", reason)

    # --- closing

    def close(self, code: int, why: str, text: str) -> None:
        """End the connection, whether or not its client reads."""
        if self._closing or self._gone:
            return
        self._closing = True
        self._hub.measures.dropped.labels(why).inc()
        if self._name and why != "closing":
            about_it = {"request": self.request, "bot": self._name, "code": why}
            log.warning("a bot from outside is disconnected", extra=about_it)
        self.line.end(code, text)

    def _close_slow(self) -> None:
        self.close(1013, "too slow", "reconnect, and continue from the last number")

    def gone(self) -> None:
        """The connection has ended."""
        if self._gone:
            return
        self._gone = True
        if self._slowed is not None:
            self._slowed.cancel()
        self._leave()
        self._hub.remove(self)

    # --- reading

    def take(self, data: bytes) -> None:
        """Carry out a message that has come, or let it wait if there were too many. The next one comes once nothing
        holds the connection back."""
        if self._closing:
            return
        self.heard = now = time.monotonic()
        self._hub.measures.messages += 1
        size = len(data)
        if wait := self._pay(now, 1.0 if size <= FREE_BYTES else size / FREE_BYTES):
            self._slow_down(wait, now, data)
        else:
            self._understand(data)

    def count(self) -> None:
        """A frame has come that is not a message, or is only a piece of one."""
        if self._closing:
            return
        if self.line.push() > self._limits.frame_bytes:
            self._close_slow()
            return
        now = time.monotonic()
        if wait := self._pay(now, 1.0):
            self._slow_down(wait, now, None)

    def _pay(self, now: float, cost: float) -> float:
        """The seconds to wait after what has come."""
        own, shared, of_address = (
            self._bucket.take(now, cost),
            self._shared.take(now, cost),
            self._of_address.take(now, cost),
        )
        if own or shared or of_address:
            return max(own, shared, of_address)
        self._fast_since = None
        return 0.0

    def _hold(self) -> None:
        """Take no further message for now."""
        self._held = True
        self.line.hold()

    def _perhaps_go_on(self) -> None:
        """Take messages again, if nothing holds the connection back now."""
        if self._slowed is not None or self.pending >= self._limits.pending:
            return
        self._held = False
        if not self._gone:
            self.line.go_on()

    def _slow_down(self, delay: float, now: float, data: bytes | None) -> None:
        """A client that is too fast waits, and nobody else does: until then, we do not read its next message."""
        self._hub.measures.slowed.inc()
        if self._fast_since is None:
            self._fast_since = now
        elif now - self._fast_since > self._limits.abuse_seconds:
            self.close(1008, "abuse", "far too many messages")
            return
        self._hold()
        loop = asyncio.get_running_loop()
        self._slowed = loop.call_later(min(delay, LONGEST_WAIT), self._hear_slowed, data)

    def _hear_slowed(self, data: bytes | None) -> None:
        if not self._closing and data is not None:
            self._understand(data)
        self._slowed = None
        self._perhaps_go_on()

    def _understand(self, data: bytes) -> None:
        if len(data) > self._limits.message_bytes:
            self.close(1009, "too large", f"a message can have at most {self._limits.message_bytes} bytes")
            return
        try:
            message = decode_message(data)
        except (msgspec.MsgspecError, RecursionError, ValueError) as error:
            self._refuse_bad(data, str(error))
            return
        if len(message.id) > MOST_ID:
            self._refuse_bad(data, f"an id can have at most {MOST_ID} characters")
            return
        self._bad = 0
        if isinstance(message, Ping):
            self.send(encoded(Pong(self._hub.house.now())))
            return
        self._understood += 1
        token = about.set(
            {"request": f"{self.request}.{self._understood}", "message_id": message.id, "table": message.table}
        )
        try:
            if log.isEnabledFor(logging.DEBUG):
                log.debug("a message has come", extra={"kind": type(message).__name__})
            if self._name and isinstance(message, Sit):
                message = msgspec.structs.replace(message, name=self._name)
            self._put(message)
        finally:
            about.reset(token)

    def _refuse_bad(self, data: bytes, fault: str) -> None:
        try:
            id = _read_id(data).id[:MOST_ID]
        except (msgspec.MsgspecError, RecursionError, ValueError):
            id = ""
        self._hub.measures.refused.labels("bad message").inc()
        self.send(encoded(Refusal(id, "bad message", "message-unreadable", {"fault": fault})))
        self._bad += 1
        if self._bad >= self._limits.bad_in_a_row:
            self.close(1008, "bad messages", "too many messages that cannot be read")

    # --- carrying out

    def _put(self, message: AnyTableMessage) -> None:
        """Carry out a message, after the earlier ones of this connection to the same table."""
        if not (isinstance(message, Choose) and message.table not in self._lanes and self._move(message)):
            self._put_aside(message, message.table)
        if self.pending >= self._limits.pending:
            self._hold()

    def _move(self, message: Choose) -> bool:
        """Make a move at once, if possible. What comes to this table meanwhile waits for the answer."""
        self._lanes[message.table] = []
        self.pending += 1
        begun = self._hub.house.move(self, message, self._moved)
        if not begun:
            del self._lanes[message.table]
            self.pending -= 1
        return begun

    def _moved(self, message: Choose, reply: Reply, before: list[bytes]) -> None:
        """Answer a move. ``before`` are the frames that show it to this connection."""
        self._answer(reply, before)
        lane = self._lanes[message.table]
        if lane:
            self._hub.spawn(self._carry_out(message.table, lane))
        else:
            del self._lanes[message.table]
        self._done()

    def _put_aside(self, message: AnyTableMessage, table: str) -> None:
        """Let a task carry out a message."""
        if not is_table_id(table):
            self._answer(Refusal(message.id, "unknown table", "no-such-table"))
            return
        if isinstance(message, Watch):
            if (table, message.seat) not in self.watched and len(self.watched) >= self._limits.watched:
                self._answer(Refusal(message.id, "busy", "watching-too-many"))
                return
            self.watched.add((table, message.seat))
        elif isinstance(message, Unwatch) and (table, message.seat) not in self.watched:
            self._answer(Ack(message.id))
            return
        self.pending += 1
        name = f"{table} hint" if isinstance(message, Hint) else table  # hints take long, and no move waits for them
        lane = self._lanes.get(name)
        if lane is not None:
            lane.append((message, about.get()))
        else:
            lane = self._lanes[name] = [(message, about.get())]
            self._hub.spawn(self._carry_out(name, lane))

    async def _carry_out(self, name: str, lane: list[tuple[AnyTableMessage, About]]) -> None:
        """Carry out the messages to one table, one after another. Nothing cuts this off in the middle of one: its work
        is on the way to the disk, and the house remembers the answer for a client that asks again."""
        while lane:
            message, what = lane.pop(0)
            about.set(what)
            if not self._gone:
                reply = await self._hub.act(self, message)
                if isinstance(message, Watch):
                    if isinstance(reply, Refusal):
                        self.watched.discard((message.table, message.seat))
                elif isinstance(message, Unwatch):
                    self.watched.discard((message.table, message.seat))
                self._answer(reply)
            self._done()
        del self._lanes[name]
        if self._gone:
            self._leave()  # the last message may have been `watch`, while the client left

    def _done(self) -> None:
        self.pending -= 1
        if self._held:
            self._perhaps_go_on()

    def _answer(self, reply: Reply, before: Sequence[bytes] = ()) -> None:
        if isinstance(reply, Refusal):
            self._hub.measures.refused.labels(reply.code).inc()
        self.send(*before, encoded(reply))

    def _leave(self) -> None:
        for table, seat in self.watched:
            self._hub.house.unwatch(self, table, seat)
        self.watched.clear()
