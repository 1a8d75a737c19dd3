"""Bots that need no thought: by lot, and by instinct."""

from __future__ import annotations

from aerodrome.drivers.play import BOT_SALT, most_appealing
from aerodrome.play.sight import Sight
from aerodrome.rulebook.chance import below, first_key, key_chance, second_key


def bot_luck(seed: int, ply: int) -> list[int]:
    """A generator of the bot's own, keyed by the ply: thinking never changes the dice."""
    rng = [0, 0, 0, 0]
    key_chance(rng, first_key(seed) ^ BOT_SALT, second_key(seed), ply)
    return rng


class RandomBot:
    """Any legal action, each as likely as the others."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        return sight.legal[below(bot_luck(self._seed, sight.ply), len(sight.legal))]


class GreedyBot:
    """The action that the game's instinct likes best; ties by lot."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        choose = sight.game.plain.bind(most_appealing)
        rng = bot_luck(self._seed, sight.ply)
        action: int = choose(sight.state, sight.seat, list(sight.legal), len(sight.legal), rng)
        return action
