"""The steward keeps games going. It moves bots, gives forced answers, runs the clocks, notices absent players, and
reloads a table that failed."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from aerodrome.house.crew import Crew
from aerodrome.house.neighbours import Neighbours
from aerodrome.house.registry import Live, Registry
from aerodrome.house.saving import Saving
from aerodrome.house.views import sight_of
from aerodrome.house.writer import Writer
from aerodrome.play.luck import bot_seed
from aerodrome.rulebook.record import NONE
from aerodrome.store.errors import Conflict
from aerodrome.store.journal import NewMatch
from aerodrome.table.core import is_outside
from aerodrome.table.errors import Damaged, Refused
from aerodrome.table.table import Table

log = logging.getLogger("aerodrome.house")

SECOND_THOUGHTS = 2.5
"""The table waits this many times longer with a forced answer while the move before can still be taken back."""
LONGEST_TIMER = 86_400.0


@dataclass
class Manners:
    """How long things take. Tests make them short."""

    grace: float = 60.0
    """Seconds without a connection before a player counts as gone."""
    bot_delay: tuple[float, float] = (0.5, 1.6)
    """Bots answer after a random time in this range, so their speed gives nothing away."""
    forced_delay: tuple[float, float] = (0.6, 2.0)
    """The same for forced answers, which the table gives itself."""
    keep: float = 600.0
    """Seconds that a table stays in memory when nobody is there and nothing is left to do."""
    gather: float = 0.005
    """The least seconds from the start of one commit to the start of the next. The first move does not wait for others.
    Moves that come soon after it share the next commit, since a commit costs more than the rest of a move."""
    beat: float = 10.0
    """Seconds between notes in the store that the house is open. A crash gives no player more extra time than this."""


class Steward:
    """Moves every table on when no person has to."""

    def __init__(
        self,
        registry: Registry,
        writer: Writer,
        saving: Saving,
        crew: Crew,
        manners: Manners,
        neighbours: Neighbours,
        now: Callable[[], float],
    ) -> None:
        self._registry, self._writer, self._saving, self._neighbours = registry, writer, saving, neighbours
        self._crew, self._manners, self._now = crew, manners, now
        self._tasks: dict[asyncio.Task[None], Live | None] = {}
        """With the table that each moves on, if it does."""
        self._resting = False

    # --- tasks

    @property
    def busy(self) -> bool:
        return any(not task.done() for task in self._tasks)

    def spawn(self, work: Coroutine[Any, Any, None], live: Live | None = None) -> None:
        """Run a task that the house owns. If it fails, log the error and reload its table."""
        task = asyncio.create_task(work)
        self._tasks[task] = live
        task.add_done_callback(lambda task: self._finished(task, live))

    def _finished(self, task: asyncio.Task[None], live: Live | None) -> None:
        self._tasks.pop(task, None)
        if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), Conflict):
            where = {"table": live.table.id} if live is not None else {}
            log.error("a task failed", exc_info=task.exception(), extra=where)
            if live is not None:
                self.fail(live)

    async def rest(self) -> None:
        """Move no table on any more. Players may still act."""
        self._resting = True
        for live in self._registry:
            for handle in (live.timer, *live.leaving.values()):
                if handle is not None:
                    handle.cancel()
        await self._stop([task for task, live in self._tasks.items() if live is not None])

    async def close(self) -> None:
        """Stop all clocks and tasks."""
        await self.rest()
        await self._stop(list(self._tasks))

    async def _stop(self, tasks: list[asyncio.Task[None]]) -> None:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- commits and failures

    async def commit(self, live: Live, new: NewMatch | None = None, as_holder: bool = False) -> None:
        """Write and show what a table has done, and go on."""
        await self._writer.commit(live, new, as_holder)
        self.drive(live)

    def fail(self, live: Live) -> None:
        """Something went wrong with a table: reload it, and go on."""
        if self._registry.fail(live) and not self._saving.closing:
            self.spawn(self.bring_back(live.table.id, 0.05))

    def renew(self, live: Live) -> None:
        """Somebody else was first at a table: read it anew, and go on. Its people notice nothing."""
        if self._registry.renew(live):
            self.spawn(self.bring_back(live.table.id))

    async def bring_back(self, id: str, pause: float = 0.0) -> None:
        """Read a table again. Its bots and clocks must not wait until somebody looks at it."""
        while not self._saving.closing:
            await asyncio.sleep(pause)
            try:
                await self._neighbours.ask_for(id)
                live = await self._registry.get(id)
            except (Refused, Damaged):
                return
            except Exception:
                log.exception("a table cannot be read", extra={"table": id})
                pause = min(2 * pause + 0.05, 10.0)
                continue
            self.go_on(live)
            return

    def go_on(self, live: Live) -> None:
        """A table is in memory again, or is this server's to move on from now on."""
        self._neighbours.people_changed(live)
        for seat in range(len(live.table.seats)):
            if not live.audience.is_there(seat):
                self.expect(live, seat)
        self.drive(live)

    # --- players who are gone

    def arrive(self, live: Live, seat: int) -> None:
        """A player has a connection."""
        handle = live.leaving.pop(seat, None)
        if handle is not None:
            handle.cancel()

    def expect(self, live: Live, seat: int) -> None:
        """A player has no connection left. The others hear of it after a while."""
        if self._resting or live.table.status != "running" or not live.table.seats[seat].person:
            return
        self.arrive(live, seat)
        if not self._neighbours.holds(live.table.id):
            return
        loop = asyncio.get_running_loop()
        live.leaving[seat] = loop.call_later(self._manners.grace, lambda: self.spawn(self._gone(live, seat), live))

    async def _gone(self, live: Live, seat: int) -> None:
        live.leaving.pop(seat, None)
        await self._saving.wait()
        if not live.broken and not live.audience.is_there(seat) and self._neighbours.holds(live.table.id):
            live.table.gone(seat, self._now())
            await self.commit(live, as_holder=True)

    # --- bots, forced answers and clocks

    def drive(self, live: Live) -> None:
        """Make sure that the open questions get an answer: from a bot, from the table if it is forced, or from the
        clock."""
        table = live.table
        ours = not self._resting and not live.broken and self._neighbours.holds(table.id)
        if table.status != "running" or table.board is None or not ours:
            if live.timer is not None:
                live.timer.cancel()
                live.timer = None
            return
        for seat in table.asked:
            if seat in table.sealed or live.working.get(seat) == table.decision or table.wants_back != NONE:
                continue  # while a request to take back a move is open, only people act
            if table.seats[seat].played_by:
                live.working[seat] = table.decision
                self.spawn(self._bot_moves(live, seat, table.decision), live)
            elif len(table.board.legal(seat)) == 1 and not table.is_by_hand and self.answers_for(live, seat):
                live.working[seat] = decision = table.decision
                delay, loop = self.forced_delay(table, seat), asyncio.get_running_loop()
                loop.call_later(delay, self._perhaps_answer, live, seat, decision)
        self._set_timer(live)

    def _perhaps_answer(self, live: Live, seat: int, decision: int) -> None:
        """Give a forced answer, unless the player was quicker."""
        if still_asked(live, seat, decision) and not self._resting:
            self.spawn(self._no_choice(live, seat, decision), live)
        else:
            self._stop_working(live, seat, decision)

    def answers_for(self, live: Live, seat: int) -> bool:
        """Does the table give forced answers for this seat? In a game with secrets it does so only for a player who is
        there and has missed no deadline. An answer that the player cannot have given would tell everybody that it was
        forced."""
        table = live.table
        if not table.game.has_secrets:
            return True
        own = table.seats_of(table.seats[seat].person)  # people who share a screen watch as one seat at a time
        return not table.seats[seat].misses and any(live.audience.is_there(each) for each in own)

    def _set_timer(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        due = live.table.next_deadline()
        if due is not None:
            delay = min(max(0.0, due - self._now()), LONGEST_TIMER)
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(delay, lambda: self.spawn(self.time_is_up(live), live))

    async def time_is_up(self, live: Live) -> None:
        live.timer = None
        if live.broken or not self._saving.possible:  # nobody can answer now; the timer is set again afterwards
            return
        if not self._neighbours.holds(live.table.id):
            return
        before = [each.stand_in for each in live.table.seats]
        live.table.tick(self._now())
        for seat, (each, had) in enumerate(zip(live.table.seats, before, strict=True)):
            if each.stand_in and not had and is_outside(each.person):
                code = "slow" if live.audience.is_there(seat) else "ended"
                about = {"table": live.table.id, "kind": each.name, "code": code}
                log.warning("a stand-in plays on for a bot from outside", extra=about)
        live.table.finish(self._now())
        await self.commit(live, as_holder=True)

    async def _bot_moves(self, live: Live, seat: int, decision: int) -> None:
        table = live.table
        try:
            await self._writer.settled(live)
            if not self._is_still_asked(live, seat, decision):
                return
            delay = asyncio.create_task(asyncio.sleep(drawn(self._manners.bot_delay)))
            bot = table.seats[seat].played_by
            action = await self._crew.choose(sight_of(table, seat), bot, seed_for(table, seat), (table.id, seat))
            await delay
            await self._saving.wait()
            still = self._is_still_asked(live, seat, decision) and table.wants_back == NONE
            if still and table.seats[seat].played_by:
                table.choose(seat, action, decision, self._now(), "bot")
                table.finish(self._now())
                await self._writer.commit(live, as_holder=True)
        finally:
            self._stop_working(live, seat, decision)

    async def _no_choice(self, live: Live, seat: int, decision: int) -> None:
        table = live.table
        try:
            await self._saving.wait()
            still = self._is_still_asked(live, seat, decision) and table.wants_back == NONE
            if still and not table.seats[seat].played_by and table.board is not None and self.answers_for(live, seat):
                (action,) = table.board.legal(seat)
                table.choose(seat, action, decision, self._now(), "forced")
                table.finish(self._now())
                await self._writer.commit(live, as_holder=True)
        finally:
            self._stop_working(live, seat, decision)

    def _is_still_asked(self, live: Live, seat: int, decision: int) -> bool:
        """Does the seat still have to answer the same question, and is it for this server to answer it?"""
        return still_asked(live, seat, decision) and self._neighbours.holds(live.table.id)

    def _stop_working(self, live: Live, seat: int, decision: int) -> None:
        if live.working.get(seat) == decision:
            del live.working[seat]
        self.drive(live)

    def forced_delay(self, table: Table, seat: int) -> float:
        """How long the table waits with a forced answer. The wait costs the player time, so it always ends before the
        time is up. Without a live clock, a player who can still take back a move gets a moment to think again."""
        delay, due = drawn(self._manners.forced_delay), table.deadline(seat)
        mover = table.moved_openly
        may_think_again = mover not in (NONE, seat) and not table.seats[mover].played_by
        if table.settings.clock.kind != "live" and may_think_again:
            delay *= SECOND_THOUGHTS
        return delay if due is None else min(delay, 0.8 * max(0.0, due - self._now()))


def still_asked(live: Live, seat: int, decision: int) -> bool:
    """Does the seat still have to answer the same question?"""
    table = live.table
    return not live.broken and table.decision == decision and seat in table.asked and seat not in table.sealed


def seed_for(table: Table, seat: int) -> int:
    """A bot's seed at this point of the match. Nobody can predict it, and it is the same after a restart. In a lesson
    the bot gives the same answer when the learner takes a move back and repeats it."""
    return bot_seed(table.secret, seat, len(table.log) if table.settings.is_lesson else table.decision)


def drawn(between: tuple[float, float]) -> float:
    low, high = between
    return low + (high - low) * secrets.randbelow(1 << 20) / (1 << 20)
