"""What each seat knows for certain about the Cargo in every hand.

`shown` is what everybody knows, including spectators. `known` is what one seat knows about another's hand. Both are
lower bounds that are always true: if a random theft by a third player makes a card uncertain, it is forgotten.

Only what everybody has seen changes `shown`, and only what a seat has seen changes its `known`. What a seat knows is
hidden from all others, even if it concerns their own hands: they must not learn how much it has seen.
"""

from __future__ import annotations

from aerodrome.games.mad_zeppelin import cards, state
from aerodrome.games.mad_zeppelin.state import State


def forget_all(s: State, seat: int) -> None:
    """Nobody knows anything about the seat's hand, and the seat knows nothing about the other hands."""
    for kind in range(cards.CARGO):
        s.players[seat].shown[kind] = 0
        for other in range(state.SEATS):
            s.players[seat].known[other][kind] = 0


def everybody_learns(s: State, holder: int, kind: int) -> None:
    """A card of this kind has been shown and stays in the hand for now."""
    raise_to(s, holder, kind, 1)


def everybody_sees_hand(s: State, holder: int) -> None:
    for kind in range(cards.CARGO):
        raise_to(s, holder, kind, s.players[holder].hand[kind])


def raise_to(s: State, holder: int, kind: int, count: int) -> None:
    """Everybody is certain of at least ``count`` cards of this kind."""
    s.players[holder].shown[kind] = max(s.players[holder].shown[kind], count)
    for viewer in range(s.n_seats):
        if viewer != holder:
            known = s.players[viewer].known[holder]
            known[kind] = max(known[kind], count)


def everybody_gains(s: State, holder: int, kind: int) -> None:
    """A card that everybody knows has come into the hand."""
    s.players[holder].shown[kind] += 1
    for viewer in range(s.n_seats):
        if viewer != holder:
            s.players[viewer].known[holder][kind] += 1


def everybody_loses(s: State, holder: int, kind: int) -> None:
    """Everybody sees a card of this kind leave the hand."""
    s.players[holder].shown[kind] = max(0, s.players[holder].shown[kind] - 1)
    for viewer in range(s.n_seats):
        lose(s, viewer, holder, kind)


def lose(s: State, viewer: int, holder: int, kind: int) -> None:
    known = s.players[viewer].known[holder]
    known[kind] = max(0, known[kind] - 1)


def note_theft(s: State, thief: int, victim: int, kind: int) -> None:
    """A card has changed hands, and only the thief and the victim have seen it. To the others it may be any card.

    But if they knew that all the victim's cards are of one kind, they know this one too.
    """
    lose(s, thief, victim, kind)
    s.players[victim].known[thief][kind] += 1
    hand_before = s.players[victim].hand_size + 1
    if s.players[victim].shown[kind] == hand_before:
        s.players[thief].shown[kind] += 1
    for viewer in range(s.n_seats):
        if viewer != thief and viewer != victim and s.players[viewer].known[victim][kind] == hand_before:
            s.players[viewer].known[thief][kind] += 1
    for other_kind in range(cards.CARGO):
        s.players[victim].shown[other_kind] = max(0, s.players[victim].shown[other_kind] - 1)
        for viewer in range(s.n_seats):
            if viewer != thief and viewer != victim:
                lose(s, viewer, victim, other_kind)
