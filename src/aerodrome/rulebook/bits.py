"""Sets of up to 62 things as the bits of one int: bags of unseen cards, seats that may act."""

from __future__ import annotations


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
