"""Which games are compiled yet: their engines in this process, their search for the workers."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from aerodrome.games import PACKAGES
from aerodrome.games import load as load_game
from aerodrome.rulebook.native import NativeUnavailable
from aerodrome.table.board import engine_of
from aerodrome.table.crew import Crew

log = logging.getLogger("aerodrome.server")


def compile_engine(name: str) -> None:
    """In a process of its own: compile the engine of a game, so that it is in the cache on disk."""
    engine_of(load_game(name)).result()


def compile_search(name: str) -> None:
    """The same for its search."""
    from aerodrome.bots.search import warm

    warm(load_game(name))


class Readiness:
    """Knows what is compiled, and sees to it. Everything can be played meanwhile: engines run plain, and `greedy`
    stands in for the search."""

    def __init__(self) -> None:
        self.engines: dict[str, str] = dict.fromkeys(PACKAGES, "plain")
        self.searches: dict[str, str] = dict.fromkeys(PACKAGES, "not begun")

    async def compile_all(self, crew: Crew) -> None:
        """Compile one game after another, engines first, in a process that does nothing else: compiling here, or in a
        worker, would hold up everybody. Reading the result from the cache takes a moment."""
        builder = Crew()
        try:
            for name in PACKAGES:
                self.engines[name] = await self._compile(builder, compile_engine, name, self.engines)
                if self.engines[name] == "compiled":
                    await asyncio.shield(asyncio.wrap_future(engine_of(load_game(name))))
            for name in PACKAGES:
                self.searches[name] = await self._compile(builder, compile_search, name, self.searches)
                if self.searches[name] == "compiled" and crew.ready is not None:
                    crew.ready.add(name)
        finally:
            builder.close()

    async def _compile(self, builder: Crew, work: Any, name: str, states: dict[str, str]) -> str:
        states[name] = "compiling"
        try:
            await builder.run(work, name, patience=None)
        except NativeUnavailable:
            return "plain"
        except Exception:
            log.exception("a game could not be compiled", extra={"game": name})
            return "failed"
        return "compiled"

    def shown(self) -> dict[str, Any]:
        return {name: {"engine": self.engines[name], "search": self.searches[name]} for name in PACKAGES}
