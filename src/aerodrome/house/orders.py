"""Orders: what each message from a client does at a table."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable

from aerodrome.engines.library import NativeUnavailable
from aerodrome.house.crew import Crew
from aerodrome.house.door import Door
from aerodrome.house.neighbours import Neighbours
from aerodrome.house.registry import Live
from aerodrome.house.steward import seed_for
from aerodrome.house.views import sight_of, why_not
from aerodrome.house.writer import Writer
from aerodrome.rulebook.record import NONE
from aerodrome.table.entries import Granted
from aerodrome.table.errors import Refused
from aerodrome.table.table import Table
from aerodrome.table.wire import (
    Abandon,
    Advice,
    Answer,
    Describe,
    Free,
    GetReady,
    HandOver,
    Hint,
    Leave,
    Readmit,
    Rematch,
    Reveal,
    Say,
    SeatBot,
    Sit,
    Start,
    TableMessage,
    TakeBack,
    Why,
)  # fmt: skip

log = logging.getLogger("aerodrome.house")

SAID_MOST, SAID_WITHIN = 6, 12.0
"""How many lines of chat a person may say, within how many seconds."""
MOST_HINTS, HINTS_WITHIN = 10, 60.0


class Orders:
    """Carries out messages at any table."""

    def __init__(
        self,
        writer: Writer,
        door: Door,
        crew: Crew,
        now: Callable[[], float],
        rematch: Callable[[Live, str], Awaitable[str]],
        check_places: Callable[[str, str], Awaitable[None]],
        check_name: Callable[[str, str], Awaitable[None]],
        neighbours: Neighbours,
    ) -> None:
        """``rematch`` makes another table for the people at this one; ``check_places`` refuses a person who sits at too
        many tables to sit down at another; ``check_name`` refuses a name that somebody else has reserved."""
        self._writer, self._door, self._crew, self._now, self._rematch = writer, door, crew, now, rematch
        self._check_places, self._check_name, self._neighbours = check_places, check_name, neighbours
        neighbours.on("said", lambda person, id: note(self._said, person, id, now(), SAID_MOST))
        self._said: Times = {}
        self._hinted: Times = {}

    async def carry_out(self, live: Live, person: str, message: TableMessage, address: str) -> Granted | None:
        """Do what a message says, and return what was granted. The result is not on disk yet."""
        table, now = live.table, self._now()
        granted: Granted | None = None
        before = table.seq
        match message:
            case Sit():
                if not table.may_sit(person) and person not in table.closed_to:
                    raise Refused("not allowed", "by-invitation")
                self._door.check(table, person, address)
                await self._check_places(person, table.id)
                await self._check_name(person, message.name)
                seat = table.sit(person, message.name, message.seat, now)
                self._door.sat(table, seat, address, now)
                granted = Granted(seat=seat)
            case SeatBot():
                table.seat_bot(person, message.seat, message.bot, now, outside=self._crew.outside.bots(table.game.name))
            case Leave():
                table.leave(person, message.seat, now)
            case Free():
                table.free_seat(person, message.seat, message.close, now)
            case Readmit():
                table.readmit(person, message.name, now)
            case GetReady():
                table.get_ready(person, message.seat, message.yes, now, message.pledge)
            case Reveal():
                table.reveal(person, message.seat, message.nonce, now)
            case Start():
                table.start(person, now)
            case TakeBack():
                table.check_owner(person, message.seat)
                table.take_back(message.seat, message.decision, now)
            case Answer():
                table.check_owner(person, message.seat)
                table.answer_back(message.seat, message.yes, now)
            case HandOver():
                table.check_owner(person, message.seat)
                table.hand_over(message.seat, message.to, now)
            case Abandon():
                table.abandon(person, message.seat, message.yes, now)
            case Say():
                self._say(table, person, message, now)
            case Rematch():
                table.check_owner(person, message.seat)
                live.rematching = live.rematching or asyncio.Lock()
                async with live.rematching:
                    new = table.rematch or await self._rematch(live, person)
                    before, granted = table.seq, Granted(table=new)
                    if not table.rematch:
                        table.note_rematch(new, now)
            case _:
                raise Refused("bad message", "table-cannot")
        table.note_done((person, message.id), now, before, granted)
        table.finish(now)
        return granted

    def _say(self, table: Table, person: str, message: Say, now: float) -> None:
        if message.seat == NONE:
            if not table.may_watch(person):
                raise Refused("not allowed", "chat-not-watching")
            if person in table.closed_to:
                raise Refused("not allowed", "chat-closed")
            name = ""
        else:
            table.check_owner(person, message.seat)
            name = table.names[message.seat]
        id = message.id and f"{table.id} {message.id}"
        within(self._said, person, id, now, SAID_MOST, SAID_WITHIN, "chat-too-fast")
        self._neighbours.pass_on("said", person, id)
        table.say(message.seat, name, message.text, now)

    async def describe(self, live: Live, person: str, message: Describe) -> Why:
        """The text of an action, and the rule that forbids it."""
        live.table.check_owner(person, message.seat)
        await self._writer.settled(live)
        return why_not(live.table, message.seat, message.action)

    async def hint(self, live: Live, person: str, message: Hint) -> Advice:
        """The best moves for a seat that must decide."""
        table = live.table
        table.check_owner(person, message.seat)
        if not table.settings.hints:
            raise Refused("no hint", "hints-off")
        if message.seat not in table.asked:
            raise Refused("not now", "not-your-turn")
        within(self._hinted, person, "", self._now(), MOST_HINTS, HINTS_WITHIN, "hints-too-fast")
        await self._writer.settled(live)
        sight = sight_of(table, message.seat)
        if not sight.legal:
            raise Refused("not now", "not-your-turn")
        try:
            return await self._crew.hint(sight, seed_for(table, message.seat))
        except NativeUnavailable:
            raise Refused("no hint", "hints-none-here") from None
        except Exception as error:
            log.warning("there was no hint", extra={"error": f"{type(error).__name__}: {error}"})
            raise Refused("no hint", "hints-none-now") from None


Times = dict[str, deque[tuple[float, str]]]
"""When people did something lately, and by which message."""


def note(times: Times, who: str, id: str, now: float, most: int) -> None:
    """Note that somebody does something, here or through another server. A message that comes again does not count
    again."""
    mine = times.setdefault(who, deque(maxlen=most))
    if not id or all(id != other for _, other in mine):
        mine.append((now, id))


def within(times: Times, who: str, id: str, now: float, most: int, seconds: float, what: str) -> None:
    """Refuse if somebody does this more than ``most`` times within ``seconds``."""
    mine = times.setdefault(who, deque(maxlen=most))
    known = bool(id) and any(id == other for _, other in mine)
    if len(mine) == most and now - mine[0][0] < seconds and not known:
        raise Refused("too fast", what)
    note(times, who, id, now, most)
    if len(times) > 10_000:
        for person in [person for person, those in times.items() if now - those[-1][0] > seconds]:
            del times[person]
