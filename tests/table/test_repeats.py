"""Messages that come twice, late, or again after an undo or a restart have their effect only once."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from aerodrome.play.luck import bot_nonce, pledge_of
from aerodrome.rulebook.record import NONE
from aerodrome.table.entries import Ended, Moved
from aerodrome.table.wire import (
    Abandon,
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
    Ping,
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
    act,
    board_of,
    done,
    live_at,
    quiet,
)
from tests.table.place import Place, journal_of, no_compiling, run

__all__ = ["no_compiling"]


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
        # The journal notes a message that changed nothing, and the note changes nothing.
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
        await check("ada", Abandon("w", id, 0))
        await check("ben", Abandon("w", id, 1, False))
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
    """The table carries the message out all the same, and says so if it comes again."""

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
