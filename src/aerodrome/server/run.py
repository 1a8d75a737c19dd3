"""Running the application with uvicorn: loopback unless told, and a stop that loses nothing."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import signal
import socket
import threading
from collections.abc import Callable, Generator
from typing import Any

import uvicorn

from aerodrome.rulebook.errors import AerodromeError
from aerodrome.server.app import App
from aerodrome.server.gate import ServerConfig
from aerodrome.server.http import GuardedHttp
from aerodrome.server.origins import is_local

STOP_SECONDS = 10
MOST_FILES = 65_536
FILES_OF_OURS = 100
"""Files that we reserve for the store, the log and the bots."""


class CannotListen(AerodromeError):
    """We cannot use the address; the message says why."""


class PortInUse(CannotListen):
    """Another program listens there."""


def collect_garbage_seldom() -> None:
    """Collect garbage in cycles less often: a server makes hardly any, and each collection goes over all its tables.
    The objects of one group commit should not be enough to start one."""
    gc.set_threshold(400_000, 50, 100)


def bind(host: str, port: int, option: str = "--port") -> socket.socket:
    """A socket that listens. Raises CannotListen, which names the option to change."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen(1024)  # clients that come before the server is quite ready wait a moment, and are not sent away
    except (OSError, OverflowError) as error:
        made.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise PortInUse(
                f"port {port} on {host} is in use: stop the server there, or name another port with {option}"
            ) from None
        why = getattr(error, "strerror", None) or error
        raise CannotListen(f"cannot listen on {host}, port {port}: {why}") from None
    made.set_inheritable(False)
    return made


def bind_first(host: str, ports: range) -> socket.socket:
    """A socket that listens on the first free one of the ports."""
    for port in ports:
        try:
            return bind(host, port)
        except PortInUse:
            continue
    raise PortInUse(f"ports {ports[0]} to {ports[-1]} on {host} are all in use; name another with --port")


def is_loopback(host: str) -> bool:
    return host == "localhost" or is_local((host, 0))


def allow_files() -> int:
    """Let this process open as many files, and so connections, as the system allows. Returns how many."""
    try:
        import resource
    except ImportError:  # not on Windows
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return most if soft == resource.RLIM_INFINITY else soft


class Serving(uvicorn.Server):
    """uvicorn. On SIGTERM or SIGINT it stops accepting, finishes the work under way, tells the clients (1012) and exits
    with status 0, since this is what somebody asked for."""

    def __init__(self, app: App, ready: Callable[[], Any] | None = None, **settings: Any) -> None:
        """Calls ``ready`` when clients can come in."""
        self._application, self._ready = app, ready
        app.gate.most = min(app.gate.most, allow_files() - FILES_OF_OURS)
        super().__init__(
            ServerConfig(
                app,
                app.gate,
                http=GuardedHttp,
                ws="none",  # our WebSockets come by the same protocol as requests
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,  # the application does that, since it knows which proxies to believe
                timeout_graceful_shutdown=STOP_SECONDS,
                timeout_keep_alive=20,
                **settings,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._ready is not None:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._application.retire()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, self.handle_exit, sign, None)
        try:
            yield
        finally:
            for sign in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(sign)
