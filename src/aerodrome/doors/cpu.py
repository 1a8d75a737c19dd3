"""Vectors on the CPU: NumPy arrays, which compiled rules fill on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np

from aerodrome.doors.errors import BadBuffer
from aerodrome.doors.given import Array, actions_given, narrowed, own_seats, seats_given
from aerodrome.doors.vector import DTYPES, Ended, Vector, whole
from aerodrome.engines.compiled import NUMBERS, States, native, numbers
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import NONE
from aerodrome.simulate.rollout import BadGames

LEAST_GAMES = 512
"""Fewer than this are not worth a thread of their own."""
PARTS_EACH = 4
"""Parts for each thread, so that all end at about the same time."""
LOOKS_KEPT = 8

KINDS = {"int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64", "float32": "f32"}


class CpuVector(Vector):
    device = "cpu"

    def __init__(
        self,
        game: Game,
        games: int,
        seats: int | None,
        seed: int,
        options: Mapping[str, str | int] | None,
        rivals: str | Sequence[str] | None = None,
        own: Any = None,
        *,
        threads: int | None = None,
    ) -> None:
        super().__init__(game, games, seats, seed, options, rivals, own)
        games, threads = self.games, checked_threads(threads)
        self._own = own_seats(self, own)
        rules = native(game)
        self._states = rules.states(games)
        fresh = game.fresh_state(self.seats, self.options).pack()
        self._states.bytes[:] = fresh * games
        self._seeds, self._plies = np.zeros(games, np.int64), np.zeros(games, np.int32)
        self._seat, self._actions = np.zeros(games, np.int8), np.zeros(games, np.int32)
        self._over, self._lengths = np.zeros(games, np.int8), np.zeros(games, np.int32)
        self._shares = np.zeros((games, self.seats), np.int8)
        self._scores = np.zeros((games, self.seats), np.int16)
        self._ended = Ended(self._over.view(np.bool_), self._shares, self._scores, self._lengths)
        size = games if threads == 1 else max(LEAST_GAMES, -(-games // (PARTS_EACH * threads)))
        self._parts = [Part(self, first, min(size, games - first)) for first in range(0, games, size)]
        self._pool = ThreadPoolExecutor(threads) if len(self._parts) > 1 else None
        self._looks: dict[tuple[Any, ...], Sequence[Callable[[], int]]] = {}
        self.reset()

    def step(self, actions: Any) -> Ended:
        given = actions_given(self, actions)
        narrowed(self, given, self._actions)
        for part, refused in zip(self._parts, self._run([part.refused for part in self._parts]), strict=True):
            if refused != NONE:
                self._refuse_in(part.first + refused, given)
        self._run([part.step for part in self._parts])
        self._play_rivals()
        return self._ended

    # --- inside

    def _new_array(self, shape: tuple[int, ...], dtype: str) -> Array:
        return np.empty(shape, dtype)

    def _taken(self, out: Any) -> Array:
        return writable(out)

    def _write_sight(self, rows: Array, seat: Any) -> None:
        seats = self._seat if seat is None else seats_given(self, seat)
        self._look(f"vector_observe_{DTYPES[str(rows.dtype)]}", seats, rows)

    def _write_legal(self, rows: Array) -> None:
        self._look("vector_legal", self._seat, rows)

    def _write_liking(self, rows: Array) -> None:
        self._look("vector_liking", self._seat, rows)

    def _write_choice(self, rows: Array) -> None:
        self._run([part.choose for part in self._parts])
        rows[:] = self._actions

    def _deal(self, first_seed: int) -> None:
        self._run([partial(part.begin, first_seed + part.first) for part in self._parts])
        self._play_rivals()
        for rows in (self._over, self._lengths, self._shares, self._scores):
            rows[:] = 0

    def _standing(self) -> tuple[Array, Array, Array, Array]:
        states = np.frombuffer(bytes(self._states.bytes), np.uint8).reshape(self.games, -1)
        return states, self._seeds.copy(), self._plies.copy(), self._seat.copy()

    def _stand(self, states: Array, seeds: Array, plies: Array, seat: Array) -> None:
        self._states.bytes[:] = states.tobytes()
        self._seeds[:], self._plies[:], self._seat[:] = seeds, plies, seat

    def _play_rivals(self) -> None:
        if self.rivals:
            self._run([part.rivals for part in self._parts])

    def _run(self, calls: Sequence[Callable[[], int]]) -> list[int]:
        if self._pool is None:
            return [call() for call in calls]
        return list(self._pool.map(lambda call: call(), calls))

    def _refuse_in(self, game: int, given: Array) -> None:
        seat = int(self._seat[game])
        rule = native(self.game).refusal(self._states.at(game), seat, int(self._actions[game]))
        self._refuse(game, seat, int(given[game]), rule)

    def _look(self, name: str, seats: Array, rows: Array) -> None:
        """Have compiled rules write into this array. Calls with the same arrays are prepared only once."""
        key = (name, rows.ctypes.data, str(rows.dtype))
        if seats is not self._seat:
            calls: Sequence[Callable[[], int]] = [part.look(name, seats, rows) for part in self._parts]
        elif key in self._looks:
            calls = self._looks[key]
        else:
            calls = [part.look(name, seats, rows) for part in self._parts]
            if len(self._looks) == LOOKS_KEPT:
                self._looks.pop(next(iter(self._looks)))
            self._looks[key] = calls
        self._run(calls)


class Part:
    """Some games of a vector, which one thread takes at a time, with scratch space of their own."""

    def __init__(self, vector: CpuVector, first: int, games: int) -> None:
        game = vector.game
        self.first, self.games, self._rules = first, games, native(game)
        self._states: States = vector._states.part(first, games)
        view = self._rules.states(1)
        self._scratch: Mapping[str, Sequence[Any]] = {
            "vector_observe_i8": [numbers("i16", vector.layout.size)],
            "vector_liking": [view, numbers("i32", game.actions)],
        }
        states, seeds, plies = self._states, self.rows(vector._seeds), self.rows(vector._plies)
        seat, actions = self.rows(vector._seat), self.rows(vector._actions)
        ended = [self.rows(each) for each in (vector._over, vector._shares, vector._scores, vector._lengths)]
        legal, rng = numbers("i16", game.actions + 1), numbers("i64", 4)
        rules = self._rules
        self.begin = rules.vector_begin.fixed(states, seeds, plies, seat)
        self.refused = rules.vector_refused.fixed(states, seat, actions)
        self.choose = rules.vector_choose.fixed(states, seeds, plies, seat, legal, rng, actions)
        stepped = rules.vector_step.fixed(states, seeds, plies, seat, actions, *ended)
        self.step: Callable[[], int] = partial(stepped, vector.games, game.max_plies)
        if vector._own is not None:
            bots = numbers("i8", len(vector.rivals))
            bots[:] = vector.rivals
            own = self.rows(vector._own)
            played = rules.vector_rivals.fixed(states, view, seeds, plies, seat, own, bots, legal, rng, *ended)
            self.rivals: Callable[[], int] = partial(played, vector.games, game.max_plies)

    def rows(self, array: Array) -> Any:
        """This part's rows of an array, as compiled rules take them, in the same memory."""
        kind = NUMBERS[KINDS[str(array.dtype)]]
        for length in reversed(array.shape[1:]):
            kind = kind * length
        return (kind * self.games).from_address(array.ctypes.data + self.first * array.strides[0])

    def look(self, name: str, seats: Array, rows: Array) -> Callable[[], int]:
        scratch = self._scratch.get(name, ())
        call: Callable[[], int] = getattr(self._rules, name).fixed(
            self._states, self.rows(seats), *scratch, self.rows(rows)
        )
        return call


def checked_threads(threads: Any) -> int:
    number = (os.cpu_count() or 1) if threads is None else whole(threads)
    if type(number) is not int or number < 1:
        raise BadGames(f"the number of threads must be 1 or more, not {threads!r}")
    return number


def writable(out: Any) -> Array:
    """What a caller owns as a NumPy array, in the same memory: an array, or what speaks DLPack, as tensors do."""
    if not isinstance(out, np.ndarray):
        if not hasattr(out, "__dlpack__"):
            raise BadBuffer(f"a NumPy array is needed, or one that speaks DLPack, not {type(out).__name__}")
        try:
            out = np.from_dlpack(out)
        except (BufferError, RuntimeError, TypeError, ValueError) as error:
            raise BadBuffer(f"NumPy cannot take this {type(out).__name__}: {error}") from None
    array: Array = out
    if not array.flags.writeable:
        raise BadBuffer("the array cannot be written into")
    if not (array.flags.c_contiguous and array.flags.aligned and array.dtype.isnative):
        raise BadBuffer(
            "the array must lie in memory row by row without gaps, with its numbers as this machine has them"
        )
    return array
