"""Lessons in the browser, with a server or without: a learner who follows the coach reaches the end, and no click ends
one."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from aerodrome.games import PACKAGES
from aerodrome.server.lessons import rehearsed

from .browsing import Visitor, kept_games, kept_moves
from .serving import Cable

pytestmark = pytest.mark.browser
SAID = """element => {
  const copy = element.cloneNode(true);
  for (const picture of copy.querySelectorAll('[role=img]')) picture.replaceWith(picture.getAttribute('aria-label'));
  for (const picture of copy.querySelectorAll('svg')) picture.remove();
  return copy.textContent.replace(/\\s+/g, ' ').trim();
}"""
AWAY = "ERR_|WebSocket|Failed to load"


class Coach:
    """A lesson on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.box: Locator = page.get_by_test_id("coach")
        self.next: Locator = page.get_by_test_id("next")
        self.end: Locator = page.get_by_test_id("real")
        self.progress: Locator = page.get_by_test_id("progress")

    def read_on(self) -> str:
        """Read up to a suggested move, and return what it is called; nothing at the end."""
        for _ in range(40):
            expect(self.next.and_(self.page.locator(":enabled")).or_(self.end)).to_be_visible()
            if self.end.is_visible():
                return ""
            suggested = self.box.get_by_test_id("suggested")
            if suggested.count():
                return called(suggested)
            self.next.click()
        raise AssertionError(f"no move is suggested: {self.box.inner_text()}")

    def move(self, wanted: Callable[[str], bool]) -> str:
        """Make a move out of the list of all; returns which."""
        self.page.get_by_test_id("what-now").click()
        moves = self.page.get_by_test_id("moves").locator("li button")
        for each in moves.all():
            name = called(each)
            if wanted(name):
                each.click()
                return name
        raise AssertionError(f"no such move: {[called(each) for each in moves.all()]}")

    def follow(self, suggested: str) -> None:
        """Make the suggested move, and wait until the coach has something else to say. The end of a round is read."""
        read, ended = self.progress.inner_text(), self.page.get_by_test_id("go-on")
        self.move(lambda name: name == suggested)
        another = self.progress.filter(has_not_text=re.compile(f"^{read}$")).or_(self.end)
        another.or_(ended).first.wait_for()
        if ended.is_visible():
            ended.click()
        another.wait_for()


def called(thing: Locator) -> str:
    """What something says, its pictures by name."""
    return str(thing.evaluate(SAID))


def learning(ann: Visitor, game: str) -> Coach:
    ann.visit("/").get_by_test_id(f"learn-{game}").click()
    return Coach(ann.page)


@pytest.mark.parametrize("game", PACKAGES)
def test_who_follows_the_coach_gets_to_the_end_while_the_server_is_gone(
    visitor: Callable[..., Visitor], cable: Cable, game: str
) -> None:
    ann = visitor(base=cable.base)
    coach = learning(ann, game)
    coach.next.wait_for()
    cable.cut()
    while suggested := coach.read_on():
        coach.follow(suggested)
    expect(coach.box).to_contain_text("That was your first game")
    script = rehearsed(game).log
    ann.until(lambda: kept_moves(ann.page) >= len(script), "moves are kept")
    (kept,) = kept_games(ann.page)
    assert [tuple(move) for move in kept["moves"]][: len(script)] == list(script)
    ann.forgive(AWAY)


def test_another_move_waits_until_the_coach_was_heard_and_the_lesson_can_be_had_back(
    visitor: Callable[..., Visitor],
) -> None:
    ann = visitor()
    coach = learning(ann, "airships")
    page = coach.page
    suggested = coach.read_on()
    before, told = coach.progress.inner_text(), page.get_by_role("log").locator("li").count()
    other = coach.move(lambda name: name != suggested)
    assert other in called(page.get_by_test_id("held"))
    assert kept_games(page)[0]["moves"] == [], "nothing is done before the coach was heard"
    page.get_by_test_id("anyway").click()
    expect(coach.box).to_contain_text("A move of your own")
    page.get_by_test_id("to-lesson").click()
    expect(coach.progress).to_have_text(before)
    assert coach.read_on() == suggested
    expect(page.get_by_role("log").locator("li")).to_have_count(told)


def test_back_and_forward_lead_through_pages_and_moves(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    coach = learning(ann, "airships")
    page, back = coach.page, coach.page.get_by_test_id("back")
    coach.next.wait_for()
    assert not back.count(), "there is nothing before the first page"
    first = coach.read_on()
    told = coach.progress.inner_text()
    coach.follow(first)
    second = coach.read_on()
    while coach.progress.inner_text() != told:
        back.click()
    assert coach.read_on() == first, "the move is made again"
    ann.until(lambda: kept_games(page)[0]["moves"] == [], "the moves are forgotten")
    coach.follow(first)
    assert coach.read_on() == second


def test_a_lesson_goes_on_after_a_reload_and_leaves_nothing_behind(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    coach = learning(ann, "mad-zeppelin")
    suggested = coach.read_on()
    coach.follow(suggested)
    coach.next.and_(coach.page.locator(":enabled")).wait_for()
    told = coach.progress.inner_text()
    coach.page.reload()
    expect(coach.progress).to_have_text(re.compile(told.split(" ")[0]))
    coach.page.get_by_test_id("leave").click()
    coach.page.wait_for_url(f"{ann.base}/")
    expect(coach.page.get_by_test_id("play-airships")).to_be_visible()
    ann.until(lambda: kept_games(coach.page) == [], "the game is forgotten")
