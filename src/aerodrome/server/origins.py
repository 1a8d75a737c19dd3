"""Where a request comes from: its Host, its Origin, and whether a browser sent it on behalf of another site.

With every WebSocket and every request that changes something, a browser names the site whose page makes it (`Origin`).
So we refuse a foreign Origin everywhere. A request without Origin comes from a program, or is a plain visit by a link:

* If it changes something, it needs the header `X-Aerodrome: 1`, which no page of another site can add.
* If it wants a WebSocket, it must have no cookie: programs sign in with `Authorization: Bearer`. No browser that we
  know of sends a cookie without Origin here, and another site's page could use somebody's cookie only in this way.
"""

from __future__ import annotations

import ipaddress
from collections.abc import MutableMapping
from typing import Any

from aerodrome.server.config import Config

Headers = dict[str, str]
Scope = MutableMapping[str, Any]
Client = tuple[str, int] | list[object] | None
FORWARDED = frozenset(
    {"forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-server", "x-real-ip"}
)
"""Headers that show that a proxy has forwarded a request."""
PEER = "aerodrome.peer"
"""In a scope: the address that is connected to us, a client or a proxy."""


def headers_of(scope: Scope) -> Headers:
    """Headers by lower-case name. Cookies on several lines become one list; of other headers, the first counts."""
    found: Headers = {}
    for name, value in scope["headers"]:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        if key == "cookie" and key in found:
            found[key] += "; " + text
        elif key == "host" and key in found:
            found[key] = ""  # with two of them, we believe neither
        else:
            found.setdefault(key, text)
    return found


def is_secure(scope: Scope, config: Config) -> bool:
    """Does the browser reach the server by TLS, directly or through a proxy whose https origin is one of ours?"""
    host = headers_of(scope).get("host", "").lower()
    return scope["scheme"] in ("https", "wss") or f"https://{host}" in config.origins


def host_fits(headers: Headers, config: Config) -> bool:
    """Does the request address the server by one of its names?"""
    host = headers.get("host", "").lower()
    name = host[: host.rfind("]") + 1] if host.startswith("[") else host.partition(":")[0]
    if not name:
        return False
    if config.hosts is None or name in config.hosts:
        return True
    return any(host == origin.partition("://")[2] for origin in config.origins)


def origin_fits(headers: Headers, scheme: str, config: Config) -> bool:
    """Is the request's Origin our own?"""
    origin = headers.get("origin", "").lower()
    plain = {"ws": "http", "wss": "https"}.get(scheme, scheme)
    return origin == f"{plain}://{headers.get('host', '').lower()}" or origin in config.origins


def forwarded(headers: Headers) -> bool:
    """Does a proxy say that it forwards this?"""
    return not FORWARDED.isdisjoint(headers)


def ip_of(client: Client) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address at the other end of the line, without the IPv6 around an IPv4 one; None if it is no number."""
    try:
        address = ipaddress.ip_address(str(client[0])) if client else None
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def is_local(client: Client) -> bool:
    """Is somebody on this machine at the other end of the line?"""
    address = ip_of(client)
    return address is not None and address.is_loopback


def is_for_metrics(scope: Scope, config: Config) -> bool:
    """Does it come to the separate address for /metrics?"""
    return config.metrics_at is not None and tuple(scope.get("server") or ()) == config.metrics_at


def from_browser(headers: Headers) -> bool:
    """Is the reader a browser? Browsers ask for HTML; programs usually do not."""
    return "origin" in headers or "sec-fetch-site" in headers or "sec-fetch-mode" in headers
