"""What a link looks like where it is sent: of a table only what everybody may know."""

from __future__ import annotations

import re
import time
from html import unescape

import pytest

from aerodrome.games import PACKAGES, load
from aerodrome.server import pages
from aerodrome.server.previews import HOUSE, Preview, of_the_house, with_preview
from aerodrome.text import LANGUAGES, guide, tell

from .helpers import Running

PAGE = '<html lang="en"><head><title>x</title>\n<meta name="description" content="y" />\n</head></html>'


@pytest.fixture(autouse=True)
def built(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client, whether or not one was built."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(pages, "STATIC", folder)


def head(server: Running, path: str, language: str = "en") -> dict[str, str]:
    page = server.client().get(path, headers={"accept-language": language}).text
    found = re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)"', page)
    title = re.search(r"<title>(.*?)</title>", page)
    assert title
    return {name: unescape(value) for name, value in found} | {"title": unescape(title[1])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_games_tell_what_they_are_about(server: Running, language: str) -> None:
    for game in PACKAGES:
        for kind, title in (("rules", "page-rules-of"), ("new", "ui-new-title"), ("learn", "learn-title")):
            told = head(server, f"/{kind}/{game}", language)
            assert told["og:title"] == told["title"] == tell(language, title, game=load(game).title)
            assert told["og:description"] == told["description"] == guide(load(game), language).goal
            assert told["og:image"].endswith(f"/app/preview.{game}.jpg")
            assert told["og:url"].endswith(f"/{kind}/{game}")
            assert told["og:image"].startswith("http://127.0.0.1:")


def test_a_public_table_tells_who_sits_there_and_how_it_stands(server: Running) -> None:
    ann = server.guest("Ann <b>")
    open_one = ann.make_table(seats=3, sit={"0": ""}, privacy="public")["id"]
    running = ann.make_table(seats=2, bots={"1": "greedy"}, sit={"0": ""}, privacy="public", start=True)["id"]
    over = ann.make_table(seats=2, bots={"0": "greedy", "1": "greedy"}, privacy="public", start=True)["id"]
    assert head(server, f"/t/{open_one}")["og:title"] == "Airships: Ann <b>"
    assert head(server, f"/t/{open_one}")["og:description"] == "2 seats are free. Will you play?"
    assert head(server, f"/t/{running}")["og:description"] == "The game is on. Come and watch."
    for _ in range(600):
        if server.table(over).status == "over":
            break
        time.sleep(0.1)
    assert head(server, f"/replay/{over}")["og:description"].startswith("The game is over.")


@pytest.mark.parametrize("privacy", ["link", "private"])
def test_other_tables_look_as_if_they_did_not_exist(server: Running, privacy: str) -> None:
    ann = server.guest("Ann")
    id = ann.make_table(seats=2, sit={"0": ""}, privacy=privacy)["id"]
    own = ann.client.get(f"/t/{id}").text
    assert "Ann" not in own, "nor to the host: a preview is for nobody in particular"
    there, nowhere = head(server, f"/t/{id}"), head(server, f"/t/{'A' * len(id)}")
    assert {**there, "og:url": ""} == {**nowhere, "og:url": ""}
    assert there["og:title"] == "Aerodrome"
    assert there["og:image"].endswith(f"preview.{HOUSE}.jpg")


def test_nothing_in_a_preview_is_html() -> None:
    page = with_preview(PAGE, Preview('"><script>', "</head>&"), "http://x/", 't/"')
    assert "<script>" not in page
    assert page.count("</head>") == 1
    assert with_preview(PAGE, of_the_house("en"), "http://x/", "").count("og:image") == 4


def test_every_picture_is_there() -> None:
    from tools.screenshots import PREVIEWS

    for of in (HOUSE, *PACKAGES):
        assert (PREVIEWS / Preview("", "", of).picture).stat().st_size < 250_000


def test_the_icon_is_where_browsers_look_for_it(server: Running) -> None:
    assert server.client().get("/favicon.ico").status_code == 404  # this client has none
    page = server.client().get("/games").text
    assert '<link rel="icon" href="/favicon.ico">' in page
    (pages.STATIC / "favicon.ico").write_bytes(b"icon")
    pages.files.cache_clear()
    found = server.client().get("/favicon.ico")
    assert (found.status_code, found.content) == (200, b"icon")
