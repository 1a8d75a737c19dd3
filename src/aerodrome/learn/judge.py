"""How strong a network is: its share of the win, alone among others."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import torch

from aerodrome.learn.collect import greedy, half
from aerodrome.learn.crowd import Crowd
from aerodrome.learn.network import Network, outputs
from aerodrome.learn.plan import Plan
from aerodrome.rulebook.game import Game

ENOUGH, MOST_STEPS = 0.995, 6000
"""When so many of the games have ended, the others are given up, and after so many decisions in any case: two bots that
do not draw lots may go on for ever."""
SEED = 987_654_321
"""Evaluations have deals of their own, the same ones each time."""


class Share(NamedTuple):
    mean: float
    error: float
    """Half of the 95% interval, as if every game were a new deal."""
    games: int
    unfinished: int


def share_of(wins: Sequence[float], unfinished: int) -> Share:
    n = len(wins)
    mean = sum(wins) / max(n, 1)
    variance = sum((each - mean) ** 2 for each in wins) / max(n - 1, 1)
    return Share(round(mean, 4), round(1.96 * math.sqrt(variance / max(n, 1)), 4), n, unfinished)


class Judge:
    """Plays games of evaluation, which have deals of their own."""

    def __init__(self, game: Game, plan: Plan, wide: bool) -> None:
        self.game, self.plan, self.wide = game, plan, wide
        self._crowds: dict[int, Crowd] = {}

    @torch.no_grad()
    def among_greedy(self, network: Network, seats: int) -> Share:
        """The network's best moves, alone among greedy. It has every seat equally often, and each game counts once."""
        plan = self.plan
        if seats not in self._crowds:
            self._crowds[seats] = Crowd(
                self.game, [seats], plan.evaluation_games, plan.device, SEED, plan.threads, self.wide
            )
        crowd = self._crowds[seats]
        own = torch.arange(crowd.games, device=plan.device) % seats
        wins = torch.full((crowd.games,), -1.0, device=plan.device)
        with torch.random.fork_rng(devices=range(torch.cuda.device_count()) if plan.device == "cuda" else []):
            torch.manual_seed(SEED)
            crowd.deal(SEED)
            for step in range(MOST_STEPS):
                crowd.look()
                logits, _ = outputs(network, crowd.seen, crowd.liking, crowd.n_seats, half(plan.device))
                crowd.actions.copy_(torch.where(crowd.seat == own, logits.argmax(1), greedy(crowd.liking)))
                crowd.step()
                first = crowd.over & (wins < 0)
                wins = torch.where(first, crowd.shares.gather(1, own[:, None])[:, 0], wins)
                if step % 16 == 15 and float((wins >= 0).float().mean()) >= ENOUGH:
                    break
        ended = wins[wins >= 0].tolist()
        return share_of(ended, crowd.games - len(ended))
