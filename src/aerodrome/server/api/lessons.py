"""Lessons: guided first games."""

from __future__ import annotations

import asyncio
import contextlib

from fastapi import APIRouter, Request
from pydantic import Field

from aerodrome.play.luck import lesson_secret
from aerodrome.rulebook.game import Game
from aerodrome.server.api.asking import AtDesk, Reading, Somebody, address_at
from aerodrome.server.api.games import known_game
from aerodrome.server.api.shapes import MadeTable, Shape
from aerodrome.server.lessons import LEARNER, Page, bots_of, has_lesson, lesson_for, progress_of, rehearsed
from aerodrome.server.lessons import settings_of as lesson_settings
from aerodrome.table.errors import Refused
from aerodrome.table.wire import Leave, Sit, Start

routes = APIRouter()


class PageOut(Shape):
    """What the coach of a lesson says at once."""

    en: str
    de: str
    look: str = Field(
        default="",
        description="What it is about: `stage`, `dock`, `prompt`, `log`, `seat:N`, or `action:N` for a legal move.",
    )
    rules: list[str] = Field(default=[], description="Ids of the rules behind it.")


class StepOut(Shape):
    """One decision of the learner."""

    say: list[PageOut] = Field(description="The last of them goes with the suggested move.")
    action: int = Field(description="The suggested move.")


class LessonOut(Shape):
    """A guided first game."""

    game: str
    title: str
    steps: list[StepOut]
    tips: dict[str, PageOut] = Field(description="By question, for learners who do not follow the steps.")
    outcome: PageOut = Field(description="What came of the last step, for learners who followed them all.")
    end: PageOut


class PlaceOut(Shape):
    """Where a learner stands in a lesson."""

    step: int = Field(description="The step that is next; as many as there are once all are done.")
    strayed: bool = Field(description="Has the learner made another move than the suggested one?")
    question: str = Field(description="The key of the tip for what is asked now; empty for nothing.")


def page_shape(page: Page, look: str) -> PageOut:
    return PageOut(en=page.en, de=page.de, look=look, rules=list(page.rules))


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
                say=[page_shape(page, look) for page, look in zip(step.say, stop.looks, strict=True)],
                action=stop.action,
            )
            for step, stop in zip(written.steps, script.stops, strict=True)
        ],
        tips={question: page_shape(tip, tip.look) for question, tip in written.tips.items()},
        outcome=page_shape(written.outcome, written.outcome.look),
        end=page_shape(written.end, written.end.look),
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
async def lesson_place(id: str, person: Somebody, desk: AtDesk) -> PlaceOut:
    table = await desk.look_for(id, person.id)
    table.check_owner(person.id, LEARNER)
    if not table.settings.is_lesson:
        raise Refused("not now", "This table is not a lesson.")
    return PlaceOut.of(progress_of(table, await asyncio.to_thread(rehearsed, table.settings.game)))
