"""Bots. Each chooses from a Sight, so it cannot see what its seat may not see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from aerodrome.bots.search import LEVELS, SearchBot
from aerodrome.bots.simple import GreedyBot, RandomBot
from aerodrome.play.sight import Sight
from aerodrome.simulate.rollout import BadBot


class Bot(Protocol):
    """Chooses an action. The same sight and seed give the same choice."""

    name: str

    def choose(self, sight: Sight) -> int: ...


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""Bots that run on every machine."""


def make_bot(name: str, seed: int = 0, *, threads: int = 1) -> Bot:
    """The bot with this name: `random`, `greedy`, a level of the search (`casual`, `club`, `master`), or a search with
    its own budget (`search:2000` simulations, `search:0.5s`).

    >>> make_bot("greedy").name
    'greedy'
    """
    if name in LEVELS or name.startswith("search:"):
        return SearchBot(name, seed, threads=threads)
    if name not in BOTS:
        known = ", ".join((*BOTS, *LEVELS))
        raise BadBot(f"there is no bot called {name!r}; there are: {known}, and search:SIMULATIONS")
    return BOTS[name](seed)
