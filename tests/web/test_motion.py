"""Things that move: by transform alone, from the old place to the new, and at once for people who want no motion."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from aerodrome.games import PACKAGES

from .browsing import Visitor

pytestmark = pytest.mark.browser

WATCH = """() => {
  const seen = (window.seen = { flights: 0, changed: [], longest: 0 });
  const look = () => {
    for (const motion of document.getAnimations()) {
      if (motion instanceof CSSAnimation || motion instanceof CSSTransition || seen[motion.id]) continue;
      motion.id = motion.id || `m${seen.flights++}`;
      seen[motion.id] = true;
      seen.longest = Math.max(seen.longest, motion.effect.getComputedTiming().endTime);
      for (const frame of motion.effect.getKeyframes())
        for (const name of Object.keys(frame))
          if (!['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity'].includes(name))
            seen.changed.push(name);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def played(visitor: Callable[..., Visitor], game: str, moves: int, **context: Any) -> tuple[Visitor, dict[str, Any]]:
    ann = visitor("Ann", settings={"speed": "fast"}, **context)
    table = ann.at_table(ann.against_bots(game))
    table.wait()
    ann.page.evaluate(WATCH)
    table.play_by_mouse(random.Random(3), moves)
    table.wait()
    return ann, ann.page.evaluate("window.seen")


@pytest.mark.parametrize("game", PACKAGES)
def test_pieces_fly_by_transform_alone_and_land(visitor: Callable[..., Visitor], game: str) -> None:
    ann, seen = played(visitor, game, 6)
    assert seen["flights"]
    assert not seen["changed"]
    assert seen["longest"] <= 2500  # milliseconds: nobody waits for what is only pretty
    ann.page.wait_for_function("!document.querySelector('.flying')")
    hidden = "[data-piece][style*='opacity: 0']"
    assert not ann.page.locator(hidden).count()


def test_with_reduced_motion_everything_is_there_at_once(visitor: Callable[..., Visitor]) -> None:
    _, seen = played(visitor, "airships", 6, reduced_motion="reduce")
    assert not seen["flights"]


def test_no_hidden_drawing_blanks_another(visitor: Callable[..., Visitor]) -> None:
    """Equal shapes share a clip path, and the first one in the page counts: it must be one that is always drawn."""
    ann = visitor("Ann")
    for game in PACKAGES:
        ann.at_table(ann.against_bots(game)).wait()
        strays = ann.page.evaluate(
            """() => [...document.querySelectorAll('clipPath')].filter((clip) =>
              !document.getElementById(clip.id).closest('.a-defs')).length"""
        )
        assert not strays
        assert ann.page.locator(".a-defs clipPath").count()
