"""The registry: the tables in memory, how they are loaded and dropped, and which tables are damaged."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import hmac
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterator
from dataclasses import dataclass, field

from aerodrome.games import load as load_game
from aerodrome.house.audience import Audience, deliver
from aerodrome.house.replies import Replies
from aerodrome.store.errors import Conflict, Corrupt, Outage, StoreError
from aerodrome.store.journal import NewMatch
from aerodrome.store.revive import revived
from aerodrome.store.store import Store
from aerodrome.table.entries import Created, Settings
from aerodrome.table.errors import Archived, Damaged, Refused
from aerodrome.table.seating import check_settings
from aerodrome.table.table import Table

log = logging.getLogger("aerodrome.house")

UNKNOWN_SECONDS = 0.05
"""How long the answer "there is no such table" takes, whether or not the table exists."""
MOST_FAILURES = 20
"""How often in a row a table may fail and be reloaded before it counts as damaged."""


@dataclass(slots=True)
class Live:
    """A table in memory, with everything that the parts of the house keep about it."""

    table: Table
    audience: Audience
    used: float
    """When somebody last used it."""
    replies: Replies = field(default_factory=Replies)
    uncommitted: int = 0
    """How many commits are under way."""
    settled: asyncio.Future[None] | None = None
    """Done when no commits are left. The first task that waits for that creates it."""
    rematching: asyncio.Lock | None = None
    timer: asyncio.TimerHandle | None = None
    """Goes off when a player's time is up."""
    working: dict[int, int] = field(default_factory=dict)
    """By seat, the decision that a bot or the table is about to answer."""
    leaving: dict[int, asyncio.TimerHandle] = field(default_factory=dict)
    """By seat, the timer after which its player counts as gone."""
    broken: bool = False
    """The registry has forgotten the table, so further changes to it are void."""
    shown: int = 0
    """The number of the last entry that is on disk and was shown to everybody."""
    awake: bool = False
    """Do its clocks run on after the house was closed?"""


@dataclass(frozen=True)
class Damage:
    """A table that cannot be read back, and the people who may know that it exists."""

    entry: int
    what: str
    people: frozenset[str]
    """Its players, its host, and everybody who was let in."""
    public: bool


class Registry:
    """All tables in memory."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        revived: Callable[[Live], None],
        read_on: Callable[[Live], Awaitable[bool]],
    ) -> None:
        """The registry calls ``revived`` with every table that it reads from the store. ``read_on`` applies what other
        servers have written to a table."""
        self._store, self._now, self._revived, self._read_on = store, now, revived, read_on
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._before: dict[str, Live] = {}
        """Tables that have to be read anew, as they were. Their people stay."""
        self._damaged: dict[str, Damage] = {}
        self._failed_in_a_row: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._live)

    def __iter__(self) -> Iterator[Live]:
        return iter(list(self._live.values()))

    # --- finding

    def at(self, id: str) -> Live | None:
        """A table, if it is in memory."""
        return self._live.get(id)

    def audience(self, id: str) -> Audience | None:
        """The audience of a table that is in memory, or on its way there again."""
        live = self._live.get(id) or self._before.get(id)
        return live.audience if live is not None else None

    def is_loading(self, id: str) -> bool:
        return id in self._loading

    async def get(self, id: str) -> Live:
        """A table, from memory or from the store."""
        live = self._live.get(id)
        if live is not None:
            live.used = self._now()
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
            loaded = await self._store.load(id)
            if loaded is None:
                self._give_up(id)
                raise unknown_table()
            before = self._before.get(id)
            if before is None:
                table = revived(loaded)
                live = Live(table, Audience(table), self._now(), shown=table.seq)
            else:
                table = revived(loaded, before.shown, before.audience.stand_at)
                live = Live(table, before.audience, self._now(), before.replies, shown=table.seq)
                del self._before[id]
                if table.seq > before.shown:
                    self.succeed(live)  # another server was first, which is no failure
            self._live[id] = live
            if before is not None:
                deliver(live.audience.catch_up(self._now()))
                live.audience.settle()
            self._revived(live)
            return live
        except Archived:
            self._give_up(id)
            raise
        except Damaged as damaged:
            self._give_up(id)
            await self._note_damage(damaged, damaged.known)
            raise
        except Corrupt as corrupt:
            self._give_up(id)
            unreadable = Damaged(id, str(corrupt))
            await self._note_damage(unreadable, None)
            raise unreadable from None
        finally:
            del self._loading[id]

    async def find(self, id: str, person: str) -> Live | None:
        """A table, or None if there is none. If the table is damaged or in an archive, raises Refused for a person who
        may know of it, and returns None for anybody else."""
        try:
            return await self.get(id)
        except Damaged:
            refused = self.about_damage(id, person)
            if refused.code == "damaged":
                raise refused from None
        except Archived as archived:
            refused = archived.as_told_to(person)
            if refused.code == "archived":
                raise refused from None
        except Refused:
            pass
        return None

    async def known(self, id: str, person: str) -> Live:
        """A table that a person may know of. Anybody else is told that there is no such table."""
        begun = asyncio.get_running_loop().time()
        live = await self.find(id, person)
        if live is not None and not live.table.may_know(person):  # another server may have let them in
            with contextlib.suppress(Conflict, Outage):
                await self._read_on(live)
            live = await self.find(id, person)
        if live is not None and live.table.may_know(person):
            return live
        if live is not None and person in live.table.closed_to and live.table.status == "open":
            raise Refused("not allowed", "seat-closed")  # they sat there, so they may know why they no longer do
        await self.take_as_long(begun)
        raise unknown_table()

    async def take_as_long(self, begun: float) -> None:
        """Wait, so that the time does not show whether the table was in memory, in the store or nowhere."""
        await asyncio.sleep(begun + UNKNOWN_SECONDS - asyncio.get_running_loop().time())

    # --- coming and going

    def create(
        self,
        settings: Settings,
        host: str,
        bots: dict[int, str],
        rematch_of: str,
        outside: Collection[str] = (),
        id: str = "",
    ) -> tuple[Live, NewMatch, str]:
        """A new table that is not written yet, what the store has to know about it, and the token of its link."""
        check_settings(settings)
        if settings.is_lesson:  # browsers play lessons; those in older databases are only read
            raise Refused("bad message", "lesson-here")
        id, token = id or new_table_id(), secrets.token_urlsafe(24)
        secret = secrets.token_bytes(32)
        table, game, now = Table(id, secret), load_game(settings.game), self._now()
        table.create(
            Created(
                settings, game.version, game.cards_digest, table.luck.commitment, host, link_hash(token), rematch_of
            ),
            now,
        )
        for seat, bot in sorted(bots.items()):
            table.seat_bot(host, seat, bot, now, outside=outside)
        live = self._live[id] = Live(table, Audience(table), now)
        return live, NewMatch(id, settings.game, settings.privacy, now, secret), token

    def forget(self, live: Live, reason: str) -> None:
        """Drop a table from memory, and its connections too: they come back and see what is on disk."""
        self._drop(live)
        for connection in live.audience:
            connection.drop(reason)

    def _drop(self, live: Live) -> None:
        live.broken = True
        self._store.forget(live.table.id)
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]
        if live.timer is not None:
            live.timer.cancel()
        for handle in live.leaving.values():
            handle.cancel()

    def _give_up(self, id: str) -> None:
        """A table cannot be read anew."""
        before = self._before.pop(id, None)
        if before is not None:
            for connection in before.audience:
                connection.drop("the table cannot be read")

    def sweep(self, keep: float) -> None:
        """Forget tables that nobody has used or watched for ``keep`` seconds and that have nothing left to do."""
        now = self._now()
        for live in self:
            idle = not live.audience and not live.uncommitted and not live.working
            if idle and live.timer is None and now - live.used > keep:
                self.forget(live, "")

    # --- what fails, and what is damaged

    def renew(self, live: Live) -> bool:
        """Somebody else has written to the journal first, so what was done here is void. Forget the table, but keep its
        people. Returns True if it should be read anew."""
        if live.broken:
            return False
        if live.shown:
            self._before[live.table.id] = live
        self._drop(live)
        return self._may_try_again(live)

    def fail(self, live: Live) -> bool:
        """Forget a table after something went wrong. Returns True if it should be reloaded."""
        if live.broken:
            return False
        self.forget(live, "the table has to be read anew")
        return self._may_try_again(live)

    def _may_try_again(self, live: Live) -> bool:
        id = live.table.id
        often = self._failed_in_a_row[id] = self._failed_in_a_row.get(id, 0) + 1
        if often >= MOST_FAILURES:
            self._give_up(id)
            self.put_aside(Damaged(id, f"it failed {often} times in a row"), live.table)
        return often < MOST_FAILURES

    def succeed(self, live: Live) -> None:
        """What a table did is on disk."""
        if self._failed_in_a_row:
            self._failed_in_a_row.pop(live.table.id, None)

    async def _note_damage(self, damaged: Damaged, known: Table | None) -> None:
        """Remember that a table cannot be read back, and who may know of it, so that it is not read again."""
        try:
            people = await self._store.seated(damaged.id)
        except StoreError:
            people = set()
        self.put_aside(damaged, known, people)

    def put_aside(self, damaged: Damaged, known: Table | None, people: set[str] | None = None) -> None:
        """Stop using a table, because it is damaged."""
        people = people or set()
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
        return id in self._damaged

    def about_damage(self, id: str, person: str) -> Refused:
        """What to tell a person about a damaged table. If they may not know of it, there is no such table."""
        damage = self._damaged.get(id)
        if damage is not None and (damage.public or person in damage.people):
            return table_damaged()
        return unknown_table()


def table_damaged() -> Refused:
    return Refused("damaged", "table-damaged")


def unknown_table() -> Refused:
    return Refused("unknown table", "no-such-table")


def new_table_id() -> str:
    """Sixteen characters that nobody can guess. People type ids after a command, where a dash would begin an option."""
    return secrets.token_urlsafe(12).replace("-", "_")


def rematch_id(table: Table) -> str:
    """The id of a table's rematch: always the same, and nobody can guess it before the table's secret is shown."""
    digest = hmac.digest(table.secret, b"rematch", "sha256")
    return base64.urlsafe_b64encode(digest[:12]).decode().replace("-", "_")


def link_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
