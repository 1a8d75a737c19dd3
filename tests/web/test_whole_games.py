"""A whole game of every kind against bots: by mouse, and, where there is time, by keyboard alone, in sentences, and by
touch on a phone; otherwise the first moves of it. Every button that a player needs is in view all the time."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from aerodrome.games import PACKAGES, load
from tests import LONG
from tools.measuring import PROBE

from .browsing import Table, Visitor, until_at_rest

pytestmark = pytest.mark.browser
SEATS = [(game, seats) for game in PACKAGES for seats in (load(game).seats if LONG else load(game).seats[:1])]


EVERY = 3 if LONG else 15
"""After this many moves, each test looks at the screen."""
MOST = 600 if LONG else 12
"""Moves that are made in another way than by mouse."""


def check_played(visitor: Visitor, table: str, moves: int) -> None:
    """The moves were made, and are there; the whole game where there was time for it."""
    if LONG:
        check_end(visitor, table, moves)
    else:
        assert moves == MOST
        # Not each is answered by the server: a question may have passed, and a plan that is chosen can be changed.
        visitor.until(lambda: len(visitor.made_moves()) >= MOST // 3, "moves are acknowledged")


def check_end(visitor: Visitor, table: str, moves: int) -> None:
    """The result is shown, the secret is the one that was promised, and nothing was lost on the way."""
    page = visitor.page
    expect(page.get_by_test_id("result")).to_be_visible()
    # The game was begun past the page: no browser has a share in its luck, but the secret is the one that was promised.
    expect(page.get_by_test_id("fair")).to_have_attribute("data-proven", "server")
    assert moves > 5
    frames = visitor.updates(table)
    for before, after in pairwise(frames):
        assert after["t"] == "snapshot" or after["n"] == before["n"] + len(after["items"]), "items have no gaps"


class Watcher:
    """Looks at the screen now and then, and notes what does not fit."""

    def __init__(self, visitor: Visitor, *, touch: bool) -> None:
        self.page, self.touch = visitor.page, touch
        self.faults: list[str] = []

    def __call__(self, made: int) -> None:
        if made % EVERY:
            return
        until_at_rest(self.page)
        found = self.page.evaluate(PROBE, {"touch": self.touch})
        question = self.page.get_by_test_id("question").inner_text()
        for kind in ("outside", "cut", "overlaps", "small"):
            self.faults += [f"after {made} moves, at “{question}”: {kind}: {each}" for each in found[kind]]


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_by_mouse(visitor: Callable[..., Visitor], game: str, seats: int) -> None:
    ann = visitor("Ann", viewport={"width": 1280, "height": 720})
    id = ann.against_bots(game, seats)
    watcher = Watcher(ann, touch=False)
    moves = ann.at_table(id).play_by_mouse(random.Random(seats), look=watcher)
    check_end(ann, id, moves)
    assert not watcher.faults, "\n".join(watcher.faults)


@pytest.mark.parametrize("game", PACKAGES)
def test_by_keyboard_alone(visitor: Callable[..., Visitor], game: str) -> None:
    ann = visitor("Ann")
    id = ann.against_bots(game)
    moves = ann.at_table(id).play_by_keyboard(random.Random(7), MOST)
    check_played(ann, id, moves)


@pytest.mark.parametrize("game", PACKAGES)
def test_by_typing(visitor: Callable[..., Visitor], game: str) -> None:
    ann = visitor("Ann", settings={"text": True})
    id = ann.against_bots(game)
    moves = ann.at_table(id).play_by_typing(random.Random(3), MOST)
    check_played(ann, id, moves)


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("game", PACKAGES)
def test_by_touch(visitor: Callable[..., Visitor], game: str) -> None:
    ann = visitor("Ann", **PHONE)
    id = ann.against_bots(game)
    watcher = Watcher(ann, touch=True)
    table = ann.at_table(id)
    if game == "airships":
        check_end(ann, id, table.play_by_touch(random.Random(2), look=watcher))
    else:
        check_played(ann, id, table.play_by_touch(random.Random(2), MOST, look=watcher))
    assert not watcher.faults, "\n".join(watcher.faults)


def test_on_a_phone(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    id = ann.against_bots("mad-zeppelin")
    table: Table = ann.at_table(id)
    check_played(ann, id, table.play_by_mouse(random.Random(5), MOST))
