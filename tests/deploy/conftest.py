"""Two servers on one PostgreSQL, and a real proxy in front of them with a configuration from `deploy/`.

nginx and Caddy are not fetched: on Debian, `sudo apt-get install nginx caddy`. Tests of one that is not installed are
skipped, and say so.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from aerodrome.server import pages
from aerodrome.server.config import Config
from tests.server.helpers import PATIENCE, ROOMY, Guest, Running
from tests.table.conftest import postgresql_server, postgresql_url

__all__ = ["postgresql_server", "postgresql_url"]

DEPLOY = Path(__file__).parents[2] / "deploy"
PROGRAMS = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/sbin"])
HERE = ("127.0.0.0/8", "::1")
TRIES = 5
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
"""Kinds of files for which nginx has a folder each."""


def program(name: str) -> str:
    """The path of a program; the test is skipped without it."""
    found = shutil.which(name, path=PROGRAMS)
    if found is None:
        pytest.skip(f"{name} is not installed; on Debian: sudo apt-get install {name}")
    return found


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")
    monkeypatch.setattr(pages, "STATIC", Path("not-built"))


@dataclass
class Front:
    """A proxy, as clients see it, and the servers behind it."""

    port: int
    servers: list[Running]
    process: subprocess.Popen[bytes] | None = None
    said: Path = field(default=Path())

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self, **headers: str) -> httpx.Client:
        sent = {"Origin": self.base, **headers}
        return httpx.Client(base_url=self.base, headers=sent, timeout=PATIENCE, trust_env=False, verify=False)

    def guest(self, name: str) -> Guest:
        client = self.client()
        answer = client.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return Guest(self, answer.json()["id"], name, client)  # type: ignore[arg-type]

    def wait(self) -> bool:
        """Wait until the proxy listens; False if it has ended instead, because somebody else has its port."""
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                assert "address already in use" in self.said.read_text().lower(), self.said.read_text()
                return False
            try:
                socket.create_connection(("127.0.0.1", self.port), 1.0).close()
                return True
            except OSError:
                time.sleep(0.02)
        raise AssertionError(f"the proxy does not listen: {self.said.read_text()}")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        for server in self.servers:
            if not server.loop.is_closed():
                server.stop()


def nginx(front: Front, folder: Path) -> tuple[list[str], dict[str, str]]:
    """The very file of `deploy/`, with a list of servers and an address of our own in place of those in aerodrome.d."""
    (folder / "aerodrome.d").mkdir(parents=True)
    (folder / "logs").mkdir()
    servers = [f"server 127.0.0.1:{server.port} max_fails=2 fail_timeout=2s;" for server in front.servers]
    (folder / "aerodrome.d" / "servers.conf").write_text("\n".join(servers))
    (folder / "aerodrome.d" / "listen.conf").write_text(
        f"listen 127.0.0.1:{front.port};\naccess_log logs/aerodrome.log aerodrome;\n"
    )
    own = [f"{kind}_temp_path {folder}/{kind};" for kind in TEMPORARY]
    (folder / "nginx.conf").write_text(
        f"{'user root root;' if os.geteuid() == 0 else ''}\n"
        f"daemon off; worker_processes 1; pid {folder}/pid; error_log stderr warn;\n"
        f"events {{ }}\n"
        f"http {{ {' '.join(own)} include {DEPLOY}/nginx/aerodrome.conf; }}\n"
    )
    return [program("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")], {}


def caddy(front: Front, folder: Path) -> tuple[list[str], dict[str, str]]:
    """The very file of `deploy/`, told by its variables where it is."""
    folder.mkdir(parents=True)
    told = {
        "AERODROME_ADDRESS": front.base,
        "AERODROME_SERVERS": " ".join(f"127.0.0.1:{server.port}" for server in front.servers),
        "CADDY_ADMIN": f"unix/{folder}/admin",
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(DEPLOY / "caddy" / "Caddyfile")], told


KINDS: dict[str, Callable[[Front, Path], tuple[list[str], dict[str, str]]]] = {"nginx": nginx, "caddy": caddy}


@pytest.fixture
def free_port() -> Callable[[], int]:
    def find() -> int:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            return int(found.getsockname()[1])

    return find


@pytest.fixture(params=KINDS)
def front(
    request: pytest.FixtureRequest, tmp_path: Path, postgresql_url: str, free_port: Callable[[], int]
) -> Iterator[Front]:
    program(request.param)
    for number in range(TRIES):  # another program may take the port first
        port = free_port()
        config = Config(limits=ROOMY, proxies=HERE, origins=(f"http://127.0.0.1:{port}",))
        servers: list[Any] = [Running(postgresql_url, config=config).start() for _ in range(2)]  # type: ignore[arg-type]
        made = Front(port, servers, said=tmp_path / f"said{number}")
        command, told = KINDS[request.param](made, tmp_path / str(number))
        with made.said.open("wb") as said:
            made.process = subprocess.Popen(command, stdout=said, stderr=said, env=os.environ | told)
        try:
            if made.wait():
                yield made
                return
        finally:
            made.stop()
    raise AssertionError("no port was free")
