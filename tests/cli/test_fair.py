"""`aerodrome verify` and `aerodrome db`: what is proven about the luck of a game, and that a database is whole."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path

import pytest

from aerodrome.games import load
from aerodrome.play.archive import write_archive
from aerodrome.play.luck import SecretLuck, SeededLuck, Share, SharedLuck, draw_nonce, lesson_secret, pledge_of
from aerodrome.play.match import Match
from aerodrome.text import LANGUAGES, tell
from tests.cli.program import Program


def finished(path: Path, luck: SecretLuck | SeededLuck) -> Match:
    match, rng = Match(load("airships"), 2, None, luck), random.Random(3)
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, rng.choice(match.legal(seat).numbers))
    match.save(path)
    return match


def test_a_game_from_a_secret_alone(program: Program, tmp_path: Path) -> None:
    luck = SecretLuck()
    match = finished(tmp_path / "a.aero", luck)
    done = program("verify", str(tmp_path / "a.aero"), "--commitment", luck.commitment)
    assert done.code == 0
    assert f"all draws of the {match.ply} moves follow" in done.out
    assert luck.commitment in done.out
    assert "That the server did not choose the deal" in done.out.partition("What this does not prove:")[2]
    assert "fair" not in done.out.lower()
    told = json.loads(program("verify", str(tmp_path / "a.aero"), "--json").out)
    assert told["holds"]
    assert (told["commitment"], told["moves"], told["shares"]) == (luck.commitment, match.ply, [])
    assert told["faults"] == []
    assert len(told["not_proven"]) == 2


def test_a_game_from_an_archive(program: Program, tmp_path: Path) -> None:
    games = {}
    for table in ("first", "second"):
        finished(tmp_path / "a.aero", SecretLuck())
        games[table] = (tmp_path / "a.aero").read_text(encoding="utf-8")
    write_archive(tmp_path / "2026-10.zip", games.items())
    for place in ("2026-10.zip", ""):
        checked = program("verify", tmp_path / place, "--table", "second")
        assert checked.code == 0, checked.err
        told = program("replay", tmp_path / place, "--table", "second")
        assert told.out == program("replay", tmp_path / "a.aero").out, "the second was written last"
    refused = program("verify", tmp_path / "2026-10.zip")
    assert refused.code == 2
    assert "there are 2 games in it; name one with --table" in refused.err
    assert "no game of table 'third'" in program("replay", tmp_path / "2026-10.zip", "--table", "third").err


def shared_luck() -> SharedLuck:
    """Two players' luck."""
    secret, nonces = SecretLuck().secret, [draw_nonce(), draw_nonce()]
    promised = SecretLuck(secret).commitment
    shares = [Share("player", nonce, pledge_of("T", seat, promised, nonce)) for seat, nonce in enumerate(nonces)]
    return SharedLuck(secret, "T", shares)


def test_a_game_with_nonces_of_its_players(program: Program, tmp_path: Path) -> None:
    luck = shared_luck()
    match = finished(tmp_path / "a.aero", luck)
    mine, other = luck.shares
    noted = ["--commitment", luck.commitment, "--nonce", f"1={mine.nonce}", "--pledge", f"2={other.pledge}"]
    done = program("verify", tmp_path / "a.aero", *noted)
    assert done.code == 0
    assert "The random number of seat 1 (Seat 1) is the one that was pledged, and the one that you noted" in done.out
    assert (
        "The random number of seat 2 (Seat 2) is the one that was pledged, with the pledge that you noted" in done.out
    )
    assert f"all draws of the {match.ply} moves follow" in done.out
    proven, _, not_proven = done.out.partition("What this does not prove:")
    assert "Nobody could choose it, not even all others together" in proven
    assert "the server knows them all" in not_proven
    assert "fair" not in done.out.lower()
    told = json.loads(program("verify", tmp_path / "a.aero", "--json").out)
    assert [share["nonce"] for share in told["shares"]] == [mine.nonce, other.nonce]
    assert any("--pledge" in line for line in told["not_proven"]), "without notes it is less"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--nonce", f"1={'0' * 64}"], "but you noted 000"),
        (["--pledge", f"2={'0' * 64}"], "was pledged with"),
        (["--nonce", f"3={'0' * 64}"], "seat 3, but there is no such seat"),
    ],
)
def test_what_was_noted_is_not_there(program: Program, tmp_path: Path, words: list[str], told: str) -> None:
    finished(tmp_path / "a.aero", shared_luck())
    done = program("verify", tmp_path / "a.aero", *words)
    assert done.code == 1
    assert told in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_proven_is_said_in_the_language_of_the_reader(program: Program, tmp_path: Path, language: str) -> None:
    finished(tmp_path / "a.aero", shared_luck())
    done = program("verify", tmp_path / "a.aero", "--lang", language)
    for heading in ("proof-checked", "page-proves", "page-proves-not"):
        assert tell(language, heading) in done.out
    other = [each for each in LANGUAGES if each != language]
    assert not [each for each in other if tell(each, "proof-server-knows") in done.out]
    wrong = program("verify", tmp_path / "a.aero", "--lang", language, "--nonce", f"3={'0' * 64}")
    assert wrong.out.splitlines() == [
        tell(language, "proof-none"), f"  {tell(language, 'proof-no-such-seat', seat=3)}"
    ]  # fmt: skip


@pytest.mark.parametrize("given", ["0" * 64, "1=0", "0=" + "0" * 64, "x=" + "0" * 64, "²=" + "0" * 64, "="])
def test_notes_that_cannot_be_read(program: Program, tmp_path: Path, given: str) -> None:
    finished(tmp_path / "a.aero", shared_luck())
    for option in ("--nonce", "--pledge"):
        told = f"{option} needs a seat from 1 and 64 hexadecimal digits"
        program.refuses(told, "verify", tmp_path / "a.aero", option, given)


def test_a_lesson_is_no_game_to_be_proven(program: Program, tmp_path: Path) -> None:
    finished(tmp_path / "a.aero", SecretLuck(lesson_secret("airships", 145)))
    done = program("verify", tmp_path / "a.aero")
    assert done.code == 1
    assert "This was a lesson: its dice and cards are the same for everybody" in done.out
    assert "fair" not in done.all.lower()


def test_another_promise(program: Program, tmp_path: Path) -> None:
    finished(tmp_path / "a.aero", SecretLuck())
    done = program("verify", str(tmp_path / "a.aero"), "--commitment", SecretLuck().commitment)
    assert done.code == 1
    assert "The table promised" in done.out
    for typo in ("5c1f", ""):
        done = program("verify", str(tmp_path / "a.aero"), "--commitment", typo)
        assert done.code == 2
        assert f"--commitment needs 64 hexadecimal digits, not {typo!r}" in done.err


def test_luck_that_somebody_chose(program: Program, tmp_path: Path) -> None:
    finished(tmp_path / "a.aero", SeededLuck(7))
    done = program("verify", str(tmp_path / "a.aero"))
    assert done.code == 1
    assert "nothing was promised" in done.out


@pytest.mark.parametrize("line", ["luck", "commitment"])
def test_a_secret_that_was_exchanged(program: Program, tmp_path: Path, line: str) -> None:
    """The secret and its hash hold each other, before any move is looked at."""
    path, other = tmp_path / "a.aero", SecretLuck()
    finished(path, SecretLuck())
    changed = {"luck": f"luck: {other.text()}", "commitment": f"commitment: {other.commitment}"}[line]
    lines = [changed if text.startswith(f"{line}: ") else text for text in path.read_text().splitlines()]
    path.write_text("\n".join(lines) + "\n")
    done = program("verify", str(path))
    assert done.code == 2
    assert "does not fit the commitment made before the deal" in done.err


# --- the database


def database(path: Path, moves: int) -> str:
    """A database with one table, played so far; returns the table's id."""
    from aerodrome.house.house import House
    from aerodrome.house.steward import Manners
    from aerodrome.store.store import Store
    from aerodrome.table.entries import Settings
    from aerodrome.table.wire import Ack, Choose, FromTable, GetReady, Leave, Sit, Start

    class Nobody:
        person, address = "ada", ""

        def pack(self, frame: FromTable) -> FromTable:
            return frame

        def send(self, *frames: FromTable) -> None: ...

        def drop(self, reason: str) -> None: ...

    async def play() -> str:
        store = await Store.open(path)
        house = House(store, manners=Manners(forced_delay=(60, 60)))
        await house.open()
        id, _ = await house.create(Settings("airships", 2, privacy="public"), "ada")
        for message in (Sit("1", id, 0, "Ada"), Sit("2", id, 1, "Bea"), GetReady("3", id, 0), Start("4", id)):
            assert isinstance(await house.act(Nobody(), message), Ack)
        table, rng = await house.look(id), random.Random(1)
        for n in range(moves):
            seat = table.asked[0]
            assert table.board is not None
            choice = Choose(f"m{n}", id, seat, rng.choice(table.board.legal(seat)), table.decision)
            assert isinstance(await house.act(Nobody(), choice), Ack)
        for seat in (0, 1):
            assert isinstance(await house.act(Nobody(), Leave(f"l{seat}", id, seat)), Ack)
        await house.close()
        await store.close()
        return id

    return asyncio.run(play())


def test_a_whole_database(program: Program, tmp_path: Path) -> None:
    id = database(tmp_path / "t.db", 12)
    assert program("db", "check", "--database", str(tmp_path / "t.db")).out == "1 matches are whole.\n"
    done = program("db", "export", id, str(tmp_path / "x.aero"), "--database", str(tmp_path / "t.db"))
    assert done.code == 0
    assert json.loads(program("verify", str(tmp_path / "x.aero"), "--json").out)["moves"] == 12
    done = program("db", "backup", str(tmp_path / "copy.db"), "--database", str(tmp_path / "t.db"))
    assert done.code == 0
    assert program("db", "check", "--database", str(tmp_path / "copy.db")).code == 0
    assert "up to date" in program("db", "upgrade", "--database", str(tmp_path / "t.db")).out


MOVES = "update rows set body = {} where kind = 'moved'"
OTHER_BODY = "replace(body, '\"moved\"', '\"moves\"')"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (MOVES.format(f"cast({OTHER_BODY} as blob)"), "does not fit the hash chain"),
        (MOVES.format(OTHER_BODY), "it does not hold an entry"),
        ("delete from rows where seq = 9", "entry 9: it is missing"),
        ("update matches set state = zeroblob(length(state)), state_seq = seq", "not the one that its moves lead to"),
        ("update matches set status = 'over'", "the database says 'over'"),
    ],
)
def test_a_damaged_database(program: Program, tmp_path: Path, change: str, told: str) -> None:
    database(tmp_path / "t.db", 12)
    connection = sqlite3.connect(tmp_path / "t.db")
    connection.execute(change)
    connection.commit()
    connection.close()
    done = program("db", "check", "--database", str(tmp_path / "t.db"))
    assert done.code == 1
    assert told in done.out
    assert "1 are not" in done.out


def test_what_is_not_there(program: Program, tmp_path: Path) -> None:
    database(tmp_path / "t.db", 3)
    done = program("db", "export", "nothing", "--database", str(tmp_path / "t.db"))
    assert done.code == 2
    assert "there is no table" in done.err
    done = program("db", "check", "--database", str(tmp_path / "no" / "such" / "folder.db"))
    assert done.code == 2
    assert done.err.startswith("aerodrome: ")
