"""uvicorn's WebSocket protocol, with a shorter way to send, and a way to end a connection whose client does not read.

ASGI knows only to send, and sending waits until the client has read. Who reads nothing could so hold a connection for
ever, and every frame costs a task's waking. The ways around are in the scope's extensions, under `aerodrome.line`.
"""

from __future__ import annotations

import contextlib

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

EXTENSION = "aerodrome.line"
FLUSH_SECONDS = 10.0
"""How long a client that does not read has to take what was sent before it was dropped."""


class TableProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that can be written to directly, and ended at once."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"push": self.push, "end": self.end}

    def push(self, frame: bytes) -> int:
        """Send a text frame without waiting; returns how many bytes waited for the client before it."""
        waiting: int = self.transport.get_write_buffer_size()
        if not self.close_sent and not self.transport.is_closing():
            with contextlib.suppress(InvalidState):
                self.conn.send_text(frame)
                self.transport.write(b"".join(self.conn.data_to_send()))
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
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(FLUSH_SECONDS, self.transport.abort)
