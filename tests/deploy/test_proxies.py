"""Two servers behind nginx, and behind Caddy, configured as `deploy/` has it."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest

from tests.deploy.conftest import Front
from tests.server.helpers import Player, drawn, socket_to, with_patience


def answered(front: Front) -> list[float]:
    """How many requests each server has answered."""
    return [
        sum(sample.value for family in server.app.measures.requests.collect() for sample in family.samples)
        for server in front.servers
    ]


async def play_all_seats(player: Player, table: str, seats: int) -> None:
    choose, done = drawn(1), dict.fromkeys(range(seats), -1)
    while player.view(table, 0).status == "running":
        for seat in done:
            ask = player.view(table, seat).ask
            if ask is not None and ask["decision"] != done[seat] and ask.get("chosen", -1) == -1:
                done[seat] = ask["decision"]
                await player.post(
                    "choose", table=table, seat=seat, action=choose(ask["legal"]), decision=ask["decision"]
                )
        frame = await player.receive()
        assert frame["t"] != "refused" or frame["code"] in ("stale", "not your turn"), frame


@with_patience
async def test_a_game_is_played_through_the_proxy(front: Front, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "aerodrome"):
        guest = await asyncio.to_thread(front.guest, "Ann")
        made = await asyncio.to_thread(guest.make_table, "airships", seats=2, sit={"0": "", "1": ""})
        id = made["id"]
        async with socket_to(front, cookie=guest.token) as connection:  # type: ignore[arg-type]
            player = Player(connection)
            for seat in (0, 1):
                assert (await player.ask("ready", table=id, seat=seat))["t"] == "ack"
            assert (await player.ask("start", table=id))["t"] == "ack"
            for seat in (0, 1):
                await player.watch(id, seat)
            await play_all_seats(player, id, 2)
            assert player.view(id, 0).status == "over"
            assert len(player.view(id, 0).secret) == 64
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
