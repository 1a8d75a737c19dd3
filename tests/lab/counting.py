"""Work for workers: parts that count, and parts during which a worker is killed."""

from __future__ import annotations

import os
import pkgutil
import signal
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Counting:
    """A run whose parts are numbers. ``deadly`` says during how many tries of a part its worker is killed."""

    folder: str
    deadly: tuple[tuple[int, int], ...] = ()

    def header(self) -> dict[str, Any]:
        return {"counting": 1, "deadly": [list(each) for each in self.deadly]}


def squared(run: Counting, part: int) -> int:
    """The square of a number, unless its worker is to die: each try leaves a file."""
    folder = Path(run.folder)
    tries = len(list(folder.glob(f"{part}.*")))
    (folder / f"{part}.{tries}").write_text(str(os.getpid()))
    if tries < dict(run.deadly).get(part, 0):
        os.kill(os.getpid(), signal.SIGKILL)
    return part * part


def refused(run: Counting, part: int) -> int:
    from aerodrome.simulate.rollout import BadGames

    raise BadGames(f"part {part} makes no sense")


def dying(folder: str, work: str, deadly: int, plan: Any, part: int) -> Any:
    """What a function does, but the first worker that has this part is killed."""
    dead = Path(folder) / "dead"
    if part == deadly and not dead.exists():
        dead.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return pkgutil.resolve_name(work)(plan, part)


def tries(run: Counting, part: int) -> int:
    return len(list(Path(run.folder).glob(f"{part}.*")))
