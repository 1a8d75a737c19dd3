"""What a seat of Mad Zeppelin knows, and worlds that agree with it.

The draft is dealt exactly. Traitors that were passed on to a seat can only lie with those who picked later, or be left
over; the others were dealt, picked earlier, or are airsick. So there are two heaps, and each is a plain shuffle once
the Traitors that everybody has seen are put where they were seen.

Cargo is dealt from all cards that the seat cannot see, after the cards it is certain of. What players choose to do is
taken to say nothing about their hands. So this is exact, but for four things of which only what stays certain is kept:
a card stolen unseen from a hand of which something is known, a theft of a card like one that the thief knew there, a
forced answer to Hans Walder, and which of two cards another player has drawn from under the Hold.
``benchmarks/sight_distance.py`` measures the first three; the fourth can only come in the last play of a game.

What other seats know is hidden as well, and dealt as what everybody knows: more is not assumed.
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

PATIENCE = 100  # deals of a payer's hand before the crates that must be there are put in by hand


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
    """Hide what another seat holds and knows; what it knows of the viewer's own hand, it may have learnt unseen."""
    player = s.players[i]
    player.traitors = HIDDEN
    player.passed_on = HIDDEN
    for kind in range(cards.CARGO):
        player.hand[kind] = HIDDEN
        for holder in range(s.n_seats):
            if holder != i:
                player.known[holder][kind] = HIDDEN


def sees_pool(s: State, seat: int) -> bool:
    """The Traitors being passed round are seen by the seat that picks; after the draft there are none."""
    return s.picks == s.n_seats or (s.asked == state.ASK_PICK and s.decider == seat)


def sees_out(s: State, seat: int) -> bool:
    """After the draft the leader has looked at all Traitors out of play."""
    return seat == s.leader and s.picks == s.n_seats


def sees_left_below(s: State, seat: int) -> bool:
    """Only the seat that has drawn one of the two cards from under the Hold knows the other; that is the last play."""
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
    heap = cards.ALL_TRAITORS  # Traitors of which the viewer does not know where they are
    later_heap = 0  # those of them that were passed on to the viewer: picked later, or left over
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
    """Can these be the hands, as Ripp's and Tim's names have been answered?"""
    if s.asked == state.ASK_PLAY and rules.playable(s, s.decider) == 0:  # who is asked to lay down a Traitor is able to
        return False
    return rules.kept(s)


def take_some(heap: int, n: int, rng: Any) -> int:
    """Any n of the Traitors in a heap, a bit each."""
    taken = 0
    for _ in range(n):
        left = heap & ~taken
        taken |= 1 << nth_one(left, below(rng, ones(left)))
    return taken


def got(s: State, place: int) -> int:
    """The Traitors that everybody has seen with a seat, or OUT_OF_PLAY, in this turn, a bit each."""
    found = 0
    for t in range(cards.TRAITORS):
        if s.seen_at[t] == place:
            found |= 1 << t
    return found


def turn_to_pick(s: State, seat: int) -> int:
    """0 for the leader, 1 for the next, and so on."""
    return (seat - s.leader) % s.n_seats


def holds_later_pick(s: State, i: int, seat: int) -> bool:
    """Did the other seat pick after the viewer, and has nobody seen yet what?"""
    if seat < 0 or turn_to_pick(s, i) < turn_to_pick(s, seat) or turn_to_pick(s, i) >= s.picks:
        return False
    return got(s, i) & s.players[seat].passed_on == 0


def deal_what_was_passed_on(s: State, seat: int, rng: Any) -> None:
    """Say what the other seats saw in the draft, from the last picker back to the leader.

    What a seat could pick from is its pick and all that it passed on. Where the viewer cannot tell which of a seat's
    two Traitors was the pick, each is as likely as the other.
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
    """What the last picker so far has passed on: the pool, or after the draft the Traitors that nobody picked."""
    if s.picks < s.n_seats:
        return s.pool
    nobody_has = s.out | got(s, state.OUT_OF_PLAY)
    if seat >= 0:
        return nobody_has & s.players[seat].passed_on
    return take_some(nobody_has, ones(nobody_has) - rules.airsick_traitors(s), rng)


# --- Cargo --------------------------------------------------------------------------------------------------


def deal_left_below(s: State, seat: int, rng: Any) -> None:
    """One of two cards was drawn from under the Hold: each as likely as the other, unless only one fits."""
    nth = below(rng, 2)
    s.left_below = s.below[nth]
    if not left_below_fits(s, seat):
        s.left_below = s.below[1 - nth]


def left_below_fits(s: State, seat: int) -> bool:
    """Are there cards enough for what the viewer is certain of?"""
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
        i = (s.seat + nth) % s.n_seats  # the payer first: no card is likelier in one hand than in another
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
    """Fill a hand up with cards that the viewer cannot see."""
    unseen = 0
    unknown = s.players[i].hand_size
    for kind in range(cards.CARGO):
        unseen += s.unseen[kind]
        unknown -= s.players[i].hand[kind]
    for nth in range(unknown):
        s.players[i].hand[rules.take_unseen(s, below(rng, unseen - nth))] += 1


def put_back(s: State, i: int, seat: int) -> None:
    """Take back what was dealt to a hand, save the cards that the viewer is certain of."""
    for kind in range(cards.CARGO):
        sure = certain(s, seat, i, kind)
        s.unseen[kind] += s.players[i].hand[kind] - sure
        s.players[i].hand[kind] = sure


def give_crates(s: State, i: int) -> None:
    """A payer short of coins must hold crates; where chance has not found them, the largest are taken."""
    for nth in range(cards.LARGE - cards.SMALL + 1):
        while s.unseen[cards.LARGE - nth] > 0 and rules.means(s, i) < s.owed:
            s.unseen[cards.LARGE - nth] -= 1
            s.players[i].hand[cards.LARGE - nth] += 1


def cards_unaccounted(s: State, seat: int, kind: int) -> int:
    """Cards of a kind that the viewer cannot see: in other hands, in the Hold, or removed."""
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
    """Cards of a kind that the viewer knows to be in another hand, once it is dealt what was drawn from below."""
    count = s.players[holder].shown[kind] if seat < 0 else s.players[seat].known[holder][kind]
    if holder == s.seat and s.left_below != NONE and drawn_and_kept(s, kind):
        return max(count, 1)
    return count


def drawn_and_kept(s: State, kind: int) -> bool:
    """Was it this kind that was drawn from under the Hold, and can it not have left the hand since?"""
    if kind != s.below[0] + s.below[1] - s.left_below:
        return False
    if kind == cards.ALCOHOL:
        return s.players[s.seat].laid_out[cards.ALCOHOL] == 0
    if s.thrown == 0:
        return True
    return s.used_up[kind - cards.SMALL] == 0 if kind >= cards.SMALL else s.players[s.seat].laid_out[kind] == 0


def guess_knowledge(s: State, i: int) -> None:
    """Another seat knows at least what everybody knows; more than that the viewer does not assume."""
    for holder in range(s.n_seats):
        if holder != i:
            for kind in range(cards.CARGO):
                s.players[i].known[holder][kind] = s.players[holder].shown[kind]
