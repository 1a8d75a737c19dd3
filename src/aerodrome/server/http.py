"""HTTP with limits on time, size and speed: uvicorn's own protocol, guarded.

Every client begins with HTTP. The parser gets the input in bites, with other work in between. We count it, and read
more slowly from a client that sends too much. If a head is too large, has too many lines or does not end, we answer and
then close the connection. We do the same if we answer a request before all of it has come. After that, we throw the
input away unparsed.

A request for a WebSocket goes to the application like any other, as a scope without messages. The application finds
this protocol in the scope's extensions, and calls ``accept`` or ``refuse``.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import json
import logging
import secrets
import time
from collections.abc import Mapping
from typing import Any, NamedTuple, NoReturn
from urllib.parse import unquote

import httptools
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from aerodrome.rulebook.errors import Argument
from aerodrome.server.gate import LONGEST_WAIT, Bin, ServerConfig
from aerodrome.server.languages import fault_body
from aerodrome.server.limits import Bucket, address_of
from aerodrome.server.protocol import TableProtocol
from aerodrome.text import ENGLISH

log = logging.getLogger("aerodrome.server")

EXTENSION = "aerodrome.handshake"
REQUEST = "aerodrome.request"
"""In a scope: our id of the request, for the log and for the client."""
BITE = 4096
"""Bytes that the parser gets at once, before others have their turn."""
LEAST = 0.05
"""The cost of a read, however short, if a request costs 1."""
MOST_AHEAD = 16
"""Requests that may wait for the answers to earlier ones."""
PROXY_KEEP_ALIVE = 150
"""Seconds that a proxy's connection may idle: longer than proxies keep connections, so that they never guess wrong."""
FAREWELL_SECONDS = 5.0
"""Seconds that a client has to read its last answer."""
WEBSOCKET = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""What RFC 6455 adds to a client's key."""


class Flow(FlowControl):
    """Reading stops while uvicorn or we want it to."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__(transport)
        self.wanted_by_uvicorn = self.held = False

    def pause_reading(self) -> None:
        self.wanted_by_uvicorn = True
        self._settle()

    def resume_reading(self) -> None:
        self.wanted_by_uvicorn = False
        self._settle()

    def hold(self, held: bool) -> None:
        self.held = held
        self._settle()

    def _settle(self) -> None:
        if self._transport.is_closing():
            return
        if self.held or self.wanted_by_uvicorn:
            super().pause_reading()
        else:
            super().resume_reading()


def new_request() -> str:
    return secrets.token_hex(6)


class Refusal(NamedTuple):
    """The answer to a request that goes no further."""

    status: int
    code: str
    what: str
    arguments: Mapping[str, Argument] = {}


class Stop(Exception):
    """Raised inside the parser, which turns it into an error of its own."""


class GuardedHttp(HttpToolsProtocol):
    """uvicorn's HTTP with limits on time, size and speed."""

    config: ServerConfig
    flow: Flow

    def __init__(self, config: ServerConfig, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        self._gate, self._limits = config.gate, config.gate.limits
        self._rest = b""
        """Input that is not parsed yet."""
        self._later: asyncio.Handle | None = None
        """When parsing goes on, if it waits for its time and not for an answer."""
        self._late: asyncio.TimerHandle | None = None
        """When the expected head is late."""
        self._stuck: asyncio.TimerHandle | None = None
        """When the client will have read too little for too long."""
        self._cut: asyncio.TimerHandle | None = None
        self._head, self._in_head = 0, True
        """Bytes of the head so far; and whether we expect more of it."""
        self._body = 0
        self._cost = 0.0
        """The cost of the requests in a bite."""
        self._upgraded = self._ended = False
        self._is_last = False
        """Does the client know that we answer no further request?"""
        self._refusal: Refusal | None = None
        self._answering: RequestResponseCycle | None = None
        """The request that we are answering; others may have come after it."""

    # --- the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = Flow(transport)
        self._bin = Bin(self.loop, transport)
        self._address, self._proxy = address_of(self.client), self._gate.is_proxy(self.client)
        against = self._gate.enter(self._address, self._proxy)
        now = time.monotonic()
        self._bucket = Bucket(self._limits.rate, self._limits.burst, now)
        self._shared = self._gate.buckets.of(self._address)
        if self._proxy:
            self.timeout_keep_alive = PROXY_KEEP_ALIVE
        if against:
            self._ended = True
            self._answer(Refusal(503, "too many", against))
            self.transport.close()  # at once, so that a client with too many connections gains no time
            self._cut_soon(FAREWELL_SECONDS)
            return
        self._expect_head()
        self._pay(self._shared.take(now) if not self._proxy else 0.0)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        self._rest = b""
        super().connection_lost(exc)
        self._gate.leave(self._address)

    def _stop_timers(self) -> None:
        for each in (self._later, self._late, self._stuck, self._cut):
            if each is not None:
                each.cancel()
        self._later = self._late = self._stuck = self._cut = None

    def _expect_head(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(self._limits.head_seconds, self._head_is_late)

    def _head_is_late(self) -> None:
        self._late = None
        if self._head or self._rest:
            self._refuse(Refusal(408, "too slow", "request-too-slow"))
        else:
            self.transport.close()
            self._cut_soon(FAREWELL_SECONDS)

    # --- reading

    def data_received(self, data: bytes) -> None:
        if self._ended:
            self._bin.take(len(data))
            return
        self._unset_keepalive_if_required()
        if self._in_head and not self._upgraded:
            self._expect_head()
        self._rest = self._rest + data if self._rest else data
        if self._later is None and not self._upgraded:
            self._feed()

    def _feed(self) -> None:
        """Give the parser the next bite, unless earlier requests wait for their answers."""
        self._later = None
        if self._ended or self.transport.is_closing():
            return
        if self._rest and not self.pipeline:
            bite, self._rest = self._rest[:BITE], self._rest[BITE:]
            wait = self._parse(bite)
            if not (self._ended or self._upgraded):
                self._pay(wait)
        else:
            self.flow.hold(bool(self._rest))

    def _pay(self, wait: float) -> None:
        """Wait as long as the client was too fast, or else go on with the rest after others had their turn."""
        if wait > 0:
            self._gate.measures.slowed.inc()
            self._later = self.loop.call_later(min(wait, LONGEST_WAIT), self._feed)
        elif self._rest:
            self._later = self.loop.call_soon(self._feed)
        self.flow.hold(self._later is not None)

    def _parse(self, bite: bytes) -> float:
        """Parse a bite. Returns the seconds to wait afterwards."""
        self._cost = 0.0
        began_in_head = self._in_head
        try:
            self.parser.feed_data(bite)
        except httptools.HttpParserUpgrade as upgrade:
            if self._should_upgrade():
                if not self._proxy:
                    self._shared.take(time.monotonic())
                self._upgrade(bite[upgrade.args[0] :] + self._rest)
                return 0.0
            self.cycle.keep_alive = False  # to another protocol: we answer it like any request, as the last one
        except httptools.HttpParserError:
            self._refuse(self._refusal or Refusal(400, "bad request", "not-http"))
            return 0.0
        if self._in_head:
            self._head += len(bite)
            if self._head > self._limits.header_bytes + BITE:
                self._refuse(self._head_too_large())
        elif not began_in_head:
            self._body += len(bite)
            if self._body > 2 * self._limits.body_bytes + BITE:
                self._refuse(Refusal(413, "too large", "request-too-large", {"most": self._limits.body_bytes}))
        if self._proxy:
            return 0.0
        now, cost = time.monotonic(), max(self._cost, len(bite) / BITE, LEAST)
        return max(self._bucket.take(now, cost), self._shared.take(now, cost))

    def _head_too_large(self) -> Refusal:
        limits = self._limits
        return Refusal(431, "too large", "head-too-large", {"most": limits.header_bytes, "lines": limits.headers})

    # --- the handshake of a WebSocket

    def _should_upgrade(self) -> bool:
        return self._get_upgrade() == b"websocket"

    def _upgrade(self, rest: bytes) -> None:
        """The client wants a WebSocket. Anything after the request waits for the answer."""
        self._upgraded, self._rest = True, rest
        self._stop_timers()
        self.flow.hold(True)
        self.parser = None  # type: ignore[assignment]  # which knows us: nobody should have to look for such circles
        fields = dict(self.headers)
        self._key = fields.get(b"sec-websocket-key", b"")
        try:
            url = httptools.parse_url(self.url)
            long = len(base64.b64decode(self._key, validate=True))
        except (httptools.HttpParserInvalidURLError, binascii.Error):
            url, long = None, 0
        if not url or long != 16 or fields.get(b"sec-websocket-version") != b"13" or self.scope["method"] != "GET":
            self.refuse(Refusal(400, "bad request", "not-http"))
            return
        scope = {
            **self.scope, "type": "websocket", "scheme": {"http": "ws", "https": "wss"}[self.scope["scheme"]],
            "path": unquote(url.path.decode("latin-1")), "raw_path": url.path, "query_string": url.query or b"",
            "extensions": {EXTENSION: self},
        }  # fmt: skip
        task = self.loop.create_task(self._shake_hands(scope))
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    async def _shake_hands(self, scope: Any) -> None:
        """Let the application accept or refuse it."""
        try:
            await self.app(scope, _nothing, _nothing)
        except Exception:
            log.exception("a handshake failed")
            self.refuse(Refusal(500, "broken", "failed"))

    def accept(self, request: str) -> TableProtocol | None:
        """Make the connection a WebSocket, whose protocol counts it from now on; None if the client has gone."""
        if self._ended or self.transport.is_closing():
            return None
        proof = base64.b64encode(hashlib.sha1(self._key + WEBSOCKET, usedforsecurity=False).digest())
        self.transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            b"sec-websocket-accept: %b\r\nx-request-id: %b\r\n\r\n" % (proof, request.encode())
        )
        self.connections.discard(self)
        line = TableProtocol(self._gate, self._address, self.transport, self.connections, self._rest)
        self.transport.set_protocol(line)
        return line

    def refuse(self, why: Refusal, language: str = ENGLISH) -> None:
        if not self._ended and not self.transport.is_closing():
            self._refuse(why, language)

    # --- what the parser finds

    def _stop(self, why: Refusal) -> NoReturn:
        """Should the parser stop?"""
        self._refusal = why
        raise Stop

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head, self._in_head = 0, True
        self._expect_head()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > self._limits.headers:
            self._stop(self._head_too_large())

    def on_headers_complete(self) -> None:
        self._in_head, self._head, self._body = False, 0, 0
        self._cost += 1.0
        if self._late is not None:
            self._late.cancel()
            self._late = None
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > self._limits.header_bytes:
            self._stop(self._head_too_large())
        if len(self.pipeline) >= MOST_AHEAD:
            self._stop(Refusal(429, "too fast", "too-many-waiting"))
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head = True

    # --- answering

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        async def announcing(scope: Any, receive: Any, send: Any) -> None:
            """If we answer a request before all of it has come, it is the connection's last. The answer says so, since
            the client would otherwise send the next one here. We end the connection ourselves, not uvicorn."""

            async def answer(message: Any) -> None:
                goes_on, cut_short = cycle.keep_alive, cycle.more_body and not cycle.response_started
                if cut_short:
                    cycle.keep_alive, self._is_last = False, True
                await send(message)
                if cut_short:
                    cycle.keep_alive = goes_on

            await app(scope, receive, answer)

        self._answering = cycle
        super()._start_asgi_task(cycle, announcing)

    def on_response_complete(self) -> None:
        whole = not self._is_last and (bool(self.pipeline) or not self.cycle.more_body)
        super().on_response_complete()
        if self.transport.is_closing():
            self._cut_soon(self._limits.unread_seconds)
        elif not whole:
            self._say_farewell()
        elif self._later is None:
            self._later = self.loop.call_soon(self._feed)  # what came after the request

    def _refuse(self, why: Refusal, language: str = ENGLISH) -> None:
        """Answer a request that goes no further, and end the connection. This cuts an answer that is under way."""
        running = self._answering
        if running is None or running.response_complete or not running.response_started:
            self._answer(why, language)
        self._say_farewell()

    def _answer(self, why: Refusal, language: str = ENGLISH) -> None:
        self._gate.measures.requests.labels(str(why.status)).inc()
        body = json.dumps(fault_body(language, why.code, why.what, why.arguments)).encode()
        later = b"retry-after: 30\r\n" if why.status == 429 else b""
        fields = (
            b"content-type: application/json\r\ncontent-length: %d\r\ncache-control: no-store\r\n"
            b"%bconnection: close\r\n\r\n" % (len(body), later)
        )
        self.transport.write(STATUS_LINE[why.status] + fields + body)

    def _say_farewell(self) -> None:
        """Deliver what was sent, and throw away what the client sends.

        If we closed a line with unread input, the system would tear it down, and the last answer with it.
        """
        if self._ended:
            return
        self._ended = True
        self._stop_timers()
        self._unset_keepalive_if_required()
        self._rest = b""
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()
        self.pipeline.clear()
        self._cut_soon(FAREWELL_SECONDS)
        if not self.transport.is_closing():
            self.flow.hold(False)
            self.flow.resume_reading()
            if self.transport.can_write_eof():
                self.transport.write_eof()

    def _cut_soon(self, seconds: float) -> None:
        """While a line closes, wait for its client to read, but not for ever."""
        if self._cut is None:
            self._cut = self.loop.call_later(seconds, self.transport.abort)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._cut_soon(FAREWELL_SECONDS)

    # --- a client that does not read

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(self._limits.unread_seconds, self._is_stuck)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _is_stuck(self) -> None:
        self._gate.measures.dropped.labels("too slow").inc()
        self.transport.abort()


async def _nothing(*_: object) -> None:
    """A handshake has no messages of ASGI."""
