"""Kuhn poker: its words."""

from collections.abc import Sequence
from typing import Any

from aerodrome.rulebook.english import plural
from aerodrome.rulebook.record import HIDDEN
from aerodrome.rulebook.wording import Wording
from kuhn_poker.state import CARDS, EVENT_DEALT, EVENT_SHOWS, EVENT_WINS

QUESTIONS = ("Do you check or bet?", "Do you fold or call?")
MOVES = ("check", "bet", "fold", "call")
LABELS = ("check: bet nothing", "bet your last chip", "fold: give up the pot", "call with your last chip")


class Words(Wording):
    unit = "chip"
    reveals = frozenset({EVENT_SHOWS})  # such a move cannot be taken back

    def question(self, s: Any, seat: int, names: Sequence[str]) -> str:
        return QUESTIONS[s.asked]

    def notation(self, s: Any, action: int) -> str:
        return MOVES[action]

    def label(self, s: Any, seat: int, action: int, names: Sequence[str]) -> str:
        return LABELS[action]

    def sentence(self, event: tuple[int, ...], names: Sequence[str]) -> str:
        _, kind, seat, n, _ = event
        if kind == EVENT_DEALT:
            return f"{names[seat]} is dealt the {CARDS[n]}."
        if kind == EVENT_SHOWS:
            return f"{names[seat]} shows the {CARDS[n]}."
        if kind == EVENT_WINS:
            return f"{names[seat]} takes the pot of {plural(n, 'chip')}."
        return f"{names[seat]} {MOVES[kind - 1]}s."

    def view(self, s: Any, seat: int, names: Sequence[str]) -> dict[str, Any]:
        players = [
            {"name": name, "chips": player.chips, "card": None if player.card == HIDDEN else CARDS[player.card]}
            for name, player in zip(names, s.players, strict=True)
        ]
        return {"pot": s.pot, "players": players}

    def describe(self, s: Any, seat: int, names: Sequence[str]) -> list[str]:
        lines = [f"The pot has {plural(s.pot, 'chip')}."]
        for name, player in zip(names, s.players, strict=True):
            card = "a card that you cannot see" if player.card == HIDDEN else f"the {CARDS[player.card]}"
            lines.append(f"{name} has {plural(player.chips, 'chip')} and {card}.")
        return lines
