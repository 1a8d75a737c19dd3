"""The frames of a WebSocket (RFC 6455), from the end of the handshake on.

This is nearly all that a server does. So frames go to the transport, and messages to the listener, without a task, a
queue or a library's copy of the connection's state. We can end a connection whether or not its client reads. The
listener counts every frame, and may hold the line. After some frames others have their turn. What comes after a close
is thrown away unparsed. Nothing is compressed.
"""

from __future__ import annotations

import asyncio
import struct
from typing import TYPE_CHECKING, Any

from aerodrome.server.gate import Bin, Gate

if TYPE_CHECKING:
    from aerodrome.server.socket import Socket

FLUSH_SECONDS = 10.0
"""Seconds that a dropped client has to read what was sent before."""
PING_SECONDS, PONG_SECONDS = 20.0, 30.0
"""Seconds of silence before a client gets a ping, and then until it counts as gone."""
FRAMES_AT_ONCE = 64
"""Frames that we read before others have their turn."""
SKIMMED = 16 * 1024
"""Bytes after our close in which we look for the client's."""

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FINAL, RESERVED, CONTROL, KIND = 0x80, 0x70, 0x08, 0x0F
WHOLE_TEXT = FINAL | TEXT
MASKED, LENGTH = 0x80, 0x7F
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths that mean that the next bytes hold the length."""
CODES = frozenset({*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)})
"""Codes that a client may give when it closes."""
_head, _longer_head, _longest_head = (struct.Struct(each).pack for each in (">BB", ">BBH", ">BBQ"))


def framed(payload: bytes, kind: int = TEXT) -> bytes:
    """A payload as the frame that a server sends."""
    length = len(payload)
    if length < TWO_BYTES:
        return _head(FINAL | kind, length) + payload
    if length < 1 << 16:
        return _longer_head(FINAL | kind, TWO_BYTES, length) + payload
    return _longest_head(FINAL | kind, EIGHT_BYTES, length) + payload


def unmasked(data: bytes, mask: bytes) -> bytes:
    """A payload without the client's mask.

    >>> unmasked(unmasked(b"hello", b"key!"), b"key!")
    b'hello'
    """
    length = len(data)
    key = (mask * (length // 4 + 1))[:length]
    return (int.from_bytes(data, "little") ^ int.from_bytes(key, "little")).to_bytes(length, "little")


class TableProtocol(asyncio.Protocol):
    """The line of a socket. Its listener sends on it and hears from it."""

    __slots__ = (
        "_address", "_alive", "_all", "_bin", "_closing", "_cut", "_due", "_gate", "_held", "_kind", "_later",
        "_listener", "_loop", "_paused", "_pieces", "_pinged", "_size", "_splitting", "_transport", "_unread",
    )  # fmt: skip

    def __init__(
        self, gate: Gate, address: str, transport: asyncio.Transport, everybody: set[Any], early: bytes
    ) -> None:
        """``everybody`` has all connections of the server; ``early`` came right after the handshake."""
        self._gate, self._address, self._transport, self._all = gate, address, transport, everybody
        self._loop = asyncio.get_running_loop()
        self._listener: Socket | None = None
        self._unread = early
        """Input that we have not taken yet: the beginning of a frame, or frames that wait."""
        self._held = self._paused = self._splitting = self._closing = False
        self._later: asyncio.Handle | None = None
        """When we go on with frames that let others have their turn."""
        self._cut: asyncio.TimerHandle | None = None
        self._kind, self._size = 0, 0
        """The kind of the message whose pieces have begun to come; 0 if there is none."""
        self._pieces: list[bytes] = []
        self._bin: Bin | None = None
        self._alive, self._pinged, self._due = False, False, self._loop.time() + PING_SECONDS
        """Has anything come since the last check; did we send a ping; and when is the next check?"""
        everybody.add(self)

    # --- the end

    def connection_lost(self, exc: Exception | None) -> None:
        for each in (self._later, self._cut):
            if each is not None:
                each.cancel()
        self._unread = b""
        self._all.discard(self)
        self._gate.leave(self._address)
        self._let_go()
        self._listener = None

    def shutdown(self) -> None:
        """The server stops."""
        if not self._closing:
            self.end(1012, "the server stops")
        self._transport.close()

    def _let_go(self) -> None:
        if self._listener is not None:
            self._listener.gone()

    def _cut_soon(self) -> None:
        """The transport's buffer is full. We do not wait for a client that does not read."""
        if self._cut is None:
            self._cut = self._loop.call_later(FLUSH_SECONDS, self._transport.abort)

    def look_after(self, now: float) -> None:
        """Ask a silent client whether it is there, and end the line if it is not. The hub calls this now and then."""
        if now < self._due:
            return
        if self._alive:
            self._alive = self._pinged = False
        elif self._pinged:
            self.end(1011, "no answer to a ping; connect again")
        else:
            self._pinged = True
            self.push(framed(b"", PING))
        self._due = now + (PONG_SECONDS if self._pinged else PING_SECONDS)

    # --- sending

    def push(self, frames: bytes = b"") -> int:
        """Send frames without waiting. Returns how many bytes waited for the client before them."""
        transport = self._transport
        waiting: int = transport.get_write_buffer_size()
        if frames and not self._closing and not transport.is_closing():
            transport.write(frames)
        return waiting

    def end(self, code: int, reason: str) -> None:
        """Send a close frame after all that waits for the client, give it a moment, then cut the line.

        Until then, read what the client sends and throw it away. If we closed a line with unread input, the system
        would tear it down, and the close frame with it.
        """
        if self._closing or self._transport.is_closing():
            self._transport.abort()
            return
        self._transport.write(framed(code.to_bytes(2, "big") + reason.encode(), CLOSE))
        self._closing = True
        self._loop.call_soon(self._let_go)
        self._cut_soon()
        self.go_on()

    def _fail(self, code: int, reason: str) -> None:
        """The same for a client that breaks the protocol. We expect no answer from it."""
        self.end(code, reason)
        if self._transport.can_write_eof() and not self._transport.is_closing():
            self._transport.write_eof()

    # --- receiving

    def listen(self, listener: Socket) -> None:
        """Hand everything to this listener from now on, beginning with what came during the handshake."""
        self._listener = listener
        self._paused = True
        self.go_on()

    def hold(self) -> None:
        """Take no more frames for now."""
        self._held = True
        self._settle()

    def go_on(self) -> None:
        """Take frames again, beginning with what has come meanwhile."""
        self._held = False
        if not self._splitting and self._later is None:
            if self._unread:
                self._split()
            self._settle()

    def _settle(self) -> None:
        """Read from the line only if we can take frames at once."""
        pause = self._held or self._later is not None
        if pause != self._paused and not self._transport.is_closing():
            self._paused = pause
            if pause:
                self._transport.pause_reading()
            else:
                self._transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        self._alive = True
        if self._closing:
            self._throw_away(data)
            return
        self._unread = self._unread + data if self._unread else data
        if self._held or self._later is not None:
            self._settle()
        elif not self._split() and not self._held and not self._closing and self._listener is not None:
            self._listener.count()  # a read that brought only a piece of a frame

    def _split_on(self) -> None:
        self._later = None
        self._split()
        self._settle()

    def _split(self) -> int:
        """Take frames one by one, until others should have their turn. Returns how many; the rest waits."""
        listener = self._listener
        assert listener is not None
        data, at, taken = self._unread, 0, 0
        end = len(data)
        self._splitting = True
        while end - at >= 2 and not self._held and not self._closing:
            if taken == FRAMES_AT_ONCE:
                self._later = self._loop.call_soon(self._split_on)
                break
            kind, length = data[at], data[at + 1]
            begin = at + 6  # behind the mask
            if kind == WHOLE_TEXT and MASKED <= length < MASKED | TWO_BYTES and not self._kind:
                length -= MASKED
            else:
                begin, length = self._head(data, at)
                if length < 0:
                    break
            after = begin + length
            if after > end:
                break
            taken += 1
            self._parse(kind, unmasked(data[begin:after], data[begin - 4 : begin]), listener)
            at = after
        self._splitting = False
        self._unread = data[at:]
        if self._closing:
            rest, self._unread = self._unread, b""
            self._throw_away(rest)
            self._settle()
        elif self._later is not None:
            self._settle()
        return taken

    def _head(self, data: bytes, at: int) -> tuple[int, int]:
        """Where a frame's payload begins, and its length; -1 if that has not come yet, or is not allowed."""
        kind, length, begin = data[at], data[at + 1] & LENGTH, at + 2
        wrong = ""
        if kind & RESERVED or kind & KIND not in (CONTINUED, TEXT, BINARY, CLOSE, PING, PONG):
            wrong = "there is no such kind of frame"
        elif not data[at + 1] & MASKED:
            wrong = "a client must mask its frames"
        elif kind & CONTROL:
            if length >= TWO_BYTES or not kind & FINAL:
                wrong = "a control frame is short, and in one piece"
        elif (kind & KIND == CONTINUED) != bool(self._kind):
            wrong = "a message must end before the next one begins"
        if not wrong and length >= TWO_BYTES:
            size = 2 if length == TWO_BYTES else 8
            if len(data) < begin + size:
                return 0, -1
            least = TWO_BYTES if size == 2 else 1 << 16
            begin, length = begin + size, int.from_bytes(data[begin : begin + size], "big")
            if length < least:
                wrong = "a length must be written in as few bytes as possible"
        if wrong:
            self._fail(1002, wrong)
        elif not kind & CONTROL and length + self._size > self._gate.limits.message_bytes:
            self._fail(1009, f"a message can have at most {self._gate.limits.message_bytes} bytes")
        else:
            return begin + 4, length
        return 0, -1

    def _parse(self, kind: int, payload: bytes, listener: Socket) -> None:
        """Take a frame, and count it if it does not complete a message."""
        if kind & CONTROL:
            if kind & KIND == CLOSE:
                self._close_too(payload)
                return
            if kind & KIND == PING:
                self.push(framed(payload, PONG))
            listener.count()
        elif kind & FINAL:
            if self._kind:
                kind, payload = self._kind, b"".join((*self._pieces, payload))
                self._kind, self._size, self._pieces = 0, 0, []
            if kind & KIND == BINARY or payload.isascii() or is_utf_8(payload):
                listener.take(payload)
            else:
                self._fail(1007, "a text must be UTF-8")
        else:
            self._kind = self._kind or kind
            self._pieces.append(payload)
            self._size += len(payload)
            if len(self._pieces) >= self._gate.limits.fragments:
                listener.close(1008, "too many fragments", "a message comes in too many pieces")
            else:
                listener.count()

    def _close_too(self, payload: bytes) -> None:
        """The client ends the connection."""
        if payload and (int.from_bytes(payload[:2], "big") not in CODES or not is_utf_8(payload[2:])):
            self._fail(1002, "there is no such code")
            return
        if not self._transport.is_closing():
            self._transport.write(framed(payload[:2], CLOSE))
            self._transport.close()
        self._closing = True
        self._cut_soon()

    def _throw_away(self, data: bytes) -> None:
        """After our close, look only for the client's, and only for a while."""
        if self._bin is None:
            self._bin = Bin(self._loop, self._transport)
        self._unread = self._unread + data if self._bin.thrown < SKIMMED else b""
        self._bin.take(len(data))
        self._skim()

    def _skim(self) -> None:
        data, at = self._unread[:SKIMMED], 0
        while len(data) - at >= 2:
            if data[at] & KIND == CLOSE:
                self._transport.close()
                return
            length, begin = data[at + 1] & LENGTH, at + 6
            if length == TWO_BYTES:
                length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
            elif length == EIGHT_BYTES:
                length, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 14
            if begin + length > len(data):
                break
            at = begin + length
        self._unread = data[at:]


def is_utf_8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
