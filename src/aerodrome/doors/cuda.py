"""Vectors on a GPU: everything stays there. Every call returns when the GPU has finished, so that arrays can be used in
any stream of any library; unless a trainer wants to queue work and to wait for all of it at once."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from aerodrome.doors.arrays import DeviceArray, NotTaken, Taken, is_on_device, taken
from aerodrome.doors.errors import BadActions, BadBuffer
from aerodrome.doors.given import actions_given, narrowed, own_seats, seats_given
from aerodrome.doors.vector import DTYPES, Ended, Vector
from aerodrome.engines.gpu import Module, asked, driver, require_gpu
from aerodrome.engines.programs import VECTOR, VECTOR_WITH_RIVALS, Program
from aerodrome.rulebook.game import Game

NOBODY_REFUSED = (1 << 64) - 1
POINTERS = (
    *("states", "seeds", "plies", "seats", "over", "shares", "scores", "lengths", "rules", "refused", "fresh"),
    *("own", "bots", "given", "out"),
)


class Call(ctypes.Structure):
    """The argument of every kernel, as vector.cu declares it."""

    _fields_ = [
        *((name, ctypes.c_void_p) for name in POINTERS),
        *((name, ctypes.c_int64) for name in ("games", "n_seats", "max_plies", "seed", "wide")),
    ]


class CudaVector(Vector):
    device = "cuda"

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
        program: Program | None = None,
    ) -> None:
        super().__init__(game, games, seats, seed, options, rivals, own)
        games = self.games
        self._gpu = require_gpu()
        with self._gpu:
            self._module = Module(self._gpu, game, program or (VECTOR_WITH_RIVALS if self.rivals else VECTOR))
        by_seat = (games, self.seats)
        self._states = self._new_array((game.state.size() // 8, games), "int64")
        self._seeds, self._plies = self._new_array((games,), "int64"), self._new_array((games,), "int32")
        self._seat, self._eyes = self._new_array((games,), "int8"), self._new_array((games,), "int8")
        self._ended = Ended(
            self._new_array((games,), "bool"),
            self._new_array(by_seat, "int8"),
            self._new_array(by_seat, "int16"),
            self._new_array((games,), "int32"),
        )
        self._rules, self._refused = self._new_array((games,), "int32"), self._new_array((1,), "uint64")
        self._actions = self._new_array((games,), "int64")
        self._fresh = self._new_array((game.state.size(),), "int8")
        self._fresh.fill_from(np.frombuffer(game.fresh_state(self.seats, self.options).pack(), np.int8))
        self._call = Call(
            states=self._states.address,
            seeds=self._seeds.address,
            plies=self._plies.address,
            seats=self._seat.address,
            over=self._ended.over.address,
            shares=self._ended.shares.address,
            scores=self._ended.scores.address,
            lengths=self._ended.plies.address,
            rules=self._rules.address,
            refused=self._refused.address,
            fresh=self._fresh.address,
            games=games,
            n_seats=self.seats,
            max_plies=game.max_plies,
        )
        self._stream: Any = 0
        """Where work is queued without waiting for it; 0 while every call waits."""
        self._own: DeviceArray | None = None
        seats_of_mine = own_seats(self, own)
        if seats_of_mine is not None:
            self._own, self._bots = self._new_array((games,), "int8"), self._new_array((len(self.rivals),), "int8")
            self._own.fill_from(seats_of_mine)
            self._bots.fill_from(np.array(self.rivals, np.int8))
            self._call.own, self._call.bots = self._own.address, self._bots.address
        self.reset()

    def step(self, actions: Any) -> Ended:
        named = None
        if not is_on_device(actions):
            named, brought = actions_given(self, actions), np.zeros(self.games, np.int64)
            narrowed(self, named, brought)
            self._actions.fill_from(brought)
            actions = self._actions
        given = self._take(actions)
        self._call.given, self._call.wide = given.address, given.dtype == "int64"
        with self._gpu:
            if not self._stream:
                asked(driver().cuMemsetD8(self._refused.address, 0xFF, 8))
            self._launch("check")
            self._launch("step")
            self._play_rivals()
            if self._stream:
                return self._ended
            self._module.wait()
        refused = int(np.asarray(self._refused)[0])
        if refused != NOBODY_REFUSED:
            action = self._one(given.address, given.dtype, refused) if named is None else int(named[refused])
            rule = self._one(self._rules.address, "int32", refused)
            self._refuse(refused, self._one(self._seat.address, "int8", refused), action, rule)
        return self._ended

    def queue(self) -> None:
        """From now on, calls return as soon as their work is queued, in a stream of this vector's own, so that several
        vectors work side by side. It comes after whatever the default stream was given before, and before all that it
        is given later. `finish` waits; call it now and then. Actions must be on the GPU."""
        with self._gpu:
            asked(driver().cuMemsetD8(self._refused.address, 0xFF, 8))
            self._stream = self._stream or asked(driver().cuStreamCreate(0))

    def finish(self) -> None:
        """Wait for what is queued. Raises BadActions if some action was not legal; since then, no game has moved."""
        with self._gpu:
            self._module.wait()
        refused = int(np.asarray(self._refused)[0])
        if refused != NOBODY_REFUSED:
            rule = self.game.rules[self._one(self._rules.address, "int32", refused)]
            raise BadActions(f"an action that was queued in game {refused} is not allowed. {rule.id}")

    # --- inside

    def _launch(self, kernel: str) -> None:
        self._module.launch(kernel, self._call, self.games, self._stream)

    def _new_array(self, shape: tuple[int, ...], dtype: str) -> DeviceArray:
        return DeviceArray(self._gpu, shape, dtype)

    def _write_sight(self, rows: Taken, seat: Any) -> None:
        if seat is not None:
            self._eyes.fill_from(seats_given(self, self._on_host(seat)))
        self._call.given = self._seat.address if seat is None else self._eyes.address
        self._write(f"observe_{DTYPES[rows.dtype]}", rows)

    def _write_legal(self, rows: Taken) -> None:
        self._write("legal", rows)

    def _write_liking(self, rows: Taken) -> None:
        self._write("liking", rows)

    def _write_choice(self, rows: Taken) -> None:
        self._write("choose", rows)

    def _deal(self, first_seed: int) -> None:
        self._call.seed = first_seed
        with self._gpu:
            asked(driver().cuMemsetD8(self._refused.address, 0xFF, 8))
            self._launch("begin")
            self._play_rivals()
            self._module.wait()
        for each in self._ended:
            each.clear()

    def _standing(self) -> tuple[Any, Any, Any, Any]:
        # On the GPU the words of a state lie apart, beside those of the other games.
        states = np.ascontiguousarray(np.asarray(self._states).T).view(np.uint8)
        return states, np.asarray(self._seeds), np.asarray(self._plies), np.asarray(self._seat)

    def _stand(self, states: Any, seeds: Any, plies: Any, seat: Any) -> None:
        self._states.fill_from(np.ascontiguousarray(np.ascontiguousarray(states).view(np.int64).T))
        self._seeds.fill_from(seeds)
        self._plies.fill_from(plies)
        self._seat.fill_from(seat)

    def _play_rivals(self) -> None:
        if self.rivals:
            self._launch("rivals")

    def _write(self, kernel: str, rows: Taken) -> None:
        self._call.out = rows.address
        with self._gpu:
            self._launch(kernel)
            if not self._stream:
                self._module.wait()

    def _one(self, address: int, dtype: str, i: int) -> int:
        """One number of an array on the GPU."""
        found = np.zeros(1, dtype)
        with self._gpu:
            asked(driver().cuMemcpyDtoH(found.ctypes.data, address + i * found.itemsize, found.itemsize))
        return int(found[0])

    def _taken(self, out: Any) -> Taken:
        if not is_on_device(out):
            raise BadBuffer(f"an array on the GPU is needed, not {type(out).__name__}; `observe()` makes one, too")
        with self._gpu:
            try:
                return taken(out, self._gpu)
            except NotTaken as error:
                raise BadBuffer(f"this {type(out).__name__} cannot be used: {error}") from None

    def _take(self, actions: Any) -> Taken:
        with self._gpu:
            try:
                found = taken(actions, self._gpu)
            except NotTaken as error:
                raise BadActions(f"this {type(actions).__name__} cannot be used: {error}") from None
        if found.dtype not in ("int32", "int64") or found.shape != (self.games,):
            wanted = f"int32 or int64 [{self.games}]"
            raise BadActions(f"actions on a GPU are {wanted}, not {found.dtype} {list(found.shape)}")
        return found

    def _on_host(self, given: Any) -> Any:
        if not is_on_device(given) or isinstance(given, DeviceArray):
            return given
        rows = self._taken(given)
        found = np.empty(rows.shape, rows.dtype)
        with self._gpu:
            asked(driver().cuMemcpyDtoH(found.ctypes.data, rows.address, found.nbytes))
        return found
