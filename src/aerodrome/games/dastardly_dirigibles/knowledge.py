"""What everybody knows of the hands. All of it is public, for cards are taken openly or drawn unseen.

`shown` counts the cards that were taken openly. The others are unknown, but not altogether: who had no matching part
had none of that kind among the cards held then. So of the unknown cards, only those that came later can be such a part,
and `may_have` says how many these are. The newest cards are those with the fewest bars, so the bars are nested.
"""

from __future__ import annotations

from aerodrome.games.dastardly_dirigibles.cards import FIRST_SPECIAL, KINDS, PARTS, part_of
from aerodrome.games.dastardly_dirigibles.state import State

ANY_AGE = 127  # more cards than any hand: a Special that leaves may have been the oldest


def forget_all(s: State, seat: int) -> None:
    player = s.players[seat]
    player.unknown = 0
    for kind in range(KINDS):
        player.shown[kind] = 0
    for part in range(PARTS):
        player.may_have[part] = 0


def note_drawn(s: State, seat: int) -> None:
    """An unseen card has come into the hand: it may be anything."""
    player = s.players[seat]
    player.unknown += 1
    for part in range(PARTS):
        player.may_have[part] += 1


def note_taken(s: State, seat: int, kind: int) -> None:
    s.players[seat].shown[kind] += 1


def note_lacking(s: State, seat: int, part: int) -> None:
    s.players[seat].may_have[part] = 0


def note_left(s: State, seat: int, kind: int) -> None:
    """Everybody sees a card leave the hand: one that was known to be there, or else an unknown one."""
    player = s.players[seat]
    if player.shown[kind] > 0:
        player.shown[kind] -= 1
        return
    player.unknown -= 1
    newest = player.may_have[part_of(kind)] if kind < FIRST_SPECIAL else ANY_AGE
    for part in range(PARTS):
        if player.may_have[part] >= newest:
            player.may_have[part] -= 1  # the card was among the newest, and so among these
        player.may_have[part] = min(player.may_have[part], player.unknown)
