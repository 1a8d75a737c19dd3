"""Rules for every place: WCAG A and AA, no sideways scrolling on a narrow screen, and names that are only text.

One walk through all places for each way to look at them; in a short run there are two ways, which differ in everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests import LONG

from .browsing import NASTY, Visitor, until_at_rest
from .tour import tour

pytestmark = pytest.mark.browser
LEVELS = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"]}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""All that a theme can change."""
NAMED = {"open tables", "lobby", "table mad-zeppelin", "table as text"}
"""Where one's own name is written in full."""


@dataclass(frozen=True)
class Look:
    """How somebody looks at the client, and which rules of WCAG it is held to then."""

    theme: str
    language: str
    width: int
    rules: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.theme}-{self.language}-{self.width}"

    @property
    def narrow(self) -> bool:
        return self.width < 600

    @property
    def context(self) -> dict[str, Any]:
        phone = {"viewport": {"width": self.width, "height": 640}, "has_touch": True, "is_mobile": True}
        return {"locale": self.language, **(phone if self.narrow else {})}


# German words are longer, and French has more of them.
SHORT_RUN = [Look("day", "en", 1280, LEVELS), Look("night", "de", 320, COLOURS)]
LONG_RUN = [Look("day", "en", 1280, LEVELS), Look("night", "en", 1280, LEVELS)]
LONG_RUN += [Look("night", "de", 320, LEVELS), Look("day", "fr", 320, LEVELS)]


@pytest.mark.parametrize("look", LONG_RUN if LONG else SHORT_RUN, ids=str)
def test_everywhere(visitor: Callable[..., Visitor], look: Look) -> None:
    ann = visitor(NASTY, settings={"theme": look.theme}, **look.context)
    faults, named = [], set()
    for place in tour(ann):
        faults += [f"{place}: {fault}" for fault in faults_of(ann.page, look)]
        if NASTY in ann.page.locator("body").inner_text():
            named.add(place)
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults)
    assert named >= NAMED


def faults_of(page: Page, look: Look) -> Iterator[str]:
    """What is wrong with the place that is shown."""
    # Without the result types, all that is right would come as well.
    options: dict[str, Any] = {"runOnly": look.rules, "resultTypes": ["violations"]}
    if look.narrow:  # there the table is scrolled under the hand, and what lies half under it counts as too small
        options["rules"] = {"target-size": {"enabled": False}}
    until_at_rest(page)
    for violation in Axe().run(page, options=options).response["violations"]:
        for node in violation["nodes"][:4]:
            yield f"{violation['id']}: {node['html'][:160]}: {node.get('failureSummary', '')[:300]}"
    width = page.evaluate("Math.max(document.documentElement.scrollWidth, visualViewport.width)")
    if width > look.width:
        yield f"it is {width} px wide"
    if page.locator("img[src='x']").count():
        yield "a name is HTML"
