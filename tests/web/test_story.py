"""The story of what happened can be held, stepped through and skipped, and who looks away can say what has changed."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .browsing import Table, Visitor

pytestmark = pytest.mark.browser


def held_after_a_click(ann: Visitor, choice: random.Random) -> Table:
    """A table at which the bots are moving and are held by the space key: a card was clicked, and has the focus as any
    button that was."""
    table = ann.at_table(ann.against_bots("airships", seats=4))
    held, others = table.question.filter(has_text="Paused"), ann.page.locator(".prompt:not(.mine)")
    while not held.count():
        table.click_one(choice)
        others.or_(table.moves).first.wait_for()
        if others.count():
            ann.page.keyboard.press("Space")
            held.or_(table.moves).first.wait_for()  # the bots may have been quicker
    return table


def test_space_holds_what_happens_and_it_is_stepped_through_and_skipped(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann", settings={"speed": "slow"})
    table, page = held_after_a_click(ann, random.Random(4)), ann.page
    held, lines = page.locator(".transport.held"), table.log.locator("li")
    expect(held).to_be_visible()
    assert not page.get_by_role("alert").count(), "the key was not for the card that was clicked"
    told = lines.count()
    page.wait_for_timeout(1500)
    assert lines.count() <= told + 1, "what was being shown may end, and nothing else begins"
    told = lines.count()
    page.get_by_test_id("step").click()
    expect(lines).not_to_have_count(told)
    expect(held).to_be_visible()
    page.get_by_test_id("skip").click()
    expect(held).to_have_count(0)
    assert table.wait()
    expect(page.get_by_test_id("tile").first).to_be_visible()
    page.get_by_test_id("tile").first.click()
    expect(page.get_by_test_id("story-pane").locator("h3").first).to_be_visible()


def test_title_and_sign_of_the_page_tell_whose_turn_it_is_and_leave_with_the_table(
    visitor: Callable[..., Visitor],
) -> None:
    ann = visitor()
    page = ann.visit("/")
    sign = page.locator("link[rel=icon][type='image/svg+xml']")
    usual = sign.get_attribute("href")
    page.get_by_test_id("play-airships").click()
    assert Table(page).wait()
    assert page.title().startswith("● Your turn")
    turn = sign.get_attribute("href") or ""
    assert turn != usual
    assert page.request.get(page.evaluate("path => new URL(path, location.href).href", turn)).ok
    page.get_by_test_id("menu").click()
    page.get_by_role("link", name="Go to the start page").click()
    page.get_by_test_id("play-airships").wait_for()
    assert page.title() == "Aerodrome"
    expect(sign).to_have_attribute("href", ann.base + (usual or ""))
    for path, title in (
        ("/new/airships", "A new table: Airships"),
        ("/tables", "Open tables"),
        ("/join", "You are inv"),
    ):
        ann.visit(path).locator("h1").wait_for()
        assert page.title().startswith(title)


def test_the_end_of_a_round_is_a_sheet_that_waits(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann")
    table, choice = ann.at_table(ann.against_bots("dastardly-dirigibles", seats=2)), random.Random(2)
    while table.until_something() != "round":
        table.try_one(choice)
    sheet = ann.page.get_by_test_id("round-end")
    expect(sheet).to_contain_text("Ann")
    expect(table.round_end).to_be_focused()
    ann.page.wait_for_timeout(500)
    expect(sheet).to_be_visible()
    ann.page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    assert table.wait()
