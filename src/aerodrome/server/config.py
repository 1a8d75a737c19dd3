"""The settings of a server, and how much it lets anybody do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from aerodrome.house.door import Shares

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
"""The names by which this machine calls itself."""


@dataclass(frozen=True)
class Window:
    """How many times within how many seconds, for one person and for one address."""

    person: int
    address: int
    seconds: float
    shared: bool = False
    """Does it guard people, and so count over all servers? The others guard each server."""


WINDOWS: Mapping[str, Window] = {
    "sign up": Window(20, 60, 600, shared=True),
    "rename": Window(20, 60, 600, shared=True),
    "passkey": Window(30, 60, 600, shared=True),
    "sign in": Window(40, 40, 600, shared=True),
    "code": Window(6, 24, 600, shared=True),
    "guess": Window(10, 10, 600, shared=True),
    "table": Window(40, 120, 600, shared=True),
    "invite": Window(60, 120, 600, shared=True),
    "export": Window(20, 40, 60),
    "read": Window(600, 1200, 60),
    "page": Window(300, 600, 60),
    "handshake": Window(60, 240, 30),
}
"""What the server counts. An address may do more than a person, since a household may share it."""


@dataclass(frozen=True)
class Limits:
    """How much of the server a client may use."""

    message_bytes: int = 4096
    fragments: int = 16
    """Frames that a message may come in."""
    header_bytes: int = 16 * 1024
    headers: int = 100
    head_seconds: float = 15.0
    """Seconds that a request's head may take to arrive, and a new connection until its first request."""
    body_bytes: int = 64 * 1024
    body_seconds: float = 15.0
    frames: int = 256
    """Frames that may wait for a connection; with one more, we drop it."""
    frame_bytes: int = 2 * 1024 * 1024
    rate: float = 20.0
    """Messages, other frames and requests a second of one connection; if it sends more, we read it more slowly."""
    burst: float = 100.0
    person_rate: float = 40.0
    """The same for all connections of a person together."""
    person_burst: float = 200.0
    address_rate: float = 200.0
    """The same for all that comes from an address: connections, requests and frames."""
    address_burst: float = 1000.0
    abuse_seconds: float = 60.0
    """We close a connection that sends too much for this many seconds without a pause."""
    bad_in_a_row: int = 8
    pending: int = 16
    """Messages of a connection that may be under way; meanwhile we do not read from it."""
    watched: int = 64
    """Viewers that a connection may be."""
    idle: float = 900.0
    """We close a connection that says nothing for this many seconds; a ping is enough."""
    sockets: int = 10_000
    sockets_of_person: int = 24
    sockets_of_bot: int = 4
    """The same for a bot from outside."""
    bot_rate: float = 20.0
    """Messages, other frames and requests a second of all connections of a bot from outside."""
    bot_burst: float = 100.0
    sockets_of_address: int = 240
    connections: int = 12_000
    """Connections of all kinds: WebSockets, and those over which requests come."""
    connections_of_address: int = 480
    unread_seconds: float = 60.0
    """Seconds that a client of HTTP may leave so much unread that we must wait with the rest."""
    shares: Shares = field(default_factory=Shares)
    """How many public tables one person, and one address, may have at the same time."""
    windows: Mapping[str, Window] = field(default_factory=lambda: WINDOWS)


@dataclass(frozen=True)
class Config:
    """A server's settings."""

    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies in front of the server. We believe what they say about their clients
    (X-Forwarded-For, X-Forwarded-Proto)."""

    origins: tuple[str, ...] = ()
    """Origins that count as our own besides the address that a request names: `https://play.example.org`, for example,
    if a proxy in front of the server speaks TLS."""
    hosts: tuple[str, ...] | None = LOOPBACK
    """The names by which clients may address the server, without port; None for any. This keeps out pages of other
    sites whose name was made to point here."""
    limits: Limits = Limits()
    sign_in_days: float = 365.0
    """A person who has been away for this many days must sign in again."""
    metrics_at: tuple[str, int] | None = None
    """An address and port of this machine that serve /metrics and nothing else."""
    open_metrics: bool = False
    """Show /metrics to everybody, not only to this machine."""
