"""A game of another package, which the client was not built with: Kuhn poker on the plain table."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import expect

from tests import LONG
from tests.examples.packages import KUHN, install_example

from .browsing import NASTY, Table, Visitor
from .serving import Served, served
from .test_everywhere import LONG_RUN, SHORT_RUN, Look, faults_of

pytestmark = pytest.mark.browser
GAME = "kuhn-poker"


@pytest.fixture(scope="module")
def kuhn_server(what_is_needed: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("kuhn")
    with served(folder / "tables.sqlite", install_example(folder / "site", KUHN)) as running:
        yield running


@pytest.fixture
def guest(
    visitor: Callable[..., Visitor], kuhn_server: Served, request: pytest.FixtureRequest
) -> Callable[..., Visitor]:
    """Somebody who visits the server that has Kuhn poker."""
    kuhn_server.begin_luck(request.node.name)
    return partial(visitor, base=kuhn_server.base)


def test_a_whole_game_by_mouse_from_the_start_page(guest: Callable[..., Visitor]) -> None:
    ann = guest("Ann")
    page = ann.visit("/")
    poster = page.locator("article").filter(has_text="Kuhn Poker")
    expect(poster.locator("svg")).to_be_visible()
    expect(poster).to_contain_text("2 players")
    expect(page.get_by_test_id("learn-airships")).to_be_visible()
    expect(page.get_by_test_id(f"learn-{GAME}")).to_have_count(0)
    page.get_by_test_id(f"play-{GAME}").click()
    table = Table(page)
    table.wait()
    expect(page.get_by_test_id("stage")).to_contain_text("The pot has 2 chips.")
    expect(table.log).to_contain_text(re.compile("Ann is dealt the (Jack|Queen|King)."))
    table.play_by_mouse(random.Random(1))
    expect(page.get_by_test_id("result")).to_be_visible()
    page.get_by_test_id("tab-log").click()
    expect(table.log).to_contain_text("takes the pot")
    expect(page.get_by_test_id("stage")).to_contain_text("The pot has 0 chips.")


def test_a_seat_sees_its_own_card_and_no_other(guest: Callable[..., Visitor]) -> None:
    ann = guest("Ann")
    ann.at_table(ann.against_bots(GAME)).wait()
    own, other = (ann.page.locator(f"[data-seat='{seat}'] dd").last for seat in (0, 1))
    expect(own).to_have_text(re.compile("jack|queen|king"))
    expect(other).to_have_text("–")


def test_a_question_comes_with_its_words_and_a_hint_is_there(guest: Callable[..., Visitor]) -> None:
    ann = guest("Ann")
    table = ann.at_table(ann.against_bots(GAME, hints=True))
    table.wait()
    expect(table.question).to_have_text("Do you check or bet?")
    expect(ann.page.locator(".prompt .choices")).to_have_text("checkbet")
    assert not [sent for sent in ann.sent if sent["t"] == "describe"]
    expect(ann.page.get_by_role("button", name="Hint")).to_be_visible()
    ann.page.get_by_role("tab", name="Rules").click()
    expect(ann.page.get_by_role("tabpanel")).to_contain_text("KP-2.1")


def test_by_keyboard_alone(guest: Callable[..., Visitor]) -> None:
    ann = guest("Ann")
    ann.at_table(ann.against_bots(GAME)).play_by_keyboard(random.Random(2))
    expect(ann.page.get_by_test_id("result")).to_be_visible()


def test_by_typing(guest: Callable[..., Visitor]) -> None:
    ann = guest("Ann", settings={"text": True})
    ann.at_table(ann.against_bots(GAME)).play_by_typing(random.Random(3))
    expect(ann.page.get_by_test_id("result")).to_be_visible()


def test_on_a_phone_in_german(guest: Callable[..., Visitor]) -> None:
    ann = guest("Ann", locale="de", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    table = ann.at_table(ann.against_bots(GAME))
    table.wait()
    expect(ann.page.get_by_test_id("to-side")).to_have_text("Verlauf")
    expect(table.question).to_have_text("Schieben oder setzen?")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360
    table.play_by_mouse(random.Random(4))
    expect(ann.page.get_by_test_id("result")).to_be_visible()


@pytest.mark.parametrize("look", LONG_RUN if LONG else SHORT_RUN, ids=str)
def test_it_can_be_read_by_everybody(guest: Callable[..., Visitor], look: Look) -> None:
    ann = guest(NASTY, settings={"theme": look.theme}, **look.context)
    ann.visit("/").get_by_test_id(f"play-{GAME}").wait_for()
    faults = list(faults_of(ann.page, look))
    ann.at_table(ann.against_bots(GAME)).wait()
    expect(ann.page.get_by_test_id("sentences")).to_contain_text(NASTY)
    assert faults + list(faults_of(ann.page, look)) == []


def test_a_finished_game_is_shown_again(guest: Callable[..., Visitor]) -> None:
    ann = guest("Ann")
    id = ann.against_bots(GAME)
    ann.at_table(id).play_by_mouse(random.Random(5))
    expect(ann.page.get_by_test_id("result")).to_be_visible()
    page = ann.visit(f"/replay/{id}")
    expect(page.get_by_test_id("stage")).to_contain_text(re.compile(r"Ann has 1 chip and the (Jack|Queen|King)\."))
    page.keyboard.press("End")
    expect(page.get_by_test_id("stage")).to_contain_text("The pot has 0 chips.")
    page.get_by_test_id("eyes").select_option(label="all hands open")
    expect(page.get_by_test_id("stage")).to_contain_text("pot 0")


def test_a_lesson_that_is_not_there(guest: Callable[..., Visitor]) -> None:
    ann = guest("Ann")
    page = ann.visit(f"/learn/{GAME}")
    expect(page.locator("main")).to_contain_text("Kuhn Poker has no lesson.")
    ann.forgive("404")
