"""The course of chances in finished games: every seat's share of the win at some forty points of a game.

We judge all points from what a spectator sees. So a swing comes from the game and not from a change of view, and nobody
learns what a spectator could not know. If a game was played to its end, its last point is the result.

The work begins when somebody asks. A separate worker with low priority does one game at a time, and we keep its
results.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import OrderedDict
from collections.abc import Sequence
from typing import Literal

from pydantic import Field

from aerodrome.engines.library import NativeUnavailable
from aerodrome.house.crew import Crew, chances
from aerodrome.play.sight import Chronicle, Sight, sight_on
from aerodrome.rulebook.record import NONE
from aerodrome.server.shapes import Shape
from aerodrome.table.errors import Refused
from aerodrome.table.replayed import moments
from aerodrome.table.table import Table
from aerodrome.text import tell

log = logging.getLogger("aerodrome.server")

POINTS = 40
SECONDS = 0.4
"""Seconds that the search thinks about a point."""
PATIENCE = 60.0
"""Seconds that a worker has for one."""
KEPT = 256
MOST_WAITING = 12
NICE = 15
State = Literal["waiting", "thinking", "done", "unavailable", "failed"]


class ChancePoint(Shape):
    """Every seat's share of the win at one point of a game."""

    ply: int = Field(description="How many plies have been played.")
    shares: list[float]
    errors: list[float] = Field(description="How far luck in the sampling may have moved each share (95%).")
    samples: int = Field(description="Sampled futures; 0 for the result itself.")


class Chances(Shape):
    """The course of chances in a finished game. We judge all of them from what a spectator sees, who knows nobody's
    hidden cards. So a swing comes from the game, and not from a change of view."""

    id: str
    ready: bool = Field(description="Are all points there?")
    state: State
    text: str = Field(default="", description="What keeps it from being ready, in the language of the request.")
    points: list[ChancePoint]
    total: int = Field(default=0, description="How many points there will be; 0 if that is not known yet.")

    def turn(self, state: State) -> None:
        self.state, self.ready = state, state == "done"

    def told(self, language: str) -> Chances:
        """The same, with its text."""
        silent = self.state in ("thinking", "done")
        return self.model_copy(update={"text": "" if silent else tell(language, f"chances-{self.state}")})


def chosen_plies(turns: Sequence[int], most: int = POINTS) -> list[int]:
    """The plies to judge, given the number of turns after each ply: the beginnings of turns, if there are enough of
    them, or else plies at even distances. The first and the last are among them.

    >>> chosen_plies([0, 1, 1, 2, 2, 3], most=6)
    [0, 1, 3, 5]
    >>> chosen_plies([0, 0, 0, 0, 1, 1], most=12)
    [0, 1, 2, 3, 4, 5]
    """
    last = len(turns) - 1
    begun = [ply for ply in range(last + 1) if ply in (0, last) or turns[ply] != turns[ply - 1]]
    those = begun if 3 * len(begun) >= most else list(range(last + 1))
    step = max(1, math.ceil((len(those) - 1) / (most - 1)))
    return sorted({*those[::step], last})


def looks(table: Table) -> tuple[list[tuple[int, Sight]], list[ChancePoint]]:
    """What a worker has to judge, and the result if the game was played to its end."""
    turns = [moment.turn for moment in moments(table)]
    wanted = set(chosen_plies(turns))
    sights: list[tuple[int, Sight]] = []
    result: list[ChancePoint] = []
    chronicle = Chronicle()
    for ply, moment in enumerate(moments(table)):
        chronicle.add(ply, moment.told)
        if ply not in wanted:
            continue
        board = moment.board
        if board.over:
            shares = [round(share, 4) for share in board.outcome().shares]
            result.append(ChancePoint(ply=ply, shares=shares, errors=[0.0] * len(shares), samples=0))
        else:
            sights.append((ply, sight_on(board, NONE, ply + 1, table.names, chronicle)))
    return sights, result


class Prospects:
    """The latest of them, and the worker that makes them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Chances] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()
        self._worker = Crew(1, nice=NICE)

    def knows(self, id: str) -> bool:
        return id in self._kept

    def of(self, table: Table) -> Chances:
        """The chances of a table whose game is over, as far as they are known. Starts the rest."""
        if table.ended is None:
            raise Refused("not now", "game-not-over")
        known = self._kept.get(table.id)
        if known is not None:
            self._kept.move_to_end(table.id)
            return known
        if len(self._tasks) >= MOST_WAITING:
            raise Refused("busy", "analysis-busy")
        prospect = Chances(id=table.id, ready=False, state="waiting", points=[])
        self._kept[table.id] = prospect
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        task = asyncio.create_task(self._make(prospect, table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return prospect

    async def _make(self, prospect: Chances, table: Table) -> None:
        async with self._one_at_a_time:
            prospect.turn("thinking")
            try:
                sights, result = await asyncio.to_thread(looks, table)
                prospect.total = len(sights) + len(result)
                for ply, sight in sights:
                    found = await self._worker.run(chances, sight, SECONDS, sight.ply, patience=PATIENCE)
                    prospect.points.append(ChancePoint(ply=ply, **found))
                prospect.points += result
                prospect.turn("done")
            except NativeUnavailable:
                prospect.turn("unavailable")
            except Exception:
                log.exception("the chances of a game could not be worked out", extra={"table": table.id})
                prospect.turn("failed")
            finally:
                if len(self._tasks) <= 1:  # nobody waits after this one, so give the worker's memory back
                    self._worker.close()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._worker.close()
