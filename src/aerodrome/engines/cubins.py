"""Cubins: a game's rules and a program over them. NVRTC compiles them for a GPU, and we keep them on disk.

Compiling needs the extra `cuda`, but no GPU.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aerodrome.engines.kinds import VOID, Row
from aerodrome.engines.library import Sheet, cache_root, fits, sheet_for, translated
from aerodrome.engines.programs import Program
from aerodrome.engines.translate import Function, Unit
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game

ARCH = "sm_90"
"""The architecture to compile for if there is no GPU to ask."""
FLAGS = ("--fmad=false", "--ptxas-options=-v", "--disable-warnings")
MADE_OF = ("cubins.py", "programs.py")
"""The files that go into a program besides those of a library and its own."""


class CudaUnavailable(AerodromeError):
    """The CUDA engine is not available here; the message says what is missing."""


class KernelRefused(AerodromeError):
    """NVRTC rejected the rules. The message quotes it."""


@dataclass(frozen=True)
class Cubin:
    """A compiled program, with what callers need to use it."""

    code: bytes
    sheet: Sheet
    log: str  # NVRTC's report about registers and stack


# --- leaving out code without effect -------------------------------------------------------------------------

# Games keep an account of what each seat may know. Random bots never look at it, and on a GPU all threads of a warp
# wait for the one that updates it.


def leave_out(unit: Unit) -> list[Function]:
    """Empty the functions that do not affect the exported ones. Returns them.

    The result suits callers that do not listen, and that learn about a state only what exported functions return or
    write into their rows.
    """
    staying = functions_that_matter(unit)
    left_out = [function for function in unit.functions if function not in staying and function.returns == VOID]
    for function in left_out:
        function.text = f"{function.prototype} {{}}"
    # Other functions that return something are called only by the emptied ones.
    unit.functions[:] = [function for function in unit.functions if function in staying or function in left_out]
    return left_out


def functions_that_matter(unit: Unit) -> set[Function]:
    staying = set(unit.exports.values())
    while True:
        if any(function.compares for function in staying):  # every field matters
            return set(unit.functions)
        looked_at = {field for function in staying for field in function.loads}
        called = {callee for function in staying for callee in function.callees}
        more = {function for function in called - staying if matters(function, looked_at)}
        if not more:
            return staying
        staying |= more


def matters(function: Function, looked_at: set[Any]) -> bool:
    """Does it return something, or change a field that somebody reads?"""
    if function.returns != VOID or any(isinstance(kind, Row) for kind in function.parameters.values()):
        return True  # only its caller knows which fields the rows belong to
    met = [function]  # and everything that it calls, directly or indirectly
    for each in met:
        met += each.callees - set(met)
    return any(each.copies or each.stores & looked_at for each in met)


# --- compiling ----------------------------------------------------------------------------------------------


def nvrtc() -> Any:
    """NVRTC's functions. Raises CudaUnavailable if they are missing."""
    try:
        from cuda.bindings import nvrtc as found

        found.nvrtcVersion()
    except (ImportError, RuntimeError) as error:
        fault = " ".join(str(error).split())
        raise CudaUnavailable(
            f"the CUDA engine needs NVIDIA's NVRTC: pip install 'aerodrome[cuda]', on Linux ({fault})"
        ) from None
    return found


def nvrtc_version() -> str:
    _, major, minor = nvrtc().nvrtcVersion()
    return f"{major}.{minor}"


def compiled_kernel(text: str, name: str, arch: str = ARCH, seen_from_outside: Sequence[str] = ()) -> tuple[bytes, str]:
    """The kernel as machine code, and NVRTC's log. This needs no GPU. NVRTC may optimize away any variable that is not
    ``seen_from_outside``."""
    api = nvrtc()

    def asked(result: Any) -> Any:
        if int(result[0]):
            raise KernelRefused(f"NVRTC: {api.nvrtcGetErrorString(result[0])[1].decode()}")
        return result[1] if len(result) > 1 else None

    program = asked(api.nvrtcCreateProgram(text.encode(), name.encode(), 0, [], []))
    for variable in seen_from_outside:
        asked(api.nvrtcAddNameExpression(program, f"&{variable}".encode()))
    flags = [f"--gpu-architecture={arch}".encode(), *(flag.encode() for flag in FLAGS)]
    (failed,) = api.nvrtcCompileProgram(program, len(flags), flags)
    log = bytes(asked(api.nvrtcGetProgramLogSize(program)))
    asked(api.nvrtcGetProgramLog(program, log))
    said = log.rstrip(b"\0 ").decode(errors="replace")
    if int(failed):
        raise KernelRefused(f"NVRTC {nvrtc_version()} rejected {name} for {arch}:\n{said[:2000]}")
    code = bytes(asked(api.nvrtcGetCUBINSize(program)))
    asked(api.nvrtcGetCUBIN(program, code))
    api.nvrtcDestroyProgram(program)
    return code, said


def make(game: Game, program: Program, arch: str = ARCH) -> Cubin:
    """Translate and compile a game."""
    entries = program.entries(game)
    unit = translated(game, entries)
    sheet = sheet_for(unit, entries, f"cuda-{arch}")
    leave_out(unit)
    name = f"{game.name}-{program.name}.cu"
    code, log = compiled_kernel(program.text(unit), name, arch, ["fault_site", "room_in_constant"])
    return Cubin(code, sheet, log)


# --- keeping ------------------------------------------------------------------------------------------------


def find(game: Game, program: Program, arch: str = ARCH) -> Cubin:
    """A program over a game: the one on disk if it was made from the current sources, or else a new one."""
    path = path_of(game, program, arch)
    kept = read(path)
    if kept and fits(kept.sheet, game, program.entries(game), strict=False, target=f"cuda-{arch}"):
        return kept
    made = make(game, program, arch)
    keep(path, made)
    return made


def path_of(game: Game, program: Program, arch: str) -> Path:
    """The file of a program. Its name has a hash of everything besides the rules that it is made from."""
    sources = [Path(__file__).with_name(name).read_text(encoding="utf-8") for name in MADE_OF]
    facts = repr([nvrtc_version(), FLAGS, program.name, program.block, program.registers, program.source, sources])
    mark = hashlib.sha256(facts.encode()).hexdigest()[:16]
    return cache_root() / "cuda" / f"{game.name}-{program.name}-{arch}-{mark}.cubin"


def read(path: Path) -> Cubin | None:
    """Read a file: a line that describes the code, then the code. Returns None if it is missing or damaged."""
    try:
        head, code = path.read_bytes().split(b"\n", 1)
        about = json.loads(head)
        if hashlib.sha256(code).hexdigest() != about["sha256"]:
            return None
        return Cubin(code, Sheet.from_json(about["sheet"]), about["log"])
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return None


def keep(path: Path, cubin: Cubin) -> None:
    """Write a file in one step. If it cannot be written, the kernel is made again next time."""
    about = {"sha256": hashlib.sha256(cubin.code).hexdigest(), "log": cubin.log, "sheet": cubin.sheet.to_json()}
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".making-", delete=False) as making:
            making.write(json.dumps(about, separators=(",", ":")).encode() + b"\n" + cubin.code)
        os.replace(making.name, path)


def stack_of(log: str) -> int:
    return max(map(int, re.findall(r"(\d+) bytes cumulative stack size", log)), default=0)
