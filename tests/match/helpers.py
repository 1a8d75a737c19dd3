"""Matches for tests: at random, to a wanted question, and their files taken apart and put together again."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import aerodrome
from aerodrome.play.gamefile import hash_of, match_text
from aerodrome.play.match import Match

EXCHANGE = "Exchange dice before the throw"
TARGET = "Choose a card to try for."

OPTION_SETS: tuple[dict[str, str | int], ...] = (
    {},
    {"chips_per_attempt": "any"},
    {"first_seat": 2},
    {"entrepreneurs": "chosen"},
    {"phases_in_order": "yes"},
    {"replace_era_card": "yes"},
    {"chip_for_no_target": "yes"},
)
"""Each option by itself at a value that is not its default."""


def play_on(match: Match, seed: int, plies: int = 10_000) -> Match:
    """Make random moves until the end, or so many."""
    lot = random.Random(seed)
    while plies and not match.over:
        seat = min(match.to_act)
        match.play(seat, lot.choice(match.legal(seat).numbers))
        plies -= 1
    return match


def random_match(
    seed: int,
    seats: int = 2,
    plies: int = 10_000,
    options: dict[str, str | int] | None = None,
    names: Sequence[str] | None = None,
    game: str = "airships",
) -> Match:
    """A match of this seed after so many random moves."""
    return play_on(aerodrome.new(game, seats, seed=seed, options=options, names=names), seed, plies)


def match_at(wanted: Callable[[Match], bool], game: str = "airships") -> Match:
    """A match that meets a condition, found by random play."""
    for seed in range(200):
        match = aerodrome.new(game, 2 + seed % 3, seed=seed)
        lot = random.Random(seed)
        while not match.over:
            if wanted(match):
                return match
            seat = min(match.to_act)
            match.play(seat, lot.choice(match.legal(seat).numbers))
    raise AssertionError("no such match was found")


def match_asked(question: str) -> Match:
    """A match in which somebody is asked this, about whatever card."""
    return match_at(lambda match: question in match.question(min(match.to_act)))


def state_of(match: Match) -> bytes:
    """The bytes of the true state."""
    data: bytes = match.board.pack()
    return data


def picture(match: Match) -> tuple[Any, ...]:
    """All there is to a match: two matches with the same picture are the same match."""
    viewers = [None, *range(match.seats)]
    return (
        state_of(match),
        match.log[:],
        [match.events(viewer) for viewer in viewers],
        [match.view(viewer) for viewer in viewers],
        match.names,
        match.players,
        match.options,
        match.luck.text(),
        match.note,
    )


@dataclass
class Parts:
    """A game file in its parts, without hashes of the chain."""

    header: list[str]
    moves: list[str]
    tail: str
    end: str

    @classmethod
    def of(cls, text: str) -> Parts:
        lines = text.splitlines()
        first = lines.index("---")
        second = lines.index("---", first + 1)
        moves = [line.rpartition(" ~")[0] for line in lines[first + 1 : second]]
        return cls(lines[:first], moves, lines[second + 1], lines[second + 2].rpartition(" ~")[0])

    def set(self, key: str, value: str) -> Parts:
        """Change a line of the header."""
        assert sum(line.startswith(f"{key}: ") for line in self.header) == 1
        self.header = [f"{key}: {value}" if line.startswith(f"{key}: ") else line for line in self.header]
        return self

    def spoil_digest(self, move: int) -> Parts:
        """Pretend that a move, counted from 1, led to another table."""
        body, _, digest = self.moves[move - 1].rpartition(" #")
        self.moves[move - 1] = f"{body} #{'0' * len(digest)}"
        return self

    def text(self) -> str:
        """A file whose hashes are right, as a forger or another version would write it."""
        header = [*self.header, "---"]
        lines, chain = header[:], hash_of("\n".join(header))
        for move in self.moves:
            chain = hash_of(chain + move)
            lines.append(f"{move} ~{chain}")
        lines += ["---", self.tail, f"{self.end} ~{hash_of(chain + self.tail + self.end)}"]
        return "\n".join(lines) + "\n"


def parts_of(match: Match) -> Parts:
    return Parts.of(match_text(match))
