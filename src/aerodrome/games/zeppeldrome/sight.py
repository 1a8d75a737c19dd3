"""What a seat of Zeppeldrome knows, and worlds that agree with it.

The hands are hidden, and so are the plans that have lain face down since they were chosen, the choices of plans that
are not yet revealed, the pile, and the accounts of other seats. `deal` draws one case of the viewer's account by its
weight. The case says how many unseen cards of each period every other group (a hand with its hidden plan) has. `deal`
deals these cards, and the hidden plan first.

It deals no world that the viewer could rule out, unless the viewer has forgotten something. If others choose their
cards at random, it deals every possible world with its true chance, with one exception. If, in one turn, a card comes
into a group after its hidden plan and then a card leaves the hand, the dealt plan is still a card that was there in
time, but its chance is not always right, nor is the chance of what was stolen.

`knowledge` says what a viewer forgets. All of it is rare with the printed cards, since only one of them steals:

- in which of two old periods a card went into the pile, if groups have cards of more than five periods. Somebody must
  have kept such a card over four reshuffles;
- the places of its lost cards, if it has lost more than six that have not been shown since;
- that a card came after a hidden plan, if more than seven of a period did;
- everything that it alone has seen of others, if there are more than six cases; and what everybody knows about the
  older periods, if everybody's account has more than six. For that, several thefts must be in doubt at once.

After forgetting, a viewer may be dealt a world that it could once have ruled out, but none that its account rules out.

In a dealt world the other seats have chosen no plan yet, and know only what everybody knows and their own cards.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.zeppeldrome import accounts, cards, state
from aerodrome.games.zeppeldrome.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.bits import (
    WORD,
    empty,
    nth_one,
    ones,
    put_in,
    take_out,
)
from aerodrome.rulebook.chance import (
    below,
)
from aerodrome.rulebook.kit import deal_luck, hide_luck
from aerodrome.rulebook.record import (
    HIDDEN,
    NONE,
)

# --- blind --------------------------------------------------------------------------------------------------


def blind(s: State, seat: int) -> None:
    hide_luck(s)
    kit.fill(s.pile, HIDDEN)
    for i in range(s.n_seats):
        if i != seat:
            blind_player(s, i)
            blind_account(s, i)


def blind_player(s: State, i: int) -> None:
    player = s.players[i]
    player.chosen = NONE  # nobody sees which seats have already chosen a plan
    if accounts.has_hidden_plan(s, i):
        player.plan = HIDDEN
    kit.fill(player.hand, HIDDEN)


def blind_account(s: State, i: int) -> None:
    account = s.accounts[i]
    account.cases = HIDDEN
    account.oldest = HIDDEN
    kit.fill(account.names, HIDDEN)
    for case in range(state.CASES):
        account.weights[case] = HIDDEN
        account.spots[case] = HIDDEN
        for other in range(state.SEATS):
            account.older[case][other] = HIDDEN
            account.late[case][other] = HIDDEN


# --- deal ---------------------------------------------------------------------------------------------------


def deal(s: State, seat: int, rng: Any) -> None:
    deal_luck(s, rng)
    a = accounts.account_of(seat)
    case = draw_case(s, a, rng)
    gather_unseen(s, seat, case)
    for i in range(s.n_seats):
        if i != seat:
            deal_group(s, a, case, i, rng)
    for i in range(s.n_seats):
        if i != seat:
            accounts.forget_what_only_it_saw(s, i)


def draw_case(s: State, a: int, rng: Any) -> int:
    """One of the cases of an account, by its weight."""
    account = s.accounts[a]
    if account.cases == 1:
        return 0
    total = 0
    for case in range(account.cases):
        total += account.weights[case]
    nth = below(rng, total)
    case = 0
    while nth >= account.weights[case]:
        nth -= account.weights[case]
        case += 1
    return case


def gather_unseen(s: State, seat: int, case: int) -> None:
    """Put all cards that the viewer cannot see into the pile, and leave only cards that it can name in other groups."""
    s.pile[0] = ((1 << WORD) - 1) & ~s.discards[0]
    s.pile[1] = ((1 << (cards.CARDS_IN_DECK - WORD)) - 1) & ~s.discards[1]
    for i in range(s.n_seats):
        player = s.players[i]
        if i != seat:
            empty(player.hand)
        if player.plan != NONE and player.plan != HIDDEN:
            take_out(s.pile, player.plan)
    a = accounts.account_of(seat)
    for n in range(state.NAMES):
        if s.accounts[a].names[n] != NONE:
            put_in(s.players[accounts.seat_of(s, a, case, n)].hand, s.accounts[a].names[n])
    for i in range(s.n_seats):
        for word in range(2):
            s.pile[word] &= ~s.players[i].hand[word]


def deal_group(s: State, a: int, case: int, i: int, rng: Any) -> None:
    """Deal a group its unseen cards. If its plan is hidden, the plan is a card that was there in time."""
    player = s.players[i]
    plan_age = NONE
    if accounts.has_hidden_plan(s, i):
        plan_age = choose_plan_age(s, a, case, i, rng)
        if plan_age != NONE:
            player.plan = unseen_card(s, a, plan_age, rng)
    for age in range(s.accounts[a].oldest + 1):
        for _ in range(accounts.unnamed(s, a, case, i, age) - (1 if age == plan_age else 0)):
            put_in(player.hand, unseen_card(s, a, age, rng))


def choose_plan_age(s: State, a: int, case: int, i: int, rng: Any) -> int:
    """Draw the period of a hidden plan. If the plan is a named card, lay that card down and return NONE."""
    nth = below(rng, accounts.may_be_plan(s, a, case, i))
    for n in range(state.NAMES):
        if s.accounts[a].names[n] != NONE and accounts.spot_of(s, a, case, n) == i:
            if nth == 0:
                s.players[i].plan = s.accounts[a].names[n]
                take_out(s.players[i].hand, s.players[i].plan)
                return NONE
            nth -= 1
    age = 0
    while nth >= accounts.early(s, a, case, i, age):
        nth -= accounts.early(s, a, case, i, age)
        age += 1
    return age


def unseen_card(s: State, a: int, age: int, rng: Any) -> int:
    """Take one of the unseen cards of a period."""
    low = s.pile[0] & accounts.period_word(s, a, age, 0)
    high = s.pile[1] & accounts.period_word(s, a, age, 1)
    nth = below(rng, ones(low) + ones(high))
    card = nth_one(low, nth) if nth < ones(low) else WORD + nth_one(high, nth - ones(low))
    take_out(s.pile, card)
    return card
