"""Nothing on a screen is cut, covered, too small to touch or out of view, and stages have their share of the window.
`tools/measuring.py` says how that is measured. A few screens in each run; all, at all sizes, with AERODROME_LONG=1."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch

import pytest
from playwright.sync_api import Browser, expect

from aerodrome.games import PACKAGES
from tests import LONG
from tools.measuring import faults_of, measure
from tools.screens import SCREENS, SIZES, House, Screen, Size, each_look

from .browsing import until_at_rest
from .serving import served

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("screens")]
NOT_YET: tuple[str, ...] = ()
"""Screens that do not fit yet, and are left out here: `python -m tools.screenshots --measure` tells what is wrong."""
ASTRAY = """targets => targets.filter((target) => {
  const [card, sign] = [target, target.querySelector('.info')].map((each) => each?.getBoundingClientRect());
  return sign && (sign.left < card.left || sign.right > card.right || sign.top < card.top || sign.bottom > card.bottom);
}).length"""
"""How many cards have their sign beside them."""
BROKEN = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const [found, range] = [[], document.createRange()];
  while (walk.nextNode()) {
    const text = walk.currentNode, around = text.parentElement;
    if (!around.checkVisibility() || around.closest('svg, .unseen, script, style, noscript')) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}’]+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) found.push(word);
    }
  }
  return found;
}"""
"""Words that go on in the next line."""
ONE_OF_SEVERAL = re.compile(r"\b1 (?:cards|points|dice|coins|chips|tickets|crates|ships|moves|parts|players)\b")
LAPTOP, PHONE = Size(1280, 720), Size(390, 844)
QUICK = (
    "start",
    "lobby",
    "cover",
    "airships-new-table",
    "airships-rules-page",
    "*-crowded",
    "*-answer",
    "zeppeldrome-replay",
)
"""What each run looks at, on a small laptop and on a phone."""


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with served(tmp_path_factory.mktemp("screens") / "tables.sqlite", native=True) as server:
        house = House(browser, server, "en")
        yield house
        house.close()


def is_like(screen: Screen, patterns: tuple[str, ...]) -> bool:
    return any(fnmatch(screen.name, pattern) for pattern in patterns)


CHOSEN = [each for each in SCREENS if (LONG or is_like(each, QUICK)) and not is_like(each, NOT_YET)]


@pytest.mark.parametrize("screen", CHOSEN, ids=lambda screen: screen.name)
def test_a_screen_fits(house: House, screen: Screen) -> None:
    sizes = SIZES if LONG else (LAPTOP, PHONE)
    found = [measure(look) for look in each_look(house, [screen], sizes, ["day"])]
    told = "\n".join(faults_of(found))
    assert not told, told


def test_the_result_of_a_race_has_the_points_that_stand_on_the_plates(house: House) -> None:
    guest = house.guest(LAPTOP)
    page = guest.visit(f"/t/{house.table('zeppeldrome', 'over')}")
    standings = page.locator(".standings li")
    standings.first.wait_for()
    for line in standings.all():
        plate = page.locator(f".plate[aria-label='{line.locator('strong').inner_text()}']")
        expect(line.locator(".points b")).to_have_text(plate.locator(".far b").inner_text())
    guest.close()


@pytest.mark.parametrize("size", [Size(1280, 720), Size(2560, 1440)], ids=str)
def test_a_grown_fleet_leaves_the_stage_as_large_as_it_was(house: House, size: Size) -> None:
    """And the sign that opens a card's details stands on the card, however large it is."""
    guest, heights = house.guest(size), []
    for state in ("early", "crowded"):
        page = guest.visit(f"/t/{house.table('airships', state)}")
        page.locator(".target").first.wait_for()
        until_at_rest(page)
        heights.append(page.get_by_test_id("stage").bounding_box())
        assert page.locator(".target").evaluate_all(ASTRAY) == 0
    assert heights[0] == heights[1]
    guest.close()


@pytest.mark.parametrize("game", PACKAGES)
def test_no_word_is_broken_and_nothing_is_one_of_several(house: House, game: str) -> None:
    for size in SIZES if LONG else (LAPTOP,):
        guest = house.guest(size)
        for state in ("early", "crowded"):
            page = guest.visit(f"/t/{house.table(game, state)}")
            page.get_by_test_id("question").wait_for()
            until_at_rest(page)
            assert page.evaluate(BROKEN) == [], f"{state} at {size}"
            assert ONE_OF_SEVERAL.findall(page.locator("body").inner_text()) == []
        guest.close()


def test_what_does_not_fit_yet_exists() -> None:
    unknown = [pattern for pattern in NOT_YET if not any(fnmatch(screen.name, pattern) for screen in SCREENS)]
    assert not unknown, f"no screens are called {', '.join(unknown)}"
