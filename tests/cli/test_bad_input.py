"""Bad words on the command line and bad files: the answer is always a sentence, with exit status 2."""

from __future__ import annotations

import importlib.resources
from pathlib import Path

import pytest

import aerodrome
from aerodrome.play.gamefile import match_text
from tests.cli.program import Program
from tests.match.helpers import parts_of, random_match


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("--seats 1", "Airships is for 2–4 seats, not 1"),
        ("--seats 7", "Airships is for 2–4 seats, not 7"),
        ("--seats -3", "Airships is for 2–4 seats, not -3"),
        ("--seats two", "Invalid value for '--seats'"),
        ("--seed -1", "a seed must be a whole number from 0 to 2**62 - 1"),
        ("--seed 99999999999999999999", "a seed must be a whole number from 0 to 2**62 - 1"),
        ("--seed seven", "Invalid value for '--seed'"),
        ("--option speed=3", "Airships has no option called “speed”. It has chips_per_attempt"),
        ("--option chips_per_attempt=99", "option chips_per_attempt cannot be “99”. Its values are 1–5 and any."),
        ("--option chips_per_attempt=lots", "option chips_per_attempt cannot be “lots”. Its values are 1–5 and any."),
        ("--option chips_per_attempt", "'chips_per_attempt' should be an option and its value"),
        ("--option =3", "'=3' should be an option and its value"),
        ("--option chips_per_attempt=", "should be an option and its value"),
        ("--option first_seat=4", "option first_seat names seat 4, but there are 3 seats"),
        ("--bot deep", "there is no bot called 'deep'; there are: random, greedy"),
        ("--bot greedy,random,greedy", "--bot names 3 bots for 2 seats"),
        ("--name a|b", "cannot be a name"),
        ("--hotseat --name A,B,C,D", "There are 4 names for 3 seats"),
        ("--hotseat --name A,A,B", "Two seats have the same name"),
        ("--speed 3", "No such option"),
    ],
)
def test_bad_words_behind_play_are_refused(program: Program, words: str, answer: str) -> None:
    program.refuses(answer, "play", "airships", *words.split())
    assert not program.home.exists()


# --- files


def damaged(kind: str) -> bytes:
    text = match_text(random_match(5, 3, 20))
    lines = text.splitlines(keepends=True)
    return {
        "cut": "".join(lines[:25]).encode(),
        "edited": text.replace("try ", "fly ", 1).encode(),
        "empty": b"",
        "binary": bytes(range(256)),
        "newer": text.replace("aerodrome-game 1", "aerodrome-game 9").encode(),
        "odd digit": text.replace("seed 5", "seed ²").encode(),
        "chess": parts_of(random_match(5, 3, 20)).set("game", "chess").text().encode(),
    }[kind]


ANSWERS = {
    "cut": "line 26: the file stops here; its end is missing",
    "edited": "the line does not match its hash",
    "empty": "this is not a game file",
    "binary": "this is not a game file, because it is not text",
    "newer": "a newer Aerodrome may open it",
    "odd digit": "should be `seed` and a number",
    "chess": "the game 'chess' is not known here",
}


@pytest.mark.parametrize("command", ["resume", "replay"])
@pytest.mark.parametrize("kind", list(ANSWERS))
def test_a_damaged_file_is_refused_and_left_alone(program: Program, tmp_path: Path, command: str, kind: str) -> None:
    file = tmp_path / "game.aero"
    file.write_bytes(damaged(kind))
    program.refuses(ANSWERS[kind], command, file)
    assert file.read_bytes() == damaged(kind)


@pytest.mark.parametrize("command", ["resume", "replay"])
def test_a_missing_file_is_refused(real_program: Program, tmp_path: Path, command: str) -> None:
    real_program.refuses("there is no such file", command, tmp_path / "nowhere.aero")


def test_a_folder_for_a_file_is_refused(program: Program, tmp_path: Path) -> None:
    program.refuses("cannot be read", "resume", tmp_path)


def test_a_file_in_the_home_of_nobody_is_refused(program: Program) -> None:
    assert program("replay", "~nobody-of-this-name/game.aero").code == 2


def test_a_file_with_a_bot_that_is_not_here_is_refused(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "game.aero"
    match = random_match(5, 2, 6)
    match.players = ["human", "deep"]
    match.save(file)
    program.refuses("there is no bot called 'deep'", "resume", file)


def test_a_finished_match_of_other_rules_is_not_played_on(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "game.aero"
    text = parts_of(random_match(5, 3)).set("rules", "999").spoil_digest(30).text()
    file.write_text(text)
    told = program("replay", file)
    assert told.code == 0
    assert "Note: this match was played under rules 999" in told.out
    program("resume", file, lines=["quit"])
    assert file.read_text() == text, "the finished game was overwritten by its beginning"


def test_a_running_match_of_other_rules_goes_on_with_a_note_to_its_end(real_program: Program, tmp_path: Path) -> None:
    file = tmp_path / "game.aero"
    file.write_text(parts_of(random_match(5, 3, 40)).set("rules", "999").spoil_digest(30).text())
    done = real_program("resume", file, lines=["1"] * 5)
    assert done.code == 1
    assert "Note: this match was played under rules 999" in done.out
    assert real_program("resume", file, lines=["1"] * 3000).code == 0
    assert aerodrome.load(file).over


@pytest.mark.parametrize("seat", ["0", "4", "-1"])
def test_a_seat_to_watch_from_that_is_not_there_is_refused(program: Program, tmp_path: Path, seat: str) -> None:
    random_match(5, 3, 5).save(tmp_path / "game.aero")
    program.refuses("--seat is from 1 to 3 in this game", "replay", tmp_path / "game.aero", "--seat", seat)


def test_a_replay_can_stop_in_the_middle_and_shows_the_table(program: Program, tmp_path: Path) -> None:
    match = random_match(5, 3, 20)
    match.save(tmp_path / "game.aero")
    done = program("replay", tmp_path / "game.aero", "--ply", "10", "--seat", "2")
    for line in random_match(5, 3, 10).describe(1):
        assert line in done.out
    assert "[11]" not in done.out


# --- cards


def card_text() -> str:
    return importlib.resources.files("aerodrome.games.airships").joinpath("cards.toml").read_text(encoding="utf-8")


def test_card_data_with_a_missing_card_are_refused_with_the_line(real_program: Program, tmp_path: Path) -> None:
    text = card_text()
    start = text.index("[expansions.F-12]")
    text = text[:start] + text[text.index("\n[", start) + 1 :]
    line = next(n for n, line in enumerate(text.splitlines(), 1) if line == "[expansions.F-11]")
    file = tmp_path / "cards.toml"
    file.write_text(text, encoding="utf-8")
    answer = f"cards.toml, line {line}: expansions.F-11: the card [expansions.F-12] is missing"
    real_program.refuses(answer, "play", "airships", "--cards", file)
    real_program.refuses(answer, "simulate", "airships", "--cards", file)


def test_card_data_that_are_not_there_are_refused(program: Program, tmp_path: Path) -> None:
    program.refuses("cannot be read", "play", "airships", "--cards", tmp_path / "none.toml")
    program.refuses("cannot be read", "play", "airships", "--cards", tmp_path)


def test_card_data_that_are_no_text_are_refused(program: Program, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_bytes(bytes(range(256)))
    program.refuses("cannot be read", "play", "airships", "--cards", tmp_path / "cards.toml")


def test_a_game_with_edited_cards_is_played_kept_and_resumed(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(card_text().replace("target = 2\n", "target = 1\n"), encoding="utf-8")
    done = program("play", "airships", "--seats", "2", "--cards", file, lines=["1"] * 5)
    assert f"You are playing with the cards in {file}." in done.out
    file.unlink()
    assert program("resume", done.file, lines=["1"] * 3000).code == 0
    assert not aerodrome.load(done.file).game.built_in_cards


# --- folders


def test_where_the_home_cannot_be_written_the_game_is_kept_elsewhere(real_program: Program, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "spare").mkdir()
    home, spare = str(tmp_path / "file" / "home"), str(tmp_path / "spare")
    done = real_program("play", "airships", lines=["1"], AERODROME_HOME=home, TMPDIR=spare)
    assert done.code == 1
    assert done.file.parent == tmp_path / "spare"
    assert aerodrome.load(done.file).ply > 0


def test_a_home_that_cannot_be_a_folder_is_no_disaster(real_program: Program, tmp_path: Path) -> None:
    done = real_program(
        "play", "airships", lines=["1"], AERODROME_HOME=str(tmp_path / ("x" * 300)), TMPDIR=str(tmp_path)
    )
    assert done.code == 1
    assert aerodrome.load(done.file).ply > 0


def test_without_the_compiled_engine_simulate_says_what_to_do(program: Program) -> None:
    program.refuses("AERODROME_NO_NATIVE", "simulate", "airships")


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("--games 0", "Invalid value for '--games'"),
        ("--games many", "Invalid value for '--games'"),
        ("--bots deep", "there is no bot called 'deep'"),
        ("--bots greedy,random --seats 3", "2 bots are named for 3 seats"),
        ("--seats 7", "Airships is for 2–4 seats, not 7"),
        ("--seed 99999999999", "the seed of a run must be from 0 to 2**30 - 1"),
        ("--option speed=3", "Airships has no option called “speed”"),
        ("--workers 0", "Invalid value for '--workers'"),
    ],
)
def test_bad_words_behind_simulate_are_refused(program: Program, words: str, answer: str) -> None:
    program.refuses(answer, "simulate", "airships", *words.split())
