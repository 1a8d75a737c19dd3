"""Bots from outside whose commands the server's owner has named: their processes, one for each seat that they play.

They think in threads of their own, so only their table waits for them. The owner names the commands when the server
starts; no client can name one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from aerodrome.bots.outside import OutsideBot
from aerodrome.bots.protocol import Hello
from aerodrome.bots.simple import GreedyBot
from aerodrome.play.sight import Sight
from aerodrome.play.step import Outcome
from aerodrome.table.core import OUTSIDE

log = logging.getLogger("aerodrome.crew")

MOST = 32
"""The most seats that bots from outside play at the same time; at any others, a stand-in moves."""
IDLE = 600.0
"""A process ends after this many seconds without a question. The next question starts another, which hears everything
again."""

Place = tuple[str, int]
"""A table and a seat."""


@dataclass(frozen=True)
class Command:
    """What starts a bot, and what it has said about itself."""

    bot: str
    """Its name for `make_bot`, `command:...`."""
    hello: Hello


@dataclass
class _Playing:
    bot: OutsideBot
    asked: float = 0.0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """The bot may still be thinking about a question that was taken back when the next one comes."""


class Outside:
    """All processes of bots from outside that play at the tables of a server."""

    def __init__(self, commands: Mapping[str, Command]) -> None:
        """``commands`` by the names under which the bots sit at tables."""
        self._commands = dict(commands)
        self._playing: dict[Place, _Playing] = {}
        self._pool: ThreadPoolExecutor | None = None

    def bots(self, game: str) -> tuple[str, ...]:
        """The bots that play a game, as tables name them."""
        return tuple(OUTSIDE + name for name, command in self._commands.items() if command.hello.plays(game))

    def _threads(self) -> ThreadPoolExecutor:
        if self._pool is None:
            self._pool = ThreadPoolExecutor(MOST, thread_name_prefix="outside")
        return self._pool

    async def choose(self, sight: Sight, bot: str, seed: int, place: Place) -> int:
        """What a bot chooses, or its stand-in."""
        command = self._commands.get(bot.removeprefix(OUTSIDE))
        playing = self._playing.get(place)
        if playing is None:
            if command is None or len(self._playing) >= MOST:
                why = "nobody starts it any more" if command is None else "too many play already"
                log.warning("a stand-in moves for a bot from outside", extra={"table": place[0], "why": why})
                return GreedyBot(seed).choose(sight)
            playing = self._playing[place] = _Playing(OutsideBot(command.bot, seed))
        async with playing.lock:
            playing.asked = time.monotonic()
            known = len(playing.bot.faults)
            action = await asyncio.get_running_loop().run_in_executor(self._threads(), playing.bot.choose, sight)
            for _, fault in playing.bot.faults[known:]:
                # Not the fault's text: it may hold what the bot wrote, and so its hand.
                about = {"table": place[0], "kind": bot.removeprefix(OUTSIDE), "code": fault.code}
                log.warning("a bot from outside lost its turn to a stand-in", extra=about)
        return action

    def dismiss(self, table: str, outcome: Outcome | None = None) -> None:
        """A table has ended, so its processes end, too, in their own time."""
        for place in [place for place in self._playing if place[0] == table]:
            self._threads().submit(self._playing.pop(place).bot.end, outcome)

    def sweep(self) -> None:
        """End processes that have had no question for long."""
        now = time.monotonic()
        for place, playing in list(self._playing.items()):
            if now - playing.asked > IDLE and not playing.lock.locked():
                del self._playing[place]
                self._threads().submit(playing.bot.end)

    def close(self) -> None:
        """End all processes."""
        for playing in self._playing.values():
            with contextlib.suppress(RuntimeError):
                self._threads().submit(playing.bot.end)
        self._playing.clear()
        if self._pool is not None:
            self._pool.shutdown(wait=True)
            self._pool = None
