"""A search that is guided by a network: it looks first at what the network likes, and ends where the network can judge.

Each simulation deals a world and walks down the seats' trees. Where a seat has an action that is new to its tree, the
network judges what that seat sees in this world. Its policy says how much each new action is looked at from then on,
and its values are what the simulation has found. With less than full trust, the simulation is also played on by
hunches, and what comes of it counts for the rest.

A flat search goes on by hunches for some turns, always in the same worlds with the same luck, before it asks the
network.
"""

from __future__ import annotations

from typing import Any

from aerodrome.drivers.network import ONE, judge
from aerodrome.drivers.play import list_legal
from aerodrome.drivers.search import (
    AT,
    BEGIN,
    END,
    FLAT,
    HORIZON,
    JUDGED,
    MAX_PLIES,
    RANK,
    SEAT,
    TRUST_OF_100,
    TURNS_LEFT,
    begin_simulation,
    credit,
    estimate,
    fill_slots,
    grow_roots,
    is_asked,
    new_child,
    play_on,
    power_of_e,
)
from aerodrome.rulebook import contract
from aerodrome.rulebook.primitives import copy
from aerodrome.rulebook.record import NONE

LONGEST_ODDS = 1_000_000
"""No action counts as less likely than one to so many, however little the network thinks of it."""


def learn_actions(
    nodes: Any, worth: Any, slot: Any, plan: Any, node: int, legal: Any, n: int, policy: Any, chances: Any
) -> None:
    """Add the legal actions that are new to a node. What the network finds half as likely is looked at half as much."""
    highest = policy[legal[0]]
    for i in range(n):
        highest = max(highest, policy[legal[i]])
    total = 0.0
    for i in range(n):
        chances[legal[i]] = power_of_e((policy[legal[i]] - highest) / ONE)
        total += chances[legal[i]]
    fill_slots(nodes, slot, node, True)
    for i in range(n):
        if slot[legal[i]] == NONE:
            child = new_child(nodes, worth, plan, node, legal[i])
            if child != NONE:
                worth[child][RANK] = 1.0 / max(chances[legal[i]] / total, 1.0 / LONGEST_ODDS)
    fill_slots(nodes, slot, node, False)


def hear_chances(n_seats: int, seat: int, values: Any, gains: Any) -> None:
    """Every seat's chance of winning, as the network judges it from the place of one of them."""
    highest = values[0]
    for k in range(n_seats):
        highest = max(highest, values[k])
    total = 0.0
    for k in range(n_seats):
        of = (seat + k) % n_seats
        gains[of] = power_of_e((values[k] - highest) / ONE)
        total += gains[of]
    for k in range(n_seats):
        gains[k] /= total


def guided_search(
    states: Any,
    legal: Any,
    slot: Any,
    nodes: Any,
    worth: Any,
    path: Any,
    secret: Any,
    plan: Any,
    style: Any,
    rng: Any,
    shares: Any,
    gains: Any,
    tally: Any,
    squares: Any,
    times: Any,
    judged: Any,
    chances: Any,
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
    """Run the planned simulations as `search` does, guided by a network. Up to ``times`` the arguments are the same;
    then comes room for what the network says, and all that `judge` takes. ``states`` has room for three."""
    s = states[1]
    view = states[2]
    me: int = plan[SEAT]
    if plan[BEGIN] == 0:
        grow_roots(nodes, worth, plan, states[0].n_seats)
        if is_asked(states[0], me):
            judge(
                states[0], me, seen, liking, appeals, inputs, layers, input_mult, input_offset, w1, m1, b1, w2, m2, b2,
                w3, m3, b3, wp, mp, bp, wv, mv, bv, beta, policy, values,
            )  # fmt: skip
            n = list_legal(states[0], me, legal)
            learn_actions(nodes, worth, slot, plan, me, legal, n, policy, chances)
    for simulation in range(plan[BEGIN], plan[END]):
        waiting = begin_simulation(
            states, legal, slot, nodes, worth, path, plan, style, rng, simulation, len(times) - 1
        )
        seat = play_on(states, legal, slot, nodes, worth, path, secret, plan, style, rng, waiting, True)
        if seat != NONE:
            copy(view, s)
            contract.blind(view, seat)
            judge(
                view, seat, seen, liking, appeals, inputs, layers, input_mult, input_offset, w1, m1, b1, w2, m2, b2,
                w3, m3, b3, wp, mp, bp, wv, mv, bv, beta, policy, values,
            )  # fmt: skip
            hear_chances(s.n_seats, seat, values, judged)
            node = plan[AT + seat]
            if plan[FLAT] == 0 and node != NONE:
                n = list_legal(s, seat, legal)
                learn_actions(nodes, worth, slot, plan, node, legal, n, policy, chances)
            plan[JUDGED] = 1
            if plan[TRUST_OF_100] < 100:
                plan[TURNS_LEFT] = plan[HORIZON] if plan[HORIZON] != 0 else plan[MAX_PLIES]
                play_on(states, legal, slot, nodes, worth, path, secret, plan, style, rng, contract.to_act(s), False)
        weigh_up(s, plan, judged, shares, gains)
        credit(nodes, worth, path, plan, s.n_seats, gains, tally, squares, times)


def weigh_up(s: Any, plan: Any, judged: Any, shares: Any, gains: Any) -> None:
    """What a simulation has found: the network's judgement, and what came of playing on, as far as it is trusted."""
    trust = plan[TRUST_OF_100] / 100.0 if plan[JUDGED] != 0 else 0.0
    if trust < 1.0:
        estimate(s, contract.to_act(s), shares, gains)
    for seat in range(s.n_seats):
        gains[seat] = judged[seat] if trust >= 1.0 else trust * judged[seat] + (1.0 - trust) * gains[seat]
