"""Frames that a client may send: in pieces, several at once, mixed; and frames that nobody may send."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator

import pytest

from aerodrome.server import hub, protocol
from aerodrome.server.protocol import framed

from .helpers import Running
from .wires import (
    BINARY,
    CLOSE,
    CONTINUED,
    FINAL,
    PING,
    PONG,
    TEXT,
    UPGRADE,
    Wire,
    all_of,
    frame,
    line_to,
    ping,
    request,
)  # fmt: skip


@pytest.fixture
def wire(server: Running) -> Iterator[Wire]:
    made = Wire(server)
    yield made
    made.line.close()


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 1000, 65535, 65536, 100_000])
def test_heads_say_the_length(length: int) -> None:
    assert framed(bytes(length)) == frame(TEXT, bytes(length), masked=False)


@pytest.mark.parametrize("filler", [0, 90, 104, 105, 106, 107, 300, 4000])
def test_messages_of_any_length(wire: Wire, filler: int) -> None:
    wire.send(frame(TEXT, ping(filler=filler)))
    assert wire.message()["t"] == "pong"


def test_several_frames_at_once(wire: Wire) -> None:
    wire.send(*(frame(TEXT, ping(filler=n), mask=bytes((n, 1, 2, 3))) for n in range(150)))
    for _ in range(150):
        assert wire.message()["t"] == "pong"


def test_frames_in_pieces(wire: Wire) -> None:
    data = frame(TEXT, ping()) + frame(TEXT, ping(filler=200)) + frame(PING, b"there?") + frame(TEXT, ping())
    for size in (1, 2, 3, 7, 50):
        for at in range(0, len(data), size):
            wire.send(data[at : at + size])
        kinds = [wire.receive()[0] for _ in range(4)]
        assert kinds == [TEXT, TEXT, PONG, TEXT]


def test_a_message_in_fragments_with_a_ping_between(wire: Wire) -> None:
    text = ping("long")
    pieces = [text[:5], text[5:6], text[6:]]
    wire.send(
        frame(TEXT, pieces[0], final=False),
        frame(PING, b"now"),
        frame(CONTINUED, pieces[1], final=False),
        frame(CONTINUED, pieces[2]),
        frame(TEXT, ping()),
    )
    assert wire.receive() == (PONG, b"now")
    assert wire.message()["t"] == "pong"
    assert wire.message()["t"] == "pong"
    wire.is_heard()


def test_messages_keep_their_order_whichever_way_they_come(wire: Wire) -> None:
    bad = [json.dumps({"t": "nothing", "id": id}, ensure_ascii=False).encode() for id in ("a", "ä", "c", "d")]
    wire.send(
        frame(TEXT, bad[0]), frame(TEXT, bad[1]), frame(BINARY, bad[2]), frame(TEXT, bad[3][:4], final=False),
        frame(CONTINUED, bad[3][4:]), frame(TEXT, ping()),
    )  # fmt: skip
    assert [wire.message().get("id") for _ in range(5)] == ["a", "ä", "c", "d", None]


def test_text_that_is_no_utf_8_ends_the_connection(wire: Wire) -> None:
    wire.is_heard()
    wire.send(frame(TEXT, b'{"t":"ping","id":"\xff"}'))
    assert wire.closed_with() == 1007


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, ping(), masked=False), 1002),
        (bytes((TEXT | FINAL | 0x40,)) + frame(TEXT, ping())[1:], 1002),
        (frame(0x3, b"what?"), 1002),
        (frame(CONTINUED, b"of nothing"), 1002),
        (frame(TEXT, b"begun", final=False) + frame(TEXT, ping()), 1002),
        (frame(TEXT, bytes(5000)), 1009),
        (frame(TEXT, bytes(70_000))[:20], 1009),
        (frame(TEXT, bytes(3000), final=False) + frame(CONTINUED, bytes(3000)), 1009),
    ],
)
def test_what_nobody_may_send_ends_the_connection(wire: Wire, data: bytes, code: int) -> None:
    wire.is_heard()
    wire.send(data)
    assert wire.closed_with() == code


def test_a_close_is_answered_and_nothing_behind_it_is_heard(wire: Wire) -> None:
    wire.is_heard()
    wire.send(frame(CLOSE, struct.pack(">H", 1000)), frame(TEXT, ping()))
    assert wire.closed_with() == 1000
    assert wire.line.recv(100) == b""


@pytest.mark.parametrize(
    "code", [b"\x01", struct.pack(">H", 1005), struct.pack(">H", 999), struct.pack(">H", 1000) + b"\xff"]
)
def test_a_close_has_a_code_that_may_be_sent(wire: Wire, code: bytes) -> None:
    wire.is_heard()
    wire.send(frame(CLOSE, code))
    assert wire.closed_with() == 1002


def test_who_is_silent_is_asked_and_then_given_up(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "LOOK_SECONDS", 0.02)
    monkeypatch.setattr(protocol, "PING_SECONDS", 0.05)
    monkeypatch.setattr(protocol, "PONG_SECONDS", 1.0)
    there, gone = Wire(server), Wire(server)
    for _ in range(2):
        assert there.receive() == (PING, b"")
        there.send(frame(PONG))
    assert gone.receive() == (PING, b"")
    got = gone.receive()
    assert got[0] == CLOSE
    assert got[1][:2] == struct.pack(">H", 1011)


@pytest.mark.parametrize(
    ("method", "lines"),
    [
        ("POST", UPGRADE),
        ("GET", [*UPGRADE[:3], "Sec-WebSocket-Version: 12"]),
        ("GET", [*UPGRADE[:2], UPGRADE[3]]),
        ("GET", [*UPGRADE[:2], "Sec-WebSocket-Key: dG9vIHNob3J0", UPGRADE[3]]),
        ("GET", [*UPGRADE[:2], "Sec-WebSocket-Key: ?", UPGRADE[3]]),
    ],
)
def test_what_is_no_handshake_is_refused(server: Running, method: str, lines: list[str]) -> None:
    line = line_to(server)
    line.sendall(request("/ws", *lines, method=method))
    assert all_of(line).startswith(b"HTTP/1.1 400 ")
    line.close()
