"""Flat buffers: one seat of many games against bots, as training loops such as PufferLib's want it.

An environment here is a game in which the learner has one seat. Everything is in arrays with a row for each
environment, which stay where they are: a step reads `actions` and writes all others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from aerodrome.doors.errors import BadBuffer, ExtraMissing
from aerodrome.doors.vector import Vector, checked_dtype
from aerodrome.games import game_of
from aerodrome.rulebook.contract import WHOLE_WIN
from aerodrome.rulebook.game import Game
from aerodrome.simulate.rollout import BadBot

try:
    import numpy as np
except ImportError:
    raise ExtraMissing("flat buffers need NumPy: pip install 'aerodrome[doors]'") from None

from aerodrome.doors.cpu import CpuVector
from aerodrome.doors.given import Array

NAMES = ("observations", "actions", "rewards", "terminals", "truncations", "masks")


class Flat:
    """Games against bots in flat buffers. ``buffers`` has arrays of the caller's that are used in place
    of new ones, by the names in NAMES."""

    def __init__(
        self,
        game: str | Game,
        games: int = 1024,
        *,
        rivals: str | Sequence[str] = "random",
        seats: int | None = None,
        own: Any = None,
        seed: int = 0,
        options: Mapping[str, str | int] | None = None,
        dtype: str = "int8",
        buffers: Mapping[str, Any] | None = None,
        threads: int | None = None,
    ) -> None:
        if rivals is None:
            raise BadBot("flat buffers are of one seat against bots; name its `rivals`")
        self.vector: Vector = CpuVector(game_of(game), games, seats, seed, options, rivals, own, threads=threads)
        layout, games = self.vector.layout, self.vector.games
        self.num_envs = self.num_agents = games
        given = dict(buffers or {})
        unknown = sorted(set(given) - set(NAMES))
        if unknown:
            raise BadBuffer(f"there is no buffer called {unknown[0]}; there are: {', '.join(NAMES)}")
        shapes = {"observations": (layout.size,), "masks": (layout.actions,)}
        dtypes = {"observations": checked_dtype(dtype), "actions": "int32", "rewards": "float32"}

        def buffer(name: str) -> Array:
            shape, wanted = (games, *shapes.get(name, ())), dtypes.get(name, "bool")
            return fitting(name, given[name], shape, wanted) if name in given else np.zeros(shape, wanted)

        self.observations, self.actions, self.rewards, self.terminals, self.truncations, self.masks = map(buffer, NAMES)
        """What the learner sees; what it answers; its share of the win when a match ends, and 0 before; whether one has
        ended; always false; and which actions are legal."""
        self._bits = np.zeros((games, layout.words), np.int32)
        self._rows = np.arange(games)
        self._begin()

    def reset(self, seed: int | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal all games anew; without a seed, the same again."""
        self.vector.reset(seed)
        self._begin()
        return self.observations, {"action_mask": self.masks}

    def step(self, actions: Any = None) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Carry out an action in each game, the one in the buffer unless given, and let the rivals answer. Where a
        match ends, the observation is of the next one."""
        if actions is None:
            actions = self.actions
        ended = self.vector.step(actions)
        self.rewards[:] = ended.shares[self._rows, self.vector.own]
        self.rewards /= WHOLE_WIN
        self.terminals[:] = ended.over
        self._look()
        infos = {"action_mask": self.masks, "scores": ended.scores, "plies": ended.plies}
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def _begin(self) -> None:
        for buffer in (self.rewards, self.terminals, self.truncations):
            buffer[:] = 0
        self._look()

    def _look(self) -> None:
        self.vector.observe(self.observations)
        self.vector.legal(self._bits)
        bits = np.unpackbits(self._bits.view(np.uint8), axis=1, bitorder="little", count=self.vector.layout.actions)
        self.masks[:] = bits


def fitting(name: str, array: Any, shape: tuple[int, ...], wanted: str) -> Array:
    """A caller's array, once it is seen that it can be this buffer."""
    if not isinstance(array, np.ndarray) or array.shape != shape or array.dtype != wanted:
        found = f"{array.dtype} {list(array.shape)}" if isinstance(array, np.ndarray) else type(array).__name__
        raise BadBuffer(f"{name} are an array of {wanted} {list(shape)}, not {found}")
    if not array.flags.writeable and name != "actions":
        raise BadBuffer(f"{name} cannot be written into")
    return array
