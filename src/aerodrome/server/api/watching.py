"""A table as a seat or a spectator sees it: in words, as a log, as a file, or ply by ply once it is finished. Words are
in the language of the request."""

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
from aerodrome.server.reviews import Reviewed
from aerodrome.server.shapes import Item, Move, Shape
from aerodrome.server.wording import item_in_words, moves_in_words, text_of
from aerodrome.table.errors import Refused
from aerodrome.table.table import Table
from aerodrome.text import Speaker

routes = APIRouter()
Seat = Annotated[int | None, Query(ge=-1, le=31, description="My seat, or -1 to look as a spectator does.")]
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
    """What a seat, or a spectator, may download of a game that is not over, or that its players keep for themselves."""

    id: str
    seat: int
    position: str
    events: list[str]


def first_seat(table: Table, person: str) -> int:
    """The viewer that a person is by default: their first seat, or a spectator."""
    return next(iter(table.seats_of(person)), NONE)


def viewer_for(table: AtTable, person: Anybody, seat: Seat = None) -> int:
    """The viewer that a person asks to be, if that is a seat of theirs or a spectator."""
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
    """The table as a seat sees it, as data and as sentences: all that a client without a board needs."""
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
    """The items that a seat, or a spectator, saw: those after number `since` that the table remembers."""
    viewer = viewer_for(table, person, seat)
    n, items = table.items_of(viewer, since)
    speaker = Speaker(table.game, language, table.names, viewer)
    told = [item_in_words(item, speaker) for item in table.with_texts(items)]
    return Log(id=table.id, seat=viewer, n=n, items=told)


EXPORTS: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "Once the game is over, the game file; before that, what the seat may know.",
        "model": Excerpt,
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
}


@routes.get("/tables/{id}/export", summary="Take a game away", response_model=None, responses=EXPORTS)
async def export(
    table: AtTable, viewer: Viewer, person: Anybody, count: Count, desk: AtDesk, language: Language
) -> Response:
    """A finished game as a file that `aerodrome replay` reads, with the secret behind its luck. If the game is not
    over, or its players keep it for themselves, you get the position as you see it, and what you saw happen."""
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
    """The viewer as which a person looks at a finished game. Raises Refused if they may not, or if the game is not
    over."""
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
    words: Annotated[bool, Query(description="Add everything in words, in the language of the request.")] = False,
) -> Response:
    """The whole game as a seat or a spectator saw it, or with all hands open. Players may see all of it; others see
    what the table's settings allow. Default values are left out, and so are chat and moves that were taken back."""
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
    """Every seat's chances to win along a finished game. The search judges them from what a spectator sees. It starts
    when somebody asks for the first time, so ask again until they are ready."""
    eyes_for(table, id_of(person), NONE)
    if not desk.prospects.knows(table.id):
        count("export")
    return desk.prospects.of(table).told(language)


def check_may_review(table: Table, person: str) -> None:
    """Raise Refused if a person may not see what luck and choices made of a game. A review tells of all hands."""
    if not (table.seats_of(person) or table.may_watch(person)):
        raise Refused("not allowed", "needs-link")
    if table.ended is None:
        raise Refused("not now", "game-not-over")
    if not may_replay(table, person):
        raise Refused("not allowed", "hands-kept")


@routes.get("/tables/{id}/review", summary="What luck and choices made of a finished game")
async def review(table: AtTable, person: Anybody, count: Count, desk: AtDesk, language: Language) -> Reviewed:
    """For every choice what it brought and what it cost, for every ply what luck brought to whom, and what each seat's
    result came from. It tells of all hands, so players may see it, and others if they may see all hands. The work
    starts when somebody asks for the first time, so ask again until it is done."""
    who = id_of(person)
    check_may_review(table, who)
    if not desk.reviews.knows(table.id):
        count("export")
    return desk.reviews.of(table, who).told(language)


@routes.delete("/tables/{id}/review", status_code=204, summary="Stop working on a review")
async def stop_review(table: AtTable, person: Anybody, desk: AtDesk) -> None:
    """Whoever asked for a review, or played in the game, can stop the work on it. One that is done stays."""
    who = id_of(person)
    check_may_review(table, who)
    desk.reviews.stop(table, who)
