"""Two servers behind nginx, and behind Caddy, configured as `deploy/` has it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from tests.deploy.conftest import Front
from tests.server.helpers import PATIENCE, Player, drawn, socket_to, with_patience


def answered(front: Front) -> list[float]:
    """How many requests each server has answered."""
    return [
        sum(sample.value for family in server.app.measures.requests.collect() for sample in family.samples)
        for server in front.servers
    ]


@contextlib.asynccontextmanager
async def line_to(front: Front, token: str, others: int) -> AsyncIterator[ClientConnection]:
    """A WebSocket to a server that has none yet: the proxy prefers that one, unless it takes it for gone just then."""
    while True:
        async with socket_to(front, cookie=token) as connection:  # type: ignore[arg-type]
            await until(front, others + 1)
            if max(sockets(front)) == 1:
                yield connection
                return
        await until(front, others)


def sockets(front: Front) -> list[int]:
    return [len(server.desk.hub) for server in front.servers]


async def until(front: Front, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while sum(sockets(front)) != count:
            await asyncio.sleep(0.01)


@with_patience
async def test_a_game_is_played_through_the_proxy(front: Front, caplog: pytest.LogCaptureFixture) -> None:
    """Each player is at another server, and their requests go to both."""
    with caplog.at_level(logging.WARNING, "aerodrome"):
        ann, ben = [await asyncio.to_thread(front.guest, name) for name in ("Ann", "Ben")]
        made = await asyncio.to_thread(ann.make_table, "airships", seats=2, sit={"0": ""})
        id = made["id"]
        invited = await asyncio.to_thread(ben.client.post, "/api/invites", json={"token": made["link"]})
        assert invited.status_code == 200, invited.text
        async with contextlib.AsyncExitStack() as stack:
            lines = [
                await stack.enter_async_context(line_to(front, guest.token, number))
                for number, guest in enumerate((ann, ben))
            ]
            players = [Player(line) for line in lines]
            assert (await players[1].ask("sit", table=id, seat=1, name="Ben"))["t"] == "ack"
            for seat, player in enumerate(players):
                assert (await player.ask("ready", table=id, seat=seat))["t"] == "ack"
            assert (await players[0].ask("start", table=id))["t"] == "ack"
            for seat, player in enumerate(players):
                await player.watch(id, seat)
            await asyncio.gather(*(player.play_on(id, seat, drawn(seat)) for seat, player in enumerate(players)))
            seen = [player.view(id, seat) for seat, player in enumerate(players)]
        assert [each.status for each in seen] == ["over", "over"]
        assert seen[0].secret == seen[1].secret
        assert len(seen[0].secret) == 64
    assert not [record.getMessage() for record in caplog.records if "proxy" in record.getMessage()]


def test_what_the_proxy_passes_on(front: Front, tmp_path: Path) -> None:
    """Who asks, as far as the servers believe it; and the id of every request."""
    with front.client(**{"X-Forwarded-For": "203.0.113.9"}) as client:
        ids = [client.get("/api/games").headers["x-request-id"] for _ in range(20)]
        assert len(set(ids)) == 20
        assert client.get("/metrics").status_code == 404
        assert (
            client.post("/api/me", json={"name": "Ann"}, headers={"Origin": "http://evil.example"}).status_code == 403
        )
    assert all(answered(front)), "both servers work"
    for server in front.servers:
        known = {who for _, who in server.desk.windows._times}
        assert known == {"address 127.0.0.1"}, "what the client claims does not count"
    for log in tmp_path.glob("*/logs/aerodrome.log"):  # nginx's
        lines = [json.loads(line) for line in log.read_text().splitlines()]
        assert set(ids) <= {line["request"] for line in lines}
        assert "127.0.0.1:" in lines[0]["server"]
        assert not any("remote" in name or "address" in name for name in lines[0])


def test_a_server_that_stops_is_passed_over(front: Front) -> None:
    """What only reads, and what changes something but reached no server."""
    with front.client() as client:
        assert client.post("/api/me", json={"name": "Ann"}).status_code == 200
        front.servers[0].stop()
        for _ in range(20):
            assert client.get("/api/games").status_code == 200
        for number in range(20):  # by now the proxy knows which of its connections have ended
            assert client.patch("/api/me", json={"name": f"Ann {number}"}).status_code == 200
        asyncio.run(greeted(front, client.cookies["aerodrome"]))


async def greeted(front: Front, token: str) -> None:
    for _ in range(5):
        async with socket_to(front, cookie=token) as connection:  # type: ignore[arg-type]
            assert await Player(connection).quiet() == []
