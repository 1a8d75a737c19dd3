"""Bots from outside: any program, in any language, that answers questions in lines of JSON (docs/outside.md).

make_bot("command:python my_bot.py", commands=True)      a program, with 10 seconds for each move
make_bot("command/2s:python my_bot.py", commands=True)   the same with 2 seconds

Every bot has a process of its own, which starts with the first question and ends with the game. Whatever the process
does, its seat gets a move in time: from a stand-in, if need be.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import threading
import time
import weakref
from collections.abc import Callable, Sequence
from pathlib import Path

from aerodrome.bots import protocol
from aerodrome.bots.child import Child, Fault
from aerodrome.bots.protocol import Hello, Illegal
from aerodrome.bots.simple import GreedyBot
from aerodrome.play.sight import Heard, Sight
from aerodrome.play.step import Outcome
from aerodrome.simulate.rollout import BadBot
from aerodrome.text import ENGLISH

SECONDS, MOST_SECONDS = 10.0, 600.0
"""How long a program may think about a move, unless its name says otherwise."""
START_SECONDS = 20.0
"""How long a program may take to start and say hello."""
MOST_FAULTS = 3
"""After so many faults one after the other, a program loses its seat for the rest of the game."""
FATAL = ("ended", "flood")
"""After such a fault nobody can go on talking to the process."""

_NAME = re.compile(r"command(?:/([0-9]{1,3}(?:\.[0-9]{1,3})?)s)?:(.*)", re.DOTALL)


def is_command(name: str) -> bool:
    """Does a bot's name say which program plays?"""
    return _NAME.fullmatch(name) is not None


def parsed(name: str) -> tuple[list[str], float]:
    """The command in a bot's name, and the seconds that it has for a move."""
    found = _NAME.fullmatch(name)
    if found is None:
        raise BadBot(
            f"{name[:60]!r} names no command; write command:COMMAND, or command/2s:COMMAND for 2 seconds a move"
        )
    seconds = float(found[1]) if found[1] else SECONDS
    if not 0 < seconds <= MOST_SECONDS:
        raise BadBot(f"{name[:60]!r}: a bot may think from 0.001 to {MOST_SECONDS:.0f} seconds about a move")
    if "|" in name or not name.isprintable():
        raise BadBot("a command has no | and no line breaks; put what needs them into a script")
    try:
        words = shlex.split(found[2])
    except ValueError as error:
        raise BadBot(f"{found[2][:60]!r} is not a command: {error}") from None
    if not words:
        raise BadBot("name a command behind command:, for example command:python my_bot.py")
    if os.name != "posix":
        raise BadBot("bots by command need Linux or macOS")
    if shutil.which(words[0]) is None:
        raise BadBot(f"there is no program {words[0][:60]!r} here; write the command as in a terminal")
    return words, seconds


Overheard = Callable[[str, str], None]
"""Takes every line that is said, with who says it: `>` for us, `<` for the program."""


class OutsideBot:
    """Plays what a program says. Each is for one seat in one game."""

    def __init__(
        self, name: str, seed: int = 0, *, language: str = ENGLISH, overheard: Overheard | None = None
    ) -> None:
        self.name = name
        self.command, self.seconds = parsed(name)
        self.title = Path([word for word in self.command if not word.startswith("-")][-1]).stem[:30]
        """What it is called until it has said its name."""
        self.faults: list[tuple[int, Fault]] = []
        """What went wrong, and at which ply."""
        self.stood_in = 0
        """How often the stand-in has moved."""
        self.slowest = 0.0
        """Seconds of the slowest answer that came in time."""
        self.thought = 0.0
        """Seconds of all answers that came in time."""
        self._seed, self._language, self._overheard = seed, language, overheard
        self._stand_in = GreedyBot(seed)
        self._child: Child | None = None
        self._hello: Hello | None = None
        self._n = self._in_a_row = 0
        self._heard: list[Heard] = []
        """The events that the program was told."""
        self._out = False
        self._lock = threading.RLock()

    # --- playing

    def choose(self, sight: Sight) -> int:
        """The program's move, or that of its stand-in if the program fails. It never takes longer than the program may
        think, besides the time to start it and to put the question."""
        with self._lock:
            if not self._out:
                try:
                    return self._ask(sight)
                except Fault as fault:
                    self._note(fault, sight)
            self.stood_in += 1
        return self._stand_in.choose(sight)

    def _ask(self, sight: Sight) -> int:
        if self._child is None or self._hello is None:
            child, hello = self._open(sight, time.monotonic() + START_SECONDS)
        else:
            child, hello = self._child, self._hello
        heard = list(sight.told)
        since = shared(heard, self._heard)
        self._n += 1
        said = protocol.sight_line(sight, hello, self._n, since, heard[since:], self._language, round(self.seconds, 3))
        begun = time.monotonic()  # the time that it takes to put the question is not the program's
        until = begun + self.seconds
        child.send(said, until)
        self._heard = heard
        while True:
            answer = protocol.read(child.receive(until))
            if answer["t"] != "move":
                raise Fault(
                    "unreadable", f'it should answer with {{"t": "move", ...}}, not {protocol.shown(answer["t"])}'
                )
            n = answer.get("n")
            if type(n) is not int or n > self._n:
                raise Fault("unreadable", f'the "n" of its move should be that of the question, {self._n}')
            if n == self._n:
                break  # else it is the answer to an earlier question, and too late
        chosen = protocol.read_move(answer, sight, self._language)
        took = time.monotonic() - begun
        self.slowest, self.thought = max(self.slowest, took), self.thought + took
        self._in_a_row = 0
        return chosen

    def _open(self, sight: Sight, until: float) -> tuple[Child, Hello]:
        hello = self.greet(until)
        if not hello.plays(sight.game.name):
            raise Fault("ended", f"it does not play {sight.game.title}; its games are {', '.join(hello.games)}")
        assert self._child is not None
        self._child.send(protocol.start(sight, hello, self._seed, self._language, self.seconds), until)
        return self._child, hello

    def greet(self, until: float | None = None) -> Hello:
        """Start the program, and hear what it says about itself. Raises Fault."""
        until = time.monotonic() + START_SECONDS if until is None else until
        self._child = Child(self.command, self._overheard)
        weakref.finalize(self, self._child.close)
        self._child.send(protocol.our_hello(), until)
        self._hello = protocol.read_hello(self._child.receive(until))
        return self._hello

    # --- faults

    def _note(self, fault: Fault, sight: Sight) -> None:
        self.faults.append((sight.ply, fault))
        self._in_a_row += 1
        if fault.code not in FATAL and self._hello is not None:
            rule = fault.rule if isinstance(fault, Illegal) else ""
            try:
                assert self._child is not None
                self._child.send(protocol.refused(self._n, fault, rule), time.monotonic() + 0.1)
            except Fault as worse:
                fault = worse if worse.code in FATAL else Fault("ended", worse.text)
        if fault.code in FATAL or self._hello is None or self._in_a_row >= MOST_FAULTS:
            self._out = True
            self.end()

    @property
    def is_out(self) -> bool:
        """Has the stand-in taken over for the rest of the game?"""
        return self._out

    def end(self, outcome: Outcome | None = None) -> None:
        """The game is over for this bot. Its process ends. If another thread waits for its answer, it waits no more."""
        if not self._lock.acquire(blocking=False):
            if self._child is not None:
                self._child.hang_up()
            self._lock.acquire()
        try:
            self._out = True
            if self._child is not None:
                self._child.close(protocol.end(outcome))
        finally:
            self._lock.release()


def shared(one: Sequence[Heard], other: Sequence[Heard]) -> int:
    """How many events two lists have in common from the start: fewer than before when moves were taken back."""
    both = min(len(one), len(other))
    if one[:both] == other[:both]:
        return both
    return next(i for i in range(both) if one[i] != other[i])


def introduced(name: str, game: str = "") -> Hello:
    """What a program says about itself. Raises BadBot if it cannot be talked to, or does not play this game."""
    bot = OutsideBot(name)
    try:
        hello = bot.greet()
    except Fault as fault:
        raise BadBot(f"{name} cannot play: {fault.text}. `aerodrome bot COMMAND --show` shows what is said") from None
    finally:
        bot.end()
    if game and not hello.plays(game):
        raise BadBot(f"{hello.name} does not play {game}; its games are {', '.join(hello.games)}")
    return hello
