"""Strength against the search: deals in the arena, in other processes, while training goes on."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any, NamedTuple

from aerodrome.bots import LEARNED
from aerodrome.lab.arena import Plan, Results
from aerodrome.learn.judge import Share, share_of
from aerodrome.rulebook.game import Game
from aerodrome.simulate.workers import end_with_parent, processes

RIVAL = "master"
CHALLENGER = "challenger.bin"
SEED = 987_654
"""The arena's deals are its own, too."""


class Played(NamedTuple):
    seats: int
    share: Share
    seconds: float
    """When the network was as it was here."""
    decisions: int


class Arena:
    """Plays the newest network against the search, alone among rivals, at each of these numbers of seats."""

    def __init__(self, game: Game, seats: Sequence[int], deals: int, workers: int, folder: Path) -> None:
        self.game, self.seats, self.deals, self.workers, self.folder = game, seats, deals, workers, folder
        self._process: Any = None
        self._plans: list[tuple[Plan, Path]] = []
        self._when = 0.0, -1

    @property
    def newest(self) -> int:
        """After how many decisions the network was that played last."""
        return self._when[1]

    def begin(self, network: Path, seconds: float, decisions: int) -> None:
        """Play with a copy of this network, unless another one is still playing."""
        if not self.deals or self._process is not None:
            return
        self._when = seconds, decisions
        challenger = self.folder / CHALLENGER
        shutil.copyfile(network, challenger)
        bots = [f"{LEARNED}:{challenger.absolute()}", RIVAL]
        self._plans = [
            (Plan.make(self.game, bots, self.deals, seats, SEED), self.folder / f"arena-{seats}.jsonl")
            for seats in self.seats
        ]
        for _, path in self._plans:
            path.unlink(missing_ok=True)
        self._process = get_context("spawn").Process(target=play, args=(self._plans, self.workers))
        self._process.start()

    def wait_until(self, enough: Callable[[], bool]) -> None:
        """Wait for what is being played, but not for ever."""
        while self._process is not None and self._process.is_alive() and not enough():
            time.sleep(0.2)

    def finished(self, stop: bool = False) -> Iterator[Played]:
        """What has been played, once all of it has. With ``stop``, it is broken off, and what there is counts."""
        if self._process is None or (self._process.is_alive() and not stop):
            return
        self._process.terminate()
        self._process.join()
        self._process = None
        for plan, path in self._plans:
            shares = [
                game.shares[game.bots.index(plan.bots[0])] for deal in Results(plan, path).in_order for game in deal
            ]
            if shares:
                yield Played(plan.seats, share_of(shares, 0), *self._when)


def play(plans: Sequence[tuple[Plan, Path]], workers: int) -> None:
    """Play all deals of these plans, in a process of its own."""
    end_with_parent()
    players = processes(workers)
    for plan, path in plans:
        for _ in Results(plan, path).play_missing(players):
            pass
    players.close()
    for worker in active_children():  # otherwise this process closes its pool before they are told to end
        worker.join()
