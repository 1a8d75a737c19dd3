"""Other packages on the path, for as long as a test runs."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from aerodrome import games
from aerodrome.rulebook.game import Game
from tests.server.conftest import serve as serve

from .packages import EXAMPLES, install_example

Example = Callable[[str], Game]


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
def example(site: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Example:
    """Installs one of the examples, by the name of its game, here and for programs that a test starts. Each is compiled
    once for all tests."""
    monkeypatch.setenv("AERODROME_CACHE", str(tmp_path_factory.getbasetemp() / "compiled"))

    def installed(name: str) -> Game:
        folder, package = install_example(site, EXAMPLES / name.replace("-", "_"))
        monkeypatch.syspath_prepend(package)
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (folder, package))))
        return games.load(name)

    return installed


@pytest.fixture
def kuhn_poker(example: Example) -> Game:
    return example("kuhn-poker")


@pytest.fixture
def no_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")
