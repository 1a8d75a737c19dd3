"""Fixtures for the law of twin worlds."""

from __future__ import annotations

import pytest

from tests.twins.fate import let_fate_rule


@pytest.fixture(autouse=True)
def ruled_by_fate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain boards, whose luck can be told what to do."""
    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")
    let_fate_rule(monkeypatch)
