"""Fixtures for the rule tests of Dastardly Dirigibles."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.dastardly_dirigibles import table


@pytest.fixture(autouse=True)
def forced_chance() -> Iterator[None]:
    """The rules must ask for everything that a test forces."""
    table.DRAWS.clear()
    table.DRAWERS.clear()
    yield
    assert not table.DRAWS, "the script has more cards than were drawn"
    assert not table.DRAWERS, "nobody was asked who draws first"
