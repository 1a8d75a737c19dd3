"""Look at every screen: pictures of it, or what can be measured on it.

    python -m tools.screenshots                         all screens, at all sizes, by day and by night, into screens/
    python -m tools.screenshots --game zeppeldrome --state crowded --state hint --size 1366x768 --theme day
    python -m tools.screenshots --only start --size 390x844
    python -m tools.screenshots --measure               what does not fit, instead of pictures
    python -m tools.screenshots --measure --table       only figures, a line for each screen and window
    python -m tools.screenshots --docs                  the pictures in docs/screenshots/
    python -m tools.screenshots --previews              the pictures of links, in web/public/

The luck is known, bots answer at once, and a person's seat is played by instinct: so a state has the same position
every time. docs/testing.md says what is measured.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from aerodrome.games import PACKAGES
from aerodrome.server.previews import HEIGHT, HOUSE, WIDTH, Preview
from aerodrome.text import ENGLISH, LANGUAGES
from tests.web.browsing import chromium
from tests.web.serving import ROOT, served
from tools.measuring import HEAD, Measured, faults_of, line_of, measure, summary
from tools.screens import SCREENS, SIZES, THEMES, House, Look, Screen, Size, each_look

TARGET = ROOT / "screens"
DOCS = ROOT / "docs" / "screenshots"
PREVIEWS = ROOT / "web" / "public"
DESKTOP, PHONE, PREVIEW = Size(1280, 800), Size(390, 844), Size(WIDTH, HEIGHT)


def picture(look: Look, path: Path) -> None:
    if look.fault:
        print(f"{path.stem}: cannot be reached: {look.fault}", flush=True)
        return
    quality = 82 if path.suffix == ".jpg" else None
    look.page.screenshot(path=path, animations="disabled", caret="hide", quality=quality)
    print(f"{os.path.relpath(path)} ({path.stat().st_size // 1024} kB)", flush=True)


# --- the pictures in the documentation


@dataclass(frozen=True)
class Shown:
    """A picture in the documentation."""

    name: str
    screen: str
    size: Size = DESKTOP
    theme: str = "day"


def screen_named(name: str) -> Screen:
    return next(screen for screen in SCREENS if screen.name == name)


IN_DOCS = [
    Shown("start-desktop", "start-empty"),
    Shown("airships-desktop", "airships-crowded"),
    Shown("mad-zeppelin-desktop", "mad-zeppelin-crowded"),
    Shown("mad-zeppelin-night", "mad-zeppelin-crowded", theme="night"),
    Shown("mad-zeppelin-phone", "mad-zeppelin-crowded", PHONE),
    Shown("dastardly-dirigibles-desktop", "dastardly-dirigibles-crowded"),
    Shown("zeppeldrome-desktop", "zeppeldrome-crowded"),
    Shown("zeppeldrome-night", "zeppeldrome-crowded", theme="night"),
    Shown("replay-desktop", "airships-replay"),
    Shown("kuhn-poker-desktop", "kuhn-poker-early"),
]


def take_for_docs(house: House, out: Path, only: str) -> None:
    for shot in IN_DOCS:
        if only in shot.name:
            for look in each_look(house, [screen_named(shot.screen)], [shot.size], [shot.theme]):
                picture(look, out / f"{shot.name}.png")


def take_previews(house: House, out: Path) -> None:
    """What links look like: the start page for the house, and of each game a table in the middle of it."""
    for of, screen in ((HOUSE, "start-empty"), *((game, f"{game}-crowded") for game in PACKAGES)):
        for look in each_look(house, [screen_named(screen)], [PREVIEW], ["day"]):
            picture(look, out / Preview("", "", of).picture)


# --- the command


def wanted(asked: argparse.Namespace) -> list[Screen]:
    return [
        screen
        for screen in SCREENS
        if asked.only in screen.name
        and (not asked.game or screen.game in asked.game)
        and (not asked.state or screen.state in asked.state or screen.name in asked.state)
    ]


def parsed(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Look at every screen: take pictures, or measure what does not fit.")
    parser.add_argument("--only", default="", metavar="WORD", help="screens whose name contains it")
    parser.add_argument("--game", action="append", metavar="NAME", help="screens of this game (again for more)")
    parser.add_argument(
        "--state", action="append", metavar="STATE",
        help="this state of a game, such as early, crowded, over, hint, or this page (again for more)",
    )  # fmt: skip
    parser.add_argument("--size", action="append", metavar="WxH", help="this window, 1280x720 (again for more)")
    parser.add_argument("--theme", action="append", choices=THEMES, help="only by day, or only by night")
    parser.add_argument("--language", default=ENGLISH, choices=LANGUAGES, help="in which screens are read")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where to put pictures")
    parser.add_argument("--measure", action="store_true", help="measure instead of taking pictures")
    parser.add_argument("--table", action="store_true", help="of what is measured, only the figures")
    parser.add_argument("--into", type=Path, metavar="FILE", help="write what was measured there, too")
    parser.add_argument("--docs", action="store_true", help="take the pictures of the documentation")
    parser.add_argument("--previews", action="store_true", help="take the pictures that links have")
    parser.add_argument("--list", action="store_true", help="only name the screens")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    asked = parsed(words)
    screens, themes = wanted(asked), asked.theme or THEMES
    sizes = [Size(*map(int, each.split("x"))) for each in asked.size] if asked.size else SIZES
    if asked.list:
        print(*(screen.name for screen in screens), sep="\n")
        return
    with (
        tempfile.TemporaryDirectory() as made,
        chromium() as browser,
        served(Path(made) / "tables.sqlite", native=True) as server,
    ):
        house = House(browser, server, asked.language)
        if asked.docs:
            take_for_docs(house, made_folder(asked.out or DOCS), asked.only)
        elif asked.previews:
            take_previews(house, made_folder(asked.out or PREVIEWS))
        elif asked.measure:
            # Colours change no measures.
            measure_all(each_look(house, screens, sizes, THEMES[:1]), asked.table, asked.into)
        else:
            out = made_folder(asked.out or TARGET)
            for look in each_look(house, screens, sizes, themes):
                picture(look, out / f"{look.screen.name}-{look.size}-{look.theme}.png")
        house.close()


def made_folder(path: Path) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    return path


def measure_all(looks: Iterable[Look], only_figures: bool, into: Path | None) -> None:
    lines = []

    def tell(line: str) -> None:
        print(line, flush=True)
        lines.append(line)

    found: list[Measured] = []
    tell(HEAD)
    for look in looks:
        found.append(measure(look))
        tell(line_of(found[-1]))
    for line in ("", summary(found), *([] if only_figures else faults_of(found))):
        tell(line)
    if into:
        into.write_text("\n".join([*lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
