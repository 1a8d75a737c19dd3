"""What the words of every game have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from aerodrome.rulebook.game import Game


class Wording:
    """Base of a game's ``Words``: one game with one set of cards."""

    reveals: frozenset[int] = frozenset()
    """Events that show somebody a card that was hidden: a move that tells one cannot be taken back."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cards = game.cards

    def is_secret(self, action: int) -> bool:
        """Is the move known only to the one who makes it?"""
        return False

    def own_hand(self, s: Any, seat: int) -> str:
        """What a seat holds, in a line; empty in games without hands."""
        return ""

    def table_talk(self, kind: int, values: Sequence[int], ply: int, seats: int) -> tuple[int, str] | None:
        """Which seat says what to an event; None for silence. The same game always has the same talk."""
        return None
