"""Fixtures for the law of twin worlds."""

from __future__ import annotations

import pytest

from aerodrome.table import board as board_module
from tests.twins.fate import let_fate_rule


@pytest.fixture(autouse=True)
def ruled_by_fate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain boards, whose luck can be told what to do."""
    monkeypatch.setattr(board_module, "_ENGINES", {})
    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")
    let_fate_rule(monkeypatch)
