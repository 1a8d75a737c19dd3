"""The page with the rules of a game: short for who is new, whole behind a toggle, in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from aerodrome.games import PACKAGES, load
from aerodrome.text import LANGUAGES, guide, rules_in

from .browsing import Visitor

pytestmark = pytest.mark.browser


def test_every_game_has_a_goal_a_turn_in_pictures_and_points_in_every_language(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    for game in PACKAGES:
        page = ann.visit("/")
        page.locator(f"a[href='/rules/{game}']").click()
        for language in LANGUAGES:
            short = guide(load(game), language)
            page.locator(f"nav button[lang={language}]").click()
            expect(page.locator(".goal")).to_have_text(short.goal)
            assert page.locator(".turn li p").all_inner_texts() == short.turn
            assert page.locator(".points li").all_inner_texts() == short.points
            expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.locator(".turn li svg").count() == len(short.turn)


def test_rules_with_their_ids_stand_behind_a_toggle_and_a_link_points_at_one(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    page = ann.visit("/rules/mad-zeppelin")
    laws = page.get_by_test_id("laws")
    expect(laws.locator("summary")).to_contain_text(str(len(load("mad-zeppelin").rules)))
    assert not page.locator("#MZ-4\\.2").is_visible()
    laws.locator("summary").click()
    for rule in rules_in(load("mad-zeppelin"), "en"):
        expect(laws).to_contain_text(rule.text, use_inner_text=True)
    ann.visit("/")
    page = ann.visit("/rules/mad-zeppelin#MZ-4.2")
    expect(page.locator(".pointed")).to_contain_text("MZ-4.2")
    expect(page.locator(".pointed")).to_be_in_viewport()
