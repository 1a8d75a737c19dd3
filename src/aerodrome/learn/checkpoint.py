"""Checkpoints: all that a run needs to go on as if nothing had happened."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, BinaryIO
from zipfile import BadZipFile

import numpy as np
import torch

from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game

FORMAT = 1
CHECKPOINT, GAMES = "checkpoint.pt", "games.npz"
AFTER = "iterations"


class BadCheckpoint(AerodromeError, ValueError):
    """A folder that a run cannot continue from, or cannot begin in; the message says why."""


def write_atomically(path: Path, write: Callable[[BinaryIO], None]) -> None:
    """Write a file in one step: it is there as a whole, or as it was before."""
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".writing-", delete=False) as file:
        try:
            write(file)  # type: ignore[arg-type, unused-ignore]
            file.flush()
            os.fsync(file.fileno())
        except BaseException:
            os.unlink(file.name)
            raise
    os.chmod(file.name, 0o644)
    os.replace(file.name, path)


def about(game: Game) -> dict[str, Any]:
    """What a checkpoint's network was made for."""
    return {
        "game": game.name,
        "rules": game.version,
        "pieces": [[name, size] for name, size in game.pieces],
        "actions": game.actions,
    }


def save(folder: Path, game: Game, run: Mapping[str, Any], games: Mapping[str, Any] | None) -> None:
    """Write a checkpoint, with or without the games as they stand."""
    content = {"aerodrome training": FORMAT, **about(game), **run}
    if games is not None:
        write_atomically(folder / GAMES, lambda file: np.savez(file, **{AFTER: run["iterations"]}, **games))
    write_atomically(folder / CHECKPOINT, lambda file: torch.save(content, file))


def load(folder: Path, game: Game) -> dict[str, Any]:
    path = folder / CHECKPOINT
    try:
        content = torch.load(path, map_location="cpu", weights_only=True)
    except FileNotFoundError:
        raise BadCheckpoint(f"there is no checkpoint in {folder}; begin a run there without --resume") from None
    except Exception as error:  # PyTorch has many ways to say that a file is none of its own
        raise BadCheckpoint(f"{path} is damaged, or no checkpoint ({str(error).splitlines()[0][:200]})") from None
    if not isinstance(content, dict) or content.get("aerodrome training") != FORMAT:
        raise BadCheckpoint(f"{path} is not a checkpoint of this version of Aerodrome")
    for name, now in about(game).items():
        if content.get(name) != now:
            what = "what the game observes" if name == "pieces" else f"{name} {now}, not {content.get(name)}"
            raise BadCheckpoint(
                f"{path} does not fit: it was made for another game or version ({what}). Begin a new run"
            )
    return content


def load_games(folder: Path, iterations: int) -> dict[str, Any] | None:
    """The games of a checkpoint; None if they were not kept, have been left behind, or are those of another one."""
    try:
        with np.load(folder / GAMES, allow_pickle=False) as file:
            kept = dict(file)
        return kept if kept.pop(AFTER) == iterations else None
    except FileNotFoundError:
        return None
    except (OSError, ValueError, KeyError, BadZipFile) as error:
        raise BadCheckpoint(
            f"{folder / GAMES} is damaged ({error}); without it, the run goes on with other games"
        ) from None


def fresh_folder(folder: Path) -> None:
    """Make a folder for a run. One that has something in it is left alone."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadCheckpoint(f"{folder} is not empty; name another folder with --out, or continue with --resume")
    except OSError as error:
        raise BadCheckpoint(f"{folder} cannot be used ({error}); name another folder with --out") from None
