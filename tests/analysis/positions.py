"""Positions with a known best move, from positions.toml, and how to set them up.

How the best move is known:

- ``at once``: it ends the game with the whole win, whatever the others hold and however luck falls; others do not.
- ``count``: a first count of 60 or 100 games after every move, then 1000 or 2000 after each of the four or five best of
  them, all dealt alike, everybody playing by instinct with a bit of chance; and half as many by instinct alone. The
  best move led by more than 0.15 of a win and 8 standard errors, and by more than 0.05 without chance.

A count tells what is best among players of instinct. Positions in which a long search saw something else are not here:
there instinct plays too badly for a count to prove anything.

The moves that lead to a position are written down as action numbers, so that it stays the same when bots change. Change
the rules, and a position may have to be replaced: play games, and count.
"""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass
from pathlib import Path

from aerodrome.games import load
from aerodrome.play.luck import SeededLuck
from aerodrome.play.match import Match
from aerodrome.play.saying import said_of
from aerodrome.play.sight import Sight
from aerodrome.text import notation_of


@dataclass(frozen=True)
class Position:
    game: str
    seats: int
    seed: int
    """Of the match's luck."""
    moves: tuple[int, ...]
    """The actions so far; of several seats that are asked, the lowest acts first."""
    best: tuple[str, ...]
    """The notation of the best move; of several, if they are equally good."""
    known: str
    """How it is known: ``at once`` or ``count``."""
    why: str
    """With its figures."""

    def __str__(self) -> str:
        return f"{self.game}-{self.seed}-{len(self.moves)}"

    def match(self) -> Match:
        match = Match(load(self.game), self.seats, None, SeededLuck(self.seed))
        for action in self.moves:
            match.play(min(match.to_act), action)
        return match

    def sight(self) -> Sight:
        match = self.match()
        return match.sight(min(match.to_act))

    def best_actions(self, sight: Sight) -> set[int]:
        write = notation_of(sight.game).text
        texts = {action: write(said_of(sight.game, sight.state, "notation", action)) for action in sight.legal}
        return {action for action, text in texts.items() if text in self.best}


@functools.cache
def positions() -> tuple[Position, ...]:
    data = tomllib.loads(Path(__file__).with_name("positions.toml").read_text(encoding="utf-8"))
    return tuple(
        Position(
            game,
            entry["seats"],
            entry["seed"],
            tuple(map(int, entry["moves"].split())),
            tuple(entry["best"]),
            entry["known"],
            entry["why"],
        )
        for game, entries in data.items()
        for entry in entries
    )
