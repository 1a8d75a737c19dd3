"""The house: all live tables of a server. Commands come in, entries go to the store, and only what is on disk is shown.

A table is changed by one command after another. What a command did waits with its entries for the next commit, and one
commit writes all that is waiting. When a commit fails, the tables in it are forgotten and read anew from the store.

While the store cannot be written at all (`Outage`), the commit is tried until it can: what it holds is shown to nobody
before, and everything that would change a table waits behind it. A table whose journal is damaged is out of the house
until that is opened again; all others go on.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from aerodrome.engines.library import NativeUnavailable
from aerodrome.games import load as load_game
from aerodrome.house.crew import Crew
from aerodrome.house.door import Door
from aerodrome.house.views import Views, sight_of, why_not
from aerodrome.rulebook.record import NONE
from aerodrome.store.errors import Conflict, Corrupt, Outage, StoreError
from aerodrome.store.journal import Batch, Loaded, NewMatch
from aerodrome.store.lists import Alive
from aerodrome.store.revive import revived
from aerodrome.store.store import Store
from aerodrome.table.clock import SteadyTime
from aerodrome.table.core import CLOSED
from aerodrome.table.entries import (
    AnyEntry,
    Created,
    Ended,
    Freed,
    Granted,
    Left,
    Readmitted,
    Seated,
    Settings,
    Started,
)
from aerodrome.table.errors import Damaged, Refused
from aerodrome.table.seating import check_settings
from aerodrome.table.table import Table
from aerodrome.table.wire import (
    Ack,
    Answer,
    AnyMessage,
    Choose,
    Describe,
    Free,
    GetReady,
    HandOver,
    Hint,
    Leave,
    Notice,
    Ping,
    Pong,
    Readmit,
    Refusal,
    Rematch,
    Reveal,
    Say,
    SeatBot,
    Sit,
    Start,
    TakeBack,
    Unwatch,
    Watch,
    encode,
)

log = logging.getLogger("aerodrome.house")

KEPT_REPLIES = 256
"""Answers that a table remembers, so that a message that comes twice is answered twice and done once."""
SAID_MOST, SAID_WITHIN = 6, 12.0
"""Lines of chat that a person may say within so many seconds."""
MOST_HINTS, HINTS_WITHIN = 10, 60.0
UNKNOWN_SECONDS = 0.05
"""How long it takes to say that there is no such table, whether or not there is one."""
SECOND_THOUGHTS = 2.5
"""So much longer the table waits with an answer that leaves no choice, while the move before can be taken back."""
MOST_FAILURES = 20
"""So often in a row a table may fail and be read anew; then it is taken for damaged."""
RETRY_FIRST, RETRY_LONGEST = 0.1, 2.0
"""Seconds between two tries to write to a store that cannot be written."""
PROBE_SECONDS = 5.0
FRESH_SECONDS = 2.0
"""So long what is known of the store, that it can be written or that it cannot, is believed without another try."""

DAMAGED = (
    "This table is damaged: what is stored of it cannot be read. "
    "Whoever runs this server will find the cause in its log."
)
CANNOT_SAVE = {
    "disk full": "The server cannot save: its disk is full.",
    "read only": "The server cannot save: it may not write to its database.",
    "unreachable": "The server cannot save: its database cannot be reached.",
    "locked": "The server cannot save: another program has locked its database.",
    "failing": "The server cannot save: its database fails.",
}
"""What players are told, by the reason of an outage."""
MOVES_WAIT = "Moves wait, and go on by themselves as soon as it can."
SAVES_AGAIN = "The server saves again, and the game goes on."


class Connection(Protocol):
    """Somebody who looks on: a browser, as a rule."""

    person: str
    address: str
    """From where; empty where nobody asks."""

    def send(self, frame: bytes) -> None:
        """Hand a frame over; it must not wait. Who cannot keep up is dropped."""

    def drop(self, reason: str) -> None:
        """End the connection; the client will come back and ask for all it has missed."""


@dataclass
class Manners:
    """How long things take. Tests make them short."""

    grace: float = 60.0
    """Seconds after which a player without a connection is said to be gone."""
    bot_delay: tuple[float, float] = (0.5, 1.6)
    """Bots answer after a time drawn from here, so that speed tells nothing."""
    forced_delay: tuple[float, float] = (0.6, 2.0)
    """The same for answers that leave no choice, which the table gives."""
    keep: float = 600.0
    """Seconds that a table stays in memory with nobody there and nothing to do."""
    beat: float = 10.0
    """Seconds after which the store notes again that the house is open: no crash gives anybody more time than that."""


@dataclass(frozen=True)
class Damage:
    """A table that cannot be read back, and who may know that there is one."""

    entry: int
    what: str
    people: frozenset[str]
    """Those who sit there, have made it or were let in."""
    public: bool


class Reply:
    """The answer to a message, kept for who asks the same again, perhaps before it is there."""

    __slots__ = ("_frame", "_wanted")

    def __init__(self) -> None:
        self._frame = b""
        self._wanted: asyncio.Future[bytes] | None = None

    def give(self, frame: bytes) -> None:
        self._frame = frame
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_result(frame)

    async def get(self) -> bytes:
        if self._frame:
            return self._frame
        if self._wanted is None:
            self._wanted = asyncio.get_running_loop().create_future()
        return await asyncio.shield(self._wanted)  # several may wait for it, and each may give up


@dataclass
class Live:
    """A table in memory, with all who look on."""

    table: Table
    views: Views
    connections: defaultdict[int, set[Connection]] = field(default_factory=lambda: defaultdict(set))
    uncommitted: int = 0
    """Commits on their way."""
    settled: asyncio.Future[None] | None = None
    """Done when there are none any more; made by who waits for that."""
    replies: OrderedDict[tuple[str, str], Reply] = field(default_factory=OrderedDict)
    rematching: asyncio.Lock = field(default_factory=asyncio.Lock)
    timer: asyncio.TimerHandle | None = None
    working: dict[int, int] = field(default_factory=dict)
    """By seat, the decision that a bot or the table is about to answer."""
    used: float = 0.0
    leaving: dict[int, asyncio.TimerHandle] = field(default_factory=dict)
    broken: bool = False


Answered = Callable[[Choose, bytes, list[bytes]], None]
"""Takes a move, its answer, and the frames for the same connection that belong before the answer."""


@dataclass(slots=True)
class _Mover:
    """Who has to be answered when a move is on disk."""

    connection: Connection
    message: Choose
    answered: Answered
    kept: Reply
    reply: bytes = b""


@dataclass(slots=True)
class _Waiting:
    """What waits for the next commit."""

    live: Live
    batch: Batch | None
    frames: list[tuple[Connection, bytes]]
    mover: _Mover | None = None
    done: asyncio.Future[None] | None = None


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
        self.now = now or SteadyTime()
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._waiting: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._writer: asyncio.Task[None] | None = None
        self._said: dict[str, deque[float]] = {}
        self._hinted: dict[str, deque[float]] = {}
        self.door = Door()
        self._closing = self._writing = False
        self._opened = False
        self._began = 0.0
        self._last_alive: Alive | None = None
        """The last sign of life of the house that was open before."""
        self._asleep: set[str] = set()
        """Tables that ran when the house was closed, and of which the store does not know yet that they go on."""
        self._beating: asyncio.Task[None] | None = None
        self._damaged: dict[str, Damage] = {}
        self._failed_in_a_row: dict[str, int] = {}
        self.outage: Outage | None = None
        """Why the store cannot be written just now."""
        self._outage_since = 0.0
        self._told_outage = False
        self._can_save = asyncio.Event()
        self._can_save.set()
        self._probed: tuple[float, Outage | None] = (-FRESH_SECONDS, None)
        self._probing = asyncio.Lock()
        self.commits = self.committed_moves = self.failures = 0

    # --- opening and closing

    async def open(self) -> None:
        """Start the writer, and go on with the matches that were running."""
        await self.store.claim()
        self._writer = asyncio.create_task(self._write())
        self._last_alive = await self.store.last_alive()
        running = await self.store.running()
        self._asleep = set(running)
        lives = []
        for match in running:
            try:
                lives.append(await self._get(match))
            except (Refused, Damaged):
                continue
            except StoreError:
                raise
            except Exception:  # whatever it is, it is this table's
                log.exception("a table cannot be opened", extra={"table": match})
        self._began, self._opened = self.now(), True  # reading them all may have taken long, and is nobody's time
        for live in lives:
            try:
                self._reopen(live)
                for seat in range(len(live.table.seats)):
                    self._expect(live, seat)
                self._drive(live)
            except Exception:
                log.exception("a table cannot go on", extra={"table": live.table.id})
        self._beating = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        self._closing, closed_at = True, self.now()
        self._can_save.set()  # who waits for that is told that the house closes
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        for live in self._live.values():
            for handle in (live.timer, *live.leaving.values()):
                if handle is not None:
                    handle.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while self._waiting or self._writing:
            await asyncio.sleep(0.01)
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._note_alive(closed_at)
        for live in self._live.values():
            for connection in {c for those in live.connections.values() for c in those}:
                connection.drop("the server is closing")
        self.crew.close()

    @property
    def tables(self) -> int:
        return len(self._live)

    @property
    def connections(self) -> int:
        return sum(len(those) for live in self._live.values() for those in live.connections.values())

    def _spawn(self, work: Coroutine[Any, Any, None], live: Live | None = None) -> None:
        """Run a task that the house owns; what goes wrong in it is logged, and its table is read anew."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(lambda task: self._finished(task, live))

    def _finished(self, task: asyncio.Task[None], live: Live | None) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            about = {"table": live.table.id} if live is not None else {}
            log.error("a task failed", exc_info=task.exception(), extra=about)
            if live is not None:
                self._fail(live)

    # --- while the house is closed, time stands still

    def _reopen(self, live: Live) -> None:
        """A table that ran when the house was closed goes on where it was."""
        table = live.table
        if table.id in self._asleep:
            table.reopen(last_sign_of_life(self._last_alive, table.last_at), self.now())
            self._begin_commit(live)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.manners.beat)
            await self._note_alive(self.now())

    async def _note_alive(self, at: float) -> None:
        """Tell the store that the house is open, if anybody plays here: who opens it again has no other way to know
        until when clocks ran, since a house that is killed says no farewell."""
        if any(live.table.status == "running" for live in self._live.values()):
            try:
                await self.store.note_alive(Alive(self._began, at))
            except Exception as error:
                log.warning("the store cannot note the time", extra={"error": str(error)})

    # --- tables in memory

    async def _get(self, id: str) -> Live:
        """A table, from memory or from the store."""
        live = self._live.get(id)
        if live is not None:
            live.used = self.now()
            return live
        damage = self._damaged.get(id)
        if damage is not None:
            raise Damaged(id, damage.what, damage.entry)
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(loading)  # several may wait for it, and each may give up

    async def _load(self, id: str) -> Live:
        try:
            loaded = await self.store.load(id)
            if loaded is None:
                raise Refused("unknown table", "There is no such table.")
            live = self._live[id] = self._revive(loaded)
            if self._opened:
                self._reopen(live)
            return live
        except Damaged as damaged:
            await self._note_damage(damaged, damaged.known)
            raise
        except Corrupt as corrupt:
            unreadable = Damaged(id, str(corrupt))
            await self._note_damage(unreadable, None)
            raise unreadable from None
        finally:
            del self._loading[id]

    # --- tables that are damaged

    async def _note_damage(self, damaged: Damaged, known: Table | None) -> None:
        """A table cannot be read back: remember it, and who may know of it, so that nobody has to read it again."""
        try:
            people = await self.store.seated(damaged.id)
        except StoreError:
            people = set()
        self._put_aside(damaged, known, people)

    def _put_aside(self, damaged: Damaged, known: Table | None, people: set[str]) -> None:
        if known is not None:
            people = people | known.admitted | {known.created.host} | {seat.person for seat in known.seats}
        public = known is not None and known.settings.privacy == "public"
        self._damaged[damaged.id] = Damage(damaged.entry, damaged.what, frozenset(people - {""}), public)
        log.error("a table is damaged", extra={"table": damaged.id, "entry": damaged.entry, "error": damaged.what})

    @property
    def damaged(self) -> int:
        """How many tables are known to be damaged."""
        return len(self._damaged)

    def is_damaged(self, id: str) -> bool:
        """Is it known that a table is damaged?"""
        return id in self._damaged

    def about_damage(self, id: str, person: str) -> Refused:
        """What a person is told of a damaged table. To who may not know of it, it does not exist."""
        damage = self._damaged.get(id)
        if damage is not None and (damage.public or person in damage.people):
            return Refused("damaged", DAMAGED)
        return Refused("unknown table", "There is no such table.")

    async def _find(self, id: str, person: str) -> Live | None:
        """A table, or None where there is none or the person may not know that it is damaged; who may is refused."""
        try:
            return await self._get(id)
        except Damaged:
            refused = self.about_damage(id, person)
            if refused.code == "damaged":
                raise refused from None
        except Refused:
            pass
        return None

    def _revive(self, loaded: Loaded) -> Live:
        table = revived(loaded)
        return Live(table, Views(table), used=self.now())

    async def _known(self, id: str, person: str) -> Live:
        """A table that a person may know of. To others it does not exist, whether or not it does."""
        begun = asyncio.get_running_loop().time()
        live = await self._find(id, person)
        if live is not None and live.table.may_know(person):
            return live
        if live is not None and person in live.table.closed_to and live.table.status == "open":
            raise Refused("not allowed", CLOSED)  # they sat there: they may know why they do not any more
        await self._take_as_long(begun)
        raise Refused("unknown table", "There is no such table.")

    async def _take_as_long(self, begun: float) -> None:
        """Wait until it cannot be told from the time whether a table was found in memory, in the store or nowhere."""
        await asyncio.sleep(begun + UNKNOWN_SECONDS - asyncio.get_running_loop().time())

    async def look_for(self, id: str, person: str) -> Table:
        """A table that a person may know of, as ``look`` gives it."""
        return await self._on_disk(await self._known(id, person))

    async def look(self, id: str) -> Table:
        """A table to be looked at by who knows what may be shown of it; all that it has done is on disk."""
        return await self._on_disk(await self._get(id))

    async def _on_disk(self, live: Live) -> Table:
        """A table when all that it has done is on disk."""
        if live.uncommitted:
            self.check_can_save()  # it would be long until this can be shown
        await self._settled(live)
        return live.table

    def peek(self, id: str) -> Table | None:
        """A table, if it is in memory: for lists, which must not read every journal."""
        live = self._live.get(id)
        return live.table if live is not None else None

    def _fail(self, live: Live) -> None:
        """Something went wrong with a table: read it anew, and go on."""
        if not live.broken:
            id = live.table.id
            self._forget(live, "the table has to be read anew")
            often = self._failed_in_a_row[id] = self._failed_in_a_row.get(id, 0) + 1
            if often >= MOST_FAILURES:
                self._put_aside(Damaged(id, f"it failed {often} times in a row"), live.table, set())
            elif not self._closing:
                self._spawn(self._go_on(id))

    async def _go_on(self, id: str) -> None:
        """Bring a table back after a failure: bots and clocks must not wait until somebody looks at it."""
        pause = 0.05
        while not self._closing:
            await asyncio.sleep(pause)
            try:
                live = await self._get(id)
            except (Refused, Damaged):
                return
            except Exception:
                log.exception("a table cannot be read", extra={"table": id})
                pause = min(2 * pause, 10.0)
                continue
            for seat in range(len(live.table.seats)):
                if not live.connections[seat]:
                    self._expect(live, seat)
            self._drive(live)
            return

    def _forget(self, live: Live, reason: str) -> None:
        """Drop a table from memory, and all who look on: they come back and see what is on disk."""
        live.broken = True
        self.store.forget(live.table.id)
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]
        if live.timer is not None:
            live.timer.cancel()
        for handle in live.leaving.values():
            handle.cancel()
        for connection in {c for those in live.connections.values() for c in those}:
            connection.drop(reason)

    def sweep(self) -> None:
        """Forget tables with nobody there and nothing to do."""
        now = self.now()
        for live in list(self._live.values()):
            idle = not any(live.connections.values()) and not live.uncommitted and not live.working
            if idle and live.timer is None and now - live.used > self.manners.keep:
                self._forget(live, "")
        self.door.sweep(now)

    def is_attended(self, id: str) -> bool:
        """Is somebody there who sits at the table, or its host? Of a table on disk nobody is."""
        live = self._live.get(id)
        if live is None:
            return False
        host = live.table.created.host
        return any(
            those and (viewer != NONE or any(each.person == host for each in those))
            for viewer, those in live.connections.items()
        )

    # --- making tables

    async def create(
        self,
        settings: Settings,
        host: str,
        bots: dict[int, str] | None = None,
        rematch_of: str = "",
        lesson_secret: bytes | None = None,
        address: str = "",
    ) -> tuple[str, str]:
        """A new table with bots in some seats; returns its id and the token of its link. A lesson, and only that, has a
        secret that is known beforehand."""
        check_settings(settings)
        self.check_can_save()
        if settings.is_lesson != (lesson_secret is not None):
            raise Refused("bad message", "A lesson needs a secret of its own, and nothing else may have one.")
        id, token = secrets.token_urlsafe(12), secrets.token_urlsafe(24)
        secret = secrets.token_bytes(32) if lesson_secret is None else lesson_secret
        table = Table(id, secret)
        game = load_game(settings.game)
        created = Created(
            settings, game.version, game.cards_digest, table.luck.commitment, host, link_hash(token), rematch_of
        )
        now = self.now()
        table.create(created, now)
        for seat, bot in sorted((bots or {}).items()):
            table.seat_bot(host, seat, bot, now)
        live = Live(table, Views(table), used=now)
        self._live[id] = live
        self.door.opened(table, address, now)
        new = NewMatch(id, settings.game, settings.privacy, now, secret)
        await self._commit(live, new=new)
        return id, token

    # --- acting

    async def act(self, connection: Connection, message: AnyMessage) -> bytes:
        """Carry out a message; returns the frame that answers it. Never raises for what a client did."""
        person, id = connection.person, message.id
        try:
            if isinstance(message, Ping):
                return encode(Pong(self.now()))
            if isinstance(message, Watch):
                return await self._watch(connection, message)
            if isinstance(message, Unwatch):
                self.unwatch(connection, message.table, message.seat)
                return encode(Ack(id))
            live = await self._known(message.table, person)
            if not self._can_save.is_set() and not isinstance(message, Describe | Hint):
                await self._until_saving(connection)
                live = await self._known(message.table, person)
            if isinstance(message, Choose):
                answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
                if self._move(live, connection, message, answer_by(connection, answer)):
                    return await answer
            if not person:
                raise Refused("not allowed", "Say who you are first: sign in, or take a name as a guest.")
            known = live.replies.get((person, id))
            if known is None:
                if live.table.has_done(person, id):
                    await self._settled(live)
                    return encode(acknowledged(id, live.table.ids[person, id]))
                return await self._answer_once(live, person, message, connection.address)
            return await known.get()
        except Refused as refused:
            return encode(Refusal(id, refused.code, str(refused), refused.rule))
        except (Damaged, StoreError) as error:
            if isinstance(error, Damaged) and self.is_damaged(error.id):
                told = self.about_damage(error.id, person)
                return encode(Refusal(id, told.code, str(told)))
            log.error("a table failed", extra={"error": str(error)})
            return encode(Refusal(id, "busy", "The table has to be read anew; try again in a moment."))

    def move(self, connection: Connection, message: Choose, answered: Answered) -> bool:
        """Make a move now; it is answered when it is on disk. Needs no task, since nearly every message is a move.

        False, and nothing is done, where something has to be waited for first: a table that is not in memory, or the
        answer to the same message that came before. ``act`` does that.
        """
        live = self._live.get(message.table)
        return live is not None and self._can_save.is_set() and self._move(live, connection, message, answered)

    def _move(self, live: Live, connection: Connection, message: Choose, answered: Answered) -> bool:
        table, person, id, seat = live.table, connection.person, message.id, message.seat
        if not person or (person, id) in live.replies or table.has_done(person, id) or not table.may_know(person):
            return False
        live.used = now = self.now()
        before = table.seq
        mover = _Mover(connection, message, answered, self._expect_reply(live, person, id))
        try:
            try:
                table.check_owner(person, seat)
                if table.seats[seat].stand_in and seat in table.asked:
                    table.come_back(seat, now)
                table.choose(seat, message.action, message.decision, now)
                table.note_done(person, id, now, before)
                table.finish(now)
                mover.reply = encode(Ack(id))
            except Refused as refused:
                mover.reply = encode(Refusal(id, refused.code, str(refused), refused.rule))
            # Of what is refused a part may have been done, as coming back to one's seat; and a refusal tells of what
            # was done before.
            if not self._begin_commit(live, mover=mover):
                if live.uncommitted:
                    self._wait_for_commit(_Waiting(live, None, [], mover))
                else:
                    self._answer_mover(live, mover, [])
        except Exception as error:
            self._refuse_mover(live, mover, error)
        return True

    def _answer_mover(self, live: Live, mover: _Mover, before: list[bytes]) -> None:
        """A move is on disk."""
        mover.kept.give(mover.reply)
        mover.answered(mover.message, mover.reply, before)
        self._drive(live)

    def _refuse_mover(self, live: Live, mover: _Mover, why: BaseException) -> None:
        """A move has failed."""
        reply = self._failed(live, mover.connection.person, mover.message, why)
        mover.kept.give(reply)
        mover.answered(mover.message, reply, [])

    def _expect_reply(self, live: Live, person: str, id: str) -> Reply:
        """A place for an answer, where who asks the same again finds it."""
        answer = live.replies[person, id] = Reply()
        while len(live.replies) > KEPT_REPLIES:
            live.replies.popitem(last=False)
        return answer

    async def _answer_once(self, live: Live, person: str, message: AnyMessage, address: str) -> bytes:
        """Answer, and keep the answer for who asks again."""
        key = person, message.id
        answer = self._expect_reply(live, person, message.id)
        try:
            reply = await self._answer(live, person, message, address)
        except BaseException:
            # Who asked is gone before it was done. What was begun is on its way to the disk, and the table goes on.
            live.replies.pop(key, None)
            if not self._closing:
                self._spawn(self._commit(live))
            answer.give(encode(Refusal(message.id, "busy", "That was not finished; ask again.")))
            raise
        answer.give(reply)
        return reply

    async def _answer(self, live: Live, person: str, message: AnyMessage, address: str) -> bytes:
        try:
            return encode(await self._carry_out(live, person, message, address))
        except Refused as refused:
            reply = encode(Refusal(message.id, refused.code, str(refused), refused.rule))
        except Exception as error:
            return self._failed(live, person, message, error)
        try:
            await self._commit(live)  # a part may have been done; and a refusal tells of what was done before
        except Exception as error:
            return self._failed(live, person, message, error)
        return reply

    def _failed(self, live: Live, person: str, message: AnyMessage, why: BaseException) -> bytes:
        about = {"table": live.table.id, "kind": type(message).__name__}
        log.error("a command failed", exc_info=why, extra=about)
        live.replies.pop((person, message.id), None)
        self.failures += 1
        self._fail(live)
        return encode(Refusal(message.id, "busy", "That did not work. Try again in a moment."))

    async def _carry_out(self, live: Live, person: str, message: AnyMessage, address: str) -> Ack:
        table, now = live.table, self.now()
        granted: Granted | None = None
        before = table.seq
        match message:
            case Sit():
                if not table.may_sit(person) and person not in table.closed_to:
                    raise Refused("not allowed", "This table is by invitation: open it with its link.")
                self.door.check(table, person, address)
                seat = table.sit(person, message.name, message.seat, now)
                self.door.sat(table, seat, address, now)
                granted = Granted(seat=seat)
            case SeatBot():
                table.seat_bot(person, message.seat, message.bot, now)
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
            case Say():
                self._say(table, person, message, now)
            case Rematch():
                table.check_owner(person, message.seat)
                async with live.rematching:
                    granted = Granted(table=await self._rematch(live, person))
                    before = table.seq
                    if not table.rematch:
                        table.note_rematch(granted.table, now)
            case Describe():
                table.check_owner(person, message.seat)
                await self._settled(live)
                return Ack(message.id, why=why_not(table, message.seat, message.action))
            case Hint():
                return await self._hint(live, person, message)
            case _:
                raise Refused("bad message", "That cannot be asked of a table.")
        table.note_done(person, message.id, now, before, granted)
        table.finish(now)
        await self._commit(live)
        return acknowledged(message.id, granted)

    def _say(self, table: Table, person: str, message: Say, now: float) -> None:
        if message.seat == NONE:
            if not table.may_watch(person):
                raise Refused("not allowed", "Only who may look on can talk here.")
            if person in table.closed_to:
                raise Refused("not allowed", "The host has closed this table to you.")
            name = "A spectator"
        else:
            table.check_owner(person, message.seat)
            name = table.names[message.seat]
        within(self._said, person, now, SAID_MOST, SAID_WITHIN, "That is a lot of talk; wait a few seconds.")
        table.say(message.seat, name, message.text, now)

    async def _hint(self, live: Live, person: str, message: Hint) -> Ack:
        table = live.table
        table.check_owner(person, message.seat)
        if not table.settings.hints:
            raise Refused("no hint", "This table plays without hints.")
        if message.seat not in table.asked:
            raise Refused("not now", "You are not asked anything.")
        within(self._hinted, person, self.now(), MOST_HINTS, HINTS_WITHIN, "That is a lot of hints; wait a little.")
        await self._settled(live)
        sight = sight_of(table, message.seat)
        if not sight.legal:
            raise Refused("not now", "You are not asked anything.")
        try:
            return Ack(message.id, advice=await self.crew.hint(sight, seed_for(table, message.seat)))
        except NativeUnavailable:
            raise Refused("no hint", "This server plays without hints.") from None
        except Exception as error:
            log.warning("there was no hint", extra={"error": f"{type(error).__name__}: {error}"})
            raise Refused("no hint", "There is no hint at the moment; try again later.") from None

    async def _rematch(self, live: Live, person: str) -> str:
        """A new table with the same people and bots, each one seat on; everybody else must say that they are ready."""
        table = live.table
        if table.rematch:
            return table.rematch
        if table.status not in ("over", "abandoned"):
            raise Refused("not now", "There can be a rematch when this game is over.")
        settings = table.settings
        if settings.is_lesson:
            settings = msgspec.structs.replace(settings, privacy="private")
        id, _ = await self.create(settings, person, rematch_of=table.id)
        new = await self._get(id)
        now = self.now()
        for i, seat in enumerate(table.seats):
            there = (i + 1) % len(table.seats)
            if seat.bot:
                new.table.seat_bot(person, there, seat.bot, now)
            else:
                new.table.admit(seat.person, now)
                new.table.sit(seat.person, seat.name, there, now, asked_in=True)
        await self._commit(new)
        return id

    async def admit(self, id: str, token: str, person: str) -> bool:
        """Let a person in who shows the table's link; False for what never was its link."""
        self.check_can_save()
        begun = asyncio.get_running_loop().time()
        live = await self._find(id, person)
        shown, (*earlier, link) = link_hash(token), live.table.links if live is not None else [""]
        if live is None or not secrets.compare_digest(shown, link):
            if any(secrets.compare_digest(shown, each) for each in earlier):
                raise Refused("withdrawn", "The host has withdrawn this link. Ask for the new one.")
            await self._take_as_long(begun)
            return False
        live.table.admit(person, self.now())
        await self._commit(live)
        return True

    async def relink(self, id: str, person: str) -> str:
        """Another link for a table, for its host; the earlier one is worth nothing any more. Returns its token."""
        live = await self._get(id)
        token = secrets.token_urlsafe(24)
        live.table.relink(person, link_hash(token), self.now())
        await self._commit(live)
        return token

    async def seat_by_invitation(self, id: str, seat: int, person: str, name: str, address: str = "") -> int:
        """Give a seat to a person who was invited to it."""
        self.check_can_save()
        live = await self._get(id)
        if seat in live.table.seats_of(person):
            return seat
        live.table.admit(person, self.now())
        try:
            live.table.sit(person, name, seat, self.now(), asked_in=True)
            self.door.sat(live.table, seat, address, self.now(), asked_in=True)
        finally:
            await self._commit(live)
        return seat

    # --- looking on

    async def _watch(self, connection: Connection, message: Watch) -> bytes:
        live = await self._known(message.table, connection.person)
        table, viewer = live.table, message.seat
        if viewer == NONE:
            if not table.may_watch(connection.person):
                raise Refused("not allowed", "This table is not open to spectators; its link lets you in.")
        else:
            table.check_owner(connection.person, viewer)
            self._arrive(live, viewer)
            if self._can_save.is_set():  # else who is back is seen with the first move
                table.come_back(viewer, self.now())
                table.finish(self.now())
        # What is not on disk yet goes out to those who were here before; then the newcomer gets it all at once.
        self._begin_commit(live)
        live.views.open(viewer, message.words)
        live.connections[viewer].add(connection)
        if self._told_outage:
            connection.send(self._notice())
        frame = encode(live.views.snapshot(viewer, connection.person, message.since, self.now()))
        if live.uncommitted:
            self._wait_for_commit(_Waiting(live, None, [(connection, frame)]))
        else:
            connection.send(frame)
        self._drive(live)
        return encode(Ack(message.id))

    def unwatch(self, connection: Connection, id: str, viewer: int) -> None:
        live = self._live.get(id)
        if live is None or connection not in live.connections.get(viewer, ()):
            return
        live.connections[viewer].discard(connection)
        live.used = self.now()
        if not live.connections[viewer]:
            live.views.close(viewer)
            if viewer != NONE:
                self._expect(live, viewer)

    def _arrive(self, live: Live, seat: int) -> None:
        handle = live.leaving.pop(seat, None)
        if handle is not None:
            handle.cancel()

    def _expect(self, live: Live, seat: int) -> None:
        """A player has no connection any more: in a while the others are told."""
        if self._closing or live.table.status != "running" or not live.table.seats[seat].person:
            return
        self._arrive(live, seat)
        loop = asyncio.get_running_loop()
        live.leaving[seat] = loop.call_later(self.manners.grace, lambda: self._spawn(self._gone(live, seat), live))

    async def _gone(self, live: Live, seat: int) -> None:
        live.leaving.pop(seat, None)
        await self._can_save.wait()
        if not live.broken and not live.connections[seat]:
            live.table.gone(seat, self.now())
            await self._commit(live)

    # --- bots, forced answers and clocks

    def _drive(self, live: Live) -> None:
        """See to it that somebody answers what is asked: a bot, the table for who has no choice, or the clock."""
        table = live.table
        if table.status != "running" or table.board is None or self._closing or live.broken:
            if live.timer is not None:
                live.timer.cancel()
                live.timer = None
            return
        for seat in table.asked:
            if seat in table.sealed or live.working.get(seat) == table.decision or table.wants_back != NONE:
                continue  # while a move may yet be taken back, only people go on
            if table.seats[seat].played_by:
                live.working[seat] = table.decision
                self._spawn(self._bot_moves(live, seat, table.decision), live)
            elif self._answers_for(live, seat) and len(table.board.legal(seat)) == 1:
                live.working[seat] = table.decision
                self._spawn(self._no_choice(live, seat, table.decision), live)
        self._set_timer(live)

    def _answers_for(self, live: Live, seat: int) -> bool:
        """Does the table give an answer that leaves no choice? Only for who is there, and let no time run out before:
        an answer in the name of somebody who cannot have given it would tell everybody that there was no choice."""
        table = live.table
        if not table.game.has_secrets:
            return True
        own = table.seats_of(table.seats[seat].person)  # people around one screen look through one seat at a time
        return not table.seats[seat].misses and any(live.connections.get(each) for each in own)

    def _set_timer(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        due = live.table.next_deadline()
        if due is not None:
            delay = max(0.0, due - self.now())
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(min(delay, 86_400.0), lambda: self._spawn(self._time_is_up(live), live))

    async def _time_is_up(self, live: Live) -> None:
        live.timer = None
        if live.broken or not self._can_save.is_set():  # nobody can answer now; it is set again afterwards
            return
        live.table.tick(self.now())
        live.table.finish(self.now())
        await self._commit(live)
        self._drive(live)

    async def _bot_moves(self, live: Live, seat: int, decision: int) -> None:
        table = live.table
        try:
            await self._settled(live)
            if not self._still(live, seat, decision):
                return
            delay = asyncio.create_task(asyncio.sleep(drawn(self.manners.bot_delay)))
            bot = table.seats[seat].played_by
            action = await self.crew.choose(sight_of(table, seat), bot, seed_for(table, seat))
            await delay
            await self._can_save.wait()
            if self._still(live, seat, decision) and table.seats[seat].played_by and table.wants_back == NONE:
                table.choose(seat, action, decision, self.now(), "bot")
                table.finish(self.now())
                await self._commit(live)
        finally:
            if live.working.get(seat) == decision:
                del live.working[seat]
            self._drive(live)

    async def _no_choice(self, live: Live, seat: int, decision: int) -> None:
        table = live.table
        try:
            await asyncio.sleep(self._forced_delay(table, seat))
            await self._can_save.wait()
            board = table.board
            still = self._still(live, seat, decision) and table.wants_back == NONE and not table.seats[seat].played_by
            if still and board is not None and self._answers_for(live, seat):
                (action,) = board.legal(seat)
                table.choose(seat, action, decision, self.now(), "forced")
                table.finish(self.now())
                await self._commit(live)
        finally:
            if live.working.get(seat) == decision:
                del live.working[seat]
            self._drive(live)

    def _forced_delay(self, table: Table, seat: int) -> float:
        """How long the table waits with an answer that leaves no choice: it costs the player time as any other does, so
        never until the time is up; and where it costs none, who moved before has a moment to think again."""
        delay, due = drawn(self.manners.forced_delay), table.deadline(seat)
        others = [i for i, each in enumerate(table.seats) if i != seat and not each.played_by]
        if table.settings.clock.kind != "live" and any(map(table.can_take_back, others)):
            delay *= SECOND_THOUGHTS
        return delay if due is None else min(delay, 0.8 * max(0.0, due - self.now()))

    def _still(self, live: Live, seat: int, decision: int) -> bool:
        """Is the seat still asked the same?"""
        table = live.table
        return not live.broken and table.decision == decision and seat in table.asked and seat not in table.sealed

    # --- writing

    async def _settled(self, live: Live) -> None:
        """Wait until all that a table has done is on disk."""
        while live.uncommitted and not live.broken:
            if live.settled is None:
                live.settled = asyncio.get_running_loop().create_future()
            await asyncio.wait([live.settled])
        if live.broken:
            raise Conflict("the table is read anew")

    async def _commit(self, live: Live, new: NewMatch | None = None) -> None:
        """Write what a table has done, then show it. Returns when it is on disk, with all that was done before."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._begin_commit(live, new, done=done):
            await done
        else:
            await self._settled(live)
        self._drive(live)

    def _begin_commit(
        self,
        live: Live,
        new: NewMatch | None = None,
        mover: _Mover | None = None,
        done: asyncio.Future[None] | None = None,
    ) -> bool:
        """Have what a table has done written with the next commit; False where it has done nothing."""
        fresh = live.table.take_fresh()
        if not fresh:
            return False
        batch = self._batch(live, fresh, new)
        frames: list[tuple[Connection, bytes]] = []
        connections = live.connections
        for viewer, update in live.views.updates(self.now()):
            those = connections.get(viewer)
            if those:
                frame = encode(update)
                for connection in those:
                    frames.append((connection, frame))
        for entry, _ in fresh:
            if isinstance(entry, Left | Freed):  # who has left sees no more of what the seat sees
                live.connections.pop(entry.seat, None)
                live.views.close(entry.seat)
            self._mind_the_door(live.table.id, entry)
        self._wait_for_commit(_Waiting(live, batch, frames, mover, done))
        return True

    def _mind_the_door(self, id: str, entry: AnyEntry) -> None:
        match entry:
            case Left():
                self.door.left(id, entry.seat)
            case Freed():
                self.door.left(id, entry.seat, entry.closed)
            case Readmitted():
                self.door.readmitted(id, entry.person)
            case Started() | Ended():
                self.door.begun(id)

    def _wait_for_commit(self, waiting: _Waiting) -> None:
        self._waiting.append(waiting)
        waiting.live.uncommitted += 1
        self._wake.set()

    def _batch(self, live: Live, fresh: list[tuple[AnyEntry, float]], new: NewMatch | None) -> Batch:
        table = live.table
        seats: dict[int, str | None] = {}
        for entry, _ in fresh:
            if isinstance(entry, Seated):
                seats[entry.seat] = entry.person or None
            elif isinstance(entry, Left | Freed):
                seats[entry.seat] = None
        # Every move has a digest of the position after it; the position itself is kept once, when it stays.
        state = table.board.pack() if table.board is not None and table.ended is not None else None
        return Batch(table.id, table.seq - len(fresh), fresh, table.status, state, seats, new, table.updated)

    async def _write(self) -> None:
        """Commit all that is waiting, again and again. While everybody is shown one commit, the disk has the next."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            self._writing = True
            written: list[_Waiting] = []
            while self._waiting or written:
                waiting, self._waiting = self._waiting, []
                commit = asyncio.create_task(self._write_these(waiting)) if waiting else None
                if written and commit is not None:
                    await asyncio.sleep(0)  # so that the commit has begun
                self._conclude(written, {})
                written = waiting
                failed = await commit if commit is not None else {}
                if failed:  # before anything else is written: what came after it at these tables is void
                    self._conclude(written, failed)
                    written = []
            self._writing = False

    async def _write_these(self, waiting: list[_Waiting]) -> dict[str, BaseException]:
        """Commit; returns by table what could not be written, and why."""
        merged: dict[str, Batch] = {}
        for each in waiting:
            if each.batch is None or each.live.broken:
                continue
            into = merged.get(each.batch.match)
            if into is None:
                merged[each.batch.match] = each.batch
            else:
                into.entries += each.batch.entries
                into.status, into.state = each.batch.status, each.batch.state
                into.seats |= each.batch.seats
                into.updated = each.batch.updated
        failed: dict[str, BaseException] = {}
        if merged:
            try:
                results = await self._append(list(merged.values()))
                failed = {match: e for match, e in zip(merged, results, strict=True) if e is not None}
                self.commits += 1
                self.committed_moves += len(merged) - len(failed)
            except Exception as error:
                log.exception("a commit failed")
                failed = dict.fromkeys(merged, error)
        return failed

    async def _append(self, batches: list[Batch]) -> list[StoreError | None]:
        """Write, as soon as the store can be written."""
        pause = RETRY_FIRST
        while True:
            try:
                results = await self.store.append(batches)
            except Outage as outage:
                if self._closing:
                    raise  # nobody was told that it is done
                self._begin_outage(outage)
                await asyncio.sleep(pause)
                pause = min(2 * pause, RETRY_LONGEST)
            else:
                self._probed = time.monotonic(), None
                if self.outage is not None:
                    self._end_outage()
                return results

    # --- while the store cannot be written

    def _begin_outage(self, outage: Outage) -> None:
        """Let everything wait. Players are told when a second try has failed too."""
        if self.outage is None:
            log.error("the store cannot be written; moves wait", extra={"error": str(outage), "why": outage.reason})
            self._can_save.clear()
            self.outage, self._outage_since = outage, self.now()
            return
        changed, self.outage = outage.reason != self.outage.reason, outage
        if changed or not self._told_outage:
            self._told_outage = True
            self._tell_everybody(self._notice())

    def _end_outage(self) -> None:
        """The store can be written again: go on."""
        log.warning("the store can be written again")
        self.outage = None
        self._can_save.set()
        if self._told_outage:
            self._told_outage = False
            self._tell_everybody(self._notice())
        for live in list(self._live.values()):
            if live.table.settings.clock.kind != "none":
                live.table.reopen(self._outage_since, self.now())  # nobody could move meanwhile
                self._begin_commit(live)
            self._drive(live)

    def _notice(self) -> bytes:
        if self.outage is None:
            return encode(Notice("saving", SAVES_AGAIN))
        return encode(Notice("not saving", self._why_not_saving()))

    def _why_not_saving(self) -> str:
        reason = self.outage.reason if self.outage is not None else "failing"
        return f"{CANNOT_SAVE[reason]} {MOVES_WAIT}"

    def _tell_everybody(self, frame: bytes) -> None:
        for connection in {c for live in self._live.values() for those in live.connections.values() for c in those}:
            try:
                connection.send(frame)
            except Exception:
                log.exception("a frame could not be sent")

    def check_can_save(self) -> None:
        """For who cannot be made to wait: a request of HTTP."""
        if not self._can_save.is_set():
            raise Refused("not saving", self._why_not_saving())

    async def _until_saving(self, connection: Connection) -> None:
        """What would change a table waits until the store can be written."""
        if self._told_outage:
            connection.send(self._notice())
        await self._can_save.wait()
        if self._closing:
            raise Refused("busy", "The server is closing; try again in a moment.")

    async def probe(self) -> Outage | None:
        """Why the store cannot be written; tried out, where nothing was written a moment ago."""
        async with self._probing:
            if self.outage is not None:
                return self.outage
            at, found = self._probed
            if time.monotonic() - at >= FRESH_SECONDS:
                try:
                    async with asyncio.timeout(PROBE_SECONDS):
                        await self.store.touch()
                    found = None
                except Outage as outage:
                    found = outage
                except StoreError as error:
                    found = Outage(str(error))
                except TimeoutError:
                    found = Outage(f"{self.store.name}: it did not answer within {PROBE_SECONDS:.0f} seconds")
                self._probed = time.monotonic(), found
            return found

    def _conclude(self, waiting: list[_Waiting], failed: dict[str, BaseException]) -> None:
        """A commit is over: show what is on disk, and give up what is not."""
        for each in waiting:
            each.live.uncommitted -= 1
            why = failed.get(each.live.table.id)
            if why is None and not each.live.broken:
                self._show(each)
            else:
                self._give_up(each, why or Conflict("the table was read anew"))
            if each.live.settled is not None and (each.live.broken or not each.live.uncommitted):
                each.live.settled.set_result(None)
                each.live.settled = None

    def _show(self, each: _Waiting) -> None:
        """Something is on disk: now everybody may see it, and who did it is answered."""
        if self._asleep and each.batch is not None:
            self._asleep.discard(each.batch.match)
        mover = each.mover
        own: list[bytes] = []
        if self._failed_in_a_row:
            self._failed_in_a_row.pop(each.live.table.id, None)
        for connection, frame in each.frames:
            if mover is not None and connection is mover.connection:
                own.append(frame)
                continue
            try:
                connection.send(frame)
            except Exception:  # one bad connection must not stop the writer
                log.exception("a frame could not be sent")
        if mover is not None:
            try:
                self._answer_mover(each.live, mover, own)
            except Exception:
                log.exception("a move could not be answered")
        if each.done is not None and not each.done.done():
            each.done.set_result(None)

    def _give_up(self, each: _Waiting, why: BaseException) -> None:
        """Something could not be written."""
        self.failures += 1
        if isinstance(why, Corrupt) and not each.live.broken:
            self._put_aside(Damaged(each.live.table.id, str(why)), each.live.table, set())
        self._fail(each.live)
        if each.mover is not None:
            try:
                self._refuse_mover(each.live, each.mover, why)
            except Exception:
                log.exception("a move could not be answered")
        if each.done is not None and not each.done.done():
            each.done.set_exception(why)
            each.done.exception()


def answer_by(connection: Connection, answer: asyncio.Future[bytes]) -> Answered:
    """Answers a move to who waits for a future."""

    def answered(_: Choose, reply: bytes, before: list[bytes]) -> None:
        for frame in before:
            connection.send(frame)
        if not answer.done():
            answer.set_result(reply)

    return answered


def acknowledged(id: str, granted: Granted | None) -> Ack:
    return Ack(id) if granted is None else Ack(id, granted.seat, granted.table)


def link_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def last_sign_of_life(alive: Alive | None, last_at: float) -> float:
    """Until when a table's clocks ran, whose last entry is of ``last_at``. A house writes an entry to every table that
    goes on when it opens, so its notes say nothing of a table without one: that was not open there."""
    if alive is None or last_at < alive.began:
        return last_at
    return max(last_at, alive.at)


def seed_for(table: Table, seat: int) -> int:
    """A bot's seed at this point of the match: nobody can foretell it, and a restart draws it again. In a lesson a move
    that was taken back and made again meets the same answer."""
    point = len(table.log) if table.settings.is_lesson else table.decision
    text = b"aerodrome bot 1:" + table.secret + seat.to_bytes(1, "big") + point.to_bytes(8, "big")
    return int.from_bytes(hashlib.sha256(text).digest()[:7], "big")


def drawn(between: tuple[float, float]) -> float:
    low, high = between
    return low + (high - low) * secrets.randbelow(1 << 20) / (1 << 20)


def within(times: dict[str, deque[float]], who: str, now: float, most: int, seconds: float, text: str) -> None:
    """Refuse what somebody does more often than ``most`` times in so many seconds."""
    mine = times.setdefault(who, deque(maxlen=most))
    if len(mine) == most and now - mine[0] < seconds:
        raise Refused("too fast", text)
    mine.append(now)
    if len(times) > 10_000:
        for person in [person for person, those in times.items() if now - those[-1] > seconds]:
            del times[person]
