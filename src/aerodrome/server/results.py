"""Records of finished games: the whole match, replayed from the table's log and its revealed secret.

Replaying takes a while, so what comes of it is kept.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from aerodrome.play.gamefile import match_text
from aerodrome.table.errors import Refused
from aerodrome.table.replayed import replayed
from aerodrome.table.table import Table

RECORDS_KEPT = 64


@dataclass(frozen=True)
class Record:
    """A finished game."""

    text: str
    """The game file."""
    sentences: tuple[str, ...]
    """What a spectator saw happen."""
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    """The rule that ended it; empty for an abandoned game."""


def record_of(table: Table) -> Record:
    match = replayed(table)
    outcome = match.outcome
    return Record(
        match_text(match), tuple(event.text for event in match.events()), outcome.scores, outcome.places,
        outcome.winners, str(outcome.ending) if outcome.ending else "",
    )  # fmt: skip


Made = TypeVar("Made")


class Kept(Generic[Made]):
    """What takes a while to make of a finished game: made in a thread, one at a time. The latest are kept, as many
    as have ``most`` in size together, and always one."""

    def __init__(self, make: Callable[..., Made], most: int, size: Callable[[Made], int] = lambda _: 1) -> None:
        self._make, self._most, self._size = make, most, size
        self._kept: OrderedDict[tuple[object, ...], Made] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def of(self, table: Table, *viewer: int) -> Made:
        """For a table whose game is over. The caller decides who may see it."""
        if table.ended is None:
            raise Refused("not now", "The game is not over yet.")
        key = table.id, *viewer
        if key not in self._kept:
            async with self._one_at_a_time:
                if key not in self._kept:
                    self._kept[key] = await asyncio.to_thread(self._make, table, *viewer)
                    while len(self._kept) > 1 and sum(map(self._size, self._kept.values())) > self._most:
                        self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]
