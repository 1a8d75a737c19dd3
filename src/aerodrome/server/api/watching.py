"""A table with the eyes of a seat or a spectator: in words, as a log, as a file; a finished one ply by ply.

Words are in the language of the request."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import Field

from aerodrome.house.views import question_of, sight_of
from aerodrome.play.position import position_text
from aerodrome.rulebook.record import NONE
from aerodrome.server.desk import Anybody, AtDesk, AtTable, Count, id_of, may_replay
from aerodrome.server.languages import Language
from aerodrome.server.prospects import Chances
from aerodrome.server.replay import Replay, replay_in_words
from aerodrome.server.shapes import Item, Move, Shape
from aerodrome.server.wording import item_in_words, moves_in_words, text_of
from aerodrome.table.errors import Refused
from aerodrome.table.table import Table
from aerodrome.text import Speaker

routes = APIRouter()
Seat = Annotated[int | None, Query(ge=-1, le=31, description="My seat, or -1 to look as a spectator.")]
Eyes = Annotated[int | None, Query(ge=-2, le=31, description="A seat, -1 for a spectator, -2 for all hands open.")]


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


def first_seat(table: Table, person: str) -> int:
    """Who a person looks as, unless they ask for another: their first seat, or a spectator."""
    return next(iter(table.seats_of(person)), NONE)


def viewer_for(table: AtTable, person: Anybody, seat: Seat = None) -> int:
    """Who a person looks as: the seat that they ask for, if it is theirs."""
    who = id_of(person)
    viewer = first_seat(table, who) if seat is None else seat
    if viewer != NONE:
        table.check_owner(who, viewer)
    elif not table.may_watch(who):
        raise Refused("not allowed", "needs-link")
    return viewer


Viewer = Annotated[int, Depends(viewer_for)]


@routes.get("/tables/{id}/view", summary="A table in words")
async def view(table: AtTable, viewer: Viewer, language: Language) -> View:
    """The table as a seat sees it, as data and as sentences; all that a client without a board needs."""
    seen: dict[str, Any] = {}
    if table.board is not None:
        board, speaker = table.board, Speaker(table.game, language, table.names, viewer)
        seen = {
            "view": table.game.showing.view(sight_of(table, viewer).state, viewer, speaker),
            "sentences": speaker.texts(board.said(viewer, "describe", viewer)),
            "brief": speaker.texts(board.said(viewer, "brief", viewer)),
        }
        if viewer != NONE and viewer in table.asked:
            asked = question_of(table, viewer)
            moves = moves_in_words(asked.moves, speaker)
            seen |= {"question": speaker.text(asked.prompt), "moves": moves, "rules": asked.rules}
    return View(
        id=table.id, seat=viewer, n=table.seen_by(viewer), status=table.status, decision=table.decision,
        asked=table.asked, names=table.names, **seen,
    )  # fmt: skip


@routes.get("/tables/{id}/log", summary="What happened at a table")
async def log(
    table: AtTable,
    person: Anybody,
    language: Language,
    seat: Seat = None,
    since: Annotated[int, Query(ge=0, le=10**9)] = 0,
) -> Log:
    """The items that a seat, or a spectator, saw: those behind number `since` that are remembered."""
    viewer = viewer_for(table, person, seat)
    n, items = table.items_of(viewer, since)
    speaker = Speaker(table.game, language, table.names, viewer)
    told = [item_in_words(item, speaker) for item in table.with_texts(items)]
    return Log(id=table.id, seat=viewer, n=n, items=told)


EXPORTS: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "The game file once the game is over; before, what the seat may know.",
        "model": Excerpt,
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
}


@routes.get("/tables/{id}/export", summary="Take a game away", response_model=None, responses=EXPORTS)
async def export(
    table: AtTable, viewer: Viewer, person: Anybody, count: Count, desk: AtDesk, language: Language
) -> Response:
    """A finished game as a file that `aerodrome replay` reads, with the secret behind its luck. Of a game that is not
    over, or whose players keep it for themselves: the position as you see it, and what you saw happen."""
    count("export")
    if table.board is None:
        raise Refused("not now", "game-not-begun")
    if may_replay(table, id_of(person)):
        record = await desk.records.of(table)
        named = {"content-disposition": f'attachment; filename="{table.game.name}-{table.id}.aero"'}
        return PlainTextResponse(record.text, headers=named)
    _, items = table.items_of(viewer)
    position = position_text(table.game, sight_of(table, viewer).state, viewer)
    speaker = Speaker(table.game, language, table.names, viewer)
    events = [text_of(item, speaker) for item in table.with_texts(items)]
    return JSONResponse(Excerpt(id=table.id, seat=viewer, position=position, events=events).model_dump())


# --- finished games


def eyes_for(table: Table, person: str, seat: int | None) -> int:
    """With whose eyes a person looks at a finished game. Refused if they may not, or if the game is not over."""
    viewer = first_seat(table, person) if seat is None else seat
    mine = table.seats_of(person)
    if viewer >= len(table.seats):
        raise Refused("bad message", "no-such-seat", last=len(table.seats) - 1)
    if not (mine or table.may_watch(person)):
        raise Refused("not allowed", "needs-link")
    if viewer not in (NONE, *mine) and not may_replay(table, person):
        raise Refused("not allowed", "hands-kept" if table.ended else "seat-not-yours")
    if table.ended is None:
        raise Refused("not now", "game-not-over")
    return viewer


@routes.get("/tables/{id}/replay", summary="A finished game, ply by ply", response_model=Replay)
async def replay(
    table: AtTable,
    request: Request,
    person: Anybody,
    count: Count,
    desk: AtDesk,
    language: Language,
    seat: Eyes = None,
    words: Annotated[bool, Query(description="Everything in words as well, in the language of the request.")] = False,
) -> Response:
    """The whole game with the eyes of a seat, of a spectator, or with all hands open. Players see all of it; others
    what the table's settings let them. Default values are left out. What was said at the table is not in it, nor are
    moves that were taken back."""
    eyes = eyes_for(table, id_of(person), seat)
    count("export")
    packed = await desk.replays.of(table, eyes)
    if words:
        packed = await asyncio.to_thread(replay_in_words, packed, Speaker(table.game, language, table.names, eyes))
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        packed, headers = gzip.decompress(packed), {"vary": "accept-encoding"}
    return Response(packed, media_type="application/json", headers=headers)


@routes.get("/tables/{id}/chances", summary="How the chances went")
async def chances(table: AtTable, person: Anybody, count: Count, desk: AtDesk, language: Language) -> Chances:
    """Every seat's chances to win along a finished game, judged by the search with the eyes of a spectator. They are
    worked out when somebody asks for the first time: ask again until they are ready."""
    eyes_for(table, id_of(person), NONE)
    if not desk.prospects.knows(table.id):
        count("export")
    return desk.prospects.of(table).told(language)
