"""What a seat of Dastardly Dirigibles knows, and worlds that agree with it.

Everything but the hands and the pile is open. Of a hand everybody knows the cards taken openly, and which parts only
its newest cards can be. Unknown cards are dealt one by one, those that can be the fewest parts first. Within a hand,
what an older card may be a newer one may be as well, so each choice leaves as many ways to go on as any other: `deal`
is exact as long as no more than one hand has bars, and no unknown card has left it since. Else every world that can be
is still dealt, with a chance that is not far off, and now and then one that cannot: how old a card was that left is not
remembered, nor what was older than the reshuffle before the last, and bars of several hands are not weighed against
each other.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.dastardly_dirigibles import cards, knowledge, rules, state
from aerodrome.games.dastardly_dirigibles.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.bits import ones
from aerodrome.rulebook.chance import below
from aerodrome.rulebook.kit import deal_luck, hide_luck
from aerodrome.rulebook.record import HIDDEN, NONE


def blind(s: State, seat: int) -> None:
    hide_luck(s)
    kit.fill(s.pile, HIDDEN)
    for i in range(state.EXTRACTED):
        if s.extracted[i] != NONE and seat != s.seat:
            s.extracted[i] = HIDDEN
    for i in range(s.n_seats):
        if i != seat:
            kit.fill(s.players[i].hand, HIDDEN)


def deal(s: State, seat: int, rng: Any) -> None:
    deal_luck(s, rng)
    while not deal_hands(s, seat, rng):
        pass  # the true hands are among those that can be dealt, so this comes to an end


def deal_hands(s: State, seat: int, rng: Any) -> bool:
    """Deal all unknown cards; False where no card is left that may be one of them, or the hands are seen to be others.

    A seat that is asked to play or to give a card has one, and the Dynamotors of the last round have been scored.
    """
    gather_unseen(s, seat)
    if not (deal_by_age(s, seat, True, rng) and deal_by_age(s, seat, False, rng)):
        return False
    if s.asked == state.ASK_TRANSMUTE:
        return rules.has_airship_card(s, s.decider)
    if s.asked == state.ASK_GIVE:
        return rules.has_other_than(s, s.decider, s.swap_taken)
    return s.asked != NONE or hands_as_scored(s)


def hands_as_scored(s: State) -> bool:
    """At the end of the game: would the hands have brought the points of the last round?"""
    for i in range(s.n_seats):
        if rules.ship_points(s, i) + rules.bonus_points(s, i) != s.players[i].points[state.ROUNDS - 1]:
            return False
    return True


def deal_by_age(s: State, seat: int, older: bool, rng: Any) -> bool:
    """Deal the unknown cards from before, or from after the last reshuffle; False where no card is left for one."""
    for parts in range(cards.PARTS + 1):
        for i in range(s.n_seats):
            if i != seat:
                first = 0 if older else s.players[i].older
                end = s.players[i].older if older else s.players[i].unknown
                for nth in range(first, end):
                    if ones(may_be(s, i, nth)) == parts and not deal_card(s, seat, i, nth, rng):
                        return False
    return True


def gather_unseen(s: State, seat: int) -> None:
    """Put all cards that the viewer cannot see into the pile, and only those known to be there into other hands."""
    for kind in range(cards.KINDS):
        s.pile[kind] = knowledge.copies(s, kind) - s.discards[kind]
        for i in range(s.n_seats):
            if i != seat:
                s.players[i].hand[kind] = s.players[i].shown[kind]
            s.pile[kind] -= s.players[i].hand[kind]
    for i in range(s.n_seats):
        if s.emporium[i] != NONE:
            s.pile[s.emporium[i]] -= 1
        for slot in range(cards.SLOTS):
            if s.players[i].ship[slot] != NONE:
                s.pile[cards.card_of(s.players[i].ship[slot], cards.part_of_slot(slot))] -= 1


def may_be(s: State, i: int, nth: int) -> int:
    """The parts that the nth unknown card of a hand, from the oldest on, may be, a bit each."""
    parts = 0
    for part in range(cards.PARTS):
        if nth >= s.players[i].unknown - s.players[i].may_have[part]:
            parts |= 1 << part
    return parts


def deal_card(s: State, seat: int, i: int, nth: int, rng: Any) -> bool:
    """Deal the nth unknown card of a hand from the unseen cards that it may be; False when there is none."""
    parts = may_be(s, i, nth)
    older = nth < s.players[i].older
    choices = 0
    for kind in range(cards.KINDS):
        choices += choices_of(s, seat, kind, parts, older)
    if choices == 0:
        return False
    left = below(rng, choices)
    kind = 0
    while left >= choices_of(s, seat, kind, parts, older):
        left -= choices_of(s, seat, kind, parts, older)
        kind += 1
    s.pile[kind] -= 1
    s.players[i].hand[kind] += 1
    note_extracted(s, i, nth, kind)
    return True


def choices_of(s: State, seat: int, kind: int, parts: int, older: bool) -> int:
    """How many unseen cards of a kind may be a card of these parts, or a Special; if it is older, none recycled since.

    Of the recycled ones, some may be among the cards that the viewer has drawn since.
    """
    if kind < cards.FIRST_SPECIAL and (parts >> cards.part_of(kind)) & 1 == 0:
        return 0
    if not older:
        return s.pile[kind]
    own = 0
    if seat >= 0:
        viewer = s.players[seat]
        own = min(viewer.hand[kind] - viewer.shown[kind], viewer.unknown - viewer.older)
    return s.pile[kind] - max(0, knowledge.recycled(s, kind) - own)


def note_extracted(s: State, i: int, nth: int, kind: int) -> None:
    """The cards that the Extractor has just drawn are the newest of the hand."""
    if i == s.seat:
        drawn = 0
        for nth_drawn in range(state.EXTRACTED):
            if s.extracted[nth_drawn] != NONE:
                drawn += 1
        newest = nth - (s.players[i].unknown - drawn)
        if newest >= 0:
            s.extracted[newest] = kind
