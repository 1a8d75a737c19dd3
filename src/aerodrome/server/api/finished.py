"""Finished games: again, ply by ply, and how their chances went."""

from __future__ import annotations

import gzip
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from aerodrome.rulebook.record import NONE
from aerodrome.server.api.asking import Anybody, AtDesk, address_at, id_of
from aerodrome.server.api.shapes import ItemOut, Shape
from aerodrome.server.desk import eyes_for

routes = APIRouter()
Eyes = Annotated[int | None, Query(ge=-2, le=31, description="A seat, -1 for a spectator, -2 for all hands open.")]


class FrameOut(Shape):
    """A finished game after one ply."""

    seat: int = Field(default=-1, description="Who acted; -1 for the set-up.")
    action: int = Field(default=-1, description="What it did, where the viewer is that seat or sees all; else -1.")
    label: str = ""
    turn: int = Field(default=0, description="Turns begun so far.")
    asked: list[int] = Field(default=[], description="Who is to act next; empty at the end.")
    items: list[ItemOut] = Field(default=[], description="The game's events that the viewer saw in this ply.")
    changes: list[tuple[int, int | str]] = Field(
        default=[], description="The places of the flat state that have changed, with their new values."
    )
    view: dict[str, Any] = Field(
        default={}, description="For games of other packages: the table in data, unless all hands are open."
    )
    sentences: list[str] = Field(default=[], description="The same in sentences.")


class Replay(Shape):
    """A finished game with the eyes of one viewer, ply by ply."""

    id: str
    seat: int = Field(description="Whose eyes: a seat, -1 a spectator, -2 all open.")
    state: list[int | str] = Field(description="The flat state after the set-up, in the order of the game's schema.")
    frames: list[FrameOut] = Field(description="The set-up, then one for each ply.")


class ChancePoint(Shape):
    """Every seat's share of the win at one point of a game."""

    ply: int = Field(description="After so many plies.")
    shares: list[float]
    errors: list[float] = Field(description="How far luck in the sampling may have moved each (95%).")
    samples: int = Field(description="Sampled futures; 0 for the result itself.")


class Chances(Shape):
    """How the chances of a finished game went. All of them are judged with the eyes of a spectator, who knows nobody's
    hidden cards: so a swing comes from the game, and not from another pair of eyes."""

    id: str
    ready: bool = Field(description="Are all points there?")
    state: Literal["waiting", "thinking", "done", "unavailable", "failed"]
    text: str = Field(default="", description="What keeps it from being ready, for people.")
    points: list[ChancePoint]
    total: int = Field(default=0, description="How many points there will be; 0 while that is not known.")


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
    if not desk.outlooks.knows(id):
        desk.windows.count("export", address_at(request), who)
    outlook = desk.outlooks.of(table)
    return Chances(
        id=id, ready=outlook.state == "done", state=outlook.state, text=outlook.text, total=outlook.total,
        points=[ChancePoint.of(point) for point in outlook.points],
    )  # fmt: skip
