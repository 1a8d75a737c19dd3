"""uvicorn's WebSocket protocol, with shorter ways to send and to receive, and a way to end a connection whose client
does not read.

ASGI knows only to send, and sending waits until the client has read. A client that reads nothing could so hold a
connection for ever, and every frame costs a task's waking, in both directions. So ASGI is for the handshake; the way
around it, this protocol itself, is in the scope's extensions under `aerodrome.line`. When somebody listens, the
application's task ends and the connection stays.

What nearly every frame is, a whole text, is written and read here. All else goes through the parser of `websockets`,
frame by frame: it knows what is allowed, and what to answer where something is not. Every frame counts for the
listener, who may hold the line; after so many frames others have their turn; and what comes after a close is thrown
away unparsed.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, where there is one
from websockets.http11 import Request

from aerodrome.server.gate import Bin, ServerConfig
from aerodrome.server.limits import address_of

if TYPE_CHECKING:
    from aerodrome.server.socket import Socket

EXTENSION = "aerodrome.line"
FLUSH_SECONDS = 10.0
"""How long a client that does not read has to take what was sent before it was dropped."""
FRAMES_AT_ONCE = 64
"""Frames that are read before others have their turn."""
SKIMMED = 16 * 1024
"""Bytes behind our close in which we look for the client's."""

WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole text."""
FINAL, CONTROL, KIND = 0x80, 0x08, 0x0F
CLOSE = 0x08
MASKED = 0x80
LENGTH = 0x7F
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths that say that the length stands in the next bytes."""
LONGEST_HEAD = 14
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


def framed(text: bytes) -> bytes:
    """A text as the frame that a server sends."""
    length = len(text)
    if length < TWO_BYTES:
        return b"%c%c%b" % (WHOLE_TEXT, length, text)
    if length < 1 << 16:
        return b"%c%c%c%c%b" % (WHOLE_TEXT, TWO_BYTES, length >> 8, length & 0xFF, text)
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big") + text


class TableProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that can be written to directly, hands over its messages directly, and can be ended at once."""

    config: ServerConfig
    _listener: Socket | None = None
    _unread = b""
    """What came and was not taken yet: the beginning of a frame, or frames that wait."""
    _held = False
    _splitting = False
    _later: asyncio.Handle | None = None
    """When frames that wait for others are gone on with."""
    _fragments = 0
    _bin: Bin | None = None

    # --- the handshake and the end

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def _shake_hands(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # the parser has something against it, and says what
            self.handshake_initiated = self.handshake_complete = self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
            self.transport.close()
            self._cut_soon()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True  # refused, and answered: nothing is amiss

    async def run_asgi(self) -> None:
        """Have the application shake hands, or refuse to."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("a handshake failed")
            self.send_500_response()
        if self._listener is None:
            self.transport.close()
            self._cut_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_soon()

    def shutdown(self) -> None:
        super().shutdown()
        self._cut_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._later is not None:
            self._later.cancel()
        self._unread = b""
        super().connection_lost(exc)
        self.config.gate.leave(address_of(self.client))
        self._let_go()
        self._listener = None
        if self.handshake_initiated:
            self.loop.call_soon(self._fall_apart)

    def _fall_apart(self) -> None:
        """Cut the reference cycles; otherwise the collector stops everybody some day to look for them."""
        self.conn.parser.close()
        if hasattr(self, "scope"):
            self.scope["extensions"].clear()

    def _let_go(self) -> None:
        if self._listener is not None:
            self._listener.gone()

    def _cut_soon(self) -> None:
        """Whatever waits for a client that does not read is not waited for."""
        if self.close_timer is None and not self.disconnected:
            self.close_timer = self.loop.call_later(FLUSH_SECONDS, self.transport.abort)

    # --- sending

    def push(self, *frames: bytes) -> int:
        """Send frames without waiting; returns how many bytes waited for the client before them."""
        transport = self.transport
        waiting: int = transport.get_write_buffer_size()
        if frames and not self.close_sent and not transport.is_closing():
            transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        return waiting

    def end(self, code: int, reason: str) -> None:
        """Put a close frame behind what waits for the client, give it a moment, then cut the line.

        Until then what the client sends is read and thrown away: a line that is closed with something unread is torn
        down, and the close frame with it.
        """
        if self.close_sent or self.transport.is_closing():
            self.transport.abort()
            return
        with contextlib.suppress(InvalidState):
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.loop.call_soon(self._let_go)
        self._cut_soon()
        self.go_on()

    # --- receiving

    def listen(self, listener: Socket) -> None:
        """Hand everything to somebody from now on, first what came before the handshake was over."""
        if self.disconnected:
            listener.gone()
            return
        self._listener = listener
        self.go_on()

    def hold(self) -> None:
        """Take nothing more for the time being."""
        self._held = True
        self._settle()

    def go_on(self) -> None:
        """Take again what comes, first what has come meanwhile."""
        self._held = False
        if not self._splitting and self._later is None:
            if self._unread:
                self._split()
            self._settle()

    def _settle(self) -> None:
        """Read from the line only what can be taken at once."""
        pause = self._held or self._later is not None or (self._listener is None and bool(self._unread))
        if pause != self.read_paused and not self.transport.is_closing():
            self.read_paused = pause
            if pause:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._shake_hands(data)
        elif self.close_sent:
            self._throw_away(data)
        else:
            self._unread = self._unread + data if self._unread else data
            if self._listener is None or self._held or self._later is not None:
                self._settle()
            elif not self._split() and not self._held and not self.close_sent:
                self._listener.count()  # a read for a piece of a frame

    def _split_on(self) -> None:
        self._later = None
        self._split()
        self._settle()

    def _split(self) -> int:
        """Take frames one by one, until others should have their turn; returns how many. What is left waits."""
        listener = self._listener
        assert listener is not None
        data, at, taken = self._unread, 0, 0
        end, most = len(data), self.config.ws_max_size
        self._splitting = True
        while end - at >= 2 and not self._held and not self.close_sent:
            if taken == FRAMES_AT_ONCE:
                self._later = self.loop.call_soon(self._split_on)
                break
            kind, size = data[at], data[at + 1]
            length, begin = size & LENGTH, at + 6  # behind the mask
            if length == TWO_BYTES:
                if end - at < 4:
                    break
                length, begin = data[at + 2] << 8 | data[at + 3], at + 8
            if not size & MASKED or size & LENGTH == EIGHT_BYTES or length > most:
                if size & LENGTH == EIGHT_BYTES and end - at < LONGEST_HEAD:
                    break
                self._fail(data[at : at + LONGEST_HEAD])
                break
            after = begin + length
            if after > end:
                break
            taken += 1
            text = apply_mask(data[begin:after], data[begin - 4 : begin])
            if kind == WHOLE_TEXT and self.conn.current_size is None and text.isascii():
                listener.take(text)
            else:
                self._parse(kind, data[at:after], listener)
                if self.transport.is_closing():
                    at = end
                    break
            at = after
        self._splitting = False
        self._unread = data[at:]
        if self.close_sent:
            rest, self._unread = self._unread, b""
            self._throw_away(rest)
            self._settle()
        elif self._later is not None:
            self._settle()
        return taken

    def _parse(self, kind: int, frame: bytes, listener: Socket) -> None:
        """Have the parser read a whole frame, and count it where no message comes of it."""
        super().data_received(frame)
        if self.transport.is_closing():
            self._cut_soon()
        if kind & CONTROL:
            listener.count()
        elif kind & FINAL:
            self._fragments = 0
        else:
            self._fragments += 1
            if self._fragments >= self.config.gate.limits.fragments:
                listener.close(1008, "too many fragments", "a message comes in too many pieces")
            else:
                listener.count()

    def _fail(self, head: bytes) -> None:
        """Have the parser say what is wrong with the head of a frame; what follows no longer matters."""
        super().data_received(head)
        if self.transport.is_closing():
            self._cut_soon()
        else:  # it was more lenient than we are: a length in more bytes than it needs
            self.end(1002, "a length must be written in as few bytes as possible")

    def send_receive_event_to_app(self) -> None:
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent or self._listener is None:
            return
        try:
            self._listener.take(data.decode() if self.curr_msg_data_type == "text" else data)
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    def _throw_away(self, data: bytes) -> None:
        """What comes after our close: look whether the client's comes soon, and at nothing else."""
        if self._bin is None:
            self._bin = Bin(self.loop, self.transport)
        self._unread = self._unread + data if self._bin.thrown < SKIMMED else b""
        self._bin.take(len(data))
        self._skim()

    def _skim(self) -> None:
        data, at = self._unread[:SKIMMED], 0
        while len(data) - at >= 2:
            if data[at] & KIND == CLOSE:
                self.transport.close()
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
