"""C compilers: find one, and run it.

Any of cc, gcc and clang will do. So will zig from PyPI (`ziglang`), which also compiles for other systems and for
WebAssembly.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from aerodrome.rulebook.errors import AerodromeError

FLAGS = (
    *("-std=c99", "-O3", "-fwrapv", "-fno-strict-aliasing", "-ffp-contract=off", "-fno-math-errno"),
    *("-fvisibility=hidden", "-w"),
)
"""Ints wrap around, states may be read as words, and every machine computes the same fractions."""

MORE_INLINED = ("-mllvm", "-inline-threshold=1000")
"""For zig. Rules are many small functions, and some games run a tenth faster if more of them are inlined."""

INSTALL = "install a C compiler (cc, gcc or clang), or `pip install ziglang`, which is one"


SUFFIXES = {"linux": ".so", "musl": ".so", "macos": ".dylib", "windows": ".dll"}
"""The suffix of libraries on each system."""


@dataclass(frozen=True)
class Target:
    platform: str  # system and processor, as in a library's sheet
    zig: str  # zig's name for it, with the oldest system that we support
    wheel: str  # its tag in the names of wheels

    @property
    def suffix(self) -> str:
        return SUFFIXES[self.platform.split("-")[0]]


# Windows includes the C library that we need since Windows 10; zig has no way to name that version.
ALL = (
    Target("linux-x86_64", "x86_64-linux-gnu.2.17", "manylinux_2_17_x86_64"),
    Target("linux-arm64", "aarch64-linux-gnu.2.17", "manylinux_2_17_aarch64"),
    Target("musl-x86_64", "x86_64-linux-musl", "musllinux_1_2_x86_64"),
    Target("musl-arm64", "aarch64-linux-musl", "musllinux_1_2_aarch64"),
    Target("macos-x86_64", "x86_64-macos.10.13", "macosx_10_13_x86_64"),
    Target("macos-arm64", "aarch64-macos.11.0", "macosx_11_0_arm64"),
    Target("windows-x86_64", "x86_64-windows-gnu", "win_amd64"),
    Target("windows-arm64", "aarch64-windows-gnu", "win_arm64"),
)

TARGETS = {target.platform: target for target in ALL}


class NoCompiler(AerodromeError):
    """This machine has no C compiler."""


class CompilerFailed(AerodromeError):
    """The compiler rejected the rules. The message quotes it."""


def zig(inlining: Sequence[str] = MORE_INLINED) -> list[str] | None:
    """The command that runs zig from PyPI; None if it is not installed."""
    if importlib.util.find_spec("ziglang") is None:
        return None
    return [sys.executable, "-m", "ziglang", "cc", *inlining]


def compiler() -> list[str]:
    """The command that runs this machine's compiler: the one that $CC names, or else the first one found."""
    try:
        chosen = shlex.split(os.environ.get("CC", ""))
    except ValueError:  # an unclosed quotation mark
        chosen = [os.environ["CC"]]
    if chosen:
        if shutil.which(chosen[0]) is None:
            raise NoCompiler(f"CC names {chosen[0]!r}, which was not found; unset it, or name a C compiler")
        return chosen
    for name in ("cc", "gcc", "clang"):
        if shutil.which(name):
            return [name]
    found = zig()
    if found is None:
        raise NoCompiler(f"no C compiler was found: {INSTALL}")
    # By default zig targets this exact processor, unlike the others, and machines may share a cache.
    return [*found, "-mcpu=baseline", "-s"]


def cross_compiler(target: Target) -> list[str]:
    """The command that runs zig to compile for another system, without debug symbols."""
    found = zig()
    if found is None:
        raise NoCompiler(f"only zig compiles for {target.platform} here: pip install ziglang")
    return [*found, "-target", target.zig, "-s"]


def host_suffix() -> str:
    """The suffix of libraries on this system."""
    return {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")


def compile_library(text: str, library: Path, *, command: Sequence[str] = (), flags: Sequence[str] = ()) -> None:
    """Compile a unit of C to a library, and keep the unit beside it. Without a command, use this machine's compiler."""
    source = library.with_suffix(".c")
    source.write_text(text, encoding="utf-8")
    system = {
        ".dll": ["-shared"],
        # On macOS a library records its own path, and this folder is temporary.
        ".dylib": ["-shared", "-fPIC", "-install_name", f"@rpath/{library.name}"],
        ".wasm": [],
    }.get(library.suffix, ["-shared", "-fPIC"])
    words = [*(command or compiler()), *FLAGS, *system, *flags, str(source), "-o", str(library)]
    try:
        done = subprocess.run(words, capture_output=True, text=True, check=False)
    except OSError as error:
        raise CompilerFailed(f"{words[0]} cannot be started ({error.strerror}): {INSTALL}") from None
    if done.returncode or not library.exists():
        said = (done.stderr or done.stdout).strip()[:2000] or "it said nothing and produced nothing"
        raise CompilerFailed(f"{' '.join(words[:3])} … does not compile {source.name}:\n{said}")
