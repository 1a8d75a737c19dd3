"""Where a match's luck comes from. Before every ply the generator is keyed from one of these."""

from __future__ import annotations

import hashlib
import os
import re
import struct
from typing import Any, Protocol

from aerodrome.rulebook.chance import first_key, key_chance, second_key
from aerodrome.rulebook.errors import AerodromeError

SEEDS = 1 << 62
_four_words = struct.Struct(">4I").unpack_from


class BadSeed(AerodromeError, ValueError):
    """A seed that is not a whole number from 0 to 2**62 - 1."""


class Luck(Protocol):
    """A source of luck: it can key the generator, and be written into a game file."""

    def key(self, rng: Any, ply: int) -> None: ...

    def text(self) -> str: ...


class SeededLuck:
    """Luck from a small number: for the lab, for tests, for playing the same deal again."""

    def __init__(self, seed: int) -> None:
        if type(seed) is not int or not 0 <= seed < SEEDS:
            raise BadSeed(f"a seed is a whole number from 0 to 2**62 - 1, not {seed!r}")
        self.seed = seed
        self._first, self._second = first_key(seed), second_key(seed)

    def key(self, rng: Any, ply: int) -> None:
        key_chance(rng, self._first, self._second, ply)

    def text(self) -> str:
        return f"seed {self.seed}"


class SecretLuck:
    """Luck from a 256-bit secret: nobody can foretell it, and once the secret is shown anybody can check every draw."""

    def __init__(self, secret: bytes | None = None) -> None:
        self.secret = os.urandom(32) if secret is None else secret

    def key(self, rng: Any, ply: int) -> None:
        digest = hashlib.sha256(b"aerodrome luck 1:" + self.secret + ply.to_bytes(8, "big")).digest()
        rng[0], rng[1], rng[2], rng[3] = _four_words(digest)

    @property
    def commitment(self) -> str:
        """What can be published before the deal: the secret's hash."""
        return hashlib.sha256(self.secret).hexdigest()

    def text(self) -> str:
        return f"secret {self.secret.hex()}"


def read_luck(text: str) -> Luck:
    """Luck as a game file names it."""
    kind, _, value = text.partition(" ")
    if kind == "seed" and re.fullmatch(r"[0-9]{1,19}", value):
        return SeededLuck(int(value))
    if kind == "secret" and re.fullmatch(r"[0-9a-f]{64}", value):
        return SecretLuck(bytes.fromhex(value))
    raise BadSeed(f"{text[:80]!r} should be `seed` and a number, or `secret` and 64 hexadecimal digits")
