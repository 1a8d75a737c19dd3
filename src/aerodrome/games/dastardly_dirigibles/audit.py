"""The audit of Dastardly Dirigibles: every card is in exactly one place, and nobody knows anything false."""

from __future__ import annotations

from aerodrome.games.dastardly_dirigibles import cards, knowledge, rules, state
from aerodrome.games.dastardly_dirigibles.state import State
from aerodrome.rulebook.kit import first_wrong
from aerodrome.rulebook.record import NONE

# What can be wrong with a table.
CARD_LOST, SIZE_WRONG, KNOWS_TOO_MUCH, WRONG_PLACE, WRONG_QUESTION = 1, 2, 3, 4, 5


def audit(s: State) -> int:
    wrong = first_wrong(audit_cards(s), audit_sizes(s))
    for i in range(s.n_seats):
        wrong = first_wrong(wrong, audit_knowledge(s, i))
    return first_wrong(wrong, audit_question(s))


def audit_cards(s: State) -> int:
    for kind in range(cards.KINDS):
        count = s.pile[kind] + s.discards[kind]
        if s.pile[kind] < 0 or s.discards[kind] < 0:
            return CARD_LOST
        for i in range(s.n_seats):
            if s.players[i].hand[kind] < 0:
                return CARD_LOST
            count += s.players[i].hand[kind]
            if s.emporium[i] == kind:
                count += 1
            if kind < cards.FIRST_SPECIAL:
                count += knowledge.on_ship(s, i, kind)
        if count != knowledge.copies(s, kind):
            return CARD_LOST
    return 0


def audit_sizes(s: State) -> int:
    size = 0
    for kind in range(cards.KINDS):
        size += s.pile[kind]
    if size != s.pile_size:
        return SIZE_WRONG
    for i in range(s.n_seats):
        size = 0
        shown = 0
        for kind in range(cards.KINDS):
            size += s.players[i].hand[kind]
            shown += s.players[i].shown[kind]
        if size != s.players[i].hand_size or shown + s.players[i].unknown != size:
            return SIZE_WRONG
    return 0


def audit_knowledge(s: State, seat: int) -> int:
    """The cards known to be in a hand are there, and the ages of the unknown ones are possible.

    If only the newest n cards can be certain parts, the hand has at most n unknown cards of those parts.
    """
    player = s.players[seat]
    for kind in range(cards.KINDS):
        if player.shown[kind] < 0 or player.shown[kind] > player.hand[kind]:
            return KNOWS_TOO_MUCH
    if player.older < 0 or player.older > player.unknown:
        return KNOWS_TOO_MUCH
    for part in range(cards.PARTS):
        if player.may_have[part] < 0 or player.may_have[part] > player.unknown:
            return KNOWS_TOO_MUCH
        barred = 0
        for other in range(cards.PARTS):
            if player.may_have[other] <= player.may_have[part]:
                barred += unknown_parts(s, seat, other)
        if barred > player.may_have[part]:
            return KNOWS_TOO_MUCH
    return 0


def unknown_parts(s: State, seat: int, part: int) -> int:
    """How many cards of a part are in hand but not shown."""
    count = 0
    for suit in range(cards.SUITS):
        kind = cards.card_of(suit, part)
        count += s.players[seat].hand[kind] - s.players[seat].shown[kind]
    return count


def audit_question(s: State) -> int:
    if (s.asked == NONE) != (s.ended_by != 0):
        return WRONG_QUESTION
    for i in range(state.EXTRACTED):
        if s.extracted[i] != NONE and s.players[s.seat].hand[s.extracted[i]] == 0:
            return WRONG_PLACE
    if s.asked == state.ASK_TRANSMUTE and not rules.has_airship_card(s, s.decider):
        return WRONG_QUESTION
    if s.asked == state.ASK_GIVE and not rules.has_other_than(s, s.seat, s.swap_taken):
        return WRONG_QUESTION
    return 0
