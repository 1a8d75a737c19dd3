"""A page shows, before the server answers, what the server then says: whole games against the real server.

If they disagree, the page says so in the console, which must be empty at the end of a test. So every other test here
checks it, too; this one plays many games, as quickly as a page can.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from aerodrome.games import PACKAGES
from tests import LONG

from .browsing import MOVES, PATIENCE, Visitor

pytestmark = pytest.mark.browser
GAMES = 25 if LONG else 1

PLAY = """async ({ moves, most, patience }) => {
  const seen = (element) => element.checkVisibility() && !element.disabled;
  const click = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  let last = performance.now();
  for (let made = 0; made < most; ) {
    if (document.querySelector('[data-testid=result]')) return made;
    const found = [...document.querySelectorAll(moves)].filter(seen);
    const told = document.querySelector('[data-testid=go-on]');
    if (told) click(told);
    else if (found.length && !document.querySelector('.chosen[data-action]')) {
      click(found[Math.floor(Math.random() * found.length)]);
      last = performance.now();
      made++;
    }
    if (performance.now() - last > patience) throw new Error(`nothing is to be done after ${made} moves`);
    await new Promise((resume) => setTimeout(resume, 5));
  }
  return most;
}"""


def play(page: Page, most: int = 3000) -> int:
    """Click on something legal, chosen by lot, until the game is over; returns how often."""
    page.locator("[data-testid=stage]").wait_for()
    return int(page.evaluate(PLAY, {"moves": MOVES, "most": most, "patience": 2 * PATIENCE}))


@pytest.mark.parametrize("game", PACKAGES)
def test_the_server_never_disagrees(visitor: Callable[..., Visitor], game: str) -> None:
    ann = visitor("Ann")
    told: list[str] = []
    ann.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame))))
    for _ in range(GAMES):
        id = ann.against_bots(game)
        page = ann.visit(f"/t/{id}")
        assert play(page) > 5
        page.get_by_test_id("result").wait_for()
    assert told
    assert not any('"label"' in frame for frame in told), "the rules in the page say what is asked; the server need not"
