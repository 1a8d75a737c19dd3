"""Build a wheel for every system, inspect each, and play with the one for this machine: `make wheels`.

Most of the wheels cannot run here. So the tool reads from each library its system and processor, what it offers, what
it needs, and the oldest system that it runs on.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile
import time
import venv
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import lief

from aerodrome.bots.learned import FILE
from aerodrome.engines.compilers import TARGETS, Target
from aerodrome.engines.library import Sheet, platform_here, prefix_of
from aerodrome.games import PACKAGES, load

ROOT = Path(__file__).parent.parent
MOST_BYTES = 3_000_000
"""Without networks, each of which may have a megabyte."""
FACTS = ("tag", "room_bytes", "state_bytes")
"""Symbols that describe a library, besides those that its sheet names."""

C_LIBRARIES = {
    "linux": ("libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"),
    "musl": ("libc.so",),
    "macos": ("/usr/lib/libSystem.B.dylib",),
    "windows": ("kernel32.dll", "api-ms-win-crt-"),
}
"""Libraries that every system of a kind has; on Windows, the first letters of their names."""

PROCESSORS = {
    lief.ELF.ARCH.X86_64: "x86_64",
    lief.ELF.ARCH.AARCH64: "arm64",
    lief.MachO.Header.CPU_TYPE.X86_64: "x86_64",
    lief.MachO.Header.CPU_TYPE.ARM64: "arm64",
    lief.PE.Header.MACHINE_TYPES.AMD64: "x86_64",
    lief.PE.Header.MACHINE_TYPES.ARM64: "arm64",
}

Version = tuple[int, ...]


@dataclass(frozen=True)
class Facts:
    """What the tool can read from a library without loading it."""

    platform: str
    exports: frozenset[str]
    needs: frozenset[str]
    """The other libraries that it needs."""
    oldest: Version
    """The oldest version of glibc or macOS that it runs on."""
    signed: bool = False


def facts_of(data: bytes) -> Facts | None:
    """The facts about a library; None if its kind is unknown."""
    lief.logging.disable()
    found = lief.parse(data)
    if isinstance(found, lief.ELF.Binary):
        return facts_of_elf(found)
    if isinstance(found, lief.MachO.Binary):
        return facts_of_mach_o(found)
    if isinstance(found, lief.PE.Binary):
        machine = PROCESSORS.get(found.header.machine, "?")
        exported = found.get_export()
        exports = frozenset(str(each.name) for each in exported.entries) if exported else frozenset()
        return Facts(f"windows-{machine}", exports, frozenset(str(name).lower() for name in found.libraries), ())
    return None


def facts_of_elf(found: lief.ELF.Binary) -> Facts:
    needs = frozenset(map(str, found.libraries))
    system = "musl" if "libc.so" in needs else "linux"
    wanted = [
        str(version.name).removeprefix("GLIBC_")
        for library in found.symbols_version_requirement
        for version in library.get_auxiliary_symbols()
    ]
    return Facts(
        f"{system}-{PROCESSORS.get(found.header.machine_type, '?')}",
        frozenset(str(each.name) for each in found.exported_symbols),
        needs,
        max(map(version_of, wanted), default=()),
    )


def facts_of_mach_o(found: lief.MachO.Binary) -> Facts:
    # Names have one more underscore at the front than in C. The linker adds these two.
    exports = {str(each.name)[1:] for each in found.exported_symbols} - {"_mh_dylib_header", "__dso_handle"}
    own = lief.MachO.LoadCommand.TYPE.ID_DYLIB
    oldest = (
        found.build_version.minos if found.build_version else found.version_min.version if found.version_min else []
    )
    return Facts(
        f"macos-{PROCESSORS.get(found.header.cpu_type, '?')}",
        frozenset(exports),
        frozenset(str(each.name) for each in found.libraries if each.command != own),
        tuple(oldest[:2]),
        found.has_code_signature,
    )


def version_of(text: str) -> Version:
    return tuple(int(part) if part.isdigit() else 1 << 30 for part in text.split("."))


def oldest_promised(target: Target) -> Version:
    """The oldest system that the tag of a wheel names; () if it names none."""
    kind, *rest = target.wheel.split("_")
    return tuple(map(int, rest[:2])) if kind in ("manylinux", "macosx") else ()


def faults_in_library(data: bytes, sheet: Sheet, target: Target) -> Iterator[str]:
    """How a library differs from what its sheet and its wheel say."""
    facts = facts_of(data)
    if facts is None:
        yield "it is no library"
        return
    if not facts.platform == sheet.platform == target.platform:
        yield f"it is for {facts.platform}, its sheet for {sheet.platform}"
    if sheet.made != hashlib.sha256(data).hexdigest():
        yield "it is not the one that its sheet was written for"
    wanted = {f"{prefix_of(sheet.game)}_{name}" for name in (*sheet.entries, *FACTS)}
    if facts.exports != wanted:
        yield f"it offers too much or too little: {', '.join(sorted(facts.exports ^ wanted))}"
    usual = C_LIBRARIES[target.platform.split("-")[0]]
    if unusual := sorted(name for name in facts.needs if not name.startswith(usual)):
        yield f"it needs {', '.join(unusual)}"
    if facts.oldest > oldest_promised(target):
        yield f"it needs a system of version {'.'.join(map(str, facts.oldest))}"
    if target.platform == "macos-arm64" and not facts.signed:
        yield "it is not signed, and would not be loaded"


def networks() -> dict[str, bytes]:
    """The networks that come with games, by their names in a wheel."""
    found = (load(name).folder / FILE for name in PACKAGES)
    return {f"aerodrome/games/{path.parent.name}/{FILE}": path.read_bytes() for path in found if path.exists()}


def faults_in_wheel(wheel: Path, target: Target) -> list[str]:
    """The faults of a wheel, one sentence each."""
    faults = []
    tag = f"py3-none-{target.wheel}"
    if not wheel.name.endswith(f"-{tag}.whl"):
        faults.append(f"its name does not end in {tag}")
    most = MOST_BYTES + sum(map(len, networks().values()))
    if (size := wheel.stat().st_size) > most:
        faults.append(f"it has {size / 1e6:.1f} MB; {most / 1e6:.0f} are allowed")
    with zipfile.ZipFile(wheel) as opened:
        names = set(opened.namelist())
        if f"Tag: {tag}" not in opened.read(next(n for n in names if n.endswith(".dist-info/WHEEL"))).decode():
            faults.append(f"its tag is not {tag}")
        if "aerodrome/server/static/index.html" not in names:
            faults.append("the browser client is missing")
        faults += [
            f"{name} is missing, or another one"
            for name, content in networks().items()
            if name not in names or opened.read(name) != content
        ]
        built = "aerodrome/engines/built/"
        expected = {f"{built}{game}{suffix}" for game in PACKAGES for suffix in (target.suffix, ".json")}
        if expected != (there := {name for name in names if name.startswith(built)}):
            faults.append(f"missing, or too much: {', '.join(sorted(expected ^ there))}")
            return faults
        for game in PACKAGES:
            sheet = Sheet.from_json(opened.read(f"{built}{game}.json").decode())
            data = opened.read(f"{built}{game}{target.suffix}")
            faults += [f"{game}{target.suffix}: {fault}" for fault in faults_in_library(data, sheet, target)]
    return faults


def build_wheel(target: Target, folder: Path) -> Path:
    """Build a wheel with the current build of the browser client. It replaces older wheels for the same target."""
    pattern = f"aerodrome-*-py3-none-{target.wheel}.whl"
    for older in folder.glob(pattern):
        older.unlink()
    environment = os.environ | {"AERODROME_TARGET": target.platform, "AERODROME_CLIENT": "built"}
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"The wheel for {target.platform} could not be built:\n{done.stdout}{done.stderr}")
    return next(folder.glob(pattern))


def try_wheel(wheel: Path) -> None:
    """Install a wheel in an empty environment without a compiler, and play."""
    with tempfile.TemporaryDirectory(prefix="aerodrome-") as folder:
        fresh = Path(folder, "fresh")
        venv.create(fresh, with_pip=True)
        python = fresh / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        quiet = ("--quiet", "--disable-pip-version-check", "--no-index", "--no-deps")
        subprocess.run([python, "-m", "pip", "install", *quiet, wheel], check=True)
        outside = {name: value for name, value in os.environ.items() if name not in ("CC", "PYTHONPATH")}
        environment = outside | {"PATH": "", "AERODROME_CACHE": str(Path(folder, "cache"))}
        subprocess.run([python, "-I", ROOT / "tools" / "wheel_trial.py"], cwd=folder, env=environment, check=True)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("targets", nargs="*", metavar="TARGET", help="by default all of them")
    parser.add_argument("--into", type=Path, default=ROOT / "dist", metavar="FOLDER", help="where the wheels go")
    asked = parser.parse_args(words)
    if unknown := [name for name in asked.targets if name not in TARGETS]:
        parser.error(f"there is no target called {unknown[0]!r}; the targets are: {', '.join(TARGETS)}")
    faulty = 0
    for name in asked.targets or TARGETS:
        begun = time.monotonic()
        wheel = build_wheel(TARGETS[name], asked.into)
        faults = faults_in_wheel(wheel, TARGETS[name])
        faulty += bool(faults)
        took, size = time.monotonic() - begun, wheel.stat().st_size
        print(f"{name:15} {size / 1000:5.0f} KB {took:4.0f} s  {wheel.name}", flush=True)
        for fault in faults:
            print(f"    {fault}")
        if name == platform_here() and not faults:
            try_wheel(wheel)
    return 1 if faulty else 0


if __name__ == "__main__":
    sys.exit(main())
