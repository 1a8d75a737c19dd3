"""Playing through the WebSocket: whole games, dropped connections, messages that come twice."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable

import pytest

from aerodrome.games import PACKAGES
from aerodrome.play.gamefile import parse_match
from aerodrome.play.layout import layout_of
from aerodrome.table.wire import Advice
from tests.words import in_english

from .helpers import Player, Running, drawn, seats_of, socket_to, with_patience


@pytest.mark.parametrize("game", PACKAGES)
@with_patience
async def test_a_guest_plays_a_whole_game_against_bots(server: Running, game: str) -> None:
    guest = server.guest("Ann")
    seats = seats_of(game)
    bots = {str(seat): "greedy" for seat in range(1, seats)}
    made = guest.make_table(game, seats=seats, bots=bots, sit={"0": ""}, start=True)
    id = made["id"]
    assert made["status"] == "running"
    assert made["mine"] == [0]
    async with guest.play() as player:
        seen = await player.watch(id)
        await player.play_on(id, 0, drawn(1))
        table = server.table(id)
        assert table.board is not None
        assert seen.status == table.status == "over"
        # What the updates told, one number after another, is what the seat may see.
        told = [int(value) for value in seen.state]
        assert told == layout_of(table.game).values(table.board.blinded(0))
        assert seen.n == table.seen_by(0) == len(seen.texts)
        assert hashlib.sha256(bytes.fromhex(seen.secret)).hexdigest() == table.created.commitment
    match = parse_match(guest.get(f"/api/tables/{id}/export").text)
    assert match.over
    assert match.names == table.names
    assert match.players == ["human"] + ["greedy"] * (seats - 1)
    assert [(ply.seat, ply.action, ply.digest) for ply in match.log] == table.log


@with_patience
async def test_a_dropped_connection_goes_on_where_it_was(server: Running) -> None:
    guest = server.guest("Ann")
    id = guest.make_table(seats=2, bots={"1": "greedy"}, sit={"0": ""}, start=True)["id"]
    async with guest.play() as steady:
        whole = await steady.watch(id)
        n, texts, begun = 0, [], False
        for _ in range(3):
            async with guest.play() as player:
                seen = player.view(id)
                await player.watch(id, since=n)
                if begun:
                    first = next(frame for frame in player.frames if frame["t"] == "snapshot")
                    assert first["n"] - len(first["items"]) == n, "only what was missed is sent"
                begun = True
                await player.play_on(id, 0, drawn(2), most=4)
                texts += seen.texts
                n = seen.n
                player.connection.transport.abort()
        async with guest.play() as player:
            seen = await player.watch(id, since=n)
            await player.play_on(id, 0, drawn(2))
            texts += seen.texts
        while whole.status == "running":
            await steady.receive()
        assert whole.n == seen.n == len(texts)
        assert texts == whole.texts, "with its interruptions, it has seen what who stayed has seen"


@with_patience
async def test_the_same_message_twice_is_done_once(server: Running) -> None:
    guest = server.guest("Ann")
    id = guest.make_table(seats=2, sit={"0": "Ann", "1": "Ben"}, start=True)["id"]
    async with guest.play() as player:
        for seat in (0, 1):
            await player.watch(id, seat)
        seat = server.table(id).asked[0]
        ask = player.view(id, seat).ask
        assert ask is not None
        move = {"table": id, "seat": seat, "action": ask["legal"][0], "decision": ask["decision"], "id": "once"}
        before = server.table(id).seq
        await player.post("choose", **move)
        await player.post("choose", **move)
        answers = [await player.receive() for _ in range(4)]
        assert [a["t"] for a in answers if a.get("id") == "once"] == ["ack", "ack"]
        assert len(server.table(id).log) == 1
    async with guest.play() as again:
        assert (await again.ask("choose", **move))["t"] == "ack", "another connection of the same person may ask again"
        assert server.table(id).seq == before + 1


@with_patience
async def test_messages_of_a_table_keep_their_order(server: Running) -> None:
    guest = server.guest("Ann")
    id = guest.make_table(privacy="public", seats=2, sit={"0": ""})["id"]
    async with guest.play() as player:
        await player.watch(id)
        for yes in (True, False) * 4:
            await player.post(
                "ready",
                table=id,
                seat=0,
                yes=yes,
            )
        acks = 0
        while acks < 8:
            acks += (await player.receive())["t"] == "ack"
        told = [text for text in player.view(id).texts if "ready" in text]
        assert told == ["Ann is ready.", "Ann is not ready."] * 4


@with_patience
async def test_a_message_is_not_begun_before_the_one_before_is_done(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = server.guest("Ann")
    id = guest.make_table(seats=2, sit={"0": ""})["id"]
    act, begun = server.desk.house.act, []

    async def slow_act(connection, message):  # type: ignore[no-untyped-def]
        begun.append(message.id)
        if message.id == "first":
            await asyncio.sleep(0.1)
            assert begun == ["first"]
        return await act(connection, message)

    monkeypatch.setattr(server.desk.house, "act", slow_act)
    async with guest.play() as player:
        for name in ("first", "second", "third"):
            await player.post("ready", table=id, seat=0, id=name)
        assert [await player.receive() for _ in range(3)] == [
            {"t": "ack", "id": n} for n in ("first", "second", "third")
        ]


@with_patience
async def test_a_move_does_not_wait_for_a_hint(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = server.guest("Ann")
    id = guest.make_table(seats=2, sit={"0": "Ann", "1": "Ben"}, start=True, hints=True)["id"]
    seat, free = server.table(id).asked[0], asyncio.Event()

    async def slow_hint(*_: object) -> dict[str, str]:
        while not free.is_set():
            await asyncio.sleep(0.01)
        return Advice([], "because")

    monkeypatch.setattr(server.desk.house.crew, "hint", slow_hint)
    async with guest.play() as player:
        ask = (await player.watch(id, seat)).ask
        assert ask is not None
        hint = await player.post("hint", table=id, seat=seat)
        move = {"action": ask["legal"][0], "decision": ask["decision"]}
        assert (await player.ask("choose", table=id, seat=seat, **move))["t"] == "ack"
        free.set()
        while (answer := await player.receive())["t"] == "update":
            pass
        assert (answer["id"], answer["advice"]) == (hint, {"moves": [], "why": "because"})


@with_patience
async def test_tables_of_a_connection_do_not_wait_for_each_other(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = server.guest("Ann")
    slow, quick = (guest.make_table(seats=2, sit={"0": ""})["id"] for _ in range(2))
    house = server.desk.house
    act = house.act
    free = asyncio.Event()

    async def slow_act(connection, message):  # type: ignore[no-untyped-def]
        if getattr(message, "table", "") == slow:
            while not free.is_set():
                await asyncio.sleep(0.01)
        return await act(connection, message)

    monkeypatch.setattr(house, "act", slow_act)
    async with guest.play() as player:
        first = await player.post("ready", table=slow, seat=0)
        second = await player.post("ready", table=quick, seat=0)
        assert (await player.receive())["id"] == second
        free.set()
        assert (await player.receive())["id"] == first


@with_patience
async def test_spectators_see_a_public_table_without_a_name(server: Running) -> None:
    guest = server.guest("Ann")
    bots, sit = {"1": "greedy"}, {"0": ""}
    id = guest.make_table("mad-zeppelin", seats=2, bots=bots, sit=sit, start=True, privacy="public")["id"]
    async with guest.play() as player, socket_to(server) as connection:
        looker = Player(connection)
        seen = await looker.watch(id, -1)
        assert (await looker.ask("say", table=id, text="hello"))["code"] == "not allowed"
        assert id in [listed["id"] for listed in guest.get("/api/tables").json()["running"]]
        await player.watch(id)
        await player.play_on(id, 0, drawn(3))
        while seen.status == "running":
            await looker.receive()
        table = server.table(id)
        assert table.board is not None
        assert [int(value) for value in seen.state] == layout_of(table.game).values(table.board.blinded(-1))
        assert seen.n < player.view(id).n, "a player sees more than who looks on"


@with_patience
async def test_a_program_signs_in_with_a_token(server: Running) -> None:
    client = server.client(origin=None, **{"X-Aerodrome": "1"})
    answer = client.post("/api/me", json={"name": "Robot"})
    token = answer.json()["token"]
    assert "set-cookie" not in answer.headers
    client.headers["Authorization"] = f"Bearer {token}"
    assert client.get("/api/me").json()["name"] == "Robot"
    made = client.post("/api/tables", json={"game": "airships", "seats": 2, "sit": {"0": ""}}).json()
    async with socket_to(server, bearer=token, origin=None) as connection:
        assert await Player(connection).watch(made["id"], 0)


@with_patience
async def test_a_game_goes_on_after_the_server_was_stopped(serve: Callable[..., Running]) -> None:
    first = await asyncio.to_thread(serve)
    guest = first.guest("Ann")
    id = guest.make_table(seats=2, bots={"1": "greedy"}, sit={"0": ""}, start=True)["id"]
    token = guest.token
    async with guest.play() as player:
        seen = await player.watch(id)
        await player.play_on(id, 0, drawn(4), most=5)
        await asyncio.to_thread(first.stop)
        closed = None
        try:
            while True:
                await player.receive()
        except Exception:
            closed = player.connection.close_code
        assert closed == 1012, "clients are told that the server stops"
    second = await asyncio.to_thread(serve)
    async with socket_to(second, cookie=token) as connection:
        player = Player(connection)
        player.seen[id, 0] = seen
        await player.watch(id, since=seen.n)
        await player.play_on(id, 0, drawn(5))
        assert second.table(id).status == "over"
        assert len(seen.texts) == seen.n


@with_patience
async def test_several_share_a_screen(server: Running) -> None:
    guest = server.guest("Ann")
    id = guest.make_table("mad-zeppelin", seats=2, sit={"0": "Ann", "1": "Ben"}, start=True)["id"]
    async with guest.play() as player:
        views = [await player.watch(id, seat) for seat in (0, 1)]
        table = server.table(id)
        assert [seat.name for seat in table.seats] == ["Ann", "Ben"]
        assert table.board is not None
        for seat, seen in enumerate(views):
            assert [int(value) for value in seen.state] == layout_of(table.game).values(table.board.blinded(seat))
        assert views[0].state != views[1].state


@with_patience
async def test_tables_that_there_cannot_be(server: Running) -> None:
    guest = server.guest("Ann")
    async with guest.play() as player:
        for id in ("", "x" * 65, "a b", "a/../b", "a\u0000b", "\u00e9"):
            answer = await player.ask("watch", table=id)
            assert answer["code"] == "unknown table"
    for id in ("x" * 65, "a b", "a%00b", "%ff"):
        assert guest.get(f"/api/tables/{id}").json()["error"] == "unknown table"


@with_patience
async def test_ping_and_bad_messages(server: Running) -> None:
    guest = server.guest("Ann")
    async with guest.play() as player:
        await player.connection.send('{"t":"ping","id":"1"}')
        assert (await player.receive())["t"] == "pong"
        for text, fault in (
            ("nonsense", "malformed"),
            ('{"t":"ping","id":"7","more":1}', "more"),
            ('{"t":"fly","id":"7"}', "fly"),
            ('{"t":"choose","id":"7","table":"x","seat":"no","action":1,"decision":1}', "seat"),
            (json.dumps({"t": "ping", "id": "x" * 65}), "64"),
        ):
            await player.connection.send(text)
            answer = await player.receive()
            assert answer["code"] == "bad message"
            assert fault in in_english(answer)
        assert [frame.get("id") for frame in player.frames[1:]] == ["", "7", "7", "7", "x" * 64]
        assert await player.quiet() == [], "a message that can be read starts the count anew"
        for _ in range(server.config.limits.bad_in_a_row):
            await player.connection.send("[]")
        await player.connection.wait_closed()
        assert player.connection.close_code == 1008
