"""The systems that libraries and wheels are built for, all from one machine, by zig."""

from __future__ import annotations

from dataclasses import dataclass

SUFFIXES = {"linux": ".so", "musl": ".so", "macos": ".dylib", "windows": ".dll"}
"""How libraries are called, by system."""


@dataclass(frozen=True)
class Target:
    platform: str
    """System and processor, as in a library's sheet."""
    zig: str
    """The same in zig's words, with the oldest system that will do."""
    wheel: str
    """And as the tag of a wheel."""

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
