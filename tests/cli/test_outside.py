"""Bots from outside on the command line: `aerodrome bot`, the arena, and games in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

from tests.bots.programs import CAREFUL, LUCKY, command, ends
from tests.cli.program import Program


def test_a_good_bot_is_told_so(program: Program) -> None:
    done = program("bot", LUCKY, "--game", "airships", "--games", "2")
    assert done.code == 0
    assert "Lucky 1.0 says hello (protocol 1)." in done.out
    assert f"No faults. It can play wherever bots are named: --bots 'command:{LUCKY}'" in done.out


def test_it_tries_all_games_and_gives_data(program: Program) -> None:
    done = program("bot", LUCKY, "--games", "1", "--json", "--seconds", "5")
    told = json.loads(done.out)
    assert told["good"] is True
    assert told["hello"] == {"name": "Lucky", "version": "1.0", "games": [], "wants": []}
    assert [trial["game"] for trial in told["trials"]] == [
        "airships", "mad-zeppelin", "dastardly-dirigibles", "zeppeldrome",
    ]  # fmt: skip
    for trial in told["trials"]:
        assert trial["decisions"] > 5
        assert trial["stood_in"] == 0
        assert 0 < trial["mean"] <= trial["slowest"] < 5


def test_what_goes_wrong_is_listed_with_the_place(program: Program, tmp_path: Path) -> None:
    wrong = "def sight(told): say(t='move', n=told['n'], action=0 if told['n'] == 2 else told['legal'][0])"
    name = command(tmp_path, wrong).split(":", 1)[1]
    done = program("bot", name, "--game", "airships", "--games", "2")
    assert done.code == 1
    assert "What went wrong:" in done.out
    assert "is not allowed. AS-" in done.out
    assert "at 2 seats with seed 0, move " in done.out
    told = json.loads(program("bot", name, "--game", "airships", "--games", "1", "--json").out)
    assert told["good"] is False
    assert [fault["code"] for fault in told["trials"][0]["faults"]] == ["illegal"]
    assert told["trials"][0]["stood_in"] == 1


def test_all_that_is_said_can_be_shown(program: Program) -> None:
    done = program("bot", LUCKY, "--game", "airships", "--games", "1", "--show")
    assert done.err.startswith('> {"t":"hello","protocol":1')
    assert '\n< {"t": "hello", "protocol": 1, "name": "Lucky"' in done.err
    assert '\n> {"t":"end","scores":[' in done.err


def test_bots_that_cannot_be_tried(program: Program, tmp_path: Path) -> None:
    program.refuses("there is no program 'no-such-thing' here", "bot", "no-such-thing")
    program.refuses("cannot play: it ended with status 4", "bot", command(tmp_path, "sys.exit(4)"))
    program.refuses("There is no game called “whist”", "bot", LUCKY, "--game", "whist")
    one = command(tmp_path, "def hello(told): say(t='hello', protocol=1, name='One', games=['whist'])")
    program.refuses("One plays whist, but the games are", "bot", one)
    program.refuses("One does not play airships; its games are whist", "bot", one, "--game", "airships")


# --- wherever bots are named


def test_bots_compete_in_the_arena(program: Program) -> None:
    names = [f"command:{LUCKY}", "random"]
    done = program("arena", "airships", "--bots", ",".join(names), "--deals", "1", "--workers", "1", "--json")
    assert done.code == 0
    told = {bot["bot"]: bot for bot in json.loads(done.out)["bots"]}
    assert set(told) == set(names)
    assert {(bot["stood_in"], bot["fault"]) for bot in told.values()} == {(0, "")}


def test_the_arena_says_when_a_stand_in_has_moved(real_program: Program, tmp_path: Path) -> None:
    """In processes of its own; and none of the bot's outlives it."""
    kept = tmp_path / "pids"
    quits = f"""
    def start(told): open({str(kept)!r}, "a").write(f"{{os.getpid()}}\\n")
    def sight(told): sys.exit(0) if told["n"] > 2 else say(t="move", n=told["n"], action=told["legal"][0])
    """
    name = command(tmp_path, quits)
    words = ("arena", "airships", "--bots", f"{name},random", "--deals", "2", "--workers", "2")
    done = real_program(*words)
    assert done.code == 0
    assert f"decisions of {name}. The first fault: it ended with status 0." in " ".join(done.out.split())
    pids = kept.read_text().split()
    assert len(pids) == 4
    assert all(ends(int(pid)) for pid in pids)


def test_the_arena_does_not_begin_with_a_bot_that_cannot_play(program: Program, tmp_path: Path) -> None:
    name = command(tmp_path, "sys.exit(4)")
    program.refuses("cannot play: it ended with status 4", "arena", "airships", "--bots", f"{name},random")


def test_a_comma_in_quotes_is_part_of_a_command(program: Program) -> None:
    program.refuses("there is no program 'a,b' here", "arena", "airships", "--bots", "command:'a,b',random")


def test_simulate_says_where_bots_from_outside_can_play(program: Program) -> None:
    words = "inside the engines; there are: random, greedy. Others can compete in `aerodrome arena`"
    program.refuses(words, "simulate", "airships", "--bots", f"command:{LUCKY}")


def test_a_game_in_the_terminal(program: Program) -> None:
    """It has the name that it gives itself, everywhere, and everybody learns that it comes from outside."""
    bots = f"command:{LUCKY},command:{LUCKY}"
    done = program("play", "airships", "--seats", "3", "--bots", bots, "--seed", "7", lines=["1"] * 400)
    assert done.code == 0
    assert "With you at the table: Lucky (a bot from outside) and Lucky (2) (a bot from outside)." in done.out
    assert "Lucky (2) tries for" in done.out
    assert "command" not in done.out


def test_a_bot_that_fails_in_the_terminal(program: Program, tmp_path: Path) -> None:
    wrong = command(tmp_path, "def sight(told): print('my hand is the red baron', flush=True)")
    words = ("play", "airships", "--seats", "2", "--bots", wrong, "--seed", "7")
    done = program(*words, lines=["1"] * 60)
    assert "Nobody can read the answer of Test. A stand-in has moved." in done.out
    assert done.out.count("A stand-in has moved") == 3
    assert "From now on a stand-in plays for Test." in done.out
    assert "red baron" not in done.all, "what a bot writes can tell of its hand"
    assert "Die Antwort von Test ist nicht zu lesen" in program(*words, "--lang", "de", lines=["1"] * 9).out


def test_a_file_starts_no_program_by_itself(program: Program, tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    note = command(tmp_path, f"def start(told): open({str(ran)!r}, 'w').close()")
    done = program("play", "airships", "--seats", "2", "--bots", note, "--seed", "7", lines=["1"])
    ran.unlink(missing_ok=True)
    file = done.file
    program.refuses("names programs that play in it: command/10s:", "resume", file)
    assert not ran.exists()
    again = program("resume", file, "--run-commands", lines=["1"] * 20)
    assert "Traceback" not in again.all
    assert ran.exists()


def test_both_examples_play_each_other(program: Program) -> None:
    done = program("bot", CAREFUL, "--games", "1", "--game", "mad-zeppelin")
    assert "No faults." in done.out, done.all
