"""The laws that hold for every game, every seat and every reachable state.

``check_games`` plays random games and checks every state against the laws below. It is written in the rulebook
language, so the same checks run plain, strict and compiled. Laws about words or about two engines are in ``testkit``.
"""

from __future__ import annotations

from typing import Any

from aerodrome.drivers.play import BOT_SALT, list_legal, lowest_seat
from aerodrome.rulebook import contract
from aerodrome.rulebook.chance import below, first_key, key_chance, second_key
from aerodrome.rulebook.primitives import copy, same

LAW_TEXTS = (
    "",
    "every card, coin, die and token is in exactly one place",
    "hiding twice hides no more than hiding once",
    "a dealt world is a legal table",
    "what a seat sees of a dealt world is what it saw before",
    "who is to act can be seen by everybody",
    "whether an action is legal can be seen by the seat that is asked",
    "a seat that is to act has a legal action, and its default is one",
    "legal actions lie in the range of the question",
    "the game ends within its ply cap, and names the rule that ended it",
    "the shares of the win add up, and the winners are in first place",
    "what learners see is the same on the true and on the blinded state",
    "instinct sees no more than its seat",
    "every legal action can be carried out",
    "a seat that is not asked has no legal action",
)
_, LAW_CONSERVED, LAW_BLIND_TWICE, LAW_DEALT_LEGAL, LAW_DEALT_SAME, LAW_TO_ACT, LAW_REFUSAL = range(7)
LAW_SOMETHING_LEGAL, LAW_RANGE, LAW_ENDS, LAW_SHARES, LAW_FEATURES, LAW_INSTINCT = range(7, 13)
LAW_STEPPABLE, LAW_NOT_ASKED = 13, 14

STATE, HIDDEN_STATE, OTHER, TRIED, ROOMS = 0, 1, 2, 3, 4
"""The entries of ``states``: the game itself, and three for what-ifs."""


def check_sight(states: Any, seat: int, rng: Any, seen: Any) -> int:
    """Check the laws about what a seat, or a spectator (NONE), can know."""
    s = states[STATE]
    hidden = states[HIDDEN_STATE]
    other = states[OTHER]
    copy(hidden, s)
    contract.blind(hidden, seat)
    copy(other, hidden)
    contract.blind(other, seat)
    if not same(other, hidden):
        return LAW_BLIND_TWICE
    contract.deal(other, seat, rng)
    if contract.audit(other) != 0:
        return LAW_DEALT_LEGAL
    contract.blind(other, seat)
    if not same(other, hidden):
        return LAW_DEALT_SAME
    # In a shared decision a viewer cannot tell who has already chosen. But everybody sees who decides alone.
    truly = contract.to_act(s)
    apparently = contract.to_act(hidden)
    if truly & apparently != truly:
        return LAW_TO_ACT
    if truly & (truly - 1) == 0 and truly != apparently and apparently & (apparently - 1) == 0:
        return LAW_TO_ACT
    if seat >= 0:
        contract.observe(s, seat, seen[0])
        contract.observe(hidden, seat, seen[1])
        for i in range(len(seen[0])):
            if seen[0][i] != seen[1][i]:
                return LAW_FEATURES
    return 0


def check_legality(states: Any, seat: int, legal: Any, waiting: int) -> int:
    """Check the laws about what a seat may do; HIDDEN_STATE holds what it sees."""
    s = states[STATE]
    hidden = states[HIDDEN_STATE]
    asked = contract.question(s, seat)
    open_actions = 0
    for action in range(-1, len(legal)):
        refused = contract.refusal(s, seat, action)
        if refused != contract.refusal(hidden, seat, action):
            return LAW_REFUSAL
        if refused == 0:
            open_actions += 1
            if action < contract.first_action(asked) or action >= contract.end_action(asked):
                return LAW_RANGE
            if contract.appeal(s, seat, action) != contract.appeal(hidden, seat, action):
                return LAW_INSTINCT
            if contract.hunch(s, seat, action) != contract.hunch(hidden, seat, action):
                return LAW_INSTINCT
    if (waiting >> seat) & 1 == 0:
        return LAW_NOT_ASKED if open_actions > 0 else 0
    if open_actions == 0 or open_actions != list_legal(s, seat, legal):
        return LAW_SOMETHING_LEGAL
    return 0 if contract.refusal(s, seat, contract.default_action(s, seat)) == 0 else LAW_SOMETHING_LEGAL


def check_end(s: Any, shares: Any) -> int:
    if contract.ending(s) == 0:
        return LAW_ENDS
    contract.outcome(s, shares)
    total = 0
    for seat in range(s.n_seats):
        total += shares[seat]
        if shares[seat] < 0 or (shares[seat] > 0 and contract.place(s, seat) != 1):
            return LAW_SHARES
    return 0 if total == 0 or total == contract.WHOLE_WIN else LAW_SHARES


def check_state(states: Any, legal: Any, rng: Any, waiting: int, seen: Any, report: Any) -> int:
    """Check ``states[STATE]`` against every law; 0 if it keeps them all."""
    s = states[STATE]
    if contract.audit(s) != 0:
        report[2] = contract.audit(s)
        return LAW_CONSERVED
    if (waiting == 0) != (contract.ending(s) != 0):
        return LAW_ENDS
    for seat in range(-1, s.n_seats):
        report[1] = seat
        broken = check_sight(states, seat, rng, seen)
        if broken == 0 and seat >= 0:
            broken = check_legality(states, seat, legal, waiting)
        if broken != 0:
            return broken
    return 0


def check_game(
    states: Any, legal: Any, rng: Any, seed: int, max_plies: int, shares: Any, seen: Any, report: Any
) -> int:
    """Play one random game, and check every law at every ply. Returns the number of the broken law, or 0."""
    s = states[STATE]
    first = first_key(seed)
    second = second_key(seed)
    key_chance(s.rng, first, second, 0)
    contract.new_game(s)
    ply = 0
    waiting = contract.to_act(s)
    while True:
        report[0] = ply
        key_chance(rng, first ^ BOT_SALT, second, ply + 1)
        broken = check_state(states, legal, rng, waiting, seen, report)
        if broken != 0:
            return broken
        if waiting == 0:
            return check_end(s, shares)
        if ply == max_plies:
            return LAW_ENDS
        ply += 1
        seat = lowest_seat(waiting)
        n = list_legal(s, seat, legal)
        chosen = legal[below(rng, n)]
        # At every ply, also try another legal action on a copy, so that unlikely actions are tested too.
        tried = legal[below(rng, n)]
        copy(states[TRIED], s)
        key_chance(states[TRIED].rng, first, second, ply)
        contract.step(states[TRIED], seat, tried)
        if contract.audit(states[TRIED]) != 0:
            report[1] = seat
            report[2] = tried
            return LAW_STEPPABLE
        key_chance(s.rng, first, second, ply)
        contract.step(s, seat, chosen)
        waiting = contract.to_act(s)


def check_games(
    states: Any,
    legal: Any,
    rng: Any,
    seed: int,
    first: int,
    games: int,
    max_plies: int,
    shares: Any,
    seen: Any,
    report: Any,
) -> int:
    """Check games ``first`` to ``first + games - 1`` of a run. Stops at the first broken law, and returns its number.

    ``report`` gets the ply, the seat, a detail, the game's number in the run, and the plies of all games. ``seen`` has
    room for two observations.
    """
    for i in range(games):
        report[3] = first + i
        broken = check_game(states, legal, rng, (seed << 32) + first + i, max_plies, shares, seen, report)
        report[4] += report[0]
        if broken != 0:
            return broken
    return 0
