"""Roll-outs: all games are played on for some decisions, and what was seen, done and gained is kept to learn from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

from aerodrome.drivers.liking import MOST_LIKED
from aerodrome.learn.crowd import Crowd
from aerodrome.learn.graphs import Recorded
from aerodrome.learn.league import GREEDY, LEARNER, PAST, PastSelves, places
from aerodrome.learn.network import NEVER, Network, by_seat, drawn, from_viewer, outputs
from aerodrome.learn.plan import Plan, margin_worth


def half(device: str) -> Any:
    """The type that the layers work in."""
    return torch.bfloat16 if device == "cuda" else torch.float32


class Actors:
    """Decides for the seats that are asked: the learner, greedy or a past self."""

    def __init__(
        self, plan: Plan, crowd: Crowd, network: Network, past: PastSelves, complain: Callable[[str], None]
    ) -> None:
        self.crowd, self.network, self.past, self.kind = crowd, network, past, half(plan.device)
        who, past_games = places(plan, crowd)
        self.who = torch.from_numpy(who).to(plan.device)
        self.past_games = torch.from_numpy(past_games).to(plan.device)
        self.has_greedy, self.has_past = bool((who == GREEDY).any()), bool(self.past_games.numel())

        def room(*shape: int, dtype: Any = torch.float32) -> Tensor:
            return torch.zeros((crowd.games, *shape), dtype=dtype, device=plan.device)

        self.seat = room(dtype=torch.int64)
        self.learns = room(dtype=torch.bool)
        """Is it a choice of the learner's, between several actions?"""
        self.chance = room()
        """The logarithm of the chance of what it chose."""
        self.value = room(crowd.most_seats)
        """Each seat's chance of winning, as the learner sees it."""
        self.decide = Recorded(self._decide, plan.device, complain)

    @torch.no_grad()
    def _decide(self) -> None:
        crowd = self.crowd
        seat = crowd.seat
        logits, value = outputs(self.network, crowd.seen, crowd.liking, crowd.n_seats, self.kind)
        action = drawn(logits)
        self.chance.copy_(F.log_softmax(logits, 1).gather(1, action[:, None])[:, 0])
        self.value.copy_(by_seat(value.softmax(1), seat, crowd.n_seats))
        who = self.who.gather(1, seat[:, None])[:, 0]
        if self.has_greedy:
            action = torch.where(who == GREEDY, greedy(crowd.liking), action)
        if self.has_past:
            games = self.past_games
            theirs, _ = outputs(
                self.past.stack, crowd.seen[games], crowd.liking[games], crowd.n_seats[games], self.kind
            )
            past = torch.zeros_like(action)
            past[games.flatten()] = drawn(theirs).flatten()
            action = torch.where(who == PAST, past, action)
        crowd.actions.copy_(action)
        self.seat.copy_(seat)
        self.learns.copy_((who == LEARNER) & ((crowd.liking != 0).sum(1) > 1))


def greedy(liking: Tensor) -> Tensor:
    """What greedy does: the action that instinct likes most, a random one of several."""
    return drawn(torch.zeros_like(liking, dtype=torch.float32).masked_fill_(liking != MOST_LIKED, NEVER))


class Experience:
    """What the last roll-out left, by decision and game."""

    def __init__(self, plan: Plan, crowd: Crowd) -> None:
        def room(*shape: int, dtype: Any = torch.float32) -> Tensor:
            return torch.zeros((plan.steps, crowd.games, *shape), dtype=dtype, device=plan.device)

        self.crowd, self.steps = crowd, plan.steps
        self.trace, self.worth = plan.trace, margin_worth(plan.reward)
        self.seen = room(crowd.seen.shape[1], dtype=crowd.seen.dtype)
        self.liking = room(crowd.liking.shape[1], dtype=torch.int8)
        self.action, self.seat = room(dtype=torch.int64), room(dtype=torch.int64)
        self.chance, self.over = room(), room(dtype=torch.bool)
        self.value, self.reward = room(crowd.most_seats), room(crowd.most_seats)
        self.learns = room(dtype=torch.bool)
        self.gained, self.target = room(), room(crowd.most_seats)
        self.returned = room(crowd.most_seats)
        """By seat, what came after each decision: the lambda-return. ``target`` is the same from the viewer on."""

    @torch.no_grad()
    def collect(self, actors: Actors) -> None:
        crowd = self.crowd
        for step in range(self.steps):
            crowd.look()
            actors.decide()
            self.seen[step], self.liking[step] = crowd.seen, crowd.liking
            self.action[step], self.seat[step] = crowd.actions, actors.seat
            self.chance[step], self.value[step], self.learns[step] = actors.chance, actors.value, actors.learns
            crowd.step()
            self.over[step], self.reward[step] = crowd.over, crowd.rewards(self.worth)
        crowd.look()
        actors.decide()  # for the values; what it chooses is not carried out
        crowd.finish()
        self._look_back(actors)

    def _look_back(self, actors: Actors) -> None:
        """Lambda-returns, along each seat's own decisions."""
        crowd, most = self.crowd, self.crowd.most_seats
        games = torch.arange(crowd.games, device=crowd.actions.device)
        known = torch.zeros((crowd.games, most), dtype=torch.bool, device=games.device)
        after = torch.zeros((crowd.games, most, most), device=games.device)
        after_value = torch.zeros_like(after)
        known[games, actors.seat] = True
        after[games, actors.seat] = actors.value
        after_value[games, actors.seat] = actors.value
        for step in range(self.steps - 1, -1, -1):
            over, seat, decided = self.over[step], self.seat[step], self.learns[step].clone()
            reward = self.shared(self.reward[step])[:, None]
            after = torch.where(over[:, None, None], reward, after)
            after_value = torch.where(over[:, None, None], reward, after_value)
            known |= over[:, None]
            value, here = self.value[step], (games, seat)
            returned = (1 - self.trace) * after_value[here] + self.trace * after[here]
            self.learns[step] &= known[here]
            self.returned[step] = torch.where(self.learns[step][:, None], returned, value)
            # What is not the learner's decision, such as a forced move, is passed over.
            after[here] = torch.where(decided[:, None], self.returned[step], after[here])
            after_value[here] = torch.where(decided[:, None], value, after_value[here])
            known[here] = known[here] | decided
        self.gained.copy_((self.returned - self.value).gather(2, self.seat[..., None])[..., 0])
        self.target.copy_(from_viewer(self.returned, self.seat, crowd.n_seats.expand(self.steps, -1)))

    def shared(self, reward: Tensor) -> Tensor:
        """Where nobody wins, all do alike."""
        there = torch.arange(reward.shape[1], device=reward.device) < self.crowd.n_seats[:, None]
        nobody = reward.sum(1, keepdim=True) == 0
        return torch.where(nobody, there / self.crowd.n_seats[:, None], reward)
