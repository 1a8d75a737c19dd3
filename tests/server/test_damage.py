"""A server on a damaged store: it shows the damage to those who sit there, and everything else works."""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from aerodrome.house.registry import table_damaged
from aerodrome.store.sqlite import SQLite
from aerodrome.store.store import Store
from tests import LONG
from tests.server.helpers import Player, Running, all_mine, socket_to, with_patience
from tests.table.damages import (
    DAMAGES,
    EVERY,
    INVITATION,
    OPEN,
    OVER,
    RUNNING,
    SEALED,
    SQLITE_DAMAGES,
    Meddler,
    fill,
    token_of,
)
from tests.words import in_english

DAMAGED = str(table_damaged())

ALL = DAMAGES | SQLITE_DAMAGES
SOME = (
    "first entry missing", "all entries missing", "malformed JSON", "malformed JSON, chained anew", "illegal move",
    "no such action", "unknown game", "unknown kind of entry", "game that is none", "status that is none", "secret",
    "head too low", "seats missing", "entries of no match", "privacy", "no UTF-8", "word for when it was made",
    "word for a seat", "text for the secret",
)  # fmt: skip


@pytest.fixture(scope="module")
def whole_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("whole") / "tables.sqlite"
    asyncio.run(fill(f"sqlite:///{path}"))
    return path


@pytest.fixture
def damaged(whole_file: Path, tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Start a server on a store in which damage was planted."""
    begun: list[Running] = []
    shutil.copy(whole_file, tmp_path / "tables.sqlite")

    def start(*names: str) -> Running:
        for name in names:
            ALL[name].plant(Meddler(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
        begun.append(Running(tmp_path / "tables.sqlite").start())
        return begun[-1]

    yield start
    for each in begun:
        each.stop()


def as_(server: Running, name: str) -> httpx.Client:
    """A program of one of the people in the store."""
    return server.client(None, Authorization=f"Bearer {token_of(name)}", **{"X-Aerodrome": "1"})


@pytest.mark.parametrize("name", ALL if LONG else SOME)
def test_the_server_starts_and_everything_else_works(damaged: Callable[..., Running], name: str) -> None:
    server = damaged(name)
    spoilt = {ALL[name].named} | ({OPEN} if name == "rematch gone" else set())
    with server.client() as browser:
        assert browser.get("/games").status_code == 200
        assert browser.get("/api/tables").status_code == 200
        assert browser.get("/ready").json()["ready"] is True
    with as_(server, "ada") as ada:
        listed = {*all_mine(ada, *({OVER} - spoilt))}
        assert {OVER, RUNNING, SEALED, OPEN} - spoilt <= listed
        for id in {OVER, RUNNING, SEALED, OPEN} - spoilt:
            assert ada.get(f"/api/tables/{id}").status_code == 200, id
            assert ada.get(f"/api/tables/{id}/log").status_code == 200, id
        assert OVER in spoilt or ada.get(f"/api/tables/{OVER}/replay").status_code == 200
        assert OVER in spoilt or ada.get(f"/games/{OVER}").status_code == 200
        for id in spoilt & EVERY:
            for path in ("", "/view", "/log", "/export", "/replay", "/chances"):
                assert ada.get(f"/api/tables/{id}{path}").status_code < 500, (id, path)
            assert ada.get(f"/games/{id}").status_code < 500
        made = ada.post("/api/tables", json={"game": "airships", "bots": {0: "greedy"}, "sit": {1: ""}})
        assert made.status_code == 201


@pytest.mark.parametrize("name", ["another start", "malformed JSON, chained anew", "reordered", "unreadable"])
@with_patience
async def test_damage_is_shown_to_who_sits_there(
    damaged: Callable[..., Running], name: str, caplog: pytest.LogCaptureFixture
) -> None:
    """On the page, in the list and over the WebSocket; to all others the table does not exist. The log names it."""
    planted = {"reordered": "entries reordered", "unreadable": "malformed JSON"}.get(name, name)
    with caplog.at_level(logging.ERROR):
        server = damaged(planted)
        await asyncio.to_thread(look_at_damage, server)
        async with socket_to(server, bearer=token_of("ada"), origin=None) as connection:
            ada = Player(connection)
            for t, fields in (
                ("watch", {"seat": 0}), ("watch", {"seat": -1}), ("say", {"seat": 0, "text": "Hello?"}),
                ("choose", {"seat": 0, "action": 1, "decision": 1}),
            ):  # fmt: skip
                answer = await ada.ask(t, table=RUNNING, **fields)
                assert (answer["t"], answer["code"], in_english(answer)) == ("refused", "damaged", DAMAGED)
            assert (await ada.watch(SEALED, 0)).status == "running"
            assert (await ada.ask("say", table=SEALED, seat=0, text="Here it goes on."))["t"] == "ack"
        async with socket_to(server, bearer=token_of("eve"), origin=None) as connection:
            answer = await Player(connection).ask("watch", table=RUNNING, seat=-1)
            assert answer["code"] == "unknown table"
    [record] = [record for record in caplog.records if record.getMessage() == "a table is damaged"]
    assert record.__dict__["table"] == RUNNING
    assert record.__dict__["entry"] >= 1
    assert record.__dict__["error"]
    assert server.counted("aerodrome_damaged_tables") == 1


def look_at_damage(server: Running) -> None:
    with as_(server, "ada") as ada, as_(server, "eve") as eve:
        for path in ("", "/view", "/log", "/export"):
            answer = ada.get(f"/api/tables/{RUNNING}{path}")
            assert (answer.status_code, answer.json()["error"]) == (410, "damaged")
            assert answer.json()["text"] == DAMAGED
            assert eve.get(f"/api/tables/{RUNNING}{path}").status_code == 404
        assert DAMAGED in ada.get(f"/games/{RUNNING}").text
        mine = {id: table["damaged"] for id, table in all_mine(ada, OVER).items()}
        assert mine == {OVER: False, RUNNING: True, SEALED: False, OPEN: False}


def test_an_invitation_to_a_damaged_table(damaged: Callable[..., Running]) -> None:
    server = damaged("unknown kind of entry")
    with server.client() as browser:
        answer = browser.post("/api/invites", json={"token": INVITATION, "name": "Guest"})
    assert (answer.status_code, answer.json()["error"]) == (410, "damaged")


def test_a_private_table_is_in_no_list_whatever_the_database_says(damaged: Callable[..., Running]) -> None:
    """The journal says that a table is by link: a changed column does not show it to everybody."""
    server = damaged()
    Meddler(f"sqlite:///{server.path}").do(f"UPDATE matches SET privacy = 'public' WHERE id = '{RUNNING}'")
    with server.client() as browser:
        shown = {table["id"] for table in browser.get("/api/tables").json()["running"]}
    assert shown == {SEALED}


def test_a_rematch_and_an_export_of_what_is_whole(damaged: Callable[..., Running]) -> None:
    server = damaged("another start", "bot's seat taken", "word for a seat")
    with as_(server, "ada") as ada:
        assert ada.get(f"/api/tables/{OVER}/export").text.startswith("aerodrome")
        assert ada.get(f"/api/tables/{OVER}").json()["rematch"] == OPEN


def test_a_damaged_person_signs_in_anew(damaged: Callable[..., Running]) -> None:
    server = damaged("word for when somebody was here")
    with as_(server, "eve") as eve:
        assert eve.get("/api/me").status_code == 401
        assert eve.post("/api/me", json={"name": "Eve"}).status_code == 200


# --- a store that cannot be written


def stop_writing(server: Running, stop: bool) -> None:
    """As if the file became read-only in the middle of a game."""
    store: Store = server.desk.house.store
    database = store.database
    assert isinstance(database, SQLite)
    driver = database.driver
    driver.execute(f"PRAGMA query_only = {'ON' if stop else 'OFF'}")


@with_patience
async def test_moves_wait_while_the_store_cannot_be_written(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aerodrome.house.saving.FRESH_SECONDS", 0.0)
    server = serve()
    ada, ben = server.guest("Ada"), server.guest("Ben")
    made = ada.make_table("airships", seats=2, privacy="public", sit={0: ""})
    id = made["id"]
    assert ben.client.post("/api/invites", json={"token": made["invites"]["1"]}).status_code == 200
    async with ada.play() as one, ben.play() as two:
        assert (await two.ask("ready", table=id, seat=1))["t"] == "ack"
        assert (await one.ask("start", table=id))["t"] == "ack"
        seen, other = await one.watch(id, 0), await two.watch(id, 1)
        mover, seat = (one, 0) if seen.ask is not None else (two, 1)
        ask = (seen.ask or other.ask) or {}
        assert server.client().get("/ready").status_code == 200
        stop_writing(server, True)
        ready = await asyncio.to_thread(server.client().get, "/ready")
        assert (ready.status_code, ready.json()["reason"]) == (503, "read only")
        assert ready.json()["text"].startswith("The server cannot save: it may not write to its database.")
        before = seen.n
        move = await mover.post(
            "choose", table=id, seat=seat, action=ask["legal"][0], decision=ask["decision"], id="waits"
        )
        for player in (one, two):
            while (frame := await player.receive())["t"] != "notice":
                pass
            assert frame["code"] == "not saving"
            assert "Moves wait" in in_english(frame)
        refused = await asyncio.to_thread(ada.client.post, "/api/tables", json={"game": "airships"})
        assert (refused.status_code, refused.json()["error"]) == (503, "not saving")
        talk = await mover.post("say", table=id, seat=seat, text="It is slow today.")
        assert [frame["t"] for frame in await one.quiet()] in ([], ["notice"])
        assert (seen.n, other.n) == (before, before), "nothing is shown before it is on disk"
        stop_writing(server, False)
        answered: dict[str, str] = {}
        told = False
        while len(answered) < 2 or not told:
            frame = await mover.receive()
            told |= frame["t"] == "notice" and frame["code"] == "saving"
            if frame["t"] in ("ack", "refused"):
                answered[frame["id"]] = frame["t"]
        assert answered == {move: "ack", talk: "ack"}
        assert mover.view(id, seat).texts[-1].endswith("It is slow today.")
        assert (await asyncio.to_thread(server.client().get, "/ready")).json()["ready"] is True
    assert json.loads(server.client().get("/ready").text)["reason"] == ""
