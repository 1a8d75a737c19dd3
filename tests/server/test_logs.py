"""Logs: whatever happens, they hold no token, no secret, no hidden card and nothing personal, and each line says which
request or message it is about."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from aerodrome.server import logs
from aerodrome.table import wire
from tests.table.commands import texts

from .helpers import PATIENCE, Running, drawn, socket_to, with_patience


@pytest.fixture
def everything() -> Iterator[io.StringIO]:
    """All that anything logs, at the lowest level, as the server writes it."""
    stream = io.StringIO()
    handler = logs.handler(stream)
    names = ("", "aerodrome", "uvicorn", "uvicorn.error", "asyncio", "websockets", "sqlalchemy.engine", "httpx")
    before = {name: logging.getLogger(name).level for name in names}
    for name in names:
        logging.getLogger(name).setLevel(logging.DEBUG)
    logging.getLogger().addHandler(handler)
    yield stream
    logging.getLogger().removeHandler(handler)
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


@with_patience
async def test_a_whole_game_leaves_no_secret_in_the_log(
    server: Running, everything: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, other = server.guest("Annabel Lee"), server.guest("Benvolio")
    token = guest.token
    made = guest.make_table("mad-zeppelin", seats=3, sit={"0": ""}, bots={"2": "greedy"})
    id = made["id"]
    fresh = guest.client.post(f"/api/tables/{id}/invites", json={"seat": 1}).json()["token"]
    other.client.post("/api/invites", json={"token": made["link"]})
    other.client.post("/api/invites", json={"token": fresh})
    server.call(server.desk.act(other.id, wire.GetReady("r", id, 1)))
    server.call(server.desk.act(guest.id, wire.Start("s", id)))
    hidden: set[str] = set()
    async with guest.play() as player, other.play() as second:
        await player.watch(id, 0)
        await second.watch(id, 1)
        await second.ask("say", table=id, seat=1, text="Quoth the raven")
        server.call(server.desk.act(other.id, wire.Leave("leave", id, 1)))
        await player.play_on(id, 0, drawn(1), most=5)
        # Some things fail meanwhile, with secrets in their messages.
        table = server.table(id)

        async def broken(*_: Any, **__: Any) -> None:
            raise RuntimeError(f"secret {table.secret.hex()} token {token} cookie: aerodrome={token}")

        with monkeypatch.context() as patch:
            patch.setattr(server.desk.house, "act", broken)
            assert (await player.ask("ready", table=id, seat=0))["code"] == "busy"
            patch.setattr(server.desk.house.store, "listing", broken)
            assert server.client().get("/api/tables").status_code == 500
        await player.play_on(id, 0, drawn(2))
        table = server.table(id)
        assert table.status == "over"
        public = set(texts(table))
        for seat in range(3):
            hidden |= set(texts(table, seat)) - public
    guest.get(f"/api/tables/{id}/export")
    guest.get(f"/games/{id}")
    async with socket_to(server, bearer=token, origin=None):
        pass
    guest.client.post("/api/me/forget")
    written = everything.getvalue()
    lines = [json.loads(line) for line in written.splitlines()]
    assert any(line["text"] == "a message failed" for line in lines), "something was logged"
    assert any(line["text"] == "a request failed" and "trace" in line for line in lines)
    assert hidden, "there were hidden cards"
    secrets = [token, other.token, made["link"], made["link"].partition(".")[2], fresh, *made["invites"].values()]
    secrets += [table.secret.hex(), repr(table.secret)]
    for secret in (*secrets, *hidden):
        assert secret not in written
    ours = [json.dumps(line) for line in lines if line["from"].startswith(("aerodrome", "uvicorn"))]
    assert len(ours) > 20
    for personal in ("Annabel", "Benvolio", "raven", "127.0.0.1"):
        assert not [line for line in ours if personal in line]


@pytest.mark.parametrize(
    "text",
    [
        "token=abc",
        "Cookie: aerodrome=abc; other=abc",
        "Authorization: Bearer abc",
        "'secret': 'abc'",
        "x" * 43,
        "0123456789abcdef" * 4,
        "aerodrome=" + "A-_9" * 10,
    ],
)
def test_what_looks_like_a_secret_is_blotted_out(text: str) -> None:
    told = logs.blotted(text)
    assert "abc" not in told
    assert "xxxx" not in told
    assert "0123" not in told
    assert "A-_9" not in told


def test_ids_and_sentences_stay() -> None:
    assert logs.blotted("table Qm3xYq0aZ1b2c3d4: a commit failed") == "table Qm3xYq0aZ1b2c3d4: a commit failed"


def test_a_line_is_json_and_has_known_fields_only() -> None:
    stream = io.StringIO()
    logger = logging.Logger("x")
    logger.addHandler(logs.handler(stream))
    logger.warning('two\nlines "quoted" %s', 7, extra={"table": "T", "hand": ["ace"], "cookie": "c"})
    (line,) = stream.getvalue().splitlines()
    told = json.loads(line)
    assert told["text"] == 'two\nlines "quoted" 7'
    assert told["table"] == "T"
    assert set(told) == {"at", "level", "from", "text", "table"}


# --- what a line is about -----------------------------------------------------------------------------------


def lines_of(everything: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in everything.getvalue().splitlines()]


def test_all_lines_of_a_request_have_its_id(
    server: Running, everything: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client is told the same id, and so is a proxy in front of us."""
    guest = server.guest("Ann")
    id = guest.make_table("airships")["id"]

    async def broken(*_: Any, **__: Any) -> None:
        logging.getLogger("aerodrome.house").warning("deep inside")
        await asyncio.create_task(deeper())

    async def deeper() -> None:
        logging.getLogger("aerodrome.store").warning("in a task")
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(server.desk.house, "look_for", broken)
        failed, other = guest.get(f"/api/tables/{id}"), guest.get("/api/games")
    request = failed.headers["x-request-id"]
    assert failed.json()["args"]["request"] == request
    assert other.headers["x-request-id"] != request
    found = [line for line in lines_of(everything) if line.get("request") == request]
    assert [line["text"] for line in found] == [
        "deep inside", "in a task", "a request failed", "a request was answered",
    ]  # fmt: skip
    assert {line["table"] for line in found} == {id}
    assert found[-1]["route"] == "/api/tables/{id}"
    assert (found[-1]["method"], found[-1]["status"]) == ("GET", 500)


@with_patience
async def test_all_lines_of_a_message_have_its_id(
    server: Running, everything: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where messages to one table wait for each other."""
    guest = server.guest("Ann")
    id = (await asyncio.to_thread(guest.make_table, "airships"))["id"]

    async def act(socket: Any, message: Any) -> Any:
        await asyncio.sleep(0)
        logging.getLogger("aerodrome.house").warning("deep inside")
        return wire.Ack(message.id)

    ids = ["first", "second", "third"]
    async with guest.play() as player:
        with monkeypatch.context() as patch:
            patch.setattr(server.desk.house, "act", act)
            for each in ids:
                await player.post("say", id=each, table=id, seat=0, text="Hello")
            answered = [(await player.receive())["id"] for _ in ids]
    assert answered == ids
    ours = [line for line in lines_of(everything) if line.get("message_id") in ids]
    for text in ("a message has come", "deep inside"):
        about = [line for line in ours if line["text"] == text]
        assert [line["message_id"] for line in about] == ids
        assert {line["table"] for line in about} == {id}
        connection = about[0]["request"].partition(".")[0]
        assert [line["request"] for line in about] == [f"{connection}.{number}" for number in (1, 2, 3)]


@with_patience
async def test_a_move_that_is_not_written_is_found_by_its_id(
    server: Running, everything: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It fails in the task that writes for all tables."""
    guest = server.guest("Ann")
    made = await asyncio.to_thread(guest.make_table, "airships", seats=2, sit={"0": "", "1": ""})
    id = made["id"]
    async with guest.play() as player:
        for seat in (0, 1):
            await player.ask("ready", table=id, seat=seat)
        await player.ask("start", table=id)
        seats = [await player.watch(id, seat) for seat in (0, 1)]
        (seat,) = (seat for seat, seen in enumerate(seats) if seen.ask)
        ask = seats[seat].ask or {}

        async def broken(*_: Any, **__: Any) -> None:
            raise RuntimeError("the disk is on fire")

        with monkeypatch.context() as patch:
            patch.setattr(server.desk.house.store, "append", broken)
            await player.post(
                "choose", id="mine", table=id, seat=seat, action=ask["legal"][0], decision=ask["decision"]
            )
            await asyncio.wait_for(player.connection.wait_closed(), PATIENCE)
    (failed,) = (line for line in lines_of(everything) if line["text"] == "a command failed")
    (came,) = (line for line in lines_of(everything) if line.get("message_id") == "mine" and "come" in line["text"])
    assert (failed["table"], failed["message_id"], failed["request"]) == (id, "mine", came["request"])
    assert "the disk is on fire" in failed["trace"]
