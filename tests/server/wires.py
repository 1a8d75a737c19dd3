"""Frames and a WebSocket made by hand, since no library would send them."""

from __future__ import annotations

import itertools
import json
import socket
import struct
from typing import Any

from .helpers import PATIENCE, Running

TEXT, BINARY, CLOSE, PING, PONG, CONTINUED = 0x1, 0x2, 0x8, 0x9, 0xA, 0x0
FINAL = 0x80
MASK = b"\x01\xfe\x5a\x00"


def frame(kind: int, payload: bytes = b"", *, final: bool = True, masked: bool = True, mask: bytes = MASK) -> bytes:
    """A frame as a client sends it."""
    length, bit = len(payload), FINAL if masked else 0
    if length < 126:
        size = bytes((bit | length,))
    elif length < 1 << 16:
        size = bytes((bit | 126,)) + struct.pack(">H", length)
    else:
        size = bytes((bit | 127,)) + struct.pack(">Q", length)
    head = bytes((kind | (FINAL if final else 0),)) + size
    if not masked:
        return head + payload
    return head + mask + bytes(byte ^ key for byte, key in zip(payload, itertools.cycle(mask), strict=False))


def ping(id: str = "1", filler: int = 0) -> bytes:
    """A message that is answered at once."""
    return json.dumps({"t": "ping", "id": id}).encode() + b" " * filler


UPGRADE = (
    "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version: 13",
)  # fmt: skip


def request(path: str, *lines: str, method: str = "GET") -> bytes:
    """The head of a request."""
    return "\r\n".join((f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", *lines, "", "")).encode()


def line_to(server: Running, address: str = "127.0.0.1", buffer: int = 0, port: int = 0) -> socket.socket:
    """A connection, from some address of this machine; with a small buffer for what is not read."""
    line = socket.socket()
    line.settimeout(PATIENCE)
    if buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    line.bind((address, 0))
    line.connect(("127.0.0.1", port or server.port))
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return line


def all_of(line: socket.socket) -> bytes:
    """All that comes until the line ends, in whichever way."""
    told = b""
    try:
        while data := line.recv(65536):
            told += data
    except ConnectionError:
        pass
    return told


class Wire:
    """A WebSocket made by hand."""

    def __init__(self, server: Running, early: bytes = b"", at_once: bool = False, **how: Any) -> None:
        """``early`` is sent before the handshake is answered, or at once with it."""
        self.line = line_to(server, **how)
        self.line.sendall(request("/ws", *UPGRADE) + (early if at_once else b""))
        self.line.sendall(b"" if at_once else early)
        self._rest = b""
        while b"\r\n\r\n" not in self._rest:
            self._more()
        head, _, self._rest = self._rest.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head

    def _more(self) -> None:
        data = self.line.recv(65536)
        assert data, "the line was cut"
        self._rest += data

    def _take(self, n: int) -> bytes:
        while len(self._rest) < n:
            self._more()
        taken, self._rest = self._rest[:n], self._rest[n:]
        return taken

    def send(self, *data: bytes) -> None:
        self.line.sendall(b"".join(data))

    def receive(self) -> tuple[int, bytes]:
        """The kind and the payload of the next frame."""
        kind, length = self._take(2)
        assert kind & FINAL
        if length == 126:
            (length,) = struct.unpack(">H", self._take(2))
        elif length == 127:
            (length,) = struct.unpack(">Q", self._take(8))
        return kind & 0xF, self._take(length)

    def message(self) -> dict[str, Any]:
        kind, payload = self.receive()
        assert kind == TEXT
        told: dict[str, Any] = json.loads(payload)
        return told

    def closed_with(self) -> int:
        """The code of the close frame that comes next."""
        kind, payload = self.receive()
        assert kind == CLOSE, (kind, payload)
        return int.from_bytes(payload[:2], "big")

    def is_heard(self) -> None:
        self.send(frame(TEXT, ping()))
        assert self.message()["t"] == "pong"
