"""Frames as a client may send them: in pieces, several at once, among others; and such that nobody may send."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator

import pytest

from aerodrome.server.protocol import framed

from .helpers import Running
from .wires import BINARY, CLOSE, CONTINUED, FINAL, PING, PONG, TEXT, Wire, frame, ping


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
