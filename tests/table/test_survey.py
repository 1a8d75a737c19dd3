"""`db check` in several processes, and in several runs: what it finds is the same."""

from __future__ import annotations

import asyncio
import random
from multiprocessing import active_children
from pathlib import Path

import pytest
from typer.testing import CliRunner

from aerodrome.cli.db import app
from aerodrome.store import survey
from aerodrome.store.errors import StoreError
from aerodrome.store.store import Store
from aerodrome.store.survey import Checked, Findings, Here, InProcesses, check_all
from tests.table.damages import DAMAGES, Meddler, fill
from tests.table.helpers import NOW, fresh_batch, play, running_table

MATCHES = 30


async def fill_more(url: str) -> None:
    """The usual matches, and many more."""
    await fill(url)
    batches = []
    for seed in range(100, 100 + MATCHES):
        table = running_table("airships", 2, seed)
        play(table, random.Random(seed), 12, NOW)
        batches.append(fresh_batch(table))
    async with await Store.open(url) as store:
        assert not any(await store.append(batches))


@pytest.fixture
def damaged(database_url: str) -> str:
    asyncio.run(fill_more(database_url))
    for name in ("first entry missing", "another start", "unknown game", "person without name"):
        DAMAGES[name].plant(Meddler(database_url))
    return database_url


def check(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["check", *words])
    assert result.exception is None or isinstance(result.exception, SystemExit), (result.output, result.exception)
    return result.exit_code, result.output


def test_several_processes_find_what_one_finds(damaged: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(survey, "PAGE", 4)
    alone = check("--database", damaged)
    assert alone[0] == 1
    assert alone[1].endswith(f"{MATCHES + 2} matches are whole. 3 are not.\n")
    assert check("--database", damaged, "--processes", "2") == alone


class Stopped(Exception):
    pass


async def stop_after(url: str, findings: Findings, pages: int) -> None:
    """A check that ends in the middle."""
    async with await Store.open(url) as store:
        left = pages
        async for checked in check_all(store, Here(store), 1, findings.found):
            if left == 0:
                raise Stopped
            findings.add(checked)
            left -= 1


@pytest.mark.parametrize("half_a_line", [False, True])
def test_a_stopped_check_goes_on(
    damaged: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, half_a_line: bool
) -> None:
    monkeypatch.setattr(survey, "PAGE", 4)
    alone, path = check("--database", damaged), tmp_path / "findings"
    name = asyncio.run(_name(damaged))
    with pytest.raises(Stopped):
        asyncio.run(stop_after(damaged, Findings(path, name, None), 3))
    if half_a_line:
        path.write_bytes(path.read_bytes() + b'[{},4,0,"tab')
    looked: list[str] = []
    look = Here.look

    async def noting(self: Here, ids: list[str]) -> list[survey.Look]:
        looked.extend(ids)
        return await look(self, ids)

    monkeypatch.setattr(Here, "look", noting)
    assert check("--database", damaged, "--resume", str(path)) == alone
    assert len(looked) == 5 + MATCHES - 12, "what was looked at before is not looked at again"
    assert not path.exists(), "the next check begins anew"
    assert check("--database", damaged, "--resume", str(path)) == alone
    assert len(looked) == 2 * (5 + MATCHES) - 12


async def _name(url: str) -> str:
    async with await Store.open(url) as store:
        return store.name


def test_findings_of_something_else_are_refused(tmp_path: Path) -> None:
    Findings(tmp_path / "findings", "a", None).add(Checked({"m": ["bad"]}, 4, 1, "m"))
    assert Findings(tmp_path / "findings", "a", None).found == [({"m": ["bad"]}, 4, 1, "m")]
    (tmp_path / "letter").write_text("Dear Ada,\n")
    for path, database, archives, said in (
        ("findings", "b", None, "the findings of another check, of a"),
        ("findings", "a", tmp_path, "the findings of another check, of a"),
        ("letter", "a", None, "no findings of a check"),
        (".", "a", None, "cannot be used for findings"),
    ):
        with pytest.raises(StoreError, match=said):
            Findings(tmp_path / path, database, archives)
    assert (tmp_path / "letter").read_text() == "Dear Ada,\n"


@pytest.mark.asyncio
async def test_a_check_that_is_given_up_leaves_no_process(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(survey, "PAGE", 4)
    await fill_more(sqlite_url)
    several = InProcesses(sqlite_url, 2)
    async with await Store.open(sqlite_url) as store:
        checks = check_all(store, several, 4)
        async for _ in checks:
            break
        await checks.aclose()  # type: ignore[attr-defined]
    several.close()
    for process in active_children():
        await asyncio.to_thread(process.join, 60)
        assert process.exitcode is not None
