"""What a seat of Dastardly Dirigibles knows, and worlds that agree with it.

Everything except the hands and the pile is open. Everybody knows which cards of a hand were taken openly, and which
parts only its newest cards can be; call such a limit a bar. `deal` deals the unknown cards one by one, starting with
those that can be the fewest parts. Within a hand, a newer card may be anything that an older one may be, so every
choice leaves equally many ways to go on. So `deal` is exact as long as at most one hand has bars, and no unknown card
has left that hand since. Otherwise it still deals every possible world, with a chance that is nearly right, and
occasionally an impossible one. The state does not record how old a card was when it left, or what was older than the
reshuffle before the last, and `deal` does not weigh the bars of several hands against each other.
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
        pass  # the true hands are among the possible deals, so this ends


def deal_hands(s: State, seat: int, rng: Any) -> bool:
    """Deal all unknown cards. Returns False if no card fits one of them, or if the hands contradict what is seen.

    A seat that must play or give a card has one, and the hands must fit the points of the last round's Dynamotors.
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
    """At the end of the game, would these hands have scored the points of the last round?"""
    for i in range(s.n_seats):
        if rules.ship_points(s, i) + rules.bonus_points(s, i) != s.players[i].points[state.ROUNDS - 1]:
            return False
    return True


def deal_by_age(s: State, seat: int, older: bool, rng: Any) -> bool:
    """Deal the unknown cards from before or after the last reshuffle. Returns False if no card fits one of them."""
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
    """Put all cards that the viewer cannot see into the pile, and leave only the known cards in other hands."""
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
    """The parts that the nth unknown card of a hand may be, a bit each. The oldest card comes first."""
    parts = 0
    for part in range(cards.PARTS):
        if nth >= s.players[i].unknown - s.players[i].may_have[part]:
            parts |= 1 << part
    return parts


def deal_card(s: State, seat: int, i: int, nth: int, rng: Any) -> bool:
    """Deal the nth unknown card of a hand from the unseen cards that it may be. Returns False if there is none."""
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
    """How many unseen cards of a kind are possible for an unknown card that is one of these parts or a Special.

    An older card cannot be a recycled one. The viewer may have drawn some of the recycled cards since.
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
    """Note a dealt card as extracted if it is one of the newest, which the Extractor has just drawn."""
    if i == s.seat:
        drawn = 0
        for nth_drawn in range(state.EXTRACTED):
            if s.extracted[nth_drawn] != NONE:
                drawn += 1
        newest = nth - (s.players[i].unknown - drawn)
        if newest >= 0:
            s.extracted[newest] = kind
