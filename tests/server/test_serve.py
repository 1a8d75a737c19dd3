"""`aerodrome serve` as a process: where it listens, what it says if it cannot, and how it stops."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
import typer

import aerodrome
from aerodrome.cli.serve import CannotServe, address_of, can_show, checked_origin, default_database, hosts_for, show
from aerodrome.server.config import LOOPBACK
from aerodrome.server.run import CannotListen, PortInUse, bind, bind_first, is_loopback
from aerodrome.store.errors import StoreError
from aerodrome.store.store import Store

from .helpers import PATIENCE, Player, socket_to, with_patience

PROGRAM = """
import aerodrome.cli as cli
from aerodrome.cli.serve import serve
if not any(command.callback is serve for command in cli.app.registered_commands):
    cli.app.command()(serve)
cli.main()
"""


class Process:
    """`aerodrome serve` in a process of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        environment = os.environ | {
            "AERODROME_NO_NATIVE": "1",
            "AERODROME_HOME": str(folder),
            "PYTHONPATH": str(Path(aerodrome.__file__).parents[1]),
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, "serve", *arguments],
            env=environment, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip

    def address(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^/]+", line)
        assert found, line + (self.process.communicate(timeout=PATIENCE)[1] if not line else "")
        return found[0]

    def end(self) -> tuple[int, str]:
        """The exit status, and what it said."""
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out + err


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    begun: list[Process] = []

    def make(*arguments: str) -> Process:
        begun.append(Process(tmp_path, *arguments))
        return begun[-1]

    yield make
    for each in begun:
        if each.process.poll() is None:
            each.process.kill()
            each.process.communicate()


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
@with_patience
async def test_it_serves_until_it_is_told_to_stop(start: Callable[..., Process], tmp_path: Path, sign: int) -> None:
    process = start("--port", "0")
    base = process.address()
    assert base.startswith("http://127.0.0.1:"), "it listens to this machine only, unless told"
    client = httpx.Client(base_url=base, headers={"Origin": base}, timeout=PATIENCE, trust_env=False)
    assert client.get("/ready").json()["ready"] is True
    client.post("/api/me", json={"name": "Ann"})
    id = client.post("/api/tables", json={"game": "airships", "seats": 2, "sit": {"0": ""}}).json()["id"]
    place = cast(Any, SimpleNamespace(base=base, port=int(base.rpartition(":")[2])))
    async with socket_to(place, cookie=client.cookies["aerodrome"]) as connection:
        player = Player(connection)
        await player.watch(id)
        process.process.send_signal(sign)
        await asyncio.wait_for(connection.wait_closed(), PATIENCE)
        assert connection.close_code == 1012
    status, said = await asyncio.to_thread(process.end)
    assert status == 0, said
    assert "Traceback" not in said
    assert (tmp_path / "tables.sqlite").stat().st_mode & 0o077 == 0, "others on this machine cannot read the secrets"


def test_a_second_server_on_the_same_file_is_refused(start: Callable[..., Process]) -> None:
    first = start("--port", "0")
    first.address()
    status, said = start("--port", "0").end()
    assert status == 2
    told = " ".join(said.split())
    assert f"another server (process {first.process.pid}) has this file in use" in told
    assert "stop that one, or name another file with --database" in told
    assert "Traceback" not in said


def test_a_port_in_use_is_named(start: Callable[..., Process]) -> None:
    with bind("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        status, said = start("--port", str(port)).end()
    assert status == 2
    assert f"port {port} on 127.0.0.1 is in use" in said
    assert "name another port with --port" in said
    assert "Traceback" not in said


def test_a_port_for_metrics_that_is_in_use_is_named(start: Callable[..., Process]) -> None:
    with bind("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        status, said = start("--metrics-port", str(port)).end()
        assert (status, "name another port with --metrics-port" in said) == (2, True), said
    status, said = start("--port", str(port), "--metrics-port", str(port)).end()
    assert status == 2
    assert f"--port and --metrics-port both name {port}; give /metrics its own port" in said
    assert "Traceback" not in said


def test_the_next_free_port_is_taken_where_none_is_named() -> None:
    with bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with bind_first("127.0.0.1", range(port, port + 20)) as next_one:
            assert port < next_one.getsockname()[1] < port + 20
        with pytest.raises(PortInUse, match=f"ports {port} to {port} on 127.0.0.1 are all in use"):
            bind_first("127.0.0.1", range(port, port + 1))


def test_a_browser_is_opened_for_people_only(monkeypatch: pytest.MonkeyPatch, start: Callable[..., Process]) -> None:
    for screen in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(screen, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(isatty=lambda: True))
    assert not can_show(), "a terminal without a screen"
    monkeypatch.setenv("DISPLAY", ":0")
    assert can_show()
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(isatty=lambda: False))
    assert not can_show(), "nobody reads what is printed"
    monkeypatch.undo()
    opened: Queue[str] = Queue()
    monkeypatch.setattr(webbrowser, "open", opened.put)
    show(address_of("0.0.0.0", 8700, ()))
    assert opened.get(timeout=PATIENCE) == "http://127.0.0.1:8700/"
    assert address_of("::1", 8700, ()) == "http://[::1]:8700/"
    assert address_of("0.0.0.0", 8700, ("https://play.example.org",)) == "https://play.example.org/"
    piped = start("--port", "0", "--open")
    assert httpx.get(f"{piped.address()}/ready", timeout=PATIENCE, trust_env=False).status_code == 200
    piped.process.send_signal(signal.SIGINT)
    assert piped.end()[0] == 0


def test_a_home_that_cannot_be_written_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("AERODROME_HOME", str(tmp_path / "file" / "home"))
    with pytest.raises(CannotServe, match=r"Not a directory.*AERODROME_HOME.*--database"):
        default_database()


def test_a_database_that_cannot_be_opened_is_named(start: Callable[..., Process], tmp_path: Path) -> None:
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(b"this is no database at all" * 100)
    for url, said in (
        (str(broken), "not an SQLite database"),
        (str(tmp_path / "no" / "folder.sqlite"), "there is no folder"),
        ("mysql://x", "not a known kind of database"),
        ("postgresql://someone:hunter2@127.0.0.1:1/x", "cannot reach PostgreSQL"),
    ):
        with pytest.raises(StoreError) as refused:
            asyncio.run(Store.open(url))
        assert said in str(refused.value)
        assert "hunter2" not in str(refused.value)
    # One of them as a process: that it is said in a sentence, and nothing else.
    status, told = start("--port", "0", "--database", url).end()
    assert status == 2
    assert said in " ".join(told.split())
    assert "hunter2" not in told
    assert "Traceback" not in told


def test_addresses() -> None:
    assert is_loopback("127.0.0.1")
    assert is_loopback("::1")
    assert is_loopback("localhost")
    assert not is_loopback("0.0.0.0")
    assert not is_loopback("example.org")
    with pytest.raises(CannotListen, match=r"cannot listen on 203\.0\.113\.7"):
        bind("203.0.113.7", 0)
    assert hosts_for("127.0.0.1", (), True) == LOOPBACK
    assert hosts_for("0.0.0.0", (), False) is None
    assert hosts_for("10.0.0.1", ("https://a.example",), False) == (*LOOPBACK, "10.0.0.1")
    assert checked_origin("HTTPS://Play.Example.org/") == "https://play.example.org"
    for wrong in ("play.example.org", "ftp://x", "https://", "https://u:p@x"):
        with pytest.raises(CannotServe):
            checked_origin(wrong)


def test_it_has_a_command() -> None:
    from aerodrome.cli.serve import serve

    app = typer.Typer()
    app.command()(serve)
    command = typer.main.get_command(app)
    assert {"database", "host", "port", "workers_for_bots", "origin"} <= {option.name for option in command.params}
