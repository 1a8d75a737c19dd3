"""Lessons: guided first games."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated

from fastapi import APIRouter, Request
from msgspec.structs import replace
from pydantic import Field

from aerodrome.play.luck import lesson_secret
from aerodrome.rulebook.game import Game
from aerodrome.server.api.asking import AtDesk, Reading, Somebody, address_at
from aerodrome.server.api.games import known_game
from aerodrome.server.lessons import LEARNER, Page, Progress, bots_of, has_lesson, lesson_for, progress_of, rehearsed
from aerodrome.server.lessons import settings_of as lesson_settings
from aerodrome.server.shapes import AsShape, MadeTable, Shape
from aerodrome.table.errors import Refused
from aerodrome.table.wire import Leave, Sit, Start

routes = APIRouter()


CoachPage = Annotated[Page, AsShape()]


class StepOut(Shape):
    """One decision of the learner."""

    say: list[CoachPage] = Field(description="The last of them goes with the suggested move.")
    action: int = Field(description="The suggested move.")


class LessonOut(Shape):
    """A guided first game."""

    game: str
    title: str
    steps: list[StepOut]
    tips: dict[str, CoachPage] = Field(description="By question, for learners who do not follow the steps.")
    outcome: CoachPage = Field(description="What came of the last step, for learners who followed them all.")
    end: CoachPage


def game_with_lesson(name: str) -> Game:
    found = known_game(name)
    if not has_lesson(found):
        raise Refused("unknown lesson", f"{found.title} has no lesson.")
    return found


@routes.get("/lessons/{game}", summary="The lesson of a game")
async def lesson(game: str, _: Reading) -> LessonOut:
    """What its coach says, and which moves it suggests."""
    found = game_with_lesson(game)
    written, script = lesson_for(found.name), await asyncio.to_thread(rehearsed, found.name)
    return LessonOut(
        game=found.name,
        title=found.title,
        steps=[
            StepOut(
                say=[replace(page, look=look) for page, look in zip(step.say, stop.looks, strict=True)],
                action=stop.action,
            )
            for step, stop in zip(written.steps, script.stops, strict=True)
        ],
        tips=written.tips,
        outcome=written.outcome,
        end=written.end,
    )


@routes.post("/lessons/{game}", summary="Begin a lesson", status_code=201)
async def begin_lesson(game: str, request: Request, person: Somebody, desk: AtDesk) -> MadeTable:
    """A running table with me and bots, whose luck is the same each time. An earlier lesson of mine ends with it."""
    found = game_with_lesson(game)
    written = lesson_for(found.name)
    desk.windows.count("table", address_at(request), person.id)
    for sitting in await desk.house.store.players_matches(person.id):
        if sitting.privacy == "lesson" and sitting.status == "running":
            with contextlib.suppress(Refused):  # it may have come to its end meanwhile
                await desk.act(person.id, Leave("leave", sitting.match, sitting.seat))
    id, token = await desk.house.create(
        lesson_settings(found.name, written),
        person.id,
        bots_of(written),
        lesson_secret=lesson_secret(found.name, written.deal),
    )
    await desk.act(person.id, Sit("sit", id, LEARNER, person.name))
    await desk.act(person.id, Start("start", id))
    return MadeTable(id=id, status="running", link=f"{id}.{token}", invites={}, mine=[LEARNER])


@routes.get("/tables/{id}/lesson", summary="Where I stand in a lesson")
async def lesson_place(id: str, person: Somebody, desk: AtDesk) -> Progress:
    table = await desk.look_for(id, person.id)
    table.check_owner(person.id, LEARNER)
    if not table.settings.is_lesson:
        raise Refused("not now", "This table is not a lesson.")
    return progress_of(table, await asyncio.to_thread(rehearsed, table.settings.game))
