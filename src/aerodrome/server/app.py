"""The application: WebSockets at /ws go to the hub, everything else to FastAPI, with the same checks and headers for
both.

    app = App(house, Config())

``house`` is a House, or an async function that opens its store and returns one. The application opens the house when it
starts, and closes house and store when it stops.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable

from fastapi import FastAPI, Request
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from aerodrome import __version__
from aerodrome.engines.compiled import native_or_none
from aerodrome.games import available, faults
from aerodrome.house.about import being
from aerodrome.house.house import House
from aerodrome.rulebook.errors import Argument
from aerodrome.server import health, pages
from aerodrome.server.api import api
from aerodrome.server.config import Config
from aerodrome.server.desk import Desk
from aerodrome.server.faults import HANDLERS, LOGGED, answer, broken
from aerodrome.server.gate import Gate, networks
from aerodrome.server.http import EXTENSION, REQUEST, Refusal, new_request
from aerodrome.server.hub import Event, Hub, Receive, Send
from aerodrome.server.limits import Windows, address_of
from aerodrome.server.lobby import Lobby
from aerodrome.server.measures import Measures
from aerodrome.server.origins import (
    PEER,
    Headers,
    forwarded,
    headers_of,
    host_fits,
    is_for_metrics,
    is_local,
    origin_fits,
)
from aerodrome.server.people import People
from aerodrome.table.naming import own_words

log = logging.getLogger("aerodrome.server")

TABLE_PATH = re.compile(r"/(?:api/tables|games|t|replay)/([A-Za-z0-9_-]{1,64})(?:/|$)")
"""The addresses that name a table."""
SWEEP_SECONDS = 15.0
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'"
)
"""Scripts and everything else must come from this server. Pages may compile WebAssembly, because the rules in the
browser need it, but may not use `eval` and its like."""

SECURITY = (
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
DESCRIPTION = """Tables for board games about airships.

              Requests that change something need our own `Origin`, or no `Origin` and the header `X-Aerodrome: 1`.
              Programs take a name with `POST /api/me`, and send the token from its answer as `Authorization: Bearer`.
              Play goes over a WebSocket at `/ws`, one for all tables."""

OpenHouse = House | Callable[[], Awaitable[House]]


class App:
    """The server of a house as an ASGI application."""

    def __init__(self, house: OpenHouse, config: Config) -> None:
        self._house, self.config = house, config
        self.measures = Measures()
        self.gate = Gate(config.limits, self.measures, config.proxies)
        self._inside = self._serve
        if config.proxies:
            self._inside = ProxyHeadersMiddleware(self._serve, networks(config.proxies))  # type: ignore[arg-type, assignment]
        self._warned = False
        self.desk: Desk | None = None
        self.http = self._fast_api()

    # --- opening and closing

    async def open(self) -> None:
        """Open the house and everything around it."""
        house = self._house if isinstance(self._house, House) else await self._house()
        house.door.shares = self.config.limits.shares
        await house.open()
        for broken_game in faults():
            log.warning(str(broken_game))
        own_words()
        for game in available():  # now, so that the first person who asks need not wait
            native_or_none(game)
        neighbours = house.neighbours
        windows = Windows(self.config.limits.windows, tell=neighbours.pass_on)
        neighbours.on("counted", windows.hear)
        people = People(house.store, self.config, house.now)
        hub = Hub(house, people, self.config, windows, self.gate)
        neighbours.on("signed out", lambda: hub.spawn(hub.expel()))
        self.measures.watch(house, hub, self.gate)
        self.desk = Desk(house, people, hub, windows, self.measures, self.config, Lobby(house))
        self.http.state.desk = self.desk
        self._tasks = [asyncio.create_task(self._sweep(self.desk)), asyncio.create_task(hub.look_after())]

    async def retire(self) -> None:
        """Let nobody else in, hand the tables over to other servers, finish the work under way, and tell the
        clients."""
        if self.desk is not None:
            self.desk.hub.closing = True
            await self.desk.house.hand_over()
            await self.desk.hub.close()

    async def close(self) -> None:
        """Write what is waiting, and close the store."""
        desk = self.desk
        if desk is None:
            return
        await self.retire()
        for task in self._tasks:
            task.cancel()
        await desk.prospects.close()
        await desk.reviews.close()
        await desk.house.close()
        await desk.house.store.close()
        self.desk = None

    async def _sweep(self, desk: Desk) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                desk.house.sweep()
                desk.hub.sweep()
                self.gate.sweep()
                desk.windows.clear_away()
                await desk.hub.expel()
            except Exception:
                log.exception("clearing away failed")

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self.open()
        except Exception as error:
            log.error("the server cannot start", extra={"error": str(error)})
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        try:
            await self.close()
        except Exception:
            log.exception("the server did not stop well")
            await send({"type": "lifespan.shutdown.failed", "message": "see the log"})
            return
        await send({"type": "lifespan.shutdown.complete"})

    # --- requests

    async def __call__(self, scope: Event, receive: Receive, send: Send) -> None:
        """Replace the address of a proxy in front of us by that of its client, as the proxy names it."""
        scope[PEER] = scope.get("client")
        if not self._warned and scope["type"] != "lifespan":
            self._warn(scope)
        await self._inside(scope, receive, send)

    def _warn(self, scope: Event) -> None:
        """Warn once if we cannot tell the clients of a proxy apart."""
        headers = headers_of(scope)
        told, direct = forwarded(headers), host_fits(headers, Config())  # as programs on this machine ask
        if told and not self.config.proxies and is_local(scope[PEER]):
            log.warning(
                "a proxy forwards requests, but the server was not told of it, so all its clients count as one and "
                "share one limit; start the server with --behind-proxy"
            )
        elif not told and self.gate.is_proxy(scope[PEER]) and not is_for_metrics(scope, self.config) and not direct:
            log.warning(
                "the proxy does not say whose requests it forwards, so all its clients count as one and share "
                "one limit; have it send X-Forwarded-For"
            )
        else:
            return
        self._warned = True

    async def _serve(self, scope: Event, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if is_for_metrics(scope, self.config):
                scope["extensions"][EXTENSION].refuse(Refusal(404, "not found", "only-metrics-here"))
            elif self.desk is not None:
                await self.desk.hub(scope)
            else:
                scope["extensions"][EXTENSION].refuse(Refusal(503, "closed", "closed"))
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "lifespan":
            await self._lifespan(receive, send)

    async def _request(self, scope: Event, receive: Receive, send: Send) -> None:
        request = scope[REQUEST] = new_request()
        found = TABLE_PATH.match(scope["path"])
        with being({"request": request, "table": found[1]} if found else {"request": request}):
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Event, receive: Receive, send: Send) -> None:
        begun, since = False, time.perf_counter()

        async def sending(event: Event) -> None:
            nonlocal begun
            if event["type"] == "http.response.start":
                begun = True
                headers = [*event.get("headers", ()), *SECURITY, (b"x-request-id", scope[REQUEST].encode())]
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                event = {**event, "headers": headers}
                self.measures.requests.labels(str(event["status"])).inc()
                if log.isEnabledFor(logging.DEBUG):
                    route = getattr(scope.get("route"), "path", "")  # not the path itself, which may be anything
                    if scope["path"].startswith("/api/") and not route.startswith("/api/"):
                        route = f"/api{route}"
                    seconds = round(time.perf_counter() - since, 4)
                    told = {"method": scope["method"], "route": route, "status": event["status"], "seconds": seconds}
                    log.debug("a request was answered", extra=told)
            await send(event)

        async def refuse(status: int, code: str, what: str, **arguments: Argument) -> None:
            await answer(Request(scope), status, code, what, arguments)(scope, receive, sending)

        try:
            headers = headers_of(scope)
            against = self._against(scope, headers)
            if against is not None:
                await refuse(*against)
                return
            body = await self._body(receive, headers)
            if body is None:
                await refuse(413, "too large", "request-too-large", most=self.config.limits.body_bytes)
                return
            await self.http(scope, _replayed(body, receive), sending)
        except TimeoutError:
            await refuse(408, "too slow", "request-too-slow")
        except _ClientGone:
            pass
        except Exception as error:
            if not begun:
                await refuse(500, "broken", "broken", request=broken(scope, error))
            elif LOGGED not in scope:
                broken(scope, error)

    def _against(self, scope: Event, headers: Headers) -> tuple[int, str, str] | None:
        """Why to refuse a request before anybody looks at it: status, code and text; None if nothing is wrong."""
        if self.desk is None:
            return 503, "closed", "closed"
        if is_for_metrics(scope, self.config) and scope["path"] != "/metrics":
            return 404, "not found", "only-metrics-here"
        if self.gate.is_proxy(scope[PEER]):  # direct connections were slowed down where they came in
            address = address_of(scope.get("client"))
            if self.gate.buckets.of(address).take(time.monotonic()) > 0:
                return 429, "too fast", "too-fast"
        if not host_fits(headers, self.config):
            return 421, "wrong host", "wrong-host"
        if "origin" in headers:
            if not origin_fits(headers, scope["scheme"], self.config):
                return 403, "foreign origin", "foreign-origin"
        elif scope["method"] not in SAFE and headers.get("x-aerodrome") != "1":
            return 403, "no origin", "no-origin"
        return None

    async def _body(self, receive: Receive, headers: Headers) -> bytes | None:
        """The whole body; None if it is too large."""
        limits = self.config.limits
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > limits.body_bytes:
            return None
        parts, size = [], 0
        async with asyncio.timeout(limits.body_seconds):
            while True:
                event = await receive()
                if event["type"] == "http.disconnect":
                    raise _ClientGone
                parts.append(event.get("body", b""))
                size += len(parts[-1])
                if size > limits.body_bytes:
                    return None
                if not event.get("more_body", False):
                    return b"".join(parts)

    # --- FastAPI

    def _fast_api(self) -> FastAPI:
        made = FastAPI(
            title="Aerodrome", version=__version__, description=DESCRIPTION, openapi_url="/api/openapi.json",
            docs_url=None, redoc_url=None, redirect_slashes=False,
        )  # fmt: skip
        for routes in (api, pages.routes, health.routes):
            made.include_router(routes)
        for kind, handler in HANDLERS.items():
            made.add_exception_handler(kind, handler)
        return made


class _ClientGone(Exception):
    """The client left before its request was complete."""


def _replayed(body: bytes, receive: Receive) -> Receive:
    """A `receive` that gives a body which was read already."""
    given = False

    async def again() -> Event:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
