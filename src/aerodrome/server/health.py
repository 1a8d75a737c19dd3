"""Is the server alive, is it ready, and which one is it? Counters for Prometheus, too."""

from __future__ import annotations

import asyncio
from typing import Literal

from fastapi import APIRouter, Request, Response
from pydantic import Field
from starlette.exceptions import HTTPException

from aerodrome import __version__
from aerodrome.engines.compiled import native_or_none
from aerodrome.games import available
from aerodrome.house.saving import cannot_save
from aerodrome.server import measures as measuring
from aerodrome.server.api.people import about
from aerodrome.server.blueprint import fingerprint
from aerodrome.server.config import Config
from aerodrome.server.desk import AtDesk, Known, Reading
from aerodrome.server.hub import Event
from aerodrome.server.languages import Language
from aerodrome.server.origins import PEER, forwarded, headers_of, is_for_metrics, is_local
from aerodrome.server.shapes import Me, Shape
from aerodrome.store.errors import Outage, StoreError
from aerodrome.text import tell

routes = APIRouter()


class Health(Shape):
    alive: bool


class Welcome(Shape):
    version: str
    fingerprint: str = Field(description="A hash of the shapes of all messages, states and cards.")
    me: Me | None = Field(description="Null for a client without a name.")


class GameReady(Shape):
    engine: Literal["compiled", "plain"]
    """A compiled game has bots that search, and hints."""


class Ready(Shape):
    ready: bool
    store: bool
    """Can the server save what people play?"""
    house: bool
    reason: str = ""
    """Why it is not ready, for programs: `disk full`, `read only`, `unreachable`, `locked`, `failing`, `closing`."""
    text: str = ""
    """The same for people."""
    games: dict[str, GameReady]


@routes.get("/api/welcome", summary="Who am I, and which server is this?")
async def welcome(desk: Reading, person: Known) -> Welcome:
    """The first question of every client. If its own fingerprint differs, it may misunderstand the server."""
    return Welcome(version=__version__, fingerprint=fingerprint(), me=await about(person, desk) if person else None)


@routes.get("/health", summary="Is it alive?")
async def health() -> Health:
    return Health(alive=True)


@routes.get("/ready", summary="Is it ready?")
async def ready(desk: Reading, response: Response, language: Language) -> Ready:
    """Can people play here? Whether games are compiled matters only for speed."""
    outage = await desk.house.probe()
    try:
        async with asyncio.timeout(5.0):
            await desk.house.store.listing(limit=1)  # it must be readable, too
    except (StoreError, TimeoutError) as error:
        outage = outage or (error if isinstance(error, Outage) else Outage(str(error)))
    reason, text = (outage.reason, cannot_save(outage).text(language)) if outage else ("", "")
    if desk.hub.closing:
        reason, text = "closing", tell(language, "closing")
    response.status_code = 503 if reason else 200
    games = {game.name: GameReady(engine="compiled" if native_or_none(game) else "plain") for game in available()}
    return Ready(
        ready=not reason, store=outage is None, house=not desk.hub.closing, reason=reason, text=text, games=games
    )


@routes.get("/metrics", include_in_schema=False, response_model=None)
async def metrics(request: Request, desk: AtDesk) -> Response:
    """Counters for Prometheus, by default only for this machine."""
    if not (desk.config.open_metrics or may_measure(request.scope, desk.config)):
        raise HTTPException(404)
    return Response(desk.measures.text(), media_type=measuring.CONTENT_TYPE)


def may_measure(scope: Event, config: Config) -> bool:
    """Does somebody on this machine ask for /metrics?

    Behind a proxy on this machine, everybody seems to be here. So if there is a proxy, or may be one, only the separate
    address for /metrics counts.
    """
    if config.metrics_at is not None:
        return is_for_metrics(scope, config)
    return not config.origins and not config.proxies and is_local(scope[PEER]) and not forwarded(headers_of(scope))
