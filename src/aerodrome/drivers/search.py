"""Information-set Monte-Carlo tree search for any number of seats, as one loop that every engine can run.

Each simulation deals a world that agrees with what the searching seat knows, plays it to its end, and counts who won;
or it plays some turns only, and counts what chances the seats then have by their outlook.
Every seat has a tree of its own decisions in it; where those teach mostly noise, only the move that is asked for is
searched for (`play_flat`). A seat in its tree chooses by what it has learnt, and takes up new
actions in the order in which instinct likes them; a seat that has left its tree plays by a hunch mixed with chance.
Because a tree holds what its owner did, and at most what the owner could see of others, nobody peeks: not at hands, and
not at choices that are made at the same time.

A node is a row of ``nodes``, its children a list that goes from sibling to sibling. Whether an action is there at all
differs from world to world: a child counts how often it could have been chosen beside how often it was.
"""

from __future__ import annotations

from typing import Any

from aerodrome.drivers.play import best_liked, list_legal, lowest_seat
from aerodrome.rulebook import contract
from aerodrome.rulebook.chance import M32, below, key_chance
from aerodrome.rulebook.primitives import copy, root
from aerodrome.rulebook.record import NONE

# The columns of a node.
KEY, CHILD, SIBLING, VISITS, SEEN, RANK = 0, 1, 2, 3, 4, 5
COLUMNS = 6

# What `limits` (whole numbers) and `leaning` (fractions) hold.
SEAT, CAPACITY, MAX_PLIES, GREEDY_OF_100, WATCH, HORIZON, FLAT, FIRST_KEY, SECOND_KEY = 0, 1, 2, 3, 4, 5, 6, 7, 8
LIMITS = 9
EXPLORE, WIDEN = 0, 1
LEANINGS = 2

MAX_SEATS = 6
PATH = 1024
"""Decisions in trees that one simulation can remember; play after them is instinct."""

# What `used` counts: nodes of the trees, and decisions on the path of this simulation.
NODES, STEPS = 0, 1
COUNTS = 2

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


def new_child(nodes: Any, worth: Any, used: Any, limits: Any, parent: int, key: int) -> int:
    """A new child, NONE when there is no room for more."""
    child: int = used[NODES]
    if child >= limits[CAPACITY]:
        return NONE
    used[NODES] += 1
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


def grow_roots(nodes: Any, worth: Any, used: Any, seats: int) -> None:
    """An empty tree for every seat: its root has the seat's number."""
    for seat in range(seats):
        nodes[seat][KEY] = NONE
        nodes[seat][CHILD] = NONE
        nodes[seat][SIBLING] = NONE
        nodes[seat][VISITS] = 0
        nodes[seat][SEEN] = 0
        worth[seat] = 0.0
    used[NODES] = seats


def choose_child(
    nodes: Any, worth: Any, slot: Any, s: Any, node: int, seat: int, legal: Any, n: int, leaning: Any, rng: Any
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
    if known == 0 or (known < n and known < leaning[WIDEN] * root(visits)):
        action = newcomer(s, seat, slot, legal, n, rng)
    else:
        mean = total / visits if visits > 0 else 0.5
        # Where hardly anything wins, or everything does, small differences count: look around less.
        explore = leaning[EXPLORE] * (0.1 + 2.0 * root(mean * (1.0 - mean))) / liked
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
    """Of the actions that have no child yet, the one that instinct likes best; ties by lot."""
    chosen = NONE
    most = 0
    ties = 0
    for i in range(n):
        if slot[legal[i]] == NONE:
            looks = contract.appeal(s, seat, legal[i])
            if chosen == NONE or looks > most:
                chosen = legal[i]
                most = looks
                ties = 1
            elif looks == most:
                ties += 1
                if below(rng, ties) == 0:
                    chosen = legal[i]
    return chosen


def by_instinct(s: Any, seat: int, legal: Any, n: int, greedy_of_100: int, rng: Any) -> int:
    """An action for a seat that has left its tree: by a hunch, or by lot."""
    if n == 1 or below(rng, 100) >= greedy_of_100:
        return legal[below(rng, n)]  # type: ignore[no-any-return]
    return best_liked(s, seat, legal, n, True, rng)


def watch(
    nodes: Any, worth: Any, used: Any, limits: Any, at: Any, seats: int, seat: int, action: int, secret: Any
) -> None:
    """Others see what a seat did, as far as it is done openly; who sees something new leaves its tree."""
    key = FOREIGN * (seat + 1) + (UNSEEN if secret[action] else action)
    for other in range(seats):
        if other != seat and at[other] != NONE:
            child = child_with(nodes, at[other], key)
            if child == NONE:
                new_child(nodes, worth, used, limits, at[other], key)
            at[other] = child


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
    used: Any,
    path: Any,
    at: Any,
    secret: Any,
    limits: Any,
    leaning: Any,
    shares: Any,
    gains: Any,
    rng: Any,
    begin: int,
    end: int,
    tally: Any,
    squares: Any,
    times: Any,
) -> None:
    """Run simulations ``begin`` to ``end - 1`` from the sight in ``states[0]``.

    Row a of ``tally`` and ``squares`` gets every seat's share of the wins, and its square, in the simulations that
    began with action a of the searching seat, the last row those in which it was not asked; ``times`` counts them.
    """
    sight = states[0]
    s = states[1]
    if begin == 0:
        grow_roots(nodes, worth, used, sight.n_seats)
    for simulation in range(begin, end):
        begun = NONE
        if limits[FLAT] == 0:
            begun = play_in_trees(
                sight, s, legal, slot, nodes, worth, used, path, at, secret, limits, leaning, rng, simulation
            )
        else:
            begun = play_flat(sight, s, legal, slot, nodes, worth, used, path, at, limits, leaning, rng, simulation)
        estimate(s, contract.to_act(s), shares, gains)
        for i in range(used[STEPS]):
            child = path[i][0]
            nodes[child][VISITS] += 1
            worth[child] += gains[path[i][1]]
        if begun == NONE:
            begun = len(times) - 1
        times[begun] += 1
        for seat in range(sight.n_seats):
            tally[begun][seat] += gains[seat]
            squares[begun][seat] += gains[seat] * gains[seat]


def remember(path: Any, used: Any, child: int, seat: int) -> None:
    """Put a decision of a seat on the path of this simulation."""
    path[used[STEPS]][0] = child
    path[used[STEPS]][1] = seat
    used[STEPS] += 1


def horizon(limits: Any) -> int:
    """How many turns a game in mind goes on."""
    return limits[HORIZON] if limits[HORIZON] != 0 else limits[MAX_PLIES]  # type: ignore[no-any-return]


def play_in_trees(
    sight: Any,
    s: Any,
    legal: Any,
    slot: Any,
    nodes: Any,
    worth: Any,
    used: Any,
    path: Any,
    at: Any,
    secret: Any,
    limits: Any,
    leaning: Any,
    rng: Any,
    simulation: int,
) -> int:
    """One simulation in which every seat has a tree; the action that the searching seat began with, or NONE."""
    me: int = limits[SEAT]
    key_chance(rng, limits[FIRST_KEY], limits[SECOND_KEY], simulation)
    copy(s, sight)
    contract.deal(s, me, rng)
    for seat in range(s.n_seats):
        at[seat] = seat
    used[STEPS] = 0
    begun = NONE
    ply = 0
    waiting = contract.to_act(s)
    turn = contract.turns(s)
    turns_left = horizon(limits)
    while waiting != 0 and ply < limits[MAX_PLIES] and turns_left > 0:
        seat = lowest_seat(waiting)
        if ply == 0 and me != NONE and (waiting >> me) & 1 == 1:
            seat = me
        n = list_legal(s, seat, legal)
        node = at[seat]
        action = legal[0]
        if node == NONE or used[STEPS] == PATH:
            action = by_instinct(s, seat, legal, n, limits[GREEDY_OF_100], rng)
        elif n > 1:
            action = choose_child(nodes, worth, slot, s, node, seat, legal, n, leaning, rng)
            child = child_with(nodes, node, action)
            at[seat] = child
            if child == NONE:
                child = new_child(nodes, worth, used, limits, node, action)
            if child != NONE:
                remember(path, used, child, seat)
        if ply == 0 and seat == me:
            begun = action
        if limits[WATCH] != 0:
            watch(nodes, worth, used, limits, at, s.n_seats, seat, action, secret)
        contract.step(s, seat, action)
        ply += 1
        if contract.turns(s) != turn:
            turn = contract.turns(s)
            turns_left -= 1
        waiting = contract.to_act(s)
    return begun


def play_flat(
    sight: Any,
    s: Any,
    legal: Any,
    slot: Any,
    nodes: Any,
    worth: Any,
    used: Any,
    path: Any,
    at: Any,
    limits: Any,
    leaning: Any,
    rng: Any,
    simulation: int,
) -> int:
    """The same with a tree of one decision: the move that is asked for is searched for, and all others, the seat's own
    later ones included, are played by hunches.

    The nth trial of every action meets the same world, and in it each seat the same luck in the same turn: actions are
    compared by what they do, not by what they happened to meet. ``at`` counts what each seat has decided in the turn.
    """
    me: int = limits[SEAT]
    first = limits[FIRST_KEY]
    second = limits[SECOND_KEY]
    used[STEPS] = 0
    begun = NONE
    world = simulation
    if me != NONE and (contract.to_act(sight) >> me) & 1 == 1:
        key_chance(rng, first, second ^ CHOICE_SALT, simulation)
        n = list_legal(sight, me, legal)
        begun = legal[0]
        if n > 1:
            begun = choose_child(nodes, worth, slot, sight, me, me, legal, n, leaning, rng)
        child = child_with(nodes, me, begun)
        if child == NONE:
            child = new_child(nodes, worth, used, limits, me, begun)
        world = nodes[child][VISITS]
        remember(path, used, child, me)
    key_chance(rng, first, second, world)
    copy(s, sight)
    contract.deal(s, me, rng)
    for seat in range(s.n_seats):
        at[seat] = 0
    ply = 0
    waiting = contract.to_act(s)
    turn = contract.turns(s)
    turns_left = horizon(limits)
    while waiting != 0 and ply < limits[MAX_PLIES] and turns_left > 0:
        seat = lowest_seat(waiting)
        moment = ((turn & 255) * MAX_SEATS + seat) * 64 + (at[seat] & 63)
        luck = (second + world * WORLDS_APART) & M32
        key_chance(s.rng, first ^ LUCK_SALT, luck, moment)
        action = begun
        if ply == 0 and begun != NONE:
            seat = me
        else:
            key_chance(rng, first, luck, moment)
            n = list_legal(s, seat, legal)
            action = by_instinct(s, seat, legal, n, limits[GREEDY_OF_100], rng)
        contract.step(s, seat, action)
        at[seat] += 1
        ply += 1
        if contract.turns(s) != turn:
            turn = contract.turns(s)
            turns_left -= 1
            for each in range(s.n_seats):
                at[each] = 0
        waiting = contract.to_act(s)
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
