"""The hub: who may connect by WebSocket, and all sockets of a server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from typing import Any

from aerodrome.house.about import being
from aerodrome.house.house import House
from aerodrome.house.replies import Reply
from aerodrome.server.config import Config
from aerodrome.server.gate import Gate
from aerodrome.server.http import EXTENSION, GuardedHttp, new_request
from aerodrome.server.http import Refusal as Against
from aerodrome.server.languages import language_of
from aerodrome.server.limits import Bucket, Buckets, TooOften, Windows, address_of
from aerodrome.server.origins import headers_of, host_fits, origin_fits
from aerodrome.server.people import BadToken, People, cookie_of, token_of
from aerodrome.server.socket import Socket
from aerodrome.store.errors import StoreError
from aerodrome.store.people import hash_token
from aerodrome.table.core import is_outside
from aerodrome.table.wire import AnyMessage, Refusal

log = logging.getLogger("aerodrome.server")

Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]

LOOK_SECONDS = 1.0
"""Seconds between two checks for silent clients."""
KEYS_AT_ONCE = 1000
"""So many tokens go into one question to the store."""
LONGEST_FAREWELL = 5.0
"""The longest time, in seconds, that a stopping server waits for the work under way."""


class Hub:
    """All sockets of a server."""

    def __init__(self, house: House, people: People, config: Config, windows: Windows, gate: Gate) -> None:
        self.house, self.people, self.config, self.windows, self.gate = house, people, config, windows, gate
        self.measures = gate.measures
        self.buckets = Buckets(config.limits.person_rate, config.limits.person_burst)
        """The buckets that all sockets of a person share, and all sockets without a person from one address."""
        self._of_bots = Buckets(config.limits.bot_rate, config.limits.bot_burst)
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

    async def act(self, socket: Socket, message: AnyMessage) -> Reply:
        try:
            return await self.house.act(socket, message)
        except Exception:
            log.exception("a message failed", extra={"kind": type(message).__name__})
            return Refusal(message.id, "busy", "failed")

    # --- the endpoint

    async def __call__(self, scope: Event) -> None:
        """Answer the handshake of a WebSocket."""
        request = new_request()
        with being({"request": request}):
            await self._shake_hands(scope, request)

    async def _shake_hands(self, scope: Event, request: str) -> None:
        address = address_of(scope.get("client"))
        refused = self._check(scope, headers_of(scope), address)
        signed_in, person, key = None, "", ""
        if refused is None:
            try:
                token = token_of(scope, self.config)
                signed_in = await self.people.whose(token)
                if signed_in is not None:
                    person, key = signed_in.id, hash_token(token)
            except BadToken as error:
                refused = Against(401, "signed out", error.what)
            except StoreError as error:
                log.error("the store failed", extra={"error": str(error)})
                refused = Against(503, "busy", "failed")
        if refused is None and not self._has_room(person, address):
            refused = Against(429, "too many", "too-many-of-yours")
        handshake: GuardedHttp = scope["extensions"][EXTENSION]
        if refused is not None:
            handshake.refuse(refused, language_of(scope))
            return
        line = handshake.accept(request)
        if line is not None:
            name = signed_in.name if signed_in and signed_in.outside else ""
            socket = Socket(self, request, person, address, line, key, name)
            self._sockets.add(socket)
            self._of_person[person] += 1
            self._of_address[address] += 1
            line.listen(socket)  # from here on nothing waits, so it needs no task

    def remove(self, socket: Socket) -> None:
        """A socket has ended."""
        self._sockets.discard(socket)
        for counter, key in ((self._of_person, socket.person), (self._of_address, socket.address)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]

    def _check(self, scope: Event, headers: dict[str, str], address: str) -> Against | None:
        """Why to refuse a handshake; None if nothing is wrong."""
        if scope["path"] != "/ws":
            return Against(404, "not found", "no-socket-here")
        if self.closing:
            return Against(503, "closing", "closing")
        try:
            self.windows.count("handshake", address)  # whoever it is, since a refusal takes time, too
        except TooOften as error:
            return Against(429, error.code, error.what, error.arguments)
        if not host_fits(headers, self.config):
            return Against(421, "wrong host", "wrong-host")
        if "origin" in headers:
            if not origin_fits(headers, scope["scheme"], self.config):
                return Against(403, "foreign origin", "foreign-origin")
        elif cookie_of(scope, self.config):
            return Against(403, "no origin", "cookie-without-origin")
        return None

    def _has_room(self, person: str, address: str) -> bool:
        limits = self.config.limits
        return (
            len(self._sockets) < limits.sockets
            and self._of_address[address] < limits.sockets_of_address
            and (not person or self._of_person[person] < self._most_sockets(person))
        )

    def _most_sockets(self, person: str) -> int:
        return self.config.limits.sockets_of_bot if is_outside(person) else self.config.limits.sockets_of_person

    def shared_bucket(self, person: str, address: str) -> Bucket:
        """The bucket that all sockets of a person share, or all sockets without a person from one address."""
        return self._of_bots.of(person) if is_outside(person) else self.buckets.of(person or address)

    # --- now and then, and at the end

    async def look_after(self) -> None:
        """Ask silent clients whether they are still there, each when it is due."""
        time = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for socket in list(self._sockets):
                socket.line.look_after(time())

    def sweep(self) -> None:
        """Close sockets that say nothing; forget buckets that are full again."""
        now = time.monotonic()
        for socket in list(self._sockets):
            if now - socket.heard > self.config.limits.idle:
                why = "the connection was idle for too long; connect again, and send a ping now and then"
                socket.close(1001, "idle", why)
        self.buckets.clear_away({*self._of_person, *self._of_address})
        self._of_bots.clear_away(self._of_person)

    async def expel(self) -> None:
        """Close the sockets whose token no longer works: its person has signed out, here or at another server, or the
        owner of a bot has revoked it."""
        keys = [*{socket.key for socket in self._sockets if socket.key}]
        valid: set[str] = set()
        for begin in range(0, len(keys), KEYS_AT_ONCE):
            valid |= await self.house.store.valid_tokens(keys[begin : begin + KEYS_AT_ONCE])
        gone = set(keys) - valid
        for socket in list(self._sockets):
            if socket.key in gone:
                socket.close(1008, "signed out", "you have signed out; sign in again to connect")

    async def close(self) -> None:
        """Let nobody else in, finish the work under way, and tell everybody that the server stops."""
        self.closing = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_FAREWELL):
                while self._tasks or any(socket.pending for socket in self._sockets):
                    await asyncio.sleep(0.01)
        for socket in list(self._sockets):
            socket.close(1012, "closing", "the server stops")
