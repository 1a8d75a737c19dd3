"""Bots. Each chooses from a Sight, so it cannot see what its seat may not see."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from aerodrome.bots.outside import OutsideBot, is_command
from aerodrome.bots.search import LEVELS, SearchBot
from aerodrome.bots.simple import GreedyBot, RandomBot
from aerodrome.play.sight import Sight
from aerodrome.play.step import Outcome
from aerodrome.simulate.rollout import BadBot
from aerodrome.text import ENGLISH


class Bot(Protocol):
    """Chooses an action. The same sight and seed give the same choice."""

    name: str

    def choose(self, sight: Sight) -> int: ...


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""Bots that run on every machine."""


def make_bot(name: str, seed: int = 0, *, threads: int = 1, commands: bool = False, language: str = ENGLISH) -> Bot:
    """The bot with this name: `random`, `greedy`, a level of the search (`casual`, `club`, `master`), or a search with
    its own budget (`search:2000` simulations, `search:0.5s`). With ``commands``, a name may also be that of a program
    to run (`command:python my_bot.py`), which is then told things in this language. Never pass on such a name from a
    stranger.

    >>> make_bot("greedy").name
    'greedy'
    """
    if name in LEVELS or name.startswith("search:"):
        return SearchBot(name, seed, threads=threads)
    if commands and name.startswith("command"):
        return OutsideBot(name, seed, language=language)
    if name not in BOTS:
        known = ", ".join((*BOTS, *LEVELS))
        more = " and command:COMMAND" if commands else ""
        raise BadBot(f"there is no bot called {name[:60]!r}; there are: {known}, search:SIMULATIONS{more}")
    return BOTS[name](seed)


def dismiss(bots: Iterable[Bot], outcome: Outcome | None = None) -> None:
    """The game is over for these bots. Bots from outside hear how it ended, and their processes end."""
    for bot in bots:
        if isinstance(bot, OutsideBot):
            bot.end(outcome)


__all__ = ["BOTS", "Bot", "OutsideBot", "dismiss", "is_command", "make_bot"]
