"""The arena, and what a player can ask the search: hint and odds."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from aerodrome.bots.persons import person_for
from tests.cli.program import Program

ARENA = ("arena", "airships", "--bots", "greedy,random", "--workers", "1")

# --- the arena


def test_the_arena_as_json(program: Program) -> None:
    done = program(*ARENA, "--deals", "3", "--seed", "4", "--json")
    assert done.code == 0
    told = json.loads(done.out)
    assert {key: told[key] for key in ("game", "seats", "deals", "games", "seed")} == {
        "game": "airships", "seats": 2, "deals": 3, "games": 6, "seed": 4,
    }  # fmt: skip
    assert [bot["bot"] for bot in told["bots"]] == ["greedy", "random"]
    for bot in told["bots"]:
        assert bot["games"] == 6
        assert bot["fair"] == 0.5
        assert bot["paired"][0] <= bot["share"] <= bot["paired"][1]
        assert sum(bot["places"].values()) == 6
    assert sum(bot["wins"] for bot in told["bots"]) == 6


def test_the_arena_as_a_table(program: Program) -> None:
    done = program(*ARENA, "--deals", "2", "--seats", "3")
    assert done.code == 0
    assert "Airships, 3 seats, 2 deals, 6 games" in done.out
    assert "A fair share is 33.3%" in done.out


def test_a_run_can_be_gone_on_with(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    first = program(*ARENA, "--deals", "2", "--out", file, "--json")
    assert json.loads(first.out)["deals"] == 2
    kept = file.read_text()
    again = program(*ARENA, "--deals", "3", "--out", file, "--json")
    assert json.loads(again.out)["deals"] == 3
    assert file.read_text().startswith(kept)
    program.refuses("holds the results of another run", *ARENA, "--deals", "3", "--seed", "9", "--out", str(file))


def test_ctrl_c_shows_what_is_known_and_how_to_go_on(real_program: Program, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    words = real_program.command(*ARENA, "--deals", "100000", "--out", file, "--json")
    running = subprocess.Popen(words, env=real_program.env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (not file.exists() or len(file.read_text().splitlines()) < 3):
        time.sleep(0.1)
    os.kill(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130, err
    assert json.loads(out)["deals"] >= 2
    assert f"continue with the same command and --out {file}" in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("--bots greedy", "two bots or more"),
        ("--bots greedy,greedy", "named twice"),
        ("--bots greedy,deep", "there is no bot called 'deep'; there are: random, greedy, casual, club, master"),
        ("--bots greedy,search:fast", "is not a budget for search"),
        ("--bots greedy,master", "the native engine is switched off"),
        ("--bots greedy,random --deals 0", "Invalid value for '--deals'"),
        ("--bots greedy,random --seats 9", "2–4 seats, not 9"),
        ("--bots greedy,random --option speed=1", "no option called “speed”"),
        ("--bots greedy,random --workers 0", "Invalid value for '--workers'"),
    ],
)
def test_bad_words_behind_arena_are_refused(program: Program, words: str, answer: str) -> None:
    program.refuses(answer, "arena", "airships", *words.split())


def test_a_file_that_is_something_else_is_left_alone(program: Program, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("milk, bread\n")
    program.refuses("is not a file of arena results", *ARENA, "--out", str(notes))
    assert notes.read_text() == "milk, bread\n"
    program.refuses("cannot be used for results", *ARENA, "--out", str(tmp_path / "nowhere" / "kept.jsonl"))


# --- hint and odds at the table


def test_odds_are_counted_without_the_compiled_engine_and_the_rest_is_explained(program: Program) -> None:
    done = program("play", "airships", "--seed", "3", lines=["odds", "hint", "quit"])
    assert "% as the dice are]" in done.out or "bonus chip]" in done.out
    assert "  88.9%  as the dice are" in done.out
    assert done.out.count("Search is not available here: the native engine is switched off") == 2


def test_without_the_compiled_engine_greedy_plays(program: Program) -> None:
    done = program("play", "airships", "--seats", "2", "--seed", "3", lines=["quit"])
    guest = person_for("airships 3", ["Captain"])
    assert f"With you at the table: {guest} (easy)." in done.out
    program.refuses("the native engine is switched off", "play", "airships", "--bot", "master")


@pytest.mark.native
def test_hint_and_odds_with_it(native_program: Program) -> None:
    done = native_program("play", "airships", "--seats", "2", "--seed", "3", lines=["hint", "odds", "1", "quit"])
    assert f"{person_for('airships 3', ['Captain'])} (club)" in done.out
    assert "% to win (±" in done.out
    assert "Everybody’s chance of winning, from what you may know and " in done.out
    verdicts = (
        "games played on from each of the two",
        "may be equally good",
        "no single reason",
        "wins the game at once",
    )
    assert any(verdict in done.out for verdict in verdicts)


@pytest.mark.native
def test_a_person_is_asked_how_strong_the_others_are(native_program: Program) -> None:
    done = native_program("play", lines=["1", "2", "emperor", "casual", "quit"])
    assert "How strong should the others be (casual, club, master)?" in done.out
    assert "Please choose one of the answers." in done.out
    assert "(casual)" in done.out
