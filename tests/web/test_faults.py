"""Every failure is a sentence, and people's names are only text."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from aerodrome.games import PACKAGES

from .browsing import NASTY, Table, Visitor

pytestmark = pytest.mark.browser
RULE = re.compile(r"\b(AS|MZ|DD|ZD)-\d+\.\d+")
CLICK = "thing => thing.dispatchEvent(new MouseEvent('click', { bubbles: true }))"


@pytest.mark.parametrize("game", PACKAGES)
def test_an_illegal_click_names_the_rule(visitor: Callable[..., Visitor], game: str) -> None:
    ann = visitor("Ann")
    table = ann.at_table(ann.against_bots(game))
    page = ann.page
    forbidden = page.locator(":is([data-testid=stage], [data-testid=dock]) [data-action]:not(.legal)")
    choice, clicked = random.Random(3), 0
    for _ in range(100):
        if not table.wait():
            break
        for i in range(min(forbidden.count(), 3)):
            forbidden.nth(i).evaluate(CLICK)
            clicked += 1
            said = page.locator("[role=alert]")
            expect(said).to_be_visible()
            if RULE.search(said.inner_text()):
                said.get_by_role("button").first.click()
                expect(page.get_by_role("tabpanel")).to_contain_text(RULE)
                expect(page.locator(".pointed")).to_be_in_viewport()
                return
        table.click_one(choice)
    pytest.fail(f"of {clicked} illegal clicks none named a rule")


def test_a_sentence_for_a_move_that_cannot_be_made(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann", settings={"text": True})
    ann.at_table(ann.against_bots("airships"))
    command, answer = ann.page.get_by_test_id("command"), ann.page.get_by_test_id("answer")
    command.fill("fly to the moon")
    command.press("Enter")
    expect(answer).to_contain_text("fly to the moon")
    for word in ("help", "moves", "look", "log"):
        command.fill(word)
        command.press("Enter")
        expect(answer).not_to_be_empty()


def test_bad_invitations(visitor: Callable[..., Visitor]) -> None:
    somebody = visitor()
    page = somebody.visit("/join")
    expect(page.get_by_role("alert")).to_be_visible()
    page = somebody.visit("/join#certainly-not-an-invitation")  # the same page, with another link in its address
    page.locator("#name").fill("Ben")
    page.locator("form button").click()
    expect(page.get_by_role("alert")).to_contain_text("not valid")
    somebody.forgive("status of 404")


def test_an_invitation_works_once(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann")
    token = ann.make_table("airships", sit={"0": ""})["invites"]["1"]
    for who in ("Ben", "Eve"):
        guest = visitor()
        page = guest.visit(f"/join#{token}")
        page.locator("#name").fill(who)
        page.locator("form button").click()
        if who == "Ben":
            page.get_by_role("button", name="I am ready").wait_for()
        else:
            expect(page.get_by_role("alert")).to_contain_text("somebody has used it")
            guest.forgive("status of 404")


def test_unknown_tables_and_pages(visitor: Callable[..., Visitor]) -> None:
    somebody = visitor()
    page = somebody.visit("/t/AAAAAAAAAAAAAAAA")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("link", name="Go to the start page")).to_be_visible()
    page = somebody.visit("/new/whist")
    expect(page.locator("h1")).to_contain_text("nothing here")
    somebody.visit("/no/such/page/at/all")
    expect(page.locator("h1")).to_be_visible()
    somebody.forgive("status of 404")


def test_private_tables_stay_private(visitor: Callable[..., Visitor]) -> None:
    ann, eve = visitor("Ann"), visitor("Eve")
    id = ann.against_bots("airships", privacy="private")
    page = eve.visit(f"/t/{id}")
    expect(page.get_by_role("alert")).to_be_visible()
    assert not eve.updates(id)
    eve.forgive("status of 40[34]")


def test_what_is_said_is_text(visitor: Callable[..., Visitor]) -> None:
    ann, ben = visitor(NASTY), visitor()
    made = ann.make_table("airships", sit={"0": ""})
    ben.visit(f"/join#{made['invites']['1']}")
    ben.page.locator("#name").fill("Ben")
    ben.page.locator("form button").click()
    for who in (ben, ann):
        if who is ann:
            ann.visit(f"/t/{made['id']}")
        who.page.get_by_role("button", name="I am ready").click()
    ann.page.get_by_role("button", name="Start the game").click()
    for who in (ann, ben):
        who.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_role("textbox", name="Say something").fill("<script>alert(2)</script> &amp;")
    ann.page.get_by_role("button", name="Send").click()
    for who in (ann, ben):
        said = who.page.get_by_role("log", name="Chat")
        expect(said).to_contain_text("<script>alert(2)</script> &amp;")
        expect(said).to_contain_text(NASTY)
        assert not said.locator("script, img").count()
    assert Table(ann.page).question.is_visible()
