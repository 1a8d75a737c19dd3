"""Playing in a pipe and in a terminal: whole games, the commands of the client, and stopping in the middle."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

import aerodrome
from aerodrome import cli
from aerodrome.bots.persons import PERSONS, person_for
from tests.cli.program import Program
from tests.match.helpers import EXCHANGE, match_asked

FIRST = ["play", "airships", "--seats", "2", "--seed", "5", "--option", "first_seat=1"]
"""A game in which the person is asked first."""

ALWAYS_THE_FIRST = ["1"] * 3000


def test_a_whole_game_through_a_pipe_is_saved_and_can_be_replayed(real_program: Program) -> None:
    done = real_program("play", "airships", "--seats", "3", "--seed", "7", lines=ALWAYS_THE_FIRST)
    assert done.code == 0
    assert " wins." in done.out or " share the win." in done.out
    assert done.file.parent == real_program.home
    match = aerodrome.load(done.file)
    assert match.over
    assert match.players == ["human", "greedy", "greedy"]
    told = real_program("replay", done.file)
    assert told.code == 0
    assert told.out.rstrip().endswith((" wins.", " share the win."))
    assert f"{match.ply} moves, luck from seed" in told.out
    for event in match.events():
        assert event.text in told.out


def test_a_whole_game_without_a_seed_against_random_bots(program: Program) -> None:
    done = program("play", "airships", "--seats", "4", "--bot", "random", lines=ALWAYS_THE_FIRST)
    assert done.code == 0
    assert aerodrome.load(done.file).luck.text().startswith("secret ")


def test_people_in_all_seats_take_turns(program: Program) -> None:
    done = program(
        "play", "airships", "--seats", "2", "--hotseat", "--name", "Ada,Ben", "--seed", "3", lines=ALWAYS_THE_FIRST
    )
    assert done.code == 0
    assert "Ada> 1" in done.out
    assert "Ben> 1" in done.out
    assert aerodrome.load(done.file).players == ["human", "human"]


def test_a_game_that_is_not_named_is_asked_for(program: Program) -> None:
    done = program("play", lines=["chess", "²", "airships", "7", "two", "2", "quit"])
    assert done.code == 0
    assert done.out.startswith("Welcome to Aerodrome.")
    assert done.out.count("Please choose one of the answers.") == 4
    assert aerodrome.load(done.file).seats == 2


def test_empty_answers_choose_what_is_usual(program: Program) -> None:
    done = program("play", lines=["", "", "quit"])
    assert done.code == 0
    assert aerodrome.load(done.file).seats == 3


def test_options_and_bots_are_those_asked_for(program: Program) -> None:
    done = program(
        *("play", "airships", "--seats", "3", "--bot", "random,greedy", "--name", "Zoë", "--seed", "9"),
        *("--option", "chips_per_attempt=any", "--option", "first-seat=1"),
        lines=["quit"],
    )
    match = aerodrome.load(done.file)
    assert match.options["chips_per_attempt"] == 6
    assert match.options["first_seat"] == 1
    assert match.names[0] == "Zoë"
    assert len({*match.names} & {*PERSONS}) == 2, "bots have names of their own"
    assert match.players == ["human", "random", "greedy"]
    assert match.luck.text() == "seed 9"


@pytest.mark.parametrize("seed", ["0", "5"])
def test_the_same_seed_and_answers_give_the_same_game_at_any_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: str
) -> None:
    texts = []
    for now in (1_000_000.0, 2_000_000.0):
        monkeypatch.setenv("AERODROME_HOME", str(tmp_path / str(now)))
        monkeypatch.setattr(time, "time", lambda now=now: now)
        words = ["play", "airships", "--seats", "3", "--bot", "random", "--seed", seed]
        assert CliRunner().invoke(cli.app, words, input="1\n" * 12).exit_code == 1
        [file] = (tmp_path / str(now)).iterdir()
        texts.append(file.read_text())
    assert texts[0] == texts[1]


# --- answers


def test_moves_are_taken_as_numbers_and_as_notation_in_any_case(program: Program) -> None:
    first = aerodrome.new("airships", 2, seed=5, options={"first_seat": 1}).legal(0)[0].text
    for answer in ("1", first, first.upper(), f"   {first}  "):
        done = program(*FIRST, lines=[answer, "quit"])
        assert aerodrome.load(done.file).log[0].text == first


def test_bad_answers_are_answered_and_change_nothing(real_program: Program) -> None:
    bad = ["0", "-1", "999", "9" * 400, "1.5", "one", "first", "try", "try X-99", "try H1", "-", "", "   ", "\t", "☃"]
    bad += ["a" * 5000, "1 2", "move 1", "; ls", "[bold]x[/bold]", "[/]", "rule", "rule ²", "rule [/x]", "save /"]
    done = real_program(*FIRST, lines=[*bad, "quit"])
    assert done.code == 0
    assert aerodrome.load(done.file).ply == 0
    assert "There is no move 999. They are numbered 1 to" in done.out
    assert "There is no move 0." in done.out
    assert "“one” is not a move here. Moves look like try " in done.out
    assert "AS-10.1: Once a stack is used up" in done.out
    assert "The game cannot be saved as /" in done.out


@pytest.mark.parametrize("answer", ["²", "--5", "-²", "0000000019", "000000001000", "٣²", "1²"])
def test_an_odd_number_is_answered_and_changes_nothing(program: Program, answer: str) -> None:
    done = program(*FIRST, lines=[answer, "quit"])
    assert done.code == 0
    assert aerodrome.load(done.file).ply == 0


@pytest.mark.parametrize("file", ["~nobody-of-this-name/game.aero", "x" * 300, "/dev/null/game.aero"])
def test_a_place_where_nothing_can_be_saved_is_answered(program: Program, file: str) -> None:
    done = program(*FIRST, lines=[f"save {file}", "quit"])
    assert done.code == 0
    assert "The game cannot be saved as" in done.out
    assert aerodrome.load(done.file).ply == 0


def test_bytes_that_are_no_text_are_answered(real_program: Program) -> None:
    done = real_program(*FIRST, lines=b"\xff\xfe\x80\n1\nquit\n", PYTHONIOENCODING="utf-8:strict")
    assert aerodrome.load(done.file).ply <= 1


def test_a_terminal_without_our_characters_still_shows_the_game(real_program: Program) -> None:
    done = real_program(*FIRST, lines=["look", "cards", "1", "quit"], PYTHONIOENCODING="ascii")
    assert done.code == 0


# --- the commands of the client


def test_help_lists_the_commands(program: Program) -> None:
    done = program(*FIRST, lines=["help", "quit"])
    for word in ("?", "look", "moves", "log", "cards", "rule", "undo", "save", "quit"):
        assert f"\n  {word} " in done.out or f"  {word} " in done.out


def test_a_question_mark_explains_the_rules_in_play(program: Program) -> None:
    done = program(*FIRST, lines=["?", "quit"])
    match = aerodrome.new("airships", 2, seed=5, options={"first_seat": 1})
    assert done.out.count(match.question(0)) >= 2
    for rule in match.rules_in_play(0):
        assert f"  {rule}\n" in done.out


def test_looking_and_asking_again_tells_the_table(program: Program) -> None:
    done = program(*FIRST, lines=["look", "moves", "log", "cards", "rule as-4.3", "rule xx", "quit"])
    names = ["Captain", person_for("airships 5", ["Captain"])]
    match = aerodrome.new("airships", 2, seed=5, options={"first_seat": 1}, names=names)
    for line in match.describe(0):
        assert line in done.out
    for move in match.legal(0):
        assert done.out.count(move.label) >= 2
    for event in match.events(0):
        assert done.out.count(event.text) >= 2
    assert str(match.game.rules.by_id["AS-4.3"]) in done.out
    assert "There is no rule “xx”" in done.out
    assert len([line for line in done.out.splitlines() if "reconstructed: " in line]) > 20


def test_a_move_without_luck_is_taken_back(real_program: Program, tmp_path: Path) -> None:
    match = match_asked(EXCHANGE)
    last = match.undo()
    match.save(tmp_path / "game.aero")
    done = real_program("resume", tmp_path / "game.aero", lines=[last.text, "undo", "quit"])
    assert done.code == 0
    assert f"Taken back: {last.text}." in done.out
    assert aerodrome.load(tmp_path / "game.aero").log == match.log
    done = real_program("resume", tmp_path / "game.aero", lines=[last.text, "undo", last.text, "u", last.text, "quit"])
    assert aerodrome.load(tmp_path / "game.aero").log == [*match.log, last]


def test_a_throw_is_not_taken_back(program: Program) -> None:
    done = program("play", "airships", "--seats", "2", "--hotseat", "--seed", "5", lines=["1", "undo", "quit"])
    assert "Taken back" not in done.out
    assert "You cannot take that back" in done.out
    assert aerodrome.load(done.file).ply == 1


def test_the_move_of_another_seat_is_not_taken_back(program: Program) -> None:
    done = program(
        *("play", "airships", "--seats", "3", "--hotseat", "--option", "entrepreneurs=chosen"),
        lines=["1", "undo", "quit"],
    )
    assert "The last move is not yours" in done.out
    assert aerodrome.load(done.file).ply == 1


def test_at_the_start_there_is_nothing_to_take_back(program: Program) -> None:
    assert "Nobody has moved yet." in program(*FIRST, lines=["undo", "quit"]).out


def test_a_game_saved_under_a_name_goes_on_from_there(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "my game.aero"
    done = program(*FIRST, lines=["1", f"save {file}", "1", "quit"])
    assert done.code == 0
    assert f"Saved as {file}" in done.out
    assert aerodrome.load(file).ply >= 2
    assert not program.home.exists()
    assert program("resume", file, lines=ALWAYS_THE_FIRST).code == 0
    assert aerodrome.load(file).over


def test_quitting_keeps_the_game_and_names_the_file(program: Program) -> None:
    for word in ("quit", "q", "exit", "QUIT"):
        done = program(*FIRST, lines=["1", word])
        assert done.code == 0
        assert "The game is kept. Go on with: aerodrome resume " in done.out
        assert done.file.exists()


# --- the end of the input, and Ctrl-C


def test_the_end_of_the_input_keeps_the_game_which_goes_on_to_its_end(real_program: Program) -> None:
    done = real_program("play", "airships", "--seats", "3", "--seed", "5", lines=["1"] * 7)
    assert done.code == 1
    assert "The input ended before the game did. The game is kept." in done.out
    kept = aerodrome.load(done.file)
    assert not kept.over
    assert sum(ply.seat == 0 for ply in kept.log) == 7
    again = real_program("resume", done.file, lines=ALWAYS_THE_FIRST)
    assert again.code == 0
    assert again.file == done.file
    finished = aerodrome.load(done.file)
    assert finished.over
    assert finished.log[: kept.ply] == kept.log
    over = real_program("resume", done.file)
    assert over.code == 0
    assert f"This game is over. See it again with: aerodrome replay {done.file}" in over.out


def test_no_input_at_all_keeps_the_game(program: Program) -> None:
    done = program(*FIRST)
    assert done.code == 1
    assert aerodrome.load(done.file).ply == 0


def test_an_input_that_is_closed_keeps_the_game(real_program: Program) -> None:
    run = subprocess.run(
        ["sh", "-c", 'exec "$@" <&-', "sh", *real_program.command(*FIRST)],
        capture_output=True,
        text=True,
        env=real_program.env,
        check=False,
    )
    assert "Traceback" not in run.stderr
    assert run.returncode == 1
    assert len(list(real_program.home.iterdir())) == 1


def test_a_last_line_without_its_end_is_an_answer(program: Program) -> None:
    assert aerodrome.load(program(*FIRST, lines=b"1").file).ply >= 1


class Terminal:
    """The program in a pseudo-terminal."""

    def __init__(self, program: Program, *words: str) -> None:
        self.master, slave = pty.openpty()
        self.run = subprocess.Popen(
            program.command(*words), stdin=slave, stdout=slave, stderr=slave, env=program.env, start_new_session=True
        )
        os.close(slave)
        self.text = ""

    def read(self, seconds: float) -> bool:
        if not select.select([self.master], [], [], seconds)[0]:
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.text += data.decode("utf-8", "replace")
        return bool(data)

    def wait_for(self, words: str, times: int = 1) -> None:
        end = time.monotonic() + 60
        while self.text.count(words) < times:
            assert time.monotonic() < end, self.text
            assert self.read(1), self.text

    def type(self, keys: bytes) -> None:
        os.write(self.master, keys)

    def interrupt(self) -> None:
        """Press Ctrl-C; again, should Python have been just about to wait for input and have missed it."""
        for _ in range(5):
            time.sleep(0.3)
            os.kill(self.run.pid, signal.SIGINT)
            end = time.monotonic() + 5
            while time.monotonic() < end and self.read(0.1):
                if "Stopped." in self.text or self.run.poll() is not None:
                    return

    def finish(self) -> int:
        end = time.monotonic() + 60
        while self.read(0.2) and self.run.poll() is None:
            assert time.monotonic() < end, self.text
        code = self.run.wait(60)
        while self.read(0.05):
            if not select.select([self.master], [], [], 0.05)[0]:
                break
        os.close(self.master)
        assert "Traceback" not in self.text, self.text
        return code


def test_ctrl_c_keeps_the_game_and_names_the_file(real_program: Program) -> None:
    terminal = Terminal(real_program, *FIRST)
    terminal.wait_for("Captain> ")
    terminal.type(b"1\n")
    terminal.wait_for("Captain> ", 2)
    terminal.interrupt()
    assert terminal.finish() == 130
    assert "Stopped. The game is kept." in terminal.text
    [file] = real_program.home.iterdir()
    assert file.name in terminal.text.replace("\r\n", "")
    assert aerodrome.load(file).ply >= 1


def test_ctrl_c_in_a_pipe_keeps_the_game(real_program: Program) -> None:
    run = subprocess.Popen(
        real_program.command(*FIRST),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=real_program.env,
    )
    assert run.stdin is not None
    assert run.stdout is not None
    heard = b""
    while b"Captain> " not in heard:
        data = os.read(run.stdout.fileno(), 65536)
        assert data, heard
        heard += data
    time.sleep(0.5)  # it is waiting for an answer now
    run.send_signal(signal.SIGINT)
    out, error = run.communicate(timeout=60)
    assert run.returncode == 130
    assert b"Stopped. The game is kept." in out
    assert error == b""
    assert len(list(real_program.home.iterdir())) == 1


def test_the_end_of_the_input_at_a_terminal_keeps_the_game(real_program: Program) -> None:
    terminal = Terminal(real_program, *FIRST)
    terminal.wait_for("Captain> ")
    terminal.type(b"\x04")
    assert terminal.finish() == 1
    assert len(list(real_program.home.iterdir())) == 1


def test_a_game_at_a_terminal_answers_and_ends_by_quit(real_program: Program) -> None:
    terminal = Terminal(real_program, *FIRST)
    terminal.wait_for("Captain> ")
    terminal.type(b"nonsense\n")
    terminal.wait_for("is not a move here")
    terminal.type(b"quit\n")
    assert terminal.finish() == 0


def test_a_position_of_a_replay_is_played_on(program: Program, tmp_path: Path) -> None:
    first = program("play", "mad-zeppelin", "--seats", "3", "--seed", "7", "--bot", "random", lines=ALWAYS_THE_FIRST)
    shown = program("replay", first.file, "--ply", "12", "--seat", "2", "--position")
    assert shown.code == 0
    file = tmp_path / "position.txt"
    file.write_text(shown.out, encoding="utf-8")
    done = program("play", "--position", file, "--bot", "random", "--seed", "4", "--name", "Ada", lines=["quit"])
    assert done.code == 0
    match = aerodrome.load(done.file)
    assert match.players == ["random", "human", "random"]
    assert match.names[1] == "Ada"
    if not match.log:
        assert match.position(1) == shown.out
    again = program("play", "--position", file, "--bot", "random", "--seed", "4", lines=ALWAYS_THE_FIRST)
    assert again.code == 0
    assert aerodrome.load(again.file).over


def test_a_position_brings_its_own_seats_and_rules(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(aerodrome.new("airships", 3, seed=1).position(0), encoding="utf-8")
    for more in (("--seats", "3"), ("--option", "first_seat=1")):
        assert "its own number of seats" in program("play", "--position", file, *more).err
    assert program("play", "--position", tmp_path / "nothing.txt").code == 2
    file.write_text("aerodrome-position 1\n", encoding="utf-8")
    done = program("play", "--position", file)
    assert done.code == 2
    assert "line 2" in done.err
