"""What seats of Zeppeldrome know of each other's cards, kept up as cards move.

A seat's *group* is its hand together with a flight-plan card that has only lain face down. The discards are shuffled
only when the pile is empty. So everybody knows of each card in which reshuffle it went into the pile last, which is its
*period*, and of each group how many of its cards are of which period. A hidden plan is one of the cards that were in
hand when it was laid.

Only thief and victim see which card is stolen. To the others the theft is *in doubt*: the card is of one of several
periods, or one of the victim's cards that they know. What is shown later rules out some of this. A theft is in doubt
until everybody is certain, or until it is settled: then everybody is told of the card.
"""

from __future__ import annotations

from aerodrome.games.zeppeldrome.cards import (
    CARDS_IN_DECK,
)
from aerodrome.games.zeppeldrome.state import (
    MAYBE_KNOWN,
    PERIODS,
    SEATS,
    State,
)
from aerodrome.rulebook.bits import (
    empty,
    is_in,
    ones,
    put_in,
    size,
    take_out,
)
from aerodrome.rulebook.record import (
    NONE,
)

# --- what is known ------------------------------------------------------------------------------------------


def has_hidden_plan(s: State, seat: int) -> bool:
    """Lies there a card face down that only its owner knows?"""
    return s.players[seat].laid == 1 and s.players[seat].shown == 0


def group_size(s: State, seat: int) -> int:
    return s.players[seat].hand_size + (1 if has_hidden_plan(s, seat) else 0)


def age_of(s: State, card: int) -> int:
    """The period of a card, 0 for the newest; NONE for a card that everybody has been told of."""
    for age in range(PERIODS):
        if is_in(s.periods[age], card):
            return age
    return NONE


def count_of_age(s: State, seat: int, age: int) -> int:
    """How many cards of a period are in a group, as if a theft in doubt had not been; everybody knows that.

    So this may be -1 for the thief.
    """
    player = s.players[seat]
    if age > 0:
        return player.older[age - 1]
    count = group_size(s, seat) - size(player.known_to_all)
    for i in range(PERIODS - 1):
        count -= player.older[i]
    if s.victim != NONE:
        count += 1 if seat == s.victim else 0
        count -= 1 if seat == s.thief else 0
    return count


def known_word(s: State, viewer: int, seat: int, word: int) -> int:
    """A word of the set of cards that a viewer knows in a group, or knew before the theft that is in doubt."""
    known = s.players[seat].known_to_all[word]
    return known | s.players[viewer].knows[seat][word] if viewer != NONE else known


def unknown_of_age(s: State, viewer: int, seat: int, age: int) -> int:
    """How many cards of a period that the viewer does not know are in a group, as if the theft had not been."""
    known = 0
    for word in range(2):
        known += ones(known_word(s, viewer, seat, word) & s.periods[age][word])
    return count_of_age(s, seat, age) - known


def known_early(s: State, viewer: int, seat: int) -> int:
    """How many cards the viewer knows that may be the hidden plan of this seat."""
    known = 0
    for word in range(2):
        known += ones(known_word(s, viewer, seat, word) & ~s.known_in_hand[word])
    return known


def is_third(s: State, viewer: int) -> bool:
    """Is a theft in doubt to this viewer?"""
    return s.victim != NONE and viewer != s.victim and viewer != s.thief


# --- what the stolen card may have been ---------------------------------------------------------------------


def may_have_plan(s: State, viewer: int, seat: int, age: int, more: int, known_more: int, surely: bool) -> bool:
    """Is there a card that can be the hidden plan, if a group has more unknown cards of an age, or more known ones?

    Unknown cards that are older than the plan were there in time. Those of its own period may have come later: all that
    have are thought to be left, if a card is to be there surely. What the thief stole came later, and is left if it has
    shown none of that period since.
    """
    if not has_hidden_plan(s, seat):
        return True
    player = s.players[seat]
    early = known_early(s, viewer, seat) + known_more
    for older in range(player.plan_age + 1, PERIODS):
        early += unknown_of_age(s, viewer, seat, older)
    same = unknown_of_age(s, viewer, seat, player.plan_age) if player.plan_age < PERIODS else 0
    later = player.later
    if age == player.plan_age:
        same += more
        if more > 0 and s.behind_plan == 1:
            later += 1
    elif age > player.plan_age:
        early += more
        if more > 0 and s.behind_plan == 1 and s.shown_by_thief[age] == 0:
            early -= 1
    return early > 0 or same > (later if surely else 0)


def may_be_of_age(s: State, viewer: int, age: int, surely: bool) -> bool:
    """Can the stolen card have been one of this period that the viewer did not know?"""
    if unknown_of_age(s, viewer, s.victim, age) < 1:
        return False
    for other in range(PERIODS):
        if unknown_of_age(s, viewer, s.thief, other) + (1 if other == age else 0) < 0:
            return False
    if not may_have_plan(s, viewer, s.victim, age, -1, 0, surely):
        return False
    return may_have_plan(s, viewer, s.thief, age, 1, 0, surely)


def may_be_known(s: State, viewer: int) -> bool:
    """Can the stolen card have been one that the viewer knew with the victim, as far as the thief's cards tell?"""
    if size(s.players[viewer].knows[s.victim]) == 0:
        return False
    for age in range(PERIODS):
        if unknown_of_age(s, viewer, s.thief, age) < 0:
            return False
    return may_have_plan(s, viewer, s.thief, NONE, 0, 1 - s.behind_plan, True)


def may_be_card(s: State, viewer: int, card: int) -> bool:
    """Can it have been this one of them, as far as others and the victim's hidden plan tell?"""
    age = age_of(s, card)
    if age == NONE or (s.doubt >> age) & 1 == 0:
        return False
    return may_have_plan(s, viewer, s.victim, NONE, 0, -1, True)


def rule_out(s: State) -> None:
    """Take from all doubts what cannot be. What is true stays, or the theft is settled."""
    if s.victim == NONE:
        return
    s.doubt = ages_left(s, NONE, s.doubt)
    surprised = (s.doubt >> s.stolen_age) & 1 == 0
    certain = s.behind_plan == 0 and s.doubt & (s.doubt - 1) == 0
    for viewer in range(s.n_seats):
        if is_third(s, viewer) and not surprised:
            rule_out_for(s, viewer)
            doubt = s.players[viewer].doubt
            if s.stolen != NONE and is_in(s.players[viewer].knows[s.victim], s.stolen):
                surprised = doubt & MAYBE_KNOWN == 0 or not may_be_card(s, viewer, s.stolen)
            else:
                surprised = (doubt >> s.stolen_age) & 1 == 0
            certain = certain and doubt & (doubt - 1) == 0
            certain = certain and (doubt != MAYBE_KNOWN or size(s.players[viewer].knows[s.victim]) == 1)
    if surprised:
        settle(s)
    elif certain:
        close_theft(s)


def rule_out_for(s: State, viewer: int) -> None:
    player = s.players[viewer]
    player.doubt &= s.doubt | MAYBE_KNOWN
    if player.doubt & MAYBE_KNOWN != 0 and not may_be_known(s, viewer):
        player.doubt &= ~MAYBE_KNOWN
    player.doubt = ages_left(s, viewer, player.doubt)


def ages_left(s: State, viewer: int, doubt: int) -> int:
    """A doubt without the periods that cannot be; and, while there are others, without those that not surely can."""
    for surely in range(2):
        for age in range(PERIODS):
            if (doubt >> age) & 1 == 1 and doubt & (doubt - 1) != 0 and not may_be_of_age(s, viewer, age, surely == 1):
                doubt &= ~(1 << age)
    return doubt


def close_theft(s: State) -> None:
    """Everybody is certain: what was in doubt is counted."""
    count_theft(s, 1)
    if s.stolen != NONE:
        for viewer in range(s.n_seats):
            if is_third(s, viewer) and is_in(s.players[viewer].knows[s.victim], s.stolen):
                take_out(s.players[viewer].knows[s.victim], s.stolen)
                put_in(s.players[viewer].knows[s.thief], s.stolen)
    forget_theft(s)


def settle(s: State) -> None:
    """A theft that is in doubt, if there is one: everybody is told which card it was."""
    if s.victim == NONE:
        return
    card = s.stolen
    count_theft(s, 1 if card == NONE else 0)
    if card != NONE:
        if s.stolen_age != NONE:
            take_out(s.periods[s.stolen_age], card)
        take_out(s.players[s.victim].known_to_all, card)
        take_out(s.known_in_hand, card)
        put_in(s.players[s.thief].known_to_all, card)
        if s.behind_plan == 1:
            put_in(s.known_in_hand, card)
        for viewer in range(s.n_seats):
            if is_third(s, viewer):
                take_out(s.players[viewer].knows[s.victim], card)
    forget_theft(s)


def count_theft(s: State, came: int) -> None:
    """A card of its period has left the victim's group, and come into the thief's, unless everybody was told of it."""
    if s.stolen_age > 0:
        s.players[s.victim].older[s.stolen_age - 1] -= 1
        s.players[s.thief].older[s.stolen_age - 1] += came


def forget_theft(s: State) -> None:
    s.thief = NONE
    s.victim = NONE
    s.stolen = NONE
    s.stolen_age = NONE
    s.behind_plan = 0
    s.doubt = 0
    s.drawn_by_victim = 0
    for age in range(PERIODS):
        s.shown_by_thief[age] = 0
    for i in range(SEATS):
        s.players[i].doubt = 0


# --- as cards move ------------------------------------------------------------------------------------------


def begin_periods(s: State) -> None:
    """At the start all cards are new."""
    for age in range(PERIODS):
        empty(s.periods[age])
    for card in range(CARDS_IN_DECK):
        put_in(s.periods[0], card)
    empty(s.known_in_hand)
    forget_theft(s)


def forget_all(s: State, seat: int) -> None:
    for i in range(PERIODS - 1):
        s.players[seat].older[i] = 0
    s.players[seat].later = 0
    s.players[seat].plan_age = 0
    s.players[seat].doubt = 0
    empty(s.players[seat].known_to_all)
    for other in range(SEATS):
        empty(s.players[seat].knows[other])


def forget_plan(s: State, seat: int) -> None:
    """A hidden plan is new, or no more: nothing has come since."""
    s.players[seat].later = 0
    s.players[seat].plan_age = 0
    for word in range(2):
        s.known_in_hand[word] &= ~s.players[seat].known_to_all[word]
    if seat == s.thief and s.behind_plan == 1:
        s.behind_plan = 0
        rule_out(s)


def note_laid(s: State, seat: int) -> None:
    """A flight plan is laid."""
    forget_plan(s, seat)


def note_plan_over(s: State, seat: int, card: int) -> None:
    """A hidden plan has been discarded, and is seen. If it lay there before a theft, it is not the stolen card."""
    age = age_of(s, card)
    player = s.players[seat]
    if s.victim != NONE and (seat == s.victim or seat == s.thief) and player.later > 0 and player.plan_age == age:
        settle(s)  # that it was no card drawn later may tell which one was stolen: that is too much to keep
    if seat == s.thief and s.behind_plan == 1:
        s.behind_plan = 0
        if age != NONE:
            s.shown_by_thief[age] -= 1
    note_shown(s, seat, card)
    forget_plan(s, seat)


def note_came(s: State, seat: int) -> None:
    """A card has been drawn."""
    if has_hidden_plan(s, seat) and s.players[seat].plan_age == 0:
        s.players[seat].later += 1
    if seat == s.victim:
        s.drawn_by_victim += 1


def note_shown(s: State, seat: int, card: int) -> None:
    """A card has left the seat's group before everybody's eyes; sizes are already what they are now."""
    age = age_of(s, card)
    if age > 0:
        s.players[seat].older[age - 1] -= 1
    elif age == NONE:
        take_out(s.players[seat].known_to_all, card)
        take_out(s.known_in_hand, card)
    unlike = s.victim != NONE and others_know(s, seat, card)
    for viewer in range(s.n_seats):
        take_out(s.players[viewer].knows[seat], card)
    if s.victim != NONE:
        if seat == s.thief:
            note_shown_by_thief(s, card, age, unlike)
        rule_out(s)


def others_know(s: State, seat: int, card: int) -> bool:
    """Does somebody know this card of a group to whom a theft is in doubt?"""
    for viewer in range(s.n_seats):
        if is_third(s, viewer) and is_in(s.players[viewer].knows[seat], card):
            return True
    return False


def note_shown_by_thief(s: State, card: int, age: int, unlike: bool) -> None:
    """The thief has shown a card. Who knew it with the victim is certain that it was the stolen one."""
    for viewer in range(s.n_seats):
        player = s.players[viewer]
        if is_third(s, viewer) and is_in(player.knows[s.victim], card):
            take_out(player.knows[s.victim], card)
            player.doubt = 1 << age
    if card == s.stolen:
        s.stolen = NONE
    if age != NONE:
        s.shown_by_thief[age] += 1
    if s.behind_plan == 1 and unlike:
        settle(s)  # to some it may be the stolen card, to others not: that is too much to keep


def note_theft(s: State, thief: int, victim: int, card: int) -> None:
    """A card has gone from hand to hand, seen by these two only. Of an earlier theft in doubt everybody is told now."""
    settle(s)
    told = size(s.players[victim].known_to_all) > 0
    take_out(s.players[thief].knows[victim], card)
    put_in(s.players[victim].knows[thief], card)
    s.thief = thief
    s.victim = victim
    s.stolen = card
    s.stolen_age = age_of(s, card)
    s.behind_plan = 1 if has_hidden_plan(s, thief) else 0
    s.doubt = (1 << PERIODS) - 1
    for viewer in range(s.n_seats):
        if is_third(s, viewer):
            s.players[viewer].doubt = s.doubt | MAYBE_KNOWN
    if told:
        settle(s)
    else:
        rule_out(s)


def is_over(s: State, age: int) -> bool:
    """Is no card of a period left in any group?"""
    for i in range(s.n_seats):
        if count_of_age(s, i, age) != 0:
            return False
    return True


def note_reshuffle(s: State) -> None:
    """The discards are about to become the pile, and a new period begins. A period without cards makes room for it."""
    gap = 0
    while gap < PERIODS and not is_over(s, gap):
        gap += 1
    if gap == PERIODS:
        gap -= 1
        tell_oldest(s)
    for i in range(s.n_seats):
        player = s.players[i]
        newest = count_of_age(s, i, 0)
        for age in range(gap, 1, -1):
            player.older[age - 1] = player.older[age - 2]
        if gap > 0:
            player.older[0] = newest
        if player.plan_age == gap:
            player.later = 0
        if player.plan_age <= gap:
            player.plan_age += 1
        player.doubt = grown_older(player.doubt, gap)
    for age in range(gap, 0, -1):
        s.shown_by_thief[age] = s.shown_by_thief[age - 1]
        for word in range(2):
            s.periods[age][word] = s.periods[age - 1][word]
    s.shown_by_thief[0] = 0
    s.drawn_by_victim = 0
    s.doubt = grown_older(s.doubt, gap)
    if s.stolen_age != NONE and s.stolen_age < gap:
        s.stolen_age += 1
    for word in range(2):
        for age in range(PERIODS):
            s.periods[age][word] &= ~s.discards[word]
        s.periods[0][word] = s.discards[word]


def grown_older(doubt: int, gap: int) -> int:
    """A doubt when a new period begins: those before the gap are older by one."""
    newer = doubt & ((1 << gap) - 1)
    return (doubt >> (gap + 1) << (gap + 1)) | (newer << 1)


def tell_oldest(s: State) -> None:
    """There are too many periods: everybody is told who has the cards of the oldest one, and which are no plans."""
    settle(s)
    oldest = PERIODS - 1
    for i in range(s.n_seats):
        player = s.players[i]
        player.older[oldest - 1] = 0
        for word in range(2):
            told = player.hand[word] & s.periods[oldest][word]
            player.known_to_all[word] |= told
            if has_hidden_plan(s, i):
                s.known_in_hand[word] |= told
        if has_hidden_plan(s, i) and is_in(s.periods[oldest], player.plan):
            put_in(player.known_to_all, player.plan)
    empty(s.periods[oldest])
