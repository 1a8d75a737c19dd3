"""A walk through everything that the client can show, for checks that hold everywhere."""

from __future__ import annotations

import random
from collections.abc import Iterator

from aerodrome.games import PACKAGES

from .browsing import Table, Visitor

OPENING = 4
"""Moves by lot before a table is looked at."""


def tour(visitor: Visitor, games: tuple[str, ...] = tuple(PACKAGES)) -> Iterator[str]:
    """Open one place after the other; gives the name of each while it is shown. Takes a visitor with a name."""
    yield from pages(visitor)
    yield from before_the_start(visitor)
    for game in games:
        yield from table(visitor, game)
    yield from other_tables(visitor, games[0])
    yield from without_script(visitor)


def pages(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    visitor.visit("/")
    page.get_by_test_id("play-airships").wait_for()
    yield "start"
    page.locator("header.top nav button").click()
    page.get_by_role("dialog").wait_for()
    yield "settings"
    visitor.visit("/new/zeppeldrome")
    page.locator("#seats").wait_for()
    page.locator("details summary").click()
    yield "new table"
    visitor.make_table("airships", privacy="public", sit={"0": ""})
    visitor.make_table("airships", privacy="public", sit={"0": ""}, bots={"1": "greedy"}, start=True)
    visitor.visit("/tables")
    page.locator("li.panel").first.wait_for()
    yield "open tables"
    visitor.visit("/me")
    page.get_by_test_id("make-code").click()
    page.get_by_test_id("code").wait_for()
    yield "me"
    visitor.visit("/join#no-such-invitation")
    page.locator("#name").wait_for()
    yield "invitation"
    visitor.visit("/new/whist")
    page.locator("main h1").wait_for()
    yield "nothing here"
    for game in PACKAGES:
        visitor.visit(f"/learn/{game}")
        page.locator("main h1, [data-testid=stage]").first.wait_for()
        yield f"learn {game}"


def before_the_start(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    made = visitor.make_table("mad-zeppelin", 3, sit={"0": ""}, bots={"1": "greedy"})
    visitor.visit(f"/t/{made['id']}")
    page.locator("li.panel").first.wait_for()
    yield "lobby"
    page.locator("li.panel").nth(2).get_by_role("button").first.click()
    page.get_by_role("dialog").wait_for()
    yield "link to send"
    page.keyboard.press("Escape")
    browser = visitor.context.browser
    assert browser is not None
    friend = browser.new_context()
    answer = friend.request.post(
        visitor.base + "/api/invites", data={"token": made["invites"]["2"], "name": "Ben"},
        headers={"origin": visitor.base},
    )  # fmt: skip
    assert answer.ok, answer.text()
    friend.close()
    page.get_by_role("button", name=": Ben").click()
    page.get_by_role("dialog").wait_for()
    yield "free a seat"
    page.get_by_role("dialog").get_by_role("button").nth(2).click()
    page.get_by_role("region").nth(1).wait_for()
    yield "closed to somebody"


def table(visitor: Visitor, game: str) -> Iterator[str]:
    shown = visitor.at_table(visitor.against_bots(game, seats=4, hints=True))
    shown.play_by_mouse(random.Random(4), OPENING)
    shown.wait()
    yield f"table {game}"


def other_tables(visitor: Visitor, game: str) -> Iterator[str]:
    page = visitor.page
    Table(page).wait()
    page.get_by_test_id("what-now").click()
    page.get_by_test_id("moves").wait_for()
    yield "moves in words"
    page.keyboard.press("Escape")
    visitor.set(text=True)
    page.reload()
    page.get_by_test_id("text-table").wait_for()
    yield "table as text"
    visitor.set(text=False)
    visitor.visit(f"/t/{visitor.make_table(game, sit={'0': 'Ann', '1': 'Ben'}, start=True)['id']}")
    page.locator(".curtain").wait_for()
    yield "curtain"
    over = finished(visitor, game)
    visitor.visit(f"/t/{over}")
    Table(page).over.wait_for()
    yield "result"
    visitor.visit(f"/replay/{over}")
    page.locator("main h1, [data-testid=stage]").first.wait_for()
    yield "replay"


def finished(visitor: Visitor, game: str) -> str:
    """A game that bots have played to its end."""
    return str(visitor.make_table(game, bots={"0": "greedy", "1": "greedy"}, start=True)["id"])


def without_script(visitor: Visitor) -> Iterator[str]:
    """Pages that the server writes itself."""
    page = visitor.page
    for path in ("/rules/mad-zeppelin", "/games"):
        visitor.visit(path)
        page.locator("main h1").wait_for()
        yield path
    visitor.visit("/nothing/at/all")
    page.locator("main h1").wait_for()
    visitor.forgive("status of 404")  # of the page itself
    yield "unknown page"
