"""Damage stays with its table: `db check` names each, and a house goes on with all others."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from aerodrome.cli.db import app
from tests.table.conftest import postgresql_database
from tests.table.damages import DAMAGES, EVERY, SQLITE_DAMAGES, Damage, Meddler, fill


@pytest.fixture(scope="module")
def whole_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("whole") / "tables.db"
    asyncio.run(fill(f"sqlite:///{path}"))
    return path


@pytest.fixture
def whole_sqlite(whole_file: Path, tmp_path: Path) -> str:
    shutil.copy(whole_file, tmp_path / "tables.db")
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(scope="module")
def shared_postgresql(postgresql_server: str) -> Iterator[str]:
    with postgresql_database(postgresql_server) as url:
        yield url


@pytest.fixture
def whole_postgresql(shared_postgresql: str) -> str:
    asyncio.run(fill(shared_postgresql))
    return shared_postgresql


@pytest.fixture(params=["sqlite", "postgresql"])
def whole(request: pytest.FixtureRequest) -> str:
    """The URL of a database with several matches, once of each kind."""
    url: str = request.getfixturevalue(f"whole_{request.param}")
    return url


def checked(url: str) -> tuple[int, str]:
    """The status with which `db check` ends, and what it says."""
    result = CliRunner().invoke(app, ["check", "--database", url])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result.exit_code, result.output


def test_a_whole_store_is_whole(whole: str) -> None:
    assert checked(whole) == (0, "5 matches are whole.\n")


def named_and_all_others_whole(url: str, damage: Damage) -> None:
    damage.plant(Meddler(url))
    code, said = checked(url)
    [end] = re.findall(r"^\d+ matches .*$", said, re.M)
    faults = [line for line in said.splitlines() if ": " in line and " have entries from before" not in line]
    assert code == 1
    assert {line.partition(": ")[0] for line in faults} == {damage.named}, said
    assert any(re.search(damage.words, line) for line in faults), said
    there = len(EVERY | {damage.named} if damage.named == "ghost" else EVERY) - (damage.words.startswith("its rematch"))
    is_match = damage.named in EVERY or damage.named == "ghost"
    assert end == (f"{there - 1} matches are whole. 1 are not." if is_match else f"{there} matches are whole.")


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_planted_damage_is_named(whole: str, damage: Damage) -> None:
    named_and_all_others_whole(whole, damage)


@pytest.mark.parametrize("damage", SQLITE_DAMAGES.values(), ids=SQLITE_DAMAGES)
def test_what_only_sqlite_keeps_is_named(whole_sqlite: str, damage: Damage) -> None:
    named_and_all_others_whole(whole_sqlite, damage)


def test_every_damage_at_once(whole: str) -> None:
    """One damage hides no other at another table."""
    for name in ("first entry missing", "another start", "unknown game", "bot's seat taken", "person without name"):
        DAMAGES[name].plant(Meddler(whole))
    code, said = checked(whole)
    assert code == 1
    for name in ("first entry missing", "another start", "unknown game", "bot's seat taken", "person without name"):
        assert re.search(f"^{DAMAGES[name].named}: .*{DAMAGES[name].words}", said, re.M), (name, said)
    assert said.endswith("1 matches are whole. 4 are not.\n")


def test_a_file_with_a_spoilt_page(whole_sqlite: str) -> None:
    """What SQLite itself finds wrong is said, and what can still be read is checked."""
    path = Path(whole_sqlite.removeprefix("sqlite:///"))
    connection = sqlite3.connect(path)
    [(page,)] = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'matches_lobby'")
    [(size,)] = connection.execute("PRAGMA page_size")
    connection.close()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    code, said = checked(whole_sqlite)
    assert code == 1
    assert re.search("^the file: .*malformed", said, re.M), said
    assert said.endswith("5 matches are whole.\n")
