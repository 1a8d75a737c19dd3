"""Pages: the browser client, which is one page for many addresses, with its files; and pages without script, for the
rules and finished games. There, every text goes through `html.escape`.

`make web` builds the client from web/ into static/.
"""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
import re
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from html import escape
from pathlib import Path
from typing import Annotated
from urllib.parse import parse_qsl, quote, urlencode

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.exceptions import HTTPException

from aerodrome.analysis.reviews import Review
from aerodrome.analysis.telling import Teller
from aerodrome.games import available
from aerodrome.games import load as load_game
from aerodrome.play.luck import Share, SharedLuck
from aerodrome.play.proof import what_is_proven
from aerodrome.rulebook.errors import Argument
from aerodrome.rulebook.game import Game
from aerodrome.server.api.games import KnownGame
from aerodrome.server.api.mine import Mine, MyTables, Status, page_of
from aerodrome.server.desk import Address, AtDesk, Desk, Known, Visiting, id_of, may_replay
from aerodrome.server.languages import choice_of, language_of
from aerodrome.server.origins import Scope, headers_of, is_secure
from aerodrome.server.previews import of_a_page, with_preview
from aerodrome.store.results import Outcome
from aerodrome.table.errors import Refused
from aerodrome.table.replayed import replayed
from aerodrome.table.table import Table
from aerodrome.text import LANGUAGES, Speaker, about, guide, rules_in, tell

routes = APIRouter(include_in_schema=False)
STATIC = Path(__file__).with_name("static")
STYLE = Path(__file__).with_name("pages.css").read_bytes()
ON_A_PAGE = 50
RELOAD_SECONDS = 3
"""After so long a page without script looks again how far a review has come."""
LONG = "public, max-age=31536000, immutable"
"""For files that carry a hash of their content in their name."""
CLIENT = "client"
"""What is missing if the browser client is not built."""
PACKED = (".js", ".css", ".svg", ".wasm", ".json")
"""Files that packing makes smaller. They hold no secret that their size could betray."""

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("application/manifest+json", ".webmanifest")


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


@routes.get("/favicon.ico")
async def favicon(request: Request, visiting: Visiting) -> Response:
    """The icon, where browsers look for it by default."""
    return await file("favicon.ico", request, visiting)


@routes.get("/sw.js")
async def service_worker(_: Visiting) -> Response:
    """The script that keeps the client for times without a connection. It acts only for paths below its own, so it is
    at the top."""
    path = files(STATIC).get("sw.js")
    if path is None:
        raise HTTPException(404)
    return Response(path.read_bytes(), media_type="text/javascript", headers={"cache-control": "no-cache"})


@routes.get("/")
@routes.get("/new/{game}")
@routes.get("/tables")
@routes.get("/join")
@routes.get("/me")
@routes.get("/t/{id}")
@routes.get("/learn/{game}")
@routes.get("/replay/{id}")
async def client(request: Request, desk: Visiting) -> Response:
    """All these addresses are the same page, whose script reads the address."""
    if is_built():
        file, reader = STATIC / "index.html", Reader.of(request.scope)
        page = shell(file, file.stat().st_mtime_ns, reader.language)
        return await clients_page(page, request, desk, reader)
    if request.url.path == "/":
        return plain_front(Reader.of(request.scope))
    raise HTTPException(404, CLIENT)


async def clients_page(page: str, request: Request, desk: Desk, reader: Reader) -> HTMLResponse:
    preview = await of_a_page(request.url.path, desk, reader.language)
    scheme = "https" if is_secure(request.scope, desk.config) else "http"
    home = f"{scheme}://{headers_of(request.scope).get('host', '')}/"
    headers = {"cache-control": "no-cache", "vary": "accept-language, cookie", **reader.choice}
    return HTMLResponse(with_preview(page, preview, home, request.url.path), headers=headers)


@cache
def shell(file: Path, _written: int, language: str) -> str:
    """The client's page for a reader of a language. The server fills in the text for readers without script."""
    games = [f'<a href="/rules/{game.name}">{escape(game.title)}</a>' for game in available()]
    told = no_script(language, games, f'<a href="/games">{escape(tell(language, "page-finished"))}</a>')
    return without_script(file, language, told)


def without_script(file: Path, language: str, told: str) -> str:
    """The client's page for a reader of a language, with this HTML for readers without script."""
    page = file.read_text(encoding="utf-8").replace('<html lang="en">', f'<html lang="{language}">', 1)
    return re.sub(
        r"(?s)<noscript>.*?</noscript>", lambda _: f'<noscript><div class="wrap">{told}</div></noscript>', page
    )


# --- pages without script


@dataclass(frozen=True)
class Reader:
    """Who reads a page, and where."""

    language: str
    path: str = "/"
    rest: str = ""
    """The rest of the address's query, without the language."""
    choice: Mapping[str, str] = field(default_factory=dict)
    """The header that keeps a language that the reader has just chosen."""
    home: str = "/"
    """The client's address."""
    finished: str = "/games"
    """The address of the list of finished games; empty if there are none."""
    style: str = "/static/plain.css"
    icon: str = ""
    """The icon's address; empty if the client, which has it, is not built."""

    @classmethod
    def of(cls, scope: Scope) -> Reader:
        asked = parse_qsl(scope.get("query_string", b"").decode("latin-1"))
        rest = urlencode([(name, value) for name, value in asked if name != "lang"])
        path = "/" + quote(scope["path"].lstrip("/"))
        icon = "/favicon.ico" if is_built() else ""
        return cls(language_of(scope), path, rest, choice_of(scope), icon=icon)

    def tell(self, id: str, **arguments: Argument) -> str:
        """A text of the house, as HTML."""
        return escape(tell(self.language, id, **arguments))

    def link(self, path: str, id: str) -> str:
        return f'<a href="{escape(path)}">{self.tell(id)}</a>'

    def address_in(self, language: str) -> str:
        """The address of the same page in a language."""
        return f"{self.path}?{self.rest}{'&' if self.rest else ''}lang={language}"

    def languages(self) -> str:
        """The same page in every language."""
        links = []
        for each in LANGUAGES:
            address = self.address_in(each)
            current = ' aria-current="true"' if each == self.language else ""
            name = escape(tell(each, "language"))
            links.append(f'<a href="{escape(address)}" lang="{each}" hreflang="{each}"{current}>{name}</a>')
        return f'<nav aria-label="{self.tell("page-languages")}">{"".join(links)}</nav>'

    def page(self, title: str, body: Iterable[str], status: int = 200) -> HTMLResponse:
        """A whole page. The title is text, ``body`` is HTML."""
        return HTMLResponse(self.html(title, body), status, {"vary": "accept-language, cookie", **self.choice})

    def html(self, title: str, body: Iterable[str]) -> str:
        icon = f'<link rel="icon" href="{self.icon}">\n' if self.icon else ""
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            f"<title>{escape(title)}</title>\n"
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f'{icon}<link rel="stylesheet" href="{self.style}">\n</head>\n'
            f"<body>\n{self.body(title, body)}</body>\n</html>\n"
        )

    def body(self, title: str, body: Iterable[str]) -> str:
        """What stands on a page, from its head to its foot."""
        return (
            f'<header><nav aria-label="Aerodrome"><a href="{self.home}">Aerodrome</a>'
            f"{self.link(self.finished, 'page-finished') if self.finished else ''}</nav></header>\n"
            f"<main>\n<h1>{escape(title)}</h1>\n" + "\n".join(body) + "\n</main>\n"
            f"<footer>{self.languages()}<p>{self.tell('page-foot')}</p></footer>\n"
        )

    def fault(self, status: int, text: str) -> HTMLResponse:
        body = [f"<p>{escape(text)}</p>", f"<p>{self.link('/', 'page-to-start')}</p>"]
        return self.page(tell(self.language, "page-fault"), body, status)


def reader_of(request: Request) -> Reader:
    return Reader.of(request.scope)


Reads = Annotated[Reader, Depends(reader_of)]


@routes.get("/static/plain.css")
async def style() -> Response:
    return Response(STYLE, media_type="text/css", headers={"cache-control": "public, max-age=3600"})


def plain_front(reader: Reader) -> HTMLResponse:
    """The first page if the browser client is not built."""
    body = [f"<p>{reader.tell('page-front-text')}</p>", f"<h2>{reader.tell('page-games')}</h2>", "<dl>"]
    for game in available():
        rules = reader.link(f"/rules/{game.name}", "page-rules")
        body += [
            f"<dt><strong>{escape(game.title)}</strong> ({rules})</dt>",
            f"<dd>{escape(about(game, reader.language))}</dd>",
        ]
    body += [
        "</dl>",
        f"<h2>{reader.tell('page-more')}</h2>",
        "<ul>",
        f"<li>{reader.link('/games', 'page-finished-more')}</li>",
        f"<li>{reader.link('/api/openapi.json', 'page-programs')} {reader.tell('page-programs-more')} "
        "<code>/ws</code></li>",
        "</ul>",
    ]
    return reader.page("Aerodrome", body)


@routes.get("/rules/{game}")
async def rules(request: Request, desk: Visiting, game: KnownGame, reader: Reads) -> HTMLResponse:
    if not is_built():
        return reader.page(*rules_of(game, reader))
    page = without_script(STATIC / "index.html", reader.language, reader.body(*rules_of(game, reader)))
    return await clients_page(page, request, desk, reader)


def rules_of(game: Game, reader: Reader) -> tuple[str, list[str]]:
    """The title and the body of a page with the rules of a game."""
    short = guide(game, reader.language)
    body = [f"<p>{escape(about(game, reader.language))}</p>"]
    if short.goal:
        body += [
            f'<p class="goal">{escape(short.goal)}</p>',
            f"<h2>{reader.tell('page-turn')}</h2>", "<ol>", *items(short.turn), "</ol>",
            f"<h2>{reader.tell('page-points')}</h2>", "<ul>", *items(short.points), "</ul>",
        ]  # fmt: skip
    title = tell(reader.language, "page-rules-of", game=game.title)
    if not game.has_rule_text:
        return title, [*body, f"<p>{reader.tell('page-no-rules')}</p>"]
    told = rules_in(game, reader.language)
    sections = list(dict.fromkeys(rule.section for rule in told))
    links = [f'<li><a href="#{anchor(section)}">{escape(section)}</a></li>' for section in sections]
    laws = reader.tell("page-laws", n=len(told))
    body.append(f"<details{'' if short.goal else ' open'}><summary><h2>{laws}</h2></summary>")
    body += [f'<nav aria-label="{reader.tell("page-sections")}"><ul>', *links, "</ul></nav>"]
    body.append(f'<p class="source">{reader.tell("page-sources")}</p>')
    for section in sections:
        body.append(f'<h3 id="{anchor(section)}">{escape(section)}</h3>')
        body += [
            f'<p class="rule" id="{escape(rule.id)}"><a href="#{escape(rule.id)}">'
            f"<strong>{escape(rule.id)}</strong></a> {escape(rule.text)} "
            f'<span class="source">({escape(rule.source)})</span></p>'
            for rule in told
            if rule.section == section
        ]
    return title, [*body, "</details>"]


def no_script(language: str, rules: Iterable[str], finished: str = "") -> str:
    """The text of a client's page for readers without JavaScript, with links to the rules and to finished games."""
    links = [*rules, *([finished] if finished else [])]
    return f'<p lang="{language}">{escape(tell(language, "page-no-script"))} {", ".join(links)}</p>'


def anchor(section: str) -> str:
    """An id for a section, as `3-a-go`."""
    return re.sub(r"[\W_]+", "-", section.lower()).strip("-") or "rules"


@routes.get("/games")
async def finished(desk: Visiting, reader: Reads, before: Annotated[str, Query(max_length=100)] = "") -> HTMLResponse:
    headers = await desk.house.store.listing("over", "public", ON_A_PAGE, place_of(before))
    title = tell(reader.language, "page-finished")
    if not headers:
        return reader.page(title, [f"<p>{reader.tell('page-none-finished')}</p>"])
    body = ["<table>", heads(reader, "page-game", "page-seats", "page-begun")]
    for header, created in desk.lobby.sound(headers):
        link = f'<a href="/games/{escape(header.id)}">{escape(load_game(header.game).title)}</a>'
        day = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(header.created))
        body.append(f"<tr><td>{link}</td><td>{created.settings.seats}</td><td>{day}</td></tr>")
    body.append("</table>")
    if len(headers) == ON_A_PAGE:
        last = headers[-1]
        body.append(f"<p>{reader.link(f'/games?before={last.created!r}:{last.id}', 'page-earlier')}</p>")
    return reader.page(title, body)


def heads(reader: Reader, *ids: str) -> str:
    return f"<tr>{''.join(f'<th>{reader.tell(id)}</th>' for id in ids)}</tr>"


# --- my games


@routes.get("/mine")
async def my_games(
    request: Request,
    desk: Visiting,
    known: Known,
    reader: Reads,
    status: Annotated[Status, Query()] = "going",
    game: Annotated[str, Query(max_length=40)] = "",
    outcome: Annotated[Outcome, Query()] = "",
    after: Annotated[str, Query(max_length=100)] = "",
) -> HTMLResponse:
    page = await page_of(desk, known.id, status, game, outcome, after) if known is not None else MyTables(tables=[])
    told = tell(reader.language, "mine-title"), mine_lines(page, known is not None, status, game, outcome, reader)
    if is_built():
        whole = without_script(STATIC / "index.html", reader.language, reader.body(*told))
        response = await clients_page(whole, request, desk, reader)
    else:
        response = reader.page(*told)
    response.headers["referrer-policy"] = "same-origin"  # else a form would not say that it is from here
    return response


def mine_lines(page: MyTables, known: bool, status: str, game: str, outcome: str, reader: Reader) -> list[str]:
    """My games, with filters and what can be done with each, as HTML."""
    if not known:
        return [f"<p>{reader.tell('mine-nobody')}</p>"]
    other = "finished" if status == "going" else "going"
    body = [
        f"<p><strong>{reader.tell(f'mine-{status}')}</strong> "
        f"{reader.link(f'/mine?status={other}', f'mine-{other}')}</p>",
        '<form method="get" action="/mine">', f'<input type="hidden" name="status" value="{status}">',
        choice(reader, "game", "mine-game", "mine-every-game", {g.name: g.title for g in available()}, game),
    ]  # fmt: skip
    if status == "finished":
        outcomes = {"won": "mine-won", "lost": "mine-lost", "given up": "mine-given-up"}
        named = {value: tell(reader.language, id) for value, id in outcomes.items()}
        body.append(choice(reader, "outcome", "mine-result", "mine-every-result", named, outcome))
    body += [f"<button>{reader.tell('mine-show')}</button>", "</form>"]
    if not page.tables:
        return [*body, f"<p>{reader.tell(f'mine-none-{status}')}</p>"]
    columns = ("page-game", "mine-who", "mine-result", "mine-when")
    body += ["<table>", heads(reader, *columns, *(["mine-remove"] if status == "finished" else []))]
    body += [mine_row(each, status, reader) for each in page.tables]
    body.append("</table>")
    if page.more:
        query = urlencode({"status": status, "game": game, "outcome": outcome, "after": page.more})
        more = "mine-next" if status == "going" else "mine-more"
        body.append(f"<p>{reader.link(f'/mine?{query}', more)}</p>")
    return body


def choice(reader: Reader, name: str, label: str, every: str, values: Mapping[str, str], chosen: str) -> str:
    """A field to choose one of several values, or all."""
    options = [f'<option value="">{reader.tell(every)}</option>']
    for value, text in values.items():
        mark = " selected" if value == chosen else ""
        options.append(f'<option value="{escape(value)}"{mark}>{escape(text)}</option>')
    return f'<label>{reader.tell(label)} <select name="{name}">{"".join(options)}</select></label>'


def mine_row(game: Mine, status: str, reader: Reader) -> str:
    to = f"/games/{game.id}" if game.status in ("over", "abandoned") else f"/t/{game.id}"
    title = escape(game.title)
    cells = [
        title if game.damaged or game.archived else f'<a href="{escape(to)}">{title}</a>',
        escape(", ".join(seat.name for seat in game.seats if seat.name and not seat.mine)),
        mine_state(game, reader),
        time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(game.created if status == "going" else game.updated)),
    ]
    if status == "finished":
        cells.append(
            f'<form method="post" action="/mine/remove"><input type="hidden" name="id" value="{escape(game.id)}">'
            f"<button>{reader.tell('mine-remove')}</button></form>"
        )
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def mine_state(game: Mine, reader: Reader) -> str:
    """Whose turn it is, or how a game ended."""
    if game.damaged or game.archived:
        return reader.tell("ui-damaged-short" if game.damaged else "ui-archived")
    if game.status == "over" and game.place is not None:
        won = game.place == 1
        how = reader.tell("ui-won") if won else reader.tell("ui-place-of", place=game.place, seats=len(game.seats))
        return f"{how}, {reader.tell('ui-points-n', n=game.points or 0)}"
    if game.status == "running":
        return f"<strong>{reader.tell('ui-your-turn')}</strong>" if game.my_turn else reader.tell("ui-running")
    return reader.tell("ui-waiting" if game.status == "open" else "mine-given-up")


@routes.post("/mine/remove")
async def remove_mine(request: Request, desk: Visiting, known: Known) -> Response:
    """The form of the page without script."""
    asked = dict(parse_qsl((await request.body()).decode("utf-8", "replace")))
    if known is None or not await desk.house.store.hide(known.id, asked.get("id", "")):
        raise Refused("unknown table", "no-such-table")
    return RedirectResponse("/mine?status=finished", 303)


def place_of(text: str) -> tuple[float, str] | None:
    """The time and the id after which a page of the list starts."""
    created, _, id = text.partition(":")
    try:
        return (float(created), id) if id and 0 < float(created) < 1e12 else None
    except ValueError:
        return None


@routes.get("/games/{id}")
async def game_page(id: str, address: Address, known: Known, desk: AtDesk, reader: Reads) -> HTMLResponse:
    person = id_of(known)
    desk.windows.count("export", address, person)
    table = await desk.look_for(id, person)
    if table.ended is None or not (table.may_watch(person) or table.seats_of(person)):
        raise Refused("unknown table", "no-finished-game")
    record = await desk.records.of(table)
    names, speaker = table.names, Speaker(table.game, reader.language, table.names)
    body = [
        f"<h2>{reader.tell('page-result')}</h2>",
        "<table>",
        heads(reader, "page-place", "page-player", "page-points"),
    ]
    for seat in sorted(range(len(names)), key=lambda seat: (record.places[seat], seat)):
        who = escape(names[seat])
        if bot := table.seats[seat].bot:
            who += f" <span class='source'>({reader.tell('bot-name', bot=bot)})</span>"
        place = str(record.places[seat]) if table.status == "over" else "-"
        body.append(f"<tr><td>{place}</td><td>{who}</td><td>{record.scores[seat]}</td></tr>")
    body.append("</table>")
    if table.status == "abandoned":
        body.append(f"<p>{reader.tell('page-abandoned')}</p>")
    elif record.ending:
        rule = table.game.rules[record.ending]
        body.append(f"<p>{reader.tell('page-ended-by', rule=rule.id, text=speaker.rule(rule.number))}</p>")
    if is_built():
        body.append(f"<p>{reader.link(f'/replay/{id}', 'page-watch-again')}</p>")
    if table.status == "over" and may_replay(table, person):
        body.append(f"<p>{reader.link(f'/games/{id}/review', 'page-review')}</p>")
    happened = (speaker.text(said) for said in record.said)
    body += [f"<h2>{reader.tell('page-happened')}</h2>", '<ol class="log">', *items(happened), "</ol>"]
    title = tell(reader.language, "page-title", game=table.game.title, names=names)
    if table.settings.is_lesson:
        return reader.page(title, [*body, f"<p>{reader.tell('page-lesson')}</p>"])
    body += luck_lines(table, reader)
    if may_replay(table, person):
        file = reader.link(f"/api/tables/{id}/export", "page-file")
        body += [
            f"<p>{reader.tell('page-secret')}<br><code>{escape(table.ended.secret)}</code></p>",
            f"<p>{file}: <code>aerodrome verify</code> {reader.tell('page-file-more')}</p>",
        ]
    else:
        body.append(f"<p>{reader.tell('page-secret-kept')}</p>")
    return reader.page(title, body)


@routes.get("/games/{id}/review")
async def review_page(id: str, address: Address, known: Known, desk: AtDesk, reader: Reads) -> HTMLResponse:
    """What luck and choices made of a finished game. It loads again until that is known."""
    person = id_of(known)
    table = await desk.look_for(id, person)
    if table.ended is None or not may_replay(table, person):
        raise Refused("unknown table", "no-finished-game")
    if not desk.reviews.knows(id):
        desk.windows.count("export", address, person)
    shown = desk.reviews.of(table, person).told(reader.language)
    title = tell(reader.language, "page-title", game=table.game.title, names=table.names)
    back = f"<p>{reader.link(f'/games/{id}', 'page-happened')}</p>"
    found = desk.reviews.found(id)
    if found is None:
        waits = shown.state in ("waiting", "thinking")
        text = shown.text or tell(reader.language, "page-review-wait", done=shown.done, total=shown.total)
        page = reader.page(title, [f"<h2>{reader.tell('page-review')}</h2>", f"<p>{escape(text)}</p>", back])
        if waits:
            page.headers["refresh"] = str(RELOAD_SECONDS)
        return page
    lines = await asyncio.to_thread(review_lines, table, found, reader)
    return reader.page(title, [f"<h2>{reader.tell('page-review')}</h2>", *lines, back])


def review_lines(table: Table, found: Review, reader: Reader) -> list[str]:
    match = replayed(table)
    match.speak(reader.language)
    teller = Teller(match, found)
    heads_of = ("page-player", "page-review-opening", "page-review-luck", "page-review-choices", "page-review-others")
    body = [f"<p>{reader.tell('page-review-how', futures=found.futures)}</p>", "<table>"]
    body.append(heads(reader, *heads_of, "page-result"))
    for name, account in zip(match.names, found.accounts, strict=True):
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in teller.cells(account))
        body.append(f"<tr><td>{escape(name)}</td>{cells}</tr>")
    body.append("</table>")
    for seat, name in enumerate(match.names):
        body.append(f"<h2>{escape(name)}</h2>")
        for id, moments in (("line-review-good", found.best[seat]), ("line-review-bad", found.worst[seat])):
            if moments:
                told = items(teller.moment(moment) for moment in moments)
                body += [f"<p>{reader.tell(id)}</p>", "<ol>", *told, "</ol>"]
    return body


def luck_lines(table: Table, reader: Reader) -> list[str]:
    """The source of a match's luck, and what is proven about it."""
    lines = [
        f"<h2>{reader.tell('page-luck')}</h2>",
        f"<p>{reader.tell('page-luck-secret')}<br><code>{escape(table.created.commitment)}</code></p>",
    ]
    if isinstance(table.luck, SharedLuck):
        lines += [
            f"<p>{reader.tell('page-luck-shared')}</p>",
            "<table>",
            heads(reader, "page-player", "page-luck-number"),
        ]
        for name, share in zip(table.names, table.luck.shares, strict=True):
            lines.append(f"<tr><td>{escape(name)}</td><td>{share_cell(share, reader)}</td></tr>")
        lines.append("</table>")
        if table.voided:
            lines.append(f"<p>{reader.tell('page-luck-voided', times=table.voided)}</p>")
    if table.board is not None:
        for head, notes in zip(
            ("page-proves", "page-proves-not"), what_is_proven(table.luck, table.names), strict=True
        ):
            told = items(note.text(reader.language) for note in notes)
            lines += [f"<p>{reader.tell(head)}</p>", "<ul>", *told, "</ul>"]
    return lines


def items(texts: Iterable[str]) -> list[str]:
    return [f"<li>{escape(text)}</li>" for text in texts]


def share_cell(share: Share, reader: Reader) -> str:
    if share.kind == "bot":
        return f"{reader.tell('page-share-bot')}<br><code>{share.nonce}</code>"
    if share.kind == "none":
        return reader.tell("page-share-none")
    shown = f"<code>{share.nonce}</code>" if share.nonce else reader.tell("page-share-not-shown")
    return f"{shown}<br><code>{share.pledge}</code>"
