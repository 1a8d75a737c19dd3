"""The server slows or cuts off a client that floods it, for each kind of flood, and nobody else notices.

These tests time nothing. They count what the server reads, answers and closes; `python -m benchmarks.floods` measures
how long others wait.
"""

from __future__ import annotations

import gc
import json
import logging
import re
import socket as sockets
import struct
import time
from collections.abc import Callable
from typing import Any

import pytest

from aerodrome.server import gate, protocol
from aerodrome.server.config import Config, Limits, Window
from aerodrome.server.gate import Gate
from aerodrome.server.http import BITE, MOST_AHEAD, GuardedHttp
from aerodrome.server.measures import Measures
from aerodrome.server.protocol import TableProtocol

from .helpers import PATIENCE, ROOMY, WIDE, Running
from .wires import CLOSE, CONTINUED, PING, PONG, TEXT, UPGRADE, Wire, all_of, frame, line_to, ping, request

MANY = 1e6
BURST = 20
SLOW: dict[str, Any] = {"rate": 0.001, "burst": float(BURST), "person_rate": MANY, "person_burst": MANY}
"""A connection may send twenty, and then next to nothing."""
JSON = "Content-Type: application/json"
CHUNKED = request("/api/me", "X-Aerodrome: 1", JSON, "Transfer-Encoding: chunked", method="POST")


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def limited(**changes: Any) -> Config:
    return Config(limits=Limits(**{"windows": WIDE, **changes}))


def slowed(server: Running) -> float:
    return server.counted("aerodrome_slowed_messages_total")


def status_of(answer: bytes) -> int:
    found = re.match(rb"HTTP/1\.1 (\d+) ", answer)
    return int(found[1]) if found else 0


def is_alive(line: sockets.socket) -> bool:
    """Ask for something small, and read the answer to its end."""
    line.sendall(request("/health"))
    answer = b""
    while b'{"alive":true}' not in answer:
        answer += line.recv(4096)
    return status_of(answer) == 200


def statuses(answers: bytes) -> list[int]:
    return [int(each) for each in re.findall(rb"HTTP/1\.1 (\d+) ", answers)]


# --- frames -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "flood",
    [
        [frame(PING)] * 200,
        [frame(PONG)] * 200,
        [frame(TEXT, ping())] * 200,
        [frame(TEXT, ping()[:1], final=False), *[frame(PING)] * 199],
        [frame(PING, b"?"), frame(PONG, b"!")] * 100,
    ],
    ids=["pings", "pongs", "messages", "pings in a message", "pings and pongs"],
)
def test_every_frame_counts(serve: Callable[..., Running], flood: list[bytes]) -> None:
    server = serve(config=limited(**SLOW))
    loud, calm = Wire(server), Wire(server)
    loud.send(*flood)
    until(lambda: slowed(server) == 1)
    for _ in range(5):
        calm.is_heard()
    assert slowed(server) == 1, "it is held, and nothing behind is read"
    loud.line.settimeout(0.1)
    answered = 0
    try:
        while loud.receive():
            answered += 1
    except TimeoutError:
        pass
    assert answered <= BURST + 1


def test_pieces_of_a_frame_count(serve: Callable[..., Running]) -> None:
    server = serve(config=limited(**SLOW))
    loud, calm = Wire(server), Wire(server)
    data = frame(TEXT, ping(filler=3000))
    for at in range(len(data)):
        loud.send(data[at : at + 1])
        if slowed(server):
            break
        time.sleep(0.001)
    assert slowed(server) == 1
    calm.is_heard()


def test_bytes_count(serve: Callable[..., Running]) -> None:
    server = serve(config=limited(**SLOW))
    loud = Wire(server)
    for _ in range(2):
        loud.send(frame(TEXT, ping(filler=10)))
        assert loud.message()["t"] == "pong"
    loud.send(frame(TEXT, ping(filler=4000)), frame(TEXT, ping(filler=4000)))
    assert loud.message()["t"] == "pong"
    until(lambda: slowed(server) == 1)  # the second long one, though it is only the fourth message


def test_connections_of_an_address_share_a_limit(serve: Callable[..., Running]) -> None:
    own = {"rate": MANY, "burst": MANY, "person_rate": MANY, "person_burst": MANY}
    server = serve(config=limited(address_rate=0.001, address_burst=50.0, **own))
    first, second, other = Wire(server), Wire(server), Wire(server, address="127.0.0.2")
    first.send(frame(PING) * 30)
    second.send(frame(PING) * 30)
    until(lambda: slowed(server) >= 1)
    for _ in range(5):
        other.is_heard()


def test_others_have_their_turn_between(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []
    split = TableProtocol._split

    def spy(self: TableProtocol) -> int:
        taken.append(split(self))
        return taken[-1]

    monkeypatch.setattr(TableProtocol, "_split", spy)
    monkeypatch.setattr(protocol, "FRAMES_AT_ONCE", 7)
    wire = Wire(server)
    wire.send(frame(PING) * 40 + frame(TEXT, ping()))
    assert [wire.receive()[0] for _ in range(41)] == [PONG] * 40 + [TEXT]
    assert sum(taken) == 41
    assert max(taken) == 7


def test_a_message_has_so_many_fragments(server: Running) -> None:
    most = server.config.limits.fragments
    text = ping()
    pieces = [text[n : n + 1] for n in range(most - 1)]
    wire = Wire(server)
    fine = [frame(TEXT, pieces[0], final=False), *(frame(CONTINUED, piece, final=False) for piece in pieces[1:])]
    wire.send(*fine, frame(CONTINUED, text[most - 1 :]))
    assert wire.message()["t"] == "pong"
    wire.send(*fine, frame(CONTINUED, b"", final=False))
    assert wire.closed_with() == 1008


@pytest.mark.parametrize("at_once", [False, True], ids=["behind it", "with it"])
def test_frames_before_the_answer_to_the_handshake_wait_for_it(serve: Callable[..., Running], at_once: bool) -> None:
    server = serve(config=limited(**SLOW))
    early = Wire(server, frame(TEXT, ping()) + frame(PING, b"early") + frame(PONG) * 200, at_once)
    assert early.message()["t"] == "pong"
    assert early.receive() == (PONG, b"early")
    until(lambda: slowed(server) == 1)


@pytest.mark.parametrize("data", [frame(PING, bytes(200)), frame(CLOSE, struct.pack(">H", 1000) + b"x" * 4000)])
def test_control_frames_are_short(server: Running, data: bytes) -> None:
    wire = Wire(server)
    wire.send(data)
    assert wire.closed_with() == 1002


def test_lengths_are_written_shortly(server: Running) -> None:
    wire = Wire(server)
    wire.send(bytes((0x80 | TEXT, 0xFF)) + struct.pack(">Q", 5) + bytes(4) + b"hello")
    assert wire.closed_with() == 1002


def test_nothing_is_compressed(server: Running) -> None:
    line = line_to(server)
    line.sendall(request("/ws", *UPGRADE, "Sec-WebSocket-Extensions: permessage-deflate"))
    head = line.recv(4096)
    assert status_of(head) == 101
    assert b"extensions" not in head.lower()
    line.sendall(bytes((0x80 | 0x40 | TEXT, 0x80, 0, 0, 0, 0)))
    assert all_of(line)[2:4] == struct.pack(">H", 1002)


# --- after a close ------------------------------------------------------------------------------------------


def told_off(server: Running) -> Wire:
    """A connection that the server has said goodbye to, and that is not closed by its client."""
    wire = Wire(server)
    wire.send(frame(TEXT, b"?") * server.config.limits.bad_in_a_row)
    while (got := wire.receive())[0] != CLOSE:
        pass
    assert got[1][:2] == struct.pack(">H", 1008)
    return wire


def test_what_comes_after_a_close_is_thrown_away(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[bytes] = []
    parse = TableProtocol._parse

    def spy(self: TableProtocol, kind: int, data: bytes, listener: Any) -> None:
        read.append(data)
        parse(self, kind, data, listener)

    wire = told_off(server)
    monkeypatch.setattr(TableProtocol, "_parse", spy)
    wire.send(frame(PING) * 100, frame(TEXT, ping()) * 10, frame(CLOSE, struct.pack(">H", 1008)))
    assert all_of(wire.line) == b"", "the client's close ends it, and nothing was answered before"
    assert read == []


def test_who_goes_on_after_a_close_is_cut_off(server: Running) -> None:
    wire = told_off(server)
    flood = frame(PING) * (10 * gate.MOST_THROWN // len(frame(PING)))
    with pytest.raises(ConnectionError):
        wire.send(flood)


def test_who_does_not_answer_a_close_is_cut_off(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "FLUSH_SECONDS", 0.1)
    before = len(server.app.gate)
    wire = told_off(server)
    assert all_of(wire.line) == b""
    until(lambda: len(server.app.gate) <= before)


def test_pongs_that_nobody_reads_end_the_connection(serve: Callable[..., Running]) -> None:
    limits = limited(frame_bytes=20_000, rate=MANY, burst=MANY, person_rate=MANY, person_burst=MANY, address_burst=MANY)
    server = serve(config=limits, small_buffers=True)
    deaf, calm = Wire(server, buffer=4096), Wire(server)
    deaf.line.settimeout(0.2)
    dropped = 0.0
    for _ in range(2000):
        try:
            deaf.send(frame(PING, b"x" * 125) * 10)
        except (TimeoutError, ConnectionError):
            break
        dropped = server.counted("aerodrome_dropped_sockets_total", why="too slow")
        if dropped:
            break
    until(lambda: server.counted("aerodrome_dropped_sockets_total", why="too slow") == 1)
    calm.is_heard()


def test_a_close_that_nobody_reads_is_not_waited_for(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client breaks the protocol with a buffer that it never empties: uvicorn alone would keep it for ever."""
    monkeypatch.setattr(protocol, "FLUSH_SECONDS", 0.1)
    roomy = {"rate": MANY, "burst": MANY, "person_rate": MANY, "person_burst": MANY, "address_burst": MANY}
    server = serve(config=limited(**roomy), small_buffers=True)
    deaf = Wire(server, buffer=4096)
    deaf.send(frame(PING, b"x" * 125) * 800, frame(0x3, b"what?"))
    until(lambda: len(server.app.gate) == 0)


# --- requests -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "head",
    [
        request("/health", *(f"X-{n}: 1" for n in range(120))),
        request("/ws", *UPGRADE, *(f"X-{n}: 1" for n in range(120))),
        request("/ws", *UPGRADE, "X-Long: " + "x" * 17_000),
        request("/health", "X-Long: " + "x" * 17_000),
        request("/" + "x" * 17_000),
        b"GET / HTTP/1.1\r\nX-Endless: " + b"x" * 100_000,
        b"GET / HTTP/1.1\r\n" + b"a:\r\n" * 20_000,
        b"\r\n" * 50_000,
    ],
    ids=["many", "many, to a socket", "long, to a socket", "long", "address", "endless", "endlessly many",
         "empty lines"],
)  # fmt: skip
def test_large_heads_get_an_answer_and_a_close(server: Running, head: bytes) -> None:
    line = line_to(server)
    line.sendall(head)
    assert statuses(all_of(line)) == [431]


def test_a_head_may_be_as_large_for_a_socket_as_for_a_page(server: Running) -> None:
    for path, status in (("/ws", 101), ("/health", 200)):
        line = line_to(server)
        line.sendall(request(path, *(UPGRADE if path == "/ws" else ()), "X-Long: " + "x" * 15_000))
        assert status_of(line.recv(4096)) == status


def test_chunks_are_read_a_bite_at_a_time_and_not_without_end(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    bites: list[int] = []
    parse = GuardedHttp._parse

    def spy(self: GuardedHttp, bite: bytes) -> float:
        bites.append(len(bite))
        return parse(self, bite)

    monkeypatch.setattr(GuardedHttp, "_parse", spy)
    line = line_to(server)
    line.sendall(CHUNKED + b"1\r\nx\r\n" * 100_000)
    answer = line.recv(4096)
    assert status_of(answer) == 413
    assert b"connection: close" in answer, "or the next request would be sent here, and lost"
    assert all_of(line) == b""
    assert max(bites) <= BITE
    assert sum(bites) < 2 * server.config.limits.body_bytes + 3 * BITE, "of 600 KB the rest was thrown away"


def test_a_body_in_chunks_is_fine(server: Running) -> None:
    line = line_to(server)
    body = b'{"name": "Ann"}'
    line.sendall(CHUNKED + b"".join(b"1\r\n%c\r\n" % byte for byte in body) + b"0\r\n\r\n")
    assert status_of(line.recv(4096)) == 200


def test_a_head_that_does_not_come_to_its_end(serve: Callable[..., Running]) -> None:
    server = serve(config=limited(head_seconds=0.3))
    begun, silent, second = line_to(server), line_to(server), line_to(server)
    begun.sendall(b"GET / HTTP/1.1\r\nHost: ")
    second.sendall(request("/health") + b"GET ")
    assert statuses(all_of(begun)) == [408]
    assert statuses(all_of(silent)) == []
    assert statuses(all_of(second)) == [200, 408]
    for line in (begun, silent, second):
        line.close()
    until(lambda: len(server.app.gate) == 0)


def test_a_head_by_drops_is_not_waited_for_either(serve: Callable[..., Running]) -> None:
    server = serve(config=limited(head_seconds=0.3))
    line = line_to(server)
    line.settimeout(0.05)
    line.sendall(b"GET / HTTP/1.1\r\nX-Drops: ")
    answer = b""
    with pytest.raises(ConnectionError):  # noqa: PT012
        for _ in range(int(PATIENCE / 0.05)):
            line.sendall(b"x")
            try:
                data = line.recv(4096)
            except TimeoutError:
                continue
            answer += data
            if not data:
                raise ConnectionError
    assert statuses(answer) == [408]


def test_who_is_answered_before_the_body_has_come_is_let_go(server: Running) -> None:
    line = line_to(server)
    line.sendall(request("/api/me", "Content-Length: 50000", method="POST") + b"x" * 10)
    assert statuses(all_of(line)) == [403]


def test_requests_ahead_are_answered_in_turn_up_to_a_number(server: Running) -> None:
    line = line_to(server)
    line.sendall(request("/health") * 10 + request("/ready", "Connection: close"))
    assert statuses(all_of(line)) == [200] * 11
    line = line_to(server)
    line.sendall(request("/health") * 2000)
    assert len(statuses(all_of(line))) <= MOST_AHEAD + 1


def test_long_requests_ahead_are_all_answered(server: Running) -> None:
    """They come in many bites; none is read before those that wait are answered."""
    line = line_to(server)
    long = request("/health", "X-Filler: " + "x" * 900)
    line.sendall(long * 60 + request("/health", "Connection: close"))
    assert statuses(all_of(line)) == [200] * 61


def test_every_request_counts(serve: Callable[..., Running]) -> None:
    server = serve(config=limited(**SLOW))
    loud, calm = line_to(server), line_to(server)
    for _ in range(BURST):
        assert is_alive(loud)
    assert slowed(server) == 0
    loud.sendall(request("/health") * 2)
    until(lambda: slowed(server) == 1)
    assert is_alive(calm)


def test_drops_of_a_body_count(serve: Callable[..., Running]) -> None:
    server = serve(config=limited(**{**SLOW, "burst": 1.2, "body_seconds": 1.5}))
    line = line_to(server)
    line.sendall(request("/api/me", "X-Aerodrome: 1", "Content-Length: 60000", method="POST"))
    for _ in range(2000):
        line.sendall(b"x")
        if slowed(server):
            break
        time.sleep(0.001)
    assert slowed(server) == 1
    line.close()


def test_connections_of_an_address_are_limited(serve: Callable[..., Running]) -> None:
    server = serve(config=limited(connections_of_address=3))
    three = [line_to(server) for _ in range(3)]
    until(lambda: len(server.app.gate) == 3)
    assert statuses(all_of(line_to(server))) == [503]
    other = line_to(server, address="127.0.0.2")
    assert is_alive(other)
    Wire(server, address="127.0.0.2").line.close()
    three.pop().close()
    until(lambda: len(server.app.gate) == 3)
    wire = Wire(server)
    wire.is_heard()
    assert statuses(all_of(line_to(server))) == [503], "a WebSocket is a connection, too"
    for line in (*three, other, wire.line):
        line.close()
    until(lambda: len(server.app.gate) == 0)


def test_all_connections_are_limited() -> None:
    made = Gate(Limits(connections=2, connections_of_address=2), Measures(), ("10.0.0.1",))
    assert [bool(made.enter(who, False)) for who in ("a", "b", "c")] == [False, False, True]
    made.leave("c")
    made.leave("b")
    assert made.enter("a", False) == ""
    made = Gate(Limits(connections_of_address=1), Measures(), ("10.0.0.1",))
    assert [bool(made.enter("10.0.0.1", True)) for _ in range(3)] == [False] * 3, "a proxy brings many"


def test_buckets_are_forgotten_when_they_are_full_again() -> None:
    made = Gate(ROOMY, Measures())
    made.enter("here", False)
    for who in ("here", "gone"):
        made.buckets.of(who)
    busy = made.buckets.of("busy")
    busy.take(time.monotonic(), 1e9)
    made.sweep()
    assert len(made.buckets) == 2
    assert made.buckets.of("busy") is busy


def test_pages_that_nobody_reads_are_not_kept(serve: Callable[..., Running]) -> None:
    server = serve(config=limited(unread_seconds=0.2, rate=MANY, burst=MANY), small_buffers=True)
    deaf = line_to(server, buffer=4096)
    deaf.sendall(request("/rules/mad-zeppelin") * 10)
    until(lambda: server.counted("aerodrome_dropped_sockets_total", why="too slow") == 1)
    until(lambda: len(server.app.gate) == 0)


def test_an_upgrade_to_something_else_is_a_request_like_any(server: Running) -> None:
    line = line_to(server)
    line.sendall(request("/health", "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABk"))
    assert statuses(all_of(line)) == [200]


def test_connections_leave_nothing_behind(server: Running) -> None:
    """A connection leaves no reference cycles: the collector runs seldom, and stops everybody."""

    def kept() -> int:
        return sum(isinstance(each, TableProtocol | GuardedHttp) for each in gc.get_objects())

    gc.collect()
    gc.disable()
    try:
        before = kept()
        for foreign in (True, False) * 3:
            line = line_to(server)
            line.sendall(request("/ws", *UPGRADE, *(["Origin: https://elsewhere.example"] if foreign else [])))
            line.recv(4096)
            line.close()
        until(lambda: kept() <= before)
    finally:
        gc.enable()


# --- the log ------------------------------------------------------------------------------------------------


def test_nonsense_does_not_fill_the_log(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    for nonsense in (b"?\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", request("/health", "Connection: Upgrade", "Upgrade: x")):
        line = line_to(server)
        line.sendall(nonsense)
        all_of(line)
    wire = Wire(server)
    wire.send(frame(0x3, b"what?"))
    assert wire.closed_with() == 1002
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


def refused_handshake(server: Running, *lines: str) -> tuple[int, dict[str, str]]:
    line = line_to(server)
    line.sendall(request("/ws", *UPGRADE, *lines))
    answer = all_of(line)
    return status_of(answer), json.loads(answer.partition(b"\r\n\r\n")[2])


def test_refused_handshakes_are_no_errors(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    assert refused_handshake(server, "Origin: https://elsewhere.example")[0] == 403
    assert refused_handshake(server, "Authorization: Bearer " + "A" * 43)[0] == 401
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_foreign_origins_count_in_the_limit(serve: Callable[..., Running]) -> None:
    server = serve(config=limited(windows={**WIDE, "handshake": Window(5, 5, 60.0)}))
    foreign = "Origin: https://elsewhere.example"
    assert [refused_handshake(server, foreign)[0] for _ in range(6)] == [403] * 5 + [429]
    assert refused_handshake(server)[1]["error"] == "too fast", "others of that address, too"
    other = sockets.create_connection(("127.0.0.1", server.port), source_address=("127.0.0.2", 0))
    other.sendall(request("/ws", *UPGRADE))
    assert status_of(other.recv(4096)) == 101
