"""What a seat may know: what it sees, and what it was told. Bots get nothing else, wherever they play."""

from __future__ import annotations

import functools
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aerodrome.play.saying import said_of
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.primitives import EVERYBODY
from aerodrome.rulebook.record import NONE
from aerodrome.text import Speaker

if TYPE_CHECKING:
    from aerodrome.play.board import Board

Told = tuple[int, int, int, int, int]
"""An event, as the rules tell it: audience, kind, and three values."""

Heard = tuple[int, Told]
"""The ply in which an event was told, and the event."""

WIDTH = 6
"""How many numbers an event takes in a chronicle."""


@dataclass(frozen=True)
class Event:
    """Something that a viewer saw happen. Each viewer's events are numbered from 0 without gaps."""

    number: int
    ply: int
    kind: int
    values: tuple[int, ...]
    said: Callable[[], list[int]] = field(repr=False, compare=False)
    """Returns the event's message."""
    speaker: Speaker = field(repr=False, compare=False)

    @functools.cached_property
    def text(self) -> str:
        """The event as a sentence."""
        return self.speaker.text(self.said())


class Chronicle:
    """What was told in a match, ply by ply. An event takes 12 bytes, or 24 once a number needs 32 bits."""

    def __init__(self) -> None:
        self._numbers = array("h")
        """For each event, the ply, the audience, the kind and three values."""

    def add(self, ply: int, told: Iterable[Told]) -> None:
        more = [number for event in told for number in (ply, *event)]
        try:
            self._numbers.fromlist(more)  # adds all of them or none
        except OverflowError:
            self._numbers = array("i", [*self._numbers, *more])

    def cut(self, plies: int) -> None:
        """Keep only what the first ``plies`` told, since the moves after them are taken back."""
        numbers, end = self._numbers, len(self._numbers)
        while end and numbers[end - WIDTH] > plies:
            end -= WIDTH
        del numbers[end:]

    def heard(self, viewer: int) -> Chronicle:
        """The part that a seat, or a spectator (NONE), was told."""
        new, numbers = Chronicle(), self._numbers
        new._numbers, begin = numbers[:0], 0
        for i, audience in enumerate(numbers[1::WIDTH]):
            if audience not in (EVERYBODY, viewer):
                new._numbers += numbers[begin : WIDTH * i]
                begin = WIDTH * (i + 1)
        new._numbers += numbers[begin:]
        return new

    def copy(self) -> Chronicle:
        new = Chronicle()
        new._numbers = self._numbers[:]
        return new

    def __len__(self) -> int:
        return len(self._numbers) // WIDTH

    def __iter__(self) -> Iterator[Heard]:
        each = iter(self._numbers)
        for ply, audience, kind, a, b, c in zip(*[each] * WIDTH, strict=True):
            yield ply, (audience, kind, a, b, c)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chronicle) and self._numbers == other._numbers

    __hash__ = None  # type: ignore[assignment]


@dataclass(frozen=True)
class Sight:
    """Everything that a bot gets: what its seat may see."""

    game: Game
    state: Any
    """A blinded state."""
    seat: int
    """The seat that looks; NONE for a spectator."""
    ply: int
    """The number of the next move."""
    legal: tuple[int, ...]
    """The seat's legal actions in rising order; empty if it is not asked."""
    names: tuple[str, ...]
    told: Chronicle = field(default_factory=Chronicle)
    """What the seat saw happen, as bare numbers."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a sight as bytes and numbers; the other process loads the game by its name."""
        return _arrived, (self.game, self.state.pack(), self.seat, self.ply, self.legal, self.names, self.told)

    @functools.cached_property
    def events(self) -> tuple[Event, ...]:
        """What the seat saw happen, with sentences."""
        return tuple(in_words(self.state, Speaker(self.game, names=self.names, viewer=self.seat), self.told))


def _arrived(game: Game, state: bytes, *more: Any) -> Sight:
    return Sight(game, game.state.unpack(state), *more)


def in_words(state: Any, speaker: Speaker, heard: Iterable[Heard], first: int = 0) -> list[Event]:
    """Events that can say their sentences, numbered from ``first``. Any state of the match will do."""
    say = functools.partial(said_of, speaker.game, state, "sentence")
    return [
        Event(first + i, ply, told[1], told[2:], functools.partial(say, *told[1:]), speaker)
        for i, (ply, told) in enumerate(heard)
    ]


def sight_on(board: Board, viewer: int, ply: int, names: Sequence[str], chronicle: Chronicle) -> Sight:
    """The sight of a seat that makes move number ``ply``, or of a spectator (NONE)."""
    legal = () if viewer == NONE else tuple(board.legal(viewer))
    return Sight(board.game, board.seen(viewer)(), viewer, ply, legal, tuple(names), chronicle.heard(viewer))
