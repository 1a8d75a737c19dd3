"""Chance: a small generator that every engine computes alike.

This is sfc32 in four 64-bit ints. It uses only adds, shifts, xors and products below 2**63, so Python and every
compiled engine produce the same stream without unsigned arithmetic.

Before every step the driver *keys* the generator with the match's key and the ply. So the luck at a ply does not depend
on earlier choices, a position can be replayed with the same luck, and no number of seen cards predicts the next one.
"""

from __future__ import annotations

M32 = 0xFFFFFFFF


def stir(x: int) -> int:
    """Scramble a 32-bit word. Different words stay different."""
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & M32
    x = ((x ^ (x >> 15)) * 0x31848BAB) & M32
    return x ^ (x >> 16)


def first_key(seed: int) -> int:
    """The first word of a match's key. ``seed`` is from 0 to 2**62 - 1."""
    return stir((seed & M32) ^ 0x9E3779B9)


def second_key(seed: int) -> int:
    """The second word of a match's key."""
    return stir(((seed >> 32) + first_key(seed)) & M32)


def key_chance(rng: list[int], first: int, second: int, ply: int) -> None:
    """Set the generator for one ply of the match with this key. Ply 0 is the set-up."""
    a = stir((second + ply * 0x1E3779B1) & M32)
    b = stir(a ^ first)
    rng[0] = a
    rng[1] = b
    rng[2] = stir((b + second) & M32)
    rng[3] = 1


def next_word(rng: list[int]) -> int:
    """The next 32 random bits."""
    b = rng[1]
    c = rng[2]
    word = (rng[0] + b + rng[3]) & M32
    rng[3] = (rng[3] + 1) & M32
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & M32
    rng[2] = (((c << 21) | (c >> 11)) + word) & M32
    return word


def below(rng: list[int], n: int) -> int:
    """A random number from 0 to n-1 (its bias is under n / 2**32)."""
    return (next_word(rng) * n) >> 32
