"""Updates: the network moves towards what went better than expected, a minibatch at a time (PPO)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

from aerodrome.learn.collect import Experience, half
from aerodrome.learn.graphs import Recorded
from aerodrome.learn.network import LEARNT, outputs
from aerodrome.learn.plan import Plan

TOLD = ("policy loss", "value loss", "entropy", "kl", "clipped")
"""What an update tells about itself, as means over its decisions."""


class Learner:
    """Changes the weights of a network, in place."""

    def __init__(
        self,
        plan: Plan,
        network: Mapping[str, Tensor],
        magnet: Mapping[str, Tensor],
        experience: Experience,
        complain: Callable[[str], None],
    ) -> None:
        self.plan, self.network, self.magnet, self.experience = plan, network, magnet, experience
        self.learnt = [network[name].requires_grad_() for name in LEARNT]
        on_gpu = plan.device == "cuda"
        self.rate, self.entropy = (torch.tensor(value, device=plan.device) for value in (plan.rate, plan.entropy))
        self.optimizer = torch.optim.Adam(self.learnt, lr=self.rate, eps=1e-5, fused=True, capturable=on_gpu)
        self.chosen = torch.zeros(plan.minibatch, dtype=torch.int64, device=plan.device)
        """The decisions of the minibatch."""
        self.centre, self.spread = (torch.zeros((), device=plan.device) for _ in range(2))
        self.told = torch.zeros(len(TOLD), device=plan.device)
        self.minibatch = Recorded(self._minibatch, plan.device, complain)

    def load(self, state: dict[str, Any]) -> None:
        self.optimizer.load_state_dict(state)
        for group in self.optimizer.param_groups:  # which loading has replaced
            group["lr"] = self.rate

    def update(self, progress: float) -> dict[str, float]:
        """Learn from a roll-out. ``progress`` is how much of the run is over."""
        plan, experience = self.plan, self.experience
        self.rate.fill_(plan.rate + (plan.rate_end - plan.rate) * progress)
        self.entropy.fill_(plan.entropy + (plan.entropy_end - plan.entropy) * progress)
        learnt = experience.learns.flatten().nonzero()[:, 0]
        found = {"learnt": float(len(learnt))}
        if not len(learnt):
            return {**found, **dict.fromkeys((*TOLD, "explained"), 0.0)}
        gained = experience.gained.flatten()[learnt]
        self.centre.copy_(gained.mean())
        self.spread.copy_(gained.std(correction=0) + 1e-6)
        self.told.zero_()
        minibatches = max(1, len(learnt) // plan.minibatch)
        for _ in range(plan.passes):
            order = learnt[torch.randperm(len(learnt), device=learnt.device)]
            for k in range(minibatches):
                part = order[k * plan.minibatch : (k + 1) * plan.minibatch]
                if len(part) < plan.minibatch:  # a small roll-out: some count twice
                    part = part[torch.arange(plan.minibatch, device=part.device) % len(part)]
                self.chosen.copy_(part)
                self.minibatch()
        told = (self.told / (minibatches * plan.passes)).tolist()
        return {**found, **dict(zip(TOLD, told, strict=True)), "explained": self._explained(gained, learnt)}

    def _explained(self, gained: Tensor, learnt: Tensor) -> float:
        """How much of what returns differ by the values had foreseen: 1 for all, 0 for nothing."""
        own = self.experience.target.flatten(0, 1)[learnt, 0]
        return float(1 - gained.var(correction=0) / (own.var(correction=0) + 1e-9))

    def _minibatch(self) -> None:
        plan, experience, chosen = self.plan, self.experience, self.chosen

        def rows(buffer: Tensor) -> Tensor:
            return buffer.flatten(0, 1).index_select(0, chosen)

        n_seats = experience.crowd.n_seats.index_select(0, chosen % experience.crowd.games)
        seen, liking, kind = rows(experience.seen), rows(experience.liking), half(plan.device)
        logits, value = outputs(self.network, seen, liking, n_seats, kind)
        logarithms = F.log_softmax(logits, 1)
        change = logarithms.gather(1, rows(experience.action)[:, None])[:, 0] - rows(experience.chance)
        ratio = change.exp()
        gained = (rows(experience.gained) - self.centre) / self.spread
        policy_loss = -torch.minimum(ratio * gained, ratio.clamp(1 - plan.clip, 1 + plan.clip) * gained).mean()
        value_loss = -(rows(experience.target) * F.log_softmax(value, 1)).sum(1).mean()
        entropy = -(logarithms.exp() * logarithms).sum(1).mean()
        loss = policy_loss + plan.value_weight * value_loss - self.entropy * entropy
        if plan.magnet:
            with torch.no_grad():
                pull = F.log_softmax(outputs(self.magnet, seen, liking, n_seats, kind)[0], 1)
            loss = loss + plan.magnet * (logarithms.exp() * (logarithms - pull)).sum(1).mean()
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.learnt, plan.most_gradient, foreach=True)
        self.optimizer.step()
        with torch.no_grad():
            clipped = ((ratio - 1).abs() > plan.clip).float().mean()
            self.told += torch.stack([policy_loss, value_loss, entropy, (change.exp() - 1 - change).mean(), clipped])


class Average:
    """The network that plays: an average of the weights over the last part of training."""

    def __init__(self, plan: Plan, network: Mapping[str, Tensor]) -> None:
        self.last, self.updates = plan.average, 0
        self.network = {name: rows.detach().clone() for name, rows in network.items()}

    @torch.no_grad()
    def follow(self, network: Mapping[str, Tensor]) -> None:
        self.updates += 1
        share = (self.last + 1) / (self.last + self.updates) if self.last else 1.0
        torch._foreach_lerp_(
            [self.network[name] for name in LEARNT], [network[name].detach() for name in LEARNT], share
        )
