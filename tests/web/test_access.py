"""For everybody: WCAG A and AA in both themes, narrow screens, no motion for who wants none."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from aerodrome.games import PACKAGES
from tests import LONG

from .browsing import Table, Visitor
from .tour import tour

pytestmark = pytest.mark.browser
LEVELS = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"]}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""All that a theme can change."""


@pytest.mark.parametrize("theme", ["day", "night"])
def test_wcag(visitor: Callable[..., Visitor], theme: str) -> None:
    # Without the result types, all that is right would come as well.
    options = {"runOnly": LEVELS if theme == "day" or LONG else COLOURS, "resultTypes": ["violations"]}
    ann = visitor("Ann", settings={"theme": theme})
    axe, found = Axe(), []
    for place in tour(ann):
        for violation in axe.run(ann.page, options=options).response["violations"]:
            found += [
                f"{place}: {violation['id']}: {node['html'][:160]}: {node.get('failureSummary', '')[:300]}"
                for node in violation["nodes"][:4]
            ]
    assert not found, f"{len(found)} faults\n" + "\n".join(found)


@pytest.mark.parametrize("locale", ["en", "de"] if LONG else ["de"])  # whose words are longer
def test_a_narrow_screen_never_scrolls_sideways(visitor: Callable[..., Visitor], locale: str) -> None:
    size = {"width": 320, "height": 640}
    ann = visitor("Ann", viewport=size, has_touch=True, is_mobile=True, locale=locale)
    wide = []
    for place in tour(ann):
        width = ann.page.evaluate("Math.max(document.documentElement.scrollWidth, visualViewport.width)")
        if width > 320:
            wide.append(f"{place}: {width} px")
    assert not wide, "\n".join(wide)


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
    page.keyboard.press("m")
    expect(page.get_by_role("dialog").locator("input")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
