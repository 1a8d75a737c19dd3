"""What a seat observes of a position, piece by piece."""

from __future__ import annotations

from typing import Any

from aerodrome.doors.layout import Layout
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.strict import StrictState


class Observed:
    """What a seat observes of a position: the same on the true and on the blinded state, which complains of a look at
    what is hidden."""

    def __init__(self, game: Game, s: Any, viewer: int, seat_size: int) -> None:
        view = s.copy()
        game.plain.blind(view, viewer)
        self.row, true = [99] * game.observed, [98] * game.observed
        game.plain.observe(StrictState(view), viewer, self.row)
        game.plain.observe(s, viewer, true)
        assert self.row == true
        self.layout = Layout(game)
        self.seat_size = seat_size

    def __getitem__(self, piece: str) -> list[int]:
        return self.row[self.layout[piece]]

    def ones(self, piece: str) -> list[int]:
        """The places of a piece's ones; all else is zero."""
        return ones(self[piece])

    def seats(self) -> list[list[int]]:
        part = self["seats"]
        return [part[i : i + self.seat_size] for i in range(0, len(part), self.seat_size)]


def ones(numbers: list[int]) -> list[int]:
    assert set(numbers) <= {0, 1}
    return [place for place, n in enumerate(numbers) if n]
