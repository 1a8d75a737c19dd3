"""One player, one colour, one emblem, one name: on the plate, in the log and on the curtain."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from aerodrome.games import PACKAGES

from .browsing import Table, Visitor

pytestmark = pytest.mark.browser

COLOUR = "thing => getComputedStyle(thing).getPropertyValue('--seat').trim()"
"""What a thing in a player's colour is drawn in."""
DRAWN = "thing => thing.innerHTML.replace(/(id=|#|aria-labelledby=)[^ )>]*/g, '')"
"""A drawing, whatever its parts are called in the page."""
WATCH = """() => {
  window.lagging = [];
  new MutationObserver(() => {
    const asked = document.querySelector('.prompt.mine .question');
    if (asked && !document.querySelector('.plate.mine.active')) window.lagging.push(asked.textContent);
  }).observe(document.body, { attributes: true, childList: true, subtree: true });
}"""


def plate_of(page: Page, name: str) -> Locator:
    return page.locator(f".plate[aria-label='{name}']")


@pytest.mark.parametrize("game", PACKAGES)
def test_the_plate_is_lit_as_soon_as_it_is_the_players_question(visitor: Callable[..., Visitor], game: str) -> None:
    ann = visitor("Ann", settings={"speed": "fast"})
    table = ann.at_table(ann.against_bots(game))
    ann.page.evaluate(WATCH)
    table.play_by_mouse(random.Random(5), 6)
    table.wait()
    assert ann.page.evaluate("window.lagging") == []


@pytest.mark.parametrize(("game", "name"), [("zeppeldrome", "run"), ("mad-zeppelin", "gold")])
def test_who_is_called_like_a_thing_of_the_game_keeps_the_name(
    visitor: Callable[..., Visitor], game: str, name: str
) -> None:
    run = visitor(name, settings={"locale": "de"})
    table = run.at_table(run.against_bots(game))
    table.wait()
    expect(plate_of(run.page, name).locator("strong.full")).to_have_text(name)
    table.play_by_mouse(random.Random(5), 6)
    expect(table.log.locator("li").filter(has_text=re.compile(rf"\b{name}\b")).first).to_be_attached()


@pytest.mark.parametrize("game", PACKAGES)
def test_colour_and_emblem_are_the_same_everywhere(visitor: Callable[..., Visitor], game: str) -> None:
    ann = visitor("Ann")
    page = ann.visit(f"/t/{ann.make_table(game, sit={'0': 'Ann', '1': 'Ben'}, start=True)['id']}")
    curtain, table, choice = page.locator(".curtain"), Table(page), random.Random(1)
    faces: dict[str, str] = {}
    for _ in range(400):
        if table.until_something() == "curtain":
            name = curtain.locator(".primary").inner_text().removeprefix("I am ")
            colour, faces[name] = curtain.evaluate(COLOUR), curtain.locator(".face").evaluate(DRAWN)
            curtain.locator(".primary").click()
            plate = plate_of(page, name)
            plate.wait_for()
            assert plate.evaluate(COLOUR) == colour
            assert plate.locator(".face").evaluate(DRAWN) == faces[name]
            lines = table.log.locator("li:not(.table)").filter(has_text=re.compile(f"^{name} "))
            assert set(lines.evaluate_all(f"lines => lines.map({COLOUR})")) <= {colour, "transparent"}
            if len(faces) == 2:
                break
        else:
            table.try_one(choice)
    assert len(set(faces.values())) == 2
