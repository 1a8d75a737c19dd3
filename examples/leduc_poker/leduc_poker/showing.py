"""Leduc poker: what it shows besides its texts."""

from typing import Any

from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.showing import Showing as Usual
from aerodrome.rulebook.showing import Speaks
from leduc_poker.rules import sees
from leduc_poker.state import CARDS


class Showing(Usual):
    def view(self, s: Any, seat: int, speaker: Speaks) -> dict[str, Any]:
        """The usual view, with the cards by name."""
        view = super().view(s, seat, speaker)
        view["table"]["common"] = CARDS[s.common] if s.common != NONE else None
        for i, player in enumerate(view["table"]["players"]):
            player["card"] = CARDS[s.players[i].card] if sees(s, seat, i) else None
        return view
