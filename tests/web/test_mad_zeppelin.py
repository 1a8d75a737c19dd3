"""Mad Zeppelin in a laptop's window by mouse, and on a phone by touch: whole games, with all that is asked in view."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Locator, expect

from .browsing import Table, Visitor

pytestmark = pytest.mark.browser
LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
MOST = 600


def is_in_view(thing: Locator, window: dict[str, int]) -> bool:
    box = thing.bounding_box()
    return box is None or (
        box["x"] >= -1
        and box["y"] >= -1
        and box["x"] + box["width"] <= window["width"] + 1
        and box["y"] + box["height"] <= window["height"] + 1
    )


def test_a_whole_game_by_mouse_on_a_laptop(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann", viewport=LAPTOP)
    table = ann.at_table(ann.against_bots("mad-zeppelin", 3))
    choice, moves = random.Random(3), 0
    while table.wait():
        for thing in table.moves.all():
            assert is_in_view(thing, LAPTOP), f"out of view: {thing.get_attribute('aria-label')}"
        moves += table.click_one(choice)
        assert moves < MOST
    assert moves > 5
    expect(ann.page.get_by_test_id("result")).to_be_visible()


def test_a_whole_game_by_touch_on_a_phone(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    table = ann.at_table(ann.against_bots("mad-zeppelin", 4))
    choice, moves = random.Random(4), 0
    while table.wait():
        moves += tap_one(table, choice)
        assert moves < MOST
    assert moves > 5
    expect(ann.page.get_by_test_id("result")).to_be_visible()


def tap_one(table: Table, choice: random.Random) -> bool:
    """Look at something legal with a first tap, and do it with the button that comes; False when it was gone."""
    try:
        found = table.moves.nth(choice.randrange(max(1, table.moves.count())))
        assert is_in_view(found, PHONE), f"out of view: {found.get_attribute('aria-label')}"
        found.tap(timeout=3_000)
        table.page.get_by_test_id("do-aimed").tap(timeout=1_000)
    except BrowserError:
        return False  # it has passed meanwhile
    return True
