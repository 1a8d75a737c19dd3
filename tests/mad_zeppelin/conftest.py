"""Fixtures for the rule tests of Mad Zeppelin."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.mad_zeppelin import table


@pytest.fixture(autouse=True)
def forced_chance() -> Iterator[None]:
    """The rules must ask for everything that a test forces."""
    table.SCRIPT.clear()
    yield
    assert not table.SCRIPT, "the script has more luck than was asked for"
