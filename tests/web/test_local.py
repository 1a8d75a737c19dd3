"""Tables in the browser, which need no server: whole games, kept over a reload, seen again, and taken away as files."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from aerodrome.games import PACKAGES
from aerodrome.play.gamefile import match_text, parse_match
from aerodrome.play.match import Match

from .browsing import REACH, Table, Visitor, kept_games, kept_moves
from .serving import Cable

pytestmark = pytest.mark.browser


def setup_of(game: str, bots: int = 1, level: str = "greedy") -> dict[str, object]:
    return {"setups": {game: {"bots": bots, "level": level}}}


def play_now(visitor: Visitor, game: str) -> Table:
    visitor.visit("/").get_by_test_id(f"play-{game}").click()
    visitor.page.wait_for_url(re.compile("/t/local-"))
    return Table(visitor.page)


def saved(page: Page) -> str:
    """The game file that a page gives away."""
    with page.expect_download() as download:
        page.get_by_test_id("export").click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def read(text: str) -> Match:
    """The match in a file that Python reads, and would have written in the same way."""
    match = parse_match(text)
    assert match_text(match) == text
    return match


@pytest.mark.parametrize("game", PACKAGES)
def test_a_whole_game_runs_in_the_page_while_the_server_is_gone(
    visitor: Callable[..., Visitor], cable: Cable, game: str
) -> None:
    ann = visitor(base=cable.base, settings=setup_of(game))
    table = play_now(ann, game)
    assert table.wait()
    cable.cut()
    choice = random.Random(game)
    table.play_by_mouse(choice)
    expect(table.over).to_be_visible()
    assert ann.page.locator("[data-status=over]").count()
    match = read(saved(ann.page))
    assert match.over
    assert match.players == ["human", "greedy"]
    assert not [frame for frame in ann.sent if frame["t"] == "choose"]
    ann.forgive("ERR_|WebSocket|Failed to load")


def test_a_reload_goes_on_and_the_finished_game_is_seen_again_with_its_chances(visitor: Callable[..., Visitor]) -> None:
    ann = visitor(settings=setup_of("dastardly-dirigibles", level="casual"))
    table, choice = play_now(ann, "dastardly-dirigibles"), random.Random(3)
    table.play_by_mouse(choice, 8)
    told = table.log.locator("li").count()
    ann.page.reload()
    assert table.wait()
    assert table.log.locator("li").count() >= told - 1
    address = ann.page.url
    ann.visit("/")
    ann.page.get_by_role("link", name="Play", exact=True).click()
    ann.page.wait_for_url(address)
    table.play_by_mouse(choice)
    expect(table.over).to_be_visible()
    ann.page.get_by_role("link", name="Replay").click()
    expect(ann.page.get_by_test_id("place")).to_be_visible()
    expect(ann.page.locator("section.desk svg").first).to_be_visible(timeout=60_000)
    assert read(saved(ann.page)).over
    ann.visit("/")
    ann.page.get_by_role("button", name="Remove").click()
    expect(ann.page.get_by_role("button", name="Remove")).to_have_count(0)


def test_hints_take_back_and_leaving_are_there(visitor: Callable[..., Visitor]) -> None:
    ann = visitor(settings=setup_of("mad-zeppelin", bots=2))
    table, choice = play_now(ann, "mad-zeppelin"), random.Random(1)
    page = ann.page
    assert table.wait()
    page.keyboard.press("h")
    expect(page.locator(".pane.hint")).to_contain_text("%")
    page.get_by_test_id("hint-mark").first.click()  # its number on the board does it
    ann.until(lambda: kept_moves(page) > 0, "what is hinted is done")
    undo, taken = page.get_by_test_id("undo").filter(visible=True), False
    while not taken:
        assert table.click_one(choice)
        with suppress(TookTooLong):  # a bot was quicker
            if undo.count():
                undo.click(timeout=REACH)
                taken = True
    expect(page.get_by_role("log")).to_contain_text("takes the last move back")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Abandon the game").click()
    expect(page.locator("[data-status=abandoned]").first).to_be_visible()


def test_of_a_game_only_its_header_and_its_moves_are_kept(visitor: Callable[..., Visitor]) -> None:
    ann = visitor(settings=setup_of("zeppeldrome"))
    play_now(ann, "zeppeldrome").play_by_mouse(random.Random(2), 3)
    ann.until(lambda: kept_moves(ann.page) >= 3, "moves are kept")
    (game,) = kept_games(ann.page)
    assert set(game["header"]) == {"game", "seats", "options", "luck", "names", "players"}


FULL = """() => { IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
  Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); } }"""


def test_a_browser_without_room_plays_on_and_says_that_nothing_is_kept(visitor: Callable[..., Visitor]) -> None:
    ann = visitor(settings=setup_of("airships"))
    ann.context.add_init_script(f"({FULL})()")
    table, page = play_now(ann, "airships"), ann.page
    assert table.wait()
    expect(page.get_by_test_id("not-kept")).to_be_visible()
    table.play_by_mouse(random.Random(5), 3)
    page.reload()
    expect(page.get_by_role("alert")).to_have_text("This game is not kept in this browser.")


def test_names_that_could_not_be_written_are_refused(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    page = ann.visit("/new/airships")
    page.locator("#seats").select_option("2")
    page.locator("#who-1").select_option("here")
    for mine, other, told in (("a | b", "Ben", "“a | b” cannot be a name"), ("Ann", "   ", "cannot be a name")):
        page.get_by_label("Your name").fill(mine)
        page.get_by_role("textbox", name=re.compile("seat 2", re.IGNORECASE)).fill(other)
        page.get_by_role("button", name="Begin").click()
        expect(page.get_by_role("alert")).to_contain_text(told)
    assert page.url.endswith("/new/airships")


def test_a_game_is_played_in_one_window_and_goes_on_in_the_newest(visitor: Callable[..., Visitor]) -> None:
    ann = visitor(settings=setup_of("airships"))
    ann.context.add_init_script("delete Navigator.prototype.locks")  # as on a connection that is not safe
    first, choice = play_now(ann, "airships"), random.Random(9)
    first.play_by_mouse(choice, 3)
    assert first.wait()
    second = Table(ann.tab())
    second.page.goto(first.page.url)
    second.play_by_mouse(choice, 3)
    told = first.page.get_by_test_id("closed")
    expect(told).to_contain_text("another window")
    before = kept_games(second.page)[0]["moves"]
    first.moves.first.dispatch_event("click")
    first.page.wait_for_timeout(300)
    assert kept_games(second.page)[0]["moves"][: len(before)] == before
    told.get_by_role("button", name="Play here").click()
    assert first.wait()
    expect(told).to_have_count(0)
    expect(second.page.get_by_test_id("closed")).to_be_visible()
    assert kept_games(first.page)[0]["moves"][: len(before)] == before
