"""Before training, all games are played for a while: they get to different stages, and inputs can be measured."""

from __future__ import annotations

import math

import torch
from torch import Tensor

from aerodrome.learn.crowd import Crowd
from aerodrome.learn.network import LEAST_SPREAD, NEVER, drawn, fresh, with_instinct
from aerodrome.learn.plan import Plan, sizes

RANDOM_STEPS, STEPS, LOOK_EVERY = 32, 256, 4
EVENNESS = 0.6
"""How even the first network's choices are, from 0 for always the same to 1 for pure chance."""
MOST_BETA, LEAST_BETA = 1.0, 0.01
MOST_IN_A_BYTE = 127


@torch.no_grad()
def warmed_up(plan: Plan, crowd: Crowd) -> dict[str, Tensor]:
    """A new network for these games, which have been played on meanwhile: at random at first, then by instinct. If what
    is seen in them fits in bytes, the crowd keeps it so."""
    nothing = torch.zeros((), device=plan.device)
    beta, looks, most = nothing, 0, 0
    total = torch.zeros(sizes(crowd.game)[0], dtype=torch.float64, device=plan.device)
    squares = torch.zeros_like(total)
    for step in range(STEPS):
        crowd.look()
        if step == RANDOM_STEPS:
            beta = torch.tensor(fitting_beta(crowd.liking), device=plan.device)
        if step > RANDOM_STEPS and step % LOOK_EVERY == 0:
            inputs = torch.cat([crowd.seen, crowd.liking], 1).double()
            total += inputs.mean(0)
            squares += (inputs * inputs).mean(0)
            most = max(most, int(inputs.abs().max()))
            looks += 1
        crowd.actions.copy_(drawn(with_instinct(nothing, beta, crowd.liking)))
        crowd.step()
    mean = total / looks
    spread = (squares / looks - mean * mean).clamp_min(0).sqrt()
    if most <= MOST_IN_A_BYTE:
        crowd.narrow()
    network = fresh(*sizes(crowd.game), plan.width, float(beta))
    network["mean"] = mean.float().cpu()
    network["inv"] = (1 / spread.clamp_min(LEAST_SPREAD)).float().cpu()
    return network


def fitting_beta(liking: Tensor) -> float:
    """The weight of instinct with which choices are as even as wanted. Each game's instinct has units of its own, and a
    policy that is sure from the beginning would try nothing."""
    legal = (liking != 0).sum(1)
    choices = liking[legal > 1]
    if not len(choices):
        return MOST_BETA
    evenness_of_chance = legal[legal > 1].double().log()

    def evenness(beta: float) -> float:
        logits = with_instinct(torch.zeros((), device=liking.device), torch.tensor(beta, device=liking.device), choices)
        logarithms = logits.double().masked_fill(choices == 0, NEVER).log_softmax(1)
        return float((-(logarithms.exp() * logarithms).sum(1) / evenness_of_chance).mean())

    low, high = LEAST_BETA, MOST_BETA
    for _ in range(20):
        middle = math.sqrt(low * high)
        low, high = (middle, high) if evenness(middle) > EVENNESS else (low, middle)
    return round(low, 4)
