"""The crew: bots and hints in worker processes. A worker gets what one seat may see, and answers with an action.

So thinking never delays a move at another table, and a bot cannot look at secrets: its process does not have them.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

from aerodrome.bots import LEARNED, make_bot
from aerodrome.engines.compiled import native, native_or_none
from aerodrome.house.outside import Outside, Place
from aerodrome.play.sight import Sight
from aerodrome.simulate.workers import end_with_parent
from aerodrome.table.core import OUTSIDE
from aerodrome.table.wire import Advice, HintMove

log = logging.getLogger("aerodrome.crew")

PATIENCE = 8.0
"""Seconds to wait for a worker before `greedy` answers in its place."""


def choose(sight: Sight, bot: str, seed: int) -> int:
    """In a worker: the action that a bot chooses."""
    return make_bot(bot, seed).choose(sight)


def hint(sight: Sight, seed: int) -> Advice:
    """In a worker: the best moves with their chances, and why."""
    from aerodrome.analysis.hints import hint as ask

    found = ask(sight, seed=seed)
    moves = [HintMove(m.action, m.label, round(m.share, 4), round(m.error, 4)) for m in found.moves]
    return Advice(moves, found.why)


def chances(sight: Sight, seconds: float, seed: int) -> dict[str, Any]:
    """In a worker: every seat's expected share of the win, as far as the viewer can judge it."""
    from aerodrome.analysis.chances import win_chances
    from aerodrome.bots.search import Budget

    found = win_chances(sight, Budget(seconds=seconds), seed)
    return {
        "shares": [round(share, 4) for share in found.shares],
        "errors": [round(error, 4) for error in found.errors],
        "samples": found.samples,
    }


def _begin(nice: int) -> None:
    """Start a worker, which yields to the server and leaves Ctrl-C to it."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(nice)
    end_with_parent()


class Crew:
    """Workers with a queue. ``nice`` is how far they yield to other processes."""

    def __init__(self, workers: int = 1, nice: int = 5, outside: Outside | None = None) -> None:
        """``outside`` has the bots from outside that the server's owner has named."""
        self.outside = outside or Outside({})
        self.workers, self.nice = max(1, workers), nice
        self._pool: ProcessPoolExecutor | None = None

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Each worker is a fresh process: a fork would inherit the server's sockets and secrets.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=context, initializer=_begin, initargs=(self.nice,)
            )
        return self._pool

    async def run(self, work: Any, *arguments: Any, patience: float | None = PATIENCE) -> Any:
        """Run a module-level function in a worker. With ``patience`` None, wait without limit."""
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self._workers(), work, *arguments), patience)
        except BrokenExecutor:
            self.close()  # a worker died; the next call starts new ones
            raise

    async def choose(self, sight: Sight, bot: str, seed: int, place: Place) -> int:
        """A bot's choice at a table and in a seat; `greedy` answers if the worker cannot."""
        if bot.startswith(OUTSIDE):
            return await self.outside.choose(sight, bot, seed, place)
        if bot in ("random", "greedy"):
            return make_bot(bot, seed).choose(sight)
        if bot != LEARNED and native_or_none(sight.game) is None:
            return make_bot("greedy", seed).choose(sight)
        try:
            return int(await self.run(choose, sight, bot, seed))
        except TimeoutError:
            log.warning("a bot's worker is too slow, greedy moves instead", extra={"bot": bot})
        except Exception:  # whatever went wrong there, the table must go on
            log.exception("a bot's worker failed", extra={"bot": bot})
        return make_bot("greedy", seed).choose(sight)

    async def hint(self, sight: Sight, seed: int) -> Advice:
        """The best moves with their chances, and why. Raises NativeUnavailable if this machine cannot search."""
        native(sight.game)
        found: Advice = await self.run(hint, sight, seed)
        return found

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
