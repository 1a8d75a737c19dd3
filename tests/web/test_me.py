"""Who I am: a passkey from Chromium's own authenticator, a code for another device, and signing out."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .browsing import Visitor
from .serving import Served

pytestmark = pytest.mark.browser
Come = Callable[..., Visitor]


@pytest.fixture
def somebody(visitor: Come, server: Served) -> Come:
    """People who call the server by a name: passkeys belong to one."""

    def come(name: str = "", **more: Any) -> Visitor:
        return visitor(name, base=f"http://localhost:{server.port}", **more)

    return come


class Device:
    """A device that keeps passkeys, by the browser's own means for tests."""

    def __init__(self, visitor: Visitor) -> None:
        self._browser = visitor.context.new_cdp_session(visitor.page)
        self._browser.send("WebAuthn.enable")
        options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
                   "isUserVerified": True, "automaticPresenceSimulation": True}  # fmt: skip
        self._id = self._browser.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        asked = {"authenticatorId": self._id}
        return list(self._browser.send("WebAuthn.getCredentials", asked)["credentials"])

    def take(self, passkey: dict[str, Any]) -> None:
        """Have a passkey that another device has made, as password managers do."""
        self._browser.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": passkey})

    def refuse(self) -> None:
        """Its owner does not let it answer."""
        self._browser.send("WebAuthn.setUserVerified", {"authenticatorId": self._id, "isUserVerified": False})


def lucky(name: str) -> str:
    """A name that no other run of the test has taken."""
    return f"{name} {random.SystemRandom().randrange(10**9)}"


def test_a_passkey_brings_the_same_person_to_another_browser(somebody: Come) -> None:
    name = lucky("Phileas")
    ada = somebody(name)
    device = Device(ada)
    page = ada.visit("/me")
    page.locator("#passkey-name").fill("The phone")
    page.get_by_test_id("make-passkey").click()
    expect(page.get_by_text("The phone", exact=True)).to_be_visible()
    expect(page.get_by_text("You keep your name")).to_be_visible()
    (passkey,) = device.passkeys()
    assert passkey["rpId"] == "localhost"

    other = somebody()
    Device(other).take(passkey)
    page = other.visit("/me")
    page.get_by_test_id("use-passkey").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    assert other.ask("GET", "/api/me")["id"] == ada.ask("GET", "/api/me")["id"]

    stranger = somebody("Somebody else")
    page = stranger.visit("/")
    page.locator("header.top nav button").click()
    page.locator("#my-name").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_contain_text("belongs to somebody")
    stranger.forgive("status of 409")


def test_passkeys_are_named_and_removed_by_keyboard(somebody: Come) -> None:
    ada = somebody(lucky("Passepartout"))
    Device(ada)
    page = ada.visit("/me")
    page.get_by_test_id("make-passkey").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Rename: My device").focus()
    page.keyboard.press("Enter")
    page.get_by_role("textbox", name="What to call it").first.fill("Old phone")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Remove: Old phone").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Remove").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("You play as a guest")).to_be_visible()
    assert ada.ask("GET", "/api/me/passkeys")["passkeys"] == []


def test_who_thinks_better_of_it_is_told_so(somebody: Come) -> None:
    ada = somebody(lucky("Fix"))
    Device(ada).refuse()
    page = ada.visit("/me")
    page.get_by_test_id("use-passkey").click()
    expect(page.get_by_role("alert")).to_have_text("No passkey was used.")
    assert ada.ask("GET", "/api/me")["kept"] is False


def test_a_code_brings_a_guest_to_another_browser_once(somebody: Come) -> None:
    ada = somebody("Aouda")
    page = ada.visit("/me")
    page.get_by_test_id("make-code").click()
    code = page.get_by_test_id("code").inner_text()
    expect(page.get_by_role("img", name="The same address as a QR code")).to_be_visible()

    phone = somebody()
    page = phone.visit(f"/me#{code}")
    expect(page.locator("#code")).to_have_value(code)
    page.get_by_test_id("use-code").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Aouda")
    assert "#" not in page.url, "the code is gone from the address"
    expect(page.get_by_text("You are signed in on 2 devices.")).to_be_visible()

    thief = somebody()
    page = thief.visit("/me")
    page.locator("#code").fill(code.lower())
    page.get_by_test_id("use-code").click()
    expect(page.get_by_role("alert")).to_contain_text("not valid")
    thief.forgive("status of 404")


def test_a_guest_is_warned_before_signing_out(somebody: Come) -> None:
    ada = somebody("Sarah")
    page = ada.visit("/me")
    page.get_by_test_id("sign-out").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("nobody can be Sarah again")
    dialog.get_by_role("button", name="Sign out").click()
    expect(page.get_by_text("Nobody is signed in here")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Nobody is signed in here")).to_be_visible()


def test_where_the_site_has_no_name_the_page_says_so(visitor: Come) -> None:
    ada = visitor("Numbered")
    page = ada.visit("/me")
    page.get_by_test_id("make-passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("belongs to the name of a site")
    ada.forgive("status of 409")
