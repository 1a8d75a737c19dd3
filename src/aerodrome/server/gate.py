"""The gate: who comes in, and over how many connections.

Connections are counted by the address that they come from, and so is what comes over them. A proxy in front of the
server brings many clients over its connections: their addresses are known with each request only, and are counted by
the application.
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
"""Seconds that is waited at most with somebody who is too fast."""
MOST_THROWN = 1 << 20
"""Bytes that are thrown away behind the last answer before the line is cut."""
THROW_SECONDS = 0.05
"""Between two reads of what is thrown away."""


def networks(texts: Iterable[str]) -> list[str]:
    """Addresses and networks as they may look at our end: an IPv4 one also inside IPv6.

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
    """All connections of a server, whatever they are used for."""

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
        """Somebody connects; returns the text that speaks against it. It counts in any case, until ``leave``."""
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
    """uvicorn's settings, with the gate for those who are made by them."""

    def __init__(self, app: Any, gate: Gate, **settings: Any) -> None:
        self.gate = gate
        super().__init__(app, **settings)


class Bin:
    """Where everything goes that comes over a line after the last answer: slowly, and not without end."""

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
