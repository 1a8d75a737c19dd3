"""Where the command line keeps games."""

from __future__ import annotations

import itertools
import os
import tempfile
import time
from pathlib import Path

import platformdirs

from aerodrome.play.match import Match


def games_folder() -> Path:
    """The user's games: $AERODROME_HOME, or the system's place for a user's data."""
    home = os.environ.get("AERODROME_HOME")
    return Path(home) if home else Path(platformdirs.user_data_dir("aerodrome", appauthor=False)) / "games"


def fresh_path(match: Match) -> Path:
    """A file name for a game that has none yet."""
    first = f"{match.game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = itertools.chain([first], (f"{first}-{n}" for n in itertools.count(2)))
    paths = (games_folder() / f"{name}.aero" for name in names)
    return next(path for path in paths if not os.path.exists(path))  # unlike Path.exists, it takes any path


def keep(match: Match, path: Path) -> Path:
    """Save the game; where the folder cannot be written, save it in the system's temporary folder. Returns where."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        match.save(path)
        return path
    except OSError:
        spare = Path(tempfile.gettempdir()) / path.name
        match.save(spare)
        return spare
