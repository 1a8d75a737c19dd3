"""A host against a nuisance: seats are freed, the table is closed, invitations and links are withdrawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .browsing import Visitor

pytestmark = pytest.mark.browser


def seat(page: Page, number: int) -> Locator:
    return page.locator("li.panel").nth(number)


def waiting(host: Visitor, **wishes: Any) -> tuple[str, dict[str, Any]]:
    """A table that waits, on the host's page."""
    made = host.make_table("airships", 3, sit={"0": ""}, **wishes)
    host.visit(f"/t/{made['id']}")
    expect(seat(host.page, 0)).to_contain_text("Ann")
    return made["id"], made


def test_the_host_frees_a_seat_by_keyboard_and_closes_the_table(visitor: Callable[..., Visitor]) -> None:
    ann, eve = visitor("Ann"), visitor("Eve")
    id, _ = waiting(ann, privacy="public")
    eve.visit(f"/t/{id}")
    seat(eve.page, 1).get_by_role("button", name="Sit here").click()
    expect(seat(eve.page, 1)).to_contain_text("you")
    expect(eve.page.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(eve.page.get_by_text("One seat per person.")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Free the seat")).to_have_count(0)

    free = ann.page.get_by_role("button", name="Free the seat: Eve")
    free.focus()
    ann.page.keyboard.press("Enter")
    dialog = ann.page.get_by_role("dialog", name="Free Eve’s seat?")
    dialog.wait_for()
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(free).to_be_focused()
    expect(seat(ann.page, 1)).to_contain_text("Eve")
    ann.page.keyboard.press("Enter")
    dialog.get_by_role("button", name="Free the seat", exact=True).press("Enter")
    expect(seat(ann.page, 1)).to_contain_text("free")
    expect(ann.page.locator("h1")).to_be_focused()

    told = eve.page.get_by_test_id("freed")
    expect(told).to_contain_text("The host has freed your seat. You may sit down again")
    seat(eve.page, 2).get_by_role("button", name="Sit here").click()
    expect(told).to_have_count(0)
    expect(seat(eve.page, 2)).to_contain_text("Eve")

    ann.page.get_by_role("button", name="Free the seat: Eve").click()
    dialog.get_by_role("button", name="Free it, and close the table to them").click()
    expect(told).to_contain_text("closed this table to you")
    expect(eve.page.get_by_role("button", name="Sit here")).to_have_count(0)
    eve.page.reload()
    expect(told).to_contain_text("closed this table to you")
    ann.page.get_by_role("button", name="Let them sit again: Eve").click()
    expect(ann.page.get_by_role("heading", name="The table is closed to")).to_have_count(0)
    eve.page.reload()
    seat(eve.page, 1).get_by_role("button", name="Sit here").click()
    expect(seat(ann.page, 1)).to_contain_text("Eve")


def test_who_is_shut_out_of_a_private_table_is_told(visitor: Callable[..., Visitor]) -> None:
    ann, eve = visitor("Ann"), visitor("Eve")
    id, made = waiting(ann, privacy="private")
    eve.ask("POST", "/api/invites", token=made["invites"]["1"])
    eve.visit(f"/t/{id}")
    expect(seat(eve.page, 1)).to_contain_text("you")
    ann.page.get_by_role("button", name="Free the seat: Eve").click()
    ann.page.get_by_role("button", name="Free the seat", exact=True).last.click()
    expect(eve.page.get_by_test_id("freed")).to_contain_text("You may sit down again")
    eve.page.get_by_role("button", name="Sit down again").click()
    ann.page.get_by_role("button", name="Free the seat: Eve").click()
    ann.page.get_by_role("button", name="Free it, and close the table to them").click()
    expect(eve.page.get_by_test_id("freed")).to_contain_text("closed this table to you")
    eve.page.reload()
    expect(eve.page.get_by_test_id("freed")).to_contain_text("closed this table to you")
    expect(eve.page.get_by_role("link", name="Go to the start page")).to_be_visible()
    eve.forgive("403")


def test_the_host_withdraws_an_invitation_and_replaces_the_link(visitor: Callable[..., Visitor]) -> None:
    ann, ben, eve = visitor("Ann"), visitor("Ben"), visitor()
    page = ann.visit("/new/airships")
    page.locator("#seats").select_option("3")
    page.locator("#who-2").select_option("friend")
    page.get_by_role("button", name="Open the table").click()
    seat(page, 1).get_by_role("button", name="Invite").click()
    shown = page.get_by_role("dialog").locator("input")
    first = shown.input_value()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Withdraw: Seat 2").click()
    page.get_by_role("dialog", name="Withdraw the invitation to seat 2?").get_by_role("button", name="Withdraw").click()
    given = page.get_by_role("region", name="Invitations")
    expect(given.get_by_role("listitem").first).to_have_text("Seat 2: withdrawn")
    eve.page.goto(first)
    eve.page.get_by_role("button", name="Take the seat").click()
    expect(eve.page.get_by_role("alert")).to_have_text("The host has withdrawn this invitation. Ask for a new one.")
    eve.forgive("410")

    seat(page, 1).get_by_role("button", name="Invite").click()
    assert shown.input_value() != first, "a withdrawn link is not shown again"
    ben.page.goto(shown.input_value())
    page.keyboard.press("Escape")
    ben.page.get_by_role("button", name="Take the seat").click()
    expect(given).to_contain_text("used by Ben")

    page.get_by_role("button", name="Show the link: Link for everybody").click()
    link = shown.input_value()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Replace the link").click()
    page.get_by_role("dialog", name="Replace the link for everybody?").get_by_role("button", name="Replace").click()
    expect(shown).not_to_have_value(link)
    new = shown.input_value()
    eve.visit("/")
    eve.page.goto(link)
    eve.page.get_by_role("button", name="Take the seat").click()
    expect(eve.page.get_by_role("alert")).to_have_text("The host has withdrawn this link. Ask for the new one.")
    eve.forgive("410")
    eve.visit("/")
    eve.page.goto(new)
    eve.page.get_by_role("button", name="Take the seat").click()
    expect(eve.page.get_by_role("button", name="Sit here")).to_be_visible()


def test_how_many_seats_a_person_may_take_is_chosen_and_shown(visitor: Callable[..., Visitor]) -> None:
    ann, eve = visitor("Ann"), visitor("Eve")
    page = ann.visit("/new/airships")
    page.locator("#seats").select_option("4")
    expect(page.get_by_label("Seats per person")).to_have_count(0)
    page.get_by_label("Who can join").select_option("public")
    page.get_by_label("Seats per person").select_option("2")
    page.get_by_role("button", name="Open the table").click()
    expect(seat(page, 0)).to_contain_text("Ann")
    id = page.url.rpartition("/")[2]
    for number in (2, 3):
        ann.page.locator("li.panel").nth(number).get_by_role("button", name="Remove the bot").click()
    eve.visit("/tables")
    listed = eve.page.locator("li.panel").filter(has=eve.page.locator(f"a[href='/t/{id}']"))
    expect(listed).to_contain_text("Up to 2 seats per person.")
    listed.get_by_role("link").click()
    for number in (1, 2):
        seat(eve.page, number).get_by_role("button", name="Sit here").click()
        expect(seat(eve.page, number)).to_contain_text("you")
    expect(eve.page.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(seat(ann.page, 2)).to_contain_text("Eve (2)")
