"""Nobody can squat on seats, invitations or the lobby: what the host can do, and how people share the lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from aerodrome.house.door import Shares
from aerodrome.server import lobby as lobby_module
from aerodrome.server.config import Config, Limits
from aerodrome.server.lobby import Public, fairly
from aerodrome.store.lists import Header
from aerodrome.table.clock import DAY, Clock
from aerodrome.table.entries import Created, Settings
from aerodrome.table.wire import Free, Leave
from tests.words import in_english

from .helpers import WIDE, Guest, Running, with_patience


def invites(host: Guest, id: str) -> list[tuple[int, str, str]]:
    """Seat, state and name of each invitation."""
    told = host.get(f"/api/tables/{id}/invites").json()["invites"]
    return [(each["seat"], each["state"], each["name"]) for each in told]


# --- invitations --------------------------------------------------------------------------------------------


def test_the_host_sees_and_withdraws_invitations(server: Running) -> None:
    ann, ben, eve = server.guest("Ann"), server.guest("Ben"), server.guest("Eve")
    made = ann.make_table(seats=4, sit={"0": ""}, privacy="private")
    id = made["id"]
    assert ben.client.post("/api/invites", json={"token": made["invites"]["1"]}).status_code == 200
    assert invites(ann, id) == [(1, "used", "Ben"), (2, "open", ""), (3, "open", "")]
    told = ann.get(f"/api/tables/{id}/invites")
    assert not any(token in told.text for token in made["invites"].values()), "a token is shown once"
    used, first, second = (each["id"] for each in told.json()["invites"])
    assert ann.client.delete(f"/api/tables/{id}/invites/{first}").status_code == 204
    assert ann.client.delete(f"/api/tables/{id}/invites/{first}").status_code == 204, "twice does no harm"
    assert invites(ann, id) == [(1, "used", "Ben"), (2, "withdrawn", ""), (3, "open", "")]
    for client in (eve.client, server.client()):
        answer = client.post("/api/invites", json={"token": made["invites"]["2"], "name": "Eve"})
        assert answer.status_code == 410
        assert answer.json()["error"] == "withdrawn"
        assert answer.json()["text"] == "The host has withdrawn this invitation. Ask for a new one."
        assert "set-cookie" not in answer.headers
    answer = ann.client.delete(f"/api/tables/{id}/invites/{used}")
    assert (answer.status_code, answer.json()["error"]) == (409, "not now")
    assert "free the seat" in answer.json()["text"]
    assert ann.client.delete(f"/api/tables/{id}/invites/nothing").status_code == 404
    other = ann.make_table(seats=2, sit={"0": ""})["id"]
    assert ann.client.delete(f"/api/tables/{other}/invites/{second}").status_code == 404, "only at its own table"
    assert ben.client.delete(f"/api/tables/{id}/invites/{second}").status_code == 403
    assert ben.get(f"/api/tables/{id}/invites").status_code == 403
    assert eve.get(f"/api/tables/{id}/invites").status_code == 404
    fresh = ann.client.post(f"/api/tables/{id}/invites", json={"seat": 2}).json()
    assert eve.client.post("/api/invites", json={"token": fresh["token"]}).json()["seat"] == 2
    assert fresh["id"] in [each["id"] for each in ann.get(f"/api/tables/{id}/invites").json()["invites"]]


def test_the_host_gives_a_table_another_link(server: Running) -> None:
    ann, ben, eve = server.guest("Ann"), server.guest("Ben"), server.guest("Eve")
    made = ann.make_table(seats=3, sit={"0": ""})
    id = made["id"]
    assert ben.client.post("/api/invites", json={"token": made["link"]}).status_code == 200
    assert ben.client.post(f"/api/tables/{id}/link").status_code == 403
    answer = ann.client.post(f"/api/tables/{id}/link")
    assert answer.status_code == 201
    assert answer.json()["link"] != made["link"]
    stale = eve.client.post("/api/invites", json={"token": made["link"]})
    assert (stale.status_code, stale.json()["error"]) == (410, "withdrawn")
    assert stale.json()["text"] == "The host has withdrawn this link. Ask for the new one."
    assert eve.get(f"/api/tables/{id}").status_code == 404
    assert eve.client.post("/api/invites", json={"token": answer.json()["link"]}).status_code == 200
    assert ben.get(f"/api/tables/{id}").json()["may_sit"] is True, "who came in stays"


# --- seats --------------------------------------------------------------------------------------------------


@with_patience
async def test_a_person_whose_seat_is_freed_is_told(server: Running) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    made = ann.make_table(seats=3, sit={"0": ""}, privacy="public")
    id = made["id"]
    assert eve.client.post("/api/invites", json={"token": made["invites"]["1"]}).status_code == 200
    async with ann.play() as host, eve.play() as guest:
        await guest.watch(id, 1)
        answer = await guest.ask("sit", table=id, seat=2, name="Eva")
        assert (answer["t"], answer["code"]) == ("refused", "not allowed")
        assert (await guest.ask("free", table=id, seat=0))["code"] == "not allowed"
        assert (await host.ask("free", table=id, seat=1))["t"] == "ack"
        assert in_english((await guest.receive())["items"][-1]) == "The host has freed seat 2, where Eve sat."
        assert in_english(await guest.ask("ready", table=id, seat=1)).startswith("The host has freed your seat.")
        summary = eve.get(f"/api/tables/{id}").json()
        assert (summary["freed"], summary["may_sit"], summary["mine"]) == ("freed", True, [])
        again = eve.client.post("/api/invites", json={"token": made["invites"]["1"]})
        assert again.json()["seat"] == 1, "who is not shut out may come back"
        assert eve.get(f"/api/tables/{id}").json()["freed"] == ""
        assert (await host.ask("free", table=id, seat=1, close=True))["t"] == "ack"
        summary = eve.get(f"/api/tables/{id}").json()
        assert (summary["freed"], summary["may_sit"]) == ("closed", False)
        assert summary["closed_to"] == [], "that is for the host"
        assert ann.get(f"/api/tables/{id}").json()["closed_to"] == ["Eve"]
        again = eve.client.post("/api/invites", json={"token": made["invites"]["1"]})
        assert (again.status_code, again.json()["error"]) == (403, "not allowed")
        assert "closed this table to you" in again.json()["text"]
        assert (await guest.ask("sit", table=id, seat=1, name="Eve"))["code"] == "not allowed"
        assert (await host.ask("readmit", table=id, name="Eve"))["t"] == "ack"
        assert (await guest.ask("sit", table=id, seat=1, name="Eve"))["t"] == "ack"
    made = ann.make_table(seats=3, sit={"0": ""}, privacy="private")
    assert eve.client.post("/api/invites", json={"token": made["invites"]["1"]}).status_code == 200
    server.call(server.desk.act(ann.id, Free("free", made["id"], 1, True)))
    answer = eve.get(f"/api/tables/{made['id']}")
    assert (answer.status_code, answer.json()["error"]) == (403, "not allowed")
    assert "closed this table to you" in answer.json()["text"], "who sat there may know why not any more"
    going = server.call(server.desk.house.store.going(eve.id))
    assert [(each.id, each.mine) for each in going] == [(id, 1 << 1)]


@pytest.mark.parametrize(("wishes", "most"), [({}, 1), ({"seats_each": 3}, 3)])
def test_how_many_seats_a_person_may_take_is_shown(server: Running, wishes: dict[str, Any], most: int) -> None:
    ann = server.guest("Ann")
    id = ann.make_table(seats=4, sit={"0": ""}, privacy="public", **wishes)["id"]
    assert ann.get(f"/api/tables/{id}").json()["seats_each"] == most
    listed = {each["id"]: each for each in ann.get("/api/tables").json()["open"]}
    assert listed[id]["seats_each"] == most
    link = ann.make_table(seats=4, sit={"0": ""})["id"]
    assert ann.get(f"/api/tables/{link}").json()["seats_each"] == 4
    assert ann.client.post("/api/tables", json={"game": "airships", "seats": 2, "seats_each": 3}).status_code == 400


# --- the lobby ----------------------------------------------------------------------------------------------


def public(host: str, made: int) -> Public:
    id = f"{host}{made}"
    created = Created(Settings("airships", 2, privacy="public"), 1, "", "", host)
    return Public(Header(id, "airships", "open", "public", made, made, 1, b""), created)


def test_everybodys_newest_comes_before_anybodys_second() -> None:
    tables = [public(host, made) for made, host in zip(range(9, 0, -1), "eeeebeaeb", strict=True)]
    assert [table.header.id for table in fairly(tables)] == [
        "e9", "b5", "a3",  # everybody's newest, the newest first
        "e8", "b1",
        "e7", "e6", "e4", "e2",
    ]  # fmt: skip


def strict(serve: Callable[..., Running], **shares: Any) -> Running:
    return serve(config=Config(limits=Limits(windows=WIDE, shares=Shares(**shares))))


def open_ids(server: Running, **query: str) -> list[str]:
    return [table["id"] for table in server.client().get("/api/tables", params=query).json()["open"]]


def test_nobody_fills_the_lobby(serve: Callable[..., Running]) -> None:
    server = strict(serve, tables_of_address=5)
    eve, ben = server.guest("Eve"), server.guest("Ben")
    wishes: dict[str, Any] = {"seats": 2, "sit": {"0": ""}, "privacy": "public"}
    made = [eve.make_table(**wishes)["id"] for _ in range(3)]
    answer = eve.client.post("/api/tables", json={"game": "airships", **wishes})
    assert (answer.status_code, answer.json()["error"]) == (409, "not now")
    assert "You have 3 public tables that are waiting" in answer.json()["text"]
    eve.make_table(**{**wishes, "privacy": "link"})
    eve.make_table(seats=2, sit={"0": "Eve", "1": "Eva"}, privacy="public", start=True)
    ben.make_table(**wishes), ben.make_table(**wishes)
    cid = server.guest("Cid")
    answer = cid.client.post("/api/tables", json={"game": "airships", **wishes})
    assert answer.status_code == 409
    assert "People at your address already have 5 public tables" in answer.json()["text"]
    # A table from which its people have gone does not count any more.
    server.call(server.desk.act(eve.id, Leave("leave", made[0], 0)))
    assert made[0] not in open_ids(server)
    eve.make_table(**wishes)


def test_what_was_made_past_the_limit_is_not_listed(serve: Callable[..., Running]) -> None:
    """Tables that come back to life all at once take no more than their share either."""
    server = strict(serve)

    async def flood() -> None:
        house = server.desk.house
        for i in range(20):
            host = "eve" if i < 10 else f"eve{i}"  # ten by one person; ten more from one address
            address = f"10.0.{i}.1" if i < 10 else "10.6.6.6"
            settings = Settings("airships", 2, clock=Clock("days", 1), privacy="public")
            id, _ = await house.create(settings, host, address=address)
            live = await house.registry.get(id)
            live.table.sit(host, "Eve", 0, house.now())
            await house.steward.commit(live)

    server.call(flood())
    assert len(open_ids(server)) == 3 + 10
    server.desk.house.door.shares = Shares(tables_of_address=4)
    assert len(open_ids(server)) == 3 + 4


@with_patience
async def test_tables_that_wait_with_nobody_there_go_away_and_come_back(serve: Callable[..., Running]) -> None:
    server = strict(serve)
    ann, ben = server.guest("Ann"), server.guest("Ben")
    quick = ann.make_table(seats=2, sit={"0": ""}, privacy="public")["id"]
    slow = ben.make_table(seats=2, sit={"0": ""}, privacy="public", clock={"kind": "days", "amount": 2})["id"]
    assert set(open_ids(server)) == {quick, slow}
    server.skew = 1900.0
    assert open_ids(server) == [slow]
    async with ann.play() as player:
        await player.watch(quick)
        assert set(open_ids(server)) == {quick, slow}, "somebody is there"
    server.skew = 4 * DAY
    assert open_ids(server) == []
    assert ann.get(f"/api/tables/{quick}").status_code == 200, "it is still there for who sits at it"


def test_pages_of_the_lobby_are_stable(serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "ON_A_PAGE", 3)
    server = serve()
    guests = [server.guest(f"Guest {i}") for i in range(4)]
    made = [guest.make_table(seats=2, sit={"0": ""}, privacy="public")["id"] for guest in guests for _ in range(2)]
    client = server.client()
    first = client.get("/api/tables").json()
    shown = [table["id"] for table in first["open"]]
    assert shown == [made[7], made[5], made[3]], "everybody's newest"
    # Meanwhile a table is made and another begins: what was there is still shown, and nothing twice.
    new = guests[0].make_table(seats=2, sit={"0": ""}, privacy="public")["id"]
    server.call(server.desk.act(guests[3].id, Leave("leave", made[7], 0)))
    after = first["more_open"]
    while after:
        page = client.get("/api/tables", params={"open_after": after}).json()
        shown += [table["id"] for table in page["open"]]
        after = page["more_open"]
    assert sorted(shown) == sorted(made)
    assert len(set(shown)) == len(shown) == 8
    anew = open_ids(server)
    assert anew[0] == new
    for nonsense in ("x", "x.3", ".", "-1", "1.-1", "9" * 40):
        assert open_ids(server, open_after=nonsense) == anew, "what is not known begins anew"
