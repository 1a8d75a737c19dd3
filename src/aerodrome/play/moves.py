"""Moves: actions with their words, as the seat that makes them reads them."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, overload

from aerodrome.play.saying import said_of
from aerodrome.play.sight import Sight
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.ruletext import Rule
from aerodrome.text import ENGLISH, Speaker, notation_of


class IllegalMove(AerodromeError, ValueError):
    """A move that a rule forbids. ``rule`` is that rule; the message quotes it."""

    def __init__(self, move: str, rule: Rule) -> None:
        super().__init__(f"{move} is not allowed. {rule}")
        self.rule = rule


class BadNotation(AerodromeError, ValueError):
    """A text or a number that does not name a move."""


@dataclass(frozen=True)
class Move:
    """An action with its words."""

    seat: int
    number: int
    text: str
    """Its notation, as in game files."""
    label: str
    """The move in full."""

    def __str__(self) -> str:
        return self.label


class Viewpoint:
    """One position as one viewer sees it, in words. The state is made only when words are needed."""

    def __init__(self, game: Game, speaker: Speaker, see: Callable[[], Any]) -> None:
        """``see`` returns the blinded state."""
        self.game, self.viewer, self.speaker, self._see = game, speaker.viewer, speaker, see

    @classmethod
    def of(cls, sight: Sight, language: str = ENGLISH) -> Viewpoint:
        """What a sight says, in a language."""
        return cls(sight.game, Speaker(sight.game, language, sight.names, sight.seat), lambda: sight.state)

    @functools.cached_property
    def state(self) -> Any:
        """The blinded state. Do not change it: all words of this position come from it."""
        return self._see()

    def texts(self, what: str) -> list[str]:
        """What a function of the game's messages says to the viewer, in words."""
        return self.speaker.texts(said_of(self.game, self.state, what, self.viewer))

    @property
    def question(self) -> str:
        """The viewer's question; empty for who is not asked."""
        return " ".join(self.texts("prompt"))

    @property
    def rules(self) -> list[Rule]:
        """The rules that are relevant to the viewer's question."""
        asked = self.game.plain.question(self.state, self.viewer)
        return [self.game.rules[number] for number in self.game.rules_in_play.get(asked, ())]

    def view(self) -> dict[str, Any]:
        """What the viewer knows, as plain data."""
        return self.game.showing.view(self.state, self.viewer, self.speaker)

    def odds(self, number: int) -> list[tuple[str, Fraction]]:
        """The ways to make an action succeed, each with its exact chance; the best comes last."""
        rows = self.game.showing.odds(self.state, self.viewer, number)
        return [(self.speaker.text(way), chance) for way, chance in rows]

    def text(self, number: int) -> str:
        return notation_of(self.game).text(said_of(self.game, self.state, "notation", number))

    def move(self, number: int) -> Move:
        label = self.speaker.text(said_of(self.game, self.state, "label", self.viewer, number))
        return Move(self.viewer, number, self.text(number), label)

    def find(self, text: str, legal: LegalMoves) -> int:
        """The number of the move with this text, legal or not. Raises BadNotation if there is none."""
        found = legal.find(text)
        if found is not None:
            return found
        wanted = normal(text)
        for number in range(self.game.actions):
            if normal(self.text(number)) == wanted:
                return number
        examples = " or ".join(f"'{each.text}'" for each in legal[:2])
        raise BadNotation(f"{text[:60]!r} is not a move here" + (f". Moves look like {examples}" if examples else ""))


class LegalMoves(Sequence[Move]):
    """A seat's legal moves, in the order of their numbers. A move's words are made only when you look at it. ``in``
    takes a Move, an action number or a text."""

    def __init__(self, viewpoint: Viewpoint, numbers: Sequence[int]) -> None:
        self._viewpoint = viewpoint
        self.numbers = tuple(numbers)
        """The moves as bare action numbers."""

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self._viewpoint.move(number) for number in self.numbers[index]]
        return self._viewpoint.move(self.numbers[index])

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Move):
            return self.find(move.text) == move.number and move.seat == self._viewpoint.viewer
        return self.find(move) is not None if isinstance(move, str) else move in self.numbers

    def find(self, text: str) -> int | None:
        """The number of the legal move with this text, or None."""
        wanted = normal(text)
        return next((number for number in self.numbers if normal(self._viewpoint.text(number)) == wanted), None)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LegalMoves) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<LegalMoves: {', '.join(map(self._viewpoint.text, self.numbers))}>"


def normal(text: str) -> str:
    """Notation for comparison: it ignores case and extra spaces."""
    return " ".join(text.lower().split())
