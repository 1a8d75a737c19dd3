"""Information-set Monte-Carlo tree search for any number of seats, as one loop that every engine can run.

Each simulation deals a world that agrees with what the searching seat knows, and plays it: to its end, where it counts
who won, or for some turns, after which it counts the chances of the seats by their outlook.

Every seat has a tree of its own decisions. Where those teach mostly noise, the search looks only at the move that is
asked for (`play_flat`). A seat in its tree chooses by what it has learnt, and takes up new actions in the order in
which instinct likes them; a seat that has left its tree plays by a hunch mixed with chance. A tree holds what its owner
did, and at most what the owner could see of others, so nobody peeks: not at hands, and not at choices that are made at
the same time.

A node is a row of ``nodes``, and its children are a list that goes from sibling to sibling. Whether an action is there
at all differs from world to world, so a child counts how often it could have been chosen beside how often it was.
"""

from __future__ import annotations

from typing import Any

from aerodrome.drivers.play import best_liked, list_legal, lowest_seat, most_appealing
from aerodrome.rulebook import contract
from aerodrome.rulebook.chance import M32, below, key_chance
from aerodrome.rulebook.primitives import copy, root
from aerodrome.rulebook.record import NONE

# The columns of a node.
KEY, CHILD, SIBLING, VISITS, SEEN, RANK = 0, 1, 2, 3, 4, 5
COLUMNS = 6

# What `plan` holds. The caller writes the simulations to run, from BEGIN to END - 1, and how to run them.
BEGIN, END, SEAT, CAPACITY, MAX_PLIES, GREEDY_OF_100, WATCH, HORIZON, FLAT, FIRST_KEY, SECOND_KEY = range(11)
# The search counts nodes of the trees, and in a simulation: decisions on its path, plies, turns.
NODES, SIMULATION, STEPS, PLY, TURN, TURNS_LEFT = range(11, 17)
AT = 17
"""And from here on for each seat where it is: the node in its tree, or with FLAT its decisions in this turn."""
MAX_SEATS = 6
PLAN = AT + MAX_SEATS

# What `style` holds.
EXPLORE, WIDEN = 0, 1
STYLE = 2

PATH = 1024
"""Decisions in trees that one simulation can remember; play after them is instinct."""

FOREIGN = 1 << 20
"""Keys of what others did: this times their seat + 1, and the action, or UNSEEN."""
UNSEEN = FOREIGN - 1

# Where one seed has to give several streams of luck.
CHOICE_SALT, LUCK_SALT, WORLDS_APART = 0x5C1B2E37, 0x2F6A9D43, 0x3C6EF372


def child_with(nodes: Any, parent: int, key: int) -> int:
    """The child of this key, NONE if there is none yet."""
    child: int = nodes[parent][CHILD]
    while child != NONE and nodes[child][KEY] != key:
        child = nodes[child][SIBLING]
    return child


def new_child(nodes: Any, worth: Any, plan: Any, parent: int, key: int) -> int:
    """A new child, NONE when there is no room for more."""
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
    nodes[child][RANK] = rank
    worth[child] = 0.0
    nodes[parent][CHILD] = child
    return child


def grow_roots(nodes: Any, worth: Any, plan: Any, seats: int) -> None:
    """An empty tree for every seat: its root has the seat's number."""
    for seat in range(seats):
        nodes[seat][KEY] = NONE
        nodes[seat][CHILD] = NONE
        nodes[seat][SIBLING] = NONE
        nodes[seat][VISITS] = 0
        nodes[seat][SEEN] = 0
        worth[seat] = 0.0
    plan[NODES] = seats


def choose_child(
    nodes: Any, worth: Any, slot: Any, s: Any, node: int, seat: int, legal: Any, n: int, style: Any, rng: Any
) -> int:
    """The action that a seat in its tree tries next: one that is new there, or one by what has been learnt.

    New ones come in the order in which instinct likes them, and the fewer the more often the node has been visited.
    ``slot`` is room for a child by its action.
    """
    child: int = nodes[node][CHILD]
    while child != NONE:
        key = nodes[child][KEY]
        if key < FOREIGN:
            slot[key] = child
        child = nodes[child][SIBLING]
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
            total += worth[child]
            liked += 1.0 / nodes[child][RANK]
    if known == 0 or (known < n and known < style[WIDEN] * root(visits)):
        action = newcomer(s, seat, slot, legal, n, rng)
    else:
        mean = total / visits if visits > 0 else 0.5
        # Where hardly anything wins, or everything does, small differences count: look around less.
        explore = style[EXPLORE] * (0.1 + 2.0 * root(mean * (1.0 - mean))) / liked
        action = legal[0]
        best = -1e9
        for i in range(n):
            child = slot[legal[i]]
            if child != NONE:
                tried = nodes[child][VISITS]
                # Noise breaks ties, and keeps seats that choose at the same time from falling into step.
                look = explore * (0.5 + below(rng, 1024) / 1024.0) / nodes[child][RANK]
                value = worth[child] / tried if tried > 0 else mean
                value += look * root(nodes[child][SEEN]) / (1 + tried)
                if value > best:
                    action = legal[i]
                    best = value
    child = nodes[node][CHILD]
    while child != NONE:
        key = nodes[child][KEY]
        if key < FOREIGN:
            slot[key] = NONE
        child = nodes[child][SIBLING]
    return action


def newcomer(s: Any, seat: int, slot: Any, legal: Any, n: int, rng: Any) -> int:
    """Of the actions that have no child yet, the one that instinct likes best. They are all that ``legal`` keeps."""
    new = 0
    for i in range(n):
        if slot[legal[i]] == NONE:
            legal[new] = legal[i]
            new += 1
    return most_appealing(s, seat, legal, new, rng)


def by_instinct(s: Any, seat: int, legal: Any, n: int, greedy_of_100: int, rng: Any) -> int:
    """An action for a seat that has left its tree: by a hunch, or by lot."""
    if n == 1 or below(rng, 100) >= greedy_of_100:
        return legal[below(rng, n)]  # type: ignore[no-any-return]
    return best_liked(s, seat, legal, n, True, rng)


def watch(nodes: Any, worth: Any, plan: Any, seats: int, seat: int, action: int, secret: Any) -> None:
    """Others see what a seat did, as far as it is done openly. A seat that sees something new leaves its tree."""
    key = FOREIGN * (seat + 1) + (UNSEEN if secret[action] else action)
    for other in range(seats):
        node = plan[AT + other]
        if other != seat and node != NONE:
            child = child_with(nodes, node, key)
            if child == NONE:
                new_child(nodes, worth, plan, node, key)
            plan[AT + other] = child


def estimate(s: Any, waiting: int, shares: Any, gains: Any) -> None:
    """Each seat's share of the win, or its chance of it where the game is not over yet."""
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
    """e to the power of a number that is not above 0. Made of sums and products alone, which every machine computes
    alike; its last digits are not to be relied on."""
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

    Row a of ``tally`` and ``squares`` gets every seat's share of the wins, and its square, in the simulations that
    began with action a of the searching seat, the last row those in which it was not asked; ``times`` counts them.
    """
    s = states[1]
    if plan[BEGIN] == 0:
        grow_roots(nodes, worth, plan, states[0].n_seats)
    for simulation in range(plan[BEGIN], plan[END]):
        plan[SIMULATION] = simulation
        plan[STEPS] = 0
        begun = NONE
        if plan[FLAT] == 0:
            begun = play_in_trees(states, legal, slot, nodes, worth, path, secret, plan, style, rng)
        else:
            begun = play_flat(states, legal, slot, nodes, worth, path, plan, style, rng)
        estimate(s, contract.to_act(s), shares, gains)
        for i in range(plan[STEPS]):
            child = path[i][0]
            nodes[child][VISITS] += 1
            worth[child] += gains[path[i][1]]
        if begun == NONE:
            begun = len(times) - 1
        times[begun] += 1
        for seat in range(s.n_seats):
            tally[begun][seat] += gains[seat]
            squares[begun][seat] += gains[seat] * gains[seat]


def remember(path: Any, plan: Any, child: int, seat: int) -> None:
    """Put a decision of a seat on the path of this simulation."""
    path[plan[STEPS]][0] = child
    path[plan[STEPS]][1] = seat
    plan[STEPS] += 1


def begin_world(states: Any, plan: Any, rng: Any) -> int:
    """Deal a world that fits the sight; return who is to act."""
    s = states[1]
    copy(s, states[0])
    contract.deal(s, plan[SEAT], rng)
    plan[PLY] = 0
    plan[TURN] = contract.turns(s)
    plan[TURNS_LEFT] = plan[HORIZON] if plan[HORIZON] != 0 else plan[MAX_PLIES]
    return contract.to_act(s)


def next_to_act(s: Any, plan: Any) -> int:
    """Who is to act after a ply; 0 once the game is over, or has been played far enough."""
    plan[PLY] += 1
    if contract.turns(s) != plan[TURN]:
        plan[TURN] = contract.turns(s)
        plan[TURNS_LEFT] -= 1
    if plan[PLY] >= plan[MAX_PLIES] or plan[TURNS_LEFT] <= 0:
        return 0
    return contract.to_act(s)


def play_in_trees(
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
) -> int:
    """One simulation in which every seat has a tree; the action that the searching seat began with, or NONE."""
    s = states[1]
    me: int = plan[SEAT]
    key_chance(rng, plan[FIRST_KEY], plan[SECOND_KEY], plan[SIMULATION])
    begun = NONE
    waiting = begin_world(states, plan, rng)
    for each in range(s.n_seats):
        plan[AT + each] = each
    while waiting != 0:
        seat = lowest_seat(waiting)
        if plan[PLY] == 0 and me != NONE and (waiting >> me) & 1 == 1:
            seat = me
        n = list_legal(s, seat, legal)
        node = plan[AT + seat]
        action = legal[0]
        if node == NONE or plan[STEPS] == PATH:
            action = by_instinct(s, seat, legal, n, plan[GREEDY_OF_100], rng)
        elif n > 1:
            action = choose_child(nodes, worth, slot, s, node, seat, legal, n, style, rng)
            child = child_with(nodes, node, action)
            plan[AT + seat] = child
            if child == NONE:
                child = new_child(nodes, worth, plan, node, action)
            if child != NONE:
                remember(path, plan, child, seat)
        if plan[PLY] == 0 and seat == me:
            begun = action
        if plan[WATCH] != 0:
            watch(nodes, worth, plan, s.n_seats, seat, action, secret)
        contract.step(s, seat, action)
        waiting = next_to_act(s, plan)
    return begun


def play_flat(
    states: Any, legal: Any, slot: Any, nodes: Any, worth: Any, path: Any, plan: Any, style: Any, rng: Any
) -> int:
    """One simulation that searches for the move that is asked for, and plays all others by hunches, later ones of the
    same seat included.

    The nth trial of every action meets the same world, and in it each seat the same luck in the same turn. So actions
    are compared by what they do, not by what they happened to meet.
    """
    sight = states[0]
    s = states[1]
    me: int = plan[SEAT]
    first = plan[FIRST_KEY]
    second = plan[SECOND_KEY]
    begun = NONE
    world = plan[SIMULATION]
    if me != NONE and (contract.to_act(sight) >> me) & 1 == 1:
        key_chance(rng, first, second ^ CHOICE_SALT, world)
        n = list_legal(sight, me, legal)
        begun = legal[0]
        if n > 1:
            begun = choose_child(nodes, worth, slot, sight, me, me, legal, n, style, rng)
        child = child_with(nodes, me, begun)
        if child == NONE:
            child = new_child(nodes, worth, plan, me, begun)
        world = nodes[child][VISITS]
        remember(path, plan, child, me)
    key_chance(rng, first, second, world)
    waiting = begin_world(states, plan, rng)
    turn = NONE
    while waiting != 0:
        if plan[PLY] == 0 or plan[TURN] != turn:
            turn = plan[TURN]
            for each in range(s.n_seats):
                plan[AT + each] = 0
        seat = lowest_seat(waiting)
        moment = ((turn & 255) * MAX_SEATS + seat) * 64 + (plan[AT + seat] & 63)
        luck = (second + world * WORLDS_APART) & M32
        key_chance(s.rng, first ^ LUCK_SALT, luck, moment)
        action = begun
        if plan[PLY] == 0 and begun != NONE:
            seat = me
        else:
            key_chance(rng, first, luck, moment)
            n = list_legal(s, seat, legal)
            action = by_instinct(s, seat, legal, n, plan[GREEDY_OF_100], rng)
        contract.step(s, seat, action)
        plan[AT + seat] += 1
        waiting = next_to_act(s, plan)
    return begun


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
    """Play as many futures as ``late`` has room for, from the sight in ``states[0]``, after an action of the seat.

    ``soon`` gets the states in which the seat is asked again after others have acted, ``late`` those at the end.
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
