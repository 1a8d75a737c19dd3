"""Bots that do not search: one plays at random, the other by instinct."""

from __future__ import annotations

from aerodrome.drivers.play import BOT_SALT, most_appealing
from aerodrome.play.sight import Sight
from aerodrome.rulebook.chance import below, first_key, key_chance, second_key


def bot_luck(seed: int, ply: int) -> list[int]:
    """The bot's own random generator for this ply. Thinking never changes the dice of the game."""
    rng = [0, 0, 0, 0]
    key_chance(rng, first_key(seed) ^ BOT_SALT, second_key(seed), ply)
    return rng


class RandomBot:
    """Plays any legal action, all equally likely."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, sight: Sight) -> int:
        return sight.legal[below(bot_luck(self._seed, sight.ply), len(sight.legal))]


class GreedyBot(RandomBot):
    """Plays the action with the most appeal; breaks ties at random."""

    name = "greedy"

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        pick, rng = sight.game.plain.bind(most_appealing), bot_luck(self._seed, sight.ply)
        return int(pick(sight.state, sight.seat, list(sight.legal), len(sight.legal), rng))
