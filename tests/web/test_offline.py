"""Without a connection: the client opens again and plays on, from a server that is gone, and from a folder of files."""

from __future__ import annotations

import functools
import json
import random
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from aerodrome.games import PACKAGES
from aerodrome.play.gamefile import parse_match
from tools import site

from .browsing import Table, Visitor
from .serving import Cable
from .test_local import play_now, saved, setup_of

pytestmark = pytest.mark.browser

HELD = "() => navigator.serviceWorker.controller !== null"
"""Its service worker has taken over, and it does so when it holds all files."""
KEPT = "async () => (await (await caches.open('aerodrome-kept')).keys()).length >= 3 + 4 * 3"
"""The lists of games in three languages; of every game words, rules and the lesson."""

OFFLINE = "ERR_|Failed to|WebSocket|A preload for"
"""What a browser complains of without a connection; and that it loads early what a service worker gives it anyway."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *arguments: Any) -> None:
        pass


class Host:
    """A web host that knows nothing but files, in a folder of its own below the root."""

    def __init__(self, root: Path) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(root)))
        self.base = f"http://127.0.0.1:{self.server.server_port}/some/where"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make site` builds, below the root of a web host."""
    root = tmp_path_factory.mktemp("host")
    assert site.main(["--out", str(root / "some" / "where")]) == 0
    return root


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    made = Host(folder)
    yield made
    made.stop()


def test_a_folder_of_files_plays_a_whole_game_of_each_kind_in_flight_mode(
    visitor: Callable[..., Visitor], host: Host
) -> None:
    setups = {"setups": {game: {"bots": 1, "level": "greedy"} for game in PACKAGES}}
    ann = visitor(base=host.base, settings=setups, service_workers="allow")
    page = ann.visit("/")
    page.wait_for_function(HELD)
    host.stop()
    for game in PACKAGES:
        page.goto(f"{host.base}/")
        page.get_by_test_id(f"play-{game}").click()
        page.wait_for_url(re.compile("#/t/local-"))
        table = Table(page)
        table.play_by_mouse(random.Random(game))
        expect(table.over).to_be_visible()
        match = parse_match(saved(page))
        assert (match.game.name, match.over) == (game, True)
    ann.forgive(OFFLINE)


def test_its_rules_are_there_in_flight_mode_and_are_pages_for_who_has_no_script(
    visitor: Callable[..., Visitor], host: Host
) -> None:
    plain = visitor(base=host.base, java_script_enabled=False).visit("/")
    plain.locator("a[href='rules/airships.de.html']").click()
    expect(plain.get_by_role("heading", level=1)).to_contain_text("Airships")
    plain.get_by_role("link", name="Français").click()
    expect(plain.locator("html")).to_have_attribute("lang", "fr")
    ann = visitor(base=host.base, settings={"locale": "de"}, service_workers="allow")
    page = ann.visit("/")
    page.wait_for_function(HELD)
    host.stop()
    page.reload()
    page.locator("a[href$='/rules/airships']").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Airships: die Regeln")
    expect(page.locator(".turn svg")).to_have_count(4)
    ann.forgive(OFFLINE)


def test_people_around_one_screen_play_there_behind_a_curtain(visitor: Callable[..., Visitor], host: Host) -> None:
    ann = visitor(base=host.base)
    page = ann.visit("/#/new/mad-zeppelin")
    page.get_by_label("Your name").fill("Ann")
    page.locator("#seats").select_option("2")
    page.locator("#who-1").select_option("here")
    page.get_by_role("textbox", name=re.compile("seat 2", re.IGNORECASE)).fill("Ben")
    expect(page.get_by_test_id("in-page")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile("#/t/local-"))
    table, choice, opened = Table(page), random.Random(5), set()
    while (found := table.until_something()) != "over":
        if found == "curtain":
            assert not page.get_by_test_id("dock").count(), "nothing of a hand is left to see"
            opened.add(page.locator(".curtain h1").inner_text())
            page.locator(".curtain .primary").click()
        elif found == "round":
            table.put_away()
        else:
            table.try_one(choice)
    expect(table.over).to_be_visible()
    assert len(opened) == 2
    assert parse_match(saved(page)).players == ["human", "human"]


def test_a_page_of_a_server_opens_again_and_plays_on_when_the_server_is_gone(
    visitor: Callable[..., Visitor], cable: Cable
) -> None:
    ann = visitor(base=cable.base, settings=setup_of("airships"), service_workers="allow")
    ann.visit("/").wait_for_function(HELD)
    ann.until(lambda: bool(ann.page.evaluate(KEPT)), "words and rules are kept")
    cable.cut()
    page = ann.page
    page.reload()
    expect(page.get_by_test_id("away")).to_be_visible()
    table, choice = play_now(ann, "airships"), random.Random(1)
    table.play_by_mouse(choice, 10)
    page.reload()
    table.play_by_mouse(choice)
    expect(table.over).to_be_visible()
    assert parse_match(saved(page)).over
    cable.mend()
    page.reload()
    expect(page.get_by_test_id("away")).to_have_count(0)
    ann.forgive(OFFLINE)


@pytest.mark.parametrize("where", ["server", "folder"])
def test_it_can_be_installed(visitor: Callable[..., Visitor], host: Host, where: str) -> None:
    ann = visitor(base=host.base if where == "folder" else "", service_workers="allow")
    page = ann.visit("/")
    page.wait_for_function(HELD)
    line = ann.context.new_cdp_session(page)
    told = line.send("Page.getAppManifest")
    assert (told["errors"], told["url"].rpartition("/")[2]) == ([], "manifest.webmanifest")
    manifest = json.loads(told["data"])
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert page.request.get(urljoin(told["url"], icon["src"])).ok
    errors = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Contexts of a test are like private windows, in which nothing is installed.
    assert [each["errorId"] for each in errors if each["errorId"] != "in-incognito"] == []


def test_a_newer_version_is_told_of_and_begins_when_the_page_is_loaded_again(
    visitor: Callable[..., Visitor], folder: Path, tmp_path: Path
) -> None:
    root = tmp_path / "root"
    shutil.copytree(folder, root)
    host = Host(root)
    ann = visitor(base=host.base, service_workers="allow")
    page = ann.visit("/")
    page.wait_for_function(HELD)
    here = root / "some" / "where"
    worker = (here / "sw.js").read_text()
    (here / "sw.js").write_text(re.sub('VERSION = "[0-9a-f]*"', 'VERSION = "feedfeedfeedfeed"', worker))
    index = (here / "index.html").read_text()
    (here / "index.html").write_text(index.replace("<title>Aerodrome", "<title>Newer"))
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
    notice = page.get_by_test_id("newer")
    expect(notice).to_be_visible()
    with page.expect_navigation():
        notice.get_by_role("button").click()
    host.stop()
    page.reload()
    shell = page.evaluate("async () => (await caches.match(new URL('./', document.baseURI))).text()")
    assert "<title>Newer" in shell
    names = page.evaluate("() => caches.keys()")
    assert [name for name in names if name != "aerodrome-kept"] == ["aerodrome-feedfeedfeedfeed"]
    ann.forgive(OFFLINE)
