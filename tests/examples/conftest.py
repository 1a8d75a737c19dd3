"""Other packages on the path, for as long as a test runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from aerodrome import games


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path in which packages can be installed, before anybody looks for games."""
    monkeypatch.syspath_prepend(tmp_path)
    games.forget()
    yield tmp_path
    monkeypatch.undo()
    games.forget()
