"""The inbox takes messages from clients, carries them out, and answers each one once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from aerodrome.house.about import about, being
from aerodrome.house.audience import Audience, Connection, Packed
from aerodrome.house.neighbours import Neighbours
from aerodrome.house.orders import Orders
from aerodrome.house.registry import Live, Registry
from aerodrome.house.replies import Reply, Slot
from aerodrome.house.saving import Saving
from aerodrome.house.steward import Steward
from aerodrome.house.writer import Writer
from aerodrome.rulebook.record import NONE
from aerodrome.store.errors import Conflict, StoreError
from aerodrome.table.core import Sent
from aerodrome.table.entries import Granted
from aerodrome.table.errors import Damaged, Refused
from aerodrome.table.wire import (
    Ack,
    AnyMessage,
    Choose,
    Describe,
    Hint,
    Ping,
    Pong,
    Refusal,
    TableMessage,
    Unwatch,
    Watch,
)

log = logging.getLogger("aerodrome.house")

Replied = Callable[[Choose, Reply, list[Packed]], None]
"""Takes a move, its reply, and the frames that the same connection must get before the reply."""


MOST_TRIES = 12
"""How often a message is tried because other servers are first at its table."""


class Mover(Slot):
    """Somebody who made a move and gets an answer when it is on disk."""

    __slots__ = ("_about", "_inbox", "_replied", "connection", "live", "message", "outcome", "sure", "tries")

    def __init__(self, inbox: Inbox, live: Live, connection: Connection, message: Choose, replied: Replied) -> None:
        super().__init__()
        self._inbox, self.live, self.connection = inbox, live, connection
        self._about = about.get()
        self.message, self._replied = message, replied
        self.outcome: Reply = Ack(message.id)
        """The reply, if what was done gets to the disk."""
        self.tries = 0
        self.sure = False
        """Do we know everything that others have written to the table?"""

    @property
    def sent(self) -> Sent:
        return self.connection.person, self.message.id

    def answer(self, before: list[Packed]) -> None:
        self.settle(self.outcome, before)
        self._inbox.answered(self.live, self.sent)

    def settle(self, reply: Reply, before: list[Packed] | None = None) -> None:
        self.put(reply)
        self._replied(self.message, reply, before or [])

    def fail(self, why: BaseException) -> None:
        with being(self._about):
            if not isinstance(why, Conflict) or not self._inbox.try_again(self):
                self.settle(self._inbox.failed(self.live, self.connection.person, self.message, why))


class Newcomer:
    """Somebody who has begun to watch and gets a snapshot when all of it is on disk. If that fails, the audience gives
    the snapshot later."""

    __slots__ = ("_audience", "_viewer", "connection")

    def __init__(self, audience: Audience, connection: Connection, viewer: int) -> None:
        self._audience, self.connection, self._viewer = audience, connection, viewer

    def answer(self, before: list[Packed]) -> None:
        self.connection.send(*before)
        self._audience.arrived(self.connection, self._viewer)

    def fail(self, why: BaseException) -> None:
        pass


class Inbox:
    """Takes messages for all tables."""

    def __init__(
        self,
        registry: Registry,
        writer: Writer,
        saving: Saving,
        steward: Steward,
        orders: Orders,
        neighbours: Neighbours,
        now: Callable[[], float],
    ) -> None:
        self._registry, self._writer, self._saving, self._neighbours = registry, writer, saving, neighbours
        self._steward, self._orders, self._now = steward, orders, now
        self.failures = 0

    async def act(self, connection: Connection, message: AnyMessage) -> Reply:
        """Carry out a message, and return the reply. A client's mistake never raises."""
        person, id = connection.person, message.id
        try:
            match message:
                case Ping():
                    return Pong(self._now())
                case Watch():
                    return await self._watch(connection, message)
                case Unwatch():
                    self.unwatch(connection, message.table, message.seat)
                    return Ack(id)
            live = await self._registry.known(message.table, person)
            if not self._saving.possible and not isinstance(message, Describe | Hint):
                await self._saving.wait_for(connection)
                live = await self._registry.known(message.table, person)
            if isinstance(message, Choose):
                reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
                if self._move(live, connection, message, reply_by(connection, reply)):
                    return await reply
            if not person:
                raise Refused("not allowed", "who-are-you")
            slot = live.replies.find((person, id))
            if slot is not None:
                return await slot.get()
            if (person, id) in live.table.ids:
                await self._writer.settled(live)
                return acknowledged(id, live.table.ids[person, id])
            return await self._answer_once(live, person, message, connection.address)
        except (Refused, Damaged, StoreError) as error:
            return self._reply_to(error, person, id)

    def _reply_to(self, error: Exception, person: str, id: str) -> Refusal:
        """What to answer if a table cannot be used."""
        if isinstance(error, Refused):
            return refusal_of(id, error)
        if isinstance(error, Damaged) and self._registry.is_damaged(error.id):
            return refusal_of(id, self._registry.about_damage(error.id, person))
        log.error("a table failed", extra={"error": str(error)})
        return Refusal(id, "busy", "reloading")

    # --- moves

    def move(self, connection: Connection, message: Choose, replied: Replied) -> bool:
        """Make a move now, and answer it when it is on disk. This needs no task, which matters because nearly every
        message is a move.

        Returns False and does nothing if the move has to wait first: for a table that is not in memory, or for the
        reply to an earlier copy of the message. Then call ``act``.
        """
        live = self._registry.at(message.table)
        return live is not None and self._saving.possible and self._move(live, connection, message, replied)

    def _move(self, live: Live, connection: Connection, message: Choose, replied: Replied) -> bool:
        table, person = live.table, connection.person
        sent = person, message.id
        if not person or live.replies.find(sent) or sent in table.ids or not table.may_know(person):
            return False
        mover = Mover(self, live, connection, message, replied)
        live.replies.expect(sent, mover)
        self._make(live, mover)
        return True

    def _make(self, live: Live, mover: Mover) -> None:
        table, message, (person, _) = live.table, mover.message, mover.sent
        seat = message.seat
        live.used = now = self._now()
        before = table.seq
        mover.live = live
        try:
            try:
                table.check_owner(person, seat)
                if table.seats[seat].stand_in and seat in table.asked:
                    table.come_back(seat, now)
                table.choose(seat, message.action, message.decision, now)
                table.note_done(mover.sent, now, before)
                table.finish(now)
                mover.outcome = Ack(message.id)
            except Refused as refused:
                if self._neighbours.any and not mover.sure:  # perhaps others have written what would allow it
                    self._writer.begin(live)
                    self._steward.spawn(self._make_sure(live, mover))
                    return
                mover.outcome = refusal_of(message.id, refused)
            # A refused message may still have done something, such as bringing the player back to the seat. And a
            # refusal tells the client about earlier changes, so those must be on disk first.
            if not self._writer.begin(live, asker=mover):
                self._writer.follow(live, [], mover)
        except Exception as error:
            mover.fail(error)

    async def _make_sure(self, live: Live, mover: Mover) -> None:
        """Read on at a table, and try a move again that was refused."""
        mover.sure = True
        try:
            await self._neighbours.read_on(live)
            await self._make_unless_done(live, mover)
        except Conflict as conflict:
            mover.fail(conflict)
        except Exception as error:
            mover.settle(self.failed(live, mover.connection.person, mover.message, error))

    def try_again(self, mover: Mover) -> bool:
        """Another server was first at a table: read what it wrote, and try a move again."""
        mover.tries += 1
        if mover.tries > MOST_TRIES or self._saving.closing:
            return False
        self._steward.spawn(self._move_again(mover))
        return True

    async def _move_again(self, mover: Mover) -> None:
        person, id = mover.sent
        try:
            await self._make_unless_done(await self._registry.known(mover.message.table, person), mover)
        except Conflict as conflict:
            mover.fail(conflict)
        except Exception as error:
            mover.settle(self._reply_to(error, person, id))

    async def _make_unless_done(self, live: Live, mover: Mover) -> None:
        if mover.sent in live.table.ids:  # it was written although nobody said so, or another server did the same
            await self._writer.settled(live)
            mover.settle(acknowledged(mover.message.id, live.table.ids[mover.sent]))
        else:
            self._make(live, mover)

    def answered(self, live: Live, sent: Sent) -> None:
        """A move is on disk and answered."""
        if sent in live.table.ids:
            live.replies.forget(sent)  # the journal has it
        self._steward.drive(live)

    # --- all other messages

    async def _answer_once(self, live: Live, person: str, message: TableMessage, address: str) -> Reply:
        """Answer, and keep the reply in case the client asks again."""
        sent, slot = (person, message.id), Slot()
        live.replies.expect(sent, slot)
        try:
            reply = await self._answer(live, person, message, address)
        except BaseException:
            # The client went away before this was done. Commit what was begun, so that the table goes on.
            live.replies.forget(sent)
            if not self._saving.closing:
                self._steward.spawn(self._steward.commit(live))
            slot.put(Refusal(message.id, "busy", "not-finished"))
            raise
        slot.put(reply)
        if sent in live.table.ids:
            live.replies.forget(sent)  # the journal has it
        return reply

    async def _answer(self, live: Live, person: str, message: TableMessage, address: str) -> Reply:
        """Carry a message out; and again if another server was first at the table."""
        sent = person, message.id
        try:
            for _ in range(MOST_TRIES):
                try:
                    return await self._try(live, person, message, address)
                except (Conflict, _Behind):
                    live = await self._registry.known(message.table, person)
                    if sent in live.table.ids:
                        await self._writer.settled(live)
                        return acknowledged(message.id, live.table.ids[sent])
            return await self._try(live, person, message, address, sure=True)
        except Refused as refused:  # they may no longer know of the table
            return refusal_of(message.id, refused)
        except Exception as error:
            return self.failed(live, person, message, error)

    async def _try(self, live: Live, person: str, message: TableMessage, address: str, sure: bool = False) -> Reply:
        try:
            if isinstance(message, Describe):
                return Ack(message.id, why=await self._orders.describe(live, person, message))
            if isinstance(message, Hint):
                return Ack(message.id, advice=await self._orders.hint(live, person, message))
            granted = await self._orders.carry_out(live, person, message, address)
            await self._steward.commit(live)
            return acknowledged(message.id, granted)
        except Refused as refused:
            await self._steward.commit(live)  # as for a refused move
            if (person, message.id) in live.table.ids:  # another server has done the same meanwhile
                return acknowledged(message.id, live.table.ids[person, message.id])
            if not sure and await self._neighbours.read_on(live):
                raise _Behind from None
            return refusal_of(message.id, refused)

    def failed(self, live: Live, person: str, message: TableMessage, why: BaseException) -> Refusal:
        """A message failed. Reload its table; the client may try again."""
        log.error("a command failed", exc_info=why, extra={"table": live.table.id, "kind": type(message).__name__})
        live.replies.forget((person, message.id))
        self.failures += 1
        self._steward.fail(live)
        return Refusal(message.id, "busy", "failed")

    # --- looking on

    async def _watch(self, connection: Connection, message: Watch) -> Reply:
        live = await self._newest(message.table, connection.person)
        table, viewer, now = live.table, message.seat, self._now()
        if viewer == NONE:
            if not table.may_watch(connection.person):
                raise Refused("not allowed", "needs-link")
        else:
            table.check_owner(connection.person, viewer)
            self._steward.arrive(live, viewer)
            if self._saving.possible:  # otherwise the player counts as back with the first move
                table.come_back(viewer, now)
                table.finish(now)
        # Earlier viewers get what is not on disk yet as updates; the newcomer gets everything in one snapshot.
        self._writer.begin(live)
        live.audience.join(connection, viewer, message.words, message.since)
        self._saving.tell(connection)
        snapshot = live.audience.snapshot(viewer, connection.person, message.since, self._now())
        newcomer = Newcomer(live.audience, connection, viewer)
        self._writer.follow(live, [(connection, connection.pack(snapshot))], newcomer)
        self._neighbours.people_changed(live)
        if viewer == NONE:
            self.show_onlookers(live)
        self._steward.drive(live)
        return Ack(message.id)

    async def _newest(self, id: str, person: str) -> Live:
        """A table that a person may know of, with all that other servers have written: somebody who comes from one of
        these must not see anything older here."""
        while True:
            live = await self._registry.known(id, person)
            try:
                if self._saving.possible:
                    await self._neighbours.read_on(live)
                return live
            except Conflict:
                continue

    def show_onlookers(self, live: Live) -> None:
        """Everybody sees how many look on."""
        if not self._writer.begin(live):
            self._writer.follow(live, live.audience.news(self._now()))

    def unwatch(self, connection: Connection, id: str, viewer: int) -> None:
        """A connection stops watching a table."""
        audience, live = self._registry.audience(id), self._registry.at(id)
        if audience is None or not audience.looks_through(connection, viewer):
            return
        audience.leave(connection, viewer)
        if live is None:  # it is being read anew, and the steward looks who is there when that is done
            return
        live.used = self._now()
        self._neighbours.people_changed(live)
        if viewer == NONE:
            self.show_onlookers(live)
        elif not live.audience.is_there(viewer):
            self._steward.expect(live, viewer)


class _Behind(Exception):
    """A message was refused at a table to which others had written meanwhile."""


def acknowledged(id: str, granted: Granted | None) -> Ack:
    return Ack(id) if granted is None else Ack(id, granted.seat, granted.table)


def refusal_of(id: str, refused: Refused) -> Refusal:
    return Refusal(id, refused.code, refused.what, refused.arguments, refused.rule)


def reply_by(connection: Connection, reply: asyncio.Future[Reply]) -> Replied:
    """A callback that answers a move through a future."""

    def replied(_: Choose, given: Reply, before: list[Packed]) -> None:
        if before:
            connection.send(*before)
        if not reply.done():
            reply.set_result(given)

    return replied
