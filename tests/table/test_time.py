"""Time: clocks run while the house is open, on steady time, and stand still while it is closed."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import Coroutine
from typing import Any

import pytest

from aerodrome.house.house import House, last_sign_of_life
from aerodrome.house.neighbours import Alone
from aerodrome.house.steward import Manners
from aerodrome.rulebook.record import NONE
from aerodrome.store.journal import decode
from aerodrome.store.lists import Alive
from aerodrome.table.absence import LONG
from aerodrome.table.clock import DAY, Clock, SteadyTime
from aerodrome.table.entries import Settings
from aerodrome.table.table import Table
from aerodrome.table.wire import Answer, Choose, GetReady, HandOver, Sit, Start, TakeBack, Watch
from tests.table.helpers import (
    NOW,
    PEOPLE,
    Client,
    MemoryStore,
    act,
    board_of,
    clock,
    done,
    everything,
    live_at,
    quiet,
    secret_of,
    until,
)

HOUR = 3600.0
CLOCKS = [clock("move", 60), clock("live", 60, 5), clock("days", 2)]
by_clock = pytest.mark.parametrize("kind", CLOCKS, ids=lambda kind: kind.kind)


@pytest.fixture(autouse=True)
def no_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")
    honest = secrets.token_bytes
    monkeypatch.setattr(secrets, "token_bytes", lambda n: secret_of(7) if n == 32 else honest(n))


def seconds(kind: Clock) -> float:
    return kind.amount * (DAY if kind.kind == "days" else 1)


class World:
    """A machine with a wall clock that can be set and a steady one that cannot, a disk, and a house that comes and
    goes. One table is played in it."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.wall, self.steady = NOW, 50.0
        self.house: House = None  # type: ignore[assignment]
        self.id = ""
        self.beat = 1e6

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    async def open(self) -> None:
        manners = Manners(grace=1e6, bot_delay=(1e6, 1e6), forced_delay=(1e6, 1e6), beat=self.beat)
        time = SteadyTime(lambda: self.wall, lambda: self.steady)
        self.house = House(self.store, manners=manners, now=time)  # type: ignore[arg-type]
        await self.house.open()
        await quiet(self.house)

    async def close(self) -> None:
        await self.house.close()

    async def kill(self) -> None:
        """End the house without a farewell: what it has not written is lost."""
        await quiet(self.house)
        house, self.house = self.house, None  # type: ignore[assignment]
        await house.kill()

    async def note_alive(self) -> None:
        """What the house does every few seconds."""
        assert isinstance(self.house.neighbours, Alone)
        await self.house.neighbours.note_alive(self.house.now())

    async def begin(self, game: str = "airships", seats: int = 2, **settings: Any) -> World:
        await self.open()
        agreed = Settings(game, seats, privacy="public", stand_in="greedy", **settings)
        self.id, _ = await self.house.create(agreed, "ada")
        for seat in range(seats):
            client = Client(PEOPLE[seat])
            await done(self.house, client, Sit("sit", self.id, seat, PEOPLE[seat].capitalize()))
            await done(self.house, client, GetReady("ready", self.id, seat))
        await done(self.house, Client("ada"), Start("start", self.id))
        return self

    @property
    def table(self) -> Table:
        return live_at(self.house, self.id).table

    async def choose(self, seat: int, n: int = 0) -> None:
        legal = board_of(self.table).legal(seat)
        message = Choose(f"{self.table.seq}", self.id, seat, legal[n % len(legal)], self.table.decision)
        await done(self.house, Client(PEOPLE[seat]), message)

    async def shown(self) -> list[float]:
        """For every seat that is asked, how many seconds are left, as a spectator's browser shows it."""
        client = Client("")
        await done(self.house, client, Watch("look", self.id))
        await until(lambda: client.seen)
        frame = client.seen[NONE].frame
        left = [frame["seats"][seat].get("deadline") for seat in frame["asked"]]
        return [each - frame["now"] for each in left if each is not None]

    def check_journal(self) -> None:
        """The journal alone gives the table that is in memory."""
        held = self.store.matches[self.id]
        entries = [(decode(row.body), row.at) for row in held.rows]
        assert everything(Table.from_journal(self.id, held.secret, entries)) == everything(self.table)

    def defaults(self) -> int:
        """How often the clock has moved for somebody."""
        return sum(item.k == "clock" for item in self.store.table(self.id).items_of(NONE)[1])


def told(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


# --- while the house is open --------------------------------------------------------------------------------


def test_steady_time_does_not_follow_the_wall() -> None:
    world = World()
    time = SteadyTime(lambda: world.wall, lambda: world.steady)
    assert time() == NOW
    world.pass_by(5)
    assert time() == NOW + 5
    world.wall += 7 * HOUR
    assert time() == NOW + 5
    world.wall -= 90 * HOUR
    world.pass_by(1)
    assert time() == NOW + 6


def test_a_house_keeps_steady_time_by_itself() -> None:
    async def story() -> None:
        assert isinstance(House(MemoryStore()).now, SteadyTime)  # type: ignore[arg-type]

    told(story())


@by_clock
@pytest.mark.parametrize("jump", [5 * HOUR, -5 * HOUR, 40 * DAY])
def test_a_jump_of_the_wall_clock_costs_and_gives_nothing(kind: Clock, jump: float) -> None:
    async def story() -> None:
        world = await World().begin(clock=kind)
        world.pass_by(10)
        world.wall += jump
        await world.choose(*world.table.asked)
        world.pass_by(3)
        await world.house.steward.time_is_up(live_at(world.house, world.id))
        assert world.defaults() == 0
        (seat,) = world.table.asked
        allowed = world.table.seats[seat].bank if kind.kind == "live" else seconds(kind)
        assert await world.shown() == [pytest.approx(allowed - 3)]
        if kind.kind == "live":
            assert sorted(seat.bank for seat in world.table.seats) == [pytest.approx(55), 60]
        world.pass_by(seconds(kind))
        await world.house.steward.time_is_up(live_at(world.house, world.id))
        assert world.defaults() == 1, "but time does pass"
        await world.close()

    told(story())


# --- while it is closed -------------------------------------------------------------------------------------


@by_clock
@pytest.mark.parametrize("jump", [0.0, 9 * HOUR, -9 * HOUR], ids=["", "set forward", "set back"])
def test_a_restart_costs_nobody_time(kind: Clock, jump: float) -> None:
    """A house is closed for three days; its wall clock may be set meanwhile."""

    async def story() -> None:
        world = await World().begin(clock=kind)
        world.pass_by(20)
        await world.close()
        world.pass_by(3 * DAY)
        world.wall += jump
        await world.open()
        assert await world.shown() == [pytest.approx(seconds(kind) - 20)]
        world.pass_by(9)
        assert await world.shown() == [pytest.approx(seconds(kind) - 29)]
        (seat,) = world.table.asked
        await world.choose(seat)
        if kind.kind == "live":
            assert world.table.seats[seat].bank == pytest.approx(60 - 29 + 5)
        assert world.defaults() == 0
        world.check_journal()
        await world.close()

    told(story())


@by_clock
def test_a_kill_without_a_farewell_costs_nobody_time_and_gives_little(kind: Clock) -> None:
    """After a crash, players get back only the time since the last note."""

    async def story() -> None:
        world = await World().begin(clock=kind)
        world.pass_by(15)
        await world.note_alive()
        world.pass_by(5)
        await world.kill()
        world.pass_by(2 * DAY)
        await world.open()
        assert await world.shown() == [pytest.approx(seconds(kind) - 15)]
        # The same again, with no note since the house opened.
        world.pass_by(4)
        await world.kill()
        world.pass_by(HOUR)
        await world.open()
        assert await world.shown() == [pytest.approx(seconds(kind) - 15)]
        assert world.defaults() == 0
        world.check_journal()
        await world.close()

    told(story())


def test_a_house_notes_that_it_is_open_while_somebody_plays() -> None:
    async def story() -> None:
        world = World()
        manners = Manners(beat=0.01)
        world.house = House(world.store, manners=manners)  # type: ignore[arg-type]
        await world.house.open()
        await asyncio.sleep(0.05)
        assert world.store.alive is None, "nobody plays"
        await world.close()
        world.beat = 0.01
        await world.begin(clock=clock("move", 60))
        world.pass_by(7)
        await until(lambda: world.store.alive == Alive(NOW, NOW + 7))
        await world.kill()

    told(story())


def test_a_store_that_cannot_note_the_time_stops_nobody(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        world = await World().begin(clock=clock("move", 60))

        async def fail(alive: Alive) -> None:
            raise OSError("the disk is full")

        world.store.note_alive = fail  # type: ignore[method-assign]
        await world.note_alive()
        await world.close()

    told(story())
    assert [record.message for record in caplog.records] == ["the store cannot note the time"] * 2


@by_clock
def test_many_restarts_add_up_to_the_time_that_was_played(kind: Clock) -> None:
    async def story() -> None:
        rng = random.Random(kind.kind)
        world = await World().begin(clock=kind)
        used = 0.0
        for n in range(8):
            step = rng.random() * 4
            world.pass_by(step)
            used += step
            if n % 3 == 2:
                await world.note_alive()
                await world.kill()
            else:
                await world.close()
            world.pass_by(rng.random() * 5 * DAY)
            world.wall += rng.uniform(-9 * HOUR, 9 * HOUR)
            await world.open()
            assert await world.shown() == [pytest.approx(seconds(kind) - used)]
        assert world.defaults() == 0
        world.check_journal()
        world.pass_by(seconds(kind) - used + 0.001)
        await world.house.steward.time_is_up(live_at(world.house, world.id))
        assert world.defaults() == 1, "time that is used up is used up"
        await world.close()

    told(story())


def test_sealed_choices_from_before_cost_what_they_did() -> None:
    async def story() -> None:
        world = await World().begin("zeppeldrome", 2, clock=clock("live", 300, 5))
        while len(world.table.asked) < 2:
            await world.choose(world.table.asked[0])
        banks = [seat.bank for seat in world.table.seats]
        world.pass_by(10)
        await world.choose(0)
        world.pass_by(2)
        await world.close()
        world.pass_by(5 * HOUR)
        await world.open()
        world.pass_by(4)
        await world.choose(0, 1)
        assert await world.shown() == [pytest.approx(banks[1] - 16)]
        await world.choose(1)
        assert [seat.bank for seat in world.table.seats] == pytest.approx([banks[0] - 10 + 5, banks[1] - 16 + 5])
        world.check_journal()
        await world.close()

    told(story())


@pytest.mark.parametrize("handed_on", [False, True])
def test_taking_back_after_a_restart(handed_on: bool) -> None:
    """The clock goes on as if the move had not been made, and as if the house had not been closed."""

    async def story() -> None:
        world = await World().begin("mad-zeppelin", 2, clock=clock("move", 60))
        rng = random.Random(1)
        while True:
            (seat,) = world.table.asked
            world.pass_by(5)
            await world.choose(seat, rng.randrange(100))
            if world.table.can_take_back(seat) and (world.table.asked != [seat]) == handed_on:
                break
        world.pass_by(7)
        await world.close()
        world.pass_by(30 * HOUR)
        world.wall -= 50 * HOUR
        await world.open()
        world.pass_by(8)
        await done(world.house, Client(PEOPLE[seat]), TakeBack("t", world.id, seat, world.table.decision))
        if handed_on:
            world.pass_by(11)
            await done(world.house, Client(PEOPLE[1 - seat]), Answer("a", world.id, 1 - seat, True))
        assert world.table.asked == [seat]
        # Before it was handed on, the seat thought for 5 seconds; the time to agree is not its own.
        assert await world.shown() == [pytest.approx(60 - (5 if handed_on else 5 + 7 + 8))]
        world.check_journal()
        await world.close()

    told(story())


def test_without_a_clock_nobody_is_late_because_the_house_was_closed() -> None:
    async def story() -> None:
        world = await World().begin()
        (seat,) = world.table.asked
        world.pass_by(LONG / 2)
        await world.close()
        world.pass_by(DAY)
        await world.open()
        hand_over = HandOver("h", world.id, 1 - seat, seat)
        assert (await act(world.house, Client(PEOPLE[1 - seat]), hand_over))["code"] == "not now"
        world.pass_by(LONG / 2)
        await done(world.house, Client(PEOPLE[1 - seat]), HandOver("h2", world.id, 1 - seat, seat))
        await world.close()

    told(story())


def test_what_could_not_be_written_at_the_opening_is_written_later() -> None:
    async def story() -> None:
        world = await World().begin(clock=clock("move", 60))
        world.pass_by(20)
        await world.close()
        world.pass_by(HOUR)
        world.store.failing = ["before"]
        with contextlib.suppress(AssertionError):
            await world.open()
        await until(lambda: world.house.registry.at(world.id) and not live_at(world.house, world.id).uncommitted)
        await quiet(world.house)
        assert await world.shown() == [pytest.approx(40)]
        assert [kind for kind, _ in world.store.journal(world.id)].count("reopened") == 1
        assert not world.house.asleep
        await world.close()

    told(story())


def test_a_table_that_is_read_anew_while_the_house_is_open_has_not_slept() -> None:
    async def story() -> None:
        world = await World().begin(clock=clock("move", 60))
        world.pass_by(20)
        world.house.steward.fail(live_at(world.house, world.id))
        await until(lambda: world.house.registry.at(world.id))
        await quiet(world.house)
        assert await world.shown() == [pytest.approx(40)]
        assert "reopened" not in [kind for kind, _ in world.store.journal(world.id)]
        await world.close()

    told(story())


def test_the_last_sign_of_life() -> None:
    assert last_sign_of_life(None, 70.0) == 70.0
    assert last_sign_of_life(Alive(50.0, 80.0), 70.0) == 80.0
    assert last_sign_of_life(Alive(50.0, 65.0), 70.0) == 70.0, "an entry is a sign of life too"
    assert last_sign_of_life(Alive(75.0, 80.0), 70.0) == 70.0, "that house never had this table open"


def test_the_journal_says_when_lists_changed() -> None:
    """Lists show no news after a changed choice or an opening of the house."""

    async def story() -> None:
        world = await World().begin("zeppeldrome", 2)
        while len(world.table.asked) < 2:
            await world.choose(world.table.asked[0])
        world.pass_by(10)
        await world.choose(0)
        shown = world.store.matches[world.id].updated
        assert shown == NOW + 10
        for n in (1, 2, 0):
            world.pass_by(10)
            await world.choose(0, n)
            assert world.store.matches[world.id].updated == shown
        await world.close()
        await world.open()
        assert world.store.matches[world.id].updated == shown
        world.pass_by(5)
        await world.choose(1)
        assert world.store.matches[world.id].updated == world.house.now()
        await world.close()

    told(story())
