"""The house: all live tables of a server. Commands come in, entries go to the store, and viewers see only what is on
disk.

Each job has its own module: the registry holds the tables in memory, the inbox carries out messages, the audience of a
table sees what happens, the steward moves bots and clocks, and the writer commits. This module ties them together.

Commands change a table one after another. The entries of a command wait for the next commit. If a commit fails, the
house forgets its tables and reloads them from the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

import msgspec

from aerodrome.house.audience import Connection
from aerodrome.house.crew import Crew
from aerodrome.house.door import Door
from aerodrome.house.fleet import neighbours_of
from aerodrome.house.inbox import Inbox, Replied
from aerodrome.house.orders import Orders
from aerodrome.house.registry import Live, Registry, link_hash, rematch_id
from aerodrome.house.replies import Reply
from aerodrome.house.saving import Saving
from aerodrome.house.steward import Manners, Steward
from aerodrome.house.writer import Writer
from aerodrome.store.errors import Conflict, Corrupt, Outage, StoreError
from aerodrome.store.lists import Alive
from aerodrome.store.store import Store
from aerodrome.table.core import OUTSIDE, is_outside
from aerodrome.table.entries import AnyEntry, Ended, Freed, Left, Readmitted, Settings, Started
from aerodrome.table.errors import Damaged, Refused
from aerodrome.table.naming import likeness, name_reserved
from aerodrome.table.table import Table
from aerodrome.table.wire import AnyMessage, Choose, Notice

log = logging.getLogger("aerodrome.house")

HAND_OVER_SECONDS = 2.0
"""The longest time, in seconds, that a stopping server waits for the disk before it hands its tables over."""

T = TypeVar("T")


class House:
    """All tables of one server process."""

    def __init__(
        self,
        store: Store,
        crew: Crew | None = None,
        manners: Manners | None = None,
        now: Callable[[], float] | None = None,
    ) -> None:
        self.store, self.crew, self.manners = store, crew or Crew(), manners or Manners()
        self.neighbours = neighbours_of(store, now, self.manners.beat)
        self.now = now or self.neighbours.now
        self.door = Door(tell=self.neighbours.pass_on)
        self.neighbours.on("door", self.door.hear)
        self.registry = Registry(store, self.now, self._revived, self.neighbours.read_on)
        self.saving = Saving(store, self.now, self)
        self.writer = Writer(store, self.saving, self.now, self, self.manners.gather)
        self.steward = Steward(
            self.registry, self.writer, self.saving, self.crew, self.manners, self.neighbours, self.now
        )
        orders = Orders(
            self.writer, self.door, self.crew, self.now, self._rematch, self.check_places, self.check_name,
            self.neighbours,
        )  # fmt: skip
        self.inbox = Inbox(self.registry, self.writer, self.saving, self.steward, orders, self.neighbours, self.now)
        self._opened = False
        self.asleep: dict[str, Alive | None] = {}
        """Running tables that nobody kept going for a while, with the last sign of life from the house that did, until
        the store has an entry that says they go on."""

    # --- opening and closing

    async def open(self) -> None:
        """Start the writer, and continue the matches that were running."""
        await self.store.claim()
        self.writer.open()
        self.asleep = await self.neighbours.open()
        lives = []
        for match in list(self.asleep):
            try:
                lives.append(await self.registry.get(match))
            except (Refused, Damaged):
                continue
            except StoreError:
                raise
            except Exception:  # one bad table must not keep the house closed
                log.exception("a table cannot be opened", extra={"table": match})
        self._opened = True  # reading them may take long, and costs no player time
        self.neighbours.begin(self)
        for live in lives:
            try:
                self._revived(live)
                self.steward.go_on(live)
            except Exception:
                log.exception("a table cannot go on", extra={"table": live.table.id})

    async def hand_over(self) -> None:
        """Move no table on any more, and give them all to other servers. Players may still act."""
        await self.steward.rest()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HAND_OVER_SECONDS):
                while self.writer.busy:  # what was done for the tables comes before
                    await asyncio.sleep(0.005)
        await self.neighbours.hand_over()

    async def close(self) -> None:
        """Write everything that waits, and stop."""
        self.saving.close()
        await self.hand_over()
        await self.steward.close()
        await self.writer.close()
        await self.neighbours.close()
        for live in self.registry:
            for connection in live.audience:
                connection.drop("the server is closing")
        await asyncio.to_thread(self.crew.outside.close)
        self.crew.close()

    async def kill(self) -> None:
        """Stop at once, as a crash does."""
        self.saving.close()
        await self.neighbours.kill()
        await self.steward.close()
        await self.writer.kill()

    # --- clocks stand still while nobody keeps a table going

    def _revived(self, live: Live) -> None:
        """Once the house is open, continue a table that was running when the house closed, or when its server died."""
        table = live.table
        if self._opened and not live.awake and table.id in self.asleep and self.neighbours.holds(table.id):
            live.awake = True
            table.reopen(last_sign_of_life(self.asleep[table.id], table.last_at), self.now())
            self.writer.begin(live, as_holder=True)

    # --- news from the neighbours

    def take_over(self, asleep: dict[str, Alive | None], others: list[str]) -> None:
        """This server holds the leases of these running tables now. Nobody did for a while at the first."""
        self.asleep |= asleep
        for id in asleep:
            live = self.registry.at(id)
            if live is not None:
                live.awake = False
        self.steward.spawn(self._take_over([*asleep, *others]))

    async def _take_over(self, ids: list[str]) -> None:
        for id in ids:
            live = self.registry.at(id)
            if live is not None:
                self._revived(live)
                self.steward.go_on(live)
            else:
                await self.steward.bring_back(id)

    def let_go(self) -> None:
        """This server holds no lease any more."""
        for live in self.registry:
            self.steward.drive(live)

    def moved_on(self, live: Live, entries: list[AnyEntry]) -> None:
        """Others have made entries at a table; they are applied."""
        self.writer.show(live, entries)
        self.steward.drive(live)

    def moved_about(self, live: Live, seats: Iterable[int]) -> None:
        """Others have come to a table, or left it, through other servers; and these seats with them."""
        for seat in seats:
            if live.audience.is_there(seat):
                self.steward.arrive(live, seat)
            else:
                self.steward.expect(live, seat)
        self.inbox.show_onlookers(live)
        self.steward.drive(live)

    def met(self) -> None:
        """Another server has joined, and knows nothing yet that is in no journal."""
        self.door.tell_all()

    def stumble(self, live: Live) -> None:
        """A table does not fit its journal."""
        self.steward.renew(live)

    # --- news from the writer

    def happened(self, live: Live, entry: AnyEntry, here: bool) -> None:
        id = live.table.id
        match entry:
            case Left() if here:
                self.door.left(id, entry.seat)
            case Freed() if here:
                self.door.left(id, entry.seat, entry.closed)
            case Readmitted() if here:
                self.door.readmitted(id, entry.person)
            case Started():
                self.door.begun(id)
            case Ended():
                self.door.begun(id)
                table = live.table
                self.crew.outside.dismiss(id, table.board.outcome() if table.board and table.board.over else None)

    def written(self, live: Live) -> None:
        if self.asleep and live.awake:
            self.asleep.pop(live.table.id, None)
        self.registry.succeed(live)
        self.neighbours.settled(live)

    def lost(self, live: Live, why: BaseException) -> None:
        if isinstance(why, Conflict):
            self.steward.renew(live)
            return
        if isinstance(why, Corrupt) and not live.broken:
            self.registry.put_aside(Damaged(live.table.id, str(why)), live.table)
        self.steward.fail(live)

    def tell_everybody(self, notice: Notice) -> None:
        for connection in {connection for live in self.registry for connection in live.audience}:
            try:
                connection.send(connection.pack(notice))
            except Exception:
                log.exception("a frame could not be sent")

    def resume(self, since: float) -> None:
        for live in self.registry:
            if live.table.settings.clock.kind != "none" and self.neighbours.holds(live.table.id):
                live.table.reopen(since, self.now())  # nobody could move meanwhile
                self.writer.begin(live, as_holder=True)
            self.steward.drive(live)

    # --- messages

    async def act(self, connection: Connection, message: AnyMessage) -> Reply:
        """Carry out a message, and return the reply. A client's mistake never raises."""
        return await self.inbox.act(connection, message)

    def move(self, connection: Connection, message: Choose, replied: Replied) -> bool:
        """Make a move at once, unless it has to wait for something. Calls ``replied`` when the move is on disk."""
        return self.inbox.move(connection, message, replied)

    def unwatch(self, connection: Connection, id: str, viewer: int) -> None:
        self.inbox.unwatch(connection, id, viewer)

    # --- looking at tables

    async def look_for(self, id: str, person: str) -> Table:
        """The same as ``look``, for a person who may know of the table."""
        return await self._on_disk(lambda: self.registry.known(id, person))

    async def look(self, id: str) -> Table:
        """A table with everything it has done on disk. The caller must know what it may show."""
        return await self._on_disk(lambda: self.registry.get(id))

    async def _on_disk(self, get: Callable[[], Awaitable[Live]]) -> Table:
        while True:
            live = await get()
            if live.uncommitted:
                self.saving.check()  # the table could not be shown for a long time
            with contextlib.suppress(Conflict):
                await self.writer.settled(live)
                if self.saving.possible:
                    await self.neighbours.read_on(live)
                return live.table

    def peek(self, id: str) -> Table | None:
        """A table if it is in memory. Lists use this, since they must not read every journal."""
        live = self.registry.at(id)
        return live.table if live is not None else None

    async def attended(self) -> set[str]:
        """Tables whose host or a player is connected to another server."""
        return await self.neighbours.attended()

    async def bring_in(self, ids: Iterable[str]) -> None:
        """Read those of these tables that are attended through other servers, so that lists can show who is there."""
        for id in await self.neighbours.attended() & {*ids}:
            with contextlib.suppress(Refused, Damaged):
                await self.registry.get(id)

    def is_attended(self, id: str) -> bool:
        """Is the host or a player connected? At a table that is not in memory, nobody is connected here."""
        live = self.registry.at(id)
        return live is not None and live.audience.is_attended(live.table.created.host)

    def is_damaged(self, id: str) -> bool:
        """Is a table known to be damaged?"""
        return self.registry.is_damaged(id)

    def about_damage(self, id: str, person: str) -> Refused:
        """What to tell a person about a damaged table."""
        return self.registry.about_damage(id, person)

    def sweep(self) -> None:
        """Forget tables at which nobody is present and nothing is left to do."""
        self.registry.sweep(self.manners.keep)
        self.door.sweep(self.now())
        self.crew.outside.sweep()

    @property
    def tables(self) -> int:
        return len(self.registry)

    @property
    def connections(self) -> int:
        return sum(len(live.audience) for live in self.registry)

    @property
    def failures(self) -> int:
        """Commands and commits that failed."""
        return self.inbox.failures + self.writer.failures

    # --- can the store be written?

    def check_can_save(self) -> None:
        """Refuse if the store cannot be written. HTTP requests use this, since they cannot wait."""
        self.saving.check()

    async def probe(self) -> Outage | None:
        """Why the store cannot be written."""
        return await self.saving.probe()

    # --- making tables, and letting people in

    async def create(
        self,
        settings: Settings,
        host: str,
        bots: dict[int, str] | None = None,
        rematch_of: str = "",
        address: str = "",
    ) -> tuple[str, str]:
        """A new table with bots in some seats; returns its id and the token of its link."""
        self.saving.check()
        live, new, token = self.registry.create(
            settings, host, bots or {}, rematch_of, self.crew.outside.bots(settings.game)
        )
        self.door.opened(live.table, address, self.now())
        await self.steward.commit(live, new)
        return live.table.id, token

    async def _rematch(self, live: Live, person: str) -> str:
        """A new table with the same people and bots, each moved by one seat. Everybody except ``person`` must say that
        they are ready; against bots alone the game begins."""
        table = live.table
        if table.status not in ("over", "abandoned"):
            raise Refused("not now", "rematch-too-soon")
        settings = table.settings
        if settings.is_lesson:
            settings = msgspec.structs.replace(settings, privacy="private")
        self.saving.check()
        outside = self.crew.outside.bots(settings.game)
        id = rematch_id(table)  # if two servers make it at the same time, it is one table all the same
        if await self.registry.find(id, person) is not None:
            return id
        new, batch, _ = self.registry.create(settings, person, {}, table.id, id=id)
        now = self.now()
        for i, seat in enumerate(table.seats):
            there = (i + 1) % len(table.seats)
            if seat.bot:
                known = not seat.bot.startswith(OUTSIDE) or seat.bot in outside
                new.table.seat_bot(person, there, seat.bot if known else settings.stand_in, now, seat.name, outside)
            else:
                new.table.admit(seat.person, now)
                new.table.sit(seat.person, seat.name, there, now, asked_in=True)
        if all(seat.bot or seat.person == person for seat in table.seats):
            new.table.start(person, now)
        self.door.opened(new.table, "", now)
        with contextlib.suppress(Conflict):
            await self.steward.commit(new, batch)
        return id

    async def admit(self, id: str, token: str, person: str) -> bool:
        """Let a person in who has the table's link. Returns False if the token was never its link."""
        self.saving.check()
        begun = asyncio.get_running_loop().time()
        shown = link_hash(token)

        def letting_in(live: Live) -> bool:
            *earlier, link = live.table.links
            if not secrets.compare_digest(shown, link):
                if any(secrets.compare_digest(shown, each) for each in earlier):
                    raise Refused("withdrawn", "link-withdrawn")
                return False
            live.table.admit(person, self.now())
            return True

        live = await self.registry.find(id, person)
        if live is None or not await self._change(id, letting_in):
            await self.registry.take_as_long(begun)
            return False
        return True

    async def _change(self, id: str, command: Callable[[Live], T]) -> T:
        """Do something at a table, on disk; and again if another server was first there."""
        while True:
            live = await self.registry.get(id)
            with contextlib.suppress(Conflict):
                if self.saving.possible:
                    await self.neighbours.read_on(live)
                try:
                    return command(live)
                finally:
                    await self.steward.commit(live)

    async def check_places(self, person: str, id: str) -> None:
        """Refuse a bot from outside that would sit at too many tables at the same time."""
        if not is_outside(person):
            return
        playing = {"open", "running"}
        there = {each.match for each in await self.store.players_matches(person) if each.status in playing}
        there |= {
            live.table.id for live in self.registry if live.table.seats_of(person) and live.table.status in playing
        }
        most = self.door.shares.tables_of_bot
        if len(there - {id}) >= most:
            raise Refused("not now", "bot-tables", most=most)

    async def check_name(self, person: str, name: str) -> None:
        """Refuse a name at a table that somebody else has reserved. Bots from outside have the name that their owner
        gave them."""
        if not is_outside(person) and await self.store.name_holder(likeness(name), self.now()) not in (None, person):
            raise name_reserved(name)

    async def relink(self, id: str, person: str) -> str:
        """Replace a table's link for its host, so that the old one stops working. Returns the new token."""
        token = secrets.token_urlsafe(24)
        await self._change(id, lambda live: live.table.relink(person, link_hash(token), self.now()))
        return token

    async def seat_by_invitation(self, id: str, seat: int, person: str, name: str, address: str = "") -> int:
        """Give a seat to an invited person."""
        self.saving.check()
        live = await self.registry.get(id)
        if seat not in live.table.seats_of(person):
            await self.check_places(person, id)
            await self.check_name(person, name)

        def seating(live: Live) -> None:
            if seat not in live.table.seats_of(person):
                live.table.admit(person, self.now())
                live.table.sit(person, name, seat, self.now(), asked_in=True)
                self.door.sat(live.table, seat, address, self.now(), asked_in=True)

        await self._change(id, seating)
        return seat


def last_sign_of_life(alive: Alive | None, last_at: float) -> float:
    """The time until which a table's clocks ran; ``last_at`` is the time of its last entry. A house that opens writes
    an entry to every table that goes on. If a table has no such entry, it was not open in that house, and the house's
    sign of life says nothing about it."""
    if alive is None or last_at < alive.began:
        return last_at
    return max(last_at, alive.at)
