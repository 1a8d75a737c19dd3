"""How a server is set up, and how much it lets anybody do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from aerodrome.house.door import Shares

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
"""The names of this machine to itself."""


@dataclass(frozen=True)
class Window:
    """So many times within so many seconds, for one person and for one address."""

    person: int
    address: int
    seconds: float


WINDOWS: Mapping[str, Window] = {
    "sign up": Window(20, 60, 600),
    "rename": Window(20, 60, 600),
    "table": Window(40, 120, 600),
    "invite": Window(60, 120, 600),
    "export": Window(20, 40, 60),
    "read": Window(600, 1200, 60),
    "page": Window(300, 600, 60),
    "handshake": Window(60, 240, 30),
}
"""What is counted. The address has more than one person, who may share it with others of a household."""


@dataclass(frozen=True)
class Limits:
    """What a client may take of the server."""

    message_bytes: int = 4096
    fragments: int = 16
    """Frames that a message may come in."""
    header_bytes: int = 16 * 1024
    headers: int = 100
    head_seconds: float = 15.0
    """How long a request's head may take to come, and a connection may stand open before its first."""
    body_bytes: int = 64 * 1024
    body_seconds: float = 15.0
    frames: int = 256
    """Frames that may wait for a connection; one more and it is dropped."""
    frame_bytes: int = 2 * 1024 * 1024
    rate: float = 20.0
    """Messages, other frames and requests a second of one connection; who sends more is read more slowly."""
    burst: float = 100.0
    person_rate: float = 40.0
    """The same for all connections of a person together."""
    person_burst: float = 200.0
    address_rate: float = 200.0
    """The same for all that comes from an address: connections, requests and frames."""
    address_burst: float = 1000.0
    abuse_seconds: float = 60.0
    """A connection that sends too much for so long without a pause is closed."""
    bad_in_a_row: int = 8
    pending: int = 16
    """Messages of a connection that may be under way; it is not read meanwhile."""
    watched: int = 64
    """Viewers that a connection may look through."""
    idle: float = 900.0
    """Seconds after which a connection that says nothing is closed; a ping is enough."""
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
    """How long a client of HTTP may leave so much unread that we wait with the rest."""
    shares: Shares = field(default_factory=Shares)
    """What one person, and one address, may have of the public tables at the same time."""
    windows: Mapping[str, Window] = field(default_factory=lambda: WINDOWS)


@dataclass(frozen=True)
class Config:
    """A server's settings."""

    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies in front of the server, whose word about clients is believed
    (X-Forwarded-For, X-Forwarded-Proto)."""

    origins: tuple[str, ...] = ()
    """Origins that count as our own beside the address that a request names, as `https://play.example.org` where a
    proxy in front of the server speaks TLS."""
    hosts: tuple[str, ...] | None = LOOPBACK
    """Names under which the server may be addressed, without port; None for any. Keeps away pages of other sites whose
    name was made to point here."""
    limits: Limits = Limits()
    sign_in_days: float = 365.0
    """A person who has been away this long has to sign in again."""
    metrics_at: tuple[str, int] | None = None
    """An address and port of this machine where /metrics is, and nothing else."""
    open_metrics: bool = False
    """Show /metrics to everybody, not only to this machine."""
