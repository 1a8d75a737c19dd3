"""A table in another language: what the server tells in English is shown in German, down to the last sentence."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from aerodrome.games import PACKAGES

from .browsing import Visitor

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", PACKAGES)
def test_a_table_in_german(visitor: Callable[..., Visitor], game: str) -> None:
    ada = visitor("Ada", settings={"locale": "de"})
    table = ada.at_table(id := ada.against_bots(game))
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    table.play_by_mouse(random.Random(4), 8)
    table.wait()
    told = {item["text"] for update in ada.updates(id) for item in update["items"] if item.get("text")}
    assert len(told) > 5
    expect(table.log).to_contain_text("Das Spiel beginnt.")
    shown = set(table.log.locator("li").all_inner_texts())
    assert not shown & told, "these are still in English"
    ada.page.keyboard.press("m")
    moves = ada.page.get_by_role("dialog", name="Was kann ich tun?")
    expect(moves).to_be_visible()
    assert not re.search(r"\b(the|your|you|from|with)\b", moves.locator("p").first.inner_text())


def test_the_rules_in_german(visitor: Callable[..., Visitor]) -> None:
    ada = visitor("Ada", settings={"locale": "de"})
    ada.at_table(ada.against_bots("mad-zeppelin")).wait()
    ada.page.get_by_role("button", name="Regeln").first.click()
    rules = ada.page.get_by_role("dialog")
    expect(rules).to_contain_text("MZ-0.1")
    assert not re.search(r"\bthe\b", rules.inner_text())
