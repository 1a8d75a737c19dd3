"""The network in floats. An observation and how instinct likes each action go in; what to do and who will win come out.

A network is a dict of tensors. What normalises its inputs, `mean` and `inv`, is part of it and is not learnt.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

from aerodrome.drivers.liking import MOST_LIKED
from aerodrome.drivers.network import MOST, MOST_INPUT, ONE

FAR = MOST_INPUT / ONE
"""Inputs are at most so many of their own spreads from their mean."""
LEAST_SPREAD = 0.2
"""What hardly ever changes is not blown up beyond this."""
TOP = MOST / ONE
"""Neurons have at most this much, here as in whole numbers."""
LIKING_SCALE = 8.0
NEVER = -1e9
"""The logit of what is not legal, and of a seat that is not there."""

LEARNT = ("w1", "b1", "w2", "b2", "w3", "b3", "wp", "bp", "wv", "bv", "beta")
KEPT = ("mean", "inv", *LEARNT)

Network = Mapping[str, Tensor]


def fresh(inputs: int, actions: int, seats: int, width: int, beta: float) -> dict[str, Tensor]:
    """A new network, which plays by instinct."""

    def matrix(rows: int, columns: int, gain: float) -> Tensor:
        return torch.nn.init.orthogonal_(torch.empty(rows, columns), gain)  # type: ignore[no-any-return, unused-ignore]

    return {
        "mean": torch.zeros(inputs),
        "inv": torch.ones(inputs),
        "w1": matrix(width, inputs, math.sqrt(2)),
        "b1": torch.zeros(width),
        "w2": matrix(width, width, math.sqrt(2)),
        "b2": torch.zeros(width),
        "w3": matrix(width, width, math.sqrt(2)),
        "b3": torch.zeros(width),
        "wp": matrix(actions, width, 0.01),
        "bp": torch.zeros(actions),
        "wv": matrix(seats, width, 0.1),
        "bv": torch.zeros(seats),
        "beta": torch.tensor(beta),
    }


def inputs_of(network: Network, seen: Tensor, liking: Tensor, kind: Any) -> Tensor:
    """The normalised inputs. No gradient goes through them."""
    cut = seen.shape[-1]
    x = torch.empty((*seen.shape[:-1], cut + liking.shape[-1]), dtype=kind, device=seen.device)
    with torch.no_grad():
        mean, inv = network["mean"], network["inv"]
        shift = -mean * inv
        # One pass over each half: bytes are read, and what comes out is as narrow as the layers want it.
        torch.addcmul(shift[:cut], seen, inv[:cut], out=x[..., :cut])
        torch.addcmul(shift[cut:], liking, inv[cut:], out=x[..., cut:])
        return x.clamp_(-FAR, FAR)


def affine(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
    weight, bias = weight.to(x.dtype), bias.to(x.dtype)
    if weight.dim() == 2:
        return F.linear(x, weight, bias)
    return torch.baddbmm(bias[:, None], x, weight.mT)


def neurons(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
    return F.relu(affine(x, weight, bias)).clamp_max(TOP)


def outputs(network: Network, seen: Tensor, liking: Tensor, n_seats: Tensor, kind: Any) -> tuple[Tensor, Tensor]:
    """Logits of the actions, and of who wins, counted from the viewer. ``kind`` is the type that the layers work in.

    Several networks may lie in one stack, but for `mean` and `inv`, which they share. Each then gets rows of its own.
    """
    hidden = neurons(inputs_of(network, seen, liking, kind), network["w1"], network["b1"])
    hidden = neurons(hidden, network["w2"], network["b2"])
    hidden = (hidden + neurons(hidden, network["w3"], network["b3"])).clamp_max(TOP).float()
    policy, value = (affine(hidden, network[f"w{head}"], network[f"b{head}"]) for head in "pv")
    return with_instinct(policy, network["beta"], liking), only_there(value, n_seats)


def with_instinct(policy: Tensor, beta: Tensor, liking: Tensor) -> Tensor:
    policy = policy + beta[..., None, None] * ((liking.float() - MOST_LIKED) / LIKING_SCALE)
    return policy.masked_fill(liking == 0, NEVER)


def only_there(value: Tensor, n_seats: Tensor) -> Tensor:
    seats = torch.arange(value.shape[-1], device=value.device)
    return value.masked_fill(seats >= n_seats[..., None], NEVER)


def drawn(logits: Tensor) -> Tensor:
    """An action of each row by its chances: the largest logit after Gumbel noise."""
    return (logits - torch.empty_like(logits).exponential_().log_()).argmax(-1)


def from_viewer(by_seat: Tensor, seat: Tensor, n_seats: Tensor) -> Tensor:
    """Rows by seat, turned so that the viewer comes first."""
    places = torch.arange(by_seat.shape[-1], device=by_seat.device)
    turned = by_seat.gather(-1, (seat[..., None] + places) % n_seats[..., None])
    return turned.masked_fill(places >= n_seats[..., None], 0.0)


def by_seat(from_viewer: Tensor, seat: Tensor, n_seats: Tensor) -> Tensor:
    """Rows counted from the viewer, turned back."""
    places = torch.arange(from_viewer.shape[-1], device=from_viewer.device)
    turned = from_viewer.gather(-1, (places - seat[..., None]) % n_seats[..., None])
    return turned.masked_fill(places >= n_seats[..., None], 0.0)
