"""The application: WebSockets at /ws go to the hub, all else to FastAPI, with the same checks and headers around both.

    app = make_app(house, Config())

``house`` is a House, or an async function that opens its store and returns one. The application opens the house when it
starts, and closes house and store when it stops.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from aerodrome import __version__
from aerodrome.engines.compiled import native_or_none
from aerodrome.games import available, faults
from aerodrome.house.house import CANNOT_SAVE, DAMAGED, House
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.server import measures as measuring
from aerodrome.server import shapes
from aerodrome.server.api import AtDesk, api, id_of, shown_person
from aerodrome.server.blueprint import fingerprint
from aerodrome.server.client import client
from aerodrome.server.config import Config
from aerodrome.server.desk import Desk
from aerodrome.server.gate import Gate, networks
from aerodrome.server.limits import TooOften, Windows, address_of
from aerodrome.server.measures import Measures
from aerodrome.server.origins import (
    Headers,
    forwarded,
    head_size,
    headers_of,
    host_fits,
    is_local,
    is_secure,
    origin_fits,
)
from aerodrome.server.pages import fault_page, pages
from aerodrome.server.people import BadToken, People, cookie_text
from aerodrome.server.socket import Event, Hub, Receive, Send
from aerodrome.store.errors import Outage, StoreError
from aerodrome.table.errors import Damaged, Refused

log = logging.getLogger("aerodrome.server")

SWEEP_SECONDS = 15.0
LOGGED = "aerodrome.logged"
"""In a scope: what went wrong in this request is in the log."""
PEER = "aerodrome.peer"
"""In a scope: who is connected to us, be it a client or a proxy."""
STATUSES = {
    "unknown table": 404, "unknown game": 404, "unknown invite": 404, "not seated": 403, "not allowed": 403,
    "not your turn": 409, "stale": 409, "illegal": 409, "not now": 409, "taken": 409, "no hint": 409, "withdrawn": 410,
    "damaged": 410, "too fast": 429, "busy": 503, "not saving": 503,
}  # fmt: skip
"""HTTP statuses by the code of a refusal; 400 for the rest."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
SECURITY = (
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
DESCRIPTION = """Tables for four airship board games.

Everything that changes something needs our own `Origin`, or no `Origin` and the header `X-Aerodrome: 1`. Programs take
a name with `POST /api/me`, and send the token that they get as `Authorization: Bearer`. Play goes over a WebSocket at
`/ws`, one for all tables."""

OpenHouse = House | Callable[[], Awaitable[House]]


def make_app(house: OpenHouse, config: Config | None = None) -> App:
    """The ASGI application of a house."""
    return App(house, config or Config())


class App:
    """The server as an ASGI application."""

    def __init__(self, house: OpenHouse, config: Config) -> None:
        self._house, self.config = house, config
        self.measures = Measures()
        self.gate = Gate(config.limits, self.measures, config.proxies)
        self._inside = self._serve
        if config.proxies:
            self._inside = ProxyHeadersMiddleware(self._serve, networks(config.proxies))  # type: ignore[arg-type, assignment]
        self._warned = False
        self.desk: Desk | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self.http = self._fast_api()

    # --- opening and closing

    async def open(self) -> None:
        """Open the house and everything around it."""
        house = self._house if isinstance(self._house, House) else await self._house()
        house.store.time_append = self.measures.commit_seconds.observe
        house.door.shares = self.config.limits.shares
        await house.open()
        for broken_game in faults():
            log.warning(str(broken_game))
        for game in available():
            native_or_none(game)  # now, and not while people wait for the first who asks
        windows = Windows(self.config.limits.windows)
        people = People(house.store, self.config, house.now)
        hub = Hub(house, people, self.config, windows, self.gate)
        self.measures.watch(house, lambda: len(hub), lambda: len(self.gate))
        self.desk = Desk(house, people, hub, windows, self.measures, self.config)
        self.http.state.desk = self.desk
        self._tasks = [asyncio.create_task(self._sweep(self.desk))]

    async def retire(self) -> None:
        """Take nobody in any more, finish what was begun, tell the clients."""
        if self.desk is not None:
            await self.desk.hub.close()

    async def close(self) -> None:
        """Write what is waiting, and let go of the store."""
        desk = self.desk
        if desk is None:
            return
        await self.retire()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await desk.outlooks.close()
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
            except Exception:
                log.exception("clearing away failed")

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator[Desk]:
        """For tests and programs that run the application without a server."""
        await self.open()
        try:
            assert self.desk is not None
            yield self.desk
        finally:
            await self.close()

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
        """What comes from a proxy in front of us comes from its client, as the proxy says."""
        scope[PEER] = scope.get("client")
        if not self._warned and scope["type"] != "lifespan":
            self._warn(scope)
        await self._inside(scope, receive, send)

    def _warn(self, scope: Event) -> None:
        """Say it once when clients of a proxy cannot be told apart."""
        told = forwarded(headers_of(scope["headers"]))
        if told and not self.config.proxies and is_local(scope[PEER]):
            log.warning(
                "a proxy forwards requests, and was not announced: its clients count as one, and share one limit; "
                "start the server with --behind-proxy"
            )
        elif not told and self.gate.is_proxy(scope[PEER]) and not self._to_metrics(scope) and not direct(scope):
            log.warning(
                "the proxy does not say whose requests it forwards: its clients count as one, and share one limit; "
                "have it send X-Forwarded-For"
            )
        else:
            return
        self._warned = True

    def _to_metrics(self, scope: Event) -> bool:
        """Does it come to the address where there is nothing but /metrics?"""
        at = self.config.metrics_at
        return at is not None and scope.get("server") is not None and tuple(scope["server"]) == at

    async def _serve(self, scope: Event, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if self._to_metrics(scope):
                await send({"type": "websocket.close", "code": 1008})
            elif self.desk is not None:
                await self.desk.hub(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1013})
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "lifespan":
            await self._lifespan(receive, send)

    async def _request(self, scope: Event, receive: Receive, send: Send) -> None:
        begun = False
        api = scope["path"].startswith("/api") or scope["path"] in ("/health", "/ready", "/metrics")

        async def sending(event: Event) -> None:
            nonlocal begun
            if event["type"] == "http.response.start":
                begun = True
                headers = [*event.get("headers", ()), *SECURITY]
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                event = {**event, "headers": headers}
                self.measures.requests.labels(str(event["status"])).inc()
            await send(event)

        async def refuse(status: int, code: str, text: str) -> None:
            response: Response = fault(status, code, text) if api else fault_page(status, text)
            await response(scope, receive, sending)

        try:
            headers = headers_of(scope["headers"])
            against = self._against(scope, headers)
            if against is not None:
                await refuse(*against)
                return
            body = await self._body(receive, headers)
            if body is None:
                await refuse(413, "too large", f"A request has at most {self.config.limits.body_bytes} bytes.")
                return
            await self.http(scope, _replayed(body, receive), sending)
        except TimeoutError:
            await refuse(408, "too slow", "The request did not come to its end in time.")
        except _ClientGone:
            pass
        except Exception as error:
            if not begun:
                await refuse(500, "broken", broken(scope, error))
            elif LOGGED not in scope:
                broken(scope, error)

    def _against(self, scope: Event, headers: Headers) -> tuple[int, str, str] | None:
        """What speaks against a request before anybody looks at it."""
        if self.desk is None:
            return 503, "closed", "The server is not open."
        if self._to_metrics(scope) and scope["path"] != "/metrics":
            return 404, "not found", "There is nothing here but /metrics."
        if self.gate.is_proxy(scope[PEER]):  # who comes directly was slowed down where it came in
            address = address_of(scope.get("client"))
            if self.gate.buckets.of(address).take(time.monotonic()) > 0:
                return 429, "too fast", "That is too often; try again in a moment."
        if head_size(scope) > self.config.limits.header_bytes:
            return 431, "too large", f"The head of a request has at most {self.config.limits.header_bytes} bytes."
        if not host_fits(headers, self.config):
            return 421, "wrong host", "This server does not answer to that name."
        if "origin" in headers:
            if not origin_fits(headers, scope["scheme"], self.config):
                return 403, "foreign origin", "A page of another site may not ask that."
        elif scope["method"] not in SAFE and headers.get("x-aerodrome") != "1":
            return 403, "no origin", "A request without an Origin needs the header X-Aerodrome: 1."
        return None

    async def _body(self, receive: Receive, headers: Headers) -> bytes | None:
        """The whole body; None when it is too large."""
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
        made.include_router(api)
        made.include_router(pages)
        made.include_router(client)
        made.add_api_route("/api/welcome", welcome, methods=["GET"], summary="Who am I, and which server is this?")
        made.add_api_route("/health", health, methods=["GET"], summary="Is it alive?")
        made.add_api_route("/ready", ready, methods=["GET"], summary="Is it ready?", response_model=shapes.Ready)
        made.add_api_route("/metrics", metrics, methods=["GET"], include_in_schema=False, response_model=None)
        for kind, handler in HANDLERS.items():
            made.add_exception_handler(kind, handler)
        return made


class _ClientGone(Exception):
    """The client went before its request was complete."""


def _replayed(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, as the next one to be received."""
    given = False

    async def again() -> Event:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


# --- health -------------------------------------------------------------------------------------------------


async def health() -> shapes.Health:
    return shapes.Health(alive=True)


async def welcome(request: Request, desk: AtDesk) -> shapes.Welcome:
    """What a client asks first. One that was built against another fingerprint may misunderstand what it gets."""
    desk.windows.count("read", address_of(request.scope.get("client")))
    try:
        person = await shown_person(request, desk)
    except BadToken:
        person = None
    me = shapes.Me(id=person.id, name=person.name) if person else None
    return shapes.Welcome(version=__version__, fingerprint=fingerprint(), me=me)


async def ready(request: Request, desk: AtDesk, response: Response) -> shapes.Ready:
    """Can it be played here? Which games are compiled matters for speed only."""
    desk.windows.count("read", address_of(request.scope.get("client")))
    outage = await desk.house.probe()
    try:
        async with asyncio.timeout(5.0):
            await desk.house.store.listing(limit=1)  # it has to be readable too
    except (StoreError, TimeoutError) as error:
        outage = outage or (error if isinstance(error, Outage) else Outage(str(error)))
    reason, text = (outage.reason, CANNOT_SAVE[outage.reason]) if outage else ("", "")
    if desk.hub.closing:
        reason, text = "closing", "The server stops."
    response.status_code = 503 if reason else 200
    games = {
        game.name: shapes.GameReady(engine="compiled" if native_or_none(game) else "plain") for game in available()
    }
    return shapes.Ready(
        ready=not reason, store=outage is None, house=not desk.hub.closing, reason=reason, text=text, games=games
    )


async def metrics(request: Request, desk: AtDesk) -> Response:
    """Counts for Prometheus; for this machine only, unless told otherwise."""
    if not (desk.config.open_metrics or may_measure(request.scope, desk.config)):
        raise HTTPException(404)
    return Response(desk.measures.text(), media_type=measuring.CONTENT_TYPE)


def may_measure(scope: Event, config: Config) -> bool:
    """Does somebody on this machine ask for /metrics?

    Behind a proxy on this machine everybody seems to be here. So where there is one, or may be one, only the address
    that is kept for /metrics will do.
    """
    if config.metrics_at is not None:
        return scope.get("server") is not None and tuple(scope["server"]) == config.metrics_at
    headers = headers_of(scope["headers"])
    return not config.origins and not config.proxies and is_local(scope[PEER]) and not forwarded(headers)


def direct(scope: Event) -> bool:
    """Is the server asked by a name of this machine, as programs on it do?"""
    return host_fits(headers_of(scope["headers"]), Config())


# --- what went wrong ----------------------------------------------------------------------------------------


def fault(status: int, code: str, text: str, rule: str = "", **headers: str) -> JSONResponse:
    body = {"error": code, "text": text} | ({"rule": rule} if rule else {})
    return JSONResponse(body, status, headers={name.replace("_", "-"): value for name, value in headers.items()})


def wants_page(request: Request) -> bool:
    path = request.url.path
    return not path.startswith("/api") and path not in ("/health", "/ready", "/metrics")


def answer(request: Request, status: int, code: str, text: str, rule: str = "", **headers: str) -> Response:
    if wants_page(request):
        return fault_page(status, text)
    return fault(status, code, text, rule, **headers)


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    wait = {"retry_after": str(error.wait)} if isinstance(error, TooOften) else {}
    return answer(request, STATUSES.get(error.code, 400), error.code, str(error), error.rule, **wait)


async def on_bad_token(request: Request, error: Exception) -> Response:
    """Nobody is signed in; a cookie that is worth nothing any more is taken away."""
    desk: Desk = request.app.state.desk
    headers = headers_of(request.scope["headers"])
    cookie = cookie_text("", is_secure(request.scope["scheme"], desk.config, headers), 0)
    return answer(request, 401, "not signed in", str(error), set_cookie=cookie)


async def on_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    faults = []
    for each in error.errors()[:3]:
        where = ".".join(str(part) for part in each.get("loc", ()) if part not in ("body", "query", "path"))
        faults.append(f"{where}: {each.get('msg', 'not valid')}" if where else str(each.get("msg", "not valid")))
    return answer(request, 422, "bad request", "; ".join(faults)[:500])


async def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    texts = {404: "There is nothing here.", 405: "That cannot be done with this address."}
    text = texts.get(error.status_code, str(error.detail))
    response = answer(request, error.status_code, "not found" if error.status_code == 404 else "bad request", text)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def on_trouble(request: Request, error: Exception) -> Response:
    """The store cannot do it now."""
    log.error("the store failed", extra={"error": str(error), "kind": type(error).__name__})
    if isinstance(error, Outage):
        return answer(request, 503, "not saving", CANNOT_SAVE[error.reason], retry_after="5")
    return answer(request, 503, "busy", "That did not work; try again in a moment.", retry_after="2")


async def on_damaged(request: Request, error: Exception) -> Response:
    """A table is damaged. Who asks may not know of it, unless it was found in the middle of showing it."""
    desk: Desk = request.app.state.desk
    if not isinstance(error, Damaged) or not desk.house.is_damaged(error.id):
        log.error("a table is damaged", extra={"error": str(error)})
        return answer(request, STATUSES["damaged"], "damaged", DAMAGED)
    try:
        person = await shown_person(request, desk)
    except BadToken:
        person = None
    return await on_refused(request, desk.house.about_damage(error.id, id_of(person)))


async def on_ours(request: Request, error: Exception) -> Response:
    """Something that the rules or the games refuse."""
    return answer(request, 400, "bad request", str(error)[:500])


async def on_broken(request: Request, error: Exception) -> Response:
    """What nobody foresaw."""
    return answer(request, 500, "broken", broken(request.scope, error))


def broken(scope: Event, error: Exception) -> str:
    """Log what nobody foresaw, and say where it is found. What the client is told has nothing of it."""
    request = secrets.token_hex(6)
    scope[LOGGED] = request
    log.error("a request failed", exc_info=error, extra={"request": request, "method": scope["method"]})
    return f"Something went wrong here. It is in the log as {request}."


HANDLERS: dict[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
    Refused: on_refused,
    BadToken: on_bad_token,
    RequestValidationError: on_invalid,
    HTTPException: on_http,
    StoreError: on_trouble,
    Damaged: on_damaged,
    AerodromeError: on_ours,
    Exception: on_broken,
}

__all__ = ["App", "make_app"]
