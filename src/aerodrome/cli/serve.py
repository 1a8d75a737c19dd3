"""`aerodrome serve`: the tables, for browsers and programs."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import os
import sys
import threading
import webbrowser
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import platformdirs
import typer

from aerodrome.rulebook.errors import AerodromeError

FIRST_PORT, PORTS = 8700, 20
"""Where nobody names a port, the first free one of these."""
THIS_MACHINE = ("127.0.0.0/8", "::1")
METRICS_HOST = "127.0.0.1"


class CannotServe(AerodromeError):
    """The server cannot be started as asked."""


@contextmanager
def server_packages() -> Iterator[None]:
    """Say how to install what an import in a `with` block does not find."""
    try:
        yield
    except ImportError as error:
        raise CannotServe(
            "the server needs more packages; install them with: pip install 'aerodrome[server]' "
            f"({error.name} is missing)"
        ) from None


def serve(
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="A file, or postgresql://...; by default a file in your user data folder."),
    ] = None,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help=f"The port, 0 for any; by default {FIRST_PORT}, or the next free one."),
    ] = None,
    workers_for_bots: Annotated[int, typer.Option(min=1, max=64, help="How many processes think for bots.")] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL", help="The address that browsers use, such as https://play.example.org; may be repeated."
        ),
    ] = None,
    behind_proxy: Annotated[
        bool,
        typer.Option(
            "--behind-proxy",
            help="A proxy on this machine forwards requests; trust what it says about clients (X-Forwarded-For).",
        ),
    ] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS", help="The same for a proxy elsewhere: its address or network; may be repeated."
        ),
    ] = None,
    metrics_port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="Where Prometheus finds /metrics: a separate port on 127.0.0.1."),
    ] = None,
    open_metrics: Annotated[bool, typer.Option(help="Show /metrics to everybody, not only to this machine.")] = False,
    open: Annotated[
        bool, typer.Option("--open/--no-open", help="Open it in a browser, if there is a terminal and a screen.")
    ] = False,
    verbose: Annotated[bool, typer.Option(help="Log more.")] = False,
) -> None:
    """Serve tables to browsers and programs, until Ctrl-C."""
    with server_packages():
        from aerodrome.house.crew import Crew
        from aerodrome.house.house import House
        from aerodrome.server import logs
        from aerodrome.server.app import App
        from aerodrome.server.config import Config
        from aerodrome.server.run import Serving, bind, bind_first, collect_garbage_seldom, is_loopback
        from aerodrome.store.store import Store
    origins = tuple(checked_origin(each) for each in origin or [])
    proxies = (*(THIS_MACHINE if behind_proxy else ()), *(checked_network(each) for each in proxy or []))
    if port and port == metrics_port:
        raise CannotServe(f"--port and --metrics-port both name {port}; give /metrics its own port")
    logs.set_up(logging.DEBUG if verbose else logging.INFO)
    listeners = [bind_first(host, range(FIRST_PORT, FIRST_PORT + PORTS)) if port is None else bind(host, port)]
    metrics_at = None
    if metrics_port is not None:
        listeners.append(bind(METRICS_HOST, metrics_port, "--metrics-port"))
        metrics_at = METRICS_HOST, int(listeners[1].getsockname()[1])
    config = Config(
        origins=origins, hosts=hosts_for(host, origins, is_loopback(host)), proxies=proxies,
        metrics_at=metrics_at, open_metrics=open_metrics,
    )  # fmt: skip

    async def work() -> None:
        try:
            collect_garbage_seldom()
            # Opened here, and not in the application: what is wrong is said in one sentence.
            store = await Store.open(database or default_database(), to_serve=True)
            house = House(store, Crew(workers_for_bots))
            server = Serving(App(house, config))
            address = address_of(host, int(listeners[0].getsockname()[1]), origins)
            print(f"Aerodrome is open at {address}", flush=True)
            print(f"Tables are kept in {house.store.name}. Ctrl-C stops.", flush=True)
            if metrics_at is not None:
                print(f"Metrics are at http://{metrics_at[0]}:{metrics_at[1]}/metrics", flush=True)
            for warning in warnings_for(origins, proxies):
                print(f"Warning: {warning}", file=sys.stderr, flush=True)
            if open and can_show():
                show(address)
            await server.serve(sockets=listeners)
        finally:
            for listener in listeners:
                listener.close()

    run(work())


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run on uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(work)
    else:
        uvloop.run(work)


def checked_origin(text: str) -> str:
    """An origin as browsers write it."""
    parts = urlsplit(text.strip().lower())
    if parts.scheme not in ("http", "https") or not parts.netloc or "@" in parts.netloc:
        raise CannotServe(f"{text!r} is not an origin; it should look like https://play.example.org")
    return f"{parts.scheme}://{parts.netloc}"


def checked_network(text: str) -> str:
    """The address of a proxy, or a network of them."""
    try:
        return str(ipaddress.ip_network(text.strip(), strict=False))
    except ValueError:
        raise CannotServe(
            f"{text!r} is not an address; a proxy is named by its number (10.0.0.5) or its network (10.0.0.0/24)"
        ) from None


def warnings_for(origins: tuple[str, ...], proxies: tuple[str, ...]) -> list[str]:
    """What an operator should know before anybody comes."""
    secure = [origin for origin in origins if origin.startswith("https://")]
    if secure and not proxies:
        return [
            f"{secure[0]} needs a proxy in front of this server, and none is announced: all its clients would count "
            "as one, and share one limit. Add --behind-proxy, or --proxy ADDRESS if it is on another machine."
        ]
    return []


def hosts_for(host: str, origins: tuple[str, ...], loopback: bool) -> tuple[str, ...] | None:
    """The names by which the server may be addressed: any, where it listens to a network and no origin was told."""
    from aerodrome.server.config import LOOPBACK

    if loopback or origins:
        named = f"[{host}]" if ":" in host else host
        return tuple(dict.fromkeys((*LOOPBACK, named)))
    return None


def default_database() -> Path:
    """The file where tables are kept: in $AERODROME_HOME, or the system's place for a user's data."""
    home = os.environ.get("AERODROME_HOME")
    folder = Path(home) if home else Path(platformdirs.user_data_dir("aerodrome", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(
            f"tables cannot be kept in {folder} ({error.strerror}); name another folder with AERODROME_HOME, "
            "or a file with --database"
        ) from None
    return folder / "tables.sqlite"


def address_of(host: str, port: int, origins: tuple[str, ...]) -> str:
    """How a browser on this machine reaches the server."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"{origins[0] if origins else f'http://{shown}:{port}'}/"


def can_show() -> bool:
    """Is there somebody in front of a screen? Programs that start a server want no window."""
    if not sys.stdout.isatty():
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER"))


def show(address: str) -> None:
    """Open the browser. It may take its time, and tables do not wait for it; without one the address is printed."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
