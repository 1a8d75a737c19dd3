"""A viewer's account of Zeppeldrome's cards: its cases, the spots of named cards, counts, and how likely each case is.

`knowledge` explains the words, and changes accounts as cards move.
"""

from __future__ import annotations

from aerodrome.games.zeppeldrome import state
from aerodrome.games.zeppeldrome.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.bits import is_in, ones
from aerodrome.rulebook.record import NONE

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
    return (s.accounts[a].spots[case] >> (4 * n)) & 15


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
    s.accounts[a].spots[case] += (spot - spot_of(s, a, case, n)) << (4 * n)


def add_name(s: State, a: int, card: int, spot: int) -> None:
    account = s.accounts[a]
    n = name_of(s, a, NONE)
    if n == NONE:
        n = state.NAMES - 1
        forget_first_name(s, a)
    account.names[n] = card
    for case in range(account.cases):
        set_spot(s, a, case, n, spot)


def copy_case(s: State, a: int, case: int, source: int, b: int) -> None:
    """Copy a case into another case of the same account or of another."""
    account = s.accounts[a]
    other = s.accounts[b]
    account.weights[case] = other.weights[source]
    account.spots[case] = other.spots[source]
    for i in range(state.SEATS):
        account.older[case][i] = other.older[source][i]
        account.late[case][i] = other.late[source][i]


def same_case(s: State, a: int, one: int, other: int) -> bool:
    account = s.accounts[a]
    for i in range(state.SEATS):
        if account.older[one][i] != account.older[other][i] or account.late[one][i] != account.late[other][i]:
            return False
    return account.spots[one] == account.spots[other]


def clear_case(s: State, a: int, case: int) -> None:
    account = s.accounts[a]
    account.weights[case] = 0
    account.spots[case] = 0
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


def forget_first_name(s: State, a: int) -> None:
    """Forget the first name, and move the others up."""
    account = s.accounts[a]
    forget_name(s, a, 0)
    for n in range(1, state.NAMES):
        account.names[n - 1] = account.names[n]
    for case in range(account.cases):
        account.spots[case] >>= 4
    account.names[state.NAMES - 1] = NONE
    tidy(s, a)


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
