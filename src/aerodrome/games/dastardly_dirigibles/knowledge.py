"""What everybody knows about the hands. All of it is public, because players take cards openly or draw them unseen.

`shown` counts the cards that a player took openly, or showed for their points. The others are unknown, but not
entirely. A player who had no matching part held no such part at that moment, so only newer unknown cards can be one;
`may_have` counts them. And when the discards become the new pile, every other card that nobody can see is in a hand.
So the `older` unknown cards, which were in hand then, are not among the `recycled` ones.
"""

from __future__ import annotations

from aerodrome.games.dastardly_dirigibles import cards, state
from aerodrome.games.dastardly_dirigibles.state import State
from aerodrome.rulebook import kit

ANY_AGE = 127  # more cards than any hand has: a Special that leaves may have been the oldest card


def copies(s: State, kind: int) -> int:
    """How many cards of a kind there are in the game."""
    if kind < cards.FIRST_SPECIAL:
        return 2 if cards.first_slot(cards.part_of(kind)) != cards.last_slot(cards.part_of(kind)) else 1
    chosen = s.options[kind - cards.FIRST_SPECIAL]
    return cards.copies_of(kind) if chosen == state.AS_IN_CARDS else chosen


# --- hands --------------------------------------------------------------------------------------------------


def forget_all(s: State, seat: int) -> None:
    player = s.players[seat]
    player.unknown = 0
    player.older = 0
    kit.fill(player.shown, 0)
    kit.fill(player.may_have, 0)


def note_drawn(s: State, seat: int) -> None:
    """An unseen card has come into the hand. It may be anything."""
    player = s.players[seat]
    player.unknown += 1
    for part in range(cards.PARTS):
        player.may_have[part] += 1


def note_taken(s: State, seat: int, kind: int) -> None:
    s.players[seat].shown[kind] += 1


def note_shown(s: State, seat: int, kind: int, count: int) -> None:
    """Everybody sees this many cards of a kind in the hand, and so knows them from now on."""
    while s.players[seat].shown[kind] < count:
        note_unknown_left(s, seat, kind, ANY_AGE)
        note_taken(s, seat, kind)


def note_lacking(s: State, seat: int, part: int) -> None:
    s.players[seat].may_have[part] = 0


def note_left(s: State, seat: int, kind: int) -> None:
    """Everybody sees a card leave the hand. It is a known card if the hand has one of this kind, else unknown."""
    if s.players[seat].shown[kind] > 0:
        s.players[seat].shown[kind] -= 1
    else:
        note_unknown_left(s, seat, kind, ANY_AGE)


def note_unknown_left(s: State, seat: int, kind: int, newest: int) -> None:
    """An unknown card has left the hand. It was among the ``newest`` unknown cards."""
    player = s.players[seat]
    player.unknown -= 1
    if kind < cards.FIRST_SPECIAL:
        newest = min(newest, player.may_have[cards.part_of(kind)])
    for part in range(cards.PARTS):
        if player.may_have[part] >= newest:
            player.may_have[part] -= 1  # the card was among the newest, and so among these
        player.may_have[part] = min(player.may_have[part], player.unknown)
    note_age(s, seat, kind)


def note_age(s: State, seat: int, kind: int) -> None:
    """Note whether the unknown card that has left was older than the last reshuffle. If that is uncertain, allow for
    both."""
    player = s.players[seat]
    was_recycled = recycled(s, kind) > 0
    if was_recycled and unseen_before(s, kind) == recycled(s, kind):
        forget_recycled(s, kind)  # no older card is of this kind
    else:
        if was_recycled:
            forget_recycled(s, kind)
        player.older = max(0, player.older - 1)
    player.older = min(player.older, player.unknown)


# --- the last reshuffle -------------------------------------------------------------------------------------


def recycled(s: State, kind: int) -> int:
    """How many cards of a kind came into the pile with the last reshuffle and have not been seen since."""
    return ((s.recycled[0] >> kind) & 1) + 2 * ((s.recycled[1] >> kind) & 1)


def forget_recycled(s: State, kind: int) -> None:
    """One of them has been seen."""
    if (s.recycled[0] >> kind) & 1 == 0:
        s.recycled[1] ^= 1 << kind
    s.recycled[0] ^= 1 << kind


def note_seen_from_pile(s: State, kind: int) -> None:
    """Everybody sees a card from the pile."""
    if recycled(s, kind) > 0:
        forget_recycled(s, kind)


def note_reshuffle(s: State) -> None:
    """The discards become the pile, so every other card that nobody can see is in a hand."""
    s.recycled[0] = 0
    s.recycled[1] = 0
    for kind in range(cards.KINDS):
        s.recycled[0] |= (s.discards[kind] & 1) << kind
        s.recycled[1] |= (s.discards[kind] >> 1) << kind
    for i in range(s.n_seats):
        s.players[i].older = s.players[i].unknown


def unseen_before(s: State, kind: int) -> int:
    """How many cards of a kind nobody could see before one of them left a hand. That card is not yet laid down."""
    count = copies(s, kind) - s.discards[kind]
    for i in range(s.n_seats):
        count -= s.players[i].shown[kind]
        if s.emporium[i] == kind:
            count -= 1
        if kind < cards.FIRST_SPECIAL:
            count -= on_ship(s, i, kind)
    return count


def on_ship(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind lie on an airship."""
    ship = s.players[seat].ship
    first = cards.first_slot(cards.part_of(kind))
    last = cards.last_slot(cards.part_of(kind))
    count = 1 if ship[first] == kind // cards.PARTS else 0
    return count + 1 if last != first and ship[last] == kind // cards.PARTS else count
