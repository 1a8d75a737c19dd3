"""A table in another language: only numbers come, and the page says them as Python does."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from aerodrome.games import PACKAGES

from .browsing import Visitor

pytestmark = pytest.mark.browser

AS_READ = """(lines) => lines.map((line) => {
  const copy = line.cloneNode(true);
  for (const picture of copy.querySelectorAll('[role=img]')) picture.replaceWith(picture.getAttribute('aria-label'));
  for (const picture of copy.querySelectorAll('.thing[aria-hidden]')) {
    let name = picture.nextSibling; // after a space that does not break
    while (name.nodeType !== Node.TEXT_NODE) name = name.nextSibling;
    name.data = name.data.slice(1);
    picture.remove();
  }
  return copy.textContent.trim();
})"""
"""What lines say to somebody who hears them: a small picture by its name, unless the name is beside it."""

LETTERS = re.compile(r"[A-Za-z]{3,} [A-Za-z]")


def sentences_in(data: Any, key: str = "") -> Iterator[str]:
    """What looks like a sentence in a message. Names of people are theirs."""
    if isinstance(data, dict):
        for name, each in data.items():
            yield from sentences_in(each, name)
    elif isinstance(data, list):
        for each in data:
            yield from sentences_in(each, key)
    elif isinstance(data, str) and key != "name" and LETTERS.search(data):
        yield data


QUOTES = re.compile("[“„”]|«\N{NARROW NO-BREAK SPACE}|\N{NARROW NO-BREAK SPACE}»")
"""A picture needs none."""


def as_read(lines: Locator) -> list[str]:
    return [QUOTES.sub("", line) for line in lines.evaluate_all(AS_READ)]


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("game", PACKAGES)
def test_a_table_in_another_language(visitor: Callable[..., Visitor], game: str, language: str) -> None:
    ada = visitor("Ada", settings={"locale": language})
    table = ada.at_table(id := ada.against_bots(game))
    expect(ada.page.locator("html")).to_have_attribute("lang", language)
    table.play_by_mouse(random.Random(4), 8)
    ada.until_answered()
    table.wait()
    assert [text for update in ada.updates(id) for text in sentences_in(update)] == []
    asked = f"/api/tables/{id}/log?seat=0&lang={language}"
    items = ada.page.evaluate("(path) => fetch(path).then((found) => found.json())", asked)["items"]
    told = [QUOTES.sub("", item["text"]) for item in items if item["k"] != "said" and item["text"]]
    assert len(told) > 5
    assert as_read(table.log.locator("li")) == told
    ada.page.keyboard.press("m")
    moves = ada.page.get_by_role("region", name={"de": "Was kann ich tun?", "fr": "Que puis-je faire"}[language])
    expect(moves).to_be_visible()
    assert not re.search(r"\b(the|your|you|from|with)\b", moves.inner_text())


@pytest.mark.parametrize(("language", "rules"), [("de", "Regeln"), ("fr", "Règles")])
def test_the_rules_in_another_language(visitor: Callable[..., Visitor], language: str, rules: str) -> None:
    ada = visitor("Ada", settings={"locale": language})
    ada.at_table(ada.against_bots("mad-zeppelin")).wait()
    ada.page.get_by_role("tab", name=rules).click()
    pane = ada.page.get_by_role("tabpanel")
    expect(pane).to_contain_text("MZ-0.1")
    assert not re.search(r"\bthe\b", pane.inner_text())


def test_the_language_changes_while_one_plays(visitor: Callable[..., Visitor]) -> None:
    ada = visitor("Ada")
    table = ada.at_table(ada.against_bots("airships"))
    table.wait()
    expect(table.log).to_contain_text("The game begins.")
    ada.page.get_by_test_id("menu").click()
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_label("Language").select_option(label="Français")
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ada.page.get_by_role("dialog", name="Réglages")).to_be_visible()
    expect(table.log).not_to_contain_text("The game begins.")
    expect(table.log.locator("li").first).not_to_be_empty()
