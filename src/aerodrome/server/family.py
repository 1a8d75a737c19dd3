"""A family of processes that serve one port: the parent listens and serves nobody, its children serve.

All children accept connections from the parent's socket, so none is lost while one of them ends. The parent starts a
child anew that dies, and passes on what it is told: SIGTERM or SIGINT stops all, SIGHUP replaces one after another.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

log = logging.getLogger("aerodrome.server")

LOOK_SECONDS = 0.2
STOP_SECONDS = 20.0
"""How long children may take to stop before the parent ends them."""
PAUSE_FIRST, PAUSE_LONGEST = 0.2, 10.0
"""The first and the longest pause, in seconds, before a child that died is started anew. A child that was ready begins
with the first."""
REFUSED = 2
"""The status of a child that cannot serve as it was told, so that another would not help."""

Work = Callable[[int, Connection], None]
"""What a child does, given its number and a pipe for the word that it is ready. It must be a function of a module."""


@dataclass
class Child:
    number: int
    process: SpawnProcess
    pipe: Connection
    ready: bool = False
    pause: float = PAUSE_FIRST
    due: float = field(default=0.0)
    """When the next one is started in its place, after it has died."""

    @property
    def alive(self) -> bool:
        return self.process.is_alive()

    def hear(self) -> None:
        """Has it said that it is ready?"""
        with contextlib.suppress(EOFError, OSError):
            if not self.ready and self.pipe.poll():
                self.pipe.recv()
                self.ready, self.pause = True, PAUSE_FIRST

    def tell(self, sign: int) -> None:
        if self.alive and self.process.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process.pid, sign)


class Family:
    """The parent."""

    def __init__(self, count: int, work: Work) -> None:
        self._work = work
        self._context = multiprocessing.get_context("spawn")
        self._stopping = False
        self._old: list[Child] = []
        """Children that still have to be replaced."""
        self._refused = self._opened = False
        self._children = [self._born(number) for number in range(count)]

    def _born(self, number: int, pause: float = PAUSE_FIRST) -> Child:
        ours, theirs = self._context.Pipe(duplex=False)
        process = self._context.Process(target=self._work, args=(number, theirs), name=f"server {number + 1}")
        process.start()
        theirs.close()
        return Child(number, process, ours, pause=pause)

    def run(self, on_ready: Callable[[], Any]) -> int:
        """Look after the children until somebody says stop. Calls ``on_ready`` when all are ready for the first time.
        Returns the status to exit with."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._stop)
        signal.signal(signal.SIGHUP, self._replace)
        while not self._stopping:
            wait([child.process.sentinel for child in self._children if child.alive], LOOK_SECONDS)
            for child in self._children:
                child.hear()
            self._revive()
            self._replace_next()
            if not self._opened and all(child.ready for child in self._children):
                self._opened = True
                on_ready()
        self._end()
        return REFUSED if self._refused else 0

    def _stop(self, *_: Any) -> None:
        self._stopping = True

    def _replace(self, *_: Any) -> None:
        self._old = list(self._children)

    def _revive(self) -> None:
        """Start a child anew that has died, after a pause."""
        now = time.monotonic()
        for place, child in enumerate(self._children):
            if child.alive or self._stopping:
                continue
            if child.process.exitcode == REFUSED and not self._opened:
                self._refused = self._stopping = True
            elif not child.due:
                log.warning("a process has ended", extra={"code": str(child.process.exitcode)})
                child.due = now + child.pause
            elif now >= child.due:
                child.pipe.close()
                self._children[place] = self._born(child.number, min(2 * child.pause, PAUSE_LONGEST))

    def _replace_next(self) -> None:
        """Stop the next child that has to be replaced, once all others are ready."""
        self._old = [child for child in self._old if child.alive and child in self._children]
        if self._old and all(child.ready and child.alive for child in self._children):
            child = self._old.pop(0)
            child.tell(signal.SIGTERM)
            child.process.join(STOP_SECONDS)
            if child.alive:
                child.process.kill()
                child.process.join()
            child.pipe.close()
            self._children[self._children.index(child)] = self._born(child.number)

    def _end(self) -> None:
        until = time.monotonic() + STOP_SECONDS
        for child in self._children:
            child.tell(signal.SIGTERM)
        for child in self._children:
            child.process.join(max(0.0, until - time.monotonic()))
            if child.alive:
                child.process.kill()
                child.process.join()
            child.pipe.close()
