"""Who may do what: refusals, chat, hints and rematches."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from aerodrome.house import views
from aerodrome.house.crew import Crew
from aerodrome.house.orders import within
from aerodrome.play.board import Board
from aerodrome.table import core
from aerodrome.table.entries import Ended
from aerodrome.table.errors import Refused
from aerodrome.table.table import Table
from aerodrome.table.wire import (
    Answer,
    Choose,
    Describe,
    Hint,
    Item,
    Leave,
    Ping,
    Question,
    Rematch,
    Say,
    SeatBot,
    Sit,
    Start,
    Watch,
)
from tests.table.helpers import (
    NOW,
    PEOPLE,
    Client,
    act,
    done,
    live_at,
    secret_of,
    until,
)
from tests.table.place import QUICK, Place, no_compiling, run

__all__ = ["no_compiling"]


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
    """It does not matter how often its seat hears of something else before it answers."""
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
            await done(place.house, client, Watch("again", place.id, seat, place.table.seen_by(seat), words))
            client.raw.clear()
        monkeypatch.setattr(core, "with_text", with_text)
        before = {seat: place.table.seen_by(seat) for seat in range(3)}
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
        within(times, f"p{n}", "m", float(n), 2, 5.0, "slow down")
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


def test_against_bots_a_rematch_begins_at_once() -> None:
    async def story() -> None:
        place = await Place().begin("airships", 3, bots=(1, 2))
        live_at(place.house, place.id).table._do(Ended("finished", place.table.secret.hex()), NOW)
        await place.house.steward.commit(live_at(place.house, place.id))
        answer = await done(place.house, place.clients[0], Rematch("r", place.id, 0))
        table = await place.house.look(answer["table"])
        assert table.status == "running"
        assert [seat.person or seat.bot for seat in table.seats] == ["greedy", "ada", "greedy"]
        assert {*table.names} == {*place.table.names}, "the same persons"
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
