"""The questions that a board asks compiled rules, each in one call from Python with few arguments.

The match is in the first state of ``states``. Where possible, an answer is packed into one int, which is cheaper than
an array; the seats to act are in its lowest bits.
"""

from __future__ import annotations

from typing import Any

from aerodrome.drivers.play import list_legal
from aerodrome.rulebook import contract
from aerodrome.rulebook.primitives import copy
from aerodrome.rulebook.record import NONE

ASKED_SHIFT = 16
LUCK_SHIFT = 16

SAFE = 2**53 - 1
"""The largest int that a browser's JSON parser reads exactly. Larger ones are sent as strings."""


def board_ask(states: Any, seat: int) -> int:
    """The seats to act; from bit ASKED_SHIFT on, this seat's question plus 1. With seat NONE, only the seats to act."""
    if seat == NONE:
        return contract.to_act(states[0])
    return contract.to_act(states[0]) | (contract.question(states[0], seat) + 1) << ASKED_SHIFT


def board_legal(states: Any, legal: Any, seat: int) -> int:
    """Write a seat's legal actions; return how many there are."""
    if (contract.to_act(states[0]) >> seat) & 1 == 0:
        return 0
    return list_legal(states[0], seat, legal)


def board_refusal(states: Any, seat: int, action: int) -> int:
    return contract.refusal(states[0], seat, action)


def board_default(states: Any, seat: int) -> int:
    """The action for a seat whose clock runs out; NONE if it is not asked."""
    if (contract.to_act(states[0]) >> seat) & 1 == 0:
        return NONE
    return contract.default_action(states[0], seat)


def board_step(states: Any, seat: int, action: int, a: int, b: int, c: int, d: int) -> int:
    """Step with a generator keyed to a, b, c, d. Return the seats to act; bit LUCK_SHIFT says whether it drew luck."""
    s = states[0]
    s.rng[0] = a
    s.rng[1] = b
    s.rng[2] = c
    s.rng[3] = d
    contract.step(s, seat, action)
    used_luck = 0
    if s.rng[0] != a or s.rng[1] != b or s.rng[2] != c or s.rng[3] != d:
        used_luck = 1
    return contract.to_act(s) | used_luck << LUCK_SHIFT


def board_blind(states: Any, viewer: int) -> None:
    """Write what a viewer may see of the first state into the second."""
    copy(states[1], states[0])
    contract.blind(states[1], viewer)


def board_look(states: Any, words: Any, first_in: Any, parts: Any, found: Any, ends: Any, viewers: int) -> int:
    """Find what each viewer sees change from the second state to the first. ``viewers`` has a bit for each viewer; the
    lowest is the spectator's.

    The third and fourth state are scratch space for what a viewer sees of the two. ``words`` has all four as 64-bit
    words. Every int of a state lies inside one word: word w has the ints from ``first_in[w]`` up to
    ``first_in[w + 1]``. For each int, ``parts`` has how far to shift the word, the mask of its bits, and its sign bit.

    This writes the index and value of each int that differs into ``found``, one viewer after another, and the end of
    each viewer's part into ``ends``. It returns how many n there are, or -n - 1 if a value is beyond SAFE.
    """
    room = len(first_in) - 1
    new = 2 * room
    old = 3 * room
    n = 0
    wide = 0
    for slot in range(len(ends)):
        if (viewers >> slot) & 1 == 1:
            copy(states[2], states[0])
            contract.blind(states[2], slot + NONE)
            copy(states[3], states[1])
            contract.blind(states[3], slot + NONE)
            for w in range(room):
                if words[new + w] != words[old + w]:
                    for i in range(first_in[w], first_in[w + 1]):
                        value = (words[new + w] >> parts[i][0]) & parts[i][1]
                        if value != (words[old + w] >> parts[i][0]) & parts[i][1]:
                            value = (value ^ parts[i][2]) - parts[i][2]
                            found[n][0] = i
                            found[n][1] = value
                            n += 1
                            if value > SAFE or value < -SAFE:
                                wide = 1
        ends[slot] = n
    if wide == 1:
        return -n - 1
    return n


def board_standing(states: Any, scores: Any, places: Any, shares: Any) -> int:
    """Write each seat's score, place and share; return the number of the rule that ended the game, 0 before that."""
    s = states[0]
    for seat in range(s.n_seats):
        scores[seat] = contract.score(s, seat)
        places[seat] = contract.place(s, seat)
        shares[seat] = 0
    if contract.to_act(s) == 0:
        contract.outcome(s, shares)
    return contract.ending(s)
