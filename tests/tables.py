"""What the tables of all games' rule tests have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from aerodrome.rulebook.chance import first_key, key_chance, second_key
from aerodrome.rulebook.game import Game

EVERYBODY = -1


def fresh_state(game: Game, seats: int, seed: int, options: Mapping[str, str | int]) -> Any:
    """A state that waits for `new_game`, keyed as the set-up of the match of a seed."""
    s = game.fresh_state(game.check_seats(seats), game.parse_options(options, seats))
    key_chance(s.rng, first_key(seed), second_key(seed), 0)
    s.told = []
    return s


def refusing_rule(game: Game, s: Any, seat: int, action: int) -> str:
    """The id of the rule that forbids the action to the seat; empty if it is legal."""
    number = game.plain.refusal(s, seat, action)
    return game.rules[number].id if number else ""


def told(s: Any, event: int, to: int = EVERYBODY) -> list[tuple[int, ...]]:
    """The numbers of each event of this kind that was told to this audience."""
    return [tuple(rest) for audience, kind, *rest in s.told or () if (audience, kind) == (to, event)]
