"""The CUDA engine plays one game on each thread of a GPU, by the same rules.

It is for runs of many thousand games. Game i of a run is the same game as on the native engine. Compiling needs no GPU;
playing does.
"""

from __future__ import annotations

import ctypes
import functools
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from typing import Any

from aerodrome.drivers.play import GREEDY_BOT, RANDOM_BOT
from aerodrome.engines import cubins
from aerodrome.engines.compiled import packed_tables, rule_fault
from aerodrome.engines.cubins import CudaUnavailable
from aerodrome.engines.library import Library, cache_root
from aerodrome.engines.programs import PLAY_GREEDY, PLAY_RANDOM, Program
from aerodrome.engines.results import Results
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game

BATCH = 262_144
"""Games in one launch. A longer run takes several launches, which bounds memory and lets it report progress."""


class BadRun(AerodromeError, ValueError):
    """A seed, a number of games, or bots that a run does not accept."""


class CudaFailed(AerodromeError):
    """The GPU failed; the message says what to do."""


ROWS = ("plies", "shares", "scores", "lengths", "sides")
"""The rows of results, in the order of ``Results.rows``."""


class Run(ctypes.Structure):
    """The kernel's argument, as play.cu declares it."""

    _fields_ = [
        *((name, ctypes.c_void_p) for name in ("start", "bots", "begun")),
        *((name, ctypes.c_void_p) for name in ROWS),
        *((name, ctypes.c_int64) for name in ("seats", "seed", "first", "games", "max_plies")),
    ]


class Cuda:
    """The rules of one game on the GPU.

    There are two programs: one for random bots only, and one for all bots, which needs more registers and so plays
    fewer games at once. Each is compiled when it is first needed, and kept on disk.
    """

    def __init__(self, game: Game) -> None:
        cubins.nvrtc()
        self.game = game
        self._players: dict[Program, Player] = {}
        self._busy = threading.Lock()

    def play(
        self,
        seats: int,
        options: Mapping[str, str | int],
        seed: int,
        games: int,
        first: int = 0,
        bots: Sequence[int] | None = None,
        progress: Callable[[int], None] = lambda games_done: None,
    ) -> Results:
        """Play games ``first`` to ``first + games - 1`` of a run.

        ``bots`` has the bot of each seat, such as RANDOM_BOT; without it, all play at random. Missing options have
        their defaults. ``progress`` is called with the number of games that have just finished.
        """
        check_run(seed, first, games)
        start = self.game.fresh_state(self.game.check_seats(seats), self.game.parse_options(options, seats)).pack()
        chosen = check_bots(seats, bots)
        with self._busy, require_gpu() as device:
            return self._player(device, chosen).play(start, chosen, seed, first, games, progress)

    def make_ready(self, bots: Sequence[int]) -> None:
        """Compile the kernel for these bots, or read it from the cache."""
        with self._busy, require_gpu() as device:
            self._player(device, bots)

    def _player(self, device: Device, bots: Sequence[int]) -> Player:
        program = PLAY_GREEDY if GREEDY_BOT in bots else PLAY_RANDOM
        if program not in self._players:
            self._players[program] = Player(Module(device, self.game, program))
        return self._players[program]


@functools.cache
def engine(game: Game) -> Cuda:
    return Cuda(game)


def check_run(seed: int, first: int, games: int) -> None:
    """A match seed has 62 bits: the run's seed in the upper 30, and the game's number in the lower 32."""
    if not 0 <= seed < 1 << 30:
        raise BadRun(f"the seed of a run must be from 0 to 2**30 - 1, not {seed}")
    if first < 0 or games < 1 or first + games > 1 << 32:
        raise BadRun(f"a run has games 0 to 2**32 - 1, not {games} games from {first} on")


def check_bots(seats: int, bots: Sequence[int] | None) -> list[int]:
    if bots is None:
        return [RANDOM_BOT] * seats
    if len(bots) != seats:
        raise BadRun(f"{seats} seats need {seats} bots, not {len(bots)}")
    if not set(bots) <= {RANDOM_BOT, GREEDY_BOT}:
        raise BadRun(f"bots on a GPU are random ({RANDOM_BOT}) or greedy ({GREEDY_BOT}), not {list(bots)}")
    return list(bots)


# --- the GPU ------------------------------------------------------------------------------------------------


def driver() -> Any:
    try:
        from cuda.bindings import driver as found
    except ImportError as error:
        raise CudaUnavailable(
            f"the CUDA engine needs NVIDIA's Python bindings: pip install 'aerodrome[cuda]', on Linux ({error})"
        ) from None
    return found


def asked(result: tuple[Any, ...]) -> Any:
    """The result of a driver call. Raises CudaFailed."""
    status, *answers = result
    if int(status):
        _, name = driver().cuGetErrorName(status)
        _, words = driver().cuGetErrorString(status)
        raise CudaFailed(f"{(words or b'an unnamed error').decode()} ({(name or b'').decode()} {int(status)})")
    return answers[0] if len(answers) == 1 else tuple(answers)


class Device:
    """The first GPU; CUDA_VISIBLE_DEVICES selects another. In a `with` block, driver calls go to it."""

    def __init__(self) -> None:
        api = driver()
        asked(api.cuInit(0))
        self.number = asked(api.cuDeviceGet(0))
        self.name = asked(api.cuDeviceGetName(100, self.number)).split(b"\0")[0].decode()
        kinds = [f"CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_{part}" for part in ("MAJOR", "MINOR")]
        version = [api.cuDeviceGetAttribute(getattr(api.CUdevice_attribute, kind), self.number) for kind in kinds]
        self.arch = "sm_" + "".join(str(asked(each)) for each in version)
        self.context = asked(api.cuDevicePrimaryCtxRetain(self.number))
        self.lost = ""  # why this process can no longer use the GPU

    def __enter__(self) -> Device:
        if self.lost:
            raise CudaFailed(self.lost)
        asked(driver().cuCtxPushCurrent(self.context))
        return self

    def __exit__(self, *_: object) -> None:
        driver().cuCtxPopCurrent()

    def wait(self) -> None:
        """Wait until the GPU has finished."""
        try:
            asked(driver().cuCtxSynchronize())
        except CudaFailed as error:
            self.lost = (
                f"the GPU failed: {error}. This process can no longer use it; start Python again. If it fails again, "
                "play on the native engine, which names the rule that is wrong"
            )
            raise CudaFailed(self.lost) from None


@functools.cache
def found_gpu() -> Device | str:
    """The GPU, or the reason why there is none."""
    try:
        return Device()
    except (CudaUnavailable, CudaFailed) as error:
        return str(error)
    except RuntimeError as error:  # the bindings cannot find the driver's library
        return " ".join(str(error).split())


def require_gpu() -> Device:
    """The GPU. Without one, raises CudaUnavailable, which says what still works."""
    found = found_gpu()
    if isinstance(found, str):
        raise CudaUnavailable(
            f"no NVIDIA GPU is available here ({found}). Run it on a machine with a GPU and a driver for CUDA 13 "
            "(580 or newer; nvidia-smi shows both), or use the native engine, which plays the same games"
        )
    return found


class Module:
    """A program on the GPU. Use it inside a `with` block of its device."""

    def __init__(self, device: Device, game: Game, program: Program) -> None:
        self.device, self.game, self.program = device, game, program
        self.cubin = cubins.find(game, program, device.arch)
        api = driver()
        try:
            self._module = asked(api.cuModuleLoadData(self.cubin.code))
        except CudaFailed as error:
            raise CudaUnavailable(
                f"the GPU's driver rejects code that NVRTC {cubins.nvrtc_version()} compiles for {device.arch} "
                f"({error}). Install a newer driver (nvidia-smi shows its CUDA version), or use the native engine"
            ) from None
        self._kernels = {name: asked(api.cuModuleGetFunction(self._module, name.encode())) for name in program.kernels}
        self._fault, _ = asked(api.cuModuleGetGlobal(self._module, b"fault_site"))
        needed = max(cubins.stack_of(self.cubin.log), *(self.takes("LOCAL_SIZE_BYTES", name) for name in self._kernels))
        stack = api.CUlimit.CU_LIMIT_STACK_SIZE
        if needed > asked(api.cuCtxGetLimit(stack)):  # by the deepest call
            asked(api.cuCtxSetLimit(stack, -(-needed // 16) * 16))
        carveout = api.CUfunction_attribute.CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT
        for name, kernel in self._kernels.items():
            if self.takes("SHARED_SIZE_BYTES", name) == 0:
                asked(api.cuFuncSetAttribute(kernel, carveout, 0))  # the rest of shared memory becomes cache
        # On a GPU nobody listens to the rules. The room holds only the cards, and all threads share it.
        cards = packed_tables(game, Library(cache_root(), self.cubin.sheet))
        room, _ = asked(api.cuModuleGetGlobal(self._module, b"room_in_constant"))
        asked(api.cuMemcpyHtoD(room, cards, len(cards)))

    def takes(self, attribute: str, kernel: str) -> int:
        """How much of a resource a kernel uses, by the driver's name for it: NUM_REGS, LOCAL_SIZE_BYTES."""
        which = getattr(driver().CUfunction_attribute, f"CU_FUNC_ATTRIBUTE_{attribute}")
        value: int = asked(driver().cuFuncGetAttribute(which, self._kernels[kernel]))
        return value

    def launch(self, kernel: str, argument: ctypes.Structure, games: int, stream: Any = 0) -> None:
        """Start a kernel with a thread for each game, after all that was started before it in this stream."""
        arguments = (ctypes.c_void_p * 1)(ctypes.addressof(argument))
        block = self.program.block
        blocks = -(-games // block)
        start = driver().cuLaunchKernel
        asked(start(self._kernels[kernel], blocks, 1, 1, block, 1, 1, 0, stream, ctypes.addressof(arguments), 0))

    def wait(self) -> None:
        """Wait until the GPU has finished. Raises RuleFault if a rule has failed."""
        self.device.wait()
        site = ctypes.c_int32()
        asked(driver().cuMemcpyDtoH(ctypes.addressof(site), self._fault, 4))
        if site.value:
            asked(driver().cuMemsetD8(self._fault, 0, 4))
            raise rule_fault(self.cubin.sheet, site.value, "The rule is wrong; the native engine shows in which game")


class Player:
    """Plays whole games with a program."""

    def __init__(self, module: Module) -> None:
        self._module = module

    def play(
        self, start: bytes, bots: Sequence[int], seed: int, first: int, games: int, progress: Callable[[int], None]
    ) -> Results:
        seats = len(bots)
        results = Results.room(games, seats)
        most = min(games, BATCH)
        with ExitStack() as taken:
            rooms = {
                name: memory(taken, ctypes.sizeof(rows) // games * most)
                for name, rows in zip(ROWS, results.rows, strict=True)
            }
            run = Run(
                start=holding(taken, start),
                bots=holding(taken, bytes(bots)),
                begun=memory(taken, 8),
                **rooms,
                seats=seats,
                seed=seed,
                max_plies=self._module.game.max_plies,
            )
            for done in range(0, games, BATCH):
                run.first, run.games = first + done, min(BATCH, games - done)
                asked(driver().cuMemsetD8(run.begun, 0, 8))
                self._module.launch("play", run, run.games)
                self._module.wait()
                for rows, address in zip(results.rows, rooms.values(), strict=True):
                    row = ctypes.sizeof(rows) // games
                    asked(driver().cuMemcpyDtoH(ctypes.addressof(rows) + done * row, address, run.games * row))
                progress(run.games)
        return results


def memory(taken: ExitStack, size: int) -> int:
    """Allocate memory on the GPU until the end of a `with` block, and return its address."""
    try:
        address = asked(driver().cuMemAlloc(size))
    except CudaFailed as error:
        raise CudaFailed(f"the GPU has no {size:,} bytes left ({error}). Stop other programs that use it") from None
    taken.callback(driver().cuMemFree, address)
    return int(address)


def holding(taken: ExitStack, content: bytes) -> int:
    address = memory(taken, len(content))
    asked(driver().cuMemcpyHtoD(address, content, len(content)))
    return address
