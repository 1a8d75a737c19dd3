"""WebSockets: one a browser, for all its tables.

This is the hot path, so it is plain ASGI without a framework, and less than that where the server lets us (see
protocol.py): a message is handed over as soon as it is read, and frames for a client are written at once. Else tasks
read, and write from a bounded queue. Nobody waits for a slow reader, who is dropped (1013) and asks for the rest when
it is back. Messages of a client are carried out in their order at each table, and side by side at different ones. A
move needs no task. Who sends too much is read more slowly, and nobody else notices.

Codes of closing: 1001 idle, 1008 not wanted any more (abuse, signed out), 1009 too large, 1012 the server stops, 1013
come back and go on from the last number.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping, Sequence
from typing import Any

import msgspec

from aerodrome.house.house import House
from aerodrome.server.config import Config
from aerodrome.server.gate import LONGEST_WAIT, Gate
from aerodrome.server.limits import Bucket, Buckets, TooOften, Windows, address_of
from aerodrome.server.origins import head_size, headers_of, host_fits, is_secure, origin_fits
from aerodrome.server.people import BadToken, People, cookie_name, cookie_of, token_of
from aerodrome.server.protocol import EXTENSION, Listener
from aerodrome.store.errors import StoreError
from aerodrome.table.wire import (
    Ack,
    AnyMessage,
    Choose,
    Hint,
    Ping,
    Pong,
    Refusal,
    Unwatch,
    Watch,
    decode_message,
    encode,
)

log = logging.getLogger("aerodrome.server")

Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]

MOST_ID = 64
"""Characters of a message's id."""
is_table_id = re.compile(r"[A-Za-z0-9_-]{1,64}").fullmatch
"""Can this be the id of a table? What cannot does not get as far as the store."""
FREE_BYTES = 256
"""A message of so many bytes counts as one; a longer one as several."""
LONGEST_FAREWELL = 5.0
"""Seconds that a server which stops waits at most for what was begun."""
REFUSED = b'{"t":"refused"'


class _Id(msgspec.Struct):
    id: str = ""


class _Refused(msgspec.Struct):
    code: str


_read_id = msgspec.json.Decoder(_Id).decode
_read_refusal = msgspec.json.Decoder(_Refused).decode


class Socket:
    """One WebSocket: what the house knows as a connection."""

    def __init__(self, hub: Hub, person: str, address: str, send: Send, line: dict[str, Any]) -> None:
        self.person = person
        self.address = address
        self.heard = time.monotonic()
        self._hub, self._send = hub, send
        self._push: Callable[..., int] | None = line.get("push")
        self._end: Callable[[int, str], None] | None = line.get("end")
        self._listen: Callable[[Listener], None] | None = line.get("listen")
        self._hold_line: Callable[[], None] | None = line.get("hold")
        self._go_on_line: Callable[[], None] | None = line.get("go_on")
        self._unread = 0
        """Frames sent since the client had last read everything."""
        limits = hub.config.limits
        self._limits = limits
        self._most_frames, self._most_bytes = limits.frames, limits.frame_bytes
        self._bucket = Bucket(limits.rate, limits.burst, self.heard)
        self._shared = hub.buckets.of(person or address)
        self._of_address = hub.gate.buckets.of(address)
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self._gone = False
        self._sending = False
        """True where anybody sees it: the writer waits for the client to read."""
        self._writer: asyncio.Task[None] | None = None
        self._reader: asyncio.Task[Any] | None = None
        self._lanes: dict[str, deque[AnyMessage]] = {}
        self.pending = 0
        """Messages that are not answered yet."""
        self._held = False
        self._free = asyncio.Event()
        self._slowed: asyncio.TimerHandle | None = None
        self._bad = 0
        self._fast_since: float | None = None
        self.watched: set[tuple[str, int]] = set()

    # --- what the house uses

    def send(self, *frames: bytes) -> None:
        """Hand frames over; it does not wait."""
        if self._closing is not None or self._gone:
            return
        if self._push is not None:
            waiting = self._push(*frames)
            if not waiting:
                self._unread = 0
                return
            self._unread += len(frames)
            if self._unread > self._most_frames or waiting + sum(map(len, frames)) > self._most_bytes:
                self.close(1013, "too slow", "reconnect, and continue from the last number")
            return
        self._queue.extend(frames)
        self._bytes += sum(map(len, frames))
        if len(self._queue) > self._most_frames or self._bytes > self._most_bytes:
            self.close(1013, "too slow", "reconnect, and continue from the last number")
        else:
            self._wake.set()

    def drop(self, reason: str) -> None:
        """End the connection; the client comes back and asks for all that it has missed."""
        if self._hub.closing:
            self.close(1012, "closing", "the server stops")
        else:
            self.close(1013, "read anew", reason)

    # --- closing

    def close(self, code: int, why: str, text: str) -> None:
        """End the connection, whether or not its client reads."""
        if self._closing is not None or self._gone:
            return
        self._closing = code, text
        self._hub.measures.dropped.labels(why).inc()
        if why == "too slow":
            self._queue.clear()  # it would not be read
        if self._end is not None and (self._sending or self._push is not None):
            self._end(code, text)
            self._stop_writer()
        elif self._sending and self._reader is not None:
            self._reader.cancel()
        else:
            self._wake.set()

    def _stop_writer(self) -> None:
        if self._writer is not None:
            self._writer.cancel()

    # --- writing

    async def _write(self) -> None:
        queue, send, wake = self._queue, self._send, self._wake
        try:
            while True:
                self._sending = True
                while queue:
                    frame = queue.popleft()
                    self._bytes -= len(frame)
                    await send({"type": "websocket.send", "text": frame.decode()})
                self._sending = False
                if self._closing is not None:
                    code, reason = self._closing
                    await send({"type": "websocket.close", "code": code, "reason": reason[:100]})
                    return
                await wake.wait()
                wake.clear()
        except (OSError, RuntimeError):
            pass  # the client has gone; the reader learns it too

    # --- reading

    async def run(self, receive: Receive) -> None:
        """Serve the connection until it ends."""
        self._reader = asyncio.current_task()
        if self._push is None:
            self._writer = asyncio.create_task(self._write())
        if self._listen is not None:
            self._listen(self)
        try:
            await self._read(receive)
        except asyncio.CancelledError:
            if self._closing is None:
                raise
        finally:
            self._gone = True
            self._queue.clear()
            if self._slowed is not None:
                self._slowed.cancel()
            self._leave()
            if self._writer is not None and not self._writer.done():
                if self._closing is not None:
                    self._wake.set()
                    await asyncio.wait([self._writer], timeout=1.0)
                self._writer.cancel()

    async def _read(self, receive: Receive) -> None:
        """What ASGI says: that the connection has ended, and the messages where nobody hands them over directly."""
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] != "websocket.receive":
                continue
            data = event.get("text")
            self.take(data if data is not None else event.get("bytes") or b"")
            while self._held:
                self._free.clear()
                await self._free.wait()

    def take(self, data: str | bytes) -> None:
        """A message has come: do what it says, or wait with it when there were too many. The next one comes when the
        connection is not held any more."""
        if self._closing is not None:
            return
        self.heard = now = time.monotonic()
        self._hub.measures.messages += 1
        size = len(data)
        if wait := self._pay(now, 1.0 if size <= FREE_BYTES else size / FREE_BYTES):
            self._slow_down(wait, now, data)
        else:
            self._understand(data)

    def count(self) -> None:
        """A frame has come that is no message, or a piece of one."""
        if self._closing is not None:
            return
        if self._push is not None and self._push() > self._most_bytes:
            self.close(1013, "too slow", "reconnect, and continue from the last number")
            return
        now = time.monotonic()
        if wait := self._pay(now, 1.0):
            self._slow_down(wait, now, None)

    def _pay(self, now: float, cost: float) -> float:
        """The seconds to wait for what has come."""
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
        """Take no further message for the time being."""
        self._held = True
        if self._hold_line is not None:
            self._hold_line()

    def _perhaps_go_on(self) -> None:
        """If nothing holds the connection any more, take messages again."""
        if self._slowed is not None or self.pending >= self._limits.pending:
            return
        self._held = False
        self._free.set()
        if self._go_on_line is not None and not self._gone:
            self._go_on_line()

    def _slow_down(self, delay: float, now: float, data: str | bytes | None) -> None:
        """Who is too fast waits, and nobody else does: the next message is not read before."""
        self._hub.measures.slowed.inc()
        if self._fast_since is None:
            self._fast_since = now
        elif now - self._fast_since > self._limits.abuse_seconds:
            self.close(1008, "abuse", "far too many messages")
            return
        self._hold()
        loop = asyncio.get_running_loop()
        self._slowed = loop.call_later(min(delay, LONGEST_WAIT), self._hear_slowed, data)

    def _hear_slowed(self, data: str | bytes | None) -> None:
        if self._closing is None and data is not None:
            self._understand(data)
        self._slowed = None
        self._perhaps_go_on()

    def _understand(self, data: str | bytes) -> None:
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
            self.send(encode(Pong(self._hub.house.now())))
        else:
            self._put(message)

    def _refuse_bad(self, data: str | bytes, fault: str) -> None:
        try:
            id = _read_id(data).id[:MOST_ID]
        except (msgspec.MsgspecError, RecursionError, ValueError):
            id = ""
        self._hub.measures.refused.labels("bad message").inc()
        self.send(encode(Refusal(id, "bad message", f"This message cannot be read: {fault}.")))
        self._bad += 1
        if self._bad >= self._limits.bad_in_a_row:
            self.close(1008, "bad messages", "too many messages that cannot be read")

    # --- carrying out

    def _put(self, message: AnyMessage) -> None:
        """Carry a message out, after those of this connection that came before it to the same table."""
        if not (isinstance(message, Choose) and message.table not in self._lanes and self._move(message)):
            self._put_aside(message, message.table)  # type: ignore[union-attr]
        if self.pending >= self._limits.pending:
            self._hold()

    def _move(self, message: Choose) -> bool:
        """Make a move at once, if it can be; what comes to this table meanwhile waits for its answer."""
        self._lanes[message.table] = deque()
        self.pending += 1
        begun = self._hub.house.move(self, message, self._moved)
        if not begun:
            del self._lanes[message.table]
            self.pending -= 1
        return begun

    def _moved(self, message: Choose, reply: bytes, before: list[bytes]) -> None:
        """A move is answered; ``before`` are the frames that show it to this connection."""
        self._answer(reply, before)
        lane = self._lanes[message.table]
        if lane:
            self._hub.spawn(self._carry_out(message.table, lane))
        else:
            del self._lanes[message.table]
        self._done()

    def _put_aside(self, message: AnyMessage, table: str) -> None:
        """Have a task carry a message out."""
        if not is_table_id(table):
            self._answer(encode(Refusal(message.id, "unknown table", "There is no such table.")))
            return
        if isinstance(message, Watch):
            if (table, message.seat) not in self.watched and len(self.watched) >= self._limits.watched:
                self._answer(encode(Refusal(message.id, "busy", "You are watching too many tables at once.")))
                return
            self.watched.add((table, message.seat))
        elif isinstance(message, Unwatch) and (table, message.seat) not in self.watched:
            self._answer(encode(Ack(message.id)))
            return
        self.pending += 1
        name = f"{table} hint" if isinstance(message, Hint) else table  # a hint takes long, and no move waits for it
        lane = self._lanes.get(name)
        if lane is not None:
            lane.append(message)
        else:
            lane = self._lanes[name] = deque([message])
            self._hub.spawn(self._carry_out(name, lane))

    async def _carry_out(self, name: str, lane: deque[AnyMessage]) -> None:
        """The messages of one table, one after another. It is never cut off in the middle of one: what was begun is on
        its way to the disk, and its answer is remembered for the client that asks again."""
        while lane:
            message = lane.popleft()
            if not self._gone:
                reply = await self._hub.act(self, message)
                if isinstance(message, Watch):
                    if reply.startswith(REFUSED):
                        self.watched.discard((message.table, message.seat))
                elif isinstance(message, Unwatch):
                    self.watched.discard((message.table, message.seat))
                self._answer(reply)
            self._done()
        del self._lanes[name]
        if self._gone:
            self._leave()  # what was begun when the client went may have been to look on

    def _done(self) -> None:
        self.pending -= 1
        if self._held:
            self._perhaps_go_on()

    def _answer(self, reply: bytes, before: Sequence[bytes] = ()) -> None:
        if reply.startswith(REFUSED):
            self._hub.measures.refused.labels(_read_refusal(reply).code).inc()
        self.send(*before, reply)

    def _leave(self) -> None:
        for table, seat in self.watched:
            self._hub.house.unwatch(self, table, seat)
        self.watched.clear()


class Hub:
    """All sockets of a server."""

    def __init__(self, house: House, people: People, config: Config, windows: Windows, gate: Gate) -> None:
        self.house, self.people, self.config, self.windows, self.gate = house, people, config, windows, gate
        self.measures = gate.measures
        self.buckets = Buckets(config.limits.person_rate, config.limits.person_burst)
        """Those that all sockets of a person share, and all without a person from one address."""
        self.closing = False
        self._sockets: set[Socket] = set()
        self._of_person: Counter[str] = Counter()
        self._of_address: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._sockets)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def act(self, socket: Socket, message: AnyMessage) -> bytes:
        try:
            return await self.house.act(socket, message)
        except Exception:
            log.exception("a message failed", extra={"kind": type(message).__name__})
            return encode(Refusal(message.id, "busy", "That did not work; try again in a moment."))

    # --- the endpoint

    async def __call__(self, scope: Event, receive: Receive, send: Send) -> None:
        """One WebSocket, from the handshake to its end."""
        await receive()  # websocket.connect
        headers, scheme, address = headers_of(scope["headers"]), scope["scheme"], address_of(scope.get("client"))
        refused = await self._check(scope, headers, address)
        person = ""
        if refused is None:
            try:
                signed_in = await self.people.whose(token_of(headers, is_secure(scheme, self.config, headers)))
                person = signed_in.id if signed_in else ""
            except BadToken as error:
                refused = 401, "signed out", str(error)
            except StoreError as error:
                log.error("the store failed", extra={"error": str(error)})
                refused = 503, "busy", "That did not work; try again in a moment."
        if refused is None and not self._has_room(person, address):
            refused = 429, "too many", "There are already too many connections; close some."
        if refused is not None:
            await self._refuse(scope, send, *refused)
            return
        socket = Socket(self, person, address, send, scope.get("extensions", {}).get(EXTENSION, {}))
        self._sockets.add(socket)
        self._of_person[person] += 1
        self._of_address[address] += 1
        try:
            await send({"type": "websocket.accept"})
            await socket.run(receive)
        except OSError:
            pass  # the client went during the handshake
        finally:
            self._sockets.discard(socket)
            for counter, key in ((self._of_person, person), (self._of_address, address)):
                counter[key] -= 1
                if counter[key] <= 0:
                    del counter[key]

    async def _check(self, scope: Event, headers: dict[str, str], address: str) -> tuple[int, str, str] | None:
        """What speaks against a handshake: status, code and text."""
        if scope["path"] != "/ws":
            return 404, "not found", "There is no WebSocket here; it is at /ws."
        if self.closing:
            return 503, "closing", "The server stops."
        if head_size(scope) > self.config.limits.header_bytes:
            return 431, "too large", "The head of this request is too large."
        try:
            self.windows.count("handshake", address)  # whoever it is: to refuse somebody takes time, too
        except TooOften as error:
            return 429, error.code, str(error)
        if not host_fits(headers, self.config):
            return 421, "wrong host", "This server does not answer to that name."
        if "origin" in headers:
            if not origin_fits(headers, scope["scheme"], self.config):
                return 403, "foreign origin", "Pages of other sites may not connect."
        elif cookie_of(headers, cookie_name(is_secure(scope["scheme"], self.config, headers))):
            return 403, "no origin", "A cookie counts only with an Origin; programs sign in with Authorization: Bearer."
        return None

    def _has_room(self, person: str, address: str) -> bool:
        limits = self.config.limits
        return (
            len(self._sockets) < limits.sockets
            and self._of_address[address] < limits.sockets_of_address
            and (not person or self._of_person[person] < limits.sockets_of_person)
        )

    async def _refuse(self, scope: Event, send: Send, status: int, code: str, text: str) -> None:
        self.measures.requests.labels(str(status)).inc()
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008})
            return
        body = json.dumps({"error": code, "text": text}).encode()
        headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
        headers += [(b"retry-after", b"30")] if status == 429 else []
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body})

    # --- now and then, and at the end

    def sweep(self) -> None:
        """Close sockets that say nothing; forget buckets that are full again."""
        now = time.monotonic()
        for socket in list(self._sockets):
            if now - socket.heard > self.config.limits.idle:
                socket.close(1001, "idle", "the connection was idle for too long; send a ping now and then")
        self.buckets.clear_away({*self._of_person, *self._of_address})

    def forget(self, person: str) -> None:
        """Close the sockets of somebody who has signed out."""
        for socket in list(self._sockets):
            if socket.person == person:
                socket.close(1008, "signed out", "you have signed out")

    async def close(self) -> None:
        """Take nobody in any more, finish what was begun, and tell everybody that the server stops."""
        self.closing = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_FAREWELL):
                while self._tasks or any(socket.pending for socket in self._sockets):
                    await asyncio.sleep(0.01)
        for socket in list(self._sockets):
            socket.close(1012, "closing", "the server stops")
