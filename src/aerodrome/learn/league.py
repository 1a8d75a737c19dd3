"""Others at the table: greedy and past selves, so that the learner does not run in circles."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from aerodrome.learn.checkpoint import write_atomically
from aerodrome.learn.crowd import Crowd
from aerodrome.learn.network import LEARNT, Network
from aerodrome.learn.plan import Plan

LEARNER, GREEDY, PAST = range(3)
FOLDER = "past"


def places(plan: Plan, crowd: Crowd) -> tuple[np.ndarray, np.ndarray]:
    """Who has each seat of each game, and the games of each past self: [past selves, games]. Of the games with one
    number of seats, the last ones are the league's; there the learner has some of the seats and another the rest."""
    who = np.full((crowd.games, crowd.most_seats), LEARNER, np.int8)
    luck = np.random.default_rng(plan.seed)
    with_past: list[int] = []
    for each, rows in zip(crowd.vectors, crowd.rows, strict=True):
        league = range(rows.stop - round(plan.league * each.games), rows.stop)
        greedy = round(plan.league_greedy * len(league))
        for place, game in enumerate(league):
            others = luck.permutation(each.seats)[: luck.integers(1, each.seats)]
            who[game, others] = GREEDY if place < greedy else PAST
        with_past += league[greedy:]
    each_self = len(with_past) // plan.past_selves
    left_over = with_past[each_self * plan.past_selves :]
    who[left_over] = LEARNER
    games = np.array(with_past[: each_self * plan.past_selves], np.int64)
    # Dealt out in turn, so that every past self meets all numbers of seats.
    return who, np.ascontiguousarray(games.reshape(each_self, plan.past_selves).T)


class PastSelves:
    """Snapshots of the learner, as files of half floats, and those of them that play at the moment."""

    def __init__(self, plan: Plan, folder: Path, now: Network) -> None:
        self.plan, self.folder, self.count = plan, folder / FOLDER, 0
        self.playing: list[int] = []
        self.stack: dict[str, Tensor] = {
            name: torch.stack([now[name].detach()] * plan.past_selves).contiguous() for name in LEARNT
        }
        self.stack |= {name: now[name] for name in ("mean", "inv")}

    def add(self, now: Network) -> None:
        self.folder.mkdir(exist_ok=True)
        kept = {name: now[name].detach().half().cpu() for name in LEARNT}
        write_atomically(self._path(self.count), lambda file: torch.save(kept, file))
        self.count += 1

    def seat(self, chosen: list[int]) -> None:
        """Let these play."""
        for place, number in enumerate(chosen):
            if self.playing[place : place + 1] != [number]:
                kept = torch.load(self._path(number), map_location="cpu", weights_only=True)
                for name in LEARNT:
                    self.stack[name][place].copy_(kept[name])
        self.playing = list(chosen)

    def draw(self) -> None:
        """Let the newest play, and others at random."""
        older = torch.randint(self.count, (self.plan.past_selves - 1,)).tolist()
        self.seat([self.count - 1, *older])

    def _path(self, number: int) -> Path:
        return self.folder / f"{number:04}.pt"
