"""My games and my profile in the browser, also without script."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .browsing import Visitor

pytestmark = pytest.mark.browser
Come = Callable[..., Visitor]


def finished(visitor: Visitor, game: str = "airships") -> str:
    """A game of mine that is over: everybody at the table has given it up."""
    id = visitor.make_table(game, sit={"0": "", "1": "Ben"}, start=True)["id"]
    page = visitor.visit(f"/t/{id}")
    page.locator(".curtain").wait_for()
    visitor.page.evaluate(
        """async id => {
          const socket = new WebSocket(`ws://${location.host}/ws`);
          await new Promise((done) => (socket.onopen = done));
          socket.send(JSON.stringify({ t: 'abandon', id: 'a', table: id, seat: 0, yes: true }));
          await new Promise((done) => (socket.onmessage = ({ data }) => JSON.parse(data).t === 'ack' && done()));
          socket.close();
        }""",
        id,
    )
    visitor.until(lambda: id in listed(visitor, "finished"), "the end is counted")
    return str(id)


def listed(visitor: Visitor, status: str) -> list[str]:
    return [each["id"] for each in visitor.ask("GET", f"/api/tables/mine?status={status}")["tables"]]


def test_my_games_with_filters_and_without_those_that_i_remove(visitor: Come) -> None:
    ada = visitor("Ada of games")
    over = finished(ada)
    going = ada.make_table("zeppeldrome", sit={"0": "", "1": "Ben"}, start=True)["id"]
    page = ada.visit("/mine")
    games = page.get_by_test_id("mine").locator("li")
    expect(games).to_have_count(1)
    expect(games.first.get_by_role("link")).to_have_attribute("href", f"/t/{going}")
    expect(games.first).to_contain_text("Your turn")
    page.get_by_role("button", name="Finished").click()
    expect(games.first).to_contain_text("Airships")
    page.get_by_role("combobox", name="Game").select_option("zeppeldrome")
    expect(page.get_by_text("No finished game fits.")).to_be_visible()
    page.get_by_role("combobox", name="Game").select_option("")
    page.get_by_role("combobox", name="Result").select_option("given up")
    expect(games).to_have_count(1)
    page.reload()
    expect(games).to_have_count(1)
    games.first.get_by_role("button").click()
    expect(games).to_have_count(0)
    assert listed(ada, "finished") == []
    assert over not in listed(ada, "going")
    page = ada.visit("/me")
    expect(page.get_by_role("heading", name="Profile")).to_be_visible()
    expect(page.get_by_text("1 given up")).to_be_visible()


def test_my_games_without_script(visitor: Come) -> None:
    ada = visitor("Ada of plain pages")
    over = finished(ada)
    going = ada.make_table("mad-zeppelin", sit={"0": "", "1": "Ben"}, start=True)["id"]
    plain = visitor(java_script_enabled=False, storage_state=ada.context.storage_state())
    page = plain.visit("/mine")
    expect(page.get_by_role("link", name="Mad Zeppelin")).to_have_attribute("href", f"/t/{going}")
    page.get_by_role("link", name="Finished", exact=True).click()
    expect(page.get_by_role("link", name="Airships")).to_have_attribute("href", f"/games/{over}")
    page.get_by_role("combobox", name="Result").select_option("won")
    page.get_by_role("button", name="Show").click()
    expect(page.locator("main")).to_contain_text("No finished game fits.")
    page.go_back()
    page.get_by_role("button", name="Remove").click()
    expect(page.locator("main")).to_contain_text("No finished game fits.")
    assert listed(ada, "finished") == []
