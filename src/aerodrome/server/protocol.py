"""uvicorn's WebSocket protocol, with shorter ways to send and to receive, and a way to end a connection whose client
does not read.

ASGI knows only to send, and sending waits until the client has read. Who reads nothing could so hold a connection for
ever, and every frame costs a task's waking, in both directions. The ways around are in the scope's extensions, under
`aerodrome.line`.

What nearly every frame is, a whole text, is written and read here. All else goes through the parser of `websockets`,
frame by frame: it knows what is allowed, and what to answer where something is not.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, where there is one
from websockets.http11 import Request

EXTENSION = "aerodrome.line"
FLUSH_SECONDS = 10.0
"""How long a client that does not read has to take what was sent before it was dropped."""

WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole text."""
MASKED = 0x80
LENGTH = 0x7F
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths that say that the length stands in the next bytes."""


def head_of(length: int) -> bytes:
    """What stands before a text of so many bytes, sent by a server."""
    if length < TWO_BYTES:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES, length >> 8, length & 0xFF))
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big")


class TableProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that can be written to directly, hands over its messages directly, and can be ended at once."""

    _take: Callable[[str | bytes], None] | None = None
    _by_parser = False
    """True where the parser has had a part of a frame, and so has to get the rest."""
    _unfinished = b""
    """The beginning of a frame whose end has not come yet."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {
                "push": self.push, "end": self.end, "listen": self.listen, "hold": self.hold, "go_on": self.go_on,
            }  # fmt: skip

    # --- sending

    def push(self, *frames: bytes) -> int:
        """Send text frames without waiting; returns how many bytes waited for the client before them."""
        transport = self.transport
        waiting: int = transport.get_write_buffer_size()
        if not self.close_sent and not transport.is_closing():
            if len(frames) == 1:
                transport.write(head_of(len(frames[0])) + frames[0])
            else:
                transport.write(b"".join([head_of(len(frame)) + frame for frame in frames]))
        return waiting

    def end(self, code: int, reason: str) -> None:
        """Put a close frame behind what waits for the client, give it a moment, then cut the line.

        Until then what the client sends is read and forgotten: a line that is closed with something unread is torn
        down, and the close frame with it.
        """
        if self.close_sent or self.transport.is_closing():
            self.transport.abort()
            return
        with contextlib.suppress(InvalidState):
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.go_on()
        self.close_timer = self.loop.call_later(FLUSH_SECONDS, self.transport.abort)

    # --- receiving

    def listen(self, take: Callable[[str | bytes], None]) -> None:
        """Hand every message to a function from now on. Nobody sends before the handshake is over, but who does anyway
        is heard through ASGI, so that nothing is overtaken."""
        if not self._by_parser:
            self._take = take

    def hold(self) -> None:
        """Read nothing more for the time being; what was read already still comes."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Read again."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if self._take is None:
            self._by_parser = self.handshake_initiated
            super().data_received(data)
        elif self._by_parser:
            super().data_received(data)
        else:
            self._split(self._unfinished + data if self._unfinished else data)

    def _split(self, data: bytes) -> None:
        """Take frames one by one; what is left of the last one waits for its end."""
        at, end = 0, len(data)
        self._unfinished = b""
        while at < end:
            if end - at < 2:
                break
            kind, size = data[at], data[at + 1]
            length, begin = size & LENGTH, at + 6  # behind the mask
            if length == TWO_BYTES:
                if end - at < 4:
                    break
                length, begin = data[at + 2] << 8 | data[at + 3], at + 8
            if not size & MASKED or size & LENGTH == EIGHT_BYTES or length > self.config.ws_max_size:
                self._by_parser = True  # which will not like it
                super().data_received(data[at:])
                return
            after = begin + length
            if after > end:
                break
            text = apply_mask(data[begin:after], data[begin - 4 : begin])
            if kind == WHOLE_TEXT and self.conn.current_size is None and text.isascii():
                self._hand_over(text)
            else:
                super().data_received(data[at:after])
                if self.transport.is_closing():
                    return
            at = after
        self._unfinished = data[at:]

    def send_receive_event_to_app(self) -> None:
        if self._take is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        try:
            self._hand_over(data.decode() if self.curr_msg_data_type == "text" else data)
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    def _hand_over(self, message: str | bytes) -> None:
        if not self.close_sent and self._take is not None:
            self._take(message)
