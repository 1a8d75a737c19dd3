"""Who may do what, generated: every HTTP endpoint of the OpenAPI document and every message of the wire, by everybody
who may not use it. The server refuses all of them, the table stays as before, and its players hear nothing."""

from __future__ import annotations

import contextlib
import json
import re
import secrets
import sqlite3
import time
import typing
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from aerodrome.house import registry
from aerodrome.server.app import App
from aerodrome.server.config import Config
from aerodrome.store.keeping import Passkey
from aerodrome.store.people import Person, hash_token
from aerodrome.table import wire
from aerodrome.table.core import BOT_MARK

from .helpers import Guest, Player, Running, socket_to, with_patience

FOREIGN = "https://evil.example"
ENDPOINTS = [
    (method.upper(), path)
    for path, methods in App(typing.cast(Any, None), Config()).http.openapi()["paths"].items()
    for method in methods
]
MESSAGES = [typing.cast(Any, kind).__struct_config__.tag for kind in typing.get_args(wire.AnyMessage)]

PUBLIC = {
    ("GET", "/api/games"),
    ("GET", "/api/games/{game}/lesson"),
    ("GET", "/api/games/{game}/rules"),
    ("GET", "/api/games/{game}/texts"),
    ("GET", "/api/tables"),
    ("GET", "/api/welcome"),
    ("GET", "/health"),
    ("GET", "/ready"),
}
"""Open to everybody, because they show nothing of any closed table."""
ANYBODYS = {
    ("POST", "/api/me"),
    ("POST", "/api/invites"),
    ("POST", "/api/sign-in/passkey/options"),
    ("POST", "/api/sign-in/passkey"),
    ("POST", "/api/sign-in/code"),
}
"""Anybody may take a name, use a token, or sign in."""
EMPTY = {("POST", f"/api/me/{path}") for path in ("forget", "forget-others", "code", "passkeys/options")}
"""They take no body."""
CREDENTIAL = {"id": "AAAA", "type": "public-key", "response": {"clientDataJSON": "e30"}}
BODIES: dict[tuple[str, str], dict[str, Any]] = {
    ("POST", "/api/me"): {"name": "Eve"},
    ("PATCH", "/api/me"): {"name": "Eve"},
    ("POST", "/api/tables"): {"game": "airships"},
    ("POST", "/api/tables/{id}/invites"): {"seat": 2},
    ("POST", "/api/tables/{id}/link"): {},
    ("POST", "/api/invites"): {"token": "x" * 32, "name": "Eve"},
    ("POST", "/api/me/passkeys"): {"name": "Key", "credential": CREDENTIAL},
    ("PATCH", "/api/me/passkeys/{passkey}"): {"name": "Key"},
    ("POST", "/api/sign-in/passkey"): {"credential": CREDENTIAL},
    ("POST", "/api/sign-in/passkey/options"): {},
    ("POST", "/api/sign-in/code"): {"code": "AAAA-AAAA"},
}
AFTERWARDS = {
    ("GET", "/api/tables/{id}/chances"),
    ("GET", "/api/tables/{id}/review"),
    ("DELETE", "/api/tables/{id}/review"),
}
"""Open to onlookers once the game is over; here it is not."""
HARMLESS = {"ping", "unwatch"}
"""Messages that do nothing to a table."""


@dataclass
class Scene:
    """A closed table with Ann and Ben, and all who have no business there."""

    server: Running
    id: str
    open_id: str
    ann: Guest
    ben: Guest
    stranger: Guest
    spectator: Guest
    forgotten: str
    bot: str
    """The token of a bot from outside that sits nowhere."""
    invites: dict[str, str]
    """By table, an invitation that its host could withdraw."""
    passkey: str
    """The id of Ann's passkey."""

    def secrets(self) -> list[str]:
        table = self.server.table(self.id)
        return [table.secret.hex(), self.id, self.open_id, self.ann.token, "Ann of the matrix", "Ben of the matrix"]


@pytest.fixture(scope="module")
def scene(server: Running) -> Scene:
    ann, ben = server.guest("Ann of the matrix"), server.guest("Ben of the matrix")
    stranger, spectator, gone = (server.guest(name) for name in ("Stranger", "Onlooker", "Gone"))
    made = ann.make_table("mad-zeppelin", seats=2, sit={"0": ""})
    assert ben.client.post("/api/invites", json={"token": made["invites"]["1"]}).json()["seat"] == 1
    server.call(server.desk.act(ben.id, wire.GetReady("r", made["id"], 1)))
    server.call(server.desk.act(ann.id, wire.Start("s", made["id"])))
    # A spectator may look on, and no more; that needs a table with a link, so the running one has it.
    assert spectator.client.post("/api/invites", json={"token": made["link"]}).status_code == 200
    waiting = ann.make_table("mad-zeppelin", seats=4, sit={"0": ""}, privacy="private")
    stranger.make_table("mad-zeppelin", seats=2, bots={"1": "greedy"}, sit={"0": ""}, start=True)
    token = gone.token
    assert gone.client.post("/api/me/forget").status_code == 204
    invites = {
        id: ann.get(f"/api/tables/{id}/invites").json()["invites"][0]["id"] for id in (made["id"], waiting["id"])
    }
    bot = secrets.token_urlsafe(32)
    lucky = Person(f"{BOT_MARK}lucky", "Lucky of the matrix", time.time(), time.time())
    server.call(server.desk.house.store.add_people({hash_token(bot): lucky}))
    passkey = Passkey("Anns-passkey", ann.id, "Ann's phone", b"public", 0, time.time(), time.time())
    assert server.call(server.desk.house.store.add_passkey(passkey, 1))
    return Scene(server, made["id"], waiting["id"], ann, ben, stranger, spectator, token, bot, invites, passkey.id)


def asked(
    scene: Scene, client: httpx.Client, endpoint: tuple[str, str], table: str, seat: int | None
) -> httpx.Response:
    method, path = endpoint
    query = {"seat": seat} if seat is not None and "{id}/" in path and method == "GET" else None
    invite = scene.invites.get(table, "0" * 16)
    url = path.format(id=table, game="airships", invite=invite, passkey=scene.passkey)
    return client.request(method, url, json=BODIES.get(endpoint), params=query)


def intruders(scene: Scene) -> Iterator[tuple[str, httpx.Client, int | None]]:
    """Who asks, with what client, and for which seat."""
    nobody = scene.server.client()
    gone = scene.server.client()
    gone.cookies.set("aerodrome", scene.forgotten)
    bearer = scene.server.client(Authorization=f"Bearer {scene.forgotten}")
    made_up = scene.server.client(Authorization="Bearer " + "A" * 43)
    yield "no token", nobody, None
    yield "no token", nobody, 0
    yield "forgotten cookie", gone, None
    yield "forgotten token", bearer, 0
    yield "made-up token", made_up, 0
    yield "other table", scene.stranger.client, None
    yield "other table", scene.stranger.client, 0
    bot = scene.server.client(Authorization=f"Bearer {scene.bot}")
    yield "other table", bot, None
    yield "other table", bot, 0
    yield "spectator", scene.spectator.client, 0
    yield "wrong seat", scene.ben.client, 0


def test_every_endpoint_has_its_place_in_the_matrix() -> None:
    about_tables = {endpoint for endpoint in ENDPOINTS if "{id}" in endpoint[1]}
    about_me = {e for e in ENDPOINTS if e[1].startswith("/api/me") or e == ("GET", "/api/tables/mine")}
    known = PUBLIC | ANYBODYS | about_tables | about_me | {("POST", "/api/tables")}
    assert set(ENDPOINTS) == known
    assert set(BODIES) == {endpoint for endpoint in ENDPOINTS if endpoint[0] in ("POST", "PATCH")} - {
        *EMPTY,
    }


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda e: " ".join(e))
@with_patience
async def test_http_refuses_who_has_no_business_there(scene: Scene, endpoint: tuple[str, str]) -> None:
    before = [(scene.server.table(id).seq, scene.server.table(id).seen_by(0)) for id in (scene.id, scene.open_id)]
    tables = scene.server.desk.house.tables
    async with scene.ann.play() as watcher:
        for id in (scene.id, scene.open_id):
            await watcher.watch(id, 0)
        for who, client, seat in intruders(scene):
            for table in (scene.id, scene.open_id):
                if endpoint in ANYBODYS:
                    continue
                signed_in = who in ("other table", "spectator", "wrong seat")
                if signed_in and "{id}" not in endpoint[1] and "{passkey}" not in endpoint[1]:
                    continue  # their own name and their own tables are theirs
                if who in ("spectator", "wrong seat") and table == scene.id and endpoint == ("GET", "/api/tables/{id}"):
                    continue  # players and onlookers may know what everybody may know
                answer = asked(scene, client, endpoint, table, seat)
                if endpoint in PUBLIC:
                    assert answer.status_code == 200
                elif who in ("spectator", "wrong seat") and table == scene.id and endpoint in AFTERWARDS:
                    assert answer.status_code == 409
                else:
                    assert answer.status_code in (401, 403, 404), (who, answer.status_code, answer.text)
                    assert set(answer.json()) <= {"error", "what", "args", "text", "rule"}
                for secret in scene.secrets():
                    assert secret not in answer.text, (who, secret)
        assert await watcher.quiet() == [], "nobody at the table was told anything"
    assert [
        (scene.server.table(id).seq, scene.server.table(id).seen_by(0)) for id in (scene.id, scene.open_id)
    ] == before
    assert scene.server.desk.house.tables == tables


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda e: " ".join(e))
def test_http_refuses_pages_of_other_sites(scene: Scene, endpoint: tuple[str, str]) -> None:
    """Ann's own cookie, used by a page of another site."""
    seq = scene.server.table(scene.id).seq
    for origin in (FOREIGN, "null", "https://127.0.0.1", f"http://localhost:{scene.server.port}"):
        client = scene.server.client(origin=origin)
        client.cookies.set("aerodrome", scene.ann.token)
        answer = asked(scene, client, endpoint, scene.id, 0)
        assert answer.status_code == 403, answer.text
        assert answer.json()["error"] == "foreign origin"
        assert "access-control-allow-origin" not in answer.headers
    if endpoint[0] != "GET":
        client = scene.server.client(origin=None)
        client.cookies.set("aerodrome", scene.ann.token)
        assert asked(scene, client, endpoint, scene.id, 0).json()["error"] == "no origin"
    assert scene.server.table(scene.id).seq == seq
    assert scene.ann.get("/api/me").json()["name"] == "Ann of the matrix"
    assert scene.ann.get("/api/me").json()["kept"] is True


NOWHERE = "A" * 16
"""An id as tables have it, and no table has it."""


@pytest.fixture(scope="module")
def hidden(scene: Scene) -> dict[str, str]:
    """Tables that a stranger may not know of, in every state."""
    server, ann = scene.server, scene.ann
    over = ann.make_table("airships", seats=2, bots={"1": "greedy"}, sit={"0": ""}, start=True, privacy="private")["id"]
    server.call(server.desk.act(ann.id, wire.Leave("l", over, 0)))
    damaged = ann.make_table("airships", seats=2, sit={"0": ""}, privacy="private")["id"]
    with contextlib.closing(sqlite3.connect(server.path, isolation_level=None)) as database:
        database.execute("UPDATE rows SET body = 'damaged' WHERE match_id = ? AND seq = 2", (damaged,))
    server.call(forget(server, damaged))
    asleep = ann.make_table("airships", seats=2, sit={"0": ""}, privacy="private")["id"]
    server.call(forget(server, asleep))
    return {"private": scene.open_id, "by link": scene.id, "over": over, "damaged": damaged,
            "not in memory": asleep}  # fmt: skip


async def forget(server: Running, id: str) -> None:
    """Have the house read a table anew when somebody asks for it."""
    house = server.desk.house
    live = house.registry.at(id)
    assert live is not None
    house.registry.forget(live, "")


@pytest.mark.parametrize("endpoint", [e for e in ENDPOINTS if "{id}" in e[1]], ids=lambda e: " ".join(e))
def test_over_http_a_table_that_one_may_not_know_of_is_none(
    scene: Scene, hidden: dict[str, str], endpoint: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Status, headers and text are the same."""
    monkeypatch.setattr(registry, "UNKNOWN_SECONDS", 0.0)
    for client in (scene.server.client(), scene.stranger.client):
        for seat in (None, 0):

            def told(
                id: str, client: httpx.Client = client, seat: int | None = seat
            ) -> tuple[int, list[tuple[str, str]], str]:
                answer = asked(scene, client, endpoint, id, seat)
                headers = [
                    (name, value) for name, value in answer.headers.items() if name not in ("date", "x-request-id")
                ]
                assert re.fullmatch("[0-9a-f]{12}", answer.headers["x-request-id"]), "another each time"
                return answer.status_code, headers, answer.text.replace(id, "ID")

            none = told(NOWHERE)
            assert none[0] in (401, 404)
            for id in hidden.values():
                assert told(id) == none


def test_pages_of_a_table_that_one_may_not_know_of_are_none(scene: Scene, hidden: dict[str, str]) -> None:
    for client in (scene.server.client(), scene.stranger.client):
        for path in ("/games/{id}", "/table/{id}", "/replay/{id}"):
            none = client.get(path.format(id=NOWHERE))
            for id in hidden.values():
                found = client.get(path.format(id=id))
                assert found.status_code == none.status_code
                assert found.text.replace(id, "ID") == none.text.replace(NOWHERE, "ID")


def test_a_wrong_link_does_not_tell_whether_there_is_a_table(scene: Scene, hidden: dict[str, str]) -> None:
    for id in (NOWHERE, *hidden.values()):
        answer = scene.stranger.client.post("/api/invites", json={"token": f"{id}.{'x' * 32}"})
        assert (answer.status_code, answer.json()["error"]) == (404, "unknown invite")


@with_patience
async def test_it_takes_as_long_to_say_that_there_is_no_table(scene: Scene, hidden: dict[str, str]) -> None:
    """Wherever the server had to look for it: in memory, in the store, or in an unreadable journal."""
    least = registry.UNKNOWN_SECONDS
    async with socket_to(scene.server, cookie=scene.stranger.token) as connection:
        for id in (NOWHERE, *hidden.values()):
            begun = time.monotonic()
            scene.stranger.get(f"/api/tables/{id}")
            asked_at = time.monotonic()
            scene.stranger.client.post("/api/invites", json={"token": f"{id}.{'x' * 32}"})
            sent_at = time.monotonic()
            await connection.send(json.dumps(message("watch", id, 0)))
            await connection.recv()
            assert min(asked_at - begun, sent_at - asked_at, time.monotonic() - sent_at) >= least


@pytest.mark.parametrize("kind", [kind for kind in MESSAGES if kind != "ping"])
@with_patience
async def test_over_a_socket_a_table_that_one_may_not_know_of_is_none(
    scene: Scene, hidden: dict[str, str], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Byte for byte."""
    monkeypatch.setattr(registry, "UNKNOWN_SECONDS", 0.0)
    for token in ("", scene.stranger.token):
        async with socket_to(scene.server, cookie=token) as connection:

            async def told(id: str, seat: int, connection: Any = connection) -> str:
                await connection.send(json.dumps(message(kind, id, seat)))
                return str(await connection.recv()).replace(id, "ID")

            for seat in (-1, 0, 7):
                none = await told(NOWHERE, seat)
                assert kind == "unwatch" or json.loads(none)["code"] == "unknown table"
                for id in hidden.values():
                    assert await told(id, seat) == none


@with_patience
async def test_who_sits_at_a_damaged_table_is_told_that_something_is_wrong(
    scene: Scene, hidden: dict[str, str]
) -> None:
    async with scene.ann.play() as player:
        answer = await player.ask("watch", table=hidden["damaged"], seat=0)
    assert answer["t"] == "refused"
    assert answer["code"] != "unknown table"
    assert scene.ann.get(f"/api/tables/{hidden['damaged']}").status_code != 404


def message(kind: str, table: str, seat: int) -> dict[str, Any]:
    """A message of this kind that the server would carry out for the right person."""
    struct = next(
        each for each in typing.get_args(wire.AnyMessage) if typing.cast(Any, each).__struct_config__.tag == kind
    )
    values: dict[str, Any] = {
        "id": f"{kind} {table}", "table": table, "seat": seat, "action": 0, "decision": 1, "yes": True, "to": 1,
        "text": "hello", "bot": "greedy", "name": "Eve", "since": 0, "pledge": "0" * 64, "nonce": "0" * 64,
        "close": True, "words": True,
    }  # fmt: skip
    return {"t": kind} | {f.name: values[f.name] for f in msgspec.structs.fields(struct)}


@pytest.mark.parametrize("kind", MESSAGES)
@with_patience
async def test_the_socket_refuses_who_has_no_business_there(scene: Scene, kind: str) -> None:
    before = [(scene.server.table(id).seq, scene.server.table(id).seen_by(0)) for id in (scene.id, scene.open_id)]
    cases = [("", "no token", scene.id), ("", "no token", scene.open_id)]
    for strange in (scene.stranger.token, scene.bot):
        cases += [(strange, "other table", scene.id), (strange, "other table", scene.open_id)]
    cases += [(scene.spectator.token, "spectator", scene.id), (scene.ben.token, "wrong seat", scene.id)]
    async with scene.ann.play() as watcher:
        for id in (scene.id, scene.open_id):
            await watcher.watch(id, 0)
        for token, who, table in cases:
            async with socket_to(scene.server, cookie=token) as connection:
                player = Player(connection)
                sent = message(kind, table, 0)
                answer = {"t": "pong"} if kind == "ping" else await player.ask(sent.pop("t"), **sent)
                if kind not in HARMLESS:
                    assert answer["t"] == "refused", (who, answer)
                    strange = who in ("no token", "other table")
                    codes = ("unknown table",) if strange else ("not allowed", "not seated", "not now")
                    assert answer["code"] in codes, (who, answer)
                assert await player.quiet() == []
                assert [frame["t"] for frame in player.frames if frame["t"] not in ("pong", "ack")] == (
                    [] if kind in HARMLESS else ["refused"]
                ), "nothing but the refusal was sent"
        assert await watcher.quiet() == []
    assert [
        (scene.server.table(id).seq, scene.server.table(id).seen_by(0)) for id in (scene.id, scene.open_id)
    ] == before


@with_patience
async def test_the_handshake_refuses_before_it_accepts(scene: Scene) -> None:
    server, token = scene.server, scene.ann.token
    sockets = len(server.desk.hub)
    cases: list[tuple[dict[str, Any], int]] = [
        ({"cookie": token, "origin": FOREIGN}, 403),
        ({"cookie": token, "origin": "null"}, 403),
        ({"origin": FOREIGN}, 403),
        ({"bearer": token, "origin": FOREIGN}, 403),
        ({"cookie": token, "origin": f"https://127.0.0.1:{server.port}"}, 403),
        ({"cookie": token, "origin": None}, 403),
        ({"cookie": scene.forgotten}, 401),
        ({"bearer": scene.forgotten, "origin": None}, 401),
        ({"bearer": "A" * 43, "origin": None}, 401),
        ({"cookie": "short"}, 401),
    ]
    for how, status in cases:
        with pytest.raises(InvalidStatus) as refused:
            async with socket_to(server, **how):
                pass
        assert refused.value.response.status_code == status, how
    assert len(server.desk.hub) == sockets


@with_patience
async def test_signing_out_closes_what_is_open(server: Running) -> None:
    guest = server.guest("Ann")
    id = guest.make_table(seats=2, sit={"0": ""})["id"]
    token = guest.token
    async with guest.play() as player:
        await player.watch(id)
        assert guest.client.post("/api/me/forget").status_code == 204
        await player.connection.wait_closed()
        assert player.connection.close_code == 1008
    again = server.client()
    again.cookies.set("aerodrome", token)
    assert again.get("/api/me").status_code == 401
    assert again.get(f"/api/tables/{id}").status_code == 401


def test_who_was_away_for_long_signs_in_anew(server: Running) -> None:
    guest = server.guest("Ann")
    assert guest.get("/api/me").status_code == 200
    try:
        server.skew = 366 * 86_400.0
        answer = guest.get("/api/me")
    finally:
        server.skew = 0.0
    assert answer.status_code == 401
    assert "Max-Age=0" in answer.headers["set-cookie"]


def test_names_of_other_servers_are_refused(server: Running) -> None:
    for host in ("evil.example", f"evil.example:{server.port}", "127.0.0.1.evil.example", ""):
        answer = server.client(origin=None, Host=host).get("/api/games")
        assert answer.status_code in (400, 421)
    for host in (f"localhost:{server.port}", "127.0.0.1", f"[::1]:{server.port}"):
        assert server.client(origin=None, Host=host).get("/health").status_code == 200
