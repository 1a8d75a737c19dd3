"""The files of the browser client, as `make web` has built them from web/ into static/."""

from __future__ import annotations

from functools import cache
from pathlib import Path

STATIC = Path(__file__).with_name("static")
PAGE = "index.html"


def is_built() -> bool:
    return (STATIC / PAGE).is_file()


def page() -> bytes:
    return (STATIC / PAGE).read_bytes()


def files() -> dict[str, Path]:
    """The files by name; what is not among them is not served, whatever a path may say."""
    return _files(STATIC)


@cache
def _files(folder: Path) -> dict[str, Path]:
    return {path.name: path for path in folder.iterdir() if path.is_file()} if folder.is_dir() else {}
