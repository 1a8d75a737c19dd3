"""HTTP: people, tables, invitations, exports, limits, headers, health."""

from __future__ import annotations

import hashlib
import json
import socket as sockets
import sqlite3
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from aerodrome.games import PACKAGES, load
from aerodrome.play.gamefile import parse_match
from aerodrome.play.layout import layout_of
from aerodrome.play.position import read_position
from aerodrome.server.config import Config, Limits, Window
from aerodrome.server.limits import Bucket, TooOften, Windows, address_of
from aerodrome.server.people import cookie_text
from aerodrome.table import wire
from aerodrome.table.seating import stand_ins_in
from aerodrome.text import option_help
from tests.table.commands import texts

from .helpers import WIDE, Guest, Running

# --- people -------------------------------------------------------------------------------------------------


def test_a_guest_takes_a_name(server: Running) -> None:
    client = server.client()
    answer = client.post("/api/me", json={"name": "  Ann   Airship "})
    assert answer.json()["name"] == "Ann Airship"
    assert answer.json()["token"] is None, "scripts of a browser do not get to see it"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie, "over plain HTTP a Secure cookie would not come back"
    me = client.get("/api/me").json()
    assert me == {"id": answer.json()["id"], "name": "Ann Airship", "token": None, "outside": False, "kept": False}
    assert client.patch("/api/me", json={"name": "Anna"}).json()["name"] == "Anna"
    assert client.post("/api/me", json={"name": "Annabel"}).json()["id"] == me["id"], "no second person is made"
    assert client.get("/api/me").json()["name"] == "Annabel"


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a|b", "a\nb" + "\x00", "‮evil\x07", 7, None])
def test_names_that_cannot_be_shown_are_refused(server: Running, name: Any) -> None:
    answer = server.client().post("/api/me", json={"name": name})
    assert answer.status_code in (400, 422)
    assert answer.json()["text"]
    assert "set-cookie" not in answer.headers


def test_the_store_has_no_token(server: Running) -> None:
    guest = server.guest("Ann")
    made = guest.make_table(seats=2, sit={"0": ""})
    with sqlite3.connect(server.path) as store:
        people = store.execute("SELECT token_hash FROM sign_ins WHERE person = ?", (guest.id,)).fetchall()
        dump = "\n".join(map(str, store.iterdump()))
    assert people == [(hashlib.sha256(guest.token.encode()).hexdigest(),)]
    for secret in (guest.token, made["link"].partition(".")[2], *made["invites"].values()):
        assert len(secret) >= 32
        assert secret not in dump


def test_behind_tls_the_cookie_is_bound_to_the_host() -> None:
    text = cookie_text("t", True, 1)
    assert text.startswith("__Host-aerodrome=t; Path=/;")
    assert text.endswith("Secure")


def test_a_proxy_with_tls_is_known_by_its_origin(serve: Callable[..., Running]) -> None:
    server = serve(config=Config(origins=("https://play.example.org",), limits=Limits(windows=WIDE)))
    client = server.client(origin="https://play.example.org", Host="play.example.org")
    answer = client.post("/api/me", json={"name": "Ann"})
    assert answer.status_code == 200
    assert answer.headers["set-cookie"].startswith("__Host-aerodrome=")
    assert server.client(origin="https://other.example.org", Host="play.example.org").get("/api/me").status_code == 403


# --- games --------------------------------------------------------------------------------------------------


def test_the_games_are_described(server: Running) -> None:
    told = server.client().get("/api/games").json()
    assert [game["name"] for game in told["games"]] == list(PACKAGES)
    for sheet in told["games"]:
        game = load(sheet["name"])
        assert sheet["schema"] == json.loads(json.dumps(layout_of(game).schema()))
        assert sheet["actions"] == game.actions
        assert sheet["bots"] == list(stand_ins_in(game))
        assert sheet["seats"] == list(game.seats)
        helps = [option_help(game, option, "en") for option in game.options]
        assert [option["help"] for option in sheet["options"]] == helps
        rules = server.client().get(f"/api/games/{game.name}/rules").json()["rules"]
        assert [rule["id"] for rule in rules] == sheet["rules"] == [rule.id for rule in game.rules]
    assert server.client().get("/api/games/chess/rules").status_code == 404


# --- tables -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wishes",
    [
        {"game": "chess"},
        {"game": "airships", "seats": 9},
        {"game": "airships", "options": {"wings": 2}},
        {"game": "airships", "options": {"first_seat": 99}},
        {"game": "airships", "clock": {"kind": "move", "amount": 0}},
        {"game": "airships", "clock": {"kind": "live", "amount": "NaN"}},
        {"game": "airships", "bots": {"1": "god"}},
        {"game": "airships", "bots": {"7": "greedy"}},
        {"game": "airships", "bots": {"0": "greedy"}, "sit": {"0": ""}},
        {"game": "airships", "sit": {"0": "a|b"}},
        {"game": "airships", "sit": {"0": ""}, "start": True},
        {"game": "airships", "stand_in": "god"},
        {"game": "airships", "privacy": "secret"},
        {"game": "airships", "secret": "00" * 32},
    ],
)
def test_tables_that_make_no_sense_are_not_made(server: Running, wishes: dict[str, Any]) -> None:
    guest = server.guest("Ann")
    before = server.desk.house.tables
    answer = guest.client.post("/api/tables", json=wishes)
    assert answer.status_code in (400, 404, 409, 422), answer.text
    assert answer.json()["text"]
    assert server.desk.house.tables == before


def test_a_table_has_the_options_that_were_asked_for(server: Running) -> None:
    guest = server.guest("Ann")
    id = guest.make_table(seats=3, options={"first_seat": 2}, clock={"kind": "move", "amount": 60}, hints=True)["id"]
    summary = guest.get(f"/api/tables/{id}").json()
    assert summary["options"]["first_seat"] == "2"
    assert summary["clock"] == {"kind": "move", "amount": 60.0, "increment": 0.0}
    assert summary["hints"] is True
    assert summary["host"] is True
    assert server.table(id).settings.options == {"first_seat": 2}


def test_an_invitation_gives_its_seat_to_the_first_who_uses_it(server: Running) -> None:
    ann = server.guest("Ann")
    made = ann.make_table(seats=3, sit={"0": ""}, privacy="private")
    assert set(made["invites"]) == {"1", "2"}
    client = server.client()
    token = made["invites"]["1"]
    answer = client.post("/api/invites", json={"token": token, "name": "Ben"})
    assert answer.json()["seat"] == 1
    assert answer.json()["table"] == made["id"]
    assert "aerodrome" in client.cookies, "who had no name has one now"
    assert client.post("/api/invites", json={"token": token}).json()["seat"] == 1, "a second click does no harm"
    assert server.client().post("/api/invites", json={"token": token, "name": "Eve"}).status_code == 404
    summary = client.get(f"/api/tables/{made['id']}").json()
    assert [seat["name"] for seat in summary["seats"]] == ["Ann", "Ben", ""]
    assert summary["mine"] == [1]
    assert [table["id"] for table in client.get("/api/tables/mine").json()["tables"]] == [made["id"]]
    fresh = ann.client.post(f"/api/tables/{made['id']}/invites", json={"seat": 2}).json()
    assert fresh["token"] != made["invites"]["2"]
    cid = server.guest("Cid")
    assert cid.client.post("/api/invites", json={"token": fresh["token"], "name": "Sid"}).json()["seat"] == 2
    assert [seat["name"] for seat in ann.get(f"/api/tables/{made['id']}").json()["seats"]] == ["Ann", "Ben", "Sid"]
    late = server.guest("Eve").client.post("/api/invites", json={"token": made["invites"]["2"]})
    assert late.status_code == 409
    assert ann.client.post(f"/api/tables/{made['id']}/invites", json={"seat": 2}).json()["error"] == "taken"
    assert client.post(f"/api/tables/{made['id']}/invites", json={"seat": 2}).status_code == 403, "only the host may"


def test_the_link_lets_in(server: Running) -> None:
    made = server.guest("Ann").make_table(seats=2, sit={"0": ""})
    ben = server.guest("Ben")
    assert ben.get(f"/api/tables/{made['id']}").status_code == 404
    for wrong in (made["id"] + "." + "A" * 32, "A" * 16 + "." + made["link"].partition(".")[2], "A" * 32):
        assert ben.client.post("/api/invites", json={"token": wrong}).status_code == 404
    assert ben.client.post("/api/invites", json={"token": made["link"]}).json()["seat"] is None
    summary = ben.get(f"/api/tables/{made['id']}").json()
    assert summary["may_sit"] is True
    assert summary["mine"] == []
    assert server.client().post("/api/invites", json={"token": made["link"]}).status_code == 400, "a name is needed"


def test_the_lobby_shows_public_tables_only(server: Running) -> None:
    ann = server.guest("Ann")
    shown = ann.make_table(seats=2, sit={"0": ""}, privacy="public")["id"]
    hidden = [ann.make_table(seats=2, sit={"0": ""}, privacy=privacy)["id"] for privacy in ("link", "private")]
    lobby = server.client().get("/api/tables").json()
    listed = {table["id"]: table for table in lobby["open"]}
    assert listed[shown]["taken"] == 1
    assert listed[shown]["names"] == ["Ann"]
    assert not set(hidden) & set(listed)


# --- views and exports --------------------------------------------------------------------------------------


def begun(guest: Guest, **wishes: Any) -> str:
    """A game that two at one screen have begun."""
    id: str = guest.make_table("mad-zeppelin", seats=2, sit={"0": "Ann", "1": "Ben"}, start=True, **wishes)["id"]
    return id


def test_a_table_in_words(server: Running) -> None:
    guest = server.guest("Ann")
    id = begun(guest, privacy="public")
    table = server.table(id)
    asked = table.asked[0]
    mine = guest.get(f"/api/tables/{id}/view", seat=asked).json()
    assert [move["action"] for move in mine["moves"]] == table.board.legal(asked)  # type: ignore[union-attr]
    assert all(move["text"] and move["label"] for move in mine["moves"])
    assert mine["question"]
    assert mine["sentences"]
    assert mine["rules"]
    spectator = server.client().get(f"/api/tables/{id}/view").json()
    assert spectator["seat"] == -1
    assert spectator["moves"] == []
    assert spectator["view"] != mine["view"]
    assert server.client().get(f"/api/tables/{id}/view", params={"seat": asked}).status_code == 403
    assert guest.get(f"/api/tables/{id}/view", seat=31).status_code == 400


def test_a_running_game_is_exported_as_one_seat_sees_it(server: Running) -> None:
    guest = server.guest("Ann")
    id = begun(guest, privacy="public")
    table = server.table(id)
    public = set(texts(table))
    private = {seat: set(texts(table, seat)) - public for seat in (0, 1)}
    assert private[0]
    assert private[1], "this game deals hidden hands"
    for seat, other in ((0, 1), (1, 0)):
        answer = guest.get(f"/api/tables/{id}/export", seat=seat)
        assert answer.headers["content-type"] == "application/json"
        excerpt = answer.json()
        game, state, viewer = read_position(excerpt["position"])
        assert (game.name, viewer) == ("mad-zeppelin", seat)
        assert state.pack() == table.board.blinded(seat)  # type: ignore[union-attr]
        assert private[seat] <= set(excerpt["events"])
        assert not private[other] & set(excerpt["events"])
        assert table.secret.hex() not in answer.text
        log = guest.get(f"/api/tables/{id}/log", seat=seat).json()
        assert [item["text"] for item in log["items"]] == excerpt["events"]
        assert log["n"] == len(log["items"])
        assert guest.get(f"/api/tables/{id}/log", seat=seat, since=log["n"] - 1).json()["items"] == log["items"][-1:]
    watched = server.client().get(f"/api/tables/{id}/export").json()
    assert not (private[0] | private[1]) & set(watched["events"])


@pytest.mark.parametrize("replay", ["everybody", "seats"])
def test_an_abandoned_game_is_shown_to_whom_it_may_be(server: Running, replay: str) -> None:
    guest, other = server.guest("Ann"), server.guest("Ben")
    made = guest.make_table("mad-zeppelin", seats=2, sit={"0": ""}, privacy="public", replay=replay)
    id = made["id"]
    other.client.post("/api/invites", json={"token": made["invites"]["1"]})
    server.call(server.desk.act(other.id, wire.GetReady("r", id, 1)))
    server.call(server.desk.act(guest.id, wire.Start("s", id)))
    table = server.table(id)
    seat = table.asked[0]
    action = table.board.legal(seat)[0]  # type: ignore[union-attr]
    who = guest if seat == 0 else other
    server.call(server.desk.act(who.id, wire.Choose("c", id, seat, action, table.decision)))
    secret = table.secret.hex()
    assert secret not in guest.get(f"/api/tables/{id}/export").text
    abandon_both(server, [guest, other], id)
    stranger = server.client()
    export, summary = stranger.get(f"/api/tables/{id}/export"), stranger.get(f"/api/tables/{id}").json()
    page = stranger.get(f"/games/{id}")
    assert summary["status"] == "abandoned"
    if replay == "everybody":
        match = parse_match(export.text)
        assert not match.over
        assert len(match.log) == len(server.table(id).log)
        assert summary["secret"] == secret
        assert secret in page.text
        assert export.headers["content-disposition"].endswith('.aero"')
    else:
        assert export.json()["seat"] == -1
        for text in (export.text, json.dumps(summary), page.text):
            assert secret not in text


def abandon_both(server: Running, guests: list[Guest], id: str) -> None:
    for seat, guest in enumerate(guests):
        server.call(server.desk.act(guest.id, wire.Leave(f"leave {seat}", id, seat)))


# --- limits -------------------------------------------------------------------------------------------------


def test_who_does_something_too_often_is_told_when_to_come_back(serve: Callable[..., Running]) -> None:
    few = {**WIDE, "table": Window(3, 100, 60), "sign up": Window(100, 4, 60)}
    server = serve(config=Config(limits=Limits(windows=few)))
    ann, ben = server.guest("Ann"), server.guest("Ben")
    for _ in range(3):
        ann.make_table()
    answer = ann.client.post("/api/tables", json={"game": "airships"})
    assert answer.status_code == 429
    assert answer.json()["error"] == "too fast"
    assert 1 <= int(answer.headers["retry-after"]) <= 60
    ben.make_table()
    server.guest("Cid"), server.guest("Dan")
    assert server.client().post("/api/me", json={"name": "Eve"}).status_code == 429


def test_windows_slide() -> None:
    now = [0.0]
    windows = Windows({"x": Window(2, 3, 10.0)}, lambda: now[0])
    windows.count("x", "a", "p")
    now[0] = 6.0
    windows.count("x", "a", "p")
    with pytest.raises(TooOften) as refused:
        windows.count("x", "a", "p")
    assert refused.value.wait == 4
    windows.count("x", "a", "q")
    with pytest.raises(TooOften):
        windows.count("x", "a", "r")
    windows.count("x", "b", "r")
    now[0] = 10.0
    windows.count("x", "a", "p")
    with pytest.raises(TooOften):
        windows.count("x", "a", "p")


def test_buckets_make_wait() -> None:
    bucket = Bucket(rate=2.0, burst=3.0, now=0.0)
    assert [bucket.take(0.0) for _ in range(5)] == [0.0, 0.0, 0.0, 0.5, 1.0]
    assert bucket.take(3.5) == 0.0
    assert bucket.full(10.0)


def test_a_whole_network_counts_as_one_address() -> None:
    assert address_of(("2001:db8:1:2::1", 5)) == address_of(("2001:db8:1:2:ffff::9", 6))
    assert address_of(("2001:db8:1:2::1", 5)) != address_of(("2001:db8:1:3::1", 5))
    assert address_of(("::ffff:10.0.0.1", 5)) == address_of(("10.0.0.1", 6)) == "10.0.0.1"


def test_large_requests_are_refused(server: Running) -> None:
    guest = server.guest("Ann")
    most = server.config.limits.body_bytes
    answer = guest.client.post("/api/me", content=b'{"name": "' + b"x" * most + b'"}')
    assert (answer.status_code, answer.json()["error"]) == (413, "too large")

    def parts() -> Iterator[bytes]:
        for _ in range(most // 1000 + 2):
            yield b" " * 1000

    assert guest.client.post("/api/me", content=parts()).status_code == 413
    deep = guest.client.post("/api/me", content=b"[" * 60_000, headers={"Content-Type": "application/json"})
    assert deep.status_code in (400, 422)
    assert server.client(**{"X-Long": "x" * 40_000}).get("/health").status_code == 431


# --- headers, health, metrics -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/", "/games", "/rules/airships", "/api/games", "/api/me", "/nowhere", "/api/nowhere", "/static/plain.css"]
)
def test_every_answer_has_the_headers_that_protect(server: Running, path: str) -> None:
    headers = server.client().get(path).headers
    assert headers["content-security-policy"] == (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'; base-uri 'none'; "
        "form-action 'self'"
    )
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in headers
    if not path.startswith("/static"):
        assert headers["cache-control"] == "no-store"


def test_what_nobody_foresaw_has_a_number_and_no_details(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError("the secret is out")

    monkeypatch.setattr(server.desk.house.store, "listing", broken)
    answer = server.client().get("/api/tables")
    assert answer.status_code == 500
    assert set(answer.json()) == {"error", "what", "args", "text"}
    assert "secret" not in answer.text
    assert "ZeroDivisionError" not in answer.text
    number = answer.json()["text"].rstrip(".").rpartition(" ")[2]
    assert [record.request for record in caplog.records if hasattr(record, "request")] == [number]
    page = server.client().get("/games")
    assert page.status_code == 500
    assert "ZeroDivisionError" not in page.text


def test_health_and_readiness(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    assert server.client().get("/health").json() == {"alive": True}
    ready = server.client().get("/ready")
    assert ready.status_code == 200
    assert ready.json()["games"] == {name: {"engine": "plain"} for name in PACKAGES}

    async def broken(*_: Any, **__: Any) -> None:
        raise TimeoutError

    monkeypatch.setattr(server.desk.house.store, "listing", broken)
    ready = server.client().get("/ready")
    assert ready.status_code == 503
    assert ready.json()["store"] is False


def test_metrics_count(server: Running) -> None:
    def counted(name: str) -> float:
        lines = server.client().get("/metrics").text.splitlines()
        return next(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))

    commits, timed = counted("aerodrome_commits_total"), counted("aerodrome_commit_seconds_count")
    server.guest("Ann").make_table()
    assert counted("aerodrome_commits_total") == commits + 1
    assert counted("aerodrome_commit_seconds_count") == timed + 1
    assert counted("aerodrome_tables ") == server.desk.house.tables
    assert counted('aerodrome_requests_total{status="200"}') > 0


def test_a_request_that_comes_by_drops_is_not_waited_for(serve: Callable[..., Running]) -> None:
    server = serve(config=Config(limits=Limits(windows=WIDE, body_seconds=0.2)))
    with sockets.create_connection(("127.0.0.1", server.port)) as line:
        head = ["POST /api/me HTTP/1.1", "Host: 127.0.0.1", "X-Aerodrome: 1", "Content-Length: 20", "", "{"]
        line.sendall("\r\n".join(head).encode())
        assert line.recv(1000).startswith(b"HTTP/1.1 408")
