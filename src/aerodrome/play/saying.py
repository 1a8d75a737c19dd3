"""What a game's messages say of a state, on the plain rules."""

from __future__ import annotations

from typing import Any

from aerodrome.rulebook.game import Game
from aerodrome.rulebook.messages import flattened


def said_of(game: Game, s: Any, what: str, *arguments: int) -> list[int]:
    """What one of the game's messages functions says of a blinded state, as a run of numbers."""
    s.told = []
    try:
        getattr(game.plain, what)(s, *arguments)
        return flattened(s.told, game.messages)
    finally:
        s.told = None
