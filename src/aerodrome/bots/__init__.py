"""Bots. Each chooses from a Sight, so it cannot see what its seat may not see."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from aerodrome.bots.learned import LEARNED, LearnedBot, is_learned
from aerodrome.bots.outside import OutsideBot, is_command
from aerodrome.bots.search import LEVELS, SearchBot
from aerodrome.bots.simple import GreedyBot, RandomBot
from aerodrome.engines.compiled import native
from aerodrome.play.sight import Sight
from aerodrome.play.step import Outcome
from aerodrome.rulebook.game import Game
from aerodrome.simulate.rollout import BadBot
from aerodrome.text import ENGLISH


class Bot(Protocol):
    """Chooses an action. The same sight and seed give the same choice."""

    name: str

    def choose(self, sight: Sight) -> int: ...


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""Bots that run on every machine."""


def make_bot(
    name: str,
    seed: int = 0,
    *,
    game: Game | None = None,
    threads: int = 1,
    commands: bool = False,
    language: str = ENGLISH,
) -> Bot:
    """The bot with this name: `random`, `greedy`, a level of the search (`casual`, `club`, `master`), a search with its
    own budget (`search:2000` simulations, `search:0.5s`), or `learned`, which plays by the game's network
    (`learned:FILE` by one of your own). With a ``game``, a bot that cannot play it here is an error at once. With
    ``commands``, a name may also be that of a program to run (`command:python my_bot.py`), which is then told things in
    this language. Never pass on such a name from a stranger.

    >>> make_bot("greedy").name
    'greedy'
    """
    made: Bot
    if name in LEVELS or name.startswith("search:"):
        made = SearchBot(name, seed, threads=threads)
    elif is_learned(name):
        made = LearnedBot(name, seed)
    elif commands and name.startswith("command"):
        made = OutsideBot(name, seed, language=language)
    elif name in BOTS:
        made = BOTS[name](seed)
    else:
        known = ", ".join((*BOTS, *LEVELS, LEARNED))
        more = " and command:COMMAND" if commands else ""
        raise BadBot(
            f"there is no bot called {name[:60]!r}; there are: {known}, learned:FILE, search:SIMULATIONS{more}"
        )
    if game is not None:
        check_bot(made, game)
    return made


def check_bot(bot: Bot, game: Game) -> None:
    """Can the bot play this game here? Raises NativeUnavailable if it needs compiled rules and there are none, and
    BadNetwork if it needs a network."""
    if isinstance(bot, SearchBot):
        native(game)
    elif isinstance(bot, LearnedBot):
        bot.network(game)


def dismiss(bots: Iterable[Bot], outcome: Outcome | None = None) -> None:
    """The game is over for these bots. Bots from outside hear how it ended, and their processes end."""
    for bot in bots:
        if isinstance(bot, OutsideBot):
            bot.end(outcome)


__all__ = ["BOTS", "LEARNED", "Bot", "OutsideBot", "check_bot", "dismiss", "is_command", "make_bot"]
