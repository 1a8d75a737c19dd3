"""Logs: whatever happens, they hold no token, no secret and no hidden card."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from aerodrome.server import logs
from aerodrome.table import wire
from tests.table.commands import texts

from .helpers import Running, drawn, socket_to, with_patience


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
    guest, other = server.guest("Ann"), server.guest("Ben")
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
