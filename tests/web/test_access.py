"""For everybody: no motion for people who want none, and a keyboard is enough."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from aerodrome.games import PACKAGES

from .browsing import Table, Visitor

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", PACKAGES)
def test_nothing_moves_for_who_wants_no_motion(visitor: Callable[..., Visitor], game: str) -> None:
    ann = visitor("Ann", settings={"speed": "normal"}, reduced_motion="reduce")
    page = ann.visit("/")
    page.get_by_test_id(f"play-{game}").wait_for()
    moving = "document.getAnimations().filter(each => each.effect.getComputedTiming().activeDuration > 20).length"
    assert page.evaluate(moving) == 0
    table: Table = ann.at_table(ann.against_bots(game))
    choice = random.Random(6)
    for _ in range(5):
        table.click_one(choice)
        assert page.evaluate(moving) == 0
        assert not page.locator(".flying").count()


def test_everything_is_reached_by_keyboard_from_the_start_page(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    page = ann.visit("/")
    page.get_by_test_id("play-airships").wait_for()
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.locator("[data-testid=play-airships]:focus").count():
            break
    page.keyboard.press("Enter")
    page.get_by_test_id("stage").wait_for()
    expect(page.locator("main")).to_be_focused()
    table = Table(page)
    table.wait()
    table.play_by_keyboard(random.Random(2), 2)
    page.keyboard.press("m")  # perhaps before the next question is there: the list waits for it
    expect(page.get_by_test_id("moves").locator("input")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("moves")).to_be_hidden()


@pytest.mark.parametrize("game", PACKAGES)
def test_at_twice_the_size_everything_is_reached_by_scrolling_down(visitor: Callable[..., Visitor], game: str) -> None:
    """A window of 1280x720 at 200% zoom has 640x360 pixels for the page."""
    ann = visitor("Ann", viewport={"width": 640, "height": 360})
    table: Table = ann.at_table(ann.against_bots(game))
    choice = random.Random(8)
    for _ in range(5):
        assert table.wait()
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 640
        for place in ("stage", "question", "dock"):
            part = ann.page.get_by_test_id(place)
            part.scroll_into_view_if_needed()
            expect(part).to_be_in_viewport()
        table.click_one(choice)
