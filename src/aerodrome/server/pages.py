"""Pages: the browser client, which is one page for many addresses, with the files it loads; and pages without script,
for the rules and finished games, in which every text goes through `html.escape`.

`make web` builds the client from web/ into static/.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
import time
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException

from aerodrome.games import available
from aerodrome.games import load as load_game
from aerodrome.play.luck import Share, SharedLuck
from aerodrome.play.proof import what_is_proven
from aerodrome.server.api.games import KnownGame
from aerodrome.server.desk import Address, AtDesk, Known, Visiting, id_of, may_replay
from aerodrome.table.errors import Refused
from aerodrome.table.table import Table

routes = APIRouter(include_in_schema=False)
STATIC = Path(__file__).with_name("static")
STYLE = Path(__file__).with_name("pages.css").read_bytes()
ON_A_PAGE = 50
LONG = "public, max-age=31536000, immutable"
"""For files that carry a hash of their content in their name."""
PACKED = (".js", ".css", ".svg")
"""Files that packing makes smaller. They hold no secret that their size could tell."""

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


# --- the browser client


def is_built() -> bool:
    return (STATIC / "index.html").is_file()


@cache
def files(folder: Path) -> dict[str, Path]:
    """The client's files by name. Nothing else is served, whatever a path says."""
    return {path.name: path for path in folder.iterdir() if path.is_file()} if folder.is_dir() else {}


@cache
def packed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)


@routes.get("/app/{name}")
async def file(name: str, request: Request, _: Visiting) -> Response:
    path = files(STATIC).get(name)
    if path is None:
        raise HTTPException(404)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {"cache-control": LONG if "-" in name else "no-cache"}
    if path.suffix in PACKED:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed(path), media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(path.read_bytes(), media_type=kind, headers=headers)


@routes.get("/")
@routes.get("/new/{game}")
@routes.get("/tables")
@routes.get("/join")
@routes.get("/t/{id}")
@routes.get("/learn/{game}")
@routes.get("/replay/{id}")
async def client(request: Request, _: Visiting) -> Response:
    """All of these are the same page; its script reads the address."""
    if is_built():
        page = (STATIC / "index.html").read_bytes()
        return Response(page, media_type="text/html", headers={"cache-control": "no-cache"})
    if request.url.path == "/":
        return plain_front()
    return fault_page(404, "The browser client is not built here. In a checkout, `make web` builds it.")


# --- pages without script


def page(title: str, body: Iterable[str], status: int = 200) -> HTMLResponse:
    """A whole page. The title is text, ``body`` is HTML."""
    shown = escape(title)
    return HTMLResponse(
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{shown}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<link rel="stylesheet" href="/static/plain.css">\n</head>\n<body>\n'
        '<header><nav aria-label="Aerodrome"><a href="/">Aerodrome</a>'
        '<a href="/games">Finished games</a></nav></header>\n'
        f"<main>\n<h1>{shown}</h1>\n" + "\n".join(body) + "\n</main>\n"
        "<footer>Aerodrome: airship board games, for people and for programs.</footer>\n</body>\n</html>\n",
        status,
    )


def fault_page(status: int, text: str) -> HTMLResponse:
    return page("That did not work", [f"<p>{escape(text)}</p>", '<p><a href="/">To the start page</a></p>'], status)


@routes.get("/static/plain.css")
async def style() -> Response:
    return Response(STYLE, media_type="text/css", headers={"cache-control": "public, max-age=3600"})


def plain_front() -> HTMLResponse:
    """The first page where the browser client is not built."""
    body = [
        "<p>Four board games about airships, for friends, for bots, and for both at one table. Nobody has to sign up: "
        "a name is enough.</p>",
        "<h2>The games</h2>",
        "<dl>",
    ]
    for game in available():
        body += [
            f'<dt><strong>{escape(game.title)}</strong> (<a href="/rules/{escape(game.name)}">rules</a>)</dt>',
            f"<dd>{escape(game.tagline)} {escape(game.minutes)} minutes.</dd>",
        ]
    body += [
        "</dl>",
        "<h2>More</h2>",
        "<ul>",
        '<li><a href="/games">Finished games</a>, with every move, and what is proven about their luck</li>',
        '<li><a href="/api/openapi.json">The interface for programs</a> (OpenAPI); they play through a WebSocket at '
        "<code>/ws</code></li>",
        "</ul>",
    ]
    return page("Aerodrome", body)


@routes.get("/rules/{game}")
async def rules(_: Visiting, game: KnownGame) -> HTMLResponse:
    body = [f"<p>{escape(game.tagline)} {escape(game.minutes)} minutes.</p>"]
    if not game.has_rule_text:
        body.append("<p>This game comes without its rules in words. The package that brings it may say more.</p>")
        return page(f"{game.title}: the rules", body)
    sections = list(dict.fromkeys(rule.section for rule in game.rules))
    links = [f'<li><a href="#{anchor(section)}">{escape(section)}</a></li>' for section in sections]
    body += ['<nav aria-label="Sections"><ul>', *links, "</ul></nav>"]
    for section in sections:
        body.append(f'<h2 id="{anchor(section)}">{escape(section)}</h2>')
        body += [
            f'<p class="rule" id="{escape(rule.id)}"><a href="#{escape(rule.id)}">'
            f"<strong>{escape(rule.id)}</strong></a> {escape(rule.text)} "
            f'<span class="source">({escape(rule.source)})</span></p>'
            for rule in game.rules
            if rule.section == section
        ]
    return page(f"{game.title}: the rules", body)


def anchor(section: str) -> str:
    """An id for a section, as `3-a-go`."""
    return re.sub(r"[^a-z0-9]+", "-", section.lower()).strip("-") or "rules"


@routes.get("/games")
async def finished(desk: Visiting, before: Annotated[str, Query(max_length=100)] = "") -> HTMLResponse:
    headers = await desk.house.store.listing("over", "public", ON_A_PAGE, place_of(before))
    if not headers:
        return page("Finished games", ["<p>There are none here yet.</p>"])
    body = ["<table>", "<tr><th>Game</th><th>Seats</th><th>Begun</th></tr>"]
    for header, created in desk.lobby.sound(headers):
        link = f'<a href="/games/{escape(header.id)}">{escape(load_game(header.game).title)}</a>'
        day = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(header.created))
        body.append(f"<tr><td>{link}</td><td>{created.settings.seats}</td><td>{day}</td></tr>")
    body.append("</table>")
    if len(headers) == ON_A_PAGE:
        last = headers[-1]
        body.append(f'<p><a href="/games?before={last.created!r}:{escape(last.id)}">Earlier games</a></p>')
    return page("Finished games", body)


def place_of(text: str) -> tuple[float, str] | None:
    """The time and the id behind which a page of the list starts."""
    created, _, id = text.partition(":")
    try:
        return (float(created), id) if id and 0 < float(created) < 1e12 else None
    except ValueError:
        return None


@routes.get("/games/{id}")
async def game_page(id: str, address: Address, known: Known, desk: AtDesk) -> HTMLResponse:
    person = id_of(known)
    desk.windows.count("export", address, person)
    table = await desk.look_for(id, person)
    if table.ended is None or not (table.may_watch(person) or table.seats_of(person)):
        raise Refused("unknown table", "There is no finished game here.")
    record = await desk.records.of(table)
    names = table.names
    body = ["<h2>Result</h2>", "<table>", "<tr><th>Place</th><th>Player</th><th>Points</th></tr>"]
    for seat in sorted(range(len(names)), key=lambda seat: (record.places[seat], seat)):
        bot = table.seats[seat].bot
        who = escape(names[seat]) + (f" <span class='source'>({escape(bot)})</span>" if bot else "")
        place = str(record.places[seat]) if table.status == "over" else "-"
        body.append(f"<tr><td>{place}</td><td>{who}</td><td>{record.scores[seat]}</td></tr>")
    body.append("</table>")
    if table.status == "abandoned":
        body.append("<p>The game was abandoned before its end.</p>")
    elif record.ending:
        body.append(f"<p>It ended by {escape(record.ending)}</p>")
    if is_built():
        body.append(f'<p><a href="/replay/{id}">Watch the game again, move by move</a></p>')
    body += ["<h2>What happened</h2>", '<ol class="log">', *items(record.sentences), "</ol>"]
    title = f"{table.game.title}: {' and '.join(names)}"
    if table.settings.is_lesson:
        return page(title, [*body, "<p>This was a lesson: its dice and cards are the same for everybody.</p>"])
    body += luck_lines(table)
    if may_replay(table, person):
        body += [
            f"<p>The secret was:<br><code>{escape(table.ended.secret)}</code></p>",
            f'<p><a href="/api/tables/{id}/export">The game as a file</a>: <code>aerodrome verify</code> '
            "replays it from all of this on your own machine, and notices every card and every die that is wrong.</p>",
        ]
    else:
        body.append("<p>The players keep the secret, and the hands that follow from it, to themselves.</p>")
    return page(title, body)


def luck_lines(table: Table) -> list[str]:
    """Where the luck of a match came from, and what is proven about it."""
    lines = [
        "<h2>Where the luck came from</h2>",
        "<p>When the table was opened, the server published the SHA-256 of a secret:<br>"
        f"<code>{escape(table.created.commitment)}</code></p>",
    ]
    if isinstance(table.luck, SharedLuck):
        lines += [
            "<p>After that the players' computers gave random numbers, each bound by a hash before any was shown:</p>",
            "<table>",
            "<tr><th>Player</th><th>Random number, and its earlier hash</th></tr>",
        ]
        for name, share in zip(table.names, table.luck.shares, strict=True):
            lines.append(f"<tr><td>{escape(name)}</td><td>{share_cell(share)}</td></tr>")
        lines.append("</table>")
        if table.voided:
            times = "once" if table.voided == 1 else f"{table.voided} times"
            lines.append(f"<p>Before that, random numbers were shown for nothing {times}: the seats changed, and "
                         "everybody drew again.</p>")  # fmt: skip
    if table.board is not None:
        proven, not_proven = what_is_proven(table.luck, table.names)
        lines += ["<p>What this proves:</p>", "<ul>", *items(proven), "</ul>"]
        lines += ["<p>What this does not prove:</p>", "<ul>", *items(not_proven), "</ul>"]
    return lines


def items(texts: Iterable[str]) -> list[str]:
    return [f"<li>{escape(text)}</li>" for text in texts]


def share_cell(share: Share) -> str:
    if share.kind == "bot":
        return f"a bot's, which anybody can compute:<br><code>{share.nonce}</code>"
    if share.kind == "none":
        return "none was given"
    shown = f"<code>{share.nonce}</code>" if share.nonce else "not shown, so not part of the luck"
    return f"{shown}<br><code>{share.pledge}</code>"
