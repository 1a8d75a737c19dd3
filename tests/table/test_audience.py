"""What viewers of a table get: everything that they may see, once, and only after it is on disk."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from aerodrome.rulebook.record import NONE
from aerodrome.table.entries import Moved
from aerodrome.table.wire import (
    Choose,
    Describe,
    GetReady,
    Leave,
    Sit,
    Start,
    TakeBack,
    Watch,
)
from tests.table.helpers import (
    PEOPLE,
    Client,
    Seen,
    act,
    board_of,
    done,
    quiet,
    until,
    waiting,
)
from tests.table.place import QUICK, Place, journal_of, no_compiling, run

__all__ = ["no_compiling"]


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
            assert seen.n == len(seen.items) == place.table.seen_by(v)
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
    """A viewer who joins between a move and its commit sees neither the move nor anything that follows from it."""

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
            assert client.seen[v].n == place.table.seen_by(v)
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
            if fails and how == "conflict":  # another server was first, which nobody here has to notice
                refused += 1
                assert answers[0]["t"] == "ack" or (isinstance(message, TakeBack) and answers[0]["code"] == "stale")
                assert not client.dropped
                await until(lambda: joiner.seen)
            elif fails:
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
        assert (place.house.writer.conflicts if how == "conflict" else place.house.failures) >= refused
        await quiet(place.house)
        chosen = [entry.id for entry in journal_of(place) if isinstance(entry, Moved) and entry.id]
        assert len(chosen) == len(set(chosen)), "nothing was done twice"
        for seat, client in place.clients.items():
            assert client.seen[seat].n == place.table.seen_by(seat) == len(client.seen[seat].items)
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
                    assert answer["code"] == "stale"
                assert answer["t"] == "ack"
        assert place.house.writer.conflicts + other.house.writer.conflicts > 0
        assert place.house.failures + other.house.failures == 0
        ids = [entry.id for entry in journal_of(place) if isinstance(entry, Moved) and entry.id]
        assert len(ids) == 12
        await quiet(place.house)
        await other.close()
        await place.close()

    run(story())
