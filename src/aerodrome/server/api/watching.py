"""A table with the eyes of a seat or a spectator: in words, as a log, as a file."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import Field

from aerodrome.house.views import question_of, sight_of
from aerodrome.play.position import position_text
from aerodrome.rulebook.record import NONE
from aerodrome.server.api.asking import Anybody, AtDesk, address_at, id_of
from aerodrome.server.desk import may_replay, viewer_for
from aerodrome.server.shapes import Item, Move, Shape
from aerodrome.table.errors import Refused

routes = APIRouter()
Seat = Annotated[int | None, Query(ge=-1, le=31, description="My seat, or -1 to look as a spectator.")]


class View(Shape):
    """A table as one viewer sees it, in data and in sentences."""

    id: str
    seat: int = Field(description="-1 for a spectator.")
    n: int
    status: str
    decision: int
    asked: list[int]
    names: list[str]
    view: dict[str, Any] | None = None
    sentences: list[str] = Field(default=[])
    brief: list[str] = Field(default=[])
    question: str = ""
    moves: list[Move] = Field(default=[])
    rules: list[str] = Field(default=[])


class Log(Shape):
    """What a viewer saw happen."""

    id: str
    seat: int
    n: int = Field(description="The number of the last item.")
    items: list[Item]


class Excerpt(Shape):
    """What a seat, or a spectator, may take away from a game that is not over, or not to be shown wholly."""

    id: str
    seat: int
    position: str
    events: list[str]


@routes.get("/tables/{id}/view", summary="A table in words")
async def view(id: str, person: Anybody, desk: AtDesk, seat: Seat = None) -> View:
    """The table as a seat sees it, as data and as sentences; all that a client without a board needs."""
    table = await desk.look_for(id, id_of(person))
    viewer = viewer_for(table, id_of(person), seat)
    seen: dict[str, Any] = {}
    if table.board is not None:
        words, of = table.game.words, (sight_of(table, viewer).state, viewer, table.names)
        seen = {"view": words.view(*of), "sentences": words.describe(*of), "brief": words.brief(*of)}
        if viewer != NONE and viewer in table.asked:
            seen |= msgspec.structs.asdict(question_of(table, viewer))
    return View(
        id=id, seat=viewer, n=table.counts[viewer], status=table.status, decision=table.decision, asked=table.asked,
        names=table.names, **seen,
    )  # fmt: skip


@routes.get("/tables/{id}/log", summary="What happened at a table")
async def log(
    id: str, person: Anybody, desk: AtDesk, seat: Seat = None, since: Annotated[int, Query(ge=0, le=10**9)] = 0
) -> Log:
    """The items that a seat, or a spectator, saw: those behind number `since` that are remembered."""
    table = await desk.look_for(id, id_of(person))
    viewer = viewer_for(table, id_of(person), seat)
    n, items = table.items_of(viewer, since)
    return Log(id=id, seat=viewer, n=n, items=table.in_words(items))


EXPORTS: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "The game file once the game is over; before, what the seat may know.",
        "model": Excerpt,
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
}


@routes.get("/tables/{id}/export", summary="Take a game away", response_model=None, responses=EXPORTS)
async def export(id: str, request: Request, person: Anybody, desk: AtDesk, seat: Seat = None) -> Response:
    """A finished game as a file that `aerodrome replay` reads, with the secret behind its luck. Of a game that is not
    over, or whose players keep it for themselves: the position as you see it, and what you saw happen."""
    who = id_of(person)
    table = await desk.look_for(id, who)
    viewer = viewer_for(table, who, seat)
    desk.windows.count("export", address_at(request), who)
    if table.board is None:
        raise Refused("not now", "The game has not begun yet.")
    if may_replay(table, who):
        record = await desk.records.of(table)
        named = {"content-disposition": f'attachment; filename="{table.game.name}-{safe_name(id)}.aero"'}
        return PlainTextResponse(record.text, headers=named)
    _, items = table.items_of(viewer)
    position = position_text(table.game, sight_of(table, viewer).state, viewer)
    excerpt = Excerpt(id=id, seat=viewer, position=position, events=[item.text for item in table.in_words(items)])
    return JSONResponse(excerpt.model_dump())


def safe_name(id: str) -> str:
    return "".join(letter for letter in id if letter.isascii() and (letter.isalnum() or letter in "-_"))
