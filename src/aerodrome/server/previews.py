"""Previews of links that people send: a title, a sentence and a picture, in the head of the client's page. Anybody may
ask for one, so it says of a table only what everybody may know. For tables that are not public, and for those that do
not exist, it is the same as for the house.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from aerodrome.games import load as load_game
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.server.desk import Desk
from aerodrome.table.table import Table
from aerodrome.text import about, guide, tell

HOUSE = "aerodrome"
WIDTH, HEIGHT = 1280, 720
NOBODY = ""
PATIENCE = 1.0
"""Seconds to find a table in, since nobody waits long for a preview."""


@dataclass(frozen=True)
class Preview:
    title: str
    text: str
    of: str = HOUSE
    """The subject of the picture: a game, or the house."""

    @property
    def picture(self) -> str:
        """The picture's file."""
        return f"preview.{self.of}.jpg"


def of_the_house(language: str) -> Preview:
    return Preview(tell(language, "ui-name"), tell(language, "ui-tagline"))


def of_a_game(game: Game, title: str, language: str) -> Preview:
    return Preview(title, guide(game, language).goal or about(game, language), game.name)


def of_a_table(table: Table, language: str) -> Preview:
    names = [seat.name for seat in table.seats if seat.taken]
    title = tell(language, "page-title", game=table.game.title, names=names) if names else table.game.title
    return Preview(title, state_of(table, names, language), table.game.name)


def state_of(table: Table, names: list[str], language: str) -> str:
    if table.status == "open":
        return tell(language, "preview-open", free=len(table.seats) - len(names))
    if table.status == "running":
        return tell(language, "preview-running")
    if table.board is None or table.status != "over":
        return tell(language, "page-abandoned")
    winners = [table.names[seat] for seat in table.board.outcome().winners]
    return tell(language, "preview-over", names=winners, n=len(winners))


async def of_a_page(path: str, desk: Desk, language: str) -> Preview:
    """The preview of the page at a path of the client."""
    kind, _, name = path.strip("/").partition("/")
    try:
        if kind in ("t", "replay"):
            async with asyncio.timeout(PATIENCE):
                return of_a_table(await desk.look_for(name, NOBODY), language)
        if kind in TITLES:
            game = load_game(name)
            return of_a_game(game, tell(language, TITLES[kind], game=game.title), language)
    except (AerodromeError, TimeoutError):
        pass  # it does not exist, or not for everybody, or would keep the page waiting
    if kind == "join":
        return Preview(tell(language, "ui-join-title"), tell(language, "ui-tagline"))
    return of_the_house(language)


TITLES = {"new": "ui-new-title", "learn": "learn-title", "rules": "page-rules-of"}
"""For the first word of each path, the title of its page."""


def with_preview(page: str, preview: Preview, home: str, path: str, folder: str = "app/") -> str:
    """A page with a preview in its head. `home` is the address of the house, with a slash at its end."""
    page = re.sub(r"<title>.*?</title>", lambda _: f"<title>{escape(preview.title)}</title>", page, count=1)
    description = f'<meta name="description" content="{escape(preview.text)}" />'
    page = re.sub(r'<meta name="description"[^>]*>', lambda _: description, page, count=1)
    return page.replace("</head>", "".join(lines(preview, home, path, folder)) + "</head>", 1)


def lines(preview: Preview, home: str, path: str, folder: str) -> Iterable[str]:
    told = {
        "og:type": "website",
        "og:site_name": "Aerodrome",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": home + path.lstrip("/"),
        "og:image": f"{home}{folder}{preview.picture}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": preview.title,
    }
    for name, value in told.items():
        yield f'<meta property="{name}" content="{escape(value)}" />\n'
    yield '<meta name="twitter:card" content="summary_large_image" />\n'
