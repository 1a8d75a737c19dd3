"""Take the pictures in docs/screenshots/: every page, and each table in the middle of a game, by day and by night.

    python -m tools.screenshots [--only WORD] [--out FOLDER] [--language de]

Players choose at random with a fixed seed, bots are greedy, and the luck is known. So the pictures are the same each
time, except for what bots manage to do before a click.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page

from aerodrome.games import PACKAGES
from aerodrome.text import ENGLISH, LANGUAGES
from tests.examples.packages import install_kuhn_poker
from tests.web.browsing import Visitor, chromium
from tests.web.serving import ROOT, served
from tests.web.tour import finished

TARGET = ROOT / "docs" / "screenshots"
MOVES = {"airships": 16, "mad-zeppelin": 9, "dastardly-dirigibles": 20, "zeppeldrome": 20}
"""Random moves before a picture, which lead to about the middle of a game."""


@dataclass(frozen=True)
class Look:
    """How a visitor sees the client."""

    name: str
    width: int
    height: int
    theme: str
    touch: bool = False


DESKTOP = Look("desktop", 1280, 800, "day")
PHONE = Look("phone", 390, 844, "day", touch=True)
NIGHT = Look("night", 1280, 800, "night")


@dataclass(frozen=True)
class Shot:
    """A picture, and how to get to what it shows."""

    name: str
    open: Callable[[Visitor], None]
    looks: tuple[Look, ...] = (DESKTOP, PHONE, NIGHT)


def start(visitor: Visitor) -> None:
    visitor.visit("/")
    visitor.page.get_by_test_id("play-airships").wait_for()


def new_table(visitor: Visitor) -> None:
    visitor.visit("/new/mad-zeppelin")
    visitor.page.locator("#seats").wait_for()


def open_tables(visitor: Visitor) -> None:
    for game in ("airships", "zeppeldrome"):
        visitor.make_table(game, 3, privacy="public", sit={"0": ""}, bots={"1": "greedy"})
    visitor.visit("/tables")
    visitor.page.locator("li.panel").first.wait_for()


def lobby(visitor: Visitor) -> None:
    made = visitor.make_table("dastardly-dirigibles", 4, sit={"0": ""}, bots={"1": "greedy"})
    visitor.visit(f"/t/{made['id']}")
    visitor.page.locator("li.panel").first.wait_for()


def learn(visitor: Visitor) -> None:
    visitor.visit("/learn/airships")
    visitor.page.locator("main h1, [data-testid=stage]").first.wait_for()


def result(visitor: Visitor) -> None:
    visitor.visit(f"/t/{finished(visitor, 'mad-zeppelin')}")
    visitor.page.get_by_test_id("result").wait_for()


def replay(visitor: Visitor) -> None:
    id = finished(visitor, "airships")
    visitor.visit(f"/t/{id}")
    visitor.page.get_by_test_id("result").wait_for()
    visitor.visit(f"/replay/{id}")
    visitor.page.get_by_test_id("stage").wait_for()
    slider = visitor.page.locator("input[type=range]").first
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))


def text(visitor: Visitor) -> None:
    visitor.visit("/")
    visitor.set(text=True)
    visitor.at_table(visitor.against_bots("airships", 3))
    visitor.page.get_by_test_id("text-table").wait_for()


def plain_table(visitor: Visitor) -> None:
    shown = visitor.at_table(visitor.against_bots("kuhn-poker", hints=True))
    shown.wait()
    visitor.page.get_by_text("The pot has").wait_for()


def table(game: str) -> Callable[[Visitor], None]:
    def open_table(visitor: Visitor) -> None:
        shown = visitor.at_table(visitor.against_bots(game, 3, hints=True))
        shown.play_by_mouse(random.Random(14), MOVES[game])
        shown.wait()
        visitor.page.mouse.move(0, 0)

    return open_table


SHOTS = [
    Shot("start", start),
    Shot("new-table", new_table, (DESKTOP,)),
    Shot("open-tables", open_tables, (DESKTOP,)),
    Shot("lobby", lobby, (DESKTOP, PHONE)),
    Shot("learn", learn),
    *(Shot(game, table(game)) for game in PACKAGES),
    Shot("text", text, (DESKTOP,)),
    Shot("result", result, (DESKTOP,)),
    Shot("replay", replay, (DESKTOP, PHONE)),
]
OUTSIDE = [Shot("kuhn-poker", plain_table)]
"""Pictures with a game from another package; the others show the built-in games."""


def take(browser: Browser, base: str, shot: Shot, look: Look, folder: Path, language: str) -> Path:
    """Take one picture."""
    visitor = Visitor(
        browser, base, {"theme": look.theme, "locale": language}, viewport={"width": look.width, "height": look.height},
        has_touch=look.touch, is_mobile=look.touch, reduced_motion="reduce", locale="en",
    ).named("Ada")  # fmt: skip
    try:
        shot.open(visitor)
        be_still(visitor.page)
        path = folder / f"{shot.name}-{look.name}.png"
        visitor.page.screenshot(path=path, animations="disabled", caret="hide")
    finally:
        visitor.close()
    return path


def be_still(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(300)


def wanted(shots: Sequence[Shot], only: str) -> Iterator[tuple[Shot, Look]]:
    for shot in shots:
        for look in shot.looks:
            if only in f"{shot.name}-{look.name}":
                yield shot, look


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Take the pictures in docs/screenshots/ again.")
    parser.add_argument("--only", default="", metavar="WORD", help="those whose name contains it")
    parser.add_argument("--out", type=Path, default=TARGET, metavar="FOLDER", help="where to put them")
    parser.add_argument("--language", default=ENGLISH, choices=LANGUAGES, help="in which pages are read")
    asked = parser.parse_args(words)
    asked.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as made, chromium() as browser:
        folder = Path(made)
        for shots, packages in ((SHOTS, []), (OUTSIDE, install_kuhn_poker(folder / "site"))):
            if not any(wanted(shots, asked.only)):
                continue
            with served(folder / f"{shots[0].name}.sqlite", packages) as server:
                for shot, look in wanted(shots, asked.only):
                    path = take(browser, server.base, shot, look, asked.out, asked.language)
                    print(f"{os.path.relpath(path)} ({path.stat().st_size // 1024} kB)", flush=True)


if __name__ == "__main__":
    main()
