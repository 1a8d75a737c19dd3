"""Archives: finished matches leave the database, and nothing else does; what was played is still read and checked."""

from __future__ import annotations

import asyncio
import os
import zipfile
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from aerodrome.cli.db import app
from aerodrome.house.house import House
from aerodrome.play import archive as archives
from aerodrome.play.archive import archived_text, read_saved, tables_in, write_archive
from aerodrome.play.gamefile import BadFile, parse_match
from aerodrome.play.proof import proof_of
from aerodrome.store import archive as archiving
from aerodrome.store.errors import Conflict
from aerodrome.store.journal import Batch
from aerodrome.store.revive import read_table
from aerodrome.store.store import Store
from aerodrome.table.entries import Said
from aerodrome.table.errors import Archived, Refused
from aerodrome.table.wire import Say
from tests.table.damages import DAMAGES, LEFT, OPEN, OVER, RUNNING, SEALED, Meddler, fill
from tests.table.helpers import NOW, PEOPLE, Client, act

FINISHED, LATER = {OVER, LEFT}, NOW + 1000.0
MONTH = "1970-01"
"""The month of NOW."""


@pytest.fixture
def filled(database_url: str) -> str:
    asyncio.run(fill(database_url))
    return database_url


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "archive").mkdir()
    return tmp_path / "archive"


def db(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, [*words])
    assert result.exception is None or isinstance(result.exception, SystemExit), (result.output, result.exception)
    return result.exit_code, result.output


def archived(url: str, folder: Path, *more: str) -> tuple[int, str]:
    return db("archive", "--before", "2000-01-01", "--to", str(folder), "--database", url, *more)


def stored(url: str) -> dict[str, Any]:
    async def look() -> dict[str, Any]:
        async with await Store.open(url) as store:
            found = {}
            for id in await store.match_ids():
                loaded = await store.load(id)
                assert loaded is not None
                found[id] = loaded
            return found

    return asyncio.run(look())


def test_finished_matches_leave_the_database_and_no_others(filled: str, folder: Path) -> None:
    before = stored(filled)
    assert archived(filled, folder) == (0, f"2 matches are now in archives: {MONTH}.zip (2).\n")
    after = stored(filled)
    assert set(tables_in(folder / f"{MONTH}.zip")) == FINISHED
    assert (folder / f"{MONTH}.zip").stat().st_mode & 0o077 == 0, "only its owner reads it"
    assert os.listdir(folder) == [f"{MONTH}.zip"]
    for id in (RUNNING, SEALED, OPEN):
        assert after[id] == before[id]
    for id in FINISHED:
        assert after[id].archived == f"{MONTH}.zip"
        assert after[id].rows == []
        assert after[id].state is None
        assert after[id].seats == before[id].seats, "who sat there stays, and can be deleted there"
    assert archived(filled, folder) == (0, "No finished match is as old as that.\n")
    assert "only the database's side was looked at" in db("check", "--database", filled)[1]
    assert db("check", "--database", filled, "--archive", str(folder)) == (
        0, "5 matches are whole, 2 of them in archives.\n",
    )  # fmt: skip


def test_an_archived_game_is_replayed_and_its_luck_verified(filled: str, folder: Path) -> None:
    games = {id: asyncio.run(_text(filled, id)) for id in FINISHED}
    archived(filled, folder)
    for id, text in games.items():
        match, played = read_saved(folder, id), parse_match(text)
        assert [(ply.seat, ply.action, ply.digest) for ply in match.log] == [
            (ply.seat, ply.action, ply.digest) for ply in played.log
        ]
        assert match.board.pack() == played.board.pack()
        assert match.luck.text() == played.luck.text()
        assert not proof_of(match).faults
    with zipfile.ZipFile(folder / f"{MONTH}.zip") as file:  # as anybody opens it
        assert file.testzip() is None
        file.extractall(folder)
    assert read_saved(folder / f"{OVER}.aero", None).ply == read_saved(folder / f"{MONTH}.zip", OVER).ply


async def _text(url: str, id: str) -> str:
    async with await Store.open(url) as store:
        table = await read_table(store, id)
        assert table is not None
        return archiving.anonymous_text(table)


def test_an_archive_has_nothing_about_people(filled: str, folder: Path) -> None:
    """A bot's seat has the name of the person who left it; that is left out, too."""
    archived(filled, folder)
    for id in FINISHED:
        text = archived_text(folder / f"{MONTH}.zip", id).lower()
        assert "names: seat 1 | seat 2" in text
        for told in (*PEOPLE[:2], "good luck"):
            assert f" {told}" not in text, told


def test_a_dry_run_changes_nothing(filled: str, folder: Path) -> None:
    before = stored(filled)
    code, said = archived(filled, folder, "--dry-run")
    assert code == 0
    assert said == f"{MONTH}: 2 matches\n2 matches would go into archives. Nothing was changed.\n"
    assert stored(filled) == before
    assert os.listdir(folder) == []


def test_only_what_is_older_than_the_date(filled: str, folder: Path) -> None:
    assert db("archive", "--before", "1970-01-05", "--to", str(folder), "--database", filled)[1] == (
        "No finished match is as old as that.\n"
    )
    for date, said in (("2999-01-01", "has not come yet"), ("soon", "is not a date")):
        result = CliRunner().invoke(app, ["archive", "--before", date, "--to", str(folder), "--database", filled])
        assert said in str(result.exception), date
    result = CliRunner().invoke(app, ["archive", "--before", "2000-01-01", "--to", "nowhere", "--database", filled])
    assert "nowhere: there is no such folder" in str(result.exception)


def test_a_damaged_match_stays_and_is_named(filled: str, folder: Path) -> None:
    damage = next(each for each in DAMAGES.values() if each.named == OVER and "chain" in each.words)
    damage.plant(Meddler(filled))
    code, said = archived(filled, folder)
    assert code == 1
    assert f"{OVER}: " in said
    assert said.endswith(f"1 matches are now in archives: {MONTH}.zip (1). 1 stay in the database.\n"), said
    assert stored(filled)[OVER].archived is None


# --- stopped in the middle ----------------------------------------------------------------------------------


class Killed(BaseException):
    """Stands for the end of the process."""


def killed(*_: object) -> None:
    raise Killed


@pytest.fixture(params=["while writing", "while reading back", "before its name", "before the database", "in between"])
def stopped(
    request: pytest.FixtureRequest, filled: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, Path]:
    """A database and a folder after a run that ended there."""
    at = request.param
    with monkeypatch.context() as patch:
        if at == "while writing":
            patch.setattr(archives.os, "fsync", killed)
        elif at == "while reading back":
            patch.setattr(archives, "parse_match", killed)
        elif at == "before its name":
            patch.setattr(archives.os, "link", killed)
        elif at == "before the database":
            patch.setattr(Store, "seal", killed)
        else:
            patch.setattr(archiving, "AT_ONCE", 1)
            seal, times = Store.seal, iter([True, False])

            async def once(store: Store, *given: Any) -> Any:
                if not next(times):
                    raise Killed
                return await seal(store, *given)

            patch.setattr(Store, "seal", once)
        with pytest.raises(Killed):
            asyncio.run(_archive(filled, folder))
    return filled, folder


async def _archive(url: str, folder: Path) -> list[archiving.Archived]:
    async with await Store.open(url) as store:
        return [done async for done in archiving.archive(store, LATER, folder)]


def test_a_run_that_was_stopped_loses_nothing_and_the_next_goes_on(stopped: tuple[str, Path]) -> None:
    url, folder = stopped
    for id, loaded in stored(url).items():
        assert loaded.rows or id in tables_in(folder / f"{MONTH}.zip"), "it is here or there"
    assert all(done.file for done in asyncio.run(_archive(url, folder)))
    assert {id for id, loaded in stored(url).items() if loaded.archived} == FINISHED
    assert [path.name for path in folder.iterdir()] == [f"{MONTH}.zip"], "nothing was written twice"
    assert db("check", "--database", url, "--archive", str(folder))[0] == 0


def test_a_month_with_many_matches_has_several_archives(
    filled: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archiving, "MOST_MATCHES", 1)
    archived(filled, folder)
    assert sorted(path.name for path in folder.iterdir()) == [f"{MONTH}-2.zip", f"{MONTH}.zip"]
    for id in FINISHED:
        assert read_saved(folder, id).ply > 0


# --- a server beside it -------------------------------------------------------------------------------------


def test_nobody_writes_on_where_the_journal_is_gone(filled: str, folder: Path) -> None:
    """A house that has the table in memory may want to add to it."""

    async def work() -> None:
        async with await Store.open(filled) as server, await Store.open(filled) as tool:
            loaded = await server.load(OVER)
            assert loaded is not None
            more = [Batch(OVER, loaded.seq, [(Said(seat=0, name="Ada", text="late"), LATER)])]
            assert await server.append(more) == [None]  # the server knows the last entry now
            due = loaded.seq, loaded.chain
            assert await tool.seal("x.zip", [(OVER, *due)]) == set(), "it has gone on, so it stays"
            again = await tool.load(OVER)
            assert again is not None
            assert await tool.seal("x.zip", [(OVER, again.seq, again.chain)]) == {OVER}
            for each in (server, tool):  # one knows the last entry, the other has to ask
                (refused,) = await each.append([Batch(OVER, again.seq, more[0].entries)])
                assert isinstance(refused, Conflict)
            gone = await server.load(OVER)
            assert gone is not None
            assert (gone.rows, gone.archived) == ([], "x.zip")
            with pytest.raises(Archived):
                await read_table(server, OVER)

    asyncio.run(work())


def test_a_house_that_still_has_the_table_finds_out(filled: str, folder: Path) -> None:
    """Alone on a file, or one of two servers on a PostgreSQL: it tells, and goes on with all else."""
    count = 1 if filled.startswith("sqlite") else 2

    async def work() -> None:
        houses = [House(await Store.open(filled)) for _ in range(count)]
        async with await Store.open(filled) as tool:
            for house in houses:
                await house.open()
            house, ada = houses[0], Client("ada")
            try:
                assert (await house.look_for(OVER, "ada")).status == "over"
                assert all([done.file async for done in archiving.archive(tool, LATER, folder)])
                said = await act(house, ada, Say("late", OVER, "Hello?", 0))
                assert said["t"] == "refused"
                with pytest.raises(Refused) as told:
                    await house.look_for(OVER, "ada")
                assert told.value.code == "archived"
                assert (await act(house, ada, Say("again", OVER, "Hello?", 0)))["code"] == "archived"
                assert (await act(house, ada, Say("here", RUNNING, "Hello!", 0)))["t"] == "ack"
                assert house.registry.damaged == 0
            finally:
                for each in houses:
                    await each.close()
                    await each.store.close()

    asyncio.run(asyncio.wait_for(work(), 120))


# --- what can be wrong with an archive ----------------------------------------------------------------------


def test_a_damaged_archive_is_named(filled: str, folder: Path) -> None:
    archived(filled, folder)
    path = folder / f"{MONTH}.zip"
    whole = path.read_bytes()
    with zipfile.ZipFile(path) as file:
        place = file.getinfo(f"{OVER}.aero").header_offset + 200
    path.write_bytes(whole[:place] + bytes([whole[place] ^ 255]) + whole[place + 1 :])
    code, said = db("check", "--database", filled, "--archive", str(folder))
    assert code == 1
    assert f"{OVER}: {path}" in said
    assert said.endswith("4 matches are whole, 1 of them in archives. 1 are not.\n")
    path.write_bytes(whole[: len(whole) // 2])
    assert db("check", "--database", filled, "--archive", str(folder))[1].count("this archive is damaged") == 2
    path.unlink()
    assert db("check", "--database", filled, "--archive", str(folder))[1].count("there is no such file") == 2


def test_what_was_not_taken_out_is_noticed(filled: str, folder: Path) -> None:
    archived(filled, folder)
    Meddler(filled).do(
        f"INSERT INTO rows (match_id, seq, kind, body, at, chain) VALUES ('{OVER}', 1, 'created', 'x', 0, 'x')"
    )
    Meddler(filled).do(f"UPDATE matches SET status = 'running' WHERE id = '{LEFT}'")
    code, said = db("check", "--database", filled)
    assert code == 1
    assert f"{OVER}: it is in an archive, but 1 of its entries are still here" in said
    assert f"{LEFT}: it is in an archive, but its status is 'running'" in said


def test_an_archive_never_replaces_another(folder: Path) -> None:
    (folder / "a.zip").write_bytes(b"mine")
    text = (Path(__file__).parents[1] / "golden" / "airships").glob("*.aero")
    with pytest.raises(FileExistsError):
        write_archive(folder / "a.zip", [("x", next(text).read_text(encoding="utf-8"))])
    assert (folder / "a.zip").read_bytes() == b"mine"
    assert not write_archive(folder / "b.zip", [])
    assert os.listdir(folder) == ["a.zip"]


def test_which_game_of_an_archive(folder: Path) -> None:
    text = next((Path(__file__).parents[1] / "golden" / "airships").glob("*.aero"))
    assert write_archive(folder / "one.zip", [("only", text.read_text(encoding="utf-8"))])
    assert read_saved(folder, None).ply == read_saved(text, None).ply
    assert read_saved(folder / "one.zip", "only", "de").language == "de"
    for path, table, said in (
        (folder / "one.zip", "other", "there is no game of table 'other'"),
        (folder / "none.zip", "only", "there is no such file"),
        (text, "only", "this is not one"),
        (text.parent, None, "a folder without archives"),
    ):
        with pytest.raises(BadFile, match=said):
            read_saved(path, table)
