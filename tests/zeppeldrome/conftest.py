"""Fixtures for the rule tests of Zeppeldrome."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.zeppeldrome import table


@pytest.fixture(autouse=True)
def forced_chance() -> Iterator[None]:
    """The rules must ask for everything that a test forces."""
    table.DRAWS.clear()
    table.LOTS.clear()
    yield
    assert not table.DRAWS, "the script has more cards than were drawn"
    assert not table.LOTS, "more lots were forced than were drawn"
