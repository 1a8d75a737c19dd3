"""`aerodrome serve` as real processes on one PostgreSQL: several on one port, restarted one after another."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests import LONG
from tests.server.helpers import PATIENCE, with_patience
from tests.server.test_serve import Process


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    begun: list[Process] = []

    def make(*arguments: str) -> Process:
        begun.append(Process(tmp_path, *arguments))
        return begun[-1]

    yield make
    for each in begun:
        if each.process.poll() is None:
            each.process.terminate()
            try:
                each.process.communicate(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                each.process.kill()
                each.process.communicate()


def children_of(pid: int) -> list[int]:
    """The processes that serve, without the helpers that Python starts beside them."""
    try:
        numbers = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(each) for each in numbers if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]
    except OSError:  # one has just ended
        return []


class Person:
    """Somebody with a program that comes back whenever the server ends the connection."""

    def __init__(self, bases: list[str], name: str) -> None:
        self.bases = bases
        answer = self.post("/api/me", {"name": name})
        self.id, self.token = answer["id"], answer["token"]
        self.turn = 0
        self.line: ClientConnection | None = None
        self.ask: dict[str, Any] | None = None
        self.status, self.n, self.items = "", 0, 0
        self.codes: list[int] = []

    def post(self, path: str, body: dict[str, Any]) -> Any:
        headers = {"X-Aerodrome": "1"}
        if hasattr(self, "token"):
            headers["Authorization"] = f"Bearer {self.token}"
        with httpx.Client(timeout=PATIENCE, trust_env=False) as client:
            answer = client.post(self.bases[0] + path, json=body, headers=headers)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def come_in(self, table: str, seat: int) -> None:
        """Connect to the next server that is there, and go on from what was seen."""
        while True:
            base = self.bases[self.turn % len(self.bases)]
            self.turn += 1
            try:
                self.line = await connect(
                    f"{base.replace('http', 'ws')}/ws", additional_headers={"Authorization": f"Bearer {self.token}"},
                    compression=None, proxy=None, max_size=None, open_timeout=PATIENCE, ping_interval=None,
                )  # fmt: skip
            except (OSError, InvalidHandshake):  # it has stopped, or is about to
                await asyncio.sleep(0.05)
                continue
            await self.send("watch", f"w{self.turn}", table=table, seat=seat, since=self.n)
            return

    async def send(self, t: str, id: str, **fields: Any) -> None:
        assert self.line is not None
        await self.line.send(json.dumps({"t": t, "id": id, **fields}))

    def take(self, frame: dict[str, Any]) -> None:
        if frame["t"] in ("snapshot", "update"):
            assert frame["n"] >= self.n, "a story that goes back"
            new = frame["items"]
            if frame["t"] == "snapshot":
                new = new[max(0, len(new) - (frame["n"] - self.n)) :]
            assert frame["n"] == self.n + len(new)
            self.n, self.items = frame["n"], self.items + len(new)
            self.ask, self.status = frame.get("ask"), frame.get("status") or self.status

    async def play(self, table: str, seat: int, stop: asyncio.Event) -> dict[str, str]:
        """Play until the end, or until told to stop. Returns how each message was answered."""
        answers: dict[str, str] = {}
        waiting: tuple[str, dict[str, Any]] | None = None
        await self.come_in(table, seat)
        while self.status not in ("over", "abandoned") and not stop.is_set():
            assert self.line is not None
            try:
                if self.ask and self.ask.get("chosen", -1) == -1 and waiting is None:
                    decision = self.ask["decision"]
                    choice = {"table": table, "seat": seat, "action": self.ask["legal"][0], "decision": decision}
                    waiting = f"c{seat}.{decision}", choice
                    await self.send("choose", waiting[0], **choice)
                frame = json.loads(await asyncio.wait_for(self.line.recv(), 0.5))
            except TimeoutError:
                continue
            except ConnectionClosed as closed:
                self.codes.append(closed.rcvd.code if closed.rcvd else 1006)
                await self.come_in(table, seat)
                if waiting is not None:
                    await self.send("choose", waiting[0], **waiting[1])
                continue
            self.take(frame)
            if waiting is not None and frame.get("id") == waiting[0]:
                code = frame.get("code", "ack")
                if code == "busy":
                    await self.send("choose", waiting[0], **waiting[1])
                    continue
                answers[waiting[0]] = code
                if self.ask and self.ask["decision"] == waiting[1]["decision"]:
                    self.ask = None  # the next one comes with what has changed
                waiting = None
        await self.line.close()
        return answers


def seat_two(bases: list[str]) -> tuple[str, list[Person]]:
    """A table at which two people play."""
    people = [Person(bases, "Ann"), Person(bases, "Ben")]
    made = people[0].post("/api/tables", {"game": "dastardly-dirigibles", "seats": 2, "sit": {"0": ""}})
    people[1].post("/api/invites", {"token": made["invites"]["1"]})
    return made["id"], people


async def begin(table: str, people: list[Person]) -> None:
    for seat, person in enumerate(people):
        await person.come_in(table, seat)
        await person.send("ready", "ready", table=table, seat=seat)
        await until_answered(person, "ready")
    await people[0].send("start", "start", table=table)
    await until_answered(people[0], "start")
    for person in people:
        assert person.line is not None
        await person.line.close()


async def until_answered(person: Person, id: str) -> None:
    assert person.line is not None
    while True:
        frame = json.loads(await asyncio.wait_for(person.line.recv(), PATIENCE))
        person.take(frame)
        if frame.get("id") == id:
            assert frame["t"] == "ack", frame
            return


@with_patience
async def test_several_processes_serve_one_port(start: Callable[..., Process], postgresql_url: str) -> None:
    """A match goes on while a process is killed; in the long form they are also replaced one after another."""
    server = start("--port", "0", "--database", postgresql_url, "--processes", "2")
    base = await asyncio.to_thread(server.address)
    assert len(children_of(server.process.pid)) == 2
    table, people = await asyncio.to_thread(seat_two, [base])
    await begin(table, people)
    stop = asyncio.Event()
    playing = asyncio.gather(*(person.play(table, seat, stop) for seat, person in enumerate(people)))
    await asyncio.sleep(0.5)
    before = children_of(server.process.pid)
    os.kill(before[0], signal.SIGKILL)
    await until(lambda: len(now := children_of(server.process.pid)) == 2 and before[0] not in now)
    if LONG:  # every process has to stop and to start, which takes its time
        server.process.send_signal(signal.SIGHUP)
        await until(lambda: len(now := children_of(server.process.pid)) == 2 and not {*before} & {*now})
    moves = sum(person.items for person in people)
    await until(lambda: playing.done() or sum(person.items for person in people) > moves)
    stop.set()
    answers = await playing
    assert all(code in ("ack", "stale") for each in answers for code in each.values()), answers
    server.process.send_signal(signal.SIGTERM)
    status, said = await asyncio.to_thread(server.end)
    assert status == 0, said
    assert "Traceback" not in said, said


@with_patience
async def test_servers_are_restarted_one_after_another(start: Callable[..., Process], postgresql_url: str) -> None:
    """Nobody loses a move: a server that stops tells its clients, and they go on at another at once."""
    one, two = (start("--port", "0", "--database", postgresql_url) for _ in range(2))
    bases = [await asyncio.to_thread(each.address) for each in (one, two)]
    table, people = await asyncio.to_thread(seat_two, bases)
    await begin(table, people)
    stop = asyncio.Event()
    playing = asyncio.gather(*(person.play(table, seat, stop) for seat, person in enumerate(people)))
    await until(lambda: all(person.items > 12 for person in people))
    one.process.send_signal(signal.SIGTERM)
    status, said = await asyncio.to_thread(one.end)
    assert (status, "Traceback" in said) == (0, False), said
    moves = sum(person.items for person in people)
    await until(lambda: playing.done() or sum(person.items for person in people) > moves + 4)
    stop.set()
    answers = await playing
    assert {code for person in people for code in person.codes} <= {1012}
    assert all(code in ("ack", "stale") for each in answers for code in each.values()), answers


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(3 * PATIENCE):
        while not condition():
            await asyncio.sleep(0.05)


def test_several_processes_need_postgresql(start: Callable[..., Process], tmp_path: Path) -> None:
    status, said = start("--port", "0", "--processes", "2").end()
    assert status == 2
    told = " ".join(said.split())
    assert "--processes needs a PostgreSQL database" in told
    assert re.search("Traceback", said) is None


def test_processes_that_cannot_serve_say_why_once(start: Callable[..., Process]) -> None:
    nowhere = "postgresql://someone@127.0.0.1:1/x"
    status, said = start("--port", "0", "--processes", "2", "--database", nowhere).end()
    assert status == 2, said
    assert "cannot reach PostgreSQL" in " ".join(said.split())
    assert "Traceback" not in said
