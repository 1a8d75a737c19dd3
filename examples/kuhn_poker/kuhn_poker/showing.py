"""Kuhn poker: what it shows besides its texts."""

from typing import Any

from aerodrome.rulebook.showing import Showing as Usual
from aerodrome.rulebook.showing import Speaks
from kuhn_poker.rules import sees
from kuhn_poker.state import CARDS


class Showing(Usual):
    def view(self, s: Any, seat: int, speaker: Speaks) -> dict[str, Any]:
        """The usual view, with the cards by name."""
        view = super().view(s, seat, speaker)
        for i, player in enumerate(view["table"]["players"]):
            player["card"] = CARDS[s.players[i].card] if sees(s, seat, i) else None
        return view
