"""Bots from outside: whole games, what the protocol tells them, and everything that can go wrong with them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import aerodrome
from aerodrome.bots import OutsideBot, dismiss, make_bot
from aerodrome.bots.outside import introduced
from aerodrome.bots.protocol import Hello, sight_line
from aerodrome.games import load, names
from aerodrome.play.match import Match
from aerodrome.play.sight import Sight
from aerodrome.rulebook.record import NONE
from aerodrome.simulate.rollout import BadBot

from .programs import CAREFUL, LUCKY, command, ends

ALL = ("words", "odds", "view", "events", "observation")


def play(match: Match, bots: list[OutsideBot], plies: int = 10_000) -> None:
    """Let bots play on; other seats play their first move."""
    seats = dict(enumerate(bots))
    while not match.over and match.ply < plies:
        seat = min(match.to_act)
        sight = match.sight(seat)
        match.play(seat, seats[seat].choose(sight) if seat in seats else sight.legal[0])


def codes(bot: OutsideBot) -> list[str]:
    return [fault.code for _, fault in bot.faults]


@pytest.mark.parametrize("name", names())
def test_the_examples_play_a_whole_game(name: str) -> None:
    match = aerodrome.new(name, seats=2, seed=3)
    bots = [OutsideBot(f"command:{LUCKY}", 1), OutsideBot(f"command:{CAREFUL}", 2)]
    try:
        play(match, bots)
    finally:
        dismiss(bots, match.outcome)
    assert match.over
    assert [bot.faults for bot in bots] == [[], []]
    assert [bot.stood_in for bot in bots] == [0, 0]


def test_the_same_seed_gives_a_bot_the_same_game() -> None:
    logs = []
    for _ in range(2):
        match = aerodrome.new("airships", seats=2, seed=3)
        bots = [OutsideBot(f"command:{LUCKY}", seat) for seat in range(2)]
        play(match, bots, 40)
        dismiss(bots)
        logs.append(match.log)
    assert logs[0] == logs[1]


# --- what a bot is told


def told(sight: Sight, wants: tuple[str, ...] = ALL, language: str = "en") -> str:
    return sight_line(sight, Hello("Test", wants=wants), 1, 0, list(sight.told), language, 10.0)


def test_a_sight_has_what_a_bot_asks_for() -> None:
    match = aerodrome.new("airships", seats=2, seed=7, options={"first_seat": 1})
    everything = json.loads(told(match.sight(0)))
    assert everything["moves"][0] == {
        "action": 4, "text": "try F-S2", "label": match.legal(0)[0].label, "odds": everything["moves"][0]["odds"],
    }  # fmt: skip
    assert [move["action"] for move in everything["moves"]] == everything["legal"] == list(match.sight(0).legal)
    assert everything["question"] == match.question(0)
    assert everything["view"] == json.loads(json.dumps(match.view(0)))
    assert [event["text"] for event in everything["events"]] == [event.text for event in match.events(0)]
    assert len(everything["observation"]) == match.game.observed
    assert set(json.loads(told(match.sight(0), ()))) == {"t", "n", "ply", "seconds", "legal"}
    assert json.loads(told(match.sight(0), language="de"))["question"] != everything["question"]


@pytest.mark.parametrize("name", names())
def test_worlds_that_look_alike_are_told_alike(name: str) -> None:
    game, checked = load(name), 0
    for seed in range(4):
        match = aerodrome.new(name, seats=3, seed=seed)
        while not match.over and match.ply < 60:
            seat = min(match.to_act)
            if match.ply % 5 == 0:
                other = match.seen(seat).copy()
                game.plain.deal(other, seat, [seed + 1, 2, 3, 4])
                twin = match.copy(other.pack())
                if twin.board.pack() != match.board.pack():
                    checked += 1
                assert told(twin.sight(seat)) == told(match.sight(seat))
            match.play(seat, match.legal(seat).numbers[seed % len(match.legal(seat))])
    assert checked


def test_a_bot_hears_every_event_once_and_again_after_moves_were_taken_back(tmp_path: Path) -> None:
    """The program keeps the list as the protocol says, and writes it down."""
    kept = tmp_path / "kept"
    remember = f"""
    heard = []
    def hello(told): say(t="hello", protocol=1, name="Test", wants=["events"])
    def sight(told):
        del heard[told["since"]:]
        heard.extend(told["events"])
        open({str(kept)!r}, "w").write(json.dumps(heard))
        say(t="move", n=told["n"], action=told["legal"][-1])
    """
    match = aerodrome.new("mad-zeppelin", seats=2, seed=1)
    bot = OutsideBot(command(tmp_path, remember))
    for ply in range(60):
        seat = min(match.to_act)
        sight = match.sight(seat)
        action = sight.legal[0]
        if seat == 0:
            action = bot.choose(sight)
            heard = [[ply, list(values[1:])] for ply, values in sight.told]
            assert [[e["ply"], [e["kind"], *e["values"]]] for e in json.loads(kept.read_text())] == heard
        match.play(seat, action)
        if match.can_undo and ply % 3 == 0:
            match.undo()
    bot.end()
    assert not bot.faults


def test_it_is_told_which_game_begins_and_how_it_ended(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    remember = f"""
    def start(told): open({str(kept)!r}, "a").write(json.dumps(told) + "\\n")
    end = start
    """
    match = aerodrome.new("airships", seats=3, seed=2, options={"entrepreneurs": "chosen"}, names=["Ann", "Bo", "Cy"])
    bot = OutsideBot(command(tmp_path, remember), 5, language="de")
    play(match, [bot])
    bot.end(match.outcome)
    begun, ended = map(json.loads, kept.read_text().splitlines())
    assert begun == {
        "t": "start", "game": "airships", "title": "Airships", "rules": match.game.version, "actions": 37, "seats": 3,
        "seat": 0, "names": ["Ann", "Bo", "Cy"], "options": match.game.show_options(match.options), "language": "de",
        "seed": 5, "seconds": 10.0,
    }  # fmt: skip
    assert begun["options"]["entrepreneurs"] == "chosen"
    assert ended == json.loads(json.dumps({"t": "end", "scores": match.outcome.scores, "places": match.outcome.places,
                                           "shares": match.outcome.shares}))  # fmt: skip


# --- what can go wrong

WRONG = [
    ("sight = lambda told: sys.exit(3)", "ended", "ended with status 3"),
    ("def sight(told): raise KeyError('a word')", "ended", "its last words: .*KeyError: 'a word'"),
    ("sight = lambda told: os.kill(os.getpid(), 9)", "ended", "ended by SIGKILL"),
    ("sight = lambda told: (os.close(1), time.sleep(60))", "ended", "closed its output"),
    ("sight = lambda told: time.sleep(60)", "slow", "did not answer in time"),
    ("sight = lambda told: print('nonsense', flush=True)", "unreadable", "not JSON .*'nonsense'"),
    ("sight = lambda told: print('[' * 60000, flush=True)", "unreadable", "not JSON"),
    ("sight = lambda told: say(move='try F-S2')", "unreadable", 'a tag "t"'),
    ("sight = lambda told: say(t='hello')", "unreadable", "should answer with"),
    ("sight = lambda told: say(t='move', n=told['n'])", "unreadable", 'an "action", a number, or a "move", a text'),
    ("sight = lambda told: say(t='move', n=told['n'] + 1, action=4)", "unreadable", "should be that of the question"),
    ("sight = lambda told: say(t='move', n=told['n'], action=True)", "illegal", "'True' is not an action"),
    ("sight = lambda told: say(t='move', n=told['n'], action=10**9)", "illegal", "not an action; actions are 0 to 36"),
    ("sight = lambda told: say(t='move', n=told['n'], action=0)", "illegal", "not allowed. AS-"),
    ("sight = lambda told: say(t='move', n=told['n'], move='fly')", "illegal", "'fly' is not a move here. Moves look"),
    ("sight = lambda told: os.write(1, b'\\xff\\n')", "unreadable", "not UTF-8"),
    ("sight = lambda told: [say(t='move', n=0) for _ in range(10**7)]", "flood", "more than 64 lines"),
    ("sight = lambda told: [os.write(1, b'x' * 1000) for _ in range(10**7)]", "flood", "more than 65,536 bytes"),
    ("def hello(told): say(t='hello', protocol=2, name='Test')", "unreadable", "this is protocol 1"),
    ("def hello(told): say(t='hello', protocol=1, name='a|b')", "unreadable", "cannot be a name"),
    ("def hello(told): say(t='hello', protocol=1)", "unreadable", 'should have a "name"'),
    ("def hello(told): say(t='hello', protocol=1, name='T', wants=['gold'])", "unreadable", "words, odds, view"),
    ("def hello(told): say(t='hello', protocol=1, name='T', games=3)", "unreadable", "a list of texts"),
    ("def hello(told): say(t='hello', protocol=1, name='T', games=['whist'])", "ended", "does not play Airships"),
    ("def start(told): time.sleep(60)", "slow", "did not answer in time"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "code", "words"), WRONG, ids=[change[-40:] for change, *_ in WRONG])
def test_a_stand_in_moves_and_the_fault_is_named(tmp_path: Path, change: str, code: str, words: str) -> None:
    match = aerodrome.new("airships", seats=2, seed=7, options={"first_seat": 1})
    bot = OutsideBot(command(tmp_path, change, seconds=0.5))
    begun = time.monotonic()
    try:
        action = bot.choose(match.sight(0))
        assert time.monotonic() - begun < 10.0
        assert action in match.sight(0).legal
        assert codes(bot) == [code]
        assert bot.stood_in == 1
        assert bot.faults[0][1].args[0]
        with pytest.raises(AssertionError, match=words):
            raise AssertionError(bot.faults[0][1].text)
        match.play(0, action)
        play(match, [bot], match.ply + 4)
    finally:
        bot.end()


def test_three_faults_in_a_row_cost_the_seat_and_no_more_than_that(tmp_path: Path) -> None:
    at = "def sight(told): say(t='move', n=told['n'], action=told['legal'][0] if told['n'] % 3 == 0 else -1)"
    for change, stays in ((at, True), (at.replace("% 3", "% 4"), False)):
        match = aerodrome.new("airships", seats=2, seed=7)
        bot = OutsideBot(command(tmp_path, change))
        play(match, [bot], 40)
        assert bot.is_out != stays
        assert len(bot.faults) == 3 or stays
        bot.end()


def test_a_late_answer_is_not_taken_for_one_to_the_next_question(tmp_path: Path) -> None:
    late = """
    def sight(told):
        if told["n"] == 1: time.sleep(1)
        say(t="move", n=told["n"], action=told["legal"][0])
    """
    match = aerodrome.new("airships", seats=2, seed=7, options={"first_seat": 1})
    bot = OutsideBot(command(tmp_path, late, seconds=0.8))
    play(match, [bot], 10)
    bot.end()
    assert codes(bot) == ["slow"]


def test_the_time_that_it_takes_to_put_a_question_is_not_the_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put: list[float] = []

    def slowly(*given: object) -> str:
        time.sleep(0.7)
        put.append(time.monotonic())
        return sight_line(*given)  # type: ignore[arg-type]

    monkeypatch.setattr("aerodrome.bots.protocol.sight_line", slowly)
    match = aerodrome.new("airships", seats=2, seed=7, options={"first_seat": 1})
    bot = OutsideBot(command(tmp_path, seconds=60))
    bot.choose(match.sight(0))
    since = time.monotonic() - put[0]
    bot.end()
    assert not bot.faults
    assert 0 < bot.thought <= since


def test_last_words_do_nothing_to_a_terminal(tmp_path: Path) -> None:
    match = aerodrome.new("airships", seats=2, seed=7, options={"first_seat": 1})
    bot = OutsideBot(command(tmp_path, "sight = lambda told: sys.exit('\\x1b]0;mine\\x07 and\\u202e more')"))
    bot.choose(match.sight(0))
    bot.end()
    assert bot.faults[0][1].text == "it ended with status 1; its last words: ]0;mine and more"


def test_a_bot_hears_why_its_move_did_not_count(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    change = f"""
    def sight(told): say(t="move", n=told["n"], action=0)
    def refused(told): open({str(kept)!r}, "w").write(json.dumps(told))
    """
    match = aerodrome.new("airships", seats=2, seed=7, options={"first_seat": 1})
    bot = OutsideBot(command(tmp_path, change))
    bot.choose(match.sight(0))
    until = time.monotonic() + 10
    while not (kept.exists() and kept.read_text()) and time.monotonic() < until:
        time.sleep(0.01)
    bot.end()
    said = json.loads(kept.read_text())
    assert (said["t"], said["n"], said["code"]) == ("refused", 1, "illegal")
    assert said["rule"].startswith("AS-")
    assert said["rule"] in said["text"]


# --- its process


def started(tmp_path: Path) -> tuple[str, Path]:
    """A bot that starts another process and notes both."""
    kept = tmp_path / "pids"
    change = f"""
    def start(told):
        other = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(600)"])
        open({str(kept)!r}, "w").write(f"{{os.getpid()}} {{other.pid}}")
    def end(told): time.sleep(600)
    """
    return command(tmp_path, change), kept


def test_its_processes_end_with_the_game_though_they_would_not(tmp_path: Path) -> None:
    name, kept = started(tmp_path)
    match = aerodrome.new("airships", seats=2, seed=7, options={"first_seat": 1})
    bot = OutsideBot(name)
    bot.choose(match.sight(0))
    begun = time.monotonic()
    bot.end()
    assert time.monotonic() - begun < 5.0
    assert all(ends(int(pid)) for pid in kept.read_text().split())


def test_its_processes_end_when_whoever_plays_is_killed(tmp_path: Path) -> None:
    name, kept = started(tmp_path)
    host = f"""
import aerodrome, time
from aerodrome.bots import OutsideBot
match = aerodrome.new("airships", seats=2, seed=7, options={{"first_seat": 1}})
bot = OutsideBot({name!r})
bot.choose(match.sight(0))
print("moved", flush=True)
time.sleep(600)
"""
    playing = subprocess.Popen([sys.executable, "-c", host], stdout=subprocess.PIPE, text=True)
    assert playing.stdout is not None
    assert playing.stdout.readline() == "moved\n"
    playing.send_signal(signal.SIGKILL)
    playing.wait()
    playing.stdout.close()
    assert all(ends(int(pid)) for pid in kept.read_text().split())


def test_a_bot_that_nobody_dismissed_ends_when_it_is_forgotten(tmp_path: Path) -> None:
    name, kept = started(tmp_path)
    match = aerodrome.new("airships", seats=2, seed=7, options={"first_seat": 1})
    bot = OutsideBot(name)
    bot.choose(match.sight(0))
    before = len(os.listdir("/proc/self/fd")) if Path("/proc/self/fd").exists() else 0
    del bot
    assert all(ends(int(pid)) for pid in kept.read_text().split())
    assert not before or len(os.listdir("/proc/self/fd")) < before


# --- names


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("command:", "name a command behind command:"),
        ("command", "names no command"),
        ("command/0s:cat", "from 0.001 to 600 seconds"),
        ("command/fast:cat", "names no command"),
        ("command:cat 'x", "is not a command: No closing quotation"),
        ("command:no-such-program-here", "there is no program 'no-such-program-here' here"),
        ("command:cat a|b", "put what needs them into a script"),
        ("command:cat a\nb", "put what needs them into a script"),
    ],
)
def test_names_of_commands_that_cannot_be(name: str, words: str) -> None:
    with pytest.raises(BadBot, match=words):
        make_bot(name, commands=True)


def test_nothing_runs_unless_commands_are_allowed(tmp_path: Path) -> None:
    file = tmp_path / "ran"
    with pytest.raises(BadBot, match="there is no bot called"):
        make_bot(f"command:touch {file}")
    assert not file.exists()


def test_a_bot_introduces_itself(tmp_path: Path) -> None:
    assert introduced(f"command:{LUCKY}", "airships") == Hello("Lucky", "1.0", (), ())
    one = command(tmp_path, "def hello(told): say(t='hello', protocol=1, name='One', games=['zeppeldrome'])")
    assert introduced(one).name == "One"
    with pytest.raises(BadBot, match="One does not play airships; its games are zeppeldrome"):
        introduced(one, "airships")
    with pytest.raises(BadBot, match="cannot play: it ended with status 4"):
        introduced(command(tmp_path, "sys.exit(4)"))


def test_a_spectator_has_nothing_to_say_to_a_bot() -> None:
    match = aerodrome.new("airships", seats=2, seed=7)
    assert json.loads(told(match.sight(None), ("view",)))["legal"] == []
    assert match.sight(None).seat == NONE
