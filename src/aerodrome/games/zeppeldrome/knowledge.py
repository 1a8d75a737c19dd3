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

from aerodrome.games.zeppeldrome import cards, state
from aerodrome.games.zeppeldrome.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.bits import (
    empty,
    is_in,
    ones,
    put_in,
    size,
)
from aerodrome.rulebook.record import (
    NONE,
)

OLDER_BITS = 7  # bits of a count of cards; no group has more than 70
LATE_BITS = 3  # bits of a count of late cards; any more count as early
LATE = 8  # in a spot: the card came after the hidden plan
EVEN = 2520  # divisible by all numbers up to 10
HEAVIEST = 1 << 20  # heavier weights are rounded

# --- what is known ------------------------------------------------------------------------------------------


def has_hidden_plan(s: State, seat: int) -> bool:
    """Does the seat have a face-down card that only it knows?"""
    return s.players[seat].laid == 1 and s.players[seat].shown == 0


def group_size(s: State, seat: int) -> int:
    return s.players[seat].hand_size + (1 if has_hidden_plan(s, seat) else 0)


def account_of(viewer: int) -> int:
    """The number of a viewer's account. A spectator has the account of what everybody sees."""
    return viewer if viewer != NONE else state.SEATS


def age_to(s: State, a: int, card: int) -> int:
    """The period of a card as an account counts periods, 0 for the newest."""
    for age in range(s.accounts[a].oldest):
        if is_in(s.periods[age], card):
            return age
    return s.accounts[a].oldest


def older(s: State, a: int, case: int, seat: int, age: int) -> int:
    """How many unnamed cards of a period are in a group, in one case; 0 for the newest period, which is not stored."""
    if age == 0:
        return 0
    return (s.accounts[a].older[case][seat] >> (OLDER_BITS * (age - 1))) & ((1 << OLDER_BITS) - 1)


def late(s: State, a: int, case: int, seat: int, age: int) -> int:
    """How many unnamed cards of a period came after a group's hidden plan."""
    return (s.accounts[a].late[case][seat] >> (LATE_BITS * age)) & ((1 << LATE_BITS) - 1)


def set_older(s: State, a: int, case: int, seat: int, age: int, count: int) -> None:
    if age > 0:
        s.accounts[a].older[case][seat] += (count - older(s, a, case, seat, age)) << (OLDER_BITS * (age - 1))


def set_late(s: State, a: int, case: int, seat: int, age: int, count: int) -> None:
    count = min(count, (1 << LATE_BITS) - 1)
    s.accounts[a].late[case][seat] += (count - late(s, a, case, seat, age)) << (LATE_BITS * age)


def name_of(s: State, a: int, card: int) -> int:
    """The number of the name that a card has in an account, NONE for none."""
    for n in range(state.NAMES):
        if s.accounts[a].names[n] == card:
            return n
    return NONE


def spot_of(s: State, a: int, case: int, n: int) -> int:
    """The spot of a named card: the seat whose group has it, plus LATE if the card came after the hidden plan."""
    return (s.accounts[a].places[case] >> (4 * n)) & 15


def seat_of(s: State, a: int, case: int, n: int) -> int:
    return spot_of(s, a, case, n) & 7


def is_surely_there(s: State, a: int, n: int, seat: int) -> bool:
    """Is a named card in a seat's group, whichever case is true?"""
    if s.accounts[a].names[n] == NONE:
        return False
    for case in range(s.accounts[a].cases):
        if seat_of(s, a, case, n) != seat:
            return False
    return True


def unnamed(s: State, a: int, case: int, seat: int, age: int) -> int:
    """How many unnamed cards of a period are in a group, in one case."""
    if age > 0:
        return older(s, a, case, seat, age)
    count = group_size(s, seat)
    for i in range(1, state.PERIODS):
        count -= older(s, a, case, seat, i)
    for n in range(state.NAMES):
        if s.accounts[a].names[n] != NONE and seat_of(s, a, case, n) == seat:
            count -= 1
    return count


def early(s: State, a: int, case: int, seat: int, age: int) -> int:
    """How many of them were there when the hidden plan was laid."""
    return unnamed(s, a, case, seat, age) - late(s, a, case, seat, age)


def may_be_plan(s: State, a: int, case: int, seat: int) -> int:
    """How many cards of a group may be its hidden plan."""
    count = 0
    for age in range(state.PERIODS):
        count += early(s, a, case, seat, age)
    for n in range(state.NAMES):
        if s.accounts[a].names[n] != NONE and spot_of(s, a, case, n) == seat:
            count += 1
    return count


# --- how likely something is, in one case --------------------------------------------------------------------


def share(ways: int, of: int) -> int:
    """The fraction ``ways / of``, as a whole number for weights."""
    return ways * max(1, EVEN // of)


def chance_unnamed(s: State, a: int, case: int, seat: int, age: int) -> int:
    """How likely the card that leaves the hand is an unnamed one of this period."""
    count = unnamed(s, a, case, seat, age)
    if not has_hidden_plan(s, seat):
        return share(count, 1)
    plans = may_be_plan(s, a, case, seat)
    return share(count * plans - early(s, a, case, seat, age), plans)


def chance_named(s: State, a: int, case: int, seat: int, n: int) -> int:
    """How likely the card that leaves the hand is this named one."""
    if seat_of(s, a, case, n) != seat:
        return 0
    if not has_hidden_plan(s, seat) or spot_of(s, a, case, n) != seat:
        return share(1, 1)
    plans = may_be_plan(s, a, case, seat)
    return share(plans - 1, plans)


# --- cases --------------------------------------------------------------------------------------------------


def take_unnamed(s: State, a: int, case: int, seat: int, age: int) -> None:
    """A card has left the hand. It counts as a late one if there are any, so no early card is ruled out as the plan."""
    set_older(s, a, case, seat, age, older(s, a, case, seat, age) - 1)
    set_late(s, a, case, seat, age, max(0, late(s, a, case, seat, age) - 1))


def put_unnamed(s: State, a: int, case: int, seat: int, age: int, came_late: bool) -> None:
    set_older(s, a, case, seat, age, older(s, a, case, seat, age) + 1)
    if came_late:
        set_late(s, a, case, seat, age, late(s, a, case, seat, age) + 1)


def set_spot(s: State, a: int, case: int, n: int, spot: int) -> None:
    s.accounts[a].places[case] += (spot - spot_of(s, a, case, n)) << (4 * n)


def copy_case(s: State, a: int, case: int, source: int, b: int) -> None:
    """Copy a case into another case of the same account or of another."""
    account = s.accounts[a]
    other = s.accounts[b]
    account.weights[case] = other.weights[source]
    account.places[case] = other.places[source]
    for i in range(state.SEATS):
        account.older[case][i] = other.older[source][i]
        account.late[case][i] = other.late[source][i]


def same_case(s: State, a: int, one: int, other: int) -> bool:
    account = s.accounts[a]
    for i in range(state.SEATS):
        if account.older[one][i] != account.older[other][i] or account.late[one][i] != account.late[other][i]:
            return False
    return account.places[one] == account.places[other]


def clear_case(s: State, a: int, case: int) -> None:
    account = s.accounts[a]
    account.weights[case] = 0
    account.places[case] = 0
    for i in range(state.SEATS):
        account.older[case][i] = 0
        account.late[case][i] = 0


def tidy(s: State, a: int) -> None:
    """Drop impossible cases, merge equal ones, and keep weights small."""
    account = s.accounts[a]
    kept = 0
    for case in range(account.cases):
        if account.weights[case] > 0:
            like = 0
            while like < kept and not same_case(s, a, like, case):
                like += 1
            if like < kept:
                account.weights[like] += account.weights[case]
            else:
                if kept < case:
                    copy_case(s, a, kept, case, a)
                kept += 1
    for case in range(kept, account.cases):
        clear_case(s, a, case)
    account.cases = kept
    lighten(s, a)


def lighten(s: State, a: int) -> None:
    account = s.accounts[a]
    divisor = 0
    heaviest = 0
    for case in range(account.cases):
        divisor = common_divisor(account.weights[case], divisor)
        heaviest = max(heaviest, account.weights[case])
    while heaviest // max(1, divisor) > HEAVIEST:
        divisor *= 2
    for case in range(account.cases):
        account.weights[case] = max(1, account.weights[case] // max(1, divisor))


def common_divisor(x: int, y: int) -> int:
    while y > 0:
        rest = x % y
        x = y
        y = rest
    return x


# --- forgetting ---------------------------------------------------------------------------------------------


def forget_all(s: State, a: int) -> None:
    """Begin an account, with one case that says nothing."""
    for case in range(state.CASES):
        clear_case(s, a, case)
    kit.fill(s.accounts[a].names, NONE)
    s.accounts[a].weights[0] = 1
    s.accounts[a].cases = 1
    s.accounts[a].oldest = state.PERIODS - 1


def forget_name(s: State, a: int, n: int) -> None:
    """From now on, count a named card with the other cards of its period."""
    account = s.accounts[a]
    age = age_to(s, a, account.names[n])
    for case in range(account.cases):
        spot = spot_of(s, a, case, n)
        put_unnamed(s, a, case, spot & 7, age, spot >= LATE)
    drop_name(s, a, n)


def drop_name(s: State, a: int, n: int) -> None:
    s.accounts[a].names[n] = NONE
    for case in range(s.accounts[a].cases):
        set_spot(s, a, case, n, 0)


def forget_what_only_it_saw(s: State, seat: int) -> None:
    """Leave a seat with what everybody knows, and its own cards."""
    account = s.accounts[seat]
    for case in range(state.CASES):
        copy_case(s, seat, case, case, state.SEATS)
    kit.fill(account.names, NONE)
    account.cases = s.accounts[state.SEATS].cases
    account.oldest = s.accounts[state.SEATS].oldest
    for case in range(account.cases):
        for age in range(account.oldest + 1):
            if unnamed(s, seat, case, seat, age) != own_cards(s, seat, seat, age):
                account.weights[case] = 0
    tidy(s, seat)


def own_cards(s: State, a: int, seat: int, age: int) -> int:
    """How many cards of a seat's own group belong to a period, as an account counts periods."""
    player = s.players[seat]
    count = 1 if has_hidden_plan(s, seat) and age_to(s, a, player.plan) == age else 0
    for word in range(2):
        count += ones(player.hand[word] & period_word(s, a, age, word))
    return count


def period_word(s: State, a: int, age: int, word: int) -> int:
    """One word of the set of all cards of a period, as an account counts periods."""
    period = s.periods[age][word]
    if age == s.accounts[a].oldest:
        for i in range(age + 1, state.PERIODS):
            period |= s.periods[i][word]
    return period


def forget_a_period(s: State) -> None:
    """Make everybody's account count its two oldest periods as one, or forget which cards came late."""
    account = s.accounts[state.SEATS]
    age = account.oldest
    account.oldest = max(0, age - 1)
    for case in range(account.cases):
        for i in range(state.SEATS):
            if age == 0:
                account.late[case][i] = 0
            else:
                set_older(
                    s,
                    state.SEATS,
                    case,
                    i,
                    age - 1,
                    older(s, state.SEATS, case, i, age - 1) + older(s, state.SEATS, case, i, age),
                )
                set_late(
                    s,
                    state.SEATS,
                    case,
                    i,
                    age - 1,
                    late(s, state.SEATS, case, i, age - 1) + late(s, state.SEATS, case, i, age),
                )
                set_older(s, state.SEATS, case, i, age, 0)
                set_late(s, state.SEATS, case, i, age, 0)
    tidy(s, state.SEATS)


# --- updates; the rules call these before the card moves ------------------------------------------------------


def begin_accounts(s: State) -> None:
    """At the start all cards are new."""
    for age in range(state.PERIODS):
        empty(s.periods[age])
    for card in range(cards.CARDS_IN_DECK):
        put_in(s.periods[0], card)
    for a in range(state.SEATS + 1):
        forget_all(s, a)


def accounts(s: State) -> int:
    """How many accounts there are: first everybody's, then those of the seats."""
    return s.n_seats + 1


def nth_account(nth: int) -> int:
    return nth - 1 if nth > 0 else state.SEATS


def note_drawn(s: State, seat: int) -> None:
    """A card is drawn."""
    if has_hidden_plan(s, seat):
        for nth in range(accounts(s)):
            a = nth_account(nth)
            for case in range(s.accounts[a].cases):
                set_late(s, a, case, seat, 0, late(s, a, case, seat, 0) + 1)


def note_shown(s: State, seat: int, card: int) -> None:
    """Everybody sees a card leave the hand."""
    for nth in range(accounts(s)):
        see_card_leave(s, nth_account(nth), seat, card)


def see_card_leave(s: State, a: int, seat: int, card: int) -> None:
    """The owner of this account sees a card leave a hand."""
    account = s.accounts[a]
    n = name_of(s, a, card)
    age = age_to(s, a, card)
    if account.cases > 1:
        for case in range(account.cases):
            chance = chance_named(s, a, case, seat, n) if n != NONE else chance_unnamed(s, a, case, seat, age)
            account.weights[case] *= chance
        tidy(s, a)
    if n != NONE:
        drop_name(s, a, n)
    else:
        for case in range(account.cases):
            take_unnamed(s, a, case, seat, age)
    if account.cases > 1:
        tidy(s, a)


def note_plan_over(s: State, seat: int, card: int) -> None:
    """A hidden plan is discarded, and everybody sees it."""
    for nth in range(accounts(s)):
        a = nth_account(nth)
        account = s.accounts[a]
        n = name_of(s, a, card)
        age = age_to(s, a, card)
        for case in range(account.cases):
            plans = may_be_plan(s, a, case, seat)
            ways = early(s, a, case, seat, age)
            if n != NONE:
                ways = 1 if spot_of(s, a, case, n) == seat else 0
            account.weights[case] *= share(ways, plans)
        tidy(s, a)
        if n != NONE:
            drop_name(s, a, n)
        for case in range(account.cases):
            if n == NONE:
                set_older(s, a, case, seat, age, older(s, a, case, seat, age) - 1)
            account.late[case][seat] = 0
            for other in range(state.NAMES):
                if spot_of(s, a, case, other) == seat + LATE:
                    set_spot(s, a, case, other, seat)
        tidy(s, a)


def note_theft(s: State, thief: int, victim: int, card: int) -> None:
    """A card goes from the victim's hand to the thief's. Only these two see which one."""
    behind_plan = has_hidden_plan(s, thief)
    for nth in range(accounts(s)):
        a = nth_account(nth)
        if a == thief:
            see_card_leave(s, a, victim, card)
            for case in range(s.accounts[a].cases):
                put_unnamed(s, a, case, thief, age_to(s, a, card), behind_plan)
        elif a == victim:
            see_card_leave(s, a, victim, card)
            add_name(s, a, card, thief + (LATE if behind_plan else 0))
        else:
            see_theft(s, a, thief, victim)


def add_name(s: State, a: int, card: int, spot: int) -> None:
    account = s.accounts[a]
    n = name_of(s, a, NONE)
    if n == NONE:
        n = state.NAMES - 1
        forget_first_name(s, a)
    account.names[n] = card
    for case in range(account.cases):
        set_spot(s, a, case, n, spot)


def forget_first_name(s: State, a: int) -> None:
    """Forget the first name, and move the others up."""
    account = s.accounts[a]
    forget_name(s, a, 0)
    for n in range(1, state.NAMES):
        account.names[n - 1] = account.names[n]
    for case in range(account.cases):
        account.places[case] >>= 4
    account.names[state.NAMES - 1] = NONE
    tidy(s, a)


def see_theft(s: State, a: int, thief: int, victim: int) -> None:
    """The owner of this account sees that a card goes from hand to hand, but not which one."""
    while thefts_that_may_be(s, a, victim) > state.CASES and a == state.SEATS:
        forget_a_period(s)
    if thefts_that_may_be(s, a, victim) > state.CASES:
        forget_what_only_it_saw(s, a)  # everybody's account has already seen the theft
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
                    copy_case(s, a, then, case, a)
                account.weights[then] *= chance
                carry_over(s, a, then, thief, victim, way)
            way += 1
    tidy(s, a)


def chance_of_way(s: State, a: int, case: int, victim: int, way: int) -> int:
    """How likely the stolen card is an unnamed one of a period, or a particular named one."""
    if way < state.PERIODS:
        return chance_unnamed(s, a, case, victim, way)
    if s.accounts[a].names[way - state.PERIODS] == NONE:
        return 0
    return chance_named(s, a, case, victim, way - state.PERIODS)


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
    behind_plan = has_hidden_plan(s, thief)
    if way < state.PERIODS:
        take_unnamed(s, a, case, victim, way)
        put_unnamed(s, a, case, thief, way, behind_plan)
    else:
        set_spot(s, a, case, way - state.PERIODS, thief + (LATE if behind_plan else 0))


# --- periods ------------------------------------------------------------------------------------------------


def note_reshuffle(s: State) -> None:
    """The discards become the pile, and a new period begins."""
    for age in range(state.PERIODS):
        for word in range(2):
            s.periods[age][word] &= ~s.discards[word]
    gap = make_room(s)
    for nth in range(accounts(s)):
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
    newest = unnamed(s, a, case, i, 0)
    for age in range(last, 0, -1):
        came = older(s, a, case, i, age - 1) if age > 1 else newest
        came_late = late(s, a, case, i, age - 1)
        if age == last:
            came += older(s, a, case, i, age)
            came_late += late(s, a, case, i, age)
        set_older(s, a, case, i, age, came)
        set_late(s, a, case, i, age, came_late)
    if last > 0:
        set_late(s, a, case, i, 0, 0)
