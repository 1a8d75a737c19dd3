"""A server and a browser for all tests here, and visitors who complain at the end about anything in the console."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tools import browser as installed

from .browsing import PATIENCE, Visitor, chromium
from .serving import ROOT, Cable, Served, served


@pytest.fixture(scope="session", autouse=True)
def what_is_needed() -> None:
    """One sentence, where it would be an error in every test."""
    if not (ROOT / "src" / "aerodrome" / "server" / "static" / "index.html").is_file():
        pytest.exit("The browser client is not built: run `make web` first, or `make test-web`.", 2)
    try:
        installed.path()
    except installed.NoBrowser as error:
        pytest.exit(str(error), 2)


@pytest.fixture(scope="session")
def server(what_is_needed: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("web") / "tables.sqlite") as running:
        yield running


@pytest.fixture(scope="session")
def browser(what_is_needed: None) -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with chromium() as browser:
        yield browser


@pytest.fixture
def visitor(browser: Browser, server: Served, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Somebody with a browser of their own. Nothing may stand in the console when the test is over."""
    # Which tests run in this process, and in which order, must not matter.
    server.begin_luck(request.node.name)
    came: list[Visitor] = []

    def come(name: str = "", *, base: str = "", settings: dict[str, Any] | None = None, **context: Any) -> Visitor:
        came.append(Visitor(browser, base or server.base, settings, **context))
        return came[-1].named(name) if name else came[-1]

    yield come
    complaints = [complaint for each in came for complaint in each.complaints]
    for each in came:
        each.close()
    assert not complaints, "in the console: " + "\n".join(complaints)


@pytest.fixture
def cable(server: Served) -> Iterator[Cable]:
    """A way to the server that can be cut."""
    made = Cable(server.port)
    yield made
    made.close()
