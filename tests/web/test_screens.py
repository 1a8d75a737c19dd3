"""Nothing on a screen is cut, covered, too small to touch or out of view, and stages have their share of the window.
`tools/measuring.py` says how that is measured. A few screens in each run; all, at all sizes, with AERODROME_LONG=1."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatch

import pytest
from playwright.sync_api import Browser

from tests import LONG
from tools.measuring import faults_of, measure
from tools.screens import SCREENS, SIZES, House, Screen, Size, each_look

from .serving import served

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("screens")]
NOT_YET: tuple[str, ...] = ()
"""Screens that do not fit yet, and are left out here: `python -m tools.screenshots --measure` tells what is wrong."""
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


def test_what_does_not_fit_yet_exists() -> None:
    unknown = [pattern for pattern in NOT_YET if not any(fnmatch(screen.name, pattern) for screen in SCREENS)]
    assert not unknown, f"no screens are called {', '.join(unknown)}"
