"""Lessons: a first game of about five minutes with a coach, one for each game, on the ordinary table in the browser.

A lesson is data. `lesson.toml` in the folder of the game names a deal, and for each decision of the learner the pages
to show and the move to suggest; the texts of the pages are in `text/LANGUAGE.lesson.ftl`. The deal's secret is public
and the bots draw from it too, so everything comes as the texts say, as long as the learner follows the suggestions. A
learner who strays plays on freely, with a tip for each question. The server only rehearses a lesson, to find its moves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from aerodrome.bots import make_bot
from aerodrome.games import load as load_game
from aerodrome.house.steward import seed_for
from aerodrome.house.views import sight_of
from aerodrome.play.luck import MOST_DEALS, lesson_secret
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.table.entries import Created, Settings
from aerodrome.table.table import Table
from aerodrome.text import ENGLISH, LANGUAGES, notation_of
from aerodrome.text.catalogue import BadCatalogue, lesson_texts

BOT = "greedy"
"""The rivals of a lesson: quick, and with the same seed they make the same moves."""
LEARNER = 0
"""The learner's seat."""


class BadLesson(AerodromeError):
    """A lesson that does not fit its game."""


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says at once. ``look`` is where to look: `stage`, `dock`, `prompt`, `log`, `seat:N`, or a legal
    move: `move:NOTATION` in the file, `action:N` for clients. ``rules`` are the ids of the rules behind it."""

    look: str = ""
    rules: tuple[str, ...] = ()


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision of the learner."""

    asks: str
    """The question, as the game's state module names it."""
    move: str
    """The suggested move, in the game's notation."""
    say: tuple[Page, ...]
    """The last one comes with the suggested move."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deal: int
    seats: int
    steps: tuple[Step, ...]
    tips: dict[str, Page]
    """Tips by question, for learners who have left the script or have come to its end."""
    outcome: Page
    """How the last suggestion ended."""
    end: Page
    """What the learner knows now, even after straying."""
    options: dict[str, int] = {}


def page_id(step: int, page: int) -> str:
    """The id of a page's text; steps and pages count from 1."""
    return f"lesson-{step}-{page}"


OUTCOME_ID, END_ID = "lesson-outcome", "lesson-end"


def tip_id(question: str) -> str:
    """The id of the text of a question's tip.

    >>> tip_id("ASK_EXTRA_GO")
    'tip-extra-go'
    """
    return f"tip-{question.removeprefix('ASK_').lower().replace('_', '-')}"


def text_ids(lesson: Lesson) -> list[str]:
    """Everything that the coach has to say."""
    pages = [page_id(i, j) for i, step in enumerate(lesson.steps, 1) for j in range(1, len(step.say) + 1)]
    return [*pages, OUTCOME_ID, END_ID, *map(tip_id, lesson.tips)]


@dataclass(frozen=True)
class Stop:
    """The place of a step in the rehearsed game."""

    plies: int
    """How many moves everybody has made before."""
    action: int
    looks: tuple[str, ...]
    """For each page, where to look, with moves as `action:NUMBER`."""


@dataclass(frozen=True)
class Rehearsal:
    """A lesson, played through as written."""

    stops: tuple[Stop, ...]
    log: tuple[tuple[int, int], ...]
    """Seat and action of every move up to the last suggested one."""


def file_of(game: Game) -> Path:
    return game.folder / "lesson.toml"


def has_lesson(game: Game) -> bool:
    return file_of(game).exists()


@cache
def lesson_for(game: str) -> Lesson:
    """The lesson of a game that has one."""
    sheet = load_game(game)
    try:
        lesson = msgspec.toml.decode(file_of(sheet).read_bytes(), type=Lesson)
        texts = {language: lesson_texts(sheet, language) for language in LANGUAGES}
    except msgspec.DecodeError as error:
        raise BadLesson(f"the lesson of {game}: lesson.toml: {error}") from None
    except (OSError, BadCatalogue) as error:
        raise BadLesson(f"the lesson of {game}: {error}") from None
    for id in text_ids(lesson):
        if id not in texts[ENGLISH]:
            raise BadLesson(f"the lesson of {game}: {ENGLISH}.lesson.ftl lacks {id}")
    if not 0 <= lesson.deal < MOST_DEALS:
        raise BadLesson(
            f"the lesson of {game}: a deal has a number from 0 to {MOST_DEALS - 1}, so that its luck is known for one"
        )
    return lesson


def settings_of(game: str, lesson: Lesson) -> Settings:
    return Settings(
        game, lesson.seats, lesson.options, privacy="lesson", replay="seats", hints=True, stand_in=BOT
    )  # fmt: skip


def bots_of(lesson: Lesson) -> dict[int, str]:
    return {seat: BOT for seat in range(lesson.seats) if seat != LEARNER}


def question_names(game: Game) -> dict[int, str]:
    """The names of the game's questions by number, as `ASK_TARGET`."""
    return {number: name for name, number in vars(game.module("state")).items() if name.startswith("ASK_")}


def question_of(table: Table) -> str:
    """The learner's question; empty if there is none."""
    if LEARNER not in table.asked:
        return ""
    asked: int = table.game.plain.question(sight_of(table, LEARNER).state, LEARNER)
    return question_names(table.game)[asked]


# --- playing a lesson as it is written ----------------------------------------------------------------------


def play_through(game: str, lesson: Lesson, choose: Callable[[Table], int | None]) -> Table:
    """A table at which ``choose`` makes the learner's decisions, until it returns None or the game is over. Bots and
    forced moves go as at a real table."""
    secret = lesson_secret(game, lesson.deal)
    table, sheet = Table("lesson", secret), load_game(game)
    created = Created(settings_of(game, lesson), sheet.version, sheet.cards_digest, table.luck.commitment, "learner")
    table.create(created, 0.0)
    for seat, bot in bots_of(lesson).items():
        table.seat_bot("learner", seat, bot, 0.0)
    table.sit("learner", "Learner", LEARNER, 0.0)
    table.start("learner", 0.0)
    while table.asked and table.board is not None:
        for seat in [seat for seat in table.asked if seat not in table.sealed]:
            legal = table.board.legal(seat)
            if seat != LEARNER:
                action: int | None = make_bot(BOT, seed_for(table, seat)).choose(sight_of(table, seat))
            elif len(legal) == 1:
                action = legal[0]
            else:
                action = choose(table)
            if action is None:
                return table
            table.choose(seat, action, table.decision, 0.0)
        table.finish(0.0)
    return table


def legal_moves(table: Table) -> dict[str, int]:
    """The learner's legal moves, by notation."""
    assert table.board is not None
    written = notation_of(table.game)
    return {written.text(table.board.said(LEARNER, "notation", n)): n for n in table.board.legal(LEARNER)}


def rehearse(game: str, lesson: Lesson) -> Rehearsal:
    """Play a lesson as written. Raises BadLesson if the game asks something else, or a move is not legal."""
    stops: list[Stop] = []

    def choose(table: Table) -> int | None:
        if len(stops) == len(lesson.steps):
            return None
        number, step, moves = len(stops) + 1, lesson.steps[len(stops)], legal_moves(table)
        asked = question_of(table)
        if asked != step.asks:
            raise BadLesson(f"{game}, step {number}: the learner is asked {asked}, not {step.asks}")

        def action_of(text: str) -> int:
            if text not in moves:
                raise BadLesson(f"{game}, step {number}: {text!r} is not legal; there are {', '.join(moves)}")
            return moves[text]

        looks = tuple(
            f"action:{action_of(page.look.removeprefix('move:'))}" if page.look.startswith("move:") else page.look
            for page in step.say
        )
        stops.append(Stop(len(table.log), action_of(step.move), looks))
        return stops[-1].action

    table = play_through(game, lesson, choose)
    if len(stops) < len(lesson.steps):
        raise BadLesson(f"{game}: the game is over after {len(stops)} of {len(lesson.steps)} steps")
    last = stops[-1].plies + 1
    return Rehearsal(tuple(stops), tuple((seat, action) for seat, action, _ in table.log[:last]))


@cache
def rehearsed(game: str) -> Rehearsal:
    return rehearse(game, lesson_for(game))
