"""What a seat of Dastardly Dirigibles knows, and worlds that agree with it.

Everything but the hands and the pile is open. Of a hand everybody knows the cards taken openly, and which parts only
its newest cards can be. Unknown cards are dealt one by one, those that can be the fewest parts first. Within a hand,
what an older card may be a newer one may be as well, so each choice leaves as many ways to go on as any other: `deal`
is exact as long as no more than one hand has bars. With bars on several hands it is sound, and close.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.dastardly_dirigibles.cards import (
    FIRST_SPECIAL,
    KINDS,
    PARTS,
    SLOTS,
    card_of,
    part_of,
    part_of_slot,
)
from aerodrome.games.dastardly_dirigibles.rules import can_place, copies, has_other_than
from aerodrome.games.dastardly_dirigibles.state import ASK_GIVE, ASK_TRANSMUTE, EXTRACTED, State
from aerodrome.rulebook.bits import ones
from aerodrome.rulebook.chance import below, next_word
from aerodrome.rulebook.record import HIDDEN, NONE


def blind(s: State, seat: int) -> None:
    for i in range(4):
        s.rng[i] = HIDDEN
    for kind in range(KINDS):
        s.pile[kind] = HIDDEN
    for i in range(EXTRACTED):
        if s.extracted[i] != NONE and seat != s.seat:
            s.extracted[i] = HIDDEN
    for i in range(s.n_seats):
        if i != seat:
            for kind in range(KINDS):
                s.players[i].hand[kind] = HIDDEN


def deal(s: State, seat: int, rng: Any) -> None:
    for i in range(4):
        s.rng[i] = next_word(rng)
    while not deal_hands(s, seat, rng):
        pass  # the true hands are among those that can be dealt, so this comes to an end


def deal_hands(s: State, seat: int, rng: Any) -> bool:
    """Deal all unknown cards; False where no card is left that may be one of them, or the seat asked cannot answer."""
    gather_unseen(s, seat)
    for parts in range(PARTS + 1):
        for i in range(s.n_seats):
            if i != seat:
                for nth in range(s.players[i].unknown):
                    if ones(may_be(s, i, nth)) == parts and not deal_card(s, i, nth, rng):
                        return False
    if s.asked == ASK_TRANSMUTE:
        return can_place(s, s.decider)
    if s.asked == ASK_GIVE:
        return has_other_than(s, s.decider, s.swap_taken)
    return True


def gather_unseen(s: State, seat: int) -> None:
    """Put all cards that the viewer cannot see into the pile, and only those known to be there into other hands."""
    for kind in range(KINDS):
        s.pile[kind] = copies(s, kind) - s.discards[kind]
        for i in range(s.n_seats):
            if i != seat:
                s.players[i].hand[kind] = s.players[i].shown[kind]
            s.pile[kind] -= s.players[i].hand[kind]
    for i in range(s.n_seats):
        if s.emporium[i] != NONE:
            s.pile[s.emporium[i]] -= 1
        for slot in range(SLOTS):
            if s.players[i].ship[slot] != NONE:
                s.pile[card_of(s.players[i].ship[slot], part_of_slot(slot))] -= 1


def may_be(s: State, i: int, nth: int) -> int:
    """The parts that the nth unknown card of a hand, from the oldest on, may be, a bit each."""
    parts = 0
    for part in range(PARTS):
        if nth >= s.players[i].unknown - s.players[i].may_have[part]:
            parts |= 1 << part
    return parts


def deal_card(s: State, i: int, nth: int, rng: Any) -> bool:
    """Deal the nth unknown card of a hand from the unseen cards that it may be; False when there is none."""
    parts = may_be(s, i, nth)
    choices = 0
    for kind in range(KINDS):
        if fits(kind, parts):
            choices += s.pile[kind]
    if choices == 0:
        return False
    left = below(rng, choices)
    kind = 0
    while not fits(kind, parts) or left >= s.pile[kind]:
        if fits(kind, parts):
            left -= s.pile[kind]
        kind += 1
    s.pile[kind] -= 1
    s.players[i].hand[kind] += 1
    note_extracted(s, i, nth, kind)
    return True


def fits(kind: int, parts: int) -> bool:
    """Is a card one of these parts, or a Special, which nothing bars?"""
    return kind >= FIRST_SPECIAL or (parts >> part_of(kind)) & 1 == 1


def note_extracted(s: State, i: int, nth: int, kind: int) -> None:
    """The cards that the Extractor has just drawn are the newest of the hand."""
    if i == s.seat:
        drawn = 0
        for nth_drawn in range(EXTRACTED):
            if s.extracted[nth_drawn] != NONE:
                drawn += 1
        newest = nth - (s.players[i].unknown - drawn)
        if newest >= 0:
            s.extracted[newest] = kind
