"""Where things are in an observation, and in a row of legal actions."""

from __future__ import annotations

from collections.abc import Mapping

from aerodrome.engines.entries import Shapes
from aerodrome.rulebook.game import Game


class Layout:
    """The pieces of a game's observation by name, and how its actions lie in bit masks.

    >>> from aerodrome.games import load
    >>> layout = Layout(load("airships"))
    >>> layout["era"]
    slice(9, 11, None)
    >>> layout.size, layout.actions, layout.words
    (484, 37, 2)
    """

    def __init__(self, game: Game) -> None:
        at = 0
        pieces = {}
        for name, size in game.pieces:
            pieces[name] = slice(at, at + size)
            at += size
        self.pieces: Mapping[str, slice] = pieces
        """The part of an observation that each piece takes, in order."""
        self.size = at
        """Numbers in an observation."""
        self.actions = game.actions
        """Action numbers are below this."""
        self.words = Shapes(game).words
        """32-bit words in a row of legal actions. Action a is bit a % 32 of word a // 32."""

    def __getitem__(self, piece: str) -> slice:
        return self.pieces[piece]

    def __repr__(self) -> str:
        parts = (f"{name} {part.start}:{part.stop}" for name, part in self.pieces.items())
        return f"<Layout of {self.size} numbers: {', '.join(parts)}; {self.actions} actions in {self.words} words>"
