"""Vectors of all numbers of seats as one: rows of tensors, a game each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor

from aerodrome.doors.cuda import CudaVector
from aerodrome.doors.vector import Vector, vector
from aerodrome.rulebook.contract import WHOLE_WIN
from aerodrome.rulebook.game import Game


class Crowd:
    """Games side by side, some of each number of seats. What they say stays in the same tensors."""

    def __init__(
        self, game: Game, seats: Sequence[int], games: int, device: str, seed: int, threads: int, wide: bool = True
    ) -> None:
        self.game, self.games, self.device = game, games, device
        each = [games // len(seats) + (k < games % len(seats)) for k in range(len(seats))]
        self.vectors: list[Vector] = [
            vector(game, many, seats=k, device=device, seed=seed + i, threads=threads or None)
            for i, (k, many) in enumerate(zip(seats, each, strict=True))
        ]
        ends = np.cumsum(each).tolist()
        self.rows = [slice(end - many, end) for many, end in zip(each, ends, strict=True)]
        self.most_seats = max(game.seats)
        layout = self.vectors[0].layout
        self.n_seats = self._tensor((games,), torch.int64)
        for rows, k in zip(self.rows, seats, strict=True):
            self.n_seats[rows] = k
        self.seen = self._tensor((games, layout.size), torch.int16 if wide else torch.int8)
        self.liking = self._tensor((games, layout.actions), torch.int8)
        self.actions = self._tensor((games,), torch.int64)
        self.over = self._tensor((games,), torch.bool)
        self.shares = self._tensor((games, self.most_seats), torch.float32)
        self.scores = self._tensor((games, self.most_seats), torch.float32)
        self._seats = [self._shared(each.seat) for each in self.vectors]
        self._ended: list[Any] = [None] * len(self.vectors)

    @property
    def wide(self) -> bool:
        """Do observations need more than a byte for each number?"""
        return bool(self.seen.dtype == torch.int16)

    def narrow(self) -> None:
        self.seen = self._tensor(tuple(self.seen.shape), torch.int8)

    def _tensor(self, shape: tuple[int, ...], dtype: Any) -> Tensor:
        return torch.zeros(shape, dtype=dtype, device=self.device)

    def _shared(self, array: Any) -> Tensor:
        """An array of a vector as a tensor, in the same memory."""
        return torch.from_numpy(array) if self.device == "cpu" else torch.from_dlpack(array)

    def _given(self, tensor: Tensor) -> Any:
        return tensor.numpy() if self.device == "cpu" else tensor

    @property
    def seat(self) -> Tensor:
        """The seat that is asked in each game."""
        return torch.cat(self._seats).long()

    def queue(self) -> None:
        """On a GPU: let the vectors work side by side, without waiting for each step."""
        for each in self.vectors:
            if isinstance(each, CudaVector):
                each.queue()

    def finish(self) -> None:
        """Wait for what was queued. Raises what the steps would have raised."""
        for each in self.vectors:
            if isinstance(each, CudaVector):
                each.finish()

    def look(self) -> None:
        """Fill ``seen`` and ``liking`` with what the seats that are asked see."""
        for each, rows in zip(self.vectors, self.rows, strict=True):
            each.observe(self._given(self.seen[rows]))
            each.liking(self._given(self.liking[rows]))

    def step(self) -> None:
        """Carry out ``actions``, and fill ``over``, ``shares`` and ``scores``."""
        for i, (each, rows) in enumerate(zip(self.vectors, self.rows, strict=True)):
            ended = each.step(self._given(self.actions[rows]))
            if self._ended[i] is None:  # the vector's own arrays, which stay where they are
                self._ended[i] = tuple(self._shared(array) for array in (ended.over, ended.shares, ended.scores))
            over, shares, scores = self._ended[i]
            self.over[rows] = over
            self.shares[rows, : each.seats] = shares
            self.scores[rows, : each.seats] = scores
        self.shares /= WHOLE_WIN

    def rewards(self, worth: float) -> Tensor:
        """What each seat gets where a match has ended: shares of the win, or points as such."""
        if not worth:
            return self.shares
        n = self.n_seats[:, None].float()
        there = torch.arange(self.most_seats, device=self.device) < n
        margin = self.scores - self.scores.sum(1, keepdim=True) / n
        shares = ((1 / n + margin / worth) * there).clamp_min(0)
        return shares / shares.sum(1, keepdim=True)

    def saved(self) -> Mapping[str, Any]:
        """All games as they stand, for `restore`."""
        return {f"{i}/{name}": rows for i, each in enumerate(self.vectors) for name, rows in each.saved().items()}

    def restore(self, saved: Mapping[str, Any]) -> None:
        for i, each in enumerate(self.vectors):
            own = f"{i}/"
            each.restore({name.removeprefix(own): rows for name, rows in saved.items() if name.startswith(own)})

    def deal(self, seed: int) -> None:
        for i, each in enumerate(self.vectors):
            each.reset(seed + i)
