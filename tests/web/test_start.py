"""The first minute: from the start page to a running game, and how much has to be loaded for it."""

from __future__ import annotations

import gzip
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

from aerodrome.games import PACKAGES

from .browsing import Table, Visitor, kept_moves

pytestmark = pytest.mark.browser
FIRST_PAGE = 150 * 1024
"""Bytes of script, style and type that the start page may need, packed."""
FIRST_GAME = 200 * 1024
"""Bytes that come besides until a game can be played, packed: the table, its words, and the rules with a bot."""


@pytest.mark.parametrize("game", PACKAGES)
def test_one_click_from_the_start_page_to_a_game_that_can_be_played(visitor: Callable[..., Visitor], game: str) -> None:
    """A move is one click more, or two where the first opens what can be done with a card; by lot the second may open
    another card instead."""
    somebody = visitor()
    page = somebody.visit("/")
    page.get_by_test_id(f"play-{game}").click()
    table = Table(page)
    table.moves.first.wait_for()
    expect(page.get_by_test_id("stage")).to_be_visible()
    expect(table.question).not_to_be_empty()  # its words come after the moves
    choice = random.Random(1)
    for _ in range(8):
        table.click_one(choice)
        if kept_moves(page):
            break
    somebody.until(lambda: kept_moves(page) > 0, "a click on something legal is a move")


def test_the_start_page_is_light(visitor: Callable[..., Visitor]) -> None:
    somebody = visitor()
    loaded: list[Response] = []
    somebody.page.on("response", lambda response: loaded.append(response))
    page = somebody.visit("/")
    page.get_by_test_id("play-airships").wait_for()
    page.wait_for_load_state("networkidle")
    sizes = {
        each.url.rpartition("/")[2]: len(gzip.compress(each.body(), 9))
        for each in loaded
        if each.request.resource_type in ("script", "stylesheet", "font", "document", "image")
    }
    assert any(name.endswith(".js") for name in sizes)
    scripts = [each for each in loaded if each.request.resource_type in ("script", "stylesheet")]
    assert all(each.headers.get("content-encoding") == "gzip" for each in scripts), "they travel packed"
    assert sum(sizes.values()) < FIRST_PAGE, sizes
    assert not [name for name in sizes if name.startswith(("game-", "TablePage-"))], (
        "tables are loaded when they are needed"
    )


@pytest.mark.parametrize("game", PACKAGES)
def test_the_first_game_is_light(visitor: Callable[..., Visitor], game: str) -> None:
    somebody = visitor()
    page = somebody.visit("/")
    page.get_by_test_id(f"play-{game}").wait_for()
    page.wait_for_load_state("networkidle")
    loaded: list[Response] = []
    page.on("response", lambda response: loaded.append(response))
    page.get_by_test_id(f"play-{game}").click()
    assert Table(page).wait()
    page.wait_for_load_state("networkidle")
    sizes = {each.url.rpartition("/")[2]: len(gzip.compress(each.body(), 9)) for each in loaded if each.ok}
    assert any(name.endswith(".wasm") for name in sizes), "the rules came"
    assert sum(sizes.values()) < FIRST_GAME, sizes


def test_what_is_unfinished_stands_on_the_start_page(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann")
    id = ann.against_bots("airships")
    ann.visit("/")
    ann.page.locator(f"a[href='/t/{id}']").click()
    Table(ann.page).moves.first.wait_for()


def test_every_language(visitor: Callable[..., Visitor]) -> None:
    for tag, word in (("en", "Play now"), ("de", "spielen"), ("fr", "Jouer")):
        page = visitor(locale=tag).visit("/")
        expect(page.locator("html")).to_have_attribute("lang", tag)
        expect(page.get_by_test_id("play-airships")).to_contain_text(re.compile(word, re.IGNORECASE))
    page = visitor(locale="en").visit("/")
    page.get_by_role("button", name="Settings").click()
    page.locator("#language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_without_scripts_the_page_says_what_there_is(visitor: Callable[..., Visitor]) -> None:
    page = visitor(java_script_enabled=False).visit("/")
    expect(page.locator("noscript p").first).to_be_in_viewport()
    for game in PACKAGES:
        expect(page.locator(f"noscript a[href='/rules/{game}']")).to_be_in_viewport()
    page.get_by_role("link", name="Finished games").click()
    expect(page.locator("h1")).to_have_text("Finished games")
    french = visitor(java_script_enabled=False, locale="fr").visit("/")
    expect(french.locator("html")).to_have_attribute("lang", "fr")
    expect(french.locator("noscript p")).to_contain_text("Sans lui, on peut lire")


def test_colours_can_be_chosen_and_stay(visitor: Callable[..., Visitor]) -> None:
    page = visitor(color_scheme="dark").visit("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.get_by_role("button", name="Settings").click()
    page.locator("#theme").select_option("day")
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
