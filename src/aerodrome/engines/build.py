"""Builds the libraries of games ahead of time: `python -m aerodrome.engines.build`.

By default it builds all games for this machine and puts the libraries beside the code, where they are found at once. It
skips those that are up to date. Building a wheel runs this too, so it needs nothing but the package itself.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from aerodrome.engines import library as libraries
from aerodrome.engines.compilers import TARGETS, Target, compiler, cross_compiler, host_suffix
from aerodrome.engines.entries import all_entries
from aerodrome.engines.library import Library
from aerodrome.games import PACKAGES, load
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game


class UnknownTarget(AerodromeError):
    """A target that does not exist; the message lists those that do."""


def target_named(name: str) -> Target:
    if name not in TARGETS:
        raise UnknownTarget(f"there is no target called {name!r}; the targets are: {', '.join(TARGETS)}")
    return TARGETS[name]


def build_games(
    names: Iterable[str],
    folder: Path,
    *,
    target: Target | None = None,
    force: bool = False,
    say: Callable[[str], None] = print,
) -> list[Library]:
    """Build the libraries of these games into a folder, several at once. Without a target, build for this machine.

    Raises NoCompiler or CompilerFailed.
    """
    platform = target.platform if target else libraries.platform_here()
    suffix = target.suffix if target else host_suffix()

    def made(game: Game) -> Library:
        begun = time.monotonic()
        entries = all_entries(game)
        there = libraries.read(folder, game.name, suffix)
        if there and not force and libraries.fits(there.sheet, game, entries, strict=False, target=platform):
            say(f"{game.name} for {platform}: up to date")
            return there
        command = cross_compiler(target) if target else compiler()
        library = libraries.build(game, entries, folder, target=platform, suffix=suffix, command=command)
        kilobytes = library.path.stat().st_size / 1000
        say(f"{game.name} for {platform}: compiled in {time.monotonic() - begun:.1f} s, {kilobytes:.0f} KB")
        return library

    games = [load(name) for name in names]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(made, games))


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m aerodrome.engines.build", description="Compile the rules of games."
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default all of them")
    parser.add_argument("--target", metavar="NAME", help="build for another system, with zig; see --list")
    parser.add_argument(
        "--into", type=Path, metavar="FOLDER", help="where to put the libraries; by default beside the code"
    )
    parser.add_argument("--force", action="store_true", help="build libraries even if they are up to date")
    parser.add_argument("--list", action="store_true", help="list the targets")
    given = parser.parse_args(words)
    if given.list:
        for known in TARGETS.values():
            print(f"{known.platform:16} {known.wheel:24} {known.zig}")
        return 0
    if given.target and not given.into:
        parser.error("--target needs --into: beside the code, a library for another system is useless")
    try:
        target = target_named(given.target) if given.target else None
        build_games(given.games or PACKAGES, given.into or libraries.BUILT, target=target, force=given.force)
    except (AerodromeError, OSError) as error:
        print(f"The rules were not compiled: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
