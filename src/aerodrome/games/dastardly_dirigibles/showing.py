"""Dastardly Dirigibles: what a seat sees, as data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from aerodrome.games.dastardly_dirigibles import cards, rules, state
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.showing import Showing as Usual
from aerodrome.rulebook.showing import Speaks, View

QUESTION_IDS = ("draw", "action", "match", "transmute", "extract", "give", "take", "rob", "destroy", "lose")


def card_id(kind: int) -> str:
    """A card as notation writes it."""
    if kind >= cards.FIRST_SPECIAL:
        return cards.SPECIAL_IDS[kind - cards.FIRST_SPECIAL]
    return f"{cards.SUIT_IDS[kind // cards.PARTS]} {cards.PART_IDS[cards.part_of(kind)]}"


def counted(counts: Iterable[int]) -> dict[str, int]:
    """How many cards of each kind there are, where there are any."""
    return {card_id(kind): n for kind, n in enumerate(counts) if n}


class Showing(Usual):
    def view(self, s: Any, seat: int, speaker: Speaks) -> View:
        return {
            **self.view_head(s, seat),
            "round": s.round,
            "turn": s.turn,
            "playing": s.seat,
            **self.question_head(s, QUESTION_IDS),
            "actions_left": s.actions_left,
            "announced": None if s.announced == NONE else cards.PART_IDS[s.announced],
            "first_to_complete": None if s.first_done == NONE else s.first_done,
            "emporium": [None if s.emporium[i] == NONE else card_id(s.emporium[i]) for i in range(s.n_seats)],
            "pile": s.pile_size,
            "discards": counted(s.discards),
            "extracted": [card_id(kind) for kind in s.extracted if kind != NONE] if seat == s.seat else [],
            "players": [self._player(s, i, seat, speaker) for i in range(s.n_seats)],
        }

    def _player(self, s: Any, i: int, seat: int, speaker: Speaks) -> View:
        player = s.players[i]
        return {
            "seat": i,
            "name": speaker.names[i],
            "hand_size": player.hand_size,
            "hand": counted(player.hand) if i == seat else None,
            "known": counted(player.shown),
            "unknown": player.unknown,
            "may_have": {cards.PART_IDS[part]: player.may_have[part] for part in range(cards.PARTS)},
            "airship": {
                cards.SLOT_IDS[slot]: None if player.ship[slot] == NONE else cards.SUIT_IDS[player.ship[slot]]
                for slot in range(cards.SLOTS)
            },
            "airship_points": self.bound(rules.ship_points)(s, i),
            "rounds": [player.points[nth] for nth in range(state.ROUNDS)],
            "score": self.game.plain.score(s, i),
        }
