"""Damaged states, handed to every compiled function of a game's contract and played on with. It is a program of its
own, because it looks for crashes: `python -m tests.engines.damage airships 1000 diary.txt`.

It prints how many calls gave an answer and how many a fault. The diary names the state at work.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

from aerodrome.drivers.play import lowest_seat
from aerodrome.engines.compiled import Native, RuleFault, States, native, numbers
from aerodrome.engines.entries import CONTRACT, Shapes
from aerodrome.engines.kinds import Kind, Rec, Row
from aerodrome.games import load
from aerodrome.rulebook.record import HIDDEN

PLIES = 5


class Damager:
    def __init__(self, name: str, diary: Path) -> None:
        self.game, self.diary = load(name), diary
        self.native: Native = native(self.game)
        self.legal = numbers("i16", self.game.actions + 1)
        self.answers = self.faults = 0
        self.sound = [state for seats in self.game.seats for state in self.played(seats)]

    def played(self, seats: int) -> list[bytes]:
        """States of a random game."""
        luck, s = random.Random(seats), self.native.states(1)
        s[0] = self.game.fresh_state(seats, self.game.parse_options({}, seats)).pack()
        s.rng[0] = seats
        self.native.new_game(s)
        found = [s[0]]
        while len(found) < 60 and self.native.to_act(s):
            seat = lowest_seat(self.native.to_act(s))
            n = self.native.list_legal(s, seat, self.legal)
            self.native.step(s, seat, self.legal[luck.randrange(n)])
            found.append(s[0])
        return found

    def damaged(self, luck: random.Random) -> bytes:
        """Nothing but noise, or a sound state with some bytes changed."""
        data = bytearray(luck.choice(self.sound))
        if luck.randrange(4) == 0:
            return luck.randbytes(len(data))
        for _ in range(luck.choice((1, 3, 30))):
            likely = (0, 1, 2, 5, 127, 128, 255, HIDDEN % 256, luck.randrange(256))
            data[luck.randrange(len(data))] = luck.choice(likely)
        return bytes(data)

    def argument(self, kind: Kind, s: States, luck: random.Random) -> Any:
        if isinstance(kind, Rec):
            return s
        if isinstance(kind, Row):
            return numbers(str(kind.item), *(32 if length is None else length for length in kind.lengths))
        return luck.choice((0, 1, -1, luck.randrange(-3, self.game.actions + 3), luck.choice((2**40, -(2**62), 7))))

    def call(self, name: str, *arguments: Any) -> Any:
        """The answer; None where it is a fault, or nothing."""
        try:
            answer = getattr(self.native, name)(*arguments)
        except RuleFault:
            self.faults += 1
            return None
        self.answers += 1
        return answer

    def run(self, seed: int) -> None:
        luck, s = random.Random(seed), self.native.states(1)
        state = self.damaged(luck)
        self.diary.write_text(f"seed {seed}", encoding="utf-8")
        for name, kinds in CONTRACT.items():
            s[0] = state
            arguments = [self.argument(kind, s, luck) for kind in kinds(Shapes(self.game))]
            self.call(name, *arguments)
        s[0] = state
        for _ in range(PLIES):
            waiting = self.call("to_act", s)
            if not waiting:
                break
            seat = lowest_seat(waiting)
            n = self.call("list_legal", s, seat, self.legal)
            if not n:
                break
            self.call("step", s, seat, self.legal[luck.randrange(n)])


if __name__ == "__main__":
    damager = Damager(sys.argv[1], Path(sys.argv[3]))
    for seed in range(int(sys.argv[2])):
        damager.run(seed)
    print(damager.answers, damager.faults)
