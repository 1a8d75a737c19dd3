"""Finished games: again, ply by ply, and how their chances went."""

from __future__ import annotations

import gzip
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from aerodrome.rulebook.record import NONE
from aerodrome.server.api.asking import Anybody, AtDesk, address_at, id_of
from aerodrome.server.desk import eyes_for
from aerodrome.server.prospects import Chances
from aerodrome.server.replay import Replay

routes = APIRouter()
Eyes = Annotated[int | None, Query(ge=-2, le=31, description="A seat, -1 for a spectator, -2 for all hands open.")]


@routes.get("/tables/{id}/replay", summary="A finished game, ply by ply", response_model=Replay)
async def replay(id: str, request: Request, person: Anybody, desk: AtDesk, seat: Eyes = None) -> Response:
    """The whole game with the eyes of a seat, of a spectator, or with all hands open. Players see all of it; others
    what the table's settings let them. Default values are left out. What was said at the table is not in it, nor are
    moves that were taken back."""
    who = id_of(person)
    table = await desk.look_for(id, who)
    eyes = eyes_for(table, who, seat)
    desk.windows.count("export", address_at(request), who)
    packed = await desk.replays.of(table, eyes)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        packed, headers = gzip.decompress(packed), {"vary": "accept-encoding"}
    return Response(packed, media_type="application/json", headers=headers)


@routes.get("/tables/{id}/chances", summary="How the chances went")
async def chances(id: str, request: Request, person: Anybody, desk: AtDesk) -> Chances:
    """Every seat's chances to win along a finished game, judged by the search with the eyes of a spectator. They are
    worked out when somebody asks for the first time: ask again until they are ready."""
    who = id_of(person)
    table = await desk.look_for(id, who)
    eyes_for(table, who, NONE)
    if not desk.prospects.knows(id):
        desk.windows.count("export", address_at(request), who)
    return desk.prospects.of(table)
