"""Notes: what servers of a house tell each other at once. None is kept, and a lost one does no harm: journals have all
that matters, and who missed a note about one reads on a little later.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from aerodrome.store.errors import StoreError
from aerodrome.store.servers import Servers

log = logging.getLogger("aerodrome.house")

MOST_BYTES = 7_900
"""PostgreSQL takes 8,000 bytes at once."""

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(tuple[str, list[list[Any]]]).decode


class Notes:
    """Notes to and from the other servers."""

    def __init__(self, servers: Servers, now: Callable[[], float]) -> None:
        self._servers, self._now = servers, now
        self.time_lag: Callable[[float], object] = lambda seconds: None
        """Called with the seconds that notes were on their way, by the clock that all servers share."""
        self._hear: dict[str, Callable[..., None]] = {"sent": self._note_lag}
        self._moved: dict[str, int] = {}
        """Tables that the others must hear of, with the number of the last entry."""
        self._waiting: list[list[Any]] = []
        self._wake = asyncio.Event()
        self.sent = self.heard = self.lost = 0

    def on(self, kind: str, hear: Callable[..., None]) -> None:
        """What to do when others tell something of this kind."""
        self._hear[kind] = hear

    def pass_on(self, kind: str, *about: Any) -> None:
        self._waiting.append([kind, *about])
        self._wake.set()

    def tell_moved(self, seqs: Mapping[str, int]) -> None:
        """Entries were written to these tables."""
        self._moved.update(seqs)
        self._wake.set()

    async def run(self) -> None:
        """Send what waits, again and again."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            await self.send()

    async def send(self) -> None:
        notes, self._waiting = self._waiting, []
        moved, self._moved = self._moved, {}
        notes += (["moved", id, seq] for id, seq in moved.items())
        if not notes:
            return
        try:
            await self._servers.tell(packed(self._servers.id, [*notes, ["sent", self._now()]]))
            self.sent += len(notes)
        except StoreError as error:
            self.lost += len(notes)
            log.debug("notes are lost", extra={"error": str(error)})

    def _note_lag(self, sent: float) -> None:
        self.heard -= 1  # it comes with the others, and is none itself
        self.time_lag(max(0.0, self._now() - sent))

    def take(self, text: str) -> None:
        """Hear a note."""
        try:
            sender, notes = decode(text)
            if sender == self._servers.id:
                return
            self.heard += len(notes)
            for kind, *about in notes:
                if kind in self._hear:  # a server of a later version may tell more
                    self._hear[kind](*about)
        except Exception:
            log.exception("a note cannot be understood")


def packed(sender: str, notes: list[list[Any]]) -> list[str]:
    """Notes as texts that are short enough."""
    texts, begin, size = [], 0, 0
    for end, note in enumerate(notes):
        length = len(encode(note)) + 1
        if size and size + length > MOST_BYTES - 40:
            texts.append(encode((sender, notes[begin:end])).decode())
            begin, size = end, 0
        size += length
    return [*texts, encode((sender, notes[begin:])).decode()]
