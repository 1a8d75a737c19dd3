"""Records of finished games: the whole match, replayed from the table's log and its revealed secret.

Replaying takes a while, so it is done in a thread, one at a time, and the latest records are kept.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from aerodrome.play.gamefile import match_text
from aerodrome.table.errors import Refused
from aerodrome.table.replayed import replayed
from aerodrome.table.table import Table

KEPT = 64


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


def _record(table: Table) -> Record:
    match = replayed(table)
    outcome = match.outcome
    return Record(
        match_text(match), tuple(event.text for event in match.events()), outcome.scores, outcome.places,
        outcome.winners, str(outcome.ending) if outcome.ending else "",
    )  # fmt: skip


class Records:
    """The latest records."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Record] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def of(self, table: Table) -> Record:
        """The record of a table whose game is over. What may be shown of it is for the caller to know."""
        if table.ended is None:
            raise Refused("not now", "The game is not over yet.")
        async with self._one_at_a_time:
            record = self._kept.get(table.id)
            if record is None:
                record = await asyncio.to_thread(_record, table)
                self._kept[table.id] = record
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(table.id)
            return record
