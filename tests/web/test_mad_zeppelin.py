"""Mad Zeppelin in a laptop's window by mouse, and on a phone by touch: whole games, with all that is asked in view."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from .browsing import Visitor

pytestmark = pytest.mark.browser
LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
MOST = 600


OUT_OF_VIEW = """(things, { width, height }) => things.filter((thing) => {
  const box = thing.getBoundingClientRect();
  return box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1;
}).map((thing) => thing.ariaLabel ?? thing.textContent)"""


def check_in_view(things: Locator, window: dict[str, int]) -> None:
    assert things.evaluate_all(OUT_OF_VIEW, window) == [], "out of view"


def test_a_whole_game_by_mouse_on_a_laptop(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann", viewport=LAPTOP)
    table = ann.at_table(ann.against_bots("mad-zeppelin", 3))
    moves = table.play_by_mouse(random.Random(3), MOST, lambda _: check_in_view(table.moves, LAPTOP))
    assert 5 < moves < MOST
    expect(ann.page.get_by_test_id("result")).to_be_visible()


def test_a_whole_game_by_touch_on_a_phone(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    table = ann.at_table(ann.against_bots("mad-zeppelin", 4))
    choice, moves = random.Random(4), 0
    while table.tap_one(choice, lambda touched: check_in_view(touched, PHONE)):
        moves += 1
        assert moves < MOST
    assert moves > 5
    expect(ann.page.get_by_test_id("result")).to_be_visible()
