"""Kuhn poker: its words."""

from collections.abc import Sequence
from typing import Any

from aerodrome.rulebook.english import plural
from aerodrome.rulebook.wording import Wording
from kuhn_poker import state
from kuhn_poker.rules import sees
from kuhn_poker.state import CARDS

MOVES = ("check", "bet", "fold", "call")
QUESTIONS = {state.ASK_BET: "Do you check or bet?", state.ASK_CALL: "Do you fold or call?"}
RULES_IN_PLAY = {state.ASK_BET: (201,), state.ASK_CALL: (202,)}


class Words(Wording):
    unit = "chip"
    questions = QUESTIONS
    rules_in_play = RULES_IN_PLAY
    reveals = frozenset({state.EVENT_SHOWS})

    def notation(self, s: Any, action: int) -> str:
        return MOVES[action]

    def sentence(self, event: tuple[int, ...], names: Sequence[str]) -> str:
        _, kind, seat, n, _ = event
        if kind == state.EVENT_DEALT:
            return f"{names[seat]} is dealt the {CARDS[n]}."
        if kind == state.EVENT_SHOWS:
            return f"{names[seat]} shows the {CARDS[n]}."
        if kind == state.EVENT_WINS:
            return f"{names[seat]} takes the pot of {plural(n, 'chip')}."
        return f"{names[seat]} {MOVES[kind - state.EVENT_CHECKS]}s."

    def view(self, s: Any, seat: int, names: Sequence[str]) -> dict[str, Any]:
        """The usual view, with the names of the cards."""
        view = super().view(s, seat, names)
        for i, player in enumerate(view["table"]["players"]):
            player["card"] = CARDS[s.players[i].card] if sees(s, seat, i) else None
        return view

    def describe(self, s: Any, seat: int, names: Sequence[str]) -> list[str]:
        lines = [f"The pot has {plural(s.pot, 'chip')}."]
        for i, name in enumerate(names):
            card = f"the {CARDS[s.players[i].card]}" if sees(s, seat, i) else "a hidden card"
            lines.append(f"{name} has {plural(s.players[i].chips, 'chip')} and {card}.")
        return lines
