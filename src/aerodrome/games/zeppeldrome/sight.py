"""What a seat of Zeppeldrome knows, and worlds that agree with it.

Hidden are the hands, the plans that lie face down since they were chosen, the choices of plans that are not yet
revealed, and the pile. `deal` deals each other group (a hand with its hidden plan) from the unseen cards: first those
older than the last reshuffle, then the newer ones, then which of them is the plan. That is exact as long as

- the viewer has seen every theft since the last reshuffle, and every theft from a hand of which it knew a card; else
  how many old cards went along is drawn within bounds, and a card that may have gone on is forgotten;
- no card has left a hand after another came in behind its hidden plan, in one turn; else the plan may be any card that
  was there in time, but not always with the right chance;
- with three or more seats, no rival keeps a card over two reshuffles, and nobody steals twice between two (which takes
  edited cards): what was known before the last reshuffle but one is forgotten, and so is whose card was how old.

In a dealt world the other seats have chosen no plan yet, and know nothing of each other's cards.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.zeppeldrome.cards import (
    CARDS_IN_DECK,
)
from aerodrome.games.zeppeldrome.knowledge import (
    group_size,
    has_hidden_plan,
)
from aerodrome.games.zeppeldrome.state import (
    SEATS,
    State,
)
from aerodrome.rulebook.bits import (
    WORD,
    is_in,
    nth_one,
    ones,
    put_in,
    size,
    take_out,
)
from aerodrome.rulebook.chance import (
    below,
    next_word,
)
from aerodrome.rulebook.record import (
    HIDDEN,
    NONE,
)


def blind(s: State, seat: int) -> None:
    for i in range(4):
        s.rng[i] = HIDDEN
    for word in range(2):
        s.pile[word] = HIDDEN
    for i in range(s.n_seats):
        if i != seat:
            blind_player(s, i)


def blind_player(s: State, i: int) -> None:
    player = s.players[i]
    player.chosen = NONE  # nobody sees who has chosen a plan already
    if has_hidden_plan(s, i):
        player.plan = HIDDEN
    for word in range(2):
        player.hand[word] = HIDDEN
        for other in range(SEATS):
            player.knows[other][word] = HIDDEN
            player.stolen_since[other] = HIDDEN


def deal(s: State, seat: int, rng: Any) -> None:
    for i in range(4):
        s.rng[i] = next_word(rng)
    gather_unseen(s, seat)
    deal_old_cards(s, seat, rng)
    for i in range(s.n_seats):
        if i != seat:
            while size(s.players[i].hand) < group_size(s, i):
                deal_card(s, i, True, rng)
            if has_hidden_plan(s, i):
                choose_hidden_plan(s, seat, i, rng)


def gather_unseen(s: State, seat: int) -> None:
    """Put all cards that the viewer cannot see into the pile, and only those known to be there into other groups."""
    s.pile[0] = ((1 << WORD) - 1) & ~s.discards[0]
    s.pile[1] = ((1 << (CARDS_IN_DECK - WORD)) - 1) & ~s.discards[1]
    for i in range(s.n_seats):
        player = s.players[i]
        if i != seat:
            for word in range(2):
                player.hand[word] = s.players[seat].knows[i][word] if seat != NONE else 0
                for other in range(SEATS):
                    player.knows[other][word] = 0
                    player.stolen_since[other] = NONE
        if player.plan != NONE and player.plan != HIDDEN:
            take_out(s.pile, player.plan)
        for word in range(2):
            s.pile[word] &= ~player.hand[word]


def old_in(s: State, words: Any) -> int:
    """How many cards of a set are older than the last reshuffle."""
    return ones(words[0] & ~s.recycled[0]) + ones(words[1] & ~s.recycled[1])


def deal_old_cards(s: State, seat: int, rng: Any) -> None:
    """Deal the unseen cards that did not go into the last reshuffle: each is in some group.

    First every group gets as many as it surely has; the others go to those that have room for more.
    """
    for i in range(s.n_seats):
        if i != seat:
            while old_in(s, s.players[i].hand) < s.players[i].old_least or needs_old_plan(s, seat, i):
                deal_card(s, i, False, rng)
    left = old_in(s, s.pile)
    while left > 0:
        room = 0
        for i in range(s.n_seats):
            room += room_for_old(s, seat, i)
        nth = below(rng, room)
        i = 0
        while nth >= room_for_old(s, seat, i):
            nth -= room_for_old(s, seat, i)
            i += 1
        deal_card(s, i, False, rng)
        left -= 1


def needs_old_plan(s: State, seat: int, i: int) -> bool:
    """Is the hidden plan older than the reshuffle, and no card of the group that can be it?"""
    if s.players[i].plan_is_old == 0:
        return False
    stolen = s.players[seat].stolen_since[i] if seat != NONE else NONE
    old = old_in(s, s.players[i].hand)
    if stolen != NONE and is_in(s.players[i].hand, stolen) and not is_in(s.recycled, stolen):
        old -= 1
    return old == 0


def room_for_old(s: State, seat: int, i: int) -> int:
    """How many more old cards a group may have."""
    if i == seat:
        return 0
    hand = s.players[i].hand
    return min(s.players[i].old_most - old_in(s, hand), group_size(s, i) - size(hand))


def deal_card(s: State, i: int, new: bool, rng: Any) -> None:
    """Deal a group one of the unseen cards that went into the last reshuffle, or one that did not."""
    low = s.pile[0] & (s.recycled[0] if new else ~s.recycled[0])
    high = s.pile[1] & (s.recycled[1] if new else ~s.recycled[1])
    card = nth_of_both(low, high, below(rng, ones(low) + ones(high)))
    take_out(s.pile, card)
    put_in(s.players[i].hand, card)


def choose_hidden_plan(s: State, seat: int, i: int, rng: Any) -> None:
    """One card of the group lies face down, each as likely as the others that were there when it was laid."""
    hand = s.players[i].hand
    low = hand[0]
    high = hand[1]
    later = s.players[i].later
    stolen = s.players[seat].stolen_since[i] if seat != NONE else NONE
    if s.players[i].plan_is_old == 1:
        low &= ~s.recycled[0]
        high &= ~s.recycled[1]
        later = 0
    if stolen != NONE and is_in(hand, stolen):
        low &= ~bit_in(stolen, 0)
        high &= ~bit_in(stolen, 1)
        later -= 1
    while later > 0 and ones(low) + ones(high) > 1:
        # Cards that came later are newer than the reshuffle, and unknown to the viewer.
        new_low = low & s.recycled[0] & ~known_word(s, seat, i, 0)
        new_high = high & s.recycled[1] & ~known_word(s, seat, i, 1)
        if new_low == 0 and new_high == 0:
            later = 0
        else:
            card = nth_of_both(new_low, new_high, below(rng, ones(new_low) + ones(new_high)))
            low &= ~bit_in(card, 0)
            high &= ~bit_in(card, 1)
            later -= 1
    s.players[i].plan = nth_of_both(low, high, below(rng, ones(low) + ones(high)))
    take_out(hand, s.players[i].plan)


def known_word(s: State, seat: int, i: int, word: int) -> int:
    return s.players[seat].knows[i][word] if seat != NONE else 0


def bit_in(card: int, word: int) -> int:
    """The bit of a card in a word of a set, 0 when it is in the other."""
    return 1 << (card % WORD) if card // WORD == word else 0


def nth_of_both(low: int, high: int, nth: int) -> int:
    """The nth card of a set given by its two words."""
    return nth_one(low, nth) if nth < ones(low) else WORD + nth_one(high, nth - ones(low))
