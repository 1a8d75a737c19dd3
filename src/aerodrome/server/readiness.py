"""Which games are compiled yet: their engines in this process, their search in the workers."""

from __future__ import annotations

import asyncio
from typing import Any

from aerodrome.games import PACKAGES
from aerodrome.games import load as load_game
from aerodrome.rulebook.native import NativeUnavailable
from aerodrome.table.board import engine_of
from aerodrome.table.crew import Crew

ASK_AGAIN = 2.0
"""Seconds between two questions to the workers."""


def engine_is_compiled(name: str) -> bool:
    """In a worker: is the engine of a game compiled, and in the cache? Asking starts it, and does not wait for it."""
    made = engine_of(load_game(name))
    if made.done():
        made.result()  # raises what went wrong
    return made.done()


def search_states(names: tuple[str, ...]) -> dict[str, str]:
    """In a worker: how far the search of each game is. Asking starts the compiling of the first that is not begun."""
    from aerodrome.bots.search import warm_up

    states: dict[str, str] = {}
    for name in names:
        try:
            warming = warm_up(load_game(name))
        except NativeUnavailable:
            states[name] = "plain"
            continue
        states[name] = "compiled" if warming.done else "failed" if warming.error else "compiling"
        if states[name] == "compiling":
            break
    return states


class Readiness:
    """Knows what is compiled, and sees to it. Everything can be played meanwhile: engines run plain, and `greedy`
    stands in for the search."""

    def __init__(self) -> None:
        self.engines: dict[str, str] = dict.fromkeys(PACKAGES, "plain")
        self.searches: dict[str, str] = dict.fromkeys(PACKAGES, "not begun")

    async def compile_all(self, crew: Crew) -> None:
        """Compile one game after another. A worker does it first and leaves the result in the cache on disk: compiling
        here would hold up everybody, reading the cache takes a moment."""
        for name in PACKAGES:
            self.engines[name] = "compiling"
            try:
                while not await crew.run(engine_is_compiled, name):
                    await asyncio.sleep(ASK_AGAIN)
                await asyncio.shield(asyncio.wrap_future(engine_of(load_game(name))))
                self.engines[name] = "compiled"
            except NativeUnavailable:
                self.engines[name] = "plain"
            except Exception:
                self.engines[name] = "failed"
        while True:
            try:
                self.searches |= await crew.run(search_states, tuple(PACKAGES))
            except (OSError, TimeoutError, RuntimeError):
                self.searches = dict.fromkeys(PACKAGES, "no worker")
            if all(state in ("compiled", "plain", "failed") for state in self.searches.values()):
                return
            await asyncio.sleep(ASK_AGAIN)

    def shown(self) -> dict[str, Any]:
        return {name: {"engine": self.engines[name], "search": self.searches[name]} for name in PACKAGES}
