"""Keeping a name: passkeys, codes for another device, and names that are reserved."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import httpx
import pytest

from aerodrome.server.api.keeping import CODE_LENGTH, CODE_SECONDS
from aerodrome.server.config import WINDOWS, Config
from aerodrome.server.passkeys import CHALLENGE_SECONDS, MOST_PASSKEYS
from aerodrome.store.keeping import DAY, FORMER_DAYS, HELD_DAYS

from .authenticator import Authenticator
from .helpers import ROOMY, Running, with_patience


def browser(server: Running) -> httpx.Client:
    """A browser that calls the server by a name, as passkeys need it."""
    return server.client(origin=site(server), Host=f"localhost:{server.port}")


def site(server: Running) -> str:
    return f"http://localhost:{server.port}"


def newcomer(server: Running, name: str) -> httpx.Client:
    client = browser(server)
    assert client.post("/api/me", json={"name": name}).status_code == 200
    return client


def options_to_make(client: httpx.Client) -> dict[str, Any]:
    answer = client.post("/api/me/passkeys/options")
    assert answer.status_code == 200, answer.text
    return dict(answer.json()["options"])


def keep(client: httpx.Client, device: Authenticator, name: str = "This phone", **cheats: Any) -> httpx.Response:
    """Make a passkey."""
    made = device.make(options_to_make(client), **cheats)
    return client.post("/api/me/passkeys", json={"name": name, "credential": made})


def sign_in(client: httpx.Client, device: Authenticator, **cheats: Any) -> httpx.Response:
    options = client.post("/api/sign-in/passkey/options").json()["options"]
    return client.post("/api/sign-in/passkey", json={"credential": device.use(options, **cheats)})


def kept(server: Running, name: str) -> tuple[httpx.Client, Authenticator]:
    client, device = newcomer(server, name), Authenticator(site(server))
    assert keep(client, device).status_code == 201
    return client, device


# --- passkeys


def test_a_passkey_brings_the_same_person_to_every_device(server: Running) -> None:
    client, device = newcomer(server, "Keeper One"), Authenticator(site(server))
    me = client.get("/api/me").json()
    assert me["kept"] is False
    made = keep(client, device, "My phone ☂")
    assert made.status_code == 201, made.text
    assert made.json()["name"] == "My phone ☂"
    assert client.get("/api/me").json() == me | {"kept": True}
    other = browser(server)
    answer = sign_in(other, device)
    assert answer.json() == me | {"kept": True}
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert other.get("/api/me").json()["id"] == me["id"]
    assert other.cookies["aerodrome"] != client.cookies["aerodrome"], "every device has a token of its own"
    assert client.get("/api/welcome").json()["me"]["kept"] is True


def test_a_guest_who_signs_in_becomes_the_other_person(server: Running) -> None:
    _, device = kept(server, "Keeper Two")
    guest = newcomer(server, "Passing Guest")
    assert sign_in(guest, device).json()["name"] == "Keeper Two"
    assert guest.get("/api/me").json()["name"] == "Keeper Two"


def test_who_is_signed_in_already_gets_no_second_token(server: Running) -> None:
    client, device = kept(server, "Keeper Three")
    answer = sign_in(client, device)
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers


def test_several_passkeys_each_named_and_removable(server: Running) -> None:
    client, device = kept(server, "Keeper Four")
    second = Authenticator(site(server))
    assert keep(client, second, "Laptop").status_code == 201
    first, laptop = client.get("/api/me/passkeys").json()["passkeys"]
    assert (first["name"], laptop["name"]) == ("This phone", "Laptop")
    renamed = client.patch(f"/api/me/passkeys/{laptop['id']}", json={"name": "Old laptop"})
    assert [each["name"] for each in renamed.json()["passkeys"]] == ["This phone", "Old laptop"]
    assert client.patch(f"/api/me/passkeys/{laptop['id']}", json={"name": "a|b"}).status_code == 400
    assert client.delete(f"/api/me/passkeys/{first['id']}").status_code == 204
    assert client.delete(f"/api/me/passkeys/{first['id']}").status_code == 404
    assert sign_in(browser(server), device).status_code == 403
    assert sign_in(browser(server), second).status_code == 200
    assert client.get("/api/me").json()["kept"] is True
    assert client.delete(f"/api/me/passkeys/{laptop['id']}").status_code == 204
    assert client.get("/api/me").json()["kept"] is False
    assert client.get("/api/me").status_code == 200, "who is signed in stays so"


def test_nobody_touches_the_passkeys_of_others(server: Running) -> None:
    client, device = kept(server, "Keeper Five")
    (mine,) = client.get("/api/me/passkeys").json()["passkeys"]
    stranger = newcomer(server, "Stranger Five")
    assert stranger.get("/api/me/passkeys").json() == {"passkeys": [], "devices": 1}
    assert stranger.patch(f"/api/me/passkeys/{mine['id']}", json={"name": "Mine"}).status_code == 404
    assert stranger.delete(f"/api/me/passkeys/{mine['id']}").status_code == 404
    assert sign_in(browser(server), device).status_code == 200


def test_passkeys_have_a_limit(server: Running) -> None:
    client = newcomer(server, "Collector")
    device = Authenticator(site(server))
    for n in range(MOST_PASSKEYS):
        assert keep(client, device, f"Key {n}").status_code == 201
    answer = client.post("/api/me/passkeys/options")
    assert (answer.status_code, answer.json()["what"]) == (409, "passkeys-enough")


@pytest.mark.parametrize(
    "cheats",
    [
        {"origin": "https://evil.example"}, {"site": "evil.example"}, {"kind": "webauthn.get"},
        {"challenge": "A" * 43},
    ],
    ids=str,
)  # fmt: skip
def test_a_passkey_that_does_not_fit_is_not_kept(server: Running, cheats: dict[str, Any]) -> None:
    client = newcomer(server, "Cheat")
    answer = keep(client, Authenticator(site(server)), **cheats)
    assert answer.status_code in (403, 409)
    assert client.get("/api/me/passkeys").json() == {"passkeys": [], "devices": 1}
    assert newcomer(server, "Cheat").get("/api/me").status_code == 200, "nor is a name reserved"


@pytest.mark.parametrize(
    "cheats",
    [
        {"origin": "https://evil.example"}, {"site": "evil.example"}, {"kind": "webauthn.create"},
        {"challenge": "A" * 43}, {"forged": True}, {"uses": 0},
    ],
    ids=str,
)  # fmt: skip
def test_nobody_signs_in_with_an_answer_that_does_not_fit(server: Running, cheats: dict[str, Any]) -> None:
    _, device = kept(server, f"Keeper {abs(hash(str(cheats)))}")
    other = browser(server)
    assert sign_in(other, device).status_code == 200
    stranger = browser(server)
    answer = sign_in(stranger, device, **cheats)
    assert answer.status_code in (403, 409)
    assert "set-cookie" not in answer.headers
    assert stranger.get("/api/me").status_code == 401


@pytest.mark.parametrize(
    "credential",
    [
        {}, {"id": 7}, {"response": 7}, {"response": {"clientDataJSON": "!"}}, {"response": {"clientDataJSON": "e30"}},
        {"id": "x" * 2000, "response": {"clientDataJSON": "e30"}},
    ],
    ids=str,
)  # fmt: skip
def test_what_is_no_answer_is_refused(server: Running, credential: dict[str, Any]) -> None:
    assert browser(server).post("/api/sign-in/passkey", json={"credential": credential}).status_code in (403, 409)
    client = newcomer(server, "Nonsense")
    answer = client.post("/api/me/passkeys", json={"name": "Key", "credential": credential})
    assert answer.status_code in (403, 409)


def test_an_answer_works_once_and_not_for_long(server: Running) -> None:
    _, device = kept(server, "Keeper Six")
    client = browser(server)
    options = client.post("/api/sign-in/passkey/options").json()["options"]
    answer = device.use(options)
    assert client.post("/api/sign-in/passkey", json={"credential": answer}).status_code == 200
    assert browser(server).post("/api/sign-in/passkey", json={"credential": answer}).status_code == 409
    late = client.post("/api/sign-in/passkey/options").json()["options"]
    try:
        server.skew = CHALLENGE_SECONDS + 1
        assert client.post("/api/sign-in/passkey", json={"credential": device.use(late)}).status_code == 409
    finally:
        server.skew = 0.0


def test_a_challenge_is_for_one_person(server: Running) -> None:
    ann, ben = newcomer(server, "Ann of one"), newcomer(server, "Ben of one")
    made = Authenticator(site(server)).make(options_to_make(ann))
    assert ben.post("/api/me/passkeys", json={"name": "Mine", "credential": made}).status_code == 409
    assert browser(server).post("/api/sign-in/passkey", json={"credential": made}).status_code == 409
    assert ann.post("/api/me/passkeys", json={"name": "Mine", "credential": made}).status_code == 201


def test_a_passkey_without_a_counter_works_too(server: Running) -> None:
    client, device = newcomer(server, "Keeper Seven"), Authenticator(site(server), counts=False)
    assert keep(client, device).status_code == 201
    for _ in range(3):
        assert sign_in(browser(server), device).status_code == 200


def test_a_site_without_a_name_has_no_passkeys(server: Running) -> None:
    guest = server.guest("By number")
    answer = guest.client.post("/api/me/passkeys/options")
    assert (answer.status_code, answer.json()["what"]) == (409, "passkey-needs-name")
    assert guest.client.post("/api/sign-in/passkey/options").status_code == 409


def test_the_store_has_no_secret_of_a_passkey_and_no_code(server: Running) -> None:
    client, device = kept(server, "Keeper Eight")
    code = client.post("/api/me/code").json()["code"].replace("-", "")
    options = client.post("/api/sign-in/passkey/options").json()["options"]
    with sqlite3.connect(server.path) as store:
        dump = "\n".join(map(str, store.iterdump()))
    private = device.made[0].key.private_numbers().private_value
    for secret in (code, options["challenge"], client.cookies["aerodrome"], f"{private:064x}"):
        assert secret not in dump.lower()
        assert secret not in dump


# --- codes


def test_a_code_moves_a_guest_to_another_device(server: Running) -> None:
    phone, laptop = newcomer(server, "Moving Guest"), browser(server)
    code = phone.post("/api/me/code")
    assert code.status_code == 201
    text = code.json()["code"]
    assert len(text.replace("-", "")) == CODE_LENGTH
    answer = laptop.post("/api/sign-in/code", json={"code": f" {text.lower()} "})
    assert answer.json() == phone.get("/api/me").json()
    assert laptop.get("/api/me").json()["name"] == "Moving Guest"
    again = browser(server).post("/api/sign-in/code", json={"code": text})
    assert (again.status_code, again.json()["what"]) == (404, "code-wrong")
    assert phone.get("/api/me").status_code == 200, "the first device stays signed in"


def test_a_code_expires_and_a_newer_one_takes_its_place(server: Running) -> None:
    phone = newcomer(server, "Late Guest")
    first, second = (phone.post("/api/me/code").json()["code"] for _ in range(2))
    assert browser(server).post("/api/sign-in/code", json={"code": first}).status_code == 404
    try:
        server.skew = CODE_SECONDS + 1
        assert browser(server).post("/api/sign-in/code", json={"code": second}).status_code == 404
    finally:
        server.skew = 0.0


def test_nobody_guesses_codes_for_long(serve: Callable[..., Running]) -> None:
    narrow = replace(ROOMY, windows={**ROOMY.windows, "guess": WINDOWS["guess"], "code": WINDOWS["code"]})
    server = serve(config=Config(limits=narrow))
    phone, stranger = newcomer(server, "Target"), browser(server)
    code = phone.post("/api/me/code").json()["code"]
    answers = [stranger.post("/api/sign-in/code", json={"code": f"AAAA-{n:04}"}) for n in range(20)]
    tries = WINDOWS["guess"].address
    assert [answer.status_code for answer in answers] == [404] * tries + [429] * (20 - tries)
    assert stranger.post("/api/sign-in/code", json={"code": code}).status_code == 429
    made = [phone.post("/api/me/code").status_code for _ in range(WINDOWS["code"].person)]
    assert made == [201] * (WINDOWS["code"].person - 1) + [429]


def test_a_program_gets_a_token_for_a_code(server: Running) -> None:
    phone = newcomer(server, "Guest with a program")
    program = server.client(origin=None, **{"X-Aerodrome": "1"})
    code = phone.post("/api/me/code").json()["code"]
    token = program.post("/api/sign-in/code", json={"code": code}).json()["token"]
    answer = server.client(origin=None, Authorization=f"Bearer {token}").get("/api/me")
    assert answer.json()["name"] == "Guest with a program"


# --- signing out


@with_patience
async def test_signing_out_is_for_one_device_or_for_all_others(server: Running) -> None:
    phone, laptop, tablet = newcomer(server, "Many Devices"), browser(server), browser(server)
    for device in (laptop, tablet):
        device.post("/api/sign-in/code", json={"code": phone.post("/api/me/code").json()["code"]})
    assert phone.post("/api/me/forget").status_code == 204
    assert [device.get("/api/me").status_code for device in (phone, laptop, tablet)] == [401, 200, 200]
    assert laptop.post("/api/me/forget-others").status_code == 204
    assert [device.get("/api/me").status_code for device in (laptop, tablet)] == [200, 401]


# --- names


def test_a_name_that_is_kept_is_nobody_elses(server: Running) -> None:
    client, _ = kept(server, "Zeppelina")
    for name in ("Zeppelina", "ZEPPELINA", "Zеppelina", " zeppelina "):
        answer = browser(server).post("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["what"]) == (409, "name-reserved"), name
    other = newcomer(server, "Somebody Else")
    assert other.patch("/api/me", json={"name": "Zeppelina"}).status_code == 409
    assert client.patch("/api/me", json={"name": "zeppelina"}).status_code == 200, "its owner may write it as they like"


def test_nobody_sits_down_under_a_name_that_is_kept(server: Running) -> None:
    kept(server, "Graf Keeper")
    guest = server.guest("Imitator")
    answer = guest.client.post("/api/tables", json={"game": "airships", "sit": {"0": "Graf Keeper"}})
    assert (answer.status_code, answer.json()["what"]) == (409, "name-reserved")
    made = guest.make_table(seats=2, sit={"0": ""})
    invited = server.guest("Invited Guest")
    answer = invited.client.post("/api/invites", json={"token": made["invites"]["1"], "name": "Graf Keeper"})
    assert (answer.status_code, answer.json()["what"]) == (409, "name-reserved")
    answer = invited.client.post("/api/invites", json={"token": made["invites"]["1"]})
    assert answer.json()["seat"] == 1, "the invitation is not lost"


def test_the_first_to_make_a_passkey_has_the_name(server: Running) -> None:
    first, second = newcomer(server, "Popular"), newcomer(server, "Popular")
    assert keep(first, Authenticator(site(server))).status_code == 201
    answer = second.post("/api/me/passkeys/options")
    assert (answer.status_code, answer.json()["what"]) == (409, "name-reserved")
    assert second.patch("/api/me", json={"name": "Less popular"}).status_code == 200
    assert keep(second, Authenticator(site(server))).status_code == 201


def test_a_name_is_free_without_passkeys_and_after_renaming_only_after_a_while(server: Running) -> None:
    client, _ = kept(server, "Changeable")
    assert client.patch("/api/me", json={"name": "Steady"}).status_code == 200
    try:
        assert browser(server).post("/api/me", json={"name": "Changeable"}).status_code == 409
        server.skew = FORMER_DAYS * DAY + 60
        assert browser(server).post("/api/me", json={"name": "Changeable"}).status_code == 200
        assert browser(server).post("/api/me", json={"name": "Steady"}).status_code == 409
        assert client.get("/api/me").status_code == 200  # here again
        server.skew += HELD_DAYS * DAY - 60
        assert browser(server).post("/api/me", json={"name": "Steady"}).status_code == 409
        server.skew += 120
        assert browser(server).post("/api/me", json={"name": "Steady"}).status_code == 200
    finally:
        server.skew = 0.0
    client, _ = kept(server, "Short-lived")
    (mine,) = client.get("/api/me/passkeys").json()["passkeys"]
    client.delete(f"/api/me/passkeys/{mine['id']}")
    assert browser(server).post("/api/me", json={"name": "Short-lived"}).status_code == 200
