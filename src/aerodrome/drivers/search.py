"""Information-set Monte-Carlo tree search for any number of seats, as one loop that every engine can run.

Each simulation deals a world that agrees with what the searching seat knows, and plays it. It either plays to the end
and counts who won, or plays some turns and then judges the seats' chances by their outlook.

Every seat has a tree of its own decisions. In its tree, a seat chooses by what it has learnt, and tries new actions in
the order in which instinct likes them. Outside its tree, it plays by hunches mixed with chance. A tree holds what its
owner did, and at most what the owner could see of others. So nobody sees hands, or choices made at the same time.

If trees would learn mostly noise, a *flat* search compares only the next move, and plays all others by hunches. The nth
trial of every action meets the same world, and in it each seat has the same luck in the same turn. So actions are
compared by what they do, and not by what they happen to meet.

A node is a row of ``nodes``, and its children form a list from sibling to sibling. An action may be legal in one world
and not in another, so a child counts how often it could have been chosen as well as how often it was.

A search may be *guided* by a network (`guided.py`). It then plays until it meets an action that is new to a tree, and
the network judges the position: it says how likely it finds each action, and what every seat's chances are.
"""

from __future__ import annotations

from typing import Any

from aerodrome.drivers.play import best_liked, list_legal, lowest_seat, most_appealing
from aerodrome.rulebook import contract
from aerodrome.rulebook.chance import M32, below, key_chance
from aerodrome.rulebook.primitives import copy, root
from aerodrome.rulebook.record import NONE

# The columns of a node.
KEY, CHILD, SIBLING, VISITS, SEEN = 0, 1, 2, 3, 4
COLUMNS = 5
# The columns of its worth: what it has gained, and its rank among its siblings. What ranks second is looked at half as
# much as what ranks first.
GAINED, RANK = 0, 1
WORTH = 2

# The entries of `plan`. The caller writes which simulations to run, from BEGIN to END - 1, and how to run them.
# In a guided search, TRUST_OF_100 is what a judgement counts in a value, beside what comes of playing on.
BEGIN, END, SEAT, CAPACITY, MAX_PLIES, GREEDY_OF_100, WATCH, HORIZON, FLAT, TRUST_OF_100 = range(10)
FIRST_KEY, SECOND_KEY = 10, 11
# The search itself counts the trees' nodes, and in each simulation the decisions on its path, plies and turns. It keeps
# the row of `times` that the simulation counts in, the first action if that is decided, and whether it was judged.
NODES, STEPS, PLY, TURN, TURNS_LEFT, BEGUN, FIRST, WORLD, JUDGED = range(12, 21)
AT = 21
"""From here on, an entry for each seat: its node in its tree, or in a flat search its decisions in this turn."""
MAX_SEATS = 6
PLAN = AT + MAX_SEATS

# The entries of `style`.
EXPLORE, WIDEN = 0, 1
STYLE = 2

PATH = 1024
"""Decisions in trees that one simulation can remember. After these, seats play by hunches."""

FOREIGN = 1 << 20
"""The key of another seat's action is this times that seat + 1, plus the action, or plus UNSEEN."""
UNSEEN = FOREIGN - 1

# These make several streams of luck from one seed.
CHOICE_SALT, LUCK_SALT, WORLDS_APART = 0x5C1B2E37, 0x2F6A9D43, 0x3C6EF372


def child_with(nodes: Any, parent: int, key: int) -> int:
    """The child with this key; NONE if there is none yet."""
    child: int = nodes[parent][CHILD]
    while child != NONE and nodes[child][KEY] != key:
        child = nodes[child][SIBLING]
    return child


def new_child(nodes: Any, worth: Any, plan: Any, parent: int, key: int) -> int:
    """Add a child; NONE if there is no room for more."""
    child: int = plan[NODES]
    if child >= plan[CAPACITY]:
        return NONE
    plan[NODES] += 1
    nodes[child][KEY] = key
    nodes[child][CHILD] = NONE
    nodes[child][SIBLING] = nodes[parent][CHILD]
    nodes[child][VISITS] = 0
    nodes[child][SEEN] = 0
    rank = 1
    sibling = nodes[parent][CHILD]
    while sibling != NONE:
        rank += 1
        sibling = nodes[sibling][SIBLING]
    worth[child][RANK] = rank
    worth[child][GAINED] = 0.0
    nodes[parent][CHILD] = child
    return child


def grow_roots(nodes: Any, worth: Any, plan: Any, seats: int) -> None:
    """Make an empty tree for every seat. Its root is the node with the seat's number."""
    for seat in range(seats):
        nodes[seat][KEY] = NONE
        nodes[seat][CHILD] = NONE
        nodes[seat][SIBLING] = NONE
        nodes[seat][VISITS] = 0
        nodes[seat][SEEN] = 0
        worth[seat][GAINED] = 0.0
    plan[NODES] = seats


def choose_child(
    nodes: Any, worth: Any, slot: Any, s: Any, node: int, seat: int, legal: Any, n: int, style: Any, rng: Any
) -> int:
    """The action that a seat in its tree tries next: either one that is new there, or the best by what it has learnt.

    New actions come in the order in which instinct likes them; the more visits a node has, the more actions it tries.
    ``slot`` is scratch space that maps actions to children.
    """
    fill_slots(nodes, slot, node, True)
    known = 0
    visits = 0
    total = 0.0
    liked = 0.0
    for i in range(n):
        child = slot[legal[i]]
        if child != NONE:
            known += 1
            nodes[child][SEEN] += 1
            visits += nodes[child][VISITS]
            total += worth[child][GAINED]
            liked += 1.0 / worth[child][RANK]
    if known == 0 or (known < n and known < style[WIDEN] * root(visits)):
        action = newcomer(s, seat, slot, legal, n, rng)
    else:
        mean = total / visits if visits > 0 else 0.5
        # If nearly every action wins, or hardly any does, small differences count, so explore less.
        explore = style[EXPLORE] * (0.1 + 2.0 * root(mean * (1.0 - mean))) / liked
        action = legal[0]
        best = -1e9
        for i in range(n):
            child = slot[legal[i]]
            if child != NONE:
                tried = nodes[child][VISITS]
                # Noise breaks ties, and prevents seats that choose at the same time from moving in step.
                look = explore * (0.5 + below(rng, 1024) / 1024.0) / worth[child][RANK]
                value = worth[child][GAINED] / tried if tried > 0 else mean
                value += look * root(nodes[child][SEEN]) / (1 + tried)
                if value > best:
                    action = legal[i]
                    best = value
    fill_slots(nodes, slot, node, False)
    return action


def fill_slots(nodes: Any, slot: Any, node: int, filled: bool) -> None:
    """Map the actions that a node knows to its children, or forget where they are."""
    child = nodes[node][CHILD]
    while child != NONE:
        key = nodes[child][KEY]
        if key < FOREIGN:
            slot[key] = child if filled else NONE
        child = nodes[child][SIBLING]


def knows_all(nodes: Any, slot: Any, node: int, legal: Any, n: int) -> bool:
    """Does a node have a child for every legal action?"""
    fill_slots(nodes, slot, node, True)
    known = 0
    for i in range(n):
        known += 1 if slot[legal[i]] != NONE else 0
    fill_slots(nodes, slot, node, False)
    return known == n


def newcomer(s: Any, seat: int, slot: Any, legal: Any, n: int, rng: Any) -> int:
    """The action without a child that instinct likes best. ``legal`` keeps only the actions without a child."""
    new = 0
    for i in range(n):
        if slot[legal[i]] == NONE:
            legal[new] = legal[i]
            new += 1
    return most_appealing(s, seat, legal, new, rng)


def by_instinct(s: Any, seat: int, legal: Any, n: int, greedy_of_100: int, rng: Any) -> int:
    """An action for a seat outside its tree, by a hunch or at random."""
    if n == 1 or below(rng, 100) >= greedy_of_100:
        return legal[below(rng, n)]  # type: ignore[no-any-return]
    return best_liked(s, seat, legal, n, True, rng)


def watch(nodes: Any, worth: Any, plan: Any, seats: int, seat: int, action: int, secret: Any, guided: bool) -> None:
    """Let the other seats see an action if it is open. A seat that sees something new leaves its tree, unless a network
    can judge what it has come to."""
    key = FOREIGN * (seat + 1) + (UNSEEN if secret[action] else action)
    for other in range(seats):
        node = plan[AT + other]
        if other != seat and node != NONE:
            child = child_with(nodes, node, key)
            if child == NONE:
                made = new_child(nodes, worth, plan, node, key)
                child = made if guided else NONE
            plan[AT + other] = child


def estimate(s: Any, waiting: int, shares: Any, gains: Any) -> None:
    """Each seat's share of the win, or its chance of winning if the game is not over."""
    if waiting == 0:
        contract.outcome(s, shares)
        for seat in range(s.n_seats):
            gains[seat] = shares[seat] / contract.WHOLE_WIN
        return
    highest = -1e9
    for seat in range(s.n_seats):
        gains[seat] = contract.outlook(s, seat)
        highest = max(highest, gains[seat])
    total = 0.0
    for seat in range(s.n_seats):
        gains[seat] = power_of_e((gains[seat] - highest) / 100.0)
        total += gains[seat]
    for seat in range(s.n_seats):
        gains[seat] /= total


def power_of_e(x: float) -> float:
    """e to the power of a number that is not above 0. It uses only sums and products, which every machine computes
    alike. Do not rely on the last digits."""
    if x < -700.0:
        return 0.0
    halvings = 0
    while x < -0.25:
        x *= 0.5
        halvings += 1
    power = 1.0
    for i in range(12, 0, -1):
        power = 1.0 + x * power / i
    for _ in range(halvings):
        power *= power
    return power


def search(
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
) -> None:
    """Run the planned simulations from the sight in ``states[0]``.

    Row a of ``tally`` sums every seat's share of the wins in the simulations that began with action a of the searching
    seat, and ``squares`` sums the shares' squares. The last row is for simulations in which that seat was not asked.
    ``times`` counts the simulations of each row.
    """
    if plan[BEGIN] == 0:
        grow_roots(nodes, worth, plan, states[0].n_seats)
    for simulation in range(plan[BEGIN], plan[END]):
        waiting = begin_simulation(
            states, legal, slot, nodes, worth, path, plan, style, rng, simulation, len(times) - 1
        )
        play_on(states, legal, slot, nodes, worth, path, secret, plan, style, rng, waiting, False)
        estimate(states[1], contract.to_act(states[1]), shares, gains)
        credit(nodes, worth, path, plan, states[1].n_seats, gains, tally, squares, times)


def is_asked(s: Any, seat: int) -> bool:
    return seat != NONE and (contract.to_act(s) >> seat) & 1 == 1


def begin_simulation(
    states: Any, legal: Any, slot: Any, nodes: Any, worth: Any, path: Any, plan: Any, style: Any, rng: Any,
    simulation: int, unasked: int,
) -> int:  # fmt: skip
    """Deal a world; return the seats to act. A flat search chooses its action first, and then the action's next world.
    ``unasked`` is the row for simulations in which the searching seat is not asked."""
    me = plan[SEAT]
    plan[STEPS] = 0
    plan[JUDGED] = 0
    plan[BEGUN] = unasked
    plan[FIRST] = NONE
    plan[WORLD] = simulation
    if plan[FLAT] != 0 and is_asked(states[0], me):
        key_chance(rng, plan[FIRST_KEY], plan[SECOND_KEY] ^ CHOICE_SALT, simulation)
        n = list_legal(states[0], me, legal)
        plan[FIRST] = choose_in_tree(nodes, worth, slot, path, plan, states[0], me, me, legal, n, style, rng)
        plan[WORLD] = nodes[path[0][0]][VISITS]
    key_chance(rng, plan[FIRST_KEY], plan[SECOND_KEY], plan[WORLD])
    return begin_world(states, plan, rng)


def play_on(
    states: Any, legal: Any, slot: Any, nodes: Any, worth: Any, path: Any, secret: Any, plan: Any, style: Any, rng: Any,
    waiting: int, guided: bool,
) -> int:  # fmt: skip
    """Go on with a simulation until it ends, and return NONE; or, if it is guided and not judged yet, until the network
    is to judge it, and return the seat that is asked there."""
    s = states[1]
    me = plan[SEAT]
    while waiting != 0:
        seat = lowest_seat(waiting)
        if plan[FLAT] != 0:
            key_turn(s, plan, seat, plan[WORLD], rng)
        if plan[PLY] == 0 and is_asked(states[0], me):
            seat = me
        action = plan[FIRST]
        if plan[PLY] != 0 or action == NONE:
            n = list_legal(s, seat, legal)
            node = plan[AT + seat]
            action = legal[0]
            if guided and n > 1 and is_to_judge(slot, nodes, plan, node, legal, n):
                return seat
            if plan[FLAT] != 0 or plan[JUDGED] != 0 or node == NONE or plan[STEPS] == PATH:
                action = by_instinct(s, seat, legal, n, plan[GREEDY_OF_100], rng)
            elif n > 1:
                action = choose_in_tree(nodes, worth, slot, path, plan, s, node, seat, legal, n, style, rng)
        if plan[PLY] == 0 and seat == me:
            plan[BEGUN] = action
        if plan[FLAT] != 0:
            plan[AT + seat] += 1
        elif plan[WATCH] != 0:
            watch(nodes, worth, plan, s.n_seats, seat, action, secret, guided)
        contract.step(s, seat, action)
        waiting = next_to_act(s, plan, guided)
    return NONE


def is_to_judge(slot: Any, nodes: Any, plan: Any, node: int, legal: Any, n: int) -> bool:
    """Is the network to judge this decision: in a flat search, the first one after so many turns; in others, one with
    an action that is new to the seat's tree?"""
    if plan[FLAT] != 0:
        return plan[TURNS_LEFT] <= 0  # type: ignore[no-any-return]
    return node == NONE or plan[STEPS] == PATH or not knows_all(nodes, slot, node, legal, n)


def credit(
    nodes: Any, worth: Any, path: Any, plan: Any, seats: int, gains: Any, tally: Any, squares: Any, times: Any
) -> None:
    """Count what every seat has gained by a simulation for its choices and for the first action."""
    for i in range(plan[STEPS]):
        child = path[i][0]
        nodes[child][VISITS] += 1
        worth[child][GAINED] += gains[path[i][1]]
    begun = plan[BEGUN]
    times[begun] += 1
    for seat in range(seats):
        tally[begun][seat] += gains[seat]
        squares[begun][seat] += gains[seat] * gains[seat]


def choose_in_tree(
    nodes: Any, worth: Any, slot: Any, path: Any, plan: Any, s: Any, node: int, seat: int, legal: Any, n: int,
    style: Any, rng: Any,
) -> int:  # fmt: skip
    """Choose an action for a seat at this node of its tree, go on to the action's child, and put it on the path."""
    action = choose_child(nodes, worth, slot, s, node, seat, legal, n, style, rng)
    child = child_with(nodes, node, action)
    plan[AT + seat] = child
    if child == NONE:
        child = new_child(nodes, worth, plan, node, action)
    if child != NONE:
        path[plan[STEPS]][0] = child
        path[plan[STEPS]][1] = seat
        plan[STEPS] += 1
    return action


def begin_world(states: Any, plan: Any, rng: Any) -> int:
    """Deal a world that fits the sight; return the seats to act."""
    s = states[1]
    copy(s, states[0])
    contract.deal(s, plan[SEAT], rng)
    plan[PLY] = 0
    plan[TURN] = contract.turns(s)
    plan[TURNS_LEFT] = plan[HORIZON] if plan[HORIZON] != 0 else plan[MAX_PLIES]
    for seat in range(s.n_seats):
        plan[AT + seat] = 0 if plan[FLAT] != 0 else seat
    return contract.to_act(s)


def next_to_act(s: Any, plan: Any, guided: bool) -> int:
    """The seats to act after a ply; 0 if the game is over or has been played far enough. A guided simulation goes on
    until it is judged."""
    plan[PLY] += 1
    if contract.turns(s) != plan[TURN]:
        plan[TURN] = contract.turns(s)
        plan[TURNS_LEFT] -= 1
        if plan[FLAT] != 0:
            for seat in range(s.n_seats):
                plan[AT + seat] = 0
    if plan[PLY] >= plan[MAX_PLIES] or (plan[TURNS_LEFT] <= 0 and not guided):
        return 0
    return contract.to_act(s)


def key_turn(s: Any, plan: Any, seat: int, world: int, rng: Any) -> None:
    """In a flat search, give a seat the same luck in the same turn of every trial of a world."""
    moment = ((plan[TURN] & 255) * MAX_SEATS + seat) * 64 + (plan[AT + seat] & 63)
    luck = (plan[SECOND_KEY] + world * WORLDS_APART) & M32
    key_chance(s.rng, plan[FIRST_KEY] ^ LUCK_SALT, luck, moment)
    key_chance(rng, plan[FIRST_KEY], luck, moment)


def play_futures(
    states: Any,
    legal: Any,
    rng: Any,
    first: int,
    second: int,
    seat: int,
    action: int,
    greedy_of_100: int,
    max_plies: int,
    soon: Any,
    late: Any,
) -> None:
    """Play a future for each entry of ``late``, from the sight in ``states[0]``, after this action of the seat.

    ``soon`` gets the states in which the seat is asked again after others have acted; ``late`` gets the last states.
    """
    s = states[1]
    for number in range(len(late)):
        key_chance(rng, first, second, number)
        copy(s, states[0])
        contract.deal(s, seat, rng)
        contract.step(s, seat, action)
        others_acted = 0
        kept = 0
        ply = 1
        waiting = contract.to_act(s)
        while waiting != 0 and ply < max_plies:
            asked = lowest_seat(waiting)
            if asked != seat:
                others_acted = 1
            elif others_acted == 1 and kept == 0:
                copy(soon[number], s)
                kept = 1
            n = list_legal(s, asked, legal)
            contract.step(s, asked, by_instinct(s, asked, legal, n, greedy_of_100, rng))
            ply += 1
            waiting = contract.to_act(s)
        if kept == 0:
            copy(soon[number], s)
        copy(late[number], s)
