"""Pages that work without script: what this is, the rules, finished games. Every text goes through `html.escape`."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse

from aerodrome.games import available
from aerodrome.games import load as load_game
from aerodrome.play.luck import Share, SharedLuck
from aerodrome.play.proof import what_is_proven
from aerodrome.server import built
from aerodrome.server.api.asking import AtDesk, Visiting, address_at, id_of, known_person
from aerodrome.server.api.games import known_game
from aerodrome.server.api.watching import safe_name
from aerodrome.server.desk import may_replay
from aerodrome.store.lists import Header
from aerodrome.table.entries import Created
from aerodrome.table.errors import Refused
from aerodrome.table.table import Table

pages = APIRouter(include_in_schema=False)
STYLE = Path(__file__).with_name("pages.css").read_bytes()
ON_A_PAGE = 50


def page(title: str, body: Iterable[str], status: int = 200) -> HTMLResponse:
    """A whole page; ``body`` is HTML, the title is text."""
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


@pages.get("/static/plain.css")
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


@pages.get("/rules/{game}")
async def rules(game: str, _: Visiting) -> HTMLResponse:
    found = known_game(game)
    body = [f"<p>{escape(found.tagline)} {escape(found.minutes)} minutes.</p>"]
    if not found.has_rule_text:
        body.append("<p>This game comes without its rules in words. The package that brings it may say more.</p>")
        return page(f"{found.title}: the rules", body)
    sections = list(dict.fromkeys(rule.section for rule in found.rules))
    body += ['<nav aria-label="Sections"><ul>']
    body += [f'<li><a href="#{anchor(section)}">{escape(section)}</a></li>' for section in sections]
    body += ["</ul></nav>"]
    for section in sections:
        body.append(f'<h2 id="{anchor(section)}">{escape(section)}</h2>')
        body += [
            f'<p class="rule" id="{escape(rule.id)}"><a href="#{escape(rule.id)}">'
            f"<strong>{escape(rule.id)}</strong></a> {escape(rule.text)} "
            f'<span class="source">({escape(rule.source)})</span></p>'
            for rule in found.rules
            if rule.section == section
        ]
    return page(f"{found.title}: the rules", body)


def anchor(section: str) -> str:
    """An id for a section, as `3-a-go`."""
    return re.sub(r"[^a-z0-9]+", "-", section.lower()).strip("-") or "rules"


@pages.get("/games")
async def finished(desk: Visiting, before: Annotated[str, Query(max_length=100)] = "") -> HTMLResponse:
    headers = await desk.house.store.listing("over", "public", ON_A_PAGE, place_of(before))
    if not headers:
        return page("Finished games", ["<p>There are none here yet.</p>"])
    body = ["<table>", "<tr><th>Game</th><th>Seats</th><th>Begun</th></tr>"]
    body += [game_row(each.header, each.created) for each in desk.lobby.sound(headers)]
    body.append("</table>")
    if len(headers) == ON_A_PAGE:
        last = headers[-1]
        body.append(f'<p><a href="/games?before={last.created!r}:{escape(last.id)}">Earlier games</a></p>')
    return page("Finished games", body)


def place_of(text: str) -> tuple[float, str] | None:
    """Where a page of the list starts."""
    created, _, id = text.partition(":")
    try:
        return (float(created), id) if id and 0 < float(created) < 1e12 else None
    except ValueError:
        return None


def game_row(header: Header, created: Created) -> str:
    link = f'<a href="/games/{escape(header.id)}">{escape(load_game(header.game).title)}</a>'
    return f"<tr><td>{link}</td><td>{created.settings.seats}</td><td>{day(header.created)}</td></tr>"


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))


@pages.get("/games/{id}")
async def game_page(id: str, request: Request, desk: AtDesk) -> HTMLResponse:
    """A finished game, for people who may watch it."""
    person = id_of(await known_person(request, desk))
    desk.windows.count("export", address_at(request), person)
    table = await desk.look_for(id, person)
    if table.status not in ("over", "abandoned") or not (table.may_watch(person) or table.seats_of(person)):
        raise Refused("unknown table", "There is no finished game here.")
    record = await desk.records.of(table)
    names, open_to_me = table.names, may_replay(table, person)
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
    if built.is_built():
        body.append(f'<p><a href="/replay/{safe_name(id)}">Watch the game again, move by move</a></p>')
    body += ["<h2>What happened</h2>", '<ol class="log">']
    body += [f"<li>{escape(sentence)}</li>" for sentence in record.sentences]
    body.append("</ol>")
    title = f"{table.game.title}: {' and '.join(names)}"
    if table.settings.is_lesson:
        return page(title, [*body, "<p>This was a lesson: its dice and cards are the same for everybody.</p>"])
    body += luck_lines(table)
    if open_to_me and table.ended is not None:
        body += [
            f"<p>The secret was:<br><code>{escape(table.ended.secret)}</code></p>",
            f'<p><a href="/api/tables/{safe_name(id)}/export">The game as a file</a>: <code>aerodrome verify</code> '
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
        lines.append("<p>After that the players' computers gave random numbers, each bound by a hash before any was "
                     "shown:</p>")  # fmt: skip
        lines += ["<table>", "<tr><th>Player</th><th>Random number, and its earlier hash</th></tr>"]
        for name, share in zip(table.names, table.luck.shares, strict=True):
            lines.append(f"<tr><td>{escape(name)}</td><td>{share_cell(share)}</td></tr>")
        lines.append("</table>")
        if table.voided:
            times = "once" if table.voided == 1 else f"{table.voided} times"
            lines.append(f"<p>Before that, random numbers were shown for nothing {times}: the seats changed, and "
                         "everybody drew again.</p>")  # fmt: skip
    if table.board is not None:
        proven, not_proven = what_is_proven(table.luck, table.names)
        lines += ["<p>What this proves:</p>", "<ul>"]
        lines += [*(f"<li>{escape(line)}</li>" for line in proven), "</ul>"]
        lines += ["<p>What this does not prove:</p>", "<ul>"]
        lines += [*(f"<li>{escape(line)}</li>" for line in not_proven), "</ul>"]
    return lines


def share_cell(share: Share) -> str:
    if share.kind == "bot":
        return f"a bot's, which anybody can compute:<br><code>{share.nonce}</code>"
    if share.kind == "none":
        return "none was given"
    shown = f"<code>{share.nonce}</code>" if share.nonce else "not shown, so not part of the luck"
    return f"{shown}<br><code>{share.pledge}</code>"
