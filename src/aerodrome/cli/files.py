"""The files in which the command line keeps games."""

from __future__ import annotations

import itertools
import os
import tempfile
import time
from pathlib import Path

from aerodrome.cli.options import own_folder
from aerodrome.play.match import Match


def fresh_path(match: Match) -> Path:
    """A new file for a game that has none yet."""
    first = f"{match.game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = itertools.chain([first], (f"{first}-{n}" for n in itertools.count(2)))
    paths = (own_folder("games") / f"{name}.aero" for name in names)
    return next(path for path in paths if not os.path.exists(path))  # unlike Path.exists, it takes any path


def keep(match: Match, path: Path) -> Path:
    """Save the game, or save it in the system's temporary folder if its own is not writable. Returns where."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        match.save(path)
        return path
    except OSError:
        spare = Path(tempfile.gettempdir()) / path.name
        match.save(spare)
        return spare
