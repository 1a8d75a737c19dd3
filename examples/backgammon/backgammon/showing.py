"""Backgammon: what it shows besides its texts."""

from collections.abc import Iterable
from typing import Any

from aerodrome.rulebook.showing import Piece, Speaks
from aerodrome.rulebook.showing import Showing as Usual
from backgammon.state import BAR, OFF

SIGNS = ("X", "O")  # the viewer's checkers, and the other's


class Showing(Usual):
    def view(self, s: Any, seat: int, speaker: Speaks) -> dict[str, Any]:
        """The usual view, without what was only found to be quick."""
        view = super().view(s, seat, speaker)
        del view["table"]["low_from"]
        return view

    def picture(self, s: Any, seat: int, speaker: Speaks) -> list[list[Piece]]:
        """The board as the viewer sees it; a spectator sees it as the first player."""
        viewer = max(seat, 0)
        far, near = range(13, 25), range(12, 0, -1)
        return [
            [(_row(str(place) for place in far), "dim")],
            [(_row(_stack(s, viewer, place) for place in far), "")],
            [],
            [(_row(_stack(s, viewer, place) for place in near), "")],
            [(_row(str(place) for place in near), "dim")],
            *([(_beside(s, viewer, i, speaker), "")] for i in range(2)),
        ]


def _row(cells: Iterable[str]) -> str:
    """Twelve points, with the bar between the halves."""
    texts = [f"{cell:>4}" for cell in cells]
    return "".join([*texts[:6], "  |", *texts[6:]])


def _stack(s: Any, viewer: int, place: int) -> str:
    for sign, count in zip(SIGNS, (s.sides[viewer].at[place], s.sides[1 - viewer].at[BAR - place]), strict=True):
        if count > 0:
            return f"{sign}{count}"
    return "·"


def _beside(s: Any, viewer: int, i: int, speaker: Speaks) -> str:
    seat = (viewer + i) % 2
    at = s.sides[seat].at
    return speaker.ui("picture-side", sign=SIGNS[i], name=speaker.names[seat], bar=at[BAR], off=at[OFF])
