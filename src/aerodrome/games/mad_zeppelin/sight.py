"""What a seat of Mad Zeppelin knows, and worlds that agree with it.

The deal of the draft is exact. Traitors that were passed on to a seat can only be with later pickers or left over. The
others were dealt, picked earlier, or are airsick. So there are two heaps. Once the Traitors that everybody has seen are
in their places, each heap is a plain shuffle.

Cargo is dealt from all cards that the seat cannot see, after the cards it is certain of. The deal assumes that players'
choices say nothing about their hands. So it is exact, with four exceptions, for which the state keeps only what stays
certain: an unseen theft from a hand that is partly known, a theft of a card like one that the thief knew there, a
forced answer to Hans Walder, and which of two cards another player has drawn from under the Hold.
``benchmarks/sight_distance.py`` measures the first three. The fourth can happen only in the last play of a game.

What other seats know is hidden as well. A dealt world gives them only what everybody knows.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.mad_zeppelin import cards, rules, state
from aerodrome.games.mad_zeppelin.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.bits import nth_one, ones
from aerodrome.rulebook.chance import below
from aerodrome.rulebook.kit import deal_luck, hide_luck
from aerodrome.rulebook.record import HIDDEN, NONE

PATIENCE = 100  # deals of a payer's hand to try before giving it the crates that it must have


def blind(s: State, seat: int) -> None:
    hide_luck(s)
    if not sees_pool(s, seat):
        s.pool = HIDDEN
    if not sees_out(s, seat):
        s.out = HIDDEN
    if not sees_left_below(s, seat):
        s.left_below = HIDDEN
    kit.fill(s.unseen, HIDDEN)
    for i in range(s.n_seats):
        if i != seat:
            blind_player(s, i)


def blind_player(s: State, i: int) -> None:
    """Hide what another seat holds and knows. It may know more about the viewer's hand than the viewer is aware of."""
    player = s.players[i]
    player.traitors = HIDDEN
    player.passed_on = HIDDEN
    for kind in range(cards.CARGO):
        player.hand[kind] = HIDDEN
        for holder in range(s.n_seats):
            if holder != i:
                player.known[holder][kind] = HIDDEN


def sees_pool(s: State, seat: int) -> bool:
    """Does the seat see the Traitors being passed round? The picking seat does; after the draft there are none."""
    return s.picks == s.n_seats or (s.asked == state.ASK_PICK and s.decider == seat)


def sees_out(s: State, seat: int) -> bool:
    """Does the seat see the Traitors out of play? The leader does, after the draft."""
    return seat == s.leader and s.picks == s.n_seats


def sees_left_below(s: State, seat: int) -> bool:
    """Does the seat know which of two cards is left under the Hold? In the last play, only the seat that has drawn the
    other one does."""
    return s.left_below == NONE or seat == s.seat


def deal(s: State, seat: int, rng: Any) -> None:
    deal_luck(s, rng)
    deal_traitors(s, seat, rng)
    while not traitors_fit(s):
        deal_traitors(s, seat, rng)
    if s.left_below == HIDDEN:
        deal_left_below(s, seat, rng)
    deal_cargo(s, seat, rng)


# --- the draft ----------------------------------------------------------------------------------------------


def deal_traitors(s: State, seat: int, rng: Any) -> None:
    heap = cards.ALL_TRAITORS  # Traitors whose place the viewer does not know
    later_heap = 0  # those that were passed on to the viewer: picked later, or left over
    for t in range(cards.TRAITORS):
        if s.seen_at[t] != NONE:
            heap &= ~(1 << t)
    if seat >= 0:
        heap &= ~s.players[seat].traitors
        later_heap = heap & s.players[seat].passed_on
        heap &= ~later_heap
    if sees_pool(s, seat):
        later_heap &= ~s.pool
    if sees_out(s, seat):
        heap &= ~s.out
        later_heap &= ~s.out
    for i in range(s.n_seats):
        if i != seat:
            shown = got(s, i) & ~(s.played | s.laid_open)
            unknown = rules.traitors_held(s, i) - ones(shown)
            later = 1 if holds_later_pick(s, i, seat) else 0
            from_later = take_some(later_heap, later, rng)
            from_heap = take_some(heap, unknown - later, rng)
            later_heap &= ~from_later
            heap &= ~from_heap
            s.players[i].traitors = shown | from_later | from_heap
    if not sees_pool(s, seat):
        if seat >= 0 and s.players[seat].passed_on != 0:
            s.pool = later_heap
        else:
            s.pool = take_some(heap, cards.TRAITORS - rules.airsick_traitors(s) - s.n_seats - s.picks, rng)
        heap &= ~s.pool
        later_heap &= ~s.pool
    if not sees_out(s, seat):
        s.out = heap | later_heap
    deal_what_was_passed_on(s, seat, rng)


def traitors_fit(s: State) -> bool:
    """Do these hands agree with the answers to the names that Ripp and Tim have called?"""
    if s.asked == state.ASK_PLAY and rules.playable(s, s.decider) == 0:  # the seat has one to lay down
        return False
    return rules.kept(s)


def take_some(heap: int, n: int, rng: Any) -> int:
    """A random n of the Traitors in a heap, a bit each."""
    taken = 0
    for _ in range(n):
        left = heap & ~taken
        taken |= 1 << nth_one(left, below(rng, ones(left)))
    return taken


def got(s: State, place: int) -> int:
    """The Traitors that everybody has seen at a place in this turn, a bit each; a place is a seat or OUT_OF_PLAY."""
    found = 0
    for t in range(cards.TRAITORS):
        if s.seen_at[t] == place:
            found |= 1 << t
    return found


def turn_to_pick(s: State, seat: int) -> int:
    """0 for the leader, 1 for the next, and so on."""
    return (seat - s.leader) % s.n_seats


def holds_later_pick(s: State, i: int, seat: int) -> bool:
    """Did the other seat pick after the viewer, and is its pick still unseen?"""
    if seat < 0 or turn_to_pick(s, i) < turn_to_pick(s, seat) or turn_to_pick(s, i) >= s.picks:
        return False
    return got(s, i) & s.players[seat].passed_on == 0


def deal_what_was_passed_on(s: State, seat: int, rng: Any) -> None:
    """Deal what the other seats saw in the draft, from the last picker back to the leader.

    A seat could pick from its own pick and everything it passed on. If the viewer cannot tell which of a seat's two
    Traitors was the pick, both are equally likely.
    """
    passed_on = left_over(s, seat, rng)
    for i in range(s.n_seats):
        if i != seat:
            s.players[i].passed_on = 0
    if s.picks < s.n_seats:
        picker = (s.leader + s.picks) % s.n_seats
        s.players[picker].passed_on = passed_on
    for back in range(s.picks):
        i = (s.leader + s.picks - 1 - back) % s.n_seats
        if i == seat:
            passed_on = s.players[seat].passed_on
        else:
            hand = s.players[i].traitors | got(s, i)
            if seat >= 0 and turn_to_pick(s, i) > turn_to_pick(s, seat):
                hand &= s.players[seat].passed_on
            passed_on |= take_some(hand, 1, rng)
            s.players[i].passed_on = passed_on


def left_over(s: State, seat: int, rng: Any) -> int:
    """What the latest picker has passed on: the pool, or after the draft the Traitors that nobody picked."""
    if s.picks < s.n_seats:
        return s.pool
    nobody_has = s.out | got(s, state.OUT_OF_PLAY)
    if seat >= 0:
        return nobody_has & s.players[seat].passed_on
    return take_some(nobody_has, ones(nobody_has) - rules.airsick_traitors(s), rng)


# --- Cargo --------------------------------------------------------------------------------------------------


def deal_left_below(s: State, seat: int, rng: Any) -> None:
    """Deal which of two cards is left under the Hold. Both are equally likely unless only one fits."""
    nth = below(rng, 2)
    s.left_below = s.below[nth]
    if not left_below_fits(s, seat):
        s.left_below = s.below[1 - nth]


def left_below_fits(s: State, seat: int) -> bool:
    """Are there enough cards for everything that the viewer is certain of?"""
    room = s.players[s.seat].hand_size
    for kind in range(cards.CARGO):
        room -= certain(s, seat, s.seat, kind)
        left = cards_unaccounted(s, seat, kind)
        for i in range(s.n_seats):
            if i != seat:
                left -= certain(s, seat, i, kind)
        if left < 0:
            return False
    return room >= 0


def deal_cargo(s: State, seat: int, rng: Any) -> None:
    for kind in range(cards.CARGO):
        s.unseen[kind] = cards_unaccounted(s, seat, kind)
        for i in range(s.n_seats):
            if i != seat:
                s.players[i].hand[kind] = certain(s, seat, i, kind)
                s.unseen[kind] -= s.players[i].hand[kind]
    for nth in range(s.n_seats):
        i = (s.seat + nth) % s.n_seats  # the payer first; the order does not favour any hand
        if i != seat:
            deal_hand(s, i, rng)
            tries = 0
            while i == s.seat and s.asked == state.ASK_PAY and rules.means(s, i) < s.owed:
                put_back(s, i, seat)
                if tries == PATIENCE:
                    give_crates(s, i)
                deal_hand(s, i, rng)
                tries += 1
            guess_knowledge(s, i)


def deal_hand(s: State, i: int, rng: Any) -> None:
    """Fill a hand with cards that the viewer cannot see."""
    unseen = 0
    unknown = s.players[i].hand_size
    for kind in range(cards.CARGO):
        unseen += s.unseen[kind]
        unknown -= s.players[i].hand[kind]
    for nth in range(unknown):
        s.players[i].hand[rules.take_unseen(s, below(rng, unseen - nth))] += 1


def put_back(s: State, i: int, seat: int) -> None:
    """Take back what was dealt to a hand, except the cards that the viewer is certain of."""
    for kind in range(cards.CARGO):
        sure = certain(s, seat, i, kind)
        s.unseen[kind] += s.players[i].hand[kind] - sure
        s.players[i].hand[kind] = sure


def give_crates(s: State, i: int) -> None:
    """Give the largest crates to a payer who is short of coins. The payer must hold crates, but the deals found none
    that suffice."""
    for nth in range(cards.LARGE - cards.SMALL + 1):
        while s.unseen[cards.LARGE - nth] > 0 and rules.means(s, i) < s.owed:
            s.unseen[cards.LARGE - nth] -= 1
            s.players[i].hand[cards.LARGE - nth] += 1


def cards_unaccounted(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind the viewer cannot see: in other hands, in the Hold, or removed."""
    count = cards.count_of(kind) - s.under[kind]
    if s.left_below == kind:
        count -= 1
    if kind >= cards.SMALL:
        count -= s.used_up[kind - cards.SMALL]
    if seat >= 0:
        count -= s.players[seat].hand[kind]
    if kind < cards.LAID_OUT:
        for i in range(s.n_seats):
            count -= s.players[i].laid_out[kind]
    return count


def certain(s: State, seat: int, holder: int, kind: int) -> int:
    """How many cards of a kind the viewer knows to be in another hand, including a kept card from under the Hold once
    that is dealt."""
    count = s.players[holder].shown[kind] if seat < 0 else s.players[seat].known[holder][kind]
    if holder == s.seat and s.left_below != NONE and drawn_and_kept(s, kind):
        return max(count, 1)
    return count


def drawn_and_kept(s: State, kind: int) -> bool:
    """Was this kind drawn from under the Hold, and is the card certain to be still in hand?"""
    if kind != s.below[0] + s.below[1] - s.left_below:
        return False
    if kind == cards.ALCOHOL:
        return s.players[s.seat].laid_out[cards.ALCOHOL] == 0
    if s.thrown == 0:
        return True
    return s.used_up[kind - cards.SMALL] == 0 if kind >= cards.SMALL else s.players[s.seat].laid_out[kind] == 0


def guess_knowledge(s: State, i: int) -> None:
    """Give another seat the knowledge that everybody has. The viewer assumes no more than that."""
    for holder in range(s.n_seats):
        if holder != i:
            for kind in range(cards.CARGO):
                s.players[i].known[holder][kind] = s.players[holder].shown[kind]
