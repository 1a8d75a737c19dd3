"""What viewers of Zeppeldrome know about each other's cards, updated as cards move.

A seat's *group* is its hand together with a flight-plan card that has only lain face down. Players shuffle the discards
only when the pile is empty. So everybody knows in which reshuffle each card last went into the pile; this is its
*period*. Only the thief and the victim see which card is stolen, and the victim knows it by *name* from then on.

Each seat has its own *account*, and one account holds what everybody sees; a spectator has only that one. An account
holds a few *cases*, and one of them is true. A case says where the named cards are, how many other cards of each period
are in each group, and how many of these came late, after the group laid its hidden plan. To a viewer who has no names
for them, cards of one period are alike, so one case covers everything that they could be. When a viewer sees a theft
but not the card, one case becomes several. When a card is shown, some cases become impossible.

Only what its viewer sees changes an account: no function here reads a card that is hidden from the viewer whose account
it writes. If there is too much to keep, the account forgets something, and then allows more worlds than necessary:

- Groups can have cards of five periods. If there are more at a reshuffle, two neighbouring periods become one for
  everybody: the two with the fewest cards.
- A seat has names for six cards. If there are more, it forgets the first.
- An account counts at most seven late cards of a period; any others may be the hidden plan.
- An account has six cases. If a seat's account would have more, it forgets what only that seat has seen, except for its
  own cards. If everybody's account would have more, it counts its two oldest periods as one until there is room for
  another case. If only one period is left, it forgets which cards came late.
"""

from __future__ import annotations

from aerodrome.games.zeppeldrome import accounts, cards, state
from aerodrome.games.zeppeldrome.state import State
from aerodrome.rulebook.bits import empty, put_in, size
from aerodrome.rulebook.record import NONE

# --- updates; the rules call these before the card moves ------------------------------------------------------


def begin_accounts(s: State) -> None:
    """At the start all cards are new."""
    for age in range(state.PERIODS):
        empty(s.periods[age])
    for card in range(cards.CARDS_IN_DECK):
        put_in(s.periods[0], card)
    for a in range(state.SEATS + 1):
        accounts.forget_all(s, a)


def accounts_kept(s: State) -> int:
    """How many accounts there are: first everybody's, then those of the seats."""
    return s.n_seats + 1


def nth_account(nth: int) -> int:
    return nth - 1 if nth > 0 else state.SEATS


def note_drawn(s: State, seat: int) -> None:
    """A card is drawn."""
    if accounts.has_hidden_plan(s, seat):
        for nth in range(accounts_kept(s)):
            a = nth_account(nth)
            for case in range(s.accounts[a].cases):
                accounts.set_late(s, a, case, seat, 0, accounts.late(s, a, case, seat, 0) + 1)


def note_shown(s: State, seat: int, card: int) -> None:
    """Everybody sees a card leave the hand."""
    for nth in range(accounts_kept(s)):
        see_card_leave(s, nth_account(nth), seat, card)


def see_card_leave(s: State, a: int, seat: int, card: int) -> None:
    """The owner of this account sees a card leave a hand."""
    account = s.accounts[a]
    n = accounts.name_of(s, a, card)
    age = accounts.age_to(s, a, card)
    if account.cases > 1:
        for case in range(account.cases):
            if n != NONE:
                account.weights[case] *= accounts.chance_named(s, a, case, seat, n)
            else:
                account.weights[case] *= accounts.chance_unnamed(s, a, case, seat, age)
        accounts.tidy(s, a)
    if n != NONE:
        accounts.drop_name(s, a, n)
    else:
        for case in range(account.cases):
            accounts.take_unnamed(s, a, case, seat, age)
    if account.cases > 1:
        accounts.tidy(s, a)


def note_plan_over(s: State, seat: int, card: int) -> None:
    """A hidden plan is discarded, and everybody sees it."""
    for nth in range(accounts_kept(s)):
        a = nth_account(nth)
        account = s.accounts[a]
        n = accounts.name_of(s, a, card)
        age = accounts.age_to(s, a, card)
        for case in range(account.cases):
            plans = accounts.may_be_plan(s, a, case, seat)
            ways = accounts.early(s, a, case, seat, age)
            if n != NONE:
                ways = 1 if accounts.spot_of(s, a, case, n) == seat else 0
            account.weights[case] *= accounts.share(ways, plans)
        accounts.tidy(s, a)
        if n != NONE:
            accounts.drop_name(s, a, n)
        for case in range(account.cases):
            if n == NONE:
                accounts.set_older(s, a, case, seat, age, accounts.older(s, a, case, seat, age) - 1)
            account.late[case][seat] = 0
            for other in range(state.NAMES):
                if accounts.spot_of(s, a, case, other) == seat + accounts.LATE:
                    accounts.set_spot(s, a, case, other, seat)
        accounts.tidy(s, a)


def note_theft(s: State, thief: int, victim: int, card: int) -> None:
    """A card goes from the victim's hand to the thief's. Only these two see which one."""
    behind_plan = accounts.has_hidden_plan(s, thief)
    for nth in range(accounts_kept(s)):
        a = nth_account(nth)
        if a == thief:
            see_card_leave(s, a, victim, card)
            for case in range(s.accounts[a].cases):
                accounts.put_unnamed(s, a, case, thief, accounts.age_to(s, a, card), behind_plan)
        elif a == victim:
            see_card_leave(s, a, victim, card)
            accounts.add_name(s, a, card, thief + (accounts.LATE if behind_plan else 0))
        else:
            see_theft(s, a, thief, victim)


def see_theft(s: State, a: int, thief: int, victim: int) -> None:
    """The owner of this account sees that a card goes from hand to hand, but not which one."""
    while thefts_that_may_be(s, a, victim) > state.CASES and a == state.SEATS:
        accounts.forget_a_period(s)
    if thefts_that_may_be(s, a, victim) > state.CASES:
        accounts.forget_what_only_it_saw(s, a)  # everybody's account has already seen the theft
        return
    account = s.accounts[a]
    for case in range(account.cases):
        left = thefts_in_case(s, a, case, victim)
        way = 0
        while left > 0:
            chance = chance_of_way(s, a, case, victim, way)
            if chance > 0:
                left -= 1
                then = case  # the last way replaces the case itself
                if left > 0:
                    then = account.cases
                    account.cases += 1
                    accounts.copy_case(s, a, then, case, a)
                account.weights[then] *= chance
                carry_over(s, a, then, thief, victim, way)
            way += 1
    accounts.tidy(s, a)


def chance_of_way(s: State, a: int, case: int, victim: int, way: int) -> int:
    """How likely the stolen card is an unnamed one of a period, or a particular named one."""
    if way < state.PERIODS:
        return accounts.chance_unnamed(s, a, case, victim, way)
    if s.accounts[a].names[way - state.PERIODS] == NONE:
        return 0
    return accounts.chance_named(s, a, case, victim, way - state.PERIODS)


def thefts_in_case(s: State, a: int, case: int, victim: int) -> int:
    """How many possibilities there are for the stolen card in one case."""
    count = 0
    for way in range(state.PERIODS + state.NAMES):
        if chance_of_way(s, a, case, victim, way) > 0:
            count += 1
    return count


def thefts_that_may_be(s: State, a: int, victim: int) -> int:
    count = 0
    for case in range(s.accounts[a].cases):
        count += thefts_in_case(s, a, case, victim)
    return count


def carry_over(s: State, a: int, case: int, thief: int, victim: int, way: int) -> None:
    behind_plan = accounts.has_hidden_plan(s, thief)
    if way < state.PERIODS:
        accounts.take_unnamed(s, a, case, victim, way)
        accounts.put_unnamed(s, a, case, thief, way, behind_plan)
    else:
        accounts.set_spot(s, a, case, way - state.PERIODS, thief + (accounts.LATE if behind_plan else 0))


# --- periods ------------------------------------------------------------------------------------------------


def note_reshuffle(s: State) -> None:
    """The discards become the pile, and a new period begins."""
    for age in range(state.PERIODS):
        for word in range(2):
            s.periods[age][word] &= ~s.discards[word]
    gap = make_room(s)
    for nth in range(accounts_kept(s)):
        grow_older(s, nth_account(nth), gap)
    for word in range(2):
        if gap > 0:
            s.periods[gap][word] |= s.periods[gap - 1][word]
        for age in range(gap - 1, 0, -1):
            s.periods[age][word] = s.periods[age - 1][word]
        s.periods[0][word] = s.discards[word]


def make_room(s: State) -> int:
    """The age of a period that has no cards left. If there is none, the age of the older one of the two neighbouring
    periods with the fewest cards, which become one."""
    for age in range(state.PERIODS):
        if size(s.periods[age]) == 0:
            return age
    gap = 1
    for age in range(2, state.PERIODS):
        if size(s.periods[age]) + size(s.periods[age - 1]) < size(s.periods[gap]) + size(s.periods[gap - 1]):
            gap = age
    return gap


def grow_older(s: State, a: int, gap: int) -> None:
    """Move all counts on by one period, up to the gap. If the account counts its oldest periods as one and they come
    before the gap, move the counts only up to these."""
    account = s.accounts[a]
    last = account.oldest + 1 if account.oldest < max(1, gap) else gap
    for case in range(account.cases):
        for i in range(s.n_seats):
            move_on(s, a, case, i, last)
    account.oldest = max(account.oldest, last)


def move_on(s: State, a: int, case: int, i: int, last: int) -> None:
    newest = accounts.unnamed(s, a, case, i, 0)
    for age in range(last, 0, -1):
        came = accounts.older(s, a, case, i, age - 1) if age > 1 else newest
        came_late = accounts.late(s, a, case, i, age - 1)
        if age == last:
            came += accounts.older(s, a, case, i, age)
            came_late += accounts.late(s, a, case, i, age)
        accounts.set_older(s, a, case, i, age, came)
        accounts.set_late(s, a, case, i, age, came_late)
    if last > 0:
        accounts.set_late(s, a, case, i, 0, 0)
