"""simulate, bench and laws: their figures, their JSON, their exit status."""

from __future__ import annotations

import functools
import json
import shlex

import pytest
from typer.testing import CliRunner

from aerodrome import cli, rollout
from aerodrome.drivers.laws import LAW_SHARES, LAW_TEXTS
from aerodrome.games import PACKAGES
from aerodrome.lab import bench
from tests.cli.program import Program
from tests.laws.faults import outcome_that_gives_too_much, sabotaged

# --- laws


def test_the_laws_are_checked_without_the_compiled_engine(real_program: Program) -> None:
    done = real_program("laws", "airships", "--seats", "2", "--games", "1", "--option", "chips_per_attempt=any")
    assert "the laws are checked only on the plain and strict engines" in done.err
    assert done.code == 0, done.all
    assert "Airships keeps its laws: " in done.out


def test_one_match_is_checked_by_its_seed(program: Program) -> None:
    done = program("laws", "airships", "--seats", "2", "--match", "77", "--option", "first_seat=2")
    assert done.code == 0
    assert done.out == "Airships keeps its laws: 1 matches.\n"


def test_the_laws_as_json(program: Program) -> None:
    done = program("laws", "airships", "--seats", "2", "--match", "77", "--option", "first_seat=2", "--json")
    assert json.loads(done.out) == {"game": "airships", "checked": {"matches": 1}, "violation": None}


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("--seats 7", "Airships is for 2–4 seats, not 7"),
        ("--games -1", "Invalid value for '--games'"),
        ("--option speed=1", "Airships has no option called “speed”"),
        ("--match -1", "Invalid value for '--match'"),
    ],
)
def test_bad_words_behind_laws_are_refused(program: Program, words: str, answer: str) -> None:
    program.refuses(answer, "laws", "airships", *words.split())


def test_a_broken_law_gives_exit_status_one_and_names_its_command(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sabotaged(outcome=outcome_that_gives_too_much)
    monkeypatch.setattr("aerodrome.cli.checking.load", lambda name: game)
    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")
    done = CliRunner().invoke(cli.app, ["laws", "airships", "--seats", "2", "--match", "9"])
    assert done.exit_code == 1
    assert "A law is broken. airships: " in done.output
    assert LAW_TEXTS[LAW_SHARES] in done.output
    command = done.output.partition("Reproduce it with: ")[2].strip()
    assert command.startswith("aerodrome laws airships --seats 2 --match 9 --option ")
    again = CliRunner().invoke(cli.app, shlex.split(command)[1:])
    assert again.exit_code == 1
    assert again.output == done.output


def test_a_broken_law_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sabotaged(outcome=outcome_that_gives_too_much)
    monkeypatch.setattr("aerodrome.cli.checking.load", lambda name: game)
    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")
    done = CliRunner().invoke(cli.app, ["laws", "airships", "--seats", "2", "--match", "9", "--json"])
    assert done.exit_code == 1
    broken = json.loads(done.stdout)["violation"]
    assert broken["law"] == LAW_TEXTS[LAW_SHARES]
    assert broken["seed"] == 9
    assert broken["reproduce"].startswith("aerodrome laws airships --seats 2 --match 9")


@pytest.mark.native
def test_the_laws_are_checked_on_all_engines(native_program: Program) -> None:
    done = native_program("laws", "airships", "--games", "60", "--seats", "3", "--workers", "1", "--json")
    assert done.code == 0
    told = json.loads(done.out)
    assert told["violation"] is None
    assert told["checked"]["native"] == 60
    assert told["checked"]["lockstep"] >= 1
    assert told["checked"]["strict"] >= 1
    assert told["checked"]["native_plies"] > 600


# --- simulate


@pytest.mark.native
def test_simulate_prints_the_documented_json_and_nothing_else(real_native_program: Program) -> None:
    done = real_native_program(
        "simulate", "airships", "--games", "40", "--bots", "greedy,random,random", "--seed", "3", "--json"
    )
    assert done.code == 0
    assert len(done.out.splitlines()) == 1
    told = json.loads(done.out)
    assert list(told) == ["game", "seats", "games", "steps", "seconds", "wins", "won_by_nobody", "length", "turns"]
    assert list(told["turns"]) == ["p10", "median", "p90"]
    assert list(told["length"]) == ["p10", "median", "p90"]
    assert (told["game"], told["seats"], told["games"]) == ("airships", 3, 40)
    result = rollout("airships", 40, ["greedy", "random", "random"], seed=3)
    assert told["steps"] == result.steps
    assert told["wins"] == pytest.approx(result.wins, abs=1e-3)
    assert told["length"]["p10"] <= told["length"]["median"] <= told["length"]["p90"]
    assert all(type(value) is int for value in told["length"].values())
    assert type(told["seconds"]) is float


@pytest.mark.native
def test_simulate_tells_who_won(native_program: Program) -> None:
    done = native_program("simulate", "airships", "--games", "10", "--seats", "4", "--workers", "1")
    assert done.code == 0
    assert "10 games, " in done.out
    assert done.out.count("greedy") == 4


@pytest.mark.native
def test_a_single_game_can_be_simulated(native_program: Program) -> None:
    told = json.loads(native_program("simulate", "airships", "--games", "1", "--json").out)
    assert told["length"]["p10"] == told["length"]["median"] == told["length"]["p90"] == told["steps"]


# --- bench


KEYS = ["game", "engine", "threads", "steps_per_s", "games_per_s"]


def measured(monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    monkeypatch.setattr(bench, "measure", functools.partial(bench.measure, seconds=0.01, rounds=2))
    done = CliRunner().invoke(cli.app, ["bench", *words])
    assert done.exit_code == 0, done.output
    return done.stdout


def test_bench_without_the_compiled_engine_measures_the_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")
    rows = json.loads(measured(monkeypatch, "--json"))
    assert [row["game"] for row in rows] == list(PACKAGES)
    for row in rows:
        assert list(row) == KEYS
        assert (row["engine"], row["threads"]) == ("plain", 1)
        assert row["steps_per_s"] > row["games_per_s"] > 0


@pytest.mark.native
def test_bench_prints_the_documented_json(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = json.loads(measured(monkeypatch, "airships", "--json"))
    assert all(list(row) == KEYS for row in rows)
    assert [(row["engine"], row["threads"]) for row in rows[:2]] == [("plain", 1), ("native", 1)]
    assert {row["game"] for row in rows} == {"airships"}
    for row in rows:
        assert type(row["threads"]) is type(row["steps_per_s"]) is type(row["games_per_s"]) is int
        assert row["steps_per_s"] > row["games_per_s"] > 0


@pytest.mark.native
def test_bench_prints_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    text = measured(monkeypatch, "airships")
    for word in ("airships", "plain", "native", "steps/s", "games/s"):
        assert word in text


# --- balance


def test_balance_prints_seats_colours_luck_and_pieces(program: Program) -> None:
    done = program(
        "balance", "zeppeldrome", "--bot", "greedy", "--rival", "random", "--deals", "2", "--workers", "1", "--all",
        "--seats", "2",
    )  # fmt: skip
    assert done.code == 0, done.all
    for words in ("Zeppeldrome, 2 seats, greedy, 4 games", "seat 2", "yellow", "A fair share is 50.0%", "colour Green"):
        assert words in done.out
    assert "One greedy among random wins" in done.out


def test_balance_as_json(program: Program) -> None:
    done = program(
        "balance", "airships", "--bot", "greedy", "--rival", "random", "--deals", "2", "--workers", "1", "--json"
    )
    told = json.loads(done.out)
    assert told["games"] == 4
    assert len(told["seats"]) == 3
    assert sum(each["mean"] for each in told["seats"]) == pytest.approx(1, abs=0.001)
    assert {"what", "seats", "had", "offered", "taken", "worth", "error", "verdict"} == set(told["moves"][0])


def test_bad_words_behind_balance_are_refused(program: Program) -> None:
    program.refuses("another bot than greedy", "balance", "airships", "--bot", "greedy", "--rival", "greedy")
    program.refuses(
        "Airships is for 2–4 seats, not 7",
        "balance",
        "airships",
        "--bot",
        "greedy",
        "--rival",
        "random",
        "--seats",
        "7",
    )
