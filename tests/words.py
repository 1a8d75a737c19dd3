"""What frames and items of a table say, for tests that look at it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from aerodrome.text import tell


def in_english(told: Mapping[str, Any]) -> str:
    """A refusal, a notice or an item of the table's news as a sentence; an event of a game as its numbers."""
    if told.get("k") == "event":
        return str([told["event"], *told.get("values", ()), *told.get("said", ())])
    return tell("en", told.get("what") or told["k"], **told.get("args", {}))
