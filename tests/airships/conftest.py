"""Fixtures for the rule tests of Airships."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.airships.table import Luck


@pytest.fixture
def luck(monkeypatch: pytest.MonkeyPatch) -> Iterator[Luck]:
    """Forced dice and draws. The rules must ask for everything that a test forces."""
    luck = Luck(monkeypatch)
    yield luck
    assert not luck.script, "the script has more luck than was asked for"
