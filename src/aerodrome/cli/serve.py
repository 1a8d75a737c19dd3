"""`aerodrome serve`: tables for browsers and programs."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

from typer import Exit, Option

from aerodrome.cli.options import own_folder
from aerodrome.rulebook.errors import AerodromeError

if TYPE_CHECKING:
    from aerodrome.house.outside import Command
    from aerodrome.server.config import Config

FIRST_PORT, PORTS = 8700, 20
"""Without --port, the server uses the first free port of these."""
THIS_MACHINE = ("127.0.0.0/8", "::1")
METRICS_HOST = "127.0.0.1"


class CannotServe(AerodromeError):
    """The server cannot be started as asked."""


@contextmanager
def server_packages() -> Iterator[None]:
    """If an import in the block fails, say which packages to install."""
    try:
        yield
    except ImportError as error:
        install = "the server needs more packages; install them with: pip install 'aerodrome[server]'"
        raise CannotServe(f"{install} ({error.name} is missing)") from None


def serve(
    database: Annotated[
        str | None, Option(metavar="URL", help="A file, or postgresql://...; by default one in your user data folder.")
    ] = None,
    host: Annotated[str, Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[
        int | None, Option(min=0, max=65535, help=f"0 for any; by default {FIRST_PORT} or the next free one.")
    ] = None,
    workers_for_bots: Annotated[int, Option(min=1, max=64, help="Number of processes that think for bots.")] = 1,
    bot: Annotated[
        list[str] | None,
        Option(metavar="NAME=COMMAND", help="A bot from outside that hosts can put in seats; may be repeated."),
    ] = None,
    origin: Annotated[
        list[str] | None, Option(metavar="URL", help="The address that browsers use, https://...; may be repeated.")
    ] = None,
    behind_proxy: Annotated[
        bool, Option("--behind-proxy", help="Trust a proxy on this machine to name its clients (X-Forwarded-For).")
    ] = False,
    proxy: Annotated[
        list[str] | None, Option(metavar="ADDRESS", help="Trust a proxy or network elsewhere; may be repeated.")
    ] = None,
    metrics_port: Annotated[
        int | None, Option(min=0, max=65535, help="Where Prometheus finds /metrics: a separate port on 127.0.0.1.")
    ] = None,
    open_metrics: Annotated[bool, Option(help="Show /metrics to everybody, not only to this machine.")] = False,
    open: Annotated[
        bool, Option("--open/--no-open", help="Open it in a browser, if there is a terminal and a screen.")
    ] = False,
    processes: Annotated[
        int, Option(min=1, max=64, help="Number of processes that serve the port; more than one need PostgreSQL.")
    ] = 1,
    verbose: Annotated[bool, Option(help="Log more.")] = False,
) -> None:
    """Serve tables to browsers and programs until Ctrl-C."""
    with server_packages():
        from aerodrome.server import logs
        from aerodrome.server.config import Config
        from aerodrome.server.run import bind, bind_first, is_loopback
    origins = tuple(checked_origin(each) for each in origin or [])
    proxies = (*(THIS_MACHINE if behind_proxy else ()), *(checked_network(each) for each in proxy or []))
    commands = named_commands(bot or [])
    if port and port == metrics_port:
        raise CannotServe(f"--port and --metrics-port both name {port}; give /metrics its own port")
    url = str(database or default_database())
    if processes > 1:
        check_processes(url)
    logs.set_up(logging.DEBUG if verbose else logging.INFO)
    listener = bind_first(host, range(FIRST_PORT, FIRST_PORT + PORTS)) if port is None else bind(host, port)
    for_metrics = []
    if metrics_port is not None:
        ports = range(metrics_port, metrics_port + processes) if metrics_port else [0] * processes
        for_metrics = [bind(METRICS_HOST, each, "--metrics-port") for each in ports]
    config = Config(
        origins=origins, hosts=hosts_for(host, origins, is_loopback(host)), proxies=proxies, open_metrics=open_metrics
    )
    address = address_of(host, int(listener.getsockname()[1]), origins)
    serving = Serve(url, config, workers_for_bots, commands, verbose, listener, tuple(for_metrics))

    def opened(name: str) -> None:
        print(f"Aerodrome is open at {address}", flush=True)
        print(f"Tables are kept in {name}. Ctrl-C stops.", flush=True)
        for each in for_metrics:
            print(f"Metrics are at http://{METRICS_HOST}:{each.getsockname()[1]}/metrics", flush=True)
        if warning := proxy_warning(origins, proxies):
            print(f"Warning: {warning}", file=sys.stderr, flush=True)
        if open and can_show():
            show(address)

    if processes == 1:
        run(serving.work(0, opened))
        return
    from aerodrome.server.family import Family
    from aerodrome.store.store import database_of

    status = Family(processes, serving.child).run(lambda: opened(f"{database_of(url).name}, by {processes} processes"))
    if status:
        raise Exit(status)


@dataclass(frozen=True)
class Serve:
    """What one process serves, and where."""

    url: str
    config: Config
    workers_for_bots: int
    commands: dict[str, Command]
    verbose: bool
    listener: socket.socket
    for_metrics: tuple[socket.socket, ...]
    """One for each process, if there are any."""

    async def work(self, number: int, opened: Callable[[str], Any], ready: Callable[[], Any] = bool) -> None:
        """Serve until the end. Calls ``opened`` with the name of the database once that is open, and ``ready`` when
        clients can come in."""
        from aerodrome.house.crew import Crew
        from aerodrome.house.house import House
        from aerodrome.house.outside import Outside
        from aerodrome.server.app import App
        from aerodrome.server.run import Serving, collect_garbage_seldom
        from aerodrome.store.store import Store

        listeners, config = [self.listener], self.config
        if self.for_metrics:
            listeners.append(self.for_metrics[number])
            config = replace(config, metrics_at=(METRICS_HOST, int(listeners[1].getsockname()[1])))
        try:
            collect_garbage_seldom()
            # Open the store here and not in the application, so that a failure is one sentence.
            store = await Store.open(self.url, to_serve=True)
            house = House(store, Crew(self.workers_for_bots, outside=Outside(self.commands)))
            server = Serving(App(house, config), ready)
            opened(house.store.name)
            await server.serve(sockets=listeners)
        finally:
            for each in listeners:
                each.close()

    def child(self, number: int, pipe: Connection) -> None:
        """Serve as one of several processes."""
        from aerodrome.server import logs
        from aerodrome.server.family import REFUSED
        from aerodrome.simulate.workers import end_with_parent

        end_with_parent()
        logs.set_up(logging.DEBUG if self.verbose else logging.INFO)
        try:
            run(self.work(number, lambda name: None, lambda: pipe.send(number)))
        except AerodromeError as error:
            print(error, file=sys.stderr, flush=True)
            sys.exit(REFUSED)


def check_processes(url: str) -> None:
    """Refuse several processes where they cannot work."""
    if not url.startswith(("postgres://", "postgresql://", "postgresql+")):
        raise CannotServe(
            "--processes needs a PostgreSQL database, since an SQLite file has one server at a time; name one with"
            " --database postgresql://USER@HOST/NAME"
        )
    if sys.platform == "win32":
        raise CannotServe("--processes does not work on Windows; start a server for each port, and a proxy before them")


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run on uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(work)
    else:
        uvloop.run(work)


def checked_origin(text: str) -> str:
    parts = urlsplit(text.strip().lower())
    if parts.scheme not in ("http", "https") or not parts.netloc or "@" in parts.netloc:
        raise CannotServe(f"{text!r} is not an origin; write it like https://play.example.org")
    return f"{parts.scheme}://{parts.netloc}"


def checked_network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text.strip(), strict=False))
    except ValueError:
        raise CannotServe(
            f"{text!r} is not an address; name a proxy by its number (10.0.0.5) or its network (10.0.0.0/24)"
        ) from None


def named_commands(given: list[str]) -> dict[str, Command]:
    """Bots from outside by their names at tables. Each is started once, so that the server begins with none that
    cannot play."""
    from aerodrome.bots.outside import introduced, is_command
    from aerodrome.house.outside import Command
    from aerodrome.table.naming import own_name

    found: dict[str, Command] = {}
    for each in given:
        name, equals, command = each.partition("=")
        if not equals or not name.strip() or not command.strip():
            raise CannotServe(f"{each[:60]!r} should be a name and a command, --bot 'NAME=COMMAND'")
        name = own_name(name)
        if name in found:
            raise CannotServe(f"two bots are called {name}; give each its own name")
        bot = command.strip() if is_command(command.strip()) else f"command:{command.strip()}"
        found[name] = Command(bot, introduced(bot))
    return found


def proxy_warning(origins: tuple[str, ...], proxies: tuple[str, ...]) -> str:
    secure = [origin for origin in origins if origin.startswith("https://")]
    if not secure or proxies:
        return ""
    return (
        f"{secure[0]} needs a proxy in front of this server, and you have not named one. All its clients would count "
        "as one, and share one limit. Add --behind-proxy, or --proxy ADDRESS if it is on another machine."
    )


def hosts_for(host: str, origins: tuple[str, ...], loopback: bool) -> tuple[str, ...] | None:
    """The host names that the server accepts; None for any, if it listens to a network and has no origin."""
    from aerodrome.server.config import LOOPBACK

    named = f"[{host}]" if ":" in host else host
    return tuple(dict.fromkeys((*LOOPBACK, named))) if loopback or origins else None


def default_database() -> Path:
    folder = own_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(
            f"tables cannot be kept in {folder} ({error.strerror}); name another folder with AERODROME_HOME, "
            "or a file with --database"
        ) from None
    return folder / "tables.sqlite"


def address_of(host: str, port: int, origins: tuple[str, ...]) -> str:
    """The address at which a browser on this machine reaches the server."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"{origins[0] if origins else f'http://{shown}:{port}'}/"


def can_show() -> bool:
    """Is a person at a screen? Programs that start a server want no window."""
    screen = sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")))
    return sys.stdout.isatty() and screen


def show(address: str) -> None:
    """Open the browser in a thread, since this may take a while and tables should not wait."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
