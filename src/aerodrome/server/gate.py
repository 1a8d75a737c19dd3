"""The gate: who comes in, and over how many connections.

It counts connections, and what comes over them, by address. A proxy in front of the server brings many clients over its
connections. Only a request names its client's address, so the application counts those.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Iterable
from typing import Any

import uvicorn

from aerodrome.server.config import Limits
from aerodrome.server.limits import Buckets
from aerodrome.server.measures import Measures

LONGEST_WAIT = 5.0
"""The longest wait, in seconds, for a client that is too fast."""
MOST_THROWN = 1 << 20
"""Bytes after the last answer that we throw away before we cut the line."""
THROW_SECONDS = 0.05
"""Seconds between two reads of what we throw away."""


def networks(texts: Iterable[str]) -> list[str]:
    """Addresses and networks in all forms in which we may see them: IPv4 also inside IPv6.

    >>> networks(["127.0.0.1", "fd00::/8"])
    ['127.0.0.1/32', '::ffff:7f00:1/128', 'fd00::/8']
    """
    found = []
    for text in texts:
        network = ipaddress.ip_network(text)
        found.append(str(network))
        if isinstance(network, ipaddress.IPv4Network):
            mapped = ipaddress.IPv6Address(f"::ffff:{network.network_address}")
            found.append(f"{mapped}/{96 + network.prefixlen}")
    return found


class Gate:
    """All connections of a server, for HTTP and WebSockets."""

    def __init__(self, limits: Limits, measures: Measures, proxies: Iterable[str] = ()) -> None:
        self.limits, self.measures = limits, measures
        self.buckets = Buckets(limits.address_rate, limits.address_burst)
        self._proxies = [ipaddress.ip_network(each) for each in networks(proxies)]
        self._open: Counter[str] = Counter()
        self._all = 0
        self.most = limits.connections

    def __len__(self) -> int:
        return self._all

    def is_proxy(self, client: tuple[str, int] | None) -> bool:
        if not self._proxies or not client:
            return False
        try:
            address = ipaddress.ip_address(client[0])
        except ValueError:
            return False
        return any(address in network for network in self._proxies)

    def enter(self, address: str, proxy: bool) -> str:
        """Count a new connection until ``leave``. Returns the text that refuses it, if it is one too many."""
        self._all += 1
        self._open[address] += 1
        if self._all > self.most:
            return "too-many-connections"
        if not proxy and self._open[address] > self.limits.connections_of_address:
            return "too-many-of-yours"
        return ""

    def leave(self, address: str) -> None:
        self._all -= 1
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def sweep(self) -> None:
        self.buckets.clear_away(self._open)


class ServerConfig(uvicorn.Config):
    """uvicorn's settings, with the gate for the protocols that uvicorn makes."""

    def __init__(self, app: Any, gate: Gate, **settings: Any) -> None:
        self.gate = gate
        super().__init__(app, **settings)


class Bin:
    """Takes everything that comes over a line after the last answer: slowly, and not for ever."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self._loop, self._transport = loop, transport
        self.thrown = 0
        """Bytes so far."""

    def take(self, size: int) -> None:
        self.thrown += size
        if self.thrown > MOST_THROWN:
            self._transport.abort()
        elif not self._transport.is_closing():
            self._transport.pause_reading()
            self._loop.call_later(THROW_SECONDS, self._read_on)

    def _read_on(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()
