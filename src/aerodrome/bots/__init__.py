"""Bots. Each chooses from a Sight, so it cannot see what its seat may not see."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from aerodrome.bots.learned import LEARNED, LearnedBot, has_network, is_learned
from aerodrome.bots.outside import OutsideBot, is_command
from aerodrome.bots.search import GUIDED_LEVELS, LEVELS, GuidedBot, SearchBot, is_guided
from aerodrome.bots.simple import GreedyBot, RandomBot
from aerodrome.bots.weights import Network
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

NETWORKED = (LEARNED, *GUIDED_LEVELS)
"""Bots that ask the network that comes with a game."""
RIVALS = (*BOTS, *LEVELS, *NETWORKED)
"""All bots that have a name of their own."""


def rivals_in(game: Game) -> tuple[str, ...]:
    """The bots that can play a game: those that ask a network only if one comes with it."""
    return RIVALS if has_network(game) else (*BOTS, *LEVELS)


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
    own budget (`search:2000` simulations, `search:0.5s`), `learned`, which plays by the game's network, or a search
    that it guides (`expert`, `grandmaster`, `guided:200`). A FILE behind these names a network of your own
    (`learned:FILE`, `guided:200:FILE`). With a ``game``, a bot that cannot play it here is an error at once. With
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
    elif is_guided(name):
        made = GuidedBot(name, seed, threads=threads)
    elif commands and name.startswith("command"):
        made = OutsideBot(name, seed, language=language)
    elif name in BOTS:
        made = BOTS[name](seed)
    else:
        known = ", ".join(RIVALS)
        more = " and command:COMMAND" if commands else ""
        raise BadBot(
            f"there is no bot called {name[:60]!r}; there are: {known}, learned:FILE, search:SIMULATIONS, "
            f"guided:SIMULATIONS{more}"
        )
    if game is not None:
        check_bot(made, game)
    return made


def check_bot(bot: Bot, game: Game) -> None:
    """Can the bot play this game here? Raises NativeUnavailable if it needs compiled rules and there are none, and
    BadNetwork if it needs a network."""
    if isinstance(bot, SearchBot):
        native(game)
    network_by(bot, game)


def network_by(bot: Bot, game: Game) -> Network | None:
    """The network that a bot plays a game by, if it does. Raises BadNetwork."""
    return bot.network(game) if isinstance(bot, SearchBot | LearnedBot) else None


def dismiss(bots: Iterable[Bot], outcome: Outcome | None = None) -> None:
    """The game is over for these bots. Bots from outside hear how it ended, and their processes end."""
    for bot in bots:
        if isinstance(bot, OutsideBot):
            bot.end(outcome)


__all__ = [
    "BOTS", "LEARNED", "NETWORKED", "RIVALS", "Bot", "OutsideBot", "check_bot", "dismiss", "is_command", "make_bot",
    "network_by", "rivals_in",
]  # fmt: skip
