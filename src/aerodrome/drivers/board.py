"""What a board asks of compiled rules. Each is one call from Python, which brings its state once and passes little.

The first state of ``states`` is the one that is played. Answers are packed into one int where they can be, which is
cheaper than an array; the seats to act come first.
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
"""The largest whole number that a browser's JSON reads exactly; larger ones are sent as texts."""


def board_ask(states: Any, seat: int) -> int:
    """Who is to act, and from ASKED_SHIFT on one more than what this seat is asked. NONE asks about no seat."""
    if seat == NONE:
        return contract.to_act(states[0])
    return contract.to_act(states[0]) | (contract.question(states[0], seat) + 1) << ASKED_SHIFT


def board_legal(states: Any, legal: Any, seat: int) -> int:
    """Write the legal actions of a seat; return how many they are."""
    if (contract.to_act(states[0]) >> seat) & 1 == 0:
        return 0
    return list_legal(states[0], seat, legal)


def board_refusal(states: Any, seat: int, action: int) -> int:
    return contract.refusal(states[0], seat, action)


def board_default(states: Any, seat: int) -> int:
    """The action for a seat whose clock runs out; NONE when it is not asked."""
    if (contract.to_act(states[0]) >> seat) & 1 == 0:
        return NONE
    return contract.default_action(states[0], seat)


def board_step(states: Any, seat: int, action: int, a: int, b: int, c: int, d: int) -> int:
    """Step with a generator keyed to a, b, c, d; return who is to act, and at LUCK_SHIFT whether luck was used."""
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
    """Make the second state what a viewer may see of the first."""
    copy(states[1], states[0])
    contract.blind(states[1], viewer)


def board_look(states: Any, words: Any, first_in: Any, parts: Any, found: Any, ends: Any, viewers: int) -> int:
    """Find what is new for each viewer in the first state since the second. ``viewers`` has a bit for each, the
    spectator's first.

    The third and fourth state are room for what a viewer may see of the two. ``words`` are the bytes of them all as
    64-bit ints. No int of a state crosses a word: those of word w are ``first_in[w]`` up to ``first_in[w + 1]``.
    ``parts`` says for each how far to shift the word, which bits are its own, and which of them is its sign.

    Writes index and value of every int that differs into ``found``, viewer after viewer, and into ``ends`` where each
    viewer's end. Returns how many there are; or, if a value is beyond SAFE, -1 less that.
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
    """Write how the seats stand; return the number of the rule that ended the game, 0 while it goes on."""
    s = states[0]
    for seat in range(s.n_seats):
        scores[seat] = contract.score(s, seat)
        places[seat] = contract.place(s, seat)
        shares[seat] = 0
    if contract.to_act(s) == 0:
        contract.outcome(s, shares)
    return contract.ending(s)
