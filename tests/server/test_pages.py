"""Pages: complete without script, and without HTML that somebody else wrote."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from aerodrome.games import PACKAGES, load
from aerodrome.table import wire

from .helpers import Player, Running, drawn, with_patience

EVIL = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'><svg/onload=alert(1)>",
    "</title><b>bold</b>",
    "&lt;i&gt;&amp;",
]
ELEMENTS = {
    "html", "head", "meta", "title", "link", "body", "header", "nav", "a", "main", "h1", "h2", "p", "dl", "dt", "dd",
    "strong", "ul", "ol", "li", "code", "footer", "table", "tr", "th", "td", "span", "br", "h3", "details", "summary",
}  # fmt: skip
ATTRIBUTES = {
    "lang", "charset", "name", "content", "rel", "href", "hreflang", "aria-label", "aria-current", "id", "class",
    "open",
}  # fmt: skip


class Reader(HTMLParser):
    """Reads a page; every element and attribute must be one of ours."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.text = ""
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ELEMENTS, tag
        for name, value in attrs:
            assert name in ATTRIBUTES, name
            if name == "id":
                self.ids.append(value or "")
            if name == "href":
                assert value is not None
                assert value.startswith(("/", "#"))
                self.links.append(value)

    def handle_data(self, data: str) -> None:
        self.text += data


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    reader.close()
    return reader


@pytest.mark.parametrize("evil", EVIL)
@with_patience
async def test_names_and_talk_are_shown_as_they_are(server: Running, evil: str) -> None:
    guest = server.guest(evil)
    names = {"0": evil, "1": f"B{evil}"[:40]}
    id = guest.make_table(seats=2, sit=names, privacy="public", start=True)["id"]
    async with guest.play() as player:
        for seat in (0, 1):
            await player.watch(id, seat)
        for _ in range(6):
            table = server.table(id)
            seat = table.asked[0]
            ask = player.view(id, seat).ask
            assert ask is not None
            move = {"action": drawn(7)(ask["legal"]), "decision": ask["decision"]}
            assert (await player.ask("choose", table=id, seat=seat, **move))["t"] == "ack"
        assert (await player.ask("say", table=id, seat=0, text=evil))["t"] == "ack"
    for seat in (0, 1):
        server.call(server.desk.act(guest.id, wire.Leave(f"l{seat}", id, seat)))
    page = read(server.client().get(f"/games/{id}").text)
    assert page.text.count(evil) >= 3, "in the title, the result and the log"
    for path in ("/", "/games", f"/games/{evil}", f"/rules/{evil}", f"/{evil}", f"/games?before={evil}"):
        read(server.client().get(path).text)
    for path in (f"/api/tables/{id}", f"/api/tables/{id}/log", "/api/tables", "/api/me", f"/api/tables/{evil}"):
        assert guest.get(path).headers["content-type"] == "application/json"


@pytest.mark.parametrize("name", PACKAGES)
def test_every_rule_has_its_place_on_the_page(server: Running, name: str) -> None:
    game = load(name)
    page = read(server.client().get(f"/rules/{name}").text)
    for rule in game.rules:
        assert rule.id in page.ids
        assert rule.text in page.text
    assert len(page.ids) == len(set(page.ids))
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)


def test_the_first_page_leads_everywhere(server: Running) -> None:
    client = server.client()
    for link in read(client.get("/").text).links:
        assert client.get(link).status_code == 200
    lost = server.client().get("/nowhere")  # the other one has looked at every language
    assert lost.status_code == 404
    assert "nothing here" in read(lost.text).text


@with_patience
async def test_a_finished_game_has_a_page(server: Running) -> None:
    guest = server.guest("Ann")
    shown, hidden = (
        guest.make_table(seats=2, bots={"1": "greedy"}, sit={"0": ""}, privacy=privacy, start=True)["id"]
        for privacy in ("public", "link")
    )
    running = guest.make_table(seats=2, bots={"1": "greedy"}, sit={"0": ""}, privacy="public", start=True)["id"]
    async with guest.play() as player:
        for id in (shown, hidden):
            await finish(player, id)
    table = server.table(shown)
    page = read(server.client().get(f"/games/{shown}").text)
    assert table.created.commitment in page.text
    assert table.secret.hex() in page.text
    assert "Ann" in page.text
    assert table.board is not None
    assert table.board.outcome().ending is not None
    assert table.board.outcome().ending.id in page.text
    assert f"/api/tables/{shown}/export" in page.links
    listing = read(server.client().get("/games").text)
    assert f"/games/{shown}" in listing.links
    assert f"/games/{hidden}" not in listing.links
    assert server.client().get(f"/games/{hidden}").status_code == 404
    assert server.client().get(f"/games/{running}").status_code == 404
    assert guest.get(f"/games/{hidden}").status_code == 200


async def finish(player: Player, id: str) -> None:
    await player.watch(id)
    await player.play_on(id, 0, drawn(8))
