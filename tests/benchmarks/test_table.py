"""The table server's benchmark: our server and the load at their smallest, and boardgame.io with a stand-in."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from benchmarks.table import run

HERE = Path(run.__file__).parent
PROGRAMS = sorted(path.name for kind in ("*.cjs", "*.mjs") for path in HERE.glob(kind))
SMALLEST = ("--games", "airships", "--tables", "1", "--seconds", "0.5", "--warm", "0", "--rounds", "1", "--pace", "0")
ALONE = ("--servers", "1")


@pytest.mark.parametrize("name", PROGRAMS)
def test_what_node_runs_can_be_read(name: str) -> None:
    done = subprocess.run([run.find_node(), "--check", str(HERE / name)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def measured(row: run.Row) -> dict[str, Any]:
    """What the load would tell: ours twice as fast."""
    moves = 500.0 if row.game == run.PEER else 1000.0
    told = {key: 1.0 for _, key, *_ in (*run.SPEED, *run.MEMORY, *run.TRAFFIC)}
    told["cpu_us_per_move"] = 1.0 if row.servers == 1 else 1.5
    return {**told, "moves_per_s": moves, "faults": 0, "lost_sockets": 0, "unanswered": 0}


@pytest.fixture
def no_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    class Bench:
        def __init__(self, *_: Any) -> None:
            pass

        def prepare(self, game: str) -> None:
            assert game == "airships"

        def measure(self, row: run.Row) -> dict[str, Any]:
            return measured(row)

        def fleet(self, game: str, tables: int, rounds: int) -> dict[str, Any]:
            assert (game, tables, rounds) == ("airships", 1, 1)
            return {"commits_per_s": {1: 700.0, 8: 2000.0}, "takeover_s": [2.0, 4.0], "tables": 1}

    monkeypatch.setattr(run, "Bench", Bench)
    monkeypatch.setattr(run, "two_cores", lambda: run.Cores(0, 1))
    monkeypatch.setattr(run, "peer_is_here", lambda: True)


@pytest.mark.usefixtures("no_servers")
@pytest.mark.script("benchmarks.table.run")
@pytest.mark.parametrize("alone", [False, True], ids=["beside boardgame.io", "alone"])
def test_the_table_compares_where_there_is_something_to_compare_with(
    capsys: pytest.CaptureFixture[str], alone: bool
) -> None:
    run.main([*SMALLEST, *ALONE, *(["--no-peer"] if alone else [])])
    told = capsys.readouterr().out
    ours = [line for line in told.splitlines() if line.lstrip().startswith("airships, sqlite") and "1,000" in line]
    theirs = [line for line in told.splitlines() if line.lstrip().startswith("boardgame.io") and " 500 " in line]
    assert [", in words" in line for line in ours] == [False, True]
    assert len(theirs) == (0 if alone else 1)
    assert all(("2.00" in line) is not alone for line in ours)


@pytest.mark.usefixtures("no_servers")
def test_several_servers_are_compared_with_one(capsys: pytest.CaptureFixture[str]) -> None:
    run.main([*SMALLEST, "--no-peer"])
    told = capsys.readouterr().out
    assert "airships, postgresql, 2 servers, 1 tables, 4 sockets, closed loop: 1.50 times the CPU a move" in told
    assert "PostgreSQL takes 700 with 1 connections, 2,000 with 8 connections commits a second here" in told
    assert "all of its 1 running tables after 3.0 s (median of 2; longest 4.0 s)" in told
    run.main([*SMALLEST, "--no-peer", "--json"])
    *rows, found = json.loads(capsys.readouterr().out)
    assert [(row["database"], row["servers"]) for row in rows] == [
        ("sqlite", 1), ("sqlite", 1), ("postgresql", 1), ("postgresql", 2),
    ]  # fmt: skip
    assert found["takeover_s"] == [2.0, 4.0]


@pytest.mark.usefixtures("no_servers")
def test_without_boardgame_io_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "peer_is_here", lambda: False)
    with pytest.raises(SystemExit, match="npm ci --prefix"):
        run.main([*SMALLEST])


@pytest.mark.long
@pytest.mark.native
@pytest.mark.skipif(
    not hasattr(os, "sched_getaffinity") or len(os.sched_getaffinity(0)) < 2, reason="needs two cores to choose from"
)
@pytest.mark.script("benchmarks.table.run")
def test_people_at_a_table_of_ours_play_on(capsys: pytest.CaptureFixture[str]) -> None:
    run.main(["--json", "--no-peer", *SMALLEST, *ALONE])
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["server"], row["game"], row["database"], row["tables"]) == ("aerodrome", "airships", "sqlite", 1)
    assert row["moves_per_s"] > 0
    assert 0 < row["p50_ms"] <= row["p95_ms"] <= row["p99_ms"]
    assert row["commits_per_s"] > 0
    assert row["rss_idle_mb"] > 10


@pytest.mark.native
@pytest.mark.script("benchmarks.table.serve")
def test_the_server_sets_up_tables_of_four(tmp_path: Path) -> None:
    command = [*run.SERVE, "--game", "airships", "--tables", "2", "--database", str(tmp_path / "tables.sqlite")]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=run.ROOT, stdin=pipe, stdout=pipe, text=True) as server:
        try:
            port = run.line_of(server)["port"]
            assert server.stdin is not None
            server.stdin.write("set up\n")
            server.stdin.flush()
            tables = run.line_of(server)["tables"]
            with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
                told = answer.read().decode()
        finally:
            server.send_signal(signal.SIGTERM)
    assert len({table["id"] for table in tables}) == 2
    assert len({token for table in tables for token in table["tokens"]}) == 2 * run.SEATS
    assert "\naerodrome_tables 2.0\n" in told
