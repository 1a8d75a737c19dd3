"""The house: what comes twice is done once, what is not on disk is not shown, and what was running goes on."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from aerodrome.house import views
from aerodrome.house.crew import Crew
from aerodrome.house.house import House
from aerodrome.house.orders import within
from aerodrome.house.registry import new_table_id
from aerodrome.house.steward import SECOND_THOUGHTS, Manners
from aerodrome.house.views import Views
from aerodrome.play.board import Board
from aerodrome.play.luck import bot_nonce, pledge_of
from aerodrome.rulebook.record import NONE
from aerodrome.store.journal import decode
from aerodrome.store.store import Store
from aerodrome.table import clock as clock_module
from aerodrome.table import core
from aerodrome.table.clock import Clock
from aerodrome.table.entries import Ended, Moved, Settings
from aerodrome.table.errors import Refused
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
    Item,
    Leave,
    Ping,
    Question,
    Readmit,
    Rematch,
    Reveal,
    Say,
    SeatBot,
    Sit,
    Start,
    TakeBack,
    Unwatch,
    Watch,
)
from tests.table.helpers import (
    NOW,
    PEOPLE,
    Client,
    MemoryStore,
    Seen,
    act,
    board_of,
    clock,
    done,
    live_at,
    quiet,
    secret_of,
    until,
    waiting,
)

QUICK = Manners(grace=0.01, bot_delay=(0, 0), forced_delay=(0, 0), keep=0.0, gather=0.0)
SLOW_TO_MISS = Manners(grace=1000.0, bot_delay=(0, 0), forced_delay=(0, 0), gather=0.0)


@pytest.fixture(autouse=True)
def no_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests see no compiled engine, whatever the machine has; and every table has the same secret."""
    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")
    honest = secrets.token_bytes
    monkeypatch.setattr(secrets, "token_bytes", lambda n: secret_of(7) if n == 32 else honest(n))


class Time:
    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


class Place:
    """A house on a store in memory, one table in it, and its people."""

    def __init__(self, manners: Manners = SLOW_TO_MISS, store: MemoryStore | None = None) -> None:
        self.store = store or MemoryStore()
        self.time = Time()
        self.house = House(self.store, manners=manners, now=self.time)  # type: ignore[arg-type]
        self.id = self.token = ""
        self.clients: dict[int, Client] = {}

    @property
    def table(self) -> Any:
        return live_at(self.house, self.id).table

    def client(self, person: str) -> Client:
        return Client(person, self.is_on_disk)

    def is_on_disk(self, frame: dict[str, Any]) -> None:
        """Nobody is ever sent a frame of an entry that is not in the store."""
        table = self.store.table(self.id)
        assert table.counts[frame["viewer"]] >= frame["n"]
        assert table.decision >= frame["decision"]
        chosen = (frame.get("ask") or {}).get("chosen", NONE)
        if chosen != NONE and table.decision == frame["decision"]:
            assert frame["viewer"] in table.sealed

    async def open(
        self, game: str = "zeppeldrome", seats: int = 3, bots: tuple[int, ...] = (), **settings: Any
    ) -> Place:
        await self.house.open()
        settings.setdefault("privacy", "public")
        settings.setdefault("stand_in", "greedy")
        named = dict.fromkeys(bots, "greedy")
        self.id, self.token = await self.house.create(Settings(game, seats, **settings), "ada", named)
        return self

    async def begin(
        self, game: str = "zeppeldrome", seats: int = 3, bots: tuple[int, ...] = (), **settings: Any
    ) -> Place:
        await self.open(game, seats, bots, **settings)
        for seat in range(seats):
            if seat not in bots:
                client = self.clients[seat] = self.client(PEOPLE[seat])
                await done(self.house, client, Sit(f"sit{seat}", self.id, seat, PEOPLE[seat].capitalize()))
                await done(self.house, client, GetReady(f"ready{seat}", self.id, seat))
                await done(self.house, client, Watch(f"watch{seat}", self.id, seat))
        await done(self.house, self.clients[min(self.clients)], Start("start", self.id))
        await quiet(self.house)
        return self

    def to_choose(self) -> tuple[int, dict[str, Any]] | None:
        """The first person who has a choice to make, as that client sees it, and what it is asked."""
        for seat, client in sorted(self.clients.items()):
            seen = client.seen.get(seat)
            ask = seen.ask if seen else None
            if ask and ask.get("chosen", NONE) == NONE and len(ask["legal"]) > 1:
                return seat, ask
        return None

    async def play(self, choices: int, wrap: Callable[[Any, Client], Any] | None = None) -> int:
        """People choose, each by a rule that looks only at what it is asked; sometimes they take back. How often."""
        made = 0
        for _ in range(choices):
            found = self.to_choose()
            if found is None:
                break
            seat, ask = found
            client = self.clients[seat]
            pick = random.Random(f"{seat} {ask['decision']}")
            message: Any = Choose(
                f"c{seat}.{ask['decision']}", self.id, seat, pick.choice(ask["legal"]), ask["decision"]
            )
            if pick.random() < 0.15 and client.seen[seat].frame.get("take_back") and self.others_are_out_of_it(seat):
                message = TakeBack(f"t{seat}.{ask['decision']}", self.id, seat, ask["decision"])
            if wrap is not None:
                await wrap(message, client)
            else:
                await done(self.house, client, message)
            made += 1
            await quiet(self.house)
        return made

    def others_are_out_of_it(self, seat: int) -> bool:
        return self.clients[seat].seen[seat].frame["asked"] == [seat]

    async def close(self) -> None:
        await quiet(self.house)
        await self.house.close()


def run(work: Any) -> Any:
    return asyncio.run(work)


# --- the same twice, late, and again after an undo ----------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "bots"), [("zeppeldrome", 3, (1,)), ("mad-zeppelin", 2, ())])
def test_messages_that_come_twice_late_or_again_change_nothing(game: str, seats: int, bots: tuple[int, ...]) -> None:
    async def story(disturbed: bool) -> tuple[list[tuple[str, bytes]], list[list[bytes]]]:
        place = await Place().begin(game, seats, bots)
        rng = random.Random(1)
        sent: list[tuple[Any, Client]] = []

        async def twice_and_more(message: Any, client: Client) -> None:
            first, second = await asyncio.gather(act(place.house, client, message), act(place.house, client, message))
            assert first == second
            assert first["t"] == "ack"
            sent.append((message, client))
            for old, owner in rng.sample(sent, min(len(sent), 4)):  # late ones, with their own ids and with new ones
                answer = await act(place.house, owner, old)
                assert answer["t"] == "ack"
                again = msgspec.structs.replace(old, id=f"new{rng.getrandbits(40)}")
                answer = await act(place.house, owner, again)
                if again.decision != place.table.decision:
                    assert (answer["t"], answer["code"]) == ("refused", "stale")
            for other in place.clients.values():  # and by people who have no right to
                if other is not client:
                    forged = msgspec.structs.replace(message, id=f"forged{rng.getrandbits(40)}")
                    assert (await act(place.house, other, forged))["code"] == "not seated"

        made = await place.play(60, twice_and_more if disturbed else None)
        assert made >= 40
        journal, raw = place.store.journal(place.id), [client.raw for client in place.clients.values()]
        kinds = [kind for kind, _ in journal]
        assert "undone" in kinds
        assert game != "zeppeldrome" or "chose" in kinds
        await place.close()
        # That a message was done which changed nothing is noted, and changes nothing.
        journal = [(kind, body) for kind, body in journal if kind != "done"]
        return journal[1:], [[without_id(frame, place.id) for frame in frames] for frames in raw]

    calm, calm_frames = run(story(False))
    wild, wild_frames = run(story(True))
    assert wild == calm
    assert wild_frames == calm_frames


def without_id(frame: bytes, id: str) -> bytes:
    """A frame without the table's id, and what follows from it."""
    for seat in range(6):
        frame = frame.replace(bot_nonce(id, seat).encode(), b"N")
    return frame.replace(id.encode(), b"T")


def test_every_kind_of_message_is_done_once() -> None:
    async def story() -> None:
        place = await Place().open("airships", 3)
        house, ada, ben = place.house, place.client("ada"), place.client("ben")
        promised = place.table.created.commitment
        messages: list[tuple[Client, Any]] = [
            (ada, Sit("1", place.id, NONE, "Ada")),
            (ben, Sit("1", place.id, NONE, "Ben")),
            (ada, SeatBot("2", place.id, 2, "greedy")),
            (ben, GetReady("2", place.id, 1)),
            (ben, GetReady("3", place.id, 1, False)),
            (ben, GetReady("4", place.id, 1, True, pledge_of(place.id, 1, promised, "0" * 64))),
            (ada, GetReady("r", place.id, 0, True, pledge_of(place.id, 0, promised, "1" * 64))),
            (ben, Reveal("r", place.id, 1, "0" * 64)),
            (ada, Reveal("s", place.id, 0, "1" * 64)),
            (ada, Say("3", place.id, "hello", 0)),
            (place.client("zoe"), Say("1", place.id, "hello too")),
            (ada, Start("4", place.id)),
            (ben, Leave("5", place.id, 1)),
        ]
        for client, message in messages:
            first = await act(house, client, message)
            assert first["t"] == "ack", first
            await quiet(house)
            seq = place.table.seq
            assert await act(house, client, message) == first
            await quiet(house)
            assert place.table.seq == seq, message
        await place.close()

    run(story())


def test_what_was_done_before_a_restart_is_answered_alike_after_it() -> None:
    """Every kind of message that changes a table, sent again after a restart because its answer was lost: the answer is
    the same, byte for byte, and nothing is done."""

    async def restarted(place: Place) -> Place:
        await place.close()
        after = Place(store=place.store)
        after.id = place.id
        await after.house.open()
        await quiet(after.house)
        return after

    async def story() -> None:
        place = await Place().open("mad-zeppelin", 3)
        kinds: set[type] = set()

        async def check(person: str, message: Any) -> None:
            nonlocal place
            first = await place.house.act(place.client(person), message)
            assert isinstance(first, Ack), first
            kinds.add(type(message))
            place = await restarted(place)
            journal, tables = place.store.journal(place.id), len(place.store.matches)
            assert await place.house.act(place.client(person), message) == first
            await quiet(place.house)
            assert place.store.journal(place.id) == journal
            assert len(place.store.matches) == tables

        id = place.id
        await check("ada", Sit("1", id, NONE, "Ada"))
        await check("ben", Sit("1", id, NONE, "Ben"))
        await check("ada", SeatBot("2", id, 2, "greedy"))
        await check("ada", SeatBot("3", id, 2, "none"))
        await check("ada", SeatBot("4", id, 2, "none"))
        await check("cy", Sit("1", id, 2, "Cy"))
        await check("cy", Leave("2", id, 2))
        await check("cy", Sit("3", id, 2, "Cy"))
        await check("ada", Free("5", id, 2, True))
        await check("ada", Readmit("r", id, "Cy"))
        await check("cy", Sit("5", id, 2, "Cy"))
        await check("ben", GetReady("2", id, 1))
        await check("cy", GetReady("4", id, 2))
        promised = place.table.created.commitment
        await check("ada", GetReady("p", id, 0, True, pledge_of(id, 0, promised, "1" * 64)))
        await check("ada", Reveal("n", id, 0, "1" * 64))
        await check("ada", Say("6", id, "hello", 0))
        await check("zoe", Say("1", id, "hello too"))
        await check("ada", Start("7", id))

        def choice(n: int) -> tuple[str, Choose]:
            (seat,) = place.table.asked
            legal = board_of(place.table).legal(seat)
            return PEOPLE[seat], Choose(f"c{n}", id, seat, random.Random(n).choice(legal), place.table.decision)

        n = 0
        while not {TakeBack, Answer} <= kinds:
            person, message = choice(n)
            n += 1
            await check(person, message) if n < 3 else await done(place.house, place.client(person), message)
            seat = PEOPLE.index(person)
            if place.table.can_take_back(seat) and place.table.asked != [seat]:
                await check(person, TakeBack("t", id, seat, place.table.decision))
                (other,) = place.table.asked
                await check(PEOPLE[other], Answer("a", id, other, False))
        place.table.gone(1, NOW)
        await check("ada", HandOver("h", id, 0, 1))
        for seat in (2, 1, 0):
            await check(PEOPLE[seat], Leave("leave", id, seat))
        assert place.table.status == "abandoned"
        await place.close()
        over = await Place().begin("airships", 2, bots=(1,))
        place = over
        id = over.id
        over.table._do(Ended("abandoned", over.table.secret.hex()), NOW)
        await over.house.steward.commit(live_at(over.house, id))
        await check("ada", Rematch("r", id, 0))
        await check("ada", Rematch("r again", id, 0))
        await place.close()
        reading = {Watch, Unwatch, Describe, Hint, Ping}
        assert kinds == set(AnyMessage.__args__) - reading  # type: ignore[attr-defined]

    run(story())


def test_what_changed_nothing_is_not_done_after_a_restart_either() -> None:
    async def story() -> None:
        place = await Place().open("airships", 2)
        ada = place.client("ada")
        await done(place.house, ada, Sit("1", place.id, 0, "Ada"))
        await done(place.house, ada, GetReady("2", place.id, 0))
        await done(place.house, ada, GetReady("again", place.id, 0))
        await done(place.house, ada, GetReady("3", place.id, 0, False))
        await place.close()
        after = Place(store=place.store)
        after.id = place.id
        await after.house.open()
        await done(after.house, after.client("ada"), GetReady("again", place.id, 0))
        assert not after.table.seats[0].ready, "that was said before"
        await after.close()

    run(story())


def test_a_client_that_is_gone_before_the_answer() -> None:
    """The message is carried out all the same, and who sends it again is told so."""

    async def story() -> None:
        place = await Place().begin("airships", 2)
        seat, ask = place.to_choose() or (0, {})
        message = Choose("c", place.id, seat, ask["legal"][0], ask["decision"])
        place.store.gate.clear()
        impatient = asyncio.create_task(place.house.act(place.clients[seat], message))
        await asyncio.sleep(0.01)
        impatient.cancel()
        await asyncio.gather(impatient, return_exceptions=True)
        again = asyncio.create_task(act(place.house, Client(PEOPLE[seat]), message))
        await asyncio.sleep(0.01)
        assert not again.done(), "it is not on disk yet"
        place.store.gate.set()
        assert (await asyncio.wait_for(again, 30))["t"] == "ack"
        await quiet(place.house)
        moves = [entry for entry in journal_of(place) if isinstance(entry, Moved) and entry.id == "c"]
        assert len(moves) == 1
        await place.close()

    run(story())


def journal_of(place: Place) -> list[Any]:
    return [decode(body) for _, body in place.store.journal(place.id)]


# --- frames -------------------------------------------------------------------------------------------------


def test_two_connections_of_one_viewer_get_the_same_frames() -> None:
    async def story() -> None:
        place = await Place().begin("zeppeldrome", 3, bots=(2,))
        twins = {}
        for viewer in (NONE, 0, 1):
            person = PEOPLE[viewer] if viewer != NONE else ""
            twins[viewer] = [place.client(person), place.client(person)]
            for n, client in enumerate(twins[viewer]):
                await done(place.house, client, Watch(f"twin{n}", place.id, viewer))
        assert await place.play(30) == 30
        for viewer, (one, other) in twins.items():
            assert one.raw == other.raw
            assert len(one.raw) > 20
            late = place.client(one.person)
            await done(place.house, late, Watch("late", place.id, viewer))
            await quiet(place.house)
            assert late.seen[viewer].state == one.seen[viewer].state, "updates add up to what a snapshot says"
            assert late.seen[viewer].n == one.seen[viewer].n
        await place.close()

    run(story())


@pytest.mark.parametrize("game", ["airships", "dastardly-dirigibles"])
def test_who_comes_back_gets_exactly_what_was_missed(game: str) -> None:
    async def story() -> None:
        place = await Place().begin(game, 3)
        rng = random.Random(3)
        viewers = (NONE, 0, 1, 2)
        steady = {v: place.client(PEOPLE[v] if v != NONE else "zoe") for v in viewers}
        shaky: dict[int, tuple[Client | None, Seen]] = {v: (None, Seen(v)) for v in viewers}
        for v in viewers:
            await done(place.house, steady[v], Watch(f"steady{v}", place.id, v))
        for n in range(60):
            for v in viewers:
                client, seen = shaky[v]
                if client is None and rng.random() < 0.3:
                    client = place.client(steady[v].person)
                    client.seen[v] = seen
                    await done(place.house, client, Watch(f"back{v}.{n}", place.id, v, seen.n))
                    await quiet(place.house)
                    first = msgspec.json.decode(client.raw[0])
                    assert first["n"] - len(first["items"]) == seen.n - len(first["items"])
                    assert first["items"] == steady[v].seen[v].items[seen.n - len(first["items"]) : seen.n]
                elif client is not None and rng.random() < 0.3:
                    place.house.unwatch(client, place.id, v)
                    client = None
                shaky[v] = client, seen
            await place.play(1)
        for v in viewers:
            client, seen = shaky[v]
            last = place.client(steady[v].person)
            last.seen[v] = seen
            await done(place.house, last, Watch(f"last{v}", place.id, v, seen.n))
            await quiet(place.house)
            assert seen.items == steady[v].seen[v].items
            assert seen.n == len(seen.items) == place.table.counts[v]
            assert seen.state == steady[v].seen[v].state
        await place.close()

    run(story())


def test_who_has_left_a_seat_sees_no_more_of_it() -> None:
    async def story() -> None:
        place = await Place().open("mad-zeppelin", 2)
        house, ada, ben, cy = place.house, *(place.client(person) for person in ("ada", "ben", "cy"))
        await done(house, ada, Sit("1", place.id, 0, "Ada"))
        await done(house, ben, Sit("1", place.id, 1, "Ben"))
        await done(house, ben, Watch("2", place.id, 1))
        await done(house, ben, Leave("3", place.id, 1))
        told = len(ben.raw)
        assert ben.seen[1].items[-1]["k"] == "left", "that much is told"
        await done(house, cy, Sit("1", place.id, 1, "Cy"))
        await done(house, cy, GetReady("2", place.id, 1))
        await done(house, cy, Watch("3", place.id, 1))
        await done(house, ada, Start("2", place.id))
        await quiet(house)
        assert len(ben.raw) == told, "the hand of the next player is not for who sat there before"
        assert len(cy.raw) > 1
        await done(house, cy, Leave("4", place.id, 1))
        told = len(cy.raw)
        await quiet(house)
        assert place.table.seats[1].bot
        place.clients = {0: ada}
        await done(house, ada, Watch("3", place.id, 0))
        await place.play(5)
        assert len(cy.raw) == told
        assert (await act(house, cy, Watch("5", place.id, 1)))["code"] == "not seated"
        await place.close()

    run(story())


def test_a_connection_that_breaks_does_not_stop_the_others() -> None:
    class Broken(Client):
        def send(self, frame: bytes) -> None:
            if self.raw:
                raise OSError("gone")
            super().send(frame)

    async def story() -> None:
        place = await Place().begin("airships", 2)
        broken = Broken("zoe")
        await done(place.house, broken, Watch("w", place.id))
        assert await place.play(5) == 5
        await place.close()

    run(story())


# --- only what is on disk is shown --------------------------------------------------------------------------


def test_nothing_is_shown_before_it_is_on_disk() -> None:
    """Who joins between a move and its commit sees neither the move nor anything that follows from it."""

    async def story() -> None:
        place = await Place().begin("airships", 2)
        await place.play(4)
        seat, ask = place.to_choose() or (0, {})
        frames_before = {s: len(client.raw) for s, client in place.clients.items()}
        stored = place.store.journal(place.id)
        place.store.gate.clear()
        move = asyncio.create_task(
            act(place.house, place.clients[seat], Choose("m", place.id, seat, ask["legal"][0], ask["decision"]))
        )
        await asyncio.sleep(0.01)
        assert place.table.decision > ask["decision"], "in memory it is done"
        joined = {v: place.client(PEOPLE[v] if v != NONE else "zoe") for v in (NONE, 0, 1)}
        for v, client in joined.items():
            await asyncio.wait_for(done(place.house, client, Watch(f"j{v}", place.id, v)), 30)
        words = asyncio.create_task(act(place.house, place.clients[seat], Describe("d", place.id, seat, 0)))
        late = asyncio.create_task(
            act(place.house, place.clients[seat], Choose("n", place.id, seat, ask["legal"][0], ask["decision"]))
        )
        again = asyncio.create_task(
            act(place.house, place.clients[seat], Choose("m", place.id, seat, ask["legal"][0], ask["decision"]))
        )
        await asyncio.sleep(0.03)
        assert place.store.journal(place.id) == stored
        assert [len(client.raw) for client in joined.values()] == [0, 0, 0]
        assert {s: len(client.raw) for s, client in place.clients.items()} == frames_before
        assert not move.done()
        assert not words.done(), "words tell of the position too"
        assert not late.done(), "and so does a refusal"
        assert not again.done()
        place.store.gate.set()
        assert (await move)["t"] == "ack"
        assert (await late)["code"] == "stale"
        assert (await again)["t"] == "ack"
        await words
        await quiet(place.house)
        for v, client in joined.items():
            assert client.seen[v].n == place.table.counts[v]
        await place.close()

    run(story())


@pytest.mark.parametrize("how", ["before", "after", "conflict"])
@pytest.mark.parametrize("game", ["airships", "zeppeldrome"])
def test_when_a_commit_fails_the_table_is_read_anew(how: str, game: str) -> None:
    async def story() -> None:
        place = await Place().begin(game, 2)
        rng = random.Random(1)
        refused = 0

        async def perhaps(message: Any, client: Client) -> None:
            nonlocal refused
            fails = rng.random() < 0.3
            if fails:
                place.store.failing = [how]
            joiner = place.client("zoe")
            answers = await asyncio.gather(
                act(place.house, client, message),
                act(place.house, joiner, Watch("w", place.id)),
            )
            if fails:
                assert answers[0]["code"] == "busy"
                refused += 1
                assert client.dropped
                await until(lambda: place.house.registry.at(place.id))  # the house brings it back by itself
                for seat, old in list(place.clients.items()):
                    new = place.clients[seat] = place.client(old.person)
                    new.seen = old.seen
                    since = old.seen[seat].n
                    await done(place.house, new, Watch(f"again{refused}", place.id, seat, since))
                await quiet(place.house)
                # The client sends again what was not acknowledged.
                answer = await act(place.house, place.clients[message.seat], message)
                assert answer["t"] == "ack" or (isinstance(message, TakeBack) and answer["code"] == "stale")

        made = await place.play(25, perhaps)
        assert made == 25
        assert refused >= 4
        assert place.house.failures >= refused
        await quiet(place.house)
        chosen = [entry.id for entry in journal_of(place) if isinstance(entry, Moved) and entry.id]
        assert len(chosen) == len(set(chosen)), "nothing was done twice"
        for seat, client in place.clients.items():
            assert client.seen[seat].n == place.table.counts[seat] == len(client.seen[seat].items)
        await place.close()

    run(story())


def test_bots_and_clocks_go_on_after_a_failure_with_nobody_there(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        place = await Place(QUICK).open("airships", 2, bots=(0, 1))
        place.store.failing = ["before"]
        starting = act(place.house, place.client("ada"), Start("s", place.id))
        assert (await starting)["code"] == "busy"
        assert place.store.table(place.id).status == "open"
        await asyncio.sleep(0.08)
        await done(place.house, place.client("ada"), Start("s", place.id))
        for _ in range(3):
            place.store.failing = ["conflict"]
            await asyncio.sleep(0.1)
        await until(lambda: place.store.table(place.id).status == "over")
        await place.close()

    run(story())


def test_two_houses_on_one_store() -> None:
    """One of two writers gets a conflict, and goes on with what the other has written."""

    async def story() -> None:
        place = await Place().begin("airships", 2)
        other = Place(store=place.store)
        other.id = place.id
        await other.house.open()
        for round in range(6):
            one, two = (place, other) if round % 2 else (other, place)
            for side in (one, two):
                for attempt in range(3):
                    table = await side.house.look(place.id)  # as this house knows it
                    seat = waiting(table)[0]
                    answer = await act(
                        side.house,
                        Client(PEOPLE[seat]),
                        Choose(f"{round}.{attempt}.{id(side)}", place.id, seat, board_of(table).legal(seat)[0],
                               table.decision),
                    )  # fmt: skip
                    await quiet(side.house)
                    if answer["t"] == "ack":
                        break
                    assert answer["code"] == "busy"
                assert answer["t"] == "ack"
        assert place.house.failures + other.house.failures > 0
        ids = [entry.id for entry in journal_of(place) if isinstance(entry, Moved) and entry.id]
        assert len(ids) == 12
        await quiet(place.house)
        await other.close()
        await place.close()

    run(story())


# --- coming and going ---------------------------------------------------------------------------------------


def test_an_id_is_never_taken_for_an_option() -> None:
    """`aerodrome db export ID` must work for every table."""
    assert not [id for id in (new_table_id() for _ in range(2000)) if id.startswith("-")]


def test_tables_that_nobody_uses_leave_the_memory_and_come_back_as_they_were() -> None:
    async def story() -> None:
        place = await Place(Manners(1000.0, (0, 0), (0, 0), keep=0.0)).begin("zeppeldrome", 2)
        await place.play(20)
        place.house.sweep()
        assert place.house.tables == 1, "people are there"
        for seat, client in place.clients.items():
            await done(place.house, client, Unwatch("u", place.id, seat))
        await quiet(place.house)
        before = [Views(place.table).snapshot(v, "ada", 0, NOW) for v in (NONE, 0, 1)]
        place.time.now += 1
        place.house.sweep()
        assert place.house.tables == 0
        table = await place.house.look(place.id)
        assert [Views(table).snapshot(v, "ada", 0, NOW) for v in (NONE, 0, 1)] == before
        await place.close()

    run(story())


def test_many_may_wait_for_a_table_and_one_give_up() -> None:
    async def story() -> None:
        place = await Place().begin("airships", 2)
        await place.close()
        after = Place(store=place.store)
        after.house.writer.open()
        waiting_for = [asyncio.create_task(after.house.look(place.id)) for _ in range(5)]
        await asyncio.sleep(0)
        waiting_for[0].cancel()
        tables = await asyncio.gather(*waiting_for, return_exceptions=True)
        assert isinstance(tables[0], asyncio.CancelledError)
        assert all(table is tables[1] for table in tables[1:])
        await after.house.close()

    run(story())


def test_moves_that_come_soon_after_a_commit_share_the_next_one() -> None:
    async def story() -> None:
        place = await Place(Manners(grace=1000.0, gather=0.2)).open("airships", 3)
        await quiet(place.house)
        await asyncio.sleep(0.2)
        before, begun = place.house.writer.commits, asyncio.get_running_loop().time()
        people = [place.client(person) for person in PEOPLE[:3]]
        await done(place.house, people[0], Sit("s0", place.id, 0, "Ada"))
        assert asyncio.get_running_loop().time() - begun < 0.1, "the first does not wait"
        await asyncio.gather(*(done(place.house, people[n], Sit(f"s{n}", place.id, n, f"P{n}")) for n in (1, 2)))
        assert asyncio.get_running_loop().time() - begun >= 0.2
        assert place.house.writer.commits == before + 2
        await place.close()

    run(story())


def test_closing_writes_everything() -> None:
    async def story() -> None:
        place = await Place().begin("airships", 2)
        seat, ask = place.to_choose() or (0, {})
        place.store.gate.clear()
        move = asyncio.create_task(
            act(place.house, place.clients[seat], Choose("m", place.id, seat, ask["legal"][0], ask["decision"]))
        )
        talk = asyncio.create_task(act(place.house, place.clients[0], Say("t", place.id, "bye", 0)))
        await asyncio.sleep(0.01)
        closing = asyncio.create_task(place.house.close())
        await asyncio.sleep(0.02)
        assert not closing.done()
        place.store.gate.set()
        await asyncio.wait_for(closing, 30)
        assert (await asyncio.wait_for(move, 30))["t"] == "ack"
        assert (await asyncio.wait_for(talk, 30))["t"] == "ack"
        kinds = [kind for kind, _ in place.store.journal(place.id)]
        assert kinds[-2:] == ["moved", "said"]
        assert all(client.dropped for client in place.clients.values())

    run(story())


def test_bots_move_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "t.db")
        house = House(store, manners=Manners(bot_delay=(1000, 1000), forced_delay=(1000, 1000)), now=Time())
        await house.open()
        id, _ = await house.create(Settings("airships", 2, privacy="public"), "ada", {0: "greedy", 1: "greedy"})
        await done(house, Client("ada"), Start("s", id))
        await house.close()
        before = (await store.load(id)).seq  # type: ignore[union-attr]
        house = House(store, manners=QUICK, now=Time())
        await house.open()
        await until(lambda: house.peek(id).seq > before + 10)  # type: ignore[union-attr]
        await house.close()
        await store.close()

    run(story())


def test_the_clock_of_a_house_plays_for_who_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(clock_module.LIMITS, "move", (0.01, 10))

    async def story() -> None:
        store = MemoryStore()
        house = House(store, manners=QUICK)  # type: ignore[arg-type]
        await house.open()
        settings = Settings("airships", 2, clock=Clock("move", 0.02), privacy="public", stand_in="greedy")
        id, _ = await house.create(settings, "ada", {1: "greedy"})
        ada = Client("ada")
        await done(house, ada, Sit("1", id, 0, "Ada"))
        await done(house, ada, Watch("2", id, 0))
        await done(house, ada, Start("3", id))
        await until(lambda: store.table(id).status == "over")
        kinds = [kind for kind, _ in store.journal(id)]
        assert kinds.count("stood in") == 1
        await until(lambda: ada.seen[0].frame["status"] == "over")
        await house.close()

    run(story())


# --- answers that leave no choice ---------------------------------------------------------------------------


async def until_forced(place: Place, victim: int) -> None:
    """Play until this seat has one legal answer, without its client: it answers, but does not look on."""
    rng = random.Random(3)
    place.house.unwatch(place.clients[victim], place.id, victim)
    for n in range(400):
        await quiet(place.house)
        (seat,) = place.table.asked
        legal = board_of(place.table).legal(seat)
        if seat == victim and len(legal) == 1:
            return
        message = Choose(f"until{n}", place.id, seat, rng.choice(legal), place.table.decision)
        await done(place.house, Client(PEOPLE[seat]), message)
    raise AssertionError("that never came")


def test_the_table_answers_only_for_who_is_there() -> None:
    """An answer in the name of somebody who is gone would tell that there was no choice."""

    async def story() -> None:
        place = await Place(SLOW_TO_MISS).begin("mad-zeppelin", 2)
        await until_forced(place, 1)
        decision = place.table.decision
        place.house.steward.drive(live_at(place.house, place.id))
        await quiet(place.house)
        assert place.table.decision == decision, "Ben is not there"
        await done(place.house, place.clients[1], Watch("back", place.id, 1))
        await quiet(place.house)
        assert place.table.decision > decision, "now he is"
        await place.close()

    run(story())


def test_the_table_does_not_answer_for_who_let_time_run_out() -> None:
    """Else a bot that takes over after two misses, with an answer between them, would tell that it was forced."""

    async def story() -> None:
        place = await Place(SLOW_TO_MISS).begin("mad-zeppelin", 2, clock=clock("move", 60))
        await until_forced(place, 1)
        decision = place.table.decision
        place.table.seats[1].misses = 1
        await done(place.house, place.clients[1], Watch("back", place.id, 1))
        await quiet(place.house)
        assert place.table.decision == decision
        place.time.now += 61
        await place.house.steward.time_is_up(live_at(place.house, place.id))
        assert place.table.seats[1].stand_in == "greedy"
        await place.close()

    run(story())


def test_where_nothing_is_hidden_the_table_answers_for_all() -> None:
    async def story() -> None:
        place = await Place(SLOW_TO_MISS).begin("airships", 2)
        place.house.unwatch(place.clients[1], place.id, 1)
        assert place.house.steward.answers_for(live_at(place.house, place.id), 1)
        await place.close()

    run(story())


def test_people_around_one_screen_look_through_one_seat_at_a_time() -> None:
    async def story() -> None:
        place = await Place(SLOW_TO_MISS).open("mad-zeppelin", 2)
        ada = place.client("ada")
        for seat in range(2):
            await done(place.house, ada, Sit(f"sit{seat}", place.id, seat))
        await done(place.house, ada, Watch("watch", place.id, 0))
        await done(place.house, ada, Start("start", place.id))
        live = live_at(place.house, place.id)
        assert place.house.steward.answers_for(live, 0)
        assert place.house.steward.answers_for(live, 1)
        place.house.unwatch(ada, place.id, 0)
        assert not place.house.steward.answers_for(live, 1)
        await place.close()

    run(story())


@pytest.mark.parametrize("left", [0.1, 5.0, 500.0])
def test_the_table_never_waits_until_the_time_is_up(left: float) -> None:
    async def story() -> None:
        place = await Place(Manners(forced_delay=(2.0, 2.0))).begin("mad-zeppelin", 2, clock=clock("live", 600))
        (seat,) = place.table.asked
        place.time.now = place.table.asked_at + 600 - left
        assert place.house.steward.forced_delay(place.table, seat) == pytest.approx(min(2.0, 0.8 * left))
        await place.house.close()

    run(story())


def test_while_a_move_may_be_taken_back_the_table_does_not_go_on() -> None:
    """Neither bots nor answers that leave no choice overtake the one who is asked to agree."""

    async def story() -> None:
        place = await Place(SLOW_TO_MISS).begin("mad-zeppelin", 2)
        table = place.table
        while True:
            await until_forced(place, 1)
            if table.can_take_back(0):
                break
            (action,) = board_of(table).legal(1)
            await done(place.house, Client("ben"), Choose(f"past{table.seq}", place.id, 1, action, table.decision))
        decision = table.decision
        await done(place.house, place.clients[0], TakeBack(f"t{decision}", place.id, 0, decision))
        assert table.wants_back == 0
        await done(place.house, place.clients[1], Watch("back", place.id, 1))
        await quiet(place.house)
        assert (table.decision, table.wants_back) == (decision, 0), "Ben has to say yes or no first"
        answer = Answer(f"a{decision}", place.id, 1, False)
        await done(place.house, place.clients[1], answer)
        await quiet(place.house)
        assert table.decision > decision, "then the table answers as ever"
        await place.close()

    run(story())


def test_who_moved_has_a_moment_to_think_again() -> None:
    async def story() -> None:
        place = await Place(Manners(grace=1000, bot_delay=(0, 0), forced_delay=(2.0, 2.0))).begin("mad-zeppelin", 2)
        table = place.table
        assert not any(table.can_take_back(seat) for seat in range(2))
        assert place.house.steward.forced_delay(table, 0) == 2.0
        n = 0
        while not table.can_take_back(0):
            (seat,) = table.asked
            legal = board_of(table).legal(seat)
            n += 1
            message = Choose(f"c{n}", place.id, seat, random.Random(n).choice(legal), table.decision)
            await done(place.house, Client(PEOPLE[seat]), message)
        assert place.house.steward.forced_delay(table, 1) == 2.0 * SECOND_THOUGHTS
        await place.house.close()

    run(story())


# --- who goes and comes back --------------------------------------------------------------------------------


def test_who_goes_is_missed_and_who_comes_back_has_the_seat_again() -> None:
    async def story() -> None:
        place = await Place(Manners(0.01, (0, 0), (0, 0))).begin("airships", 3)
        victim, _ = place.to_choose() or (0, {})
        other = (victim + 1) % 3
        client = place.clients.pop(victim)
        answer = await act(place.house, place.clients[other], HandOver("h0", place.id, other, victim))
        assert answer["code"] == "not now"
        place.house.unwatch(client, place.id, victim)
        await until(lambda: place.table.seats[victim].away)
        await quiet(place.house)
        assert place.clients[other].seen[other].items[-1]["k"] == "away"
        await done(place.house, place.clients[other], HandOver("h", place.id, other, victim))
        await quiet(place.house)
        assert victim not in place.table.asked or len(place.table.asked) > 1, "the bot has moved"
        back = place.clients[victim] = place.client(PEOPLE[victim])
        await done(place.house, back, Watch("back", place.id, victim))
        assert not place.table.seats[victim].stand_in
        await quiet(place.house)
        assert back.seen[victim].items[-1]["k"] == "returned"
        # A short while without a connection is nothing.
        place.house.manners.grace = 0.5
        place.house.unwatch(back, place.id, victim)
        assert victim in live_at(place.house, place.id).leaving
        await done(place.house, back, Watch("again", place.id, victim))
        assert not live_at(place.house, place.id).leaving
        assert not place.table.seats[victim].away
        await place.close()

    run(story())


def test_a_move_brings_a_player_back() -> None:
    async def story() -> None:
        place = await Place(Manners(grace=1000, bot_delay=(1000, 1000), forced_delay=(0, 0))).begin("airships", 2)
        seat, ask = place.to_choose() or (0, {})
        place.table.gone(seat, NOW)
        place.table.hand_over(1 - seat, seat, NOW)
        await place.house.steward.commit(live_at(place.house, place.id))
        assert place.table.seats[seat].stand_in
        await done(place.house, place.clients[seat], Choose("c", place.id, seat, ask["legal"][0], ask["decision"]))
        assert not place.table.seats[seat].stand_in
        await place.house.close()

    run(story())


# --- refusals, talk, hints, rematch -------------------------------------------------------------------------


def test_who_may_do_what() -> None:
    async def story() -> None:
        place = await Place().open("airships", 2, privacy="link")
        house, ada, zoe, nobody = place.house, place.client("ada"), place.client("zoe"), place.client("")
        id = place.id

        async def code(client: Client, message: Any) -> str:
            answer = await act(house, client, message)
            return str(answer.get("code", answer["t"]))

        assert await code(zoe, Sit("1", "nowhere", 0)) == "unknown table"
        assert await code(zoe, Watch("2", "nowhere")) == "unknown table"
        assert await code(zoe, Sit("3", id, 0, "Zoe")) == "unknown table"
        assert await code(zoe, Watch("4", id)) == "unknown table"
        assert await code(zoe, Say("5", id, "hello")) == "unknown table"
        assert not await house.admit(id, "guess", "zoe")
        assert not await house.admit("nowhere", "guess", "zoe")
        assert await code(zoe, Watch("6", id)) == "unknown table"
        assert await house.admit(id, place.token, "zoe")
        assert await code(zoe, Watch("7", id)) == "ack"
        assert await code(zoe, Say("8", id, "hello")) == "ack"
        assert await code(zoe, Sit("9", id, 0, "Zoe")) == "ack"
        assert await code(nobody, Sit("1", id, 1)) == "unknown table"
        assert await code(nobody, Watch("2", id)) == "unknown table"
        assert await code(ada, Watch("1", id, 0)) == "not seated"
        assert await code(ada, Watch("2", id, 9)) == "bad message"
        assert await code(ada, Watch("2", id, -7)) == "bad message"
        assert await code(ada, Leave("3", id, 0)) == "not seated"
        assert await code(ada, Hint("4", id, 0)) == "not seated"
        assert await code(ada, Describe("5", id, 0, 0)) == "not seated"
        assert await code(zoe, Describe("10", id, 0, 0)) == "not now"
        assert await code(zoe, Hint("11", id, 0)) == "no hint"
        assert await code(zoe, Answer("12", id, 0, True)) == "not now"
        assert await code(zoe, Rematch("13", id, 0)) == "not now"
        assert await code(zoe, Ping("14")) == "pong"
        assert await house.seat_by_invitation(id, 1, "ben", "Ben") == 1
        assert await house.seat_by_invitation(id, 1, "ben", "Ben") == 1
        with pytest.raises(Refused):
            await house.seat_by_invitation(id, 0, "cy", "Cy")
        await place.close()

    run(story())


def test_describe_and_refusals_in_words() -> None:
    async def story() -> None:
        place = await Place().begin("airships", 2)
        seat, ask = place.to_choose() or (0, {})
        assert "words" not in ask
        reader = place.client(PEOPLE[seat])
        await done(place.house, reader, Watch("w", place.id, seat, words=True))
        said = msgspec.json.decode(reader.raw[-1])["ask"]["words"]
        assert [move["action"] for move in said["moves"]] == ask["legal"]
        assert place.table.game.messages[said["prompt"][0]]
        assert said["rules"]
        illegal = next(a for a in range(place.table.game.actions) if a not in ask["legal"])
        why = (await done(place.house, place.clients[seat], Describe("e", place.id, seat, illegal)))["why"]
        answer = await act(place.house, place.clients[seat], Choose("c", place.id, seat, illegal, ask["decision"]))
        assert answer["code"] == "illegal"
        assert answer["rule"] == why["rule"]
        assert answer["rule"] in {rule.id for rule in place.table.game.rules}
        await place.close()

    run(story())


def test_a_question_is_put_in_words_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often its seat hears of something else before it answers."""
    made: list[int] = []
    honest = views.question_of

    def question_of(table: Table, seat: int) -> Question:
        made.append(seat)
        return honest(table, seat)

    async def story() -> None:
        place = await Place().begin("zeppeldrome", 3)
        while len(place.table.asked) < 2:
            assert await place.play(1)
        seat, other = place.table.asked[:2]
        await done(place.house, place.clients[seat], Watch("in words", place.id, seat, words=True))
        monkeypatch.setattr(views, "question_of", question_of)
        ask = place.clients[seat].seen[seat].ask
        assert ask is not None
        for n in range(3):
            await done(place.house, place.clients[other], Say(f"say{n}", place.id, "Well?", other))
        again = place.clients[seat].seen[seat].ask
        assert again is not None
        assert (again["words"], made) == (ask["words"], [])
        await place.close()

    run(story())


@pytest.mark.parametrize("words", [False, True])
def test_texts_are_made_once_an_event_and_only_for_readers(words: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Item] = []
    honest = core.with_text

    def with_text(board: Board, event: Item) -> Item:
        made.append(event)
        return honest(board, event)

    async def story() -> None:
        place = await Place().begin("mad-zeppelin", 3)
        for seat, client in place.clients.items():
            await done(place.house, client, Watch("again", place.id, seat, place.table.counts[seat], words))
            client.raw.clear()
        monkeypatch.setattr(core, "with_text", with_text)
        before = {seat: place.table.counts[seat] for seat in range(3)}
        await place.play(20)
        monkeypatch.setattr(core, "with_text", honest)
        new = [place.table.items_of(seat, n)[1] for seat, n in before.items()]
        assert len(made) == (len({id(item) for items in new for item in items if item.k == "event"}) if words else 0)
        for client in place.clients.values():
            shown = [item for frame in client.raw for item in msgspec.json.decode(frame).get("items", ())]
            assert any("said" in item for item in shown if item["k"] == "event") == words
        await place.close()

    run(story())


def test_talk_has_a_limit() -> None:
    async def story() -> None:
        place = await Place().begin("airships", 2)
        answers = [await act(place.house, place.clients[0], Say(f"{n}", place.id, f"line {n}", 0)) for n in range(8)]
        assert [answer["t"] for answer in answers] == ["ack"] * 6 + ["refused"] * 2
        assert answers[-1]["code"] == "too fast"
        await done(place.house, place.clients[1], Say("x", place.id, "I may still", 1))
        place.time.now += 12
        await done(place.house, place.clients[0], Say("y", place.id, "again", 0))
        await place.close()

    run(story())


def test_limits_forget_who_is_long_gone() -> None:
    times: dict[str, Any] = {}
    for n in range(10_002):
        within(times, f"p{n}", float(n), 2, 5.0, "slow down")
    assert len(times) < 20


def test_two_who_want_a_rematch_get_the_same_table() -> None:
    async def story() -> None:
        place = await Place().begin("airships", 3, bots=(1,))
        live_at(place.house, place.id).table._do(Ended("finished", place.table.secret.hex()), NOW)
        await place.house.steward.commit(live_at(place.house, place.id))
        answers = await asyncio.gather(
            done(place.house, place.clients[0], Rematch("r", place.id, 0)),
            done(place.house, place.clients[2], Rematch("r", place.id, 2)),
        )
        new = answers[0]["table"]
        assert answers[1]["table"] == new
        assert set(place.store.matches) == {place.id, new}
        table = await place.house.look(new)
        assert [seat.person or seat.bot for seat in table.seats] == ["cy", "ada", "greedy"]
        assert table.created.rematch_of == place.id
        assert table.status == "open"
        assert place.clients[0].seen[0].frame["rematch"] == new
        await place.close()

    run(story())


def test_a_bot_whose_worker_fails_is_replaced_for_the_move() -> None:
    class Failing(Crew):
        async def run(self, work: Any, *arguments: Any) -> Any:
            raise ValueError("the worker is confused")

    async def story() -> None:
        place = Place(QUICK)
        place.house.crew = Failing()
        await place.open("airships", 2)
        for seat in (0, 1):
            await done(place.house, place.client("ada"), SeatBot(f"b{seat}", place.id, seat, "club"))
        await done(place.house, place.client("ada"), Start("s", place.id))
        await until(lambda: len(place.table.log) > 10)
        await place.house.close()

    run(story())


def test_no_secret_in_the_logs(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        place = await Place().begin("airships", 2)
        place.store.failing = ["before"]
        await act(place.house, place.clients[0], Say("1", place.id, "hello", 0))
        place.store.failing = ["conflict"]
        await asyncio.sleep(0.08)
        await act(place.house, place.client("ada"), Say("2", place.id, "hello", 0))
        await place.close()

    with caplog.at_level("DEBUG"):
        run(story())
    assert "commit failed" in caplog.text
    secret = secret_of(7)
    assert secret.hex() not in caplog.text
    assert repr(secret) not in caplog.text
