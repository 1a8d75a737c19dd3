"""What the tests of a table's commands share."""

from __future__ import annotations

import random
from typing import Any

import pytest

from aerodrome.rulebook.record import NONE
from aerodrome.server.wording import text_of
from aerodrome.table.errors import Refused
from aerodrome.table.table import Table
from aerodrome.text import Speaker
from tests.table.helpers import (
    GAMES,
    running_table,
    until_shared,
)

games = pytest.mark.parametrize("name", GAMES)
SHARED = "zeppeldrome"
"""The game in which several are asked at the same time."""


@pytest.fixture(autouse=True)
def no_compiling(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests that are not marked for the compiled engine see no engine, whatever the machine has."""
    if not request.node.get_closest_marker("native"):
        monkeypatch.setenv("AERODROME_NO_NATIVE", "1")


def refused(code: str, command: Any, *arguments: Any, **more: Any) -> str:
    """The text with which a command is refused; the code must be this one."""
    with pytest.raises(Refused) as caught:
        command(*arguments, **more)
    assert caught.value.code == code, str(caught.value)
    return str(caught.value)


def texts(table: Table, viewer: int = NONE) -> list[str]:
    speaker = Speaker(table.game, names=table.names, viewer=viewer)
    return [text_of(item, speaker) for item in table.with_texts(table.items_of(viewer)[1])]


def shared_table(seats: int = 3, seed: int = 1, **settings: Any) -> tuple[Table, random.Random]:
    table, rng = running_table(SHARED, seats, seed, **settings), random.Random(seed)
    until_shared(table, rng)
    return table, rng
