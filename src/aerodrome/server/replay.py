"""Finished games: their records, and replays that show every ply as one viewer saw it, encoded as for the WebSocket.

Making these takes a while, so we keep the latest.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import Field

from aerodrome.games import PACKAGES
from aerodrome.play.gamefile import match_text
from aerodrome.play.layout import json_int, layout_of
from aerodrome.play.saying import said_of
from aerodrome.play.sight import Told
from aerodrome.rulebook.primitives import EVERYBODY
from aerodrome.rulebook.record import NONE
from aerodrome.server.shapes import Item, Shape
from aerodrome.server.wording import text_of, told_of
from aerodrome.table import wire
from aerodrome.table.core import with_text
from aerodrome.table.errors import Refused
from aerodrome.table.replayed import Moment, moments, replayed
from aerodrome.table.table import Table
from aerodrome.text import Speaker

RECORDS_KEPT = 64
OPEN = -2
"""The viewer that sees all hands."""
MOST_PLIES = 20_000
"""The most plies; far more than in any game that somebody plays to win."""
MOST_BYTES = 8 * 1024 * 1024
"""The most bytes of one replay, unpacked."""
KEPT_BYTES = 32 * 1024 * 1024
"""The most bytes of all replays that we keep, packed."""


class Frame(Shape):
    """A finished game after one ply."""

    seat: int = Field(default=NONE, description="The seat that acted; -1 for the set-up.")
    action: int = Field(default=NONE, description="Its action, if the viewer is that seat or sees all; else -1.")
    label: list[int] = Field(default=[], description="The move as numbers.")
    label_text: str = Field(default="", description="The move in words, if the request asked for them.")
    turn: int = Field(default=0, description="Turns begun so far.")
    asked: list[int] = Field(default=[], description="The seats that act next; empty at the end.")
    items: list[Item] = Field(default=[], description="The game's events that the viewer saw in this ply.")
    changes: list[tuple[int, int | str]] = Field(
        default=[], description="The places of the flat state that have changed, with their new values."
    )
    view: dict[str, Any] = Field(
        default={}, description="For games of other packages: the table in data, unless all hands are open."
    )
    described: list[int] = Field(default=[], description="The same as numbers.")
    sentences: list[str] = Field(default=[], description="The same in sentences, if the request asked for them.")


class Replay(Shape):
    """A finished game as one viewer saw it, ply by ply."""

    id: str
    seat: int = Field(description="The viewer: a seat, -1 for a spectator, -2 for all hands open.")
    state: list[int | str] = Field(description="The flat state after the set-up, in the order of the game's schema.")
    frames: list[Frame] = Field(description="The set-up, then an item for each ply.")


def replay(table: Table, viewer: int) -> Replay:
    """A game as a viewer saw it. Even with all hands open, the generator stays hidden. The caller checks who may see
    it."""
    if len(table.log) > MOST_PLIES:
        raise too_long()
    layout = layout_of(table.game)
    first: list[int | str] = []
    frames: list[Frame] = []
    before = b""
    for moment in moments(table):
        now = layout.without_rng(moment.state) if viewer == OPEN else moment.board.blinded(viewer)
        if before:
            changes = [(i, json_int(value)) for i, value in layout.changes(before, now)]
        else:
            first, changes = [json_int(value) for value in layout.values(now)], []
        before = now
        frames.append(frame(table, viewer, moment, changes))
    return Replay(id=table.id, seat=viewer, state=first, frames=frames)


def frame(table: Table, viewer: int, moment: Moment, changes: list[tuple[int, int | str]]) -> Frame:
    game, board = table.game, moment.board
    to_act = board.to_act()
    action, label, view, described = NONE, [], {}, []
    if game.name not in PACKAGES and viewer != OPEN:  # the client shows these games in words
        seen: Any = game.state.unpack(board.blinded(viewer))
        view = game.showing.view(seen, viewer, Speaker(game, names=table.names, viewer=viewer))
        described = board.said(viewer, "describe", viewer)
    if moment.seat != NONE and viewer in (OPEN, moment.seat):  # others may see the move's effects, but not the move
        action = moment.action
        sight: Any = game.state.unpack(moment.before)
        game.plain.blind(sight, moment.seat)
        label = said_of(game, sight, "label", moment.seat, action)
    events = [wire.Item("event", event=event[1], values=event[2:]) for event in heard(moment.told, viewer)]
    return Frame(
        seat=moment.seat, action=action, label=label, turn=moment.turn,
        asked=[i for i in range(len(table.names)) if to_act >> i & 1],
        items=[Item(**told_of(with_text(board, event))) for event in events],
        changes=changes, view=view, described=described,
    )  # fmt: skip


def replay_in_words(packed: bytes, speaker: Speaker) -> bytes:
    """A packed replay with everything in words as well."""
    made = Replay.model_validate_json(gzip.decompress(packed))
    for frame in made.frames:
        frame.label_text = speaker.text(frame.label)
        frame.sentences = speaker.texts(frame.described)
        for item in frame.items:
            item.text = text_of(item, speaker)
    return packed_up(made)


def heard(told: Iterable[Told], viewer: int) -> list[Told]:
    """What a viewer was told. With all hands open, that is everything, but what two seats were told alike comes
    once."""
    if viewer != OPEN:
        return [event for event in told if event[0] in (EVERYBODY, viewer)]
    found: list[Told] = []
    whispered = set()
    for event in told:
        if event[0] == EVERYBODY or event[1:] not in whispered:
            found.append(event)
        if event[0] != EVERYBODY:
            whispered.add(event[1:])
    return found


def packed(table: Table, viewer: int) -> bytes:
    return packed_up(replay(table, viewer))


def packed_up(made: Replay) -> bytes:
    text = made.model_dump_json(exclude_defaults=True).encode()
    if len(text) > MOST_BYTES:
        raise too_long()
    return gzip.compress(text, 6, mtime=0)


def too_long() -> Refused:
    return Refused("too long", "game-too-long")


@dataclass(frozen=True)
class Record:
    text: str
    """The game file."""
    said: tuple[list[int], ...]
    """What a spectator saw happen."""
    scores: tuple[int, ...]
    places: tuple[int, ...]
    ending: int
    """The number of the rule that ended the game; 0 if people gave it up."""


def record_of(table: Table) -> Record:
    match = replayed(table)
    outcome = match.outcome
    said = tuple(event.said() for event in match.events())
    ending = outcome.ending.number if outcome.ending else 0
    return Record(match_text(match), said, outcome.scores, outcome.places, ending)


Made = TypeVar("Made")


class Kept(Generic[Made]):
    """Things that take a while to make from a finished game. A thread makes one at a time. We keep the latest, up to
    ``most`` in total size, but at least one."""

    def __init__(self, make: Callable[..., Made], most: int, size: Callable[[Made], int] = lambda _: 1) -> None:
        self._make, self._most, self._size = make, most, size
        self._kept: OrderedDict[tuple[object, ...], Made] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def of(self, table: Table, *viewer: int) -> Made:
        """The caller checks who may see it."""
        if table.ended is None:
            raise Refused("not now", "game-not-over")
        key = table.id, *viewer
        if key not in self._kept:
            async with self._one_at_a_time:
                if key not in self._kept:
                    self._kept[key] = await asyncio.to_thread(self._make, table, *viewer)
                    while len(self._kept) > 1 and sum(map(self._size, self._kept.values())) > self._most:
                        self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]
