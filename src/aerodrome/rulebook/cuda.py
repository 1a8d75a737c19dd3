"""The CUDA engine: the same rules and the same driver, one game to each thread of a GPU.

It is for runs of many thousand games. A thread plays with ``play_games``, the very function that the native engine
compiles, so game i of a run is the same game here and there. Compiling needs no GPU, playing does.

There are no bounds checks on a GPU, and an error in a thread makes no sound: let the native engine play a game's rules
before this one does.
"""

from __future__ import annotations

import contextlib
import importlib.util
import subprocess
import tempfile
import warnings
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from aerodrome.rulebook.binding import Binder, Rule, RulebookError
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.native import one_version, smallest_array
from aerodrome.drivers.play import GREEDY_BOT, RANDOM_BOT, play_games

if TYPE_CHECKING:
    import numpy as np

    from aerodrome.rulebook.game import Game

    Results = tuple[np.ndarray[Any, Any], ...]

BLOCK = 128
"""Threads in a block."""
BATCH = 262_144
"""Games in one launch: longer runs take several, so that memory is bounded. More at once were not faster."""


class CudaUnavailable(AerodromeError):
    """The CUDA engine cannot be used here; the message says what is missing."""


class BadRun(AerodromeError, ValueError):
    """A seed, a number of games or bots that a run cannot have."""


class Cuda:
    """The rules of one game on the GPU.

    There are two kernels: one for random bots only, and one for any bots, which needs more registers and so plays
    fewer games at once. Each is compiled when it is first needed, in twenty to thirty seconds; nothing is kept on disk.
    """

    def __init__(self, game: Game, *, block: int = BLOCK) -> None:
        require_numba_cuda()
        self.game, self.block = game, block
        self.dtype = game.state.dtype()
        self._kernels: dict[bool, Any] = {}

    def play(
        self,
        seats: int,
        options: Mapping[str, str | int],
        seed: int,
        games: int,
        first: int = 0,
        bots: Sequence[int] | None = None,
    ) -> Results:
        """Play games ``first`` to ``first + games - 1`` of a run: plies, shares of the win, scores, lengths and sides.

        ``bots`` names the bot of each seat, as RANDOM_BOT; without it all play at random. An option that is not given
        has its default.
        """
        import numpy as np

        check_run(seed, first, games)
        start, chosen = self._start(seats, options), self._bots(seats, bots)
        require_gpu()
        from numba import cuda

        greedy = bool((chosen == GREEDY_BOT).any())
        if greedy not in self._kernels:
            self._kernels[greedy] = cuda.jit(self._plain_kernel(greedy))
        start, chosen = cuda.to_device(start), cuda.to_device(chosen)
        rooms = cuda.device_array(2 * min(games, BATCH), dtype=self.dtype)
        batches = []
        for done in range(0, games, BATCH):
            n = min(BATCH, games - done)
            plies = cuda.to_device(np.zeros(n, dtype=np.int32))
            shares = cuda.to_device(np.zeros((n, seats), dtype=np.int8))
            scores = cuda.to_device(np.zeros((n, seats), dtype=np.int16))
            lengths = cuda.to_device(np.zeros(n, dtype=np.int16))
            sides = cuda.to_device(np.zeros((n, seats), dtype=np.int8))
            launch = configured(self._kernels[greedy], -(-n // self.block), self.block)
            launch(start, rooms, chosen, seed, first + done, plies, shares, scores, lengths, sides)
            batches.append([array.copy_to_host() for array in (plies, shares, scores, lengths, sides)])
        plies, shares, scores, lengths, sides = (np.concatenate(parts) for parts in zip(*batches, strict=True))
        return plies, shares, scores, lengths, sides

    def ptx(self, cc: tuple[int, int] = (9, 0), *, greedy: bool = True) -> str:
        """The kernel for any bots, or for random ones only, as PTX for a compute capability. Needs no GPU."""
        from numba import cuda

        with pretending_device(cc):
            text, _ = cuda.compile(self._plain_kernel(greedy), self._signature(), device=False, cc=cc, abi="numba")
        return text.decode() if isinstance(text, bytes) else str(text)

    def assemble(self, ptx: str, arch: str = "sm_90") -> str:
        """What ptxas says about a kernel: registers, spills, constant memory. Needs no GPU.

        PTX alone proves little: only here do tables that overflow constant memory come to light.
        """
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "kernel.ptx")
            source.write_text(ptx)
            command = [find_ptxas(), "-v", f"-arch={arch}", "-o", str(source.with_suffix(".cubin")), str(source)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        report = done.stdout + done.stderr
        if done.returncode:
            raise RulebookError(f"ptxas refuses the rules of {self.game.name} for {arch}:\n{report[-2000:]}")
        return report

    def _start(self, seats: int, options: Mapping[str, str | int]) -> np.ndarray[Any, Any]:
        """One state that ``new_game`` can set up."""
        import numpy as np

        s = self.game.fresh_state(self.game.check_seats(seats), self.game.parse_options(options, seats))
        return np.frombuffer(s.pack(), dtype=self.dtype).copy()

    def _bots(self, seats: int, bots: Sequence[int] | None) -> np.ndarray[Any, Any]:
        import numpy as np

        chosen = np.full(seats, RANDOM_BOT, dtype=np.int8)
        if bots is not None:
            if len(bots) != seats:
                raise BadRun(f"{seats} seats need {seats} bots, not {len(bots)}")
            if not set(bots) <= {RANDOM_BOT, GREEDY_BOT}:
                raise BadRun(f"bots on a GPU are random ({RANDOM_BOT}) or greedy ({GREEDY_BOT}), not {list(bots)}")
            chosen[:] = bots
        return chosen

    def _plain_kernel(self, greedy: bool) -> Any:
        """What each thread does, as a Python function that names freshly bound rules."""
        from numba import cuda, int16, int64

        device = cuda_primitives()
        binder = Binder(
            self.game.supplied if greedy else {**self.game.supplied, "appeal": no_appeal},
            primitives=device,
            tables=self.game.tables,
            finish=device_function,
            table=smallest_array,
        )
        play, copy = binder.bind(play_games), device["copy"]
        legal_size, max_plies = self.game.actions + 1, self.game.max_plies

        def play_one_each(
            start: Any,
            rooms: Any,
            bots: Any,
            seed: int,
            first: int,
            plies: Any,
            shares: Any,
            scores: Any,
            lengths: Any,
            sides: Any,
        ) -> None:
            i = cuda.grid(1)
            if i < len(plies):
                legal = cuda.local.array(legal_size, int16)
                rng = cuda.local.array(4, int64)
                states = rooms[2 * i : 2 * i + 2]
                copy(states[0], start[0])
                one = slice(i, i + 1)
                play(
                    states, legal, rng, bots, seed, first + i, 1, max_plies,
                    plies[one], shares[one], scores[one], lengths[one], sides[one],
                )  # fmt: skip

        return play_one_each

    def _signature(self) -> tuple[Any, ...]:
        import numba
        from numba import int8, int16, int32, int64

        states = numba.from_dtype(self.dtype)[::1]
        arrays = (int32[::1], int8[:, ::1], int16[:, ::1], int16[::1], int8[:, ::1])
        return (states, states, int8[::1], int64, int64, *arrays)


def check_run(seed: int, first: int, games: int) -> None:
    """A run's seeds must fit their 62 bits, and its games the lower half of them."""
    if not 0 <= seed < 1 << 30:
        raise BadRun(f"the seed of a run is from 0 to 2**30 - 1, not {seed}")
    if first < 0 or games < 1 or first + games > 1 << 32:
        raise BadRun(f"a run has games 0 to 2**32 - 1, not {games} games from {first} on")


# --- what must be there -------------------------------------------------------------------------------------


def require_numba_cuda() -> None:
    """Say in words how to get Numba's CUDA package where it is missing."""
    if importlib.util.find_spec("numba_cuda") is None:
        raise CudaUnavailable("the CUDA engine needs numba-cuda, which runs on Linux: pip install 'aerodrome[cuda]'")
    try:
        import numba.cuda  # noqa: F401
    except ImportError as error:
        raise CudaUnavailable(f"numba-cuda cannot be loaded: pip install 'aerodrome[cuda]' ({error})") from None


def gpu_fault() -> str:
    """Why no GPU can be used here; empty where one can."""
    from numba import cuda

    if cuda.is_available():
        return ""
    return " ".join(str(cuda.cuda_error() or "the CUDA toolkit is not complete").split())


def require_gpu() -> None:
    """Say in words that there is no GPU, and what still works."""
    fault = gpu_fault()
    if fault:
        raise CudaUnavailable(
            f"no NVIDIA GPU can be used here ({fault}) Run it on a machine with a GPU and its driver, "
            "or use the native engine, which plays the same games; ptx() and assemble() work without a GPU"
        )


def find_ptxas() -> str:
    """The assembler that the extra brings, or the machine's own."""
    from cuda.pathfinder import find_nvidia_binary_utility

    found: str | None = find_nvidia_binary_utility("ptxas")
    if found is None:
        raise CudaUnavailable("ptxas is missing: pip install 'aerodrome[cuda]', or install NVIDIA's CUDA toolkit")
    return found


@contextlib.contextmanager
def pretending_device(cc: tuple[int, int]) -> Iterator[None]:
    """While a kernel is compiled, let its device functions be compiled for ``cc``.

    Numba asks the driver for the compute capability of each device function even where the kernel's is given, and fails
    without a GPU.
    """
    from numba.cuda import dispatcher

    class Device:
        compute_capability = cc

    ask = dispatcher.get_current_device
    dispatcher.get_current_device = Device
    try:
        yield
    finally:
        dispatcher.get_current_device = ask


# --- rules as device functions ------------------------------------------------------------------------------


def no_appeal(s: Any, seat: int, action: int) -> int:
    """Stands in for a game's instinct in the kernel that no greedy bot plays in: nobody asks it."""
    return 0


def configured(kernel: Any, blocks: int, threads: int) -> Any:
    """The kernel, ready for so many threads; without Numba's warning that a short run does not fill the GPU."""
    from numba.cuda.core.errors import NumbaPerformanceWarning

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", NumbaPerformanceWarning)
        return kernel[blocks, threads]


def device_function(function: Rule) -> Any:
    from numba import cuda

    return one_version(cuda.jit(device=True)(function))


def cuda_primitives() -> dict[str, Any]:
    """``copy``, ``same`` and ``tell`` for records in GPU memory."""
    from llvmlite import ir
    from numba.core import types
    from numba.cuda.extending import intrinsic

    def words(builder: Any, pointer: Any, alignment: int) -> Any:
        """The record as a row of ints as wide as its alignment allows."""
        return builder.bitcast(pointer, ir.IntType(8 * alignment).as_pointer())

    @intrinsic
    def count_words(typing: Any, record: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            kind = signature.args[0]
            return context.get_constant(types.int64, kind.size // kind.dtype.alignment)

        return types.int64(record), build

    @intrinsic
    def copy_word(typing: Any, to: Any, source: Any, index: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            target, origin = (words(builder, arg, signature.args[0].dtype.alignment) for arg in args[:2])
            builder.store(builder.load(builder.gep(origin, [args[2]])), builder.gep(target, [args[2]]))
            return context.get_dummy_value()

        return types.void(to, source, types.int64), build

    @intrinsic
    def same_word(typing: Any, a: Any, b: Any, index: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            one, other = (words(builder, arg, signature.args[0].dtype.alignment) for arg in args[:2])
            return builder.icmp_signed(
                "==", builder.load(builder.gep(one, [args[2]])), builder.load(builder.gep(other, [args[2]]))
            )

        return types.boolean(a, b, types.int64), build

    def copy(to: Any, source: Any) -> None:
        for i in range(count_words(to)):
            copy_word(to, source, i)

    def same(a: Any, b: Any) -> bool:
        for i in range(count_words(a)):
            if not same_word(a, b, i):
                return False
        return True

    def tell(s: Any, audience: int, event: int, a: int, b: int, c: int) -> None:
        pass

    made: tuple[Any, ...] = (copy, same, tell)
    return {function.__name__: device_function(function) for function in made}
