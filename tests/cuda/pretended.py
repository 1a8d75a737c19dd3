"""A pretended GPU: the kernels' own text, compiled by this machine's C++ compiler, as warps of one thread.

Without a GPU, it shows that the engine and its kernels play the right games. It does not show how the threads of a warp
work together.
"""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path
from typing import Any

from aerodrome.engines.cubins import leave_out
from aerodrome.engines.library import translated
from aerodrome.engines.programs import Program
from aerodrome.rulebook.game import Game

HEAD = """
#define __CUDACC_RTC__
#define __device__
#define __constant__
#define __shared__ static
#define __global__ __attribute__((visibility("default")))
#define __noinline__ __attribute__((noinline))
#define __forceinline__ inline
#define __grid_constant__
#define __launch_bounds__(...)
#define __syncwarp()
#define __popc __builtin_popcount
#define __ballot_sync(mask, one) ((one) ? 1u : 0u)
#define atomicAdd(place, more) __sync_fetch_and_add(place, more)
#define atomicMin(place, one) (*(place) = *(place) < (one) ? *(place) : (one))
#define WARP 1
static struct { long long x; } blockIdx, threadIdx;
static void *way_out[5];
"""
TAIL = """
extern "C" __attribute__((visibility("default"))) void launch_KERNEL(const ARGUMENT *argument, long long blocks) {
  for (blockIdx.x = 0; blockIdx.x < blocks; blockIdx.x++)
    for (threadIdx.x = 0; threadIdx.x < BLOCK; threadIdx.x++)
      if (!__builtin_setjmp(way_out)) KERNEL(*argument);
}
"""


def compiled(game: Game, program: Program, folder: Path) -> ctypes.CDLL:
    unit = translated(game, program.entries(game))
    leave_out(unit)
    text = program.text(unit).replace('asm volatile("exit;")', "__builtin_longjmp(way_out, 1)")
    tails = [TAIL.replace("KERNEL", kernel).replace("ARGUMENT", program.argument) for kernel in program.kernels]
    name = f"{game.name}-{program.name}"
    source, library = folder / f"{name}.cpp", folder / f"{name}.so"
    source.write_text("".join([HEAD, text, "#undef KERNEL", *tails]), encoding="utf-8")
    flags = (
        "-x",
        "c++",
        "-O1",
        "-fwrapv",
        "-fno-strict-aliasing",
        "-w",
        "-shared",
        "-fPIC",
        "-Wl,-Bsymbolic",
    )  # libc has a `step`, too
    subprocess.run(["c++", *flags, str(source), "-o", str(library)], check=True)
    return ctypes.CDLL(str(library))


class Names:
    """Stands for the driver's enumerations: each name is its own value."""

    def __getattr__(self, name: str) -> str:
        return name


class PretendedDriver:
    """As much of the driver as the engine asks for."""

    CUdevice_attribute = CUfunction_attribute = CUlimit = Names()

    def __init__(self, library: ctypes.CDLL) -> None:
        self.library = library
        self.memory: dict[int, Any] = {}
        self.limit = 1024
        self.launches = 0
        self.streams = 0
        self.launched_in: set[int] = set()
        """The streams in which kernels were started."""
        self.broken = 0

    def cuInit(self, flags: int) -> tuple[int]:
        return (0,)

    def cuDeviceGet(self, number: int) -> tuple[int, int]:
        return 0, number

    def cuDeviceGetName(self, length: int, device: int) -> tuple[int, bytes]:
        return 0, b"a pretended GPU\0\0"

    def cuDeviceGetAttribute(self, which: str, device: int) -> tuple[int, int]:
        return 0, {
            "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR": 9,
        }.get(which, 0)

    def cuDevicePrimaryCtxRetain(self, device: int) -> tuple[int, str]:
        return 0, "context"

    def cuCtxPushCurrent(self, context: str) -> tuple[int]:
        return (0,)

    def cuCtxPopCurrent(self) -> tuple[int, str]:
        return 0, "context"

    def cuCtxSynchronize(self) -> tuple[int]:
        return (self.broken,)

    def cuStreamCreate(self, flags: int) -> tuple[int, int]:
        assert flags == 0, "it keeps its place beside the default stream"
        self.streams += 1
        return 0, self.streams

    def cuCtxGetLimit(self, which: str) -> tuple[int, int]:
        return 0, self.limit

    def cuCtxSetLimit(self, which: str, value: int) -> tuple[int]:
        self.limit = value
        return (0,)

    def cuGetErrorName(self, status: int) -> tuple[int, bytes]:
        return 0, b"CUDA_ERROR_ILLEGAL_ADDRESS"

    def cuGetErrorString(self, status: int) -> tuple[int, bytes]:
        return 0, b"an illegal memory access was encountered"

    def cuModuleLoadData(self, code: bytes) -> tuple[int, str]:
        assert code[1:4] == b"ELF"
        return 0, "module"

    def cuModuleGetFunction(self, module: str, name: bytes) -> tuple[int, str]:
        return 0, name.decode()

    def cuModuleGetGlobal(self, module: str, name: bytes) -> tuple[int, int, int]:
        return 0, ctypes.addressof(ctypes.c_char.in_dll(self.library, name.decode())), 0

    def cuFuncGetAttribute(self, which: str, function: str) -> tuple[int, int]:
        return 0, 100

    def cuFuncSetAttribute(self, function: str, which: str, value: int) -> tuple[int]:
        return (0,)

    def cuMemAlloc(self, size: int) -> tuple[int, int]:
        taken = ctypes.create_string_buffer(size)
        self.memory[ctypes.addressof(taken)] = taken
        return 0, ctypes.addressof(taken)

    def cuMemFree(self, address: int) -> tuple[int]:
        del self.memory[address]
        return (0,)

    def cuMemcpyHtoD(self, to: int, source: bytes, size: int) -> tuple[int]:
        ctypes.memmove(to, source, size)
        return (0,)

    def cuMemcpyDtoH(self, to: int, source: int, size: int) -> tuple[int]:
        ctypes.memmove(to, source, size)
        return (0,)

    def cuMemsetD8(self, address: int, value: int, size: int) -> tuple[int]:
        ctypes.memset(address, value, size)
        return (0,)

    def cuLaunchKernel(self, function: str, blocks: int, *rest: Any) -> tuple[int]:
        stream, arguments = rest[-3:-1]
        self.launched_in.add(stream)
        (run,) = (ctypes.c_void_p * 1).from_address(arguments)
        self.launches += 1
        self.library[f"launch_{function}"](ctypes.c_void_p(run), ctypes.c_longlong(blocks))
        return (0,)
