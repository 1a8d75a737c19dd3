"""Kuhn poker: its words."""

from collections.abc import Sequence
from typing import Any

from aerodrome.rulebook.english import plural
from aerodrome.rulebook.wording import Wording
from kuhn_poker import state
from kuhn_poker.rules import sees
from kuhn_poker.state import CARDS

QUESTIONS = {state.ASK_BET: "Do you check or bet?", state.ASK_CALL: "Do you fold or call?"}
RULES_IN_PLAY = {state.ASK_BET: (201,), state.ASK_CALL: (202,)}
NOTATIONS = {state.CHECK: "check", state.BET: "bet", state.FOLD: "fold", state.CALL: "call"}
DEEDS = {
    state.EVENT_DEALT: "is dealt the {b:card}.",
    state.EVENT_CHECKS: "checks.",
    state.EVENT_BETS: "bets.",
    state.EVENT_FOLDS: "folds.",
    state.EVENT_CALLS: "calls.",
    state.EVENT_SHOWS: "shows the {b:card}.",
    state.EVENT_WINS: "takes the pot of {b:plural chip}.",
}


class Words(Wording):
    unit = "chip"
    questions = QUESTIONS
    rules_in_play = RULES_IN_PLAY
    notations = NOTATIONS
    deeds = DEEDS
    reveals = frozenset({state.EVENT_SHOWS})

    def card(self, n: int) -> str:
        return CARDS[n]

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
