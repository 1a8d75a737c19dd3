"""The network: judges a position in whole numbers alone, so that every engine comes to the very same judgement.

It takes in what a seat observes and how it likes its actions. Three layers of the same width follow, the third of which
is added to the second. From these come a policy, a number for each action, and values, a number for each seat counted
from the viewer. Both are logits: chances are in proportion to exp(logit / ONE).

Weights are bytes, and every row of them has a scale and a bias of its own. `bots/weights.py` says what must hold so
that nothing overflows.
"""

from __future__ import annotations

from typing import Any

from aerodrome.drivers.liking import MOST_LIKED, like_actions
from aerodrome.rulebook import contract
from aerodrome.rulebook.primitives import dot

ONE = 256
"""Activations, biases and logits count in 256ths."""
MOST = 64 * ONE - 1
"""No activation is higher."""
MOST_INPUT = 6 * ONE
"""No input is further from 0."""
INPUT_SHIFT = 12
"""The factors and offsets of inputs count in 256ths of 4096ths."""
SCALE_SHIFT = 24
"""Scales of rows count in fractions of 2**24."""
NO_LOGIT = -(1 << 31)
"""The logit of an action that is not legal, and of a seat that is not there."""


def take_in(number: int, factor: int, offset: int) -> int:
    """An input, brought to the usual size."""
    return max(min((number * factor - offset) >> INPUT_SHIFT, MOST_INPUT), -MOST_INPUT)


def weigh(weights: Any, scale: int, bias: int, activations: Any) -> int:
    return (dot(weights, activations) * scale >> SCALE_SHIFT) + bias


def judge(
    view: Any,
    seat: int,
    seen: Any,
    liking: Any,
    appeals: Any,
    inputs: Any,
    layers: Any,
    input_mult: Any,
    input_offset: Any,
    w1: Any,
    m1: Any,
    b1: Any,
    w2: Any,
    m2: Any,
    b2: Any,
    w3: Any,
    m3: Any,
    b3: Any,
    wp: Any,
    mp: Any,
    bp: Any,
    wv: Any,
    mv: Any,
    bv: Any,
    beta: Any,
    policy: Any,
    values: Any,
) -> None:
    """Judge a position by what a seat may see: write logits of its legal actions into
    ``policy`` and of every seat's chance of winning into ``values``.

    From ``seen`` to ``layers`` there is room for what comes in between; then come the arrays of the network.
    """
    contract.observe(view, seat, seen)
    like_actions(view, seat, appeals, liking)
    n = len(seen)
    for i in range(n):
        inputs[i] = take_in(seen[i], input_mult[i], input_offset[i])
    for i in range(len(liking)):
        inputs[n + i] = take_in(liking[i], input_mult[n + i], input_offset[n + i])
    for i in range(len(m1)):
        layers[0][i] = max(min(weigh(w1[i], m1[i], b1[i], inputs), MOST), 0)
    for i in range(len(m2)):
        layers[1][i] = max(min(weigh(w2[i], m2[i], b2[i], layers[0]), MOST), 0)
    for i in range(len(m3)):
        layers[2][i] = min(layers[1][i] + max(weigh(w3[i], m3[i], b3[i], layers[1]), 0), MOST)
    for action in range(len(policy)):
        policy[action] = NO_LOGIT
        if liking[action] != 0:
            favour = beta[0] * (liking[action] - MOST_LIKED) >> 3
            policy[action] = weigh(wp[action], mp[action], bp[action], layers[2]) + favour
    for k in range(len(values)):
        values[k] = NO_LOGIT
        if k < view.n_seats:
            values[k] = weigh(wv[k], mv[k], bv[k], layers[2])
