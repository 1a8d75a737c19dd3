"""A process that is talked to in lines, within limits of time and size. It never outlives the one that started it.

Nothing is read from it while it is not asked anything: a process that writes on and on fills a pipe, and waits.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import IO

from aerodrome.bots import keeper

LONGEST_LINE = 65_536
"""Bytes of a line that a process may write."""
MOST_LINES = 64
"""Lines that a process may write between a question and its answer; one more and it is flooding."""
LAST_WORDS = 2_000
"""Bytes of what a process wrote to its standard error that are kept: the last ones."""
PIECE = 65_536
FAREWELL = 1.0
"""Seconds that a process has to end by itself once nobody asks it any more."""


class Fault(Exception):
    """What is wrong with a bot from outside: a short code, and a sentence for its author. A sentence may hold what the
    bot has written, and so what its seat knows; a code does not."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code, self.text = code, text


class Child:
    """The process of a command."""

    def __init__(self, command: Sequence[str], overheard: Callable[[str, str], None] | None = None) -> None:
        self._overheard = overheard
        lifeline, self._lifeline = os.pipe()
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", keeper.__file__, str(lifeline), *command],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
                pass_fds=(lifeline,), start_new_session=True,
            )  # fmt: skip
        except OSError as error:
            os.close(self._lifeline)
            raise Fault("ended", f"it cannot be started: {error}") from None
        finally:
            os.close(lifeline)
        self._to, self._from, self._errors = map(
            opened, (self._process.stdin, self._process.stdout, self._process.stderr)
        )
        self._selector = selectors.DefaultSelector()
        for stream in (self._from, self._errors):
            os.set_blocking(stream.fileno(), False)
            self._selector.register(stream, selectors.EVENT_READ)
        os.set_blocking(self._to.fileno(), False)
        self._unsent = self._unfinished = b""
        self._lines: deque[bytes] = deque()
        self._read = 0
        """Lines that have come since the last one was sent."""
        self._last_words = b""
        self._open = True
        self._hanging_up = threading.Lock()

    @property
    def pid(self) -> int:
        """Of the keeper; for tests."""
        return self._process.pid

    # --- talking

    def send(self, line: str, until: float) -> None:
        """Write a line. Raises Fault if the process is gone, or does not read it in time."""
        self._read = 0
        if self._overheard is not None:
            self._overheard(">", line)
        if not self._unsent:
            self._selector.register(self._to, selectors.EVENT_WRITE)
        self._unsent += line.encode() + b"\n"
        while self._unsent:
            self._wait(until, "it does not read what it is sent")

    def receive(self, until: float) -> str:
        """The next line. Raises Fault if the process is gone, floods, or does not write one in time."""
        while not self._lines:
            self._wait(until, "it did not answer in time")
        try:
            line = self._lines.popleft().decode()
        except UnicodeDecodeError:
            raise Fault("unreadable", "it wrote a line that is not UTF-8") from None
        if self._overheard is not None:
            self._overheard("<", line)
        return line

    def _wait(self, until: float, late: str) -> None:
        """Wait for the process to read or write, and do what can be done."""
        left = until - time.monotonic()
        if left <= 0:
            raise Fault("slow", late)
        for key, _ in self._selector.select(left):
            if key.fileobj is self._to:
                self._write_on()
            elif key.fileobj is self._errors:
                self._hear_errors()
            else:
                self._hear()

    def _write_on(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._to.fileno(), self._unsent) :]
        except BlockingIOError:
            return
        except OSError:
            raise self._ended() from None
        if not self._unsent:
            self._selector.unregister(self._to)

    def _hear(self) -> None:
        data = os.read(self._from.fileno(), PIECE)
        if not data:
            raise self._ended()
        *lines, self._unfinished = (self._unfinished + data).split(b"\n")
        self._lines += lines
        self._read += len(lines)
        if max(map(len, (*lines, self._unfinished))) > LONGEST_LINE:
            raise Fault("flood", f"it wrote a line of more than {LONGEST_LINE:,} bytes")
        if self._read > MOST_LINES:
            raise Fault("flood", f"it wrote more than {MOST_LINES} lines to one question")

    def _hear_errors(self) -> None:
        data = os.read(self._errors.fileno(), PIECE)
        if not data:
            self._selector.unregister(self._errors)
        self._last_words = (self._last_words + data)[-LAST_WORDS:]

    # --- its end

    def _ended(self) -> Fault:
        """The process has closed its output: say how it ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        with contextlib.suppress(OSError):
            while data := os.read(self._errors.fileno(), PIECE):
                self._last_words = (self._last_words + data)[-LAST_WORDS:]
        status = self._process.poll()
        if status is None:
            how = "it has closed its output"
        elif status == keeper.CANNOT_START:
            how = "it cannot be started"
        elif status > 128:
            how = f"it was ended by {signal_name(status - 128)}"
        else:
            how = f"it ended with status {status}"
        words = printable(self._last_words.decode(errors="replace"))[-400:]
        return Fault("ended", f"{how}; its last words: {words}" if words else how)

    def hang_up(self) -> None:
        """End the process at once, with everything that it has started. Another thread may be waiting for its answer,
        and notices."""
        with self._hanging_up:
            lifeline, self._lifeline = self._lifeline, -1
        if lifeline >= 0:
            os.close(lifeline)

    def close(self, farewell: str = "") -> None:
        """Send a last line, and end the process: politely first, and then with everything that it has started."""
        if not self._open:
            return
        self._open = False
        until = time.monotonic() + FAREWELL
        if farewell and not self._unsent:
            with contextlib.suppress(Fault):
                self.send(farewell, until)
                self._to.close()
                self._let_finish(until)
        self.hang_up()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self._process.kill()
        self._process.wait()
        self._selector.close()
        for stream in (self._to, self._from, self._errors):
            with contextlib.suppress(OSError):
                stream.close()

    def _let_finish(self, until: float) -> None:
        """Wait until the process ends; whatever it still says is thrown away."""
        while self._process.poll() is None and (left := until - time.monotonic()) > 0:
            for key, _ in self._selector.select(min(left, 0.05)):
                if not os.read(key.fd, PIECE):
                    self._selector.unregister(key.fileobj)
            if not self._selector.get_map():
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self._process.wait(left)
                return


def opened(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


def printable(text: str) -> str:
    """A text on one line, without anything that a terminal would obey."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
