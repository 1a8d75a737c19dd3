"""Sets of up to 62 things as the bits of one int: bags of unseen cards, seats that may act.

A set of up to 124 things is a row of two such ints: the first holds the things from 0 to 61.
"""

from __future__ import annotations

from typing import Any

WORD = 62


def ones(x: int) -> int:
    """How many bits are set."""
    x = x - ((x >> 1) & 0x5555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x = x + (x >> 8)
    x = x + (x >> 16)
    return (x + (x >> 32)) & 0x7F


def nth_one(x: int, n: int) -> int:
    """The place of the n-th set bit, counting from 0."""
    for _ in range(n):
        x &= x - 1
    return ones((x & -x) - 1)


# --- sets in two words --------------------------------------------------------------------------------------


def is_in(words: Any, thing: int) -> bool:
    return (words[thing // WORD] >> (thing % WORD)) & 1 == 1  # type: ignore[no-any-return]


def put_in(words: Any, thing: int) -> None:
    words[thing // WORD] |= 1 << (thing % WORD)


def take_out(words: Any, thing: int) -> None:
    words[thing // WORD] &= ~(1 << (thing % WORD))


def empty(words: Any) -> None:
    words[0] = 0
    words[1] = 0


def size(words: Any) -> int:
    return ones(words[0]) + ones(words[1])


def nth_in(words: Any, n: int) -> int:
    """The n-th thing of a set, counting from 0."""
    low = ones(words[0])
    return nth_one(words[0], n) if n < low else WORD + nth_one(words[1], n - low)


def next_in(words: Any, thing: int) -> int:
    """The lowest thing in a set that is not below this one; 2 * WORD when there is none."""
    if thing < WORD:
        rest = words[0] >> thing
        if rest != 0:
            return thing + ones((rest & -rest) - 1)
        thing = WORD
    if thing < 2 * WORD:
        rest = words[1] >> (thing - WORD)
        if rest != 0:
            return thing + ones((rest & -rest) - 1)
    return 2 * WORD
