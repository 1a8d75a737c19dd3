"""Bots: each sees a Sight, never a state that it should not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from aerodrome.match import Sight
from aerodrome.rollout import BadBot
from aerodrome.rulebook.chance import below, first_key, key_chance, second_key
from aerodrome.rulebook.play import BOT_SALT, most_appealing


class Bot(Protocol):
    """Chooses an action. Same sight, same seed: same choice."""

    name: str

    def choose(self, sight: Sight) -> int: ...


class _OwnLuck:
    """A generator of the bot's own, keyed by the ply: thinking never changes the dice."""

    def __init__(self, seed: int) -> None:
        self._first, self._second = first_key(seed) ^ BOT_SALT, second_key(seed)

    def at(self, ply: int) -> list[int]:
        rng = [0, 0, 0, 0]
        key_chance(rng, self._first, self._second, ply)
        return rng


class RandomBot:
    """Any legal action, each as likely as the others."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._luck = _OwnLuck(seed)

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        return sight.legal[below(self._luck.at(sight.ply), len(sight.legal))]


class GreedyBot:
    """The action that the game's instinct likes best; ties by lot."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self._luck = _OwnLuck(seed)

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        choose = sight.game.plain.bind(most_appealing)
        rng = self._luck.at(sight.ply)
        action: int = choose(sight.state, sight.seat, list(sight.legal), len(sight.legal), rng)
        return action


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name.

    >>> make_bot("greedy").name
    'greedy'
    """
    if name not in BOTS:
        raise BadBot(f"there is no bot called {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)
