"""What a game's messages say about a state, on the plain rules."""

from __future__ import annotations

from typing import Any

from aerodrome.rulebook.game import Game
from aerodrome.rulebook.messages import flattened
from aerodrome.text import Speaker


def said_of(game: Game, s: Any, what: str, *arguments: int) -> list[int]:
    """What a function of the game's messages says about a blinded state, as a run of numbers."""
    s.told = []
    try:
        getattr(game.plain, what)(s, *arguments)
        return flattened(s.told, game.messages)
    finally:
        s.told = None


def card_list(game: Game, speaker: Speaker) -> list[str]:
    """A line about every card, which names its reconstructed figures."""
    seats = game.usual_seats
    s = game.fresh_state(seats, game.parse_options({}, seats))
    return [speaker.text(said_of(game, s, "card", n)) for n in range(game.cards_listed)]
