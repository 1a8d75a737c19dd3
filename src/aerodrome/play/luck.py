"""Sources of luck. A source keys the generator before every ply of a match.

At a table nobody should be able to choose the deal, neither the server nor a player, nor both together. So everybody
has a share in it:

1. The server draws a secret when the table is opened, and shows its hash, the *commitment*.
2. A player who is ready has seen the commitment. The player's client draws a *nonce* and shows its hash, the *pledge*.
3. When everybody is ready, the nonces are revealed. Nobody can predict them, and nobody can change their own.
4. The seed of all luck is a hash of the secret and of the shares of all seats. When the match is over, the secret is
   revealed, and anybody can check the hashes and every draw.

If any one of these numbers was drawn at random, the luck is random. Two ways to interfere remain: somebody can abandon
the start once the nonces are known, which everybody sees, or withhold a nonce, which the record shows.
"""

from __future__ import annotations

import hashlib
import os
import re
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from aerodrome.rulebook.chance import first_key, key_chance, second_key
from aerodrome.rulebook.errors import AerodromeError

SEEDS = 1 << 62
_four_words = struct.Struct(">4I").unpack_from


class BadSeed(AerodromeError, ValueError):
    """A seed that is not a whole number from 0 to 2**62 - 1."""


class Luck(Protocol):
    """A source of luck. ``text`` is how a game file names it."""

    def key(self, rng: Any, ply: int) -> None: ...

    def text(self) -> str: ...


class SeededLuck:
    """Luck from a number, for the lab, for tests, and to play the same deal again."""

    def __init__(self, seed: int) -> None:
        if type(seed) is not int or not 0 <= seed < SEEDS:
            raise BadSeed(f"a seed must be a whole number from 0 to 2**62 - 1, not {seed!r}")
        self.seed = seed
        self._first, self._second = first_key(seed), second_key(seed)

    def key(self, rng: Any, ply: int) -> None:
        key_chance(rng, self._first, self._second, ply)

    def text(self) -> str:
        return f"seed {self.seed}"


class SecretLuck:
    """Luck from a 256-bit secret. Nobody can predict it, and once the secret is shown, anybody can check every draw.
    But the person who draws the secret could try many and keep a favourite; `SharedLuck` prevents this."""

    def __init__(self, secret: bytes | None = None) -> None:
        self.secret = os.urandom(32) if secret is None else secret
        self.seed = self.secret

    def key(self, rng: Any, ply: int) -> None:
        digest = hashlib.sha256(b"aerodrome luck 1:" + self.seed + ply.to_bytes(8, "big")).digest()
        rng[0], rng[1], rng[2], rng[3] = _four_words(digest)

    @property
    def commitment(self) -> str:
        """The secret's hash, for everybody to see before the deal."""
        return hashlib.sha256(self.secret).hexdigest()

    def text(self) -> str:
        return f"secret {self.secret.hex()}"


def bot_seed(secret: bytes, seat: int, point: int) -> int:
    """A bot's seed at a point of a match: nobody can predict it without the secret, and it is the same each time."""
    text = b"aerodrome bot 1:" + secret + seat.to_bytes(1, "big") + point.to_bytes(8, "big")
    return int.from_bytes(hashlib.sha256(text).digest()[:7], "big")


# --- luck that all seats share in ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Share:
    """What a seat contributes to the luck of a match."""

    kind: Literal["player", "bot", "none"] = "none"
    """`none`: the seat's client contributed nothing."""
    nonce: str = ""
    """64 hexadecimal digits; empty until a player reveals it."""
    pledge: str = ""
    """The hash of a player's nonce, given before any nonce was revealed."""

    def text(self) -> str:
        """The share, as game files and the seed's text have it."""
        if self.kind == "player":
            return f"player {self.nonce} {self.pledge}" if self.nonce else f"withheld {self.pledge}"
        return f"bot {self.nonce}" if self.kind == "bot" else "none"


class BadShare(AerodromeError, ValueError):
    """An invalid share; the message says why."""


def is_hash(text: object) -> bool:
    """Is this 64 hexadecimal digits, like every nonce and hash?"""
    return isinstance(text, str) and re.fullmatch(r"[0-9a-f]{64}", text) is not None


def draw_nonce() -> str:
    """A fresh nonce, for a player's client."""
    return os.urandom(32).hex()


def pledge_of(table: str, seat: int, commitment: str, nonce: str) -> str:
    """The hash that binds a seat's client to a nonce. It includes the commitment, which proves that the server was
    bound first, and the table and the seat, so nobody can copy a pledge."""
    return _hash_of("aerodrome pledge 1", table, str(seat + 1), commitment, nonce)


def bot_nonce(table: str, seat: int) -> str:
    """The nonce of a bot's seat. Anybody can work it out, so it adds no luck, and nobody can choose it."""
    return _hash_of("aerodrome bot nonce 1", table, str(seat + 1))


def seed_text(secret: bytes, table: str, shares: Sequence[Share]) -> str:
    """The text whose hash is the seed."""
    lines = ["aerodrome luck 2", f"secret {secret.hex()}", f"table {table}"]
    return "\n".join([*lines, *(f"nonce {seat} {share.text()}" for seat, share in enumerate(shares, 1))])


def _hash_of(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


class SharedLuck(SecretLuck):
    """Luck from the server's secret and from every seat's share, given after the secret's hash was known."""

    def __init__(self, secret: bytes, table: str, shares: Sequence[Share]) -> None:
        super().__init__(secret)
        self.table, self.shares = table, tuple(shares)
        self.seed = hashlib.sha256(seed_text(secret, table, shares).encode()).digest()

    def check_shares(self) -> None:
        """Raise BadShare if a player's nonce does not fit its pledge, or a bot's nonce is wrong."""
        for seat, share in enumerate(self.shares):
            if share.kind == "none" or not share.nonce or self._fits(seat, share):
                continue
            others = [i for i in range(len(self.shares)) if self._fits(i, share)]
            if others:
                what = f"belongs to seat {others[0] + 1}: the nonces are in a different order"
            elif share.kind == "bot":
                what = "was changed: it is not the nonce of a bot in that seat at this table"
            else:
                what = "was changed: it does not fit the pledge that was given before any nonce was revealed"
            raise BadShare(f"nonce {seat + 1} {what}")

    def _fits(self, seat: int, share: Share) -> bool:
        if share.kind == "bot":
            return share.nonce == bot_nonce(self.table, seat)
        return share.pledge == pledge_of(self.table, seat, self.commitment, share.nonce)


def read_share(text: str) -> Share:
    """The share that ``text`` wrote."""
    kind, *values = text.split(" ")
    if all(is_hash(value) for value in values):
        match kind, values:
            case "player", [nonce, pledge]:
                return Share("player", nonce, pledge)
            case "withheld", [pledge]:
                return Share("player", "", pledge)
            case "bot", [nonce]:
                return Share("bot", nonce)
            case "none", []:
                return Share()
    what = "`player`, a nonce and its pledge, `withheld` and a pledge, `bot` and a nonce, or `none`"
    raise BadShare(f"{text[:40]!r} should be {what}; each has 64 hexadecimal digits")


# --- luck that is known in advance ---------------------------------------------------------------------------

MOST_DEALS = 10_000
"""The numbers of lessons' deals are below this."""


def lesson_secret(game: str, deal: int) -> bytes:
    """The secret of a lesson's luck. Anybody can work it out."""
    return hashlib.sha256(f"aerodrome lesson {game} {deal}".encode()).digest()


def is_of_a_lesson(game: str, secret: bytes) -> bool:
    return any(lesson_secret(game, deal) == secret for deal in range(MOST_DEALS))


def read_luck(text: str) -> Luck:
    """The luck that a game file names."""
    kind, _, value = text.partition(" ")
    if kind == "seed" and re.fullmatch(r"[0-9]{1,19}", value):
        return SeededLuck(int(value))
    if kind == "secret" and is_hash(value):
        return SecretLuck(bytes.fromhex(value))
    raise BadSeed(f"{text[:80]!r} should be `seed` and a number, or `secret` and 64 hexadecimal digits")
