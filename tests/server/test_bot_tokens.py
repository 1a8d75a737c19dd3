"""Bots from outside with a token of the server's owner: what they may do, what others see of them, and their limits."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from aerodrome.house.door import Shares
from aerodrome.server.config import Config
from aerodrome.store.people import hash_token
from tests.bots.programs import EXAMPLES, NODE
from tests.cli.program import Program

from .helpers import ALL, ROOMY, Player, Running, drawn, socket_to, with_patience

LIMITS = replace(ROOMY, sockets_of_bot=2, shares=replace(ALL, tables_of_bot=3), bot_rate=500.0, bot_burst=500.0)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("bots") / "tables.sqlite", Config(limits=LIMITS)).start()
    yield running
    running.stop()


class Owner:
    """The server's owner, at the command line."""

    def __init__(self, server: Running, folder: Path) -> None:
        self.program, self.database = Program(folder, real=False), str(server.path)

    def __call__(self, *words: str) -> str:
        with ThreadPoolExecutor(1) as thread:  # the command has a loop of its own, and a test may be in one
            done = thread.submit(self.program, "token", *words, "--database", self.database).result()
        assert done.code == 0, done.all
        return done.out.strip()

    def refused(self, message: str, *words: str) -> None:
        self.program.refuses(message, "token", *words, "--database", self.database)


@pytest.fixture
def owner(server: Running, tmp_path: Path) -> Owner:
    return Owner(server, tmp_path)


def signed_in(server: Running, token: str) -> httpx.Client:
    return server.client(origin=None, Authorization=f"Bearer {token}", **{"X-Aerodrome": "1"})


@with_patience
async def test_a_bot_plays_a_whole_game_and_everybody_sees_what_it_is(server: Running, owner: Owner) -> None:
    token = owner("bot", "Lucky")
    me = signed_in(server, token).get("/api/me").json()
    assert (me["name"], me["outside"]) == ("Lucky", True)
    ann = server.guest("Ann")
    made = ann.make_table(seats=2, sit={"0": ""}, privacy="public")
    async with socket_to(server, bearer=token, origin=None) as line, ann.play() as watcher:
        bot = Player(line)
        answer = await bot.ask("sit", table=made["id"], seat=-1, name="Ann's best friend")
        assert answer["seat"] == 1
        await bot.watch(made["id"], 1)
        await watcher.watch(made["id"], 0)
        await bot.ask("ready", table=made["id"], seat=1)
        await watcher.ask("start", table=made["id"])
        seats = ann.get(f"/api/tables/{made['id']}").json()["seats"]
        assert [(seat["name"], seat["outside"], seat["bot"]) for seat in seats] == [
            ("Ann", False, ""), ("Lucky", True, ""),
        ]  # fmt: skip
        shown = [seat for frame in watcher.frames if frame.get("seats") for seat in frame["seats"]]
        assert any(seat.get("outside") for seat in shown if seat.get("name") == "Lucky")
        assert not any(seat.get("outside") for seat in shown if seat.get("name") == "Ann")
        while bot.view(made["id"], 1).status != "running":
            await bot.receive()
        await asyncio.gather(bot.play_on(made["id"], 1, drawn(1)), watcher.play_on(made["id"], 0, drawn(2)))
    assert server.table(made["id"]).status == "over"
    view = signed_in(server, token).get(f"/api/tables/{made['id']}/view", params={"seat": 1}).json()
    assert view["sentences"]


def test_the_example_plays_a_whole_game(server: Running, owner: Owner) -> None:
    token = owner("bot", "Visitor")
    ann = server.guest("Ann")
    made = ann.make_table("dastardly-dirigibles", seats=2, sit={"0": ""}, privacy="link")

    async def play() -> None:
        async with ann.play() as player:
            await player.watch(made["id"], 0)
            while (await player.ask("start", table=made["id"]))["t"] == "refused":
                await asyncio.sleep(0.05)
            await player.play_on(made["id"], 0, drawn(3))

    words = [str(NODE), str(EXAMPLES / "visitor.mjs"), server.base, made["link"]]
    visiting = subprocess.Popen(words, env={**os.environ, "AERODROME_TOKEN": token}, stderr=subprocess.PIPE, text=True)
    try:
        asyncio.run(asyncio.wait_for(play(), 120))
        _, said = visiting.communicate(timeout=60)
    finally:
        visiting.kill()
        visiting.wait()
    assert (visiting.returncode, said) == (0, "")
    assert server.table(made["id"]).names == ["Ann", "Visitor"]


def test_the_store_has_no_token(server: Running, owner: Owner) -> None:
    token = owner("bot", "Secretive")
    store = sqlite3.connect(server.path)
    rows = [row for table in ("people", "sign_ins") for row in store.execute(f"SELECT * FROM {table}")]
    told = "\n".join(map(str, rows))
    assert token not in told
    assert hash_token(token) in told
    assert token not in owner("list")


def test_a_bot_keeps_the_name_that_it_was_given(server: Running, owner: Owner) -> None:
    bot = signed_in(server, owner("bot", "Steady"))
    for answer in (
        bot.patch("/api/me", json={"name": "Ann"}), bot.post("/api/me", json={"name": "Ann"}),
        bot.post("/api/me/forget"),
    ):  # fmt: skip
        assert answer.status_code == 403
        assert answer.json()["what"] == "bot-of-the-owner"
    made = bot.post("/api/tables", json={"game": "airships", "seats": 2, "sit": {"0": "Ann"}}).json()
    assert server.table(made["id"]).names[0] == "Steady"
    ann = server.guest("Ann")
    invited = ann.make_table(seats=3, sit={"0": ""})
    used = bot.post("/api/invites", json={"token": invited["invites"]["2"], "name": "Ann the second"})
    assert used.status_code == 200
    assert server.table(invited["id"]).names[2] == "Steady"


@with_patience
async def test_a_bot_has_one_seat_at_a_table_and_some_tables(server: Running, owner: Owner) -> None:
    token = owner("bot", "Greedy Guts")
    ann = server.guest("Ann")
    tables = [ann.make_table(seats=3, sit={"0": ""}, privacy="public", seats_each=3) for _ in range(4)]
    async with socket_to(server, bearer=token, origin=None) as line:
        bot = Player(line)
        for made in tables[:3]:
            assert (await bot.ask("sit", table=made["id"], seat=-1))["t"] == "ack"
        again = await bot.ask("sit", table=tables[0]["id"], seat=-1)
        assert (again["t"], again["what"]) == ("refused", "seat-yours-already")
        more = await bot.ask("sit", table=tables[3]["id"], seat=-1)
        assert (more["t"], more["what"], more["args"]) == ("refused", "bot-tables", {"most": 3})
        invited = signed_in(server, token).post("/api/invites", json={"token": tables[3]["invites"]["1"]})
        assert invited.json()["what"] == "bot-tables"
        assert (await bot.ask("leave", table=tables[0]["id"], seat=1))["t"] == "ack"
        assert (await bot.ask("sit", table=tables[3]["id"], seat=-1))["t"] == "ack"
        own = signed_in(server, token).post("/api/tables", json={"game": "airships", "sit": {"0": "", "1": ""}})
        assert own.status_code in (403, 409)


@with_patience
async def test_one_that_does_not_answer_loses_its_turn_and_the_log_says_why(
    server: Running, owner: Owner, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aerodrome.table.absence.PATIENCE", 0.3)
    caplog.set_level(logging.WARNING)
    for name, stays, code in (("Sleeper", True, "slow"), ("Deserter", False, "ended")):
        token, ann = owner("bot", name), server.guest("Ann")
        id = ann.make_table(seats=2, sit={"0": ""}, privacy="public")["id"]
        async with AsyncExitStack() as stack:
            line = await stack.enter_async_context(socket_to(server, bearer=token, origin=None))
            player = await stack.enter_async_context(ann.play())
            bot = Player(line)
            await bot.ask("sit", table=id, seat=1)
            await bot.watch(id, 1)
            await bot.ask("ready", table=id, seat=1)
            await player.watch(id, 0)
            await player.ask("start", table=id)
            if not stays:
                await line.close()
            await player.play_on(id, 0, drawn(2))
        assert server.table(id).status == "over"
        lost = [record for record in caplog.records if "plays on for a bot" in record.getMessage()]
        assert [(record.table, record.kind, record.code) for record in lost] == [(id, name, code)]
        caplog.clear()


@with_patience
async def test_the_log_says_why_one_was_disconnected(
    server: Running, owner: Owner, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with socket_to(server, bearer=owner("bot", "Babbler"), origin=None) as line:
        with suppress(ConnectionClosed):
            for _ in range(10_000):
                await line.send("my hand is the red baron")
                await line.recv()
        assert line.close_code == 1008
    said = [(record.bot, record.code) for record in caplog.records if "disconnected" in record.getMessage()]
    assert said == [("Babbler", "bad messages")]
    assert "red baron" not in caplog.text


@with_patience
async def test_a_bot_has_few_connections(server: Running, owner: Owner) -> None:
    token = owner("bot", "Octopus")
    async with socket_to(server, bearer=token, origin=None), socket_to(server, bearer=token, origin=None):
        with pytest.raises(InvalidStatus) as refused:
            async with socket_to(server, bearer=token, origin=None):
                pass
        assert refused.value.response.status_code == 429


@with_patience
async def test_a_bot_that_sends_too_much_is_read_more_slowly(tmp_path: Path) -> None:
    """All its connections share one rate."""
    limits = replace(ROOMY, bot_rate=20.0, bot_burst=10.0)
    server = Running(tmp_path / "tables.sqlite", Config(limits=limits)).start()
    try:
        token = Owner(server, tmp_path)("bot", "Chatterbox")
        loop = asyncio.get_running_loop()
        async with (
            socket_to(server, bearer=token, origin=None) as one,
            socket_to(server, bearer=token, origin=None) as two,
        ):
            begun = loop.time()
            for line in (one, two):
                for _ in range(15):
                    await line.send('{"t": "ping", "id": "p"}')
            for line in (one, two):
                for _ in range(15):
                    await line.recv()
            assert loop.time() - begun > 0.7, "30 messages: 10 at once, 20 a second"
        assert server.counted("aerodrome_slowed_messages_total") > 0
    finally:
        server.stop()


@with_patience
async def test_a_revoked_token_stops_working_and_its_connections_are_closed(server: Running, owner: Owner) -> None:
    token, other = owner("bot", "Rogue"), owner("bot", "Honest")
    async with (
        socket_to(server, bearer=token, origin=None) as line,
        socket_to(server, bearer=other, origin=None) as honest,
        server.guest("Ann").play() as ann,
    ):
        owner("revoke", "Rogue")
        assert signed_in(server, token).get("/api/me").status_code == 401
        with pytest.raises(InvalidStatus) as refused:
            async with socket_to(server, bearer=token, origin=None):
                pass
        assert refused.value.response.status_code == 401
        server.call(server.desk.hub.expel())
        with pytest.raises(ConnectionClosed):
            await line.recv()
        assert line.close_code == 1008
        assert await Player(honest).quiet() == []
        assert await ann.quiet() == []
    assert "Rogue: made on" in owner("list")
    assert "revoked on" in owner("list")
    assert owner("bot", "Rogue") != token, "the name is free again"


def test_names_and_mistakes_at_the_command_line(server: Running, owner: Owner, tmp_path: Path) -> None:
    owner("bot", "Twin")
    owner.refused("there is a bot called Twin already", "bot", "Twin")
    owner.refused("there is a bot called Twin already", "bot", "TwΙn")
    owner.refused("looks like a name for the table itself", "bot", "Spectator")
    owner.refused("cannot be a name", "bot", "a|b")
    owner.refused("no bot called 'Nobody' has a token", "revoke", "Nobody")
    empty = Program(tmp_path, real=False)("token", "list", "--database", str(tmp_path / "new.sqlite"))
    assert "No bot has a token. Make one with: aerodrome token bot NAME" in empty.out


def test_the_usual_limits_are_strict() -> None:
    limits = Config().limits
    assert (limits.sockets_of_bot, limits.shares.tables_of_bot) == (4, 8)
    assert limits.bot_rate < limits.person_rate
    assert Shares().tables_of_bot == 8
