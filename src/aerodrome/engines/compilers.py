"""C compilers: which one is here, and how it is asked.

Whatever is there will do: cc, gcc, clang, or zig from PyPI (`ziglang`), which also compiles for other systems and for
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
"""Ints wrap around, states are also looked at as words, and fractions are computed alike everywhere."""

MORE_INLINED = ("-mllvm", "-inline-threshold=1000")
"""For zig: rules are many small functions, and some games are a tenth faster when more of them are inlined."""

INSTALL = "install a C compiler (cc, gcc or clang), or `pip install ziglang`, which is one"


SUFFIXES = {"linux": ".so", "musl": ".so", "macos": ".dylib", "windows": ".dll"}
"""How libraries are called, by system."""


@dataclass(frozen=True)
class Target:
    platform: str  # system and processor, as in a library's sheet
    zig: str  # the same in zig's words, with the oldest system that will do
    wheel: str  # and as the tag of a wheel

    @property
    def suffix(self) -> str:
        return SUFFIXES[self.platform.split("-")[0]]


# Windows has the C library that everything here needs since Windows 10; zig says nothing about it.
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
    """There is nothing here that compiles C."""


class CompilerFailed(AerodromeError):
    """The compiler does not take the rules. Its own words are in the message."""


def zig(inlining: Sequence[str] = MORE_INLINED) -> list[str] | None:
    """The compiler that comes from PyPI, as a command."""
    if importlib.util.find_spec("ziglang") is None:
        return None
    return [sys.executable, "-m", "ziglang", "cc", *inlining]


def compiler() -> list[str]:
    """The compiler of this machine, as a command: the one that $CC names, or the first that is found."""
    try:
        chosen = shlex.split(os.environ.get("CC", ""))
    except ValueError:  # a quotation mark that is never closed
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
    # Unlike the others, zig would use all that this very processor has, and a cache may be shared with another machine.
    return [*found, "-mcpu=baseline", "-s"]


def cross_compiler(target: Target) -> list[str]:
    """zig, as a command that compiles for another system; without names that only a debugger reads."""
    found = zig()
    if found is None:
        raise NoCompiler(f"only zig compiles for {target.platform} here: pip install ziglang")
    return [*found, "-target", target.zig, "-s"]


def host_suffix() -> str:
    """How libraries are called on this system."""
    return {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")


def compile_library(text: str, library: Path, *, command: Sequence[str] = (), flags: Sequence[str] = ()) -> None:
    """Compile a unit of C to a library; the unit stays beside it.

    Without a command, it is done with the compiler that is here, for this machine.
    """
    source = library.with_suffix(".c")
    source.write_text(text, encoding="utf-8")
    system = {
        ".dll": ["-shared"],
        # A library on macOS holds its own name, which would be the path of a folder that is soon gone.
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
