"""Other packages on the path, for as long as a test runs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from aerodrome import games
from aerodrome.rulebook.game import Game
from tests.server.conftest import serve as serve

from .packages import KUHN, install_kuhn_poker


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path in which packages can be installed, before anybody looks for games."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    games.forget()
    yield folder
    monkeypatch.undo()
    games.forget()


@pytest.fixture
def kuhn_poker(site: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Game:
    """Kuhn poker, installed here and for programs that a test starts. It is compiled once for all tests."""
    monkeypatch.setenv("AERODROME_CACHE", str(tmp_path_factory.getbasetemp() / "compiled"))
    paths = install_kuhn_poker(site)
    monkeypatch.syspath_prepend(KUHN)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, paths)))
    return games.load("kuhn-poker")


@pytest.fixture
def no_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")
