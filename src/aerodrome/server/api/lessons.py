"""Lessons: guided first games."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated

from fastapi import APIRouter, Depends
from pydantic import Field

from aerodrome.play.luck import lesson_secret
from aerodrome.rulebook.game import Game
from aerodrome.server import lessons
from aerodrome.server.api.games import KnownGame
from aerodrome.server.desk import AtDesk, AtTable, Count, Reading, Somebody
from aerodrome.server.languages import Language
from aerodrome.server.shapes import MadeTable, Shape
from aerodrome.table import wire
from aerodrome.table.errors import Refused
from aerodrome.text.catalogue import lesson_texts

routes = APIRouter()


class CoachPage(Shape):
    """What the coach says at once."""

    text: str
    look: str = Field(
        description="What it is about: `stage`, `dock`, `prompt`, `log`, `seat:N` or `action:N`, or nothing."
    )
    rules: list[str] = Field(description="Ids of the rules behind it.")


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


def with_lesson(game: KnownGame) -> Game:
    if not lessons.has_lesson(game):
        raise Refused("unknown lesson", "no-lesson", game=game.title)
    return game


WithLesson = Annotated[Game, Depends(with_lesson)]


@routes.get("/lessons/{game}", summary="The lesson of a game")
async def lesson(_: Reading, game: WithLesson, language: Language) -> LessonOut:
    """What its coach says, and which moves it suggests."""
    written, script = lessons.lesson_for(game.name), await asyncio.to_thread(lessons.rehearsed, game.name)
    texts = lesson_texts(game, language)

    def page(id: str, page: lessons.Page, look: str) -> CoachPage:
        return CoachPage(text=texts.text(id), look=look, rules=list(page.rules))

    steps = []
    for i, (step, stop) in enumerate(zip(written.steps, script.stops, strict=True), 1):
        pages = enumerate(zip(step.say, stop.looks, strict=True), 1)
        say = [page(lessons.page_id(i, j), said, look) for j, (said, look) in pages]
        steps.append(StepOut(say=say, action=stop.action))
    return LessonOut(
        game=game.name,
        title=game.title,
        steps=steps,
        tips={asked: page(lessons.tip_id(asked), tip, tip.look) for asked, tip in written.tips.items()},
        outcome=page(lessons.OUTCOME_ID, written.outcome, written.outcome.look),
        end=page(lessons.END_ID, written.end, written.end.look),
    )


@routes.post("/lessons/{game}", summary="Begin a lesson", status_code=201)
async def begin_lesson(person: Somebody, game: WithLesson, count: Count, desk: AtDesk) -> MadeTable:
    """A running table with me and bots, whose luck is the same each time. An earlier lesson of mine ends with it."""
    written = lessons.lesson_for(game.name)
    count("table")
    for sitting in await desk.house.store.players_matches(person.id):
        if sitting.privacy == "lesson" and sitting.status == "running":
            with contextlib.suppress(Refused):  # it may have ended in the meantime
                await desk.act(person.id, wire.Leave("leave", sitting.match, sitting.seat))
    settings, bots = lessons.settings_of(game.name, written), lessons.bots_of(written)
    secret = lesson_secret(game.name, written.deal)
    id, token = await desk.house.create(settings, person.id, bots, lesson_secret=secret)
    await desk.act(person.id, wire.Sit("sit", id, lessons.LEARNER, person.name))
    await desk.act(person.id, wire.Start("start", id))
    return MadeTable(id=id, status="running", link=f"{id}.{token}", invites={}, mine=[lessons.LEARNER])


@routes.get("/tables/{id}/lesson", summary="Where I stand in a lesson")
async def lesson_place(person: Somebody, table: AtTable) -> lessons.Progress:
    table.check_owner(person.id, lessons.LEARNER)
    if not table.settings.is_lesson:
        raise Refused("not now", "not-a-lesson")
    return lessons.progress_of(table, await asyncio.to_thread(lessons.rehearsed, table.settings.game))
