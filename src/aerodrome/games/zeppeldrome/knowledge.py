"""What seats of Zeppeldrome know of each other's cards, kept up as cards move.

A seat's *group* is its hand together with a flight-plan card that has only lain face down. Who steals a card, and who
loses it, know where it is. Everybody knows which cards the pile was made of at the last reshuffle, and so how many
cards of a group are older than that; after a theft that is only known within bounds. A hidden plan is one of the cards
that were in hand when it was laid: how many have come since is known, at most.
"""

from __future__ import annotations

from aerodrome.games.zeppeldrome.state import (
    SEATS,
    State,
)
from aerodrome.rulebook.bits import (
    empty,
    is_in,
    put_in,
    take_out,
)
from aerodrome.rulebook.record import (
    NONE,
)


def has_hidden_plan(s: State, seat: int) -> bool:
    """Lies there a card face down that only its owner knows?"""
    return s.players[seat].laid == 1 and s.players[seat].shown == 0


def group_size(s: State, seat: int) -> int:
    return s.players[seat].hand_size + (1 if has_hidden_plan(s, seat) else 0)


def forget_all(s: State, seat: int) -> None:
    s.players[seat].old_least = 0
    s.players[seat].old_most = 0
    s.players[seat].later = 0
    s.players[seat].plan_is_old = 0
    for other in range(SEATS):
        empty(s.players[seat].knows[other])
        s.players[seat].stolen_since[other] = NONE


def note_laid(s: State, seat: int) -> None:
    """A flight plan is laid: nothing has come since."""
    s.players[seat].later = 0
    s.players[seat].plan_is_old = 0
    for viewer in range(s.n_seats):
        s.players[viewer].stolen_since[seat] = NONE


def note_came(s: State, seat: int) -> None:
    """A card has come into the hand."""
    if has_hidden_plan(s, seat):
        s.players[seat].later += 1


def note_left(s: State, seat: int) -> None:
    """A card has left the hand: it may be one of those that came later, or not."""
    s.players[seat].later = min(s.players[seat].later, s.players[seat].hand_size)


def note_shown(s: State, seat: int, card: int) -> None:
    """A card has left the seat's group before everybody's eyes; sizes are already what they are now."""
    player = s.players[seat]
    for viewer in range(s.n_seats):
        take_out(s.players[viewer].knows[seat], card)
    if is_in(s.recycled, card):
        player.old_most = min(player.old_most, group_size(s, seat))
    else:
        player.old_least = max(0, player.old_least - 1)
        player.old_most -= 1


def note_reshuffle(s: State) -> None:
    """The discards are about to become the pile: all other cards are older."""
    s.recycled[0] = s.discards[0]
    s.recycled[1] = s.discards[1]
    for i in range(s.n_seats):
        s.players[i].old_least = group_size(s, i)
        s.players[i].old_most = group_size(s, i)
        s.players[i].plan_is_old = 1 if has_hidden_plan(s, i) else 0


def note_theft(s: State, thief: int, victim: int, card: int) -> None:
    """A card has gone from hand to hand, seen by these two only. Others are sure of nothing in the victim's group."""
    for viewer in range(s.n_seats):
        if viewer == thief or viewer == victim:
            take_out(s.players[viewer].knows[victim], card)
        else:
            empty(s.players[viewer].knows[victim])
            s.players[viewer].stolen_since[victim] = NONE
    put_in(s.players[victim].knows[thief], card)
    s.players[victim].stolen_since[thief] = card
    loser = s.players[victim]
    winner = s.players[thief]
    left = group_size(s, victim)
    may_be_old = loser.old_most > 0
    may_be_new = loser.old_least <= left
    if may_be_old:
        winner.old_most += 1
        if may_be_new:
            loser.old_most = min(loser.old_most, left)
        else:
            loser.old_most -= 1
            winner.old_least += 1
        loser.old_least = max(0, loser.old_least - 1)
