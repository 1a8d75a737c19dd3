"""What happens to a game when the network, the server or the client's version changes under it."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Route, expect

from tests import LONG

from .browsing import Table, Visitor
from .serving import Cable, Served, served

pytestmark = pytest.mark.browser
LOST = r"WebSocket connection to|net::ERR_|status of 50\d"
"""What a browser says about a connection that was cut on purpose."""
AWAY = 10_000 if LONG else 2_000
"""Milliseconds without a network: so long that the client tries in vain several times."""


def told_in(table: Table) -> tuple[list[str], str]:
    return table.log.locator("li").all_inner_texts(), table.question.inner_text()


def told_at_rest(visitor: Visitor) -> tuple[list[str], str]:
    """What the table on a page tells, and asks, when the server has answered all that was done there."""
    table = Table(visitor.page)
    visitor.until_answered()
    table.wait()
    return told_in(table)


def check_nothing_was_lost_or_doubled(visitor: Visitor, id: str) -> None:
    """What the page tells now is what a fresh page tells; and no decision was answered twice."""
    told = told_at_rest(visitor)
    fresh = Table(visitor.tab())
    fresh.page.goto(visitor.page.url)
    fresh.wait()
    assert told_in(fresh) == told
    decisions = list(visitor.made_moves().values())
    assert len(decisions) == len(set(decisions))


def test_some_seconds_without_a_network(visitor: Callable[..., Visitor], cable: Cable) -> None:
    ann = visitor(base=cable.base).named("Ann")
    id = ann.against_bots("airships")
    table = ann.at_table(id)
    choice = random.Random(21)
    table.play_by_mouse(choice, 4)
    told, _ = told_at_rest(ann)
    cable.cut()
    banner = ann.page.get_by_test_id("offline")
    expect(banner).to_be_visible()
    expect(ann.page.get_by_test_id("stage")).to_be_visible()
    assert told_in(table)[0] == told
    # A move that is made meanwhile waits, and is made once.
    table.moves.first.click()
    ann.page.wait_for_timeout(AWAY)
    expect(banner).to_be_visible()
    cable.mend()
    expect(banner).to_be_hidden()
    table.play_by_mouse(choice, 4)
    ann.forgive(LOST)
    check_nothing_was_lost_or_doubled(ann, id)


def test_the_system_says_that_there_is_no_network(visitor: Callable[..., Visitor], cable: Cable) -> None:
    ann = visitor(base=cable.base).named("Ann")
    id = ann.against_bots("zeppeldrome")
    table = ann.at_table(id)
    table.play_by_mouse(random.Random(22), 2)
    ann.context.set_offline(True)
    cable.cut()
    expect(ann.page.get_by_test_id("offline")).to_be_visible()
    cable.mend()
    ann.context.set_offline(False)
    expect(ann.page.get_by_test_id("offline")).to_be_hidden()
    table.play_by_mouse(random.Random(23), 2)
    ann.forgive(LOST)
    check_nothing_was_lost_or_doubled(ann, id)


def test_a_move_whose_answer_was_lost_is_made_once(visitor: Callable[..., Visitor], cable: Cable) -> None:
    ann = visitor(base=cable.base).named("Ann")
    id = ann.against_bots("airships")
    table = ann.at_table(id)
    choice = random.Random(24)
    for _ in range(3):
        table.click_one(choice)
        cable.cut()
        ann.page.wait_for_timeout(150)
        cable.mend()
    table.play_by_mouse(choice, 3)
    expect(ann.page.get_by_test_id("offline")).to_be_hidden()
    ann.forgive(LOST)
    check_nothing_was_lost_or_doubled(ann, id)


def test_the_server_is_started_anew(visitor: Callable[..., Visitor], tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    first = Served(database)
    cable = Cable(first.port)
    try:
        ann = visitor(base=cable.base).named("Ann")
        id = ann.against_bots("airships")
        table = ann.at_table(id)
        table.play_by_mouse(random.Random(25), 3)
        table.wait()
        first.stop()
        expect(ann.page.get_by_test_id("offline")).to_be_visible()
        with served(database) as second:
            cable.lead_to(second.port)
            expect(ann.page.get_by_test_id("offline")).to_be_hidden()
            table.play_by_mouse(random.Random(26), 3)
            ann.forgive(LOST)
            check_nothing_was_lost_or_doubled(ann, id)
            ann.close()
    finally:
        cable.close()


def make_newer(context: BrowserContext) -> None:
    """From now on the server says that it is another one than the page was built for."""

    def answer(route: Route) -> None:
        welcome = json.loads(route.fetch().text())
        route.fulfill(json=welcome | {"fingerprint": "0123456789abcdef"})

    context.route("**/api/welcome", answer)


def test_an_old_client_asks_to_be_loaded_anew(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann")
    make_newer(ann.context)
    page = ann.visit("/")
    banner = page.locator(".banner")
    expect(banner).to_contain_text("reload the page")
    ann.context.unroute("**/api/welcome")
    with page.expect_navigation():
        banner.get_by_role("button").click()
    page.get_by_test_id("play-airships").wait_for()
    expect(banner).to_be_hidden()


def test_a_server_that_was_changed_in_the_middle_of_a_game(visitor: Callable[..., Visitor], cable: Cable) -> None:
    ann = visitor(base=cable.base).named("Ann")
    table = ann.at_table(ann.against_bots("airships"))
    table.wait()
    expect(ann.page.locator(".banner")).to_be_hidden()
    make_newer(ann.context)
    cable.cut()
    expect(ann.page.get_by_test_id("offline")).to_be_visible()
    cable.mend()
    expect(ann.page.locator(".banner")).to_be_visible()
    ann.forgive(LOST)


def test_moves_wait_while_the_server_cannot_save(visitor: Callable[..., Visitor], tmp_path: Path) -> None:
    """Somebody has taken the database's file away. The player is told, and it goes on by itself when it is back."""
    database = tmp_path / "tables.sqlite"
    with served(database) as server:
        ann = visitor(base=server.base, settings={"locale": "de"}).named("Ann")
        id = ann.against_bots("airships")
        table = ann.at_table(id)
        table.play_by_mouse(random.Random(27), 2)
        told, _ = told_at_rest(ann)
        database.rename(tmp_path / "elsewhere.sqlite")
        table.click_one(random.Random(28))
        notice = ann.page.get_by_test_id("notice")
        expect(notice).to_have_text(
            "Der Server kann nicht speichern: Seine Datenbank ist nicht zu erreichen. "
            "Züge warten und gehen von selbst weiter, sobald er es wieder kann."
        )
        assert told_in(table)[0] == told
        (tmp_path / "elsewhere.sqlite").rename(database)
        expect(notice).to_be_hidden()
        table.play_by_mouse(random.Random(29), 3)
        check_nothing_was_lost_or_doubled(ann, id)
        ann.close()


def test_a_damaged_table_is_shown_as_such(visitor: Callable[..., Visitor], tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    first = Served(database)
    cable = Cable(first.port)
    try:
        ann = visitor(base=cable.base).named("Ann")
        spoilt, whole = ann.against_bots("airships"), ann.against_bots("zeppeldrome")
        table = ann.at_table(spoilt)
        table.wait()
        first.stop()
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("UPDATE rows SET body = '{' WHERE seq = 3 AND match_id = ?", (spoilt,))
        with served(database) as second:
            cable.lead_to(second.port)
            expect(ann.page.get_by_test_id("closed")).to_contain_text("This table is damaged")
            ann.page.reload()
            expect(ann.page.get_by_role("alert")).to_contain_text("This table is damaged")
            page = ann.visit("/")
            damaged = page.locator("aside li", has_text="Airships")
            expect(damaged).to_contain_text("is damaged and cannot be opened")
            expect(page.locator("aside li", has_text="Zeppeldrome").get_by_role("link")).to_be_visible()
            ann.at_table(whole).play_by_mouse(random.Random(30), 2)
            ann.forgive(LOST + r"|status of 410")
            ann.close()
    finally:
        cable.close()
