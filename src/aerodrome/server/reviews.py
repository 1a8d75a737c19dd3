"""Reviews of finished games: what luck and choices made of them. Who may see all hands may see a review.

The work begins when somebody asks, in a few workers of low priority, one game at a time. Whoever asked, or played, can
stop it. We keep the latest reviews.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from pydantic import Field

from aerodrome.analysis.reviews import Course, Review, Survey, work
from aerodrome.engines.library import NativeUnavailable
from aerodrome.house.crew import Crew
from aerodrome.play.saying import said_of
from aerodrome.server.shapes import Shape
from aerodrome.table.errors import Refused
from aerodrome.table.replayed import moments
from aerodrome.table.table import Table
from aerodrome.text import tell

log = logging.getLogger("aerodrome.server")

WORKERS = 2
NICE = 15
PATIENCE = 60.0
"""Seconds that a worker has for a job."""
KEPT = 64
MOST_WAITING = 12
MOST_OF_PERSON = 2
"""Reviews that one person may wait for at the same time."""
MOST_PLIES = 2000
"""The most plies of a game that we review."""
State = Literal["waiting", "thinking", "done", "unavailable", "failed"]


class Part(Shape):
    """A change of somebody's chance to win, as a share of the win."""

    value: float
    error: float = Field(description="How far luck in the sampling may have moved it (95%).")


class Choice(Shape):
    """A choice, weighed by what its seat could know."""

    ply: int = Field(description="The ply with which it was carried out.")
    seat: int
    played: int = Field(description="The action that was played.")
    best: int = Field(description="The action that the judge liked best.")
    gain: Part = Field(description="What it brought, against the hunch of a quick player.")
    cost: Part = Field(description="What it gave away, against the best.")
    clear: bool = Field(description="Does it cost more than the error explains, and enough to mention it?")


class Stroke(Shape):
    """What luck did in one ply."""

    ply: int = Field(description="0 for the set-up.")
    shares: list[Part] = Field(description="By how much each seat's chance rose.")


class Sum(Shape):
    """What a seat's result came from. The first four add up to the result."""

    opening: Part
    luck: Part
    choices: Part
    others: Part
    result: float


class Turn(Shape):
    """One of a seat's best or worst moments."""

    ply: int
    by: Part
    is_luck: bool
    label: list[int] = Field(default=[], description="A choice's move as numbers.")
    better: list[int] = Field(default=[], description="The same for what would have been clearly better.")


class Judged(Shape):
    """What luck and choices made of a game."""

    values: list[list[float]] = Field(description="Each seat's chance after every ply, the set-up first.")
    errors: list[float] = Field(description="The largest error of each of these.")
    verdicts: list[Choice]
    fortunes: list[Stroke]
    accounts: list[Sum]
    best: list[list[Turn]] = Field(description="Each seat's best moments.")
    worst: list[list[Turn]]
    futures: int = Field(description="How often each position was played on.")


class Reviewed(Shape):
    """A review, or how far it has come."""

    id: str
    state: State
    text: str = Field(default="", description="What keeps it from being done, in the language of the request.")
    done: int = Field(default=0, description="Jobs that are done.")
    total: int = Field(default=0, description="How many there are, about; 0 if that is not known yet.")
    review: Judged | None = None

    def told(self, language: str) -> Reviewed:
        """The same, with its text."""
        silent = self.state in ("thinking", "done")
        return self.model_copy(update={"text": "" if silent else tell(language, f"review-{self.state}")})


def course_at(table: Table) -> Course:
    """How the match at a table went."""
    every = list(moments(table))
    outcome = every[-1].board.outcome()
    return Course(
        table.game, len(table.seats), dict(table.game.parse_options(table.settings.options, len(table.seats))),
        [moment.state for moment in every], [(moment.seat, moment.action) for moment in every[1:]], outcome.shares,
    )  # fmt: skip


def judged(course: Course, found: Review) -> Judged:
    """A review with the moves of its moments."""
    made, verdicts = Judged.of(found), {verdict.ply: verdict for verdict in found.verdicts}
    for moment in itertools.chain(*made.best, *made.worst):
        if not moment.is_luck:
            verdict = verdicts[moment.ply]
            seen: Any = course.game.state.unpack(course.states[moment.ply - 1])
            course.game.plain.blind(seen, verdict.seat)
            moment.label = said_of(course.game, seen, "label", verdict.seat, verdict.played)
            if verdict.clear:
                moment.better = said_of(course.game, seen, "label", verdict.seat, verdict.best)
    return made


@dataclass
class _Under:
    """A review that is under way."""

    person: str
    """Who asked for it."""
    shown: Reviewed
    task: asyncio.Task[None] | None = None
    found: Review | None = field(default=None, repr=False)


class Reviews:
    """The latest of them, and the workers that make them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, _Under] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()
        self._crew = Crew(WORKERS, nice=NICE)

    def knows(self, id: str) -> bool:
        return id in self._kept

    def found(self, id: str) -> Review | None:
        """A review that is done."""
        return self._kept[id].found if id in self._kept else None

    def of(self, table: Table, person: str) -> Reviewed:
        """The review of a table, as far as it is known. Starts the rest. The caller checks who may see it."""
        if table.status != "over" or not table.log:
            raise Refused("not now", "game-not-over" if table.ended is None else "review-none-abandoned")
        known = self._kept.get(table.id)
        if known is not None:
            self._kept.move_to_end(table.id)
            return known.shown
        if len(table.log) > MOST_PLIES:
            raise Refused("too long", "game-too-long")
        waiting = [each for each in self._kept.values() if each.task is not None]
        if len(waiting) >= MOST_WAITING or sum(each.person == person for each in waiting) >= MOST_OF_PERSON:
            raise Refused("busy", "analysis-busy")
        made = self._kept[table.id] = _Under(person, Reviewed(id=table.id, state="waiting"))
        made.task = asyncio.create_task(self._make(made, table))
        for id in [id for id, each in self._kept.items() if each.task is None][: max(0, len(self._kept) - KEPT)]:
            del self._kept[id]
        return made.shown

    def stop(self, table: Table, person: str) -> None:
        """Stop working on a review, for whoever asked for it, or played in the game."""
        known = self._kept.get(table.id)
        if known is None or known.task is None:
            return
        if person != known.person and not table.seats_of(person):
            raise Refused("not allowed", "review-not-yours")
        known.task.cancel()

    async def _make(self, made: _Under, table: Table) -> None:
        shown = made.shown
        try:
            async with self._one_at_a_time:
                shown.state = "thinking"
                survey = await asyncio.to_thread(lambda: Survey(course_at(table)))
                searches = survey.searches()
                shown.total = 2 * len(searches)
                survey.take_searches(await self._done(shown, searches))
                futures = survey.futures()
                shown.total = len(searches) + len(futures)
                survey.take_futures(await self._done(shown, futures))
                made.found = await asyncio.to_thread(survey.review)
                shown.review = await asyncio.to_thread(judged, survey.course, made.found)
                shown.state = "done"
        except NativeUnavailable:
            shown.state = "unavailable"
        except asyncio.CancelledError:
            self._kept.pop(table.id, None)
        except Exception:
            log.exception("a game could not be reviewed", extra={"table": table.id})
            shown.state = "failed"
        finally:
            made.task = None
            if not any(each.task for each in self._kept.values()):
                self._crew.close()  # nobody waits after this one, so give the workers' memory back

    async def _done(self, shown: Reviewed, jobs: Sequence[Any]) -> list[Any]:
        """Have the workers do jobs, as many at a time as there are workers."""
        rest, found = iter(enumerate(jobs)), [None] * len(jobs)

        async def one_by_one() -> None:
            for place, job in rest:
                found[place] = await self._crew.run(work, job, patience=PATIENCE)
                shown.done += 1

        tasks = [asyncio.create_task(one_by_one()) for _ in range(WORKERS)]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
        return found

    async def close(self) -> None:
        tasks = [each.task for each in self._kept.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._crew.close()
