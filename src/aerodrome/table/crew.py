"""The crew: bots and hints in worker processes. A worker is sent what one seat may see, and answers with an action.

Thinking therefore never delays a move at another table, and a bot cannot look at what it should not: it is not there.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from aerodrome.bots import make_bot
from aerodrome.games import load as load_game
from aerodrome.match import Sight
from aerodrome.processes import end_with_parent
from aerodrome.rulebook.native import NativeUnavailable

log = logging.getLogger("aerodrome.crew")

PATIENCE = 8.0
"""Seconds after which `greedy` answers for a worker that does not."""


class NotReady(Exception):
    """The search is being compiled."""


@dataclass(frozen=True)
class Job:
    """What a worker is given: a sight, in plain bytes and numbers."""

    game: str
    state: bytes
    seat: int
    ply: int
    legal: tuple[int, ...]
    names: tuple[str, ...]

    @classmethod
    def of(cls, sight: Sight) -> Job:
        return cls(sight.game.name, sight.state.pack(), sight.seat, sight.ply, sight.legal, sight.names)

    def sight(self) -> Sight:
        game = load_game(self.game)
        return Sight(game, game.state.unpack(self.state), self.seat, self.ply, self.legal, self.names)


def choose(job: Job, bot: str, seed: int, wait: bool) -> int:
    """In a worker: what a bot does. Without ``wait``, `greedy` answers for it until the search is compiled."""
    return make_bot(bot, seed, wait=wait).choose(job.sight())


def hint(job: Job, seed: int, wait: bool) -> dict[str, Any]:
    """In a worker: the best moves with their chances, and why. NotReady while the search is being compiled, which takes
    longer than anybody should wait, and longer than bots behind it in the queue."""
    from aerodrome.analysis.hints import hint as ask
    from aerodrome.bots.search import warm_up

    sight = job.sight()
    if not wait and not warm_up(sight.game).done:
        raise NotReady
    found = ask(sight, seed=seed)
    return {
        "moves": [
            {"action": m.action, "label": m.label, "chance": round(m.share, 4), "error": round(m.error, 4)}
            for m in found.moves
        ],
        "why": found.why,
    }


def chances(job: Job, seconds: float, seed: int, wait: bool) -> dict[str, Any]:
    """In a worker: every seat's share of the win as the job's viewer can judge it. NotReady as with a hint."""
    from aerodrome.analysis.chances import win_chances
    from aerodrome.bots.search import Budget, warm_up

    sight = job.sight()
    if not wait:
        warming = warm_up(sight.game)
        if warming.error is not None:
            raise NativeUnavailable(f"the search cannot be compiled: {warming.error}")
        if not warming.done:
            raise NotReady
    found = win_chances(sight, Budget(seconds=seconds), seed)
    return {
        "shares": [round(share, 4) for share in found.shares],
        "errors": [round(error, 4) for error in found.errors],
        "samples": found.samples,
    }


def _begin(nice: int) -> None:
    """A worker yields to the server, and leaves Ctrl-C to it."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(nice)
    end_with_parent()


class Crew:
    """Workers, and a queue before them.

    ``ready`` names the games whose search is compiled; for the others `greedy` answers here, at once. With None workers
    compile what they need themselves, and answer slowly meanwhile. ``nice`` is how far they stand back for others.
    """

    def __init__(self, workers: int = 1, ready: set[str] | None = None, nice: int = 5) -> None:
        self.workers, self.ready, self.nice = max(1, workers), ready, nice
        self._pool: ProcessPoolExecutor | None = None

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh process each: a fork would carry the server's sockets and secrets along.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=context, initializer=_begin, initargs=(self.nice,)
            )
        return self._pool

    async def run(self, work: Any, *arguments: Any, patience: float | None = PATIENCE) -> Any:
        """Run a module-level function in a worker; None is patience without end."""
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self._workers(), work, *arguments), patience)
        except BrokenExecutor:
            self.close()  # a worker died; the next call starts new ones
            raise

    async def choose(self, sight: Sight, bot: str, seed: int) -> int:
        """A bot's choice; `greedy` answers where the worker cannot."""
        if bot in ("random", "greedy"):
            return make_bot(bot, seed).choose(sight)
        if not self.can_search(sight.game.name):
            return make_bot("greedy", seed).choose(sight)
        try:
            return int(await self.run(choose, Job.of(sight), bot, seed, self.ready is not None))
        except TimeoutError:
            log.warning("a bot's worker is too slow, greedy moves instead", extra={"bot": bot})
        except Exception:  # whatever went wrong there, the table must go on
            log.exception("a bot's worker failed", extra={"bot": bot})
        return make_bot("greedy", seed).choose(sight)

    def can_search(self, game: str) -> bool:
        return self.ready is None or game in self.ready

    async def hint(self, sight: Sight, seed: int) -> dict[str, Any]:
        if not self.can_search(sight.game.name):
            raise NotReady
        found: dict[str, Any] = await self.run(hint, Job.of(sight), seed, self.ready is not None)
        return found

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
