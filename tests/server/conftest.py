"""A server for the tests, one for each module, on the plain engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from aerodrome.server import pages

from .helpers import Running


@pytest.fixture(scope="package", autouse=True)
def no_compiling() -> Iterator[None]:
    """No test here waits for a compiler or changes the machine's engines."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AERODROME_NO_NATIVE", "1")
        # Whether or not the browser client happens to be built here, the tests begin without it.
        patch.setattr(pages, "STATIC", Path("not-built"))
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("server") / "tables.sqlite").start()
    yield running
    running.stop()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Start a separate server. It stops at the end, unless the test has stopped it."""
    begun: list[Running] = []

    def start(**settings: Any) -> Running:
        begun.append(Running(tmp_path / "tables.sqlite", **settings).start())
        return begun[-1]

    yield start
    for each in begun:
        if not each.loop.is_closed():
            each.stop()
