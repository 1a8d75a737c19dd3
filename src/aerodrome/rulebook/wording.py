"""What the words of every game have in common."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from aerodrome.rulebook.game import Game


Piece = tuple[str, str]
"""A bit of text with its style: words as `bold red` or `dim`. What it means must be plain without the style."""


class Wording:
    """Base of a game's ``Words``: one game with one set of cards."""

    reveals: frozenset[int] = frozenset()
    """Events that show somebody a card that was hidden: a move that tells one cannot be taken back."""

    unit = "point"
    """What the score counts."""

    sides: Sequence[str] = ()
    """Names of the sides that seats can play, by their number, as colours that are not alike."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cards = game.cards

    def is_secret(self, action: int) -> bool:
        """Is the move known only to the one who makes it?"""
        return False

    def odds(self, s: Any, seat: int, action: int) -> list[tuple[str, Fraction]]:
        """What can be done to make an action succeed, each with its exact chance; the best comes last.

        For a legal action whose success is a matter of dice; empty where there is no such thing. ``s`` is a blinded
        state.
        """
        return []

    def own_hand(self, s: Any, seat: int) -> str:
        """What a seat holds, in a line; empty in games without hands."""
        return ""

    def picture(self, s: Any, seat: int) -> list[list[Piece]]:
        """The table drawn with characters, line by line; empty in games without a board. `describe` says the same."""
        return []

    def sketch(self, s: Any, seat: int) -> list[str]:
        """What the seat's question is about, drawn with characters; empty where there is nothing to draw."""
        return []

    def draw_card(self, number: int) -> list[str] | None:
        """A card, counted from 1, drawn with characters; None when there is none, or nothing to draw."""
        return None

    def draw_svg(self, number: int) -> str | None:
        """The same card as an SVG picture."""
        return None

    def table_talk(self, kind: int, values: Sequence[int], ply: int, seats: int) -> tuple[int, str] | None:
        """Which seat says what to an event; None for silence. The same game always has the same talk."""
        return None

    def facts(self, s: Any, seat: int, names: Sequence[str]) -> dict[str, float]:
        """What is good for a seat in a state that may come, for the reasons of a hint: words with 1 for yes, or with a
        number; what is not named is not so. Scores, winners and endings are told for every game without this."""
        return {}
