"""Lessons: guided first games. A browser plays them; it gets the script here."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends
from pydantic import Field

from aerodrome.rulebook.game import Game
from aerodrome.server import lessons
from aerodrome.server.api.games import KnownGame
from aerodrome.server.desk import Reading
from aerodrome.server.languages import Language
from aerodrome.server.shapes import Shape
from aerodrome.table.errors import Refused
from aerodrome.text.catalogue import lesson_texts

routes = APIRouter()


class CoachPage(Shape):
    """What the coach says at once."""

    text: str
    look: str = Field(
        description="Where to look: `stage`, `dock`, `prompt`, `log`, `seat:N` or `action:N`, or nowhere if empty."
    )
    rules: list[str] = Field(description="Ids of the rules behind it.")


class StepOut(Shape):
    """One decision of the learner."""

    say: list[CoachPage] = Field(description="The last one comes with the suggested move.")
    action: int = Field(description="The suggested move.")
    plies: int = Field(description="How many moves everybody has made before.")


class LessonOut(Shape):
    """A guided first game: seat 0 is the learner's, bots have the others."""

    game: str
    title: str
    deal: int = Field(description="The luck follows from the game and this number.")
    seats: int
    options: dict[str, int]
    bot: str
    steps: list[StepOut]
    moves: list[tuple[int, int]] = Field(
        description="Seat and action of every move up to the last suggested one, if the learner follows the steps."
    )
    tips: dict[int, CoachPage] = Field(
        description="By the number of the question, for learners who do not follow the steps."
    )
    outcome: CoachPage = Field(description="How the last step ended, for learners who followed them all.")
    end: CoachPage


def with_lesson(game: KnownGame) -> Game:
    if not lessons.has_lesson(game):
        raise Refused("unknown lesson", "no-lesson", game=game.title)
    return game


WithLesson = Annotated[Game, Depends(with_lesson)]


@routes.get("/games/{game}/lesson", summary="The lesson of a game")
async def lesson(_: Reading, game: WithLesson, language: Language) -> LessonOut:
    """What the coach says, the moves that it suggests, and their deal."""
    return await asyncio.to_thread(lesson_out, game, language)


def lesson_out(game: Game, language: str) -> LessonOut:
    written, script = lessons.lesson_for(game.name), lessons.rehearsed(game.name)
    texts, questions = lesson_texts(game, language), lessons.question_names(game)

    def page(id: str, page: lessons.Page, look: str) -> CoachPage:
        return CoachPage(text=texts.text(id), look=look, rules=list(page.rules))

    steps = []
    for i, (step, stop) in enumerate(zip(written.steps, script.stops, strict=True), 1):
        pages = enumerate(zip(step.say, stop.looks, strict=True), 1)
        say = [page(lessons.page_id(i, j), said, look) for j, (said, look) in pages]
        steps.append(StepOut(say=say, action=stop.action, plies=stop.plies))
    tips = {
        number: page(lessons.tip_id(asked), written.tips[asked], written.tips[asked].look)
        for number, asked in questions.items()
        if asked in written.tips
    }
    return LessonOut(
        game=game.name, title=game.title, deal=written.deal, seats=written.seats, options=written.options,
        bot=lessons.BOT, steps=steps, moves=list(script.log), tips=tips,
        outcome=page(lessons.OUTCOME_ID, written.outcome, written.outcome.look),
        end=page(lessons.END_ID, written.end, written.end.look),
    )  # fmt: skip
