"""Mad Zeppelin: what it shows besides its texts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from aerodrome.games.mad_zeppelin import cards as printed
from aerodrome.games.mad_zeppelin import rules, sight, state, telling
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.showing import Showing as Usual
from aerodrome.rulebook.showing import Speaks, View

QUESTIONS = ("pick", "die", "play", "steal", "action", "name", "change", "show", "rival", "answer", "pay")
"""The ids of the questions, by number."""


def ids(mask: int) -> list[str]:
    """The Traitors of a set."""
    return [printed.TRAITOR_IDS[t] for t in range(printed.TRAITORS) if mask >> t & 1]


def counted(counts: Iterable[int]) -> dict[str, int]:
    """How many Cargo cards there are of each kind."""
    return {printed.CARGO_IDS[kind]: n for kind, n in enumerate(counts) if n}


def seats_in(s: Any, mask: int) -> list[int]:
    return [i for i in range(s.n_seats) if mask >> i & 1]


class Showing(Usual):
    """What one game with one set of cards shows."""

    def view(self, s: Any, seat: int, speaker: Speaks) -> View:
        return {
            **self.view_head(s, seat),
            "turn": s.turn,
            "round": s.round,
            "leader": s.leader,
            "playing": s.seat,
            **self.question_head(s, QUESTIONS),
            "goal": rules.goal(s),
            "dice": None if s.dice[0] == NONE else [printed.FACE_NAMES[face] for face in s.dice],
            "safe": s.safe,
            "journeys": s.journeys,
            "hold": s.hold,
            "cargo_removed": s.removed,
            "under_the_hold": counted(s.under),
            "one_of_two_under_the_hold": None
            if s.left_below == NONE
            else [printed.CARGO_IDS[kind] for kind in s.below],
            "crates_used_up": counted([0] * printed.SMALL + list(s.used_up)),
            "showing": None if s.showing == NONE else printed.CARGO_IDS[s.showing],
            "owed": s.owed,
            "ability_used": bool(s.ability_used),
            "thrown": bool(s.thrown),
            "traitors": [self._traitor_data(s, t, speaker) for t in range(printed.TRAITORS)],
            "passed_on_to_you": ids(s.players[seat].passed_on) if seat >= 0 else None,
            "out_of_play": ids(s.out) if sight.sees_out(s, seat) else None,
            "players": [self._player_data(s, i, seat, speaker) for i in range(s.n_seats)],
        }

    def _traitor_data(self, s: Any, t: int, speaker: Speaks) -> View:
        heading = self.bound(printed.heading_of)(t)
        at = s.seen_at[t]
        search = self.bound(rules.search_text)(s, t)
        return {
            "id": printed.TRAITOR_IDS[t],
            "name": speaker.name(telling.TRAITOR, t),
            "title": speaker.name(telling.TITLE, t),
            "heading": None if heading == NONE else printed.FACE_NAMES[heading],
            "ability": speaker.name(telling.ABILITY, t),
            "search": {
                "coins": self.bound(printed.search_coins)(search),
                "cards": self.bound(printed.search_cards)(search),
            },
            "seen_at": None if at == NONE else "out of play" if at == state.OUT_OF_PLAY else at,
            "played": bool(s.played >> t & 1),
            "laid_open": bool(s.laid_open >> t & 1),
            "blocked": bool(s.banned >> t & 1),
            "may_be_held_by": seats_in(s, s.keepers) if t == s.unshown and at == NONE else None,
        }

    def _player_data(self, s: Any, i: int, seat: int, speaker: Speaks) -> View:
        player = s.players[i]
        known = player.shown if seat in (NONE, i) else s.players[seat].known[i]
        return {
            "seat": i,
            "name": speaker.names[i],
            "coins": player.coins,
            "hand_size": player.hand_size,
            "hand": counted(player.hand) if i == seat else None,
            "known": counted(known),
            "laid_out": counted(player.laid_out),
            "score": self.game.plain.score(s, i),
            "breakdown": {
                "cargo": self.bound(rules.points_by_kind)(s, i),
                "strange": self.bound(rules.strange_points)(s, i),
                "levels": int(self.bound(rules.has_all_levels)(s, i)),
            },
            "traitors_held": rules.traitors_held(s, i),
            "traitors": ids(player.traitors) if i == seat else None,
            "current": None if player.current == NONE else printed.TRAITOR_IDS[player.current],
            "acts_as": None if player.acts_as == NONE else printed.TRAITOR_IDS[player.acts_as],
            "rerolls": player.rerolls,
            "named_for_theft": ids(player.marks),
            "spared": ids(player.spared),
        }
