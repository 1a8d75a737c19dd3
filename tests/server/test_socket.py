"""Clients that read nothing, send too much, or send nonsense: the server copes, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket as sockets
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from aerodrome.server.config import Config, Limits, Window
from tests import LONG

from .helpers import PATIENCE, ROOMY, WIDE, Player, Running, drawn, socket_to, with_patience


async def until(true: Callable[[], bool]) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


def with_limits(**changes: Any) -> Config:
    return Config(limits=Limits(**{"windows": WIDE, **changes}))


@with_patience
async def test_who_does_not_read_is_dropped_and_nobody_waits(serve: Callable[..., Running]) -> None:
    limits = with_limits(frames=40, rate=1e6, burst=1e6, person_rate=1e6, person_burst=1e6)
    server = await asyncio.to_thread(serve, config=limits, small_buffers=True)
    guest = server.guest("Ann")
    id = guest.make_table(seats=2, bots={"1": "greedy"}, sit={"0": ""}, privacy="public", start=True)["id"]

    def dropped() -> float:
        return server.counted("aerodrome_dropped_sockets_total", why="too slow")

    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    line.setblocking(False)
    async with guest.play() as player:
        await player.watch(id)
        async with socket_to(server, sock=line) as deaf:
            deaf.transport.pause_reading()
            await until(lambda: len(server.desk.hub) == 2)
            for number in range(1000):
                await deaf.send(json.dumps({"t": "watch", "id": str(number), "table": id}))
                if number == 30:
                    assert await player.play_on(id, 0, drawn(1), most=3) == 3, "the game goes on meanwhile"
                if dropped():
                    break
                await asyncio.sleep(0)
            await until(lambda: dropped() == 1)
            await until(lambda: len(server.desk.hub) == 1)
            deaf.transport.resume_reading()
            await hear(deaf)
            assert deaf.close_code == 1013
        assert server.desk.house.connections == 1
        await player.play_on(id, 0, drawn(1))
        assert player.view(id).status == "over"


@with_patience
async def test_a_flood_slows_only_who_sends_it(serve: Callable[..., Running]) -> None:
    server = await asyncio.to_thread(serve, config=with_limits(rate=0.5, burst=20.0, person_rate=1e6, person_burst=1e6))
    offender, other = server.guest("Offender"), server.guest("Other")
    async with offender.play() as loud, other.play() as calm:
        flood, answered = 200, 0

        async def hear_pongs() -> None:
            nonlocal answered
            while True:
                assert (await loud.receive())["t"] == "pong"
                answered += 1

        hearing = asyncio.create_task(hear_pongs())
        for number in range(flood):
            await loud.connection.send(json.dumps({"t": "ping", "id": str(number)}))
        await until(lambda: answered >= 20)
        for _ in range(15):
            assert await calm.quiet() == []
        await asyncio.sleep(0.3)
        assert 20 <= answered < flood / 2, "the burst was answered at once, the rest has to wait"
        assert server.counted("aerodrome_slowed_messages_total") >= 1
        assert len(server.desk.hub) == 2, "a burst is no reason to be thrown out"
        hearing.cancel()
        loud.connection.transport.abort()


@with_patience
async def test_all_connections_of_a_person_share_a_limit(serve: Callable[..., Running]) -> None:
    server = await asyncio.to_thread(
        serve, config=with_limits(rate=1e6, burst=1e6, person_rate=200.0, person_burst=10.0)
    )
    guest, other = server.guest("Ann"), server.guest("Ben")
    async with guest.play() as one, guest.play() as two, other.play() as calm:
        for player in (one, two):
            for number in range(20):
                await player.connection.send(json.dumps({"t": "ping", "id": str(number)}))
        for player in (one, two):
            for _ in range(20):
                await player.receive()
        slowed = server.counted("aerodrome_slowed_messages_total")
        assert slowed > 0
        for _ in range(5):
            await calm.quiet()
        assert server.counted("aerodrome_slowed_messages_total") == slowed


@with_patience
async def test_gross_abuse_ends_the_connection(serve: Callable[..., Running]) -> None:
    server = await asyncio.to_thread(serve, config=with_limits(rate=50.0, burst=1.0, abuse_seconds=0.2))
    guest = server.guest("Ann")
    async with guest.play() as player:
        with contextlib.suppress(ConnectionClosed):
            for number in range(2000):
                await player.connection.send(json.dumps({"t": "ping", "id": str(number)}))
                await asyncio.sleep(0.001)
        await hear(player.connection)
        assert player.connection.close_code == 1008
    assert server.counted("aerodrome_dropped_sockets_total", why="abuse") == 1


@with_patience
async def test_a_large_message_ends_the_connection(server: Running) -> None:
    guest = server.guest("Ann")
    most = server.config.limits.message_bytes
    async with guest.play() as player, guest.play() as other:
        filler = " " * (most - len('{"t":"ping","id":"1"}'))
        await player.connection.send('{"t":"ping","id":"1"}' + filler)
        assert (await player.receive())["t"] == "pong", "up to the limit it is fine"
        await player.connection.send('{"t":"ping","id":"1"} ' + filler)
        await player.connection.wait_closed()
        assert player.connection.close_code == 1009
        assert await other.quiet() == []


@with_patience
async def test_connections_are_limited(serve: Callable[..., Running]) -> None:
    server = await asyncio.to_thread(serve, config=with_limits(sockets_of_person=2, sockets_of_address=4))
    guest = server.guest("Ann")
    async with guest.play(), guest.play():
        with pytest.raises(InvalidStatus) as refused:
            async with guest.play():
                pass
        assert refused.value.response.status_code == 429
        async with socket_to(server), socket_to(server):
            with pytest.raises(InvalidStatus):
                async with socket_to(server):
                    pass
    await until(lambda: len(server.desk.hub) == 0)
    async with guest.play() as player:
        assert await player.quiet() == []


@with_patience
async def test_handshakes_are_limited(serve: Callable[..., Running]) -> None:
    few = {**WIDE, "handshake": Window(5, 5, 60.0)}
    server = await asyncio.to_thread(serve, config=with_limits(windows=few))
    for _ in range(5):
        async with socket_to(server):
            pass
    with pytest.raises(InvalidStatus) as refused:
        async with socket_to(server):
            pass
    assert refused.value.response.status_code == 429


@with_patience
async def test_who_says_nothing_for_long_is_let_go(serve: Callable[..., Running]) -> None:
    server = await asyncio.to_thread(serve, config=with_limits(idle=3600.0))
    async with socket_to(server) as silent, socket_to(server) as lively:
        player = Player(lively)
        await until(lambda: len(server.desk.hub) == 2)
        for each in server.desk.hub._sockets:
            each.heard = time.monotonic() - 4000.0
        assert await player.quiet() == []
        server.loop.call_soon_threadsafe(server.desk.hub.sweep)
        await silent.wait_closed()
        assert silent.close_code == 1001
        assert await player.quiet() == []


@with_patience
async def test_a_connection_looks_at_so_many_tables(serve: Callable[..., Running]) -> None:
    server = await asyncio.to_thread(serve, config=with_limits(watched=3))
    guest = server.guest("Ann")
    tables = [guest.make_table(seats=2, sit={"0": ""})["id"] for _ in range(4)]
    async with guest.play() as player:
        for id in tables[:3]:
            await player.watch(id)
        assert (await player.ask("watch", table=tables[3], seat=0))["code"] == "busy"
        for wrong in range(20):
            await player.ask("watch", table=f"none{wrong}", seat=0)
        assert (await player.ask("unwatch", table=tables[0], seat=0))["t"] == "ack"
        await player.watch(tables[3])
        assert server.desk.house.connections == 3
    await until(lambda: server.desk.house.connections == 0)


def frames(choice: random.Random, table: str) -> Any:
    """Something that a client might send by mistake or on purpose."""
    good = {"t": "choose", "id": "1", "table": table, "seat": 0, "action": 1, "decision": 1}
    kinds = (
        "watch",
        "unwatch",
        "sit",
        "bot",
        "leave",
        "ready",
        "start",
        "choose",
        "take back",
        "answer",
        "say",
        "hint",
    )
    values: list[Any] = [0, -1, 2**63, -(2**70), 1e308, "", "x" * 300, None, [], {}, True, "\u0000", "\ud800", [[[]]]]
    kind = choice.randrange(5)
    if kind == 0:
        return choice.randbytes(choice.randrange(60))
    if kind == 1:
        return "".join(chr(choice.randrange(1, 0x2FF)) for _ in range(choice.randrange(60)))
    if kind == 2:
        text = bytearray(json.dumps(good).encode())
        for _ in range(choice.randrange(1, 4)):
            text[choice.randrange(len(text))] = choice.randrange(32, 127)
        return text.decode()
    message = {**good, "t": choice.choice(kinds), "seat": choice.choice([0, 1, -1])}
    if kind == 3:
        message[choice.choice(list(message))] = choice.choice(values)
    else:
        message |= {"text": "hello", "yes": True, "to": 1, "bot": "greedy", "name": "Eve", "since": 0}
        for field in choice.sample(sorted(set(message) - {"t", "id", "table"}), choice.randrange(9)):
            del message[field]
    return json.dumps(message)


@with_patience
async def test_random_frames_break_nothing(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    choice = random.Random(11)
    guest, eve = server.guest("Ann"), server.guest("Eve")
    id = guest.make_table(seats=2, bots={"1": "greedy"}, sit={"0": ""}, start=True)["id"]
    count, sent = (20_000 if LONG else 1200), 0
    async with guest.play() as player:
        await player.watch(id)
        while sent < count:
            for person in (guest, eve):
                async with person.play() as wild:
                    sent += await throw(wild.connection, choice, id)
        table = server.table(id)
        if table.status == "running" and table.seats[0].person == guest.id:
            await player.play_on(id, 0, drawn(1))
        assert (await player.ask("say", table=id, seat=-1, text="still here"))["t"] in ("ack", "refused")
    assert server.client().get("/health").status_code == 200
    assert [record.getMessage() for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []


async def throw(connection: ClientConnection, choice: random.Random, table: str) -> int:
    """Send frames until the server has had enough of them."""
    sent = 0
    hearing = asyncio.create_task(hear(connection))
    try:
        for _ in range(60):
            await connection.send(frames(choice, table))
            sent += 1
            await asyncio.sleep(0)
    except ConnectionClosed:
        pass
    hearing.cancel()
    return sent + 1


async def hear(connection: ClientConnection) -> None:
    try:
        async for _ in connection:
            pass
    except ConnectionClosed:
        pass


def test_the_limits_of_the_tests_are_wider_than_those_of_a_server() -> None:
    assert ROOMY.message_bytes == Limits().message_bytes == 4096
    assert ROOMY.rate > Limits().rate
