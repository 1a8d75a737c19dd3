"""The inbox takes messages from clients, carries them out, and answers each one once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from aerodrome.house.about import about, being
from aerodrome.house.audience import Connection, Packed
from aerodrome.house.orders import Orders
from aerodrome.house.registry import Live, Registry
from aerodrome.house.replies import Reply, Slot
from aerodrome.house.saving import Saving
from aerodrome.house.steward import Steward
from aerodrome.house.writer import Writer
from aerodrome.rulebook.record import NONE
from aerodrome.store.errors import StoreError
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


class Mover(Slot):
    """Somebody who made a move and gets an answer when it is on disk."""

    __slots__ = ("_about", "_inbox", "_live", "_message", "_replied", "connection", "outcome")

    def __init__(self, inbox: Inbox, live: Live, connection: Connection, message: Choose, replied: Replied) -> None:
        super().__init__()
        self._inbox, self._live, self.connection = inbox, live, connection
        self._about = about.get()
        self._message, self._replied = message, replied
        self.outcome: Reply = Ack(message.id)
        """The reply, if what was done gets to the disk."""

    def answer(self, before: list[Packed]) -> None:
        self.put(self.outcome)
        self._replied(self._message, self.outcome, before)
        self._inbox.answered(self._live, (self.connection.person, self._message.id))

    def fail(self, why: BaseException) -> None:
        with being(self._about):
            reply = self._inbox.failed(self._live, self.connection.person, self._message, why)
        self.put(reply)
        self._replied(self._message, reply, [])


class Inbox:
    """Takes messages for all tables."""

    def __init__(
        self,
        registry: Registry,
        writer: Writer,
        saving: Saving,
        steward: Steward,
        orders: Orders,
        now: Callable[[], float],
    ) -> None:
        self._registry, self._writer, self._saving = registry, writer, saving
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
        except Refused as refused:
            return refusal_of(id, refused)
        except (Damaged, StoreError) as error:
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
        table, person, seat = live.table, connection.person, message.seat
        sent = person, message.id
        if not person or live.replies.find(sent) or sent in table.ids or not table.may_know(person):
            return False
        live.used = now = self._now()
        before = table.seq
        mover = Mover(self, live, connection, message, replied)
        live.replies.expect(sent, mover)
        try:
            try:
                table.check_owner(person, seat)
                if table.seats[seat].stand_in and seat in table.asked:
                    table.come_back(seat, now)
                table.choose(seat, message.action, message.decision, now)
                table.note_done(sent, now, before)
                table.finish(now)
            except Refused as refused:
                mover.outcome = refusal_of(message.id, refused)
            # A refused message may still have done something, such as bringing the player back to the seat. And a
            # refusal tells the client about earlier changes, so those must be on disk first.
            if not self._writer.begin(live, asker=mover):
                self._writer.follow(live, [], mover)
        except Exception as error:
            mover.fail(error)
        return True

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
        try:
            if isinstance(message, Describe):
                return Ack(message.id, why=await self._orders.describe(live, person, message))
            if isinstance(message, Hint):
                return Ack(message.id, advice=await self._orders.hint(live, person, message))
            granted = await self._orders.carry_out(live, person, message, address)
            await self._steward.commit(live)
            return acknowledged(message.id, granted)
        except Refused as refused:
            reply = refusal_of(message.id, refused)
        except Exception as error:
            return self.failed(live, person, message, error)
        try:
            await self._steward.commit(live)  # as for a refused move
        except Exception as error:
            return self.failed(live, person, message, error)
        return reply

    def failed(self, live: Live, person: str, message: TableMessage, why: BaseException) -> Refusal:
        """A message failed. Reload its table; the client may try again."""
        log.error("a command failed", exc_info=why, extra={"table": live.table.id, "kind": type(message).__name__})
        live.replies.forget((person, message.id))
        self.failures += 1
        self._steward.fail(live)
        return Refusal(message.id, "busy", "failed")

    # --- looking on

    async def _watch(self, connection: Connection, message: Watch) -> Reply:
        live = await self._registry.known(message.table, connection.person)
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
        live.audience.join(connection, viewer, message.words)
        self._saving.tell(connection)
        snapshot = live.audience.snapshot(viewer, connection.person, message.since, self._now())
        self._writer.follow(live, [(connection, connection.pack(snapshot))])
        if viewer == NONE:
            self._show_onlookers(live)
        self._steward.drive(live)
        return Ack(message.id)

    def _show_onlookers(self, live: Live) -> None:
        """Everybody sees how many look on."""
        if not self._writer.begin(live):
            self._writer.follow(live, live.audience.news(self._now()))

    def unwatch(self, connection: Connection, id: str, viewer: int) -> None:
        """A connection stops watching a table."""
        live = self._registry.at(id)
        if live is None or not live.audience.looks_through(connection, viewer):
            return
        live.used = self._now()
        live.audience.leave(connection, viewer)
        if viewer == NONE:
            self._show_onlookers(live)
        elif not live.audience.is_there(viewer):
            self._steward.expect(live, viewer)


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
