"""Limits: buckets that slow a client down, and windows that count what somebody did lately."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import deque
from collections.abc import Callable, Collection, Mapping

from aerodrome.server.config import Window
from aerodrome.server.origins import Client, ip_of
from aerodrome.table.errors import Refused

MOST_KEYS = 20_000
"""The most windows to keep; with more, we drop those that are over."""


LONGEST_NAME = 64
"""Characters that we keep of an address that is no number, which a proxy may give."""


class TooOften(Refused):
    """Somebody does something too often. ``wait`` is the seconds until they may do it again."""

    def __init__(self, wait: float) -> None:
        self.wait = max(1, math.ceil(wait))
        super().__init__("too fast", "too-often", seconds=self.wait)


class Bucket:
    """Fills by ``rate`` a second up to ``burst``. If it is empty, the taker must wait, which pays the debt."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.level, self.at = rate, burst, burst, now

    def take(self, now: float, cost: float = 1.0) -> float:
        """Take one, or another cost. Returns the seconds to wait first."""
        level = self.level + (now - self.at) * self.rate
        if level > self.burst:  # faster than min(), since every message comes here
            level = self.burst
        self.level = level = level - cost
        self.at = now
        return 0.0 if level >= 0.0 else -level / self.rate

    def full(self, now: float) -> bool:
        return self.level + (now - self.at) * self.rate >= self.burst


class Buckets:
    """The buckets that several connections share. Full ones are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, who: str) -> Bucket:
        found = self._buckets.get(who)
        if found is None:
            found = self._buckets[who] = Bucket(self._rate, self._burst, time.monotonic())
        return found

    def clear_away(self, keep: Collection[str]) -> None:
        now = time.monotonic()
        for who, bucket in list(self._buckets.items()):
            if who not in keep and bucket.full(now):
                del self._buckets[who]


class Windows:
    """Sliding windows: what a person, and what an address, did lately."""

    def __init__(
        self,
        windows: Mapping[str, Window],
        now: Callable[[], float] = time.monotonic,
        tell: Callable[..., None] | None = None,
    ) -> None:
        """``tell`` tells other servers what counts for all of them together."""
        self._windows, self._now, self._tell = windows, now, tell
        self._times: dict[tuple[str, str], deque[float]] = {}
        self._cleared = now()

    def count(self, kind: str, address: str, person: str = "") -> None:
        """Note that somebody does something. Raises TooOften if it is once too often; then it does not count."""
        window, now = self._windows[kind], self._now()
        for times, most in self._those(kind, address, person):
            while times and now - times[0] >= window.seconds:
                times.popleft()
            if len(times) >= most:
                raise TooOften(window.seconds - (now - times[0]))
        self.hear(kind, address, person)
        if window.shared and self._tell is not None:
            self._tell("counted", kind, address, person)

    def hear(self, kind: str, address: str, person: str) -> None:
        """Note that somebody does something, here or through another server."""
        for times, _ in self._those(kind, address, person):
            times.append(self._now())

    def _those(self, kind: str, address: str, person: str) -> list[tuple[deque[float], int]]:
        """The times of an address, and of a person, with how many there may be."""
        window = self._windows[kind]
        those = [(self._of(kind, "address " + address), window.address)]
        if person:
            those.append((self._of(kind, "person " + person), window.person))
        return those

    def _of(self, kind: str, who: str) -> deque[float]:
        if len(self._times) > MOST_KEYS and self._now() - self._cleared > 1.0:
            self.clear_away()
        return self._times.setdefault((kind, who), deque())

    def clear_away(self) -> None:
        now = self._cleared = self._now()
        for (kind, who), times in list(self._times.items()):
            if not times or now - times[-1] >= self._windows[kind].seconds:
                del self._times[kind, who]


def address_of(client: Client) -> str:
    """The address that limits count by. An IPv6 network of 64 bits counts as one, since a single machine has all of
    it."""
    address = ip_of(client)
    if address is None:
        return str(client[0])[:LONGEST_NAME] if client else "unknown"
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
