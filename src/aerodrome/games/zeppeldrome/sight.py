"""What a seat of Zeppeldrome knows, and worlds that agree with it.

Hidden are the hands, the plans that lie face down since they were chosen, the choices of plans that are not yet
revealed, and the pile. `deal` deals each other group (a hand with its hidden plan) from the unseen cards: first those
older than the last reshuffle, then the newer ones, then which of them is the plan. That is exact as long as the viewer
has seen every theft since the last reshuffle, and every theft from a hand of which it knew a card. Else it is sound:
how many old cards went along is drawn within bounds, and a card that may have gone on is forgotten.

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
    nth_in,
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
                choose_hidden_plan(s, i, rng)


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
            while old_in(s, s.players[i].hand) < s.players[i].old_least:
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
    nth = below(rng, ones(low) + ones(high))
    card = nth_one(low, nth) if nth < ones(low) else WORD + nth_one(high, nth - ones(low))
    take_out(s.pile, card)
    put_in(s.players[i].hand, card)


def choose_hidden_plan(s: State, i: int, rng: Any) -> None:
    """One card of the group, each as likely as the others, lies face down."""
    player = s.players[i]
    player.plan = nth_in(player.hand, below(rng, size(player.hand)))
    take_out(player.hand, player.plan)
